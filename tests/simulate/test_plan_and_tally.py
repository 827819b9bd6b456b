"""Plans cut the work the same way whatever runs it; tallies are exact sums."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tacora.simulate.plan import InvalidPlan, Plan
from tacora.simulate.statistics import holm, summarise
from tacora.simulate.tally import WIN_UNIT, Played, Tally


def a_plan(matches: int = 10, seats: int = 3, piece_size: int = 4, seed: int = 1) -> Plan:
    return Plan("diamant", {}, ("random",) * seats, matches, seed, piece_size)


@given(st.integers(1, 500), st.integers(2, 8), st.integers(1, 60))
def test_pieces_cover_every_match_once_and_rotations_evenly(matches: int, seats: int, size: int) -> None:
    plan = a_plan(matches, seats, size)
    pieces = list(plan.pieces())
    covered = [match for piece in pieces for match in range(piece.first, piece.first + piece.count)]
    assert covered == list(range(matches))
    assert all(1 <= piece.count <= size for piece in pieces)
    shares = [sum(piece.count for piece in pieces if piece.rotation == turn) for turn in range(seats)]
    assert max(shares) - min(shares) <= 1


def test_equal_work_has_an_equal_name_and_other_work_another() -> None:
    names = {a_plan().fingerprint(), a_plan(11).fingerprint(), a_plan(seed=2).fingerprint()}
    assert a_plan().fingerprint() == a_plan().fingerprint()
    assert len(names) == 3


@pytest.mark.parametrize("matches", [0, -1, 10**12])
def test_a_senseless_number_of_matches_is_refused(matches: int) -> None:
    with pytest.raises(InvalidPlan) as refused:
        a_plan(matches)
    assert refused.value.code == "invalid-matches"


@pytest.mark.parametrize("seed", [-1, 1 << 63])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(InvalidPlan) as refused:
        a_plan(seed=seed)
    assert refused.value.code == "invalid-run-seed"


def random_played(rng: np.random.Generator, matches: int, seats: int) -> Played:
    scores = rng.integers(0, 60, (matches, seats))
    winners = ((scores == scores.max(axis=1, keepdims=True)) << np.arange(seats)).sum(axis=1)
    cards = rng.integers(1, 9, (matches, 2))
    return Played(
        scores,
        winners,
        busts=rng.integers(0, matches + 1, 2),
        cards=cards.sum(axis=0),
        depth=np.stack([np.bincount(column, minlength=9) for column in cards.T]),
    )


@pytest.mark.parametrize("rotation", [0, 1, 2])
def test_a_tally_counts_what_a_plain_loop_counts(rotation: int) -> None:
    played = random_played(np.random.default_rng(rotation), 200, 3)
    tally = Tally.of(played, rotation)
    sums, wins, ahead = [0] * 3, [0] * 3, [[0] * 3 for _ in range(3)]
    for scores, winners in zip(played.scores.tolist(), played.winners.tolist(), strict=True):
        points, won = [0] * 3, [0] * 3
        number = bin(winners).count("1")
        for seat in range(3):
            entry = (seat + rotation) % 3
            points[entry] = scores[seat]
            won[entry] = WIN_UNIT // number if winners >> seat & 1 else 0
        for a in range(3):
            sums[a] += points[a]
            wins[a] += won[a]
            for b in range(3):
                if a != b:
                    ahead[a][b] += 2 * (points[a] > points[b]) + (points[a] == points[b])
    assert tally.score_sums.tolist() == sums
    assert tally.win_sums.tolist() == wins
    assert sum(wins) == 200 * WIN_UNIT
    assert tally.ahead.tolist() == ahead


def test_adding_in_any_order_gives_the_same_sums() -> None:
    rng = np.random.default_rng(5)
    parts = [Tally.of(random_played(rng, size, 3), turn) for turn, size in enumerate((50, 7, 120))]
    results = []
    for order in itertools.permutations(parts):
        tally = Tally.empty(3)
        for part in order:
            tally.add(part)
        results.append(tally.to_data())
    assert all(result == results[0] for result in results)
    assert Tally.from_data(results[0]).to_data() == results[0]


def test_intervals_hold_the_textbook_formula() -> None:
    rng = np.random.default_rng(8)
    played = random_played(rng, 500, 2)
    summary = summarise(Tally.of(played, 0))
    column = played.scores[:, 0].astype(float)
    assert summary.score[0].mean == pytest.approx(column.mean())
    assert summary.score[0].half == pytest.approx(1.959964 * column.std(ddof=1) / 500**0.5, rel=1e-6)
    difference = played.scores[:, 0].astype(float) - played.scores[:, 1]
    assert summary.pairs[0].score.mean == pytest.approx(difference.mean())
    assert summary.pairs[0].score.half == pytest.approx(1.959964 * difference.std(ddof=1) / 500**0.5, rel=1e-6)
    assert sum(one.mean for one in summary.win_share) == pytest.approx(1)


def test_holm_on_a_worked_example() -> None:
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
