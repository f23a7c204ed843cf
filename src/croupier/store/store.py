"""A house's store: the journal with its transfers, written by one thread, read by anyone."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import ExitStack, suppress
from pathlib import Path
from types import TracebackType
from typing import Concatenate, NamedTuple, ParamSpec, Self, TypeAlias, TypeVar

from sqlalchemy import Connection, Engine, and_, event, func, select, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import SQLAlchemyError

from croupier.ledger import Book, Transfer, refuse_unsound
from croupier.store import schema, tally
from croupier.store.backup import backup
from croupier.store.database import (
    engine_of,
    file_of,
    make_file,
    migrate,
    parse_url,
    refuse_no_file,
    refuse_other_version,
)
from croupier.store.entry import START, Entry, Head, entry_after, link, moves_of, transfers_in
from croupier.store.errors import StoreError
from croupier.store.journal import JournalBody, kind_of, write_body
from croupier.store.lock import FileLock, lock_database, me
from croupier.store.writer import Append, Call, LoopFuture, Writer, stored

PAGE = 1_000
"""Entries read at once, so that no reader holds the database for long."""

P = ParamSpec("P")
T = TypeVar("T")
Line: TypeAlias = tuple[str, JournalBody, tuple[Transfer, ...]]
"""A stream, what is to stand in it next, and what that moves."""


class Following(NamedTuple):
    """Entries that follow the heads ``before``, at one time; ``heads`` are those after them."""

    entries: list[Entry]
    at: int
    before: dict[str, Head]
    heads: dict[str, Head]


class Store:
    """The journal, the books and the people of one house. Made by :meth:`open`.

    What is appended is checked at once (the chain, the time, the soundness of transfers) and is
    durable when its future is done. After a failed write everything is refused for ever.
    """

    def __init__(self, address: str, readers: Engine, resources: ExitStack) -> None:
        """Read only; :meth:`open` adds the writer."""
        self.url = parse_url(address).render_as_string()
        """The address, without its password."""
        self._address = address
        self._readers = readers
        self._resources = resources
        self._writer: Writer | None = None
        self._guard = threading.Lock()
        with self._reading() as connection:
            self._heads = _heads(connection)
            self._last_at = _last_at(connection)

    @classmethod
    def open(cls, url: str, *, lock: bool = True) -> Self:
        """Open the store of ``sqlite:///PATH`` or ``postgresql+psycopg://…``.

        With ``lock`` this process becomes its one writer, and its tables are made or brought up to
        date; without, it is only read, also while another writes.

        Raises:
            StoreBusy: another process writes it; the message says which.
            StoreError: it cannot be opened, or its tables are of another version.
        """
        parsed = parse_url(url)
        shown = parsed.render_as_string()
        path = file_of(parsed)
        with ExitStack() as resources:
            try:
                if not lock:
                    refuse_no_file(parsed)
                connection = None
                if lock:
                    if path is not None:
                        lock_ = FileLock(path, shown)
                        resources.callback(lock_.release)
                        make_file(path)
                    connection = _writing_connection(url, resources)
                    with connection.begin():
                        migrate(connection)
                readers = engine_of(parsed, pool_pre_ping=path is None)
                resources.callback(_dispose, readers)
                if not lock:
                    with readers.connect() as reading:
                        refuse_other_version(reading, shown)
                store = cls(url, readers, resources)
                if connection is not None:
                    store._start(connection)
            except SQLAlchemyError as error:
                raise StoreError(f"{shown}: {getattr(error, 'orig', None) or error}") from error
            except OSError as error:
                raise StoreError(f"{shown}: {error.strerror or error}") from error
            store._resources = resources.pop_all()
        return store

    def _start(self, connection: Connection) -> None:
        with self._reading() as reading:
            entries, transfers = (
                int(reading.execute(select(func.max(table.c.number))).scalar() or 0)
                for table in (schema.journal, schema.transfer)
            )
            tallied = tally.upto(reading)
        self._writer = Writer(connection, entries=entries, transfers=transfers, tallied=tallied)

    # Writing

    def append(self, entries: Sequence[Entry]) -> Future[None]:
        """Queue entries for one durable commit, in the order of the calls; return at once.

        The future is done when they are on disk. If the write fails it raises
        :class:`StoreFailed`; then what is on disk is known only after opening again.

        Raises:
            StoreError: an entry does not follow the head of its stream, or time would fall.
            LedgerError: a transfer is unsound.
            StoreFailed: a write failed before, or the store is closed or only read.
        """
        future: Future[None] = Future()
        future.set_running_or_notify_cancel()
        writer = self._writing()
        with self._guard:
            heads, at = self._checked(entries)
            writer.submit(Append(tuple(entries), future))
            self._heads |= heads
            self._last_at = at
        return future

    def following(self, at: int, lines: Iterable[Line]) -> Following:
        """Return the entries that may be appended now; ``at`` is lifted to the last time if below.

        Each line is a stream, a body and what it moves. Nothing is appended yet.
        """
        at, before, entries = max(at, self._last_at), dict[str, Head](), list[Entry]()
        heads: dict[str, Head] = {}
        for stream, body, transfers in lines:
            head = heads.get(stream)
            if head is None:
                head = before[stream] = self.head(stream)
            entry = entry_after(head, stream, at, kind_of(body), write_body(body), transfers)
            heads[stream] = entry.head
            entries.append(entry)
        return Following(entries, at, before, heads)

    def append_soon(self, found: Following) -> asyncio.Future[None]:
        """Like :meth:`append`, for the running event loop: one wake-up a group of commits.

        What was made here is not hashed again; its transfers are those that a :class:`Book` took.

        Raises:
            StoreError: something else has been appended meanwhile.
            StoreFailed: as for :meth:`append`.
        """
        loop = asyncio.get_running_loop()
        future: asyncio.Future[None] = loop.create_future()
        writer = self._writing()
        with self._guard:
            if found.at < self._last_at or any(
                self.head(stream) is not head for stream, head in found.before.items()
            ):
                raise StoreError("other entries were appended before these")
            writer.submit(Append(found.entries, LoopFuture(loop, future)))
            self._heads.update(found.heads)
            self._last_at = found.at
        return future

    def _checked(self, entries: Sequence[Entry]) -> tuple[dict[str, Head], int]:
        """Return the heads after the entries, and their last time."""
        if not entries:
            raise StoreError("there is nothing to append")
        heads: dict[str, Head] = {}
        at = self._last_at
        for entry in entries:
            before = heads.get(entry.stream) or self.head(entry.stream)
            moves = moves_of(entry.transfers)
            right = link(
                before.hash, entry.stream, entry.seq, entry.at, entry.kind, entry.body, moves
            )
            if entry.seq != before.seq + 1 or entry.hash != right or entry.moves != moves:
                raise StoreError(f"{entry.stream} {entry.seq} does not follow {before.seq}")
            if entry.at < at:
                raise StoreError(f"{entry.stream} {entry.seq}: its time {entry.at} is before {at}")
            for moved in entry.transfers:
                refuse_unsound(moved)
            heads[entry.stream] = entry.head
            at = entry.at
        return heads, at

    def next_entry(
        self, stream: str, at: int, body: JournalBody, transfers: tuple[Transfer, ...] = ()
    ) -> Entry:
        """Return the entry that may be appended now; ``at`` is lifted to the last time if below."""
        return self.following(at, [(stream, body, transfers)]).entries[0]

    def write(
        self,
        do: Callable[Concatenate[Connection, P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> Future[T]:
        """Queue a change of the tables about people (:mod:`.people`); a transaction of its own.

        What ``do`` raises comes out of the future, and nothing was changed.

        Raises:
            StoreFailed: a write failed before, or the store is closed or only read.
        """
        future: Future[T] = Future()
        future.set_running_or_notify_cancel()
        self._writing().submit(Call(lambda connection: do(connection, *args, **kwargs), future))
        return future

    def _writing(self) -> Writer:
        if self._writer is None:
            raise StoreError(f"{self.url} was opened to be read")
        return self._writer

    # Reading

    def ask(
        self,
        do: Callable[Concatenate[Connection, P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Return what ``do`` reads, on a connection of its own, in one snapshot."""
        with self._reading() as connection:
            return do(connection, *args, **kwargs)

    def head(self, stream: str) -> Head:
        """Return the last entry appended to a stream, whether durable yet or not."""
        return self._heads.get(stream, START)

    def heads(self) -> dict[str, Head]:
        """Return the head of every stream."""
        return dict(self._heads)

    def last_at(self) -> int:
        """Return the time of the last entry appended, 0 if there is none."""
        return self._last_at

    def read(self, stream: str, after: int = 0) -> Iterator[Entry]:
        """Yield the durable entries of a stream after a sequence number, page by page."""
        columns = schema.journal.c
        while True:
            query = (
                select(
                    columns.seq, columns.at, columns.kind, columns.body, columns.hash, columns.moves
                )
                .where(and_(columns.stream == stream, columns.seq > after))
                .order_by(columns.seq)
                .limit(PAGE)
            )
            with self._reading() as connection:
                rows = connection.execute(query).all()
            for seq, at, kind, body, sealed, moves in rows:
                yield Entry(stream, seq, at, kind, body, sealed, transfers_in(moves), moves)
            if len(rows) < PAGE:
                return
            after = rows[-1][0]

    def transfer(self, key: str) -> Transfer | None:
        """Return the durable transfer of a key, if there is one."""
        with self._reading() as connection:
            return stored(connection, [key]).get(key)

    def book(self) -> Book:
        """Return all balances, as the ledger's postings add up."""
        with self._reading() as connection:
            return Book(tally.balances(connection))

    def _reading(self) -> Connection:
        return self._readers.connect()

    def backup(self, path: Path) -> None:
        """Write all of the store, as it is at one moment, to a new SQLite file; tables play on.

        Raises:
            StoreError: a file stands there already, or it cannot be written.
        """
        backup(self._address, path)

    # Health and end

    @property
    def healthy(self) -> bool:
        """Whether writes are still accepted."""
        return self._writer is not None and self._writer.failure is None

    @property
    def failure(self) -> BaseException | None:
        """What made a write fail."""
        return None if self._writer is None else self._writer.failure

    @property
    def waiting(self) -> int:
        """How many appends are queued and not yet being written."""
        return 0 if self._writer is None else self._writer.waiting

    def close(self) -> None:
        """Write what is queued, then give database and lock back; a second call does nothing."""
        if self._writer is not None:
            self._writer.close()
        with suppress(SQLAlchemyError):
            self._resources.close()

    def __enter__(self) -> Self:
        """Use it during a block."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Close it."""
        self.close()


def _dispose(readers: Engine) -> None:
    """Close the readers' connections, and those still in use as soon as they are given back."""
    event.listen(readers, "checkin", _close_late)
    readers.dispose()


def _close_late(connection: DBAPIConnection | None, _record: object) -> None:
    if connection is not None:
        connection.close()


def _writing_connection(url: str, resources: ExitStack) -> Connection:
    """Return the connection of the writer; on PostgreSQL it holds the lock while it lives."""
    parsed = parse_url(url)
    postgres = file_of(parsed) is None
    if postgres:
        parsed = parsed.update_query_dict({"application_name": f"croupier, {me()}"})
    engine = engine_of(parsed, begin="BEGIN IMMEDIATE")
    resources.callback(engine.dispose)
    connection = engine.connect()
    resources.callback(connection.close)
    if postgres:
        with connection.begin():
            _refuse_forgetful(connection)
            connection.execute(text("SET synchronous_commit = on"))
            lock_database(connection, parsed.render_as_string())
    return connection


def _refuse_forgetful(connection: Connection) -> None:
    """Refuse a PostgreSQL that may lose what it has acknowledged."""
    for setting in ("fsync", "full_page_writes"):
        if connection.execute(text(f"SHOW {setting}")).scalar_one() != "on":
            raise StoreError(f"the PostgreSQL server has {setting} = off: a power cut loses chips")


def _heads(connection: Connection) -> dict[str, Head]:
    """Return the head of every stream: from stream to stream, not through all entries."""
    columns = schema.journal.c
    names = select(func.min(columns.stream).label("stream")).cte("names", recursive=True)
    following = select(func.min(columns.stream)).where(columns.stream > names.c.stream)
    names = names.union_all(select(following.scalar_subquery()).where(names.c.stream.is_not(None)))
    found = {}
    for stream in connection.execute(select(names.c.stream)).scalars().all():
        if stream is not None:
            query = select(columns.seq, columns.hash).where(columns.stream == stream)
            seq, sealed = connection.execute(query.order_by(columns.seq.desc()).limit(1)).one()
            found[stream] = Head(seq, sealed)
    return found


def _last_at(connection: Connection) -> int:
    """Return the time of the last entry: it never falls, so no other need be looked at."""
    columns = schema.journal.c
    last = connection.execute(select(columns.at).order_by(columns.number.desc()).limit(1))
    return int(last.scalar() or 0)
