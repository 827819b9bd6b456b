"""Plays pieces on a game's compiled kernel, reached through the power `tacora.core.protocol.Fast`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NoReturn

from tacora.simulate.plan import InvalidPlan, Piece, Plan
from tacora.simulate.tally import Played

__all__ = ["PIECE_SIZE", "can_play", "play_matches", "refuse"]

PIECE_SIZE = 50_000


def can_play(rules: Any, bots: Sequence[str]) -> bool:
    """Whether the game has a kernel and the kernel knows all these bots."""
    return False


def refuse(game: str, bots: Sequence[str]) -> NoReturn:
    raise InvalidPlan(
        f"The compiled engine cannot play {', '.join(bots)[:120]} in {game}; use --engine reference.", code="no-kernel"
    )


def play_matches(plan: Plan, piece: Piece) -> Played:
    """Play a piece compiled."""
    raise NotImplementedError
