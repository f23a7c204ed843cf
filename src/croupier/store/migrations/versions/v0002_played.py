"""What each person played: an index of the journal's coups, which may be made again from it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Make the table, empty: the house fills it from its journal."""
    op.create_table(
        "played",
        sa.Column("place", sa.Text, nullable=False),
        sa.Column("coup", BIG, autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("at", BIG, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("sheet", sa.Text, nullable=False),
        sa.Column("digest", sa.Text, nullable=False),
        sa.Column("currency", sa.Text, nullable=False),
        sa.Column("practice", sa.Integer, nullable=False),
        sa.Column("put_in", BIG, nullable=False),
        sa.Column("net", BIG, nullable=False),
        sa.Column("hand", sa.Text, nullable=False),
        sa.Column("voided", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("place", "coup", "seat", name="pk_played"),
    )
    op.create_index("ix_played_person_at", "played", ["person", "at"])
