"""The applications: the game (menu, table, end) and the replay of a record."""

from __future__ import annotations

import asyncio
import signal
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from tacora.core.protocol import Player
from tacora.core.record import MatchRecord
from tacora.tui.replaying import Replay
from tacora.tui.screens.ending import EndScreen
from tacora.tui.screens.menu import MenuScreen, Setup
from tacora.tui.screens.replay import ReplayScreen
from tacora.tui.screens.table import TableScreen
from tacora.tui.session import Session
from tacora.tui.telling import Teller
from tacora.tui.themes import DAY, NIGHT
from tacora.words import Words

__all__ = ["ReplayApp", "TacoraApp"]


class _BaseApp(App[None]):
    """Themes, widths and a clean end on every signal."""

    CSS_PATH = "tacora.tcss"
    ENABLE_COMMAND_PALETTE = False
    TITLE = "Tacora"
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (60, "-normal"), (110, "-wide")]  # noqa: RUF012 - Textual's own
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+q,ctrl+c", "leave", show=False, priority=True)]

    def __init__(self) -> None:
        super().__init__()
        self.register_theme(NIGHT)
        self.register_theme(DAY)
        self.theme = NIGHT.name

    def get_theme_variable_defaults(self) -> dict[str, str]:
        return dict(NIGHT.variables)

    def on_mount(self) -> None:
        loop = asyncio.get_running_loop()
        for name in ("SIGINT", "SIGTERM", "SIGHUP"):
            if hasattr(signal, name):
                number = getattr(signal, name)
                try:
                    loop.add_signal_handler(number, self._signalled, number)
                except (NotImplementedError, RuntimeError, ValueError):
                    return  # not the main thread, or a system without such handlers

    def _signalled(self, number: int) -> None:
        self.leave(128 + number)

    def action_leave(self) -> None:
        self.leave(0)

    def leave(self, status: int) -> None:
        """End the application."""
        self.exit(return_code=status)

    def action_turn_theme(self) -> None:
        """Night to day and back."""
        self.theme = DAY.name if self.theme == NIGHT.name else NIGHT.name


class TacoraApp(_BaseApp):
    """The game. With a session the table opens at once, otherwise the menu.

    ``farewell`` is what to print on the terminal after the screen is gone.
    """

    def __init__(self, language: str, session: Session | None = None) -> None:
        super().__init__()
        self.language = language
        self.session = session
        self.setup = Setup()
        self.farewell = ""

    def on_mount(self) -> None:
        super().on_mount()
        if self.session is not None:
            self.begin(self.session)
        else:
            self.show_menu()

    def begin(self, session: Session) -> None:
        """Open the table of a session."""
        self.session = session
        match = session.match
        self._show(TableScreen(session, Teller(match.meta, match.game, match.seats, self.language)))

    def end(self, session: Session, teller: Teller) -> None:
        """Show the end of a match."""
        self._show(EndScreen(session, teller))

    def show_menu(self) -> None:
        self.session = None
        self._show(MenuScreen(self.setup))

    def show_replay(self, record: MatchRecord) -> None:
        self.push_screen(ReplayScreen(Replay(record, self.language)))

    def _show(self, screen: MenuScreen | TableScreen | EndScreen) -> None:
        """Put a screen in place of all others."""
        while len(self.screen_stack) > 2:
            self.pop_screen()
        if len(self.screen_stack) > 1:
            self.switch_screen(screen)
        else:
            self.push_screen(screen)

    def leave(self, status: int) -> None:
        session = self.session
        words = Words(self.language)
        if session is not None and session.match.is_over and session.record_path is not None:
            self.farewell = words.say("terminal-record", path=str(session.record_path))
        elif session is not None:
            if session.save_problem is not None:
                self.farewell = words.say("terminal-save-problem", problem=session.save_problem)
            else:
                self.farewell = words.say("terminal-saved", path=str(session.save_path))
        super().leave(status)


class ReplayApp(_BaseApp):
    """The replay of one record."""

    def __init__(self, replay: Replay, viewer: Player | None = None) -> None:
        super().__init__()
        self.replay = replay
        self.viewer = viewer

    def on_mount(self) -> None:
        super().on_mount()
        self.push_screen(ReplayScreen(self.replay, self.viewer))
