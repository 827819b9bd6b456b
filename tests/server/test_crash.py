"""kill -9 in every phase of a choice, workers that die, disks that fill up, databases that stall."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import signal
import socket
import subprocess
import sys
import threading
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import websockets
from playing import PATIENCE, Person, Server, begin, http, join, lay, table

from conftest import quick
from tacora.core.match import verify_record
from tacora.core.record import MatchRecord

SLOWLY_ON_POSTGRES = pytest.mark.parametrize(
    "database",
    ["sqlite", pytest.param("postgres", marks=[pytest.mark.postgres, pytest.mark.slow])],
    indirect=True,
)
PHASES = ("before-write", "before-commit", "after-commit", "after-answer")


class Worker:
    """A worker process on a socket that outlives it, so that clients can always connect."""

    def __init__(self, database: str, **changes: Any) -> None:
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self.socket.bind(("127.0.0.1", 0))
        self.socket.listen(256)
        self.url = f"http://127.0.0.1:{self.socket.getsockname()[1]}"
        self.settings = quick(database, **changes)
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, death: dict[str, Any] | None = None) -> None:
        arguments = [str(self.socket.fileno()), json.dumps(self.settings.to_data())]
        if death is not None:
            arguments.append(json.dumps(death))
        self.process = subprocess.Popen(
            [sys.executable, str(Path(__file__).with_name("run_server.py")), *arguments],
            pass_fds=[self.socket.fileno()],
        )

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait(PATIENCE)

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.kill()
        self.socket.close()


@pytest.fixture
def worker(database: str) -> Iterator[Callable[..., Worker]]:
    made: list[Worker] = []

    def make(**changes: Any) -> Worker:
        made.append(Worker(database, **changes))
        return made[-1]

    yield make
    for one in made:
        one.stop()


class Stubborn(Person):
    """Plays by a fixed plan, whatever breaks; remembers what was acknowledged and checks that it is kept."""

    def __init__(self, bases: list[str], code: str, token: str, name: int) -> None:
        super().__init__(bases[0], code, token)
        self.bases = bases
        self.name = name
        self.acknowledged: dict[str, str] = {}
        self.reveals: dict[str, list[Any]] = {}
        self.connects = 0
        self.commitments: set[str] = set()

    def plan(self, request: str) -> str:
        return "leave" if zlib.crc32(f"{self.name} {request}".encode()) % 4 == 0 else "stay"

    async def _take(self, message: dict[str, Any]) -> None:
        before = self.request
        await super()._take(message)
        if message["type"] == "step" and before is not None:
            self.reveals.setdefault(before["id"], message["events"])
        if message["type"] in ("snapshot", "match") and self.match:
            self.commitments.add(self.match["commitment"])
            if self.request is not None and self.request["id"] in self.acknowledged:
                own = self.match["own"].get(str(self.seat))
                assert own == self.acknowledged[self.request["id"]], "an acknowledged choice was forgotten"
        if message["type"] == "contribute":
            self.commitments.add(message["commitment"])

    async def play_on(self) -> None:
        """Until the match is over, over as many connections as it takes."""
        async with asyncio.timeout(PATIENCE * 8):
            while self.over is None:
                with contextlib.suppress(OSError, websockets.WebSocketException, TimeoutError, AssertionError):
                    self.base = self.bases[self.connects % len(self.bases)]
                    self.connects += 1
                    await self.connect(self.number if self.connects % 2 else None)
                    await self._moves()
                if self.socket is not None:
                    await self.away()
                await asyncio.sleep(0.02)
            if self.reader is not None and self.reader.done() and not self.reader.cancelled():
                self.reader.result()

    async def _moves(self) -> None:
        while True:
            await self.until(lambda: self.closed is not None or self.over is not None or self.asked())
            if self.closed is not None or self.over is not None or self.request is None:
                return
            request = self.request["id"]
            action = self.plan(request)
            answer = await self.ask("choose", f"choice-{request}", request=request, action=action)
            if answer["type"] == "ok":
                self.acknowledged[request] = action
                await self.until(
                    lambda request=request: (
                        self.closed is not None
                        or self.over is not None
                        or self.seat in self.chosen
                        or self.request is None
                        or self.request["id"] != request
                    )
                )
            elif answer["code"] not in ("late", "store-unavailable", "shutting-down"):
                raise RuntimeError(answer)


async def seated(url: str, people: int, bots: int, bases: list[str], **changes: Any) -> list[Stubborn]:
    code, token = await asyncio.to_thread(lay, url, people + bots, bots, **changes)
    tokens = [token]
    for index in range(1, people):
        tokens.append(await asyncio.to_thread(join, url, code, f"P{index}"))
    return [Stubborn(bases[i:] + bases[:i], code, one, i) for i, one in enumerate(tokens)]


def check_record(url: str, people: list[Stubborn]) -> MatchRecord:
    """The record is right by its seed, has every acknowledged choice once, and is what everybody saw."""
    over = people[0].over
    assert over is not None
    status, body = http(url, "GET", f"/api/records/{over['record']}")
    assert status == 200
    record = MatchRecord.from_data(body)
    assert verify_record(record) == ()
    chosen = [step.chosen for step in record.steps if step.chosen is not None]
    for person in people:
        assert person.over == over
        assert person.commitments == {record.commitment}
        assert person.acknowledged
        for request, action in person.acknowledged.items():
            number = int(request.partition(".")[2])
            assert chosen[number][person.name] == action
    for request in set().union(*(person.reveals for person in people)):
        seen = [json.dumps(person.reveals[request][0]) for person in people if request in person.reveals]
        assert len(set(seen)) == 1, "two people saw different cards"
    return record


async def crash_through(worker: Worker, deaths: list[dict[str, Any]]) -> int:
    """Play a match while the service dies again and again; how often it died."""
    worker.start()
    people = await seated(worker.url, 3, 1, [worker.url])
    host = people[0]
    await host.sit()
    await host.ask("start")
    await host.until(lambda: host.match is not None)
    await host.away()
    host.closed = None
    worker.kill()
    died = 1
    stop = threading.Event()

    def revive() -> None:
        nonlocal died
        for death in itertools.chain(deaths, itertools.repeat(None)):
            worker.start(death)
            assert worker.process is not None
            while worker.process.poll() is None:
                if stop.wait(0.02):
                    return
            died += 1

    keeper = threading.Thread(target=revive, daemon=True)
    keeper.start()
    try:
        await asyncio.gather(*(person.play_on() for person in people))
        check_record(worker.url, people)
    finally:
        stop.set()
        keeper.join(PATIENCE)
    return died


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_killed_in_every_phase_the_match_goes_on_with_the_same_deck(worker: Callable[..., Worker]) -> None:
    deaths = [{"phase": phase, "after": 3 + index} for index, phase in enumerate(PHASES)]
    assert await crash_through(worker(), deaths) >= 3


@pytest.mark.slow
async def test_killed_many_times_the_match_goes_on_with_the_same_deck(worker: Callable[..., Worker]) -> None:
    deaths = [{"phase": PHASES[index % 4], "after": 2 + index % 5} for index in range(9)]
    assert await crash_through(worker(), deaths) >= 6


@SLOWLY_ON_POSTGRES
async def test_killed_while_the_shuffle_is_gathered(worker: Callable[..., Worker]) -> None:
    """Between the commitment and the first card: the same secret is dealt from."""
    one = worker(gather_ms=600_000)
    one.start()
    people = await seated(one.url, 2, 1, [one.url])
    for person in people:
        person.contributes = False
        await person.sit()
    await people[0].ask("start")
    await people[0].until(lambda: people[0].commitments)
    one.kill()
    one.start()
    for person in people:
        await person.away()
        person.contributes = True
    await asyncio.gather(*(person.play_on() for person in people))
    record = check_record(one.url, people)
    assert record.seed is not None
    assert len(record.seed.contributions) == 2


async def test_a_graceful_restart_keeps_tables_and_clocks(start: Callable[..., Server]) -> None:
    first = start()
    async with table(first.url, people=2, clock={"kind": "per_choice", "seconds": 500}) as people:
        await begin(people)
        await people[0].until(people[0].asked)
        await people[0].choose("leave")
        first.__exit__()
        await people[0].until(lambda: people[0].closed is not None)
        assert people[0].closed == 1012
        second = start()
        again = [await Person(second.url, one.code, one.token).sit() for one in people]
        assert again[0].match is not None
        assert again[0].match["own"] == {"0": "leave"}
        assert again[1].match is not None
        assert again[1].match["own"] == {}
        assert again[1].match["chosen"] == [0]
        assert again[1].request is not None
        assert again[1].request["remaining"]["1"] > 400_000
        await asyncio.gather(*(one.play() for one in again))
        assert again[0].over is not None
        for one in again:
            await one.away()


# Several workers ---------------------------------------------------------------------------------


@pytest.mark.postgres
async def test_four_workers_one_killed_mid_choice_and_nothing_happens_twice(cluster: Any) -> None:
    database = cluster.database()
    workers = [Worker(database) for _ in range(4)]
    try:
        for one in workers:
            one.start()
        bases = [one.url for one in workers]
        people = await seated(bases[0], 4, 2, bases)
        for person in people:
            await person.sit()
            person.connects = 1
        await people[0].until(lambda: sum(seat["connected"] for seat in people[0].table["seats"]) == 4)
        await people[0].ask("start")
        for person in people:
            await person.until(lambda one=person: one.match is not None)
        request = people[3].request
        await people[2].choose(people[2].plan(request["id"] if request else ""))
        await people[3].until(lambda: 2 in people[3].chosen)  # told by another worker
        workers[3].kill()  # the one that serves person 3
        workers[3].socket.close()
        await people[3].until(lambda: people[3].closed is not None)
        for person in people[:3]:
            await person.away()
        await asyncio.gather(*(person.play_on() for person in people))
        check_record(bases[0], people)
    finally:
        for one in workers:
            one.stop()


@pytest.mark.postgres
@pytest.mark.slow
async def test_timers_fire_once_whoever_is_left(cluster: Any) -> None:
    """The worker that armed the clocks and called the bots dies; another one does their work, once."""
    database = cluster.database()
    workers = [Worker(database) for _ in range(3)]
    try:
        for one in workers:
            one.start()
        people = await seated(
            workers[0].url, 1, 2, [workers[0].url], clock={"kind": "per_choice", "seconds": 2}, expiry="stay"
        )
        onlookers = [await Person(one.url, people[0].code, None, "screen").sit() for one in workers[1:]]
        await people[0].sit()
        await people[0].ask("start")
        await people[0].until(lambda: people[0].request is not None)
        workers[0].kill()
        for onlooker in onlookers:
            await onlooker.until(lambda one=onlooker: sum(m["type"] == "step" for m in one.messages) >= 3, 90)
            assert onlooker.gaps == 0
        first, second = ([m["events"] for m in one.messages if m["type"] == "step"][:3] for one in onlookers)
        assert first == second
        for onlooker in onlookers:
            await onlooker.away()
        await people[0].away()
    finally:
        for one in workers:
            one.stop()


@pytest.mark.postgres
@pytest.mark.slow
async def test_the_command_serves_one_port_with_several_workers(cluster: Any) -> None:
    database = cluster.database()
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    process = subprocess.Popen(
        [
            *(sys.executable, "-m", "tacora", "serve", "--host", "127.0.0.1", "--port", str(port), "--no-browser"),
            *("--workers", "4", "--database", database, "--pace", "0"),
        ],
        stdout=subprocess.DEVNULL,
    )
    try:
        url = f"http://127.0.0.1:{port}"
        async with asyncio.timeout(PATIENCE * 2):
            while True:
                with contextlib.suppress(OSError):
                    if (await asyncio.to_thread(http, url, "GET", "/ready"))[0] == 200:
                        break
                await asyncio.sleep(0.1)
        async with table(url, people=4, bots=1, options={"caves": 1}) as people:
            await begin(people)
            await asyncio.gather(*(person.play(leave=0.4) for person in people))
            assert people[0].over is not None
            assert all(person.over == people[0].over and person.gaps == 0 for person in people)
        status, text = http(url, "GET", "/metrics")
        assert status == 200
        assert 'tacora_inputs_total{kind="choose"}' in text
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE)


# A database in trouble ---------------------------------------------------------------------------


async def stalled(server: Server, hold: Callable[[], Any], release: Callable[[], Any], seconds: float) -> None:
    """Choices made while the database stands still land once it moves again; meanwhile the service answers."""
    async with table(server.url, people=2) as people:
        await begin(people)
        await people[0].until(people[0].asked)
        before = people[0].request
        await asyncio.to_thread(hold)
        waiting = asyncio.create_task(people[0].choose("stay"))
        pings = 0
        async with asyncio.timeout(PATIENCE + seconds):
            end = asyncio.get_running_loop().time() + seconds
            while asyncio.get_running_loop().time() < end:
                assert (await people[1].ask("ping"))["type"] == "pong"
                pings += 1
                await asyncio.sleep(0.05)
        assert pings > 3
        assert not waiting.done()
        await asyncio.to_thread(release)
        assert (await waiting)["type"] == "ok"
        await people[1].choose("stay")
        await people[0].until(lambda: people[0].request != before)


def sqlite_stall(path: Path) -> tuple[Callable[[], None], Callable[[], None]]:
    import sqlite3

    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=30)
    return lambda: connection.execute("BEGIN IMMEDIATE") and None, connection.close


@pytest.mark.parametrize("seconds", [1.0, pytest.param(10.0, marks=pytest.mark.slow)])
async def test_a_stalled_sqlite(sqlite: str, seconds: float) -> None:
    with Server(quick(sqlite)) as server:
        await stalled(server, *sqlite_stall(Path(sqlite.partition("///")[2])), seconds)


@pytest.mark.postgres
@pytest.mark.parametrize("seconds", [1.0, pytest.param(10.0, marks=pytest.mark.slow)])
async def test_a_stalled_postgres(cluster: Any, seconds: float) -> None:
    database = cluster.database()
    name = database.rpartition("/")[2]
    held: list[subprocess.Popen[bytes]] = []

    def hold() -> None:
        arguments = ["psql", "-h", "127.0.0.1", "-p", str(cluster.port), "-U", "tester", "-d", name, "-q"]
        process = subprocess.Popen(
            [*cluster.as_user, str(cluster.bin / arguments[0]), *arguments[1:]],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            cwd="/tmp",
        )
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(b"BEGIN; LOCK TABLE tables IN ACCESS EXCLUSIVE MODE; \\echo held\n")
        process.stdin.flush()
        assert process.stdout.readline().strip() == b"held"
        held.append(process)

    def release() -> None:
        held[0].communicate(b"ROLLBACK;\n", timeout=PATIENCE)

    with Server(quick(database)) as server:
        await stalled(server, hold, release, seconds)


async def test_a_database_that_stalls_too_long_is_a_refusal_and_nothing_is_half_done(sqlite: str) -> None:
    path = Path(sqlite.partition("///")[2])
    with Server(quick(sqlite, busy_ms=300)) as server:
        async with table(server.url, people=2) as people:
            await begin(people)
            await people[0].until(people[0].asked)
            before = people[0].request
            hold, release = sqlite_stall(path)
            hold()
            answer = await people[0].choose("leave")
            assert (answer["type"], answer["code"]) == ("refused", "store-unavailable")
            status, body = await asyncio.to_thread(
                server.http, "POST", f"/api/tables/{people[0].code}/join", {"profile": {"nickname": "X"}}
            )
            assert (status, body["code"]) == (503, "store-unavailable")
            assert (await asyncio.to_thread(server.http, "GET", "/ready"))[0] == 503
            assert (await asyncio.to_thread(server.http, "GET", "/health"))[0] == 200
            release()
            count = people[0].snapshots
            await people[0].say("sync")
            await people[0].until(lambda: people[0].snapshots > count)
            assert people[0].match is not None
            assert people[0].match["own"] == {}
            await asyncio.gather(people[0].choose("stay"), people[1].choose("stay"))
            await people[0].until(lambda: people[0].request != before)


async def test_a_full_disk_refuses_and_the_match_goes_on_when_there_is_room(sqlite: str) -> None:
    """SQLite's page limit stands for the disk: the same error comes from the same place."""
    with Server(quick(sqlite)) as server:
        async with table(server.url, people=2) as people:
            await begin(people)
            await people[0].until(people[0].asked)
            loop = server.service.sequencer.lanes[0].get_loop()

            async def limit(pages: int) -> None:
                async with server.service.store.writer.connect() as connection:
                    driver = (await connection.get_raw_connection()).driver_connection
                    assert driver is not None
                    await driver.execute(f"PRAGMA max_page_count={pages}")

            def set_limit(pages: int) -> None:
                asyncio.run_coroutine_threadsafe(limit(pages), loop).result(PATIENCE)

            await asyncio.to_thread(set_limit, 1)  # no page beyond those there are
            refused = 0
            for index in range(400):
                answer = await people[0].ask("chat", text=f"{index} " + "x" * 280)
                if answer["type"] == "refused":
                    assert answer["code"] == "store-unavailable"
                    refused += 1
                    if refused == 3:
                        break
            assert refused == 3
            number = people[1].number
            await asyncio.to_thread(set_limit, 1_000_000)
            assert (await people[0].choose("leave"))["type"] == "ok"
            assert number is not None
            await people[1].until(lambda: people[1].number is not None and people[1].number > number)
            await asyncio.gather(*(person.play() for person in people))
            assert people[0].over is not None
            assert people[1].over == people[0].over
