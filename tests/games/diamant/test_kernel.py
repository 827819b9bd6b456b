"""The kernel from the outside: reproducible, fair, true to the exact odds, and clear about wrong use."""

from __future__ import annotations

import math
import os
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tacora import bots
from tacora.core import registry
from tacora.core.botspec import InvalidBot
from tacora.core.chance import Seed
from tacora.core.errors import InvalidOption, InvalidPlayers, TacoraError
from tacora.core.match import Match
from tacora.core.protocol import Chance, Chosen, Dealt, Decide
from tacora.games.diamant import kernel, odds
from tacora.games.diamant.kernel import compiled
from tacora.games.diamant.model import Action

META = registry.get("diamant")
PRESETS = [preset.name for preset in META.options.presets]
MIX = ["cautious", "expected", "at-hazards", "lead-lag", "bust-limit"]
ANYTHING = ["lone-exit", "random?leave=20", "expected?relics=0", "random", "after-cards"]


def same(one: kernel.Results, other: kernel.Results) -> bool:
    return all(
        np.array_equal(getattr(one, name), getattr(other, name)) for name in ("scores", "winners", "busts", "cards")
    )


def options(preset: str, **changes: Any) -> dict[str, Any]:
    return META.options.resolve(preset, changes)


# Reproducible -------------------------------------------------------------------------------------


@pytest.mark.parametrize("line_up", [["random"] * 5, MIX, ANYTHING], ids=["coins", "rules", "anything"])
def test_the_same_on_any_threads_and_in_any_batches(line_up: list[str]) -> None:
    whole = kernel.play({}, line_up, seed=7, matches=3_001)
    assert same(whole, kernel.play({}, line_up, seed=7, matches=3_001, threads=2))
    assert same(whole, kernel.play({}, line_up, seed=7, matches=3_001, threads=7))
    first = kernel.play({}, line_up, seed=7, matches=1_000)
    rest = kernel.play({}, line_up, seed=7, matches=2_001, first_match=1_000)
    assert np.array_equal(whole.scores, np.concatenate([first.scores, rest.scores]))
    assert np.array_equal(whole.winners, np.concatenate([first.winners, rest.winners]))
    assert not same(whole, kernel.play({}, line_up, seed=8, matches=3_001))


def test_several_callers_at_once() -> None:
    def play(seed: int) -> kernel.Results:
        return kernel.play({}, MIX, seed=seed, matches=2_000)

    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(play, range(8)))
    assert all(same(one, play(seed)) for seed, one in enumerate(together))


@pytest.mark.parametrize("line_up", [["random"] * 5, MIX], ids=["coins", "rules"])
@pytest.mark.parametrize("preset", PRESETS)
def test_the_quick_ways_to_compile_give_what_the_general_one_gives(
    line_up: list[str], preset: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick = kernel.play(options(preset), line_up, seed=3, matches=4_000)
    monkeypatch.setattr(kernel, "mode_of", lambda *_, **__: compiled.GENERAL)
    assert same(quick, kernel.play(options(preset), line_up, seed=3, matches=4_000))


def test_the_cards_do_not_depend_on_who_plays() -> None:
    """Common random numbers: where nobody leaves, the first cave of a match is the same whoever sits where."""
    patient = ["after-cards?cards=60", "at-gems?gems=999", "at-hazards?hazards=5"]
    one = kernel.play({}, patient, seed=5, matches=2_000).cards[:, 0]
    other = kernel.play({}, [*patient[1:], "bust-limit?percent=100", "random?leave=0"], seed=5, matches=2_000).cards[
        :, 0
    ]
    agree = kernel.play({}, ["after-cards?cards=60"] * 8, seed=5, matches=2_000).cards[:, 0]
    # At five kinds of hazard one bot leaves alone; the others stay, so no cave ends otherwise than by the cards.
    assert np.array_equal(one, agree)
    assert np.array_equal(other, agree)


def test_seats_are_alike() -> None:
    """Five equals score and win alike in every seat, within five standard errors."""
    played = kernel.play({}, ["lone-exit"] * 5, seed=11, matches=200_000)
    for values in (played.scores.astype(float), played.win_shares()):
        error = values.std(axis=0) / math.sqrt(len(values))
        assert np.all(np.abs(values.mean(axis=0) - values.mean()) < 5 * error)


def test_the_levels_of_the_lobby_are_in_order() -> None:
    """Against each pair of our bots the strong one wins most and the easy one least, whatever the seat."""
    levels = {spec.level: spec.name for spec in bots.specs("diamant") if spec.level}
    others = [spec.name for spec in bots.specs("diamant") if spec.name != "random"]
    shares = dict.fromkeys(levels, 0.0)
    for level, name in levels.items():
        for number, pair in enumerate([(one, other) for one in others for other in others]):
            seat = number % 3
            line_up = [*pair[:seat], name, *pair[seat:]]
            shares[level] += float(kernel.play({}, line_up, seed=number, matches=500).win_shares()[:, seat].mean())
    assert shares["easy"] < shares["normal"] < shares["strong"]


def test_winners_and_shares() -> None:
    played = kernel.play(options("incan2006"), ["cautious", "cautious?stop=12", "at-hazards"], seed=2, matches=20_000)
    best = played.scores.max(axis=1, keepdims=True) == played.scores
    won = (played.winners[:, None] >> np.arange(3)) & 1
    assert np.all(won <= best)  # a winner has the best score; a tie may be settled by relics
    assert np.any(won.sum(axis=1) < best.sum(axis=1))
    assert np.all(won.sum(axis=1) >= 1)
    assert np.allclose(played.win_shares().sum(axis=1), 1)
    shared = kernel.play(options("schmidt2005"), ["cautious"] * 3, seed=2, matches=20_000)
    best = shared.scores.max(axis=1, keepdims=True) == shared.scores
    assert np.array_equal((shared.winners[:, None] >> np.arange(3)) & 1, best)


def test_statistics_of_the_caves() -> None:
    played = kernel.play({}, ["after-cards?cards=60"] * 3, seed=2, matches=5_000)
    assert np.array_equal(played.bust_share_by_cave(), np.ones(5))
    assert len(played) == 5_000
    assert played.cards.shape == (5_000, 5)
    assert not played.scores.any()


# The same game as the reference engine, by statistics ---------------------------------------------


def test_means_agree_with_the_reference_engine() -> None:
    """Not only step by step: whole matches dealt by each engine's own chance have the same mean score."""
    names = ["cautious", "random?leave=20", "lone-exit"]
    count = 400
    scores = []
    for seed in range(count):
        match = Match.new("diamant", 3, seed=Seed.parse(f"{seed + 1:x}"))
        players = [bots.load("diamant", name) for name in names]
        rng = Seed.parse(f"{seed + 1:x}").stream("bots").random()
        while isinstance(match.node, Decide):
            for player, legal in list(match.node.legal_actions.items()):
                match.submit(player, players[player].choose(match.observe(player), legal, rng))
        assert match.returns is not None
        scores.append(match.returns)
    reference = np.array(scores)
    played = kernel.play({}, names, seed=1, matches=200_000).scores
    error = reference.std(axis=0) / math.sqrt(count)
    assert np.all(np.abs(reference.mean(axis=0) - played.mean(axis=0)) < 5 * error)


# True to the exact odds ---------------------------------------------------------------------------


def cautious_pair(view: Any) -> float:
    """Go on as long as the other is inside, then the exact rule for a lone explorer."""
    if view[0] > 1:
        return 0.0
    purse = view[1] + view[2] + view[9]
    return 1.0 if view[5] * purse >= view[7] + view[11] else 0.0


def exact_pair(preset: str) -> Fraction:
    """What `cautious_pair` expects in one cave beside a player who leaves after the first card: every first card."""
    game: Any = META.create(2, options(preset, caves=1))
    state = game.initial_state()
    node = game.node(state)
    assert isinstance(node, Chance)
    total = sum(weight for _, weight in node.outcomes)
    value = Fraction(0)
    for card, weight in node.outcomes:
        after = game.apply(state, Dealt(card))[0]
        alone = game.apply(after, Chosen({0: Action.STAY, 1: Action.LEAVE}))[0]
        # The rule looks at the position before the next card, so the explorer goes on at least once.
        lone = odds.lone_cave(game.observe(alone, 0))
        assert lone.action == "stay"
        value += lone.value * weight / total
    return value


def monte_carlo(matches: int, tolerance: float) -> None:
    line_up = [kernel.policy(cautious_pair), "after-cards?cards=1"]
    for preset in PRESETS:
        scores = kernel.play(options(preset, caves=1), line_up, seed=99, matches=matches, threads=2).scores[:, 0]
        error = float(scores.std()) / math.sqrt(matches)
        assert abs(float(scores.mean()) - float(exact_pair(preset))) < tolerance * error, preset
    for preset in PRESETS:
        # Nobody leaves: the number of the busting card, exactly as the formula has it.
        played = kernel.play(
            options(preset, caves=1), ["after-cards?cards=60"] * 3, seed=98, matches=matches, threads=2
        )
        game: Any = META.create(3, options(preset))
        exact = dict(odds.bust_distribution(game.observe(game.initial_state(), 0)))
        counts = np.bincount(played.cards[:, 0], minlength=40)
        for card in range(40):
            chance = float(exact.get(card, 0))
            error = math.sqrt(chance * (1 - chance) * matches)
            # Of some two hundred comparisons one in eighty would leave four errors by chance if they were
            # normal; rare cards are counted in handfuls, so those are compared with the next whole number.
            assert abs(counts[card] - chance * matches) <= max(tolerance * error, 1 if chance else 0), (preset, card)
    # The second cave of Schmidt's deck, one hazard card less: the last row of the published table.
    played = kernel.play(
        options("schmidt2005", caves=2), ["after-cards?cards=60"] * 3, seed=97, matches=matches, threads=2
    )
    game = META.create(3, options("schmidt2005", hazards=(2, 3, 3, 3, 3)))
    exact = dict(odds.bust_distribution(game.observe(game.initial_state(), 0)))
    mean = float(sum(card * chance for card, chance in exact.items()))
    error = float(played.cards[:, 1].std()) / math.sqrt(matches)
    assert abs(float(played.cards[:, 1].mean()) - mean) < tolerance * error


def test_a_hundred_thousand_matches_agree_with_the_exact_values() -> None:
    monte_carlo(100_000, 4.5)


@pytest.mark.slow
def test_ten_million_matches_agree_with_the_exact_values_within_four_standard_errors() -> None:
    monte_carlo(10_000_000, 4.0)


# Policies of one's own ----------------------------------------------------------------------------


def nine(view: Any) -> float:
    return 1.0 if view[1] >= 9 else 0.0


def test_a_policy_of_ones_own_plays_like_the_bot_it_copies() -> None:
    mine = kernel.policy(nine)
    line_up: list[Any] = [mine, "expected", "at-hazards", "cautious"]
    assert same(
        kernel.play({}, line_up, seed=1, matches=5_000),
        kernel.play({}, ["at-gems?gems=9", *line_up[1:]], seed=1, matches=5_000),
    )


def test_a_table_plays_like_the_bot_it_copies() -> None:
    chances = np.zeros((9, 1, 40, 1))
    chances[:, :, 9:, :] = 1
    line_up: list[Any] = [kernel.TablePolicy(chances), "expected", "at-hazards"]
    assert same(
        kernel.play({}, line_up, seed=1, matches=5_000),
        kernel.play({}, ["at-gems?gems=9", *line_up[1:]], seed=1, matches=5_000),
    )


def raising(view: Any) -> float:
    if view[3] > 2:
        raise RuntimeError("not today")
    return 0.0


def beyond(view: Any) -> float:
    return 1.5


def not_a_number(view: Any) -> float:
    return math.nan


@pytest.mark.parametrize("function", [raising, beyond, not_a_number])
def test_a_policy_that_fails_is_told(function: Callable[[Any], float]) -> None:
    with pytest.raises(kernel.PolicyFailed) as failed:
        kernel.play({}, [kernel.policy(function), "random"], seed=1, matches=100, threads=2)
    assert failed.value.code == "policy-failed"
    # The kernel plays on as if nothing had happened.
    assert kernel.play({}, ["random"] * 2, seed=1, matches=10).scores.shape == (10, 2)


def test_what_cannot_be_compiled_is_told() -> None:
    def hopeless(view: Any) -> float:
        return float(open("/dev/null").read())  # type: ignore[arg-type]

    with pytest.raises(InvalidBot):
        kernel.policy(hopeless)
    for wrong in (np.zeros((2, 2)), np.full((1, 1, 1, 1), 2.0), np.full((1, 1, 1, 1), np.nan)):
        with pytest.raises(InvalidBot):
            kernel.TablePolicy(wrong)


class Foreign:
    def choose(self, observation: Any, legal_actions: Any, rng: Any) -> Any:
        return legal_actions[0]


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        ({"matches": 0}, kernel.InvalidRun),
        ({"matches": -5}, kernel.InvalidRun),
        ({"matches": 1.5}, kernel.InvalidRun),
        ({"threads": 0}, kernel.InvalidRun),
        ({"seed": -1}, kernel.InvalidRun),
        ({"seed": 2**64}, kernel.InvalidRun),
        ({"first_match": -1}, kernel.InvalidRun),
        ({"bots": ["nobody", "random"]}, kernel.NotFast),
        ({"bots": [Foreign(), "random"]}, kernel.NotFast),
        ({"bots": ["cautious?stop=0", "random"]}, InvalidBot),
        ({"bots": ["random"]}, InvalidPlayers),
        ({"bots": ["random"] * 9}, InvalidPlayers),
        ({"options": {"caves": 10}}, InvalidOption),
        ({"options": {"nonsense": 1}}, InvalidOption),
        ({"options": {"explorers_per_player": 2}, "bots": ["random"] * 3}, InvalidOption),
    ],
)
def test_wrong_use_is_refused_with_a_code(arguments: dict[str, Any], error: type[TacoraError]) -> None:
    given: dict[str, Any] = {"options": {}, "bots": ["random"] * 3, "seed": 1, "matches": 5, **arguments}
    with pytest.raises(error):
        kernel.play(given.pop("options"), given.pop("bots"), **given)


def test_bots_loaded_by_any_room_are_known() -> None:
    loaded = [bots.load("diamant", name) for name in MIX]
    assert same(
        kernel.play({}, loaded, seed=1, matches=2_000),
        kernel.play({}, [kernel.encode(f"diamant:{name}") for name in MIX], seed=1, matches=2_000),
    )


# Start-up -----------------------------------------------------------------------------------------


def test_a_new_process_finds_the_compiled_code(tmp_path: Path) -> None:
    """With a warm cache nothing is compiled again; the cache may be anywhere the user can write."""
    program = (
        "from tacora.games.diamant import kernel\n"
        "from tacora.games.diamant.kernel import compiled\n"
        "print(kernel.play({}, ['random'] * 3, seed=1, matches=10).scores.sum())\n"
        "print(sum(compiled.RUNS[compiled.COINS].stats.cache_hits.values()))\n"
    )
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path)}
    printed = [
        subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
        for _ in range(2)
    ]
    cold, warm = (one.stdout.split() for one in printed)
    assert cold[0] == warm[0]
    assert (cold[1], warm[1]) == ("0", "1")
