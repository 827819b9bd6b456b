"""The tables of the database, the same on SQLite and PostgreSQL."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, MetaData, String, Table, Text

__all__ = ["events", "matches", "metadata", "records", "service", "steps", "tables", "workers"]

metadata = MetaData()

# One row a table. `version` counts every change, `number` every broadcast message. `doc` is what changes
# seldom (settings, seats), `turn` what changes with each choice (sealed envelopes, clocks): both JSON.
# `due` is when somebody must look after the table, in milliseconds of service time.
tables = Table(
    "tables",
    metadata,
    Column("code", String(16), primary_key=True),
    Column("version", BigInteger, nullable=False),
    Column("number", BigInteger, nullable=False),
    Column("state", String(10), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("doc", Text, nullable=False),
    Column("turn", Text, nullable=False),
    Column("due", BigInteger),
    Column("created_at", BigInteger, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
    Index("tables_due", "due"),
    Index("tables_listed", "listed", "state", "updated_at"),
)

# The secret of a match that is being played; the row goes when its record is written.
matches = Table(
    "matches",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("code", String(16), nullable=False, index=True),
    Column("secret", String(64), nullable=False),
    Column("contributions", Text, nullable=False),
    Column("game", String(64), nullable=False),
    Column("rules_version", String(20), nullable=False),
    Column("options", Text, nullable=False),
    Column("seats", Text, nullable=False),
)

# Opened choices: `k` counts the reveals of a match from 0.
steps = Table(
    "steps",
    metadata,
    Column("match_id", String(24), primary_key=True),
    Column("k", Integer, primary_key=True, autoincrement=False),
    Column("actions", Text, nullable=False),
    sqlite_with_rowid=False,
)

# The numbered messages of a table, unredacted; they leave only through `tacora.server.live`.
events = Table(
    "events",
    metadata,
    Column("code", String(16), primary_key=True),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("payload", Text, nullable=False),
    sqlite_with_rowid=False,
)

records = Table(
    "records",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("body", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False, index=True),
)

# Who serves, and the clock they share: `clock_ms` of service time was reached at `at_ms` of the database's clock.
workers = Table(
    "workers",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("seen_ms", BigInteger, nullable=False),
)
service = Table(
    "service",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("clock_ms", BigInteger, nullable=False),
    Column("at_ms", BigInteger, nullable=False),
)
