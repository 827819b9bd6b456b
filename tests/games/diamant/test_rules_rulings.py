"""One test for each ruling R1 to R38 on the open cases of the rules that a program can show.

R33 (talk and bluff bind nobody) has nothing a program could show.
"""

from __future__ import annotations

from itertools import permutations

import pytest
from diamant_script import META, cards_left, choose, go, play, relics_on_path, scores, start, told, winners

from tacora.core.errors import InvalidOutcome, MatchOver, NotYourTurn
from tacora.core.protocol import Chance, Dealt, Decide
from tacora.games.diamant.model import (
    Action,
    CaveClosed,
    CaveEntered,
    CloseReason,
    ExplorersLeft,
    GameEnded,
    GemsBanked,
    Hazard,
    HazardCard,
    HazardRevealed,
    HazardStruck,
    RelicCard,
    RelicRevealed,
    RelicTaken,
    TreasureFound,
)

EDITIONS = tuple(preset.name for preset in META.options.presets)
ALL_TREASURES = "1 2 3 4 5 5 7 7 9 11 11 13 14 15 17"
ONE_OF_EACH = "spiders snakes lava boulders rams"
QUICK = "1/012 | 1/012 | 1/012 | 1/012 | 1/012"


def test_r01_a_printed_deck_never_runs_out():
    match = play(f"{ALL_TREASURES} relic relic relic relic relic {ONE_OF_EACH}")
    assert len(match.state.path) == 25
    assert isinstance(match.node, Chance)
    for outcome, _ in match.node.outcomes:
        _, events = match.game.apply(match.state, Dealt(outcome))
        assert isinstance(events[0], HazardStruck)


def test_r01_even_in_the_fifth_cave_two_of_a_kind_are_left():
    match = play("spiders spiders | snakes snakes | lava lava | spiders spiders")
    hazards = {card: count for card, count in cards_left(match).items() if not card.isdigit() and card != "relic"}
    assert sum(hazards.values()) == 11
    assert max(hazards.values()) >= 2


def test_r01_an_empty_deck_counts_as_everyone_inside_leaving_together():
    match = play("3 5 snakes", treasures=(3, 5), hazards=(0, 1), relics=(), caves=1)
    assert match.is_over
    (left,) = told(match, ExplorersLeft)
    assert left.explorers == (0, 1, 2)
    assert left.share == (0 + 2) // 3
    (closed,) = told(match, CaveClosed)
    assert closed.reason is CloseReason.DECK_EMPTY
    assert closed.gems_lost == 2
    assert scores(match) == (2, 2, 2)


def test_r01_at_the_last_card_those_who_chose_to_leave_are_paid_first():
    match = play("relic 8/0", treasures=(8,), hazards=(0,), relics=(5,), caves=1)
    first, second = told(match, ExplorersLeft)
    assert (first.explorers, first.share) == ((0,), 2)
    assert (second.explorers, second.share) == ((1, 2), 0)
    assert scores(match) == (2 + 2 + 5, 2, 2)


def test_r01_a_single_explorer_at_the_empty_deck_leaves_alone():
    match = play("relic 8/01", treasures=(8,), hazards=(0,), relics=(5,), caves=1)
    assert [taken.player for taken in told(match, RelicTaken)] == [2]


def test_r02_all_leaving_together_share_leftovers_and_lose_relics():
    match = play("relic 11 5/012")
    assert told(match, ExplorersLeft) == [ExplorersLeft((0, 1, 2), 1, 1, (0, 0, 1))]
    (closed,) = told(match, CaveClosed)
    assert (closed.reason, closed.gems_lost, closed.relics_lost) == (CloseReason.ALL_LEFT, 1, 1)
    assert match.state.chest == (5, 5, 5)
    assert told(match, RelicTaken) == []
    assert cards_left(match)["relic"] == 4


def test_r03_alone_means_one_leaver_however_many_stay():
    match = play("relic 7/1")
    assert told(match, RelicTaken) == [RelicTaken(player=1, explorer=1, value=5, number=1)]
    assert match.state.explorers == (0, 2)


def test_r03_two_leavers_take_no_relic_though_one_stays():
    match = play("relic 7/01")
    assert told(match, RelicTaken) == []
    assert relics_on_path(match) == 1
    go(match, "9/2")
    assert [(taken.player, taken.value) for taken in told(match, RelicTaken)] == [(2, 5)]


def test_r03_the_last_explorer_is_alone():
    match = play("7/01 relic/2")
    assert [taken.player for taken in told(match, RelicTaken)] == [2]


@pytest.mark.parametrize(("split", "share", "remainder"), [("pooled", 2, 0), ("per_card", 1, 2)])
def test_r04_leftovers_are_pooled_or_divided_card_by_card(split, share, remainder):
    # 5, 7 and 4 among three leave 2, 1 and 1 on the cards.
    match = play("5 7 4/01", leftover_split=split)
    (left,) = told(match, ExplorersLeft)
    assert (left.share, left.remainder) == (share, remainder)
    assert match.state.chest[:2] == (4 + share, 4 + share)


def test_r04_every_edition_pools():
    assert {META.options.resolve(edition)["leftover_split"] for edition in EDITIONS} == {"pooled"}


def test_r05_the_remainder_is_drawn_on_the_deepest_treasure_card():
    match = play("5 7 snakes relic/01")  # 2 + 1 left, two leavers: one each, one stays
    assert match.state.left == (0, 1, 0, 0)
    assert sum(match.state.left) == 1


def test_r06_later_leavers_take_the_old_remainder_and_the_new():
    match = play("7 snakes/01 3", 4)
    # 7 among four leaves 3; two leavers take one each, 1 stays; then 3 among two leaves 1 more.
    assert match.state.left == (1, 0, 1)
    go(match, "rams/23")
    assert [banked.gems for banked in told(match, GemsBanked)] == [1 + 1, 1 + 1, 1 + 1 + 1, 1 + 1 + 1]
    assert told(match, CaveClosed)[0].gems_lost == 0


def test_r07_a_treasure_smaller_than_the_party_stays_whole():
    match = play("3", 5)
    assert told(match, TreasureFound) == [TreasureFound(3, (0, 1, 2, 3, 4), 0, 3)]
    assert match.state.carried == 0
    assert match.state.left == (3,)


@pytest.mark.parametrize("edition", EDITIONS)
def test_r08_no_decision_before_the_first_card(edition):
    match = start(4, edition)
    while isinstance(match.node, Chance) and not match.state.path:
        assert match.state.explorers == (0, 1, 2, 3)
        match.deal(match.node.outcomes[0][0])
    assert len(match.state.path) == 1
    for player in range(4):
        match.submit(player, Action.LEAVE)
    assert isinstance(match.node, Chance)
    assert match.state.explorers == (0, 1, 2, 3)


@pytest.mark.parametrize("edition", EDITIONS)
def test_r09_a_decision_after_every_card_that_does_not_end_the_cave(edition):
    first, second, *_ = META.create(3, preset=edition).opts.hazard_kinds
    match = start(3, edition)
    cards = ["7", first.value, "1", second.value]
    if edition != "schmidt2005":
        cards.append("relic" if edition in ("iello2016", "incan2006") else "relic:5")
    for card in cards:
        match.deal(match.game.parse_outcome(card))
        assert isinstance(match.node, Decide)
        assert set(match.node.legal_actions) == {0, 1, 2}
        choose(match, "")


def test_r09_also_when_the_first_card_of_a_cave_is_a_hazard():
    match = start(3, "incan2006")
    match.deal(match.game.parse_outcome("mummies"))
    assert isinstance(match.node, Decide)


def test_r10_the_last_explorer_goes_on_deciding_and_takes_whole_treasures():
    match = play("7/01 11 17 snakes")
    assert isinstance(match.node, Chance)
    assert match.state.explorers == (2,)
    assert match.state.carried == 2 + 11 + 17
    go(match, "5/2")
    assert match.state.chest == (2, 2, 2 + 11 + 17 + 5 + 1)  # 7 left 1, too little for two leavers
    assert [found.remainder for found in told(match, TreasureFound)] == [1, 0, 0, 0]


def test_r11_nobody_comes_back_into_the_same_cave():
    match = start()
    match.deal(match.game.parse_outcome("7"))
    choose(match, "0")
    match.deal(match.game.parse_outcome("9"))
    assert set(match.node.legal_actions) == {1, 2}
    assert match.legal_actions(0) == ()
    with pytest.raises(NotYourTurn):
        match.submit(0, Action.STAY)
    choose(match, "12")
    assert match.state.explorers == (0, 1, 2)  # but into the next


def test_r12_a_bust_costs_only_what_those_inside_carry():
    match = play("relic 9/0 13/12 | 7 11/0 snakes 5 snakes")
    assert told(match, HazardStruck) == [HazardStruck(Hazard.SNAKES, (1, 2), 2 + 3 + 2)]
    assert match.state.relics == ((5,), (), ())
    # The second cave: 7 and 11 leave 1 + 2 for the lone leaver, who is home when the others bust.
    assert match.state.chest == (3 + (2 + 3 + 3), 3 + 6, 3 + 6)
    assert match.state.carried == 0
    assert match.state.explorers == (0, 1, 2)


def test_r13_a_bust_loses_leftovers_and_relics_on_the_path():
    match = play("5 relic relic snakes snakes")
    (closed,) = told(match, CaveClosed)
    assert (closed.gems_lost, closed.relics_lost) == (2, 2)
    assert cards_left(match)["relic"] == 3
    assert match.state.relics == ((), (), ())


def test_r14_one_of_the_two_hazard_cards_leaves_the_game():
    match = play("snakes 5 snakes")
    assert cards_left(match)["snakes"] == 2
    assert sum(cards_left(match).values()) == 34
    assert [hazard.value for hazard in match.state.removed] == ["snakes"]


@pytest.mark.parametrize("script", ["snakes lava 5/012", "snakes/01 lava 5/2"])
def test_r15_no_hazard_leaves_when_everyone_walked_out(script):
    match = play(script)
    assert match.state.removed == ()
    assert told(match, CaveClosed)[0].removed is None
    assert cards_left(match)["snakes"] == 3
    assert cards_left(match)["lava"] == 3


def test_r16_a_kind_shrinks_to_one_and_then_never_strikes():
    match = play("snakes snakes | snakes snakes | snakes")
    assert "snakes" not in cards_left(match)
    assert match.observe(None).bust_weight == 0
    assert match.state.cave_index == 2
    assert isinstance(match.node, Chance)
    with pytest.raises(InvalidOutcome):
        match.deal(match.game.parse_outcome("snakes"))


def test_r17_the_two_of_a_kind_need_not_follow_each_other():
    match = play("snakes 5 lava relic 7 snakes")
    assert told(match, HazardStruck)[0].explorers == (0, 1, 2)


def test_r18_different_hazards_are_harmless():
    match = play(f"5 {ONE_OF_EACH}")
    assert told(match, HazardStruck) == []
    assert len(told(match, HazardRevealed)) == 5
    assert match.state.carried == 1


def test_r19_the_bust_in_the_last_cave_removes_nothing():
    match = play("1/012 | 1/012 | 1/012 | 1/012 | rams rams")
    assert match.is_over
    assert match.state.removed == ()
    assert told(match, CaveClosed)[-1].removed is None
    assert told(match, CaveClosed)[-1].reason is CloseReason.HAZARD
    assert len(told(match, GameEnded)) == 1
    with pytest.raises(MatchOver):
        match.submit(0, Action.LEAVE)


def test_r20_a_relic_gives_nothing_when_it_turns_up():
    match = play("7 relic")
    assert told(match, RelicRevealed) == [RelicRevealed(None)]
    assert match.state.carried == 2
    assert scores(match) == (0, 0, 0)


@pytest.mark.parametrize(("edition", "relic"), [("incan2006", "relic"), ("incan2020", "relic:5")])
def test_r21_a_relic_that_does_not_turn_up_stays_in_the_deck(edition, relic):
    match = play("7/012 | 9/012", 3, edition)
    left = {card: count for card, count in cards_left(match).items() if card.startswith("relic")}
    assert sum(left.values()) == 3  # those of the caves 1, 2 and 3
    assert left[relic] >= 1
    go(match, f"{relic}/0")
    assert match.state.relics[0] == (5,)


def test_r21_a_relic_never_drawn_is_worth_nothing():
    match = play(QUICK)
    assert cards_left(match)["relic"] == 5
    assert scores(match) == (0, 0, 0)


def test_r22_a_lone_leaver_takes_every_relic_on_the_path():
    match = play("relic 7 relic snakes relic/1")
    assert match.state.relics == ((), (5, 5, 5), ())
    assert relics_on_path(match) == 0
    assert match.state.path == play("7 snakes").state.path
    assert [taken.number for taken in told(match, RelicTaken)] == [1, 2, 3]


@pytest.mark.parametrize(
    ("script", "values"),
    [
        ("relic relic/0 relic relic/1", ((5, 5), (5, 10), ())),
        ("relic/0 relic relic relic relic/1", ((5,), (5, 5, 10, 10), ())),
        ("relic relic relic relic relic/2", ((), (), (5, 5, 5, 10, 10))),
        ("relic relic relic/0 relic relic/1", ((5, 5, 5), (10, 10), ())),
    ],
)
def test_r23_values_count_one_by_one_across_the_border(script, values):
    assert play(script).state.relics == values


@pytest.mark.parametrize(("count_lost", "value"), [(False, 5), (True, 10)])
def test_r24_relics_lost_in_a_cave_count_only_by_the_switch(count_lost, value):
    match = play("relic relic relic/012 | relic/1", lost_relics_count=count_lost)
    assert match.state.relics[1] == (value,)
    assert told(match, RelicTaken)[0].number == 1


def test_r24_no_edition_counts_lost_relics():
    assert {META.options.resolve(edition)["lost_relics_count"] for edition in EDITIONS} == {False}


def test_r25_a_relic_after_three_were_carried_out_is_worth_ten_when_taken():
    match = play("relic relic relic/0 relic")
    assert scores(match) == (15, 0, 0)
    assert match.observe(1).relics_value == 10
    go(match, "7/1")
    assert match.state.relics[1] == (10,)


def test_r26_relics_are_safe_from_a_later_bust():
    match = play("relic/0 snakes snakes | lava lava")
    assert match.state.relics[0] == (5,)
    assert match.state.relics_lost == 0


@pytest.mark.parametrize("edition", ["iello2016", "incan2006", "incan2020", "iello2022"])
def test_r27_relics_taken_or_lost_never_return(edition):
    match = start(3, edition)
    met = 0
    while not match.is_over:
        relic = next((card for card, _ in match.node.outcomes if isinstance(card, RelicCard)), None)
        match.deal(relic if relic is not None else match.game.parse_outcome("1"))
        met += relic is not None
        choose(match, "0" if match.state.cave_index % 2 else "012")
        if match.state.explorers == (1, 2):
            match.deal(match.game.parse_outcome("17"))
            choose(match, "12")
    assert match.state.relics_out + match.state.relics_lost == met == 5
    assert not any(card.startswith("relic") for card in cards_left(match))


def test_r28_the_supply_of_gems_is_unlimited():
    match = play("99 98 97 96 95/012", 3, treasures=(99, 98, 97, 96, 95), hazards=(3,), relics=(), caves=1)
    assert sum(scores(match)) == 99 + 98 + 97 + 96 + 95 - (99 + 98 + 97 + 96 + 95) % 3
    assert sum(scores(match)) > 410  # more than any box holds


@pytest.mark.parametrize(
    ("edition", "relic", "expected"),
    [
        ("iello2016", "relic", (0, 1, 2)),
        ("iello2022", "relic:5", (0, 1, 2)),
        ("incan2006", "relic", (0,)),
        ("incan2020", "relic:5", (0,)),
    ],
)
def test_r29_a_tie_with_unequal_relics(edition, relic, expected):
    match = play(f"{relic}/0 11/12 | 1/012 | 1/012 | 1/012 | 1/012", 3, edition)
    assert scores(match) == (5, 5, 5)
    assert winners(match) == expected


@pytest.mark.parametrize("edition", EDITIONS)
def test_r29_a_tie_with_equal_relics_is_shared(edition):
    match = play("9/012 | 9/012 | 9/012 | 9/012 | 9/012", 3, edition)
    assert scores(match) == (15, 15, 15)
    assert winners(match) == (0, 1, 2)


def test_r29_the_most_relics_decide_among_the_tied_only():
    # Player 2 has the relic, but 0 and 1 have more and tie.
    match = play("relic/2 14/01 | 7/012 | 1/012 | 1/012 | 1/012", 3, "incan2006")
    assert scores(match) == (9, 9, 7)
    assert winners(match) == (0, 1)


def test_r30_open_to_everyone():
    match = play("relic/0 5/12 | snakes snakes | 7 relic lava/1 11")
    for viewer in (None, 0, 1, 2):
        seen = match.observe(viewer)
        assert [card.to_data() for card in seen.path] == ["7", "lava", "11"]
        assert seen.explorers == (0, 2)
        assert seen.carried == 2 + 5
        assert seen.gems_left == 0 + 1
        assert seen.relics == ((5,), (5,), ())
        assert seen.relics_out == 2
        assert [hazard.value for hazard in seen.removed] == ["snakes"]
        assert [hazard.value for hazard in seen.hazards_seen] == ["lava"]
        assert seen.cards_left == 35 - 1 - 1 - 4


def test_r30_the_choice_is_secret_until_the_reveal():
    one, other = start(), start()
    for match, action in ((one, Action.STAY), (other, Action.LEAVE)):
        match.deal(match.game.parse_outcome("7"))
        match.submit(1, action)
    for viewer in (None, 0, 2):
        assert one.observe(viewer) == other.observe(viewer)
    assert one.sealed == other.sealed == {1}
    assert one.log == other.log
    assert one.record().dumps() == other.record().dumps()
    assert one.record(with_seed=True).dumps() == other.record(with_seed=True).dumps()


@pytest.mark.parametrize("edition", EDITIONS)
def test_r31_chests_are_open_or_hidden_by_edition(edition):
    hidden = edition != "schmidt2005"
    match = play("9/0", 3, edition)
    assert match.observe(0).chest == ((3, None, None) if hidden else (3, 0, 0))
    assert match.observe(1).chest == ((None, 0, None) if hidden else (3, 0, 0))
    assert match.observe(None).chest == ((None, None, None) if hidden else (3, 0, 0))
    events = [event for event in match.redacted(match.log[-1][1], 1) if isinstance(event, GemsBanked)]
    assert events == [GemsBanked(0, 0, None, None) if hidden else GemsBanked(0, 0, 3, 3)]


def test_r31_at_the_end_the_chests_are_opened():
    match = play("9/012 | 9/012 | 9/012 | 9/012 | 9/012")
    assert match.observe(None).chest == (15, 15, 15)
    assert match.observe(None).scores == (15, 15, 15)


def test_r32_a_choice_may_change_until_everyone_is_ready():
    match = start()
    match.deal(match.game.parse_outcome("7"))
    match.submit(0, Action.LEAVE)
    match.submit(0, Action.STAY)
    match.submit(1, Action.LEAVE)
    match.withdraw(1)
    assert match.waiting_for == {1, 2}
    match.submit(1, Action.STAY)
    match.submit(2, Action.LEAVE)
    assert match.state.explorers == (0, 1)
    with pytest.raises(NotYourTurn):
        match.submit(2, Action.STAY)
    with pytest.raises(NotYourTurn):
        match.withdraw(2)


def test_r34_an_absent_player_counts_as_leaving():
    assert META.expiry_actions[0] == "leave"
    game = META.create(3)
    assert game.parse_action(META.expiry_actions[0]) is Action.LEAVE


def test_r35_nothing_depends_on_who_sits_where():
    base = scores(play("9 relic/0 13/1 4/2 | 11/01 snakes snakes | 17 5/2 15/01 | 3/012 | 7 7/0 lava lava"))
    for order in permutations(range(3)):
        names = str.maketrans({"X": str(order[0]), "Y": str(order[1]), "Z": str(order[2])})
        script = "9 relic/X 13/Y 4/Z | 11/XY snakes snakes | 17 5/Z 15/XY | 3/XYZ | 7 7/X lava lava".translate(names)
        moved = scores(play(script))
        assert tuple(moved[order[player]] for player in range(3)) == base


def test_r36_a_relic_may_be_the_first_card_and_taken_at_once():
    match = play("relic/2")
    assert match.state.relics == ((), (), (5,))
    assert match.state.path == ()
    go(match, "7/01 | relic")
    entered = told(match, CaveEntered)
    assert [event.cave_index for event in entered] == [0, 1]


def test_r37_treasure_of_the_last_card_is_kept_by_those_who_leave_next():
    match = play("5 snakes 11/012")
    assert match.state.chest == (1 + 3 + 1,) * 3  # 2 + 2 left, one each, one lost
    assert told(match, CaveClosed)[0].gems_lost == 1


def test_r38_a_score_of_zero_is_possible():
    match = play("snakes snakes | snakes snakes | lava lava | lava lava | rams rams")
    assert scores(match) == (0, 0, 0)
    assert match.returns == (0.0, 0.0, 0.0)
    assert winners(match) == (0, 1, 2)


def test_hazard_cards_are_told_apart_by_kind_alone():
    assert HazardCard(told(play("snakes"), HazardRevealed)[0].hazard) == play("snakes").state.path[0]
