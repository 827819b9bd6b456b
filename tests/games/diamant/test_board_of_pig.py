"""The template's board plugs in the same way: its twins equal Python, its two choices reach the shell."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import boardbench
import pytest
from test_board_browser import Bench, base, browser, pytestmark  # noqa: F401  (fixtures and marks)

import tacora.games._template
from tacora.core.match import Match
from tacora.core.registry import get

BOARD = Path(tacora.games._template.__file__).parent / "board"


def story(viewer: int | None, seed: int) -> dict[str, Any]:
    rng = random.Random(seed)
    match = Match.new("pig", 4, preset="short", seats=boardbench.NAMES[:4])
    while not match.is_over:
        for player in match.waiting_for:
            roll, hold = match.legal_actions(player)
            match.submit(player, roll if rng.random() < 0.75 else hold)
    told = boardbench.story(match, viewer)
    arguments = get("pig").part("text").event_arguments
    for reveal in told["reveals"]:
        reveal["told"] = [arguments(event, match.seats, match.game.options, viewer) for event in reveal["events"]]
    return told


@pytest.mark.parametrize("viewer", [0, None])
def test_the_twins_of_pig(browser: Any, base: str, viewer: int | None) -> None:  # noqa: F811
    bench = Bench(browser, base, story(viewer, 1), game="pig", sprites=False)
    script = """async (story) => {
      const { difference } = await import("/boardcases.mjs");
      const { follow, eventArguments } = bench.plugin;
      let observation = story.initial;
      for (const { events, observation: expected, told } of story.reveals) {
        observation = events.reduce(follow, observation);
        const words = events.map((event) => eventArguments(event, story.seats, story.options, story.viewer));
        const found = difference(observation, expected) ?? difference(words, told);
        if (found) return found;
      }
      return story.reveals.length;
    }"""
    assert bench.run(script, story(viewer, 2)) > 20
    bench.close()


def test_pig_is_played_by_tap_and_key(browser: Any, base: str) -> None:  # noqa: F811
    told = story(0, 3)
    own = next(n for n, one in enumerate(told["reveals"]) if n and one["request"] and one["request"]["legal_actions"])
    bench = Bench(browser, base, told, game="pig", sprites=False)
    bench.jump(own - 1)
    bench.run("index => bench.play(index)", own)
    dice = bench.page.locator(".pig-die").count()
    assert dice == len(told["reveals"][own]["observation"]["rolls"])
    hold = bench.page.get_by_role("button", name="Hold")
    hold.click()
    assert hold.get_attribute("aria-pressed") == "true"
    bench.page.keyboard.press("r")
    bench.page.keyboard.press("r")
    assert bench.calls() == [["choose", "hold"], ["choose", "roll"], ["withdraw"]]
    bench.close()


def test_it_is_short() -> None:
    lines = sum(len(file.read_text(encoding="utf-8").splitlines()) for file in BOARD.glob("*.js"))
    assert lines < 150
