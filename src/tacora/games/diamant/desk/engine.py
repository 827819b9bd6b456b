"""Positions played on the real rules: every number the desk computes is read off the engine's own events.

Each function sets a state of a match, applies one step of `tacora.games.diamant.rules.Diamant` and reads what happened.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from tacora.core.protocol import Chance, Chosen, Dealt, Player
from tacora.games.diamant.meta import OPTIONS, TREASURES
from tacora.games.diamant.model import (
    Action,
    Card,
    ExplorersLeft,
    GemsBanked,
    Hazard,
    HazardCard,
    HazardStruck,
    Observation,
    Phase,
    RelicCard,
    RelicTaken,
    State,
    TreasureCard,
    TreasureFound,
)
from tacora.games.diamant.rules import Diamant, create

__all__ = [
    "MAX_EXPLORERS",
    "bust_chance",
    "bust_chance_of",
    "hazards_left",
    "leave_gains",
    "leftovers",
    "lone_relics",
    "percent",
    "score",
    "share",
    "state_of",
]

MAX_EXPLORERS = 8


def _game(num_players: int, preset: str, **options: Any) -> Diamant:
    return create(min(max(num_players, 3), MAX_EXPLORERS), OPTIONS.resolve(preset, options))


def share(gems: int, explorers: int, preset: str) -> tuple[int, int]:
    """What each of ``explorers`` (1 to 8) gets of a treasure of 1 to 99 gems, and what stays (R3.2, R3.3)."""
    deck = TREASURES if gems in TREASURES else (*TREASURES, gems)
    game = _game(explorers, preset, treasures=deck)
    state = game.initial_state()._replace(phase=Phase.DRAW, explorers=tuple(range(explorers)))
    _, events = game.apply(state, Dealt(TreasureCard(gems)))
    found = next(event for event in events if isinstance(event, TreasureFound))
    return found.share, found.remainder


def leftovers(left: Sequence[int], leavers: int, preset: str, *, leftover_split: str = "pooled") -> tuple[int, int]:
    """What each of ``leavers`` gathers of the gems lying on the path card by card, and what stays (R4.4, R4.5)."""
    game = _game(leavers + 1, preset, leftover_split=leftover_split)
    inside = min(leavers + 1, MAX_EXPLORERS)
    path: tuple[Card, ...] = tuple(TreasureCard(TREASURES[-1]) for _ in left)
    state = game.initial_state()._replace(
        phase=Phase.DECIDE, cave_index=0, explorers=tuple(range(inside)), path=path, left=tuple(left)
    )
    _, events = game.apply(state, _choices(inside, leavers))
    gone = next(event for event in events if isinstance(event, ExplorersLeft))
    return gone.share, gone.remainder


def lone_relics(relics_out: int, on_path: int, preset: str, *, leavers: int = 1) -> tuple[int, ...]:
    """The value of each relic that ``leavers`` carry out when ``relics_out`` are out already (R4.6, R4.7).

    Empty when several leave together. For editions with values by order only.
    """
    game = _game(leavers + 1, preset)
    path: tuple[Card, ...] = (RelicCard(),) * on_path
    state = game.initial_state()._replace(
        phase=Phase.DECIDE,
        cave_index=0,
        explorers=tuple(range(leavers + 1)),
        path=path,
        left=(0,) * on_path,
        relics_out=relics_out,
    )
    _, events = game.apply(state, _choices(leavers + 1, leavers))
    return tuple(event.value for event in events if isinstance(event, RelicTaken))


def _choices(inside: int, leavers: int) -> Chosen:
    actions: dict[Player, Any] = {player: Action.LEAVE if player < leavers else Action.STAY for player in range(inside)}
    return Chosen(actions)


def bust_chance(path: Sequence[Card], preset: str) -> tuple[int, int]:
    """Cards that would strike, and cards face down, when ``path`` lies in the first cave (R3.5).

    Raises `ValueError` for a path the deck does not hold or that has struck already.
    """
    game = _game(4, preset)
    deck = list(game.initial_state().deck)
    for card in path:
        at = game.cards.index(card) if card in game.cards else -1
        if at < 0 or not deck[at]:
            raise ValueError("no such card is left in the deck")
        deck[at] -= 1
    seen = [card for card in path if isinstance(card, HazardCard)]
    if len(set(seen)) != len(seen):
        raise ValueError("the cave has ended already")
    bits = {kind: 1 << index for index, kind in enumerate(game.opts.hazard_kinds)}
    state = game.initial_state()._replace(
        phase=Phase.DRAW,
        cave_index=0,
        deck=tuple(deck),
        path=tuple(path),
        left=(0,) * len(path),
        seen=sum(bits[card.hazard] for card in seen),
    )
    return _striking(game, state)


def _striking(game: Diamant, state: State) -> tuple[int, int]:
    node = game.node(state)
    if not isinstance(node, Chance):
        return 0, 0
    striking = total = 0
    for outcome, weight in node.outcomes:
        total += weight
        _, events = game.apply(state, Dealt(outcome))
        if any(isinstance(event, HazardStruck) for event in events):
            striking += weight
    return striking, total


def hazards_left(kind: Hazard, busts: int, preset: str) -> int:
    """Cards of a kind still in the game after it ended ``busts`` caves (0 to 2), played out (R5.4)."""
    game = _game(3, preset)
    state = game.initial_state()
    card = HazardCard(kind)
    for _ in range(busts):
        if state.phase is Phase.ENTER:
            state = _next_cave(game, state)
        state, _events = game.apply(state, Dealt(card))
        state, _events = game.apply(state, _choices(3, 0))
        state, _events = game.apply(state, Dealt(card))
    return state.deck[game.cards.index(card)]


def _next_cave(game: Diamant, state: State) -> State:
    node = game.node(state)
    assert isinstance(node, Chance)
    return game.apply(state, Dealt(node.outcomes[0][0]))[0]


def score(rubies: int, diamonds: int, preset: str) -> int:
    """Points of a chest (R6.2): a diamond is five gems (R1.6)."""
    game = _game(3, preset)
    chest = (rubies + 5 * diamonds, 0, 0)
    return game.scores(game.initial_state()._replace(chest=chest))[0]


# At the table -------------------------------------------------------------------------------------


def state_of(observation: Observation) -> tuple[Diamant, State]:
    """A state that looks like ``observation`` to its viewer. Hidden chests are taken as empty; none is read here."""
    opts = observation.options
    values = {name: getattr(opts, name) for name in type(opts).__dataclass_fields__}
    game = create(observation.num_players, values)
    counts = dict(observation.deck)
    bits = {kind: 1 << index for index, kind in enumerate(opts.hazard_kinds)}
    state = State(
        phase=observation.phase,
        cave_index=observation.cave_index,
        deck=tuple(counts.get(card, 0) for card in game.cards),
        path=observation.path,
        left=observation.left,
        seen=sum(bits[kind] for kind in set(observation.hazards_seen)),
        explorers=observation.explorers,
        carried=observation.carried,
        chest=tuple(gems or 0 for gems in observation.chest),
        relics=observation.relics,
        relics_out=observation.relics_out,
        relics_lost=observation.relics_lost,
        relics_waiting=observation.relics_waiting,
        removed=observation.removed,
    )
    return game, state


def leave_gains(observation: Observation, player: Player) -> list[tuple[int, int, tuple[int, ...]]]:
    """For each number of other explorers leaving with ``player``: that number, gems banked, values of relics taken.

    The player sends home one explorer (the first still inside). Empty when nobody of the player is inside to choose.
    """
    if observation.phase is not Phase.DECIDE or not observation.explorers_of(player):
        return []
    game, state = state_of(observation)
    each = observation.options.explorers_per_player
    own = observation.explorers_of(player)[0]
    gains = []
    for others in range(len(state.explorers)):
        leaving = {own, *[one for one in state.explorers if one != own][:others]}
        actions: dict[Player, Any] = {}
        for who in {one // each for one in state.explorers}:
            inside = [one for one in state.explorers if one // each == who]
            gone = [one for one in inside if one in leaving]
            if len(gone) == len(inside):
                actions[who] = Action.LEAVE
            elif not gone:
                actions[who] = Action.STAY
            else:
                actions[who] = (Action.LEAVE_FIRST, Action.LEAVE_SECOND)[gone[0] % each]
        _, events = game.apply(state, Chosen(actions))
        banked = next(
            event.gems
            for event in events
            if isinstance(event, GemsBanked) and event.explorer == own and event.gems is not None
        )
        relics = tuple(event.value for event in events if isinstance(event, RelicTaken) and event.explorer == own)
        gains.append((others, banked, relics))
    return gains


def bust_chance_of(observation: Observation) -> tuple[int, int]:
    """Cards that would strike now, and cards face down (R3.5), when the explorers inside go on."""
    game, state = state_of(observation)
    return _striking(game, state._replace(phase=Phase.DRAW))


def percent(striking: int, total: int) -> float:
    """A chance in percent, rounded to one decimal."""
    return round(float(Fraction(striking, total) * 100), 1) if total else 0.0
