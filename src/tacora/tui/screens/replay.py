"""The replay: step forward and back, jump, play by itself, from any seat's view."""

from __future__ import annotations

from typing import ClassVar

from textual import events
from textual.app import ComposeResult, RenderResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Horizontal, VerticalScroll
from textual.content import Content
from textual.message import Message
from textual.screen import ModalScreen, Screen
from textual.timer import Timer
from textual.widget import Widget
from textual.widgets import Button, Input

from tacora.core.protocol import Player
from tacora.tui.replaying import Replay
from tacora.tui.screens.help import HelpScreen
from tacora.tui.widgets import BoardView, KeyBar, LogView, Prose
from tacora.words import Words

__all__ = ["GotoScreen", "ReplayScreen", "Slider"]

PLAY_SECONDS = 1.2


class Slider(Widget):
    """A bar of places; a click goes to the one below the pointer."""

    class Moved(Message):
        """The place ``index`` was pointed at."""

        def __init__(self, index: int) -> None:
            super().__init__()
            self.index = index

    def __init__(self, last: int) -> None:
        super().__init__(id="slider")
        self.last = last
        self.index = 0

    def show(self, index: int) -> None:
        self.index = index
        self.refresh()

    def render(self) -> RenderResult:
        width = max(1, self.content_size.width - 1)
        at = round(width * self.index / max(1, self.last))
        return Content.assemble(("━" * at, "$torch"), ("◆", "$torch bold"), ("─" * (width - at), "$quiet"))

    def on_click(self, event: events.Click) -> None:
        event.stop()
        width = max(1, self.content_size.width - 1)
        x = min(width, max(0, event.get_content_offset_capture(self).x))
        self.post_message(self.Moved(round(self.last * x / width)))


class GotoScreen(ModalScreen[int | None]):
    """Asks for a place by number."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "cancel", show=False)]

    def __init__(self, words: Words, last: int) -> None:
        super().__init__()
        self.words = words
        self.last = last

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="box", can_focus=False):
            yield Prose(self.words.say("terminal-replay-go", last=self.last), classes="heading")
            yield Input(type="integer", max_length=6, id="place")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.stop()
        self.dismiss(int(event.value) if event.value.isdigit() else None)

    def action_cancel(self) -> None:
        self.dismiss(None)


class ReplayScreen(Screen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right", "step(1)", show=False),
        Binding("left", "step(-1)", show=False),
        Binding("pagedown,down", "jump(1)", show=False),
        Binding("pageup,up", "jump(-1)", show=False),
        Binding("home", "seek(0)", show=False),
        Binding("end", "seek(1000000)", show=False),
        Binding("space", "play", show=False, priority=True),
        Binding("v", "eyes", show=False),
        Binding("g", "go", show=False),
        Binding("f2", "app.turn_theme", show=False),
        Binding("question_mark,f1", "help", show=False),
        Binding("q,escape", "close", show=False),
    ]

    def __init__(self, replay: Replay, viewer: Player | None = None) -> None:
        super().__init__()
        self.replay = replay
        self.words = replay.teller.words
        self.viewer = viewer
        self.index = 0
        self._timer: Timer | None = None

    def compose(self) -> ComposeResult:
        yield Prose(id="title")
        with Container(id="middle"):
            yield BoardView(id="board")
            log = LogView(id="log")
            log.border_title = self.words.say("terminal-log")
            log.can_focus = False
            yield log
        yield Prose(id="moment")
        yield Slider(self.replay.last)
        with Horizontal(id="replay-buttons", classes="row"):
            for name, sign in (("first", "|◂"), ("back", "◂"), ("play", "▸▸"), ("next", "▸"), ("last", "▸|")):
                yield Button(Content(sign), id=name, compact=True)
        bar = KeyBar(id="keys")
        yield bar
        say = self.words.say
        bar.show(
            [
                ("?", say("terminal-key-help"), "screen.help"),
                ("V", say("terminal-replay-eyes", name="…"), "screen.eyes"),
                ("G", say("terminal-replay-go", last=self.replay.last), "screen.go"),
                ("Q", say("terminal-key-back"), "screen.close"),
            ]
        )

    def on_mount(self) -> None:
        self.query_one("#next", Button).focus()
        self.show()

    def show(self) -> None:
        """Draw the place we are at."""
        replay, index, viewer = self.replay, self.index, self.viewer
        say = self.words.say
        eyes = say("terminal-spectator") if viewer is None else replay.teller.names[viewer]
        title = " · ".join(
            part
            for part in (
                say("terminal-replay"),
                replay.title(index, viewer),
                say("terminal-replay-place", index=index, last=replay.last),
                say("terminal-replay-eyes", name=eyes),
            )
            if part
        )
        self.query_one("#title", Prose).show(title)
        self.query_one("#board", BoardView).show(lambda width: replay.draw(index, viewer, width))
        self.query_one("#log", LogView).show(replay.log(index, viewer))
        now = replay.sentences(index, viewer) if index else [say("terminal-replay-start")]
        self.query_one("#moment", Prose).show("\n".join(now))
        self.query_one(Slider).show(index)

    def _go(self, index: int) -> None:
        self.index = self.replay.clamp(index)
        self.show()
        if self.index == self.replay.last:
            self._stop()

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
            self.query_one("#play", Button).label = "▸▸"

    # Answers ---------------------------------------------------------------------------------

    def action_step(self, by: int) -> None:
        self._stop()
        self._go(self.index + by)

    def action_jump(self, direction: int) -> None:
        self._stop()
        self._go(self.replay.jump(self.index, direction))

    def action_seek(self, index: int) -> None:
        self._stop()
        self._go(index)

    def action_play(self) -> None:
        if self._timer is not None:
            self._stop()
            return
        if self.index == self.replay.last:
            self._go(0)
        self.query_one("#play", Button).label = "▮▮"
        self._timer = self.set_interval(PLAY_SECONDS, lambda: self._go(self.index + 1))

    def action_eyes(self) -> None:
        """The next viewer: a spectator, then each seat in turn."""
        order: list[Player | None] = [None, *range(self.replay.record.num_players)]
        self.viewer = order[(order.index(self.viewer) + 1) % len(order)]
        self.show()

    def action_go(self) -> None:
        self._stop()

        def go(index: int | None) -> None:
            if index is not None:
                self._go(index)

        self.app.push_screen(GotoScreen(self.words, self.replay.last), go)

    def action_help(self) -> None:
        self._stop()
        scene = self.replay.scene(self.index, self.viewer)
        legend = self.replay.teller.board.legend(self.replay.observation(self.index, self.viewer), scene)
        keys = [part.strip() for part in self.words.say("terminal-replay-keys").split(";")]
        self.app.push_screen(HelpScreen(self.words, (), [*keys, "", *legend], self.replay.teller.rules()))

    def action_close(self) -> None:
        if len(self.app.screen_stack) > 2:
            self.dismiss(None)
        else:
            self.app.exit()

    def on_slider_moved(self, message: Slider.Moved) -> None:
        self.action_seek(message.index)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        event.stop()
        match event.button.id:
            case "first":
                self.action_seek(0)
            case "back":
                self.action_step(-1)
            case "play":
                self.action_play()
            case "next":
                self.action_step(1)
            case _:
                self.action_seek(self.replay.last)
