### Refus du noyau : un message par code stable, avec les détails de l'erreur comme variables.
### Les codes d'une pièce sont dans le fichier de cette pièce, ceux d'un jeu dans les mots du jeu.

## Langue, jeux, options

error-unknown-language = La langue « { $language } » n’est pas disponible ici ; choisis parmi { $known }.
error-game-not-found = Il n’y a pas de jeu « { $game } ». Il y a : { $known }.
error-part-not-found = Le jeu { $game } n’a pas de partie « { $part } ».
error-unknown-option = Il n’y a pas d’option « { $option } ». Il y a : { $known }.
error-unknown-preset = Il n’y a pas d’édition « { $preset } ». Il y a : { $known }.
error-invalid-option = L’option { $option } ne peut pas valoir { $value }. Il faut { $kind ->
    [choice] une valeur parmi { $choices }
    [flag] true (oui) ou false (non)
    [integer] un nombre entier de { $minimum } à { $maximum }
   *[integers] de { $min_length } à { $max_length } nombres entiers, chacun de { $minimum } à { $maximum }
}.
error-invalid-players = Ce jeu se joue de { $minimum } à { $maximum } ; { $players }, ce n’est pas possible.
error-unknown-rules-version = Ce programme ne connaît pas la version « { $version } » des règles de { $game }. Un plus récent la connaît peut-être.

## Partie

error-parse-error = Je n’ai pas compris.
error-illegal-action = Ce choix n’est pas possible maintenant.
error-not-your-turn = Il n’y a rien à choisir ici pour l’instant.
error-nothing-sealed = Il n’y a pas de choix à reprendre.
error-match-over = La partie est finie.
error-invalid-outcome = La carte « { $outcome } » ne peut pas venir maintenant.
error-no-deal-now = Il n’y a pas de carte à retourner maintenant.
error-invalid-seed = Une graine s’écrit avec 1 à 64 chiffres hexadécimaux (de 0 à 9 et de a à f).
error-invalid-contribution = La part d’un appareil dans le mélange s’écrit avec 1 à { $length } chiffres hexadécimaux, et { $number } appareils au plus y participent.
error-chance-error = La prochaine carte ne peut pas être tirée.
error-no-dealer = Il faut à une partie soit une graine, soit un donneur.
error-script-ended = La liste des cartes à donner est épuisée.

## Robots

error-invalid-bot = « { $bot } » n’est pas le nom d’un robot. Un nom s’écrit ainsi : nom?clé=valeur&clé=valeur
error-unknown-bot = Il n’y a pas de robot « { $bot } ». Il y a : { $known }.
error-unknown-bot-parameter = Le robot { $bot } n’a pas de réglage « { $parameter } ». Il a : { $known }.
error-invalid-bot-parameter = Pour le robot { $bot }, { $parameter } ne peut pas valoir « { $value } ». Il faut { $whole ->
    [yes] un nombre entier
   *[no] un nombre
} de { $minimum } à { $maximum }.
error-invalid-bot-file = « { $bot } » ne peut pas servir de robot ({ $reason }).

## Enregistrements

error-invalid-record = Cet enregistrement est abîmé ou incomplet (champ « { $field } »).
error-record-too-large = Ce fichier est trop gros pour l’enregistrement d’une partie (plus de { $maximum } octets).
error-record-not-json = Ce n’est pas un texte JSON entier ; le fichier a peut-être été coupé.
error-record-foreign = Ce n’est pas l’enregistrement d’une partie de Tacora.
error-record-version = Cet enregistrement est au format { $version } ; ce programme lit le format { $known }. Un plus récent le lira peut-être.
error-record-illegal-step = L’étape { $step } de cet enregistrement est contraire aux règles.
error-record-no-seed = Cet enregistrement ne contient pas de graine : impossible de continuer la partie.
error-error = Quelque chose n’a pas marché.

## Livrets de règles

error-invalid-rulebook = Un livret de règles de ce programme n’est pas en ordre.
error-unknown-paragraph = Le livret n’a pas de « { $number } ».
error-no-rulebook = Il n’y a pas de livret de règles dans cette langue.
