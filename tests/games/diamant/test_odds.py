"""Exact odds against the published table, the engine's own chance nodes, and enumerations that share no code."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import cache
from typing import Any

import pytest

from tacora.core import registry
from tacora.core.chance import ScriptedDealer
from tacora.core.data import to_data
from tacora.core.match import Match
from tacora.core.protocol import Advisable, Chance, Chosen, Dealt, Fast
from tacora.games.diamant import odds
from tacora.games.diamant.bots import features, make
from tacora.games.diamant.meta import OPTIONS
from tacora.games.diamant.model import Action, DiamantOptions, Observation, Phase, State, parse_card
from tacora.games.diamant.rules import Diamant

META = registry.get("diamant")
PRESETS = [preset.name for preset in META.options.presets]

A7 = {
    "schmidt2005": (".9655 .8990 .8062 .6954 .5758 .4569 .3464 .2502 .1715", "7.417"),
    "incan2006": (".9677 .9055 .8182 .7133 .5990 .4837 .3749 .2782 .1969", "7.656"),
    "iello2016": (".9748 .9259 .8566 .7714 .6758 .5756 .4760 .3818 .2965", "8.613"),
    "schmidt2005 less one": (".9680 .9061 .8194 .7149 .6008 .4855 .3762 .2787 .1966", "7.656"),
}


def start(preset: str | None = None, players: int = 3, **options: Any) -> tuple[Diamant, State]:
    game: Any = META.create(players, options, preset=preset)
    return game, game.initial_state()


def after(path: str, players: int = 3, preset: str | None = None, **options: Any) -> Observation:
    """What player 0 sees when the cards of ``path`` lie there and nobody has left."""
    cards = [parse_card(word) for word in path.split()]
    match = Match.new("diamant", players, preset=preset, options=options, dealer=ScriptedDealer(cards))
    for _ in cards[1:]:
        for player in list(match.waiting_for):
            match.submit(player, Action.STAY)
    seen: Observation = match.observe(0)
    return seen


# The next card ------------------------------------------------------------------------------------


@pytest.mark.parametrize("deck", A7)
def test_the_published_table_to_its_last_digit(deck: str) -> None:
    preset, _, less = deck.partition(" ")
    game, state = start(preset, **({"hazards": (2, 3, 3, 3, 3)} if less else {}))
    seen = game.observe(state, 0)
    row, mean = A7[deck]
    assert " ".join(f"{float(odds.no_bust(seen, n)):.4f}"[1:] for n in range(2, 11)) == row
    distribution = odds.bust_distribution(seen)
    assert sum(chance for _, chance in distribution) == 1
    assert f"{float(sum(card * chance for card, chance in distribution)):.3f}" == mean


def test_the_distribution_is_that_of_the_engines_own_chance_nodes() -> None:
    """Walk every order of a small deck through the rules, everyone staying."""
    game, state = start(treasures=(1, 2, 5), hazards=(3, 2, 1), relics=(5,), caves=2)
    found: dict[int, Fraction] = {}

    def walk(state: State, number: int, chance: Fraction) -> None:
        node = game.node(state)
        if isinstance(node, Chance):
            total = sum(weight for _, weight in node.outcomes)
            for card, weight in node.outcomes:
                following, events = game.apply(state, Dealt(card))
                share = chance * weight / total
                if any(type(event).__name__ == "HazardStruck" for event in events):
                    found[number + 1] = found.get(number + 1, Fraction(0)) + share
                else:
                    walk(following, number + 1, share)
        elif state.deck and sum(state.deck):
            staying = dict.fromkeys(range(3), Action.STAY)
            walk(game.apply(state, Chosen(staying))[0], number, chance)

    walk(state, 0, Fraction(1))
    assert dict(odds.bust_distribution(game.observe(state, 0))) == found


def test_a_deck_that_may_run_out_leaves_something_to_one() -> None:
    game, state = start(treasures=(1,), hazards=(2,), relics=())
    assert odds.bust_distribution(game.observe(state, 0)) == ((2, Fraction(1, 3)), (3, Fraction(2, 3)))
    game, state = start(treasures=(1, 2), hazards=(1, 1), relics=())
    assert odds.bust_distribution(game.observe(state, 0)) == ()


def test_bust_next_counts_the_copies_face_down() -> None:
    assert odds.bust_next(after("7 snakes 11 relic")) == Fraction(2, 31)
    assert odds.bust_next(after("snakes lava 7")) == Fraction(4, 32)
    assert odds.bust_next(after("7 9")) == 0


def test_one_more_card() -> None:
    seen = after("15 snakes lava", players=4)  # each carries 3
    gems = [1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 17]
    expected = Fraction(3 * (32 - 4) + sum(value // 4 for value in gems), 32)
    assert odds.expected_one_more(seen) == expected


def test_leaving_by_number_of_others() -> None:
    # 17 + 15 + 9 among 4: 4 + 3 + 2 carried, 1 + 3 + 1 left over; a relic worth 5 for a lone leaver.
    assert odds.leave_values(after("17 15 9 relic", players=4)) == (9 + 5 + 5, 9 + 2, 9 + 1, 9 + 1)
    assert odds.leave_values(after("17 15 9 relic", players=4, leftover_split="per_card")) == (19, 9 + 1, 9 + 1, 9)


# A lone explorer ----------------------------------------------------------------------------------


def expectimax(game: Diamant, state: State, cave: int) -> tuple[Fraction, str]:
    """The best for player 0, alone in a cave, by walking the reference engine: nothing shared with `odds`."""

    @cache
    def value(state: State) -> tuple[Fraction, str]:
        node = game.node(state)
        if state.cave_index != cave or state.phase is Phase.OVER:
            return Fraction(game.scores(state)[0]), ""
        if isinstance(node, Chance):
            total = sum(weight for _, weight in node.outcomes)
            mean = sum(
                (value(game.apply(state, Dealt(card))[0])[0] * weight for card, weight in node.outcomes), Fraction(0)
            )
            return mean / total, ""
        leave = value(game.apply(state, Chosen({0: Action.LEAVE}))[0])[0]
        stay = value(game.apply(state, Chosen({0: Action.STAY}))[0])[0]
        return (stay, "stay") if stay > leave else (leave, "leave")

    best, action = value(state)
    return best - game.scores(state)[0], action


def small_options(rng: random.Random) -> dict[str, Any]:
    return {
        "relic_entry": rng.choice(META.options["relic_entry"].choices),
        "relic_values": rng.choice(META.options["relic_values"].choices),
        "lost_relics_count": rng.random() < 0.5,
        "leftover_split": rng.choice(META.options["leftover_split"].choices),
        "treasures": tuple(rng.randint(1, 12) for _ in range(rng.randint(1, 4))),
        "hazards": tuple(rng.randint(0, 3) for _ in range(rng.randint(1, 3))),
        "relics": tuple(rng.randint(1, 12) for _ in range(rng.randint(0, 3))),
        "caves": rng.randint(1, 2),
    }


def alone(game: Diamant, rng: random.Random) -> State | None:
    """Play until player 0 is alone in a cave and decides; ``None`` if that never happens."""
    state = game.initial_state()
    while True:
        node = game.node(state)
        if state.phase is Phase.OVER:
            return None
        if isinstance(node, Chance):
            weights = [weight for _, weight in node.outcomes]
            card = rng.choices([outcome for outcome, _ in node.outcomes], weights)[0]
            state = game.apply(state, Dealt(card))[0]
        elif state.explorers == (0,):
            return state
        else:
            others = {one: rng.choice((Action.STAY, Action.LEAVE)) for one in state.explorers}
            state = game.apply(state, Chosen({**others, 0: Action.STAY}))[0]


def test_the_lone_explorer_against_a_walk_through_the_rules() -> None:
    rng = random.Random(4)
    checked = stays = 0
    while checked < 150:
        game, _ = start(players=rng.randint(2, 4), **small_options(rng))
        state = alone(game, rng)
        if state is None:
            continue
        lone = odds.lone_cave(game.observe(state, 0))
        assert (lone.value, lone.action) == expectimax(game, state, state.cave_index)
        checked += 1
        stays += lone.action == "stay"
    assert 20 < stays < 130


def solo(options: Mapping[str, Any]) -> Fraction:
    """A lone explorer's best score in a whole match, by plain recursion over lists of cards."""
    opts = DiamantOptions.of(dict(options), 3)
    relics = sorted(opts.relics) if opts.relic_values == "printed" else [0] * len(opts.relics)
    first_deck = (
        [("t", gems) for gems in opts.treasures]
        + [("h", kind) for kind, copies in enumerate(opts.hazards) for _ in range(copies)]
        + ([("r", relic) for relic in relics] if opts.relic_entry == "all_at_start" else [])
    )
    waiting = [] if opts.relic_entry == "all_at_start" else relics

    def worth(drawn: tuple[int, ...], out: int, lost: int) -> int:
        if opts.relic_values == "printed":
            return sum(drawn)
        before = out + (lost if opts.lost_relics_count else 0)
        return sum(5 if before + index < 3 else 10 for index in range(len(drawn)))

    @cache
    def enter(cave: int, deck: tuple[Any, ...], waiting: tuple[int, ...], out: int, lost: int) -> Fraction:
        if cave == opts.caves:
            return Fraction(0)
        if not waiting:
            return inside(cave, deck, (), waiting, out, lost, True)
        joins = waiting if opts.relic_entry == "one_per_round_random" else waiting[:1]
        total = Fraction(0)
        for relic in joins:
            rest = list(waiting)
            rest.remove(relic)
            total += inside(cave, tuple(sorted((*deck, ("r", relic)))), (), tuple(rest), out, lost, True)
        return total / len(joins)

    @cache
    def inside(
        cave: int, deck: tuple[Any, ...], path: tuple[Any, ...], waiting: tuple[int, ...], out: int, lost: int,
        forced: bool,
    ) -> Fraction:  # fmt: skip
        relics = tuple(value for kind, value in path if kind == "r")
        others = tuple(card for card in path if card[0] != "r")
        purse = sum(value for kind, value in path if kind == "t") + worth(relics, out, lost)
        leave = purse + enter(cave + 1, tuple(sorted((*deck, *others))), waiting, out + len(relics), lost)
        if not deck:
            return leave
        stay = Fraction(0)
        for card in set(deck):
            rest = list(deck)
            rest.remove(card)
            weight = deck.count(card)
            if card[0] == "h" and card in path:
                back = tuple(sorted((*rest, *others)))
                stay += weight * enter(cave + 1, back, waiting, out, lost + len(relics))
            else:
                following = tuple(sorted((*path, card)))
                stay += weight * inside(cave, tuple(rest), following, waiting, out, lost, False)
        stay /= len(deck)
        return stay if forced else max(stay, leave)

    return enter(0, tuple(sorted(first_deck)), tuple(waiting), 0, 0)


def tiny_options(rng: random.Random) -> dict[str, Any]:
    return {
        **small_options(rng),
        "treasures": tuple(rng.randint(1, 9) for _ in range(rng.randint(1, 3))),
        "hazards": tuple(rng.randint(0, 3) for _ in range(rng.randint(1, 2))),
        "relics": tuple(rng.randint(1, 9) for _ in range(rng.randint(0, 2))),
        "caves": rng.randint(1, 3),
    }


def test_the_whole_match_alone_against_plain_recursion() -> None:
    rng = random.Random(5)
    for _ in range(60):
        options = OPTIONS.resolve(None, tiny_options(rng))
        assert odds.solo_match(DiamantOptions.of(options, 3)) == solo(options), options


def test_where_the_thresholds_rise_the_programme_takes_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """The fourth relic is worth twice the third, so with many relics waiting pays later though not yet now."""
    calls = 0
    dynamic = odds._Cave._dynamic

    def spy(*arguments: Any) -> odds.Lone:
        nonlocal calls
        calls += 1
        return dynamic(*arguments)

    monkeypatch.setattr(odds._Cave, "_dynamic", spy)
    monkeypatch.setattr(odds, "_ENTRANCES", {})
    options = OPTIONS.resolve(None, {"treasures": (1,), "hazards": (5,), "relics": (1,) * 9, "caves": 1})
    assert odds.solo_match(DiamantOptions.of(options, 3)) == solo(options)
    assert calls > 0


def test_the_dynamic_programme_agrees_with_the_sum(monkeypatch: pytest.MonkeyPatch) -> None:
    deck = {"treasures": (2, 5, 7, 7, 9), "hazards": (3, 3, 2), "relics": (5, 7), "caves": 3}
    seen = [after(path, **deck) for path in ("7", "7 snakes", "relic 9 snakes lava", "snakes")]
    quick = [(odds.lone_cave(one), odds.lone_match(one)) for one in seen]
    monkeypatch.setattr(odds, "_ENTRANCES", {})
    monkeypatch.setattr(odds._Cave, "_falls", lambda *_: False)
    assert [(odds.lone_cave(one), odds.lone_match(one)) for one in seen] == quick


def test_the_last_cave_is_worth_what_it_is_alone() -> None:
    seen = after("17 snakes lava", caves=1)
    assert odds.lone_match(seen) == odds.lone_cave(seen)
    longer = odds.lone_match(after("17 snakes lava", caves=2))
    assert longer.value > odds.lone_cave(seen).value + 15


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_has_its_solo_value(preset: str) -> None:
    value = odds.solo_match(DiamantOptions.of(OPTIONS.resolve(preset), 3))
    # Within what one cave after another is worth alone, and below the bound of five times everything.
    game, state = start(preset)
    one = odds.lone_cave(game.observe(state, 0)).value
    assert 5 * one - 3 < value < 5 * (one + 7)


def test_the_rule_of_the_expected_bot_is_the_lone_optimum() -> None:
    rng = random.Random(6)
    bot = make("expected")
    for _ in range(200):
        game, _ = start(rng.choice(PRESETS), players=rng.randint(2, 5))
        state = alone(game, rng)
        if state is not None:
            seen = game.observe(state, 0)
            assert (odds.lone_cave(seen).action == "leave") == bool(bot.leave_chance(features(seen)))


def test_a_monster_deck_is_refused_or_answered_never_endless(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(odds, "MAX_SETS", 10_000)
    game, state = start(
        treasures=tuple(range(1, 25)), hazards=(5, 4, 3, 2, 1), relics=tuple(range(1, 11)), relic_values="printed"
    )
    began = time.process_time()
    advice = odds.advise(game.observe(state, 0))
    assert advice["lone_action"] == "stay"
    with pytest.raises(odds.OddsTooLarge) as refused:
        odds.lone_match(game.observe(state, 0))
    assert refused.value.code == "odds-too-large"
    assert time.process_time() - began < 30


# Advice -------------------------------------------------------------------------------------------


def test_advice_is_plain_and_quick() -> None:
    seen = after("7 snakes 11 relic", players=5)
    advice = odds.advise(seen)
    assert json.loads(json.dumps(to_data(advice))) == dict(advice)
    assert set(advice) == {"bust_next", "bust_at", "expected_one_more", "leave_value", "lone_value", "lone_action"}
    assert advice["bust_at"][0] == {"card": 5, "chance": 2 / 31}
    assert len(advice["leave_value"]) == 5
    began = time.process_time()
    for _ in range(20):
        odds.advise(seen)
    assert (time.process_time() - began) / 20 < 0.05


def test_the_game_offers_its_optional_powers() -> None:
    game, state = start()
    assert isinstance(game, Advisable)
    assert isinstance(game, Fast)
    assert game.advise(game.observe(state, 0)) == odds.advise(game.observe(state, 0))
    assert game.kernel().play(game.options, ["random"] * 3, seed=1, matches=2).scores.shape == (2, 3)


def test_advice_sees_only_the_observation() -> None:
    """The same position with other hidden chests gives the same advice."""
    seen = after("7 snakes 11 relic")
    assert seen.chest == (0, None, None)
    hidden: Callable[[Observation], Any] = odds.advise
    assert hidden(seen) == odds.advise(after("7 snakes 11 relic", chests="open"))
