### The rules desk: computed answers, reasons, the booklet page. Sentences about Diamant take $edition for its words.

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
    [one] page { $pages } ({ $title })
   *[other] pages { $pages } ({ $title })
}
desk-no-page = no page: the printed booklet we could read does not say it
desk-every-edition = every edition
desk-differences = Where editions differ
desk-example = Worked example
desk-nearest = Nearest sections

## Computed

desk-compute-share = { $explorers ->
    [one] A lone explorer takes all { $gems } gems; nothing stays on the card.
   *[other] { $gems } gems for { $explorers } explorers: { $share } each, { $remainder ->
        [0] nothing stays
        [one] 1 stays
       *[other] { $remainder } stay
    } on the card.
}
desk-work-share = { $explorers } × { $share } = { $shared }; { $gems } − { $shared } = { $remainder }
desk-compute-leftovers = { $leavers ->
    [one] Leaving alone you gather all { $left } gems on the path.
   *[other] { $left } gems on the path and { $leavers } leavers: { $share } each, { $remainder ->
        [0] nothing stays
        [one] 1 stays
       *[other] { $remainder } stay
    } in the { word-cave }.
}
desk-work-leftovers = { $count ->
    [one] { $left } ÷ { $leavers } = { $share }, remainder { $remainder }
   *[other] { $cards } = { $left }, then { $left } ÷ { $leavers } = { $share }, remainder { $remainder }
}
desk-work-not-per-card = All cards are added up first. Card by card it would be { $share } each, which is not the rule.
desk-compute-relics = { $count ->
    [one] Leaving alone you take the { word-relic }: { $value } points.
   *[other] Leaving alone you take all { $count } { word-relics }: { $value } points.
}
desk-work-relics = { $out ->
    [0] None out before
    [one] 1 out before
   *[other] { $out } out before
}, so the next { $count ->
    [one] one is worth { $values }.
   *[other] { $count } are worth { $values } = { $value }.
}
desk-work-relics-printed = In the editions with numbered relics (Incan Gold 2020, and as far as we know IELLO 2022) add up the printed numbers instead.
desk-compute-exchange = { $gems } rubies are worth { $diamonds ->
    [one] 1 diamond
   *[other] { $diamonds } diamonds
} and { $rubies ->
    [one] 1 ruby
   *[other] { $rubies } rubies
}.
desk-compute-score = { $rubies ->
    [one] 1 ruby
   *[other] { $rubies } rubies
} and { $diamonds ->
    [one] 1 diamond
   *[other] { $diamonds } diamonds
} make { $points } points.
desk-compute-odds = { $striking } of the { $total } cards left would end it: { $percent } %.
desk-work-odds = { $title }, first { word-cave }, with these cards and no others on the path: { $path }.
desk-compute-hazards = { $left ->
    [one] One card of { hazard-name } is left in the game: it can no longer end a { word-cave }.
   *[other] { $left } cards of { hazard-name } are left in the game.
} It began with three, and one goes after each of the { $busts ->
    [one] 1 time
   *[other] { $busts } times
} it struck.
desk-table-leave = Leaving now you bank the { $carried } you carry and your part of the { $left } on the path. It depends on how many leave with you:
desk-work-leave = { $others ->
    [0] alone
    [one] with 1 other
   *[other] with { $others } others
}: { $gathered ->
    [0] nothing from the path
   *[other] { $gathered } from the path
}{ $relics ->
    [0] { "" }
   *[other] , { word-relics } for { $relics }
}, { $total } in all
desk-table-stay = If you go on, { $striking } of the { $total } cards left would end the { word-cave }: { $percent } %. You would lose the { $carried } you carry.
desk-table-relics = Whoever leaves alone now takes { $count ->
    [one] the { word-relic }
   *[other] all { $count } { word-relics }
} for { $value } points.

## Why did this happen?

desk-why = Why?
desk-why-entered = All enter { word-the-cave-number } together, and the first card is turned before anybody chooses.
desk-why-entered-relic = In this edition one { word-relic } joins the deck for each { word-cave }.
desk-why-treasure = { $gems } gems shared among { $explorers ->
    [one] 1 explorer
   *[other] { $explorers } explorers
}: { $share } each ({ $explorers } × { $share } = { $shared }), { $remainder } left on the card.
desk-why-hazard-first = It is the first card of { hazard-name } in this { word-cave }: a warning, nobody loses anything.
desk-why-hazard-more = { $cards ->
    [0] No other card of this kind is in the deck, so it cannot strike here.
    [one] 1 more of this kind is in the deck; if it comes now, it strikes.
   *[other] { $cards } more of this kind are in the deck; if one comes now, it strikes.
}
desk-why-relic = A { word-relic } stays on the path until somebody leaves alone; until then it is worth nothing.
desk-why-struck = The second card of { hazard-name } in this { word-cave }: { $explorers ->
    [one] the explorer inside flees and loses
   *[other] all { $explorers } explorers inside flee and each loses
} the { $carried } carried.
desk-why-struck-where = The first lay at place { $first } of the path, this one at place { $second }; they need not be neighbours.
desk-why-struck-odds = { $striking } of { $total } cards would have struck: { $percent } %.
desk-why-choices = The choices were secret and opened together: { $leaving } leaving, { $staying } staying.
desk-why-left = { $left ->
    [0] Nothing lay on the path to gather.
   *[other] { $left } gems lay on the path; { $leavers ->
        [one] the lone leaver takes all of them.
       *[other] shared among { $leavers } leavers that is { $share } each, { $remainder } stay.
    }
}
desk-why-left-relics = { $leavers } left together, so nobody takes { $relics ->
    [one] the { word-relic }
   *[other] the { $relics } { word-relics }
}.
desk-why-left-per-card = House switch at this table: each card is divided by itself.
desk-why-banked = { $gems } gems go into the { word-chest } and are safe to the end.
desk-why-banked-sum = { $carried } carried + { $gathered } gathered on the way out = { $gems }.
desk-why-banked-hidden = What was carried goes into the { word-chest }. How much is hidden from you in this edition.
desk-why-relic-alone = Exactly one explorer left, so that one takes what lies there.
desk-why-relic-order = It is { word-relic } number { $number } carried out in this game: the first three are worth 5, later ones 10, so { $value }.
desk-why-relic-printed = In this edition the printed number counts: { $value }.
desk-why-relic-lost-count = House switch at this table: the { $lost } lost before count too.
desk-why-closed-all-left = Nobody is left inside, so { word-the-cave-number } is over.
desk-why-closed-hazard = Two hazards of one kind end { word-the-cave-number } at once.
desk-why-closed-deck-empty = No card was left, so everyone inside left together (house rule for decks of one's own).
desk-why-closed-gems = { $gems ->
    [one] The 1 gem on the path goes
   *[other] The { $gems } gems on the path go
} back to the supply.
desk-why-closed-relics = { $relics ->
    [one] The { word-relic } nobody took leaves the game.
   *[other] The { $relics } { word-relics } nobody took leave the game.
}
desk-why-closed-removed = One card of { hazard-name } leaves the game; the other is shuffled back.
desk-why-closed-shuffle = All other cards go back and the deck is shuffled.
desk-why-ended = The last { word-cave } is closed. Gems and { word-relics } are added up: { $score } is the best.
desk-why-ended-tie = { $tied } players are tied and share the win.
desk-why-ended-tie-relics = { $tied } players are tied; most { word-relics } decide.

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
