### The board in the browser. Words of the game itself ($cave, $card, $title…) come already said.

## The bar and the cave

board-bar = { $cave }/{ $caves } · { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
board-path = The path
board-path-cards = { $cards ->
    [0] The path: no card yet
    [one] The path: { $cards } card, the newest last
   *[other] The path: { $cards } cards, the newest last
}
board-card-left = { $card }; { $gems ->
    [one] { $gems } gem lies there
   *[other] { $gems } gems lie there
}
board-facts = What lies on the path
board-left = on the path
board-left-title = Gems that leavers share

## Dangers

board-dangers = Dangers of this cave
board-danger-unseen = { $title }: not met yet, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in the deck.
board-danger-seen = { $title }: met once. One more ends the expedition; { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in the deck.
board-danger-safe = { $title }: met, and no other is left in the deck.
board-danger-harmless = { $title }: cannot strike any more.
board-danger-struck = { $title }: struck!
board-danger-removed = { $cards ->
    [one] { $cards } card is out of the game.
   *[other] { $cards } cards are out of the game.
}

## The players

board-players = Players
board-you = you
board-bot = bot
board-away = away
board-standing-in = a bot stands in
board-inside = inside with { $gems ->
    [one] { $gems } gem
   *[other] { $gems } gems
}
board-in-camp = in camp
board-has-chosen = has chosen
board-choosing = is choosing
board-chest-closed = chest closed
board-chest-open = { $gems ->
    [one] { $gems } gem put away
   *[other] { $gems } gems put away
}
board-relics-of = { $relics ->
    [one] { $relics } relic
   *[other] { $relics } relics
} worth { $gems }
board-you-carry = You carry
board-you-camp = You are in camp
board-your-chest = { $chest }

## The choice

board-your-choice = Your choice
board-choose = Choose: nobody sees it until everyone has chosen.
board-waiting = Still choosing: { $names }.
board-sealed-all = Everyone has chosen.
board-sealed = Sealed: { $action }. Choose again to take it back, or choose the other.
board-sealed-again = sealed · tap to take back
board-taken-back = Your choice is open again.
board-offline = No connection: your choice waits here.
board-both-stay = Both stay
board-both-leave = Both leave
board-bust = { $percent }% risk
board-leave-alone = { $carried } + { $found } if alone
board-leave-safe = { $gems ->
    [one] { $gems } gem safe
   *[other] { $gems } gems safe
}
board-wait-card = The next card is being turned…
board-wait-camp = You are safe in camp. Watch the others go on.
board-over = The game is over.

## Hints in the first cave of the first game

board-hint-1 = Treasure is shared at once by everyone inside.
board-hint-2 = Leave, and what you carry is safe. Stay, and there may be more.
board-hint-3 = The same danger twice: everyone inside loses what they carry.

## The end

board-end-wins = { $name } wins!
board-end-you-win = You win!
board-end-shared = { $names } share the victory!
board-end-tie-relics = Tied at the top; the most relics decide.
board-end-ahead = { $points ->
    [one] { $points } gem
   *[other] { $points } gems
} ahead of { $name }.
board-end-best = The best haul: { $points ->
    [one] { $points } gem
   *[other] { $points } gems
} from { $cave }.
board-end-relics = Relics brought { $points ->
    [one] { $points } gem
   *[other] { $points } gems
} of the score.
board-end-never = Never once caught by a danger.
board-end-caught = { $caves ->
    [one] Caught only once.
   *[other] Caught { $caves } times, and still ahead.
}
board-end-points = { $points ->
    [one] { $points } gem
   *[other] { $points } gems
}
board-end-chart = What each player brought home, cave by cave
board-end-table = As a table
board-end-player = Player
board-end-total = Total
board-end-bust = caught, 0
board-end-of-relics = { $points } in relics
board-end-row = { $name }: { $points ->
    [one] { $points } gem
   *[other] { $points } gems
}. { $story }
board-end-legend-relics = relics
board-end-legend-bust = caught inside
