"""The one thread that writes: everything queued in one transaction, one fsync for all of it."""

from __future__ import annotations

import asyncio
import threading
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from typing import Any, NamedTuple, TypeAlias

import msgspec
from sqlalchemy import Connection, select
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError

from croupier.ledger import Transfer
from croupier.store import schema, tally
from croupier.store.entry import Entry, transfers_in
from croupier.store.errors import KeyConflict, StoreFailed
from croupier.store.rows import books

GROUP = 2_000
"""Entries that go into one transaction at most."""

_ITS_OWN = (IntegrityError, DataError)
"""What a statement is refused for, of whatever it was made: the disk is as it was."""
_KEYS = 500  # keys asked for at once; SQLite takes some thousand values in a statement


class LoopFuture(NamedTuple):
    """A future of an event loop, resolved in its loop."""

    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[None]


Waiter: TypeAlias = Future[None] | LoopFuture


class Append(NamedTuple):
    """Entries to write, and who waits for them."""

    entries: Sequence[Entry]
    waiter: Waiter


class Call(NamedTuple):
    """Something else to do in a transaction of its own, and who waits for its answer."""

    do: Callable[[Connection], Any]
    future: Future[Any]


class Writer:
    """The queue, the thread, and whether it failed.

    A failed write ends it for ever: every later job is refused with :class:`StoreFailed`.
    """

    def __init__(
        self, connection: Connection, *, entries: int, transfers: int, tallied: int = 0
    ) -> None:
        """Begin after so many entries and transfers, of which so many are in the tally.

        The thread is the connection's only user.
        """
        self._tallied = tallied
        self.failure: BaseException | None = None
        self._connection = connection
        self._entries = entries
        self._transfers = transfers
        self._books = books(connection)
        self._queue: deque[Append | Call] = deque()
        self._ready = threading.Condition()
        self._closing = False
        self._thread = threading.Thread(target=self._run, name="croupier-store", daemon=True)
        self._thread.start()

    @property
    def waiting(self) -> int:
        """How many jobs are queued."""
        return len(self._queue)

    def submit(self, job: Append | Call) -> None:
        """Queue a job.

        Raises:
            StoreFailed: a write failed before, or the store is closed.
        """
        with self._ready:
            self.refuse_if_over()
            self._queue.append(job)
            self._ready.notify()

    def refuse_if_over(self) -> None:
        """Raise :class:`StoreFailed` if nothing is written any more."""
        if self.failure is not None:
            raise StoreFailed(f"a write failed: {self.failure}") from self.failure
        if self._closing:
            raise StoreFailed("the store is closed")

    def close(self) -> None:
        """Write what is queued and end the thread."""
        with self._ready:
            self._closing = True
            self._ready.notify()
        self._thread.join()

    # In the thread

    def _run(self) -> None:
        self._tally_if_due()
        while True:
            with self._ready:
                while not self._queue and not self._closing:
                    self._ready.wait()
                if not self._queue:
                    return
                jobs = self._take()
            if isinstance(jobs, Call):
                self._call(jobs)
            else:
                self._append(jobs)

    def _take(self) -> list[Append] | Call:
        first = self._queue.popleft()
        if isinstance(first, Call):
            return first
        jobs, size = [first], len(first.entries)
        while self._queue and size < GROUP:
            following = self._queue[0]
            if isinstance(following, Call):
                break
            size += len(following.entries)
            jobs.append(following)
            self._queue.popleft()
        return jobs

    def _append(self, jobs: list[Append]) -> None:
        entries = [entry for job in jobs for entry in job.entries]
        try:
            try:
                self._insert(entries, {})
            except IntegrityError:
                # Nothing of it is written. If it was for keys that stand already, those are asked
                # for now: that is rare, and asking every time is not free.
                keys = [moved.key for entry in entries for moved in entry.transfers]
                with self._connection.begin():
                    known = stored(self._connection, keys)
                self._insert(entries, known)
        except BaseException as error:  # noqa: BLE001 - whatever it was, what is on disk is in doubt
            self._fail(error, [job.waiter for job in jobs])
        else:
            _resolve([job.waiter for job in jobs], None)
            self._tally_if_due()

    def _tally_if_due(self) -> None:
        """Make the tally of all balances anew; what was written stands whether or not this does."""
        if self._transfers - self._tallied < tally.EVERY:
            return
        try:
            with self._connection.begin():
                tally.keep(self._connection, self._transfers)
        except BaseException as error:  # noqa: BLE001 - a write failed, likewise
            self._fail(error, [])
        self._tallied = self._transfers

    def _call(self, job: Call) -> None:
        try:
            with self._connection.begin():
                answer = job.do(self._connection)
        except BaseException as error:  # noqa: BLE001 - handed to whoever waits
            if isinstance(error, DBAPIError) and not isinstance(error, _ITS_OWN):
                self._fail(error, [job.future])
            else:
                job.future.set_exception(error)
        else:
            job.future.set_result(answer)

    def _insert(self, entries: list[Entry], known: dict[str, Transfer]) -> None:
        """Commit entries, and their transfers but for those ``known`` by their keys."""
        rows, transfers = [], []
        for number, entry in enumerate(entries, self._entries + 1):
            stream, seq, at, kind, body, sealed, moved, moves = msgspec.structs.astuple(entry)
            rows.append((number, stream, seq, at, kind, body, moves, sealed))
            transfers += [(number, transfer) for transfer in moved]
        heads, lines = self._moved(transfers, known)
        self._books.write(rows, heads, lines)
        self._entries += len(entries)
        self._transfers += len(heads)

    def _moved(
        self, transfers: list[tuple[int, Transfer]], known: dict[str, Transfer]
    ) -> tuple[list[tuple[int, int, str, str]], list[tuple[int, int, str, int]]]:
        """Return the rows of those transfers whose key is new, and of their postings."""
        heads: list[tuple[int, int, str, str]] = []
        lines: list[tuple[int, int, str, int]] = []
        number = self._transfers
        for entry, moved in transfers:
            same = known.get(moved.key)
            if same is not None:
                if same != moved:
                    raise KeyConflict(f"{moved.key} stands for another transfer: {same}")
                continue
            known[moved.key] = moved
            number += 1
            heads.append((number, entry, moved.key, moved.cause))
            lines += [
                (number, line, account, amount)
                for line, (account, amount) in enumerate(moved.postings, 1)
            ]
        return heads, lines

    def _fail(self, error: BaseException, waiters: list[Waiter]) -> None:
        with self._ready:
            self.failure = error
            waiters += [
                job.waiter if isinstance(job, Append) else job.future for job in self._queue
            ]
            self._queue.clear()
        with suppress(Exception):
            self._connection.invalidate()
        failed = StoreFailed(f"a write failed: {error}")
        failed.__cause__ = error
        _resolve(waiters, failed)


def stored(connection: Connection, keys: Sequence[str]) -> dict[str, Transfer]:
    """Return the transfers that stand under some of the keys."""
    found: dict[str, Transfer] = {}
    for start in range(0, len(keys), _KEYS):
        some = keys[start : start + _KEYS]
        moves = connection.execute(
            select(schema.journal.c.moves)
            .join(schema.transfer, schema.transfer.c.entry == schema.journal.c.number)
            .where(schema.transfer.c.key.in_(some))
        ).scalars()
        wanted = set(some)
        for text in moves:
            found |= {moved.key: moved for moved in transfers_in(text) if moved.key in wanted}
    return found


def _resolve(waiters: list[Waiter], error: BaseException | None) -> None:
    """Tell all who wait, each event loop once."""
    by_loop: dict[asyncio.AbstractEventLoop, list[asyncio.Future[None]]] = {}
    for waiter in waiters:
        if isinstance(waiter, LoopFuture):
            by_loop.setdefault(waiter.loop, []).append(waiter.future)
        elif error is None:
            waiter.set_result(None)
        else:
            waiter.set_exception(error)
    for loop, futures in by_loop.items():
        with suppress(RuntimeError):  # the loop is closed: nobody waits there
            loop.call_soon_threadsafe(_resolve_in_loop, futures, error)


def _resolve_in_loop(futures: list[asyncio.Future[None]], error: BaseException | None) -> None:
    for future in futures:
        if future.done():  # cancelled
            continue
        if error is None:
            future.set_result(None)
        else:
            future.set_exception(error)
