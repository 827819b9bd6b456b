"""PostgreSQL's LISTEN: who else changed which table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any

from tacora.server.store import Store

__all__ = ["Notices"]

log = logging.getLogger("tacora.server")
CHANNEL = "tacora"


class Notices:
    """One listening connection. ``heard(code)`` is called for changes by others, ``deaf()`` when some may be lost."""

    def __init__(self, store: Store, heard: Callable[[str], None], deaf: Callable[[], None]) -> None:
        self.store = store
        self.heard = heard
        self.deaf = deaf
        self._task: asyncio.Task[None] | None = None
        self._lost = asyncio.Event()

    async def start(self) -> None:
        connection = await self._connect()
        self._task = asyncio.create_task(self._keep(connection), name="notices")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _connect(self) -> Any:
        import asyncpg

        url = self.store.url
        query = {key: value for key, value in url.query.items() if key in ("host", "port")}
        connection = await asyncpg.connect(
            host=query.get("host", url.host),
            port=query.get("port", url.port),
            user=url.username,
            password=url.password,
            database=url.database,
        )
        self._lost.clear()
        connection.add_termination_listener(lambda _: self._lost.set())
        await connection.add_listener(CHANNEL, self._hear)
        return connection

    def _hear(self, _connection: object, _pid: int, _channel: str, note: object) -> None:
        worker, _, code = str(note).partition(" ")
        if worker != self.store.worker_id:
            self.heard(code)

    async def _keep(self, connection: Any) -> None:
        try:
            while True:
                await self._lost.wait()
                log.warning("the database's notices were lost; connecting again")
                while True:
                    try:
                        connection = await self._connect()
                        break
                    except Exception as error:
                        log.warning("the database does not answer: %s", type(error).__name__)
                        await asyncio.sleep(1)
                self.deaf()
        finally:
            with contextlib.suppress(Exception):
                await asyncio.wait_for(connection.close(), 2)
