"""Tables, matches, steps, events, records, workers and the service's clock."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("doc", sa.Text, nullable=False),
        sa.Column("turn", sa.Text, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("updated_at", sa.BigInteger, nullable=False),
    )
    op.create_index("tables_due", "tables", ["due"])
    op.create_index("tables_listed", "tables", ["listed", "state", "updated_at"])
    op.create_table(
        "matches",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("code", sa.String(16), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("contributions", sa.Text, nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("rules_version", sa.String(20), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
    )
    op.create_index("ix_matches_code", "matches", ["code"])
    op.create_table(
        "steps",
        sa.Column("match_id", sa.String(24), primary_key=True),
        sa.Column("k", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("actions", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "events",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("number", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("payload", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "records",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_records_created_at", "records", ["created_at"])
    op.create_table(
        "workers",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("seen_ms", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "service",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("clock_ms", sa.BigInteger, nullable=False),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    for name in ("service", "workers", "records", "events", "steps", "matches", "tables"):
        op.drop_table(name)
