"""Exact odds of Pig: one turn's distribution, and the solved game for two.

Sources: T. W. Neller and C. G. M. Presser, "Optimal Play of the Dice Game Pig", The UMAP Journal 25 (2004);
the same authors' "Practical Play of the Dice Game Pig", The UMAP Journal 31 (2010).
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from typing import Any, NamedTuple

from tacora.games._template.model import PIG, Observation, Phase

__all__ = ["TwoPlayers", "advise", "best_hold", "expected_turn", "solve_two", "turn_points"]


def best_hold(sides: int) -> int:
    """The turn total from which one more roll gains nothing on average: 20 with six sides.

    A roll adds the mean of its faces but the pig, and with chance 1 / ``sides`` loses the turn's points.
    """
    return sum(range(PIG + 1, sides + 1))


@cache
def turn_points(hold_at: int, sides: int) -> Mapping[int, Fraction]:
    """The exact chances of what a turn banks for one who holds at ``hold_at`` points or more; 0 is a pig."""
    arriving = {0: Fraction(1)}
    banked: dict[int, Fraction] = {}
    for total in range(hold_at + sides):
        chance = arriving.pop(total, Fraction(0))
        if not chance:
            continue
        if total >= hold_at:
            banked[total] = chance
            continue
        banked[0] = banked.get(0, Fraction(0)) + chance / sides
        for face in range(PIG + 1, sides + 1):
            arriving[total + face] = arriving.get(total + face, Fraction(0)) + chance / sides
    return banked


def expected_turn(hold_at: int, sides: int) -> Fraction:
    """The mean of `turn_points`."""
    return sum((points * chance for points, chance in turn_points(hold_at, sides).items()), Fraction(0))


class TwoPlayers(NamedTuple):
    """The solved game of two players without equal turns, both playing as well as can be.

    ``win[own, other, turn]``: chance to win for the one whose turn it is, about to roll or hold with ``turn``
    points in hand. ``hold[own, other]``: the turn totals at which holding is best, all others below the target
    being better rolled on.
    """

    target: int
    sides: int
    win: Mapping[tuple[int, int, int], float]
    hold: Mapping[tuple[int, int], frozenset[int]]


@cache
def solve_two(target: int, sides: int) -> TwoPlayers:
    """Solve the game for two. Work grows with the cube of ``target``: 100 takes some ten seconds.

    Scores only grow, so the pairs of scores are solved from the end backwards. Within a pair the two
    players' turns lean on each other through pigs alone: for fixed choices that is one linear equation in
    two unknowns, and the choices are bettered until none changes (policy iteration).
    """
    win: dict[tuple[int, int, int], float] = {}
    hold: dict[tuple[int, int], frozenset[int]] = {}
    for total in range(2 * target - 2, -1, -1):
        for own in range(max(0, total - target + 1), total // 2 + 1):
            other = total - own
            _solve_pair(target, sides, own, other, win, hold)
    return TwoPlayers(target, sides, win, hold)


def _solve_pair(
    target: int,
    sides: int,
    own: int,
    other: int,
    win: dict[tuple[int, int, int], float],
    hold: dict[tuple[int, int], frozenset[int]],
) -> None:
    # What the one to play gets where a pig passes the turn on: 1 - the other's chance at the start of a turn.
    start = {(own, other): 0.5, (other, own): 0.5}
    while True:
        lines = {pair: _line(target, sides, pair, 1 - start[pair[::-1]], win) for pair in start}
        # start[a] = slope * (1 - start[b]) + base, and the same the other way round
        (slope_a, base_a), (slope_b, base_b) = lines[own, other][0], lines[other, own][0]
        first = (slope_a * (1 - slope_b - base_b) + base_a) / (1 - slope_a * slope_b)
        second = slope_b * (1 - first) + base_b
        better = {(own, other): first, (other, own): second}
        if own == other:
            better = {(own, own): (slope_a + base_a) / (1 + slope_a)}
        settled = all(abs(better[pair] - start[pair]) < 1e-13 for pair in start)
        start = better
        if settled:
            break
    for pair in start:
        _, values, held = _line(target, sides, pair, 1 - start[pair[::-1]], win)
        win.update({(*pair, turn): value for turn, value in values.items()})
        hold[pair] = held


def _line(
    target: int, sides: int, pair: tuple[int, int], after_pig: float, win: Mapping[tuple[int, int, int], float]
) -> tuple[tuple[float, float], dict[int, float], frozenset[int]]:
    """Best choices at every turn total given the value after a pig.

    Returns the start of the turn as ``slope * after_pig + base`` under those choices, all values, and the
    turn totals to hold at.
    """
    own, other = pair
    need = target - own
    values: dict[int, float] = {}
    slopes: dict[int, float] = {}
    held = set()
    for turn in range(need - 1, -1, -1):
        value = slope = 0.0
        for face in range(PIG + 1, sides + 1):
            following = turn + face
            value += values[following] if following < need else 1.0
            slope += slopes.get(following, 0.0)
        value, slope = (value + after_pig) / sides, (slope + 1) / sides
        if turn:
            holding = 1 - win[other, own + turn, 0]
            if holding >= value:
                value, slope = holding, 0.0
                held.add(turn)
        values[turn], slopes[turn] = value, slope
    return (slopes[0], values[0] - slopes[0] * after_pig), values, frozenset(held)


def advise(observation: Observation) -> Mapping[str, Any]:
    """Odds at a decision, as plain values.

    ``pig_next``: chance that the next roll is a pig. ``roll_mean``, ``hold``: the turn's points after one more
    roll (then holding) on average, and now. ``wins_now``: whether holding reaches the target. ``hold_at``: see
    `best_hold`. Empty where nothing is to be decided.
    """
    if observation.phase is not Phase.DECIDE:
        return {}
    sides, turn = observation.sides, observation.turn_points
    roll = Fraction((sides - 1) * turn + best_hold(sides), sides)
    return {
        "pig_next": 1 / sides,
        "roll_mean": float(roll),
        "hold": turn,
        "wins_now": observation.scores[observation.player] + turn >= observation.target,
        "hold_at": best_hold(sides),
    }
