"""What the kernel can play: the baseline bots, tables of chances, and a user's own compiled policy."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numba import njit
from numba.core.errors import NumbaError

from tacora.core.botspec import BotName, InvalidBot
from tacora.core.errors import TacoraError
from tacora.games.diamant import bots as reference
from tacora.games.diamant.kernel import compiled
from tacora.games.diamant.kernel.compiled import Bots

__all__ = ["CustomPolicy", "NotFast", "Policy", "PolicyFailed", "TablePolicy", "encode", "pack", "policy"]


class NotFast(TacoraError):
    """A bot the kernel has no twin of; the reference engine can play it."""

    code = "bot-not-fast"


class PolicyFailed(TacoraError):
    """A user's policy raised, or answered something that is no chance."""

    code = "policy-failed"


@dataclass(frozen=True, slots=True)
class Policy:
    """A bot as the kernel takes it.

    Whatever its ``kind`` it leaves for certain as soon as its ``rule`` says so: a measure of the position reaches
    ``threshold`` (gems carried, cards on the path, kinds of hazard); the chance of a bust is above ``threshold``
    hundredths of a percent; what may be lost is at least ``threshold`` percent of what the next card brings, with
    or without relics (`Expected`). Otherwise the chance of leaving is found as the kind has it, from ``params``,
    ``chance``, ``table`` or ``function``.
    """

    name: str
    kind: int
    params: tuple[int, ...] = ()
    rule: int = compiled.NO_RULE
    threshold: int = 0
    chance: float = 0.0
    table: Any = None
    function: Any = None


class TablePolicy(reference.ExplorerBot):
    """A bot whose chance of leaving is read from a table.

    ``chances`` has four axes, each clipped to its length: explorers inside; chance of a bust in steps of
    one over the axis' length; gems carried; what a lone leaver would take from the path (gems and relics).
    Raises `InvalidBot` for another shape or for values outside 0 to 1.
    """

    def __init__(self, chances: Any, name: str = "table") -> None:
        table = np.ascontiguousarray(chances, dtype=np.float32)
        if table.ndim != 4 or not table.size or not bool(np.all((table >= 0) & (table <= 1))):
            raise InvalidBot(
                "A policy table needs four axes (inside, bust, carried, path) and chances from 0 to 1.", bot=name
            )
        self.table = table
        self.name = name

    def leave_chance(self, seen: reference.Features) -> float:
        inside, bust, carried, path = self.table.shape
        level = seen.bust * bust // seen.cards_left if seen.cards_left else 0
        at = (
            min(seen.inside, inside - 1),
            min(level, bust - 1),
            min(seen.carried, carried - 1),
            min(seen.left + seen.relics_value, path - 1),
        )
        return float(self.table[at])


class CustomPolicy(reference.ExplorerBot):
    """A user's own policy: compiled, it plays in the kernel and on the reference engine alike.

    ``function`` takes the view, an array of whole numbers in the order of `Features` (positions are named in
    `tacora.games.diamant.kernel`: ``view[kernel.CARRIED]``), and returns the chance of leaving, 0 to 1.
    It must not keep anything. Raises `InvalidBot` when it cannot be compiled.
    """

    def __init__(self, function: Callable[[Any], float], name: str | None = None) -> None:
        plain = getattr(function, "py_func", function)
        self.name = str(name or getattr(plain, "__name__", "policy"))
        try:
            self.function = njit(compiled.POLICY_SIGNATURE)(plain)
        except NumbaError as error:
            first = str(error).strip().splitlines()
            raise InvalidBot(
                f"The policy {self.name} cannot be compiled: {first[0] if first else error!r}", bot=self.name
            ) from error

    def leave_chance(self, seen: reference.Features) -> float:
        return float(self.function(np.array(seen, dtype=np.int64)))


def policy(function: Callable[[Any], float]) -> CustomPolicy:
    """Decorator for a user's own policy; see `CustomPolicy`."""
    return CustomPolicy(function)


def encode(bot: object) -> Policy:
    """A bot, a bot's name or a finished `Policy` as a `Policy`.

    Raises `InvalidBot` for a wrong name, `NotFast` for a bot without a twin here.
    """
    if isinstance(bot, Policy):
        return bot
    name: str = type(bot).__name__
    if isinstance(bot, str | BotName):
        parsed = BotName.parse(bot) if isinstance(bot, str) else bot
        bare = parsed.name.removeprefix("diamant:")
        name = str(parsed)
        try:
            bot = reference.make(bare, dict(parsed.given))
        except KeyError:
            raise NotFast(f"The kernel plays no bot called {bare[:40]!r}.", bot=bare[:40]) from None
    return _encode(bot, name)


def _encode(bot: object, name: str) -> Policy:
    match bot:
        case reference.RandomBot():
            return Policy(name, compiled.RANDOM, chance=bot.leave)
        case reference.AfterCards():
            return Policy(name, compiled.RULE, rule=compiled.BY_CARDS, threshold=bot.cards)
        case reference.AtGems():
            return Policy(name, compiled.RULE, rule=compiled.BY_GEMS, threshold=bot.gems)
        case reference.AtHazards():
            return Policy(name, compiled.RULE, rule=compiled.BY_HAZARDS, threshold=bot.hazards)
        case reference.BustLimit():
            return Policy(name, compiled.RULE, rule=compiled.BY_BUST, threshold=bot.basis_points)
        case reference.Expected() if bot.relics:
            return Policy(name, compiled.RULE, rule=compiled.BY_GAIN_RELICS, threshold=bot.bold)
        case reference.Expected():
            return Policy(name, compiled.RULE, rule=compiled.BY_GAIN, threshold=bot.bold)
        case reference.LeadLag():
            return Policy(name, compiled.LEAD_LAG, (bot.gems, bot.step, bot.swing, bot.pace), rule=compiled.BY_GEMS)
        case reference.LoneExit():
            return Policy(name, compiled.LONE_EXIT, (bot.worth,), rule=compiled.BY_GAIN_RELICS, threshold=bot.bold)
        case TablePolicy():
            return Policy(str(bot.name), compiled.TABLE, table=bot.table)
        case CustomPolicy():
            return Policy(bot.name, compiled.CUSTOM, function=bot.function)
    raise NotFast(f"The kernel has no twin of the bot {name[:60]}.", bot=name[:60])


@njit(compiled.POLICY_SIGNATURE, cache=True)
def _stay(view: Any) -> Any:
    return 0.0


def pack(policies: Sequence[Policy], each: int, *, scripted: bool = False) -> Bots:
    """The arrays of a line-up. ``scripted``: for a trace, where nobody tosses coins and any bot may be there."""
    size = compiled.MAX_PLAYERS
    kinds, thresholds, params = np.zeros(size, np.int64), np.zeros(size, np.int64), np.zeros((size, 8), np.int64)
    rules, chances = np.full(size, compiled.NO_RULE, np.int64), np.zeros(size, np.float64)
    tables: list[Any] = []
    functions = [_stay] * size
    leads = fair = special = offset = 0
    for player, one in enumerate(policies):
        explorers = ((1 << each) - 1) << (player * each)
        kinds[player], rules[player], thresholds[player], chances[player] = (
            one.kind,
            one.rule,
            one.threshold,
            one.chance,
        )
        params[player, : len(one.params)] = one.params
        leads |= one.kind == compiled.LEAD_LAG
        if one.table is not None:
            params[player, :5] = (offset, *one.table.shape)
            tables.append(one.table.ravel())
            offset += one.table.size
        if one.function is not None:
            functions[player] = one.function
        if not scripted and one.kind == compiled.RANDOM and one.chance == 0.5:
            fair |= explorers
        elif one.kind not in (compiled.RULE, compiled.LEAD_LAG):
            special |= explorers
    custom = tuple(functions) if scripted or any(one.function is not None for one in policies) else None
    joined = np.concatenate(tables) if tables else np.zeros(1, np.float32)
    return Bots(kinds, rules, thresholds, params.ravel(), chances, joined, int(leads), fair, special, custom)


def mode_of(bots: Bots, num_explorers: int, *, plain: bool) -> int:
    """The quickest compiled loop that can play this line-up. ``plain``: one explorer each, pooled leftovers."""
    if bots.custom is not None:
        return compiled.CUSTOMS
    if plain and bots.fair == (1 << num_explorers) - 1:
        return compiled.COINS
    if plain and not bots.fair and not bots.special:
        return compiled.RULES
    return compiled.GENERAL
