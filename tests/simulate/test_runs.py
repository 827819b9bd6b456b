"""Runs: the same result on any backend, interrupted or not; failures keep finished work."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tacora.core import registry
from tacora.simulate.checkpoint import Checkpoint, CheckpointError
from tacora.simulate.plan import InvalidPlan, Plan
from tacora.simulate.reference import BotFailed
from tacora.simulate.runner import LocalBackend, Outcome, run
from tacora.simulate.sweep import parse_axis, play_sweep
from tacora.simulate.tournament import play_tournament, tables

BOTS = ("expected", "at-gems?gems=9", "random")


def plan_of(
    matches: int = 300, bots: tuple[str, ...] = BOTS, preset: str = "iello2016", seed: int = 7, size: int = 20
) -> Plan:
    meta = registry.get("diamant")
    return Plan("diamant", meta.options.resolve(preset), bots, matches, seed, size, preset, {"engine": "reference"})


@pytest.fixture(scope="module")
def whole() -> Outcome:
    return run(plan_of())


def test_processes_give_what_one_process_gives(whole: Outcome) -> None:
    assert run(plan_of(), LocalBackend(2)).tally.to_data() == whole.tally.to_data()


def test_another_seed_gives_another_result(whole: Outcome) -> None:
    assert run(plan_of(seed=8)).tally.to_data() != whole.tally.to_data()


class PulledPlug(KeyboardInterrupt):
    pass


@pytest.mark.parametrize("after", [0, 40, 280])
def test_an_interrupted_run_goes_on_to_the_same_result(tmp_path: Path, whole: Outcome, after: int) -> None:
    checkpoint = Checkpoint.of(plan_of(), tmp_path)

    def pull(done: int, total: int) -> None:
        assert total == 300
        if done >= after:
            raise PulledPlug

    first = run(plan_of(), checkpoint=checkpoint, progress=pull)
    assert not first.complete
    assert first.tally.matches == after
    assert checkpoint.path.exists() == (after > 0)
    second = run(plan_of(), checkpoint=checkpoint, resume=True)
    assert second.complete
    assert second.played == 300 - after
    assert second.tally.to_data() == whole.tally.to_data()
    assert not checkpoint.path.exists()


def test_a_damaged_checkpoint_is_told_and_kept(tmp_path: Path) -> None:
    checkpoint = Checkpoint.of(plan_of(), tmp_path)
    checkpoint.path.write_text('{"format": "tacora-simulation", "plan"')
    with pytest.raises(CheckpointError) as refused:
        run(plan_of(), checkpoint=checkpoint, resume=True)
    assert refused.value.code == "invalid-checkpoint"
    assert checkpoint.path.exists()


def test_a_checkpoint_of_another_plan_is_refused(tmp_path: Path) -> None:
    mine, other = Checkpoint.of(plan_of(), tmp_path), Checkpoint.of(plan_of(seed=9), tmp_path)
    other.save({0}, run(plan_of(20)).tally)
    other.path.rename(mine.path)
    with pytest.raises(CheckpointError):
        mine.load()


def test_seats_agree_for_equal_bots() -> None:
    outcome = run(plan_of(900, ("cautious",) * 3))
    shares = outcome.tally.seat_wins / outcome.tally.seat_wins.sum()
    # Three standard errors of a share of about a third in 900 matches.
    assert abs(shares - 1 / 3).max() < 3 * (2 / 9 / 900) ** 0.5


def test_other_games_run_too() -> None:
    meta = registry.get("pig")
    bots = ("random", "random")
    outcome = run(Plan("pig", meta.options.resolve(), bots, 20, 1, 10, extra={"engine": "reference"}))
    assert outcome.tally.matches == 20
    assert outcome.tally.busts.size == 0


# Users' own bots -------------------------------------------------------------------------------

OWN_BOT = '''
class AfterThree:
    """Leaves once three cards lie on the path."""

    def choose(self, observation, legal_actions, rng):
        leave = len(observation.path) >= 3
        return legal_actions[1] if leave else legal_actions[0]


class Raises:
    def choose(self, observation, legal_actions, rng):
        if observation.cave_index == 2:
            raise RuntimeError("no idea")
        return legal_actions[0]


class Cheats:
    def choose(self, observation, legal_actions, rng):
        return "teleport"
'''


@pytest.fixture
def own_bots(tmp_path: Path) -> str:
    path = tmp_path / "mine.py"
    path.write_text(OWN_BOT)
    return str(path)


def test_an_own_bot_from_a_file_plays_like_its_registered_twin(own_bots: str) -> None:
    mine = run(plan_of(60, (f"{own_bots}:AfterThree", "expected", "at-gems")))
    twin = run(plan_of(60, ("after-cards?cards=3", "expected", "at-gems")))
    assert mine.tally.to_data() == twin.tally.to_data()


def test_an_own_bot_plays_over_processes(own_bots: str) -> None:
    plan = plan_of(60, (f"{own_bots}:AfterThree", "expected", "at-gems"))
    assert run(plan, LocalBackend(2)).tally.to_data() == run(plan).tally.to_data()


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("name", ["Raises", "Cheats"])
def test_a_bot_that_fails_is_named_and_finished_work_is_kept(
    own_bots: str, tmp_path: Path, name: str, threads: int
) -> None:
    plan = plan_of(60, (f"{own_bots}:{name}", "expected", "at-gems"))
    checkpoint = Checkpoint.of(plan, tmp_path)
    good = run(plan_of(20)).tally
    checkpoint.save({0}, good)
    with pytest.raises(BotFailed) as failed:
        run(plan, LocalBackend(threads), checkpoint=checkpoint, resume=True)
    assert failed.value.code == "bot-failed"
    assert name in failed.value.message
    found = checkpoint.load()
    assert found is not None
    assert 0 in found[0]


# Tournaments and sweeps ------------------------------------------------------------------------


def test_a_tournament_plays_every_table_and_its_shares_add_up() -> None:
    pool = ("expected", "at-gems", "cautious", "random")
    result = play_tournament(plan_of(60), pool, 3, LocalBackend(1), clones=True, checkpoints=False)
    assert (result.tables, result.tables_played, result.complete) == (4, 4, True)
    assert [standing.tables for standing in result.standings] == [3, 3, 3, 3]
    assert sum(standing.win_share.mean for standing in result.standings) == pytest.approx(4 / 3)
    assert len(result.versus) == 6
    assert result.clones is not None
    assert [[cell is None for cell in row] for row in result.clones] == [[a == b for b in range(4)] for a in range(4)]
    best = max(result.standings, key=lambda standing: standing.rating.mu)
    assert best.name != "random"


def test_an_interrupted_tournament_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TACORA_HOME", str(tmp_path))
    pool = ("expected", "at-gems", "cautious", "random")
    whole = play_tournament(plan_of(40), pool, 3, LocalBackend(1), checkpoints=False)

    def pull(done: int, total: int) -> None:
        if done >= 60:
            raise PulledPlug

    first = play_tournament(plan_of(40), pool, 3, LocalBackend(1), progress=pull)
    assert not first.complete
    second = play_tournament(plan_of(40), pool, 3, LocalBackend(1), resume=True)
    assert second.complete
    assert second.played < whole.played
    assert (second.standings, second.versus) == (whole.standings, whole.versus)
    assert not list((tmp_path / "simulations").iterdir())


def test_one_match_proves_nothing() -> None:
    result = play_tournament(plan_of(1), ("expected", "at-gems", "random"), 3, LocalBackend(1), checkpoints=False)
    assert [pair.p for pair in result.versus] == [1.0, 1.0, 1.0]


def test_tables_refuse_senseless_pools() -> None:
    for pool, seats, code in (
        (("a", "b"), 3, "invalid-seats"),
        (("a", "b"), 1, "invalid-seats"),
        (("a", "a", "b"), 2, "bot-twice"),
    ):
        with pytest.raises(InvalidPlan) as refused:
            tables(plan_of(), pool, seats)
        assert refused.value.code == code


def test_a_sweep_finds_the_better_threshold() -> None:
    base = plan_of(150, ("at-gems", "expected", "random"))
    result = play_sweep(base, [parse_axis("gems=1,14")], LocalBackend(1), checkpoints=False)
    poor, good = result.points
    assert (poor.bot, good.bot) == ("at-gems?gems=1", "at-gems?gems=14")
    assert good.win_share.mean > poor.win_share.mean


@pytest.mark.parametrize(
    ("text", "values"),
    [("g=1,2,5", ("1", "2", "5")), ("g=4..6", ("4", "5", "6")), ("p=0..0.3/0.1", ("0", "0.1", "0.2", "0.3"))],
)
def test_axes_are_read(text: str, values: tuple[str, ...]) -> None:
    assert parse_axis(text).values == values


@pytest.mark.parametrize(
    "text", ["", "g", "g=", "=3", "g=a,b", "g=5..1", "g=1..9/0", "g=1..9/-1", "g=0..1e9/1e-9", "g=nan..2"]
)
def test_axes_that_vary_nothing_are_refused(text: str) -> None:
    with pytest.raises(InvalidPlan) as refused:
        parse_axis(text)
    assert refused.value.code == "invalid-axis"


# The command line ------------------------------------------------------------------------------


def tacora(*arguments: str, home: Path, **more: Any) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "TACORA_HOME": str(home), "LC_ALL": "en_US.UTF-8"}
    return subprocess.run(
        [sys.executable, "-m", "tacora", *arguments],
        capture_output=True,
        text=True,
        env=env,
        timeout=240,
        check=False,
        **more,
    )


TABLE = ("--bots", "expected,at-gems,random", "--engine", "reference", "--seed", "5")


def test_simulate_prints_the_promised_keys(tmp_path: Path) -> None:
    done = tacora("simulate", "--preset", "incan2006", *TABLE, "--matches", "30", "--json", home=tmp_path)
    assert done.returncode == 0, done.stderr
    data = json.loads(done.stdout)
    assert data["matches"] == 30
    assert {"seconds", "matches_per_second", "bust_share_by_cave", "mean_cards_by_cave"} <= set(data)
    assert {"name", "mean_score", "mean_score_ci95", "win_share", "win_share_ci95"} <= set(data["bots"][0])
    assert len(data["bust_share_by_cave"]) == len(data["mean_cards_by_cave"]) == 5


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("simulate", "--bots", "nobody,random,random"), "unknown-bot"),
        (("simulate", "--bots", "random,random,random", "--matches", "0"), "invalid-matches"),
        (("simulate", "--bots", "random"), "invalid-players"),
        (("simulate", "--bots", "random,random,random", "--preset", "x"), "unknown-preset"),
        (("simulate", "--bots", "random,random,random", "--threads", "-3"), "invalid-threads"),
        (("simulate", "--bots", "random,random,random", "--plot", "x.gif"), "invalid-picture"),
        (("tournament", "--bots", "random,expected", "--seats", "5"), "invalid-seats"),
        (("sweep", "--bots", "at-gems,random,random", "--vary", "gems"), "invalid-axis"),
        (("sweep", "--bots", "at-gems,random,random", "--vary", "gemz=1,2"), "unknown-bot-parameter"),
    ],
)
def test_a_refusal_is_a_code_and_a_sentence(arguments: tuple[str, ...], code: str, tmp_path: Path) -> None:
    refused = tacora(*arguments, "--json", home=tmp_path)
    assert refused.returncode == 1
    assert json.loads(refused.stdout)["error"] == code
    assert refused.stderr.startswith("tacora: ")
    assert not list(tmp_path.iterdir())


LEAVER = """
from pathlib import Path

calls = 0


class Leaver:
    \"""Five decisions a match; tells by a file when the first piece of 250 matches must be finished.\"""

    def choose(self, observation, legal_actions, rng):
        global calls
        calls += 1
        if calls == 1300:
            Path(__file__).with_name("playing").touch()
        return legal_actions[1]
"""


def test_ctrl_c_keeps_what_is_done_and_resume_goes_on(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(LEAVER, encoding="utf-8")
    table = ("simulate", "--bots", f"{tmp_path / 'mine.py'}:Leaver,at-gems,random", "--seed", "5", "--matches", "1500")
    home = tmp_path / "home"
    env = {**os.environ, "TACORA_HOME": str(home), "LC_ALL": "en_US.UTF-8"}
    command = [sys.executable, "-m", "tacora", *table, "--threads", "1", "--json"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env)
    while not (tmp_path / "playing").exists():
        assert process.poll() is None
        time.sleep(0.01)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=120)
    assert process.returncode == 130, err
    assert "--seed 5 --resume" in err
    interrupted = json.loads(out)
    assert not interrupted["complete"]
    assert 250 <= interrupted["matches"] < 1500
    resumed = tacora(*table, "--threads", "2", "--json", "--resume", home=home)
    assert resumed.returncode == 0, resumed.stderr
    whole = tacora(*table, "--threads", "2", "--json", home=tmp_path / "other")
    first, second = json.loads(resumed.stdout), json.loads(whole.stdout)
    assert first["matches"] == 1500
    assert first["bots"] == second["bots"]
    assert first["pairs"] == second["pairs"]


def test_a_full_disk_loses_no_result(tmp_path: Path) -> None:
    done = tacora("simulate", *TABLE, "--matches", "30", "--csv", "/dev/full", "--json", home=tmp_path)
    assert done.returncode == 1
    assert json.loads(done.stdout)["matches"] == 30
    assert "/dev/full" in done.stderr or "space" in done.stderr


def test_finished_work_that_cannot_be_kept_is_told_and_the_run_goes_on(tmp_path: Path) -> None:
    checkpoint = Checkpoint.of(plan_of(), tmp_path / "file" / "below")
    (tmp_path / "file").write_text("a file where a folder should be")

    def pull(done: int, total: int) -> None:
        if done >= 40:
            raise PulledPlug

    outcome = run(plan_of(), checkpoint=checkpoint, progress=pull)
    assert outcome.warning is not None
    assert outcome.tally.matches == 40


def test_pictures_and_tables_are_written(tmp_path: Path) -> None:
    png, svg, csv = tmp_path / "a.png", tmp_path / "b.svg", tmp_path / "c.csv"
    done = tacora(
        "simulate", *TABLE, "--matches", "30", "--plot", str(png), "--csv", str(csv), "-l", "fr", home=tmp_path
    )
    assert done.returncode == 0, done.stderr
    assert "Part de victoires" in done.stdout
    assert png.read_bytes().startswith(b"\x89PNG")
    assert csv.read_text().splitlines()[0].startswith("name,mean_score,mean_score_ci95_low")
    assert len(csv.read_text().splitlines()) == 4
    sweep = (
        "sweep",
        *TABLE[2:],
        "--bots",
        "at-gems,random,random",
        "--vary",
        "gems=4,9",
        "--matches",
        "20",
        "--plot",
        str(svg),
    )
    done = tacora(*sweep, home=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "<svg" in svg.read_text()
