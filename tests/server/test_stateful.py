"""Random people at one table: join, choose, change, leave, reconnect, let the clock run out, restart the service.

Held at every step: what a viewer folded from snapshot and events is what a fresh snapshot says; the table read again
from the database is the table in memory; and at last the table ends.
"""

from __future__ import annotations

import asyncio
import contextlib
import enum
import os
import tempfile
import types
import typing
from collections import Counter
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import hypothesis.strategies as st
import pytest
import websockets
from hypothesis import HealthCheck, settings
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule, run_state_machine_as_test
from playing import PATIENCE, Person, Server, http, lay
from test_faults import Jumping

from conftest import quick
from tacora.core import registry
from tacora.core.data import to_data
from tacora.games.diamant import model
from tacora.server.clock import ServiceClock

COMPARED: Counter[str] = Counter()
GAME = registry.get("diamant").create(2)


def from_data(kind: Any, value: Any) -> Any:
    """The inverse of `to_data` for the events and observations of Diamant, by their type hints."""
    origin, arguments = typing.get_origin(kind), typing.get_args(kind)
    if kind is model.Card or (arguments and model.TreasureCard in arguments):
        return model.parse_card(value)
    if origin in (typing.Union, types.UnionType):
        return None if value is None else from_data(next(one for one in arguments if one is not type(None)), value)
    if origin is tuple:
        if len(arguments) == 2 and arguments[1] is Ellipsis:
            return tuple(from_data(arguments[0], item) for item in value)
        return tuple(from_data(one, item) for one, item in zip(arguments, value, strict=True))
    if isinstance(kind, type) and issubclass(kind, enum.Enum):
        return kind(value)
    if kind is model.RelicCard:
        return model.parse_card(value)
    if isinstance(kind, type) and hasattr(kind, "__dataclass_fields__"):
        hints = typing.get_type_hints(kind)
        return kind(**{name: from_data(hints[name], value[name]) for name in kind.__dataclass_fields__})
    return value


def follow(observation: Any, event: dict[str, Any]) -> Any:
    return GAME.follow(observation, from_data(getattr(model, event["type"]), event))


def timeless(request: Any) -> Any:
    return None if request is None else {**request, "remaining": None}


class Folding(Person):
    """Keeps its own state by folding, and compares it with each snapshot of the same number."""

    def __init__(self, *arguments: Any, **fields: Any) -> None:
        super().__init__(*arguments, **fields)
        self.observation: Any = None
        self.own: str | None = None

    async def _take(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "snapshot" and self.number == message["number"] and self.gaps == 0 and self.table:
            self.compare(message)
        if kind == "chosen" and message["seat"] == self.seat:
            self.own = message["own"]
        before = self.match
        await super()._take(message)
        if kind == "step":
            self.own = None
            for event in message["events"]:
                self.observation = follow(self.observation, event)
        elif kind in ("snapshot", "match"):
            self.own = None
            self.observation = None
            if self.match:
                self.observation = from_data(model.Observation, self.match["observation"])
                self.own = self.match["own"].get(str(self.seat))
        elif self.match is None and before is not None:
            self.observation, self.own = None, None

    def compare(self, fresh: dict[str, Any]) -> None:
        assert fresh["table"] == self.table
        assert (fresh["match"] is None) == (self.match is None)
        if fresh["match"] is not None:
            assert fresh["match"]["observation"] == to_data(self.observation)
            assert timeless(fresh["match"]["request"]) == timeless(self.request)
            assert set(fresh["match"]["chosen"]) == self.chosen
            assert fresh["match"]["own"].get(str(self.seat)) == self.own
            assert fresh["match"]["over"] == self.over
        COMPARED["lobby" if fresh["match"] is None else "over" if fresh["match"]["over"] else "playing"] += 1


class Tables(RuleBasedStateMachine):
    """One table, one service, people who come and go."""

    database = ""

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.loop = asyncio.new_event_loop()
        self.jumping = Jumping()
        self.address = self.make_database()
        self.server = self.start()
        self.people: list[Folding] = []
        code, token = lay(
            self.server.url,
            5,
            1,
            clock={"kind": "per_choice", "seconds": 300, "disconnect_seconds": 100},
            options={"caves": 2},
        )
        self.code = code
        self.people.append(Folding(self.server.url, code, token))
        self.people.append(Folding(self.server.url, code, None, "screen"))
        for person in self.people:
            self.run(person.sit())
        self.joined = 1

    def make_database(self) -> str:
        return f"sqlite+aiosqlite:///{Path(self.folder.name) / 'tables.sqlite3'}"

    def start(self) -> Server:
        return Server(quick(self.address, idle_ms=200), ServiceClock(self.jumping)).__enter__()

    def run(self, doing: Coroutine[Any, Any, Any]) -> Any:
        return self.loop.run_until_complete(asyncio.wait_for(doing, PATIENCE * 2))

    def seated(self) -> list[Folding]:
        return [one for one in self.people if one.role == "seat" and one.closed is None and one.socket is not None]

    def ask(self, person: Folding, kind: str, **fields: Any) -> dict[str, Any]:
        try:
            return dict(self.run(person.ask(kind, **fields)))
        except (AssertionError, websockets.ConnectionClosed):
            assert person.closed is not None, "no answer on an open socket"
            return {"type": "closed"}

    @rule(name=st.sampled_from(["Ada", "Bo", "Cé", "Ñu"]))
    def come(self, name: str) -> None:
        status, made = http(self.server.url, "POST", f"/api/tables/{self.code}/join", {"profile": {"nickname": name}})
        assert status in (200, 409)
        if status == 200:
            person = Folding(self.server.url, self.code, made["token"])
            self.run(person.sit())
            assert person.seat == made["seat"]
            self.people.append(person)

    @rule(pick=st.integers(0, 20))
    def begin(self, pick: int) -> None:
        people = self.seated()
        if people:
            self.ask(people[pick % len(people)], "start")
            host = next((one for one in people if one.you.get("host")), None)
            if host is not None and self.ask(host, "start")["type"] == "ok":
                for person in self.seated():
                    self.run(person.until(lambda one=person: one.match is not None or one.closed is not None))

    @rule(pick=st.integers(0, 20), leaving=st.booleans(), everyone=st.booleans())
    def choose(self, pick: int, leaving: bool, everyone: bool) -> None:
        people = [one for one in self.seated() if one.request is not None]
        for person in people if everyone else people[pick % max(1, len(people)) :][:1]:
            request = person.request
            if request is None:
                continue
            answer = self.ask(person, "choose", request=request["id"], action="leave" if leaving else "stay")
            assert answer["type"] in ("ok", "closed") or answer["code"] in (
                "late",
                "not-your-turn",
                "match-over",
                "not-playing",
            )

    @rule(pick=st.integers(0, 20))
    def take_back(self, pick: int) -> None:
        people = [one for one in self.seated() if one.request is not None]
        if people:
            person = people[pick % len(people)]
            assert person.request is not None
            self.ask(person, "withdraw", request=person.request["id"])

    @rule(pick=st.integers(0, 20), last=st.booleans(), rude=st.booleans())
    def reconnect(self, pick: int, last: bool, rude: bool) -> None:
        people = [one for one in self.people if one.closed is None]
        if not people:
            return
        person = people[pick % len(people)]
        if rude:
            person.drop()
        self.run(person.away())
        self.run(person.connect(person.number if last else None))
        self.run(person.until(lambda: person.closed is not None or person.socket is not None))
        self.ask(person, "ping")

    @rule(pick=st.integers(0, 20))
    def vanish(self, pick: int) -> None:
        """Close the tab for good."""
        people = self.seated()
        if len(people) > 1:
            self.run(people[pick % len(people)].away())

    @rule(pick=st.integers(0, 20))
    def leave(self, pick: int) -> None:
        people = self.seated()
        if len(people) > 1:
            self.ask(people[pick % len(people)], "leave")

    @rule(pick=st.integers(0, 20), seat=st.integers(0, 6))
    def kick(self, pick: int, seat: int) -> None:
        people = self.seated()
        if len(people) > 1:
            answer = self.ask(people[pick % len(people)], "kick", seat=seat)
            assert answer["type"] in ("ok", "closed") or answer["code"] in ("not-host", "no-such-seat")

    @rule(pick=st.integers(0, 20))
    def back_to_the_lobby(self, pick: int) -> None:
        people = self.seated()
        if people:
            answer = self.ask(people[pick % len(people)], "rematch")
            assert answer["type"] in ("ok", "closed") or answer["code"] == "match-not-over"

    @rule(seconds=st.sampled_from([50, 101, 301]))
    def time_passes(self, seconds: int) -> None:
        self.jumping.offset += seconds

    @rule()
    def restart(self) -> None:
        self.server.__exit__()
        self.server = self.start()
        for person in self.people:
            open_before = person.closed == 1012
            self.run(person.away())
            person.base = self.server.url
            if open_before:
                self.run(person.connect(person.number))
                self.ask(person, "ping")

    @precondition(lambda self: True)
    @invariant()
    def folded_is_fresh_and_stored_is_live(self) -> None:
        for forget in (False, True):
            if forget:
                self.server.service.sequencer.tables.pop(self.code, None)
            for person in self.people:
                if person.closed is None and person.socket is not None and person.number is not None:
                    count = person.snapshots
                    with contextlib.suppress(websockets.ConnectionClosed):
                        self.run(person.say("sync"))
                        self.run(person.until(lambda one=person, n=count: one.snapshots > n or one.closed is not None))
                    if person.reader is not None and person.reader.done():
                        person.reader.result()  # a comparison that failed
                    assert person.gaps == 0

    def teardown(self) -> None:
        try:
            looker = Person(self.server.url, self.code, None, "screen")
            self.run(looker.sit())
            for person in self.people:
                self.run(person.away())
            if looker.table["state"] == "playing":

                async def wait() -> None:
                    for _ in range(400):
                        if looker.table["state"] == "over":
                            return
                        self.jumping.offset += 301
                        with contextlib.suppress(TimeoutError):
                            await looker.until(lambda: looker.table["state"] == "over", 0.3)
                    raise AssertionError("the table does not end")

                self.loop.run_until_complete(wait())
            self.run(looker.away())
        finally:
            self.server.__exit__()
            self.loop.close()
            self.folder.cleanup()


PROFILE = {"deadline": None, "suppress_health_check": list(HealthCheck), "print_blob": True}


def test_random_people_at_a_table() -> None:
    run_state_machine_as_test(
        Tables, settings=settings(max_examples=3, stateful_step_count=18, derandomize=True, **PROFILE)
    )
    assert COMPARED["playing"] > 20
    assert COMPARED["lobby"] > 20


@pytest.mark.slow
def test_many_random_people_at_a_table() -> None:
    examples = int(os.environ.get("TACORA_STATEFUL_EXAMPLES", "6"))
    run_state_machine_as_test(Tables, settings=settings(max_examples=examples, stateful_step_count=30, **PROFILE))


@pytest.mark.slow
@pytest.mark.postgres
def test_random_people_at_a_table_on_postgres(cluster: Any) -> None:
    class OnPostgres(Tables):
        def make_database(self) -> str:
            return str(cluster.database())

    run_state_machine_as_test(OnPostgres, settings=settings(max_examples=3, stateful_step_count=25, **PROFILE))
