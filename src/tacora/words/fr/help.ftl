### L’aide de la ligne de commande (`tacora --help`, `tacora play --help`…) et ce qu’elle dit d’un mauvais usage.
### L’anglais est dans le code : la description de chaque commande et le texte `help=` de chaque option.
### help-any : les options de même sens dans plusieurs commandes. Un attribut en -value nomme une valeur à donner.

## Le cadre

help-usage = Usage :
help-arguments = Arguments :
help-options = Options :
help-commands = Commandes :
help-options-place = [OPTIONS]
help-command-place = COMMANDE [ARGUMENTS]...
help-default = par défaut : { $value }
help-environment = variable d’environnement : { $names }
help-required = obligatoire
help-range = { $bounds ->
    [both] de { $low } à { $high }
    [low] { $low } au moins
    [high] { $high } au plus
   *[none] { "" }
}

## Mauvais usage

help-try = Essaie « { $command } --help » pour avoir de l’aide.
help-wrong = Erreur : { $sentence }
help-no-command = Il n’y a pas de commande « { $command } ».{ $known ->
    [yes] { " " }Voulais-tu dire { $near } ?
   *[no] { "" }
}
help-no-option = Il n’y a pas d’option { $option }.{ $known ->
    [yes] { " " }Voulais-tu dire { $near } ?
   *[no] { "" }
}
help-needs-value = L’option { $option } attend une valeur.
help-takes-no-value = L’option { $option } ne prend pas de valeur.
help-missing = { $kind ->
    [option] Il manque l’option { $name }.
   *[argument] Il manque l’argument { $name }.
}
help-too-much = Il y a des mots en trop : { $words }
help-bad-value = « { $value } » ne convient pas pour { $name }.{ $needs ->
    [choice] { " " }Il faut l’une de ces valeurs : { $choices }.
    [whole] { " " }Il faut un nombre entier{ $bounds ->
        [both] { " " }de { $low } à { $high }
        [low] , { $low } au moins
        [high] , { $high } au plus
       *[none] { "" }
    }.
    [number] { " " }Il faut un nombre{ $bounds ->
        [both] { " " }de { $low } à { $high }
        [low] , { $low } au moins
        [high] , { $high } au plus
       *[none] { "" }
    }.
   *[other] { "" }
}

## Options de plusieurs commandes

help-any =
    .help = Affiche cette aide et s’arrête.
    .language = fr, es ou en ; sinon la langue de ton système.
    .language-value = LANGUE
    .json = Affiche un objet JSON au lieu d’un texte.
    .game = Quel jeu ; `tacora games` les montre tous.
    .preset = L’édition, par exemple iello2016 ou schmidt2005.
    .option = Un réglage, écrit nom=valeur ; peut se répéter.
    .option-value = NOM=VALEUR
    .plain = Ligne par ligne, sans plein écran : pour les tubes et les lecteurs d’écran.
    .file = L’enregistrement d’une partie.
    .file-value = FICHIER
    .matches = Nombre de parties (à chaque table).
    .threads = Fils d’exécution ou processus ; 0 pour un par cœur.
    .engine = auto, kernel (compilé) ou reference.
    .ray = Joue sur une grappe Ray : hôte:port, auto ou local.
    .ray-value = ADRESSE
    .csv = Écrit le tableau principal en CSV dans ce fichier.
    .plot = Dessine le résultat dans ce fichier .png ou .svg.

## Commandes

help-tacora = Tacora : une ludothèque où l’on joue. Pour commencer : tacora play
    .version = Affiche la version et s’arrête.
    .install-completion = Installe la complétion pour le shell en cours.
    .show-completion = Affiche la complétion du shell en cours, pour la copier ou l’adapter.

help-play =
    Joue à ce clavier, contre des robots ou chacun son tour.

    Tout est sauvegardé au fur et à mesure ; --resume reprend. Sans écran, la
    partie se joue ligne par ligne.

    Exemple : tacora play --preset schmidt2005 --seats you,you:Léo,cautious
    .short = Joue à ce clavier, contre des robots ou chacun son tour.
    .seats = Qui joue : you (toi), you:Nom ou le nom d’un robot, séparés par des virgules.
    .seed = Mélange à partir de ce secret (hexadécimal) au lieu d’un nouveau.
    .resume = Reprend la dernière partie que tu n’as pas finie.

help-serve =
    Ouvre une table dans le navigateur, pour toi et tes amis.

    Exemple : tacora serve --port 8080 --no-browser
    .short = Ouvre une table dans le navigateur, pour toi et tes amis.
    .host = Adresse d’écoute ; 127.0.0.1 pour cette machine seulement.
    .port = Port d’écoute ; 0 en prend un libre.
    .database = Un fichier SQLite, ou postgresql://utilisateur@hôte/nom.
    .workers = Nombre de processus ; plus d’un demande PostgreSQL.
    .browser = Ouvre la table dans ton navigateur.
    .public-url = L’adresse que prennent les autres, comme https://jeu.example.org.
    .allow-origin = Un autre site dont les pages peuvent ouvrir des tables (peut se répéter).
    .proxy = Adresses des mandataires (proxys) dont X-Forwarded-For est cru, séparées par des virgules.
    .metrics-token = Qui présente ce jeton peut lire /metrics à distance.
    .keep-tables = Jours de conservation d’une table où rien ne se passe ; 0 pour toujours.
    .keep-records = Jours de conservation d’un enregistrement ; 0 pour toujours.
    .pace = Millisecondes qu’un robot attend avant de choisir.

help-replay =
    Parcours une partie enregistrée, en avant et en arrière, vue de la place que
    tu veux.

    Exemple : tacora replay match.json --seat 2
    .short = Parcours une partie enregistrée.
    .seat = Par les yeux de qui : le numéro d’un joueur (1 est le premier) ou son nom ; sinon ceux d’un spectateur.

help-verify =
    Redistribue les cartes d’un enregistrement à partir de la graine qu’il révèle,
    et vois ce qui diffère.

    Finit avec le statut 0 si tout concorde, 1 sinon.

    Exemple : tacora verify match.json
    .short = Redistribue un enregistrement à partir de sa graine et compare.

help-games =
    Fiches et réglages de tous les jeux.

    Exemple : tacora games --json
    .short = Fiches et réglages de tous les jeux.

help-simulate =
    Fais jouer beaucoup de parties à des robots : moyennes, parts de victoires,
    intervalles, fins par danger et longueur de chaque grotte.

    Les places tournent. Un robot est un nom (voir : tacora games), un nom avec
    des paramètres, ou le tien, tiré d’un fichier, mon_robot.py:MonRobot, qui joue
    alors sur le moteur de référence.

    Exemple : tacora simulate --bots "expected,at-gems?gems=9,random"
    .short = Fais jouer beaucoup de parties à des robots.
    .bots = Les robots à la table, séparés par des virgules.
    .preset = L’édition ; voir : tacora games.
    .game = Le jeu à jouer.
    .seed = Même graine, même résultat ; tirée au hasard si elle n’est pas donnée.
    .resume = Reprend la même série après une interruption (donne sa graine).

help-tournament =
    Toutes les tables de robots différents d’un groupe : parts de victoires,
    matrice des paires, écarts significatifs, cotes.

    Exemple : tacora tournament --bots "expected,at-gems,random" --seats 3
    .short = Robots contre robots, avec des intervalles honnêtes.
    .bots = Le groupe de robots, séparés par des virgules.
    .seats = Places à une table ; 0 pour tous les robots, mais 4 au plus.
    .clones = Aussi un robot de chaque sorte contre des copies de chacun des autres.
    .preset = { help-simulate.preset }
    .game = { help-simulate.game }
    .seed = { help-simulate.seed }
    .resume = { help-simulate.resume }

help-sweep =
    Fais varier un ou deux paramètres du premier robot ; --plot dessine une courbe ou
    une carte de chaleur.

    Exemple : tacora sweep --bots "at-gems,random" --vary gems=4..30
    .short = Fais varier un robot et dessine la carte de chaleur.
    .bots = Les robots à la table ; c’est le premier qui varie.
    .vary = nom=1,2,3 ou nom=de..à ou nom=de..à/pas ; une ou deux fois.
    .preset = { help-simulate.preset }
    .game = { help-simulate.game }
    .seed = { help-simulate.seed }
    .resume = { help-simulate.resume }

help-odds =
    Chances exactes d’une position : la prochaine carte, sortir maintenant, et le
    mieux à faire pour un explorateur seul.

    Exemple : tacora odds --players 5 --path "7 snakes 11 relic"
    .short = Chances exactes d’une position.
    .path = Les cartes sur le chemin : le nombre d’un trésor, la clé d’un danger ou relic, séparés par des espaces.
    .players = Nombre de joueurs.
    .inside = Explorateurs encore dans la grotte ; tous par défaut.
    .carried = Gemmes que porte chaque explorateur ; par défaut, comme si personne n’était sorti.
    .left = Gemmes posées sur le chemin ; par défaut, comme si personne n’était sorti.
    .cave = De quelle grotte il s’agit, en comptant à partir de 1.
    .removed = Dangers retirés du jeu, séparés par des espaces.
    .relics-out = Reliques sorties des grottes précédentes.

help-ask =
    Pose une question sur les règles, en français, en espagnol ou en anglais.

    La réponse nomme les règles, les éditions et les pages imprimées sur lesquelles
    elle s’appuie ; les questions avec des nombres sont calculées par le moteur.
    Le statut n’est 1 qu’en cas d’erreur : une question que les règles ne couvrent
    pas reçoit les sections les plus proches.

    Exemple : tacora ask "on sort à deux et il reste 3+3"
    .short = Pose une question sur les règles.
    .text = La question, avec tes mots.
    .text-value = TEXTE
    .preset = L’édition à laquelle tu joues ; ce qu’elle a de particulier vient d’abord.
    .evaluate = Pose plutôt les questions publiées et compte les bonnes réponses.
    .questions = Quelles questions publiées : heldout (mises de côté), tuned (réglage) ou sums (calculs).

help-mcp =
    Ouvre le guichet des règles aux programmes, par l’entrée et la sortie standard
    (Model Context Protocol).

    Outils : ask, read_rule, compare_editions, compute_share, compute_odds.

    Exemple : tacora mcp
    .short = Ouvre le guichet des règles aux programmes (MCP).

help-backup =
    Copie la base de données des tables pendant qu’elle sert.

    Une copie contient les graines secrètes des parties encore en cours : ne la
    montre à personne.

    Exemple : tacora backup tables-lundi.sqlite3
    .short = Copie la base de données des tables pendant qu’elle sert.
    .target = Le fichier à écrire ; il ne doit pas encore exister.
    .target-value = FICHIER
    .database = Comme pour `tacora serve`.
