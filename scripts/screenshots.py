#!/usr/bin/env python3
"""Make the browser's pictures of README and docs again, from a real service and a real browser.

python scripts/screenshots.py                 the small set, into docs/screenshots
python scripts/screenshots.py --all FOLDER    every page and moment at every size in every language
"""

from __future__ import annotations

import argparse
import contextlib
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SIZES = {"phone": (360, 740), "tablet": (768, 1024), "wide": (1440, 900)}
LOCALES = {"fr": "fr-FR", "es": "es-ES", "en": "en-GB"}
FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)  # fmt: skip
SMALL = {
    ("home", "wide", "en"), ("home", "phone", "fr"), ("lobby", "wide", "en"), ("first-card", "phone", "es"),
    ("many-cards", "wide", "fr"), ("many-cards", "phone", "en"), ("end", "wide", "en"), ("end", "phone", "fr"),
    ("television", "television", "es"), ("television-lobby", "television", "es"), ("replay", "wide", "es"),
    ("day", "wide", "fr"), ("hot-seat", "phone", "es"), ("chat", "wide", "en"),
}  # fmt: skip
"""Moment, size and language of the pictures kept in the repository."""
PAGES = (("home", "/"), ("new", "/new"), ("join", "/join"), ("games", "/games"), ("rules", "/rules/diamant"))


@contextlib.contextmanager
def service() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        command = [
            sys.executable, "-c", "from tacora.cli import main; main()", "serve", "--host", "127.0.0.1", "--port", "0",
            "--database", f"{folder}/tables.sqlite3", "--no-browser", "--pace", "0", "--language", "en",
        ]  # fmt: skip
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert process.stdout is not None
        try:
            for line in process.stdout:
                found = re.search(r"http://127\.0\.0\.1:\d+", line)
                if found:
                    yield found[0]
                    return
            raise SystemExit("the service did not start")
        finally:
            process.terminate()
            process.wait()
            process.stdout.close()


class Camera:
    """Takes the wanted pictures and leaves the others."""

    def __init__(self, folder: Path, everything: bool) -> None:
        self.folder = folder
        self.everything = everything
        self.taken: list[Path] = []

    def wants(self, moment: str, size: str, language: str) -> bool:
        return self.everything or (moment, size, language) in SMALL

    def take(self, page: Any, moment: str, size: str, language: str, *, whole: bool = False) -> None:
        if not self.wants(moment, size, language):
            return
        page.wait_for_timeout(700)
        target = self.folder / f"{moment}-{size}-{language}.jpg"  # the paper's grain makes PNG five times larger
        page.screenshot(path=str(target), full_page=whole, type="jpeg", quality=84)
        self.taken.append(target)


def make_page(browser: Any, size: tuple[int, int], language: str, theme: str = "dark") -> Any:
    width, height = size
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale=LOCALES[language], color_scheme=theme,
        service_workers="block", has_touch=width < 700,
    )  # fmt: skip
    context.set_default_timeout(30_000)
    return context.new_page()


def create(page: Any, url: str, name: str, seats: list[dict[str, str]], emblem: str = "hat", **wish: Any) -> str:
    """A table made over REST, the key to its first seat kept on the page's device. Returns the code."""
    page.goto(url)
    page.wait_for_selector("h1")
    body = {"seats": seats, "profile": {"nickname": name, "colour": 1, "emblem": emblem}, "advice": True, **wish}
    made = page.evaluate(
        """async ([body, profile]) => {
          const headers = { "Content-Type": "application/json" };
          const response = await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify(body) });
          const made = await response.json();
          const tables = { [made.code]: { keys: [{ seat: made.seat, token: made.token }], at: Date.now() } };
          localStorage.setItem("tacora/tables", JSON.stringify(tables));
          localStorage.setItem("tacora/profile", JSON.stringify(profile));
          localStorage.setItem("tacora/hints", JSON.stringify(["diamant-1", "diamant-2", "diamant-3"]));
          return made;
        }""",
        [body, body["profile"]],
    )
    page.goto(f"{url}/t/{made['code']}")
    page.wait_for_selector(".lobby")
    return str(made["code"])


def join(page: Any, url: str, code: str, name: str) -> None:
    page.goto(f"{url}/t/{code}")
    page.locator(".profile-name input").fill(name)
    page.locator("form.panel .button-primary").click()
    page.wait_for_selector(".lobby")
    page.locator(".lobby-go .button-primary").click()


def start(page: Any) -> None:
    page.locator(".lobby-go .button-primary").click()
    page.wait_for_selector(".table-board [data-action]")


def choose(page: Any, action: str) -> bool:
    """Press a choice if there is one to make now."""
    fresh = page.locator(f'.table-board [data-action="{action}"]:not([aria-disabled="true"])')
    if not fresh.count() or page.locator('.table-board [data-action][aria-pressed="true"]').count():
        return False
    with contextlib.suppress(Exception):
        fresh.click(timeout=2000)
    return True


def cards_on_path(page: Any) -> int:
    return int(page.evaluate("document.querySelectorAll('.table-board .diamant-card').length"))


def bust_seen(page: Any) -> bool:
    return bool(page.locator(".diamant-caught, .diamant-struck, .diamant-dark").count())


def play(pages: list[Any], camera: Camera, size: str, language: str, watchers: list[tuple[Any, str]]) -> None:
    """Everyone stays while the path is short; pictures of its moments on the way; then to the end."""
    deadline = time.monotonic() + 240
    many = False
    while time.monotonic() < deadline:
        if pages[0].locator(".end").count():
            return
        moved = False
        for page in pages:
            long = cards_on_path(page) >= 6
            if long and not many and page is pages[0]:
                many = True
                camera.take(page, "many-cards", size, language)
                for watcher, name in watchers:
                    camera.take(watcher, name, "television", language)
            moved = choose(page, "leave" if many and long else "stay") or moved
        if not moved:
            time.sleep(0.05)
    raise SystemExit("the game for the pictures stands still")


def table_moments(browser: Any, url: str, camera: Camera, size: str, language: str) -> None:
    page = make_page(browser, SIZES[size], language)
    seats = [{"kind": "person"}, {"kind": "open"}, {"kind": "bot"}, {"kind": "bot"}]
    code = create(page, url, "Ana", seats)
    guest = make_page(browser, SIZES["phone"], language)
    join(guest, url, code, "Zoé")
    tv = None
    if camera.wants("television", "television", language) and size == "wide":
        tv = make_page(browser, (1920, 1080), language)
        tv.goto(f"{url}/t/{code}/screen")
        tv.wait_for_selector("img.qr")
        camera.take(tv, "television-lobby", "television", language)
    camera.take(page, "lobby", size, language, whole=size != "wide")
    start(page)
    camera.take(page, "first-card", size, language)
    if tv is not None:
        guest.reload()
        guest.wait_for_selector(".table-board [data-action]")
        camera.take(guest, "hand", "phone", language)
    play([page, guest], camera, size, language, [(tv, "television")] if tv is not None else [])
    page.wait_for_selector(".end")
    camera.take(page, "end", size, language)
    if tv is not None:
        tv.wait_for_selector(".end")
        camera.take(tv, "television-end", "television", language)
    link = page.locator(".end a[href^='/replay/']").get_attribute("href")
    page.goto(url + str(link))
    page.wait_for_selector(".replay-slider")
    page.locator(".replay-slider").fill("9")
    camera.take(page, "replay", size, language)
    page.locator(".table-bar-tools .button-icon").click()
    page.locator(".verify .button-primary").click()
    page.wait_for_selector(".verdict")
    camera.take(page, "shuffle", size, language)
    for one in (page, guest, tv):
        if one is not None:
            one.context.close()


def pages_alone(browser: Any, url: str, camera: Camera, size: str, language: str) -> None:
    page = make_page(browser, SIZES[size], language)
    for moment, path in (
        ("home", "/"),
        ("new", "/new"),
        ("join", "/join"),
        ("games", "/games"),
        ("rules", "/rules/diamant"),
    ):
        if camera.wants(moment, size, language):
            page.goto(url + path)
            page.wait_for_selector("main h1")
            page.wait_for_load_state("networkidle")
            camera.take(page, moment, size, language, whole=moment == "new")
    page.context.close()


def by_day(browser: Any, url: str, camera: Camera, size: str, language: str) -> None:
    page = make_page(browser, SIZES[size], language, "light")
    if camera.everything:
        page.goto(url)
        page.wait_for_selector("main h1")
        camera.take(page, "day-home", size, language)
    create(page, url, "Ana", [{"kind": "person"}, {"kind": "bot"}, {"kind": "bot"}], "lantern")
    if camera.everything:
        camera.take(page, "day-lobby", size, language)
    start(page)
    for _ in range(3):
        page.wait_for_timeout(600)
        choose(page, "stay")
    camera.take(page, "day", size, language)
    page.context.close()


def hot_seat(browser: Any, url: str, camera: Camera, size: str, language: str) -> None:
    page = make_page(browser, SIZES[size], language)
    page.goto(url + "/new")
    page.wait_for_selector(".new-form")
    page.locator(".profile-name input").fill("Ana")
    page.locator(".choices-small .choice").nth(1).click()
    page.locator(".seat-row select").nth(0).select_option("local")
    page.locator(".seat-row input").first.fill("Leo")
    page.locator(".form-end .button-primary").click()
    page.wait_for_selector(".lobby")
    page.locator(".lobby-go .button-primary").click()
    page.wait_for_selector(".curtain button")
    camera.take(page, "hot-seat", size, language)
    page.context.close()


def chat(browser: Any, url: str, camera: Camera, size: str, language: str) -> None:
    page = make_page(browser, SIZES[size], language)
    create(page, url, "Ana", [{"kind": "person"}, {"kind": "bot"}, {"kind": "bot"}], "map")
    start(page)
    for _ in range(2):
        page.wait_for_timeout(600)
        choose(page, "stay")
    page.locator(".table-bar-tools .button-icon").nth(-2).click()
    page.wait_for_selector(".log")
    camera.take(page, "chat", size, language)
    page.context.close()


MAKERS = (
    (pages_alone, ("home", "new")),
    (table_moments, ("lobby", "first-card", "many-cards", "end", "replay")),
    (by_day, ("day",)),
    (hot_seat, ("hot-seat",)),
    (chat, ("chat",)),
)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--all", type=Path, metavar="FOLDER", help="every moment, size and language")
    parser.add_argument("--languages", default="fr,es,en", help="with --all: only these")
    wanted = parser.parse_args()
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        print("screenshots: needs Debian's Chromium (apt-get install chromium)", file=sys.stderr)
        return 1
    from playwright.sync_api import sync_playwright

    folder = wanted.all or ROOT / "docs" / "screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    camera = Camera(folder, wanted.all is not None)
    with service() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
        for language in wanted.languages.split(",") if wanted.all else LOCALES:
            for size in SIZES:
                for makes, moments in MAKERS:
                    if any(camera.wants(moment, size, language) for moment in moments) or (
                        size == "wide" and makes is table_moments and camera.wants("television", "television", language)
                    ):
                        makes(browser, url, camera, size, language)
        browser.close()
    total = sum(path.stat().st_size for path in camera.taken)
    print(f"{len(camera.taken)} pictures, {total / 1e6:.1f} MB, in {folder}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
