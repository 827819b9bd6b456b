### Pig in English. Variables of events come from text/__init__.py, event_arguments.

## Words

word-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Choices

action-roll = Roll
    .help = Roll once more: a pig loses the points of this turn.
action-hold = Hold
    .help = Put the points of this turn away safely; the next player rolls.

## Events

event-roll-chosen = { $you ->
    [yes] You go on.
   *[no] { $person } goes on.
}
event-die-rolled = { $you ->
    [yes] You roll { $face }: the turn is worth { $turn_points }.
   *[no] { $person } rolls { $face }: the turn is worth { $turn_points }.
}
event-pig-rolled = { $you ->
    [yes] A pig! { $lost ->
        [0] You had nothing to lose yet.
        [one] You lose { $lost } point.
       *[other] You lose { $lost } points.
    }
   *[no] A pig! { $lost ->
        [0] { $person } had nothing to lose yet.
        [one] { $person } loses { $lost } point.
       *[other] { $person } loses { $lost } points.
    }
}
event-points-banked = { $you ->
    [yes] You hold: { $points } more, { $score } in all.
   *[no] { $person } holds: { $points } more, { $score } in all.
}
event-turn-passed = { $you ->
    [yes] It is your turn.
   *[no] It is { $person }’s turn.
}
event-game-ended = The game is over. { $winners ->
    [1] { $you ->
        [yes] You win with { $score } points!
       *[no] { $names } wins with { $score } points!
    }
   *[other] A shared victory with { $score } points: { $names }!
} ({ $standing })

## Options

option-target = Points to win
    .help = Whoever holds with this many points or more wins.
option-sides = Sides of the die
    .help = The printed game has six; a one is always the pig.
option-equal_turns = Equal turns
    .help = Once someone has reached the target, the round is finished, so that everyone has had the same number of turns.
preset-classic = Pig to 100
    .help = The game as it is told everywhere: one die, 100 points.
preset-short = Pig to 50
    .help = Half as long.
preset-fair = Pig with equal turns
    .help = Whoever starts has no advantage: the last round is finished, and a tie is shared.

## Bots

bot-random = Dreamer
    .help = Holds by chance.
    .hold = Chance of holding, in percent
bot-hold-at = Steady
    .help = Holds once the turn is worth enough.
    .points = Points at which it holds
bot-race = Racer
    .help = Keeps pace with the leader and rolls for the win near the end.
    .base = Points at which it holds when level
    .divisor = Points of lag for one point more
    .race = Distance to the target from which it only rolls

## The terminal

terminal-pig-title = To { $target } points
terminal-pig-turn = { $you ->
    [yes] Your turn: { $points } in hand
   *[no] { $person }’s turn: { $points } in hand
}
terminal-pig-rolls = Rolled: { $rolls }
terminal-pig-score = { $name }: { $score }
terminal-pig-hint = Holding brings you to { $score }.
terminal-pig-advice = The next roll is a pig with { $percent } % chance; for points alone, hold at { $hold_at }.

## Refusals

error-not-roll-or-hold = “{ $text }” is not a choice. The choices are roll and hold.
error-not-a-face = “{ $text }” is not a face of the die. Its faces are 1 to { $sides }.
