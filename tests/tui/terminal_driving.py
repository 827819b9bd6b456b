"""Driving the terminal game as a person would, and reading what the screen shows."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Awaitable, Callable, Sequence

from textual import events
from textual.pilot import Pilot
from textual.widgets import Button

from tacora.core.chance import Seed
from tacora.tui.app import TacoraApp
from tacora.tui.screens.curtain import CurtainScreen
from tacora.tui.screens.ending import EndScreen
from tacora.tui.screens.table import TableScreen
from tacora.tui.seats import named, parse_seats
from tacora.tui.session import Session
from tacora.words import Words

PATIENCE = float(os.environ.get("TACORA_TEST_PATIENCE", "60"))


def session(
    seats: str,
    *,
    preset: str | None = None,
    seed: str = "7",
    language: str = "en",
    game: str = "diamant",
    **options: object,
) -> Session:
    places = named(parse_seats(seats), Words(language, game))
    return Session.new(game, places, preset=preset, options=options, seed=Seed.parse(seed))


def app_of(played: Session | None, language: str = "en") -> TacoraApp:
    app = TacoraApp(language, played)
    app.animation_level = "none"
    return app


def shown(app: TacoraApp) -> str:
    """The text on the screen."""
    return "\n".join(strip.text.rstrip() for strip in app.screen._compositor.render_strips())


async def until(pilot: Pilot[None], condition: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """Wait for ``condition``."""
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, shown(pilot.app)  # type: ignore[arg-type]
        await asyncio.sleep(0.01)


def state(app: TacoraApp) -> str:
    """What the application waits for: ``choice``, ``continue``, ``curtain``, ``end`` or nothing."""
    screen = app.screen
    if isinstance(screen, EndScreen):
        return "end"
    if isinstance(screen, CurtainScreen):
        return "curtain"
    if isinstance(screen, TableScreen):
        ready = [button for button in screen.query("#choices Button").results(Button) if not button.disabled]
        if ready and screen.waits_for_go_on:
            return "continue"
        if ready and screen.waits_for_choice:
            return "choice"
    return ""


async def step(pilot: Pilot[None], app: TacoraApp) -> str:
    """The next thing the application waits for."""
    await until(pilot, lambda: state(app) != "" and app.screen.is_mounted)
    return state(app)


def _waiting(app: TacoraApp) -> tuple[object, object, object]:
    screen = app.screen
    return screen, getattr(screen, "_answer", None), getattr(screen, "_go_on", None)


async def answered(pilot: Pilot[None], app: TacoraApp, act: Callable[[], Awaitable[object]]) -> None:
    """Act, then wait until the application has gone on from what it waited for."""
    before = _waiting(app)
    await act()
    await until(pilot, lambda: any(now is not then for now, then in zip(_waiting(app), before, strict=True)))


async def press(pilot: Pilot[None], app: TacoraApp, key: str) -> None:
    """A key as the terminal's driver would send it. `Pilot.press` waits for an idle machine, which is slow."""

    async def send() -> None:
        app.post_message(events.Key(key, key if len(key) == 1 else None))

    await answered(pilot, app, send)


async def click(pilot: Pilot[None], app: TacoraApp, where: str) -> None:
    """A click on what is drawn: wait for the layout to rest, as an eye does."""
    await pilot.pause()
    await answered(pilot, app, lambda: pilot.click(where))


async def play(pilot: Pilot[None], app: TacoraApp, keys: Sequence[str], *, steps: int = 10_000) -> int:
    """Answer everything by keyboard, choices from ``keys`` in turn, until the end or ``steps`` choices were made."""
    made = 0
    while (now := await step(pilot, app)) != "end" and made < steps:
        await press(pilot, app, keys[made % len(keys)] if now == "choice" else "enter")
        made += now == "choice"
    return made


async def play_by_mouse(pilot: Pilot[None], app: TacoraApp, choices: Sequence[int]) -> int:
    """Answer everything with the mouse alone."""
    made = 0
    while (now := await step(pilot, app)) != "end":
        where = {"choice": f"#choice-{choices[made % len(choices)]}", "continue": "#choice-0", "curtain": "#ready"}[now]
        await click(pilot, app, where)
        made += now == "choice"
    return made
