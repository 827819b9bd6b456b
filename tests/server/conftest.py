"""Every test of a table runs on both databases: SQLite in a file, and a real PostgreSQL."""

from __future__ import annotations

import asyncio
import shutil
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playing import Server
from postgres import Postgres, programs

from tacora.server.settings import Settings
from tacora.server.store import Store


@pytest.fixture(scope="session")
def cluster() -> Iterator[Postgres]:
    if programs() is None:
        warnings.warn("PostgreSQL's server programs are missing: its tests are skipped", stacklevel=1)
        pytest.skip("POSTGRESQL IS NOT INSTALLED: install Debian's package postgresql to run these tests")
    postgres = Postgres()
    postgres.start()
    yield postgres
    postgres.stop()


@pytest.fixture(scope="session")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty database file of today's schema, to copy: a migration for each test takes longer than most tests."""
    path = tmp_path_factory.mktemp("migrated") / "tables.sqlite3"

    async def run() -> None:
        store = Store(quick(f"sqlite+aiosqlite:///{path}"), "setup")
        await store.open()
        await store.close()

    asyncio.run(run())
    return path


@pytest.fixture
def sqlite(tmp_path: Path, migrated: Path) -> str:
    path = tmp_path / "tables.sqlite3"
    shutil.copy(migrated, path)
    return f"sqlite+aiosqlite:///{path}"


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=[pytest.mark.postgres, pytest.mark.slow])])
def database(request: pytest.FixtureRequest) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return str(request.getfixturevalue("sqlite"))
    cluster: Postgres = request.getfixturevalue("cluster")
    return cluster.database()


def quick(database: str, **changes: Any) -> Settings:
    """Settings for tests: bots at once, no limits for one address, short waits."""
    values: dict[str, Any] = {
        "pace_ms": 0,
        "creates_burst": 1e9,
        "lookups_burst": 1e9,
        "messages_burst": 1e9,
        "chats_burst": 1e9,
        "poll_ms": 200,
        "heartbeat_ms": 200,
        "worker_lost_ms": 1_500,
        "bot_grace_ms": 700,
        **changes,
    }
    return Settings(database=database, **values)


@pytest.fixture
def start(database: str) -> Iterator[Callable[..., Server]]:
    """Start a service on the test's database; stopped at the end if the test has not done it."""
    running: list[Server] = []

    def make(clock: Any = None, **changes: Any) -> Server:
        server = Server(quick(database, **changes), clock)
        server.__enter__()
        running.append(server)
        return server

    yield make
    for server in running:
        if server.thread.is_alive():
            server.__exit__()


@pytest.fixture
def server(start: Callable[..., Server]) -> Server:
    return start()
