"""Faults seen at other tables, each tried against the running service over real sockets, on both databases."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable
from typing import Any

import pytest
import websockets
from playing import PATIENCE, Person, Server, begin, http, join, lay, table

from tacora.server.clock import ServiceClock


def revealed(person: Person) -> dict[int, str]:
    """The actions of the last reveal this person saw."""
    for message in reversed(person.messages):
        if message["type"] == "step":
            for event in message["events"]:
                if event["type"] == "ChoicesRevealed":
                    return dict.fromkeys(event["staying"], "stay") | dict.fromkeys(event["leaving"], "leave")
    return {}


async def until_asked(people: list[Person]) -> None:
    for person in people:
        await person.until(person.asked)


# Choosing ----------------------------------------------------------------------------------------


async def test_eight_choices_at_the_same_moment_all_land(server: Server) -> None:
    async with table(server.url, people=8) as people:
        await begin(people)
        await until_asked(people)
        before = people[0].request
        answers = await asyncio.gather(*(person.choose("stay") for person in people))
        assert [answer["type"] for answer in answers] == ["ok"] * 8
        for person in people:
            await person.until(lambda one=person: one.request != before)
            assert revealed(person) == dict.fromkeys(range(8), "stay")
            assert person.gaps == 0


async def test_a_double_click_and_a_repeated_message_act_once(server: Server) -> None:
    async with table(server.url, people=3) as people:
        await begin(people)
        await until_asked(people)
        request = people[0].request["id"] if people[0].request else ""
        for message_id in ("same", "same", "another"):
            answer = await people[0].ask("choose", message_id, request=request, action="leave")
            assert answer["type"] == "ok"
        for text in ("hello", "hello"):
            await people[0].ask("chat", "one-chat", text=text)
        await people[1].choose("leave")
        await people[2].choose("stay")
        await people[2].until(lambda: revealed(people[2]))
        told = [one for one in people[2].messages if one["type"] == "chosen" and one["seat"] == 0]
        assert len(told) == 1
        assert sum(one["type"] == "chat" for one in people[2].messages) == 1
        # The line broke before the answer: the message is sent again after the cards were opened.
        again = await people[0].ask("choose", "same", request=request, action="leave")
        assert again["type"] == "ok"
        other = await people[0].ask("choose", "new", request=request, action="stay")
        assert (other["type"], other["code"]) == ("refused", "late")


async def test_a_choice_may_be_changed_and_withdrawn_until_the_last(server: Server) -> None:
    async with table(server.url, people=2) as people:
        await begin(people)
        await until_asked(people)
        for action in ("leave", "stay", "leave"):
            assert (await people[0].choose(action))["type"] == "ok"
        request = people[0].request
        assert request is not None
        assert (await people[0].ask("withdraw", request=request["id"]))["type"] == "ok"
        await people[1].choose("stay")
        assert people[1].request == request
        await people[1].until(lambda: people[1].chosen == {1})
        await people[0].choose("stay")
        await people[1].until(lambda: people[1].request != request)
        assert revealed(people[1]) == {0: "stay", 1: "stay"}


async def test_a_change_of_mind_racing_the_last_envelope(server: Server) -> None:
    """Whoever wins, the answer and the reveal say the same."""
    changed = kept = 0
    async with table(server.url, people=2) as people:
        for _ in range(4):
            await begin(people)
            while True:
                for one in people:
                    await one.until(lambda one=one: one.request is not None or one.over is not None)
                if people[0].over is not None:
                    break
                request = people[0].request
                assert request is not None
                if len(request["players"]) == 1:
                    await asyncio.gather(*(one.choose("leave") for one in people if one.asked()))
                else:
                    await people[0].choose("stay")
                    start = len(people[0].messages)
                    racing = await asyncio.gather(
                        people[0].say("choose", request=request["id"], action="leave"),
                        people[1].say("choose", request=request["id"], action="stay"),
                    )
                    answer = await people[0].answer(racing[0], start)
                    assert answer["type"] == "ok" or answer["code"] == "late"
                    for one in people:
                        await one.until(lambda one=one, request=request: one.request != request)
                    actions = revealed(people[0])
                    assert actions == {0: "leave" if answer["type"] == "ok" else "stay", 1: "stay"}
                    changed += answer["type"] == "ok"
                    kept += answer["type"] == "refused"
                for one in people:
                    await one.until(lambda one=one, request=request: one.request != request or one.over is not None)
    assert changed + kept > 8


async def test_wrong_choices_are_refused_with_a_reason_and_change_nothing(server: Server) -> None:
    async with table(server.url, people=2) as people:
        assert (await people[0].ask("choose", request="1.0", action="stay"))["code"] == "not-playing"
        await begin(people)
        await until_asked(people)
        request = people[0].request
        assert request is not None
        for fields, code in (
            ({"request": "0.0", "action": "stay"}, "late"),
            ({"request": "9.9", "action": "stay"}, "late"),
            ({"request": request["id"], "action": "leave-first"}, "illegal-action"),
            ({"request": request["id"], "action": "fly"}, "unknown-action"),
        ):
            answer = await people[0].ask("choose", **fields)
            assert answer["type"] == "refused"
            assert answer["code"] == code
            assert answer["message"]
        assert people[1].chosen == set()
        assert (await people[0].ask("withdraw", request=request["id"]))["type"] == "ok"


async def test_refusals_speak_the_language_of_the_one_who_asked(server: Server) -> None:
    async with table(server.url, people=3, connect=False) as people:
        said = set()
        for person, language in zip(people, ("fr", "es", "en"), strict=True):
            await person.connect(language=language)
            answer = await person.ask("withdraw", request="1.0")
            assert answer["code"] == "not-playing"
            said.add(answer["message"])
        assert len(said) == 3


# Seats and keys ----------------------------------------------------------------------------------


async def test_the_last_seat_is_taken_once(server: Server) -> None:
    code, _ = await asyncio.to_thread(lay, server.url, 3)
    await asyncio.to_thread(join, server.url, code, "first")
    answers = await asyncio.gather(
        *(
            asyncio.to_thread(http, server.url, "POST", f"/api/tables/{code}/join", {"profile": {"nickname": f"N{i}"}})
            for i in range(10)
        )
    )
    assert sorted(status for status, _ in answers) == [200] + [409] * 9
    assert {body["code"] for status, body in answers if status == 409} == {"table-full"}


async def test_a_seat_asked_for_by_number(server: Server) -> None:
    code, _ = await asyncio.to_thread(lay, server.url, 3)

    def ask(seat: int) -> tuple[int, Any]:
        return http(server.url, "POST", f"/api/tables/{code}/join", {"profile": {"nickname": "N"}, "seat": seat})

    assert (await asyncio.to_thread(ask, 2))[1]["seat"] == 2
    assert (await asyncio.to_thread(ask, 2))[1]["code"] == "seat-taken"
    assert (await asyncio.to_thread(ask, 0))[1]["code"] == "seat-taken"
    assert (await asyncio.to_thread(ask, 7))[1]["code"] == "no-such-seat"


async def test_wrong_stale_stolen_and_missing_keys_open_no_door(server: Server) -> None:
    async with table(server.url, people=3) as people, table(server.url, people=2) as others:
        code = people[0].code

        async def try_key(at: str, token: str | None) -> tuple[str, int | None]:
            person = Person(server.url, at, token)
            await person.sit()
            await person.until(lambda: person.closed is not None)
            assert person.snapshots == 0
            refusals = [one["code"] for one in person.messages if one["type"] == "refused"]
            return refusals[0], person.closed

        assert await try_key(code, None) == ("not-seated", 4403)
        assert await try_key(code, "nonsense") == ("wrong-token", 4403)
        assert await try_key(code, others[0].token) == ("wrong-token", 4403)  # of another table
        assert await try_key("ZZZZZZ", people[0].token) == ("table-not-found", 4404)

        # A key that was left or taken away is dead on every door, and its open sockets are closed.
        stolen = people[2].token
        await people[0].ask("kick", seat=2)
        await people[2].until(lambda: people[2].closed is not None)
        assert people[2].messages[-1]["code"] == "kicked"
        assert await try_key(code, stolen) == ("wrong-token", 4403)
        left = people[1].token
        answer = await people[1].ask("leave")
        assert answer["type"] == "ok"
        await people[1].until(lambda: people[1].closed is not None)
        assert await try_key(code, left) == ("wrong-token", 4403)
        spectator = Person(server.url, code, left, role="spectator")
        await spectator.sit()
        await spectator.until(lambda: spectator.closed is not None)

        # A seat's key acts for its own seat only, and only the host's as host.
        stranger = await Person(server.url, code, None, "spectator").sit()
        for kind, fields in (
            ("start", {}),
            ("kick", {"seat": 0}),
            ("choose", {"request": "1.0", "action": "stay"}),
            ("leave", {}),
            ("chat", {"text": "hi"}),
            ("settings", {"listed": True}),
        ):
            assert (await stranger.ask(kind, **fields))["code"] == "not-seated", kind
        for kind, fields in (
            ("start", {}),
            ("kick", {"seat": 0}),
            ("lock", {"locked": True}),
            ("hand_over", {"seat": 1}),
            ("seat", {"seat": 1, "kind": "bot"}),
            ("settings", {"listed": True}),
            ("mute", {"seat": 0, "muted": True}),
        ):
            assert (await others[1].ask(kind, **fields))["code"] == "not-host", kind
        await stranger.away()


async def test_a_leaver_is_played_by_a_bot_and_can_come_back_with_the_new_key_only(server: Server) -> None:
    async with table(server.url, people=3) as people:
        await begin(people)
        await until_asked(people)
        old = people[2].token
        answer = await people[2].ask("leave")
        await people[2].until(lambda: people[2].closed is not None)
        await people[0].until(lambda: people[0].table["seats"][2]["standing_in"])
        # Nobody waits for the leaver.
        before = people[0].request
        await asyncio.gather(people[0].choose("stay"), people[1].choose("stay"))
        await people[0].until(lambda: people[0].request != before)
        denied = Person(server.url, people[0].code, old)
        await denied.sit()
        await denied.until(lambda: denied.closed is not None)
        assert denied.snapshots == 0
        back = await Person(server.url, people[0].code, answer["token"]).sit()
        assert back.seat == 2
        assert not back.table["seats"][2]["standing_in"]
        assert not back.table["seats"][2]["left"]
        await asyncio.gather(people[0].play(), people[1].play(), back.play())
        assert back.over is not None
        await back.away()


async def test_the_host_hands_over_mutes_locks_and_changes_the_table(server: Server) -> None:
    async with table(server.url, people=2, open_seats=1) as people:
        host, guest = people
        assert (await host.ask("lock", locked=True))["type"] == "ok"
        status, body = server.http("POST", f"/api/tables/{host.code}/join", {"profile": {"nickname": "X"}})
        assert (status, body["code"]) == (409, "table-locked")
        await host.ask("lock", locked=False)
        await host.ask("mute", seat=1, muted=True)
        assert (await guest.ask("chat", text="hey"))["code"] == "muted"
        assert (await guest.ask("emote", emote="wave"))["code"] == "muted"
        assert (await host.ask("seat", seat=2, kind="bot", bot="cautious?nonsense=1"))["type"] == "refused"
        assert (await host.ask("seat", seat=2, kind="bot", bot="cautious"))["type"] == "ok"
        assert (await host.ask("seat", seat=3, kind="open"))["type"] == "ok"
        assert (await host.ask("seat", seat=3, kind="closed"))["type"] == "ok"
        assert (await host.ask("seat", seat=1, kind="bot"))["code"] == "seat-taken"
        assert (await host.ask("settings", preset="schmidt2005", listed=True))["type"] == "ok"
        assert (await host.ask("settings", preset="nonsense"))["code"] == "unknown-preset"
        assert (await host.ask("settings", options={"caves": 99}))["type"] == "refused"
        assert (await host.ask("settings", expiry="fly"))["code"] == "wrong-expiry"
        assert (await host.ask("profile", profile={"nickname": "Ana Lucía", "colour": 3}))["type"] == "ok"
        assert (await host.ask("hand_over", seat=2))["code"] == "host-needed"
        assert (await host.ask("hand_over", seat=1))["type"] == "ok"
        await guest.until(lambda: guest.table["host"] == 1)
        assert guest.table["preset"] == "schmidt2005"
        assert guest.table["options"] == {}
        assert [seat["kind"] for seat in guest.table["seats"]] == ["person", "person", "bot"]
        assert guest.table["seats"][0]["nickname"] == "Ana Lucía"
        assert any(one["code"] == host.code for one in server.http("GET", "/api/tables")[1])
        # The host leaves the lobby: somebody else is the host, and the seat is open.
        await guest.ask("leave")
        await host.until(lambda: host.table["host"] == 0 and host.table["seats"][1]["kind"] == "open")


async def test_private_tables_are_in_no_list_and_no_count(server: Server) -> None:
    private, _ = await asyncio.to_thread(lay, server.url, 3)
    public, _ = await asyncio.to_thread(lay, server.url, 3, listed=True)
    status, listed = server.http("GET", "/api/tables")
    assert status == 200
    assert [one["code"] for one in listed] == [public]
    assert private not in json.dumps(listed)
    # The figures count every table; a visitor behind a proxy does not get them.
    assert server.http("GET", "/metrics", headers={"x-forwarded-for": "203.0.113.9"})[0] == 404
    assert server.http("GET", "/metrics")[0] == 200


async def test_an_unknown_table_is_a_404_and_creates_nothing(server: Server) -> None:
    for method, path, body in (
        ("GET", "/api/tables/NOSUCH", None),
        ("POST", "/api/tables/NOSUCH/join", {"profile": {"nickname": "X"}}),
        ("GET", "/api/tables/NOSUCH/qr.svg", None),
        ("GET", "/api/records/nosuch", None),
        ("GET", "/api/records/nosuch/replay", None),
    ):
        status, answer = server.http(method, path, body)
        assert status == 404, path
        assert answer["code"] in ("table-not-found", "record-not-found")
    person = await Person(server.url, "NOSUCH", None, "spectator").sit()
    await person.until(lambda: person.closed is not None)
    assert person.closed == 4404
    assert "NOSUCH" not in server.service.sequencer.tables
    assert server.http("GET", "/api/tables/NOSUCH")[0] == 404


async def test_names_and_chat_are_plain_text(server: Server) -> None:
    async with table(server.url, people=2) as people:
        nasty = "<img src=x onerror=alert(1)>\x1b[31m\u202e\x00"
        await people[0].ask("profile", profile={"nickname": nasty[:24] + "\x1b[31m\u202e"})
        await people[0].ask("chat", text=nasty)
        await people[1].until(lambda: any(one["type"] == "chat" for one in people[1].messages))
        seen = people[1].frames[-1] + json.dumps(people[1].table)
        for bad in ("\\u001b", "\u202e", "\\u0000"):
            assert bad not in seen
        assert people[1].messages[-1]["text"].startswith("<img")
        assert (await people[0].ask("profile", profile={"nickname": "\u202e\u200b"}))["code"] == "empty-text"
        status, _ = server.http("GET", f"/api/tables/{people[0].code}")
        assert status == 200


# Lines that break --------------------------------------------------------------------------------


async def test_a_client_that_names_its_last_number_gets_the_rest(server: Server) -> None:
    async with table(server.url, people=3) as people:
        await begin(people)
        await until_asked(people)
        reader = people[2]
        await reader.away()
        last = reader.number
        assert last is not None
        await people[0].choose("stay")
        await people[1].ask("chat", text="are you there?")
        back = Person(server.url, reader.code, reader.token)
        back.number, back.you, back.request = last, reader.you, reader.request
        await back.connect(last=last)
        await back.until(lambda: any(one["type"] == "chat" for one in back.messages))
        assert back.snapshots == 0
        assert back.gaps == 0
        assert [one["type"] for one in back.messages[:3]] == ["table", "chosen", "chat"]
        # A number that is too old, or none of this table's, is answered with a snapshot.
        for wrong in (0, 10_000_000):
            other = await Person(server.url, reader.code, reader.token).sit(last=wrong)
            assert other.snapshots == 1
            await other.away()
        await back.away()


async def test_missed_reveals_come_after_a_reconnect_as_everyone_saw_them(server: Server) -> None:
    async with table(server.url, people=2) as people:
        onlooker = await Person(server.url, people[0].code, None, "screen").sit()
        await begin(people)
        await onlooker.until(lambda: onlooker.request is not None)
        last = onlooker.number
        for _ in range(2):
            await asyncio.gather(*(person.until(person.asked) for person in people))
            before = people[0].request
            await asyncio.gather(*(person.choose("stay") for person in people))
            for person in people:
                await person.until(lambda one=person, before=before: one.request != before)
        await onlooker.until(lambda: onlooker.number == people[0].number)
        back = Person(server.url, people[0].code, None, "screen")
        await back.connect(last=last)
        await back.until(lambda: back.number == people[0].number)
        missed = [one for one in back.messages if one["type"] == "step"]
        live = [one for one in onlooker.messages if one["type"] == "step"]
        assert [one["events"] for one in missed] == [one["events"] for one in live]
        assert back.snapshots == 0
        await back.away()
        await onlooker.away()


async def test_two_tabs_on_one_seat_stay_in_step(server: Server) -> None:
    async with table(server.url, people=2) as people:
        await begin(people)
        tab = await Person(server.url, people[0].code, people[0].token).sit()
        assert tab.seat == 0
        await tab.until(tab.asked)
        await tab.choose("leave")
        await people[0].until(lambda: 0 in people[0].chosen)
        own = [one for one in people[0].messages if one["type"] == "chosen" and one["seat"] == 0]
        assert own[-1]["own"] == "leave"
        await people[1].until(lambda: 0 in people[1].chosen)
        assert all("own" not in one for one in people[1].messages if one["type"] == "chosen" and one["seat"] == 0)
        # Closing one tab does not take the seat from the other.
        await tab.away()
        await people[0].ask("ping")
        await people[1].choose("leave")
        await people[1].until(lambda: revealed(people[1]))
        assert people[1].table["seats"][0]["connected"]
        assert people[0].gaps == people[1].gaps == 0


async def test_a_lost_line_ends_nobody_elses_turn(server: Server) -> None:
    async with table(server.url, people=3) as people:
        await begin(people)
        await until_asked(people)
        request = people[0].request
        await people[0].choose("stay")
        people[1].drop()
        await people[2].until(lambda: not people[2].table["seats"][1]["connected"])
        assert people[0].request == request
        assert people[0].chosen == {0}
        assert people[2].asked()
        back = await Person(server.url, people[1].code, people[1].token).sit()
        assert back.asked()
        await asyncio.gather(back.choose("stay"), people[2].choose("stay"))
        await people[0].until(lambda: people[0].request != request)
        await back.away()


# Clocks ------------------------------------------------------------------------------------------


class Jumping:
    """A monotonic clock that can be set forward by a test."""

    def __init__(self) -> None:
        self.offset = 0.0

    def __call__(self) -> float:
        return time.monotonic() + self.offset


async def test_an_expired_clock_does_what_the_table_agreed_on(start: Callable[..., Server]) -> None:
    for expiry, expected in (("leave", "leave"), ("stay", "stay")):
        jumping = Jumping()
        server = start(clock=ServiceClock(jumping))
        clock = {"kind": "per_choice", "seconds": 600}
        async with table(server.url, people=3, clock=clock, expiry=expiry) as people:
            await begin(people)
            await until_asked(people)
            before = people[0].request
            await people[0].choose("stay")
            await people[1].choose("stay")
            jumping.offset += 601
            await people[0].until(lambda before=before: people[0].request != before)
            assert revealed(people[0])[2] == expected
            assert (
                await people[2].ask("choose", request=before["id"], action="stay" if expected == "leave" else "leave")
            )["code"] == "late"
        server.__exit__()


async def test_on_expiry_a_bot_stands_in_until_the_person_speaks(start: Callable[..., Server]) -> None:
    jumping = Jumping()
    server = start(clock=ServiceClock(jumping))
    async with table(server.url, people=2, clock={"kind": "per_choice", "seconds": 600}, expiry="bot") as people:
        await begin(people)
        await until_asked(people)
        before = people[0].request
        await people[0].choose("stay")
        jumping.offset += 601
        await people[0].until(lambda: people[0].request != before)
        assert people[0].table["seats"][1]["standing_in"]
        await people[1].ask("ready", ready=True)
        await people[0].until(lambda: not people[0].table["seats"][1]["standing_in"])


async def test_clocks_are_never_negative_nor_refilled_by_coming_back(start: Callable[..., Server]) -> None:
    jumping = Jumping()
    server = start(clock=ServiceClock(jumping))
    clock = {"kind": "bank", "seconds": 10, "bank_seconds": 100, "disconnect_seconds": 86_000}
    async with table(server.url, people=2, clock=clock) as people:
        await begin(people)
        await until_asked(people)
        assert people[0].request is not None
        assert 100_000 < people[0].request["remaining"]["0"] <= 110_000
        jumping.offset += 60
        await people[0].away()
        back = await Person(server.url, people[0].code, people[0].token).sit()
        assert back.request is not None
        assert 0 < back.request["remaining"]["0"] <= 50_000
        # Changing one's mind does not refill it either.
        await back.choose("stay")
        await back.ask("withdraw", request=back.request["id"])
        fresh = await Person(server.url, people[0].code, people[0].token).sit()
        assert fresh.request is not None
        assert fresh.request["remaining"]["0"] <= 50_000
        before = back.request
        await asyncio.gather(back.choose("stay"), people[1].choose("stay"))
        await back.until(lambda: back.request != before)
        assert back.request is not None
        assert 10_000 < back.request["remaining"]["0"] <= 60_000
        for message in (*people[1].messages, *back.messages, *fresh.messages):
            text = json.dumps(message)
            assert '": -' not in text
        await back.away()
        await fresh.away()


async def test_setting_the_date_changes_no_clock(start: Callable[..., Server], monkeypatch: pytest.MonkeyPatch) -> None:
    from tacora.server import service, store

    server = start()

    class Shifted:
        shift = 0
        monotonic = staticmethod(time.monotonic)
        perf_counter = staticmethod(time.perf_counter)
        gmtime = staticmethod(time.gmtime)
        strftime = staticmethod(time.strftime)

        @staticmethod
        def time() -> float:
            return time.time() + Shifted.shift

        @staticmethod
        def time_ns() -> int:
            return time.time_ns() + Shifted.shift * 10**9

    monkeypatch.setattr(store, "time", Shifted)
    monkeypatch.setattr(service, "time", Shifted)
    async with table(server.url, people=2, clock={"kind": "per_choice", "seconds": 300}) as people:
        await begin(people)
        await until_asked(people)
        request = people[0].request
        for shift in (86_400 * 30, -86_400 * 60, 0):
            Shifted.shift = shift
            await asyncio.sleep(0.5)  # two heartbeats
            count = people[0].snapshots
            await people[0].say("sync")
            await people[0].until(lambda count=count: people[0].snapshots > count)
            assert people[0].request is not None
            assert request is not None
            assert people[0].request["id"] == request["id"]
            assert 200_000 < people[0].request["remaining"]["0"] <= 300_000


async def test_absent_players_hold_nobody_up(start: Callable[..., Server]) -> None:
    """Gone longer than agreed: from then on the absent seat is not awaited again until it returns."""
    jumping = Jumping()
    server = start(clock=ServiceClock(jumping))
    async with table(server.url, people=2, clock={"kind": "none", "disconnect_seconds": 500}, expiry="leave") as people:
        await begin(people)
        await until_asked(people)
        await people[1].away()
        await people[0].until(lambda: not people[0].table["seats"][1]["connected"])
        before = people[0].request
        await people[0].choose("stay")
        jumping.offset += 501
        await people[0].until(lambda: people[0].request != before)
        await people[0].play()  # no further jump is needed
        assert people[0].over is not None


async def test_a_host_who_is_gone_loses_the_table_to_somebody_who_is_there(start: Callable[..., Server]) -> None:
    jumping = Jumping()
    server = start(clock=ServiceClock(jumping))
    async with table(server.url, people=2) as people:
        await people[0].away()
        await people[1].until(lambda: not people[1].table["seats"][0]["connected"])
        jumping.offset += 61
        await people[1].until(lambda: people[1].table["host"] == 1)
        assert (await people[1].ask("kick", seat=0))["type"] == "ok"


# Bots --------------------------------------------------------------------------------------------


async def test_a_bot_that_fails_cheats_or_sleeps_does_not_stop_the_table(
    start: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    from tacora.server import botrunner

    ways = iter(range(10_000))

    def bad(game: str, name: str, observation: Any, legal: Any, rng: random.Random) -> Any:
        way = next(ways) % 3
        if way == 0:
            raise RuntimeError("broken")
        if way == 1:
            return "nonsense"
        time.sleep(0.3)
        return legal[0]

    monkeypatch.setattr(botrunner, "_think", bad)
    server = start(bot_limit_s=0.1, bot_threads=4)
    async with table(server.url, people=1, bots=2, options={"caves": 1}) as people:
        await begin(people)
        started = time.monotonic()
        await people[0].play(leave=0.5)
        assert people[0].over is not None
        assert time.monotonic() - started < PATIENCE


async def test_bots_think_off_the_event_loop(start: Callable[..., Server], monkeypatch: pytest.MonkeyPatch) -> None:
    from tacora.server import botrunner

    def slow(game: str, name: str, observation: Any, legal: Any, rng: random.Random) -> Any:
        time.sleep(1.5)
        return legal[0]

    monkeypatch.setattr(botrunner, "_think", slow)
    server = start()
    async with table(server.url, people=2, bots=1) as people:
        await begin(people)
        await people[0].ask("ping")
        waits = []
        for _ in range(10):
            before = time.monotonic()
            await people[0].ask("ping")
            waits.append(time.monotonic() - before)
        assert min(waits) < 0.5


# Floods ------------------------------------------------------------------------------------------


async def test_floods_are_refused_and_at_last_cut_off(start: Callable[..., Server]) -> None:
    server = start(messages_burst=20, messages_per_s=5, chats_burst=3, chats_per_s=0.01)
    async with table(server.url, people=2) as people:
        answers = [(await people[1].ask("chat", text=f"{i}"))["type"] for i in range(5)]
        assert answers == ["ok"] * 3 + ["refused"] * 2
        for _ in range(400):
            try:
                await people[0].say("ping")
            except websockets.ConnectionClosed:
                break
        await people[0].until(lambda: people[0].closed is not None)
        assert people[0].closed == 1008
        assert any(one.get("code") == "too-fast" for one in people[0].messages)
        await people[1].until(lambda: not people[1].table["seats"][0]["connected"])


async def test_too_many_tables_lookups_and_sockets(start: Callable[..., Server]) -> None:
    server = start(creates_burst=3, creates_per_s=0.001, lookups_burst=20, lookups_per_s=0.001, sockets_per_table=4)
    codes = [await asyncio.to_thread(lay, server.url, 3) for _ in range(3)]
    status, answer = server.http(
        "POST", "/api/tables", {"seats": [{"kind": "person"}] * 3, "profile": {"nickname": "A"}}
    )
    assert (status, answer["code"]) == (429, "too-many-tables")
    lookers = [await Person(server.url, codes[0][0], None, "spectator").sit() for _ in range(4)]
    fifth = await Person(server.url, codes[0][0], None, "spectator").sit()
    await fifth.until(lambda: fifth.closed is not None)
    assert fifth.closed == 4429
    guesses = [server.http("GET", f"/api/tables/AAAA{i:02}")[0] for i in range(30)]
    assert guesses.count(404) <= 20
    assert guesses[-1] == 429
    for looker in lookers:
        await looker.away()


async def test_a_frame_or_body_that_is_too_large_is_refused(server: Server) -> None:
    async with table(server.url, people=2) as people:
        answer = await people[0].ask("chat", text="x" * 301)
        assert answer["code"] == "invalid-message"
        await people[0].socket.send("x" * 20_000)
        await people[0].until(lambda: people[0].closed is not None)
        assert people[0].closed == 1009
    status, answer = server.http("POST", "/api/tables", {"profile": {"nickname": "x" * 70_000}, "seats": []})
    assert (status, answer["code"]) == (413, "too-large")


async def test_a_socket_that_does_not_read_is_dropped_and_others_play_on(start: Callable[..., Server]) -> None:
    """The people ask for an answer more often than their own queues are long: only the stuck one falls behind."""
    queue = 24
    server = start(queue=queue)
    async with table(server.url, people=2) as people:
        stuck = await websockets.connect(
            server.url.replace("http", "ws") + f"/ws/tables/{people[0].code}", max_queue=1, compression=None
        )
        try:
            await stuck.send(json.dumps({"v": 1, "type": "hello", "role": "screen"}))
            stuck.transport.pause_reading()
            for index in range(3_000):
                await people[0].say("chat", text=f"{index} " + "y" * 280)
                if index % (queue // 4) == 0:
                    await people[0].ask("ping")
                    await people[1].ask("ping")
                    if server.service.hub.by_table and len(server.service.hub.by_table.get(people[0].code, ())) == 2:
                        break
            assert len(server.service.hub.by_table[people[0].code]) == 2
            await people[1].ask("ping")
            await begin(people)
        finally:
            stuck.transport.abort()


# Doors -------------------------------------------------------------------------------------------


async def test_sockets_from_pages_of_other_sites_are_refused(start: Callable[..., Server]) -> None:
    server = start(allowed_origins=("https://friends.example",))
    code, token = await asyncio.to_thread(lay, server.url, 3)
    url = server.url.replace("http", "ws") + f"/ws/tables/{code}"

    async def opens(origin: str | None) -> bool:
        try:
            async with websockets.connect(url, origin=origin, compression=None) as socket:  # type: ignore[arg-type]
                await socket.send(json.dumps({"v": 1, "type": "hello", "token": token, "role": "seat"}))
                return json.loads(await socket.recv())["type"] == "snapshot"
        except websockets.InvalidStatus as refusal:
            return refusal.response.status_code != 403

    assert await opens(None)
    assert await opens(server.url)
    assert await opens("https://friends.example")
    assert not await opens("https://evil.example")
    assert not await opens("null")
    assert not await opens(server.url.replace("http", "https") + ".evil.example")


async def test_spectators_only_where_they_are_welcome(server: Server) -> None:
    async with table(server.url, people=2, spectators=False) as people:
        early = await Person(server.url, people[0].code, None, "spectator").sit()
        assert early.snapshots == 1  # the lobby is open to whoever holds the link
        await begin(people)
        await early.until(lambda: early.closed is not None)
        assert early.messages[-1]["code"] == "no-spectators"
        late = await Person(server.url, people[0].code, None, "spectator").sit()
        await late.until(lambda: late.closed is not None)
        assert late.closed == 4403
        screen = await Person(server.url, people[0].code, people[0].token, "screen").sit()
        assert screen.snapshots == 1
        assert screen.match is not None
        assert screen.match["observation"]["player"] is None
        # A screen is the table itself: whoever has the code may hang it up, and it is counted while it hangs.
        bare = await Person(server.url, people[0].code, None, "screen").sit()
        await people[0].until(lambda: people[0].table["screens"] == 2)
        await screen.away()
        await bare.away()
        await people[0].until(lambda: people[0].table["screens"] == 0)


async def test_nonsense_on_the_socket_is_answered_not_obeyed(server: Server) -> None:
    async with table(server.url, people=2) as people:
        for frame in (
            "",
            "{",
            "[]",
            "null",
            '"x"',
            "{}",
            '{"type":"choose"}',
            b"\xff\xfe",
            "[" * 5000,
        ):
            start = len(people[0].messages)
            await people[0].socket.send(frame)
            await people[0].until(lambda start=start: len(people[0].messages) > start)
            assert people[0].messages[-1]["code"] == "invalid-message"
        assert (await people[0].ask("ping", v=2))["code"] == "wrong-version"
        assert (await people[0].ask("hello"))["code"] == "invalid-message"
        assert (await people[0].ask("ping"))["type"] == "pong"
        person = Person(server.url, people[0].code, people[0].token)
        person.socket = await websockets.connect(server.url.replace("http", "ws") + f"/ws/tables/{person.code}")
        person.reader = asyncio.create_task(person._read())
        await person.say("start")
        await person.until(lambda: person.closed is not None)
        assert person.closed == 4400
