"""The line-by-line game as a program in a pipe, and what survives any end of it."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from terminal_driving import session
from typer.testing import CliRunner

from tacora.cli import app
from tacora.core.match import verify_record
from tacora.core.record import MatchRecord
from tacora.tui import saves
from tacora.tui.plain import PlainGame
from tacora.tui.session import Session

TACORA = [str(Path(sys.executable).with_name("tacora"))]


def run(home: Path, *arguments: str, lines: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*TACORA, *arguments],
        input=lines,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        env={**os.environ, "TACORA_HOME": str(home), "PYTHONUTF8": "1", **environment},
        check=False,
    )


def only_record(home: Path) -> MatchRecord:
    [path] = (home / "records").glob("*.json")
    return MatchRecord.load(path)


@pytest.mark.parametrize(
    ("language", "words", "asked"),
    [
        ("en", "stay\nlea\n1\n", "your choice?"),
        ("fr", "rester\nsor\n1\n", "ton choix"),
        ("es", "seguir\nsal\n1\n", "¿qué eliges?"),
    ],
)
def test_a_whole_game_through_a_pipe(language: str, words: str, asked: str, home: Path) -> None:
    ended = run(home, "play", "--seats", "you:Ana,cautious,lone-exit", "--language", language, lines=words * 60)
    assert ended.returncode == 0, ended.stderr
    assert ended.stderr == ""
    assert "\x1b" not in ended.stdout
    assert asked in ended.stdout
    record = only_record(home)
    assert verify_record(record) == ()
    assert str(next((home / "records").glob("*.json"))) in ended.stdout
    assert record.commitment is not None
    assert record.commitment in ended.stdout.partition("\n\n")[0]  # shown before the first choice


def test_the_end_of_input_saves_and_resume_goes_on_with_the_same_cards(home: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    common = ("play", "--seats", "you:Ana,cautious,random", "--seed", "e5", "--plain", "-l", "en")
    whole = run(other, *common, lines="1\n1\n2\n" * 40)
    first = run(home, *common, lines="1\n1\n2\n1\n")
    assert first.returncode == 0
    assert "tacora play --resume" in first.stdout
    [save] = (home / "saves").glob("*.json")
    assert str(save) in first.stdout
    second = run(home, "play", "--resume", "--plain", "-l", "en", lines="1\n2\n1\n" * 40)
    assert second.returncode == 0, second.stderr
    assert only_record(home) == only_record(other)
    assert not list((home / "saves").iterdir())
    assert "wins" in whole.stdout or "win together" in whole.stdout


def test_killed_in_the_middle_nothing_is_lost(home: Path, tmp_path: Path) -> None:
    """kill -9 after some choices: the match goes on from the last choice, with the same deck and the same bots."""
    common = ("play", "--seats", "you:Ana,cautious,random", "--seed", "e5", "--plain", "-l", "en")
    other = tmp_path / "other"
    run(other, *common, lines="1\n1\n2\n" * 40)
    environment = {**os.environ, "TACORA_HOME": str(home)}
    with subprocess.Popen(
        [*TACORA, *common], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", env=environment
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for line in ("1\n", "1\n", "2\n"):
            _read_until(process, "your choice?")
            process.stdin.write(line)
            process.stdin.flush()
        _read_until(process, "your choice?")
        process.kill()
        process.wait(30)
    second = run(home, "play", "--resume", "--plain", "-l", "en", lines="1\n1\n2\n" * 40)
    assert second.returncode == 0, second.stderr
    assert only_record(home) == only_record(other)


@pytest.mark.parametrize(("number", "status"), [("SIGTERM", 143), ("SIGINT", 130), ("SIGHUP", 129)])
def test_signals_end_cleanly_and_say_where_the_save_is(number: str, status: int, home: Path) -> None:
    with subprocess.Popen(
        [*TACORA, "play", "--seats", "you,cautious,random", "--plain", "-l", "en"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env={**os.environ, "TACORA_HOME": str(home)},
    ) as process:
        _read_until(process, "your choice?")
        process.send_signal(getattr(signal, number))
        out, err = process.communicate(timeout=60)
    assert process.returncode == status
    assert "tacora play --resume" in out
    assert err == ""
    assert len(saves.find_saves()) == 1


def _read_until(process: subprocess.Popen[str], text: str) -> None:
    assert process.stdout is not None
    deadline = time.monotonic() + 60
    for line in process.stdout:
        if text in line:
            return
        assert time.monotonic() < deadline
    pytest.fail(f"{text!r} never came")


def test_without_a_screen_it_plays_line_by_line(home: Path) -> None:
    ended = run(home, "play", lines="", LC_ALL="fr_FR.UTF-8")
    assert ended.returncode == 0, ended.stderr
    assert "Autour de la table" in ended.stdout
    assert "Sauvegardé" in ended.stdout


def test_nothing_to_resume(home: Path) -> None:
    for language, word in (("en", "no unfinished game"), ("fr", "inachevée"), ("es", "a medias")):
        ended = CliRunner().invoke(app, ["play", "--resume", "--plain", "--language", language], prog_name="tacora")
        assert ended.exit_code == 1
        assert word in ended.stderr


@pytest.mark.parametrize("content", ["", "{", '{"format": "something else"}', '{"format": "tacora-match"}'])
def test_a_broken_save_is_told_and_kept_aside(content: str, home: Path) -> None:
    (home / "saves").mkdir(parents=True)
    broken = home / "saves" / "2026.json"
    broken.write_text(content)
    ended = run(home, "play", "--resume", "--plain", "-l", "es")
    assert ended.returncode == 1
    assert "2026.json" in ended.stderr
    assert "Traceback" not in ended.stderr
    assert (home / "saves" / "2026.json.broken").read_text() == content
    again = run(home, "play", "--resume", "--plain", "-l", "es")
    assert "a medias" in again.stderr


def test_a_save_changed_by_hand_is_refused(home: Path) -> None:
    played = session("you,cautious,random")
    text = played.save_path.read_text().replace('"dealt": "', '"dealt": "9', 1)
    played.save_path.write_text(text)
    with pytest.raises(saves.SaveBroken) as caught:
        Session.resume()
    assert caught.value.code == "save-broken"
    assert Path(caught.value.details["aside"]).read_text() == text


# Refusals and commands ----------------------------------------------------------------------------


def scripted(played: Session, *lines: str, language: str = "en") -> str:
    """Play with the lines given; the text that came."""
    from tacora.tui.plain import Ended

    answers = iter(lines)
    out: list[str] = []

    def read() -> str:
        try:
            return next(answers)
        except StopIteration:
            raise EOFError from None

    with contextlib.suppress(EOFError, Ended):
        PlainGame(played, language, read=read, write=out.append).play()
    return "\n".join(out)


def test_a_wrong_answer_is_refused_with_what_is_possible() -> None:
    played = session("you:Ana,cautious,lone-exit")
    before = played.match.log[:]
    text = scripted(played, "jump\x1b[2J", "3", "0", "", "stay now")
    assert "“jump” is not a choice now. Choose: 1 Stay, 2 Leave." in text
    assert "\x1b" not in text
    assert "“3” is not a choice" in text
    assert "“0” is not a choice" in text
    assert played.match.log == before


def test_commands_tell_help_table_log_own_view_and_odds() -> None:
    played = session("you:Ana,cautious,lone-exit", seed="3")
    text = scripted(played, "1", "help", "table", "log", "mine", "odds", "rules", "quit", "1")
    assert "take back the last choice" in text
    assert "The path: " in text
    assert text.count("Cave 1: everyone goes in.") == 2
    assert "Ana: inside, carries" in text
    assert "The next card strikes" in text
    assert len([line for line in text.splitlines() if "your choice?" in line]) == 8  # nothing after quit
    assert "R3.2  " in text


def test_commands_in_the_readers_language() -> None:
    for language, words in (
        ("fr", ("aide", "table", "journal", "chances", "quitter")),
        ("es", ("ayuda", "mesa", "terminar")),
    ):
        text = scripted(session("you,cautious,random", language=language), *words, language=language)
        assert "n’est pas un choix" not in text
        assert "no es una opción" not in text


def test_two_people_hand_over_and_take_back() -> None:
    played = session("you:Ana,you:Bo,cautious")
    text = scripted(played, "", "leave", "back", "", "stay", "", "stay")
    assert text.count("The keyboard goes to Ana") == 3  # first, after taking back, next card
    assert text.count("Ana has chosen.") == 2
    assert played.match.log[-1][0] is not None
    assert "Ana leaves" not in text
    bo = text.partition("The keyboard goes to Bo")[2].partition("\n\n")[0]
    assert "leave" not in bo.replace("Leave", "").replace("Leaving", "")


def test_two_people_are_told_only_what_everyone_may_know() -> None:
    played = session("you:Ana,you:Bo,cautious", seed="c4")
    text = scripted(played, *("", "stay", "", "leave") * 2, *("stay", "", "", "leave") * 30)
    assert not re.search(r"puts \d+ gem", text.partition("The game is over")[0])


def test_a_rematch_on_request() -> None:
    played = session("you:Ana,cautious,random", caves=1)
    text = scripted(played, "2", "yes", "2", "no", "2")  # one cave: leaving once is all Ana can do
    assert text.count("Fingerprint") == 2
    assert text.count("Play again?") == 2
    assert len(list(saves.records_folder().glob("*.json"))) == 2


def test_control_characters_in_names_are_dropped(home: Path) -> None:
    ended = run(home, "play", "--seats", "you:\x1b[31mEve\x07,cautious,random", "--plain", "-l", "en", lines="2\n" * 30)
    assert ended.returncode == 0
    assert "Eve" in ended.stdout
    assert "\x1b" not in ended.stdout
    assert "\x07" not in ended.stdout
    assert only_record(home).seats[0] == "Eve"


def test_a_terminal_that_lacks_letters_still_plays(home: Path) -> None:
    ended = run(
        home,
        "play",
        "--seats",
        "you,cautious,random",
        "-l",
        "fr",
        lines="2\n" * 30,
        PYTHONUTF8="0",
        PYTHONIOENCODING="ascii",
    )
    assert ended.returncode == 0, ended.stderr
    assert "?" in ended.stdout


def test_pig_in_lines(home: Path) -> None:
    ended = run(home, "play", "--game", "pig", "--seats", "you,random", "-o", "target=20", "-l", "en", lines="2\n" * 60)
    assert ended.returncode == 0, ended.stderr
    assert only_record(home).game == "pig"


@pytest.mark.parametrize(
    ("arguments", "status", "word"),
    [
        (("--preset", "nonsense"), 1, "nonsense"),
        (("--seats", "you,,cautious"), 1, "you,,cautious"),
        (("--seats", "you,wizard"), 1, "wizard"),
        (("--seats", "you"), 1, "1"),
        (("--seats", "you,cautious?stop=x,random"), 1, "stop"),
        (("--seed", "xyz"), 1, ""),
        (("--option", "chests=ajar"), 1, "ajar"),
        (("--option", "chests"), 2, "name=value"),
        (("--option", "colour=red"), 1, "colour"),
        (("--game", "chess"), 1, "chess"),
        (("--language", "tlh"), 1, "tlh"),
        (("--resume", "--preset", "iello2016"), 2, "--resume"),
    ],
)
def test_wrong_words_on_the_command_line(arguments: tuple[str, ...], status: int, word: str, home: Path) -> None:
    ended = CliRunner().invoke(app, ["play", "--plain", *arguments], prog_name="tacora")
    assert ended.exit_code == status
    assert word in ended.stderr
    assert ended.stderr.count("\n") == 1
    assert not list(home.rglob("*.json"))
