"""Worked numbers of rulebooks and reviews, exact chances of going on without a bust, and mistakes others make."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations
from math import comb, prod
from typing import Any

import pytest
from diamant_script import META, cards_left, go, play, relics_on_path, scores, start, told

from tacora.core.match import Match
from tacora.core.protocol import Chance, Chosen, Dealt, Decide
from tacora.games.diamant.model import (
    Action,
    ExplorersLeft,
    HazardCard,
    HazardRevealed,
    HazardStruck,
    RelicTaken,
    TreasureCard,
    TreasureFound,
)


@pytest.mark.parametrize(
    ("gems", "explorers", "share", "remainder"),
    [
        (11, 5, 2, 1),
        (17, 3, 5, 2),
        (9, 5, 1, 4),
        (11, 4, 2, 3),
        (14, 4, 3, 2),
        (13, 3, 4, 1),
        (17, 6, 2, 5),
        (9, 4, 2, 1),
    ],
)
def test_printed_examples_of_shares(gems, explorers, share, remainder):
    match = play(str(gems), explorers)
    (found,) = told(match, TreasureFound)
    assert (found.share, found.remainder) == (share, remainder)
    assert match.state.carried == share
    assert match.state.left == (remainder,)


@pytest.mark.parametrize("edition", [preset.name for preset in META.options.presets])
def test_the_treasures_of_every_edition(edition):
    treasures = META.options.resolve(edition)["treasures"]
    assert sorted(treasures) == [1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17]
    assert (len(treasures), sum(treasures)) == (15, 124)
    game = META.create(3, preset=edition)
    dealt = Counter()
    for card, count in zip(game.cards, game.initial_state().deck, strict=True):
        dealt[type(card)] += count
    assert dealt[TreasureCard] == 15
    assert dealt[HazardCard] == 15


# No bust after n cards ---------------------------------------------------------------------------


def survival(match: Match, cards: int) -> list[Fraction]:
    """The chance of no bust after 0, 1, … ``cards`` cards, everyone staying, from the engine's own chance nodes.

    States alike for a bust (how many cards carry no hazard; copies left of each kind, seen or not) are taken
    together: one of them stands for all.
    """
    game = match.game

    def alike(state: Any) -> Any:
        harmless = sum(n for card, n in zip(game.cards, state.deck, strict=True) if not isinstance(card, HazardCard))
        seen = {card for card in state.path if isinstance(card, HazardCard)}
        kinds = sorted(
            (n, card in seen) for card, n in zip(game.cards, state.deck, strict=True) if isinstance(card, HazardCard)
        )
        return harmless, tuple(kinds)

    layer: dict[Any, tuple[Any, Fraction]] = {alike(match.state): (match.state, Fraction(1))}
    chances = [Fraction(1)]
    for _ in range(cards):
        after: dict[Any, tuple[Any, Fraction]] = {}
        for state, chance in layer.values():
            node = game.node(state)
            assert isinstance(node, Chance)
            total = sum(weight for _, weight in node.outcomes)
            for outcome, weight in node.outcomes:
                drawn, events = game.apply(state, Dealt(outcome))
                if any(isinstance(event, HazardStruck) for event in events):
                    continue
                decide = game.node(drawn)
                assert isinstance(decide, Decide)
                drawn, _ = game.apply(drawn, Chosen(dict.fromkeys(decide.legal_actions, Action.STAY)))
                key = alike(drawn)
                before = after[key][1] if key in after else Fraction(0)
                after[key] = (drawn, before + chance * Fraction(weight, total))
        layer = after
        chances.append(sum((chance for _, chance in layer.values()), Fraction(0)))
    return chances


def by_formula(harmless: int, copies: tuple[int, ...], n: int) -> Fraction:
    """Sum over k of e_k(copies) * C(harmless, n - k) / C(all, n)."""
    ways = sum(
        sum(prod(some) for some in combinations(copies, k)) * comb(harmless, n - k)
        for k in range(min(n, len(copies)) + 1)
    )
    return Fraction(ways, comb(harmless + sum(copies), n))


TABLE = {
    "30 cards": ("schmidt2005", "", 15, (3,) * 5, "9655 8990 8062 6954 5758 4569 3464 2502 1715", "7.417"),
    "31 cards": ("incan2006", "", 16, (3,) * 5, "9677 9055 8182 7133 5990 4837 3749 2782 1969", "7.656"),
    "35 cards": ("iello2016", "", 20, (3,) * 5, "9748 9259 8566 7714 6758 5756 4760 3818 2965", "8.613"),
    "29 cards": (
        "schmidt2005",
        "snakes snakes",
        15,
        (2, 3, 3, 3, 3),
        "9680 9061 8194 7149 6008 4855 3762 2787 1966",
        "7.656",
    ),
}


@pytest.mark.parametrize("deck", TABLE)
def test_exact_chances_without_a_bust(deck):
    edition, before, harmless, copies, printed, mean = TABLE[deck]
    match = start(3, edition)
    if before:
        go(match, before)
    assert sum(cards_left(match).values()) == int(deck.split()[0])
    longest = harmless + len(copies)
    chances = survival(match, longest + 1)
    assert chances == [by_formula(harmless, copies, n) for n in range(longest + 2)]
    assert [f"{float(chance):.4f}"[2:] for chance in chances[2:11]] == printed.split()
    assert chances[longest] > 0  # the longest cave without a bust…
    assert chances[longest + 1] == 0  # …and no longer
    # The mean number of the busting card is the sum of the chances that it comes later than n = 0, 1, …
    assert f"{float(sum(chances)):.3f}" == mean


@pytest.mark.parametrize(("edition", "longest"), [("schmidt2005", 20), ("iello2016", 25)])
def test_the_longest_cave(edition, longest):
    kinds = META.create(3, preset=edition).opts.hazard_kinds
    relics = "" if edition == "schmidt2005" else "relic relic relic relic relic"
    match = play(f"17 15 14 13 11 11 9 7 7 5 5 4 3 2 1 {relics} " + " ".join(k.value for k in kinds), 3, edition)
    assert len(match.state.path) == longest
    assert 3 * match.state.carried + sum(match.state.left) == 124
    assert match.observe(None).bust_weight == match.observe(None).cards_left


def test_the_greatest_total_and_the_bound_on_an_honest_one():
    cave = "17/12 15 14 13 11 11 9 7 7 5 5 4 3 2 1/0"
    match = play(f"relic relic relic relic relic {cave} | " + " | ".join([cave] * 4), 3)
    assert scores(match) == (5 * (5 + 124 - 17) + 35, 5 * (5 + 1), 5 * (5 + 1))
    assert max(scores(match)) <= 5 * 124 + 35


# What other programs get wrong -------------------------------------------------------------------


def test_trap_leftovers_are_pooled_not_divided_card_by_card():
    match = play("5 5/01", 3)  # 2 + 2 among two leavers; card by card gives the same…
    assert match.state.chest == (4, 4, 0)
    match = play("7 7/01", 3)  # …1 + 1 among two does not
    assert match.state.chest == (5, 5, 0)
    assert match.state.left == (0, 0)


def test_trap_a_bust_removes_one_card_not_the_pair():
    match = play("snakes snakes | lava lava")
    assert (cards_left(match)["snakes"], cards_left(match)["lava"]) == (2, 2)


def test_trap_leftovers_go_to_all_leavers_not_only_to_a_lone_one():
    assert play("5/01", 3).state.chest == (2, 2, 0)


def test_trap_three_relics_are_worth_five_not_two():
    assert play("relic relic relic relic/0").state.relics[0] == (5, 5, 5, 10)


def test_trap_a_leaver_gathers_from_the_whole_path():
    assert told(play("5 snakes 5 7/2"), ExplorersLeft) == [ExplorersLeft((2,), 5, 0, (0, 0, 0, 0))]


def test_trap_a_first_hazard_costs_nothing():
    match = play("11 snakes")
    assert told(match, HazardRevealed)
    assert told(match, HazardStruck) == []
    assert match.state.carried == 3


def test_trap_relics_are_never_shared():
    match = play("relic relic/01")
    assert match.state.relics == ((), (), ())
    assert relics_on_path(match) == 2


def test_trap_a_relic_is_paid_once():
    match = play("relic 7/0 9/1")
    assert match.state.relics == ((5,), (), ())
    assert len(told(match, RelicTaken)) == 1
    assert scores(match) == (2 + 1 + 5, 2 + 4 + 1, 0)


def test_trap_relics_are_won_in_whole_games_of_every_edition_that_has_them():
    for preset in META.options.presets:
        relic = {"by_order": "relic", "printed": "relic:5"}[META.options.resolve(preset.name)["relic_values"]]
        if preset.name == "schmidt2005":
            continue
        match = play(f"{relic}/1 7/02 | 1/012 | 1/012 | 1/012 | 1/012", 3, preset.name)
        assert match.is_over
        assert scores(match) == (3, 5, 3)


def test_trap_two_leaving_at_once_is_an_ordinary_thing():
    match = play("1/01 17/2 | 3/012 | 4/02 1/1 | 5/012 | 7/012")
    assert match.is_over
    assert [left.share for left in told(match, ExplorersLeft)] == [0, 1, 0, 0, 1, 0, 0]
    assert scores(match) == (5, 7, 23)
