### Diamant en français. $edition est l'option hazard_set (schmidt, incan, iello) : elle choisit les mots de la boîte.
### Les variables des événements viennent de text/__init__.py, event_arguments.

## Les mots de chaque édition

word-cave = { $edition ->
    [incan] temple
   *[other] grotte
}
word-caves = { $edition ->
    [incan] temples
   *[other] grottes
}
word-the-cave = { $edition ->
    [incan] le temple
   *[other] la grotte
}
word-in-the-cave = { $edition ->
    [incan] dans le temple
   *[other] dans la grotte
}
word-of-the-cave = { $edition ->
    [incan] du temple
   *[other] de la grotte
}
word-cave-number = { $edition ->
    [incan] Temple { $cave }
   *[other] Grotte { $cave }
}
word-the-cave-number = { word-the-cave } { $cave }
word-relic = { $edition ->
    [incan] artefact
   *[other] relique
}
word-relics = { $edition ->
    [incan] artefacts
   *[other] reliques
}
word-a-relic = { $edition ->
    [incan] un artefact
   *[other] une relique
}
word-the-relic-printed = { $edition ->
    [incan] l’artefact { $value }
   *[other] la relique { $value }
}
word-chest = { $edition ->
    [incan] tente
   *[other] coffre
}
word-your-chest = { $edition ->
    [incan] ta tente
   *[other] ton coffre
}
word-their-chest = { $edition ->
    [incan] sa tente
   *[other] son coffre
}
word-camp = camp
word-closer = { $edition ->
    [schmidt] obstacle
    [incan] carte Temple
   *[iello] barricade
}
word-hazard = danger
word-hazards = dangers
word-explorer = explorateur
word-explorers = explorateurs
word-path = chemin
word-deck = pioche
word-gems = { $gems ->
    [one] { $gems } gemme
   *[other] { $gems } gemmes
}
word-relics-number = { $relics ->
    [one] { $relics } { word-relic }
   *[other] { $relics } { word-relics }
}
word-cards-number = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}

## Dangers. Attributs : title pour les étiquettes, cry pour un cri, short pour les endroits étroits, letters pour un badge.

hazard-name = { $hazard ->
    [snakes] serpents
    [scorpions] scorpions
    [rockfall] éboulement
    [gas] nuage de gaz
    [explosion] explosion
    [spiders] { $edition ->
        [incan] araignées
       *[other] araignées géantes
    }
    [lava] puits de lave
    [boulders] boules de pierre
    [rams] bélier
    [mummies] momies
   *[fire] feu
}
    .title = { $hazard ->
    [snakes] Serpents
    [scorpions] Scorpions
    [rockfall] Éboulement
    [gas] Nuage de gaz
    [explosion] Explosion
    [spiders] { $edition ->
        [incan] Araignées
       *[other] Araignées géantes
    }
    [lava] Puits de lave
    [boulders] Boules de pierre
    [rams] Bélier
    [mummies] Momies
   *[fire] Feu
}
    .cry = { $hazard ->
    [snakes] des serpents
    [scorpions] des scorpions
    [rockfall] un éboulement
    [gas] un nuage de gaz
    [explosion] une explosion
    [spiders] { $edition ->
        [incan] des araignées
       *[other] des araignées géantes
    }
    [lava] un puits de lave
    [boulders] des boules de pierre
    [rams] un bélier
    [mummies] des momies
   *[fire] le feu
}
    .short = { $hazard ->
    [snakes] Serpents
    [scorpions] Scorpions
    [rockfall] Éboulis
    [gas] Gaz
    [explosion] Explosion
    [spiders] Araignées
    [lava] Lave
    [boulders] Boules
    [rams] Bélier
    [mummies] Momies
   *[fire] Feu
}
    .letters = { $hazard ->
    [snakes] Se
    [scorpions] Sc
    [rockfall] Éb
    [gas] Ga
    [explosion] Ex
    [spiders] Ar
    [lava] La
    [boulders] Bo
    [rams] Bé
    [mummies] Mo
   *[fire] Fe
}

## Cartes

card-treasure = trésor : { word-gems }
card-hazard = danger : { hazard-name }
card-relic = { word-relic }
card-relic-printed = { word-relic } { $value }

## Choix

action-stay = Rester
    .help = Tu t’enfonces : la prochaine carte enrichit ceux qui sont restés, ou les frappe.
action-leave = Sortir
    .help = Tu rentres au camp : tu ramasses ce qui traîne sur le chemin et tu mets tout à l’abri.
action-leave-first = Le premier sort
    .help = Ton premier explorateur rentre, le second continue.
action-leave-second = Le second sort
    .help = Ton second explorateur rentre, le premier continue.

## Qui. La personne qui regarde n'est jamais dans ces listes : les phrases lui disent « tu ».

explorers-names = { $explorers_others ->
    [0] { "" }
    [1] { $explorers_last }
   *[other] { $explorers_first } et { $explorers_last }
}
leaving-names = { $leaving_others ->
    [0] { "" }
    [1] { $leaving_last }
   *[other] { $leaving_first } et { $leaving_last }
}
staying-names = { $staying_others ->
    [0] { "" }
    [1] { $staying_last }
   *[other] { $staying_first } et { $staying_last }
}
winners-names = { $winners_others ->
    [0] { "" }
    [1] { $winners_last }
   *[other] { $winners_first } et { $winners_last }
}

## Événements

event-cave-entered = { word-cave-number } : tout le monde entre.{ $relic ->
    [none] { "" }
    [plain] { " " }La pioche reçoit { word-a-relic }.
   *[printed] { " " }La pioche reçoit { word-the-relic-printed }.
}

event-treasure-found = { $explorers ->
    [1] { $explorers_you ->
        [yes] { word-gems }, rien que pour toi !
       *[no] { word-gems }, rien que pour { explorers-names }.
    }
   *[other] { $share ->
        [0] { word-gems } pour { $explorers } explorateurs : trop peu pour partager, tout reste sur le chemin.
       *[other] { word-gems } pour { $explorers } explorateurs : { $explorers_you ->
            [yes] tu en reçois { $share }, comme { $explorers_others ->
                [1] { explorers-names }
               *[other] les autres
            }
           *[no] { $share } chacun
        }{ $remainder ->
            [0] .
            [one] , et { $remainder } reste sur le chemin.
           *[other] , et { $remainder } restent sur le chemin.
        }
    }
}

event-hazard-revealed = Attention, { hazard-name.cry } ! C’est la première fois ici : plus de peur que de mal.

event-relic-revealed = { $relic ->
    [plain] Sur le chemin, il y a { word-a-relic } : qui sortira seul l’emportera.
   *[printed] Sur le chemin, il y a { word-the-relic-printed } : qui sortira seul l’emportera.
}

event-hazard-struck = Encore { hazard-name.cry } ! { $explorers_you ->
    [yes] { $carried ->
        [0] Tu fuis sans rien perdre
        [one] Tu fuis et tu perds { $carried } gemme
       *[other] Tu fuis et tu perds { $carried } gemmes
    }{ $explorers_others ->
        [0] .
       *[other] , { explorers-names } aussi.
    }
   *[no] { $explorers_others ->
        [1] { explorers-names } s’enfuit { $carried ->
            [0] sans rien perdre.
            [one] et perd { $carried } gemme.
           *[other] et perd { $carried } gemmes.
        }
       *[other] { explorers-names } s’enfuient { $carried ->
            [0] sans rien perdre.
            [one] et perdent chacun { $carried } gemme.
           *[other] et perdent chacun { $carried } gemmes.
        }
    }
}

event-choices-revealed = { $leaving ->
    [0] { $staying ->
        [1] { $staying_you ->
            [yes] Tu continues sans les autres.
           *[no] { staying-names } continue sans les autres.
        }
       *[other] Tout le monde reste.
    }
   *[other] { $leaving_you ->
        [yes] { $leaving_others ->
            [0] Tu sors
           *[other] Tu sors avec { leaving-names }
        }
       *[no] { $leaving_others ->
            [1] { leaving-names } sort
           *[other] { leaving-names } sortent
        }
    }{ $staying ->
        [0] .
       *[other] { " ; " }{ $staying_you ->
            [yes] { $staying_others ->
                [0] tu continues sans les autres.
               *[other] tu restes avec { staying-names }.
            }
           *[no] { $staying_others ->
                [1] { staying-names } continue sans les autres.
               *[other] { staying-names } restent.
            }
        }
    }
}

event-explorers-left = { $share ->
    [0] { $remainder ->
        [0] { $explorers_you ->
            [yes] { $explorers_others ->
                [0] Au retour, tu ne trouves aucune gemme.
               *[other] Au retour, tu ne trouves aucune gemme ; { explorers-names } non plus.
            }
           *[no] { $explorers_others ->
                [1] Au retour, { explorers-names } ne trouve aucune gemme.
               *[other] Au retour, { explorers-names } ne trouvent aucune gemme.
            }
        }
        [one] Sur le chemin traîne { $remainder } gemme : trop peu pour { $explorers }, elle y reste.
       *[other] Sur le chemin traînent { $remainder } gemmes : trop peu pour { $explorers }, elles y restent.
    }
   *[other] Au retour, { $explorers_you ->
        [yes] { $explorers_others ->
            [0] tu ramasses { $share ->
                [one] { $share } gemme
               *[other] { $share } gemmes
            }
           *[other] tu ramasses { $share ->
                [one] { $share } gemme
               *[other] { $share } gemmes
            }, comme { explorers-names }
        }
       *[no] { $explorers_others ->
            [1] { explorers-names } ramasse { $share ->
                [one] { $share } gemme
               *[other] { $share } gemmes
            }
           *[other] { explorers-names } ramassent chacun { $share ->
                [one] { $share } gemme
               *[other] { $share } gemmes
            }
        }
    }{ $remainder ->
        [0] .
        [one] { " ; " }il en reste { $remainder } sur le chemin.
       *[other] { " ; " }il en reste { $remainder } sur le chemin.
    }
}

event-gems-banked = { $known ->
    [no] { $person } range son butin dans { word-their-chest }.
   *[yes] { $you ->
        [yes] { $gems ->
            [0] Tu rentres les mains vides ; total dans { word-your-chest } : { $chest }.
            [one] Tu ranges { $gems } gemme dans { word-your-chest } ; total : { $chest }.
           *[other] Tu ranges { $gems } gemmes dans { word-your-chest } ; total : { $chest }.
        }
       *[no] { $gems ->
            [0] { $person } rentre les mains vides ; total dans { word-their-chest } : { $chest }.
            [one] { $person } range { $gems } gemme dans { word-their-chest } ; total : { $chest }.
           *[other] { $person } range { $gems } gemmes dans { word-their-chest } ; total : { $chest }.
        }
    }
}

event-relic-taken = { $you ->
    [yes] Tu rapportes { word-a-relic }, numéro { $number } de la partie : { $value ->
        [one] { $value } gemme.
       *[other] { $value } gemmes.
    }
   *[no] { $person } rapporte { word-a-relic }, numéro { $number } de la partie : { $value ->
        [one] { $value } gemme.
       *[other] { $value } gemmes.
    }
}

event-cave-closed = { $reason ->
    [hazard] L’expédition est finie.
    [deck-empty] La pioche est vide : les derniers explorateurs sont sortis.
   *[all-left] Tout le monde est rentré au camp.
} { $edition ->
    [iello] Une barricade ferme { word-the-cave-number }.
    [incan] Le temple { $cave } est terminé.
   *[other] La grotte { $cave } est terminée.
}{ $gems_lost ->
    [0] { "" }
    [one] { " " }{ $gems_lost } gemme laissée sur le chemin retourne à la réserve.
   *[other] { " " }{ $gems_lost } gemmes laissées sur le chemin retournent à la réserve.
}{ $relics_lost ->
    [0] { "" }
    [one] { " " }{ $edition ->
        [incan] { $relics_lost } artefact resté là-bas quitte la partie.
       *[other] { $relics_lost } relique restée là-bas quitte la partie.
    }
   *[other] { " " }{ $edition ->
        [incan] { $relics_lost } artefacts restés là-bas quittent la partie.
       *[other] { $relics_lost } reliques restées là-bas quittent la partie.
    }
}{ $hazard ->
    [none] { "" }
   *[other] { " " }Une carte « { hazard-name } » quitte la partie.
}

event-game-ended = La partie est finie. { $winners_you ->
    [yes] { $winners_others ->
        [0] Tu gagnes avec { $score ->
            [one] { $score } gemme !
           *[other] { $score } gemmes !
        }
       *[other] Tu partages la victoire avec { winners-names }, avec { $score ->
            [one] { $score } gemme chacun !
           *[other] { $score } gemmes chacun !
        }
    }
   *[no] { $winners_others ->
        [1] { winners-names } gagne avec { $score ->
            [one] { $score } gemme.
           *[other] { $score } gemmes.
        }
       *[other] { winners-names } partagent la victoire, avec { $score ->
            [one] { $score } gemme chacun.
           *[other] { $score } gemmes chacun.
        }
    }
} ({ $standing })

## Options

option-hazard_set = Mots et dangers de l’édition
    .help = Les cinq dangers de la pioche et les mots de la boîte. Le jeu est le même.
choice-hazard_set-schmidt = Schmidt : serpents, scorpions, éboulement, gaz, explosion
choice-hazard_set-incan = Incan Gold : araignées, momies, feu, serpents, éboulement
choice-hazard_set-iello = IELLO : araignées, serpents, lave, boules de pierre, béliers
option-relic_entry = Arrivée des reliques
    .help = Toutes avant la première grotte, ou une par grotte : au hasard, ou la plus petite d’abord.
choice-relic_entry-all_at_start = toutes au début
choice-relic_entry-one_per_round_random = une par grotte, au hasard
choice-relic_entry-one_per_round_ascending = une par grotte, la plus petite d’abord
option-relic_values = Valeur d’une relique
    .help = Selon l’ordre de sortie (5 gemmes pour chacune des trois premières, puis 10), ou le nombre imprimé.
choice-relic_values-by_order = selon l’ordre de sortie
choice-relic_values-printed = le nombre imprimé
option-tie = En cas d’égalité
    .help = Les ex æquo gagnent ensemble, ou celui d’entre eux qui a le plus de reliques l’emporte.
choice-tie-shared = victoire partagée
choice-tie-most_relics_then_shared = le plus de reliques, puis victoire partagée
option-chests = Coffres
    .help = Est-ce que tout le monde voit combien de gemmes contient chaque coffre ?
choice-chests-open = ouverts
choice-chests-hidden = cachés
option-leftover_split = Partage de ce qui traîne sur le chemin
    .help = Ceux qui sortent additionnent tous les restes et partagent une seule fois (la vraie règle), ou partagent carte par carte.
choice-leftover_split-pooled = tout additionné
choice-leftover_split-per_card = carte par carte
option-lost_relics_count = Les reliques perdues comptent
    .help = Les reliques perdues dans une grotte comptent-elles parmi les trois premières ? Selon la règle, non.
option-explorers_per_player = Explorateurs par personne
    .help = Deux chacun : c’est la variante non officielle à deux.
option-treasures = Cartes Trésor
    .help = Le nombre de gemmes de chaque carte Trésor de la pioche.
option-hazards = Cartes Danger
    .help = Combien de cartes de chaque danger contient la pioche.
option-relics = Cartes Relique
    .help = Les reliques par nombre imprimé. Quand la valeur suit l’ordre de sortie, seule leur quantité compte.
option-caves = Grottes
    .help = Combien de grottes vous explorez.
option-num_players = Nombre de joueurs
    .help = La boîte dit de 3 à 8 ; à moins de 3, c’est une règle maison.

## Éditions

preset-schmidt2005 = Diamant (Schmidt, 2005)
    .help = La toute première : pas de reliques, et des coffres ouverts.
preset-incan2006 = Incan Gold (2006)
    .help = Des temples et des tentes. Un artefact rejoint la pioche à chaque manche ; à égalité, le plus d’artefacts gagne.
preset-iello2016 = Diamant (IELLO, 2016)
    .help = Cinq reliques dans la pioche dès le début : 5 gemmes pour chacune des trois premières rapportées, puis 10.
preset-incan2020 = Incan Gold (2020)
    .help = Des artefacts numérotés 5, 7, 8, 10 et 12, un par manche, le plus petit d’abord.
preset-iello2022 = Diamant (IELLO, 2022)
    .help = Des reliques numérotées 5, 7, 8, 10 et 12, une par grotte, la plus petite d’abord. En partie supposé : voir les règles.

## Robots

bot-random = Pile ou face
    .help = Sort au hasard, avec la même probabilité après chaque carte.
    .leave = Chance de sortir, en pour cent
bot-cautious = Prudent
    .help = Rentre dès qu’il porte quelques gemmes.
    .stop = Sort à ce nombre de gemmes
bot-after-cards = Compte-cartes
    .help = Sort dès qu’il y a un certain nombre de cartes sur le chemin.
    .cards = Sort à ce nombre de cartes
bot-at-gems = Bourse pleine
    .help = Sort dès qu’il porte un certain nombre de gemmes.
    .gems = Sort à ce nombre de gemmes
bot-at-hazards = Compte-dangers
    .help = Sort dès qu’il y a un certain nombre de dangers différents sur le chemin.
    .hazards = Sort à ce nombre de dangers
bot-bust-limit = Pèse-risque
    .help = Sort dès que la prochaine carte risque trop de frapper.
    .percent = Risque accepté, en pour cent
bot-expected = Calculateur
    .help = Ne reste que si une carte de plus rapporte en moyenne plus que sortir.
    .relics = Compte les reliques (1) ou seulement les gemmes (0)
    .bold = Audace, en pour cent : au-delà de 100, il surestime ce qu’il peut gagner
bot-lead-lag = Guette-score
    .help = Prudent quand il mène, audacieux quand il est derrière.
    .gems = Sort à ce nombre de gemmes quand il est à égalité
    .step = Points d’avance qui changent ce nombre d’une gemme
    .swing = Plus grand changement, en gemmes
    .pace = Gemmes par grotte qu’il prête aux rivaux dont le coffre est caché
bot-lone-exit = Solitaire
    .help = Guette le moment de sortir seul, avec les restes et les reliques.
    .worth = Restes et reliques pour lesquels il tente sa chance, en gemmes
    .bold = Audace, en pour cent : au-delà de 100, il surestime ce qu’il peut gagner

## Refus

error-unknown-card = « { $text } » n’est pas une carte. Une carte est le nombre d’un trésor, le mot relic, ou la clé d’un danger comme snakes.
error-unknown-action = « { $text } » n’est pas un choix. Les choix sont stay (rester) et leave (sortir) ; avec deux explorateurs, aussi leave-first et leave-second.
error-pairs-need-two = Deux explorateurs chacun, c’est seulement pour une partie à deux.
error-empty-deck = Il faut dans la pioche au moins une carte Trésor ou Danger.
error-invalid-run = Le réglage { $name } d’une série ne peut pas valoir { $value }. Il faut un nombre entier de { $minimum } à { $maximum }.
error-policy-failed = Une stratégie donnée au moteur compilé a échoué : { $reason }

## Le terminal

terminal-diamant-face-down = { $cards ->
    [one] encore { $cards } carte
   *[other] encore { $cards } cartes
}
terminal-diamant-left = { $left ->
    [0] aucune gemme sur le chemin
    [one] { $left } gemme sur le chemin
   *[other] { $left } gemmes sur le chemin
}
terminal-diamant-relics-here = { $edition ->
    [incan] { $relics ->
        [one] { $relics } artefact
       *[other] { $relics } artefacts
    }
   *[other] { $relics ->
        [one] { $relics } relique
       *[other] { $relics } reliques
    }
} : { $worth } pour qui sort seul
terminal-diamant-hint = Tu portes { $carried }. En sortant seul maintenant : { $total } en tout.
terminal-diamant-advice = Risque que la prochaine carte frappe : { $percent } % ({ $weight } sur { $cards } cartes).
terminal-diamant-head-carried = porte
terminal-diamant-head-carried-short = port
terminal-diamant-head-chest = { $edition ->
    [incan] tente
   *[other] coffre
}
terminal-diamant-head-chest-short = { $edition ->
    [incan] tente
   *[other] cof
}
terminal-diamant-head-relics = { $edition ->
    [incan] artefacts
   *[other] reliques
}
terminal-diamant-head-relics-short = { $edition ->
    [incan] art
   *[other] rel
}
terminal-diamant-won = gagne
terminal-diamant-camp = au camp
terminal-diamant-chosen = a choisi
terminal-diamant-inside = dedans
terminal-diamant-path = Le chemin : { $cards }.
terminal-diamant-more = { $hazard } (encore { $more } dans la pioche)
terminal-diamant-hazards-seen = Dangers vus : { $hazards }.
terminal-diamant-removed = Hors du jeu : { $hazards }.
terminal-diamant-player = { $name } : { $place }, porte { $carried }, { $edition ->
    [incan] tente { $chest }, artefacts { $relics }
   *[other] coffre { $chest }, reliques { $relics }
}.
terminal-diamant-score = { $name } : { $score } = { $edition ->
    [incan] tente { $chest } + artefacts { $relics }
   *[other] coffre { $chest } + reliques { $relics }
}
terminal-diamant-tie-shared = Égalité : la victoire est partagée.
terminal-diamant-tie-relics = { $edition ->
    [incan] Égalité aux points : le plus grand nombre d’artefacts l’emporte.
   *[other] Égalité aux points : le plus grand nombre de reliques l’emporte.
}
terminal-diamant-legend-gem = { $sign }  gemmes restées sur une carte du chemin
terminal-diamant-legend-relic = { $sign }  { $edition ->
    [incan] artefact, avec sa valeur du moment
   *[other] relique, avec sa valeur du moment
}
terminal-diamant-legend-hazard = { $sign }  entre crochets : déjà vu dans { $edition ->
    [incan] ce temple
   *[other] cette grotte
} ; un second frappe
terminal-diamant-legend-count = { $below }  exemplaires encore face cachée ; { $gone }  exemplaires hors du jeu
terminal-diamant-legend-inside = { $sign }  dedans, choisit encore
terminal-diamant-legend-chosen = { $sign }  a choisi
terminal-diamant-legend-camp = { $sign }  au camp, à l’abri

## Le guichet des règles : réponses calculées

desk-compute-share = { $explorers ->
    [1] Un explorateur seul prend tout : { word-gems } ; rien ne reste sur la carte.
   *[other] { word-gems } pour { $explorers } explorateurs : { $share } chacun, { $remainder ->
        [0] rien ne reste
        [1] 1 reste
       *[other] { $remainder } restent
    } sur la carte.
}
desk-work-share = { $explorers } × { $share } = { $shared } ; { $gems } − { $shared } = { $remainder }
desk-compute-leftovers = { $leavers ->
    [1] En sortant seul, tu ramasses tout ce qui traîne sur le chemin ({ $left }).
   *[other] { $left ->
        [one] { $left } gemme
       *[other] { $left } gemmes
    } sur le chemin et { $leavers } qui sortent : { $share } chacun, { $remainder ->
        [0] rien ne reste
        [1] 1 reste
       *[other] { $remainder } restent
    } dans { $edition ->
        [incan] le temple
       *[other] la grotte
    }.
}
desk-work-leftovers = { $count ->
    [1] { $left } ÷ { $leavers } = { $share }, reste { $remainder }
   *[other] { $cards } = { $left }, puis { $left } ÷ { $leavers } = { $share }, reste { $remainder }
}
desk-work-not-per-card = On additionne d’abord toutes les cartes. Carte par carte, ce serait { $share } chacun, mais ce n’est pas la règle.
desk-compute-relics = { $count ->
    [1] En sortant seul, tu prends { $edition ->
        [incan] l’artefact
       *[other] la relique
    } : { $value } points.
   *[other] En sortant seul, tu prends les { $count } { word-relics } : { $value } points.
}
desk-work-relics = Nombre de sorties avant : { $out }, donc { $count ->
    [1] la valeur est { $values }.
   *[other] les { $count } valeurs sont { $values } = { $value }.
}
desk-work-relics-printed = Dans les éditions aux reliques numérotées (Incan Gold 2020 et, à notre connaissance, IELLO 2022), additionne plutôt les nombres imprimés.
desk-compute-exchange = { $gems } rubis valent { $diamonds ->
    [0] 0 diamant
    [1] 1 diamant
   *[other] { $diamonds } diamants
} et { $rubies } rubis.
desk-compute-score = { $rubies } rubis et { $diamonds ->
    [0] 0 diamant
    [1] 1 diamant
   *[other] { $diamonds } diamants
} font { $points } points.
desk-compute-odds = { $striking } des { $total } cartes restantes y mettraient fin : { $percent } %.
desk-work-odds = { $title }, { $edition ->
    [incan] premier temple
   *[other] première grotte
}, avec ces cartes et aucune autre sur le chemin : { $path }.
desk-compute-hazards = { $left ->
    [1] Il reste une seule carte { hazard-name } dans le jeu : elle ne peut plus mettre fin à { $edition ->
        [incan] un temple
       *[other] une grotte
    }.
   *[other] Il reste { $left } cartes { hazard-name } dans le jeu.
} Il y en avait trois, et une est retirée à chaque fois qu’elles frappent ({ $busts } fois ici).
desk-table-leave = En sortant maintenant, tu mets à l’abri les { $carried } que tu portes et ta part des { $left } du chemin. Tout dépend de combien sortent avec toi :
desk-work-leave = { $others ->
    [0] seul
    [1] avec 1 autre
   *[other] avec { $others } autres
} : { $gathered ->
    [0] rien du chemin
   *[other] { $gathered } du chemin
}{ $relics ->
    [0] { "" }
   *[other] , { $relics } en { word-relics }
}, { $total } en tout
desk-table-stay = Si tu continues, { $striking } des { $total } cartes restantes mettraient fin à { $edition ->
    [incan] ce temple
   *[other] cette grotte
} : { $percent } %. Tu perdrais les { $carried } que tu portes.
desk-table-relics = Qui sort seul maintenant prend { $count ->
    [1] { $edition ->
        [incan] l’artefact
       *[other] la relique
    }
   *[other] les { $count } { word-relics }
} pour { $value } points.

## Pourquoi est-ce arrivé ?

desk-why-entered = Tout le monde entre ensemble ({ word-cave-number }), et la première carte est retournée avant tout choix.
desk-why-entered-relic = Dans cette édition, { $edition ->
    [incan] un artefact rejoint la pioche à chaque temple.
   *[other] une relique rejoint la pioche à chaque grotte.
}
desk-why-treasure = { word-gems } à partager entre { $explorers ->
    [1] 1 explorateur
   *[other] { $explorers } explorateurs
} : { $share } chacun ({ $explorers } × { $share } = { $shared }), { $remainder } sur la carte.
desk-why-hazard-first = C’est la première carte { hazard-name } ici : un avertissement, personne ne perd rien.
desk-why-hazard-more = { $cards ->
    [0] Aucune autre carte de cette sorte n’est dans la pioche : elle ne peut pas frapper ici.
    [1] Il y en a encore 1 de cette sorte dans la pioche ; si elle vient maintenant, elle frappe.
   *[other] Il y en a encore { $cards } de cette sorte dans la pioche ; si l’une vient maintenant, elle frappe.
}
desk-why-relic = { $edition ->
    [incan] Un artefact
   *[other] Une relique
} reste sur le chemin jusqu’à ce que quelqu’un sorte seul ; d’ici là, cela ne vaut rien.
desk-why-struck = La deuxième carte { hazard-name } ici : { $explorers ->
    [1] l’explorateur encore dedans s’enfuit et perd
   *[other] les { $explorers } explorateurs encore dedans s’enfuient et perdent chacun
} les { $carried } portées.
desk-why-struck-where = La première était à la place { $first } du chemin, celle-ci à la place { $second } ; elles n’ont pas besoin de se suivre.
desk-why-struck-odds = { $striking } cartes sur { $total } auraient frappé : { $percent } %.
desk-why-choices = Les choix étaient secrets et ouverts ensemble : { $leaving } pour sortir, { $staying } pour rester.
desk-why-left = { $left ->
    [0] Il n’y avait rien à ramasser sur le chemin.
   *[other] { $left ->
        [one] Il y avait { $left } gemme
       *[other] Il y avait { $left } gemmes
    } sur le chemin ; { $leavers ->
        [1] qui sort seul prend tout.
       *[other] entre { $leavers }, cela fait { $share } chacun, { $remainder } sur place.
    }
}
desk-why-left-relics = { $leavers } sont sortis ensemble : personne ne prend { $relics ->
    [1] { $edition ->
        [incan] l’artefact
       *[other] la relique
    }
   *[other] les { $relics } { word-relics }
}.
desk-why-left-per-card = Option maison à cette table : chaque carte est divisée à part.
desk-why-banked = { word-gems } à l’abri jusqu’à la fin.
desk-why-banked-sum = { $carried } portées + { $gathered } ramassées en sortant = { $gems }.
desk-why-banked-hidden = Ce qui était porté est mis à l’abri. Combien, cette édition te le cache.
desk-why-relic-alone = Exactement un explorateur est sorti : il prend donc ce qui est là.
desk-why-relic-order = C’est la sortie numéro { $number } de la partie : les trois premières valent 5, les suivantes 10, donc { $value }.
desk-why-relic-printed = Dans cette édition, c’est le nombre imprimé qui compte : { $value }.
desk-why-relic-lost-count = Option maison à cette table : ce qui s’est perdu avant ({ $lost }) compte aussi.
desk-why-closed-all-left = Plus personne n’est dedans : c’est fini ({ word-cave-number }).
desk-why-closed-hazard = Deux dangers de la même sorte y mettent fin aussitôt ({ word-cave-number }).
desk-why-closed-deck-empty = Il n’y avait plus de carte : tous ceux qui étaient dedans sont sortis ensemble (règle maison pour les pioches personnelles).
desk-why-closed-gems = { $gems ->
    [1] La gemme restée sur le chemin retourne
   *[other] Les { $gems } gemmes restées sur le chemin retournent
} à la réserve.
desk-why-closed-relics = { $relics ->
    [1] { $edition ->
        [incan] L’artefact que personne n’a pris quitte le jeu.
       *[other] La relique que personne n’a prise quitte le jeu.
    }
   *[other] { $edition ->
        [incan] Les { $relics } artefacts que personne n’a pris quittent le jeu.
       *[other] Les { $relics } reliques que personne n’a prises quittent le jeu.
    }
}
desk-why-closed-removed = Une carte { hazard-name } quitte le jeu ; l’autre est remélangée.
desk-why-closed-shuffle = Toutes les autres cartes reviennent et la pioche est mélangée.
desk-why-ended = { $edition ->
    [incan] Le dernier temple est fermé.
   *[other] La dernière grotte est fermée.
} On additionne gemmes et { word-relics } : le meilleur total est { $score }.
desk-why-ended-tie = { $tied } joueurs sont à égalité et partagent la victoire.
desk-why-ended-tie-relics = { $tied } joueurs sont à égalité ; le plus grand nombre de { word-relics } décide.

error-invalid-event = Ce n’est pas un événement de ce jeu.
error-invalid-event-data = Les nombres de l’événement sont illisibles.
error-invalid-position = La position est illisible.
