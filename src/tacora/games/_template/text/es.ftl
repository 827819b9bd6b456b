### Pig en español. Las variables de los sucesos vienen de text/__init__.py, event_arguments.

## Palabras

word-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}

## Decisiones

action-roll = Tirar
    .help = Tira otra vez: un cerdo te hace perder los puntos de este turno.
action-hold = Plantarse
    .help = Pon a salvo los puntos de este turno; le toca tirar a la siguiente persona.

## Sucesos

event-roll-chosen = { $you ->
    [yes] Sigues adelante.
   *[no] { $person } sigue adelante.
}
event-die-rolled = { $you ->
    [yes] Sacas un { $face }: el turno vale { $turn_points }.
   *[no] { $person } saca un { $face }: el turno vale { $turn_points }.
}
event-pig-rolled = { $you ->
    [yes] ¡Cerdo! { $lost ->
        [0] Aún no tenías nada que perder.
        [one] Pierdes { $lost } punto.
       *[other] Pierdes { $lost } puntos.
    }
   *[no] ¡Cerdo! { $lost ->
        [0] { $person } aún no tenía nada que perder.
        [one] { $person } pierde { $lost } punto.
       *[other] { $person } pierde { $lost } puntos.
    }
}
event-points-banked = { $you ->
    [yes] Te plantas: { $points } más, { $score } en total.
   *[no] { $person } se planta: { $points } más, { $score } en total.
}
event-turn-passed = { $you ->
    [yes] Es tu turno.
   *[no] Es el turno de { $person }.
}
event-game-ended = La partida ha terminado. { $winners ->
    [1] { $you ->
        [yes] ¡Ganas con { $score } puntos!
       *[no] ¡{ $names } gana con { $score } puntos!
    }
   *[other] Victoria compartida con { $score } puntos: ¡{ $names }!
} ({ $standing })

## Opciones

option-target = Puntos para ganar
    .help = Gana quien se planta con estos puntos o más.
option-sides = Caras del dado
    .help = El juego original tiene seis; el uno es siempre el cerdo.
option-equal_turns = Turnos iguales
    .help = Cuando alguien llega a la meta, se termina la ronda para que todo el mundo haya tenido los mismos turnos.
preset-classic = Cerdo a 100
    .help = El juego tal como se cuenta en todas partes: un dado, 100 puntos.
preset-short = Cerdo a 50
    .help = La mitad de largo.
preset-fair = Cerdo con turnos iguales
    .help = Empezar no da ventaja: se termina la última ronda y el empate se comparte.

## Bots

bot-random = Despistado
    .help = Se planta al azar.
    .hold = Probabilidad de plantarse, en tanto por ciento
bot-hold-at = Constante
    .help = Se planta en cuanto el turno vale lo suficiente.
    .points = Puntos con los que se planta
bot-race = Corredor
    .help = Sigue el ritmo de quien va en cabeza y tira a ganar cerca del final.
    .base = Puntos con los que se planta si van igualados
    .divisor = Puntos de desventaja por cada punto más
    .race = Distancia a la meta desde la que solo tira

## La terminal

terminal-pig-title = A { $target } puntos
terminal-pig-turn = { $you ->
    [yes] Tu turno: { $points } en la mano
   *[no] Turno de { $person }: { $points } en la mano
}
terminal-pig-rolls = Tiradas: { $rolls }
terminal-pig-score = { $name }: { $score }
terminal-pig-hint = Si te plantas, llegas a { $score }.
terminal-pig-advice = La próxima tirada es un cerdo con un { $percent } % de probabilidad; contando solo puntos, plántate con { $hold_at }.

## Negativas

error-not-roll-or-hold = «{ $text }» no es una decisión. Se puede tirar (roll) o plantarse (hold).
error-not-a-face = «{ $text }» no es una cara del dado. Sus caras van del 1 al { $sides }.
