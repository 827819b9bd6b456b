### Rechazos del núcleo: un mensaje por cada código estable, con los detalles del error como variables.
### Los códigos de una sala están en el archivo de esa sala; los de un juego, en las palabras del juego.

## Idioma, juegos, opciones

error-unknown-language = El idioma «{ $language }» no está disponible aquí; elige uno de estos: { $known }.
error-game-not-found = No hay ningún juego «{ $game }». Hay: { $known }.
error-part-not-found = El juego { $game } no tiene la parte «{ $part }».
error-unknown-option = No hay ninguna opción «{ $option }». Hay: { $known }.
error-unknown-preset = No hay ninguna edición «{ $preset }». Hay: { $known }.
error-invalid-option = La opción { $option } no puede ser { $value }. Se espera { $kind ->
    [choice] una de estas: { $choices }
    [flag] true (sí) o false (no)
    [integer] un número entero de { $minimum } a { $maximum }
   *[integers] de { $min_length } a { $max_length } números enteros, cada uno de { $minimum } a { $maximum }
}.
error-invalid-players = Este juego es para { $minimum } a { $maximum } personas; con { $players } no se puede.
error-unknown-rules-version = Este programa no conoce la versión «{ $version }» de las reglas de { $game }. Quizá uno más nuevo la conozca.

## Partida

error-parse-error = No lo he entendido.
error-illegal-action = Esa decisión no es posible ahora.
error-not-your-turn = Aquí no hay nada que decidir por ahora.
error-nothing-sealed = No hay ninguna decisión que retirar.
error-match-over = La partida ha terminado.
error-invalid-outcome = La carta «{ $outcome }» no puede salir ahora.
error-no-deal-now = Ahora no hay ninguna carta que descubrir.
error-invalid-seed = Una semilla se escribe con 1 a 64 cifras hexadecimales (de 0 a 9 y de a a f).
error-invalid-contribution = La parte de un dispositivo en la mezcla se escribe con 1 a { $length } cifras hexadecimales, y participan { $number } dispositivos como mucho.
error-chance-error = No se puede sacar la próxima carta.
error-no-dealer = Una partida necesita una semilla o alguien que reparta.
error-script-ended = La lista de cartas por repartir se ha acabado.

## Bots

error-invalid-bot = «{ $bot }» no es el nombre de un bot. Un nombre se escribe así: nombre?clave=valor&clave=valor
error-unknown-bot = No hay ningún bot «{ $bot }». Hay: { $known }.
error-unknown-bot-parameter = El bot { $bot } no tiene el ajuste «{ $parameter }». Tiene: { $known }.
error-invalid-bot-parameter = En el bot { $bot }, { $parameter } no puede ser «{ $value }». Se espera { $whole ->
    [yes] un número entero
   *[no] un número
} de { $minimum } a { $maximum }.
error-invalid-bot-file = «{ $bot }» no sirve como bot ({ $reason }).

## Registros

error-invalid-record = Este registro está dañado o incompleto (campo «{ $field }»).
error-record-too-large = Este archivo es demasiado grande para el registro de una partida (más de { $maximum } bytes).
error-record-not-json = Esto no es un texto JSON completo; quizá el archivo está cortado.
error-record-foreign = Esto no es el registro de una partida de Tacora.
error-record-version = Este registro tiene el formato { $version }; este programa lee el formato { $known }. Quizá uno más nuevo lo lea.
error-record-illegal-step = El paso { $step } de este registro va contra las reglas.
error-record-no-seed = Este registro no tiene semilla, así que la partida no puede continuar.
error-error = Algo ha salido mal.

## Reglamentos

error-invalid-rulebook = Un reglamento de este programa no está en orden.
error-unknown-paragraph = El reglamento no tiene «{ $number }».
error-no-rulebook = No hay reglamento en este idioma.
