### La ayuda de la línea de órdenes (`tacora --help`, `tacora play --help`…) y lo que dice de un mal uso.
### El inglés está en el código: la descripción de cada orden y el texto `help=` de cada opción.
### help-any: las opciones que significan lo mismo en varias órdenes. Un atributo en -value nombra un valor que dar.

## El marco

help-usage = Uso:
help-arguments = Argumentos:
help-options = Opciones:
help-commands = Órdenes:
help-options-place = [OPCIONES]
help-command-place = ORDEN [ARGUMENTOS]...
help-default = por defecto: { $value }
help-environment = variable de entorno: { $names }
help-required = obligatorio
help-range = { $bounds ->
    [both] de { $low } a { $high }
    [low] { $low } como mínimo
    [high] { $high } como máximo
   *[none] { "" }
}

## Mal uso

help-try = Prueba «{ $command } --help» para ver la ayuda.
help-wrong = Error: { $sentence }
help-no-command = No hay ninguna orden «{ $command }».{ $known ->
    [yes] { " " }¿Querías decir { $near }?
   *[no] { "" }
}
help-no-option = No hay ninguna opción { $option }.{ $known ->
    [yes] { " " }¿Querías decir { $near }?
   *[no] { "" }
}
help-needs-value = La opción { $option } necesita un valor.
help-takes-no-value = La opción { $option } no lleva valor.
help-missing = { $kind ->
    [option] Falta la opción { $name }.
   *[argument] Falta el argumento { $name }.
}
help-too-much = Sobran palabras: { $words }
help-bad-value = «{ $value }» no vale para { $name }.{ $needs ->
    [choice] { " " }Se espera uno de estos valores: { $choices }.
    [whole] { " " }Se espera un número entero{ $bounds ->
        [both] { " " }de { $low } a { $high }
        [low] , { $low } como mínimo
        [high] , { $high } como máximo
       *[none] { "" }
    }.
    [number] { " " }Se espera un número{ $bounds ->
        [both] { " " }de { $low } a { $high }
        [low] , { $low } como mínimo
        [high] , { $high } como máximo
       *[none] { "" }
    }.
   *[other] { "" }
}

## Opciones de varias órdenes

help-any =
    .help = Muestra esta ayuda y termina.
    .language = fr, es o en; si no, el idioma de tu sistema.
    .language-value = IDIOMA
    .json = Muestra un objeto JSON en lugar de texto.
    .game = Qué juego; `tacora games` los muestra todos.
    .preset = La edición, por ejemplo iello2016 o schmidt2005.
    .option = Un ajuste, escrito nombre=valor; se puede repetir.
    .option-value = NOMBRE=VALOR
    .plain = Línea a línea, sin pantalla completa: para tuberías y lectores de pantalla.
    .file = El registro de una partida.
    .file-value = ARCHIVO
    .matches = Número de partidas (en cada mesa).
    .threads = Hilos o procesos; 0 para uno por núcleo.
    .engine = auto, kernel (compilado) o reference.
    .ray = Juega en un clúster Ray: servidor:puerto, auto o local.
    .ray-value = DIRECCIÓN
    .csv = Escribe la tabla principal en CSV en este archivo.
    .plot = Dibuja el resultado en este archivo .png o .svg.

## Órdenes

help-tacora = Tacora: una ludoteca en la que se juega. Para empezar: tacora play
    .version = Muestra la versión y termina.
    .install-completion = Instala el autocompletado para el shell actual.
    .show-completion = Muestra el autocompletado del shell actual, para copiarlo o adaptarlo.

help-play =
    Juega con este teclado, contra bots o por turnos.

    Todo se guarda mientras juegas; --resume continúa. Sin pantalla se juega línea
    a línea.

    Ejemplo: tacora play --preset schmidt2005 --seats you,you:Bea,cautious
    .short = Juega con este teclado, contra bots o por turnos.
    .seats = Quién juega: you (tú), you:Nombre o el nombre de un bot, separados por comas.
    .seed = Baraja a partir de este secreto (hexadecimal) en lugar de uno nuevo.
    .resume = Continúa la última partida que dejaste a medias.

help-serve =
    Abre una mesa en el navegador, para ti y tus amigos.

    Ejemplo: tacora serve --port 8080 --no-browser
    .short = Abre una mesa en el navegador, para ti y tus amigos.
    .host = Dirección en la que escucha; 127.0.0.1 es solo esta máquina.
    .port = Puerto en el que escucha; 0 toma uno libre.
    .database = Un archivo SQLite, o postgresql://usuario@servidor/nombre.
    .workers = Número de procesos; más de uno necesita PostgreSQL.
    .browser = Abre la mesa en tu navegador.
    .public-url = La dirección que usan los demás, como https://juego.example.org.
    .allow-origin = Otro sitio cuyas páginas pueden abrir mesas (se puede repetir).
    .proxy = Proxys en cuyo X-Forwarded-For se confía: direcciones separadas por comas.
    .metrics-token = Quien presente este token puede leer /metrics a distancia.
    .keep-tables = Días que se guarda una mesa en la que no pasa nada; 0 para siempre.
    .keep-records = Días que se guarda un registro; 0 para siempre.
    .pace = Milisegundos que espera un bot antes de elegir.

help-replay =
    Recorre una partida grabada, hacia delante y hacia atrás, vista desde el
    asiento que quieras.

    Ejemplo: tacora replay match.json --seat 2
    .short = Recorre una partida grabada.
    .seat = Con los ojos de quién: el número de un jugador (1 es el primero) o su nombre; si no, los de un espectador.

help-verify =
    Reparte de nuevo las cartas de un registro a partir de la semilla que revela y
    mira en qué difiere.

    Termina con el estado 0 si todo coincide y con 1 si no.

    Ejemplo: tacora verify match.json
    .short = Reparte un registro de nuevo a partir de su semilla y compara.

help-games =
    Fichas y ajustes de todos los juegos.

    Ejemplo: tacora games --json
    .short = Fichas y ajustes de todos los juegos.

help-simulate =
    Haz que los bots jueguen muchas partidas: medias, porcentajes de victorias,
    intervalos, finales por peligro y longitud de cada cueva.

    Los asientos rotan. Un bot es un nombre (ver: tacora games), un nombre con
    parámetros, o el tuyo, de un archivo, mi_bot.py:MiBot, que juega entonces en el
    motor de referencia.

    Ejemplo: tacora simulate --bots "expected,at-gems?gems=9,random"
    .short = Haz que los bots jueguen muchas partidas.
    .bots = Los bots de la mesa, separados por comas.
    .preset = La edición; ver: tacora games.
    .game = El juego que se juega.
    .seed = La misma semilla da el mismo resultado; si no se da, es al azar.
    .resume = Continúa la misma serie tras una interrupción (da su semilla).

help-tournament =
    Todas las mesas de bots distintos de un grupo: porcentajes de victorias, matriz
    de parejas, diferencias significativas, índices.

    Ejemplo: tacora tournament --bots "expected,at-gems,random" --seats 3
    .short = Bots contra bots, con intervalos honestos.
    .bots = El grupo de bots, separados por comas.
    .seats = Asientos en una mesa; 0 para todos los bots, pero 4 como máximo.
    .clones = También un bot de cada clase contra copias de cada uno de los demás.
    .preset = { help-simulate.preset }
    .game = { help-simulate.game }
    .seed = { help-simulate.seed }
    .resume = { help-simulate.resume }

help-sweep =
    Varía uno o dos parámetros del primer bot; --plot dibuja una curva o un mapa de
    calor.

    Ejemplo: tacora sweep --bots "at-gems,random" --vary gems=4..30
    .short = Varía un bot y dibuja el mapa de calor.
    .bots = Los bots de la mesa; el que varía es el primero.
    .vary = nombre=1,2,3 o nombre=de..a o nombre=de..a/paso; una o dos veces.
    .preset = { help-simulate.preset }
    .game = { help-simulate.game }
    .seed = { help-simulate.seed }
    .resume = { help-simulate.resume }

help-odds =
    Probabilidades exactas de una posición: la próxima carta, salir ahora, y lo
    mejor para un explorador solo.

    Ejemplo: tacora odds --players 5 --path "7 snakes 11 relic"
    .short = Probabilidades exactas de una posición.
    .path = Las cartas del camino: el número de un tesoro, la clave de un peligro o relic, separados por espacios.
    .players = Cuántos juegan.
    .inside = Exploradores que siguen en la cueva; por defecto, todos.
    .carried = Gemas que lleva cada explorador; por defecto, como si nadie hubiera salido.
    .left = Gemas que hay en el camino; por defecto, como si nadie hubiera salido.
    .cave = Qué cueva es, contando desde 1.
    .removed = Peligros retirados del juego, separados por espacios.
    .relics-out = Reliquias sacadas de las cuevas anteriores.

help-ask =
    Pregunta por las reglas, en francés, español o inglés.

    La respuesta nombra las reglas, las ediciones y las páginas impresas en que se
    apoya; las preguntas con números las calcula el motor. El estado solo es 1 si
    hay un error: una pregunta que las reglas no cubren recibe las secciones más
    cercanas.

    Ejemplo: tacora ask "salimos dos y quedan 3+3"
    .short = Pregunta por las reglas.
    .text = La pregunta, con tus palabras.
    .text-value = TEXTO
    .preset = La edición a la que juegas; lo que tiene de distinto va primero.
    .evaluate = Hace las preguntas publicadas y cuenta las respuestas acertadas.
    .questions = Qué preguntas publicadas: heldout (apartadas), tuned (ajuste) o sums (cálculos).

help-mcp =
    Abre el mostrador de reglas a los programas, por la entrada y la salida
    estándar (Model Context Protocol).

    Herramientas: ask, read_rule, compare_editions, compute_share, compute_odds.

    Ejemplo: tacora mcp
    .short = Abre el mostrador de reglas a los programas (MCP).

help-backup =
    Copia la base de datos de las mesas mientras está en uso.

    Una copia contiene las semillas secretas de las partidas que aún se juegan:
    guárdala para ti.

    Ejemplo: tacora backup mesas-lunes.sqlite3
    .short = Copia la base de datos de las mesas mientras está en uso.
    .target = El archivo que se escribe; todavía no debe existir.
    .target-value = ARCHIVO
    .database = Como en `tacora serve`.
