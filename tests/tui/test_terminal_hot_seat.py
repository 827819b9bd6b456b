"""Two people at one keyboard: nothing of the other's choice or chest ever shows."""

from __future__ import annotations

import re

from terminal_driving import app_of, play, press, session, shown, state, step, until

from tacora.core.protocol import Player
from tacora.tui.screens.curtain import CurtainScreen
from tacora.tui.session import Session


def _row(text: str, name: str) -> str:
    rows = [line for line in text.splitlines() if re.search(rf"[●✓⌂] [› ]{name}\b", line)]
    assert len(rows) == 1, text
    return rows[0]


def _chest(row: str) -> str:
    return row.split()[-2]


async def test_a_whole_game_for_two_people_keeps_secrets() -> None:
    played = session("you:Ana,you:Bo,cautious", seed="c4", caves=3)
    app = app_of(played)
    looked = curtains = 0
    keys = {0: "ssl", 1: "sl"}
    made: dict[Player, int] = {0: 0, 1: 0}
    async with app.run_test(size=(80, 24)) as pilot:
        while (now := await step(pilot, app)) != "end":
            sign = {"curtain": "Everyone else looks away", "continue": "Continue", "choice": "what do you do?"}[now]
            await until(pilot, lambda sign=sign: sign in shown(app))  # type: ignore[misc]
            text = shown(app)
            if now == "curtain":
                curtains += 1
                assert "carries" not in text  # nothing of the table
                assert "Stay" not in text
                assert "Everyone else looks away" in text
                await press(pilot, app, "enter")
                continue
            if now == "continue":
                for name in ("Ana", "Bo"):
                    assert _chest(_row(text, name)) == "?"
                await press(pilot, app, "enter")
                continue
            looked += 1
            viewer, other = (0, 1) if "Ana: what do you do?" in text else (1, 0)
            own_row, other_row = _row(text, played.names[viewer]), _row(text, played.names[other])
            assert _chest(own_row) == str(played.observe(viewer).chest[viewer])
            assert _chest(other_row) == "?"
            if other in played.match.sealed:
                assert "has chosen" in other_row
                assert "leaves" not in text.rpartition("What happened")[2].splitlines()[-1]
            key = keys[viewer][made[viewer] % len(keys[viewer])]
            made[viewer] += 1
            await press(pilot, app, key)
    assert looked == made[0] + made[1]
    assert curtains >= looked - 1 > 5


async def test_the_screen_is_the_same_whatever_the_other_chose() -> None:
    texts = []
    for key in ("s", "l"):
        played = session("you:Ana,you:Bo,cautious", seed="c4")
        app = app_of(played)
        async with app.run_test(size=(80, 24)) as pilot:
            await step(pilot, app)
            await pilot.press("enter")
            await until(pilot, lambda app=app: state(app) == "choice")  # type: ignore[misc]
            await pilot.press(key)
            await until(pilot, lambda app=app: state(app) == "curtain")  # type: ignore[misc]
            curtain = shown(app)
            await pilot.press("enter")
            await until(pilot, lambda app=app: state(app) == "choice")  # type: ignore[misc]
            texts.append((curtain, shown(app)))
    assert texts[0] == texts[1]


async def test_a_choice_can_be_taken_back_until_the_last_envelope() -> None:
    played = session("you:Ana,you:Bo,cautious", seed="c4")
    app = app_of(played)
    async with app.run_test(size=(80, 24)) as pilot:
        await step(pilot, app)
        await pilot.press("enter")
        await until(pilot, lambda: state(app) == "choice")
        await pilot.press("l")
        await until(pilot, lambda: isinstance(app.screen, CurtainScreen) and "Bo" in shown(app))
        assert 0 in played.match.sealed
        await pilot.click("#change")
        await until(pilot, lambda: "The keyboard goes to Ana" in shown(app))
        assert 0 not in played.match.sealed
        await pilot.press("enter")
        await until(pilot, lambda: state(app) == "choice")
        await pilot.press("s")
        await until(pilot, lambda: isinstance(app.screen, CurtainScreen) and "goes to Bo" in shown(app))
        await pilot.press("enter")
        await until(pilot, lambda: state(app) == "choice")
        await pilot.press("u")  # Bo's screen can hand back as well
        await until(pilot, lambda: "The keyboard goes to Ana" in shown(app))
        assert played.match.sealed == {2}


async def test_quitting_behind_the_curtain_keeps_the_sealed_choice() -> None:
    played = session("you:Ana,you:Bo,cautious", seed="c4")
    app = app_of(played)
    async with app.run_test(size=(80, 24)) as pilot:
        await step(pilot, app)
        await pilot.press("enter")
        await until(pilot, lambda: state(app) == "choice")
        await pilot.press("l")
        await until(pilot, lambda: isinstance(app.screen, CurtainScreen) and "goes to Bo" in shown(app))
        await pilot.press("q")
    resumed = Session.resume()
    assert resumed.match.sealed == {0}
    assert resumed.match.envelope(0) == played.match.envelope(0)
    app = app_of(resumed)
    async with app.run_test(size=(80, 24)) as pilot:
        assert await step(pilot, app) == "curtain"
        assert "The keyboard goes to Bo" in shown(app)
        await play(pilot, app, "l")
    assert resumed.match.is_over


async def test_open_chests_and_one_person_asked_need_no_curtain() -> None:
    """Once Bo is in camp nothing Ana is shown is secret, so the keyboard does not change hands."""
    played = session("you:Ana,you:Bo,cautious", preset="schmidt2005", seed="c4")
    app = app_of(played)
    async with app.run_test(size=(80, 24)) as pilot:
        for key in ("s", "l"):
            assert await step(pilot, app) == "curtain"
            await pilot.press("enter")
            await until(pilot, lambda: state(app) == "choice")
            await pilot.press(key)
        seen = []
        while 1 not in played.asked and not played.match.is_over:
            now = await step(pilot, app)
            seen.append(now)
            if played.observe(None).cave_index > 0:
                break
            await pilot.press("s" if now == "choice" else "enter")
        assert "choice" in seen
        assert "curtain" not in seen[:-1]
