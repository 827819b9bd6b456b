"""Baseline bots of Diamant: each a published kind of strategy with parameters.

A bot sees an observation only. Whatever it uses of it is gathered in `Features`, and a bot is a function
from features to the chance of leaving, so that the compiled kernel can play the same bots and a test can
compare both at every decision. With two explorers each (R8.1) every explorer is decided for separately.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from tacora.core.botspec import BotParameter, BotSpec
from tacora.games.diamant.model import Action, HazardCard, Observation, RelicCard, TreasureCard, relic_values

__all__ = ["BOTS", "ExplorerBot", "Features", "features"]


class Features(NamedTuple):
    """What an explorer's decision may rest on: whole numbers, all of them open information or the player's own.

    ``inside``: explorers in the cave. ``carried``: gems each of them carries. ``left``: gems on the path.
    ``cards``: cards lying on the path. ``hazards``: kinds of hazard among them. ``bust``: face-down cards
    that would strike now, out of ``cards_left``. ``treasure``: gems on all face-down treasure cards.
    ``relics_value``: what a lone leaver would get for the ``relics_path`` relics on the path.
    ``relics_gain``: what the ``relics_deck`` face-down relics would add to that, each as the next to come.
    ``cave`` counts from 0 up to ``caves`` - 1. ``own``: the player's score so far. ``rival``: the best score
    of another player as far as one can see: without the chest where chests are ``hidden`` (1, else 0).
    """

    inside: int
    carried: int
    left: int
    cards: int
    hazards: int
    bust: int
    cards_left: int
    treasure: int
    relics_path: int
    relics_value: int
    relics_deck: int
    relics_gain: int
    cave: int
    caves: int
    own: int
    rival: int
    hidden: int


def features(observation: Observation) -> Features:
    """The features of an observation by a player (not by a spectator)."""
    player = observation.player
    assert player is not None, "a spectator decides nothing"
    treasure = relics_deck = printed = bust = 0
    seen = set(observation.hazards_seen)
    for card, count in observation.deck:
        if isinstance(card, TreasureCard):
            treasure += card.gems * count
        elif isinstance(card, HazardCard):
            if card.hazard in seen:
                bust += count
        else:
            relics_deck += count
            printed += (card.value or 0) * count
    on_path = observation.relics_on_path
    relics_gain = printed
    if relics_deck and observation.options.relic_values == "by_order":
        following = relic_values(
            observation.options, (*on_path, RelicCard()), observation.relics_out, observation.relics_lost
        )
        relics_gain = relics_deck * following[-1]
    scores = [(chest or 0) + sum(relics) for chest, relics in zip(observation.chest, observation.relics, strict=True)]
    return Features(
        inside=len(observation.explorers),
        carried=observation.carried,
        left=observation.gems_left,
        cards=len(observation.path),
        hazards=len(seen),
        bust=bust,
        cards_left=observation.cards_left,
        treasure=treasure,
        relics_path=len(on_path),
        relics_value=observation.relics_value,
        relics_deck=relics_deck,
        relics_gain=relics_gain,
        cave=observation.cave_index,
        caves=observation.options.caves,
        own=scores[player],
        rival=max(score for other, score in enumerate(scores) if other != player),
        hidden=int(observation.options.chests == "hidden"),
    )


class ExplorerBot:
    """Turns a chance of leaving, explorer by explorer, into a choice."""

    def leave_chance(self, seen: Features) -> float:
        """The chance, 0 to 1, that an explorer leaves now."""
        raise NotImplementedError

    def chance(self, observation: Observation) -> float:
        """The same from an observation."""
        return self.leave_chance(features(observation))

    def choose(self, observation: Observation, legal_actions: Sequence[Any], rng: random.Random) -> Action:
        chance = self.chance(observation)
        mine = observation.explorers_of(observation.player if observation.player is not None else -1)
        leaving = [explorer for explorer in mine if chance >= 1 or (chance > 0 and rng.random() < chance)]
        if not leaving:
            return Action.STAY
        if len(leaving) == len(mine):
            return Action.LEAVE
        first = leaving[0] % observation.options.explorers_per_player == 0
        return Action.LEAVE_FIRST if first else Action.LEAVE_SECOND


class RandomBot(ExplorerBot):
    def __init__(self, leave: float) -> None:
        self.leave = leave / 100

    def chance(self, observation: Observation) -> float:
        return self.leave

    def leave_chance(self, seen: Features) -> float:
        return self.leave


class AfterCards(ExplorerBot):
    def __init__(self, cards: float) -> None:
        self.cards = int(cards)

    def leave_chance(self, seen: Features) -> float:
        return float(seen.cards >= self.cards)


class AtGems(ExplorerBot):
    def __init__(self, gems: float) -> None:
        self.gems = int(gems)

    def leave_chance(self, seen: Features) -> float:
        return float(seen.carried >= self.gems)


class AtHazards(ExplorerBot):
    def __init__(self, hazards: float) -> None:
        self.hazards = int(hazards)

    def leave_chance(self, seen: Features) -> float:
        return float(seen.hazards >= self.hazards)


class BustLimit(ExplorerBot):
    """Compares whole numbers, in hundredths of a percent, so that no rounding can part it from the kernel."""

    def __init__(self, percent: float) -> None:
        self.basis_points = round(percent * 100)

    def leave_chance(self, seen: Features) -> float:
        return float(seen.bust * 10_000 > self.basis_points * seen.cards_left)


class Expected(ExplorerBot):
    """One more card against going now, all explorers inside taken as one purse.

    The purse holds what they carry, what lies on the path and, with ``relics``, the relics there; the next
    card loses it all with chance ``bust / cards_left`` and otherwise adds treasure or a relic. Multiplied by
    ``cards_left`` that is ``bust * purse`` against the sum of all that is face down. For a lone explorer this
    is the exact rule for the points of one cave (the monotone case of optimal stopping).
    """

    def __init__(self, relics: float, bold: float) -> None:
        self.relics = bool(relics)
        self.bold = int(bold)

    def leave_chance(self, seen: Features) -> float:
        purse = seen.inside * seen.carried + seen.left
        gain = seen.treasure
        if self.relics:
            purse += seen.relics_value
            gain += seen.relics_gain
        return float(100 * seen.bust * purse >= self.bold * gain)


class LeadLag(ExplorerBot):
    """A target of gems, lower when ahead and higher when behind: one gem for ``step`` points, at most ``swing``.

    Nothing is remembered, so where chests are hidden each rival is taken to have banked ``pace`` gems a cave.
    """

    def __init__(self, gems: float, step: float, swing: float, pace: float) -> None:
        self.gems, self.step, self.swing, self.pace = int(gems), int(step), int(swing), int(pace)

    def leave_chance(self, seen: Features) -> float:
        lead = seen.own - seen.rival - seen.hidden * self.pace * seen.cave
        shift = lead // self.step if lead >= 0 else -(-lead // self.step)
        shift = max(-self.swing, min(self.swing, shift))
        return float(seen.carried >= max(1, self.gems - shift))


class LoneExit(ExplorerBot):
    """Tries to be the only one to leave once the path holds ``worth`` for a lone leaver.

    With ``n`` explorers inside it leaves with chance ``1 / n``, which makes a lone exit likeliest when all
    think alike. Otherwise it is `Expected`, relics counted.
    """

    def __init__(self, worth: float, bold: float) -> None:
        self.worth, self.bold = int(worth), int(bold)
        self._base = Expected(1, bold)

    def leave_chance(self, seen: Features) -> float:
        base = self._base.leave_chance(seen)
        if base < 1 and seen.inside > 1 and seen.left + seen.relics_value >= self.worth:
            return 1 / seen.inside
        return base


def _bold(default: int) -> BotParameter:
    return BotParameter("bold", default, 10, 1000, "Percent by which what may be won is over- or undervalued.")


_GO = "2222-42/incangold_strategy (Go program)"
_JAVA = "Jacoba1100254352/Incan-Gold-Strategy-Tester (Java program)"

BOTS: tuple[BotSpec, ...] = (
    BotSpec(
        "random",
        "Leaves by chance after every card.",
        f"{_GO}: leave with a fixed chance.",
        lambda values: RandomBot(**values),
        (BotParameter("leave", 50, 0, 100, "Chance of leaving, in percent.", whole=False),),
    ),
    BotSpec(
        "cautious",
        "Goes home as soon as it carries a few gems.",
        f"{_JAVA}: leave at a number of gems carried; the best of its table for four equals is 7.",
        lambda values: AtGems(values["stop"]),
        (BotParameter("stop", 7, 1, 999, "Gems carried at which it leaves."),),
        level="easy",
    ),
    BotSpec(
        "after-cards",
        "Leaves once a number of cards lie on the path.",
        f"{_JAVA}: leave at a turn; the best of its table is turn 7.",
        lambda values: AfterCards(**values),
        (BotParameter("cards", 7, 1, 60, "Cards on the path at which it leaves."),),
    ),
    BotSpec(
        "at-gems",
        "Leaves once it carries a number of gems.",
        f"{_GO} (base target 9) and {_JAVA} (7).",
        lambda values: AtGems(**values),
        (BotParameter("gems", 9, 1, 999, "Gems carried at which it leaves."),),
    ),
    BotSpec(
        "at-hazards",
        "Leaves once a number of different hazards lie on the path.",
        f"{_GO}: leave at one or two hazards.",
        lambda values: AtHazards(**values),
        (BotParameter("hazards", 2, 1, 5, "Kinds of hazard on the path at which it leaves."),),
    ),
    BotSpec(
        "bust-limit",
        "Leaves once the next card is too likely to be the end.",
        "The probability limit of many player's guides; the chance itself is exact.",
        lambda values: BustLimit(**values),
        (BotParameter("percent", 15, 0, 100, "Highest chance of a bust it accepts, in percent.", whole=False),),
    ),
    BotSpec(
        "expected",
        "Weighs what one more card brings on average against what it may lose.",
        f"{_GO}: bot EV; the one-card look-ahead of the literature on optimal stopping.",
        lambda values: Expected(**values),
        (BotParameter("relics", 1, 0, 1, "1: relics count, 0: only gems."), _bold(100)),
    ),
    BotSpec(
        "lead-lag",
        "Aims at a number of gems: fewer when it leads, more when it lags.",
        f"{_GO}: bot Risky (base 9, shifted by the standing); Neller and Presser on Pig: play to win, not for points.",
        lambda values: LeadLag(**values),
        (
            BotParameter("gems", 10, 1, 999, "Gems carried at which it leaves when level."),
            BotParameter("step", 3, 1, 999, "Points of lead or lag that shift the target by one gem."),
            BotParameter("swing", 5, 0, 99, "Greatest shift, in gems."),
            BotParameter("pace", 9, 0, 99, "Gems a cave it credits rivals with where chests are hidden."),
        ),
        level="normal",
    ),
    BotSpec(
        "lone-exit",
        "Looks for the moment to walk out alone with leftovers and relics.",
        "The mixed exit of symmetric war-of-attrition equilibria: of n equals each leaves with chance 1/n.",
        lambda values: LoneExit(**values),
        (BotParameter("worth", 8, 1, 999, "Leftovers and relics for which it tries to leave alone."), _bold(60)),
        level="strong",
    ),
)


def make(name: str, given: Mapping[str, str] | None = None) -> ExplorerBot:
    """A bot of this game by name; raises `KeyError` or `tacora.core.botspec.InvalidBot`. See `tacora.bots.load`."""
    spec = next((spec for spec in BOTS if spec.name == name), None)
    if spec is None:
        raise KeyError(name)
    bot = spec.make(spec.resolve(given or {}))
    assert isinstance(bot, ExplorerBot)
    return bot
