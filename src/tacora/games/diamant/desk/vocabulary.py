"""What words mean to a sum, in three languages: nouns of things counted, verbs of going, staying and sharing, question
words.

An entry is a folded word; ``*`` at its end stands for any ending, ``_`` joins the words of a phrase. These tags serve
reading numbers only; the subjects a question can be about are told by the concepts of ``lexicon.toml``.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache

__all__ = ["LANGUAGES", "NUMERALS", "matched", "tags_of", "votes", "words_of"]

LANGUAGES = ("fr", "es", "en")

_WORDS: Mapping[str, tuple[str, str, str]] = {
    # Things counted.
    "gem": (
        "rubis rubi rubies pierre* gemme* caillou* bijou* joyau* turquoise* emeraude* cristaux ruby gemmettes "
        "diamantins pepites",
        "rubi rubies rubis gema* piedr* pedrusc* joya* turquesa* pedrusco* esmeralda* gemit* piedrecit* piedrit* "
        "rubic*",
        "ruby rubies rubys gem gems gemstone* stone stones jewel* pebble* turquoise* emerald* crystals gemstones "
        "sparklers shinies rubs",
    ),
    "dia": (
        "diamant diamants obsidienne*",
        "diamante* obsidiana*",
        "diamond* obsidian*",
    ),
    "rel": (
        "relique* artefact* objet objets masque* statue* idole* totem* statuette*",
        "reliquia* figurita* objeto objetos mascara* artefacto* estatua* idolo* totem* estatuilla*",
        "relic* mask masks artifact* artefact* idol idols statue* totem*",
    ),
    "tre": (
        "tresor tresors",
        "tesoro tesoros",
        "treasure treasures",
    ),
    "card": (
        "carte cartes carte_sortie cartes_sortie carte_sortir cartes_sortir carte_camp cartes_camp carte_campement "
        "carte_rentrer",
        "carta cartas carta_de_salir carta_de_salida cartas_de_salir cartas_de_salida carta_salir "
        "carta_de_campamento carta_campamento",
        "card cards exit_card exit_cards camp_card camp_cards leave_card leave_cards",
    ),
    "head": (
        "joueur* joueuse* explor* explos aventur* personnes gens gars copain* copine* pote potes ami amis amie "
        "amies camarade* compagnon* survivant* bonhomme* bonshommes participant* enfant* gosse* gamin* gaillard* "
        "sortant* fuyard* partants fuyant* filles garcons eleves rescape* deserteur* froussard* lache laches "
        "personne_s gaillards bonne_femme invites",
        "jugador* explor* aventurer* persona personas gente amigo* amiga* companer* participante* nino ninos nina "
        "ninas chico* chica* chaval* valiente* cobarde* superviviente* fugitivo* alumn* peques colega* muchach* "
        "tios hombre mujer tipo invitados colegas pibes cuates compas compinches",
        "player* explorer* adventurer* people ppl person persons folk folks friend friends mate mates buddy "
        "buddies guys guy lads kids kid child children girls boys pupils leaver leavers quitter* survivor* "
        "participant* bloke* teammates siblings cousins students cowards chickens deserter* escapee* runaway* man "
        "woman lady fella lass lad guests invitees visitors pals peeps",
    ),
    "kin": (
        "frere* soeur* cousin* papa maman papi papy mamie mamy pere mere oncle* tante* mari femme fils fille "
        "neveu* niece* parrain marraine grand_pere grand_mere voisin* copain copine pote ami amie beau_frere "
        "belle_soeur parents grands_parents petit petite fistons filles garcon",
        "herman* papa mama padre madre abuel* tio tia marido mujer hijo hija niet* sobrin* novi* vecin* amigo "
        "amiga nena nene suegr* cunad* padres colega parej* primo prima primos primas hijos hijas hij*",
        "brother* sister* cousin* dad mum mom mother father grandpa grandma gran nan nana granddad uncle* aunt "
        "aunty auntie wife husband son daughter nephew* niece* friend mate buddy boyfriend girlfriend neighbour "
        "neighbor partner parents sons daughters gf bf hubby missus",
    ),
    "hazard": (
        "danger dangers piege* catastrophe* menace* monstre*",
        "peligro* trampa* amenaza* monstruo*",
        "hazard* trap traps danger dangers monster* threat* baddie*",
    ),
    "cave": (
        "grotte* temple* caverne* mine souterrain trou tunnel galerie fond terre",
        "cueva* templo* gruta* mina caverna* tunel fondo tierra",
        "cave caves temple temples mine tunnel cavern* ground",
    ),
    "round": (
        "manche manches tour tours expedition*",
        "ronda* expedicion* turno* vuelta*",
        "round rounds expedition*",
    ),
    "times": (
        "fois",
        "vez veces",
        "time times once twice thrice",
    ),
    "pt": (
        "point points pts",
        "punto* puntaje* puntuacion pts",
        "point points pts",
    ),
    "deck": (
        "paquet pioche deck pile talon jeu",
        "mazo baraja juego pila",
        "deck stack pile game play box",
    ),
    "chest": (
        "coffre* tente",
        "cofre* tienda arca",
        "chest* tent",
    ),
    "thing": (
        "ans an minute* euro* heure* equipe* partie parties fois biere* boite* place places couleur* metre* jour "
        "jours boites exemplaire* copies extension* version* edition* regle* question*",
        "ano anos minuto* euro* hora* equipo* partida* vez veces cerveza* caja* sitio* color* metro* dia dias "
        "copia* expansion* version* edicion* regla* pregunta* tiempo",
        "year* minute* euro* hour* team* game games beer* box boxes seat* colour* color* day days copy copies "
        "dollar* pound* expansion* version* edition* rule* question* long old often time",
    ),
    # Verbs.
    "out": (
        "sortons sors sortez sortent sortir sortaient sortirent sortant pars part partent partons partez partir "
        "partis partie parti parties repars repart repartent repartons repartez rentre rentres rentrent rentrons "
        "rentrez rentrer quitt* fui fuit fuient fuyons fuir enfui* echapp* barre barrent barrer s_en_va s_en_vont "
        "m_en_vais s_en_aller en_va en_vont en_vais en_aller nous_en_allons retour_au_camp revient_au_camp "
        "revenir_au_camp retourn*_au_camp demi_tour decamp* filons filent filer file rebrouss* casse casses "
        "cassent casser tire_vers abandonn* dehors fuyard* sortant* partants sauve sauvent sauvons sauver carapat* "
        "taille taillent taillons arrache arrachent tirons_nous debin* se_tire se_tirent me_tire nous_tirons calte "
        "jpars detal* deserte* esquiv* eclips* remont* partait rentraient partirent s_en_allait rentrait "
        "reviennent revenons tailler camp prennent_la_fuite se_carapat* fous_le_camp se_fait_la_malle bifurque "
        "plie_bagage plient_bagage rebroussent vide_les_lieux prends_la_sortie prennent_la_sortie prend_la_sortie "
        "jette_l_eponge jettent_l_eponge sortis lache_l_affaire prend_la_tangente dit_stop disent_stop arrete "
        "arretent arretons m_arrete s_arrete s_arretent degonfl* mets_les_voiles met_les_voiles mettons_les_voiles "
        "mettent_les_voiles mets_les_bouts met_les_bouts mettent_les_bouts mettons_les_bouts prend_le_large "
        "prenons_le_large sacr*_le_camp sacr*_notre_camp decriss* decolle decollons decollent se_sauve "
        "nous_sauvons deguerpi* campement se_retire se_retirent nous_retirons me_retire se_defile se_defilent "
        "prend_la_poudre prennent_la_poudre repartir sont_repartis deja_repartis sont_deja_repartis "
        "etaient_repartis carte_sortie cartes_sortie carte_sortir cartes_sortir carte_camp cartes_camp "
        "carte_campement carte_rentrer",
        "salgo sales sale salen salimos salis salir salido salieron sali salio salga salgan salgamos saliendo "
        "saldremos saldran vamos_nos nos_vamos se_van me_voy se_va te_vas irse irme irnos yendome yendonos se_fue "
        "se_fueron me_fui nos_fuimos marcho marcha marchan marchamos marcharon marcharse marcharme marcharnos huyo "
        "huye huyen huimos huyeron huir volvemos vuelven volver vuelvo vuelve regres* retiro retira retiran "
        "retiramos retirarse retirarme largo larga largan largamos largarse piro pira piran piramos pirarse rajo "
        "raja rajan rajamos rajaron abandon* escap* me_las_piro fugar* fuga fugamos fugan largaron retiraron "
        "saliendose van_fuera plant* pisan_la_calle nos_hemos_ido se_han_ido se_ha_ido fueron_a_casa fugitivo* "
        "salida fuera najan abrimos_nos nos_abrimos campamento volvieron volvio dejamos dejan dejo_la salidos "
        "me_bajo nos_bajamos se_bajan me_rajo abandonamos pliego pliegan tomamos_la_salida toman_la_salida "
        "retirada me_planto nos_plantamos se_plantan plantamos ahueco ahuecan emprenden_la_vuelta cojo_la_puerta "
        "de_vuelta me_he_ido fueron vuelta_a_casa esfuman evaporan hacemos_mutis acobard* echo_para_atras "
        "echa_atras dan_la_vuelta "
        "dieron_la_vuelta doy_la_vuelta damos_la_vuelta afuera sacadas_ya nos_rajamos se_zafan nos_zafamos "
        "me_zafo zafar nos_pelamos se_pelan jalamos nos_salimos apartan retache regresamos damos_media_vuelta "
        "doy_media_vuelta dan_media_vuelta da_media_vuelta media_vuelta carta_de_salir carta_de_salida "
        "cartas_de_salir cartas_de_salida carta_salir carta_de_campamento carta_campamento",
        "leave leaves leaving leaver leavers exit exits exiting exited quit quits quitting quitter* bail bails "
        "bailed bailing flee flees fleeing fled escape escapes escaped escaping retreat* scarper* walk_out "
        "walks_out walked_out walking_out head_out head_home heads_home headed_home heading_home heading_out "
        "heads_out headed_out go_home goes_home going_home went_home gone_home gone_back go_back goes_back "
        "going_back went_back head_back heads_back heading_back headed_back get_out gets_out got_out getting_out "
        "go_out goes_out went_out going_out back_to_camp back_at_camp return_to_camp returns_to_camp "
        "returned_to_camp run runs ran running bolt bolts bolted bolting dip dips dipped dipping scram* skedaddl* "
        "depart* withdraw* leg_it legs_it legged_it legging_it turn_back turns_back turned_back turning_back "
        "turned_tail turn_tail chicken_out chickens_out chickened_out chickening_out walk_away walks_away duck_out "
        "ducks_out off_home on_our_way_out on_their_way_out on_my_way_out pull_out pulls_out pulled_out take_off "
        "takes_off took_off out head_for_home come_out coming_out heads_for_home heading_for_home head_for_camp "
        "heads_for_camp heading_for_camp camp peel_off slip_out slips_out sneak_out sneaks_out step_out steps_out "
        "stepping_out clear_out call_it_quits call_it_a_day pack_it_in packs_it_in packing_it_in "
        "packed_it_in go_solo walk_home walks_home "
        "walked_home trot_home bottle_it bottles_it bottled_it nip_out nips_out nipped_out hop_out hops_out "
        "back_out backs_out cash_out cashes_out cashed_out check_out are_off re_off m_off am_off s_off is_off "
        "head_off heads_off shuffle_out slink_off "
        "slinks_off scoot vamoose make_a_run make_a_break cut_and_run cuts_and_run jump_ship give_up gives_up "
        "gave_up call_time hightail* disappear_home march_out marches_out scurry_out tap_out taps_out tapped_out "
        "drop_out drops_out run_for_it runs_for_it ran_for_it returned returning returns_home peg_it pegs_it "
        "pegged_it do_a_runner clears_off clear_off buzz_off push_off beat_it skip_out sprint_out "
        "throw_in_the_towel throws_in_the_towel sneak_off sneaks_off sneaked_off sneaking_off hightailing "
        "mosey_off wander_off wanders_off trudge_home slope_off slopes_off split_off walk walks walked "
        "left_on_my_own left_on_his_own left_on_her_own left_alone left_by_myself left_together turns_tail "
        "exit_card exit_cards camp_card camp_cards leave_card leave_cards",
    ),
    "outrev": (
        "sort sorti sortie sorties sortis sortait",
        "sale salio salido salir saliendo",
        "out come comes came",
    ),
    "in": (
        "dedans interieur encore_la toujours_la continu* poursui* en_course en_lice restons reste_dans "
        "restent_dans sous_terre la_dedans enfonc* au_fond presents present encore_presents tous_la y_sommes "
        "y_sont y_etions terres resistent tiennent_bon au_travail en_bas encore_en_jeu encore_dedans vivants "
        "en_vie rescapes",
        "dentro adentro sigo sigue siguen seguimos seguis continu* estamos estan aguant* metidos abajo bajo_tierra "
        "quedamos quedais presentes avanz* quedaron_dentro al_pie aguantando resisten resistimos metidas seguiamos "
        "siguen_dentro ahi_abajo en_juego vivos vivas en_pie",
        "inside in_there in_here down_there down_here underground below still_in stay stays staying stayed "
        "remain_inside continue continues continuing keep_going carry_on carries_on go_on goes_on push_on "
        "pushes_on below_ground still_going all_in are_in in_the_running press_on still_exploring down_the_mine "
        "holding_on hanging_on brave_enough pressing_on carrying_on pushing_on stuck_it_out left_standing "
        "on_the_expedition poking_about poking_around digging remain remains exploring alive left_alive present",
    ),
    "share": (
        "partag* divis* repartir repartit repartis repartissent repartit_on repartition reparti repartie distribu* "
        "split decoup* separe*",
        "repart* divid* division distribu* parte parten partir parto partes split",
        "dealt_out deal_out "
        "split splits splitting share shares shared sharing divide* dividing division divvy divided cut_up payout "
        "distribut*",
    ),
    "rev": (
        "appar* tomb* pioch* retourn* devoil* revel* tire tires tirons tirez decouvr* affich* arrive arrivent "
        "debarque surg* voila pointe montre pioche decouvre dit indique annonce vient_de sortir c_est debusque "
        "deniche tombons pige piger vient_d_arriver se_montre se_presente pointe_son_nez",
        "aparec* destap* voltea* volteo revel* descubr* llega asoma asoman toca_un viene acaba_de mostr* muestra "
        "marca pone sacamos saco sacan giro giramos levant* cae robamos salta saltan destapamos aparecio salio_la "
        "se_presenta giran revelamos topamos",
        "come_up comes_up came_up coming_up comes_out came_out turn_up turns_up turned_up turning_up pop_up "
        "pops_up popped_up popped_out pops_out show_up shows_up showed_up flip flips flipped flipping draw draws "
        "drew drawn reveal* turn_over turns_over turned_over appear* hit_a hit_the show shows shown showing pull "
        "pulls pulled deal_out landed lands drop_in it_s it_is say says get_a got_a uncover* turning_over turn "
        "turns turned rolls_up crops_up cropped_up comes_along came_along emerges emerged unveiled dealt lands_on "
        "landed_on struck_a found_a find_a stumble* spring_up found",
    ),
    "get": (
        "prend* prennent prenons prenez touche* touchons gagne* ramass* recup* empoch* recoi* recev* rafl* aura "
        "aurons auront emport* encaiss* chop* obtien* droit revient reviennent rapport* ramene embarque* gratte* "
        "garde gardons gardent revenir_a touchent encaissent empochent ai_droit avons_droit recevoir toucher",
        "agarr* pongo meto guardo "
        "llevo lleva llevan llevamos llevar lleve toca tocan tocamos tocar corresponde* correspond* recib* gano "
        "gana ganamos ganan cobro cobra cobramos cobran cojo coge cogen cogemos pillo pilla pillan pillamos recog* "
        "recojo saco tomo toma saca recaud* a_cuanto_salimos salimos_cada quedo llevarme llevandome cogiendo doy "
        "dan trinc* embols* quedan_con sacamos recaudamos embolso cae caen caben resulta sacar coger recoger",
        "get gets getting got carry carries carried "
        "take takes taking took pick_up picks_up pocket* collect* grab* receive* earn* gain* "
        "scoop* sweep* claim* gather* walk_off_with bring brings bank haul_in scores bag bags keep keeps pull_in "
        "land_with end_up_with left_with walks_off_with entitled due owed score",
    ),
    "worth": (
        "vaut valent valoir valeur valeurs rapporte* marque marqu* compte_pour",
        "vale valen valer valor valores cuenta cuentan suman suma valia",
        "worth value values valued score scores",
    ),
    "total": (
        "total somme score addition*",
        "total totales suma suman puntuacion marcador",
        "total tally score sum add",
    ),
    "lie": (
        "traine* trainent trainant trainaient gisent git oubli* jonch* restantes restants restante restant residu* "
        "restes sur_le_chemin abandonnes attendent attend eparpill* dispers* reliquat reliquats delaiss* laissees "
        "laisses surplus en_vrac disperses laisse laissent orphelin* epars semes negliges",
        "suelt* tirad* tiraos olvidad* sobran sobrant* restos resto desperdigad* abandonad* esparcid* dejad* "
        "esperando sin_repartir guardan guarda pendientes sobras esperan sueltos regados sembrados huerfan* "
        "sin_recoger quedaron dejaron",
        "lying lie lies laying lay sat leftover leftovers left_over scattered strewn left_on remaining unclaimed "
        "waiting left_lying sitting residue remainders knocking_about uncollected forgotten odd_gems spare "
        "left_behind dotted spread dumped unpicked abandoned unshared undivided stray loose still_there",
    ),
    "rest": (
        "reste restent restait restaient restera demeure demeurent subsiste subsistent",
        "queda quedan quedaba quedaban quedaron hay sobra quedado",
        "left remain remains remained remainder stay stays stuck stayed",
    ),
    "path": (
        "chemin sol terre couloir galerie parcours sentier piste par_terre route",
        "camino suelo pasillo recorrido sendero fila senda",
        "path floor ground corridor trail track row way",
    ),
    "there": (
        "il_y_a y_a ya il_y_avait y_avait",
        "hay habia",
        "there_is there_s there_are there_re theres there_were path_has",
    ),
    "webe": (
        "on_est on_etait on_reste on_se_retrouve on_restait on_continue nous_sommes sommes etions nous_etions "
        "vous_etes nous_restons on_serait nous_voila etaient ils_sont ils_etaient on_n_est on_n_est_plus_que "
        "on_joue_a",
        "somos eramos ibamos "
        "semos jugamos estamos estabamos seguimos quedamos quedabamos continuamos siendo sois fuimos quedais "
        "van_a seguiamos tamos empezamos entramos",
        "we_are we_re we_were were there_are there_re there_s there_were we_remain we_stay you_are",
    ),
    "began": (
        "etions etait etaient au_depart depart debut commence* au_debut etions_partis partis_a entres initialement",
        "eramos ibamos empezamos empezaron entramos entraron inicio principio comenzamos estabamos",
        "were began started start begin went_in entered originally was initially first_in",
    ),
    # Grammar.
    "i": (
        "je j moi jsuis m me jpars",
        "yo me mi m",
        "i me myself my im",
    ),
    "first": (
        "moi",
        "yo mi",
        "i me myself",
    ),
    "we": (
        "on nous",
        "nos nosotros nosotras",
        "we us our",
    ),
    "us": (
        "de_nous d_entre_nous nous vous",
        "nosotros nosotras nos de_nosotros",
        "of_us of_you us of_ours of_them ours of_em o_us",
    ),
    "join": (
        "et plus puis and encore n pis",
        "y e mas plus luego",
        "and plus then n with",
    ),
    "among": (
        "entre pour par a parmi pr en",
        "entre para por pa a",
        "between among amongst for by amid into",
    ),
    "and": (
        "et plus pis",
        "y e mas",
        "and n plus",
    ),
    "fill": (
        "de d des du la le les l autre autres encore petit* pauvre* rouge* seul seule que plus en tout tous toutes "
        "ces ses mes nos miser* belle* gros* grand* jolie* derniers dernier dernieres beaux brave* simple "
        "malheureu* toujours vrai* pas bons different* distinct* sa leurs unique sortes types especes genres",
        "nada_mas "
        "de del la el las los otro otra otros otras mas solo solas rojo* pequen* miser* pobre* unico* que ultim* "
        "bonit* buen* grand* ellas ellos diferent* distint* valios* tristes solit* primer* su sus sola clases "
        "tipos mis tus nuestros nuestras",
        "of the other others more little poor red whole all another small measly lousy still only just big extra "
        "single lonely our your my these those last lovely shiny brave different separate distinct whopping "
        "remaining intrepid his her their its lone out_of kinds types sorts kind sort",
    ),
    "aux": (
        "sont ont a avons vont va allons veulent veut decid* choisi* prefer* de d qui que se s nous on ensemble "
        "tous toutes y en ki a_la_fois deja aussitot est alors juste maintenant d_un_coup finalement ils elles",
        "han ha hemos van va vamos quieren queremos decid* se nos que a de al ya vez juntos juntas ahora todos "
        "eligen elegimos tambien acaban",
        "are is have has had will would want wants decide decides decided deciding to choose chooses chose all "
        "both just then now already ve re s who that together at once going gonna each were was being holding_out "
        "hold_out hand_out find_out figure_out turn_out work_out still suddenly also try simultaneously",
    ),
    "art": (
        "un une le la du cet cette d_un d_une ce l",
        "un una el la al del este esta ese",
        "a an the this that another",
    ),
    "onetag": (
        "une un autre derniere premiere premier dernier",
        "una un otra otro ultima primera",
        "one another other third last",
    ),
    "ask": (
        "combien cb",
        "cuant* a_como",
        "how_many how_much number_of",
    ),
    "each": (
        "chacun* chaque par_tete par_personne par_joueur par_explorateur par_enfant par_nez par_pipe",
        "cada cada_quien cada_cual por_cabeza por_persona por_barba por_jugador por_explorador per_capita",
        "each apiece per_head per_person everyone everybody per_player per_explorer each_one",
    ),
    "gain": (
        "mien mienne gain gains chiffre montant nombre moitie benefice recolte ramassage solde",
        "mio mia mios mias ganancia cantidad monto mitad cifra recompensa premio saldo",
        "amount bonus half take haul pickings winnings number figure reward takings",
    ),
    "so": (
        "et_donc donc alors ca_donne ca_donne_quoi verdict",
        "o_sea como_queda y_entonces entonces y_bien",
        "so well then",
    ),
    "part": (
        "part parts portion portions lot butin ma_part sa_part leur_part notre_part",
        "parte partes porcion reparto lote botin",
        "share cut portion* potion split part payout haul bit",
    ),
    "what": (
        "quoi quel quelle koi",
        "cual",
        "what whats",
    ),
    "calc": (
        "calcul* compte comptes fais faites verifi* donnez fait donne donn* ca_fait comment_fait_on "
        "on_fait_comment maths calcul operation verdict resultat reponse solution",
        "calcul* haz haga calculame hagame division comprobar comprueb* cuenta suma cuentas matematicas operacion "
        "veredicto resultado respuesta solucion",
        "work_it_out compute calculate verify check do_the_sum do_the_math do_the_maths work_out maths math sums "
        "quick_sum arithmetic go verdict result answer solution outcome",
    ),
    "who": (
        "qui",
        "quien quienes",
        "who whose whom",
    ),
    "why": (
        "pourquoi comment_ca pk combien_de_fois",
        "porque_es xq por_que cada_cuanto",
        "why how_come how_often how_old how_long",
    ),
    "where": (
        "ou_va ou_vont ou_est",
        "donde adonde",
        "where",
    ),
    "modal": (
        "peut peux peuvent pouvons doit doivent dois faut puis_je pouvait droit_de a_t_on est_ce_que autoris* "
        "permis pourrait pouvez oblig*",
        "puede pueden puedo podemos debe deben debo hay_que tiene_que tienen_que tengo_que permit* obliga* podria "
        "tendria* deberia*",
        "can may must should allowed could might supposed need ought have_to has_to cannot can_t",
    ),
    "notsum": (
        "arrondi* defauss* jeune age agee vieux disparu* disparait perd perdre perdu* perds perdent perdons "
        "manque* additionne* quelque_chose rien gagne_la egalite aequo oubli_de ou_bien choisi* normal "
        "combien_de_temps "
        "avant_de_partager avant_de_diviser sert_a_quoi",
        "redonde* descart* joven viejo desapar* pierd* perder perdi* perdemos algo nada falt* empat* sumamos igual_que "
        "cuento_por cuento_como cuenta_como antes_de_repartir antes_de_dividir",
        "count_as counts_as count_for_two counts_for_two before_sharing before_splitting before_dividing "
        "round_up round_down rounded rounding discard* youngest oldest lost lose loses losing missing anything "
        "something nothing_at_all tie tied ties vanish* disappear* went_missing tiebreak",
    ),
    "or": (
        "ou",
        "o u",
        "or",
    ),
    "neg": (
        "aucun aucune personne zero jamais pas ni sans",
        "ningun ninguna ninguno nadie cero nunca sin ni",
        "no none nobody zero no_one never without not hasn haven neither",
    ),
    "already": (
        "deja tout_a_l_heure jusqu jusque depuis avant auparavant precedemment ete a_ce_jour anterieures precedentes",
        "ya antes hasta previamente han ha sido habia van llevamos anteriormente llevo anteriores",
        "already previously before earlier been so_far until gone away taken since were are is has had have safe",
    ),
    "more": (
        "autre autres encore suivante suivantes plus quatrieme cinquieme troisieme deuxieme premiere",
        "otra otras otro otros mas siguiente siguientes cuarta quinta tercera segunda primera",
        "more another other others further next fifth fourth third second",
    ),
    "here": (
        "avec j_en prends prend emport* ramen* rapport* chemin restent reste restantes il_y_en_a trainent sur "
        "sortant partant empoch* ramass* recup* m_en chop* rafl* derniere dernieres",
        "con llevo llevando* lleva cojo coge saco saca camino quedan queda pillo pilla cargo recojo otras otra mas "
        "faltan quedaban tomo",
        "with taking take takes grab* carry carrying carries bring* there path pick* scoop* pocket* collect* lying "
        "holding bag* nab* lift* remaining last_two more",
    ),
    "solo": (
        "seul seule tout_seul toute_seule solo en_solo solitaire en_solitaire unique",
        "sin_compania por_mi_cuenta por_su_cuenta sin_nadie solo sola a_solas en_solitario solit* unico unica",
        "alone solo by_myself by_himself by_herself by_yourself on_my_own on_his_own on_her_own on_your_own lone "
        "single solitary by_themselves on_their_own unaccompanied single_handed sole only_person solitarily "
        "go_solo goes_solo going_solo left_on_my_own left_on_his_own left_on_her_own left_alone left_by_myself",
    ),
    "meonly": (
        "personne_d_autre que_moi "
        "plus_que_moi a_part_moi rien_que_moi suis_le_dernier suis_la_derniere dernier_dans derniere_dans "
        "sauf_moi",
        "solo_yo yo_solo yo_sola solo_quedo_yo nadie_mas soy_el_ultimo soy_la_ultima sola_yo quedo_yo menos_yo",
        "just_me only_me nobody_else no_one_else me_alone last_one_in last_one_inside last_one_left m_the_last "
        "m_last am_last "
        "am_the_last but_me except_me on_my_tod on_my_lonesome on_me_own",
    ),
    "otherstay": (
        "les_autres_restent les_autres_continuent tous_les_autres_restent tous_les_autres_continuent "
        "les_autres_poursuivent",
        "los_demas_siguen los_demas_se_quedan los_otros_siguen los_otros_se_quedan todos_los_demas_siguen "
        "los_demas_continuan",
        "everyone_else_stays everybody_else_stays the_others_stay the_rest_stay others_stay the_others_carry "
        "the_others_continue everyone_else_carries the_rest_carry everyone_else_continues the_rest_continue",
    ),
    "pair": (
        "les_deux tous_les_deux toutes_les_deux nous_deux tous_deux en_duo",
        "los_dos las_dos nosotros_dos ambos ambas mano_a_mano",
        "both both_of_us the_two_of_us the_pair_of_us we_both us_both",
    ),
    "odds": (
        "proba probabilite* chance chances risque* pourcentage probable pour_cent",
        "chance chances probabilidad* posibilidad* riesgo* porcentaje probable* prob por_ciento",
        "odds probability chance chances likelihood risk percent* likely prob probable per_cent",
    ),
    "seen": (
        "vu vue vus vues sorti* devant table retourne* chemin visible* rangee appar* revele* montre sous_les_yeux "
        "etale* avec etalees voit voyons voient",
        "vist* salid* mesa camino delante fila destapad* visible* hay con sobre destapado levantado vemos ven ve veo",
        "seen out path row showing shows showed up table front visible face_up with lying lie on drawn flipped "
        "revealed down turned_over we_ve_seen see sees",
    ),
    "group": (
        "bande equipe groupe tablee famille troupe",
        "pandilla equipo grupo familia banda",
        "gang team group band lot crew party bunch family clan table",
    ),
    "claim": (
        "dit dis annonce announce pretend affirme compte pense trouve attribue sert jure croit soutient persuade",
        "dice digo dicen cree afirma insiste cogio calcula jura asegura piensa pretende",
        "says said claims reckons thinks insists adamant makes make dealt himself herself swears say believes claimed",
    ),
    "isit": (
        "",
        "es son",
        "",
    ),
    "num": (
        "numero n no",
        "numero num",
        "number no",
    ),
    "losing": (
        "perd perdre perdu perdus perds perdent perdons perdez",
        "pierd* perder perdi perdio perdemos perdido perdidos",
        "lose loses losing lost forfeit",
    ),
    "lostrel": (
        "perdu* perdue* disparu* perdant detrui*",
        "perdi* desapare* perdid*",
        "lost vanish* destroyed buried",
    ),
}

NUMERALS: Mapping[str, int] = {
    "septante": 70, "huitante": 80, "octante": 80, "nonante": 90,
    "soixante": 60, "cinquante": 50, "cincuenta": 50, "sesenta": 60,
    "setenta": 70, "ochenta": 80, "noventa": 90,
    "fifty": 50, "sixty": 60, "seventy": 70, "eighty": 80, "ninety": 90, "douzaine": 12, "docena": 12, "dozen": 12,
    "trio": 3, "triplets": 3, "twins": 2, "jumeaux": 2, "jumelles": 2, "gemelos": 2, "gemelas": 2,
    "mellizos": 2, "mellizas": 2, "trillizos": 3, "cent": 100, "cien": 100, "hundred": 100, "mille": 1000, "mil": 1000,
    "thousand": 1000,
}  # fmt: skip
"""Numbers in words that the reader does not know."""


def words_of(text: str) -> frozenset[str]:
    """The words of a text with spaces between, as a set."""
    return frozenset(text.split())


class _Table:
    """The entries of one language, looked up by their first word."""

    def __init__(self, at: int) -> None:
        self.exact: dict[str, list[tuple[tuple[str, ...], str]]] = defaultdict(list)
        self.begun: dict[str, list[tuple[tuple[str, ...], str]]] = defaultdict(list)
        for tag, languages in _WORDS.items():
            for entry in languages[at].split():
                words = tuple(entry.split("_"))
                if words[0].endswith("*"):
                    self.begun[words[0][:3]].append((words, tag))
                else:
                    self.exact[words[0]].append((words, tag))

    def entries(self, word: str) -> list[tuple[tuple[str, ...], str]]:
        return self.exact.get(word, []) + [
            entry for entry in self.begun.get(word[:3], []) if word.startswith(entry[0][0][:-1])
        ]


@cache
def _table(language: str) -> _Table:
    return _Table(LANGUAGES.index(language))


@lru_cache(maxsize=4096)
def _entries(word: str, language: str) -> tuple[tuple[tuple[str, ...], str], ...]:
    return tuple(_table(language).entries(word))


def _fits(entry: Sequence[str], words: Sequence[str], at: int) -> bool:
    if at + len(entry) > len(words):
        return False
    return all(
        word.startswith(piece[:-1]) if piece.endswith("*") else word == piece
        for piece, word in zip(entry, words[at:], strict=False)
    )


def tags_of(word: str, language: str) -> frozenset[str]:
    """The tags of a single word."""
    return frozenset(tag for entry, tag in _entries(word, language) if len(entry) == 1)


def matched(words: Sequence[str], at: int, language: str) -> tuple[int, frozenset[str]]:
    """The longest phrase of more than one word that starts at a word: its length (0: none) and its tags."""
    best = 0
    tags: set[str] = set()
    for entry, tag in _entries(words[at], language):
        if len(entry) > 1 and len(entry) >= best and _fits(entry, words, at):
            if len(entry) > best:
                best, tags = len(entry), set()
            tags.add(tag)
    return best, frozenset(tags)


def votes(words: Sequence[str]) -> str:
    """The language that knows most of the words."""
    score = {language: sum(bool(_entries(word, language)) for word in words) for language in LANGUAGES}
    return max(LANGUAGES, key=lambda language: score[language])
