"""Replaying a record: forward, back, jumps, playing by itself, other eyes."""

from __future__ import annotations

import pytest
from terminal_driving import session, until
from textual.pilot import Pilot

from tacora.core.errors import InvalidRecord, TacoraError
from tacora.core.record import MatchRecord, RecordStep
from tacora.tui.app import ReplayApp
from tacora.tui.replaying import Replay
from tacora.tui.screens import replay as replay_screen
from tacora.tui.screens.replay import GotoScreen, ReplayScreen


@pytest.fixture
def record() -> MatchRecord:
    played = session("cautious,lone-exit,expected", seed="2a")
    while not played.match.is_over:
        played.choose_bots()
    return played.match.record()


def _shown(app: ReplayApp) -> str:
    return "\n".join(strip.text.rstrip() for strip in app.screen._compositor.render_strips())


def _at(app: ReplayApp) -> int:
    assert isinstance(app.screen, ReplayScreen)
    return app.screen.index


async def _to(pilot: Pilot[None], app: ReplayApp, index: int) -> None:
    await until(pilot, lambda: isinstance(app.screen, ReplayScreen) and app.screen.index == index)


async def test_stepping_jumping_seeking(record: MatchRecord) -> None:
    shown = Replay(record, "en")
    app = ReplayApp(shown)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: "0 of" in _shown(app))
        await pilot.press("right", "right", "right")
        await _to(pilot, app, 3)
        await until(pilot, lambda: shown.sentences(3, None)[-1][:40] in _shown(app))
        third = _shown(app)
        await pilot.press("right", "left")
        await _to(pilot, app, 3)
        await until(pilot, lambda: _shown(app) == third)
        await pilot.press("end")
        await _to(pilot, app, shown.last)
        await pilot.press("right")
        await _to(pilot, app, shown.last)
        await pilot.press("pageup")
        await until(pilot, lambda: 0 < _at(app) < shown.last)
        assert _at(app) == shown.turning_points()[-2]
        await pilot.press("home", "pagedown")
        await _to(pilot, app, shown.turning_points()[0])
        await pilot.press("g")
        await until(pilot, lambda: isinstance(app.screen, GotoScreen))
        await pilot.press("7", "enter")
        await _to(pilot, app, 7)
        await pilot.click("#slider", offset=(79, 0))
        await _to(pilot, app, shown.last)
        await pilot.click("#first")
        await _to(pilot, app, 0)
        await pilot.click("#next")
        await _to(pilot, app, 1)


async def test_it_plays_by_itself(record: MatchRecord, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay_screen, "PLAY_SECONDS", 0.01)
    shown = Replay(record, "en")
    app = ReplayApp(shown)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: "0 of" in _shown(app))
        await pilot.press("space")
        await _to(pilot, app, shown.last)


async def test_other_eyes_see_their_own_chest_only(record: MatchRecord) -> None:
    shown = Replay(record, "en")
    middle = shown.turning_points()[1]
    app = ReplayApp(shown, shown.viewer("2"))
    async with app.run_test(size=(100, 30)) as pilot:
        await until(pilot, lambda: "Seen by: Loner" in _shown(app))
        assert isinstance(app.screen, ReplayScreen)
        app.screen.action_seek(middle)
        await until(pilot, lambda: f"{middle} of" in _shown(app))
        rows = {
            name: next(line for line in _shown(app).splitlines() if f"{name} " in line and "inside" in line)
            for name in shown.teller.names
        }
        chests = [row.split("│")[0].split()[-2] for row in rows.values()]
        assert chests[0] == chests[2] == "?"
        assert chests[1] == str(shown.observation(middle, 1).chest[1])
        await pilot.press("v", "v")
        await until(pilot, lambda: "Seen by: Spectator" in _shown(app))


def test_seats_by_number_or_name(record: MatchRecord) -> None:
    shown = Replay(record, "en")
    assert shown.viewer("1") == 0
    assert shown.viewer(" loner ") == 1
    with pytest.raises(TacoraError) as caught:
        shown.viewer("9")
    assert caught.value.code == "unknown-seat"


def test_a_record_against_the_rules_is_refused(record: MatchRecord) -> None:
    from dataclasses import replace

    wrong = replace(record, steps=(RecordStep(dealt="99"), *record.steps[1:]))
    with pytest.raises(InvalidRecord):
        Replay(wrong, "en")


def test_all_lines_end_with_the_result(record: MatchRecord) -> None:
    for language, word in (("en", "chest"), ("fr", "coffre"), ("es", "cofre")):
        lines = Replay(record, language).lines(None)
        assert sum(line.lstrip().startswith(str(len(record.steps))) for line in lines) >= 1
        assert any(word in line for line in lines[-4:])
