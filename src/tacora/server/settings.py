"""How a service is set up. Every number has its unit in its name or its comment."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

import platformdirs

__all__ = ["Settings", "default_database", "normal_url"]


def default_database() -> str:
    """The SQLite file in the user's data folder."""
    folder = Path(platformdirs.user_data_dir("tacora", appauthor=False))
    return f"sqlite+aiosqlite:///{folder / 'tables.sqlite3'}"


def normal_url(text: str) -> str:
    """A database URL with its asynchronous driver; a bare path is a SQLite file."""
    if "://" not in text:
        return f"sqlite+aiosqlite:///{Path(text).absolute()}"
    scheme, _, rest = text.partition("://")
    scheme = {
        "sqlite": "sqlite+aiosqlite",
        "postgres": "postgresql+asyncpg",
        "postgresql": "postgresql+asyncpg",
    }.get(scheme, scheme)
    return f"{scheme}://{rest}"


@dataclass(frozen=True, slots=True)
class Settings:
    """All that can be set. Limits are per process.

    ``pace_ms``: how long a bot waits before it chooses, so that people can follow. ``gather_ms``: how long a
    start waits for the devices' random numbers. ``bot_limit_s``: a bot that thinks longer is replaced by a
    random legal choice. ``allowed_origins``: pages of other sites that may open sockets (``https://…``).
    ``public_url``: what links and QR codes point to, where the service cannot know it itself.
    ``sockets_per_table`` counts those who only look on: they must not keep a seat's own windows out.
    ``linger_ms``: how long a commit waits at most for company, under load only.
    ``metrics_token``: who shows it may read the metrics from another machine.
    Days of retention count from the last change; ``0`` keeps for ever.
    """

    database: str = ""
    host: str = "0.0.0.0"
    port: int = 8000
    public_url: str = ""
    allowed_origins: tuple[str, ...] = ()
    metrics_token: str = ""
    pace_ms: int = 400
    gather_ms: int = 2_000
    bot_limit_s: float = 10.0
    bot_threads: int = 2
    bot_grace_ms: int = 4_000
    busy_ms: int = 20_000
    lanes: int = 4
    linger_ms: float = 8.0
    poll_ms: int = 1_000
    heartbeat_ms: int = 2_000
    worker_lost_ms: int = 10_000
    idle_ms: int = 60_000
    history: int = 256
    queue: int = 512
    sockets_per_table: int = 128
    sockets_per_seat: int = 16
    sockets_per_address: int = 4_000
    messages_per_s: float = 20.0
    messages_burst: float = 60.0
    chats_per_s: float = 0.5
    chats_burst: float = 6.0
    creates_per_s: float = 0.5
    creates_burst: float = 60.0
    lookups_per_s: float = 10.0
    lookups_burst: float = 200.0
    keep_tables_days: float = 30.0
    keep_records_days: float = 0.0
    sweep_s: float = 3_600.0

    def to_data(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> Settings:
        known = {item.name for item in fields(cls)}
        values: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value for name, value in data.items()
        }
        return cls(**{name: value for name, value in values.items() if name in known})
