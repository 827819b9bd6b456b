"""The contract: what a game is to every room.

A game is a pure description. States are immutable values that hold no future: what is not yet drawn is
a multiset, the generator and sealed choices live in the driver (`tacora.core.match.Match`).
"""

from __future__ import annotations

import random
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias, TypeVar, runtime_checkable

__all__ = [
    "Action",
    "Advisable",
    "Bot",
    "Chance",
    "Chosen",
    "Dealt",
    "Decide",
    "Encodable",
    "Event",
    "Fast",
    "Game",
    "Node",
    "Observation",
    "Outcome",
    "Over",
    "Player",
    "Resamplable",
    "Step",
]

Player: TypeAlias = int
"""Index of a player in a match, 0 to ``num_players - 1``."""

Action: TypeAlias = Hashable
Outcome: TypeAlias = Hashable
Event: TypeAlias = Any
"""A frozen dataclass of the game, named in the past tense."""
Observation: TypeAlias = Any
"""A frozen value of the game: all that one viewer may know of a state."""


@dataclass(frozen=True, slots=True)
class Chance:
    """Chance moves. ``outcomes`` pairs each distinct outcome with its exact positive integer weight."""

    outcomes: tuple[tuple[Outcome, int], ...]


@dataclass(frozen=True, slots=True)
class Decide:
    """All players of ``legal_actions`` choose at once, each among at least one action."""

    legal_actions: Mapping[Player, Sequence[Action]]


@dataclass(frozen=True, slots=True)
class Over:
    """The end. ``returns`` holds each player's final score."""

    returns: tuple[float, ...]


Node: TypeAlias = Chance | Decide | Over


@dataclass(frozen=True, slots=True)
class Dealt:
    """A step by chance."""

    outcome: Outcome


@dataclass(frozen=True, slots=True)
class Chosen:
    """A step by everyone asked, applied at once. ``actions`` has exactly the players of the node."""

    actions: Mapping[Player, Action]


Step: TypeAlias = Dealt | Chosen

S = TypeVar("S")


class Game(Protocol[S]):
    """The rules of one game for a given number of players and given options.

    ``options`` is the complete mapping of resolved option values, ``rules_version`` the version of the
    rules this object plays by. ``apply`` raises a `tacora.core.errors.TacoraError` for a step the node
    does not allow and never changes ``state``.
    """

    num_players: int
    options: Mapping[str, Any]
    rules_version: str

    def initial_state(self) -> S: ...

    def node(self, state: S) -> Node: ...

    def apply(self, state: S, step: Step) -> tuple[S, tuple[Event, ...]]: ...

    def observe(self, state: S, player: Player | None) -> Observation:
        """All that ``player`` (``None``: a spectator) may know of ``state``."""

    def redact(self, event: Event, player: Player | None) -> Event | None:
        """``event`` as ``player`` may know it; ``None`` when the player must not learn of it."""

    def follow(self, observation: Observation, event: Event) -> Observation:
        """The observation after a redacted event: old observation + events = fresh observation."""

    def winners(self, state: S) -> tuple[Player, ...]:
        """The winners of a finished game; a tie gives several."""

    def format_action(self, action: Action) -> str: ...

    def parse_action(self, text: str) -> Action: ...

    def format_outcome(self, outcome: Outcome) -> str: ...

    def parse_outcome(self, text: str) -> Outcome: ...


class Bot(Protocol):
    """Chooses for one player from what that player may know."""

    def choose(self, observation: Observation, legal_actions: Sequence[Action], rng: random.Random) -> Action: ...


# Optional powers, tested with isinstance. -------------------------------------------------------


@runtime_checkable
class Resamplable(Protocol):
    """For search: a state drawn from those a player cannot tell apart."""

    def sample_state(self, observation: Observation, player: Player | None, rng: random.Random) -> Any: ...


@runtime_checkable
class Encodable(Protocol):
    """For learning: an observation as a tuple of floats of fixed length."""

    def encode(self, observation: Observation) -> tuple[float, ...]: ...


@runtime_checkable
class Fast(Protocol):
    """For bulk play: a compiled twin of the rules. ``kernel`` returns the game's kernel module."""

    def kernel(self) -> Any: ...


@runtime_checkable
class Advisable(Protocol):
    """For advice: exact odds of a position as a mapping of plain values."""

    def advise(self, observation: Observation) -> Mapping[str, Any]: ...
