"""The kernel is the same game: fed with the cards and choices of reference matches it gives the same consequences.

Every row of a kernel's trace is compared with the reference engine's own view of the same moment: what every
bot may look at, what every bot would do, who is inside, what was paid, taken, lost and removed.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from tacora.core import registry
from tacora.core.protocol import Chance, Chosen, Dealt, Decide
from tacora.games.diamant import kernel
from tacora.games.diamant.bots import ExplorerBot, Features, features, make
from tacora.games.diamant.kernel import compiled
from tacora.games.diamant.meta import PRINTED_RELICS, TREASURES
from tacora.games.diamant.model import (
    Action,
    Card,
    CaveClosed,
    CloseReason,
    HazardCard,
    HazardStruck,
    Phase,
    State,
    TreasureCard,
)
from tacora.games.diamant.rules import Diamant

META = registry.get("diamant")
PRESETS = [preset.name for preset in META.options.presets]


def curious(view: Any) -> float:
    """Looks at every number of the view, so that a wrong one shows."""
    total = 0
    for index in range(17):
        total = (total * 31 + view[index]) % 1009
    return total / 1009


def _table() -> Any:
    axes = np.indices((6, 7, 12, 9))
    return ((axes * np.array([1, 2, 3, 5]).reshape(4, 1, 1, 1, 1)).sum(axis=0) % 8) / 8


TABLE = kernel.TablePolicy(_table())
CURIOUS = kernel.policy(curious)
NAMES = [
    "random?leave=30",
    "cautious?stop=5",
    "after-cards?cards=6",
    "at-hazards?hazards=3",
    "bust-limit?percent=12.5",
    "expected",
    "expected?relics=0&bold=130",
    "lead-lag",
    "lead-lag?gems=6&step=2&swing=5&pace=4",
    "lone-exit?worth=4",
]


def lineup(players: int, rng: random.Random) -> list[ExplorerBot]:
    pool = [*(make(*_parts(name)) for name in NAMES), TABLE, CURIOUS]
    return [rng.choice(pool) for _ in range(players)]


def _parts(name: str) -> tuple[str, dict[str, str]]:
    bare, _, query = name.partition("?")
    return bare, dict(pair.split("=") for pair in query.split("&")) if query else {}


class Ids:
    """Gives each card of the reference engine an id of the kernel's: the first of its equals not on the path."""

    def __init__(self, game: Diamant) -> None:
        cards: list[Card] = [TreasureCard(gems) for gems in sorted(game.opts.treasures)]
        for kind, copies in zip(game.opts.hazard_kinds, game.opts.hazards, strict=True):
            cards += [HazardCard(kind)] * copies
        self.first_relic = len(cards)
        cards += game.opts.relic_cards
        self.of: dict[Card, list[int]] = {}
        for index, card in enumerate(cards):
            self.of.setdefault(card, []).append(index)
        self.gone: set[int] = set()
        self.path: list[int] = []
        self.entered: set[int] = set()

    def draw(self, card: Card) -> int:
        found = next(one for one in self.of[card] if one not in self.gone and one not in self.path)
        self.path.append(found)
        return found

    def enter(self, card: Card) -> int:
        """The id of a relic that is to join the deck: any of its equals that has not joined yet."""
        found = next(one for one in self.of[card] if one not in self.entered)
        self.entered.add(found)
        return found

    def close(self, removed: HazardCard | None) -> None:
        self.gone |= {one for one in self.path if one >= self.first_relic}
        self.path = []
        if removed is not None:
            # The kernel takes the highest id of the kind.
            self.gone.add(max(one for one in self.of[removed] if one not in self.gone))


class Reference:
    """One match on the reference engine, with all that the kernel must agree to."""

    def __init__(self, game: Diamant, rng: random.Random, bots: list[ExplorerBot]) -> None:
        self.game = game
        self.cards: list[int] = []
        self.leavers: list[int] = []
        self.rows: list[tuple[int, ...]] = []
        self.chances: list[tuple[float, ...]] = []
        self._play(rng, bots)

    def _play(self, rng: random.Random, bots: list[ExplorerBot]) -> None:
        game, ids = self.game, Ids(self.game)
        each = game.opts.explorers_per_player
        boldness = rng.choice((0.05, 0.2, 0.5, 0.8))
        follow = rng.random() < 0.5  # half of the matches are played by the bots, half by coins
        state = game.initial_state()
        while True:
            node = game.node(state)
            if isinstance(node, Chance):
                weights = [weight for _, weight in node.outcomes]
                card: Any = rng.choices([outcome for outcome, _ in node.outcomes], weights)[0]
                entering = state.phase is Phase.ENTER
                self.cards.append(ids.enter(card) if entering else ids.draw(card))
                after, events = game.apply(state, Dealt(card))
                if isinstance(game.node(after), Decide):
                    self._decide_row(after, bots)
                self._closing(after, events, ids)
            elif isinstance(node, Decide):
                actions, mask = {}, 0
                observed = {player: game.observe(state, player) for player in node.legal_actions}
                for player, legal in node.legal_actions.items():
                    if follow:
                        action = bots[player].choose(observed[player], legal, rng)
                    else:
                        action = rng.choice(legal[1:]) if rng.random() < boldness else Action.STAY
                    actions[player] = action
                    for explorer in observed[player].explorers_of(player):
                        alone = (Action.LEAVE_FIRST, Action.LEAVE_SECOND)[explorer % each]
                        if action is Action.LEAVE or action is alone:
                            mask |= 1 << explorer
                self.leavers.append(mask)
                before = state
                after, events = game.apply(state, Chosen(actions))
                self._left_row(before, after, events)
                self._closing(after, events, ids)
            else:
                break
            state = after
        self.scores = game.scores(state)
        self.winners = sum(1 << player for player in game.winners(state))

    def _tail(self, state: State) -> tuple[int, ...]:
        blank = (0,) * (8 - self.game.num_players)
        relics = tuple(sum(values) for values in state.relics)
        counts = tuple(len(values) for values in state.relics)
        return (*self.game.scores(state), *blank, *relics, *blank, *counts, *blank)

    def _shared(self, state: State) -> tuple[int, ...]:
        """The view without what belongs to one player."""
        seen = features(self.game.observe(state, 0))
        return tuple(seen._replace(own=-1, rival=-1))

    def _decide_row(self, state: State, bots: list[ExplorerBot]) -> None:
        inside = sum(1 << explorer for explorer in state.explorers)
        self.rows.append((compiled.ROW_DECIDE, inside, 0, 0, 0, -1, *self._shared(state), *self._tail(state)))
        each = self.game.opts.explorers_per_player
        players = {explorer // each for explorer in state.explorers}
        self.chances.append(
            tuple(
                bots[player].leave_chance(features(self.game.observe(state, player))) if player in players else 0.0
                for player in range(self.game.num_players)
            )
        )

    def _left_row(self, before: State, after: State, events: tuple[Any, ...]) -> None:
        closed = next((event for event in events if isinstance(event, CaveClosed)), None)
        inside = 0 if closed else sum(1 << explorer for explorer in after.explorers)
        shared = self._shared(after) if closed is None else None
        self.rows.append((compiled.ROW_LEFT, inside, 0, 0, 0, -1, *(shared or (-1,) * 17), *self._tail(after)))
        self.chances.append(())

    def _closing(self, after: State, events: tuple[Any, ...], ids: Ids) -> None:
        for event in events:
            if isinstance(event, CaveClosed):
                struck = next((one for one in events if isinstance(one, HazardStruck)), None)
                inside = sum(1 << explorer for explorer in struck.explorers) if struck else 0
                reason = {
                    CloseReason.ALL_LEFT: compiled.ALL_LEFT,
                    CloseReason.HAZARD: compiled.HAZARD,
                    CloseReason.DECK_EMPTY: compiled.DECK_EMPTY,
                }[event.reason]
                removed = -1 if event.removed is None else self.game.opts.hazard_kinds.index(event.removed)
                ids.close(None if event.removed is None else HazardCard(event.removed))
                row = (compiled.ROW_CLOSED, inside, reason, event.gems_lost, event.relics_lost, removed)
                self.rows.append((*row, *(-1,) * 17, *self._tail(after)))
                self.chances.append(())


def compare(game: Diamant, rng: random.Random) -> int:
    bots = lineup(game.num_players, rng)
    reference = Reference(game, rng, bots)
    traced = kernel.trace(game.options, bots, reference.cards, reference.leavers)
    assert len(traced.rows) == len(reference.rows)
    for index, (mine, theirs) in enumerate(zip(reference.rows, traced.rows.tolist(), strict=True)):
        known = [(a, b) for a, b in zip(mine, theirs, strict=True) if a != -1]  # -1: not compared here
        assert all(a == b for a, b in known), (index, Features(*theirs[6:23]), mine, theirs)
        if mine[0] == compiled.ROW_DECIDE:
            assert tuple(traced.chances[index, : game.num_players].tolist()) == reference.chances[index], index
        elif mine[0] == compiled.ROW_CLOSED:
            assert mine[5] == theirs[5]
    assert tuple(traced.results.scores[0].tolist()) == reference.scores
    assert traced.results.winners[0] == reference.winners
    return len(reference.rows)


def random_options(rng: random.Random) -> dict[str, Any]:
    """Any switch, any deck; sometimes a tiny deck that runs out."""
    treasures: tuple[int, ...] = TREASURES
    if rng.random() < 0.5:
        treasures = tuple(rng.randint(1, 99) for _ in range(rng.randint(1, rng.choice((3, 24)))))
    hazards = (3, 3, 3, 3, 3)
    if rng.random() < 0.5:
        hazards = tuple(rng.randint(0, rng.choice((1, 5))) for _ in range(rng.randint(1, 5)))
    relics: tuple[int, ...] = PRINTED_RELICS
    if rng.random() < 0.6:
        relics = tuple(rng.randint(1, 99) for _ in range(rng.randint(0, 10)))
    return {
        "relic_entry": rng.choice(META.options["relic_entry"].choices),
        "relic_values": rng.choice(META.options["relic_values"].choices),
        "tie": rng.choice(META.options["tie"].choices),
        "chests": rng.choice(META.options["chests"].choices),
        "leftover_split": rng.choice(META.options["leftover_split"].choices),
        "lost_relics_count": rng.random() < 0.5,
        "treasures": treasures,
        "hazards": hazards,
        "relics": relics,
        "caves": rng.randint(1, 9),
    }


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("players", range(2, 9))
def test_every_preset_and_player_count(preset: str, players: int) -> None:
    rng = random.Random(f"{preset}/{players}")
    game = META.create(players, preset=preset)
    assert sum(compare(game, rng) for _ in range(8)) > 8


def settings(rng: random.Random) -> Iterator[Diamant]:
    while True:
        options = random_options(rng)
        players = rng.randint(2, 8)
        if rng.random() < 0.15:
            players, options["explorers_per_player"] = 2, 2
        yield META.create(players, options)


def test_every_switch() -> None:
    rng = random.Random(20)
    games = settings(rng)
    for _ in range(250):
        compare(next(games), rng)


def test_two_explorers_each() -> None:
    rng = random.Random(22)
    for _ in range(120):
        options = {**random_options(rng), "explorers_per_player": 2}
        compare(META.create(2, options), rng)


@pytest.mark.slow
def test_many_thousands_of_matches() -> None:
    rng = random.Random(21)
    games = settings(rng)
    for _ in range(3_000):
        compare(next(games), rng)
    for preset in PRESETS:
        for players in range(2, 9):
            game = META.create(players, preset=preset)
            for _ in range(50):
                compare(game, rng)


def test_a_card_that_is_not_in_the_deck_is_noticed() -> None:
    """The proof can fail: the kernel checks each scripted card against its own deck."""
    game = META.create(3)
    with pytest.raises(ValueError, match="not in the deck"):
        kernel.trace(game.options, ["random"] * 3, [0, 0], [0])
