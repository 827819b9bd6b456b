### Le plateau dans le navigateur. Les mots du jeu ($cave, $card, $title…) arrivent déjà dits.

## La barre et la grotte

board-bar = { $cave }/{ $caves } · { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
board-path = Le chemin
board-path-cards = { $cards ->
    [0] Le chemin : encore aucune carte
    [one] Le chemin : { $cards } carte, la plus récente en dernier
   *[other] Le chemin : { $cards } cartes, la plus récente en dernier
}
board-card-left = { $card } ; { $gems ->
    [one] { $gems } gemme y reste
   *[other] { $gems } gemmes y restent
}
board-facts = Ce qui reste sur le chemin
board-left = sur le chemin
board-left-title = Gemmes que se partagent ceux qui sortent

## Les dangers

board-dangers = Dangers de cette grotte
board-danger-unseen = { $title } : pas encore rencontré, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} dans la pioche.
board-danger-seen = { $title } : rencontré une fois. Encore un et l’expédition s’arrête ; { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} dans la pioche.
board-danger-safe = { $title } : rencontré, et il n’y en a plus dans la pioche.
board-danger-harmless = { $title } : ne peut plus frapper.
board-danger-struck = { $title } : il a frappé !
board-danger-removed = { $cards ->
    [one] { $cards } carte est hors jeu.
   *[other] { $cards } cartes sont hors jeu.
}

## Les joueurs

board-players = Joueurs
board-you = toi
board-bot = robot
board-away = absent
board-standing-in = un robot joue à sa place
board-inside = à l’intérieur avec { $gems ->
    [one] { $gems } gemme
   *[other] { $gems } gemmes
}
board-in-camp = au camp
board-has-chosen = a choisi
board-choosing = choisit
board-chest-closed = coffre fermé
board-chest-open = { $gems ->
    [one] { $gems } gemme à l’abri
   *[other] { $gems } gemmes à l’abri
}
board-relics-of = { $relics ->
    [one] { $relics } relique
   *[other] { $relics } reliques
}, valeur { $gems }
board-you-carry = Tu portes
board-you-camp = Tu es au camp
board-your-chest = { $chest }

## Le choix

board-your-choice = Ton choix
board-choose = Choisis : personne ne le voit avant que tous aient choisi.
board-waiting = On attend le choix de : { $names }.
board-sealed-all = Tout le monde a choisi.
board-sealed = Scellé : { $action }. Choisis-le encore pour le reprendre, ou choisis l’autre.
board-sealed-again = scellé · touche pour reprendre
board-taken-back = Ton choix est de nouveau ouvert.
board-offline = Pas de connexion : ton choix attend ici.
board-both-stay = Les deux restent
board-both-leave = Les deux sortent
board-bust = { $percent } % de risque
board-leave-alone = { $carried } + { $found } si tu sors seul
board-leave-safe = { $gems ->
    [one] { $gems } gemme à l’abri
   *[other] { $gems } gemmes à l’abri
}
board-wait-card = La carte suivante arrive…
board-wait-camp = Tu es à l’abri au camp. Regarde les autres continuer.
board-over = La partie est finie.

## Indices dans la première grotte de la première partie

board-hint-1 = Un trésor se partage aussitôt entre tous ceux qui sont à l’intérieur.
board-hint-2 = Sors, et ce que tu portes est à l’abri. Reste, et il y en aura peut-être plus.
board-hint-3 = Deux fois le même danger : ceux qui sont à l’intérieur perdent ce qu’ils portent.

## La fin

board-end-wins = { $name } gagne !
board-end-you-win = Tu gagnes !
board-end-shared = { $names } se partagent la victoire !
board-end-tie-relics = Égalité en tête : le plus de reliques l’emporte.
board-end-ahead = { $points ->
    [one] { $points } gemme
   *[other] { $points } gemmes
} de plus que { $name }.
board-end-best = Le plus beau butin : { $points ->
    [one] { $points } gemme
   *[other] { $points } gemmes
} ({ $cave }).
board-end-relics = Les reliques ont rapporté { $points ->
    [one] { $points } gemme
   *[other] { $points } gemmes
}.
board-end-never = Aucun danger n’a frappé, pas une seule fois.
board-end-caught = { $caves ->
    [one] Un danger a frappé, une seule fois.
   *[other] Un danger a frappé { $caves } fois, et c’est quand même gagné.
}
board-end-points = { $points ->
    [one] { $points } gemme
   *[other] { $points } gemmes
}
board-end-chart = Ce que chacun a rapporté, expédition par expédition
board-end-table = En tableau
board-end-player = Joueur
board-end-total = Total
board-end-bust = fuite, 0
board-end-of-relics = { $points } en reliques
board-end-row = { $name } : { $points ->
    [one] { $points } gemme
   *[other] { $points } gemmes
}. { $story }
board-end-legend-relics = reliques
board-end-legend-bust = fuite devant un danger
