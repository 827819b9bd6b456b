"""Help: how to choose, the keys, and what the signs on the table mean."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Button

from tacora.tui.widgets import Prose
from tacora.words import Words

__all__ = ["HelpScreen", "RulesScreen"]


class HelpScreen(ModalScreen[None]):
    """Shows the general help, then ``choices`` and ``signs`` of the game, and leads to its ``rules``."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,question_mark,f1,q", "close", show=False),
        Binding("r", "rules", show=False),
        Binding("left", "app.focus_previous", show=False),
        Binding("right", "app.focus_next", show=False),
    ]

    def __init__(
        self,
        words: Words,
        choices: Sequence[str],
        signs: Sequence[str],
        rules: Sequence[tuple[str, Sequence[str]]] = (),
    ) -> None:
        super().__init__()
        self.words = words
        self.choices = choices
        self.signs = signs
        self.rules = rules

    def compose(self) -> ComposeResult:
        say = self.words.say
        with VerticalScroll(classes="box"):
            yield Prose(say("terminal-help"), classes="heading")
            for name in ("choose", "sealed", "skip", "saved", "keys"):
                yield Prose(say(f"terminal-help-{name}"), classes="text")
            for heading, lines in (("terminal-help-rules", self.choices), ("terminal-help-signs", self.signs)):
                if lines:
                    yield Prose(say(heading), classes="heading")
                    yield Prose("\n".join(lines), classes="text")
            with Horizontal(classes="row"):
                if self.rules:
                    yield Button(Content("R  " + say("terminal-help-rulebook")), id="rules")
                yield Button(Content(say("terminal-key-back")), id="close")

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        event.stop()
        if event.button.id == "rules":
            self.action_rules()
        else:
            self.action_close()

    def action_rules(self) -> None:
        if self.rules:
            self.app.push_screen(RulesScreen(self.words, self.rules))

    def action_close(self) -> None:
        self.dismiss(None)


class RulesScreen(ModalScreen[None]):
    """The rulebook, to scroll through."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,r", "close", show=False)]

    def __init__(self, words: Words, rules: Sequence[tuple[str, Sequence[str]]]) -> None:
        super().__init__()
        self.words = words
        self.rules = rules

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="box"):
            for title, paragraphs in self.rules:
                yield Prose(title, classes="heading")
                for paragraph in paragraphs:
                    yield Prose(paragraph, classes="text")
            yield Button(Content(self.words.say("terminal-key-back")), id="close")

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        event.stop()
        self.action_close()

    def action_close(self) -> None:
        self.dismiss(None)
