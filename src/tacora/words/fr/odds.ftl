### La commande `tacora odds`. $edition (schmidt, incan, iello) choisit les mots de la boîte.

odds-cave = { $edition ->
    [incan] Temple { $number }
   *[other] Grotte { $number }
}
odds-path = Sur le chemin : { $cards }
odds-nothing = rien pour l’instant
odds-purse = { $inside ->
    [one] Un explorateur à l’intérieur, il porte { $carried }
   *[other] { $inside } explorateurs à l’intérieur, chacun porte { $carried }
} ; { $left } sur le chemin
odds-next = La prochaine carte met fin à l’expédition
odds-cards = ({ $of } sur { $all } cartes)
odds-percent = { $number } %
odds-one-more = Porté en moyenne après une carte de plus, si tous restent
odds-leave = { $others ->
    [0] Sortir maintenant, sans personne d’autre
    [one] Sortir maintenant à deux
   *[other] Sortir maintenant avec { $others } autres
}
odds-alone = { $edition ->
    [incan] Sans personne d’autre désormais, pour ce temple
   *[other] Sans personne d’autre désormais, pour cette grotte
}
odds-alone-match = { $edition ->
    [incan] Sans personne d’autre désormais, pour ce temple et les suivants
   *[other] Sans personne d’autre désormais, pour cette grotte et les suivantes
}
odds-stay = rester : { $gems } en moyenne
odds-leave-now = sortir : { $gems } en moyenne
odds-too-large = cette pioche est trop grande pour une réponse exacte
odds-never = Plus aucun danger ne peut frapper.
odds-bust-title = Si personne ne sort, la carte qui met fin à l’expédition
odds-card-number = Carte
odds-strikes = Frappe
odds-by-then = D’ici là

error-odds-too-large = Cette pioche est trop grande pour une réponse exacte : plus de { $states } positions.
error-bot-not-fast = Le moteur compilé ne sait pas jouer le robot « { $bot } » ; utilise --engine reference.
error-invalid-position-card = La pioche ne contient plus la carte « { $card } ».
error-invalid-position-over = La deuxième carte « { $card } » a déjà mis fin à l’expédition.
error-invalid-position-number = Le nombre { $name } ne peut pas valoir { $value }. Il faut : de { $minimum } à { $maximum }.
