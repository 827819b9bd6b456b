"""Bots against bots: every table of ``seats`` different entries, ties split, seats rotated, the same cards at all.

Win shares of an entry are averaged over its tables. As all tables see the same cards, their errors may go
together; the intervals given are those of the worst case (fully correlated), so they are never too narrow.
The pool is not transitive, so the matrix of pairs says more than the rating.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

import numpy as np

from tacora.simulate.plan import InvalidPlan, Piece, Plan
from tacora.simulate.runner import Backend, play_matches, run_all
from tacora.simulate.statistics import Interval, Summary, holm, p_value, summarise

__all__ = ["Rating", "Standing", "Tournament", "Versus", "play_tournament", "rate", "tables"]

RATED_MATCHES = 2000
"""Ratings are for display: they are learned from this many matches at most, spread evenly over the tables."""


@dataclass(frozen=True, slots=True)
class Rating:
    """openskill (Plackett-Luce): ``mu`` with uncertainty ``sigma``; ``ordinal`` = mu - 3 sigma."""

    mu: float
    sigma: float
    ordinal: float


@dataclass(frozen=True, slots=True)
class Standing:
    """One entry over all its tables."""

    name: str
    tables: int
    matches: int
    score: Interval
    win_share: Interval
    rating: Rating


@dataclass(frozen=True, slots=True)
class Versus:
    """Entry ``a`` against ``b`` where both sit at the table: difference of win share (``a`` minus ``b``), the share
    of matches in which ``a`` scored more (ties half), Holm-adjusted p."""

    a: int
    b: int
    win_share: Interval
    ahead: float
    p: float


@dataclass(frozen=True, slots=True)
class Tournament:
    """``clones[a][b]`` is the win share of one ``a`` against ``seats - 1`` copies of ``b`` (``None`` if not played)."""

    seats: int
    tables: int
    tables_played: int
    matches: int
    seconds: float
    played: int
    complete: bool
    standings: tuple[Standing, ...]
    versus: tuple[Versus, ...]
    clones: tuple[tuple[Interval | None, ...], ...] | None
    warning: str | None = None


def tables(base: Plan, pool: Sequence[str], seats: int) -> list[tuple[tuple[int, ...], Plan]]:
    """All sets of ``seats`` different entries, each with its plan."""
    if not 2 <= seats <= len(pool):
        raise InvalidPlan(
            f"A tournament of {len(pool)} bots can have 2 to {len(pool)} seats, not {seats}.", code="invalid-seats"
        )
    if len(set(pool)) != len(pool):
        raise InvalidPlan("A bot is named twice in the tournament.", code="bot-twice")
    return [
        (chosen, replace(base, bots=tuple(pool[entry] for entry in chosen)))
        for chosen in combinations(range(len(pool)), seats)
    ]


def rate(pool: Sequence[str], plans: Sequence[tuple[tuple[int, ...], Plan]]) -> list[Rating]:
    """Rate entries from the first matches of each table, the tables taking turns."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = [model.rating(name=name) for name in pool]
    each = max(1, min(min(plan.matches for _, plan in plans), RATED_MATCHES // len(plans)))
    played = []
    for _, plan in plans:
        # An equal share under every rotation, played again: scores of single matches are kept nowhere.
        share = min(plan.piece_size, -(-each // plan.seats))
        pieces = [
            Piece(part.start, min(len(part), share), rotation) for rotation, part in enumerate(plan.parts()) if part
        ]
        rows = []
        for piece in pieces:
            scores = play_matches(plan, piece).scores
            seat_of_entry = np.argsort((np.arange(plan.seats) + piece.rotation) % plan.seats)
            rows.append(scores[:, seat_of_entry])
        played.append(np.concatenate(rows)[:each])
    for index in range(each):
        for (chosen, _), scores in zip(plans, played, strict=True):
            if index < len(scores):
                teams = [[ratings[entry]] for entry in chosen]
                rated = model.rate(teams, scores=[float(score) for score in scores[index]])
                for entry, team in zip(chosen, rated, strict=True):
                    ratings[entry] = team[0]
    return [Rating(one.mu, one.sigma, one.ordinal()) for one in ratings]


def play_tournament(
    base: Plan,
    pool: Sequence[str],
    seats: int,
    backend: Backend,
    *,
    clones: bool = False,
    checkpoints: bool = True,
    resume: bool = False,
    progress: Callable[[int, int], None] | None = None,
) -> Tournament:
    """Play all tables. ``base`` gives game, options, matches a table and seed; its bots are not used."""
    plans = tables(base, pool, seats)
    copies: list[tuple[tuple[int, int], Plan]] = []
    if clones:
        copies = [
            ((a, b), replace(base, bots=(pool[a], *[pool[b]] * (seats - 1))))
            for a in range(len(pool))
            for b in range(len(pool))
            if a != b
        ]
    everything = [plan for _, plan in plans] + [plan for _, plan in copies]
    batch = run_all(everything, backend, checkpoints=checkpoints, resume=resume, progress=progress)
    tallies = batch.tallies
    finished = [(chosen, plan, tally) for (chosen, plan), tally in zip(plans, tallies, strict=False) if tally.matches]
    summaries = [(chosen, summarise(tally)) for chosen, _, tally in finished]
    matrix = None
    if clones:
        grid: list[list[Interval | None]] = [[None] * len(pool) for _ in pool]
        for (pair, _), tally in zip(copies, tallies[len(plans) :], strict=False):
            if tally.matches:
                grid[pair[0]][pair[1]] = summarise(tally).win_share[0]
        matrix = tuple(tuple(row) for row in grid)
    rated = rate(pool, [(chosen, plan) for chosen, plan, _ in finished]) if finished else []
    return Tournament(
        seats=seats,
        tables=len(plans),
        tables_played=len(finished),
        matches=sum(tally.matches for tally in tallies),
        seconds=batch.seconds,
        played=batch.played,
        complete=batch.complete,
        standings=_standings(pool, summaries, rated),
        versus=_versus(len(pool), summaries),
        clones=matrix,
        warning=batch.warning,
    )


def _mean(intervals: Sequence[Interval]) -> Interval:
    if not intervals:
        return Interval(math.nan, math.nan)
    n = len(intervals)
    return Interval(sum(one.mean for one in intervals) / n, sum(one.half for one in intervals) / n)


def _standings(
    pool: Sequence[str], summaries: Sequence[tuple[tuple[int, ...], Summary]], ratings: Sequence[Rating]
) -> tuple[Standing, ...]:
    scores: list[list[Interval]] = [[] for _ in pool]
    shares: list[list[Interval]] = [[] for _ in pool]
    matches = [0] * len(pool)
    for chosen, summary in summaries:
        for place, entry in enumerate(chosen):
            scores[entry].append(summary.score[place])
            shares[entry].append(summary.win_share[place])
            matches[entry] += summary.matches
    return tuple(
        Standing(name, len(shares[entry]), matches[entry], _mean(scores[entry]), _mean(shares[entry]), ratings[entry])
        for entry, name in enumerate(pool)
        if shares[entry]
    )


def _versus(entries: int, summaries: Sequence[tuple[tuple[int, ...], Summary]]) -> tuple[Versus, ...]:
    differences: dict[tuple[int, int], list[Interval]] = {}
    ahead: dict[tuple[int, int], list[float]] = {}
    for chosen, summary in summaries:
        for pair in summary.pairs:
            key = (chosen[pair.a], chosen[pair.b])
            differences.setdefault(key, []).append(pair.win_share)
            ahead.setdefault(key, []).append(pair.ahead)
    keys = [(a, b) for a in range(entries) for b in range(a + 1, entries) if (a, b) in differences]
    means = [_mean(differences[key]) for key in keys]
    return tuple(
        Versus(a, b, mean, sum(ahead[a, b]) / len(ahead[a, b]), p)
        for (a, b), mean, p in zip(keys, means, holm([p_value(mean) for mean in means]), strict=True)
    )
