### The terminal game and its commands.

## People and matches

terminal-person = Player
terminal-person-number = Player { $number }
terminal-and = { $first } and { $last }
terminal-yes = yes
terminal-own-options = own rules
terminal-house = House rules here: { $names }.
terminal-house-players = { $players } players
terminal-seats = At the table: { $names }.
terminal-commitment = Fingerprint of this shuffle: { $commitment }. At the end you can check that no card was swapped.
terminal-winner = { $name } wins!
terminal-winners = { $names } win together!
terminal-record = The record is saved: { $path }
terminal-verify-hint = Check the shuffle with: tacora verify { $path }
terminal-saved = Saved: { $path }. Go on with: tacora play --resume
terminal-save-problem = This game cannot be saved: { $problem }. You can still play on.
terminal-unfinished = The match was not finished.
terminal-sealed = { $name } has chosen.
terminal-no-odds = No odds to tell now.
terminal-nothing-to-take-back = There is no choice to take back.
terminal-spectator = Spectator

## Line by line

terminal-plain-help-hint = Answer with a number, a word or its first letters. Type help for more.
terminal-plain-ask = { $name }, your choice? ({ $choices })
terminal-plain-refused = “{ $text }” is not a choice now. Choose: { $choices }. Type help for more.
terminal-plain-curtain = The keyboard goes to { $name }; everyone else looks away. { $name }, press Enter.
terminal-plain-rematch = Play again? (yes or no)
terminal-command-help = help
    .help = these words
terminal-command-table = table
    .help = everything that lies on the table
terminal-command-log = log
    .help = the whole match so far
terminal-command-mine = mine
    .help = the table as only you see it
terminal-command-odds = odds
    .help = the chances of the next card
terminal-command-rules = rules
    .help = the rulebook
terminal-command-back = back
    .help = take back the last choice made at this keyboard
terminal-command-quit = quit
    .help = save and stop

## Menu

terminal-menu-tagline = How deep do you dare?
terminal-menu-play = Play
terminal-menu-resume = Go on: { $name }
terminal-menu-quit = Quit
terminal-menu-game = Game
terminal-menu-edition = Edition
terminal-menu-players = Players
terminal-menu-language = Language
terminal-menu-seat = Seat { $number }
terminal-menu-person = a person
terminal-menu-switches = Switches
terminal-menu-house = house rule
terminal-menu-keys = Tab moves, Enter chooses, Esc leaves a list
terminal-flag-yes = yes
terminal-flag-no = no
terminal-level-easy = easy
terminal-level-normal = normal
terminal-level-strong = strong

## Table

terminal-ask = { $name }: what do you do?
terminal-continue = Continue
terminal-opening = The envelopes open…
terminal-thinking = The others are choosing…
terminal-key-help = Help
terminal-key-quit = Quit
terminal-key-odds = Odds
terminal-key-undo = Take back
terminal-key-theme = Theme
terminal-key-back = Back
terminal-log = What happened

## Curtain

terminal-curtain = The keyboard goes to { $name }.
terminal-curtain-look-away = Everyone else looks away.
terminal-curtain-ready = I am { $name }
terminal-curtain-change = { $name } chooses again

## End

terminal-end = The end
terminal-end-rematch = Rematch
terminal-end-replay = Replay
terminal-end-menu = Menu

## Help

terminal-help = Help
terminal-help-choose = Choose with the letter or number on the button, with the arrows and Enter, or with the mouse.
terminal-help-sealed = Choices stay sealed until everyone has chosen; then all open together.
terminal-help-skip = Any key skips a reveal.
terminal-help-saved = Everything is saved as you play. Close the window whenever you like and go on with: tacora play --resume
terminal-help-keys = Keys: ? help, O odds, U take back, F2 light or dark, Q save and quit.
terminal-help-signs = The signs
terminal-help-rules = The choices
terminal-help-rulebook = Rules
terminal-help-choice = { $label }: { $help }

## Replay

terminal-replay = Replay
terminal-replay-place = { $index } of { $last }
terminal-replay-eyes = Seen by: { $name }
terminal-replay-keys = Arrows step, Page keys jump, Home and End, Space plays, V changes eyes, G goes to a place
terminal-replay-go = Go to place (0 to { $last })
terminal-replay-play = Play
terminal-replay-pause = Pause
terminal-replay-start = The start

## Verify and games

terminal-verify-good = The record is true: all { $steps ->
    [one] { $steps } step agrees
   *[other] { $steps } steps agree
} with the seed and the rules (fingerprint { $commitment }).
terminal-verify-bad = { $number ->
    [one] { $number } difference: this record is not what the seed and the rules give.
   *[other] { $number } differences: this record is not what the seed and the rules give.
}
terminal-verify-no-seed = The record reveals no seed, so its cards cannot be dealt again.
terminal-verify-commitment = The fingerprint is not the seed's: { $found } instead of { $expected }.
terminal-verify-dealt = Step { $step }: the seed deals { $expected }, the record says { $found }.
terminal-verify-illegal-step = Step { $step } is against the rules ({ $found }). { $expected }
terminal-verify-choice = { $name }: { $action }
terminal-verify-returns = The scores differ: { $expected } by the rules, { $found } in the record.
terminal-verify-winners = The winners differ: { $expected } by the rules, { $found } in the record.
terminal-verify-preset = The edition differs: { $expected } by the options, { $found } in the record.
terminal-verify-house = The house rules differ: { $expected } by the options, { $found } in the record.
terminal-card = { $title }; { $low } to { $high } players, { $minutes } minutes, from age { $age }
terminal-standard = standard

## Errors

error-no-save = There is no unfinished game to go on with. Start one with: tacora play
error-save-broken = The saved game { $file } cannot be read. Nothing is lost: it is kept aside as { $aside }.
error-seats-unreadable = “{ $text }” is not a list of seats. Write for example: you,you:Bo,cautious
error-unknown-seat = “{ $text }” is no seat of this match. Seats are 1 to { $seats }: { $names }.
