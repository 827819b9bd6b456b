"""The menu: a stranger's first minute, seats, switches, languages, saved matches."""

from __future__ import annotations

from pathlib import Path

from terminal_driving import app_of, click, session, shown, state, step, until
from textual.widgets import Input, Select

from tacora.tui import saves
from tacora.tui.screens.menu import MenuScreen
from tacora.tui.screens.table import TableScreen


async def test_enter_alone_begins_a_game() -> None:
    app = app_of(None)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, MenuScreen) and app.focused is not None)
        await pilot.press("enter")
        assert await step(pilot, app) == "choice"
        assert app.session is not None
        assert len(app.session.names) == 4
        assert app.session.people == (0,)


async def test_edition_number_seats_and_names_are_chosen() -> None:
    app = app_of(None)
    async with app.run_test(size=(80, 40)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, MenuScreen))
        await pilot.pause()
        app.screen.query_one("#preset", Select).value = "schmidt2005"
        await until(pilot, lambda: app.setup.preset == "schmidt2005")
        await pilot.pause()
        app.screen.query_one("#players", Select).value = 5
        await until(pilot, lambda: len(app.screen.query(Select)) >= 5 and bool(app.screen.query("#seat-4")))
        await pilot.pause()
        app.screen.query_one("#seat-1", Select).value = "you"
        await until(pilot, lambda: bool(app.screen.query("#name-1")))
        app.screen.query_one("#name-0", Input).value = "Ana"
        app.screen.query_one("#name-1", Input).value = "Bo"
        await until(pilot, lambda: app.setup.seats[1].name == "Bo")
        await click(pilot, app, "#play")
        await until(pilot, lambda: state(app) == "curtain")
        assert app.session is not None
        assert app.session.names[:2] == ("Ana", "Bo")
        assert len(app.session.names) == 5
        assert app.session.match.record().preset == "schmidt2005"


async def test_language_changes_every_word() -> None:
    app = app_of(None)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: "How deep do you dare?" in shown(app))
        await pilot.pause()
        app.screen.query_one("#language", Select).value = "es"
        await until(pilot, lambda: "¿Hasta dónde te atreves?" in shown(app))
        assert "Jugar" in shown(app)
        await pilot.pause()
        app.screen.query_one("#language", Select).value = "fr"
        await until(pilot, lambda: "Jouer" in shown(app))
        await click(pilot, app, "#play")
        await step(pilot, app)
        assert "que fais-tu" in shown(app)


async def test_switches_are_given_to_the_game_and_a_refusal_is_told() -> None:
    app = app_of(None)
    async with app.run_test(size=(100, 50), notifications=True) as pilot:
        await until(pilot, lambda: isinstance(app.screen, MenuScreen))
        await pilot.pause()
        app.screen.query_one("#option-explorers_per_player", Select).value = 2
        app.screen.query_one("#option-caves", Select).value = 1
        app.screen.query_one("#option-treasures", Input).value = "1, 2, 300"
        await until(pilot, lambda: app.setup.overrides.get("treasures") == "1, 2, 300")
        await pilot.pause()
        await pilot.click("#play")
        await until(pilot, lambda: bool(app._notifications))
        assert isinstance(app.screen, MenuScreen)
        app.screen.query_one("#option-treasures", Input).value = "1, 2, 3"
        await pilot.pause()
        app.screen.query_one("#players", Select).value = 2
        await until(pilot, lambda: not app.screen.query("#seat-2"))
        await click(pilot, app, "#play")
        await step(pilot, app)
        assert app.session is not None
        options = app.session.match.game.options
        assert (options["explorers_per_player"], options["caves"], options["treasures"]) == (2, 1, (1, 2, 3))


async def test_every_game_can_be_chosen() -> None:
    app = app_of(None)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: bool(app.screen.query("#game")))
        await pilot.pause()
        app.screen.query_one("#game", Select).value = "pig"
        await until(pilot, lambda: app.setup.game == "pig" and app.setup.preset == "classic")
        await until(pilot, lambda: bool(app.screen.query("#option-target")))
        await click(pilot, app, "#play")
        await step(pilot, app)
        assert app.session is not None
        assert app.session.match.meta.id == "pig"


async def test_the_menu_fits_forty_columns() -> None:
    app = app_of(None, "fr")
    async with app.run_test(size=(40, 24)) as pilot:
        await until(pilot, lambda: "Jouer" in shown(app))
        assert "Grotte" not in shown(app)
        for widget in app.screen.query("Select, Button"):
            assert widget.region.right <= 40


async def test_a_saved_match_is_offered_and_a_broken_one_is_kept_aside(home: Path) -> None:
    good = session("you:Ana,cautious,lone-exit")
    bad = saves.saves_folder() / "zz-later.json"
    bad.write_text('{"format": "tacora-match", "truncated')
    import os

    later = good.save_path.stat().st_mtime + 10
    os.utime(bad, (later, later))
    app = app_of(None)
    async with app.run_test(size=(80, 24), notifications=True) as pilot:
        await until(pilot, lambda: bool(app.screen.query("#resume")))
        await pilot.pause()
        await pilot.click("#resume")
        await until(pilot, lambda: bool(app._notifications))
        assert bad.with_name("zz-later.json.broken").read_text().startswith('{"format"')
        await until(pilot, lambda: "Go on: Ana" in shown(app))
        await click(pilot, app, "#resume")
        assert await step(pilot, app) == "choice"
        assert isinstance(app.screen, TableScreen)
        assert app.session is not None
        assert app.session.match.record(with_seed=True) == good.match.record(with_seed=True)
