"""Bots that can play any game."""

from __future__ import annotations

import random
from collections.abc import Sequence

from tacora.core.botspec import BotSpec
from tacora.core.protocol import Action, Observation

__all__ = ["GENERIC", "UniformBot"]


class UniformBot:
    """Every legal action is equally likely."""

    def choose(self, observation: Observation, legal_actions: Sequence[Action], rng: random.Random) -> Action:
        return rng.choice(legal_actions)


GENERIC: tuple[BotSpec, ...] = (
    BotSpec("random", "Chooses by chance.", "The usual baseline: uniform over legal actions.", lambda _: UniformBot()),
)
"""Offered for a game unless it declares a bot of the same name."""
