### The browser's shell in English: every page around the board.

## Everywhere

web-skip = Skip to the content
web-home = Home
web-more = More
web-menu = Menu
web-close = Close
web-change = Change
web-save = Save
web-yes = yes
web-no = no
web-loading = Just a moment…
web-failed = That did not work. Please try again.
web-offline = The table cannot be reached right now. Is the network there?
web-reload = Load again
web-broken = This page fell over
web-broken-text = Something could not be loaded. Loading it again often helps.
web-not-found = A dead end
web-not-found-text = There is no page at this address. Back to the light:
web-copied = Copied
web-copy-link = Copy the link
web-share = Share
web-share-text = Come into the cave with me! The code is { $code }.
web-hint-dismiss = Got it, do not show again

## Settings

web-settings = Settings
web-language = Language
web-theme = Light
web-theme-auto = as on the device
web-theme-day = day
web-theme-night = night
web-motion = Motion
web-motion-auto = as on the device
web-motion-full = full
web-motion-reduced = less
web-motion-off = none
web-sound = Sounds
web-haptics = Vibrate when it is your choice
web-chat-mute = Mute the chat

## Home

web-home-lead = One more step for the treasure, or home before the cave bites?
web-play-now = Play now
web-play-now-busy = Lighting the torch…
web-play-friends = Play with friends
web-have-code = I have a code
web-back-to-table = Back to table { $code }
web-rules = Rules
web-games = Games
web-replays = Replays
web-game-card = { $low } to { $high } players, from age { $age }, about { $minutes } minutes

## A code

web-code = Code
web-code-help = It is on your friend’s screen. A whole link works too.
web-code-missing = Type the code first.
web-code-unknown = There is no table { $code }. Check the letters with your friend.
web-go-to-table = To the table
web-open-tables = Open tables
web-other-code = Another code
web-seats-free = { $count ->
    [0] no free seat
    [one] one free seat
   *[other] { $count } free seats
}
web-state-playing = playing
web-state-over = finished

## A new table

web-new-table = A table for friends
web-you = You
web-you-tag = you
web-you-change = Change your name or emblem
web-nickname = Your name at the table
web-emblem = Emblem
web-emblem-torch = Torch
web-emblem-rope = Rope
web-emblem-pickaxe = Pickaxe
web-emblem-hat = Hat
web-emblem-lantern = Lantern
web-emblem-boot = Boot
web-emblem-map = Map
web-emblem-compass = Compass
web-colour = Colour
web-colour-0 = ruby red
web-colour-1 = torch orange
web-colour-2 = moss green
web-colour-3 = diamond blue
web-colour-4 = violet
web-colour-5 = night blue
web-colour-6 = pink
web-colour-7 = copper brown
web-seats = Who plays
web-players-count = How many players
web-unofficial = This number of players is not on the box. The rules for it are our own.
web-seat-number = Seat { $number }
web-seat-open = Free for a friend
web-seat-local = On this device
web-seat-name = Name on seat { $number }
web-bot-choice = Bot, { $level } ({ $name })
web-level-easy = easy
web-level-normal = medium
web-level-strong = strong
web-game = The game
web-which-game = Game
web-edition = Edition
web-switches = Every rule, one by one
web-house-rule = house rule
web-changed = changed
web-changed-count = { $count } changed
web-own-rules = own rules
web-uncertain = { $count ->
    [one] We have not seen this rule in a printed rulebook of this edition: { $names }.
   *[other] We have not seen these rules in a printed rulebook of this edition: { $names }.
}
web-numbers-help = Numbers from { $low } to { $high }, at most { $most }.
web-table = Table
web-clock = Time to choose
web-clock-none = no clock
web-clock-each = { $seconds } seconds
web-clock-bank-short = a purse of minutes
web-clock-bank = { $seconds } seconds each time, then from a purse of { $minutes } minutes
web-expiry = When time runs out
web-expiry-bot = a bot chooses
web-expiry-action = it counts as “{ $action }”
web-advice = Show the odds
web-advice-help = Everyone sees the risk beside the two choices.
web-spectators = Spectators may watch
web-spectators-help = They see what lies open on the table, never a choice.
web-listed = Show in the list of open tables
web-listed-help = Otherwise only people with the code come in.
web-create-table = Open the table

## Joining

web-join-title = Come in!
web-who-are-you = Who are you?
web-sit-down = Sit down
web-watch = Watch
web-watching = You are watching. The host starts the game.
web-is-full = Every seat is taken.
web-is-locked = The host has closed the door.
web-is-running = A game is on. A seat may be free after it.
web-no-table = No such table
web-no-table-text = There is no table “{ $code }”. Perhaps it has been cleared away, or a letter is wrong.
web-gone = You have left the table
web-back-to-door = Back to this table’s door

## Lobby

web-lobby-title = Gather round
web-invite = Bring friends in
web-qr-alt = A square code that leads to this table when a phone’s camera looks at it
web-open-screen = Big screen
web-same-network = On the same network:
web-who = At the table
web-what = What we play
web-host = host
web-seat-waiting = waiting for someone
web-seat-bot = bot
web-away = away for the moment
web-standing-in = away, a bot plays on
web-ready = ready
web-not-ready = not ready yet
web-wins = { $count ->
    [one] one win
   *[other] { $count } wins
}
web-seat-actions = Change { $name }
web-make-host = Make host
web-kick = Send away
web-seat-remove = Take the seat away
web-seat-add = One more seat
web-mute-seat = Mute in the chat
web-unmute-seat = Let speak again
web-take-back = Take my seat back
web-lock = Close the door
web-unlock = Open the door
web-change-rules = Change the rules
web-spectator = Spectator
web-spectator-count = { $count ->
    [one] one person is watching
   *[other] { $count } people are watching
}
web-start = Into the cave!
web-open-left = { $count ->
    [one] One seat is still free. You can start without it.
   *[other] { $count } seats are still free. You can start without them.
}
web-not-ready-yet = { $count ->
    [one] One person is not ready yet.
   *[other] { $count } people are not ready yet.
}
web-all-here = Everyone is here.
web-tell-ready = Tell the others when you are ready.
web-wait-host = The host starts the game.
web-i-am-ready = I am ready
web-am-ready = Ready!
web-leave-table = Leave the table
web-leave-sure = Yes, leave
web-leave-warning = The game goes on without you: a bot takes over your explorer.

## At the table

web-table-heading = Table { $code }
web-board = The board
web-connecting = Looking for the table…
web-connection-lost = Connection lost. Looking for the table…
web-connection-lost-kept = Connection lost. Your choice is kept and will be sent.
web-board-failed = The board could not be loaded. Trying again…
web-shuffling = Shuffling
web-shuffling-text = Every device throws in a number of its own, so that nobody can know the cards.
web-choice-refused = Your choice did not count: { $reason }
web-your-choice = Your choice.
web-seconds-left = { $seconds ->
    [one] one second left
   *[other] { $seconds } seconds left
}
web-panel = Beside the board
web-log = The story
web-chat = Chat
web-chat-new = { $count ->
    [one] Chat, one new message
   *[other] Chat, { $count } new messages
}
web-chat-empty = Nobody has said anything yet.
web-chat-write = Say something
web-chat-is-muted = The chat is muted.
web-chat-unmute = Hear the chat again
web-send = Send
web-emotes = Show how you feel
web-emote-wave = wave
web-emote-laugh = laugh
web-emote-wow = wow
web-emote-sweat = sweat
web-emote-cheer = cheer
web-emote-sad = sad
web-emote-said = { $name }: { $emote }
web-hand-only = Only my hand on this device
web-hand-only-help = For a phone beside a big screen.
web-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } win together!
}
web-scores = Final scores
web-player = Player
web-score = Score
web-rematch = Play again
web-rematch-host = The host can start another game.
web-see-replay = Watch it again
web-see-board = See the board
web-see-end = Back to the result

## One device, several people

web-curtain = Pass the device
web-pass-to = Pass the device to { $name }
web-pass-help = The others look away.
web-i-am = I am { $name }

## Big screen

web-screen-title = Join in!
web-screen-how = Point your phone’s camera at the square, or type the address and the code:

## Replays

web-replay = Replay
web-replay-of = Replay: { $names }
web-replay-lead = Every finished game has a link. Here you can also open a game that was saved as a file.
web-open-record = Open a saved game
web-record-broken = This file is not a saved game.
web-record-large = This file is too large for a saved game.
web-no-replay = No such game
web-no-replay-text = This game is not, or no longer, kept here.
web-replay-start = Before the first card.
web-replay-first = To the start
web-replay-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = One step on
web-replay-last = To the end
web-replay-place = Place in the game
web-replay-step = step { $at } of { $last }
web-replay-speed = Speed
web-replay-viewer = Through whose eyes
web-replay-full = everything open
web-replay-spectator = as a spectator
web-replay-as = as { $name }
web-replay-more = Shuffle, saving, language
web-download = Save as a file

## The shuffle, checked

web-verify = Was the shuffle honest?
web-verify-explain = { $count ->
    [0] Before the first card the table locked away a secret number and showed its seal. Now the secret is open. This device can open the seal and deal every card again.
    [one] Before the first card the table locked away a secret number and showed its seal. Only then did one device throw in a random number of its own. Now the secret is open. This device can open the seal and deal every card again.
   *[other] Before the first card the table locked away a secret number and showed its seal. Only then did { $count } devices throw in random numbers of their own. Now the secret is open. This device can open the seal and deal every card again.
}
web-verify-mine = The number this device threw in is among them.
web-verify-check = Deal it again
web-verify-busy = Dealing…
web-verify-good = { $cards ->
    [one] The seal fits, and the card came exactly as it had to.
   *[other] The seal fits, and all { $cards } cards came exactly as they had to.
}
web-verify-commitment = The seal does not fit the secret. This shuffle cannot be trusted.
web-verify-bad = { $count ->
    [one] One card is not the one that had to come, at step { $step }.
   *[other] { $count } cards are not the ones that had to come, the first at step { $step }.
}
web-verify-record = { $count ->
    [one] The service found one difference between this file and the rules.
   *[other] The service found { $count } differences between this file and the rules.
}
web-verify-failed = The check could not be made on this device.
web-verify-no-seed = This game shows no secret, so its shuffle cannot be checked.
web-verify-numbers = The numbers
web-verify-sealed = Seal, shown before the first card (SHA-256 of the secret)
web-verify-secret = The secret, opened after the last card
web-verify-part = Number of device { $number }
web-verify-elsewhere = Anyone can check this elsewhere too: save the game as a file and run “tacora verify” on it.
