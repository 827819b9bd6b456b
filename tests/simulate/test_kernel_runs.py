"""The compiled engine inside runs: chosen by itself, reproducible over threads, agreeing with the reference engine."""

from __future__ import annotations

from pathlib import Path

import pytest

from tacora.core import registry
from tacora.simulate import fast
from tacora.simulate.plan import Plan
from tacora.simulate.runner import LocalBackend, run
from tacora.simulate.statistics import summarise

BOTS = ("expected", "at-gems?gems=9", "random", "lone-exit")


def plan_of(engine: str, matches: int, preset: str = "iello2016", size: int = 1000) -> Plan:
    meta = registry.get("diamant")
    return Plan("diamant", meta.options.resolve(preset), BOTS, matches, 11, size, preset, {"engine": engine})


def test_the_kernel_knows_registered_bots_and_not_a_users_own(tmp_path: Path) -> None:
    own = tmp_path / "own.py"
    own.write_text(
        "class Stays:\n    def choose(self, observation, legal_actions, rng):\n        return legal_actions[0]\n"
    )
    rules = registry.get("diamant").create(4)
    assert fast.can_play("diamant", rules, BOTS)
    assert not fast.can_play("diamant", rules, (*BOTS[:3], f"{own}:Stays"))
    assert not fast.can_play("pig", registry.get("pig").create(2), ("random", "random"))


def test_threads_do_not_change_the_result() -> None:
    one = run(plan_of("kernel", 20_000)).tally.to_data()
    assert run(plan_of("kernel", 20_000), LocalBackend(3)).tally.to_data() == one


@pytest.mark.parametrize("preset", ["schmidt2005", "incan2006", "iello2016", "incan2020", "iello2022"])
def test_both_engines_agree_within_their_errors(preset: str) -> None:
    compiled = summarise(run(plan_of("kernel", 200_000, preset, 50_000)).tally)
    reference = summarise(run(plan_of("reference", 400, preset)).tally)
    for quick, slow in zip(compiled.score, reference.score, strict=True):
        # Five standard errors of the smaller sample: fails by chance once in some million runs.
        assert abs(quick.mean - slow.mean) < 5 * (slow.half + quick.half) / 1.96
    for quick, slow in zip(compiled.win_share, reference.win_share, strict=True):
        assert abs(quick.mean - slow.mean) < 5 * (slow.half + quick.half) / 1.96
    for cave in range(5):
        share = compiled.bust_share_by_cave[cave]
        assert abs(reference.bust_share_by_cave[cave] - share) < 5 * (share * (1 - share) / 400) ** 0.5
        assert abs(reference.mean_cards_by_cave[cave] - compiled.mean_cards_by_cave[cave]) < 5 * 4 / 400**0.5
    assert max(abs(seat.mean - 0.25) for seat in compiled.seat_win_share) < 0.01
