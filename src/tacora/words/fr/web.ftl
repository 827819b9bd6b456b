### L’habillage du navigateur en français : toutes les pages autour du plateau.

## Partout

web-skip = Aller au contenu
web-home = Accueil
web-more = Plus
web-menu = Menu
web-close = Fermer
web-change = Changer
web-save = Enregistrer
web-yes = oui
web-no = non
web-loading = Un instant…
web-failed = Ça n’a pas marché. Essaie encore.
web-offline = La table est injoignable pour le moment. La connexion marche-t-elle ?
web-reload = Recharger
web-broken = Cette page s’est écroulée
web-broken-text = Quelque chose n’a pas pu être chargé. Recharger suffit souvent.
web-not-found = Un cul-de-sac
web-not-found-text = Il n’y a pas de page à cette adresse. Retour vers la lumière :
web-copied = Copié
web-copy-link = Copier le lien
web-share = Partager
web-share-text = Viens dans la grotte avec moi ! Le code est { $code }.
web-hint-dismiss = Compris, ne plus montrer

## Réglages

web-settings = Réglages
web-language = Langue
web-theme = Lumière
web-theme-auto = comme l’appareil
web-theme-day = jour
web-theme-night = nuit
web-motion = Mouvement
web-motion-auto = comme l’appareil
web-motion-full = complet
web-motion-reduced = réduit
web-motion-off = aucun
web-sound = Sons
web-haptics = Vibrer quand c’est à toi de choisir
web-chat-mute = Couper la discussion

## Accueil

web-home-lead = Encore un pas pour le trésor, ou rentrer avant que la grotte ne morde ?
web-play-now = Jouer tout de suite
web-play-now-busy = On allume la torche…
web-play-friends = Jouer entre amis
web-have-code = J’ai un code
web-back-to-table = Revenir à la table { $code }
web-rules = Règles
web-games = Jeux
web-replays = Parties à revoir
web-game-card = De { $low } à { $high } joueurs, dès { $age } ans, environ { $minutes } minutes

## Un code

web-code = Code
web-code-help = Il est sur l’écran de ton ami. Un lien entier marche aussi.
web-code-missing = Tape d’abord le code.
web-code-unknown = Il n’y a pas de table { $code }. Vérifie les lettres avec ton ami.
web-go-to-table = Aller à la table
web-open-tables = Tables ouvertes
web-other-code = Un autre code
web-seats-free = { $count ->
    [0] aucune place libre
    [one] une place libre
   *[other] { $count } places libres
}
web-state-playing = partie en cours
web-state-over = partie finie

## Une nouvelle table

web-new-table = Une table entre amis
web-you = Toi
web-you-tag = toi
web-you-change = Changer ton nom ou ton emblème
web-nickname = Ton nom à la table
web-emblem = Emblème
web-emblem-torch = Torche
web-emblem-rope = Corde
web-emblem-pickaxe = Pioche
web-emblem-hat = Chapeau
web-emblem-lantern = Lanterne
web-emblem-boot = Botte
web-emblem-map = Carte
web-emblem-compass = Boussole
web-colour = Couleur
web-colour-0 = rouge rubis
web-colour-1 = orange torche
web-colour-2 = vert mousse
web-colour-3 = bleu diamant
web-colour-4 = violet
web-colour-5 = bleu nuit
web-colour-6 = rose
web-colour-7 = brun cuivre
web-seats = Qui joue
web-players-count = Nombre de joueurs
web-unofficial = Ce nombre de joueurs n’est pas sur la boîte. Ces règles-là sont les nôtres.
web-seat-number = Place { $number }
web-seat-open = Libre pour un ami
web-seat-local = Sur cet appareil
web-seat-name = Nom à la place { $number }
web-bot-choice = Robot { $level } ({ $name })
web-level-easy = facile
web-level-normal = moyen
web-level-strong = fort
web-game = Le jeu
web-which-game = Jeu
web-edition = Édition
web-switches = Toutes les règles, une par une
web-house-rule = règle maison
web-changed = changée
web-changed-count = { $count ->
    [one] { $count } changée
   *[other] { $count } changées
}
web-own-rules = règles personnelles
web-uncertain = { $count ->
    [one] Nous n’avons pas vu cette règle dans un livret imprimé de cette édition : { $names }.
   *[other] Nous n’avons pas vu ces règles dans un livret imprimé de cette édition : { $names }.
}
web-numbers-help = Des nombres de { $low } à { $high }, { $most } au plus.
web-table = Table
web-clock = Temps pour choisir
web-clock-none = sans limite
web-clock-each = { $seconds } secondes
web-clock-bank-short = une bourse de minutes
web-clock-bank = { $seconds } secondes à chaque fois, puis une bourse de { $minutes } minutes
web-expiry = Quand le temps est écoulé
web-expiry-bot = un robot choisit
web-expiry-action = cela compte comme « { $action } »
web-advice = Montrer les chances
web-advice-help = Chacun voit le risque à côté des deux choix.
web-spectators = Des spectateurs peuvent regarder
web-spectators-help = Ils voient ce qui est ouvert sur la table, jamais un choix.
web-listed = Montrer dans la liste des tables ouvertes
web-listed-help = Sinon, seuls ceux qui ont le code peuvent entrer.
web-create-table = Ouvrir la table

## Rejoindre

web-join-title = Entre !
web-who-are-you = Qui es-tu ?
web-sit-down = S’asseoir
web-watch = Regarder
web-watching = Tu regardes. L’hôte lance la partie.
web-is-full = Toutes les places sont prises.
web-is-locked = L’hôte a fermé la porte.
web-is-running = Une partie est en cours. Une place sera peut-être libre après.
web-no-table = Pas de table ici
web-no-table-text = Il n’y a pas de table « { $code } ». Elle a peut-être été rangée, ou une lettre est fausse.
web-gone = Tu as quitté la table
web-back-to-door = Revenir à la porte de cette table

## Avant la partie

web-lobby-title = Autour de la table
web-invite = Faire venir des amis
web-qr-alt = Un carré à viser avec l’appareil photo d’un téléphone : il mène à cette table
web-open-screen = Grand écran
web-same-network = Sur le même réseau :
web-who = À la table
web-what = À quoi on joue
web-host = hôte
web-seat-waiting = on attend quelqu’un
web-seat-bot = robot
web-away = absent pour l’instant
web-standing-in = absent, un robot joue à sa place
web-ready = prêt
web-not-ready = pas encore prêt
web-wins = { $count ->
    [one] { $count } victoire
   *[other] { $count } victoires
}
web-seat-actions = Changer { $name }
web-make-host = En faire l’hôte
web-kick = Exclure
web-seat-remove = Enlever la place
web-seat-add = Une place de plus
web-mute-seat = Couper sa parole
web-unmute-seat = Rendre la parole
web-take-back = Reprendre ma place
web-lock = Fermer la porte
web-unlock = Ouvrir la porte
web-change-rules = Changer les règles
web-spectator = Spectateur
web-spectator-count = { $count ->
    [one] une personne regarde
   *[other] { $count } personnes regardent
}
web-start = Dans la grotte !
web-open-left = { $count ->
    [one] Une place est encore libre. Tu peux commencer sans elle.
   *[other] { $count } places sont encore libres. Tu peux commencer sans elles.
}
web-not-ready-yet = { $count ->
    [one] Une personne n’est pas encore prête.
   *[other] { $count } personnes ne sont pas encore prêtes.
}
web-all-here = Tout le monde est là.
web-tell-ready = Dis aux autres quand tu es prêt.
web-wait-host = L’hôte lance la partie.
web-i-am-ready = Je suis prêt
web-am-ready = Prêt !
web-leave-table = Quitter la table
web-leave-sure = Oui, quitter
web-leave-warning = La partie continue sans toi : un robot prend ton explorateur.

## À la table

web-table-heading = Table { $code }
web-board = Le plateau
web-connecting = On cherche la table…
web-connection-lost = Connexion perdue. On cherche la table…
web-connection-lost-kept = Connexion perdue. Ton choix est gardé et sera envoyé.
web-board-failed = Le plateau n’a pas pu être chargé. On réessaie…
web-shuffling = On mélange
web-shuffling-text = Chaque appareil ajoute son propre nombre, pour que personne ne puisse connaître les cartes.
web-choice-refused = Ton choix n’a pas compté : { $reason }
web-your-choice = À toi de choisir.
web-seconds-left = { $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
}
web-panel = À côté du plateau
web-log = Le récit
web-chat = Discussion
web-chat-new = { $count ->
    [one] Discussion, un nouveau message
   *[other] Discussion, { $count } nouveaux messages
}
web-chat-empty = Personne n’a encore rien dit.
web-chat-write = Dis quelque chose
web-chat-is-muted = La discussion est coupée.
web-chat-unmute = Entendre de nouveau la discussion
web-send = Envoyer
web-emotes = Montrer ton humeur
web-emote-wave = coucou
web-emote-laugh = rire
web-emote-wow = oh !
web-emote-sweat = ouf
web-emote-cheer = bravo
web-emote-sad = triste
web-emote-said = { $name } : { $emote }
web-hand-only = Seulement ma main sur cet appareil
web-hand-only-help = Pour un téléphone à côté d’un grand écran.
web-won = { $count ->
    [one] { $names } gagne !
   *[other] { $names } gagnent ensemble !
}
web-scores = Scores finaux
web-player = Joueur
web-score = Score
web-rematch = Rejouer
web-rematch-host = L’hôte peut lancer une autre partie.
web-see-replay = Revoir la partie
web-see-board = Voir le plateau
web-see-end = Revenir au résultat

## Un appareil, plusieurs personnes

web-curtain = Passer l’appareil
web-pass-to = Passe l’appareil à { $name }
web-pass-help = Les autres regardent ailleurs.
web-i-am = C’est moi, { $name }

## Grand écran

web-screen-title = Rejoins-nous !
web-screen-how = Vise le carré avec l’appareil photo de ton téléphone, ou tape l’adresse et le code :

## Parties rejouées

web-replay = Revoir
web-replay-of = Partie de { $names }
web-replay-lead = Chaque partie finie a son lien. Ici, tu peux aussi ouvrir une partie gardée dans un fichier.
web-open-record = Ouvrir une partie gardée
web-record-broken = Ce fichier n’est pas une partie gardée.
web-record-large = Ce fichier est trop gros pour une partie gardée.
web-no-replay = Partie introuvable
web-no-replay-text = Cette partie n’est pas, ou plus, gardée ici.
web-replay-start = Avant la première carte.
web-replay-first = Au début
web-replay-back = Un pas en arrière
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-next = Un pas en avant
web-replay-last = À la fin
web-replay-place = Moment de la partie
web-replay-step = étape { $at } sur { $last }
web-replay-speed = Vitesse
web-replay-viewer = Vu par
web-replay-full = tout ouvert
web-replay-spectator = le public
web-replay-as = { $name }
web-replay-more = Mélange, fichier, langue
web-download = Garder dans un fichier

## Le mélange, vérifié

web-verify = Le mélange était-il honnête ?
web-verify-explain = { $count ->
    [0] Avant la première carte, la table a enfermé un nombre secret et montré son sceau. Maintenant le secret est ouvert. Cet appareil peut vérifier le sceau et redistribuer chaque carte.
    [one] Avant la première carte, la table a enfermé un nombre secret et montré son sceau. Ensuite seulement, un appareil y a ajouté un nombre au hasard. Maintenant le secret est ouvert. Cet appareil peut vérifier le sceau et redistribuer chaque carte.
   *[other] Avant la première carte, la table a enfermé un nombre secret et montré son sceau. Ensuite seulement, { $count } appareils y ont ajouté des nombres au hasard. Maintenant le secret est ouvert. Cet appareil peut vérifier le sceau et redistribuer chaque carte.
}
web-verify-mine = Le nombre ajouté par cet appareil en fait partie.
web-verify-check = Redistribuer
web-verify-busy = On redistribue…
web-verify-good = { $cards ->
    [one] Le sceau est bon, et la carte est venue exactement comme il le fallait.
   *[other] Le sceau est bon, et les { $cards } cartes sont venues exactement comme il le fallait.
}
web-verify-commitment = Le sceau ne va pas avec le secret. Ce mélange n’est pas digne de confiance.
web-verify-bad = { $count ->
    [one] Une carte n’est pas celle qui devait venir, à l’étape { $step }.
   *[other] { $count } cartes ne sont pas celles qui devaient venir, la première à l’étape { $step }.
}
web-verify-record = { $count ->
    [one] Le service a trouvé une différence entre ce fichier et les règles.
   *[other] Le service a trouvé { $count } différences entre ce fichier et les règles.
}
web-verify-failed = Cet appareil n’a pas pu faire la vérification.
web-verify-no-seed = Cette partie ne montre pas de secret : son mélange ne peut pas être vérifié.
web-verify-numbers = Les nombres
web-verify-sealed = Sceau, montré avant la première carte (SHA-256 du secret)
web-verify-secret = Le secret, ouvert après la dernière carte
web-verify-part = Nombre de l’appareil { $number }
web-verify-elsewhere = Chacun peut aussi vérifier ailleurs : garde la partie dans un fichier et lance « tacora verify » dessus.
