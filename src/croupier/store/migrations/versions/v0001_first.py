"""The first tables, and the triggers that keep journal, transfers and postings as written."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
APPEND_ONLY = {
    "journal": "number = NEW.number OR (stream = NEW.stream AND seq = NEW.seq)",
    "transfer": "number = NEW.number OR key = NEW.key",
    "posting": "transfer = NEW.transfer AND line = NEW.line",
}


def upgrade() -> None:
    """Make the tables and their triggers."""
    _books()
    _people()
    _sessions()
    _limits()
    if op.get_bind().dialect.name == "sqlite":
        _guard_sqlite()
    else:
        _guard_postgresql()


def _books() -> None:
    op.create_table(
        "journal",
        sa.Column("number", BIG, autoincrement=False, nullable=False),
        sa.Column("stream", sa.Text, nullable=False),
        sa.Column("seq", BIG, nullable=False),
        sa.Column("at", BIG, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("moves", sa.LargeBinary, nullable=False),
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_journal"),
        sa.UniqueConstraint("stream", "seq", name="uq_journal_stream_seq"),
        sa.CheckConstraint("seq >= 1", name="ck_journal_counted"),
    )
    op.create_table(
        "transfer",
        sa.Column("number", BIG, autoincrement=False, nullable=False),
        sa.Column("entry", BIG, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("cause", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_transfer"),
        sa.UniqueConstraint("key", name="uq_transfer_key"),
        sa.ForeignKeyConstraint(["entry"], ["journal.number"], name="fk_transfer_entry_journal"),
    )
    op.create_table(
        "posting",
        sa.Column("transfer", BIG, autoincrement=False, nullable=False),
        sa.Column("line", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("account", sa.Text, nullable=False),
        sa.Column("amount", BIG, nullable=False),
        sa.PrimaryKeyConstraint("transfer", "line", name="pk_posting"),
        sa.ForeignKeyConstraint(
            ["transfer"], ["transfer.number"], name="fk_posting_transfer_transfer"
        ),
        sa.CheckConstraint("amount <> 0", name="ck_posting_moves"),
    )
    op.create_index("ix_posting_account", "posting", ["account"])


def _people() -> None:
    op.create_table(
        "person",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("handle", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", BIG, nullable=False),
        sa.Column("closed", BIG),
        sa.PrimaryKeyConstraint("id", name="pk_person"),
        sa.UniqueConstraint("handle", name="uq_person_handle"),
    )
    op.create_table(
        "credential",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("changed", BIG, nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_credential"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_credential_person_person"),
    )
    op.create_table(
        "role",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("since", BIG, nullable=False),
        sa.PrimaryKeyConstraint("person", "role", name="pk_role"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_role_person_person"),
    )


def _sessions() -> None:
    op.create_table(
        "failed_login",
        sa.Column("number", BIG, autoincrement=False, nullable=False),
        sa.Column("handle", sa.Text, nullable=False),
        sa.Column("at", BIG, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_failed_login"),
    )
    op.create_index("ix_failed_login_handle_at", "failed_login", ["handle", "at"])
    op.create_table(
        "session",
        sa.Column("token", sa.LargeBinary, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("created", BIG, nullable=False),
        sa.Column("seen", BIG, nullable=False),
        sa.Column("expires", BIG, nullable=False),
        sa.Column("revoked", BIG),
        sa.PrimaryKeyConstraint("token", name="pk_session"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_session_person_person"),
    )
    op.create_index("ix_session_person", "session", ["person"])


def _limits() -> None:
    op.create_table(
        "person_limit",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("since", BIG, autoincrement=False, nullable=False),
        sa.Column("amount", BIG),
        sa.PrimaryKeyConstraint("person", "kind", "since", name="pk_person_limit"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_person_limit_person_person"),
    )
    op.create_table(
        "exclusion",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("since", BIG, autoincrement=False, nullable=False),
        sa.Column("until", BIG),
        sa.PrimaryKeyConstraint("person", "since", name="pk_exclusion"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_exclusion_person_person"),
    )


def _guard_sqlite() -> None:
    """Refuse changes; INSERT OR REPLACE too, which deletes without asking a DELETE trigger."""
    for table, same in APPEND_ONLY.items():
        say = f"SELECT RAISE(ABORT, '{table} is append-only')"
        for change in ("UPDATE", "DELETE"):
            op.execute(
                f"CREATE TRIGGER {table}_no_{change.lower()} BEFORE {change} ON {table} "
                f"BEGIN {say}; END"
            )
        there = f"SELECT 1 FROM {table} WHERE {same}"  # noqa: S608 - the names above
        op.execute(
            f"CREATE TRIGGER {table}_no_replace BEFORE INSERT ON {table} "
            f"WHEN EXISTS ({there}) BEGIN {say}; END"
        )


def _guard_postgresql() -> None:
    op.execute(
        "CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$ "
        "BEGIN RAISE EXCEPTION '% is append-only', TG_TABLE_NAME; END $$"
    )
    for table in APPEND_ONLY:
        op.execute(
            f"CREATE TRIGGER {table}_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON {table} "
            "FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()"
        )
        op.execute(f"ALTER TABLE {table} ENABLE ALWAYS TRIGGER {table}_append_only")
