### El mostrador de reglas: respuestas calculadas, razones, la página del folleto. Las frases sobre Diamant toman $edition para sus palabras.

## Clases de respuesta

desk-title-computed = Calculado con las reglas
desk-title-table = En tu mesa, ahora
desk-title-not-covered = No está en las reglas
desk-not-covered = Las reglas no dicen nada de eso, o la pregunta es de otra cosa. Abajo están las secciones más cercanas.
desk-empty-question = Pregúntame algo sobre las reglas de este juego.
desk-kind-computed = calculado por el motor
desk-kind-curated = respuesta
desk-kind-passage = del reglamento
desk-kind-not-covered = no previsto

## Fuentes

desk-rules = Reglas { $rules }
desk-pages = { $count ->
    [one] página { $pages } ({ $title })
   *[other] páginas { $pages } ({ $title })
}
desk-no-page = sin página: el folleto impreso que pudimos leer no lo dice
desk-every-edition = todas las ediciones
desk-differences = Donde las ediciones difieren
desk-example = Ejemplo calculado
desk-nearest = Secciones más cercanas

## Cálculos

desk-compute-share = { $explorers ->
    [one] Un explorador solo se lleva las { $gems } gemas; no queda nada en la carta.
   *[other] { $gems } gemas para { $explorers } exploradores: { $share } para cada uno, { $remainder ->
        [0] no queda nada
        [one] queda 1
       *[other] quedan { $remainder }
    } en la carta.
}
desk-work-share = { $explorers } × { $share } = { $shared }; { $gems } − { $shared } = { $remainder }
desk-compute-leftovers = { $leavers ->
    [one] Si sales solo, recoges las { $left } gemas del camino.
   *[other] { $left } gemas en el camino y { $leavers } que salen: { $share } para cada uno, { $remainder ->
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
desk-work-relics = { $out ->
    [0] No había salido ninguna
    [one] Ya había salido 1
   *[other] Ya habían salido { $out }
}, así que { $count ->
    [one] la siguiente vale { $values }.
   *[other] las { $count } siguientes valen { $values } = { $value }.
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
desk-compute-odds = { $striking } de las { $total } cartas que quedan la harían saltar: { $percent } %.
desk-work-odds = { $title }, { $edition ->
    [incan] primer templo
   *[other] primera cueva
}, con estas cartas y ninguna más en el camino: { $path }.
desk-compute-hazards = { $left ->
    [one] Queda una sola carta de { hazard-name } en el juego: ya no puede acabar con { $edition ->
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
desk-table-stay = Si sigues, { $striking } de las { $total } cartas que quedan acabarían con { $edition ->
    [incan] el templo
   *[other] la cueva
}: { $percent } %. Perderías las { $carried } que llevas.
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

desk-why = ¿Por qué?
desk-why-entered = Todos entran juntos ({ word-cave-number }), y la primera carta se destapa antes de que nadie elija.
desk-why-entered-relic = En esta edición { $edition ->
    [incan] entra un artefacto en el mazo por cada templo.
   *[other] entra una reliquia en el mazo por cada cueva.
}
desk-why-treasure = { $gems } gemas repartidas entre { $explorers ->
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
desk-why-struck-odds = { $striking } de { $total } cartas habrían golpeado: { $percent } %.
desk-why-choices = Las elecciones eran secretas y se abrieron juntas: { $leaving } para salir, { $staying } para seguir.
desk-why-left = { $left ->
    [0] No había nada que recoger en el camino.
   *[other] Había { $left } gemas en el camino; { $leavers ->
        [one] quien sale solo se las lleva todas.
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
desk-why-banked = { $gems } gemas quedan a salvo hasta el final.
desk-why-banked-sum = { $carried } que llevaba + { $gathered } recogidas al salir = { $gems }.
desk-why-banked-hidden = Lo que llevaba queda a salvo. Cuánto es, esta edición te lo oculta.
desk-why-relic-alone = Salió exactamente un explorador: se lleva lo que hay allí.
desk-why-relic-order = Es la número { $number } que sale en la partida: las tres primeras valen 5, las siguientes 10, así que { $value }.
desk-why-relic-printed = En esta edición cuenta el número impreso: { $value }.
desk-why-relic-lost-count = Opción de la casa en esta mesa: las { $lost } perdidas antes también cuentan.
desk-why-closed-all-left = Ya no queda nadie dentro: se acabó ({ word-cave-number }).
desk-why-closed-hazard = Dos peligros de la misma clase acaban al instante ({ word-cave-number }).
desk-why-closed-deck-empty = No quedaban cartas, así que todos los que estaban dentro salieron juntos (regla de la casa para mazos propios).
desk-why-closed-gems = { $gems ->
    [one] La gema que quedaba en el camino vuelve
   *[other] Las { $gems } gemas que quedaban en el camino vuelven
} a la reserva.
desk-why-closed-relics = { $relics ->
    [one] { $edition ->
        [incan] El artefacto que nadie cogió sale del juego.
       *[other] La reliquia que nadie cogió sale del juego.
    }
   *[other] { $edition ->
        [incan] Los { $relics } artefactos que nadie cogió salen del juego.
       *[other] Las { $relics } reliquias que nadie cogió salen del juego.
    }
}
desk-why-closed-removed = Una carta de { hazard-name } sale del juego; la otra vuelve al mazo.
desk-why-closed-shuffle = Todas las demás cartas vuelven y se baraja el mazo.
desk-why-ended = { $edition ->
    [incan] El último templo está cerrado.
   *[other] La última cueva está cerrada.
} Se suman gemas y { word-relics }: { $score } es lo mejor.
desk-why-ended-tie = { $tied } jugadores empatan y comparten la victoria.
desk-why-ended-tie-relics = { $tied } jugadores empatan; decide quién tiene más { word-relics }.

## La página

desk-page-title = Las reglas de { $game }
desk-ask-label = Tu pregunta
desk-ask-hint = Por ejemplo: ¿9 rubíes entre 5?
desk-ask-button = Preguntar
desk-ask-busy = Buscando…
desk-ask-failed = El mostrador no responde. Inténtalo de nuevo.
desk-panel-title = Reglas
desk-panel-open = Una duda de reglas
desk-panel-close = Cerrar
desk-edition = Edición
desk-contents = En esta página
desk-section-short = En treinta segundos
desk-section-turn = Un turno, en breve
desk-section-win = Cómo se gana
desk-section-questions = Preguntas
desk-section-mistakes = Errores frecuentes
desk-section-editions = Las ediciones comparadas
desk-section-rulebook = Todas las reglas, numeradas
desk-section-extensions = Expansiones
desk-section-facts = Ficha del juego
desk-different = difiere
desk-table-caption = Lo que dice cada edición. Las casillas marcadas con un punto difieren de la edición que has elegido.
desk-uncertain = no leído en el folleto de esta edición
desk-house = regla de la casa
desk-assumed = en parte supuesto
desk-facts-players = Jugadores
desk-facts-age = Edad
desk-facts-minutes = Minutos
desk-facts-authors = Autores
desk-facts-year = Primera edición
desk-facts-title = Título
desk-facts-source = Nuestras fuentes
desk-more = Más sobre esto
desk-link-rule = Regla { $rule }
