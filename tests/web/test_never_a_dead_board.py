"""The line to the table breaks in every way it does in life; the board is right again, or says what is wrong."""

from __future__ import annotations

import time
from typing import Any

import pytest
from driving import Person, until

from conftest import Service

pytestmark = pytest.mark.browser


@pytest.fixture
def pair(chromium: Any, service: Any) -> Any:
    """Ana and Bo at a table of two, the first card on the path."""
    people = sit_down(chromium, service.url)
    yield people
    faults = [fault for person in people for fault in person.faults]
    for person in people:
        person.close()
    assert not faults


def sit_down(chromium: Any, url: str) -> tuple[Person, Person]:
    ana, bo = Person(chromium, url), Person(chromium, url)
    bo.join(ana.open_table("Ana", seats=("open",)), "Bo")
    ana.start()
    bo.wait_board()
    ana.wait_choice()
    bo.wait_choice()
    return ana, bo


def both_stay(ana: Person, bo: Person) -> None:
    """One more card, if nobody is struck."""
    before = cards(bo)
    for person in (ana, bo):
        person.wait_choice()
        person.choose("stay")
    until(lambda: cards(bo) != before, "the next card")


def cards(person: Person) -> str:
    """What the bar says of cave and deck: it changes with every card."""
    return str(person.page.locator(".bar-game").inner_text())


def test_a_reload_loses_nothing(pair: Any) -> None:
    ana, _ = pair
    ana.choose("leave")
    until(lambda: ana.sealed() == "leave", "the envelope")
    before = cards(ana)
    ana.page.reload()
    ana.wait_board()
    until(lambda: ana.sealed() == "leave", "the same envelope")
    assert cards(ana) == before


def test_a_choice_made_while_offline_is_sent_when_the_line_is_back(pair: Any) -> None:
    ana, bo = pair
    cut(ana)
    ana.page.get_by_text("Connection lost").wait_for()
    ana.choose("stay")
    ana.page.get_by_text("Your choice is kept and will be sent").wait_for()
    mend(ana)
    until(lambda: ana.sealed() == "stay", "the kept choice")
    before = cards(bo)
    bo.choose("stay")
    until(lambda: cards(bo) != before, "the reveal")
    until(lambda: cards(ana) == cards(bo), "the same board for both")


def test_a_choice_that_comes_too_late_is_refused_in_words(chromium: Any, service: Any) -> None:
    ana, bo = Person(chromium, service.url), Person(chromium, service.url)

    quick = {"kind": "per_choice", "seconds": 6, "disconnect_seconds": 6}
    seats = [{"kind": "person"}, {"kind": "open"}]
    bo.join(ana.open_plain_table(seats=seats, clock=quick, expiry="stay"), "Bo")
    ana.start()
    bo.wait_board()
    ana.wait_choice()
    assert ana.page.get_by_role("timer").count()
    cut(ana)
    ana.page.get_by_text("Connection lost").wait_for()
    ana.choose("leave")
    bo.wait_choice()
    bo.choose("stay")
    before = cards(bo)
    until(lambda: cards(bo) != before, "Ana's clock to run out", seconds=40)
    mend(ana)
    ana.page.locator(".toast", has_text="Your choice did not count").wait_for()
    until(lambda: cards(ana) == cards(bo), "the same board for both")
    for person in (ana, bo):
        person.close()


def test_a_frozen_page_is_right_within_two_seconds_of_waking(pair: Any) -> None:
    ana, bo = pair
    ana.choose("stay")
    until(lambda: ana.sealed() == "stay", "the envelope")
    session = ana.context.new_cdp_session(ana.page)
    session.send("Page.setWebLifecycleState", {"state": "frozen"})
    before = cards(bo)
    bo.choose("stay")
    until(lambda: cards(bo) != before, "the game to go on without Ana")
    time.sleep(1.5)
    session.send("Page.setWebLifecycleState", {"state": "active"})
    until(lambda: cards(ana) == cards(bo), "the woken page to be right", seconds=2)


@pytest.mark.slow
def test_a_page_frozen_for_a_minute_is_right_within_two_seconds_of_waking(pair: Any) -> None:
    ana, bo = pair
    ana.choose("stay")
    until(lambda: ana.sealed() == "stay", "the envelope")
    session = ana.context.new_cdp_session(ana.page)
    session.send("Page.setWebLifecycleState", {"state": "frozen"})
    bo.choose("stay")
    time.sleep(60)
    session.send("Page.setWebLifecycleState", {"state": "active"})
    until(lambda: cards(ana) == cards(bo), "the woken page to be right", seconds=2)
    both_stay(ana, bo)


def test_two_tabs_on_one_seat_stay_in_step(pair: Any) -> None:
    ana, bo = pair
    other = Person(None, ana.url, context=ana.context)
    other.page.goto(ana.page.url)
    other.wait_board()
    other.wait_choice()
    ana.choose("leave")
    until(lambda: other.sealed() == "leave", "the other tab to follow")
    other.choose("stay")
    until(lambda: ana.sealed() == "stay", "the first tab to follow back")
    before = cards(bo)
    bo.choose("stay")
    until(lambda: cards(bo) != before, "the reveal")
    until(lambda: cards(ana) == cards(other) == cards(bo), "all three alike")
    assert not other.faults


@pytest.mark.parametrize("hard", [True, False], ids=["killed", "told to stop"])
def test_a_game_goes_on_after_the_service_was_stopped_and_started_again(
    chromium: Any, tmp_path: Any, hard: bool
) -> None:
    own = Service(tmp_path)
    own.start()
    try:
        ana, bo = sit_down(chromium, own.url)
        ana.choose("stay")
        until(lambda: ana.sealed() == "stay", "the envelope")
        before = cards(ana)
        own.stop(hard=hard)
        ana.page.get_by_text("Connection lost").wait_for()
        bo.choose("stay")  # into the void: kept
        bo.page.get_by_text("Your choice is kept").wait_for()
        own.start()
        until(lambda: cards(ana) != before, "the sealed choice of before and the kept one to be revealed")
        until(lambda: cards(ana) == cards(bo), "the same board for both")
        both_stay(ana, bo)
        faults = [*ana.faults, *bo.faults]
        ana.close()
        bo.close()
        assert not faults
    finally:
        own.stop()


def test_a_seat_left_in_the_middle_can_be_taken_back(pair: Any) -> None:
    ana, bo = pair
    bo.button("Menu").click()
    bo.button("Leave the table").click()
    bo.button("Yes, leave").click()
    bo.page.get_by_role("heading", name="You have left the table").wait_for()
    before = cards(ana)
    ana.choose("stay")
    until(lambda: cards(ana) != before, "the bot to choose for Bo")
    bo.button("Take my seat back").click()
    bo.wait_board()
    until(lambda: cards(ana) == cards(bo), "Bo at the same board")


def cut(person: Person) -> None:
    """The device loses its network: requests fail and the open socket falls silent."""
    person.context.set_offline(True)
    person.page.evaluate("dispatchEvent(new Event('offline'))")


def mend(person: Person) -> None:
    person.context.set_offline(False)
