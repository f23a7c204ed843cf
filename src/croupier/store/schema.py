"""The tables of a store.

``journal``, ``transfer`` and ``posting`` are only ever added to; triggers refuse anything else. All
numbers are given by the one writer, so that both databases count alike and without a gap.
``played`` is an index of the journal, ``tally`` what the ledger adds up to; the other tables are
about people and may change. Times are milliseconds since 1970, amounts in ``posting`` and ``tally``
micro-units, in ``played`` and ``session`` minor units, in ``person_limit`` as its kind says.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    text,
)

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)
APPEND_ONLY: Final = ("journal", "transfer", "posting")

BIG = BigInteger().with_variant(Integer(), "sqlite")
"""64 bits on both; SQLite's own row number must be called INTEGER."""

journal = Table(
    "journal",
    METADATA,
    Column("number", BIG, primary_key=True, autoincrement=False),
    Column("stream", Text, nullable=False),
    Column("seq", BIG, nullable=False),
    Column("at", BIG, nullable=False),
    Column("kind", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("moves", LargeBinary, nullable=False),
    Column("hash", LargeBinary, nullable=False),
    UniqueConstraint("stream", "seq"),
    CheckConstraint("seq >= 1", name="counted"),
    Index(
        "ix_journal_rare",
        "stream",
        "kind",
        "seq",
        sqlite_where=text("kind <> 'act'"),
        postgresql_where=text("kind <> 'act'"),
    ),
)
"""Every entry in the order written; ``moves`` are its transfers as they were hashed."""

transfer = Table(
    "transfer",
    METADATA,
    Column("number", BIG, primary_key=True, autoincrement=False),
    Column("entry", BIG, ForeignKey("journal.number"), nullable=False),
    Column("key", Text, nullable=False),
    Column("cause", Text, nullable=False),
    UniqueConstraint("key"),
)

posting = Table(
    "posting",
    METADATA,
    Column("transfer", BIG, ForeignKey("transfer.number"), primary_key=True, autoincrement=False),
    Column("line", Integer, primary_key=True, autoincrement=False),
    Column("account", Text, nullable=False),
    Column("amount", BIG, nullable=False),
    CheckConstraint("amount <> 0", name="moves"),
    Index(None, "account"),
)

tally = Table(
    "tally",
    METADATA,
    Column("account", Text, primary_key=True),
    Column("upto", BIG, nullable=False),
    Column("amount", BIG, nullable=False),
)
"""All balances up to the transfer ``upto``, the same in all rows; see :mod:`.tally`."""

played = Table(
    "played",
    METADATA,
    Column("place", Text, primary_key=True),
    Column("coup", BIG, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", Text, nullable=False),
    Column("at", BIG, nullable=False),
    Column("game", Text, nullable=False),
    Column("sheet", Text, nullable=False),
    Column("digest", Text, nullable=False),
    Column("currency", Text, nullable=False),
    Column("practice", Integer, nullable=False),
    Column("put_in", BIG, nullable=False),
    Column("net", BIG, nullable=False),
    Column("hand", Text, nullable=False),
    Column("voided", Integer, nullable=False),
    Index(None, "person", "at"),
)
"""Who played which coup of which table (``place``), and how it ended; see :mod:`.played`."""

person = Table(
    "person",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("handle", Text, nullable=False, unique=True),
    Column("name", Text, nullable=False),
    Column("created", BIG, nullable=False),
    Column("closed", BIG),
)
"""``handle`` is the login name folded, so that two spellings are not two people."""

credential = Table(
    "credential",
    METADATA,
    Column("person", Text, ForeignKey("person.id"), primary_key=True),
    Column("hash", Text, nullable=False),
    Column("changed", BIG, nullable=False),
)
"""``hash`` is the text of argon2id: parameters, salt and hash."""

role = Table(
    "role",
    METADATA,
    Column("person", Text, ForeignKey("person.id"), primary_key=True),
    Column("role", Text, primary_key=True),
    Column("since", BIG, nullable=False),
)

failed_login = Table(
    "failed_login",
    METADATA,
    Column("number", BIG, primary_key=True, autoincrement=False),
    Column("handle", Text, nullable=False),
    Column("at", BIG, nullable=False),
    Column("address", Text, nullable=False),
    Index(None, "handle", "at"),
)

session = Table(
    "session",
    METADATA,
    Column("token", LargeBinary, primary_key=True),
    Column("person", Text, ForeignKey("person.id"), nullable=False),
    Column("created", BIG, nullable=False),
    Column("seen", BIG, nullable=False),
    Column("expires", BIG, nullable=False),
    Column("revoked", BIG),
    Column("began", BIG, nullable=False, server_default="0"),
    Index(None, "person"),
)
"""``token`` is the SHA-256 of the session's token, which stands nowhere; ``began`` the chips that
its person had at tables then, in minor units."""

person_limit = Table(
    "person_limit",
    METADATA,
    Column("person", Text, ForeignKey("person.id"), primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("since", BIG, primary_key=True, autoincrement=False),
    Column("amount", BIG),
)
"""Limits that people set themselves; the one that holds is the last whose time has come."""

exclusion = Table(
    "exclusion",
    METADATA,
    Column("person", Text, ForeignKey("person.id"), primary_key=True),
    Column("since", BIG, primary_key=True, autoincrement=False),
    Column("until", BIG),
)
"""Self-exclusions; without ``until`` for good."""
