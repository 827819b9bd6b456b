"""People at their devices: what they press and what they see, without touching the page's insides."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

LOCALES = {"en": "en-GB", "fr": "fr-FR", "es": "es-ES"}
WORDS = {
    "en": {"play": "Play now", "open": "Open the table", "name": "Your name at the table", "sit": "Sit down",
           "ready": "I am ready", "start": "Into the cave!", "again": "Play again", "replay": "Watch it again",
           "stay": "Stay", "leave": "Leave", "log": "The story", "chat": "Chat", "menu": "Menu",
           "wins": "win"},
    "fr": {"play": "Jouer tout de suite", "open": "Ouvrir la table", "name": "Ton nom à la table", "sit": "S’asseoir",
           "ready": "Je suis prêt", "start": "Dans la grotte", "again": "Rejouer", "replay": "Revoir la partie",
           "stay": "Rester", "leave": "Sortir", "log": "Le récit", "chat": "Discussion", "menu": "Menu",
           "wins": "gagne"},
    "es": {"play": "Jugar ya", "open": "Abrir la mesa", "name": "Tu nombre en la mesa", "sit": "Sentarse",
           "ready": "Estoy listo", "start": "¡A la cueva!", "again": "Jugar otra vez", "replay": "Verla otra vez",
           "stay": "Seguir", "leave": "Salir", "log": "La crónica", "chat": "Chat", "menu": "Menú",
           "wins": "Gana"},
}  # fmt: skip
PATIENCE = 30_000  # milliseconds; the machine may be busy
HARMLESS = ("Service Worker registration blocked", "Failed to load resource", "WebSocket connection")


class Person:
    """One device with one page. ``faults`` collects what the page complained about."""

    def __init__(
        self,
        browser: Any,
        url: str,
        *,
        language: str = "en",
        width: int = 1280,
        height: int = 800,
        workers: str = "block",
        motion: str = "reduce",
        context: Any = None,
        **device: Any,
    ) -> None:
        self.url = url
        self.language = language
        self.words = WORDS[language]
        self.context = context or browser.new_context(
            viewport={"width": width, "height": height},
            locale=LOCALES[language],
            service_workers=workers,
            reduced_motion=motion,
            **device,
        )
        self.context.set_default_timeout(PATIENCE)
        self.faults: list[str] = []
        self.page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        self.page.on("console", self._console)
        self.page.on("dialog", self._dialog)

    def _console(self, message: Any) -> None:
        if message.type in ("error", "warning") and not any(one in message.text for one in HARMLESS):
            self.faults.append(f"{message.type}: {message.text}")

    def _dialog(self, dialog: Any) -> None:
        self.faults.append(f"dialog: {dialog.message}")
        dialog.dismiss()

    def close(self) -> None:
        self.context.close()

    def goto(self, path: str = "/") -> None:
        self.page.goto(self.url + path)
        self.page.wait_for_selector("main h1")

    def button(self, name: str) -> Any:
        return self.page.get_by_role("button", name=name, exact=True)

    @property
    def code(self) -> str:
        return str(self.page.url).rstrip("/").split("/t/")[1].split("/")[0]

    # A table ------------------------------------------------------------------------------------

    def open_table(
        self,
        name: str,
        *,
        seats: tuple[str, ...] = ("open", "bot"),
        caves: int = 5,
        fill: Callable[[Any], None] | None = None,
    ) -> str:
        """Make a table: the host and ``seats`` (``open``, ``local`` or ``bot``). Returns its code."""
        self.goto("/new")
        page = self.page
        page.get_by_label(self.words["name"], exact=True).fill(name)
        page.locator(".choices-small .choice", has_text=str(len(seats) + 1)).first.click()
        for index, kind in enumerate(seats):
            select = page.locator(".seat-row select").nth(index)
            if kind == "bot":
                value = select.locator("option[value^='bot:']").first.get_attribute("value")
                select.select_option(value=value)
            else:
                select.select_option(value=kind)
        if caves != 5:
            page.locator(".options summary").click()
            page.locator(".option-grid select").last.select_option(str(caves))
        if fill is not None:
            fill(page)
        self.button(self.words["open"]).click()
        page.wait_for_selector(".lobby")
        return self.code

    def open_plain_table(self, **wish: Any) -> str:
        """A table with settings the form does not offer, such as a very quick clock."""
        self.goto()
        made = self.page.evaluate(
            """async (wish) => {
              const headers = { "Content-Type": "application/json" };
              const response = await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify(wish) });
              const made = await response.json();
              const tables = { [made.code]: { keys: [{ seat: made.seat, token: made.token }], at: Date.now() } };
              localStorage.setItem("tacora/tables", JSON.stringify(tables));
              return made;
            }""",
            {"profile": {"nickname": "Ana", "colour": 0, "emblem": "torch"}, **wish},
        )
        self.goto(f"/t/{made['code']}")
        self.page.wait_for_selector(".lobby")
        return self.code

    def join(self, code: str, name: str) -> None:
        self.goto(f"/t/{code}")
        self.page.get_by_label(self.words["name"], exact=True).fill(name)
        self.button(self.words["sit"]).click()
        self.page.wait_for_selector(".lobby")
        self.button(self.words["ready"]).click()

    def start(self) -> None:
        self.page.get_by_role("button", name=self.words["start"]).click()
        self.wait_board()

    def play_now(self) -> None:
        self.goto()
        self.button(self.words["play"]).click()
        self.wait_board()

    def wait_board(self) -> None:
        self.page.wait_for_selector(".table-board > *")

    # Choosing -----------------------------------------------------------------------------------

    def choice(self, action: str) -> Any:
        return self.page.locator(f'.table-board [data-action="{action}"]')

    @property
    def over(self) -> bool:
        return bool(self.page.locator(".end").count())

    def may_choose(self) -> bool:
        """Whether there is a choice to make that is not sealed yet."""
        fresh = self.page.locator('.table-board [data-action]:not([aria-disabled="true"])')
        return bool(fresh.count()) and not self.page.locator('.table-board [data-action][aria-pressed="true"]').count()

    def choose(self, action: str, how: str = "click") -> None:
        button = self.choice(action)
        if how == "tap":
            button.tap()
        elif how == "key":
            button.focus()
            self.page.keyboard.press("Enter")
        else:
            button.click()

    def wait_choice(self) -> None:
        until(lambda: self.may_choose() or self.over, "a choice or the end")

    def sealed(self) -> str | None:
        found = self.page.evaluate(
            """document.querySelector('.table-board [data-action][aria-pressed="true"]')?.dataset.action"""
        )
        return str(found) if found else None

    def log_lines(self) -> list[str]:
        if not self.page.locator(".log").count():
            self.button(self.words["log"]).click()
        return list(self.page.locator(".log li").all_inner_texts())


def until(condition: Callable[[], Any], what: str, seconds: float = PATIENCE / 1000) -> Any:
    """Ask again until ``condition`` holds."""
    end = time.monotonic() + seconds
    while True:
        value = condition()
        if value:
            return value
        assert time.monotonic() < end, f"waited {seconds:.0f} s for {what}"
        time.sleep(0.03)


def play_to_end(people: list[Person], *, how: str = "click", stay_for: int = 2) -> None:
    """All go in, stay for ``stay_for`` choices in each cave, then leave; until the end screen."""
    made = dict.fromkeys(range(len(people)), 0)
    last = time.monotonic()
    while not all(person.over for person in people):
        for index, person in enumerate(people):
            if not person.over and person.may_choose():
                made[index] += 1
                action = "leave" if made[index] % (stay_for + 1) == 0 else "stay"
                try:
                    person.page.locator(f'.table-board [data-action="{action}"]').wait_for(timeout=500)
                    person.choose(action, how)
                except Exception as error:  # the reveal came between looking and pressing: look again
                    if "Timeout" not in type(error).__name__:
                        raise
                    continue
                last = time.monotonic()
        assert time.monotonic() - last < PATIENCE / 1000, "the game stands still"
        time.sleep(0.03)
