"""The board in Chromium, under the policy of the service: what it shows and sends, and that it is never in the way."""

from __future__ import annotations

import gzip
import random
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import boardbench
import boardcases
import pytest

import tacora.games.diamant
from tacora.core.match import Match
from tacora.games.diamant.model import HAZARD_SETS, Action, Hazard, parse_card
from tacora.words import LANGUAGES, Words

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
if CHROMIUM is None:
    sys.stderr.write("\n*** SKIPPED: the board's browser tests, because there is no Chromium here. ***\n")
pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(CHROMIUM is None, reason="needs Debian's Chromium (apt-get install chromium)"),
]
BOARD = Path(tacora.games.diamant.__file__).parent / "board"
FLAGS = ("--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking")
PATIENCE = 30_000


class Cards:
    """Deals a script of cards, then nothing: the match waits where the script ends."""

    def __init__(self, words: str) -> None:
        self.cards = [parse_card(word) for word in words.split()]

    def deal(self, node: Any) -> Any:
        return self.cards.pop(0) if self.cards else None


def scripted(
    players: int, words: str, leaving: dict[int, set[int]] | None = None, viewer: int | None = 0, **options: Any
) -> dict[str, Any]:
    """A match by script; ``leaving`` says who leaves at which decision."""
    match = Match.new("diamant", players, options=options, dealer=Cards(words), seats=boardbench.NAMES[:players])
    decision = 0
    while match.waiting_for:
        leavers = (leaving or {}).get(decision, set())
        for player in sorted(match.waiting_for):
            match.submit(player, Action.LEAVE if player in leavers else Action.STAY)
        decision += 1
    return boardbench.story(match, viewer)


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as play:
        started = play.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        yield started
        started.close()


@pytest.fixture(scope="module")
def base() -> Iterator[str]:
    with boardbench.bench() as address:
        yield address


class Bench:
    """One page with one board."""

    def __init__(self, browser: Any, base: str, story: dict[str, Any], **wish: Any) -> None:
        width, height = wish.pop("size", (360, 692))
        changes = wish.pop("changes", {})
        device = wish.pop("device", {})
        sprites = wish.pop("sprites", True)
        self.context = browser.new_context(viewport={"width": width, "height": height}, **device)
        self.context.set_default_timeout(PATIENCE)
        self.page = page = self.context.new_page()
        self.faults: list[str] = []
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", lambda note: self.faults.append(note.text) if note.type in ("error", "warning") else None)
        page.goto(f"{base}/bench.html?" + "&".join(f"{name}={value}" for name, value in wish.items()))
        self.wish = [story, changes]
        self.sprites = sprites
        self.mount()

    def mount(self) -> None:
        self.page.wait_for_function("() => window.bench?.ready")
        self.page.evaluate("([story, changes]) => bench.mount(story, changes)", self.wish)
        if self.sprites:
            self.page.wait_for_function("() => document.querySelectorAll('.diamant-sprite').length >= 2")

    def run(self, script: str, *args: Any) -> Any:
        return self.page.evaluate(script, *args)

    def jump(self, index: int, **more: Any) -> None:
        self.run("([index, more]) => bench.jump(index, more)", [index, more])

    def calls(self) -> list[list[str]]:
        """What the board asked of the shell since the last time, without sounds."""
        return [call for call in self.run("bench.calls.splice(0)") if call[0] != "sound"]

    def scene(self) -> str:
        """The board's markup without what differs by design: captions and the place of the light."""
        markup = self.run("document.querySelector('.diamant-board').innerHTML")
        markup = re.sub(r'<div class="diamant-caption".*?</div>', "", markup, flags=re.DOTALL)
        return re.sub(r' style="transform: translateX[^"]*"', "", markup)

    def close(self) -> None:
        assert self.faults == []
        self.context.close()


PATH = "11 snakes 5 relic 17 spiders 7 lava 3 boulders 9 snakes 4 13"


def test_twins_in_the_browser(browser: Any) -> None:
    """The same comparison as with Node, for machines that have none."""
    settings = random.Random(5).sample(list(boardcases.settings()), 8)
    matches = [(boardcases.random_match(*one, random.Random(5)), one[1] - 1) for one in settings]
    with boardbench.bench({"/cases.json": [boardcases.case(*one) for one in matches]}) as base:
        bench = Bench(browser, base, scripted(3, "5"))
        script = """async () => {
          const cases = await (await fetch("/cases.json")).json();
          return [cases.length, await (await import("/boardcases.mjs")).check("/boards/diamant", cases)];
        }"""
        assert bench.run(script) == [8, []]
        bench.close()


@pytest.mark.parametrize("layout", ["full", pytest.param("screen", marks=pytest.mark.slow)])
def test_showing_a_step_ends_where_a_jump_ends(browser: Any, base: str, layout: str) -> None:
    """Whatever moves, the scene after it is the scene of a fresh page; all kinds of events come by."""
    rng = random.Random(11)
    seen: set[str] = set()
    for options, players in (({"chests": "open"}, 5), ({"explorers_per_player": 2}, 2)):
        story = boardbench.story(boardcases.random_match("incan2020", players, options, rng), 0)
        reveals = story["reveals"]
        chosen = [index for index, one in enumerate(reveals) if index and {e["type"] for e in one["events"]} - seen]
        bench = Bench(browser, base, story, motion="full", layout=layout, size=(1000, 700))
        for index in chosen:
            kinds = {event["type"] for event in reveals[index]["events"]}
            if kinds <= seen:
                continue
            seen |= kinds
            bench.jump(index - 1)
            bench.run("index => bench.play(index)", index)
            bench.run("new Promise(done => setTimeout(done, 300))")  # the guard against late taps ends
            played = bench.scene()
            bench.jump(index)
            assert bench.scene() == played
            assert bench.run("document.querySelectorAll('.diamant-stage > *').length") == 0
        bench.close()
    assert {"ChoicesRevealed", "TreasureFound", "HazardRevealed", "HazardStruck", "CaveClosed", "GameEnded"} <= seen


def test_a_step_never_takes_more_than_its_time(browser: Any, base: str) -> None:
    rng = random.Random(3)
    story = boardbench.story(boardcases.random_match("iello2016", 6, {}, rng), 0)
    bench = Bench(browser, base, story)
    longest = bench.run(
        """async (reveals) => {
          const { Run, LONGEST } = await import("/boards/diamant/motion.js");
          const asked = { ChoicesRevealed: 300, ExplorersLeft: 320, TreasureFound: 560, HazardRevealed: 260,
                          RelicRevealed: 260, HazardStruck: 640, CaveClosed: 240 };
          const time = ({ plan, scale }) =>
            scale * plan.reduce((sum, { type, moves }) => sum + (moves ? asked[type] : 0), 0);
          return [LONGEST, Math.max(...reveals.map(({ events }) => time(new Run(events, document.body))))];
        }""",
        story["reveals"],
    )
    assert longest[0] < 900
    assert 500 < longest[1] <= longest[0] + 0.001
    bench.close()


def test_a_tap_skips_and_a_choice_never_waits(browser: Any, base: str) -> None:
    story = scripted(4, PATH, {2: {3}})
    bench = Bench(browser, base, story, motion="full", changes={"slow": 50})
    bench.jump(3)
    bench.run("() => { window.done = bench.play(4); void bench.done; }")
    stay = bench.page.locator(".diamant-to-stay")
    stay.click()  # waits only for the guard, not for the fifty times slower cards
    assert bench.calls() == [["choose", "stay"]]
    assert bench.page.locator(".diamant-card").count() == 5  # the tap brought the last card
    assert bench.run("window.done.then(() => 'done')") == "done"
    bench.close()


def test_reduced_motion_shows_states_only(browser: Any, base: str) -> None:
    story = scripted(4, PATH, {2: {3}})
    bench = Bench(browser, base, story, motion="reduced", device={"reduced_motion": "reduce"})
    for index in range(1, 10):
        bench.run("index => bench.play(index)", index)
        moving = "document.getAnimations().filter((one) => one.playState === 'running').length"
        assert bench.run(moving) == 0
    bench.close()


def test_a_choice_is_sealed_changed_and_taken_back(browser: Any, base: str) -> None:
    bench = Bench(browser, base, scripted(4, PATH))
    bench.jump(3, chosen=[1])
    leave, stay = (bench.page.locator(f".diamant-to-{name}") for name in ("leave", "stay"))
    assert [one.get_attribute("aria-pressed") for one in (leave, stay)] == ["false", "false"]
    leave.click()
    assert leave.get_attribute("aria-pressed") == "true"
    stay.click()
    assert [one.get_attribute("aria-pressed") for one in (leave, stay)] == ["false", "true"]
    stay.click()
    assert bench.calls() == [["choose", "leave"], ["choose", "stay"], ["withdraw"]]
    assert [one.get_attribute("aria-pressed") for one in (leave, stay)] == ["false", "false"]
    said = bench.run("bench.said")
    assert len(said) == 3
    assert "Leave" in said[0]
    assert "Stay" in said[1]
    bench.close()


def test_a_late_tap_is_not_the_next_choice(browser: Any, base: str) -> None:
    bench = Bench(browser, base, scripted(4, PATH))
    bench.jump(3)
    bench.run("() => { bench.play(4); document.querySelector('.diamant-to-leave').click(); }")
    assert bench.calls() == []
    bench.page.locator(".diamant-to-leave").click()
    assert bench.calls() == [["choose", "leave"]]
    bench.close()


def test_keys(browser: Any, base: str) -> None:
    bench = Bench(browser, base, scripted(4, PATH))
    bench.jump(2)
    keyboard = bench.page.keyboard
    keyboard.press("s")  # the board took the focus when it came
    keyboard.press("ArrowLeft")
    keyboard.press("Enter")
    assert bench.calls() == [["choose", "stay"], ["choose", "leave"]]
    keyboard.press("Control+s")
    keyboard.press("x")
    assert bench.calls() == []
    outline = "getComputedStyle(document.activeElement).outlineStyle"
    assert bench.run(outline) == "solid"
    bench.run("bench.set({ request: null, own: null, pending: null })")
    keyboard.press("l")
    assert bench.calls() == []
    bench.close()


def test_two_explorers_have_four_choices(browser: Any, base: str) -> None:
    story = scripted(2, "17 rams relic 15", explorers_per_player=2)
    bench = Bench(browser, base, story)
    bench.jump(1)
    names = [one.strip() for one in bench.page.locator(".diamant-choice strong").all_inner_texts()]
    assert names == ["Both leave", "Both stay", "First explorer leaves", "Second explorer leaves"]
    bench.page.keyboard.press("2")
    assert bench.calls() == [["choose", "leave-second"]]
    assert bench.page.locator(".diamant-explorer").count() == 4
    bench.close()


def test_numbers_only_with_advice_and_right(browser: Any, base: str) -> None:
    """The chance to strike, and what leaving brings if nobody else leaves: relics only to a lone explorer."""
    small = ".diamant-choice small"
    bench = Bench(browser, base, scripted(4, "11 snakes 5 relic"))
    bench.jump(3)
    assert bench.page.locator(small).count() == 0
    bench.jump(3, advice={})
    told = " | ".join(bench.page.locator(small).all_inner_texts())
    assert "3 + 9" in told  # 2 + 1 carried; 3 + 1 gems and a relic worth 5 lie on the path
    assert "6" in told  # 2 of the 31 cards left
    bench.close()
    bench = Bench(browser, base, scripted(2, "17 rams relic 15", explorers_per_player=2))
    bench.jump(3, advice={})
    both, _, first, _ = bench.page.locator(".diamant-choice").all_inner_texts()
    assert "14 + 4" in both  # two times 4 + 3, and 1 + 3 gems shared by two; no relic
    assert "7 + 9" in first
    bench.close()


def test_hints_only_in_the_first_cave_of_the_first_game(browser: Any, base: str) -> None:
    bench = Bench(browser, base, scripted(4, "11 snakes 5 spiders spiders 7 9"), changes={"hints": True})
    hint = bench.page.locator(".diamant-hints")
    bench.jump(1)
    assert "shared" in hint.inner_text()
    seen = {hint.inner_text()}
    for _ in range(2):
        hint.get_by_role("button").click()
        bench.run("bench.set({})")
        seen.add(hint.inner_text())
    assert len(seen) == 3
    hint.get_by_role("button").click()
    bench.run("bench.set({})")
    assert hint.count() == 0
    bench.run("localStorage.removeItem('tacora/hints')")
    bench.jump(4)  # the second cave: the hints have been there long enough
    bench.page.reload()
    bench.mount()
    bench.jump(1)
    assert bench.page.locator(".diamant-choice").count() == 2
    assert hint.count() == 0
    bench.close()


def test_what_is_hidden_is_not_in_the_page(browser: Any, base: str) -> None:
    """Before the end a closed chest has no number; what was chosen is nowhere."""
    story = scripted(4, PATH, {1: {3}, 3: {2}})
    bench = Bench(browser, base, story)
    bench.jump(6, chosen=[1])
    rows = bench.page.locator(".diamant-player").all_inner_texts()
    assert "chest closed" in rows[1]
    assert "chest closed" in rows[3]
    assert bench.page.locator(".diamant-player[data-player='3'] .diamant-chest b").count() == 0
    assert bench.page.locator(".diamant-player[data-player='0'] .diamant-chest b").count() == 1
    assert bench.page.locator(".diamant-mark-sealed").count() == 1
    assert not re.search(r"\b(stay|leave)\b", bench.page.locator(".diamant-players").inner_text())
    bench.close()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("layout", ["full", "hand"])
def test_a_phone_shows_all_without_sideways_scroll(browser: Any, base: str, language: str, layout: str) -> None:
    story = scripted(8, "17 rams relic 15 9 snakes 14 relic 11", {5: {2}}, chests="open")
    bench = Bench(browser, base, story, language=language, layout=layout, size=(360, 640), device={"has_touch": True})
    bench.jump(7, chosen=[1], advice={})
    assert bench.run("document.documentElement.scrollWidth") <= 360
    for button in bench.page.locator(".diamant-choice").all():
        box = button.bounding_box()
        assert box["width"] >= 120
        assert box["height"] >= 64
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 360
        assert box["y"] + box["height"] <= 640
    cut = """[...document.querySelectorAll(".diamant-label *, .diamant-fact, .diamant-own-gems")]
        .filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"""
    assert bench.run(cut) == []
    assert not re.search(r"board-|card-|hazard-|word-|event-", bench.page.locator(".diamant").inner_text())
    bench.close()


@pytest.mark.parametrize("theme", ["night", "day"])
def test_a_reader_hears_the_whole_board(browser: Any, base: str, theme: str) -> None:
    story = scripted(4, "11 snakes 5 relic 17", {2: {3}})
    bench = Bench(browser, base, story, theme=theme)
    bench.jump(4, chosen=[1], own="stay")
    tree = bench.page.locator(".diamant").aria_snapshot()
    for words in (
        "treasure: 11 gems", "hazard: snakes", "relic", "treasure: 17 gems; 2 gems lie there",
        "Ana, you, inside with 8 gems", "Bo, inside with 8 gems, has chosen, chest closed",
        "Dolores, in camp", "Snakes: met once", "Giant spiders: not met yet, 3 cards in the deck",
        'button "Stay', "[pressed]", 'button "Leave"',
    ):  # fmt: skip
        assert words in tree, (words, tree)
    bench.close()


def test_colours_of_text_have_contrast(browser: Any, base: str) -> None:
    """Each text against the surface behind it, in both themes: at least 4.5 to 1."""
    story = scripted(5, PATH, {2: {3}})
    measure = """() => {
      const number = (text) => {
        const [r, g, b, ...alpha] = text.match(/[\\d.]+/g).map(Number);
        return text.startsWith("color(") ? [r * 255, g * 255, b * 255, ...alpha] : [r, g, b, ...alpha];
      };
      const light = ([r, g, b]) => [r, g, b].map((v) => v / 255)
        .map((v) => (v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
        .reduce((sum, v, at) => sum + v * [0.2126, 0.7152, 0.0722][at], 0);
      const over = (top, under) => top.slice(0, 3).map((v, at) => v * (top[3] ?? 1) + under[at] * (1 - (top[3] ?? 1)));
      const behind = (element) => {
        const layers = [];
        for (let one = element; one; one = one.parentElement) {
          const colour = number(getComputedStyle(one).backgroundColor);
          layers.push(colour.length === 3 ? [...colour, 1] : colour);
          if ((colour[3] ?? 1) === 1) break;
        }
        return layers.reverse().reduce((under, top) => over(top, under), [20, 17, 15]);
      };
      const bad = [];
      const texts = ".diamant-fact, .diamant-fact b, .diamant-name, .diamant-purse b, .diamant-own-gems span, "
        + ".diamant-choice strong, .diamant-choice small, .diamant-status, .diamant-caption p, .diamant-deck b";
      for (const element of document.querySelectorAll(texts)) {
        const [a, b] = [light(number(getComputedStyle(element).color)), light(behind(element))].sort((x, y) => y - x);
        const ratio = (a + 0.05) / (b + 0.05);
        if (ratio < 4.5) bad.push([element.className, element.textContent, ratio]);
      }
      return [document.querySelectorAll(texts).length, bad];
    }"""
    for theme in ("night", "day"):
        bench = Bench(browser, base, story, theme=theme)
        bench.jump(4, advice={})
        bench.run("bench.play(5)")
        bench.jump(5, chosen=[1], own="stay", advice={})
        count, bad = bench.run(measure)
        assert count > 20
        assert bad == []
        bench.close()


def test_a_long_path_is_scrolled_back_with_the_keys(browser: Any, base: str) -> None:
    """Twenty-five cards without a bust, the longest there can be."""
    words = "1 2 3 4 5 5 7 7 9 11 11 13 14 15 17 relic relic relic relic relic spiders snakes lava boulders rams"
    bench = Bench(browser, base, scripted(3, words))
    bench.jump(24)
    path = ".diamant-path"
    assert bench.page.locator(".diamant-card").count() == 25
    newest = bench.page.locator(".diamant-newest").bounding_box()
    assert 0 <= newest["x"] < 360 - newest["width"]
    bench.page.locator(path).focus()
    bench.page.keyboard.press("Home")
    bench.page.wait_for_function(f"() => document.querySelector('{path}').scrollLeft === 0")
    first = bench.page.locator(".diamant-card").first.bounding_box()
    assert 0 <= first["x"] < 360 - first["width"]
    bench.close()


def test_the_end_tells_scores_and_caves(browser: Any, base: str) -> None:
    rng = random.Random(8)
    match = boardcases.random_match("iello2016", 4, {}, rng)
    story = boardbench.story(match, None)
    story["seats"] = list(boardbench.NAMES[:4])
    bench = Bench(browser, base, story)
    bench.run("bench.end()")
    final = story["reveals"][-1]["observation"]
    winner = final["winners"][0]
    title = bench.page.locator("h2").inner_text()
    assert story["seats"][winner] in title
    assert str(max(final["scores"])) in title
    bench.page.locator("summary").click()
    rows = {}
    for row in bench.page.locator("tbody tr").all():
        cells = [cell.strip() for cell in row.locator("th, td").all_inner_texts()]
        rows[cells[0]] = cells[1:]
    for player, name in enumerate(story["seats"]):
        *caves, total = rows[name]
        assert len(caves) == 5
        assert int(total) == final["scores"][player]
        gains = [0 if cell.startswith("fled") or "," in cell else int(cell.split()[0]) for cell in caves]
        assert sum(gains) == final["scores"][player]
    bench.close()


def test_forced_colours_keep_every_sign(browser: Any, base: str) -> None:
    story = scripted(4, "11 snakes 5", {})
    bench = Bench(browser, base, story, device={"forced_colors": "active"})
    bench.jump(2, own="leave")
    sealed = "getComputedStyle(document.querySelector('.diamant-sealed')).borderTopWidth"
    assert bench.run(sealed) == "4px"
    letters = "getComputedStyle(document.querySelector('.diamant-present .diamant-letters')).fill"
    shape = "getComputedStyle(document.querySelector('.diamant-present .diamant-shape')).fill"
    assert bench.run(letters) != bench.run(shape)
    bench.close()


# The drawings --------------------------------------------------------------------------------------


def test_every_card_has_its_own_drawing(browser: Any, base: str) -> None:
    sprite = (BOARD / "art/cards.svg").read_text(encoding="utf-8")
    drawings = dict(re.findall(r'<symbol id="diamant-([^"]+)"[^>]*>(.*?)</symbol>', sprite, flags=re.DOTALL))
    names = (
        [hazard.value for hazard in Hazard]
        + [f"relic-{n}" for n in range(1, 6)]
        + [f"treasure-{n}" for n in range(1, 7)]
    )
    assert set(names) <= set(drawings)
    assert len({drawings[name] for name in names}) == len(names)
    bench = Bench(browser, base, scripted(3, "5"))
    shapes = bench.run(
        """async (kinds) => {
          const { artist } = await import("/boards/diamant/art.js");
          const { html, render } = bench.api.preact;
          const place = document.createElement("div");
          return kinds.map((kind) => {
            render(html`<svg>${artist(html).badgeShape(kind, "x")}</svg>`, place);
            return place.querySelector("path").getAttribute("d");
          });
        }""",
        [hazard.value for hazard in Hazard],
    )
    assert len(set(shapes)) == len(Hazard)
    bench.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_hazards_of_a_set_differ_in_letters(language: str) -> None:
    words = Words(language, "diamant")
    for edition, kinds in HAZARD_SETS.items():
        letters = {words.say("hazard-name.letters", hazard=kind.value, edition=edition) for kind in kinds}
        assert len(letters) == len(kinds)


def test_the_board_is_light() -> None:
    files = [file for file in BOARD.rglob("*") if file.is_file()]
    assert sum(len(gzip.compress(file.read_bytes())) for file in files) < 60_000


def test_no_markup_carries_a_style(browser: Any, base: str) -> None:
    """The policy of the page refuses inline styles; drawings and modules have none."""
    for file in (*BOARD.rglob("*.svg"), *BOARD.rglob("*.js")):
        assert ' style="' not in file.read_text(encoding="utf-8"), file.name
