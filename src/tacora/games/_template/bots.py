"""Bots of Pig. A bot sees an observation, never a state.

Sources: T. W. Neller and C. G. M. Presser, "Optimal Play of the Dice Game Pig" (2004) and "Practical Play of
the Dice Game Pig" (2010), The UMAP Journal.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tacora.core.botspec import BotParameter, BotSpec
from tacora.games._template.model import Action, Observation

__all__ = ["BOTS"]


def wins_now(seen: Observation) -> bool:
    """Whether holding reaches the target."""
    return seen.scores[seen.player] + seen.turn_points >= seen.target


@dataclass(frozen=True, slots=True)
class RandomBot:
    """Holds by chance."""

    hold: float

    def choose(self, observation: Observation, legal_actions: Sequence[Any], rng: random.Random) -> Action:
        return Action.HOLD if rng.random() * 100 < self.hold else Action.ROLL


@dataclass(frozen=True, slots=True)
class HoldAtBot:
    """Holds once the turn is worth ``points``, or wins."""

    points: float

    def choose(self, observation: Observation, legal_actions: Sequence[Any], rng: random.Random) -> Action:
        return Action.HOLD if observation.turn_points >= self.points or wins_now(observation) else Action.ROLL


@dataclass(frozen=True, slots=True)
class RaceBot:
    """Keeps pace with the best rival, and races once anyone is within ``race`` points of the target."""

    base: float
    divisor: float
    race: float

    def choose(self, observation: Observation, legal_actions: Sequence[Any], rng: random.Random) -> Action:
        if wins_now(observation):
            return Action.HOLD
        me, scores = observation.player, observation.scores
        if max(scores) >= observation.target - self.race:
            return Action.ROLL
        rival = max(score for player, score in enumerate(scores) if player != me)
        hold_at = self.base + round((rival - scores[me]) / self.divisor)
        return Action.HOLD if observation.turn_points >= hold_at else Action.ROLL


BOTS: tuple[BotSpec, ...] = (
    BotSpec(
        "random",
        "Holds by chance after every roll.",
        "The usual baseline.",
        lambda values: RandomBot(**values),
        (BotParameter("hold", 30, 1, 100, "Chance of holding, in percent.", whole=False),),
        level="easy",
    ),
    BotSpec(
        "hold-at",
        "Holds once the turn is worth a number of points.",
        "Neller and Presser 2004: hold at 20, the best stop for points alone.",
        lambda values: HoldAtBot(**values),
        (BotParameter("points", 20, 1, 1000, "Points of the turn at which it holds."),),
        level="normal",
    ),
    BotSpec(
        "race",
        "Keeps pace with the leader, and rolls for the win near the end.",
        "Neller and Presser 2010: end race or keep pace (within 29 points of 100; else hold at 21 + lag / 8).",
        lambda values: RaceBot(**values),
        (
            BotParameter("base", 21, 1, 1000, "Points at which it holds when level."),
            BotParameter("divisor", 8, 1, 1000, "Points of lag that make it hold one point later."),
            BotParameter("race", 29, 0, 1000, "Distance to the target from which it rolls for the win."),
        ),
        level="strong",
    ),
)
