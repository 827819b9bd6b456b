"""Bulk play of Diamant in compiled code: the twin of `tacora.games.diamant.rules`, proven equal by test.

>>> from tacora.games.diamant import kernel
>>> results = kernel.play({}, ["cautious?stop=8", "expected", "random"], seed=1, matches=100_000)
>>> results.scores.mean(axis=0)

The cards of match ``i`` follow from ``(seed, i)`` alone, whoever plays and on however many threads.
"""

from __future__ import annotations

import threading
import warnings
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numba
import numpy as np
from numba.core.errors import NumbaExperimentalFeatureWarning

from tacora.core.errors import InvalidPlayers, TacoraError
from tacora.games.diamant.kernel import compiled
from tacora.games.diamant.kernel.compiled import (
    BUST,
    CARDS,
    CARDS_LEFT,
    CARRIED,
    CAVE,
    CAVES,
    HAZARDS,
    HIDDEN,
    INSIDE,
    LEFT,
    OWN,
    RELICS_DECK,
    RELICS_GAIN,
    RELICS_PATH,
    RELICS_VALUE,
    RIVAL,
    TREASURE,
    VIEW_SIZE,
    Out,
    Script,
    Setup,
)
from tacora.games.diamant.kernel.policies import (
    CustomPolicy,
    NotFast,
    Policy,
    PolicyFailed,
    TablePolicy,
    encode,
    mode_of,
    pack,
    policy,
)
from tacora.games.diamant.meta import META, OPTIONS
from tacora.games.diamant.model import DiamantOptions

__all__ = [
    "BUST",
    "CARDS",
    "CARDS_LEFT",
    "CARRIED",
    "CAVE",
    "CAVES",
    "HAZARDS",
    "HIDDEN",
    "INSIDE",
    "LEFT",
    "OWN",
    "RELICS_DECK",
    "RELICS_GAIN",
    "RELICS_PATH",
    "RELICS_VALUE",
    "RIVAL",
    "TREASURE",
    "VIEW_SIZE",
    "CustomPolicy",
    "InvalidRun",
    "NotFast",
    "Policy",
    "PolicyFailed",
    "Results",
    "TablePolicy",
    "Trace",
    "encode",
    "play",
    "policy",
    "trace",
]

_MAX_SEED = 2**64


class InvalidRun(TacoraError):
    """A number of matches, threads or a seed that makes no sense."""

    code = "invalid-run"


@dataclass(frozen=True, slots=True)
class Results:
    """What happened in matches ``first_match`` to ``first_match + len(scores) - 1``; one row a match.

    ``scores``: int16 (matches, players), final scores. ``winners``: uint8, bit ``p`` set if player ``p`` won
    or shared the victory. ``busts``: uint16, bit ``c`` set if cave ``c`` ended by a hazard. ``cards``: uint8
    (matches, caves), cards turned in each cave, the striking one included.
    """

    first_match: int
    scores: np.ndarray[Any, np.dtype[np.int16]]
    winners: np.ndarray[Any, np.dtype[np.uint8]]
    busts: np.ndarray[Any, np.dtype[np.uint16]]
    cards: np.ndarray[Any, np.dtype[np.uint8]]

    def __len__(self) -> int:
        return len(self.scores)

    def win_shares(self) -> np.ndarray[Any, np.dtype[np.float64]]:
        """float64 (matches, players): 1 for a win, 1/k for a victory shared by k, 0 otherwise."""
        players = self.scores.shape[1]
        won = (self.winners[:, None] >> np.arange(players, dtype=np.uint8)) & 1
        shares: np.ndarray[Any, np.dtype[np.float64]] = won / won.sum(axis=1, keepdims=True)
        return shares

    def bust_share_by_cave(self) -> np.ndarray[Any, np.dtype[np.float64]]:
        """float64 (caves,): the share of matches in which each cave ended by a hazard."""
        caves = self.cards.shape[1]
        busts = (self.busts[:, None] >> np.arange(caves, dtype=np.uint16)) & 1
        shares: np.ndarray[Any, np.dtype[np.float64]] = busts.mean(axis=0)
        return shares


@lru_cache(maxsize=64)
def _setup(options: DiamantOptions, players: int) -> Setup:
    """The options as the compiled code takes them."""
    relics = options.relic_cards
    gems = np.zeros(compiled.MAX_CARDS, np.int64)
    printed, effect = np.zeros(compiled.MAX_CARDS, np.int64), np.zeros(compiled.MAX_CARDS, np.int64)
    kind = np.full(compiled.MAX_CARDS, 5)
    gems[: len(options.treasures)] = sorted(options.treasures)
    at = len(options.treasures)
    copies, first_of_kind = np.zeros(5, np.int64), np.zeros(5, np.int64)
    for index, number in enumerate(options.hazards):
        copies[index], first_of_kind[index] = number, at
        kind[at : at + number] = index
        effect[at : at + number] = 1 << 12 << index
        at += number
    first_relic = at
    at += len(relics)
    printed[first_relic:at] = [card.value or 0 for card in relics]
    effect[first_relic:at] = 1 << 20
    effect |= kind << 17 | gems << 21
    entry = ("all_at_start", "one_per_round_random", "one_per_round_ascending").index(options.relic_entry)
    base_size = at if entry == compiled.ALL_AT_START else first_relic
    inside = np.maximum(np.arange(9), 1)[:, None]  # nobody inside is never asked for
    each = options.explorers_per_player
    lanes = np.zeros(512, np.uint64)
    for mask in range(256):
        for explorer in range(players * each):
            if mask >> explorer & 1:
                player = explorer // each
                lanes[256 * (player // 4) + mask] += np.uint64(1 << 16 * (player % 4))
    quotients = np.arange(256)[None, :] // inside
    quotients[0] = 0
    return Setup(
        effects=(effect | gems // inside | gems % inside << 8).astype(np.uint32).ravel(),
        small=np.concatenate(
            [
                [mask.bit_count() for mask in range(256)],
                [max((mask & -mask).bit_length() - 1, 0) for mask in range(256)],
                quotients.ravel(),
            ]
        ).astype(np.uint8),
        lanes=lanes,
        base=np.arange(compiled.MAX_CARDS, dtype=np.uint8),
        printed=printed,
        copies=copies,
        first_of_kind=first_of_kind,
        base_size=base_size,
        first_relic=first_relic,
        num_relics=len(relics),
        gems=sum(options.treasures),
        base_printed=int(printed[:base_size].sum()),
        players=players,
        each=each,
        caves=options.caves,
        entry=entry,
        by_order=int(options.relic_values == "by_order"),
        draws_relic=int(entry == compiled.RANDOM_ENTRY and len(set(relics)) > 1),
        most_relics=int(options.tie == "most_relics_then_shared"),
        hidden=int(options.chests == "hidden"),
        per_card=int(options.leftover_split == "per_card"),
        lost_count=int(options.lost_relics_count),
    )


def _out(matches: int, players: int, caves: int) -> Out:
    return Out(
        np.zeros((matches, players), np.int16),
        np.zeros(matches, np.uint8),
        np.zeros(matches, np.uint16),
        np.zeros((matches, caves), np.uint8),
    )


def _script(cards: Sequence[int] = (), leavers: Sequence[int] = ()) -> Script:
    rows = 2 * len(leavers) + 9 if cards else 0
    return Script(
        np.array(cards, np.int64),
        np.array(leavers, np.int64),
        np.zeros((rows, compiled.ROW_SIZE), np.int64),
        np.zeros((rows, compiled.MAX_PLAYERS), np.float64),
        np.zeros(1, np.int64),
    )


def _options(values: Mapping[str, Any], players: int) -> DiamantOptions:
    low, high = META.players
    if not low <= players <= high:
        raise InvalidPlayers(
            f"Diamant is for {low} to {high} players, not {players}.", minimum=low, maximum=high, players=players
        )
    return DiamantOptions.of(OPTIONS.resolve(None, values), players)


def _check(name: str, value: int, low: int, high: int) -> None:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise InvalidRun(
            f"{name} cannot be {value!r}: expected a whole number from {low} to {high}.",
            name=name,
            value=repr(value)[:40],
            minimum=low,
            maximum=high,
        )


_ENTRIES: dict[Any, Callable[..., None]] = {}
_LOCK = threading.Lock()


def _entry(function: Any, arguments: tuple[Any, ...]) -> Callable[..., None]:
    """The machine code of a compiled function for the types of ``arguments``, which are always the same.

    Numba looks at the types on every call, and each time it meets a function as an argument it warns that this
    is experimental; so it is asked once.
    """
    entry = _ENTRIES.get(function)
    if entry is None:
        with _LOCK, warnings.catch_warnings():
            warnings.simplefilter("ignore", NumbaExperimentalFeatureWarning)
            types = tuple(numba.typeof(argument) for argument in arguments)  # type: ignore[no-untyped-call]
            function.compile(types)
            entry = _ENTRIES[function] = function.get_overload(types)
    return entry


def play(
    options: Mapping[str, Any],
    bots: Sequence[object],
    *,
    seed: int,
    matches: int,
    first_match: int = 0,
    threads: int = 1,
) -> Results:
    """Play ``matches`` whole matches, numbered from ``first_match``, of ``bots`` in seat order (2 to 8 of them).

    ``options``: values by name (missing ones are the default's), as a game's ``options``. ``bots``: names
    (``"cautious?stop=8"``), bots of `tacora.games.diamant.bots`, `TablePolicy`, `CustomPolicy` or `Policy`.
    ``seed``: 0 to 2**64 - 1. Other threads of the program go on meanwhile.

    Raises `InvalidRun`, `tacora.core.botspec.InvalidBot`, `NotFast`, `tacora.core.errors.InvalidPlayers`,
    `tacora.core.errors.InvalidOption`, and `PolicyFailed` when a user's policy raises.
    """
    players = len(bots)
    settings = _options(options, players)
    _check("seed", seed, 0, _MAX_SEED - 1)
    _check("matches", matches, 1, 2**31)
    _check("first_match", first_match, 0, 2**62)
    _check("threads", threads, 1, 1024)
    policies = [encode(bot) for bot in bots]
    setup = _setup(settings, players)
    packed = pack(policies, settings.explorers_per_player)
    each = settings.explorers_per_player
    plain = each == 1 and settings.leftover_split == "pooled"
    out, script = _out(matches, players, settings.caves), _script()
    numbers = (np.uint64(seed), np.int64(first_match))
    parts = min(threads, matches)
    bounds = [(matches * part // parts, matches * (part + 1) // parts) for part in range(parts)]
    mode = mode_of(packed, players * each, plain=plain)
    run = _entry(compiled.RUNS[mode], (*numbers, *bounds[0], setup, packed, out, script))

    def work(bound: tuple[int, int]) -> None:
        run(*numbers, *bound, setup, packed, out, script)

    try:
        if parts == 1:
            work(bounds[0])
        else:
            with ThreadPoolExecutor(parts) as pool:
                list(pool.map(work, bounds))
    except Exception as error:
        if mode != compiled.CUSTOMS:
            raise
        reason = f"{type(error).__name__}: {error}"
        raise PolicyFailed(f"A policy failed with {reason}", reason=reason) from error
    return Results(first_match, out.scores, out.winners, out.busts, out.cards)


@dataclass(frozen=True, slots=True)
class Trace:
    """One scripted match, row by row.

    ``rows``: int64 (rows, `compiled.ROW_SIZE`); see the ``COLUMN_`` names of `compiled`. ``chances``: float64
    (rows, 8), what each bot would have done, filled in rows of kind ``ROW_DECIDE``.
    """

    rows: np.ndarray[Any, np.dtype[np.int64]]
    chances: np.ndarray[Any, np.dtype[np.float64]]
    results: Results


def trace(options: Mapping[str, Any], bots: Sequence[object], cards: Sequence[int], leavers: Sequence[int]) -> Trace:
    """Play one match with the given cards and choices: for the proof that kernel and rules agree.

    ``cards``: ids in the order dealt (treasures lowest first, hazards by kind, relics lowest first, where of
    equal cards any id will do that is not yet on the path), the relic of a cave included where it is drawn.
    ``leavers``: for each reveal the mask of explorers who leave. Raises `ValueError` for a card that is not
    in the deck.
    """
    players = len(bots)
    settings = _options(options, players)
    setup = _setup(settings, players)
    packed = pack([encode(bot) for bot in bots], settings.explorers_per_player, scripted=True)
    out, script = _out(1, players, settings.caves), _script(cards, leavers)
    arguments = (np.uint64(0), np.int64(0), 0, 1, setup, packed, out, script)
    _entry(compiled.replay, arguments)(*arguments)
    rows = int(script.used[0])
    results = Results(0, out.scores, out.winners, out.busts, out.cards)
    return Trace(script.rows[:rows], script.chances[:rows], results)
