"""Rows into a table, many with one statement.

SQLite's driver lets go of the interpreter for every statement: a row a statement, the writer would
wait for the event loop at each. Statements come in a few sizes, so that they stay prepared.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Dialect, Table

SIZES = (64, 16, 4, 1)


class Rows:
    """Inserts rows, each the values of all columns in their order."""

    def __init__(self, table: Table, dialect: Dialect) -> None:
        """Write the statements."""
        mark = "?" if dialect.paramstyle == "qmark" else "%s"
        row = f"({', '.join([mark] * len(table.columns))})"
        quote = dialect.identifier_preparer
        columns = ", ".join([quote.format_column(column) for column in table.columns])
        head = f"INSERT INTO {quote.format_table(table)} ({columns}) VALUES "  # noqa: S608 - our names
        self._statements = [(size, head + ", ".join([row] * size)) for size in SIZES]

    def insert(self, connection: Connection, rows: Sequence[tuple[Any, ...]]) -> None:
        """Insert them, in order."""
        first, count = 0, len(rows)
        for size, statement in self._statements:
            while count - first >= size:
                values = [value for row in rows[first : first + size] for value in row]
                connection.exec_driver_sql(statement, tuple(values))
                first += size
