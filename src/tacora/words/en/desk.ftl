### The rules desk: its answers' labels and the booklet page. A game's own sentences are in the game's words.

## Kinds of answer

desk-title-computed = Worked out on the rules
desk-title-table = At your table, now
desk-title-not-covered = Not in the rules
desk-not-covered = The rules say nothing about that, or the question is about something else. The nearest sections are below.
desk-empty-question = Ask me something about the rules of this game.
desk-kind-computed = computed by the engine
desk-kind-curated = answer
desk-kind-passage = from the rulebook
desk-kind-not-covered = not covered

## Sources

desk-rules = Rules { $rules }
desk-pages = { $count ->
    [one] page { $pages }, { $title }
   *[other] pages { $pages }, { $title }
}
desk-no-page = no page: the printed booklet we could read does not say it
desk-every-edition = every edition
desk-differences = Where editions differ
desk-not-in-edition = Your edition ({ $title }) does not have this; what follows holds for the others.
desk-example = Worked example
desk-also = Or did you mean
desk-nearest = Nearest sections

desk-why = Why?
## The page

desk-page-title = The rules of { $game }
desk-ask-label = Your question
desk-ask-hint = For instance: 9 gems for 5 players?
desk-ask-button = Ask
desk-ask-busy = Looking it up…
desk-ask-failed = The desk could not be reached. Try again.
desk-panel-title = Rules
desk-panel-open = Ask about the rules
desk-panel-close = Close
desk-edition = Edition
desk-contents = On this page
desk-section-short = In thirty seconds
desk-section-turn = A turn in brief
desk-section-win = How to win
desk-section-questions = Questions
desk-section-mistakes = Frequent mistakes
desk-section-editions = The editions compared
desk-section-rulebook = All rules, numbered
desk-section-extensions = Expansions
desk-section-facts = Facts
desk-different = differs
desk-table-caption = What each edition says. Cells marked with a dot differ from the edition you chose.
desk-uncertain = not read in this edition's booklet
desk-house = house rule
desk-assumed = partly assumed
desk-facts-players = Players
desk-facts-age = Age
desk-facts-minutes = Minutes
desk-facts-authors = Authors
desk-facts-year = First published
desk-facts-title = Title
desk-facts-source = Our sources
desk-more = More about this
desk-link-rule = Rule { $rule }

## Refusals

error-invalid-knowledge = The rules desk's files do not fit together.
error-invalid-weights = The rules desk's weights cannot be read.
error-unknown-question-set = There is no such set of questions.
error-invalid-situation = These numbers are no situation of the game.
