"""The baseline bots on the reference engine."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tacora import bots
from tacora.core.botspec import InvalidBot
from tacora.core.chance import ScriptedDealer, Seed
from tacora.core.match import Match
from tacora.core.protocol import Decide
from tacora.games.diamant.bots import BOTS, features
from tacora.games.diamant.model import Action, RelicCard, parse_card

NAMES = [spec.name for spec in BOTS]
VARIANTS: list[dict[str, Any]] = [
    {"preset": "schmidt2005"},
    {"preset": "incan2006"},
    {"preset": "iello2016"},
    {"preset": "incan2020"},
    {"preset": "iello2022"},
    {"options": {"chests": "open", "leftover_split": "per_card", "lost_relics_count": True}},
    {"options": {"treasures": (1, 2), "hazards": (1,), "relics": (), "caves": 9}},
    {"preset": "incan2020", "options": {"relic_entry": "one_per_round_random"}},
]


def play(names: list[str], seed: int, **setting: Any) -> Match:
    match = Match.new("diamant", len(names), seed=Seed.parse(f"{seed:x}"), **setting)
    players = [bots.load("diamant", name) for name in names]
    rngs = [random.Random(seed * 100 + seat) for seat in range(len(names))]
    while isinstance(match.node, Decide):
        for player, legal in list(match.node.legal_actions.items()):
            action = players[player].choose(match.observe(player), legal, rngs[player])
            assert action in legal
            match.submit(player, action)
    return match


def position(
    path: str, *, players: int = 4, cave: int = 0, choices: dict[int, Action] | None = None, **setting: Any
) -> Match:
    """A match where everyone stayed until the cards of ``path`` lie there, then ``choices``."""
    match = Match.new("diamant", players, dealer=ScriptedDealer([parse_card(word) for word in path.split()]), **setting)
    for _ in path.split()[1:]:
        for player in list(match.waiting_for):
            match.submit(player, Action.STAY)
    return match


def chance(name: str, match: Match, player: int = 0) -> float:
    bot = bots.load("diamant", name)
    return bot.chance(match.observe(player))  # type: ignore[attr-defined, no-any-return]


@pytest.mark.parametrize("setting", VARIANTS, ids=str)
def test_every_bot_plays_whole_matches_in_every_variant(setting: dict[str, Any]) -> None:
    for seed in range(3):
        match = play(NAMES[seed : seed + 5], seed, **setting)
        assert match.is_over
    for name in NAMES:
        assert play([name, "random", name], 7, **setting).is_over


@pytest.mark.parametrize("name", NAMES)
def test_every_bot_runs_two_explorers(name: str) -> None:
    for seed in range(5):
        assert play([name, "random?leave=30"], seed, options={"explorers_per_player": 2}).is_over


def test_random_sends_explorers_home_separately() -> None:
    chosen: set[Action] = set()
    bot = bots.load("diamant", "random")
    match = position("7", players=2, options={"explorers_per_player": 2})
    rng = random.Random(1)
    for _ in range(100):
        chosen.add(bot.choose(match.observe(0), match.legal_actions(0), rng))
    assert chosen == set(Action)


def test_random_leaves_as_often_as_told() -> None:
    match = position("7")
    rng = random.Random(3)
    bot = bots.load("diamant", "random?leave=20")
    left = sum(bot.choose(match.observe(0), match.legal_actions(0), rng) is Action.LEAVE for _ in range(5000))
    assert 850 < left < 1150


@pytest.mark.parametrize(
    ("name", "path", "leaves"),
    [
        ("after-cards?cards=3", "7 9", False),
        ("after-cards?cards=3", "7 9 snakes", True),
        ("at-gems?gems=4", "13", False),  # 13 among 4: 3 each
        ("at-gems?gems=4", "17", True),
        ("cautious?stop=4", "17", True),
        ("at-hazards?hazards=2", "snakes 7 9 11", False),
        ("at-hazards?hazards=2", "snakes lava", True),
        # Two kinds seen: 4 of 33 cards strike, 12.12 percent.
        ("bust-limit?percent=12.2", "snakes lava", False),
        ("bust-limit?percent=12.1", "snakes lava", True),
        # 4 carry 4 each and 1 lies there: 4 * 17 = 68 against 107 gems and five relics of 5 still to come.
        ("expected", "17 snakes lava", False),
        # 4 explorers hold 17+15+14 = 46 gems: 4 * 46 = 184 against 78 + 25.
        ("expected", "17 15 14 snakes lava", True),
        # Two relics on the path: 4 * (24 + 10) against 100 + 15; without them 4 * 24 against 100.
        ("expected?relics=0", "9 5 1 snakes lava relic relic relic", False),
        ("expected?relics=1", "17 5 2 snakes lava relic relic", True),
        ("expected?relics=0", "17 5 2 snakes lava relic relic", False),
    ],
)
def test_thresholds(name: str, path: str, leaves: bool) -> None:
    assert chance(name, position(path)) == float(leaves)


def test_lone_exit_mixes_when_the_path_is_worth_it() -> None:
    assert chance("lone-exit?worth=8", position("relic")) == 0
    assert chance("lone-exit?worth=8", position("relic 11")) == 0.25  # 3 left over and a relic of 5
    assert chance("lone-exit?worth=8", position("17 15 14 snakes lava")) == 1


def lead_position(chests: str) -> Match:
    """Player 0 leaves the first cave alone with the 17's share and the leftovers, the others bust."""
    cards = [parse_card(word) for word in ["17", "7", "snakes", "snakes", "9", "5", "7"]]
    match = Match.new("diamant", 3, dealer=ScriptedDealer(cards), options={"chests": chests})
    for player in (1, 2):
        match.submit(player, Action.STAY)
    match.submit(0, Action.LEAVE)
    while match.state.cave_index == 0:
        for player in list(match.waiting_for):
            match.submit(player, Action.STAY)
    return match


def test_lead_lag_aims_lower_when_ahead_and_higher_when_behind() -> None:
    match = lead_position("open")  # player 0 has 5 + 2 = 7; the 9 gives 3 each
    assert chance("lead-lag?gems=4&step=7&swing=2", match, 0) == 1
    assert chance("lead-lag?gems=4&step=8&swing=2", match, 0) == 0
    assert chance("lead-lag?gems=3&step=7&swing=2", match, 1) == 0
    assert chance("lead-lag?gems=3&step=8&swing=2", match, 1) == 1


def test_lead_lag_sees_no_hidden_chest() -> None:
    match = lead_position("hidden")
    seen = features(match.observe(1))
    assert (seen.own, seen.rival, seen.hidden) == (0, 0, 1)
    # It credits rivals with the pace instead: 14 gems behind, whoever has what.
    assert chance("lead-lag?gems=3&step=7&swing=2&pace=0", match, 1) == 1
    assert chance("lead-lag?gems=3&step=7&swing=2&pace=7", match, 1) == 0


def test_features_follow_the_printed_relic_and_the_order_of_leaving() -> None:
    seen = features(position("relic:5", preset="incan2020").observe(0))
    assert (seen.relics_path, seen.relics_value, seen.relics_deck, seen.relics_gain) == (1, 5, 0, 0)
    seen = features(position("relic relic relic").observe(0))
    assert (seen.relics_path, seen.relics_value, seen.relics_deck, seen.relics_gain) == (3, 15, 2, 20)


def test_bots_see_only_what_their_player_may_know() -> None:
    """A bot that is handed another player's chest would act on it; observations hide it."""
    match = lead_position("hidden")
    assert match.observe(1).chest == (None, 0, None)
    assert match.observe(2).relics == ((), (), ())
    assert RelicCard() in dict(match.observe(1).deck)


@pytest.mark.parametrize(
    "text",
    [
        "cautious?stop=0",
        "cautious?stop=1.5",
        "cautious?gems=3",
        "random?leave=nan",
        "at-hazards?hazards=6",
        "nobody",
        "a?b",
    ],
)
def test_wrong_names_and_parameters_are_refused(text: str) -> None:
    with pytest.raises(InvalidBot):
        bots.load("diamant", text)


def test_three_bots_have_a_level_for_the_lobby() -> None:
    assert sorted(spec.level for spec in BOTS if spec.level) == ["easy", "normal", "strong"]
    assert all(spec.source and spec.help for spec in BOTS)
