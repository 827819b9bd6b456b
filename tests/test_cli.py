"""The command line: quick help, verify, replay, games, and what they refuse."""

from __future__ import annotations

import json
import os
import re
import resource
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from tacora.cli import app
from tacora.core.chance import Seed
from tacora.core.match import Match
from tacora.core.record import MatchRecord

TACORA = str(Path(sys.executable).with_name("tacora"))


def run(*arguments: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    clean = {name: value for name, value in os.environ.items() if name not in ("LC_ALL", "LC_MESSAGES", "LANG")}
    return subprocess.run(
        [TACORA, *map(str, arguments)],
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        stdin=subprocess.DEVNULL,
        env={**clean, "PYTHONUTF8": "1", **environment},
        check=False,
    )


@dataclass(frozen=True)
class Ended:
    returncode: int
    stdout: str
    stderr: str


def call(*arguments: str | Path) -> Ended:
    """The same within this process, which is quicker."""
    result = CliRunner().invoke(app, list(map(str, arguments)), prog_name="tacora")
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return Ended(result.exit_code, result.stdout, result.stderr)


@pytest.fixture(scope="module")
def record() -> MatchRecord:
    match = Match.new("diamant", 3, preset="incan2006", seed=Seed.parse("5eed"), seats=["Ana", "Bo", "Cy"])
    number = 0
    while not match.is_over:
        for player in sorted(match.waiting_for):
            number += 1
            match.submit(player, match.legal_actions(player)[number % 3 == 0])
    return match.record()


@pytest.fixture
def file(record: MatchRecord, tmp_path: Path) -> Path:
    path = tmp_path / "match.json"
    record.save(path)
    return path


def changed(file: Path, change: Any) -> Path:
    """A copy of the record with ``change`` made to its JSON."""
    data = json.loads(file.read_text(encoding="utf-8"))
    change(data)
    copy = file.with_name("changed.json")
    copy.write_text(json.dumps(data), encoding="utf-8")
    return copy


# Help ---------------------------------------------------------------------------------------------


def processor_time(command: list[str], times: int = 5) -> float:
    """The least of some runs, in seconds: what the program itself needs, however busy the machine is."""
    best = float("inf")
    for _ in range(times):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run(command, check=True, capture_output=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        best = min(best, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return best


def test_help_lists_the_commands_and_is_quick() -> None:
    ended = run("--help")
    assert ended.returncode == 0
    for command in ("play", "serve", "replay", "verify", "simulate", "games"):
        assert command in ended.stdout
    assert processor_time([TACORA, "--help"]) < 0.5


def test_importing_the_package_loads_nothing_else() -> None:
    code = "import sys; before = set(sys.modules); import tacora; print(*sorted(set(sys.modules) - before))"
    ended = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert ended.stdout.split() == ["tacora"]


def test_help_does_not_load_the_terminal_game() -> None:
    code = (
        "import sys\n"
        "from tacora.cli import app\n"
        "try:\n    app(['--help'], prog_name='tacora')\n"
        "except SystemExit:\n    pass\n"
        "assert not {'textual', 'numpy', 'numba', 'fastapi', 'fluent.runtime'} & set(sys.modules), sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)


@pytest.mark.parametrize("command", ["play", "replay", "verify", "games"])
def test_every_command_shows_an_example(command: str) -> None:
    ended = run(command, "--help")
    assert ended.returncode == 0
    assert f"Example: tacora {command}" in ended.stdout
    assert "--language" in ended.stdout


# Verify -------------------------------------------------------------------------------------------


def test_a_true_record_verifies(file: Path, record: MatchRecord) -> None:
    ended = run("verify", file, "--language", "en")
    assert ended.returncode == 0
    assert str(len(record.steps)) in ended.stdout
    assert str(record.commitment) in ended.stdout
    data = json.loads(call("verify", file, "--json").stdout)
    assert data["ok"] is True
    assert data["differences"] == []
    assert data["match"]["seats"] == ["Ana", "Bo", "Cy"]
    assert data["match"]["preset"] == "incan2006"


def _swap_cards(data: dict[str, Any]) -> None:
    dealt = [step for step in data["steps"] if "dealt" in step]
    first = next(step for step in dealt[1:] if step["dealt"] != dealt[0]["dealt"])
    dealt[0]["dealt"], first["dealt"] = first["dealt"], dealt[0]["dealt"]


def _win(data: dict[str, Any]) -> None:
    data["returns"][0] += 50
    data["winners"] = [0]


def _other_seed(data: dict[str, Any]) -> None:
    data["seed"]["secret"] = "ab" * 32


@pytest.mark.parametrize(
    ("change", "kinds"),
    [
        (_swap_cards, {"dealt"}),
        (_win, {"returns"}),
        (_other_seed, {"commitment", "dealt"}),
        (lambda data: data.update(seed=None), {"no-seed"}),
        (lambda data: data.update(commitment="00" * 32), {"commitment"}),
        (lambda data: data["steps"].pop(), {"returns"}),
        (lambda data: data.update(preset="schmidt2005", house=["caves"]), {"preset", "house"}),
        (lambda data: data.update(winners=None, preset=None), {"winners", "preset"}),
    ],
)
def test_a_tampered_record_is_found_out(change: Any, kinds: set[str], file: Path) -> None:
    copy = changed(file, change)
    ended = run("verify", copy, "--json")
    assert ended.returncode == 1
    data = json.loads(ended.stdout)
    assert data["ok"] is False
    assert kinds <= {one["kind"] for one in data["differences"]}
    for language in ("fr", "es", "en"):
        told = call("verify", copy, "--language", language)
        assert told.returncode == 1
        assert len(told.stdout.splitlines()) == len(data["differences"]) + 1
        assert not re.search(r"None|\(\)|[(\[{]['0-9]", told.stdout)  # sentences, not Python's notation
        assert told.stderr == ""


def _first_choice(data: dict[str, Any]) -> dict[str, str]:
    chosen: dict[str, str] = next(step for step in data["steps"] if "chosen" in step)["chosen"]
    return chosen


@pytest.mark.parametrize(
    ("change", "code", "told"),
    [
        (
            lambda data: _first_choice(data).update({"0": "stay", "1": "leave", "2": "leave-first"}),
            "illegal-action",
            {
                "fr": "(Ana\u202f: Rester, Bo\u202f: Sortir, Cy\u202f: Le premier sort). Ce choix n’est pas possible",
                "es": "(Ana: Seguir, Bo: Salir, Cy: Sale el primero). Esa decisión no es posible",
                "en": "(Ana: Stay, Bo: Leave, Cy: First explorer leaves). That choice is not possible",
            },
        ),
        (
            lambda data: _first_choice(data).update({"2": "fly { $x }"}),
            "unknown-action",
            {
                "fr": "Cy\u202f: fly { $x }). «\u202ffly { $x }\u202f» n’est pas un choix.",
                "es": "Cy: fly { $x }). «fly { $x }» no es una decisión.",
                "en": "Cy: fly { $x }). “fly { $x }” is not a choice.",
            },
        ),
        (
            lambda data: _first_choice(data).clear(),
            "not-your-turn",
            {
                "fr": "(–). Il n’y a rien à choisir ici",
                "es": "(–). Aquí no hay nada que decidir",
                "en": "(–). There is nothing to choose here",
            },
        ),
        (
            lambda data: data["steps"].append({"dealt": "7"}),
            "no-deal-now",
            {
                "fr": "(7). Il n’y a pas de carte à retourner",
                "es": "(7). Ahora no hay ninguna carta que descubrir",
                "en": "(7). No card is to be turned now",
            },
        ),
    ],
)
def test_a_step_against_the_rules_is_told_in_the_persons_language(
    change: Any, code: str, told: dict[str, str], file: Path
) -> None:
    copy = changed(file, change)
    for language, sentence in told.items():
        ended = call("verify", copy, "--language", language)
        assert ended.returncode == 1
        assert sentence in ended.stdout
        assert ended.stderr == ""
    difference = json.loads(call("verify", copy, "--json").stdout)["differences"][-1]
    assert difference["kind"] == "illegal-step"
    assert difference["expected"]["error"] == code


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        b'{"format": "another program"}',
        b"\xff\xfe\x00binary",
        b'{"format": "tacora-match", "format_version": 99}',
        b'{"format": "tacora-match", "format_version": 1, "game": "diamant"}',
    ],
)
def test_a_truncated_or_foreign_file_is_refused(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "file.json"
    path.write_bytes(content)
    for command in ("verify", "replay"):
        ended = call(command, path, "--language", "fr")
        assert ended.returncode == 1
        assert ended.stderr.startswith("tacora: ")
        assert ended.stderr.count("\n") == 1
    ended = call("verify", path, "--json")
    assert ended.returncode == 1
    data = json.loads(ended.stdout)
    assert data["ok"] is False
    assert data["error"]


def test_half_a_record_is_refused(file: Path) -> None:
    file.write_text(file.read_text(encoding="utf-8")[:900], encoding="utf-8")
    ended = call("verify", file, "--language", "es")
    assert ended.returncode == 1
    assert ended.stderr.startswith("tacora: ")


def test_a_record_of_a_game_or_rules_not_known_here(file: Path) -> None:
    for change in (lambda data: data.update(game="chess"), lambda data: data.update(rules_version="99")):
        ended = call("verify", changed(file, change), "--language", "en")
        assert ended.returncode == 1
        assert "chess" in ended.stderr or "99" in ended.stderr


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    ended = call("verify", tmp_path / "nothing.json")
    assert ended.returncode == 1
    assert "nothing.json" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_a_record_cannot_steer_the_terminal(file: Path) -> None:
    def change(data: dict[str, Any]) -> None:
        data["seats"][0] = "\x1b[2JEve\x07"
        data["commitment"] = "\x1b]0;title\x07"
        next(step for step in data["steps"] if "dealt" in step)["dealt"] = "\x1b[31m9"

    copy = changed(file, change)
    for command in (("verify", copy), ("replay", copy, "--plain"), ("verify", copy, "--json")):
        ended = call(*command)
        assert ended.returncode == 1
        for text in (ended.stdout, ended.stderr):
            assert "\x1b" not in text
            assert "\x07" not in text


# Replay and games ---------------------------------------------------------------------------------


def test_replay_prints_the_whole_match_from_a_seat(file: Path, record: MatchRecord) -> None:
    for language, cave in (("en", "Temple 5"), ("fr", "Temple 5"), ("es", "Templo 5")):
        ended = call("replay", file, "--plain", "--language", language)
        assert ended.returncode == 0
        assert cave in ended.stdout
        assert f"{len(record.steps):>4}  " in ended.stdout
    own = call("replay", file, "--plain", "--seat", "bo", "-l", "en").stdout
    other = call("replay", file, "--plain", "--seat", "1", "-l", "en").stdout
    assert "into your tent, which now holds" in own
    assert "Bo puts the takings into the tent" in other
    assert "Bo puts the takings" not in own
    wrong = call("replay", file, "--plain", "--seat", "9", "-l", "en")
    assert wrong.returncode == 1
    assert "1 to 3" in wrong.stderr


def test_games_as_json_have_the_keys_scripts_rely_on() -> None:
    data = json.loads(call("games", "--json", "--language", "fr").stdout)
    cards = {card["id"]: card for card in data}
    assert set(cards) >= {"diamant", "pig"}
    for card in data:
        assert set(card) >= {"id", "title", "players", "minutes", "stage", "presets", "options"}
    diamant = cards["diamant"]
    assert diamant["players"] == [2, 8]
    assert {preset["name"] for preset in diamant["presets"]} >= {"schmidt2005", "incan2006", "iello2016"}
    options = {option["name"]: option for option in diamant["options"]}
    assert options["chests"]["choices"] == ["open", "hidden"]
    assert "coffre" in options["chests"]["help"]
    kinds = {bot["name"]: bot for bot in diamant["bots"]}
    assert kinds["cautious"]["label"] == "Prudent"
    assert {one["name"]: one["default"] for one in kinds["cautious"]["parameters"]} == {"stop": 7}


@pytest.mark.parametrize(("language", "word"), [("en", "players"), ("fr", "joueurs"), ("es", "jugadores")])
def test_games_in_every_language(language: str, word: str) -> None:
    ended = call("games", "--language", language)
    assert ended.returncode == 0
    assert word in ended.stdout
    assert "--preset schmidt2005" in ended.stdout
    assert "tacora play --game pig" in ended.stdout
    assert "--bots cautious?stop=1..999" in ended.stdout
