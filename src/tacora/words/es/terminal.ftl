### El juego en la terminal y sus órdenes.

## Personas y partidas

terminal-person = Jugador
terminal-person-number = Jugador { $number }
terminal-and = { $first } y { $last }
terminal-yes = sí
terminal-own-options = reglas propias
terminal-house = Reglas de la casa: { $names }.
terminal-house-players = { $players } jugadores
terminal-seats = En la mesa: { $names }.
terminal-commitment = Huella de esta mezcla: { $commitment }. Al final podrás comprobar que no se cambió ninguna carta.
terminal-winner = ¡Gana { $name }!
terminal-winners = ¡Ganan { $names }!
terminal-record = La partida queda guardada: { $path }
terminal-verify-hint = Comprueba la mezcla con: tacora verify { $path }
terminal-saved = Guardada: { $path }. Para continuar: tacora play --resume
terminal-save-problem = No se puede guardar esta partida: { $problem }. Aun así, puedes seguir jugando.
terminal-unfinished = La partida no se terminó.
terminal-sealed = { $name } ya ha elegido.
terminal-no-odds = Ahora no hay probabilidades que dar.
terminal-nothing-to-take-back = No hay ninguna elección que retirar.
terminal-spectator = Espectador

## Línea a línea

terminal-plain-help-hint = Responde con un número, una palabra o sus primeras letras. Escribe ayuda para saber más.
terminal-plain-ask = { $name }, ¿qué eliges? ({ $choices })
terminal-plain-refused = «{ $text }» no es una opción ahora. Elige: { $choices }. Escribe ayuda para saber más.
terminal-plain-curtain = El teclado pasa a { $name }; los demás miran a otro lado. { $name }, pulsa Intro.
terminal-plain-rematch = ¿Otra partida? (sí o no)
terminal-command-help = ayuda
    .help = estas palabras
terminal-command-table = mesa
    .help = todo lo que hay en la mesa
terminal-command-log = historial
    .help = toda la partida hasta ahora
terminal-command-mine = yo
    .help = la mesa como solo tú la ves
terminal-command-odds = probabilidades
    .help = las probabilidades de la próxima carta
terminal-command-rules = reglas
    .help = el reglamento
terminal-command-back = atrás
    .help = retirar la última elección hecha en este teclado
terminal-command-quit = terminar
    .help = guardar y parar

## Menú

terminal-menu-tagline = ¿Hasta dónde te atreves?
terminal-menu-play = Jugar
terminal-menu-resume = Continuar: { $name }
terminal-menu-quit = Terminar
terminal-menu-game = Juego
terminal-menu-edition = Edición
terminal-menu-players = Jugadores
terminal-menu-language = Idioma
terminal-menu-seat = Asiento { $number }
terminal-menu-person = una persona
terminal-menu-switches = Ajustes
terminal-menu-house = regla de la casa
terminal-menu-keys = Tab avanza, Intro elige, Esc cierra una lista
terminal-flag-yes = sí
terminal-flag-no = no
terminal-level-easy = fácil
terminal-level-normal = normal
terminal-level-strong = fuerte

## Mesa

terminal-ask = { $name }: ¿qué haces?
terminal-continue = Continuar
terminal-opening = Se abren los sobres…
terminal-thinking = Los demás están eligiendo…
terminal-key-help = Ayuda
terminal-key-quit = Terminar
terminal-key-odds = Riesgo
terminal-key-undo = Retirar
terminal-key-theme = Tema
terminal-key-back = Volver
terminal-log = Lo que ha pasado

## Telón

terminal-curtain = El teclado pasa a { $name }.
terminal-curtain-look-away = Los demás miran a otro lado.
terminal-curtain-ready = Soy { $name }
terminal-curtain-change = { $name } elige de nuevo

## Final

terminal-end = Fin de la partida
terminal-end-rematch = Revancha
terminal-end-replay = Ver repetición
terminal-end-menu = Menú

## Ayuda

terminal-help = Ayuda
terminal-help-choose = Elige con la letra o el número del botón, con las flechas e Intro, o con el ratón.
terminal-help-sealed = Las elecciones quedan selladas hasta que todos han elegido; entonces se abren a la vez.
terminal-help-skip = Cualquier tecla abrevia una revelación.
terminal-help-saved = Todo se guarda mientras juegas. Cierra la ventana cuando quieras y continúa con: tacora play --resume
terminal-help-keys = Teclas: ? ayuda, O riesgo, U retirar, F2 día o noche, Q guardar y salir.
terminal-help-signs = Los signos
terminal-help-rules = Las opciones
terminal-help-rulebook = Reglas
terminal-help-choice = { $label }: { $help }

## Repetición

terminal-replay = Repetición
terminal-replay-place = { $index } de { $last }
terminal-replay-eyes = Visto por: { $name }
terminal-replay-keys = Flechas: un paso; Página: un salto; Inicio y Fin; Espacio: reproducir; V: otra mirada; G: ir a
terminal-replay-go = Ir a (0 a { $last })
terminal-replay-play = Reproducir
terminal-replay-pause = Pausa
terminal-replay-start = El comienzo

## Comprobación y juegos

terminal-verify-good = El registro es fiel: { $steps ->
    [one] { $steps } paso coincide
   *[other] los { $steps } pasos coinciden
} con la semilla y las reglas (huella { $commitment }).
terminal-verify-bad = { $number ->
    [one] { $number } diferencia: este registro no es lo que dan la semilla y las reglas.
   *[other] { $number } diferencias: este registro no es lo que dan la semilla y las reglas.
}
terminal-verify-no-seed = El registro no revela ninguna semilla, así que no se pueden repartir de nuevo sus cartas.
terminal-verify-commitment = La huella no es la de la semilla: { $found } en lugar de { $expected }.
terminal-verify-dealt = Paso { $step }: la semilla da { $expected }, el registro dice { $found }.
terminal-verify-illegal-step = El paso { $step } va contra las reglas ({ $found }). { $expected }
terminal-verify-choice = { $name }: { $action }
terminal-verify-returns = Las puntuaciones no coinciden: { $expected } según las reglas, { $found } en el registro.
terminal-verify-winners = Los ganadores no coinciden: { $expected } según las reglas, { $found } en el registro.
terminal-verify-preset = La edición no coincide: { $expected } según las opciones, { $found } en el registro.
terminal-verify-house = Las reglas de la casa no coinciden: { $expected } según las opciones, { $found } en el registro.
terminal-card = { $title }; de { $low } a { $high } jugadores, { $minutes } minutos, desde { $age } años
terminal-standard = por defecto

## Errores

error-no-save = No hay ninguna partida a medias que continuar. Empieza una con: tacora play
error-save-broken = No se puede leer la partida guardada { $file }. No se pierde nada: queda apartada como { $aside }.
error-seats-unreadable = «{ $text }» no es una lista de asientos. Escribe por ejemplo: you,you:Bea,cautious
error-unknown-seat = «{ $text }» no es un asiento de esta partida. Los asientos van del 1 al { $seats }: { $names }.
