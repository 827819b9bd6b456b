"""The web server's protocols with an end to their patience: lines that say nothing, or that do not listen, are cut.

Uvicorn waits for ever for the rest of a request, and answers pings whether or not the answers are read; a few
thousand such lines would leave no room, or no memory, for anybody else.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tacora.server.metrics import DROPPED

__all__ = ["PROTOCOLS", "PatientHTTP", "PatientSocket"]

PROTOCOLS: dict[str, Any] = {
    "http": "tacora.server.patience:PatientHTTP",
    "ws": "tacora.server.patience:PatientSocket",
}
"""What to give to `uvicorn.Config`."""


class PatientHTTP(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """Limits in seconds: for a request's head, for its body, for an answer that is not read."""

    HEAD, BODY, READING, EVERY = 15.0, 60.0, 300.0, 5.0

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._loop = asyncio.get_running_loop()
        self._phase: tuple[str, int] = ("head", 0)
        self._since = self._loop.time()
        self._check = self._loop.call_later(self.EVERY, self._look)

    def connection_lost(self, exc: Exception | None) -> None:
        self._check.cancel()
        super().connection_lost(exc)

    def _where(self) -> tuple[str, int]:
        """What the client is doing, and for which request."""
        cycle = getattr(self, "cycle", None)
        if cycle is None or cycle.response_complete:
            return "head", id(cycle)
        if cycle.more_body:
            return "body", id(cycle)
        return ("reading" if self.transport.get_write_buffer_size() else "waiting"), id(cycle)

    def _look(self) -> None:
        if self.transport.is_closing() or self.transport.get_protocol() is not self:  # over, or a WebSocket now
            return
        now, phase = self._loop.time(), self._where()
        if phase != self._phase:
            self._phase, self._since = phase, now
        limit = {"head": self.HEAD, "body": self.BODY, "reading": self.READING}.get(phase[0])
        if limit is not None and now - self._since >= limit:
            DROPPED.labels("silent").inc()
            self.transport.abort()
            return
        self._check = self._loop.call_later(self.EVERY, self._look)


class PatientSocket(WebSocketsSansIOProtocol):
    """``UNREAD``: bytes of answers to pings and closings that may wait to be read; messages wait elsewhere."""

    UNREAD = 2_000_000

    def data_received(self, data: bytes) -> None:
        if self.transport.get_write_buffer_size() > self.UNREAD:
            DROPPED.labels("too-slow").inc()
            self.transport.abort()
            return
        super().data_received(data)
