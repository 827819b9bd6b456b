"""Puts every input of every table into one order, the database's, and hands out what comes of it.

Inputs wait in a queue per table. A few lanes take the waiting tables, open one transaction for all of them
(so that many choices share one commit), bring their copies up to date, let the `Referee` decide, write, commit,
and only then acknowledge and broadcast. When a transaction fails, its tables are dropped from memory and read
again: what was not committed never happened.
"""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import logging
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from tacora.core.errors import TacoraError
from tacora.core.match import Match
from tacora.server import live as live_module
from tacora.server.botrunner import BotRunner
from tacora.server.clock import ServiceClock
from tacora.server.errors import refuse
from tacora.server.hub import Connection, Hub, bye
from tacora.server.live import LiveTable, Message, advised
from tacora.server.metrics import ACKNOWLEDGED, BATCH, COMMIT, REVEAL, STORE_ERRORS, TABLES, TICKS
from tacora.server.referee import BotChose, Gone, Input, Look, Referee, Said, SaidHello, Tick
from tacora.server.settings import Settings
from tacora.server.store import DatabaseError, Store, TableWrite, Transaction, is_transient

__all__ = ["Sequencer", "Waiting"]

log = logging.getLogger("tacora.server")

Done = Callable[[LiveTable, dict[str, Any] | TacoraError], None]
MAX_TABLES = 256
MAX_INPUTS = 64
MAX_ADVISING = 64


@dataclass(slots=True)
class Waiting:
    """An input in its table's queue. ``done`` is called after the commit, before anything else of that table."""

    given: Input
    at: int
    future: asyncio.Future[dict[str, Any]] | None = None
    done: Done | None = None
    connection: Connection | None = None
    last: int | None = None
    result: dict[str, Any] | TacoraError | None = field(default=None, repr=False)


class Sequencer:
    """The heart of one worker."""

    def __init__(self, settings: Settings, store: Store, clock: ServiceClock, hub: Hub, referee: Referee) -> None:
        self.settings = settings
        self.store = store
        self.clock = clock
        self.hub = hub
        self.referee = referee
        self.bots = BotRunner(settings)
        self.tables: dict[str, LiveTable] = {}
        self.queues: dict[str, deque[Waiting]] = {}
        self.waiting: dict[str, None] = {}  # codes with inputs that no lane has taken, in order
        self.taken: set[str] = set()
        self.ready = asyncio.Event()
        self.dues: list[tuple[int, str]] = []
        self.armed: dict[str, int] = {}  # the earliest entry of each table in `dues`
        self.due_changed = asyncio.Event()
        self.bot_turns: set[tuple[str, str, int, int]] = set()
        self.advising: set[tuple[str, str, int, int]] = set()
        self.advisers = ThreadPoolExecutor(max_workers=1, thread_name_prefix="advice")
        self.tasks: set[asyncio.Task[Any]] = set()
        self.lanes: list[asyncio.Task[None]] = []
        self.timer: asyncio.Task[None] | None = None
        self.stopping = False
        self.active = time.monotonic()  # when the last batch was taken

    # Taking inputs ---------------------------------------------------------------------------

    def put(self, code: str, waiting: Waiting) -> None:
        """Queue an input."""
        self.queues.setdefault(code, deque()).append(waiting)
        if code not in self.taken:
            self.waiting[code] = None
            self.ready.set()

    async def ask(self, code: str, given: Input) -> dict[str, Any]:
        """Queue an input and wait until it is committed. Raises the refusal."""
        future: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self.put(code, Waiting(given, self.clock.now(), future=future))
        return await future

    def start(self) -> None:
        count = self.settings.lanes if self.store.is_postgres else 1
        self.lanes = [asyncio.create_task(self._lane(), name=f"lane {index}") for index in range(count)]
        self.timer = asyncio.create_task(self._timer(), name="timer")

    async def stop(self) -> None:
        """Finish what waits (for a while), then stop."""
        self.stopping = True
        for task in (self.timer, *self.tasks):
            if task is not None:
                task.cancel()
        # Lanes are not cancelled: a transaction cut off would leave its lock behind.
        self.ready.set()
        await asyncio.gather(*self.lanes, return_exceptions=True)
        for code, queue in self.queues.items():
            self._fail({code: list(queue)}, refuse("shutting-down"))
        self.queues.clear()
        self.bots.close()
        self.advisers.shutdown(wait=False, cancel_futures=True)

    # Lanes -----------------------------------------------------------------------------------

    async def _lane(self) -> None:
        while True:
            while not self.waiting:
                if self.stopping:
                    self.ready.set()  # for the next lane
                    return
                self.ready.clear()
                await self.ready.wait()
            batch: dict[str, list[Waiting]] = {}
            for code in list(self.waiting)[:MAX_TABLES]:
                del self.waiting[code]
                self.taken.add(code)
                queue = self.queues[code]
                batch[code] = [queue.popleft() for _ in range(min(len(queue), MAX_INPUTS))]
            began = time.perf_counter()
            self.active = time.monotonic()
            try:
                await self._run(batch)
            except asyncio.CancelledError:
                self._fail(batch, refuse("shutting-down"))
                raise
            except Exception:
                log.exception("a batch failed in an unforeseen way")
                self._fail(batch, refuse("internal-error"))
            finally:
                for code in batch:
                    self.taken.discard(code)
                    if self.queues.get(code):
                        self.waiting[code] = None
                    else:
                        self.queues.pop(code, None)
            # Let sockets be read and written between two commits. Under load a commit's fixed cost is shared by
            # more inputs when the next one waits a little: as long as this one took, at most `linger_ms`.
            busy = len(batch) >= 4
            took = time.perf_counter() - began
            await asyncio.sleep(min(took, self.settings.linger_ms / 1000) if busy else 0)

    async def _run(self, batch: dict[str, list[Waiting]], *, again: bool = False) -> None:
        started = time.perf_counter()
        lives: dict[str, LiveTable] = {}
        try:
            async with self.store.begin() as transaction:
                known: dict[str, int] = {}
                if self.store.locks_whole:
                    known = {code: self.tables[code].version for code in batch if code in self.tables}
                asked = [code for code in batch if code not in known]
                versions = {**known, **(await transaction.lock(asked) if asked else {})}
                for code, inputs in batch.items():
                    try:
                        live = await self._current(transaction, code, versions.get(code))
                    except (SQLAlchemyError, OSError, asyncio.CancelledError):
                        raise
                    except Exception:  # what is stored of this table cannot be read; the others are well
                        log.exception("the stored table %s cannot be used", code)
                        self.forget(code)
                        for one in inputs:
                            one.result = refuse("internal-error")
                        continue
                    if live is None:
                        continue
                    if self.referee.unknown_workers(live) and any(isinstance(one.given, Tick) for one in inputs):
                        self.referee.alive = await self._alive(transaction)
                    if self._decide(live, inputs):
                        lives[code] = live
                writes = [write for live in lives.values() if (write := self._write_of(live)) is not None]
                if writes:
                    await transaction.write(writes)
                wrote = {write.code for write in writes}
        except Exception as error:
            for code in batch:
                self.forget(code)
            if not is_transient(error) and not isinstance(error, TacoraError):
                raise
            STORE_ERRORS.inc()
            if isinstance(error, DatabaseError) and not again:  # somebody else changed the file: read it and go on
                for inputs in batch.values():
                    for one in inputs:
                        one.result = None
                await self._run(batch, again=True)
                return
            log.error("the database refused a transaction: %s", type(error).__name__)
            self._fail(batch, refuse("store-unavailable"))
            return
        COMMIT.observe(time.perf_counter() - started)
        BATCH.observe(sum(map(len, batch.values())))
        for code, inputs in batch.items():
            self._deliver(lives.get(code), code, inputs, wrote=code in wrote)
        TABLES.set(len(self.tables))

    async def _alive(self, transaction: Transaction) -> set[str]:
        from sqlalchemy import select

        from tacora.server import schema

        rows = await transaction.connection.execute(select(schema.workers.c.id))
        return {self.store.worker_id, *(worker for (worker,) in rows)}

    async def _current(self, transaction: Transaction, code: str, version: int | None) -> LiveTable | None:
        """The table as of this transaction."""
        live = self.tables.get(code)
        if version is None:
            self.forget(code)
            return None
        if live is None or live.version != version:
            live = await live_module.load(transaction, code, live, self.settings.history)
            if live is not None:
                self.tables[code] = live
        return live

    def _decide(self, live: LiveTable, inputs: list[Waiting]) -> bool:
        """Let the referee handle the inputs of one table in order."""
        now = self.clock.now()
        live.touched_ms = now
        try:
            for one in inputs:
                try:
                    one.result = self.referee.handle(live, one.given, one.at, now)
                except TacoraError as error:
                    one.result = error
            live.due = self.referee.due(live)
        except Exception:
            log.exception("an input at table %s failed in an unforeseen way", live.code)
            self.forget(live.code)
            for one in inputs:
                one.result = refuse("internal-error")
            return False
        return True

    def _write_of(self, live: LiveTable) -> TableWrite | None:
        """What the database must be told of a table after the inputs of a batch."""
        write = live.write
        said = [message for message in live.fresh if message.number > live.written]
        if write is None and not said and not live.doc_changed and not live.turn_changed:
            return None
        if write is None:
            write = TableWrite(live.code, live.version)
        write.events.extend(
            {
                "code": live.code,
                "number": message.number,
                "kind": message.kind,
                "payload": live_module.encode(message.payload),
            }
            for message in said
        )
        write.row = {
            "b_code": live.code,
            "b_base": live.version,
            "version": live.version + 1,
            "number": live.number,
            "turn": live.turn.model_dump_json(),
            "due": live.due,
            "updated_at": int(time.time()),
        }
        if live.doc_changed:
            write.row["doc"] = live.doc.model_dump_json()
            write.row["state"] = live.doc.state
            write.row["listed"] = live.doc.listed
        live.version += 1
        live.written = live.number
        return write

    def forget(self, code: str) -> None:
        """Drop a table from memory; it is read again when it is needed."""
        self.tables.pop(code, None)

    def _fail(self, batch: dict[str, list[Waiting]], error: TacoraError) -> None:
        for inputs in batch.values():
            for one in inputs:
                one.result = error
                self._answer(None, one)

    # After the commit ------------------------------------------------------------------------

    def _deliver(self, live: LiveTable | None, code: str, inputs: list[Waiting], *, wrote: bool) -> None:
        if live is None:
            for one in inputs:
                if one.result is None:
                    one.result = refuse("table-not-found")
                self._answer(None, one)
            return
        fresh: list[Message] = live.fresh
        live.fresh, live.write = [], None
        live.doc_changed = live.turn_changed = False
        now = self.clock.now()
        for one in inputs:
            self._answer(live, one)
        gone = "seat-gone"
        for one in inputs:
            if isinstance(one.given, Said) and not isinstance(one.result, TacoraError):
                kind = one.given.message.type
                gone = {"kick": "kicked", "leave": "left"}.get(kind, gone)
        self.hub.deliver(live, fresh, now, gone)
        for one in inputs:
            if one.connection is not None and isinstance(one.given, SaidHello) and isinstance(one.result, dict):
                self._welcome(live, one, now)
        if any(message.kind == "step" for message in fresh):
            received = max((one.at for one in inputs if isinstance(one.given, Said)), default=now)
            REVEAL.observe(max(0, now - received) / 1000)
        self._call_adviser(live)
        self._remember_due(live)
        # The worker that made the request calls the bots; should it die, whoever finds the table due does.
        if wrote or not self.store.is_postgres:
            self._call_bots(live)

    def _welcome(self, live: LiveTable, one: Waiting, now: int) -> None:
        connection = one.connection
        assert connection is not None
        assert isinstance(one.result, dict)
        connection.uid, connection.role = one.result["uid"], one.result["role"]
        crowd = connection.uid is not None and (
            self.hub.of_seat(live.code, connection.uid) >= self.settings.sockets_per_seat
        )
        if crowd:
            connection.close(4429, bye(connection.language, "too-many-sockets"))
        if connection.closing is not None:  # gone before it was let in, or one window too many
            self.put(live.code, Waiting(Gone(connection.uid, one.result["role"]), now))
            return
        self.hub.attach(connection)
        self.hub.catch_up(live, connection, one.last, now)
        self.hub.prompt(live, connection)

    def _answer(self, live: LiveTable | None, one: Waiting) -> None:
        result = one.result
        if not isinstance(result, TacoraError):
            kind = one.given.message.type if isinstance(one.given, Said) else type(one.given).__name__.lower()
            ACKNOWLEDGED.labels(kind).inc()
        if one.future is not None and not one.future.done():
            if isinstance(result, TacoraError):
                one.future.set_exception(result)
            else:
                one.future.set_result(result or {})
        if one.done is not None and result is not None:
            one.done(live, result)  # type: ignore[arg-type]

    # Clocks ----------------------------------------------------------------------------------

    def _remember_due(self, live: LiveTable) -> None:
        armed = self.armed.get(live.code)
        if live.due is None or (armed is not None and armed <= live.due):
            return
        self.armed[live.code] = live.due
        heapq.heappush(self.dues, (live.due, live.code))
        if self.dues[0] == (live.due, live.code):
            self.due_changed.set()

    async def _timer(self) -> None:
        """Send a `Tick` to each table whose time has come."""
        while True:
            self.due_changed.clear()
            now = self.clock.now()
            while self.dues and self.dues[0][0] <= now:
                due, code = heapq.heappop(self.dues)
                if self.armed.get(code) != due:
                    continue
                del self.armed[code]
                live = self.tables.get(code)
                if live is not None and live.due is not None:
                    if live.due <= now:
                        self.tick(code)
                    else:
                        self._remember_due(live)
            delay = max(0.005, (self.dues[0][0] - now) / 1000) if self.dues else 60
            with contextlib.suppress(asyncio.TimeoutError):
                async with asyncio.timeout(delay):
                    await self.due_changed.wait()

    def tick(self, code: str) -> None:
        if not any(isinstance(one.given, Tick) for one in self.queues.get(code, ())):
            TICKS.inc()
            self.put(code, Waiting(Tick(), self.clock.now()))

    def look(self, code: str) -> None:
        """Another worker changed this table: read it again if anybody here looks at it."""
        if self.hub.by_table.get(code):
            self.put(code, Waiting(Look(), self.clock.now()))

    def evict(self) -> None:
        """Drop tables nobody here has touched for a while; the database has them."""
        limit = self.clock.now() - self.settings.idle_ms
        for code, live in list(self.tables.items()):
            if live.touched_ms < limit and code not in self.queues and not self.hub.by_table.get(code):
                del self.tables[code]
        TABLES.set(len(self.tables))

    # Advice ----------------------------------------------------------------------------------

    def _call_adviser(self, live: LiveTable) -> None:
        """Have odds that may take seconds worked out off the event loop, one after another."""
        for k, player in sorted(live.advice_wanted):
            key = (live.code, live.doc.match_id or "", k, player)
            if k != live.turn.k or key in self.advising or len(self.advising) >= MAX_ADVISING or self.stopping:
                continue
            assert live.match is not None
            self.advising.add(key)
            task = asyncio.create_task(self._advise(key, live.match, live.match.observe(player)))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
        live.advice_wanted.clear()

    async def _advise(self, key: tuple[str, str, int, int], match: Match, observation: Any) -> None:
        code, _, k, player = key

        def awaited() -> LiveTable | None:
            live = self.tables.get(code)
            return live if live is not None and live.match is match and live.turn.k == k else None

        def work() -> Any:
            return advised(match.game, observation) if awaited() else None  # type: ignore[arg-type]

        try:
            advice = await asyncio.get_running_loop().run_in_executor(self.advisers, work)
        finally:
            self.advising.discard(key)
        live = awaited()
        if live is not None and advice is not None:
            live.advise((k, player), advice)
            self.hub.advise(live, player, advice)

    # Bots ------------------------------------------------------------------------------------

    def _call_bots(self, live: LiveTable) -> None:
        """Have bots think for the request just made, off the event loop."""
        if self.stopping:
            return
        match = live.match
        for player, bot in self.referee.bots_wanted(live):
            assert match is not None
            assert match.seed is not None
            match_id = live.doc.match_id or ""
            key = (live.code, match_id, live.turn.k, player)
            if key in self.bot_turns:
                continue
            self.bot_turns.add(key)
            thought = self.bots.think(
                live.doc.game,
                bot,
                match.observe(player),
                tuple(match.legal_actions(player)),
                match.seed.stream(f"player/{player}", live.turn.k).random(),
            )
            wait = max(0, live.turn.bots_at + self.settings.pace_ms - self.clock.now()) / 1000
            task = asyncio.create_task(self._bot_turn(key, thought, match.game.format_action, wait))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def _bot_turn(
        self, key: tuple[str, str, int, int], thought: asyncio.Future[Any], say: Callable[[Any], str], wait: float
    ) -> None:
        code, match_id, k, player = key
        try:
            if wait:
                await asyncio.sleep(wait)
            action = say(await thought)
            for pause in (0.2, 1.0, 5.0):
                try:
                    await self.ask(code, BotChose(match_id, k, player, action))
                    return
                except TacoraError as error:
                    if error.code != "store-unavailable":
                        log.warning("a bot's choice at table %s was refused: %s", code, error.code)
                        return
                await asyncio.sleep(pause)
        finally:
            self.bot_turns.discard(key)
