### Le guichet des règles : étiquettes des réponses et page du livret. Les phrases d’un jeu sont dans les mots du jeu.

## Sortes de réponses

desk-title-computed = Calculé sur les règles
desk-title-table = À ta table, maintenant
desk-title-not-covered = Pas dans les règles
desk-not-covered = Les règles n’en disent rien, ou la question porte sur autre chose. Les sections les plus proches sont ci-dessous.
desk-empty-question = Pose-moi une question sur les règles de ce jeu.
desk-kind-computed = calculé par le moteur
desk-kind-curated = réponse
desk-kind-passage = extrait des règles
desk-kind-not-covered = non prévu

## Sources

desk-rules = Règles { $rules }
desk-pages = { $count ->
    [one] page { $pages }, { $title }
   *[other] pages { $pages }, { $title }
}
desk-no-page = sans page : le livret imprimé que nous avons pu lire n’en dit rien
desk-every-edition = toutes les éditions
desk-differences = Là où les éditions diffèrent
desk-not-in-edition = Ton édition ({ $title }) ne connaît pas cela ; ce qui suit vaut pour les autres.
desk-example = Exemple calculé
desk-also = Ou voulais-tu dire
desk-nearest = Sections les plus proches

desk-why = Pourquoi ?
## La page

desk-page-title = Les règles de { $game }
desk-ask-label = Ta question
desk-ask-hint = Par exemple : 9 rubis à 5 ?
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
desk-table-caption = Ce que dit chaque édition. Les cases marquées d’un point diffèrent de l’édition que tu as choisie.
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

## Refus

error-invalid-knowledge = Les fichiers du guichet des règles ne vont pas ensemble.
error-invalid-weights = Les poids du guichet des règles sont illisibles.
error-unknown-question-set = Il n’y a pas de tel jeu de questions.
error-invalid-situation = Ces nombres ne correspondent à aucune situation du jeu.
