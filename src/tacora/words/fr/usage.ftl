### Mauvais usage d’une commande, dit par la commande elle-même ; et ce que le système refuse.

usage-pair = --option « { $text } » : il faut nom=valeur.
usage-resume-alone = --resume reprend une partie sauvegardée ; il ne prend pas d’autres choix.
usage-engine = --engine prend auto, kernel ou reference, pas « { $engine } ».
usage-ask-what = Quelle question ? Par exemple : tacora ask "9 gemmes à 5"
usage-needs-extra = { $command } a besoin de { $module } ; installe-le avec : pip install 'tacora[{ $extra }]'
usage-file-missing = Il n’y a pas de fichier { $file }.
usage-file-folder = { $file } est un dossier, pas un fichier.
usage-file-forbidden = Tu n’as pas le droit d’utiliser { $file }.
usage-file-trouble = { $file } est inutilisable ({ $reason }).
usage-system-trouble = Le système n’a pas pu le faire ({ $reason }).
