"""One worker of the service: what is started and stopped together, and the background work."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter
from collections.abc import Awaitable
from typing import TypeVar

from tacora.core.errors import TacoraError
from tacora.server.clock import ServiceClock
from tacora.server.documents import TableDoc, Turn
from tacora.server.errors import refuse
from tacora.server.hub import Hub, bye
from tacora.server.limits import Buckets
from tacora.server.live import LiveTable
from tacora.server.notices import Notices
from tacora.server.referee import Referee, plan_table
from tacora.server.sequencer import Sequencer
from tacora.server.settings import Settings
from tacora.server.store import Store, is_transient
from tacora.server.tidy import Tidy
from tacora.server.tokens import new_code, new_token, new_uid
from tacora.server.wire import CreateTable

__all__ = ["Service"]

log = logging.getLogger("tacora.server")
T = TypeVar("T")


class Service:
    """Holds the parts of one worker together."""

    def __init__(self, settings: Settings, clock: ServiceClock | None = None) -> None:
        self.settings = settings
        self.worker_id = new_uid()
        self.store = Store(settings, self.worker_id)
        self.clock = clock if clock is not None else ServiceClock()
        self.hub = Hub()
        self.referee = Referee(settings, self.worker_id)
        self.sequencer = Sequencer(settings, self.store, self.clock, self.hub, self.referee)
        self.creates = Buckets(settings.creates_per_s, settings.creates_burst)
        self.lookups = Buckets(settings.lookups_per_s, settings.lookups_burst)
        self.chats = Buckets(settings.chats_per_s, settings.chats_burst)
        self.addresses: Counter[str] = Counter()
        self.tidy = Tidy()
        self.notices: Notices | None = None
        self.tasks: list[asyncio.Task[None]] = []
        self.started = False
        self.stopping = False
        self.stopped = asyncio.Event()

    async def start(self) -> None:
        await self.store.open()
        now, cold = await self.store.join()
        self.clock.start(now)
        self.referee.alive = {self.worker_id} if cold else await self.store.workers()
        if cold:  # nobody has looked after the tables for a while
            await self.store.wake_all(now)
        self.sequencer.start()
        if self.store.is_postgres:
            self.notices = Notices(self.store, self._noticed, self._deaf)
            await self.notices.start()
        self.tasks = [
            asyncio.create_task(self._poll(), name="poll"),
            asyncio.create_task(self._heartbeat(), name="heartbeat"),
            asyncio.create_task(self._sweep(), name="sweep"),
        ]
        self.started = True
        log.info("serving", extra={"worker": self.worker_id, "database": self.store.url.get_backend_name()})

    async def stop(self) -> None:
        """Say goodbye to every socket, finish what waits, leave the list of workers."""
        self.stopping = True
        for connections in list(self.hub.by_table.values()):
            for connection in list(connections):
                connection.close(1012, bye(connection.language, "shutting-down"))
        for _ in range(300):
            if not self.hub.count:
                break
            await asyncio.sleep(0.01)
        # Nothing is cancelled in the middle of a transaction: a lock would be left behind.
        self.stopped.set()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.sequencer.stop()
        if self.notices is not None:
            await self.notices.stop()
        with contextlib.suppress(Exception):
            await self.store.part(self.clock.now())
        await self.store.close()
        self.started = False

    # Background ------------------------------------------------------------------------------

    async def _pause(self, seconds: float) -> bool:
        """Wait; ``False`` when the service stops."""
        with contextlib.suppress(asyncio.TimeoutError):
            async with asyncio.timeout(seconds):
                await self.stopped.wait()
        return not self.stopped.is_set()

    async def _poll(self) -> None:
        """Look after tables whose worker did not: after a crash, or when it is too busy."""
        while await self._pause(self.settings.poll_ms / 1000):
            try:
                self.sequencer.evict()
                self.tidy.closed += self.hub.closed
                self.hub.closed = 0
                self.tidy.tidy(time.monotonic() - self.sequencer.active)
                late = self.clock.now() - self.settings.poll_ms
                async with self.store.begin() as transaction:
                    codes = await transaction.due(late, 200)
                for code in codes:
                    self.sequencer.tick(code)
            except Exception as error:
                self._trouble("looking for tables that are due", error)

    async def _heartbeat(self) -> None:
        while await self._pause(self.settings.heartbeat_ms / 1000):
            try:
                lag, dead = await self.store.beat(self.clock.now())
                self.clock.forward(lag)
                if dead:
                    log.warning("workers were lost", extra={"lost": dead})
                    self.referee.alive = await self.store.workers()
                    await self.store.wake_all(self.clock.now(), dead)
            except Exception as error:
                self._trouble("the heartbeat", error)

    async def _sweep(self) -> None:
        while await self._pause(self.settings.sweep_s):
            try:
                await self.sweep(int(time.time()))
            except Exception as error:
                self._trouble("deleting old tables", error)

    async def sweep(self, now_s: int) -> int:
        """Delete what nobody has touched for the time set; how many tables."""
        codes = await self.store.sweep(now_s)
        for code in codes:
            self.sequencer.forget(code)
        if codes:
            log.info("old tables were deleted", extra={"count": len(codes)})
        return len(codes)

    def _trouble(self, what: str, error: Exception) -> None:
        if is_transient(error):
            log.warning("%s failed: %s", what, type(error).__name__)
        else:
            log.exception("%s failed", what)

    def _noticed(self, code: str) -> None:
        self.sequencer.look(code)

    def _deaf(self) -> None:
        """Notices may have been missed: look at everything anybody here looks at."""
        for code in list(self.hub.by_table):
            self.sequencer.look(code)

    # Tables ----------------------------------------------------------------------------------

    async def create_table(self, wish: CreateTable) -> dict[str, object]:
        """A new table; returns its code, and the creator's seat and key."""
        token = new_token()
        doc = plan_table(wish, token)
        now = int(time.time())
        turn = Turn()
        for seat in doc.seats:
            seat.since = self.clock.now()
        for _ in range(20):
            code = new_code()
            row = {
                "code": code,
                "version": 1,
                "number": 0,
                "state": doc.state,
                "listed": doc.listed,
                "doc": doc.model_dump_json(),
                "turn": turn.model_dump_json(),
                "due": None,
                "created_at": now,
                "updated_at": now,
            }
            try:
                async with self.store.begin() as transaction:
                    made = await transaction.create_table(row)
            except Exception as error:
                if is_transient(error):
                    log.error("the database refused a new table: %s", type(error).__name__)
                    raise refuse("store-unavailable") from None
                raise
            if made:
                host = next(index for index, seat in enumerate(doc.seats) if seat.uid == doc.host)
                return {"code": code, "seat": host, "token": token}
        raise refuse("store-unavailable")

    async def listed(self) -> list[dict[str, object]]:
        rows = await self.reading(self.store.listed())
        return [LiveTable(code, 0, 0, TableDoc.model_validate_json(doc), Turn()).table_view() for code, doc in rows]

    async def reading(self, query: Awaitable[T]) -> T:
        """Await a read; a database in trouble is a refusal."""
        try:
            return await query
        except TacoraError:
            raise
        except Exception as error:
            if is_transient(error):
                raise refuse("store-unavailable") from None
            raise
