"""Clients and servers for the tests: scripted people over real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
import secrets
import socket
import threading
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any

import uvicorn
import websockets

from tacora.server.app import create_app
from tacora.server.clock import ServiceClock
from tacora.server.commands import MAX_FRAME
from tacora.server.patience import PROTOCOLS
from tacora.server.settings import Settings

PATIENCE = 30.0
"""Seconds to wait for what must come; generous, machines are busy."""


class Server:
    """The real service under uvicorn in a thread, on a free port."""

    def __init__(self, settings: Settings, clock: ServiceClock | None = None) -> None:
        self.settings = settings
        self.app = create_app(settings, clock)
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self.socket.bind(("127.0.0.1", 0))
        self.socket.listen(512)
        self.port = self.socket.getsockname()[1]
        self.server = uvicorn.Server(
            uvicorn.Config(
                self.app,
                log_config=None,
                access_log=False,
                **PROTOCOLS,
                ws_max_size=MAX_FRAME,
                ws_per_message_deflate=False,
                timeout_graceful_shutdown=5,
            )
        )
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [self.socket]}, daemon=True)

    def __enter__(self) -> Server:
        self.thread.start()
        end = time.monotonic() + PATIENCE
        while not self.server.started:
            assert self.thread.is_alive(), "the server did not start"
            assert time.monotonic() < end
            time.sleep(0.01)
        return self

    def __exit__(self, *_: object) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        self.socket.close()
        assert not self.thread.is_alive(), "the server did not stop"

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def service(self) -> Any:
        return self.app.state.service

    def http(self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None) -> tuple[int, Any]:
        return http(self.url, method, path, body, headers)


def http(base: str, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None) -> tuple[int, Any]:
    """One request; the status and the parsed answer."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(base + path, data, {"content-type": "application/json", **(headers or {})})
    request.method = method
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            status, text = answer.status, answer.read()
    except urllib.error.HTTPError as error:
        with error:
            status, text = error.code, error.read()
    try:
        return status, json.loads(text)
    except ValueError:
        return status, text.decode(errors="replace")


def plan(seats: int = 3, bots: int = 0, **changes: Any) -> dict[str, Any]:
    """The body of POST /api/tables."""
    return {
        "game": "diamant",
        "seats": [{"kind": "person"}, *({"kind": "open"} for _ in range(seats - bots - 1))]
        + [{"kind": "bot", "bot": "cautious"} for _ in range(bots)],
        "profile": {"nickname": "Ana"},
        **changes,
    }


class Person:
    """One client: its key, every frame it ever saw, and the state a browser would keep."""

    _ids = itertools.count(1)

    def __init__(self, base: str, code: str, token: str | None, role: str = "seat") -> None:
        self.base = base
        self.code = code
        self.token = token
        self.role = role
        self.frames: list[str] = []
        self.messages: list[dict[str, Any]] = []
        self.number: int | None = None
        self.table: dict[str, Any] = {}
        self.match: dict[str, Any] | None = None
        self.request: dict[str, Any] | None = None
        self.chosen: set[int] = set()
        self.over: dict[str, Any] | None = None
        self.you: dict[str, Any] = {}
        self.gaps = 0
        self.snapshots = 0
        self.socket: Any = None
        self.reader: asyncio.Task[None] | None = None
        self.changed = asyncio.Event()
        self.closed: int | None = None
        self.contributes = True

    @property
    def seat(self) -> int | None:
        return self.you.get("seat")

    async def connect(self, last: int | None = None, language: str = "en", **hello: Any) -> Person:
        self.closed = None
        url = self.base.replace("http", "ws", 1) + f"/ws/tables/{self.code}"
        self.socket = await websockets.connect(url, open_timeout=PATIENCE, max_size=None, compression=None)
        self.reader = asyncio.create_task(self._read())
        await self.say(
            "hello", token=self.token, role=self.role, last=last, language=language, message_id=None, **hello
        )
        return self

    async def sit(self, last: int | None = None) -> Person:
        """Connect and wait for the snapshot."""
        before = len(self.messages)
        await self.connect(last)
        await self.until(lambda: len(self.messages) > before or self.closed is not None)
        return self

    async def say(self, kind: str, /, message_id: str | None = "", **fields: Any) -> str | None:
        if message_id == "":
            message_id = f"{next(self._ids)}-{secrets.token_hex(4)}"
        message = {"v": 1, "type": kind, **fields}
        if message_id is not None:
            message["id"] = message_id
        await self.socket.send(json.dumps(message))
        return message_id

    async def ask(self, kind: str, /, message_id: str | None = "", **fields: Any) -> dict[str, Any]:
        """Send and wait for the ``ok`` or ``refused`` that names the message."""
        start = len(self.messages)
        sent = await self.say(kind, message_id, **fields)
        return await self.answer(sent, start)

    async def answer(self, message_id: str | None, start: int = 0) -> dict[str, Any]:
        found: list[dict[str, Any]] = []

        def arrived() -> bool:
            found[:] = [
                one
                for one in self.messages[start:]
                if one["type"] in ("ok", "refused", "pong") and one.get("id") == message_id
            ]
            return bool(found) or self.closed is not None

        await self.until(arrived)
        assert found, f"closed with {self.closed} before an answer"
        return found[0]

    async def until(self, true: Callable[[], Any], patience: float = PATIENCE) -> None:
        async with asyncio.timeout(patience):
            while not true():
                self.changed.clear()
                if true():
                    return
                await self.changed.wait()

    async def _read(self) -> None:
        try:
            async for frame in self.socket:
                self.frames.append(frame)
                await self._take(json.loads(frame))
                self.changed.set()
        except websockets.ConnectionClosed:
            pass
        finally:
            self.closed = self.socket.close_code or 1006
            self.changed.set()

    async def _take(self, message: dict[str, Any]) -> None:
        self.messages.append(message)
        kind = message["type"]
        if kind == "snapshot":
            self.snapshots += 1
            self.number = message["number"]
            self.table, self.match, self.you = message["table"], message["match"], message["you"]
            self.request = self.match["request"] if self.match else None
            self.chosen = set(self.match["chosen"]) if self.match else set()
            self.over = self.match["over"] if self.match else None
            return
        if kind == "contribute":
            if self.contributes:
                await self.say("contribute", match=message["match"], value=secrets.token_hex(16))
            return
        if "number" not in message:
            return
        if self.number is not None and message["number"] != self.number + 1:
            self.gaps += 1
        self.number = message["number"]
        if kind == "table":
            before, self.table = self.table, message["table"]
            if self.table["state"] == "lobby" or self.table["match_number"] != before.get("match_number"):
                self.match = self.request = self.over = None
        elif kind == "match":
            self.match = message["match"]
            self.request, self.over = self.match["request"], self.match["over"]
            self.chosen = set()
        elif kind == "step":
            self.request, self.over, self.chosen = message["request"], message["over"], set()
        elif kind == "chosen":
            (self.chosen.add if message["chosen"] else self.chosen.discard)(message["seat"])

    def asked(self) -> bool:
        """Whether a choice of mine is awaited."""
        request = self.request
        return request is not None and self.seat in request["players"] and self.seat not in self.chosen

    async def choose(self, action: str) -> dict[str, Any]:
        assert self.request is not None
        return await self.ask("choose", request=self.request["id"], action=action)

    async def play(self, leave: float = 0.25, rng: random.Random | None = None) -> None:
        """Play a match to its end by chance."""
        rng = rng or random.Random()
        done: set[str] = set()
        while True:
            await self.until(
                lambda: (
                    self.over is not None
                    or self.closed is not None
                    or (self.asked() and self.request is not None and self.request["id"] not in done)
                )
            )
            if self.over is not None or self.closed is not None:
                return
            assert self.request is not None
            request = self.request["id"]
            answer = await self.ask("choose", request=request, action="leave" if rng.random() < leave else "stay")
            assert answer["type"] == "ok" or answer["code"] == "late", answer
            done.add(request)

    async def away(self) -> None:
        """Close the socket, as a reloaded tab does."""
        if self.socket is not None:
            await self.socket.close()
        if self.reader is not None:
            await asyncio.gather(self.reader, return_exceptions=True)

    def drop(self) -> None:
        """Cut the line without a word, as a dead phone does."""
        self.socket.transport.abort()


def lay(base: str, seats: int = 3, bots: int = 0, **changes: Any) -> tuple[str, str]:
    """Lay a table; its code and the host's key."""
    status, made = http(base, "POST", "/api/tables", plan(seats, bots, **changes))
    assert status == 201, made
    return made["code"], made["token"]


def join(base: str, code: str, nickname: str, **fields: Any) -> str:
    status, made = http(base, "POST", f"/api/tables/{code}/join", {"profile": {"nickname": nickname}, **fields})
    assert status == 200, made
    return str(made["token"])


@contextlib.asynccontextmanager
async def table(
    base: str, people: int = 3, bots: int = 0, connect: bool = True, open_seats: int = 0, **changes: Any
) -> AsyncIterator[list[Person]]:
    """A table with everybody seated and connected; the host first."""
    code, token = await asyncio.to_thread(lay, base, people + bots + open_seats, bots, **changes)
    tokens = [token]
    for index in range(1, people):
        tokens.append(await asyncio.to_thread(join, base, code, f"P{index}"))
    persons = [Person(base, code, one) for one in tokens]
    try:
        if connect:
            for person in persons:
                await person.sit()
        yield persons
    finally:
        for person in persons:
            with contextlib.suppress(Exception):
                await person.away()


async def begin(persons: list[Person]) -> None:
    """The host starts; returns when everybody has the first request."""
    answer = await persons[0].ask("start")
    assert answer["type"] == "ok", answer
    for person in persons:
        await person.until(lambda one=person: one.request is not None or one.over is not None)


@contextlib.contextmanager
def serving(settings: Settings, clock: ServiceClock | None = None) -> Iterator[Server]:
    with Server(settings, clock) as server:
        yield server
