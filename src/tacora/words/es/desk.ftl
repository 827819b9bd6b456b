### El mostrador de reglas: rótulos de las respuestas y página del folleto. Las frases de un juego están en las palabras del juego.

## Clases de respuesta

desk-title-computed = Calculado con las reglas
desk-title-table = En tu mesa, ahora
desk-title-not-covered = No está en las reglas
desk-not-covered = Las reglas no dicen nada de eso, o la pregunta es de otra cosa. Abajo están las secciones más cercanas.
desk-empty-question = Pregúntame algo sobre las reglas de este juego.
desk-kind-computed = calculado por el motor
desk-kind-curated = respuesta
desk-kind-passage = del reglamento
desk-kind-not-covered = no previsto

## Fuentes

desk-rules = Reglas { $rules }
desk-pages = { $count ->
    [one] página { $pages }, { $title }
   *[other] páginas { $pages }, { $title }
}
desk-no-page = sin página: el folleto impreso que pudimos leer no lo dice
desk-every-edition = todas las ediciones
desk-differences = Donde las ediciones difieren
desk-not-in-edition = Tu edición ({ $title }) no tiene esto; lo que sigue vale para las demás.
desk-example = Ejemplo calculado
desk-also = ¿O querías decir…?
desk-nearest = Secciones más cercanas

desk-why = ¿Por qué?
## La página

desk-page-title = Las reglas de { $game }
desk-ask-label = Tu pregunta
desk-ask-hint = Por ejemplo: ¿9 rubíes entre 5?
desk-ask-button = Preguntar
desk-ask-busy = Buscando…
desk-ask-failed = El mostrador no responde. Inténtalo de nuevo.
desk-panel-title = Reglas
desk-panel-open = Una duda de reglas
desk-panel-close = Cerrar
desk-edition = Edición
desk-contents = En esta página
desk-section-short = En treinta segundos
desk-section-turn = Un turno, en breve
desk-section-win = Cómo se gana
desk-section-questions = Preguntas
desk-section-mistakes = Errores frecuentes
desk-section-editions = Las ediciones comparadas
desk-section-rulebook = Todas las reglas, numeradas
desk-section-extensions = Expansiones
desk-section-facts = Ficha del juego
desk-different = difiere
desk-table-caption = Lo que dice cada edición. Las casillas marcadas con un punto difieren de la edición que has elegido.
desk-uncertain = no leído en el folleto de esta edición
desk-house = regla de la casa
desk-assumed = en parte supuesto
desk-facts-players = Jugadores
desk-facts-age = Edad
desk-facts-minutes = Minutos
desk-facts-authors = Autores
desk-facts-year = Primera edición
desk-facts-title = Título
desk-facts-source = Nuestras fuentes
desk-more = Más sobre esto
desk-link-rule = Regla { $rule }

## Negativas

error-invalid-knowledge = Los archivos del mostrador de reglas no encajan.
error-invalid-weights = No se pueden leer los pesos del mostrador de reglas.
error-unknown-question-set = No existe ese conjunto de preguntas.
error-invalid-situation = Esos números no son una situación del juego.
