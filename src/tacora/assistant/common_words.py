"""Words that carry no subject: left out of the search, and used to tell languages apart. Folded, by language."""

from __future__ import annotations

from collections.abc import Mapping

_FR = """
a ai aie ainsi alors apres as au aucune aujourd aussi autre autres aux avais avait avant avec avez avoir avons ayant beaucoup bien bon bonjour
c ca car ce ceci cela celle celles celui cependant certain certains ces cet cette ceux chez ci comme comment contre croire crois croit croyais d dans de deja
demande demander depuis des desole dire dis disent disait dit dites dois doit donc dont du elle elles en encore enfin ensuite entre est et etaient etait etant ete etes etre eu eux
expliquer explique fait faire fais faites faut faudrait fois font fut genre grave hein hier hop hum ici il ils intervient j je juste justement l la laquelle le lequel les lesquels leur leurs lors lorsque lui
m ma mais mal me meme memes merci mes moi moins mon moment n ne ni non nos notre nous nouveau on ont ou ouais oui par parce pareil parfois pas pendant pense pensais personnellement peu peut peuvent peux plait plus plutot
pour pourquoi pourrait pouvez pouvoir precisement pres puis puisque qu quand quel quelle quelles quels quelque quelques qui quoi quelquun raison regle regles regards regarder reste rien s sa sais sait sans savoir se selon sera serait ses si sien sinon
soir soit sommes son sont sous souvent suis sur surtout svp t ta tant te tel telle tellement tes toi ton tot toujours tout toute tu un une va vais vas vers veut veux via viens vient voila vois voit vos votre vous vrai vraiment vu y
jeu jeux jouer joue jouent jouait jouons jouez partie parties question jamais chose choses truc trucs arrive arriver passe passer quid svp stp ok euh bah ben quoi salut coucou ami amie amis frere soeur cousin copain mari femme mere pere belle maman papa
dispute disputes soutient soutenait affirme prevu possible permis droit autorise obligation cas compris comprends comprend comprendre chaque fameux fameuse toujours donne livret precise officiel officielle officiellement normalement exactement
minute minutes semaine hier demain matin gens dois devoir devrait doivent mettre met mets mettent vont allez allons aller venir vouloir voudrais aimerais sachant tombe tombent trouve trouver voir voire peux pouvait
"""
_ES = """
a al algo alguien alguna alguno algun ahi alla alli amigo amiga ante anoche antes aqui asi aun aunque ayer bien buenas bueno cada casi caso como con contra creo cree cual cuales cuando cual cosa cosas d da dan de debo deber deberia decir del
demas dentro desde despues dice dicen dices digo donde dos durante e el ella ellas ellos en entonces entre era eran eres es esa esas ese eso esos esta estaba estabamos estado estais estamos estan estar estas este esto estos estoy estuvo explicar explica favor fue fueron
gracias ha haber habia han has hasta hay haya he hemos hola hoy iba igual incluso ir jugar jugamos jugando juega juegan jugue jugabamos juego juegos la las le les lo los luego mal manera mas me mi mia mientras mio mis misma mismas mismo mismos modo momento muy nada ni
no nos nosotros nuestra nuestro nunca o oye os otra otras otro otros para parece partida partidas pasa pasar pasado pasaba pero podemos poder podria podrias porque por pregunta preguntar primo prima pronto puede pueden puedes puedo pues q que querer queria quiero
quien quienes quiza regla reglas realidad saber sabe sabes se sea segun ser si sido siempre sin sino sobre sois somos son soy su sucede supuesto sus tal tambien tampoco tan tanto te tenemos tener tengo tenia tenga tiene tienen tienes toda todavia todo tras tu tus un una unas uno unos usted
va vamos van vale vaya veces ver verdad vez vosotros y ya yo cunado cunada hermano hermana madre padre marido mujer novia novio suegra tio dice insiste asegura discutiendo discusion duda dudas manual folleto oficial oficialmente correcto cierto permitido permite permiten hacer hace hacen hago hacemos
exactamente normalmente entiendo entender entendi claro ok vale jaja gracias ejemplo caso cualquier cualquiera ocurre ocurrir aparte resulta supone minuto minutos semana rato tranquilos xq
"""
_EN = """
a able about actually after ah all already also always am an and another any anybody anyone anything are as ask at away be because been before being believe buddy but by came can cannot cant come comes could course d dad daughter day definitely did didnt do does doesnt doing done dont down
during each either else ever every exactly explain explained fair few for friend friends from fun game games gave get getting given goes going gonna got guess guys had happen happened happening happens has hasnt have having he hello help her here hey hi him his how however i idea if im in indeed insist insists instead into is isnt it its itself ive
just kind know known last let lets like likely lol look m made make makes many matter maybe me mean means might mine mom mother more most much my myself need never new next night no not nothing now of off often oh ok okay on once one ones only onto or other others our ours over own people per person play played playing plays please possible probably put question quick quite
rather re real really reckon right rule rulebook rules said same saw say says see seem seems seen shall she should so some somebody someone something sort still such suppose supposed sure s t than thank thanks that thats the their them then there theres these they thing things think thinks thinking this those though thought through thus to told too try trying turn u under understand until up upon us use used usually ve very via want wants was wasnt way we
well went were weve what whatever whats when whenever where whether which while who whole whom whose why wife will with within without wont work works would wouldnt wrong yeah yes yesterday yet you your yours yall husband brother sister cousin boyfriend girlfriend argue argued arguing argument claims claim claimed allowed allow official officially legal ok legit correct certain case cases example
bit end's lot minute minutes week evening tonight sitting table confused confusing clarify r ur pls plz btw anyway bunch guy gal folks dude mate man
"""

COMMON: Mapping[str, tuple[str, ...]] = {"fr": tuple(_FR.split()), "es": tuple(_ES.split()), "en": tuple(_EN.split())}
