"""The rows of an append, as both databases keep them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import Connection, select
from sqlalchemy.exc import IntegrityError

from croupier.store import Store, schema
from croupier.store.database import engine_of, parse_url
from croupier.store.rows import TABLES, Books, books

NUMBERS = st.integers(-(2**63), 2**63 - 1)
TEXTS = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\x00"), max_size=20)
BYTES = st.binary(max_size=40)
ENTRIES = st.tuples(TEXTS, st.integers(1, 2**63 - 1), NUMBERS, TEXTS, BYTES, BYTES, BYTES)
AMOUNTS = NUMBERS.filter(bool)


@pytest.fixture
def store(store_url: str) -> Iterator[tuple[Connection, Books]]:
    """Yield a connection to an empty store that nobody else writes, and its books."""
    Store.open(store_url).close()
    engine = engine_of(parse_url(store_url))
    with engine.connect() as made:
        yield made, books(made)
    engine.dispose()


NUMBER = count(1)


@st.composite
def appended(draw: st.DrawFn) -> tuple[list[tuple[Any, ...]], ...]:
    """Return entries, the transfers of every other one, and two postings for each of those."""
    entries, heads, lines = [], [], []
    for nth in range(draw(st.sampled_from([1, 2, 5, 70]))):
        number = next(NUMBER)
        values = draw(ENTRIES)
        entries.append((number, f"{number}{values[0]}", *values[1:]))
        if nth % 2:
            heads.append((number, number, f"{number}{draw(TEXTS)}", draw(TEXTS)))
            lines += [(number, line, draw(TEXTS), draw(AMOUNTS)) for line in (1, 2)]
    return entries, heads, lines


@settings(max_examples=15, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(rows=appended())
def test_rows_are_kept_as_they_were_written(
    store: tuple[Connection, Books], rows: tuple[list[tuple[Any, ...]], ...]
) -> None:
    """Whatever texts, bytes and numbers of 64 bits, and however many rows, none included."""
    connection, both = store
    both.write(*rows)
    for table, written in zip(TABLES, rows, strict=True):
        query = select(table).where(table.columns[0] >= rows[0][0][0]).order_by(*table.primary_key)
        assert [tuple(row) for row in connection.execute(query)] == written
    connection.rollback()


def test_rows_are_written_all_or_none(store: tuple[Connection, Books]) -> None:
    """A key that stands, and the entry beside it is not written either; then it goes on."""
    connection, both = store
    entry = (1, "house", 1, 5, "x", b"{}", b"", b"h")
    both.write([entry], [(1, 1, "key", "x")], [(1, 1, "cage", -5), (1, 2, "vault", 5)])
    following = (2, "house", 2, 5, "x", b"{}", b"", b"h")
    for heads, lines in (
        ([(2, 2, "key", "x")], []),
        ([(2, 9, "other", "x")], []),
        ([(2, 2, "other", "x")], [(2, 1, "cage", 0)]),
    ):
        with pytest.raises(IntegrityError):
            both.write([following], heads, lines)
    both.write([following], [], [])
    assert connection.execute(select(schema.journal.c.number)).scalars().all() == [1, 2]
    assert connection.execute(select(schema.posting.c.amount)).scalars().all() == [-5, 5]
