"""An audit from beginning to end: the journal in one pass, its coups in pieces beside it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import NamedTuple

from sqlalchemy import Connection, NullPool, func, select
from sqlalchemy.exc import SQLAlchemyError

from croupier.audit.books import Books, plain
from croupier.audit.coups import StreamAudit, Written
from croupier.audit.report import AuditReport, Counts, Difference, Findings
from croupier.store.database import engine_of, parse_url, refuse_no_file, refuse_other_version
from croupier.store.errors import StoreError
from croupier.store.schema import journal

PIECE = 2_000
"""Entries of a stream that are played again at once; a piece ends with a coup."""

ALONE = 20_000
"""Entries below which one process is faster than two."""

ROWS = 500

Progress = Callable[[float], None]


class Piece(NamedTuple):
    """A part of a stream: entries ``first`` to ``last``, and what was before.

    A coup may be unfinished only at the end of the whole stream, which the last piece has.
    """

    stream: str
    first: int
    last: int
    opened: bytes | None
    coups: int
    ends: bool = False


class _Stream:
    """Where the piece of a stream begins that is being cut."""

    def __init__(self) -> None:
        self.first = 1
        self.last = 0
        self.opened: bytes | None = None
        self.known: bytes | None = None
        self.coups = 0
        self.cut_coups = 0


class _Cutter:
    """Cuts streams into pieces as their entries come."""

    def __init__(self) -> None:
        self._streams: dict[str, _Stream] = {}

    def take(self, stream: str, seq: int, kind: str, body: bytes) -> Piece | None:
        """Take an entry; return the piece that ended before it, if one did."""
        at = self._streams.setdefault(stream, _Stream())
        piece = None
        if kind == "coup-opened" and seq - at.first >= PIECE:
            piece = Piece(stream, at.first, seq - 1, at.opened, at.cut_coups)
            at.first, at.opened, at.cut_coups = seq, at.known, at.coups
        if kind == "table-opened":
            at.known = body
        elif kind == "coup-opened":
            at.coups += 1
        at.last = seq
        return piece

    def rest(self) -> Iterator[Piece]:
        """Yield the last piece of every stream."""
        for stream, at in self._streams.items():
            yield Piece(stream, at.first, at.last, at.opened, at.cut_coups, ends=True)


def audit(
    url: str, *, processes: int | None = None, progress: Progress | None = None
) -> AuditReport:
    """Check everything in a store from zero; also while a house writes it.

    The hash chain and the time of every entry, every transfer against the ledger's rows, every
    account and meter added up, every coup played again by its sheet with its shuffle, and what its
    acts moved. ``processes`` is how many play coups (as many as there are processors at most; 0
    plays them in this one); ``progress`` is called with the share done.

    Raises:
        StoreError: there is no such store, or its tables are of another version.
    """
    parsed = parse_url(url)
    shown = parsed.render_as_string()
    refuse_no_file(parsed)
    found = Findings()
    engine = engine_of(parsed, poolclass=NullPool)
    try:
        with engine.connect() as connection:
            if connection.dialect.name != "sqlite":
                connection.execution_options(isolation_level="REPEATABLE READ")
            refuse_other_version(connection, shown)
            last = int(connection.execute(select(func.max(journal.c.number))).scalar() or 0)
            meters = _check(url, connection, last, found, _workers(processes, last), progress)
    except SQLAlchemyError as error:
        raise StoreError(f"{shown}: {getattr(error, 'orig', None) or error}") from error
    finally:
        engine.dispose()
    order = sorted(found.differences, key=lambda one: (one.stream, one.seq))
    return AuditReport(shown, found.counts, meters, tuple(order))


def _workers(processes: int | None, entries: int) -> int:
    if processes is not None:
        return processes
    return 0 if entries < ALONE else max(1, (os.cpu_count() or 1))


def _check(
    url: str,
    connection: Connection,
    last: int,
    found: Findings,
    processes: int,
    progress: Progress | None,
) -> dict[str, int]:
    books, cutter = Books(connection, last, found), _Cutter()
    with _pool(processes) as pool:
        futures: list[Future[tuple[Counts, list[Difference]]]] = []

        def play(piece: Piece) -> None:
            if pool is None:
                found.take(*play_piece(url, piece))
            else:
                futures.append(pool.submit(play_piece, url, piece))

        for number, (stream, seq, kind, body) in enumerate(books.entries(), 1):
            piece = cutter.take(stream, seq, kind, body)
            if piece is not None:
                play(piece)
            if progress is not None and number % 1_000 == 0:
                progress(number / last / 2)
        meters = books.end()
        for piece in cutter.rest():
            play(piece)
        for number, future in enumerate(futures, 1):
            found.take(*future.result())
            if progress is not None:
                progress(0.5 + number / len(futures) / 2)
    return meters


@contextmanager
def _pool(processes: int) -> Iterator[Executor | None]:
    if not processes:
        yield None
        return
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        yield pool


def play_piece(url: str, piece: Piece) -> tuple[Counts, list[Difference]]:
    """Play a piece of a stream again; what was counted, and the differences."""
    check = StreamAudit(piece.stream, piece.opened, piece.coups)
    columns = journal.c
    query = (
        select(*(plain(columns[name]) for name in Written._fields))
        .where(columns.stream == piece.stream, columns.seq.between(piece.first, piece.last))
        .order_by(columns.seq)
        .execution_options(yield_per=ROWS)
    )
    engine = engine_of(parse_url(url), poolclass=NullPool)
    try:
        with engine.connect() as connection:
            for row in connection.execute(query):
                check.take(Written(*row))
    finally:
        engine.dispose()
    check.end(whole=piece.ends)
    return check.found.counts, check.found.differences
