"""Frozen values of Pig: the choice, the state, the events, what a viewer sees."""

from __future__ import annotations

import enum
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

PIG = 1
"""The face that ends a turn and loses its points (R3.3)."""


class Action(enum.Enum):
    """The choice after every roll but a pig (R3.2)."""

    ROLL = "roll"
    HOLD = "hold"


class Phase(enum.Enum):
    """What comes next: the die, a choice, nothing."""

    ROLL = "roll"
    DECIDE = "decide"
    OVER = "over"


class State(NamedTuple):
    """All that is true between two steps. The next roll is nowhere in it.

    ``player``: whose turn it is. ``turn_points``: points of this turn, not safe yet. ``rolls``: the faces
    rolled in this turn. ``scores``: what each player has banked.
    """

    phase: Phase
    player: int
    turn_points: int
    rolls: tuple[int, ...]
    scores: tuple[int, ...]


# Events, in the past tense. ----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RollChosen:
    """``player`` goes on (R3.2)."""

    player: int


@dataclass(frozen=True, slots=True)
class DieRolled:
    """``player`` rolled ``face``; the turn now holds ``turn_points`` (R3.1)."""

    player: int
    face: int
    turn_points: int


@dataclass(frozen=True, slots=True)
class PigRolled:
    """``player`` rolled a pig and lost the turn's ``lost`` points (R3.3)."""

    player: int
    lost: int


@dataclass(frozen=True, slots=True)
class PointsBanked:
    """``player`` held: ``points`` are safe, the score is now ``score`` (R3.4)."""

    player: int
    points: int
    score: int


@dataclass(frozen=True, slots=True)
class TurnPassed:
    """It is ``player``'s turn now (R3.5)."""

    player: int


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over (R4): ``scores`` and ``winners``."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


PigEvent: TypeAlias = RollChosen | DieRolled | PigRolled | PointsBanked | TurnPassed | GameEnded


@dataclass(frozen=True, slots=True)
class Observation:
    """All that ``viewer`` (``None``: a spectator) may know: in Pig, everything (R5.1).

    ``winners`` is ``None`` until the end. Other fields are as in `State`.
    """

    viewer: int | None
    target: int
    sides: int
    equal_turns: bool
    phase: Phase
    player: int
    turn_points: int
    rolls: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...] | None = None
