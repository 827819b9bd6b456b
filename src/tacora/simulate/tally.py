"""What is kept of the matches played: exact integer sums, so that any order of adding gives the same result."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

__all__ = ["WIN_UNIT", "Played", "Tally"]

WIN_UNIT = 840
"""A win is 840 units, so that a tie of up to 8 splits exactly."""

Ints = npt.NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Played:
    """Matches as an engine gives them: ``scores[m, s]`` of seat ``s``, ``winners[m]`` the bit mask of winning
    seats, and the sums by cave that `Tally` keeps (``None`` for a game without caves)."""

    scores: npt.NDArray[Any]
    winners: npt.NDArray[Any]
    busts: Ints | None = None
    cards: Ints | None = None
    depth: Ints | None = None


@dataclass(slots=True)
class Tally:
    """Sums over matches between ``n`` entries.

    ``score_products[a, b]`` is the sum of score a times score b, ``win_products`` the same of win units;
    ``seat_wins[s]`` and ``seat_scores[s]`` are sums by seat (seats must agree, rotations see to it);
    ``scores[a, x]`` counts matches in which entry ``a`` scored ``x``; ``ahead[a, b]`` counts twice the matches
    in which ``a`` scored more than ``b``, plus once the ties. ``busts[c]``, ``cards[c]`` and ``depth[c, k]``
    are cave ``c``'s busts, cards shown, and how often ``k`` cards were shown; empty for games without caves.
    """

    matches: int
    score_sums: Ints
    score_products: Ints
    win_sums: Ints
    win_products: Ints
    seat_scores: Ints
    seat_wins: Ints
    scores: Ints
    ahead: Ints
    busts: Ints
    cards: Ints
    depth: Ints

    @classmethod
    def empty(cls, entries: int, caves: int = 0) -> Tally:
        def zeros(*shape: int) -> Ints:
            return np.zeros(shape, dtype=np.int64)

        n = entries
        return cls(
            0, zeros(n), zeros(n, n), zeros(n), zeros(n, n), zeros(n), zeros(n), zeros(n, 1), zeros(n, n),
            zeros(caves), zeros(caves), zeros(caves, 1),
        )  # fmt: skip

    @classmethod
    def of(cls, played: Played, rotation: int) -> Tally:
        """Count matches played under one rotation (see `tacora.simulate.plan.Piece`)."""
        scores, winners = played.scores, played.winners
        matches, seats = scores.shape
        # One row a seat, so that every sum below runs over neighbouring numbers.
        by_seat = np.ascontiguousarray(scores.T).astype(np.int64)
        won = (winners[None, :].astype(np.int64) >> np.arange(seats)[:, None]) & 1
        wins_by_seat = won * (WIN_UNIT // won.sum(axis=0))
        tally = cls.empty(seats)
        tally.matches = matches
        tally.seat_scores = by_seat.sum(axis=1)
        tally.seat_wins = wins_by_seat.sum(axis=1)
        seat_of_entry = (np.arange(seats) - rotation) % seats
        points, wins = by_seat[seat_of_entry], wins_by_seat[seat_of_entry]
        tally.score_sums = points.sum(axis=1)
        tally.win_sums = wins.sum(axis=1)
        tally.score_products = _products(points)
        tally.win_products = _products(wins)
        top = int(points.max(initial=0)) + 1
        tally.scores = np.stack([np.bincount(row, minlength=top) for row in points])
        for a in range(seats):
            for b in range(a + 1, seats):
                more, less = np.count_nonzero(points[a] > points[b]), np.count_nonzero(points[a] < points[b])
                tally.ahead[a, b] = matches + more - less
                tally.ahead[b, a] = matches + less - more
        if played.busts is not None and played.cards is not None and played.depth is not None:
            tally.busts, tally.cards, tally.depth = played.busts, played.cards, played.depth
        return tally

    def add(self, other: Tally) -> None:
        """Add another tally of the same entries."""
        self.matches += other.matches
        for name in _SUMS:
            mine, theirs = getattr(self, name), getattr(other, name)
            if not theirs.size:
                continue
            if mine.shape == theirs.shape:
                mine = mine + theirs
            else:
                mine = _padded(mine, theirs.shape) + _padded(theirs, mine.shape)
            setattr(self, name, mine)

    def to_data(self) -> dict[str, Any]:
        return {"matches": self.matches, **{name: getattr(self, name).tolist() for name in _SUMS}}

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> Tally:
        n = len(data["score_sums"])
        tally = cls.empty(n, len(data["busts"]))
        tally.matches = int(data["matches"])
        for name in _SUMS:
            array = np.array(data[name], dtype=np.int64)
            setattr(tally, name, array.reshape(0, 1) if name == "depth" and not array.size else array)
        return tally


_SUMS = tuple(name for name in Tally.__dataclass_fields__ if name != "matches")


def _products(rows: Ints) -> Ints:
    """Exact sums of products of rows, by the fast multiplication of floats where it cannot round."""
    largest = int(np.abs(rows).max(initial=0))
    if largest * largest * rows.shape[1] < 1 << 53:
        floats = rows.astype(np.float64)
        return (floats @ floats.T).astype(np.int64)
    return rows @ rows.T


def _padded(array: Ints, other: tuple[int, ...]) -> Ints:
    shape = tuple(max(a, b) for a, b in zip(array.shape, other, strict=True))
    wide = np.zeros(shape, dtype=np.int64)
    wide[tuple(slice(0, size) for size in array.shape)] = array
    return wide
