"""The menu: go on with a saved match, or choose edition, seats and switches. Enter on the first button just plays."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Button, Collapsible, Input, Select, Static

from tacora import bots
from tacora.core import registry
from tacora.core.errors import TacoraError
from tacora.core.meta import GameMeta
from tacora.core.options import Option
from tacora.tui import saves
from tacora.tui.catalogue import bot_label, choice_label, option_label, preset_title
from tacora.tui.seats import PERSON, Seat, default_seats, named
from tacora.tui.session import Session
from tacora.tui.widgets import KeyBar
from tacora.words import LANGUAGES, Words

if TYPE_CHECKING:
    from tacora.tui.app import TacoraApp

__all__ = ["MenuScreen", "Setup"]

_LANGUAGE_NAMES = {"fr": "Français", "es": "Español", "en": "English"}
_STANDARD_SEATS = 4


@dataclass
class Setup:
    """What is chosen so far; kept while the menu is drawn anew and from one match to the next."""

    game: str = "diamant"
    preset: str = ""
    seats: list[Seat] = field(default_factory=list)
    overrides: dict[str, Any] = field(default_factory=dict)
    open: bool = False

    def complete(self) -> GameMeta:
        """Fill what is not chosen yet, for the game."""
        meta = registry.get(self.game)
        if self.preset not in {preset.name for preset in meta.options.presets}:
            self.preset = meta.options.default_preset
            self.overrides = {}
        if not self.seats:
            low, high = meta.players
            self.seats = list(default_seats(self.game, min(high, max(low, _STANDARD_SEATS))))
        return meta

    def resize(self, number: int) -> None:
        """More seats get the game's bots in turn; fewer lose the last ones."""
        spare = default_seats(self.game, number)
        while len(self.seats) < number:
            self.seats.append(Seat(bot=spare[len(self.seats)].bot))
        del self.seats[number:]


class MenuScreen(Screen[None]):
    app: TacoraApp

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("q", "app.leave", show=False),
        Binding("f2", "app.turn_theme", show=False),
        Binding("up", "app.focus_previous", show=False),
        Binding("down", "app.focus_next", show=False),
    ]

    def __init__(self, setup: Setup) -> None:
        super().__init__()
        self.setup = setup
        self._save: Path | None = None

    # Drawing ---------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        meta = self.setup.complete()
        words = Words(self.app.language, meta.id)
        say = words.say
        yield Static(Content(f"TACORA · {say('terminal-menu-tagline')}"), id="title")
        with VerticalScroll(id="menu", can_focus=False):
            with Horizontal(classes="row buttons"):
                resume = self._resume_label()
                if resume is not None:
                    yield Button(Content(say("terminal-menu-resume", name=resume)), id="resume")
                yield Button(Content(say("terminal-menu-play")), id="play")
                yield Button(Content(say("terminal-menu-quit")), id="quit")
            yield from self._row(
                say("terminal-menu-language"),
                Select(
                    [(_LANGUAGE_NAMES[language], language) for language in LANGUAGES],
                    value=self.app.language,
                    allow_blank=False,
                    id="language",
                    compact=True,
                ),
            )
            games = registry.all_games()
            if len(games) > 1:
                titles = [(Content(one.title), one.id) for one in games]
                yield from self._row(
                    say("terminal-menu-game"),
                    Select(titles, value=meta.id, allow_blank=False, id="game", compact=True),
                )
            presets = [(Content(preset_title(meta, one.name, words)), one.name) for one in meta.options.presets]
            yield from self._row(
                say("terminal-menu-edition"),
                Select(presets, value=self.setup.preset, allow_blank=False, id="preset", compact=True),
            )
            numbers = [(self._players_label(meta, words, number), number) for number in self._numbers(meta)]
            yield from self._row(
                say("terminal-menu-players"),
                Select(numbers, value=len(self.setup.seats), allow_blank=False, id="players", compact=True),
            )
            kinds = self._kinds(words)
            names = named(self.setup.seats, words)
            for index, seat in enumerate(self.setup.seats):
                value = PERSON if seat.bot is None else seat.bot
                options = kinds if any(value == one for _, one in kinds) else [*kinds, (Content(value), value)]
                fields: list[Select[Any] | Input] = [
                    Select(options, value=value, allow_blank=False, id=f"seat-{index}", compact=True)
                ]
                if seat.bot is None:
                    hint = names[index].name
                    fields.append(Input(seat.name, placeholder=hint, max_length=24, id=f"name-{index}", compact=True))
                yield from self._row(say("terminal-menu-seat", number=index + 1), *fields)
            if meta.options.options:
                with Collapsible(title=say("terminal-menu-switches"), collapsed=not self.setup.open, id="switches"):
                    values = meta.options.resolve(self.setup.preset) | self.setup.overrides
                    for option in meta.options.options:
                        yield from self._row(self._option_label(option, words), self._switch(option, values, words))
        bar = KeyBar(id="keys")
        yield bar
        bar.show(
            [
                ("Tab", say("terminal-menu-keys").partition(" ")[2], "app.focus_next"),
                ("F2", say("terminal-key-theme"), "app.turn_theme"),
                ("Q", say("terminal-key-quit"), "app.leave"),
            ]
        )

    @staticmethod
    def _row(label: str, *widgets: Select[Any] | Input) -> Iterator[Any]:
        with Horizontal(classes="row"):
            yield Static(Content(label), classes="field")
            yield from widgets

    @staticmethod
    def _numbers(meta: GameMeta) -> range:
        low, high = meta.players
        return range(low, high + 1)

    @staticmethod
    def _players_label(meta: GameMeta, words: Words, number: int) -> str:
        low, high = meta.official_players
        return str(number) if low <= number <= high else f"{number} ({words.say('terminal-menu-house')})"

    def _kinds(self, words: Words) -> list[tuple[Content, str]]:
        kinds = [(Content(words.say("terminal-menu-person")), PERSON)]
        for spec in sorted(bots.specs(self.setup.game), key=lambda spec: spec.level is None):
            label = bot_label(spec.name, words)
            if spec.level:
                label += f" · {words.say(f'terminal-level-{spec.level}')}"
            kinds.append((Content(label), spec.name))
        return kinds

    @staticmethod
    def _option_label(option: Option, words: Words) -> str:
        label = option_label(option, words)
        return f"{label} *" if option.house else label

    @staticmethod
    def _switch(option: Option, values: dict[str, Any], words: Words) -> Select[Any] | Input:
        name, value = f"option-{option.name}", values[option.name]
        if option.kind == "choice":
            choices = [(Content(choice_label(option, one, words)), one) for one in option.choices]
            return Select(choices, value=value, allow_blank=False, id=name, compact=True)
        if option.kind == "flag":
            flags = [(words.say("terminal-flag-yes"), True), (words.say("terminal-flag-no"), False)]
            return Select(flags, value=value, allow_blank=False, id=name, compact=True)
        if option.kind == "integer":
            span = [(str(one), one) for one in range(option.minimum, option.maximum + 1)]
            return Select(span, value=value, allow_blank=False, id=name, compact=True)
        text = value if isinstance(value, str) else ", ".join(map(str, value))  # as typed, right or wrong
        return Input(text, id=name, compact=True)

    def _resume_label(self) -> str | None:
        """The seats of the newest unfinished match."""
        found = saves.find_saves()
        self._save = found[0] if found else None
        if self._save is None:
            return None
        try:
            return ", ".join(saves.Save.read(self._save).record.seats)[:40]
        except (TacoraError, OSError):
            return self._save.name

    def on_mount(self) -> None:
        self.query_one("#play", Button).focus()

    # Answers ---------------------------------------------------------------------------------

    @on(Select.Changed)
    async def _changed(self, event: Select.Changed) -> None:
        event.stop()
        name, value, setup = event.select.id or "", event.value, self.setup
        if name == "language" and value != self.app.language:
            self.app.language = str(value)
        elif name == "game" and value != setup.game:
            self.setup.__init__(game=str(value))  # type: ignore[misc]  # the same object, all chosen anew
        elif name == "preset" and value != setup.preset:
            setup.preset, setup.overrides = str(value), {}
        elif name == "players" and value != len(setup.seats):
            setup.resize(int(str(value)))
        elif name.startswith("seat-"):
            index = int(name.removeprefix("seat-"))
            bot = None if value == PERSON else str(value)
            if index >= len(setup.seats) or bot == setup.seats[index].bot:
                return
            setup.seats[index] = Seat(setup.seats[index].name, bot)
        elif name.startswith("option-"):
            self._override(name.removeprefix("option-"), value)
            return
        else:
            return
        await self._redraw(name)

    @on(Input.Changed)
    def _typed(self, event: Input.Changed) -> None:
        event.stop()
        name = event.input.id or ""
        if name.startswith("name-"):
            index = int(name.removeprefix("name-"))
            self.setup.seats[index] = Seat(event.value, self.setup.seats[index].bot)
        elif name.startswith("option-"):
            self._override(name.removeprefix("option-"), event.value)

    def _override(self, name: str, value: Any) -> None:
        self.setup.open = True
        self.setup.overrides[name] = value

    @on(Collapsible.Toggled)
    def _toggled(self, event: Collapsible.Toggled) -> None:
        self.setup.open = not event.collapsible.collapsed

    async def _redraw(self, focus: str) -> None:
        await self.recompose()
        self.query_one(f"#{focus}").focus()

    @on(Button.Pressed)
    async def _pressed(self, event: Button.Pressed) -> None:
        event.stop()
        try:
            match event.button.id:
                case "play":
                    self.app.begin(self._new_session())
                case "resume":
                    self.app.begin(Session.resume(self._save))
                case _:
                    self.app.action_leave()
        except TacoraError as error:
            self._complain(error)
            if event.button.id == "resume":
                await self._redraw("play")

    def _new_session(self) -> Session:
        setup = self.setup
        return Session.new(
            setup.game,
            named(setup.seats, Words(self.app.language, setup.game)),
            preset=setup.preset,
            options=setup.overrides,
        )

    def _complain(self, error: TacoraError) -> None:
        words = Words(self.app.language, self.setup.game)
        self.notify(words.error(error), severity="error", timeout=10, markup=False)
