### Pig en français. Les variables des événements viennent de text/__init__.py, event_arguments.

## Mots

word-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Choix

action-roll = Lancer
    .help = Lance encore une fois : un cochon te fait perdre les points de ce tour.
action-hold = Garder
    .help = Mets les points de ce tour à l’abri ; c’est au joueur suivant de lancer.

## Événements

event-roll-chosen = { $you ->
    [yes] Tu continues.
   *[no] { $person } continue.
}
event-die-rolled = { $you ->
    [yes] Tu lances un { $face } : le tour vaut { $turn_points }.
   *[no] { $person } lance un { $face } : le tour vaut { $turn_points }.
}
event-pig-rolled = { $you ->
    [yes] Un cochon ! { $lost ->
        [0] Tu n’avais encore rien à perdre.
        [one] Tu perds { $lost } point.
       *[other] Tu perds { $lost } points.
    }
   *[no] Un cochon ! { $lost ->
        [0] { $person } n’avait encore rien à perdre.
        [one] { $person } perd { $lost } point.
       *[other] { $person } perd { $lost } points.
    }
}
event-points-banked = { $you ->
    [yes] Tu gardes : { $points } de plus, { $score } en tout.
   *[no] { $person } garde : { $points } de plus, { $score } en tout.
}
event-turn-passed = { $you ->
    [yes] C’est à toi de jouer.
   *[no] C’est à { $person } de jouer.
}
event-game-ended = La partie est finie. { $winners ->
    [1] { $you ->
        [yes] Tu gagnes avec { $score } points !
       *[no] { $names } gagne avec { $score } points !
    }
   *[other] Victoire partagée avec { $score } points : { $names } !
} ({ $standing })

## Options

option-target = Points pour gagner
    .help = Qui garde avec ce nombre de points ou plus a gagné.
option-sides = Faces du dé
    .help = Le jeu d’origine en a six ; le un est toujours le cochon.
option-equal_turns = Tours égaux
    .help = Quand quelqu’un atteint le but, on finit la manche pour que tout le monde ait joué autant de tours.
preset-classic = Cochon en 100
    .help = Le jeu tel qu’on le raconte partout : un dé, 100 points.
preset-short = Cochon en 50
    .help = Deux fois plus court.
preset-fair = Cochon à tours égaux
    .help = Commencer ne donne aucun avantage : on finit la dernière manche, et une égalité se partage.

## Robots

bot-random = Distrait
    .help = Garde au hasard.
    .hold = Chance de garder, en pour cent
bot-hold-at = Régulier
    .help = Garde dès que le tour vaut assez.
    .points = Points auxquels il garde
bot-race = Coureur
    .help = Suit le rythme du premier et lance pour gagner quand la fin approche.
    .base = Points auxquels il garde à égalité
    .divisor = Points de retard pour un point de plus
    .race = Distance du but à partir de laquelle il ne fait que lancer

## Le terminal

terminal-pig-title = En { $target } points
terminal-pig-turn = { $you ->
    [yes] À toi : { $points } en main
   *[no] À { $person } : { $points } en main
}
terminal-pig-rolls = Lancers : { $rolls }
terminal-pig-score = { $name } : { $score }
terminal-pig-hint = Si tu gardes, tu arrives à { $score }.
terminal-pig-advice = Le prochain lancer est un cochon avec { $percent } % de chances ; pour les seuls points, garde à { $hold_at }.

## Refus

error-not-roll-or-hold = « { $text } » n’est pas un choix. On peut lancer (roll) ou garder (hold).
error-not-a-face = « { $text } » n’est pas une face du dé. Ses faces vont de 1 à { $sides }.
