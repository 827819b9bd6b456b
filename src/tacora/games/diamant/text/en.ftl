### Diamant in English. $edition is the option hazard_set (schmidt, incan, iello): it chooses the words on the box.
### Variables of events come from text/__init__.py, event_arguments.

## The words of each edition

word-cave = { $edition ->
    [incan] temple
   *[other] cave
}
word-caves = { $edition ->
    [incan] temples
   *[other] caves
}
word-the-cave = the { word-cave }
word-in-the-cave = in the { word-cave }
word-of-the-cave = of the { word-cave }
word-cave-number = { $edition ->
    [incan] Temple { $cave }
   *[other] Cave { $cave }
}
word-the-cave-number = { word-cave } { $cave }
word-relic = { $edition ->
    [incan] artifact
   *[other] relic
}
word-relics = { $edition ->
    [incan] artifacts
   *[other] relics
}
word-a-relic = { $edition ->
    [incan] an artifact
   *[other] a relic
}
word-the-relic-printed = { word-relic } { $value }
word-chest = { $edition ->
    [incan] tent
   *[other] chest
}
word-your-chest = your { word-chest }
word-their-chest = the { word-chest }
word-camp = camp
word-closer = { $edition ->
    [schmidt] obstacle
    [incan] temple card
   *[iello] barricade
}
word-hazard = hazard
word-hazards = hazards
word-explorer = explorer
word-explorers = explorers
word-path = path
word-deck = deck
word-gems = { $gems ->
    [one] { $gems } gem
   *[other] { $gems } gems
}
word-relics-number = { $relics ->
    [one] { $relics } { word-relic }
   *[other] { $relics } { word-relics }
}
word-cards-number = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}

## Hazards. Attributes: title for labels, cry for a call, short for narrow places, letters for badges.

hazard-name = { $hazard ->
    [snakes] snakes
    [scorpions] scorpions
    [rockfall] { $edition ->
        [incan] falling rocks
       *[other] rockfall
    }
    [gas] poison gas
    [explosion] explosion
    [spiders] giant spiders
    [lava] lava pit
    [boulders] rolling boulders
    [rams] battering ram
    [mummies] mummies
   *[fire] fire
}
    .title = { $hazard ->
    [snakes] Snakes
    [scorpions] Scorpions
    [rockfall] { $edition ->
        [incan] Falling rocks
       *[other] Rockfall
    }
    [gas] Poison gas
    [explosion] Explosion
    [spiders] Giant spiders
    [lava] Lava pit
    [boulders] Rolling boulders
    [rams] Battering ram
    [mummies] Mummies
   *[fire] Fire
}
    .cry = { hazard-name.title }
    .short = { $hazard ->
    [snakes] Snakes
    [scorpions] Scorpions
    [rockfall] Rocks
    [gas] Gas
    [explosion] Explosion
    [spiders] Spiders
    [lava] Lava
    [boulders] Boulders
    [rams] Ram
    [mummies] Mummies
   *[fire] Fire
}
    .letters = { $hazard ->
    [snakes] Sn
    [scorpions] Sc
    [rockfall] Ro
    [gas] Ga
    [explosion] Ex
    [spiders] Sp
    [lava] La
    [boulders] Bo
    [rams] Ra
    [mummies] Mu
   *[fire] Fi
}

## Cards

card-treasure = treasure: { word-gems }
card-hazard = hazard: { hazard-name }
card-relic = { word-relic }
card-relic-printed = { word-the-relic-printed }

## Choices

action-stay = Stay
    .help = Go deeper: the next card is shared by those inside, or strikes them.
action-leave = Leave
    .help = Walk out now: gather what lies on the path and put everything away safely.
action-leave-first = First explorer leaves
    .help = Your first explorer walks out, your second goes on.
action-leave-second = Second explorer leaves
    .help = Your second explorer walks out, your first goes on.

## Who. The viewer is never in these lists: the sentences say “you”.

explorers-names = { $explorers_others ->
    [0] { "" }
    [1] { $explorers_last }
   *[other] { $explorers_first } and { $explorers_last }
}
leaving-names = { $leaving_others ->
    [0] { "" }
    [1] { $leaving_last }
   *[other] { $leaving_first } and { $leaving_last }
}
staying-names = { $staying_others ->
    [0] { "" }
    [1] { $staying_last }
   *[other] { $staying_first } and { $staying_last }
}
winners-names = { $winners_others ->
    [0] { "" }
    [1] { $winners_last }
   *[other] { $winners_first } and { $winners_last }
}

## Events

event-cave-entered = { word-cave-number }: everyone goes in.{ $relic ->
    [none] { "" }
    [plain] { " " }The deck gains { word-a-relic }.
   *[printed] { " " }The deck gains { word-the-relic-printed }.
}

event-treasure-found = { $explorers ->
    [1] { $explorers_you ->
        [yes] { word-gems }, all yours!
       *[no] { word-gems }, all for { explorers-names }.
    }
   *[other] { $share ->
        [0] { word-gems } for { $explorers } explorers: too few to share, all stays on the path.
       *[other] { word-gems } for { $explorers } explorers: { $explorers_you ->
            [yes] you get { $share }, like { $explorers_others ->
                [1] { explorers-names }
               *[other] the others
            }
           *[no] { $share } each
        }{ $remainder ->
            [0] .
            [one] , and { $remainder } stays on the path.
           *[other] , and { $remainder } stay on the path.
        }
    }
}

event-hazard-revealed = { hazard-name.cry }! The first of its kind in here: a fright, nothing more.

event-relic-revealed = { $relic ->
    [plain] On the path lies { word-a-relic }: whoever leaves alone takes it.
   *[printed] On the path lies { word-the-relic-printed }: whoever leaves alone takes it.
}

event-hazard-struck = { hazard-name.cry } again! { $explorers_you ->
    [yes] { $carried ->
        [0] You flee with nothing to lose
        [one] You flee and lose { $carried } gem
       *[other] You flee and lose { $carried } gems
    }{ $explorers_others ->
        [0] .
        [1] , and so does { explorers-names }.
       *[other] , and so do { explorers-names }.
    }
   *[no] { $explorers_others ->
        [1] { explorers-names } flees { $carried ->
            [0] with nothing to lose.
            [one] and loses { $carried } gem.
           *[other] and loses { $carried } gems.
        }
       *[other] { explorers-names } flee { $carried ->
            [0] with nothing to lose.
            [one] and lose { $carried } gem each.
           *[other] and lose { $carried } gems each.
        }
    }
}

event-choices-revealed = { $leaving ->
    [0] { $staying ->
        [1] { $staying_you ->
            [yes] You go on alone.
           *[no] { staying-names } goes on alone.
        }
       *[other] Everyone goes on.
    }
   *[other] { $leaving_you ->
        [yes] { $leaving_others ->
            [0] You leave
           *[other] You leave with { leaving-names }
        }
       *[no] { $leaving_others ->
            [1] { leaving-names } leaves
           *[other] { leaving-names } leave
        }
    }{ $staying ->
        [0] .
       *[other] ; { $staying_you ->
            [yes] { $staying_others ->
                [0] you go on alone.
               *[other] you go on with { staying-names }.
            }
           *[no] { $staying_others ->
                [1] { staying-names } goes on alone.
               *[other] { staying-names } go on.
            }
        }
    }
}

event-explorers-left = { $share ->
    [0] { $remainder ->
        [0] { $explorers_you ->
            [yes] { $explorers_others ->
                [0] You find no gems on the way out.
               [1] You find no gems on the way out, and neither does { explorers-names }.
               *[other] You find no gems on the way out, and neither do { explorers-names }.
            }
           *[no] { $explorers_others ->
                [1] { explorers-names } finds no gems on the way out.
               *[other] { explorers-names } find no gems on the way out.
            }
        }
        [one] On the path lies { $remainder } gem: too few for { $explorers } to share, so it stays there.
       *[other] On the path lie { $remainder } gems: too few for { $explorers } to share, so they stay there.
    }
   *[other] On the way out { $explorers_you ->
        [yes] { $explorers_others ->
            [0] you gather { $share ->
                [one] { $share } gem
               *[other] { $share } gems
            } from the path
           *[other] you gather { $share ->
                [one] { $share } gem
               *[other] { $share } gems
            } from the path, like { explorers-names }
        }
       *[no] { $explorers_others ->
            [1] { explorers-names } gathers { $share ->
                [one] { $share } gem
               *[other] { $share } gems
            } from the path
           *[other] { explorers-names } each gather { $share ->
                [one] { $share } gem
               *[other] { $share } gems
            } from the path
        }
    }{ $remainder ->
        [0] .
        [one] ; { $remainder } stays there.
       *[other] ; { $remainder } stay there.
    }
}

event-gems-banked = { $known ->
    [no] { $person } puts the takings into { word-their-chest }.
   *[yes] { $you ->
        [yes] { $gems ->
            [0] You come back with nothing; { word-your-chest } still holds { $chest }.
            [one] You put { $gems } gem into { word-your-chest }, which now holds { $chest }.
           *[other] You put { $gems } gems into { word-your-chest }, which now holds { $chest }.
        }
       *[no] { $gems ->
            [0] { $person } comes back with nothing; { word-their-chest } still holds { $chest }.
            [one] { $person } puts { $gems } gem into { word-their-chest }, which now holds { $chest }.
           *[other] { $person } puts { $gems } gems into { word-their-chest }, which now holds { $chest }.
        }
    }
}

event-relic-taken = { $you ->
    [yes] You carry out { word-a-relic }, number { $number } of the game: { $value ->
        [one] { $value } gem.
       *[other] { $value } gems.
    }
   *[no] { $person } carries out { word-a-relic }, number { $number } of the game: { $value ->
        [one] { $value } gem.
       *[other] { $value } gems.
    }
}

event-cave-closed = { $reason ->
    [hazard] The expedition is over.
    [deck-empty] The deck is empty, so everyone still inside has come out.
   *[all-left] Everyone is back in camp.
} { $edition ->
    [iello] A barricade closes { word-the-cave-number }.
   *[other] { word-cave-number } is done.
}{ $gems_lost ->
    [0] { "" }
    [one] { " " }{ $gems_lost } gem left on the path goes back to the supply.
   *[other] { " " }{ $gems_lost } gems left on the path go back to the supply.
}{ $relics_lost ->
    [0] { "" }
    [one] { " " }{ $relics_lost } { word-relic } left behind is out of the game.
   *[other] { " " }{ $relics_lost } { word-relics } left behind are out of the game.
}{ $hazard ->
    [none] { "" }
   *[other] { " " }One “{ hazard-name }” card is out of the game.
}

event-game-ended = The game is over. { $winners_you ->
    [yes] { $winners_others ->
        [0] You win with { $score ->
            [one] { $score } gem!
           *[other] { $score } gems!
        }
       *[other] You share the victory with { winners-names }, at { $score ->
            [one] { $score } gem each!
           *[other] { $score } gems each!
        }
    }
   *[no] { $winners_others ->
        [1] { winners-names } wins with { $score ->
            [one] { $score } gem.
           *[other] { $score } gems.
        }
       *[other] { winners-names } share the victory, at { $score ->
            [one] { $score } gem each.
           *[other] { $score } gems each.
        }
    }
} ({ $standing })

## Options

option-hazard_set = Edition words and hazards
    .help = Which five hazards the deck shows, and the words on the box. The play is the same.
choice-hazard_set-schmidt = Schmidt: snakes, scorpions, rockfall, gas, explosion
choice-hazard_set-incan = Incan Gold: spiders, mummies, fire, snakes, rocks
choice-hazard_set-iello = IELLO: spiders, snakes, lava, boulders, rams
option-relic_entry = Relics enter the deck
    .help = All before the first cave, or one for each cave: at random, or the lowest first.
choice-relic_entry-all_at_start = all at the start
choice-relic_entry-one_per_round_random = one each cave, at random
choice-relic_entry-one_per_round_ascending = one each cave, lowest first
option-relic_values = Worth of a relic
    .help = By order of leaving (5 gems for each of the first three, then 10), or the number printed on it.
choice-relic_values-by_order = by order of leaving
choice-relic_values-printed = the printed number
option-tie = In a tie
    .help = All tied players win together, or the one of them with most relics wins.
choice-tie-shared = shared victory
choice-tie-most_relics_then_shared = most relics wins, then shared
option-chests = Chests
    .help = Whether everyone sees how many gems each chest holds.
choice-chests-open = open
choice-chests-hidden = hidden
option-leftover_split = Sharing what lies on the path
    .help = Leavers add up all leftovers and share them once (by the book), or share each card by itself.
choice-leftover_split-pooled = all added up
choice-leftover_split-per_card = card by card
option-lost_relics_count = Lost relics count as gone
    .help = Whether relics lost in a cave count among the first three. By the book they do not.
option-explorers_per_player = Explorers each
    .help = Two each is the unofficial game for two players.
option-treasures = Treasure cards
    .help = The gems on each treasure card of the deck.
option-hazards = Hazard cards
    .help = How many cards of each hazard the deck holds.
option-relics = Relic cards
    .help = The relics by printed number. Where value goes by order, only how many there are matters.
option-caves = Caves
    .help = How many caves you explore.
option-num_players = Number of players
    .help = The box says 3 to 8 players; fewer is a house rule.

## Editions

preset-schmidt2005 = Diamant (Schmidt, 2005)
    .help = The first printing: no relics, and open chests.
preset-incan2006 = Incan Gold (2006)
    .help = Temples and tents. One artifact joins the deck each round; most artifacts wins a tie.
preset-iello2016 = Diamant (IELLO, 2016)
    .help = Five relics in the deck from the start: 5 gems for each of the first three carried out, then 10.
preset-incan2020 = Incan Gold (2020)
    .help = Numbered artifacts 5, 7, 8, 10 and 12, one a round, lowest first.
preset-iello2022 = Diamant (IELLO, 2022)
    .help = Numbered relics 5, 7, 8, 10 and 12, one a cave, lowest first. Partly assumed: see the rulebook.

## Bots

bot-random = Coin tosser
    .help = Leaves by chance, with the same probability after every card.
    .leave = Chance of leaving, in percent
bot-cautious = Cautious
    .help = Goes home as soon as it carries a few gems.
    .stop = Leaves at this many gems
bot-after-cards = Card counter
    .help = Leaves once a set number of cards lies on the path.
    .cards = Leaves at this many cards
bot-at-gems = Purse filler
    .help = Leaves once it carries a set number of gems.
    .gems = Leaves at this many gems
bot-at-hazards = Danger counter
    .help = Leaves once a set number of different hazards lies on the path.
    .hazards = Leaves at this many hazards
bot-bust-limit = Risk gauge
    .help = Leaves once the next card is too likely to strike.
    .percent = Highest risk it takes, in percent
bot-expected = Calculator
    .help = Stays only while one more card is worth more on average than walking out.
    .relics = Counts relics (1) or only gems (0)
    .bold = Boldness, in percent: over 100 it overrates what it may win
bot-lead-lag = Score watcher
    .help = Careful when ahead, daring when behind.
    .gems = Leaves at this many gems when level
    .step = Points of lead that change this by one gem
    .swing = Greatest change, in gems
    .pace = Gems a cave it reckons for rivals whose chests are hidden
bot-lone-exit = Loner
    .help = Looks for the moment to walk out alone, with the leftovers and the relics.
    .worth = Leftovers and relics for which it tries, in gems
    .bold = Boldness, in percent: over 100 it overrates what it may win

## Refusals

error-unknown-card = “{ $text }” is not a card. A card is a treasure’s number, the word relic, or the key of a hazard such as snakes.
error-unknown-action = “{ $text }” is not a choice. The choices are stay and leave, and with two explorers leave-first and leave-second.
error-pairs-need-two = Two explorers each is only for a game of two players.
error-empty-deck = The deck needs at least one treasure or hazard card.
error-invalid-run = The setting { $name } of a run cannot be { $value }. Expected: a whole number from { $minimum } to { $maximum }.
error-policy-failed = A strategy given to the compiled engine failed: { $reason }

## The terminal

terminal-diamant-face-down = { $cards ->
    [one] { $cards } card left
   *[other] { $cards } cards left
}
terminal-diamant-left = { $left ->
    [0] no gem on the path
    [one] { $left } gem on the path
   *[other] { $left } gems on the path
}
terminal-diamant-relics-here = { $edition ->
    [incan] { $relics ->
        [one] { $relics } artifact
       *[other] { $relics } artifacts
    }
   *[other] { $relics ->
        [one] { $relics } relic
       *[other] { $relics } relics
    }
} worth { $worth } to a lone leaver
terminal-diamant-hint = You carry { $carried }. Leaving alone now: { $total } in all.
terminal-diamant-advice = The next card strikes with a chance of { $percent }% ({ $weight } of { $cards } cards).
terminal-diamant-head-carried = carries
terminal-diamant-head-carried-short = carr
terminal-diamant-head-chest = { $edition ->
    [incan] tent
   *[other] chest
}
terminal-diamant-head-chest-short = { $edition ->
    [incan] tent
   *[other] chest
}
terminal-diamant-head-relics = { $edition ->
    [incan] artifacts
   *[other] relics
}
terminal-diamant-head-relics-short = { $edition ->
    [incan] art
   *[other] rel
}
terminal-diamant-won = winner
terminal-diamant-camp = in camp
terminal-diamant-chosen = has chosen
terminal-diamant-inside = inside
terminal-diamant-path = The path: { $cards }.
terminal-diamant-more = { $hazard } ({ $more } more in the deck)
terminal-diamant-hazards-seen = Hazards seen: { $hazards }.
terminal-diamant-removed = Out of the game: { $hazards }.
terminal-diamant-player = { $name }: { $place }, carries { $carried }, { $edition ->
    [incan] tent { $chest }, artifacts { $relics }
   *[other] chest { $chest }, relics { $relics }
}.
terminal-diamant-score = { $name }: { $score } = { $edition ->
    [incan] tent { $chest } + artifacts { $relics }
   *[other] chest { $chest } + relics { $relics }
}
terminal-diamant-tie-shared = A tie: the victory is shared.
terminal-diamant-tie-relics = { $edition ->
    [incan] A tie on points: most artifacts wins.
   *[other] A tie on points: most relics wins.
}
terminal-diamant-legend-gem = { $sign }  gems left on a card of the path
terminal-diamant-legend-relic = { $sign }  { $edition ->
    [incan] artifact, with what it is worth now
   *[other] relic, with what it is worth now
}
terminal-diamant-legend-hazard = { $sign }  in brackets: seen in this { $edition ->
    [incan] temple
   *[other] cave
}; a second one strikes
terminal-diamant-legend-count = { $below }  copies still face down; { $gone }  copies out of the game
terminal-diamant-legend-inside = { $sign }  inside, still choosing
terminal-diamant-legend-chosen = { $sign }  has chosen
terminal-diamant-legend-camp = { $sign }  in camp, safe

## The rules desk: computed answers

desk-compute-share = { $explorers ->
    [one] A lone explorer takes it all: { word-gems }; nothing stays on the card.
   *[other] { word-gems } for { $explorers } explorers: { $share } each, { $remainder ->
        [0] nothing stays
        [one] 1 stays
       *[other] { $remainder } stay
    } on the card.
}
desk-work-share = { $explorers } × { $share } = { $shared }; { $gems } − { $shared } = { $remainder }
desk-compute-leftovers = { $leavers ->
    [one] Leaving alone you gather everything on the path ({ $left }).
   *[other] { $left ->
        [one] { $left } gem
       *[other] { $left } gems
    } on the path and { $leavers } leavers: { $share } each, { $remainder ->
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
desk-compute-odds = { $striking } of the { $total } cards left would end it: { $percent }%.
desk-work-odds = { $title }, first { word-cave }, with these cards and no others on the path: { $path }.
desk-compute-hazards = { $left ->
    [one] One card of { hazard-name } is left in the game: it can no longer end a { word-cave }.
   *[other] { $left } cards of { hazard-name } are left in the game.
} It began with three, and one goes each time it strikes ({ $busts } so far).
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
desk-table-stay = If you go on, { $striking } of the { $total } cards left would end the { word-cave }: { $percent }%. You would lose the { $carried } you carry.
desk-table-relics = Whoever leaves alone now takes { $count ->
    [one] the { word-relic }
   *[other] all { $count } { word-relics }
} for { $value } points.

## Why did this happen?

desk-why-entered = All enter { word-the-cave-number } together, and the first card is turned before anybody chooses.
desk-why-entered-relic = In this edition one { word-relic } joins the deck for each { word-cave }.
desk-why-treasure = { word-gems } shared among { $explorers ->
    [one] 1 explorer
   *[other] { $explorers } explorers
}: { $share } each ({ $explorers } × { $share } = { $shared }), { $remainder } left on the card.
desk-why-hazard-first = It is the first card of { hazard-name } in this { word-cave }: a warning, nobody loses anything.
desk-why-hazard-more = { $cards ->
    [0] No other card of this kind is in the deck, so it cannot strike here.
    [one] 1 more of this kind is in the deck; if it comes now, it strikes.
   *[other] { $cards } more of this kind are in the deck; if one comes now, it strikes.
}
desk-why-relic = What lies there is { word-a-relic }: it waits for somebody to leave alone, and until then it is worth nothing.
desk-why-struck = The second card of { hazard-name } in this { word-cave }: { $explorers ->
    [one] the explorer inside flees and loses
   *[other] all { $explorers } explorers inside flee and each loses
} the { $carried } carried.
desk-why-struck-where = The first lay at place { $first } of the path, this one at place { $second }; they need not be neighbours.
desk-why-struck-odds = { $striking } of { $total } cards would have struck: { $percent }%.
desk-why-choices = The choices were secret and opened together: { $leaving } leaving, { $staying } staying.
desk-why-left = { $left ->
    [0] Nothing lay on the path to gather.
   *[other] { $left ->
        [one] { $left } gem
       *[other] { $left } gems
    } lay on the path; { $leavers ->
        [one] the lone leaver takes it all.
       *[other] shared among { $leavers } leavers that is { $share } each, { $remainder } stay.
    }
}
desk-why-left-relics = { $leavers } left together, so nobody takes { $relics ->
    [one] the { word-relic }
   *[other] the { $relics } { word-relics }
}.
desk-why-left-per-card = House switch at this table: each card is divided by itself.
desk-why-banked = { word-gems } for the { word-chest }, safe to the end.
desk-why-banked-sum = { $carried } carried + { $gathered } gathered on the way out = { $gems }.
desk-why-banked-hidden = What was carried goes into the { word-chest }. How much is hidden from you in this edition.
desk-why-relic-alone = Exactly one explorer walked out, so that one takes what lies there.
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

error-invalid-event = That is no event of this game.
error-invalid-event-data = The event’s numbers cannot be read.
error-invalid-position = The position cannot be read.
