"""The curtain between two people at one keyboard: nothing of the table shows while the keyboard changes hands."""

from __future__ import annotations

from typing import ClassVar, Literal

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Button

from tacora.tui.widgets import Prose
from tacora.words import Words

__all__ = ["CurtainScreen"]

Answer = Literal["ready", "change"]


class CurtainScreen(ModalScreen[Answer]):
    """Asks for ``name``; ``previous`` (who chose last) may take the choice back instead."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "change", show=False),
        Binding("q", "app.leave", show=False),
        Binding("left,up", "app.focus_previous", show=False),
        Binding("right,down", "app.focus_next", show=False),
    ]

    def __init__(self, words: Words, name: str, previous: str | None) -> None:
        super().__init__()
        self.words = words
        self.player_name = name
        self.previous = previous

    def compose(self) -> ComposeResult:
        say = self.words.say
        with VerticalScroll(classes="box", can_focus=False):
            yield Prose(say("terminal-curtain", name=self.player_name), classes="heading")
            yield Prose(say("terminal-curtain-look-away"), classes="text")
            with Horizontal(classes="row -stack"):
                yield Button(Content(say("terminal-curtain-ready", name=self.player_name)), id="ready")
                if self.previous is not None:
                    label = "U  " + say("terminal-curtain-change", name=self.previous)
                    yield Button(Content(label), id="change")

    def on_mount(self) -> None:
        self.query_one("#ready", Button).focus()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        event.stop()
        self.dismiss("change" if event.button.id == "change" else "ready")

    def action_change(self) -> None:
        if self.previous is not None:
            self.dismiss("change")
