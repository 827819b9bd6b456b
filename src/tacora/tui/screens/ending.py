"""The end of a match: who won and why, where the record is, and what to do next."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Button

from tacora.tui.session import Session
from tacora.tui.telling import Teller
from tacora.tui.widgets import Prose

if TYPE_CHECKING:
    from tacora.tui.app import TacoraApp

__all__ = ["EndScreen"]


class EndScreen(Screen[None]):
    app: TacoraApp

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("q", "app.leave", show=False),
        Binding("f2", "app.turn_theme", show=False),
        Binding("left,up", "app.focus_previous", show=False),
        Binding("right,down", "app.focus_next", show=False),
    ]

    def __init__(self, session: Session, teller: Teller) -> None:
        super().__init__()
        self.session = session
        self.teller = teller

    def compose(self) -> ComposeResult:
        say = self.teller.words.say
        session = self.session
        with VerticalScroll(classes="box", can_focus=False):
            yield Prose(f"{say('terminal-end')} · {self.teller.edition()}", classes="quiet")
            yield Prose(self.teller.winners_sentence(session.match), classes="heading", id="winner")
            yield Prose("\n".join(self.teller.result(session.match)), classes="text", id="result")
            if session.record_path is not None:
                path = str(session.record_path)
                text = say("terminal-record", path=path) + "\n" + say("terminal-verify-hint", path=path)
            else:
                text = say("terminal-save-problem", problem=session.save_problem or "")
            yield Prose(text, classes="text quiet", id="record")
            with Horizontal(classes="row -stack"):
                yield Button(Content(say("terminal-end-rematch")), id="rematch")
                if session.record_path is not None:
                    yield Button(Content(say("terminal-end-replay")), id="replay")
                yield Button(Content(say("terminal-end-menu")), id="menu")
                yield Button(Content(say("terminal-menu-quit")), id="quit")

    def on_mount(self) -> None:
        self.query_one("#rematch", Button).focus()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        event.stop()
        match event.button.id:
            case "rematch":
                self.app.begin(self.session.rematch())
            case "replay":
                self.app.show_replay(self.session.match.record())
            case "menu":
                self.app.show_menu()
            case _:
                self.app.action_leave()
