"""Whole games in real browsers: two people and bots, keyboard, readers, touch, television, one device for two."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from driving import WORDS, Person, play_to_end, until

pytestmark = pytest.mark.browser


@pytest.fixture
def people(chromium: Any, service: Any) -> Any:
    """Makes people, sees that their pages had nothing to complain about, and closes them."""
    made: list[Person] = []

    def make(**how: Any) -> Person:
        made.append(Person(chromium, service.url, **how))
        return made[-1]

    yield make
    faults = [fault for person in made for fault in person.faults]
    for person in made:
        person.close()
    assert not faults


def test_from_nothing_to_the_first_own_choice_in_two_clicks_and_ten_seconds(people: Any) -> None:
    person = people()
    start = time.monotonic()
    person.goto()
    clicks = 0
    person.button("Play now").click()
    clicks += 1
    person.wait_choice()
    before = person.page.locator(".bar-game").inner_text()
    person.choose("stay")
    clicks += 1
    until(
        lambda: person.sealed() == "stay" or person.page.locator(".bar-game").inner_text() != before,
        "the choice to count",
    )
    assert clicks <= 2
    assert time.monotonic() - start < 10


@pytest.mark.parametrize(
    "language", ["fr", pytest.param("es", marks=pytest.mark.slow), pytest.param("en", marks=pytest.mark.slow)]
)
def test_two_friends_and_a_bot_play_a_whole_game(people: Any, language: str) -> None:
    words = WORDS[language]
    ana = people(language=language, motion="no-preference")
    bo = people(language=language, width=390, height=780, motion="no-preference")
    code = ana.open_table("Ana", seats=("open", "bot"), caves=3 if language == "fr" else 5)
    bo.join(code, "Bo")
    ana.start()
    bo.wait_board()
    play_to_end([ana, bo])
    for person in (ana, bo):
        assert words["wins"] in person.page.locator("#end-title").inner_text()
        assert "web-" not in person.page.locator("body").inner_text()
    assert ana.page.locator("#end-title").inner_text() == bo.page.locator("#end-title").inner_text()
    ana.page.get_by_role("button", name=words["again"]).click()
    for person in (ana, bo):
        person.page.wait_for_selector(".lobby")
    assert ana.page.locator(".seat-name").all_inner_texts()[1].startswith("Bo")


def test_the_language_can_be_switched_at_the_table(people: Any) -> None:
    person = people()
    person.play_now()
    person.wait_choice()
    person.button("Menu").click()
    person.page.locator("summary", has_text="Settings").click()
    person.page.get_by_role("radio", name="Español").check(force=True)
    until(lambda: person.choice("stay").inner_text().startswith(WORDS["es"]["stay"]), "Spanish on the board")
    assert person.page.locator("html").get_attribute("lang") == "es"
    assert person.page.get_by_role("button", name="Cerrar").count()


def test_a_choice_can_be_changed_until_the_last_envelope(people: Any) -> None:
    ana, bo = people(), people()
    bo.join(ana.open_table("Ana", seats=("open",)), "Bo")
    ana.start()
    ana.wait_choice()
    ana.choose("stay")
    until(lambda: ana.sealed() == "stay", "stay sealed")
    ana.choose("leave")
    until(lambda: ana.sealed() == "leave", "leave sealed")
    ana.choose("leave")
    until(lambda: ana.sealed() is None, "the envelope taken back")
    ana.choose("leave")
    until(lambda: ana.sealed() == "leave", "leave sealed again")
    assert "leave" not in bo.page.locator(".diamant-players").inner_text().lower()
    bo.wait_choice()
    bo.choose("stay")
    until(lambda: any("Ana" in line for line in bo.log_lines()), "the reveal in the log")


@pytest.mark.slow
def test_a_whole_game_by_keyboard_alone(people: Any) -> None:
    person = people()
    page = person.page
    person.goto()
    page.keyboard.press("Tab")  # the link that skips to the content
    assert page.evaluate("document.activeElement.className") == "skip"
    page.keyboard.press("Enter")
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent").strip() == "Play now":
            break
    page.keyboard.press("Enter")
    person.wait_board()
    made = 0
    while not person.over:
        person.wait_choice()
        if person.over:
            break
        made += 1
        wanted = "leave" if made % 3 == 0 else "stay"
        for _ in range(60):
            focused = page.evaluate("document.activeElement?.dataset?.action ?? ''")
            if focused == wanted or not person.may_choose():
                break
            page.keyboard.press("Tab")
        if person.may_choose():
            page.keyboard.press("Enter")
        assert made < 200
    until(lambda: page.evaluate("document.activeElement?.id") == "end-title", "the focus at the result")


def test_a_whole_game_through_the_accessibility_tree_alone(people: Any) -> None:
    """As a screen reader does: only roles, names and states; nothing of the page's picture."""
    person = people()
    seats = [{"kind": "person"}, {"kind": "bot"}, {"kind": "bot"}]
    person.open_plain_table(seats=seats, options={"caves": 3})
    tree = Tree(person)
    tree.press("button", "Into the cave!")
    heard: list[str] = []
    made = 0
    end = time.monotonic() + 120
    while True:
        nodes = tree.read()
        heard = heard + [text for text in tree.live(nodes) if text not in heard]
        if any(role == "heading" and re.search(r"\bwins?\b.*!", name) for role, name, _, _ in nodes):
            break
        stay = [node for node in nodes if node[0] == "button" and node[1].startswith("Stay")]
        leave = [
            node for node in nodes if node[0] == "button" and node[1].startswith("Leave") and "table" not in node[1]
        ]
        if stay and leave and not any(node[3].get("pressed") == "true" for node in (*stay, *leave)):
            made += 1
            tree.click((leave if made % 3 == 0 else stay)[0])
        assert time.monotonic() < end, "the game stands still"
        time.sleep(0.05)
    told = " ".join(heard)
    assert "Your choice." in told
    assert re.search(r"gems?", told)
    assert made >= 2


class Tree:
    """The browser's accessibility tree, read and pressed over the protocol that assistive tools' bridges use."""

    def __init__(self, person: Person) -> None:
        self.session = person.context.new_cdp_session(person.page)
        self.session.send("Accessibility.enable")

    def read(self) -> list[tuple[str, str, int, dict[str, str]]]:
        nodes = []
        for node in self.session.send("Accessibility.getFullAXTree")["nodes"]:
            if node.get("ignored"):
                continue
            states = {one["name"]: str(one["value"].get("value")) for one in node.get("properties", ())}
            role, name = node.get("role", {}).get("value", ""), node.get("name", {}).get("value", "")
            nodes.append((role, name, node.get("backendDOMNodeId", 0), states))
        return nodes

    def live(self, nodes: list[tuple[str, str, int, dict[str, str]]]) -> list[str]:
        """Texts in the polite live region."""
        root = self.session.send("DOM.getDocument", {"depth": 0})["root"]["nodeId"]
        found = self.session.send("DOM.querySelector", {"nodeId": root, "selector": "#live-polite"})["nodeId"]
        subtree = self.session.send("Accessibility.queryAXTree", {"nodeId": found, "role": "StaticText"})["nodes"]
        return [node["name"]["value"] for node in subtree if node.get("name")]

    def click(self, node: tuple[str, str, int, dict[str, str]]) -> None:
        try:
            handle = self.session.send("DOM.resolveNode", {"backendNodeId": node[2]})["object"]["objectId"]
            self.session.send(
                "Runtime.callFunctionOn", {"objectId": handle, "functionDeclaration": "function () { this.click(); }"}
            )
        except Exception as error:  # the node went with a reveal: the caller reads again
            if "No node" not in str(error) and "Could not find" not in str(error):
                raise

    def press(self, role: str, name: str) -> None:
        node = until(
            lambda: next((one for one in self.read() if one[0] == role and one[1] == name), None), f"{role} {name}"
        )
        self.click(node)


def test_a_whole_game_on_a_phone_with_touch(people: Any) -> None:
    person = people(
        width=360, height=740, has_touch=True, is_mobile=True, device_scale_factor=2, motion="no-preference"
    )
    person.goto()
    person.button("Play now").tap()
    person.wait_board()
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for action in ("stay", "leave"):
        person.wait_choice()
        box = person.choice(action).bounding_box()
        assert box["height"] >= 44
        assert box["width"] >= 44
        assert box["y"] + box["height"] <= 740  # both choices are in reach without scrolling
    play_to_end([person], how="tap")


def test_the_television_shows_the_table_and_has_no_controls(people: Any) -> None:
    host, screen = people(), people(width=1920, height=1080, language="es")
    code = host.open_table("Ana", seats=("open", "bot"), caves=2)
    screen.goto(f"/t/{code}/screen")
    page = screen.page
    page.wait_for_selector("img.qr")
    assert (
        page.evaluate(
            "document.querySelector('img.qr').decode().then(() => document.querySelector('img.qr').naturalWidth)"
        )
        > 0
    )
    assert code in page.locator(".screen-invite").inner_text()
    guest = people(width=390, height=780, language="fr")
    guest.join(code, "Zoé")
    until(lambda: "Zoé" in page.locator(".screen-who").inner_text(), "the guest on the big screen")
    host.start()
    page.wait_for_selector(".table-board > *")
    assert not page.locator("img.qr").count()
    assert not page.locator("button:visible, input:visible, select:visible, a:visible:not(.skip)").count()
    until(lambda: "Zoé" in page.locator(".table-board").inner_text(), "names on the board")
    guest.wait_board()
    # A phone beside a television shows only its hand; the same board on a wide device stays whole.
    until(lambda: guest.page.locator('.table-board [data-layout="hand"]').count(), "the phone to be a hand")
    assert host.page.locator('.table-board [data-layout="full"]').count()
    until(guest.may_choose, "the hand's choices")
    play_to_end([host, guest])
    page.wait_for_selector(".end-screen")
    assert "web-" not in page.locator("body").inner_text()


def test_one_device_for_two_people_has_a_curtain_between_their_hands(people: Any) -> None:
    person = people()
    page = person.page
    person.open_table(
        "Ana", seats=("local", "bot"), caves=2, fill=lambda form: form.locator(".seat-row input").fill("Bo")
    )
    page.get_by_role("button", name="Into the cave!").click()
    turns: list[str] = []
    made = 0
    while True:
        until(lambda: page.locator(".curtain button").count() or page.locator(".end").count(), "the curtain or the end")
        if page.locator(".end").count():
            break
        assert not page.locator(".table-board [data-action]").count()  # nobody's hand lies open
        name = page.locator(".curtain button").inner_text().removeprefix("I am ")
        turns.append(name)
        page.locator(".curtain button").click()
        until(person.may_choose, f"{name}'s hand")
        made += 1
        person.choose("leave" if made % 4 in (3, 0) else "stay")
        until(
            lambda: not page.locator(".table-board [data-action]").count() or page.locator(".end").count(),
            "the hand put away",
        )
    assert set(turns) == {"Ana", "Bo"}
    assert turns[:2] == ["Ana", "Bo"]


def test_with_reduced_motion_nothing_moves(people: Any) -> None:
    person = people(motion="reduce")
    person.goto()
    assert person.page.locator("html").get_attribute("data-motion") == "reduced"
    assert not moving(person)
    person.button("Play now").click()
    person.wait_choice()
    person.choose("stay")
    until(lambda: person.may_choose() or person.over, "the next choice")
    assert not moving(person)


def moving(person: Person) -> list[str]:
    """Animations that change where something is."""
    return list(
        person.page.evaluate(
            """() => document.getAnimations().filter((one) => one.playState === 'running')
              .flatMap((one) => one.effect.getKeyframes()).flatMap((frame) => Object.keys(frame))
              .filter((name) => ['transform', 'translate', 'rotate', 'scale', 'left', 'top'].includes(name))"""
        )
    )


def test_spectators_see_the_table_and_nobodys_choice(people: Any) -> None:
    ana, bo, watcher = people(), people(), people()
    code = ana.open_table("Ana", seats=("open",))
    bo.join(code, "Bo")
    ana.start()
    watcher.goto(f"/t/{code}")
    watcher.button("Watch").click()
    watcher.wait_board()
    assert not watcher.page.locator(".table-board [data-action]").count()
    frames: list[str] = []
    watcher.page.on("websocket", lambda socket: socket.on("framereceived", lambda data: frames.append(str(data))))
    watcher.page.reload()
    watcher.button("Watch").click()
    watcher.wait_board()
    ana.wait_choice()
    ana.choose("leave")
    until(lambda: ana.sealed() == "leave", "Ana's envelope")
    until(lambda: any('"chosen"' in frame for frame in frames), "that Ana has chosen")
    assert not any('"leave"' in frame for frame in frames if '"type":"chosen"' in frame.replace(" ", ""))
    until(lambda: ana.page.locator(".watchers").count(), "the host sees that someone watches")


def test_chat_emotes_and_mute(people: Any) -> None:
    ana, bo = people(), people()
    bo.join(ana.open_table("Ana", seats=("open",)), "Bo")
    ana.start()
    bo.wait_board()
    ana.button("Chat").click()
    ana.page.get_by_label("Say something").fill("<b>deeper!</b>")
    ana.page.keyboard.press("Enter")
    bo.page.get_by_role("button", name="Chat, one new message").click()
    until(lambda: "<b>deeper!</b>" in bo.page.locator(".chat-lines").inner_text(), "the words as they were typed")
    ana.page.get_by_role("button", name="cheer", exact=True).click()
    until(lambda: "cheer" in bo.page.locator("#live-polite").inner_text(), "the cheer, said aloud")
    bo.button("Mute the chat").click()
    assert "deeper" not in bo.page.locator("aside").inner_text()
    bo.button("Hear the chat again").click()
    assert "deeper" in bo.page.locator("aside").inner_text()
    bo.page.keyboard.press("Escape")
    assert not bo.page.locator("aside").count()


def test_the_host_sends_away_hands_over_and_closes_the_door(people: Any) -> None:
    ana, bo, cy, late = people(), people(), people(), people()
    code = ana.open_table("Ana", seats=("open", "open", "open"))
    bo.join(code, "Bo")
    cy.join(code, "Cy")
    until(lambda: "Cy" in ana.page.locator(".seat-list").inner_text(), "Cy at the table")
    ana.page.get_by_label("Change Cy").select_option(value="kick")
    cy.page.get_by_role("heading", name="You have left the table").wait_for()
    ana.button("Close the door").click()
    until(lambda: ana.button("Open the door").count(), "the door closed")
    late.goto(f"/t/{code}")
    late.page.get_by_text("The host has closed the door.").wait_for()
    ana.page.get_by_label("Change Bo").select_option(value="host")
    bo.page.get_by_role("button", name="Into the cave!").wait_for()
    until(lambda: not ana.page.get_by_role("button", name="Into the cave!").count(), "Ana is host no more")
    bo.page.get_by_role("button", name="Change the rules").click()
    bo.page.locator("dialog .presets .choice", has_text="Schmidt").click()
    bo.button("Save").click()
    until(lambda: "Schmidt" in ana.page.locator(".lobby-head").inner_text(), "the new edition, for all")


HOSTILE = ["<img src=x onerror=alert(1)>", "\u202eevil\u202c", "';--", "{ $name }", "𝕬" * 24, "<script>alert(1)"]


def test_hostile_names_are_only_names(people: Any) -> None:
    host = people()
    code = host.open_table(HOSTILE[0], seats=("open", "open", "bot"))
    for name in HOSTILE[1:3]:
        people().join(code, name)
    until(lambda: len(host.page.locator(".seat-person").all()) == 3, "three people")
    host.button("Change your name or emblem").or_(
        host.page.locator("summary", has_text="Change your name")
    ).first.click()
    for name in HOSTILE[3:]:
        host.page.get_by_label("Your name at the table", exact=True).fill(name)
        shown = name if name[0] in "{<" else name[0]
        until(lambda shown=shown: shown in host.page.locator(".seat-list").inner_text(), f"{name} as text")
    text = host.page.locator(".seat-list").inner_text()
    assert "\u202e" not in text
    host.start()
    host.wait_choice()
    assert not host.page.locator("main img[src=x], main script").count()
    assert host.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
