"""Bots by name and from a file."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tacora import bots
from tacora.bots.generic import UniformBot
from tacora.core.botspec import InvalidBot
from tacora.core.errors import GameNotFound


def test_specs_list_each_name_once() -> None:
    names = [spec.name for spec in bots.specs("diamant")]
    assert len(names) == len(set(names))
    assert {"random", "cautious", "expected"} <= set(names)


def test_a_name_may_carry_its_game() -> None:
    spec, values = bots.resolve("diamant", "diamant:cautious?stop=12")
    assert (spec.name, values) == ("cautious", {"stop": 12})
    with pytest.raises(InvalidBot):
        bots.load("diamant", "pig:cautious")


def test_unknown_bot_and_game_have_their_codes() -> None:
    with pytest.raises(InvalidBot) as unknown:
        bots.load("diamant", "zzz")
    assert unknown.value.code == "unknown-bot"
    assert "cautious" in unknown.value.message
    with pytest.raises(GameNotFound):
        bots.specs("zzz")


def test_the_uniform_bot_plays_anything() -> None:
    chosen = {UniformBot().choose(None, ("a", "b", "c"), random.Random(seed)) for seed in range(30)}
    assert chosen == {"a", "b", "c"}


def test_a_bot_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(
        "class Mine:\n"
        "    def choose(self, observation, legal_actions, rng):\n"
        "        return legal_actions[0]\n"
        "ready = Mine()\n"
        "class Broken:\n"
        "    def __init__(self):\n"
        "        raise RuntimeError('not today')\n"
        "number = 3\n"
    )
    assert bots.load_file(f"{file}:Mine").choose(None, ("x",), random.Random()) == "x"
    assert bots.load_file(f"{file}:ready") is bots.load_file(f"{file}:ready")
    for wrong in ("number", "missing", "Broken"):
        with pytest.raises(InvalidBot) as refused:
            bots.load_file(f"{file}:{wrong}")
        assert refused.value.code == "invalid-bot-file"


@pytest.mark.parametrize("text", ["mine.py", ":Mine", "nowhere.py:Mine", "no.such.module:Mine", "os:not valid"])
def test_files_that_hold_no_bot(text: str) -> None:
    with pytest.raises(InvalidBot):
        bots.load_file(text)


def test_a_file_that_fails_is_told(tmp_path: Path) -> None:
    file = tmp_path / "broken.py"
    file.write_text("1 / 0\n")
    with pytest.raises(InvalidBot, match="ZeroDivisionError"):
        bots.load_file(f"{file}:Mine")
