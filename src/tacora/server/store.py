"""The database: one connection string, SQLite or PostgreSQL, and the transactions that put inputs in order.

A `Transaction` locks the rows of the tables it changes (SQLite: the whole file, ``BEGIN IMMEDIATE``;
PostgreSQL: ``SELECT … FOR UPDATE`` in the order of the codes), so that whoever reads a table's version in it
sees the last one, and whoever comes second starts from what the first has written.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sqlalchemy import bindparam, delete, event, func, insert, select, text, update
from sqlalchemy.dialects.postgresql import insert as pg_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.engine import Connection, make_url
from sqlalchemy.exc import (
    ArgumentError,
    DataError,
    IntegrityError,
    NoSuchModuleError,
    ProgrammingError,
    SQLAlchemyError,
)
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from tacora.core.errors import TacoraError
from tacora.server import schema
from tacora.server.settings import Settings, normal_url

__all__ = ["DatabaseError", "Store", "TableWrite", "Transaction"]


class DatabaseError(TacoraError):
    """The database cannot be used at all: unwritable, unreachable, or of a newer program."""

    code = "database-error"


@dataclass(slots=True)
class TableWrite:
    """What one batch of inputs changes at one table."""

    code: str
    base_version: int
    row: dict[str, Any] = field(default_factory=dict)
    events: list[dict[str, Any]] = field(default_factory=list)
    steps: list[dict[str, Any]] = field(default_factory=list)
    new_matches: list[dict[str, Any]] = field(default_factory=list)
    contributions: dict[str, str] = field(default_factory=dict)  # match id: JSON
    records: list[dict[str, Any]] = field(default_factory=list)
    ended_matches: list[str] = field(default_factory=list)
    forget_events_before: int | None = None
    delete: bool = False


_T = schema.tables
_LOCK = select(_T.c.code, _T.c.version).where(_T.c.code.in_(bindparam("codes", expanding=True))).order_by(_T.c.code)
_UPDATE_TURN = (
    update(_T)
    .where(_T.c.code == bindparam("b_code"), _T.c.version == bindparam("b_base"))
    .values(
        version=bindparam("version"),
        number=bindparam("number"),
        turn=bindparam("turn"),
        due=bindparam("due"),
        updated_at=bindparam("updated_at"),
    )
)
_UPDATE_ALL = _UPDATE_TURN.values(doc=bindparam("doc"), state=bindparam("state"), listed=bindparam("listed"))


class Transaction:
    """One open transaction on the writing side."""

    def __init__(self, store: Store, connection: AsyncConnection) -> None:
        self.store = store
        self.connection = connection

    async def lock(self, codes: Sequence[str]) -> dict[str, int]:
        """Lock the rows of ``codes`` and return the versions of those that exist."""
        query = _LOCK.with_for_update() if self.store.is_postgres else _LOCK
        rows = await self.connection.execute(query, {"codes": sorted(codes)})
        return {row.code: row.version for row in rows}

    async def table(self, code: str) -> dict[str, Any] | None:
        row = (await self.connection.execute(select(_T).where(_T.c.code == code))).mappings().first()
        return None if row is None else dict(row)

    async def match(self, match_id: str) -> dict[str, Any] | None:
        query = select(schema.matches).where(schema.matches.c.id == match_id)
        row = (await self.connection.execute(query)).mappings().first()
        return None if row is None else dict(row)

    async def steps(self, match_id: str, since: int) -> list[dict[str, str]]:
        """The opened choices of a match from reveal ``since`` on."""
        table = schema.steps
        query = select(table.c.actions).where(table.c.match_id == match_id, table.c.k >= since).order_by(table.c.k)
        return [json.loads(actions) for (actions,) in await self.connection.execute(query)]

    async def events(self, code: str, after: int, limit: int) -> list[tuple[int, str, dict[str, Any]]]:
        """The last ``limit`` messages of a table after number ``after``, oldest first."""
        table = schema.events
        query = (
            select(table.c.number, table.c.kind, table.c.payload)
            .where(table.c.code == code, table.c.number > after)
            .order_by(table.c.number.desc())
            .limit(limit)
        )
        rows = [(number, kind, json.loads(payload)) for number, kind, payload in await self.connection.execute(query)]
        return rows[::-1]

    async def chat(self, code: str, limit: int) -> list[tuple[int, dict[str, Any]]]:
        table = schema.events
        query = (
            select(table.c.number, table.c.payload)
            .where(table.c.code == code, table.c.kind == "chat")
            .order_by(table.c.number.desc())
            .limit(limit)
        )
        return [(number, json.loads(payload)) for number, payload in await self.connection.execute(query)][::-1]

    async def record(self, record_id: str) -> str | None:
        return await self.store.record_on(self.connection, record_id)

    async def create_table(self, row: dict[str, Any]) -> bool:
        """Insert a table; ``False`` when the code is taken."""
        dialect_insert = pg_insert if self.store.is_postgres else sqlite_insert
        statement = dialect_insert(_T).values(**row).on_conflict_do_nothing(index_elements=["code"])
        result = await self.connection.execute(statement)
        return bool(result.rowcount)

    async def write(self, writes: Sequence[TableWrite]) -> None:
        """Write what a batch changed. Raises `DatabaseError` when a row changed under its lock."""
        execute = self.connection.execute
        fresh = [row for one in writes for row in one.new_matches]
        if fresh:
            await execute(insert(schema.matches), fresh)
        for one in writes:
            for match_id, contributions in one.contributions.items():
                statement = update(schema.matches).where(schema.matches.c.id == match_id)
                await execute(statement.values(contributions=contributions))
        for table, rows in (
            (schema.events, [row for one in writes for row in one.events]),
            (schema.steps, [row for one in writes for row in one.steps]),
            (schema.records, [row for one in writes for row in one.records]),
        ):
            if rows:
                await execute(insert(table), rows)
        for statement, part in (
            (_UPDATE_TURN, [one.row for one in writes if one.row and "doc" not in one.row]),
            (_UPDATE_ALL, [one.row for one in writes if one.row and "doc" in one.row]),
        ):
            if part:
                result = await execute(statement, part)
                if result.rowcount not in (-1, len(part)):
                    raise DatabaseError("A table changed under its lock.", code="store-conflict")
        ended = [match_id for one in writes for match_id in one.ended_matches]
        if ended:
            await execute(delete(schema.steps).where(schema.steps.c.match_id.in_(ended)))
            await execute(delete(schema.matches).where(schema.matches.c.id.in_(ended)))
        for one in writes:
            if one.forget_events_before is not None:
                statement2 = delete(schema.events).where(
                    schema.events.c.code == one.code,
                    schema.events.c.number < one.forget_events_before,
                    schema.events.c.kind != "chat",
                )
                await execute(statement2)
        if self.store.is_postgres:
            changed = [{"note": f"{self.store.worker_id} {one.code}"} for one in writes if one.row]
            if changed:
                await execute(text("SELECT pg_notify('tacora', :note)"), changed)

    async def due(self, before: int, limit: int) -> list[str]:
        """Codes of tables whose time came before ``before``; rows that others hold are skipped."""
        query = select(_T.c.code).where(_T.c.due < before).order_by(_T.c.due).limit(limit)
        if self.store.is_postgres:
            query = query.with_for_update(skip_locked=True)
        return [code for (code,) in await self.connection.execute(query)]


class Store:
    """The database of one service process."""

    def __init__(self, settings: Settings, worker_id: str) -> None:
        self.settings = settings
        self.worker_id = worker_id
        self._lock: int | None = None
        try:
            self.url = make_url(normal_url(settings.database))
            self.is_postgres = self.url.get_backend_name() == "postgresql"
            if not self.is_postgres and self.url.get_backend_name() != "sqlite":
                raise ArgumentError("unknown backend")
            self.writer = self._engine(writes=True)
            self.reader = self.writer if self.is_postgres else self._engine(writes=False)
        except (ArgumentError, NoSuchModuleError, ImportError):
            raise DatabaseError(
                "The database's address is not understood: expected a file's path, sqlite:///… or postgresql://….",
                code="database-address",
            ) from None

    def _engine(self, *, writes: bool) -> AsyncEngine:
        if self.is_postgres:
            return create_async_engine(
                self.url,
                hide_parameters=True,
                pool_size=self.settings.lanes + 4,
                max_overflow=4,
                pool_pre_ping=True,
                connect_args={"server_settings": {"lock_timeout": str(self.settings.busy_ms)}},
            )
        if self.url.database and self.url.database != ":memory:":
            folder = Path(self.url.database).parent
            try:
                folder.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise DatabaseError(
                    f"The folder {folder} cannot be made: {error.strerror}.",
                    code="database-folder",
                    folder=str(folder),
                    reason=error.strerror,
                ) from None
        engine = create_async_engine(
            self.url,
            hide_parameters=True,  # they hold secrets, and errors are logged
            pool_size=1 if writes else 2,
            max_overflow=0,
            pool_timeout=60,
            connect_args={"timeout": self.settings.busy_ms / 1000, "isolation_level": None},
        )

        @event.listens_for(engine.sync_engine, "connect")
        def _connect(dbapi_connection: Any, _record: Any) -> None:
            cursor = dbapi_connection.cursor()
            # FULL: a commit is on the disk before it is acknowledged, so that even a power cut loses nothing.
            for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "cache_size=-16000"):
                cursor.execute(f"PRAGMA {pragma}")
            cursor.close()

        begin = "BEGIN IMMEDIATE" if writes else "BEGIN"

        @event.listens_for(engine.sync_engine, "begin")
        def _begin(connection: Connection) -> None:
            connection.exec_driver_sql(begin)

        return engine

    # Opening and closing ---------------------------------------------------------------------

    async def open(self) -> None:
        """Bring the database up to this program's version. Raises `DatabaseError`."""
        self._claim()
        try:
            async with self.writer.connect() as connection, connection.begin():
                if self.is_postgres:  # several workers start at once: one migrates, the others wait
                    await connection.execute(text("SELECT pg_advisory_xact_lock(7420111)"))
                await connection.run_sync(_migrate)
        except (SQLAlchemyError, OSError) as error:
            await self.close()
            reason = str(getattr(error, "orig", None) or error).splitlines()[0][:200]
            where = self.url.render_as_string(hide_password=True)
            raise DatabaseError(
                f"The database {where} cannot be opened: {reason}.",
                code="database-unusable",
                database=where,
                reason=reason,
            ) from None

    def _claim(self) -> None:
        """A SQLite file is served by one process: a second one would not hear of the first one's changes."""
        if self.is_postgres or not self.url.database or self.url.database == ":memory:":
            return
        try:
            import fcntl
        except ImportError:  # not a Unix
            return
        # It holds sealed choices and secret seeds: for this user alone (SQLite's side files follow it).
        with contextlib.suppress(OSError):  # an unwritable folder is told below
            os.close(os.open(self.url.database, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600))
        path = f"{self.url.database}.lock"
        try:
            self._lock = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        except OSError as error:
            raise DatabaseError(
                f"The database {self.url.database} cannot be opened: {error.strerror}.",
                code="database-unusable",
                database=self.url.database,
                reason=error.strerror,
            ) from None
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(self._lock)
            self._lock = None
            raise DatabaseError(
                f"Another service has the tables in {self.url.database} open.",
                code="database-in-use",
                database=self.url.database,
            ) from None

    async def close(self) -> None:
        await self.writer.dispose()
        if self.reader is not self.writer:
            await self.reader.dispose()
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[Transaction]:
        """A writing transaction; committed at the end of the block, rolled back when it raises."""
        async with self.writer.begin() as connection:
            yield Transaction(self, connection)

    @property
    def locks_whole(self) -> bool:
        """Whether a transaction locks everything from its start, so that a row's version need not be asked for:
        the conditional update tells if it was wrong."""
        return not self.is_postgres

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self.reader.connect() as connection:
            yield connection

    # The shared clock and the list of workers ------------------------------------------------

    async def database_ms(self, connection: AsyncConnection) -> int:
        """The database's wall clock: one for all workers. Only short differences of it are ever used."""
        if not self.is_postgres:
            return time.time_ns() // 1_000_000
        value = await connection.scalar(text("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint"))
        return int(value or 0)

    async def join(self) -> tuple[int, bool]:
        """Enter the list of workers. Returns the service time to go on from, and whether nobody else serves.

        Service time stands still while nobody serves: a player's clock does not run through a restart.
        """
        lost = self.settings.worker_lost_ms
        async with self.writer.begin() as connection:
            if self.is_postgres:
                await connection.execute(text("SELECT pg_advisory_xact_lock(7420112)"))
            now = await self.database_ms(connection)
            row = (await connection.execute(select(schema.service).where(schema.service.c.id == 1))).first()
            if row is None:
                await connection.execute(insert(schema.service).values(id=1, clock_ms=0, at_ms=now))
                clock, gap = 0, lost + 1
            else:
                clock, gap = int(row.clock_ms), now - int(row.at_ms)
            if not self.is_postgres:  # one process serves a file; what another left behind is dead
                await connection.execute(delete(schema.workers))
            others = await connection.scalar(
                select(func.count()).select_from(schema.workers).where(schema.workers.c.seen_ms > clock - lost)
            )
            cold = not others or not 0 <= gap <= lost
            if not cold:
                clock += gap
            else:
                await connection.execute(delete(schema.workers))
            await connection.execute(insert(schema.workers).values(id=self.worker_id, seen_ms=clock))
            await connection.execute(
                update(schema.service).where(schema.service.c.id == 1).values(clock_ms=clock, at_ms=now)
            )
        return clock, cold

    async def beat(self, clock_ms: int) -> tuple[int, list[str]]:
        """Say that this worker lives. Returns by how much its clock lags behind the shared one (0 to 1 s,
        drift only: jumps of the database's clock are not followed), and which workers were found dead."""
        lost = self.settings.worker_lost_ms
        async with self.writer.begin() as connection:
            now = await self.database_ms(connection)
            query = select(schema.service).where(schema.service.c.id == 1)
            row = (await connection.execute(query.with_for_update() if self.is_postgres else query)).one()
            expected = int(row.clock_ms) + now - int(row.at_ms)
            lag = expected - clock_ms if 0 < expected - clock_ms <= 1_000 else 0
            clock_ms = max(clock_ms + lag, int(row.clock_ms))
            await connection.execute(
                update(schema.service).where(schema.service.c.id == 1).values(clock_ms=clock_ms, at_ms=now)
            )
            dialect_insert = pg_insert if self.is_postgres else sqlite_insert
            statement = dialect_insert(schema.workers).values(id=self.worker_id, seen_ms=clock_ms)
            await connection.execute(statement.on_conflict_do_update(index_elements=["id"], set_={"seen_ms": clock_ms}))
            dead = await connection.execute(
                delete(schema.workers).where(schema.workers.c.seen_ms < clock_ms - lost).returning(schema.workers.c.id)
            )
            return lag, [worker for (worker,) in dead]

    async def part(self, clock_ms: int) -> None:
        """Leave the list of workers."""
        async with self.writer.begin() as connection:
            await connection.execute(delete(schema.workers).where(schema.workers.c.id == self.worker_id))
            row = (await connection.execute(select(schema.service.c.clock_ms))).scalar()
            if row is not None and row < clock_ms:
                now = await self.database_ms(connection)
                await connection.execute(update(schema.service).values(clock_ms=clock_ms, at_ms=now))

    async def workers(self) -> set[str]:
        async with self.reading() as connection:
            return {worker for (worker,) in await connection.execute(select(schema.workers.c.id))}

    async def wake_all(self, now: int, worker_ids: Sequence[str] | None = None) -> None:
        """Make every table due at which somebody may wait for a worker that died (``None``: any worker)."""
        statement = update(_T).where(_T.c.state != "over").values(due=now)
        if worker_ids is not None:
            for worker in worker_ids:
                async with self.writer.begin() as connection:
                    held = _T.c.doc.contains(f'"{worker}"') | (_T.c.state == "playing")
                    await connection.execute(statement.where(held))
            return
        async with self.writer.begin() as connection:
            await connection.execute(statement)

    # Reading ---------------------------------------------------------------------------------

    async def record_on(self, connection: AsyncConnection, record_id: str) -> str | None:
        query = select(schema.records.c.body).where(schema.records.c.id == record_id)
        body = await connection.scalar(query)
        return None if body is None else str(body)

    async def record(self, record_id: str) -> str | None:
        async with self.reading() as connection:
            return await self.record_on(connection, record_id)

    async def listed(self, limit: int = 100) -> list[tuple[str, str]]:
        """Codes and documents of the listed tables, the latest first. A private table is never among them."""
        query = (
            select(_T.c.code, _T.c.doc)
            .where(_T.c.listed.is_(True), _T.c.state.in_(("lobby", "playing")))
            .order_by(_T.c.updated_at.desc())
            .limit(limit)
        )
        async with self.reading() as connection:
            return [(code, doc) for code, doc in await connection.execute(query)]

    async def alive(self) -> bool:
        """Whether the database answers and can be written."""
        try:
            async with self.writer.begin() as connection:
                await connection.execute(
                    update(schema.workers).where(schema.workers.c.id == self.worker_id).values(id=self.worker_id)
                )
        except (TimeoutError, SQLAlchemyError, OSError):
            return False
        return True

    async def sweep(self, now_s: int) -> list[str]:
        """Delete tables (and, if set, records) that nobody has touched for the time set. Returns the tables' codes."""
        codes: list[str] = []
        settings = self.settings
        async with self.writer.begin() as connection:
            if settings.keep_tables_days:
                limit = now_s - int(settings.keep_tables_days * 86_400)
                rows = await connection.execute(delete(_T).where(_T.c.updated_at < limit).returning(_T.c.code))
                codes = [code for (code,) in rows]
                for start in range(0, len(codes), 500):
                    part = codes[start : start + 500]
                    held = select(schema.matches.c.id).where(schema.matches.c.code.in_(part))
                    await connection.execute(delete(schema.steps).where(schema.steps.c.match_id.in_(held)))
                    await connection.execute(delete(schema.matches).where(schema.matches.c.code.in_(part)))
                    await connection.execute(delete(schema.events).where(schema.events.c.code.in_(part)))
            if settings.keep_records_days:
                limit = now_s - int(settings.keep_records_days * 86_400)
                await connection.execute(delete(schema.records).where(schema.records.c.created_at < limit))
        return codes


def is_transient(error: BaseException) -> bool:
    """Whether an error is the database's (stalled, full, gone) rather than a fault of this program."""
    if isinstance(error, IntegrityError | ProgrammingError | DataError):
        return False
    return isinstance(error, SQLAlchemyError | OSError | asyncio.TimeoutError)


def _migrate(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config
    from alembic.runtime.migration import MigrationContext
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    script = ScriptDirectory.from_config(config)
    current = MigrationContext.configure(connection).get_current_revision()
    if current == script.get_current_head():
        return
    if current is not None and current not in {revision.revision for revision in script.walk_revisions()}:
        raise DatabaseError(
            f"This database was made by a newer version of the program (it is at {current}). "
            "Update the program, or choose another database.",
            code="database-newer",
            version=str(current),
        )
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
