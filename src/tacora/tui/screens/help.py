"""Help: how to choose, the keys, and what the signs on the table mean."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Button, Static

from tacora.words import Words

__all__ = ["HelpScreen"]


class HelpScreen(ModalScreen[None]):
    """Shows the general help, then ``choices`` and ``signs`` of the game."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,question_mark,f1,q", "close", show=False)]

    def __init__(self, words: Words, choices: Sequence[str], signs: Sequence[str]) -> None:
        super().__init__()
        self.words = words
        self.choices = choices
        self.signs = signs

    def compose(self) -> ComposeResult:
        say = self.words.say
        with VerticalScroll(classes="box"):
            yield Static(Content(say("terminal-help")), classes="heading")
            for name in ("choose", "sealed", "skip", "saved", "keys"):
                yield Static(Content(say(f"terminal-help-{name}")), classes="text")
            for heading, lines in (("terminal-help-rules", self.choices), ("terminal-help-signs", self.signs)):
                if lines:
                    yield Static(Content(say(heading)), classes="heading")
                    yield Static(Content("\n".join(lines)), classes="text")
            yield Button(Content(say("terminal-key-back")), id="close")

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        event.stop()
        self.action_close()

    def action_close(self) -> None:
        self.dismiss(None)
