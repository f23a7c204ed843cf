"""What lets a house come back within seconds however long its journal is; and sessions' chips."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Index the entries that are no acts; make room for a tally and for what sessions began with.

    The tally is empty: the house fills it as it writes.
    """
    rare = sa.text("kind <> 'act'")
    op.create_index(
        "ix_journal_rare",
        "journal",
        ["stream", "kind", "seq"],
        sqlite_where=rare,
        postgresql_where=rare,
    )
    op.create_table(
        "tally",
        sa.Column("account", sa.Text, nullable=False),
        sa.Column("upto", BIG, nullable=False),
        sa.Column("amount", BIG, nullable=False),
        sa.PrimaryKeyConstraint("account", name="pk_tally"),
    )
    op.add_column("session", sa.Column("began", BIG, nullable=False, server_default="0"))
