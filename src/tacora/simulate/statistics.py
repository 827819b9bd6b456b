"""From sums to statements: means with 95 % intervals, win shares, paired differences and their significance.

Intervals are normal approximations, mean ± 1.96 standard errors of independent matches. A paired difference
compares two entries at the same tables and with the same cards; p-values are two-sided and adjusted for
the number of comparisons by Holm's method (Holm 1979, Scandinavian Journal of Statistics 6, 65-70).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tacora.simulate.tally import WIN_UNIT, Tally

__all__ = ["Interval", "Pair", "Summary", "holm", "p_value", "summarise"]

Z95 = 1.959963984540054


@dataclass(frozen=True, slots=True)
class Interval:
    """A mean and half the width of its 95 % interval; ``half`` is ``nan`` for a single match."""

    mean: float
    half: float

    @property
    def bounds(self) -> tuple[float, float]:
        return self.mean - self.half, self.mean + self.half


@dataclass(frozen=True, slots=True)
class Pair:
    """Entry ``a`` against entry ``b`` at the same tables. ``ahead`` is the share of matches in which ``a``
    scored more, ties counted half; ``p`` is Holm-adjusted for the difference in win share."""

    a: int
    b: int
    score: Interval
    win_share: Interval
    ahead: float
    p: float


@dataclass(frozen=True, slots=True)
class Summary:
    """Statements about one tally; lists are by entry."""

    matches: int
    score: tuple[Interval, ...]
    win_share: tuple[Interval, ...]
    seat_win_share: tuple[Interval, ...]
    pairs: tuple[Pair, ...]
    bust_share_by_cave: tuple[float, ...]
    mean_cards_by_cave: tuple[float, ...]


def _interval(total: float, squares: float, n: int) -> Interval:
    mean = total / n
    if n < 2:
        return Interval(mean, math.nan)
    variance = max(squares / n - mean * mean, 0.0) * n / (n - 1)
    return Interval(mean, Z95 * math.sqrt(variance / n))


def p_value(interval: Interval) -> float:
    """Two-sided, for a mean of zero; 1 where a single match says nothing of its spread."""
    if math.isnan(interval.half):
        return 1.0
    if not interval.half:
        return 0.0 if interval.mean else 1.0
    return math.erfc(abs(interval.mean) / (interval.half / Z95) / math.sqrt(2))


def holm(p_values: Sequence[float]) -> list[float]:
    """Holm-adjusted p-values in the given order."""
    order = sorted(range(len(p_values)), key=lambda index: p_values[index])
    adjusted = [0.0] * len(p_values)
    running = 0.0
    for rank, index in enumerate(order):
        running = max(running, min(1.0, (len(p_values) - rank) * p_values[index]))
        adjusted[index] = running
    return adjusted


def summarise(tally: Tally) -> Summary:
    """All statements about a tally of at least one match."""
    n, entries = tally.matches, len(tally.score_sums)
    unit = float(WIN_UNIT)
    scores = tuple(_interval(float(tally.score_sums[a]), float(tally.score_products[a, a]), n) for a in range(entries))
    shares = tuple(
        _interval(float(tally.win_sums[a]) / unit, float(tally.win_products[a, a]) / unit**2, n) for a in range(entries)
    )
    # The second moment by seat is not kept; the mean over entries' is exact for their average seat.
    square = float(np.trace(tally.win_products)) / unit**2 / entries
    seats = tuple(_interval(float(total) / unit, square, n) for total in tally.seat_wins)
    raw: list[tuple[int, int, Interval, Interval]] = []
    for a in range(entries):
        for b in range(a + 1, entries):
            raw.append((a, b, _difference(tally, a, b, win=False), _difference(tally, a, b, win=True)))
    adjusted = holm([p_value(share) for *_, share in raw])
    pairs = tuple(
        Pair(a, b, score, share, float(tally.ahead[a, b]) / (2 * n), p)
        for (a, b, score, share), p in zip(raw, adjusted, strict=True)
    )
    return Summary(
        matches=n,
        score=scores,
        win_share=shares,
        seat_win_share=seats,
        pairs=pairs,
        bust_share_by_cave=tuple(float(x) / n for x in tally.busts),
        mean_cards_by_cave=tuple(float(x) / n for x in tally.cards),
    )


def _difference(tally: Tally, a: int, b: int, *, win: bool) -> Interval:
    sums, products = (tally.win_sums, tally.win_products) if win else (tally.score_sums, tally.score_products)
    unit = float(WIN_UNIT) if win else 1.0
    total = float(sums[a] - sums[b]) / unit
    squares = float(products[a, a] - 2 * products[a, b] + products[b, b]) / unit**2
    return _interval(total, squares, tally.matches)
