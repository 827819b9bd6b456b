### Le guichet des règles : réponses calculées, raisons, la page du livret. Les phrases sur Diamant prennent $edition pour ses mots.

## Sortes de réponses

desk-title-computed = Calculé sur les règles
desk-title-table = À ta table, maintenant
desk-title-not-covered = Pas dans les règles
desk-not-covered = Les règles n'en disent rien, ou la question porte sur autre chose. Les sections les plus proches sont ci-dessous.
desk-empty-question = Pose-moi une question sur les règles de ce jeu.
desk-kind-computed = calculé par le moteur
desk-kind-curated = réponse
desk-kind-passage = extrait des règles
desk-kind-not-covered = non prévu

## Sources

desk-rules = Règles { $rules }
desk-pages = { $count ->
    [one] page { $pages } ({ $title })
   *[other] pages { $pages } ({ $title })
}
desk-no-page = sans page : le livret imprimé que nous avons pu lire n'en dit rien
desk-every-edition = toutes les éditions
desk-differences = Là où les éditions diffèrent
desk-example = Exemple calculé
desk-nearest = Sections les plus proches

## Calculs

desk-compute-share = { $explorers ->
    [1] Un explorateur seul prend les { $gems } gemmes ; rien ne reste sur la carte.
   *[other] { $gems } gemmes pour { $explorers } explorateurs : { $share } chacun, { $remainder ->
        [0] rien ne reste
        [1] 1 reste
       *[other] { $remainder } restent
    } sur la carte.
}
desk-work-share = { $explorers } × { $share } = { $shared } ; { $gems } − { $shared } = { $remainder }
desk-compute-leftovers = { $leavers ->
    [1] En sortant seul, tu ramasses les { $left } gemmes du chemin.
   *[other] { $left } gemmes sur le chemin et { $leavers } qui sortent : { $share } chacun, { $remainder ->
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
desk-work-not-per-card = On additionne d'abord toutes les cartes. Carte par carte, ce serait { $share } chacun, mais ce n'est pas la règle.
desk-compute-relics = { $count ->
    [1] En sortant seul, tu prends { $edition ->
        [incan] l'artefact
       *[other] la relique
    } : { $value } points.
   *[other] En sortant seul, tu prends les { $count } { word-relics } : { $value } points.
}
desk-work-relics = { $out ->
    [0] Aucune sortie avant
    [1] 1 déjà sortie
   *[other] { $out } déjà sorties
}, donc { $count ->
    [1] la suivante vaut { $values }.
   *[other] les { $count } suivantes valent { $values } = { $value }.
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
desk-compute-odds = { $striking } des { $total } cartes restantes y mettraient fin : { $percent } %.
desk-work-odds = { $title }, { $edition ->
    [incan] premier temple
   *[other] première grotte
}, avec ces cartes et aucune autre sur le chemin : { $path }.
desk-compute-hazards = { $left ->
    [1] Il reste une seule carte { hazard-name } dans le jeu : elle ne peut plus mettre fin à { $edition ->
        [incan] un temple
       *[other] une grotte
    }.
   *[other] Il reste { $left } cartes { hazard-name } dans le jeu.
} Il y en avait trois, et une est retirée à chaque fois qu'elles frappent ({ $busts } fois ici).
desk-table-leave = En sortant maintenant, tu mets à l'abri les { $carried } que tu portes et ta part des { $left } du chemin. Tout dépend de combien sortent avec toi :
desk-work-leave = { $others ->
    [0] seul
    [1] avec 1 autre
   *[other] avec { $others } autres
} : { $gathered ->
    [0] rien du chemin
   *[other] { $gathered } du chemin
}{ $relics ->
    [0] { "" }
   *[other] , { $relics } en { word-relics }
}, { $total } en tout
desk-table-stay = Si tu continues, { $striking } des { $total } cartes restantes mettraient fin à { $edition ->
    [incan] ce temple
   *[other] cette grotte
} : { $percent } %. Tu perdrais les { $carried } que tu portes.
desk-table-relics = Qui sort seul maintenant prend { $count ->
    [1] { $edition ->
        [incan] l'artefact
       *[other] la relique
    }
   *[other] les { $count } { word-relics }
} pour { $value } points.

## Pourquoi est-ce arrivé ?

desk-why = Pourquoi ?
desk-why-entered = Tout le monde entre ensemble ({ word-cave-number }), et la première carte est retournée avant tout choix.
desk-why-entered-relic = Dans cette édition, { $edition ->
    [incan] un artefact rejoint la pioche à chaque temple.
   *[other] une relique rejoint la pioche à chaque grotte.
}
desk-why-treasure = { $gems } gemmes partagées entre { $explorers ->
    [1] 1 explorateur
   *[other] { $explorers } explorateurs
} : { $share } chacun ({ $explorers } × { $share } = { $shared }), { $remainder } sur la carte.
desk-why-hazard-first = C'est la première carte { hazard-name } ici : un avertissement, personne ne perd rien.
desk-why-hazard-more = { $cards ->
    [0] Aucune autre carte de cette sorte n'est dans la pioche : elle ne peut pas frapper ici.
    [1] Il y en a encore 1 de cette sorte dans la pioche ; si elle vient maintenant, elle frappe.
   *[other] Il y en a encore { $cards } de cette sorte dans la pioche ; si l'une vient maintenant, elle frappe.
}
desk-why-relic = { $edition ->
    [incan] Un artefact
   *[other] Une relique
} reste sur le chemin jusqu'à ce que quelqu'un sorte seul ; d'ici là, cela ne vaut rien.
desk-why-struck = La deuxième carte { hazard-name } ici : { $explorers ->
    [1] l'explorateur encore dedans s'enfuit et perd
   *[other] les { $explorers } explorateurs encore dedans s'enfuient et perdent chacun
} les { $carried } portées.
desk-why-struck-where = La première était à la place { $first } du chemin, celle-ci à la place { $second } ; elles n'ont pas besoin de se suivre.
desk-why-struck-odds = { $striking } cartes sur { $total } auraient frappé : { $percent } %.
desk-why-choices = Les choix étaient secrets et ouverts ensemble : { $leaving } pour sortir, { $staying } pour rester.
desk-why-left = { $left ->
    [0] Il n'y avait rien à ramasser sur le chemin.
   *[other] { $left } gemmes étaient sur le chemin ; { $leavers ->
        [1] celui qui sort seul les prend toutes.
       *[other] partagées entre { $leavers }, cela fait { $share } chacun, { $remainder } sur place.
    }
}
desk-why-left-relics = { $leavers } sont sortis ensemble : personne ne prend { $relics ->
    [1] { $edition ->
        [incan] l'artefact
       *[other] la relique
    }
   *[other] les { $relics } { word-relics }
}.
desk-why-left-per-card = Option maison à cette table : chaque carte est divisée à part.
desk-why-banked = { $gems } gemmes sont mises à l'abri jusqu'à la fin.
desk-why-banked-sum = { $carried } portées + { $gathered } ramassées en sortant = { $gems }.
desk-why-banked-hidden = Ce qui était porté est mis à l'abri. Combien, cette édition te le cache.
desk-why-relic-alone = Exactement un explorateur est sorti : il prend donc ce qui est là.
desk-why-relic-order = C'est la sortie numéro { $number } de la partie : les trois premières valent 5, les suivantes 10, donc { $value }.
desk-why-relic-printed = Dans cette édition, c'est le nombre imprimé qui compte : { $value }.
desk-why-relic-lost-count = Option maison à cette table : les { $lost } perdues avant comptent aussi.
desk-why-closed-all-left = Plus personne n'est dedans : c'est fini ({ word-cave-number }).
desk-why-closed-hazard = Deux dangers de la même sorte y mettent fin aussitôt ({ word-cave-number }).
desk-why-closed-deck-empty = Il n'y avait plus de carte : tous ceux qui étaient dedans sont sortis ensemble (règle maison pour les pioches personnelles).
desk-why-closed-gems = { $gems ->
    [1] La gemme restée sur le chemin retourne
   *[other] Les { $gems } gemmes restées sur le chemin retournent
} à la réserve.
desk-why-closed-relics = { $relics ->
    [1] { $edition ->
        [incan] L'artefact que personne n'a pris quitte le jeu.
       *[other] La relique que personne n'a prise quitte le jeu.
    }
   *[other] Les { $relics } { word-relics } que personne n'a pris quittent le jeu.
}
desk-why-closed-removed = Une carte { hazard-name } quitte le jeu ; l'autre est remélangée.
desk-why-closed-shuffle = Toutes les autres cartes reviennent et la pioche est mélangée.
desk-why-ended = { $edition ->
    [incan] Le dernier temple est fermé.
   *[other] La dernière grotte est fermée.
} On additionne gemmes et { word-relics } : le meilleur total est { $score }.
desk-why-ended-tie = { $tied } joueurs sont à égalité et partagent la victoire.
desk-why-ended-tie-relics = { $tied } joueurs sont à égalité ; le plus grand nombre de { word-relics } décide.

## La page

desk-page-title = Les règles de { $game }
desk-ask-label = Ta question
desk-ask-hint = Par exemple : 9 rubis à 5 ?
desk-ask-button = Demander
desk-ask-busy = Je cherche…
desk-ask-failed = Le guichet ne répond pas. Réessaie.
desk-panel-title = Règles
desk-panel-open = Une question de règles
desk-panel-close = Fermer
desk-edition = Édition
desk-contents = Sur cette page
desk-section-short = En trente secondes
desk-section-turn = Un tour, en bref
desk-section-win = Comment on gagne
desk-section-questions = Questions
desk-section-mistakes = Erreurs fréquentes
desk-section-editions = Les éditions comparées
desk-section-rulebook = Toutes les règles, numérotées
desk-section-extensions = Extensions
desk-section-facts = Fiche du jeu
desk-different = diffère
desk-table-caption = Ce que dit chaque édition. Les cases marquées d'un point diffèrent de l'édition que tu as choisie.
desk-uncertain = pas lu dans le livret de cette édition
desk-house = règle maison
desk-assumed = en partie supposé
desk-facts-players = Joueurs
desk-facts-age = Âge
desk-facts-minutes = Minutes
desk-facts-authors = Auteurs
desk-facts-year = Première édition
desk-facts-title = Titre
desk-facts-source = Nos sources
desk-more = En savoir plus
desk-link-rule = Règle { $rule }
