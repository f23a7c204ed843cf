"""The rows of an append, written and durable at once, with as few calls of the database as can be.

Every call lets go of the interpreter, and its answer waits until the event loop lets go in turn.
SQLite takes many rows a statement, in a few sizes, so that the statements stay prepared. PostgreSQL
takes a whole append as arrays in one prepared statement, which is its own transaction.
"""

from __future__ import annotations

import sqlite3
import struct
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import chain
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, cast

from sqlalchemy import BigInteger, Connection, Dialect, Integer, LargeBinary, Table, Text
from sqlalchemy.exc import IntegrityError

from croupier.store import schema

if TYPE_CHECKING:
    import psycopg

TABLES = (schema.journal, schema.transfer, schema.posting)
SIZES = (64, 16, 4, 1)
Row: TypeAlias = tuple[Any, ...]


class Books(Protocol):
    """Where appends go."""

    def write(
        self, journal: Sequence[Row], transfers: Sequence[Row], postings: Sequence[Row]
    ) -> None:
        """Write rows, each the values of all columns in their order, in one durable commit.

        Raises:
            IntegrityError: a row stands already; none is written.
        """


def books(connection: Connection) -> Books:
    """Return what writes appends over a connection, which nobody else uses meanwhile."""
    return SqliteBooks(connection) if connection.dialect.name == "sqlite" else PgBooks(connection)


class SqliteBooks:
    """The books in an SQLite file, written by the driver itself: SQLAlchemy's part is not free."""

    def __init__(self, connection: Connection) -> None:
        """Write the statements."""
        self._raw = cast("sqlite3.Connection", connection.connection.driver_connection)
        self._statements = [_statements(table, connection.dialect) for table in TABLES]

    def write(
        self, journal: Sequence[Row], transfers: Sequence[Row], postings: Sequence[Row]
    ) -> None:
        """Write rows in one transaction."""
        raw = self._raw
        raw.execute("BEGIN IMMEDIATE")
        try:
            for statements, rows in zip(
                self._statements, (journal, transfers, postings), strict=True
            ):
                self._insert(statements, rows)
            raw.execute("COMMIT")
        except sqlite3.IntegrityError as error:
            raw.rollback()
            raise IntegrityError("append", None, error) from error
        except BaseException:
            with suppress(sqlite3.Error):  # what is told is what happened first
                raw.rollback()
            raise

    def _insert(self, statements: Sequence[tuple[int, str]], rows: Sequence[Row]) -> None:
        first, count = 0, len(rows)
        for size, statement in statements:
            while count - first >= size:
                self._raw.execute(statement, tuple(chain(*rows[first : first + size])))
                first += size


def _statements(table: Table, dialect: Dialect) -> list[tuple[int, str]]:
    row = f"({', '.join(['?'] * len(table.columns))})"
    head = f"INSERT INTO {_named(table, dialect)} VALUES "  # noqa: S608 - our names
    return [(size, head + ", ".join([row] * size)) for size in SIZES]


def _named(table: Table, dialect: Dialect) -> str:
    quote = dialect.identifier_preparer
    columns = ", ".join([quote.format_column(column) for column in table.columns])
    return f"{quote.format_table(table)} ({columns})"


# PostgreSQL: an array is its dimensions (1), whether it holds nulls (0), the type of its elements,
# how many there are and the number of the first (1), then each element after its length. Numbers
# have their big end first. A column's arrays are made here, as psycopg would choose another type,
# and so another statement, by the greatest number in each.

_HEAD = struct.Struct(">iiIii").pack
_LENGTH = struct.Struct(">i").pack
_NAME = b"croupier_append"


class PgBooks:
    """The books in a PostgreSQL database."""

    def __init__(self, connection: Connection) -> None:
        """Prepare the statement."""
        from psycopg.pq import ExecStatus

        self._raw = cast("psycopg.Connection", connection.connection.driver_connection)
        self._done = ExecStatus.COMMAND_OK
        self._columns = [
            _column(column.type, self._raw.info.encoding)
            for table in TABLES
            for column in table.columns
        ]
        types = [array for array, _ in self._columns]
        self._check(self._raw.pgconn.prepare(_NAME, _append(connection.dialect).encode(), types))
        self._formats = [1] * len(types)

    def write(
        self, journal: Sequence[Row], transfers: Sequence[Row], postings: Sequence[Row]
    ) -> None:
        """Write rows by one statement; the server commits it before it answers."""
        values: list[Sequence[Any]] = []
        for table, rows in zip(TABLES, (journal, transfers, postings), strict=True):
            values += zip(*rows, strict=True) if rows else [()] * len(table.columns)
        arrays = [made(some) for (_, made), some in zip(self._columns, values, strict=True)]
        self._check(self._raw.pgconn.exec_prepared(_NAME, arrays, self._formats))

    def _check(self, result: psycopg.pq.abc.PGresult) -> None:
        if result.status == self._done:
            return
        from psycopg.errors import IntegrityError as Standing
        from psycopg.errors import error_from_result

        error = error_from_result(result, self._raw.info.encoding)
        if isinstance(error, Standing):
            raise IntegrityError("append", None, error) from error
        raise error


def _append(dialect: Dialect) -> str:
    """Return the statement; what a row refers to is looked for when all rows are there."""
    count, inserts = 0, []
    for table in TABLES:
        marks = [f"${number}" for number in range(count + 1, count + 1 + len(table.columns))]
        count += len(marks)
        inserts.append(
            f"INSERT INTO {_named(table, dialect)} "  # noqa: S608 - our names
            f"SELECT * FROM unnest({', '.join(marks)})"
        )
    return f"WITH j AS ({inserts[0]}), t AS ({inserts[1]}) {inserts[2]}"


def _column(kind: object, encoding: str) -> tuple[int, Callable[[Sequence[Any]], bytes]]:
    """Return the type of a column's arrays, and what makes one of values."""
    if isinstance(kind, BigInteger):
        return 1016, lambda values: _numbers(20, 8, "q", values)
    if isinstance(kind, Integer):
        return 1007, lambda values: _numbers(23, 4, "i", values)
    if isinstance(kind, Text):
        return 1009, lambda values: _strings(25, [value.encode(encoding) for value in values])
    if isinstance(kind, LargeBinary):
        return 1001, lambda values: _strings(17, values)
    raise TypeError(f"no arrays of {kind!r}")


def _numbers(element: int, size: int, code: str, values: Sequence[int]) -> bytes:
    sized = [part for value in values for part in (size, value)]
    packed = struct.pack(">" + f"i{code}" * len(values), *sized)
    return _HEAD(1, 0, element, len(values), 1) + packed


def _strings(element: int, values: Sequence[bytes]) -> bytes:
    parts = [_HEAD(1, 0, element, len(values), 1)]
    for value in values:
        parts += (_LENGTH(len(value)), value)
    return b"".join(parts)
