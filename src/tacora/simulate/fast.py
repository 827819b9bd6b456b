"""Plays pieces on a game's compiled kernel, reached through the power `tacora.core.protocol.Fast`.

A game's kernel is a module with ``encode(bot)`` (raises an error of code ``bot-not-fast`` for a bot it does not
know) and ``play(options, bots, seed=, first_match=, matches=, threads=)``, whose result has the arrays
``scores``, ``winners`` (bit masks of players), ``busts`` (bit masks of caves) and ``cards`` (matches x caves).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NoReturn

import numpy as np

from tacora.core import registry
from tacora.core.errors import TacoraError
from tacora.core.protocol import Fast
from tacora.simulate.plan import InvalidPlan, Piece, Plan
from tacora.simulate.reference import load_bot
from tacora.simulate.tally import Played

__all__ = ["PIECE_SIZE", "can_play", "play_matches", "refuse"]

PIECE_SIZE = 20_000
"""Small enough that the arrays of a piece stay in the processor's cache while they are counted."""


@lru_cache(maxsize=256)
def _policy(game: str, name: str) -> Any:
    return registry.get(game).part("kernel").encode(load_bot(game, name))


def can_play(game: str, rules: Any, bots: Sequence[str]) -> bool:
    """Whether the game has a kernel and the kernel knows all these bots."""
    if not isinstance(rules, Fast):
        return False
    try:
        for name in bots:
            _policy(game, name)
    except TacoraError as error:
        if error.code != "bot-not-fast":
            raise
        return False
    return True


def refuse(game: str, bots: Sequence[str]) -> NoReturn:
    """Say that ``--engine kernel`` cannot be had."""
    raise InvalidPlan(
        f"The compiled engine cannot play {', '.join(bots)[:120]} in {game}; use --engine reference.", code="no-kernel"
    )


def play_matches(plan: Plan, piece: Piece) -> Played:
    """Play a piece compiled, on the calling thread; the interpreter is free meanwhile."""
    kernel: Any = registry.get(plan.game).part("kernel")
    entries = [_policy(plan.game, name) for name in plan.bots]
    seats = [entries[(seat + piece.rotation) % plan.seats] for seat in range(plan.seats)]
    played = kernel.play(plan.options, seats, seed=plan.seed, first_match=piece.first, matches=piece.count, threads=1)
    caves = np.arange(played.cards.shape[1])
    busts = ((played.busts[:, None] >> caves) & 1).sum(axis=0, dtype=np.int64)
    top = int(played.cards.max()) + 1
    depth = np.stack([np.bincount(column, minlength=top) for column in played.cards.T]).astype(np.int64)
    return Played(played.scores, played.winners, busts, depth @ np.arange(top), depth)
