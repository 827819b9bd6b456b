"""The WebSocket of a table: reading, writing, limits. What messages mean is the referee's business."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import time
from typing import Any
from urllib.parse import urlsplit

from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from tacora.core.errors import TacoraError
from tacora.server import wire
from tacora.server.errors import refuse
from tacora.server.hub import Connection, bye
from tacora.server.language import language_of, sentence
from tacora.server.limits import Bucket, network
from tacora.server.live import LiveTable
from tacora.server.metrics import DROPPED, REFUSED
from tacora.server.referee import Gone, Look, Said, SaidHello
from tacora.server.sequencer import Waiting
from tacora.server.service import Service

__all__ = ["serve_socket"]

log = logging.getLogger("tacora.server")
HELLO_S = 15.0
STRIKES = 200


def origin_allowed(websocket: WebSocket, service: Service) -> bool:
    """A browser says from which page it comes: ours, or one that was allowed. Programs say nothing."""
    origin = websocket.headers.get("origin")
    if origin is None:
        return True
    if origin in service.settings.allowed_origins:
        return True
    if service.settings.public_url and origin == service.settings.public_url.rstrip("/"):
        return True
    try:
        netloc = urlsplit(origin).netloc.lower()
    except ValueError:  # no address at all
        return False
    return netloc == websocket.headers.get("host", "").lower() != ""


async def serve_socket(websocket: WebSocket, service: Service, code: str) -> None:
    """Serve one socket from its first to its last frame."""
    if not origin_allowed(websocket, service):
        REFUSED.labels("origin-refused").inc()
        await websocket.close(4403)
        return
    address = network(websocket.client.host) if websocket.client is not None else ""
    if service.stopping:
        await websocket.close(1012)
        return
    if service.addresses[address] >= service.settings.sockets_per_address:
        REFUSED.labels("too-many-sockets").inc()
        await websocket.close(4429)
        return
    service.addresses[address] += 1
    try:
        await websocket.accept()
        language = language_of(websocket.headers.get("accept-language"))
        connection = Connection(code, language, service.settings.queue)
        writer = asyncio.create_task(_write(websocket, connection))
        try:
            await _Reader(websocket, service, connection, address).run()
        finally:
            if service.hub.detach(connection):
                service.sequencer.put(
                    code,
                    Waiting(Gone(connection.uid, connection.role), service.clock.now()),  # type: ignore[arg-type]
                )
            if connection.closing is None:
                connection.close(1000)
            with contextlib.suppress(Exception):
                await asyncio.wait_for(writer, 5)
    finally:
        service.addresses[address] -= 1
        if not service.addresses[address]:
            del service.addresses[address]


async def _write(websocket: WebSocket, connection: Connection) -> None:
    """Send what was handed to the connection, in order."""
    out, wake = connection.out, connection.wake
    try:
        while True:
            while out:
                await websocket.send_text(out.popleft())
            if connection.closing is not None:
                await websocket.close(connection.closing)
                return
            wake.clear()
            await wake.wait()
    except (WebSocketDisconnect, RuntimeError, OSError):
        connection.closing = connection.closing or 1006


class _Reader:
    """Reads the frames of one socket."""

    def __init__(self, websocket: WebSocket, service: Service, connection: Connection, address: str) -> None:
        self.websocket = websocket
        self.service = service
        self.connection = connection
        self.address = address
        settings = service.settings
        self.bucket = Bucket(settings.messages_per_s, settings.messages_burst, time.monotonic())
        self.strikes = 0

    async def run(self) -> None:
        try:
            if not await self._greet():
                return
            while self.connection.closing is None:
                await self._take(await self._frame())
        except (WebSocketDisconnect, RuntimeError):
            return  # RuntimeError: receive after the writer closed

    async def _frame(self) -> str | bytes:
        message = await self.websocket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1006))
        return message.get("text") or message.get("bytes") or ""

    def _parse(self, frame: str | bytes) -> Any:
        """A message, or ``None`` when a refusal was sent instead."""
        connection = self.connection
        if not self.bucket.take(time.monotonic()):
            self.strikes += 1
            if self.strikes > STRIKES:
                DROPPED.labels("flood").inc()
                connection.close(1008, self._bye("too-fast"))
            elif self.strikes % 10 == 1:
                self._refuse(None, refuse("too-fast"))
            return None
        try:
            return wire.CLIENT.validate_json(frame)
        except ValidationError as error:
            self.strikes += 1
            if self.strikes > STRIKES:
                DROPPED.labels("nonsense").inc()
                connection.close(1008, self._bye("invalid-message"))
            else:
                where = _where(error)
                code = "wrong-version" if where.rpartition(".")[2] == "v" else "invalid-message"
                self._refuse(_id_of(frame), refuse(code, where=where))
            return None

    async def _greet(self) -> bool:
        """Take the hello; ``False`` when the socket is not let in."""
        connection, service = self.connection, self.service
        try:
            async with asyncio.timeout(HELLO_S):
                message = self._parse(await self._frame())
        except TimeoutError:
            connection.close(4408, self._bye("invalid-message"))
            return False
        if not isinstance(message, wire.Hello):
            if message is not None:
                self._refuse(message.id, refuse("invalid-message"))
            connection.close(4400, self._bye("invalid-message"))
            return False
        if message.language is not None:
            connection.language = language_of(message.language)
        settings = service.settings
        onlookers = message.role != "seat"
        if onlookers and service.hub.onlookers(connection.code) >= settings.sockets_per_table:
            connection.close(4429, self._bye("too-many-sockets"))
            return False
        if not service.lookups.take(self.address):
            connection.close(4429, self._bye("too-fast"))
            return False
        welcomed = asyncio.get_running_loop().create_future()
        service.sequencer.put(
            connection.code,
            Waiting(
                SaidHello(message.token, message.role),
                service.clock.now(),
                future=welcomed,
                connection=connection,
                last=message.last,
            ),
        )
        try:
            await asyncio.shield(welcomed)
        except TacoraError as error:
            self._refuse(message.id, error)
            status = {"table-not-found": 4404, "store-unavailable": 1013}.get(error.code, 4403)
            connection.close(status, self._bye(error.code))
            return False
        return True

    async def _take(self, frame: str | bytes) -> None:
        message = self._parse(frame)
        if message is None:
            return
        connection, service = self.connection, self.service
        match message.type:
            case "ping":
                connection.send({"v": 1, "type": "pong", "id": message.id})
            case "hello":
                self._refuse(message.id, refuse("invalid-message"))
            case "sync":
                # A snapshot costs as much as a look at the table.
                if not service.lookups.take(self.address):
                    self._refuse(message.id, refuse("too-fast"))
                    return
                self._put(message, self._sync)
            case _:
                if connection.uid is None:
                    self._refuse(message.id, refuse("not-seated"))
                    return
                if message.type in ("chat", "emote") and not service.chats.take(connection.uid):
                    self._refuse(message.id, refuse("too-fast"))
                    return
                self._put(message, self._done)

    def _put(self, message: Any, done: Any) -> None:
        connection, service = self.connection, self.service
        given = Look() if message.type == "sync" else Said(connection.uid, message)
        waiting = Waiting(given, service.clock.now(), connection=connection)
        waiting.done = lambda live, result: done(message, live, result)
        service.sequencer.put(connection.code, waiting)

    def _sync(self, message: wire.Sync, live: LiveTable | None, result: dict[str, Any] | TacoraError) -> None:
        if isinstance(result, TacoraError) or live is None:
            self._refuse(message.id, result if isinstance(result, TacoraError) else refuse("table-not-found"))
            return
        self.service.hub.snapshot(live, self.connection, self.service.clock.now())

    def _done(self, message: Any, live: LiveTable | None, result: dict[str, Any] | TacoraError) -> None:
        if isinstance(result, TacoraError):
            self._refuse(message.id, result)
        else:
            self.connection.send({"v": 1, "type": "ok", "id": message.id, **result})

    def _refuse(self, message_id: str | None, error: TacoraError) -> None:
        REFUSED.labels(error.code).inc()
        self.connection.send(
            {
                "v": 1,
                "type": "refused",
                "id": message_id,
                "code": error.code,
                "message": sentence(error, self.connection.language),
            }
        )

    def _bye(self, code: str) -> dict[str, Any]:
        return bye(self.connection.language, code)


def _id_of(frame: str | bytes) -> str | None:
    """The id of a message that is wrong otherwise, so that its sender knows which."""
    try:
        found = json.loads(frame)
    except (ValueError, RecursionError):
        return None
    value = found.get("id") if isinstance(found, dict) else None
    return value if isinstance(value, str) and len(value) <= 64 else None


def _where(error: ValidationError) -> str:
    first = error.errors(include_url=False, include_input=False, include_context=False)[0]
    return ".".join(str(part)[:40] for part in first["loc"])[:120]
