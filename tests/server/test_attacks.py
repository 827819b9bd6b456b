"""What a hostile guest tried against the running service: strange bytes, greedy clients, doors left ajar."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import sqlite3
import threading
from collections.abc import Callable
from http.client import HTTPResponse
from pathlib import Path
from typing import Any

import pytest
import websockets
from playing import PATIENCE, Person, Server, begin, lay, plan, table

from conftest import quick
from tacora.server.limits import network
from tacora.server.patience import PatientHTTP, PatientSocket


@pytest.fixture
def one(sqlite: str) -> Any:
    with Server(quick(sqlite)) as server:
        yield server


# One guest against the others' tables ------------------------------------------------------------


async def test_digits_of_other_alphabets_in_a_request_fail_nobody(server: Server) -> None:
    async with table(server.url, people=2) as people:
        await begin(people)
        await people[0].until(people[0].asked)
        number = people[0].request["id"].partition(".")[0] if people[0].request else ""
        for k in ("²", "٣", "①", "", "-1", "9" * 25):
            answer = await people[1].ask("choose", request=f"{number}.{k}", action="stay")
            assert (answer["type"], answer["code"]) == ("refused", "late"), k


async def test_a_code_no_table_can_have_disturbs_no_table(server: Server) -> None:
    """PostgreSQL refuses a zero byte, and with it the transaction of every table in the same batch."""
    async with table(server.url, people=2) as people:
        await begin(people)
        await people[0].until(people[0].asked)

        async def strange() -> list[tuple[int, Any]]:
            paths = ("/api/tables/%00", "/api/tables/A%00B", "/api/records/%00", "/api/records/%00/replay")
            return await asyncio.gather(*(asyncio.to_thread(server.http, "GET", path) for path in paths * 5))

        answers, *choices = await asyncio.gather(
            strange(), *(people[0].choose("stay" if index % 2 else "leave") for index in range(40))
        )
        assert {status for status, _ in answers} == {404}
        assert {choice["type"] for choice in choices} == {"ok"}
        stranger = await Person(server.url, "%00", None, "spectator").connect()
        await stranger.until(lambda: stranger.closed is not None)
        assert stranger.closed == 4404


async def test_a_stored_table_that_cannot_be_read_fails_no_other(sqlite: str) -> None:
    """A match under rules this program no longer has, say, must not fail the tables it shares a transaction with."""
    with Server(quick(sqlite)) as server:
        async with table(server.url, people=2) as people:
            await begin(people)
            await people[0].until(people[0].asked)
            broken = lay(server.url, 2)[0]
            with contextlib.closing(sqlite3.connect(sqlite.partition("///")[2], timeout=30)) as file, file:
                file.execute("UPDATE tables SET doc='{}', due=0 WHERE code=?", (broken,))

            async def look() -> set[tuple[int, str]]:
                path = f"/api/tables/{broken}"
                answers = await asyncio.gather(*(asyncio.to_thread(server.http, "GET", path) for _ in range(10)))
                return {(status, body["code"]) for status, body in answers}

            seen, *choices = await asyncio.gather(
                look(), *(people[0].choose("stay" if index % 2 else "leave") for index in range(40))
            )
            assert seen == {(500, "internal-error")}
            assert {choice["type"] for choice in choices} == {"ok"}


# Strange bytes at every door ---------------------------------------------------------------------


def raw(server: Server, text: str) -> tuple[int, str]:
    """One request as it stands; the status and the rest of the answer."""
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
        line.sendall(text.encode("latin-1"))
        with contextlib.closing(HTTPResponse(line)) as answer:
            answer.begin()
            return answer.status, "" if answer.status == 101 else answer.read().decode()


def test_names_no_file_can_have_are_not_found(one: Server) -> None:
    for folder in ("/boards/diamant/", "/boards/", "/static/", "/words/", "/api/rules/"):
        for name in ("%00.js", "a%00/../board.js", "a" * 300 + ".js", "a/" * 3_000 + "b.js", "..%2f..%2fmeta.py"):
            status, body = one.http("GET", folder + name)
            assert status in (404, 422), (folder, name, status)
            assert "code" in body


def test_headers_no_browser_sends_are_refused_not_stumbled_over(one: Server) -> None:
    code = lay(one.url)[0]
    for host in ("a" * 5_000, "[", "localhost:99999", "x y", "<b>"):
        for path in ("/api/host", f"/api/tables/{code}/qr.svg"):
            assert raw(one, f"GET {path} HTTP/1.1\r\nHost: {host}\r\n\r\n")[0] in (200, 400, 422), (host[:20], path)
    upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    for origin in ("http://[", "null", f"http://127.0.0.1:{one.port}@evil.example", "http://x\x80y"):
        request = (
            f"GET /ws/tables/{code} HTTP/1.1\r\nHost: 127.0.0.1:{one.port}\r\n{upgrade}{key}Origin: {origin}\r\n\r\n"
        )
        assert raw(one, request)[0] == 403, origin


def test_bodies_that_are_no_bodies_are_refused_in_the_askers_language(one: Server) -> None:
    head = "POST /api/tables HTTP/1.1\r\nHost: x\r\nAccept-Language: fr\r\nContent-Type: application/json\r\n"
    for body in ("[" * 60_000, '{"seats":' + "9" * 5_000 + "}", "{", "\xff\xfe"):
        status, text = raw(one, f"{head}Content-Length: {len(body)}\r\n\r\n{body}")
        assert status in (400, 422)
        assert json.loads(text)["code"] == "invalid-request"
        assert "incompréhensible" in json.loads(text)["message"]
    chunks = ("2000\r\n" + "x" * 0x2000 + "\r\n") * 12
    status, text = raw(one, f"{head}Transfer-Encoding: chunked\r\n\r\n{chunks}0\r\n\r\n")
    assert (status, json.loads(text)["code"]) == (413, "too-large")
    # A form of another site's page cannot lay a table: only what a page must first ask leave for is read as JSON.
    wish = json.dumps(plan())
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"):
        assert one.http("POST", "/api/tables", plan(), {"content-type": kind})[0] == 422
    assert raw(one, f"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: {len(wish)}\r\n\r\n{wish}")[0] == 422


def test_a_bots_name_from_the_wire_opens_no_file(one: Server, tmp_path: Path) -> None:
    trap, sprung = tmp_path / "trap.py", tmp_path / "sprung"
    trap.write_text(f"open({str(sprung)!r}, 'w')\nclass Bot:\n    def choose(self, *_): return 'stay'\n")
    for name in (f"{trap}:Bot", "trap:Bot", "os:system", f"diamant:{trap}:Bot", "cautious?stop=nan", "cautious?file=x"):
        status, body = one.http(
            "POST", "/api/tables", {**plan(), "seats": [{"kind": "person"}, {"kind": "bot", "bot": name}]}
        )
        assert status == 422
        assert body["code"] in ("invalid-bot", "unknown-bot", "invalid-bot-parameter", "unknown-bot-parameter"), body
    assert not sprung.exists()


# Greedy tables and clients -----------------------------------------------------------------------


async def test_odds_of_an_odd_deck_stop_nobody(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """The exact odds of a deck of one's own take seconds: they come when they are ready, and everyone plays on."""
    from tacora.games.diamant.rules import Diamant

    at_work, go_on = threading.Event(), threading.Event()
    honest = Diamant.advise

    def slow(game: Any, observation: Any) -> Any:
        at_work.set()
        assert go_on.wait(PATIENCE)
        return honest(game, observation)

    monkeypatch.setattr(Diamant, "advise", slow)
    odd = {"treasures": [1, 2, 3], "hazards": [1] * 5, "relics": [], "caves": 1}
    async with (
        table(server.url, people=2, advice=True, options=odd) as people,
        table(server.url, people=2) as others,
    ):
        try:
            await begin(people)
            assert await asyncio.to_thread(at_work.wait, PATIENCE)
            await begin(others)
            await asyncio.gather(*(person.play() for person in others))
            assert others[0].over is not None
            assert people[0].match is not None
            assert people[0].match["advice"] is None
        finally:
            go_on.set()
        for person in people:
            await person.until(lambda one=person: any(message["type"] == "advice" for message in one.messages))
            mine = [message for message in person.messages if message["type"] == "advice"]
            assert [message["request"] for message in mine] == [person.request["id"] if person.request else ""]
            assert "bust_next" in mine[0]["advice"]
            again = person.snapshots
            await person.say("sync")
            await person.until(lambda one=person, seen=again: one.snapshots > seen)
            assert person.match is not None
            assert person.match["advice"] == mine[0]["advice"]


async def test_onlookers_keep_no_player_out(start: Callable[..., Server]) -> None:
    server = start(sockets_per_table=3, sockets_per_seat=2)
    async with table(server.url, people=2, connect=False) as people:
        crowd = [await Person(server.url, people[0].code, None, role).sit() for role in ("spectator", "screen") * 2]
        await crowd[3].until(lambda: crowd[3].closed is not None)
        assert [person.closed for person in crowd] == [None, None, None, 4429]
        windows = [await Person(server.url, people[0].code, people[0].token).sit() for _ in range(3)]
        await windows[2].until(lambda: windows[2].closed is not None)
        assert [window.closed for window in windows] == [None, None, 4429]
        await people[1].sit()
        assert people[1].table["seats"][0]["connected"]
        for window in windows[:2]:
            await window.away()
        await people[1].until(lambda: not people[1].table["seats"][0]["connected"])  # the third was not counted
        await people[0].sit()
        assert people[0].closed is None
        for person in crowd:
            await person.away()


async def test_whatever_costs_work_is_rationed(start: Callable[..., Server]) -> None:
    server = start(lookups_burst=8, lookups_per_s=0.001)
    async with table(server.url, people=2) as people:  # one joined, two said hello
        for _ in range(2):
            seen = people[0].snapshots
            await people[0].say("sync")
            await people[0].until(lambda before=seen: people[0].snapshots > before)
        assert server.http("GET", "/api/ask?q=hello")[0] != 429
        assert server.http("POST", "/api/records", {})[0] == 422
        assert server.http("GET", "/api/rules/diamant/R3.2")[0] != 429
        answers = [
            server.http("GET", "/api/ask?q=hello"),
            server.http("POST", "/api/records", {}),
            server.http("GET", "/api/rules/diamant"),
        ]
        assert [(status, body["code"]) for status, body in answers] == [(429, "too-fast")] * 3
        refused = await people[0].ask("sync")
        assert (refused["type"], refused["code"]) == ("refused", "too-fast")
        assert (await people[0].ask("start"))["type"] == "ok"  # playing goes on


def test_a_household_counts_once_whichever_of_its_addresses_it_uses() -> None:
    assert network("2001:db8:1:2::7") == network("2001:db8:1:2:ffff::1") != network("2001:db8:1:3::7")
    assert network("::ffff:192.0.2.7") == network("192.0.2.7") == "192.0.2.7"
    assert network("fe80::1%eth0") == network("fe80::2")
    assert network("") == ""
    assert network("a:b") == "a:b"


def test_options_are_kept_as_the_game_reads_them(one: Server) -> None:
    wide = {"lost_relics_count": "no", "treasures": " 1,2" + "\x1c\u3000" * 500 + "3", "caves": "2"}
    seats = [{"kind": "person"}, {"kind": "bot", "bot": " cautious?stop=12 "}]
    code = one.http("POST", "/api/tables", {**plan(), "options": wide, "seats": seats})[1]["code"]
    shown = one.http("GET", f"/api/tables/{code}")[1]
    assert shown["options"] == {"lost_relics_count": False, "treasures": [1, 2, 3], "caves": 2}
    assert shown["seats"][1]["bot"] == "cautious?stop=12"


def test_lines_that_say_nothing_or_never_finish_are_cut(one: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HEAD", "BODY", "EVERY"):
        monkeypatch.setattr(PatientHTTP, name, 0.1)
    heads = (
        "",
        "GET / HTTP/1.1\r\nHost: x\r\n",
        "GET /health HTTP/1.1\r\nHost: x\r\n\r\nGET / HT",
        "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{",
    )
    with contextlib.ExitStack() as stack:
        lines = [stack.enter_context(socket.create_connection(("127.0.0.1", one.port), PATIENCE)) for _ in heads]
        for line, head in zip(lines, heads, strict=True):
            line.sendall(head.encode())
        for line in lines:
            with contextlib.suppress(ConnectionResetError):
                while line.recv(65_536):
                    pass
    assert one.http("GET", "/health")[0] == 200


async def test_pings_whose_answers_nobody_reads_fill_no_memory(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PatientSocket, "UNREAD", 100_000)
    async with table(server.url, people=2) as people:
        url = server.url.replace("http", "ws") + f"/ws/tables/{people[0].code}"
        deaf = await websockets.connect(url, compression=None, ping_interval=None)
        deaf.transport.pause_reading()
        ping = deaf.protocol
        try:
            async with asyncio.timeout(PATIENCE):
                while not deaf.transport.is_closing():
                    for _ in range(2_000):
                        ping.send_ping(b"x" * 125)
                    deaf.transport.write(b"".join(ping.data_to_send()))
                    await asyncio.sleep(0.01)
        finally:
            deaf.transport.abort()
        assert (await people[0].ask("ping"))["type"] == "pong"


def test_a_name_that_shows_nothing_is_none(one: Server) -> None:
    for name in ("\u3164", "\u2800\u2800", "\u115f \u1160", "\ufe0f\u0301", "\u200d\u200c", "\u202e\u0000"):
        status, body = one.http("POST", "/api/tables", {**plan(), "profile": {"nickname": name}})
        assert (status, body["code"]) == (422, "empty-text"), ascii(name)
    for name in ("한", "é", "👩\u200d🚀", "~"):
        assert one.http("POST", "/api/tables", {**plan(), "profile": {"nickname": name}})[0] == 201
