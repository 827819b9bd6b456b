"""The sockets of this process, by table, and what goes out to each."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable, Sequence
from typing import Any

from pydantic_core import to_json

from tacora.core.protocol import Player
from tacora.server.errors import REFUSALS
from tacora.server.live import LiveTable, Message
from tacora.server.metrics import DROPPED, SOCKETS

__all__ = ["Connection", "Hub"]


class Connection:
    """One open socket. ``uid`` names the seat's occupant (``None``: a spectator or a screen)."""

    __slots__ = (
        "closing",
        "code",
        "language",
        "limit",
        "number",
        "out",
        "prompted",
        "role",
        "seat",
        "uid",
        "wake",
    )

    def __init__(self, code: str, language: str, limit: int) -> None:
        self.code = code
        self.language = language
        self.limit = limit
        self.uid: str | None = None
        self.role = "spectator"
        self.seat: int | None = None
        self.number = -1
        self.prompted: str | None = None
        self.out: deque[str] = deque()
        self.wake = asyncio.Event()
        self.closing: int | None = None

    def push(self, text: str) -> None:
        """Hand a frame to the socket's writer. A socket that cannot keep up is closed, not waited for."""
        if self.closing is not None:
            return
        if len(self.out) >= self.limit:
            self.out.clear()
            self.out.append(encode(bye(self.language, "too-slow")))
            self.closing = 1013
            DROPPED.labels("too-slow").inc()
        else:
            self.out.append(text)
        self.wake.set()

    def send(self, message: dict[str, Any]) -> None:
        self.push(encode(message))

    def close(self, status: int, message: dict[str, Any] | None = None) -> None:
        """Close after what is still to be sent."""
        if self.closing is None:
            if message is not None:
                self.out.append(encode(message))
            self.closing = status
            self.wake.set()


def encode(message: Any) -> str:
    """Compact JSON."""
    return to_json(message).decode()


def bye(language: str, code: str) -> dict[str, Any]:
    from tacora.server.language import sentence_of

    return {"v": 1, "type": "bye", "code": code, "message": sentence_of(code, REFUSALS[code][1], language)}


class Hub:
    """Who looks at which table in this process."""

    def __init__(self) -> None:
        self.by_table: dict[str, set[Connection]] = {}
        self.count = 0
        self.closed = 0  # since somebody last asked

    def connections(self, code: str) -> Iterable[Connection]:
        return self.by_table.get(code, ())

    def onlookers(self, code: str) -> int:
        """How many sockets at a table have no seat."""
        return sum(connection.uid is None for connection in self.connections(code))

    def of_seat(self, code: str, uid: str | None) -> int:
        """How many sockets the occupant of a seat has."""
        return sum(connection.uid == uid for connection in self.connections(code))

    def attach(self, connection: Connection) -> None:
        self.by_table.setdefault(connection.code, set()).add(connection)
        self.count += 1
        SOCKETS.inc()

    def detach(self, connection: Connection) -> bool:
        """Forget a socket. ``False`` when it was not attached."""
        at = self.by_table.get(connection.code)
        if at is None or connection not in at:
            return False
        at.remove(connection)
        if not at:
            del self.by_table[connection.code]
        self.count -= 1
        self.closed += 1
        SOCKETS.dec()
        return True

    def snapshot(self, live: LiveTable, connection: Connection, now: int) -> None:
        connection.seat = live.index_of(connection.uid)
        connection.number = live.number
        connection.send(live.snapshot(connection.uid, connection.role, viewer_of(connection), now))

    def catch_up(self, live: LiveTable, connection: Connection, last: int | None, now: int) -> None:
        """What a new socket needs: the messages after ``last``, or a snapshot."""
        connection.seat = live.index_of(connection.uid)
        missed = live.missed(last) if last is not None and not live.fresh else None
        if missed is None:
            self.snapshot(live, connection, now)
            return
        connection.number = live.number
        for message in missed:
            connection.send(live.render(message, viewer_of(connection), now))

    def deliver(self, live: LiveTable, fresh: Sequence[Message], now: int, gone: str = "seat-gone") -> None:
        """Hand the new messages of a table to everyone who looks at it here."""
        connections = self.by_table.get(live.code)
        if not connections:
            return
        cache: dict[tuple[int, Player | None], str] = {}
        # A match begun earlier in the same batch, or a reveal of a match before it: only a snapshot is right.
        whole = any(message.kind == "match" for message in fresh[:-1]) or any(
            message.kind == "step" and message.opened is None for message in fresh
        )
        seated = {seat.uid: index for index, seat in enumerate(live.doc.seats)}
        gathering = live.turn.gathering
        clock: str | None = None
        if live.playing and any(message.kind == "table" for message in fresh):
            remaining = live.remaining(now)
            if remaining is not None:
                clock = encode({"v": 1, "type": "clock", "request": live.request_id, "remaining": remaining})
        for connection in list(connections):
            if connection.uid is not None:
                index = seated.get(connection.uid)
                if index is None:
                    connection.close(4403, bye(connection.language, gone))
                    continue
                if index != connection.seat:
                    self.snapshot(live, connection, now)
            elif connection.role == "spectator" and live.doc.state == "playing" and not live.doc.spectators:
                connection.close(4403, bye(connection.language, "no-spectators"))
                continue
            viewer = viewer_of(connection)
            missed = [message for message in fresh if message.number > connection.number]
            if missed and (whole or missed[0].number != connection.number + 1):
                self.snapshot(live, connection, now)
            else:
                for message in missed:
                    key = (message.number, viewer_key(live, message, viewer))
                    text = cache.get(key)
                    if text is None:
                        text = cache[key] = encode(live.render(message, viewer, now))
                    connection.push(text)
                    connection.number = message.number
            if connection.number != live.number:  # what it missed is not in this batch
                self.snapshot(live, connection, now)
            if gathering is not None:
                self.prompt(live, connection)
            if clock is not None:
                connection.push(clock)

    def advise(self, live: LiveTable, player: Player, advice: Any) -> None:
        """Hand a seat the odds that took their time."""
        message = {"v": 1, "type": "advice", "request": live.request_id, "advice": advice}
        for connection in self.connections(live.code):
            if viewer_of(connection) == player:
                connection.send(message)

    def prompt(self, live: LiveTable, connection: Connection) -> None:
        """Ask a seat's device for its random number, once a match."""
        gathering = live.turn.gathering
        if gathering is None or connection.uid is None or connection.prompted == gathering.match_id:
            return
        connection.prompted = gathering.match_id
        connection.send({"v": 1, "type": "contribute", "match": gathering.match_id, "commitment": gathering.commitment})


def viewer_of(connection: Connection) -> Player | None:
    return connection.seat if connection.role == "seat" else None


def viewer_key(live: LiveTable, message: Message, viewer: Player | None) -> Player | None:
    """Viewers with the same key get the same text."""
    if message.kind in ("table", "chat", "emote"):
        return None
    if message.kind == "chosen" and viewer != message.payload["seat"]:
        return None
    if message.kind == "step" and message.opened is not None and viewer is not None:
        return live.like(message.opened, viewer)
    return viewer
