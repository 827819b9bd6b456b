"""Whole games at the table, as a person at keyboard or mouse plays them."""

from __future__ import annotations

from pathlib import Path

import pytest
from terminal_driving import app_of, click, play, play_by_mouse, press, session, shown, state, step, until
from textual.widgets import Select

from tacora.core.match import Match, verify_record
from tacora.core.protocol import Chosen
from tacora.core.record import MatchRecord
from tacora.tui.screens.ending import EndScreen
from tacora.tui.screens.help import HelpScreen, RulesScreen
from tacora.tui.screens.menu import MenuScreen
from tacora.tui.screens.replay import ReplayScreen
from tacora.tui.screens.table import TableScreen
from tacora.tui.seats import Seat
from tacora.tui.session import Session

KEYS = {"en": "ssl", "fr": "rrs", "es": "ssa"}  # stay, stay, leave
WON = {"en": "win", "fr": "gagne", "es": "ana"}
BY_THE_BOOK = [
    ("iello2016", "en", "Cave"),
    pytest.param("incan2006", "fr", "Temple", marks=pytest.mark.slow),
    pytest.param("schmidt2005", "es", "Cueva", marks=pytest.mark.slow),
]


def _records(home: Path) -> list[Path]:
    return sorted((home / "records").glob("*.json"))


@pytest.mark.parametrize(("preset", "language", "word"), BY_THE_BOOK)
async def test_a_whole_game_by_keyboard_in_each_language(preset: str, language: str, word: str, home: Path) -> None:
    played = session("you,cautious,lone-exit,expected", preset=preset, language=language)
    app = app_of(played, language)
    async with app.run_test(size=(80, 24)) as pilot:
        assert await step(pilot, app) == "choice"
        assert f"{word} 1/5" in shown(app)
        made = await play(pilot, app, KEYS[language])
        await until(pilot, lambda: WON[language] in shown(app))
    assert made >= 5  # at least one choice in each cave
    [path] = _records(home)
    record = MatchRecord.load(path)
    assert verify_record(record) == ()
    assert record.preset == preset
    assert list(record.extra["bots"]) == [None, "cautious", "lone-exit", "expected"]
    assert not list((home / "saves").glob("*"))


@pytest.mark.slow
async def test_a_whole_game_by_mouse_then_replay_rematch_and_menu(home: Path) -> None:
    played = session("you,cautious,lone-exit")
    app = app_of(played)
    async with app.run_test(size=(100, 30)) as pilot:
        await play_by_mouse(pilot, app, [0, 0, 1])
        assert len(_records(home)) == 1
        await click(pilot, app, "#replay")
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        await pilot.press("end", "q")
        await until(pilot, lambda: isinstance(app.screen, EndScreen))
        await click(pilot, app, "#rematch")
        assert await step(pilot, app) == "choice"
        assert app.session is not None
        assert app.session.match.seats == played.match.seats
        assert app.session.match.seed != played.match.seed
        await play_by_mouse(pilot, app, [1])
        assert len(_records(home)) == 2
        await click(pilot, app, "#menu")
        await until(pilot, lambda: isinstance(app.screen, MenuScreen))
        # Leaving while the menu's lists are still being put in place upsets the toolkit, not the game.
        await until(pilot, lambda: all(one.query("#label") for one in app.screen.query(Select)))


async def test_the_table_shows_everything_that_is_open() -> None:
    played = session("you:Ana,cautious,lone-exit", preset="schmidt2005", seed="3")
    app = app_of(played)
    async with app.run_test(size=(80, 24)) as pilot:
        await play(pilot, app, "s", steps=3)
        await step(pilot, app)
        view = played.observe(0)
        text = shown(app)
        assert f"{view.cards_left} cards left" in text
        assert f"{view.gems_left} gem" in text or "no gem on the path" in text
        for name in played.names:
            assert name in text
        for card in view.path:
            gems = getattr(card, "gems", None)
            if gems is not None:
                assert f"{gems}" in text
        for hazard in dict.fromkeys(view.hazards_seen):
            assert f"{played.match.game.options['hazard_set']}" == "schmidt"
            assert "[" in text
            assert hazard.value[:2].capitalize() in text
        assert "has chosen" in text  # the bots
        assert "inside" in text  # Ana


async def test_odds_are_told_only_when_asked() -> None:
    app = app_of(session("you,cautious,lone-exit"))
    async with app.run_test(size=(80, 24)) as pilot:
        await play(pilot, app, "s", steps=2)
        await step(pilot, app)
        assert "The next card strikes" not in shown(app)
        await pilot.press("o")
        await until(pilot, lambda: "The next card strikes" in shown(app))


async def test_help_names_choices_and_signs_and_closes() -> None:
    app = app_of(session("you,cautious,lone-exit"))
    async with app.run_test(size=(80, 60)) as pilot:
        await step(pilot, app)
        await pilot.press("question_mark")
        await until(pilot, lambda: isinstance(app.screen, HelpScreen))
        await until(pilot, lambda: "The signs" in shown(app))
        assert "Leave:" in shown(app)
        assert "in camp" in shown(app)
        await pilot.press("r")
        await until(pilot, lambda: isinstance(app.screen, RulesScreen) and "R1.1" in shown(app))
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, HelpScreen))
        await pilot.press("escape")
        await until(pilot, lambda: state(app) == "choice")


async def test_arrows_and_enter_choose_too() -> None:
    played = session("you,cautious,lone-exit")
    app = app_of(played)
    async with app.run_test(size=(80, 24)) as pilot:
        await step(pilot, app)
        await pilot.press("right")
        await pilot.press("enter")  # leave
        await until(pilot, lambda: any(isinstance(one, Chosen) for one, _ in played.match.log))
        first = next(one for one, _ in played.match.log if isinstance(one, Chosen))
        assert played.match.game.format_action(first.actions[0]) == "leave"


async def test_keys_do_nothing_while_envelopes_open() -> None:
    """With the reveal shown at its pace, a key that skips it must not make the next choice."""
    played = session("you,cautious,lone-exit", seed="1")
    app = app_of(played)
    app.animation_level = "full"
    async with app.run_test(size=(80, 24)) as pilot:
        await step(pilot, app)
        await until(pilot, lambda: _guard_over(app))
        await pilot.press("s")
        await pilot.press("s")
        await pilot.press("s")
        await step(pilot, app)
        assert sum(isinstance(one, Chosen) for one, _ in played.match.log) == 1


def _guard_over(app: object) -> bool:
    import time

    screen = app.screen  # type: ignore[attr-defined]
    return isinstance(screen, TableScreen) and time.monotonic() - screen._asked_at > 0.3


@pytest.mark.slow
@pytest.mark.parametrize(("size", "caves"), [((40, 20), 2), ((40, 40), 1), ((52, 24), 1), ((120, 40), 1)])
async def test_narrow_and_wide_terminals_play_to_the_end(size: tuple[int, int], caves: int) -> None:
    seats = "you:Maximiliana,you:Bo,cautious,lone-exit,expected"
    played = session(seats, preset="incan2020", language="fr", caves=caves)
    app = app_of(played, "fr")
    made = 0
    async with app.run_test(size=size) as pilot:
        while (now := await step(pilot, app)) != "end":
            if now == "choice":
                await until(pilot, lambda: "Rester" in shown(app))
                assert max(map(len, shown(app).splitlines())) <= size[0]
                for button in app.screen.query("#choices Button"):
                    assert button.region.right <= size[0]
                    assert button.region.bottom <= size[1]
            await press(pilot, app, "112"[made % 3] if now == "choice" else "enter")
            made += now == "choice"
        await until(pilot, lambda: "Revanche" in shown(app) or size[1] < 24)
        await until(pilot, lambda: all(button.region.right <= size[0] for button in app.screen.query("Button")))


async def test_eight_players_fit_eighty_by_twenty_four() -> None:
    played = session("you:Ana,cautious,random,lone-exit,expected,at-gems,after-cards,lead-lag")
    app = app_of(played)
    async with app.run_test(size=(80, 24)) as pilot:
        await step(pilot, app)
        wanted = (*played.names, "S  Stay", "What happened")
        await until(pilot, lambda: all(text in shown(app) for text in wanted))


async def test_bots_alone_play_to_the_end() -> None:
    played = session("cautious,lone-exit,expected", caves=3)
    app = app_of(played)
    async with app.run_test(size=(80, 24)) as pilot:
        assert await play(pilot, app, "1") == 0
        assert played.match.is_over


async def test_a_game_without_a_drawing_of_its_own_still_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    from tacora.tui import boards

    monkeypatch.setattr(boards.Board, "_own", lambda self, name: None)
    played = session("you,random", game="pig", target=20)
    app = app_of(played)
    async with app.run_test(size=(80, 24)) as pilot:
        await step(pilot, app)
        assert "scores" in shown(app)
        await play(pilot, app, "12")
        assert max(played.match.returns or ()) >= 20


async def test_pig_plays_with_its_own_drawing() -> None:
    played = session("you,random", game="pig", target=20)
    app = app_of(played)
    async with app.run_test(size=(60, 24)) as pilot:
        await play(pilot, app, "12")
        assert max(played.match.returns or ()) >= 20


async def test_two_explorers_each() -> None:
    played = session("you:Ana,cautious", explorers_per_player=2, caves=2)
    app = app_of(played)
    async with app.run_test(size=(80, 24)) as pilot:
        await step(pilot, app)
        assert len(app.screen.query("#choices Button")) == 4
        assert "inside 2/2" in shown(app)
        await press(pilot, app, "3")  # the first explorer alone
        assert played.observe(0).explorers_of(0) in ((1,), (0, 1))
        await play(pilot, app, "12")
        assert played.match.is_over
        leaving = next(one for one, _ in played.match.log if isinstance(one, Chosen))
        assert played.match.game.format_action(leaving.actions[0]) == "leave-first"


async def test_quitting_saves_and_resuming_goes_on_with_the_same_cards(home: Path) -> None:
    whole = session("you:Ana,cautious,random,lone-exit", seed="b")
    app = app_of(whole)
    async with app.run_test(size=(80, 24)) as pilot:
        await play(pilot, app, "ss2")
    expected = whole.match.record()

    broken = session("you:Ana,cautious,random,lone-exit", seed="b")
    app = app_of(broken)
    async with app.run_test(size=(80, 24)) as pilot:
        await play(pilot, app, "ss2", steps=4)
        await step(pilot, app)
        await pilot.press("q")
    assert "tacora play --resume" in app.farewell
    assert str(broken.save_path) in app.farewell

    resumed = Session.resume()
    assert resumed.match.record(with_seed=False) == broken.match.record(with_seed=False)
    app = app_of(resumed)
    async with app.run_test(size=(80, 24)) as pilot:
        await play(pilot, app, "s2s")  # goes on where four of "ss2" ended
    assert resumed.match.record() == expected


async def test_a_disk_that_refuses_is_told_and_the_game_goes_on(home: Path) -> None:
    home.write_text("a file where the folder should be")
    played = session("you,cautious,lone-exit")
    assert played.save_problem
    app = app_of(played)
    async with app.run_test(size=(80, 24), notifications=True) as pilot:
        await until(pilot, lambda: "cannot be saved" in shown(app))
        await play(pilot, app, "l")
        await until(pilot, lambda: "cannot be saved" in shown(app))
        assert "Rematch" in shown(app)


async def test_names_cannot_steer_the_terminal() -> None:
    played = Session.new(
        "diamant",
        [Seat("\x1b[31mEve\x07[bold]x[/]"), Seat("B\u202eo", "cautious"), Seat("Cy", "random")],
        preset="iello2016",
    )
    app = app_of(played)
    async with app.run_test(size=(80, 24)) as pilot:
        await step(pilot, app)
        text = shown(app)
        assert "Eve[bold]x[/]" in text
        assert "\x1b" not in text
        assert "\u202e" not in text
        await play(pilot, app, "2")
        assert "Eve[bold]x[/]" in shown(app)


async def test_house_rules_are_named_at_the_table() -> None:
    played = session("you,cautious", explorers_per_player=2)
    app = app_of(played)
    async with app.run_test(size=(80, 24), notifications=True) as pilot:
        await until(pilot, lambda: "House rules" in shown(app))


def test_a_rematch_keeps_own_options() -> None:
    played = session("you,cautious,random", caves=2, chests="open")
    again = played.rematch()
    assert again.match.game.options == played.match.game.options
    assert isinstance(again.match, Match)
