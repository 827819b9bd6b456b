"""The booklet page in Chromium: axe, the keyboard, a phone, three languages, hostile questions; why things happen."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import threading
import warnings
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(CHROMIUM is None, reason="needs Debian's Chromium (apt-get install chromium)"),
]
WAIT = 30_000


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A service of its own on a free port."""
    database: Path = tmp_path_factory.mktemp("rules") / "tables.sqlite3"
    command = [
        sys.executable,
        "-m",
        "tacora",
        "serve",
        "--host",
        "127.0.0.1",
        "--port",
        "0",
        "--database",
        str(database),
    ]
    process = subprocess.Popen(
        [*command, "--no-browser", "--language", "en"],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, "NO_COLOR": "1"},
    )
    assert process.stdout is not None
    output = process.stdout
    address = None
    for line in output:
        found = re.search(r"http://127\.0\.0\.1:\d+", line)
        if found:
            address = found[0]
            break
    reader = threading.Thread(target=lambda: [None for _ in output], daemon=True)
    reader.start()
    try:
        assert address is not None, "the service did not start"
        yield address
    finally:
        process.terminate()
        try:
            process.wait(timeout=15)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait(timeout=15)
        reader.join(timeout=15)
        output.close()


@pytest.fixture(scope="module")
def chromium() -> Iterator[Any]:
    from playwright.sync_api import sync_playwright

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
            yield browser
            browser.close()


@pytest.fixture
def page(chromium: Any, url: str) -> Iterator[Any]:
    context = chromium.new_context(base_url=url, locale="en-GB", viewport={"width": 390, "height": 780})
    context.set_default_timeout(WAIT)
    made = context.new_page()
    faults: list[str] = []
    made.on("pageerror", lambda error: faults.append(str(error)))
    made.on("console", lambda message: faults.append(message.text) if message.type in ("error", "warning") else None)
    yield made
    context.close()
    assert not faults


def test_axe_finds_nothing(page: Any) -> None:
    axe = (resources.files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")
    page.goto("/rules/diamant?edition=incan2020")
    page.get_by_role("heading", level=1, name="The rules of").wait_for()
    page.get_by_role("searchbox").fill("9 gems for 5 players")
    page.get_by_role("button", name="Ask", exact=True).click()
    page.locator(".answer").wait_for()
    page.locator("details.question summary").first.click()
    page.evaluate(axe)
    found = page.evaluate(
        "(rules) => axe.run(document, { runOnly: rules })",
        ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    )
    assert [(one["id"], [node["html"][:200] for node in one["nodes"]]) for one in found["violations"]] == []


def test_keyboard_alone(page: Any) -> None:
    page.goto("/rules/diamant")
    box = page.get_by_role("searchbox")
    box.wait_for()
    box.focus()
    page.keyboard.type("we are two leaving and 3+3 are left")
    page.keyboard.press("Enter")
    answer = page.locator(".answer")
    answer.wait_for()
    assert "3 each" in answer.inner_text()
    page.locator("#live-polite p").filter(has_text="3 each").wait_for(state="attached")
    link = answer.get_by_role("link").first
    link.focus()
    page.keyboard.press("Enter")
    page.wait_for_function("location.hash === '#r4-4'")
    summary = page.locator("details.question summary").first
    summary.focus()
    page.keyboard.press("Enter")
    assert page.locator("details.question").first.evaluate("element => element.open")


def test_a_phone_never_scrolls_sideways(page: Any) -> None:
    for width in (320, 390):
        page.set_viewport_size({"width": width, "height": 700})
        page.goto("/rules/diamant")
        page.get_by_role("searchbox").wait_for()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        region = page.locator(".table-scroll")
        assert region.evaluate("element => element.scrollWidth > element.clientWidth")
        assert region.get_attribute("tabindex") == "0"


@pytest.mark.parametrize(
    ("language", "title", "part"),
    [
        ("fr", "Les règles", "En trente secondes"),
        ("es", "Las reglas", "En treinta segundos"),
        ("en", "The rules", "In thirty seconds"),
    ],
)
def test_each_language(page: Any, language: str, title: str, part: str) -> None:
    page.goto(f"/rules/diamant?language={language}")
    page.get_by_role("heading", level=1, name=title).wait_for()
    page.get_by_role("heading", level=2, name=part).wait_for()
    assert page.locator("html").get_attribute("lang") == language
    assert page.locator(".rule").count() > 40
    assert "desk-" not in page.locator("main").inner_text()


def test_editions_are_chosen_and_compared(page: Any) -> None:
    page.goto("/rules/diamant")
    page.get_by_label("Edition", exact=True).select_option("schmidt2005")
    page.get_by_role("heading", level=1, name="Schmidt").wait_for()
    assert "edition=schmidt2005" in page.url
    assert page.locator("td.differs").count() > 10
    assert page.locator("td.own.differs").count() == 0
    assert page.locator("td.differs .differs-mark").count() == page.locator("td.differs").count()
    turn = page.locator("ol.steps").inner_text().lower()
    assert "relic" not in turn


def test_anchors_open_a_rule(page: Any) -> None:
    page.goto("/rules/diamant#r5-4")
    page.locator("#r5-4").wait_for()
    page.wait_for_function("document.getElementById('r5-4').getBoundingClientRect().top < innerHeight")


def test_hostile_questions_stay_text(page: Any) -> None:
    page.goto("/rules/diamant")
    box = page.get_by_role("searchbox")
    for question in ("<img src=x onerror=document.title='pwned'> who wins?", "a" * 2000, "'); alert(1); ('"):
        box.fill(question)
        page.get_by_role("button", name="Ask", exact=True).click()
        page.locator(".answer").wait_for()
    assert page.title() != "pwned"
    assert page.locator(".answer img").count() == 0


def test_unknown_game_and_edition_are_refused_in_words(chromium: Any, url: str) -> None:
    context = chromium.new_context(base_url=url, locale="en-GB")
    made = context.new_page()
    for address in ("/rules/nonsense", "/rules/diamant?edition=nonsense"):
        made.goto(address)
        alert = made.get_by_role("alert").filter(has_text=re.compile(r"\w+"))
        alert.first.wait_for(timeout=WAIT)
    context.close()


def _reason(page: Any) -> str:
    dialog = page.locator("dialog[open]")
    dialog.locator(".sources").wait_for()
    text = str(dialog.inner_text())
    page.keyboard.press("Escape")
    dialog.wait_for(state="detached")
    return text


@pytest.mark.slow
def test_each_line_of_the_story_and_each_step_of_a_replay_tells_why(page: Any) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto("/")
    page.get_by_role("button", name="Play now", exact=True).click()
    page.wait_for_selector(".table-board > *")
    page.get_by_role("button", name="The story", exact=True).click()
    while not page.locator(".end").count():
        fresh = page.locator(
            '.table-board [data-action="leave"]:not([aria-disabled="true"]):not([aria-pressed="true"])'
        )
        if fresh.count():
            fresh.first.dispatch_event("click")
        page.wait_for_timeout(100)
    lines = page.locator(".log li")
    told = lines.locator("button.why")
    assert lines.count() > 10
    assert told.count() == lines.count()
    label = told.first.get_attribute("aria-label")
    assert label.startswith("Why?")
    assert lines.first.inner_text().strip() in label
    told.first.dispatch_event("click")
    assert "R3.1" in _reason(page), "all enter a cave"
    told.last.dispatch_event("click")
    assert "R6.1" in _reason(page), "the match is over"

    page.get_by_role("link", name="Watch it again").first.dispatch_event("click")
    words = page.locator(".replay-words")
    words.wait_for()
    assert words.locator("button.why").count() == 0, "nothing has happened yet"
    rules = set()
    for step in range(1, 7):
        page.get_by_role("button", name="One step on", exact=True).click()
        page.locator(".replay-count", has_text=f"{step}/").wait_for()
        asked = words.locator("button.why")
        for at in range(asked.count()):
            asked.nth(at).click()
            rules.add(_reason(page).split("R", 1)[1][:3])
    assert len(rules) >= 3
