"""`tacora odds` from the outside, and the positions it reads."""

from __future__ import annotations

import json
from typing import Any

import pytest
from typer.testing import CliRunner

from tacora.cli import app
from tacora.core.chance import ScriptedDealer
from tacora.core.errors import TacoraError
from tacora.core.match import Match
from tacora.games.diamant import odds
from tacora.games.diamant.meta import OPTIONS
from tacora.games.diamant.model import Action, parse_card
from tacora.games.diamant.position import position


def run(*arguments: str) -> Any:
    return CliRunner().invoke(app, ["odds", *arguments])


def asked(*arguments: str) -> dict[str, Any]:
    result = run(*arguments, "--json")
    assert result.exit_code == 0, result.output
    found: dict[str, Any] = json.loads(result.stdout)
    return found


def test_the_keys_scripts_rely_on() -> None:
    found = asked("--preset", "iello2016", "--players", "5", "--path", "7 snakes 11 relic")
    assert found["bust_next"] == pytest.approx(2 / 31)
    assert sum(row["chance"] for row in found["bust_at"]) == pytest.approx(1)
    assert found["leave_value"] == [3 + 3 + 5, 3 + 1, 3 + 1, 3, 3]
    assert found["lone_action"] == "stay"
    assert found["lone_value"] > 3 + 3 + 5
    assert found["lone_match_value"] > found["lone_value"] + 60
    assert (found["carried"], found["left"], found["inside"], found["cards_left"]) == (3, 3, 5, 31)


def test_what_was_left_out_is_worked_out_from_the_path() -> None:
    """The same as a match that went that way, everyone staying."""
    path = "17 snakes relic 9"
    match = Match.new("diamant", 4, dealer=ScriptedDealer([parse_card(word) for word in path.split()]))
    for _ in range(3):
        for player in list(match.waiting_for):
            match.submit(player, Action.STAY)
    told = position(OPTIONS.resolve(), 4, path)
    assert odds.advise(told) == odds.advise(match.observe(0))
    assert told == match.observe(0)


def test_a_position_later_in_the_match() -> None:
    found = asked(
        "--preset", "incan2020", "--players", "3", "--inside", "1", "--cave", "3", "--removed", "snakes",
        "--relics-out", "1",
        "--path", "7 snakes relic 17 fire", "--carried", "6", "--left", "3",
    )  # fmt: skip
    # Cave 3: relics 5, 7 and 8 have joined, 5 is out, so the path holds 7. One snakes card is out: 1 + 2 of 26 strike.
    assert found["path"] == ["7", "snakes", "relic:7", "17", "fire"]
    assert found["cards_left"] == 15 + 14 + 2 - 5
    assert found["bust_next"] == pytest.approx(3 / 26)
    assert found["leave_value"] == [6 + 3 + 7]


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "The next card strikes"), ("fr", "La prochaine carte met fin"), ("es", "La próxima carta pone fin")],
)
def test_the_table_in_three_languages(language: str, words: str) -> None:
    result = run("--preset", "schmidt2005", "--path", "7 snakes 11", "--language", language)
    assert result.exit_code == 0, result.output
    assert words in result.stdout
    assert ("7.4" if language == "en" else "7,4") in result.stdout  # 2 of 27


def test_an_empty_path_and_a_deck_without_danger() -> None:
    assert run().exit_code == 0
    result = run("-o", "hazards=1,1", "-o", "caves=1")
    assert result.exit_code == 0
    assert "No hazard can strike" in run("-o", "hazards=1,1", "-l", "en").stdout


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["--path", "7 dragons"], "unknown-card"),
        (["--path", "6"], "invalid-position-card"),
        (["--path", "17 17"], "invalid-position-card"),
        (["--path", "snakes 7 snakes"], "invalid-position-over"),
        (["--preset", "schmidt2005", "--path", "relic"], "invalid-position-card"),
        (["--path", "gas"], "invalid-position-card"),
        (["--players", "9"], "invalid-players"),
        (["--players", "1"], "invalid-players"),
        (["--inside", "5"], "invalid-position-number"),
        (["--inside", "0"], "invalid-position-number"),
        (["--cave", "6"], "invalid-position-number"),
        (["--path", "snakes", "--left", "3"], "invalid-position-number"),
        (["--carried", "-1"], "invalid-position-number"),
        (["--relics-out", "6"], "invalid-position-number"),
        (["--removed", "7"], "invalid-position-card"),
        (["--preset", "nothing"], "unknown-preset"),
        (["-o", "caves=99"], "invalid-option"),
    ],
)
def test_impossible_positions_are_refused_in_every_language(arguments: list[str], code: str) -> None:
    for language in ("fr", "es", "en"):
        result = run(*arguments, "--json", "--language", language)
        assert result.exit_code == 1, result.output
        assert json.loads(result.stdout)["error"] == code
        assert result.stderr.startswith("tacora: ")


def test_wrong_use_has_its_own_status() -> None:
    assert run("-o", "caves").exit_code == 2
    assert run("--nonsense").exit_code == 2


def test_a_refused_position_quotes_the_card() -> None:
    with pytest.raises(TacoraError, match="relic"):
        position(OPTIONS.resolve("incan2006"), 3, "relic relic")
