### La orden `tacora odds`. $edition (schmidt, incan, iello) elige las palabras de la caja.

odds-cave = { $edition ->
    [incan] Templo { $number }
   *[other] Cueva { $number }
}
odds-path = En el camino: { $cards }
odds-nothing = nada todavía
odds-purse = { $inside ->
    [one] Un explorador dentro, lleva { $carried }
   *[other] { $inside } exploradores dentro, cada uno lleva { $carried }
}; { $left } en el camino
odds-next = La próxima carta pone fin a la expedición
odds-cards = ({ $of } de { $all } cartas)
odds-percent = { $number } %
odds-one-more = Lo que se lleva de media tras una carta más, si todos siguen
odds-leave = { $others ->
    [0] Salir ahora, sin nadie más
    [one] Salir ahora con otro
   *[other] Salir ahora con otros { $others }
}
odds-alone = { $edition ->
    [incan] Sin nadie más desde ahora, en este templo
   *[other] Sin nadie más desde ahora, en esta cueva
}
odds-alone-match = { $edition ->
    [incan] Sin nadie más desde ahora, en este templo y los siguientes
   *[other] Sin nadie más desde ahora, en esta cueva y las siguientes
}
odds-stay = seguir: { $gems } de media
odds-leave-now = salir: { $gems } de media
odds-too-large = este mazo es demasiado grande para una respuesta exacta
odds-never = Ya no puede golpear ningún peligro.
odds-bust-title = Si nadie sale, la carta que pone fin a la expedición
odds-card-number = Carta
odds-strikes = Golpea
odds-by-then = Hasta ahí

error-odds-too-large = Este mazo es demasiado grande para una respuesta exacta: más de { $states } posiciones.
error-bot-not-fast = El motor compilado no sabe jugar con el bot «{ $bot }»; usa --engine reference.
error-invalid-position-card = El mazo ya no tiene la carta «{ $card }».
error-invalid-position-over = La segunda carta «{ $card }» ya puso fin a la expedición.
error-invalid-position-number = El número { $name } no puede ser { $value }. Se espera un número de { $minimum } a { $maximum }.
