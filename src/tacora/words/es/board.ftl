### El tablero en el navegador. Las palabras del juego ($cave, $card, $title…) llegan ya dichas.

## La barra y la cueva

board-bar = { $cave }/{ $caves } · { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
board-path = El camino
board-path-cards = { $cards ->
    [0] El camino: aún ninguna carta
    [one] El camino: { $cards } carta, la última al final
   *[other] El camino: { $cards } cartas, la última al final
}
board-card-left = { $card }; { $gems ->
    [one] queda allí { $gems } gema
   *[other] quedan allí { $gems } gemas
}
board-facts = Lo que queda en el camino
board-left = en el camino
board-left-title = Gemas que se reparten quienes salen

## Los peligros

board-dangers = Peligros de esta cueva
board-danger-unseen = { $title }: aún no ha salido, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
} en el mazo.
board-danger-seen = { $title }: ha salido una vez. Otra más y se acaba la expedición; { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
} en el mazo.
board-danger-safe = { $title }: ha salido y ya no queda otra en el mazo.
board-danger-harmless = { $title }: ya no puede golpear.
board-danger-struck = { $title }: ¡ha golpeado!
board-danger-removed = { $cards ->
    [one] { $cards } carta está fuera del juego.
   *[other] { $cards } cartas están fuera del juego.
}

## Los jugadores

board-players = Jugadores
board-you = tú
board-bot = bot
board-away = ausente
board-standing-in = un bot ocupa su lugar
board-inside = dentro con { $gems ->
    [one] { $gems } gema
   *[other] { $gems } gemas
}
board-in-camp = en el campamento
board-has-chosen = ha elegido
board-choosing = está eligiendo
board-chest-closed = cofre cerrado
board-chest-open = { $gems ->
    [one] { $gems } gema a salvo
   *[other] { $gems } gemas a salvo
}
board-relics-of = { $relics ->
    [one] { $relics } reliquia
   *[other] { $relics } reliquias
} por valor de { $gems }
board-you-carry = Llevas
board-you-camp = Estás en el campamento
board-your-chest = { $chest }

## La elección

board-your-choice = Tu elección
board-choose = Elige: nadie lo ve hasta que todos hayan elegido.
board-waiting = Falta la elección de: { $names }.
board-sealed-all = Todos han elegido.
board-sealed = Sellado: { $action }. Elígelo otra vez para retirarlo, o elige lo otro.
board-sealed-again = sellado · toca para retirar
board-taken-back = Tu elección vuelve a estar abierta.
board-offline = Sin conexión: tu elección espera aquí.
board-both-stay = Siguen los dos
board-both-leave = Salen los dos
board-bust = { $percent } % de riesgo
board-leave-alone = { $carried } + { $found } si sales solo
board-leave-safe = { $gems ->
    [one] { $gems } gema a salvo
   *[other] { $gems } gemas a salvo
}
board-wait-card = Llega la próxima carta…
board-wait-camp = Estás a salvo en el campamento. Mira cómo siguen los demás.
board-over = La partida ha terminado.

## Pistas en la primera cueva de la primera partida

board-hint-1 = Un tesoro se reparte enseguida entre todos los que están dentro.
board-hint-2 = Sal, y lo que llevas queda a salvo. Quédate, y quizá haya más.
board-hint-3 = El mismo peligro dos veces: quienes están dentro pierden lo que llevan.

## El final

board-end-wins = ¡Gana { $name }!
board-end-you-win = ¡Ganas tú!
board-end-shared = ¡{ $names } comparten la victoria!
board-end-tie-relics = Empate en cabeza: decide quien tiene más reliquias.
board-end-ahead = { $points ->
    [one] { $points } gema
   *[other] { $points } gemas
} por delante de { $name }.
board-end-best = El mejor botín: { $points ->
    [one] { $points } gema
   *[other] { $points } gemas
} ({ $cave }).
board-end-relics = Las reliquias dieron { $points ->
    [one] { $points } gema
   *[other] { $points } gemas
}.
board-end-never = Ningún peligro golpeó, ni una sola vez.
board-end-caught = { $caves ->
    [one] Un peligro golpeó una sola vez.
   *[other] Un peligro golpeó { $caves } veces, y aun así gana.
}
board-end-points = { $points ->
    [one] { $points } gema
   *[other] { $points } gemas
}
board-end-chart = Lo que trajo cada uno, expedición por expedición
board-end-table = Como tabla
board-end-player = Jugador
board-end-total = Total
board-end-bust = huida, 0
board-end-of-relics = { $points } en reliquias
board-end-row = { $name }: { $points ->
    [one] { $points } gema
   *[other] { $points } gemas
}. { $story }
board-end-legend-relics = reliquias
board-end-legend-bust = huida ante un peligro
