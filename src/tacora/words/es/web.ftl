### Las páginas del navegador en español: todo lo que rodea al tablero.

## En todas partes

web-skip = Ir al contenido
web-home = Inicio
web-more = Más
web-menu = Menú
web-close = Cerrar
web-change = Cambiar
web-save = Guardar
web-yes = sí
web-no = no
web-loading = Un momento…
web-failed = No ha funcionado. Inténtalo otra vez.
web-offline = Ahora mismo no se puede llegar a la mesa. ¿Funciona la conexión?
web-reload = Recargar
web-broken = Esta página se ha derrumbado
web-broken-text = Algo no se ha podido cargar. Recargar suele bastar.
web-not-found = Un callejón sin salida
web-not-found-text = No hay ninguna página en esta dirección. De vuelta a la luz:
web-copied = Copiado
web-copy-link = Copiar el enlace
web-share = Compartir
web-share-text = ¡Ven conmigo a la cueva! El código es { $code }.
web-hint-dismiss = Entendido, no mostrar más

## Ajustes

web-settings = Ajustes
web-language = Idioma
web-theme = Luz
web-theme-auto = como el dispositivo
web-theme-day = día
web-theme-night = noche
web-motion = Movimiento
web-motion-auto = como el dispositivo
web-motion-full = completo
web-motion-reduced = menos
web-motion-off = ninguno
web-sound = Sonidos
web-haptics = Vibrar cuando te toque elegir
web-chat-mute = Silenciar el chat

## Inicio

web-home-lead = ¿Un paso más por el tesoro, o a casa antes de que la cueva muerda?
web-play-now = Jugar ya
web-play-now-busy = Encendiendo la antorcha…
web-play-friends = Jugar con amigos
web-have-code = Tengo un código
web-back-to-table = Volver a la mesa { $code }
web-rules = Reglas
web-games = Juegos
web-replays = Repeticiones
web-game-card = De { $low } a { $high } jugadores, desde { $age } años, unos { $minutes } minutos

## Un código

web-code = Código
web-code-help = Está en la pantalla de tu amigo. También vale un enlace entero.
web-code-missing = Escribe primero el código.
web-code-unknown = No hay ninguna mesa { $code }. Repasa las letras con tu amigo.
web-go-to-table = A la mesa
web-open-tables = Mesas abiertas
web-other-code = Otro código
web-seats-free = { $count ->
    [0] ningún asiento libre
    [one] un asiento libre
   *[other] { $count } asientos libres
}
web-state-playing = jugando
web-state-over = terminada

## Una mesa nueva

web-new-table = Una mesa con amigos
web-you = Tú
web-you-tag = tú
web-you-change = Cambiar tu nombre o tu emblema
web-nickname = Tu nombre en la mesa
web-emblem = Emblema
web-emblem-torch = Antorcha
web-emblem-rope = Cuerda
web-emblem-pickaxe = Pico
web-emblem-hat = Sombrero
web-emblem-lantern = Farol
web-emblem-boot = Bota
web-emblem-map = Mapa
web-emblem-compass = Brújula
web-colour = Color
web-colour-0 = rojo rubí
web-colour-1 = naranja antorcha
web-colour-2 = verde musgo
web-colour-3 = azul diamante
web-colour-4 = violeta
web-colour-5 = azul noche
web-colour-6 = rosa
web-colour-7 = marrón cobre
web-seats = Quién juega
web-players-count = Cuántos jugadores
web-unofficial = Este número de jugadores no está en la caja. Sus reglas son nuestras.
web-seat-number = Asiento { $number }
web-seat-open = Libre para un amigo
web-seat-local = En este dispositivo
web-seat-name = Nombre en el asiento { $number }
web-bot-choice = Bot { $level } ({ $name })
web-level-easy = fácil
web-level-normal = medio
web-level-strong = fuerte
web-game = El juego
web-which-game = Juego
web-edition = Edición
web-switches = Todas las reglas, una a una
web-house-rule = regla de la casa
web-changed = cambiada
web-changed-count = { $count ->
    [one] { $count } cambiada
   *[other] { $count } cambiadas
}
web-own-rules = reglas propias
web-uncertain = { $count ->
    [one] No hemos visto esta regla en un reglamento impreso de esta edición: { $names }.
   *[other] No hemos visto estas reglas en un reglamento impreso de esta edición: { $names }.
}
web-numbers-help = Números de { $low } a { $high }, como mucho { $most }.
web-table = Mesa
web-clock = Tiempo para elegir
web-clock-none = sin reloj
web-clock-each = { $seconds } segundos
web-clock-bank-short = una bolsa de minutos
web-clock-bank = { $seconds } segundos cada vez y después una bolsa de { $minutes } minutos
web-expiry = Cuando se acaba el tiempo
web-expiry-bot = elige un bot
web-expiry-action = cuenta como «{ $action }»
web-advice = Mostrar las probabilidades
web-advice-help = Todos ven el riesgo junto a las dos opciones.
web-spectators = Puede haber espectadores
web-spectators-help = Ven lo que está abierto en la mesa, nunca una elección.
web-listed = Mostrar en la lista de mesas abiertas
web-listed-help = Si no, solo entra quien tiene el código.
web-create-table = Abrir la mesa

## Unirse

web-join-title = ¡Pasa!
web-who-are-you = ¿Quién eres?
web-sit-down = Sentarse
web-watch = Mirar
web-watching = Estás mirando. El anfitrión empieza la partida.
web-is-full = Todos los asientos están ocupados.
web-is-locked = El anfitrión ha cerrado la puerta.
web-is-running = Hay una partida en marcha. Después quizá quede un asiento libre.
web-no-table = No existe esa mesa
web-no-table-text = No hay ninguna mesa «{ $code }». Quizá ya se recogió, o hay una letra mal.
web-gone = Has dejado la mesa
web-back-to-door = Volver a la puerta de esta mesa

## Antes de la partida

web-lobby-title = Alrededor de la mesa
web-invite = Invitar a amigos
web-qr-alt = Un cuadro para la cámara de un teléfono: lleva a esta mesa
web-open-screen = Pantalla grande
web-same-network = En la misma red:
web-who = En la mesa
web-what = A qué jugamos
web-host = anfitrión
web-seat-waiting = esperando a alguien
web-seat-bot = bot
web-away = ausente por ahora
web-standing-in = ausente, juega un bot
web-ready = listo
web-not-ready = aún no está listo
web-wins = { $count ->
    [one] { $count } victoria
   *[other] { $count } victorias
}
web-seat-actions = Cambiar { $name }
web-make-host = Hacer anfitrión
web-kick = Echar
web-seat-remove = Quitar el sitio
web-seat-add = Un sitio más
web-mute-seat = Silenciar en el chat
web-unmute-seat = Dejar hablar
web-take-back = Recuperar mi sitio
web-lock = Cerrar la puerta
web-unlock = Abrir la puerta
web-change-rules = Cambiar las reglas
web-spectator = Espectador
web-spectator-count = { $count ->
    [one] una persona mira
   *[other] { $count } personas miran
}
web-start = ¡A la cueva!
web-open-left = { $count ->
    [one] Queda un asiento libre. Puedes empezar sin él.
   *[other] Quedan { $count } asientos libres. Puedes empezar sin ellos.
}
web-not-ready-yet = { $count ->
    [one] Una persona aún no está lista.
   *[other] { $count } personas aún no están listas.
}
web-all-here = Ya están todos.
web-tell-ready = Avisa a los demás cuando estés listo.
web-wait-host = El anfitrión empieza la partida.
web-i-am-ready = Estoy listo
web-am-ready = ¡Listo!
web-leave-table = Dejar la mesa
web-leave-sure = Sí, dejarla
web-leave-warning = La partida sigue sin ti: un bot se queda con tu explorador.

## En la mesa

web-table-heading = Mesa { $code }
web-board = El tablero
web-connecting = Buscando la mesa…
web-connection-lost = Conexión perdida. Buscando la mesa…
web-connection-lost-kept = Conexión perdida. Tu elección está guardada y se enviará.
web-board-failed = No se ha podido cargar el tablero. Otro intento…
web-shuffling = Barajando
web-shuffling-text = Cada dispositivo añade su propio número, para que nadie pueda conocer las cartas.
web-choice-refused = Tu elección no ha contado: { $reason }
web-your-choice = Te toca elegir.
web-seconds-left = { $seconds ->
    [one] queda { $seconds } segundo
   *[other] quedan { $seconds } segundos
}
web-panel = Junto al tablero
web-log = La crónica
web-chat = Chat
web-chat-new = { $count ->
    [one] Chat, un mensaje nuevo
   *[other] Chat, { $count } mensajes nuevos
}
web-chat-empty = Nadie ha dicho nada todavía.
web-chat-write = Di algo
web-chat-is-muted = El chat está en silencio.
web-chat-unmute = Volver a oír el chat
web-send = Enviar
web-emotes = Mostrar cómo te sientes
web-emote-wave = hola
web-emote-laugh = risa
web-emote-wow = ¡oh!
web-emote-sweat = uf
web-emote-cheer = bravo
web-emote-sad = triste
web-emote-said = { $name }: { $emote }
web-hand-only = Solo mi mano en este dispositivo
web-hand-only-help = Para un teléfono junto a una pantalla grande.
web-won = { $count ->
    [one] ¡Gana { $names }!
   *[other] ¡Ganan juntos { $names }!
}
web-scores = Puntuación final
web-player = Jugador
web-score = Puntos
web-rematch = Jugar otra vez
web-rematch-host = El anfitrión puede empezar otra partida.
web-see-replay = Verla otra vez
web-see-board = Ver el tablero
web-see-end = Volver al resultado

## Un dispositivo, varias personas

web-curtain = Pasar el dispositivo
web-pass-to = Pásale el dispositivo a { $name }
web-pass-help = Los demás miran a otro lado.
web-i-am = Aquí { $name }

## Pantalla grande

web-screen-title = ¡Únete!
web-screen-how = Apunta al cuadro con la cámara del teléfono, o escribe la dirección y el código:

## Repeticiones

web-replay = Repetición
web-replay-of = Repetición: { $names }
web-replay-lead = Cada partida terminada tiene un enlace. Aquí también puedes abrir una partida guardada en un archivo.
web-open-record = Abrir una partida guardada
web-record-broken = Este archivo no es una partida guardada.
web-record-large = Este archivo es demasiado grande para una partida guardada.
web-no-replay = No existe esa partida
web-no-replay-text = Esta partida no está guardada aquí, o ya no.
web-replay-start = Antes de la primera carta.
web-replay-first = Al principio
web-replay-back = Un paso atrás
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-next = Un paso adelante
web-replay-last = Al final
web-replay-place = Momento de la partida
web-replay-step = paso { $at } de { $last }
web-replay-speed = Velocidad
web-replay-viewer = Visto por
web-replay-full = todo abierto
web-replay-spectator = el público
web-replay-as = { $name }
web-replay-more = Mezcla, archivo, idioma
web-download = Guardar en un archivo

## La mezcla, comprobada

web-verify = ¿Se barajó con honradez?
web-verify-explain = { $count ->
    [0] Antes de la primera carta, la mesa encerró un número secreto y mostró su sello. Ahora el secreto está abierto. Este dispositivo puede comprobar el sello y repartir cada carta otra vez.
    [one] Antes de la primera carta, la mesa encerró un número secreto y mostró su sello. Solo entonces un dispositivo añadió un número al azar. Ahora el secreto está abierto. Este dispositivo puede comprobar el sello y repartir cada carta otra vez.
   *[other] Antes de la primera carta, la mesa encerró un número secreto y mostró su sello. Solo entonces { $count } dispositivos añadieron números al azar. Ahora el secreto está abierto. Este dispositivo puede comprobar el sello y repartir cada carta otra vez.
}
web-verify-mine = El número que añadió este dispositivo está entre ellos.
web-verify-check = Repartir otra vez
web-verify-busy = Repartiendo…
web-verify-good = { $cards ->
    [one] El sello encaja, y la carta salió exactamente como debía.
   *[other] El sello encaja, y las { $cards } cartas salieron exactamente como debían.
}
web-verify-commitment = El sello no encaja con el secreto. No se puede confiar en esta mezcla.
web-verify-bad = { $count ->
    [one] Una carta no es la que debía salir, en el paso { $step }.
   *[other] { $count } cartas no son las que debían salir, la primera en el paso { $step }.
}
web-verify-record = { $count ->
    [one] El servicio ha encontrado una diferencia entre este archivo y las reglas.
   *[other] El servicio ha encontrado { $count } diferencias entre este archivo y las reglas.
}
web-verify-failed = Este dispositivo no ha podido hacer la comprobación.
web-verify-no-seed = Esta partida no muestra ningún secreto, así que su mezcla no se puede comprobar.
web-verify-numbers = Los números
web-verify-sealed = Sello, mostrado antes de la primera carta (SHA-256 del secreto)
web-verify-secret = El secreto, abierto después de la última carta
web-verify-part = Número del dispositivo { $number }
web-verify-elsewhere = Cualquiera puede comprobarlo también en otro sitio: guarda la partida en un archivo y ejecuta «tacora verify» con él.
