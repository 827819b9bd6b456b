"""The messages: every frame fits its model, the page is up to date, nonsense never breaks the service."""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import hypothesis.strategies as st
import pytest
import schemathesis

# Imported before any server's thread runs: otherwise it comes in the middle of a test, and Python 3.11's parser of
# source (pytest rewrites this module) is not safe beside other threads.
import schemathesis.specs.openapi.schemas
from hypothesis import HealthCheck, Phase, given, settings
from playing import PATIENCE, Person, Server, begin, lay, table
from websockets.exceptions import ConnectionClosed

from conftest import quick
from tacora.server import wire, wire_docs

ROOT = Path(__file__).parents[2]


def test_the_page_and_the_schema_are_up_to_date() -> None:
    assert (ROOT / "docs" / "wire.md").read_text(encoding="utf-8") == wire_docs.page()
    assert json.loads((ROOT / "docs" / "wire.schema.json").read_text(encoding="utf-8")) == wire_docs.schema()


async def test_every_frame_of_whole_matches_fits_its_model(server: Server) -> None:
    async with table(server.url, people=3, bots=1, advice=True, clock={"kind": "bank"}) as people:
        onlookers = [await Person(server.url, people[0].code, None, role).sit() for role in ("spectator", "screen")]
        await people[1].ask("chat", text="hello")
        await people[1].ask("emote", emote="wave")
        await people[1].ask("ping")
        await people[1].ask("start")
        await begin(people)
        await people[2].until(people[2].asked)
        await people[2].choose("leave")
        await people[2].ask("withdraw", request=people[2].request["id"] if people[2].request else "")
        people[1].drop()
        await people[0].until(lambda: not people[0].table["seats"][1]["connected"])
        await people[1].sit(last=people[1].number)
        await asyncio.gather(*(person.play() for person in people))
        await people[1].ask("leave")
        await people[0].ask("kick", seat=2)
        await people[2].until(lambda: people[2].closed is not None)
        kinds = set()
        for viewer in (*people, *onlookers):
            for frame in viewer.frames:
                kinds.add(wire.SERVICE.validate_json(frame).type)
        assert kinds >= {
            *("snapshot", "table", "match", "chosen", "step", "chat", "emote"),
            *("ok", "refused", "pong", "clock", "contribute", "bye"),
        }
        for onlooker in onlookers:
            await onlooker.away()


async def test_the_example_client_plays_a_match(server: Server) -> None:
    async with table(server.url, people=1, bots=1, open_seats=1, options={"caves": 2}) as (host,):
        client = await asyncio.create_subprocess_exec(
            sys.executable,
            str(ROOT / "examples" / "bot_client.py"),
            server.url,
            host.code,
            stdout=subprocess.PIPE,
        )
        await host.until(lambda: any(seat["nickname"] == "Robot" and seat["connected"] for seat in host.table["seats"]))
        await begin([host])
        await host.play()
        assert host.over is not None
        out, _ = await asyncio.wait_for(client.communicate(), PATIENCE)
        assert client.returncode == 0
        assert host.over["record"] in out.decode()


# Nonsense ----------------------------------------------------------------------------------------

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=8,
)


def shaped() -> st.SearchStrategy[dict[str, Any]]:
    """Messages that are almost right: a known type, known fields, wild values."""
    kinds = [model.model_fields["type"].annotation.__args__[0] for model in wire_docs.members(wire.ClientMessage)]  # type: ignore[union-attr]
    names = sorted({name for model in wire_docs.members(wire.ClientMessage) for name in model.model_fields})
    right: st.SearchStrategy[Any] = st.sampled_from(["1.0", "stay", "leave", 0, 1, 2, True, "open", "bot", "wave", "x"])
    return st.fixed_dictionaries(
        {"type": st.sampled_from(kinds)},
        optional={name: right | JSON for name in names if name != "type"},
    )


def fuzz(sqlite: str, examples: int) -> None:
    loop = asyncio.new_event_loop()
    with Server(quick(sqlite)) as server:
        code, token = lay(server.url, 4, 2)

        @settings(
            max_examples=examples,
            deadline=None,
            suppress_health_check=list(HealthCheck),
            phases=[Phase.generate],
            database=None,
        )
        @given(st.lists(shaped() | JSON, min_size=1, max_size=8), st.booleans())
        def attack(messages: list[Any], seated: bool) -> None:
            nonlocal token

            async def run() -> None:
                nonlocal token
                person = Person(server.url, code, token if seated else None, "seat" if seated else "spectator")
                await person.sit()
                if person.closed is not None:  # the seat was left in an earlier example
                    status, made = await asyncio.to_thread(
                        server.http, "POST", f"/api/tables/{code}/join", {"profile": {"nickname": "A"}}
                    )
                    if status == 200:
                        token = made["token"]
                    return
                try:
                    for message in messages:
                        if person.closed is None:
                            await person.socket.send(json.dumps(message))
                    if person.closed is None:
                        await person.ask("ping", "the-last")
                except AssertionError:
                    assert person.closed is not None
                except ConnectionClosed as closed:
                    # A wild message may be a good one: to leave ends in the service's farewell, nothing else does.
                    if closed.rcvd is None or closed.rcvd.code != 4403:
                        raise
                for one in person.messages:
                    assert one.get("code") != "internal-error", messages
                    wire.SERVICE.validate_python(one)
                    if one["type"] == "ok" and one.get("token"):
                        token = one["token"]
                await person.away()

            loop.run_until_complete(asyncio.wait_for(run(), PATIENCE * 2))

        attack()
        assert server.http("GET", f"/api/tables/{code}")[0] == 200
        assert server.http("GET", "/ready")[0] == 200
    loop.close()


def test_wild_messages_never_break_a_table(sqlite: str) -> None:
    fuzz(sqlite, 30)


@pytest.mark.slow
def test_many_wild_messages_never_break_a_table(sqlite: str) -> None:
    fuzz(sqlite, 300)


def every_call(sqlite: str, examples: int) -> None:
    """schemathesis over the service's own OpenAPI: no 5xx, and nothing changes by a refused call."""
    with Server(quick(sqlite)) as server:
        code, _ = lay(server.url, 4, 2)
        before = server.http("GET", f"/api/tables/{code}")[1]
        schema = schemathesis.openapi.from_url(server.url + "/api/openapi.json")
        calls = 0
        laid = 0

        for operation in schema.get_all_operations():
            strategy = operation.ok().as_strategy()

            @settings(
                max_examples=examples,
                deadline=None,
                suppress_health_check=list(HealthCheck),
                phases=[Phase.generate],
                database=None,
            )
            @given(case=strategy, known=st.booleans())
            def call(case: Any, known: bool) -> None:
                nonlocal calls, laid
                if known and "code" in (case.path_parameters or {}) and case.method == "GET":
                    case.path_parameters["code"] = code
                answer = case.call(base_url=server.url, timeout=PATIENCE)
                calls += 1
                assert answer.status_code < 500, (case.method, case.path, answer.text[:300])
                if answer.status_code >= 400 and case.path.startswith("/api/"):
                    assert {"code", "message"} <= set(answer.json())
                laid += case.method == "POST" and case.path == "/api/tables" and answer.status_code == 201

            call()
        assert calls > 10
        assert server.http("GET", f"/api/tables/{code}")[1] == before
        listed = server.http("GET", "/api/tables")[1]
        assert len(listed) <= laid
        loop = server.service.sequencer.lanes[0].get_loop()

        async def count() -> int:
            from sqlalchemy import func, select

            from tacora.server import schema as tables

            async with server.service.store.reading() as connection:
                return int(await connection.scalar(select(func.count()).select_from(tables.tables)) or 0)

        assert asyncio.run_coroutine_threadsafe(count(), loop).result(PATIENCE) == 1 + laid


def test_wild_requests_get_no_server_error(sqlite: str) -> None:
    every_call(sqlite, 8)


@pytest.mark.slow
def test_many_wild_requests_get_no_server_error(sqlite: str) -> None:
    every_call(sqlite, 40)


# Memory ------------------------------------------------------------------------------------------


@pytest.mark.slow
async def test_memory_does_not_grow_with_reconnects_and_matches(start: Any) -> None:
    """After many matches and reconnects the service keeps what it kept before (counted, not weighed)."""
    import gc

    server = start(idle_ms=200, poll_ms=100)
    rng = random.Random(3)

    def kept() -> dict[str, int]:
        gc.collect()
        service = server.service
        return {
            "tables": len(service.sequencer.tables),
            "queues": len(service.sequencer.queues),
            "dues": len(service.sequencer.dues),
            "tasks": len(service.sequencer.tasks),
            "sockets": service.hub.count,
            "addresses": len(service.addresses),
            "history": sum(len(live.history) for live in service.sequencer.tables.values()),
        }

    async with table(server.url, people=2, bots=1, options={"caves": 1}) as people:

        async def round_of(matches: int, reconnects: int) -> None:
            for _ in range(matches):
                await begin(people)
                await asyncio.gather(*(person.play(leave=0.5, rng=rng) for person in people))
            for _ in range(reconnects):
                person = people[rng.randrange(2)]
                if rng.random() < 0.3:
                    person.drop()
                await person.away()
                await person.sit(person.number if rng.random() < 0.5 else None)

        await round_of(10, 60)
        first = kept()
        await round_of(25, 200)
        second = kept()
    assert second["history"] <= 256
    for name in ("tables", "queues", "tasks", "sockets", "addresses"):
        assert second[name] <= first[name] + 1, name
    assert second["dues"] < 400
    end = asyncio.get_running_loop().time() + PATIENCE
    while server.service.sequencer.tables and asyncio.get_running_loop().time() < end:
        await asyncio.sleep(0.1)
    assert not server.service.sequencer.tables  # nobody looks: the database has it
    assert server.service.hub.count == 0
