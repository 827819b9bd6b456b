"""Words that carry no subject: left out of the search, and used to tell languages apart. Folded, by language."""

from __future__ import annotations

from collections.abc import Mapping

_FR = """
a affirme ai aie aimerais ainsi aller allez allons alors ami amie amis apres arrive arriver as au aucune aujourd aussi
autorise autre autres aux avais avait avant avec avez avoir avons ayant bah beaucoup belle ben bien bon bonjour c ca
car cas ce ceci cela celle celles celui cependant certain certains ces cet cette ceux chaque chez chose choses ci
comme comment comprend comprendre comprends compris contre copain coucou cousin croire crois croit croyais d dans de
deja demain demande demander depuis des desole devoir devrait dire dis disait disent dispute disputes dit dites dois
doit doivent donc donne dont droit du elle elles en encore enfin ensuite entre est et etaient etait etant ete etes
etre eu euh eux exactement explique expliquer faire fais fait faites fameuse fameux faudrait faut femme fois font
frere fut genre gens grave hein hier hop hum ici il ils intervient j jamais je jeu jeux jouait joue jouent jouer jouez
jouons juste justement l la laquelle le lequel les lesquels leur leurs livret lors lorsque lui m ma mais mal maman
mari matin me meme memes merci mere mes met mets mettent mettre minute minutes moi moins moment mon n ne ni non
normalement nos notre nous nouveau obligation officiel officielle officiellement ok on ont ou ouais oui papa par parce
pareil parfois partie parties pas passe passer pendant pensais pense pere permis personnellement peu peut peuvent peux
plait plus plutot possible pour pourquoi pourrait pouvait pouvez pouvoir precise precisement pres prevu puis puisque
qu quand quel quelle quelles quelque quelques quelquun quels question qui quid quoi raison regarder regards regle
regles reste rien s sa sachant sais sait salut sans savoir se selon semaine sera serait ses si sien sinon soeur soir
soit sommes son sont sous soutenait soutient souvent stp suis sur surtout svp t ta tant te tel telle tellement tes toi
tombe tombent ton tot toujours tout toute trouve trouver truc trucs tu un une va vais vas venir vers veut veux via
viens vient voila voir voire vois voit vont vos votre voudrais vouloir vous vrai vraiment vu y
"""
_ES = """
a ahi al algo alguien algun alguna alguno alla alli amiga amigo anoche ante antes aparte aqui asegura asi aun aunque
ayer bien buenas bueno cada casi caso cierto claro como con contra correcto cosa cosas cree creo cual cuales cualquier
cualquiera cuando cunada cunado d da dan de deber deberia debo decir del demas dentro desde despues dice dicen dices
digo discusion discutiendo donde dos duda dudas durante e ejemplo el ella ellas ellos en entender entendi entiendo
entonces entre era eran eres es esa esas ese eso esos esta estaba estabamos estado estais estamos estan estar estas
este esto estos estoy estuvo exactamente explica explicar favor folleto fue fueron gracias ha haber habia hace hacemos
hacen hacer hago han has hasta hay haya he hemos hermana hermano hola hoy iba igual incluso insiste ir jaja juega
juegan juego juegos jugabamos jugamos jugando jugar jugue la las le les lo los luego madre mal manera manual marido
mas me mi mia mientras minuto minutos mio mis misma mismas mismo mismos modo momento mujer muy nada ni no normalmente
nos nosotros novia novio nuestra nuestro nunca o ocurre ocurrir oficial oficialmente ok os otra otras otro otros oye
padre para parece partida partidas pasa pasaba pasado pasar permite permiten permitido pero podemos poder podria
podrias por porque pregunta preguntar prima primo pronto puede pueden puedes puedo pues q que querer queria quien
quienes quiero quiza rato realidad regla reglas resulta sabe saber sabes se sea segun semana ser si sido siempre sin
sino sobre sois somos son soy su sucede suegra supone supuesto sus tal tambien tampoco tan tanto te tenemos tener
tenga tengo tenia tiene tienen tienes tio toda todavia todo tranquilos tras tu tus un una unas uno unos usted va vale
vamos van vaya veces ver verdad vez vosotros xq y ya yo
"""
_EN = """
a able about actually after ah all allow allowed already also always am an and another any anybody anyone anything
anyway are argue argued arguing argument as ask at away be because been before being believe bit boyfriend brother btw
buddy bunch but by came can cannot cant case cases certain claim claimed claims clarify come comes confused confusing
correct could course cousin d dad daughter day definitely did didnt do does doesnt doing done dont down dude during
each either else end's evening ever every exactly example explain explained fair few folks for friend friends from fun
gal game games gave get getting girlfriend given goes going gonna got guess guy guys had happen happened happening
happens has hasnt have having he hello help her here hey hi him his how however husband i idea if im in indeed insist
insists instead into is isnt it its itself ive just kind know known last legal legit let lets like likely lol look lot
m made make makes man many mate matter maybe me mean means might mine minute minutes mom more most mother much my
myself need never new next night no not nothing now of off official officially often oh ok okay on once one ones only
onto or other others our ours over own people per person play played playing plays please pls plz possible probably
put question quick quite r rather re real really reckon right rule rulebook rules s said same saw say says see seem
seems seen shall she should sister sitting so some somebody someone something sort still such suppose supposed sure t
table than thank thanks that thats the their them then there theres these they thing things think thinking thinks this
those though thought through thus to told tonight too try trying turn u under understand until up upon ur us use used
usually ve very via want wants was wasnt way we week well went were weve what whatever whats when whenever where
whether which while who whole whom whose why wife will with within without wont work works would wouldnt wrong yall
yeah yes yesterday yet you your yours
"""

COMMON: Mapping[str, tuple[str, ...]] = {"fr": tuple(_FR.split()), "es": tuple(_ES.split()), "en": tuple(_EN.split())}
