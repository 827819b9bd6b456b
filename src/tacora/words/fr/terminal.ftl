### Le jeu en terminal et ses commandes.

## Personnes et parties

terminal-person = Joueur
terminal-person-number = Joueur { $number }
terminal-and = { $first } et { $last }
terminal-yes = oui
terminal-own-options = règles personnelles
terminal-house = Règles maison : { $names }.
terminal-house-players = { $players } joueurs
terminal-seats = Autour de la table : { $names }.
terminal-commitment = Empreinte de ce mélange : { $commitment }. À la fin, tu pourras vérifier qu’aucune carte n’a été échangée.
terminal-winner = { $name } gagne !
terminal-winners = { $names } gagnent ensemble !
terminal-record = La partie est enregistrée : { $path }
terminal-verify-hint = Vérifie le mélange avec : tacora verify { $path }
terminal-saved = Sauvegardé : { $path }. Pour reprendre : tacora play --resume
terminal-save-problem = Impossible de sauvegarder cette partie : { $problem }. Tu peux quand même continuer.
terminal-unfinished = La partie n’a pas été terminée.
terminal-sealed = { $name } a choisi.
terminal-no-odds = Aucune probabilité à donner pour l’instant.
terminal-nothing-to-take-back = Il n’y a pas de choix à reprendre.
terminal-spectator = Spectateur

## Ligne à ligne

terminal-plain-help-hint = Réponds par un numéro, un mot ou ses premières lettres. Tape aide pour en savoir plus.
terminal-plain-ask = { $name }, ton choix ? ({ $choices })
terminal-plain-refused = « { $text } » n’est pas un choix possible. Choisis : { $choices }. Tape aide pour en savoir plus.
terminal-plain-curtain = Le clavier passe à { $name } ; les autres regardent ailleurs. { $name }, appuie sur Entrée.
terminal-plain-rematch = On rejoue ? (oui ou non)
terminal-command-help = aide
    .help = ces mots
terminal-command-table = table
    .help = tout ce qui se trouve sur la table
terminal-command-log = journal
    .help = toute la partie jusqu’ici
terminal-command-mine = moi
    .help = la table comme toi seul la vois
terminal-command-odds = chances
    .help = les probabilités de la prochaine carte
terminal-command-rules = règles
    .help = le livre de règles
terminal-command-back = retour
    .help = reprendre le dernier choix fait à ce clavier
terminal-command-quit = quitter
    .help = sauvegarder et arrêter

## Menu

terminal-menu-tagline = Jusqu’où oseras-tu aller ?
terminal-menu-play = Jouer
terminal-menu-resume = Reprendre : { $name }
terminal-menu-quit = Quitter
terminal-menu-game = Jeu
terminal-menu-edition = Édition
terminal-menu-players = Joueurs
terminal-menu-language = Langue
terminal-menu-seat = Place { $number }
terminal-menu-person = une personne
terminal-menu-switches = Réglages
terminal-menu-house = règle maison
terminal-menu-keys = Tab pour avancer, Entrée pour choisir, Échap pour fermer une liste
terminal-flag-yes = oui
terminal-flag-no = non
terminal-level-easy = facile
terminal-level-normal = normal
terminal-level-strong = fort

## Table

terminal-ask = { $name } : que fais-tu ?
terminal-continue = Continuer
terminal-opening = Les enveloppes s’ouvrent…
terminal-thinking = Les autres choisissent…
terminal-key-help = Aide
terminal-key-quit = Quitter
terminal-key-odds = Chances
terminal-key-undo = Reprendre
terminal-key-theme = Thème
terminal-key-back = Retour
terminal-log = Ce qui s’est passé

## Rideau

terminal-curtain = Le clavier passe à { $name }.
terminal-curtain-look-away = Les autres regardent ailleurs.
terminal-curtain-ready = Je suis { $name }
terminal-curtain-change = { $name } choisit à nouveau

## Fin

terminal-end = Fin de la partie
terminal-end-rematch = Revanche
terminal-end-replay = Revoir
terminal-end-menu = Menu

## Aide

terminal-help = Aide
terminal-help-choose = Choisis avec la lettre ou le chiffre du bouton, avec les flèches et Entrée, ou à la souris.
terminal-help-sealed = Les choix restent cachetés jusqu’à ce que tout le monde ait choisi ; puis tous s’ouvrent ensemble.
terminal-help-skip = N’importe quelle touche abrège une révélation.
terminal-help-saved = Tout est sauvegardé au fur et à mesure. Ferme la fenêtre quand tu veux et reprends avec : tacora play --resume
terminal-help-keys = Touches : ? aide, O chances, U reprendre, F2 jour ou nuit, Q sauvegarder et quitter.
terminal-help-signs = Les signes
terminal-help-rules = Les choix
terminal-help-rulebook = Règles
terminal-help-choice = { $label } : { $help }

## Relecture

terminal-replay = Relecture
terminal-replay-place = { $index } sur { $last }
terminal-replay-eyes = Vu par : { $name }
terminal-replay-keys = Flèches : un pas ; Page : un saut ; Début et Fin ; Espace : lecture ; V : autre regard ; G : aller à
terminal-replay-go = Aller à (0 à { $last })
terminal-replay-play = Lire
terminal-replay-pause = Pause
terminal-replay-start = Le début

## Vérification et jeux

terminal-verify-good = L’enregistrement est fidèle : { $steps ->
    [one] { $steps } étape s’accorde
   *[other] les { $steps } étapes s’accordent
} avec la graine et les règles (empreinte { $commitment }).
terminal-verify-bad = { $number ->
    [one] { $number } différence : cet enregistrement n’est pas ce que donnent la graine et les règles.
   *[other] { $number } différences : cet enregistrement n’est pas ce que donnent la graine et les règles.
}
terminal-verify-no-seed = L’enregistrement ne révèle pas de graine : ses cartes ne peuvent pas être redistribuées.
terminal-verify-commitment = L’empreinte n’est pas celle de la graine : { $found } au lieu de { $expected }.
terminal-verify-dealt = Étape { $step } : la graine donne { $expected }, l’enregistrement dit { $found }.
terminal-verify-illegal-step = L’étape { $step } est contraire aux règles ({ $found }). { $expected }
terminal-verify-choice = { $name } : { $action }
terminal-verify-returns = Les scores diffèrent : { $expected } selon les règles, { $found } dans l’enregistrement.
terminal-verify-winners = Les vainqueurs diffèrent : { $expected } selon les règles, { $found } dans l’enregistrement.
terminal-verify-preset = L’édition diffère : { $expected } selon les réglages, { $found } dans l’enregistrement.
terminal-verify-house = Les règles maison diffèrent : { $expected } selon les réglages, { $found } dans l’enregistrement.
terminal-card = { $title } ; de { $low } à { $high } joueurs, { $minutes } minutes, dès { $age } ans
terminal-standard = par défaut

## Erreurs

error-no-save = Aucune partie inachevée à reprendre. Commence-en une avec : tacora play
error-save-broken = La partie sauvegardée { $file } est illisible. Rien n’est perdu : elle est mise de côté sous { $aside }.
error-seats-unreadable = « { $text } » n’est pas une liste de places. Écris par exemple : you,you:Léa,cautious
error-unknown-seat = « { $text } » n’est pas une place de cette partie. Les places vont de 1 à { $seats } : { $names }.
