### Refusals of the core: one message for each stable code, with the error's details as variables.
### Codes of a room are in that room's file, codes of a game in the game's words.

## Language, games, options

error-unknown-language = “{ $language }” is not a language spoken here; choose one of { $known }.
error-game-not-found = There is no game “{ $game }”. There are: { $known }.
error-part-not-found = The game { $game } has no part “{ $part }”.
error-unknown-option = There is no option “{ $option }”. There are: { $known }.
error-unknown-preset = There is no edition “{ $preset }”. There are: { $known }.
error-invalid-option = The option { $option } cannot be { $value }. Expected: { $kind ->
    [choice] one of { $choices }
    [flag] true or false
    [integer] a whole number from { $minimum } to { $maximum }
   *[integers] { $min_length } to { $max_length } whole numbers, each from { $minimum } to { $maximum }
}.
error-invalid-players = This game is for { $minimum } to { $maximum } players, not { $players }.
error-unknown-rules-version = Version “{ $version }” of the rules of { $game } is not known to this program. A newer one may know it.

## Playing

error-parse-error = That was not understood.
error-illegal-action = That choice is not possible now.
error-not-your-turn = There is nothing to choose here now.
error-nothing-sealed = There is no choice to take back.
error-match-over = The match is over.
error-invalid-outcome = The card “{ $outcome }” cannot come now.
error-no-deal-now = No card is to be turned now.
error-invalid-seed = A seed is written with 1 to 64 hexadecimal digits (0 to 9 and a to f).
error-invalid-contribution = A device’s share of the shuffle is written with 1 to { $length } hexadecimal digits, from { $number } devices at most.
error-chance-error = The next card cannot be drawn.
error-no-dealer = A match needs either a seed or a dealer.
error-script-ended = The list of cards to deal has come to its end.

## Bots

error-invalid-bot = “{ $bot }” is not the name of a bot. A name looks like this: name?key=value&key=value
error-unknown-bot = There is no bot “{ $bot }”. There are: { $known }.
error-unknown-bot-parameter = The bot { $bot } has no setting “{ $parameter }”. It has: { $known }.
error-invalid-bot-parameter = The bot { $bot } cannot have { $parameter } at “{ $value }”. Expected: { $whole ->
    [yes] a whole number
   *[no] a number
} from { $minimum } to { $maximum }.
error-invalid-bot-file = “{ $bot }” cannot be used as a bot ({ $reason }).

## Records

error-invalid-record = This record is damaged or incomplete (field “{ $field }”).
error-record-too-large = This file is too large to be the record of a match (over { $maximum } bytes).
error-record-not-json = This is not a whole JSON text; perhaps the file was cut short.
error-record-foreign = This is not the record of a Tacora match.
error-record-version = This record is written in format { $version }; this program reads format { $known }. A newer program may read it.
error-record-illegal-step = Step { $step } of this record is against the rules.
error-record-no-seed = This record holds no seed, so the match cannot go on from it.
error-error = Something went wrong.

## Rulebooks

error-invalid-rulebook = A rulebook of this program is not in order.
error-unknown-paragraph = The rulebook has no “{ $number }”.
error-no-rulebook = There is no rulebook in this language.
