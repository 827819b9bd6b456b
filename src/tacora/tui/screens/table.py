"""The table: the board, the log, sealed choices and their shared reveal."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Literal

from textual import events, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Button

from tacora.core.protocol import Action, Event, Observation, Player
from tacora.tui.boards import Scene
from tacora.tui.screens.curtain import CurtainScreen
from tacora.tui.screens.help import HelpScreen
from tacora.tui.session import Session
from tacora.tui.telling import Choice, Teller
from tacora.tui.widgets import BoardView, KeyBar, LogView, Prose

if TYPE_CHECKING:
    from tacora.tui.app import TacoraApp

__all__ = ["TableScreen"]

REVEAL_SECONDS = 0.9
"""From the last envelope to the next choice at most."""
BEAT_SECONDS = 0.35
GUARD_SECONDS = 0.25
"""So long after a choice appears its keys do nothing, so that a key meant to skip the reveal chooses nothing."""

Undo = Literal["undo"]


class TableScreen(Screen[None]):
    """Plays a session to its end. The course is one coroutine, `run_match`; keys and buttons only answer it."""

    app: TacoraApp

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark,f1", "help", show=False),
        Binding("q", "app.leave", show=False),
        Binding("o", "odds", show=False),
        Binding("u", "undo", show=False),
        Binding("f2", "app.turn_theme", show=False),
        Binding("left,up", "app.focus_previous", show=False),
        Binding("right,down", "app.focus_next", show=False),
    ]

    def __init__(self, session: Session, teller: Teller) -> None:
        super().__init__()
        self.session = session
        self.teller = teller
        self.words = teller.words
        self.odds = False
        self._choices: list[Choice] = []
        self._answer: asyncio.Future[Action | Undo] | None = None
        self._go_on: asyncio.Event | None = None
        self._skip = asyncio.Event()
        self._asked_at = 0.0
        self._told: list[str] = []
        self._viewer: Player | None = session.home_viewer
        self._observation: Observation = session.observe(self._viewer)
        self._scene: Scene = teller.scene(self._viewer)
        self._problem: str | None = None

    def compose(self) -> ComposeResult:
        yield Prose(id="title")
        with Container(id="middle"):
            yield BoardView(id="board")
            log = LogView(id="log")
            log.border_title = self.words.say("terminal-log")
            yield log
        yield Prose(id="moment")
        yield Container(id="choices")
        yield KeyBar(id="keys")

    def on_mount(self) -> None:
        self._show_keys()
        self._show_table(self._viewer)
        self.run_match()

    def on_resize(self, event: events.Resize) -> None:
        self.set_class(event.size.height < 22 + self.session.match.game.num_players, "-tight")

    @property
    def waits_for_choice(self) -> bool:
        """Whether a person is being asked right now."""
        return self._answer is not None and not self._answer.done()

    @property
    def waits_for_go_on(self) -> bool:
        """Whether the table is stopped until someone has seen enough."""
        return self._go_on is not None and not self._go_on.is_set()

    # The course of a match -------------------------------------------------------------------

    @work(exclusive=True)
    async def run_match(self) -> None:
        """Bots choose, people are asked in turn, envelopes open, until the match is over."""
        session = self.session
        home = session.home_viewer
        self._tell_house()
        while not session.match.is_over:
            self._warn()
            self._show_table(home)
            before, told = self._observation, self._told
            self._show_moment(self.words.say("terminal-thinking"))
            happened = await asyncio.to_thread(session.choose_bots)
            if not happened and session.waiting_people:
                person = session.waiting_people[0]
                if session.needs_curtain and not await self._curtain(person):
                    continue
                action = await self._ask(person)
                if action == "undo":
                    self._take_back()
                    continue
                self._hide_choices()
                happened = session.choose(person, action)
            if happened:
                await self._reveal(before, told, happened)
        self._warn()
        self.app.end(session, self.teller)

    async def _curtain(self, person: Player) -> bool:
        """Draw the curtain; false when the one before takes a choice back instead."""
        self._show_table(self.session.home_viewer)
        self._show_moment("")
        previous = self._last_sealed()
        name = None if previous is None else self.teller.names[previous]
        answer = await self.app.push_screen_wait(CurtainScreen(self.words, self.teller.names[person], name))
        if answer == "change":
            self._take_back()
            return False
        return True

    async def _ask(self, person: Player) -> Action | Undo:
        session = self.session
        self._show_table(person)
        self._choices = self.teller.choices(session.match.legal_actions(person))
        self._show_question()
        await self._show_buttons([f"{choice.key.upper()}  {choice.label}" for choice in self._choices])
        self._asked_at = time.monotonic()
        self._answer = asyncio.get_running_loop().create_future()
        try:
            return await self._answer
        finally:
            self._answer = None
            self._choices = []

    async def _reveal(self, before: Observation, told: list[str], happened: Sequence[Event]) -> None:
        """Everyone's envelopes open at once; what follows is told one after another."""
        session, home = self.session, self.session.home_viewer
        pauses = self.teller.board.pauses
        observation, everyone = before, self._scene.asked
        self._skip.clear()
        self._viewer, self._told = home, list(told)
        self._show_log()
        self._show_board(observation, self.teller.scene(home, everyone, everyone))
        self._show_moment(self.words.say("terminal-opening"))
        seen = session.match.redacted(happened, home)
        beat = min(BEAT_SECONDS, REVEAL_SECONDS / (len(seen) + 1))
        await self._beat(beat)
        lately: list[str] = []
        for event in seen:
            sentence = self.teller.sentence(event, home)
            pausing = type(event).__name__ in pauses
            if sentence:
                self._told.append(sentence)
                lately = [*lately[-2:], sentence]
                if pausing or not self._hurried:
                    self._show_log()
                    self._show_moment("\n".join(lately))
            if pausing:
                self._show_board(observation, self.teller.scene(home))
                await self._continue()
                lately = []
            observation = session.match.game.follow(observation, event)
            if not self._hurried:
                self._show_board(observation, self.teller.scene(home))
                await self._beat(beat)
        self._show_log()
        self._show_moment("\n".join(lately))
        self._show_board(observation, self.teller.scene(home))
        if session.needs_curtain:
            await self._continue()

    @property
    def _hurried(self) -> bool:
        """Whether a reveal is shown at once: no motion is wanted, or someone pressed a key."""
        return self.app.animation_level == "none" or self._skip.is_set()

    async def _beat(self, seconds: float) -> None:
        if self._hurried:
            return
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._skip.wait(), seconds)

    async def _continue(self) -> None:
        """Wait until someone has seen enough."""
        await self._show_buttons([self.words.say("terminal-continue")])
        self._go_on = asyncio.Event()
        try:
            await self._go_on.wait()
        finally:
            self._go_on = None
            self._skip.clear()
            self._hide_choices()

    # Answers ---------------------------------------------------------------------------------

    def _choose(self, index: int) -> None:
        if self._go_on is not None:
            self._go_on.set()
        elif self._answer is not None and self.waits_for_choice and index < len(self._choices):
            if self.app.animation_level != "none" and time.monotonic() - self._asked_at < GUARD_SECONDS:
                return
            self._answer.set_result(self._choices[index].action)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        event.stop()
        self._choose(int((event.button.id or "choice-0").rpartition("-")[2]))

    def on_key(self, event: events.Key) -> None:
        self._skip.set()
        if self._go_on is not None and event.key in ("space", "enter"):
            event.stop()
            self._go_on.set()
            return
        for index, choice in enumerate(self._choices):
            if event.character is not None and event.character.lower() in (choice.key, str(index + 1)):
                event.stop()
                self._choose(index)
                return

    def on_click(self) -> None:
        self._skip.set()

    def action_undo(self) -> None:
        if self._answer is not None and self.waits_for_choice and self._last_sealed() is not None:
            self._answer.set_result("undo")
        else:
            self.notify(self.words.say("terminal-nothing-to-take-back"), markup=False)

    def action_odds(self) -> None:
        self.odds = not self.odds
        self._show_question()

    def action_help(self) -> None:
        match = self.session.match
        asked = next(iter(self.session.asked), 0)
        choices = []
        for choice in self.teller.choices(match.legal_actions(asked)):
            key = f"action-{choice.text}.help"
            said = self.words.say(key) if self.words.has(key) else choice.text
            choices.append(self.words.say("terminal-help-choice", label=choice.label, help=said))
        self.app.push_screen(
            HelpScreen(
                self.words, choices, self.teller.board.legend(self._observation, self._scene), self.teller.rules()
            )
        )

    def _last_sealed(self) -> Player | None:
        sealed = [person for person in self.session.people if person in self.session.match.sealed]
        return sealed[-1] if sealed else None

    def _take_back(self) -> None:
        last = self._last_sealed()
        if last is not None:
            self.session.withdraw(last)

    # Showing ---------------------------------------------------------------------------------

    def _show_table(self, viewer: Player | None) -> None:
        """Everything as ``viewer`` sees it now."""
        session = self.session
        self._viewer = viewer
        self._told = self.teller.log(session.match, viewer)
        self._show_log()
        self._show_board(session.observe(viewer), self.teller.scene(viewer, session.asked, session.match.sealed))

    def _show_board(self, observation: Observation, scene: Scene) -> None:
        self._observation, self._scene = observation, scene
        board = self.teller.board
        self.query_one("#board", BoardView).show(lambda width: board.draw(observation, scene, width))
        title = board.title(observation, scene)
        edition = self.teller.edition()
        full = f"{edition} · {title}" if title else edition
        self.query_one("#title", Prose).show(full if len(full) <= self.size.width - 2 else title or edition)

    def _show_log(self) -> None:
        self.query_one("#log", LogView).show(self._told)

    def _show_moment(self, text: str) -> None:
        self.query_one("#moment", Prose).show(text)

    def _show_question(self) -> None:
        if not self._choices or self._viewer is None:
            return
        board, lines = self.teller.board, [self.words.say("terminal-ask", name=self.teller.names[self._viewer])]
        if hint := board.hint(self._observation, self._scene):
            lines.append(hint)
        if self.odds:
            lines.append(board.advice(self._observation, self._scene) or self.words.say("terminal-no-odds"))
        self._show_moment("\n".join(lines))

    async def _show_buttons(self, labels: Sequence[str]) -> None:
        box = self.query_one("#choices")
        await box.remove_children()
        box.set_class(len(labels) == 1, "-single")
        buttons = [Button(Content(label), id=f"choice-{index}") for index, label in enumerate(labels)]
        await box.mount(*buttons)
        if self.app.screen is self:
            buttons[0].focus()
        else:
            self.set_focus(buttons[0])

    def _hide_choices(self) -> None:
        self._choices = []
        for button in self.query("#choices Button"):
            button.disabled = True

    def _show_keys(self) -> None:
        say = self.words.say
        keys = [
            ("?", say("terminal-key-help"), "screen.help"),
            ("O", say("terminal-key-odds"), "screen.odds"),
            ("F2", say("terminal-key-theme"), "app.turn_theme"),
            ("Q", say("terminal-key-quit"), "app.leave"),
        ]
        if len(self.session.people) > 1:
            keys.insert(2, ("U", say("terminal-key-undo"), "screen.undo"))
        self.query_one("#keys", KeyBar).show(keys)

    def _tell_house(self) -> None:
        if house := self.teller.house():
            self.notify(self.words.say("terminal-house", names=", ".join(house)), markup=False)

    def _warn(self) -> None:
        problem = self.session.save_problem
        if problem is not None and problem != self._problem:
            self.notify(
                self.words.say("terminal-save-problem", problem=problem), severity="warning", timeout=10, markup=False
            )
        self._problem = problem
