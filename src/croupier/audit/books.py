"""The journal from its first entry to its last: chain, time, transfers, accounts, meters.

Everything is added up again from zero and compared with the rows that stand in the ledger's tables.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace
from sqlalchemy import Column, ColumnElement, Connection, Text, cast, func, select

from croupier.audit.report import Findings
from croupier.games.actions import Expose
from croupier.ledger import Book, LedgerError, Transfer
from croupier.ledger.accounts import PRACTICE, bank, kind, progressive
from croupier.money import Micro, micro
from croupier.sheets.meters import is_shipped, same_line
from croupier.store import tally
from croupier.store.entry import START, Head, link, table_of, transfers_in
from croupier.store.journal import (
    Act,
    AdjustmentSigned,
    CoupOpened,
    JackpotSigned,
    JournalBody,
    MeterChanged,
    MeterOpened,
    Noted,
    TableOpened,
    read_body,
)
from croupier.store.schema import journal, posting, transfer
from croupier.store.writer import stored

ROWS = 1_000

_HEADS = b'"what":"heads"'
_EXPOSE = b'"do":"expose"'
_READ = frozenset(
    {
        "table-opened",
        "coup-opened",
        "adjustment-signed",
        "jackpot-signed",
        "meter-opened",
        "meter-changed",
    }
)


def plain(column: Column[Any]) -> ColumnElement[Any]:
    """Return a column as its type has it: SQLite would keep a text where bytes belong."""
    return column if isinstance(column.type, Text) else cast(column, column.type)


class Line(NamedTuple):
    """An entry as it stands in the journal."""

    number: int
    stream: str
    seq: int
    at: int
    kind: str
    body: bytes
    moves: bytes
    hash: bytes


class Ledgered(NamedTuple):
    """A transfer as it stands in the ledger's tables, and the number of its entry."""

    entry: int
    moved: Transfer


class Books:
    """One pass over the journal, in the order written."""

    def __init__(self, connection: Connection, last: int, found: Findings) -> None:
        """Check entries 1 to ``last``; what comes later was written during the audit."""
        self.book = Book()
        self._connection = connection
        self._last = last
        self._found = found
        self._heads: dict[str, Head] = {}
        self._meters: dict[str, str | None] = {}
        self._practice: set[str] = set()
        self._lines: dict[str, MeterOpened | MeterChanged] = {}
        self._at = 0
        self._rows = _ledger_rows(connection, last)
        self._next = next(self._rows, None)

    def entries(self) -> Iterator[tuple[str, int, str, bytes]]:
        """Check every entry and yield its stream, number there, kind and body."""
        query = (
            select(*(plain(journal.c[name]) for name in Line._fields))
            .where(journal.c.number <= self._last)
            .order_by(journal.c.number)
            .execution_options(yield_per=ROWS)
        )
        expected = 1
        for found in self._connection.execute(query):
            row = Line(*found)
            if row.number != expected:
                self._found.differs("number", row.stream, row.seq, found=row.number, right=expected)
            expected = row.number + 1
            self._link(row)
            self._move(row)
            yield row.stream, row.seq, row.kind, row.body
        self._found.counts.entries += expected - 1
        self._found.counts.streams += len(self._heads)

    def end(self) -> dict[str, Micro]:
        """Compare what is left over and all balances; return the meters."""
        while self._next is not None:
            self._found.differs("extra-transfer", "", key=self._next.moved.key)
            self._next = next(self._rows, None)
        columns = posting.c
        sums = (
            select(columns.account, func.sum(columns.amount))
            .join(transfer, transfer.c.number == columns.transfer)
            .where(transfer.c.entry <= self._last)
            .group_by(columns.account)
        )
        kept = {account: int(amount) for account, amount in self._connection.execute(sums)}
        self._compare_tally()
        for account in sorted({*kept, *self.book.accounts()}):
            right, found = self.book.balance(account), kept.get(account, 0)
            if right != found:
                self._found.differs("balance", "", account=account, right=right, found=found)
        self._found.counts.accounts += len(kept)
        accounts = self.book.accounts().items()
        return {
            account.partition(":")[2]: amount
            for account, amount in accounts
            if kind(account) == "progressive"
        }

    def _compare_tally(self) -> None:
        """Compare what a start takes the balances to be with the ledger up to the same transfer."""
        last = tally.upto(self._connection)
        right = tally.counted(self._connection, last) if last else {}
        found = tally.kept(self._connection)
        for account in sorted({*right, *found}):
            if right.get(account, 0) != found.get(account, 0):
                self._found.differs(
                    "tally",
                    "",
                    account=account,
                    right=right.get(account, 0),
                    found=found.get(account, 0),
                )

    def _link(self, row: Line) -> None:
        stream, seq, differs = row.stream, row.seq, self._found.differs
        before = self._heads.get(stream, START)
        if seq != before.seq + 1:
            differs("sequence", stream, seq, right=before.seq + 1)
        right = link(before.hash, stream, seq, row.at, row.kind, row.body, row.moves)
        if right != row.hash:
            differs("hash", stream, seq)
        if row.at < self._at:
            differs("time", stream, seq, found=row.at, before=self._at)
        self._at = max(self._at, row.at)
        self._heads[stream] = Head(seq, row.hash)

    def _move(self, row: Line) -> None:
        stream, seq = row.stream, row.seq
        # What cannot be read is told by the check of the coups, which reads every entry's body.
        if row.kind == "noted" and _HEADS in row.body:
            with suppress(msgspec.DecodeError):
                self._compare_heads(stream, seq, read_body(row.body))
        if row.kind in _READ or (row.kind == "act" and _EXPOSE in row.body):
            with suppress(msgspec.DecodeError):
                body = read_body(row.body)
                self._compare_with_books(stream, seq, body)
                self._compare_lines(stream, seq, body)
        try:
            transfers = transfers_in(row.moves)
        except msgspec.DecodeError as error:
            self._found.differs("unreadable-moves", stream, seq, why=str(error))
            return
        for moved in transfers:
            if not self._is_ledgered(row.number, stream, seq, moved):
                continue
            try:
                self.book.apply([moved])
            except LedgerError as error:
                self._found.differs("books-refuse", stream, seq, why=str(error))
                self._force(moved)
        self._found.counts.transfers += len(transfers)

    def _compare_heads(self, stream: str, seq: int, body: JournalBody) -> None:
        """Compare where streams ended, by a note of the time, with where they end before it."""
        if not isinstance(body, Noted):
            return
        for name, end in body.values.items():
            head = self._heads.get(name, START)
            if end != f"{head.seq} {head.hash.hex()}":
                right, found = str(end).partition(" ")[0], head.seq
                self._found.differs("head", stream, seq, name=name, right=right, found=found)

    def _compare_with_books(self, stream: str, seq: int, body: JournalBody) -> None:
        """Compare what a coup begins with, the meter at an exposure, and who signed."""
        table = table_of(stream) or ""
        if isinstance(body, TableOpened):
            self._meters[stream] = body.meter
            if body.practice:
                self._practice.add(table)
        elif isinstance(body, CoupOpened):
            for seat, chips in body.chips.items():
                account = bank(table, seat)
                balance = self.book.balance(account)
                if balance != micro(chips):
                    self._found.differs(
                        "bank", stream, seq, account=account, right=balance, found=micro(chips)
                    )
        elif isinstance(body, Act) and isinstance(body.action, Expose):
            meter = self._meters.get(stream)
            balance = 0 if meter is None else self.book.balance(progressive(meter))
            if meter is not None and body.action.meter != balance:
                self._found.differs(
                    "meter", stream, seq, meter=meter, right=balance, found=body.action.meter
                )
        elif isinstance(body, AdjustmentSigned | JackpotSigned):
            # Play chips need no signature.
            free = isinstance(body, JackpotSigned) and body.table in self._practice
            if not free:
                self._refuse_alone(stream, seq, body.by, body.second)

    def _refuse_alone(self, stream: str, seq: int, by: str, second: str) -> None:
        """Ask for two people where two must sign."""
        if not by or not second or by == second:
            self._found.differs("signature", stream, seq)

    def _compare_lines(self, stream: str, seq: int, body: JournalBody) -> None:
        """Compare the parameters by which tables feed a meter with those that were signed."""
        if isinstance(body, MeterOpened | MeterChanged):
            self._lines[body.meter] = body
            # A manager alone opens a meter only by the parameters of a shipped sheet (R-QC-7).
            free = isinstance(body, MeterOpened) and (
                body.source == PRACTICE or not body.line or is_shipped(body.line)
            )
            if not free:
                self._refuse_alone(stream, seq, body.by, body.second)
        elif isinstance(body, TableOpened) and body.meter in self._lines:
            signed = self._lines[body.meter]
            line = body.sheet.get("progressive", {})
            if not signed.line:  # opened before they were noted: by those of its first table
                self._lines[body.meter] = replace(signed, line=line)
                if not body.practice and not is_shipped(line):
                    self._refuse_alone(stream, seq, signed.by, signed.second)
            elif not same_line(signed.line, line):
                self._found.differs("meter-line", stream, seq, meter=body.meter)

    def _is_ledgered(self, number: int, stream: str, seq: int, moved: Transfer) -> bool:
        """Compare a transfer with the ledger's rows; whether it moves anything now."""
        row = self._next
        if row is not None and row.entry == number and row.moved.key == moved.key:
            if row.moved != moved:
                self._found.differs("transfer", stream, seq, key=moved.key)
            self._next = next(self._rows, None)
            return True
        if stored(self._connection, [moved.key]).get(moved.key) == moved:
            return False  # written before under the same key: one movement
        self._found.differs("missing-transfer", stream, seq, key=moved.key)
        return True

    def _force(self, moved: Transfer) -> None:
        """Carry out what the books refuse, so that one fault is told once."""
        balances = dict(self.book.accounts())
        for account, amount in moved.postings:
            balances[account] = balances.get(account, 0) + amount
        self.book = Book(balances)


def _ledger_rows(connection: Connection, last: int) -> Iterator[Ledgered]:
    """Yield the ledger's transfers with their postings, in the order written."""
    query = (
        select(
            transfer.c.number,
            transfer.c.entry,
            transfer.c.key,
            transfer.c.cause,
            posting.c.account,
            posting.c.amount,
        )
        .join_from(transfer, posting, posting.c.transfer == transfer.c.number, isouter=True)
        .where(transfer.c.entry <= last)
        .order_by(transfer.c.number, posting.c.line)
        .execution_options(yield_per=ROWS)
    )
    lines: list[tuple[str, int]] = []
    current = None
    for row in connection.execute(query):
        if current is not None and row.number != current.number:
            yield Ledgered(current.entry, Transfer(current.key, current.cause, tuple(lines)))
            lines = []
        if row.account is not None:
            lines.append((row.account, row.amount))
        current = row
    if current is not None:
        yield Ledgered(current.entry, Transfer(current.key, current.cause, tuple(lines)))
