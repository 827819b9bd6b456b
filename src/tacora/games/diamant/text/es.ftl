### Diamant en español. $edition es la opción hazard_set (schmidt, incan, iello): elige las palabras de la caja.
### Las variables de los sucesos vienen de text/__init__.py, event_arguments.

## Las palabras de cada edición

word-cave = { $edition ->
    [incan] templo
   *[other] cueva
}
word-caves = { $edition ->
    [incan] templos
   *[other] cuevas
}
word-the-cave = { $edition ->
    [incan] el templo
   *[other] la cueva
}
word-in-the-cave = { $edition ->
    [incan] en el templo
   *[other] en la cueva
}
word-of-the-cave = { $edition ->
    [incan] del templo
   *[other] de la cueva
}
word-cave-number = { $edition ->
    [incan] Templo { $cave }
   *[other] Cueva { $cave }
}
word-the-cave-number = { word-the-cave } { $cave }
word-relic = { $edition ->
    [incan] artefacto
   *[other] reliquia
}
word-relics = { $edition ->
    [incan] artefactos
   *[other] reliquias
}
word-a-relic = { $edition ->
    [incan] un artefacto
   *[other] una reliquia
}
word-the-relic-printed = { $edition ->
    [incan] el artefacto { $value }
   *[other] la reliquia { $value }
}
word-chest = { $edition ->
    [incan] tienda
   *[other] cofre
}
word-your-chest = tu { word-chest }
word-their-chest = su { word-chest }
word-camp = campamento
word-closer = { $edition ->
    [schmidt] obstáculo
    [incan] carta de templo
   *[iello] barricada
}
word-hazard = peligro
word-hazards = peligros
word-explorer = explorador
word-explorers = exploradores
word-path = camino
word-deck = mazo
word-gems = { $gems ->
    [one] { $gems } gema
   *[other] { $gems } gemas
}
word-relics-number = { $relics ->
    [one] { $relics } { word-relic }
   *[other] { $relics } { word-relics }
}
word-cards-number = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}

## Peligros. Atributos: title para etiquetas, cry para un grito, short para sitios estrechos, letters para insignias.

hazard-name = { $hazard ->
    [snakes] serpientes
    [scorpions] escorpiones
    [rockfall] { $edition ->
        [incan] caída de rocas
       *[other] derrumbe
    }
    [gas] gas venenoso
    [explosion] explosión
    [spiders] { $edition ->
        [incan] arañas
       *[other] arañas gigantes
    }
    [lava] pozo de lava
    [boulders] rocas rodantes
    [rams] ariete
    [mummies] momias
   *[fire] fuego
}
    .title = { $hazard ->
    [snakes] Serpientes
    [scorpions] Escorpiones
    [rockfall] { $edition ->
        [incan] Caída de rocas
       *[other] Derrumbe
    }
    [gas] Gas venenoso
    [explosion] Explosión
    [spiders] { $edition ->
        [incan] Arañas
       *[other] Arañas gigantes
    }
    [lava] Pozo de lava
    [boulders] Rocas rodantes
    [rams] Ariete
    [mummies] Momias
   *[fire] Fuego
}
    .cry = { $hazard ->
    [snakes] serpientes
    [scorpions] escorpiones
    [rockfall] { $edition ->
        [incan] una caída de rocas
       *[other] un derrumbe
    }
    [gas] gas venenoso
    [explosion] una explosión
    [spiders] { $edition ->
        [incan] arañas
       *[other] arañas gigantes
    }
    [lava] un pozo de lava
    [boulders] rocas rodantes
    [rams] un ariete
    [mummies] momias
   *[fire] fuego
}
    .short = { $hazard ->
    [snakes] Serpiente
    [scorpions] Escorpión
    [rockfall] { $edition ->
        [incan] Rocas
       *[other] Derrumbe
    }
    [gas] Gas
    [explosion] Explosión
    [spiders] Arañas
    [lava] Lava
    [boulders] Rocas
    [rams] Ariete
    [mummies] Momias
   *[fire] Fuego
}
    .letters = { $hazard ->
    [snakes] Se
    [scorpions] Es
    [rockfall] { $edition ->
        [incan] Ro
       *[other] De
    }
    [gas] Ga
    [explosion] Ex
    [spiders] Ar
    [lava] La
    [boulders] Ro
    [rams] At
    [mummies] Mo
   *[fire] Fu
}

## Cartas

card-treasure = tesoro: { word-gems }
card-hazard = peligro: { hazard-name }
card-relic = { word-relic }
card-relic-printed = { word-relic } { $value }

## Decisiones

action-stay = Seguir
    .help = Te adentras más: la próxima carta enriquece a los que siguen dentro, o los golpea.
action-leave = Salir
    .help = Vuelves al campamento: recoges lo que queda en el camino y lo pones todo a salvo.
action-leave-first = Sale el primero
    .help = Tu primer explorador vuelve, el segundo sigue.
action-leave-second = Sale el segundo
    .help = Tu segundo explorador vuelve, el primero sigue.

## Quién. La persona que mira nunca está en estas listas: las frases le hablan de tú.

explorers-names = { $explorers_others ->
    [0] { "" }
    [1] { $explorers_last }
   *[other] { $explorers_first } { $explorers_joint ->
        [i] e
       *[other] y
    } { $explorers_last }
}
leaving-names = { $leaving_others ->
    [0] { "" }
    [1] { $leaving_last }
   *[other] { $leaving_first } { $leaving_joint ->
        [i] e
       *[other] y
    } { $leaving_last }
}
staying-names = { $staying_others ->
    [0] { "" }
    [1] { $staying_last }
   *[other] { $staying_first } { $staying_joint ->
        [i] e
       *[other] y
    } { $staying_last }
}
winners-names = { $winners_others ->
    [0] { "" }
    [1] { $winners_last }
   *[other] { $winners_first } { $winners_joint ->
        [i] e
       *[other] y
    } { $winners_last }
}

## Sucesos

event-cave-entered = { word-cave-number }: entra todo el mundo.{ $relic ->
    [none] { "" }
    [plain] { " " }El mazo recibe { word-a-relic }.
   *[printed] { " " }El mazo recibe { word-the-relic-printed }.
}

event-treasure-found = { $explorers ->
    [1] { $explorers_you ->
        [yes] ¡{ word-gems }, todo para ti!
       *[no] { word-gems }, todo para { explorers-names }.
    }
   *[other] { $share ->
        [0] { word-gems } para { $explorers } exploradores: no alcanza para repartir, todo queda en el camino.
       *[other] { word-gems } para { $explorers } exploradores: { $explorers_you ->
            [yes] recibes { $share }, como { $explorers_others ->
                [1] { explorers-names }
               *[other] los demás
            }
           *[no] { $share } para cada uno
        }{ $remainder ->
            [0] .
            [one] , y { $remainder } queda en el camino.
           *[other] , y { $remainder } quedan en el camino.
        }
    }
}

event-hazard-revealed = ¡Cuidado, { hazard-name.cry }! Es la primera vez aquí: solo un susto.

event-relic-revealed = { $relic ->
    [plain] En el camino hay { word-a-relic }: será para quien salga solo.
   *[printed] En el camino está { word-the-relic-printed }: será para quien salga solo.
}

event-hazard-struck = ¡Otra vez { hazard-name.cry }! { $explorers_you ->
    [yes] { $carried ->
        [0] Huyes sin nada que perder
        [one] Huyes y pierdes { $carried } gema
       *[other] Huyes y pierdes { $carried } gemas
    }{ $explorers_others ->
        [0] .
       *[other] , igual que { explorers-names }.
    }
   *[no] { $explorers_others ->
        [1] { explorers-names } huye { $carried ->
            [0] sin nada que perder.
            [one] y pierde { $carried } gema.
           *[other] y pierde { $carried } gemas.
        }
       *[other] { explorers-names } huyen { $carried ->
            [0] sin nada que perder.
            [one] y pierden { $carried } gema cada uno.
           *[other] y pierden { $carried } gemas cada uno.
        }
    }
}

event-choices-revealed = { $leaving ->
    [0] { $staying ->
        [1] { $staying_you ->
            [yes] Sigues sin compañía.
           *[no] { staying-names } sigue sin compañía.
        }
       *[other] Todos siguen adelante.
    }
   *[other] { $leaving_you ->
        [yes] { $leaving_others ->
            [0] Sales
           *[other] Sales con { leaving-names }
        }
       *[no] { $leaving_others ->
            [1] { leaving-names } sale
           *[other] { leaving-names } salen
        }
    }{ $staying ->
        [0] .
       *[other] ; { $staying_you ->
            [yes] { $staying_others ->
                [0] tú sigues sin compañía.
               *[other] tú sigues con { staying-names }.
            }
           *[no] { $staying_others ->
                [1] { staying-names } sigue sin compañía.
               *[other] { staying-names } siguen.
            }
        }
    }
}

event-explorers-left = { $share ->
    [0] { $remainder ->
        [0] { $explorers_you ->
            [yes] { $explorers_others ->
                [0] De vuelta no encuentras ninguna gema.
               *[other] De vuelta no encuentras ninguna gema, y tampoco { explorers-names }.
            }
           *[no] { $explorers_others ->
                [1] De vuelta, { explorers-names } no encuentra ninguna gema.
               *[other] De vuelta, { explorers-names } no encuentran ninguna gema.
            }
        }
        [one] En el camino hay { $remainder } gema: no alcanza para { $explorers }, así que allí se queda.
       *[other] En el camino hay { $remainder } gemas: no alcanza para { $explorers }, así que allí se quedan.
    }
   *[other] De vuelta, { $explorers_you ->
        [yes] { $explorers_others ->
            [0] recoges { $share ->
                [one] { $share } gema
               *[other] { $share } gemas
            }
           *[other] recoges { $share ->
                [one] { $share } gema
               *[other] { $share } gemas
            }, igual que { explorers-names }
        }
       *[no] { $explorers_others ->
            [1] { explorers-names } recoge { $share ->
                [one] { $share } gema
               *[other] { $share } gemas
            }
           *[other] { explorers-names } recogen { $share ->
                [one] { $share } gema
               *[other] { $share } gemas
            } cada uno
        }
    }{ $remainder ->
        [0] .
        [one] ; queda { $remainder } en el camino.
       *[other] ; quedan { $remainder } en el camino.
    }
}

event-gems-banked = { $known ->
    [no] { $person } guarda lo suyo en { word-their-chest }.
   *[yes] { $you ->
        [yes] { $gems ->
            [0] Vuelves con las manos vacías; total en { word-your-chest }: { $chest }.
            [one] Guardas { $gems } gema en { word-your-chest }; total: { $chest }.
           *[other] Guardas { $gems } gemas en { word-your-chest }; total: { $chest }.
        }
       *[no] { $gems ->
            [0] { $person } vuelve con las manos vacías; total en { word-their-chest }: { $chest }.
            [one] { $person } guarda { $gems } gema en { word-their-chest }; total: { $chest }.
           *[other] { $person } guarda { $gems } gemas en { word-their-chest }; total: { $chest }.
        }
    }
}

event-relic-taken = { $you ->
    [yes] Sacas { word-a-relic }, número { $number } de la partida: { $value ->
        [one] { $value } gema.
       *[other] { $value } gemas.
    }
   *[no] { $person } saca { word-a-relic }, número { $number } de la partida: { $value ->
        [one] { $value } gema.
       *[other] { $value } gemas.
    }
}

event-cave-closed = { $reason ->
    [hazard] La expedición ha terminado.
    [deck-empty] El mazo está vacío: han salido los últimos exploradores.
   *[all-left] Todos están de vuelta en el campamento.
} { $edition ->
    [iello] Una barricada cierra { word-the-cave-number }.
    [incan] El templo { $cave } queda atrás.
   *[other] La cueva { $cave } queda atrás.
}{ $gems_lost ->
    [0] { "" }
    [one] { " " }{ $gems_lost } gema que quedaba en el camino vuelve a la reserva.
   *[other] { " " }{ $gems_lost } gemas que quedaban en el camino vuelven a la reserva.
}{ $relics_lost ->
    [0] { "" }
    [one] { " " }{ $relics_lost } { word-relic } que quedaba dentro sale de la partida.
   *[other] { " " }{ $relics_lost } { word-relics } que quedaban dentro salen de la partida.
}{ $hazard ->
    [none] { "" }
   *[other] { " " }Una carta de «{ hazard-name }» sale de la partida.
}

event-game-ended = La partida ha terminado. { $winners_you ->
    [yes] { $winners_others ->
        [0] ¡Ganas con { $score ->
            [one] { $score } gema!
           *[other] { $score } gemas!
        }
       *[other] ¡Compartes la victoria con { winners-names }, con { $score ->
            [one] { $score } gema cada uno!
           *[other] { $score } gemas cada uno!
        }
    }
   *[no] { $winners_others ->
        [1] { winners-names } gana con { $score ->
            [one] { $score } gema.
           *[other] { $score } gemas.
        }
       *[other] { winners-names } comparten la victoria, con { $score ->
            [one] { $score } gema cada uno.
           *[other] { $score } gemas cada uno.
        }
    }
} ({ $standing })

## Opciones

option-hazard_set = Palabras y peligros de la edición
    .help = Los cinco peligros del mazo y las palabras de la caja. El juego es el mismo.
choice-hazard_set-schmidt = Schmidt: serpientes, escorpiones, derrumbe, gas, explosión
choice-hazard_set-incan = Incan Gold: arañas, momias, fuego, serpientes, rocas
choice-hazard_set-iello = IELLO: arañas, serpientes, lava, rocas rodantes, arietes
option-relic_entry = Llegada de las reliquias
    .help = Todas antes de la primera cueva, o una por cueva: al azar, o la menor primero.
choice-relic_entry-all_at_start = todas al principio
choice-relic_entry-one_per_round_random = una por cueva, al azar
choice-relic_entry-one_per_round_ascending = una por cueva, la menor primero
option-relic_values = Valor de una reliquia
    .help = Por orden de salida (5 gemas cada una de las tres primeras, después 10), o el número impreso.
choice-relic_values-by_order = por orden de salida
choice-relic_values-printed = el número impreso
option-tie = En caso de empate
    .help = Ganan juntos todos los empatados, o gana entre ellos quien tenga más reliquias.
choice-tie-shared = victoria compartida
choice-tie-most_relics_then_shared = más reliquias, y si no, compartida
option-chests = Cofres
    .help = ¿Ven todos cuántas gemas hay en cada cofre?
choice-chests-open = abiertos
choice-chests-hidden = ocultos
option-leftover_split = Reparto de lo que queda en el camino
    .help = Los que salen suman todo lo que queda y reparten una sola vez (según el reglamento), o reparten carta por carta.
choice-leftover_split-pooled = todo sumado
choice-leftover_split-per_card = carta por carta
option-lost_relics_count = Las reliquias perdidas cuentan
    .help = ¿Cuentan entre las tres primeras las reliquias perdidas en una cueva? Según el reglamento, no.
option-explorers_per_player = Exploradores por persona
    .help = Dos cada uno: es la variante no oficial para dos.
option-treasures = Cartas de tesoro
    .help = Las gemas de cada carta de tesoro del mazo.
option-hazards = Cartas de peligro
    .help = Cuántas cartas de cada peligro tiene el mazo.
option-relics = Cartas de reliquia
    .help = Las reliquias por número impreso. Si el valor va por orden de salida, solo importa cuántas hay.
option-caves = Cuevas
    .help = Cuántas cuevas se exploran.
option-num_players = Número de jugadores
    .help = La caja dice de 3 a 8; con menos de 3 es una regla de la casa.

## Ediciones

preset-schmidt2005 = Diamant (Schmidt, 2005)
    .help = La primera: sin reliquias y con los cofres a la vista.
preset-incan2006 = Incan Gold (2006)
    .help = Templos y tiendas. Un artefacto entra en el mazo cada ronda; en un empate gana quien tenga más artefactos.
preset-iello2016 = Diamant (IELLO, 2016)
    .help = Cinco reliquias en el mazo desde el principio: 5 gemas por cada una de las tres primeras que salgan, después 10.
preset-incan2020 = Incan Gold (2020)
    .help = Artefactos con los números 5, 7, 8, 10 y 12, uno por ronda, el menor primero.
preset-iello2022 = Diamant (IELLO, 2022)
    .help = Reliquias con los números 5, 7, 8, 10 y 12, una por cueva, la menor primero. En parte supuesto: mira el reglamento.

## Bots

bot-random = Cara o cruz
    .help = Sale al azar, con la misma probabilidad después de cada carta.
    .leave = Probabilidad de salir, en tanto por ciento
bot-cautious = Prudente
    .help = Vuelve en cuanto lleva unas pocas gemas.
    .stop = Sale con este número de gemas
bot-after-cards = Cuentacartas
    .help = Sale cuando hay cierto número de cartas en el camino.
    .cards = Sale con este número de cartas
bot-at-gems = Bolsa llena
    .help = Sale cuando lleva cierto número de gemas.
    .gems = Sale con este número de gemas
bot-at-hazards = Cuentapeligros
    .help = Sale cuando hay cierto número de peligros distintos en el camino.
    .hazards = Sale con este número de peligros
bot-bust-limit = Medidor de riesgo
    .help = Sale cuando es demasiado probable que la próxima carta golpee.
    .percent = Riesgo que acepta, en tanto por ciento
bot-expected = Calculador
    .help = Solo sigue mientras una carta más valga de media más que salir.
    .relics = Cuenta las reliquias (1) o solo las gemas (0)
    .bold = Audacia, en tanto por ciento: por encima de 100 exagera lo que puede ganar
bot-lead-lag = Vigía del marcador
    .help = Prudente si va ganando, atrevido si va perdiendo.
    .gems = Sale con este número de gemas si van empatados
    .step = Puntos de ventaja que cambian ese número en una gema
    .swing = Mayor cambio, en gemas
    .pace = Gemas por cueva que calcula para rivales con el cofre oculto
bot-lone-exit = Solitario
    .help = Busca el momento de salir solo, con los restos y las reliquias.
    .worth = Restos y reliquias por los que lo intenta, en gemas
    .bold = Audacia, en tanto por ciento: por encima de 100 exagera lo que puede ganar

## Rechazos

error-unknown-card = «{ $text }» no es una carta. Una carta es el número de un tesoro, la palabra relic o la clave de un peligro, como snakes.
error-unknown-action = «{ $text }» no es una decisión. Las decisiones son stay (seguir) y leave (salir); con dos exploradores, también leave-first y leave-second.
error-pairs-need-two = Dos exploradores cada uno es solo para una partida de dos.
error-empty-deck = El mazo necesita al menos una carta de tesoro o de peligro.
error-invalid-run = El ajuste { $name } de una serie no puede ser { $value }. Se espera un número entero de { $minimum } a { $maximum }.
error-policy-failed = Una estrategia dada al motor compilado ha fallado: { $reason }

## La terminal

terminal-diamant-face-down = { $cards ->
    [one] queda { $cards } carta
   *[other] quedan { $cards } cartas
}
terminal-diamant-left = { $left ->
    [0] ninguna gema en el camino
    [one] { $left } gema en el camino
   *[other] { $left } gemas en el camino
}
terminal-diamant-relics-here = { $edition ->
    [incan] { $relics ->
        [one] { $relics } artefacto
       *[other] { $relics } artefactos
    }
   *[other] { $relics ->
        [one] { $relics } reliquia
       *[other] { $relics } reliquias
    }
}: { $worth } a quien salga solo
terminal-diamant-hint = Llevas { $carried }. Si sales en solitario ahora: { $total } en total.
terminal-diamant-advice = La próxima carta golpea con una probabilidad del { $percent } % ({ $weight } de { $cards } cartas).
terminal-diamant-head-carried = lleva
terminal-diamant-head-carried-short = llev
terminal-diamant-head-chest = { $edition ->
    [incan] tienda
   *[other] cofre
}
terminal-diamant-head-chest-short = { $edition ->
    [incan] tien
   *[other] cof
}
terminal-diamant-head-relics = { $edition ->
    [incan] artefactos
   *[other] reliquias
}
terminal-diamant-head-relics-short = { $edition ->
    [incan] art
   *[other] rel
}
terminal-diamant-won = gana
terminal-diamant-camp = campamento
terminal-diamant-chosen = ya eligió
terminal-diamant-inside = dentro
terminal-diamant-path = El camino: { $cards }.
terminal-diamant-more = { $hazard } ({ $more } más en el mazo)
terminal-diamant-hazards-seen = Peligros vistos: { $hazards }.
terminal-diamant-removed = Fuera del juego: { $hazards }.
terminal-diamant-player = { $name }: { $place }, lleva { $carried }, { $edition ->
    [incan] tienda { $chest }, artefactos { $relics }
   *[other] cofre { $chest }, reliquias { $relics }
}.
terminal-diamant-score = { $name }: { $score } = { $edition ->
    [incan] tienda { $chest } + artefactos { $relics }
   *[other] cofre { $chest } + reliquias { $relics }
}
terminal-diamant-tie-shared = Empate: la victoria se comparte.
terminal-diamant-tie-relics = { $edition ->
    [incan] Empate a puntos: gana quien tiene más artefactos.
   *[other] Empate a puntos: gana quien tiene más reliquias.
}
terminal-diamant-legend-gem = { $sign }  gemas que quedan en una carta del camino
terminal-diamant-legend-relic = { $sign }  { $edition ->
    [incan] artefacto, con lo que vale ahora
   *[other] reliquia, con lo que vale ahora
}
terminal-diamant-legend-hazard = { $sign }  entre corchetes: ya visto en { $edition ->
    [incan] este templo
   *[other] esta cueva
}; un segundo golpea
terminal-diamant-legend-count = { $below }  copias aún boca abajo; { $gone }  copias fuera del juego
terminal-diamant-legend-inside = { $sign }  dentro, aún elige
terminal-diamant-legend-chosen = { $sign }  ya eligió
terminal-diamant-legend-camp = { $sign }  en el campamento, a salvo

## El mostrador de reglas: respuestas calculadas

desk-compute-share = { $explorers ->
    [one] Un explorador solo se lo lleva todo: { word-gems }; no queda nada en la carta.
   *[other] { word-gems } para { $explorers } exploradores: { $share } para cada uno, { $remainder ->
        [0] no queda nada
        [one] queda 1
       *[other] quedan { $remainder }
    } en la carta.
}
desk-work-share = { $explorers } × { $share } = { $shared }; { $gems } − { $shared } = { $remainder }
desk-compute-leftovers = { $leavers ->
    [one] Si sales solo, recoges todo lo que queda en el camino ({ $left }).
   *[other] { $left ->
        [one] { $left } gema
       *[other] { $left } gemas
    } en el camino y { $leavers } que salen: { $share } para cada uno, { $remainder ->
        [0] no queda nada
        [one] queda 1
       *[other] quedan { $remainder }
    } { $edition ->
        [incan] en el templo
       *[other] en la cueva
    }.
}
desk-work-leftovers = { $count ->
    [one] { $left } ÷ { $leavers } = { $share }, resto { $remainder }
   *[other] { $cards } = { $left }, y { $left } ÷ { $leavers } = { $share }, resto { $remainder }
}
desk-work-not-per-card = Primero se suman todas las cartas. Carta por carta serían { $share } para cada uno, pero esa no es la regla.
desk-compute-relics = { $count ->
    [one] Si sales solo, te llevas { $edition ->
        [incan] el artefacto
       *[other] la reliquia
    }: { $value } puntos.
   *[other] Si sales solo, te llevas { $edition ->
        [incan] los { $count } artefactos
       *[other] las { $count } reliquias
    }: { $value } puntos.
}
desk-work-relics = Salidas anteriores: { $out }, así que { $count ->
    [one] el valor es { $values }.
   *[other] los { $count } valores son { $values } = { $value }.
}
desk-work-relics-printed = En las ediciones con reliquias numeradas (Incan Gold 2020 y, que sepamos, IELLO 2022) suma en cambio los números impresos.
desk-compute-exchange = { $gems } rubíes valen { $diamonds ->
    [one] 1 diamante
   *[other] { $diamonds } diamantes
} y { $rubies ->
    [one] 1 rubí
   *[other] { $rubies } rubíes
}.
desk-compute-score = { $rubies ->
    [one] 1 rubí
   *[other] { $rubies } rubíes
} y { $diamonds ->
    [one] 1 diamante
   *[other] { $diamonds } diamantes
} suman { $points } puntos.
desk-compute-odds = { $striking } de las { $total } cartas que quedan golpearían: { $percent } %.
desk-work-odds = { $title }, { $edition ->
    [incan] primer templo
   *[other] primera cueva
}, con estas cartas y ninguna más en el camino: { $path }.
desk-compute-hazards = { $left ->
    [one] Queda una sola carta de { hazard-name } en el juego: ya no puede poner fin a { $edition ->
        [incan] un templo
       *[other] una cueva
    }.
   *[other] Quedan { $left } cartas de { hazard-name } en el juego.
} Había tres, y se quita una cada vez que golpean ({ $busts ->
    [one] 1 vez
   *[other] { $busts } veces
} aquí).
desk-table-leave = Si sales ahora, guardas las { $carried } que llevas y tu parte de las { $left } del camino. Depende de cuántos salgan contigo:
desk-work-leave = { $others ->
    [0] solo
    [one] con 1 más
   *[other] con { $others } más
}: { $gathered ->
    [0] nada del camino
   *[other] { $gathered } del camino
}{ $relics ->
    [0] { "" }
   *[other] , { $relics } en { word-relics }
}, { $total } en total
desk-table-stay = Si sigues, { $striking } de las { $total } cartas que quedan pondrían fin { $edition ->
    [incan] al templo
   *[other] a la cueva
}: { $percent } %. Perderías las { $carried } que llevas.
desk-table-relics = Quien salga solo ahora se lleva { $count ->
    [one] { $edition ->
        [incan] el artefacto
       *[other] la reliquia
    }
   *[other] { $edition ->
        [incan] los { $count } artefactos
       *[other] las { $count } reliquias
    }
} por { $value } puntos.

## ¿Por qué ha pasado esto?

desk-why-entered = Todos entran juntos ({ word-cave-number }), y la primera carta se destapa antes de que nadie elija.
desk-why-entered-relic = En esta edición { $edition ->
    [incan] entra un artefacto en el mazo por cada templo.
   *[other] entra una reliquia en el mazo por cada cueva.
}
desk-why-treasure = { word-gems } para repartir entre { $explorers ->
    [one] 1 explorador
   *[other] { $explorers } exploradores
}: { $share } para cada uno ({ $explorers } × { $share } = { $shared }), { $remainder } en la carta.
desk-why-hazard-first = Es la primera carta de { hazard-name } aquí: un aviso, nadie pierde nada.
desk-why-hazard-more = { $cards ->
    [0] No hay otra de esta clase en el mazo, así que aquí no puede golpear.
    [one] Hay 1 más de esta clase en el mazo; si sale ahora, golpea.
   *[other] Hay { $cards } más de esta clase en el mazo; si sale una ahora, golpea.
}
desk-why-relic = { $edition ->
    [incan] Un artefacto
   *[other] Una reliquia
} se queda en el camino hasta que alguien salga solo; hasta entonces no vale nada.
desk-why-struck = La segunda carta de { hazard-name } aquí: { $explorers ->
    [one] el explorador que queda dentro huye y pierde
   *[other] los { $explorers } exploradores que quedan dentro huyen y cada uno pierde
} las { $carried } que llevaba.
desk-why-struck-where = La primera estaba en el lugar { $first } del camino y esta en el lugar { $second }; no hace falta que estén seguidas.
desk-why-struck-odds = { $striking } de { $total } cartas habrían golpeado: { $percent } %.
desk-why-choices = Las elecciones eran secretas y se abrieron juntas: { $leaving } para salir, { $staying } para seguir.
desk-why-left = { $left ->
    [0] No había nada que recoger en el camino.
   *[other] { $left ->
        [one] Había { $left } gema
       *[other] Había { $left } gemas
    } en el camino; { $leavers ->
        [one] quien sale solo se lo lleva todo.
       *[other] entre { $leavers } son { $share } para cada uno, y quedan { $remainder }.
    }
}
desk-why-left-relics = Salieron { $leavers } juntos, así que nadie se lleva { $relics ->
    [one] { $edition ->
        [incan] el artefacto
       *[other] la reliquia
    }
   *[other] { $edition ->
        [incan] los { $relics } artefactos
       *[other] las { $relics } reliquias
    }
}.
desk-why-left-per-card = Opción de la casa en esta mesa: cada carta se divide por separado.
desk-why-banked = { word-gems } a salvo hasta el final.
desk-why-banked-sum = { $carried } que llevaba + { $gathered } recogidas al salir = { $gems }.
desk-why-banked-hidden = Lo que llevaba queda a salvo. Cuánto es, esta edición te lo oculta.
desk-why-relic-alone = Salió exactamente un explorador: se lleva lo que hay allí.
desk-why-relic-order = Sale con el número { $number } de la partida: los números 1 a 3 valen 5, los siguientes 10, así que { $value }.
desk-why-relic-printed = En esta edición cuenta el número impreso: { $value }.
desk-why-relic-lost-count = Opción de la casa en esta mesa: también cuenta lo que se perdió antes ({ $lost }).
desk-why-closed-all-left = Ya no queda nadie dentro: se acabó ({ word-cave-number }).
desk-why-closed-hazard = Dos peligros de la misma clase ponen fin a la expedición al instante ({ word-cave-number }).
desk-why-closed-deck-empty = No quedaban cartas, así que todos los que estaban dentro salieron juntos (regla de la casa para mazos propios).
desk-why-closed-gems = { $gems ->
    [one] La gema que quedaba en el camino vuelve
   *[other] Las { $gems } gemas que quedaban en el camino vuelven
} a la reserva.
desk-why-closed-relics = { $relics ->
    [one] { $edition ->
        [incan] El artefacto que nadie se llevó sale del juego.
       *[other] La reliquia que nadie se llevó sale del juego.
    }
   *[other] { $edition ->
        [incan] Los { $relics } artefactos que nadie se llevó salen del juego.
       *[other] Las { $relics } reliquias que nadie se llevó salen del juego.
    }
}
desk-why-closed-removed = Una carta de { hazard-name } sale del juego; la otra vuelve al mazo.
desk-why-closed-shuffle = Todas las demás cartas vuelven y se baraja el mazo.
desk-why-ended = { $edition ->
    [incan] El último templo está cerrado.
   *[other] La última cueva está cerrada.
} Se suman gemas y { word-relics }: la mejor suma es { $score }.
desk-why-ended-tie = { $tied } jugadores empatan y comparten la victoria.
desk-why-ended-tie-relics = { $tied } jugadores empatan; decide quién tiene más { word-relics }.

error-invalid-event = Eso no es un suceso de este juego.
error-invalid-event-data = Los números del suceso no se pueden leer.
error-invalid-position = La posición no se puede leer.
