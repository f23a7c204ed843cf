"""The house: its books, its store, its tables, its meters, its cashier. One process, one writer.

Whatever moves money is entered in the books in the event loop, at one go with the entry of the
journal that says so: the order of the journal is the order in which things were done.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from croupier.games.actions import IllegalAction, Place, Raise
from croupier.games.events import ProgressiveHit
from croupier.ledger import Book, LedgerError
from croupier.ledger.accounts import float_of, progressive, reserved, wallet
from croupier.money import MICRO_PER_MINOR, Micro, Minor, micro
from croupier.protocol.messages import LobbyState, MeterShown, TableState
from croupier.store import HOUSE_STREAM, Store, StoreError, table_stream
from croupier.store.begun import Begun
from croupier.store.journal import JackpotSigned
from croupier.tables import alerts, history, other_rules, rebuild
from croupier.tables.alerts import Alert
from croupier.tables.caribbean_table import CaribbeanTable
from croupier.tables.clock import Clock, SystemClock
from croupier.tables.desk import Desk
from croupier.tables.draft import Draft, Line
from croupier.tables.game_table import GameTable
from croupier.tables.history import PlayedCoup
from croupier.tables.limits import Limits
from croupier.tables.opening import Openings, refuse_spec
from croupier.tables.played import PlayedCoups
from croupier.tables.publish import encode
from croupier.tables.seeds import Seeds
from croupier.tables.signing import Reserved, Signing
from croupier.tables.spec import Caller, TableSpec
from croupier.tables.stud_table import StudTable

if TYPE_CHECKING:
    from croupier.games.actions import AnyAction
    from croupier.tables.table import Table

MOST_WAITING = 4_000
"""Commits that may wait for the disk; beyond that people are asked to come again."""

METER_EVERY = 1_000
"""Milliseconds between two messages about a meter."""


class House:
    """All that is live. Made by :meth:`open`; used in one event loop."""

    def __init__(self, store: Store, clock: Clock, entropy: Callable[[int], bytes]) -> None:
        """Begin without tables; :meth:`open` puts them up."""
        self.store = store
        self.clock = clock
        self.entropy = entropy
        self.book: Book = store.book()
        self.tables: dict[str, GameTable] = {}
        self.unreadable: dict[str, str] = {}
        """Tables whose rules this version cannot read, and why."""
        self.stopped: str | None = None
        self.alerts: dict[int, Alert] = {}
        self.limits = Limits(store)
        self.signing = Signing(self)
        self.openings = Openings(self)
        self.desk = Desk(self)
        self.seeds = Seeds(self)
        self.played = PlayedCoups(store)
        self.on_alert: Callable[[Alert], None] = lambda _: None
        """Called with each new alert once it is on disk."""
        self._last_alert = 0
        self._meters: dict[str, Micro] = {}
        self._meter_waits: set[str] = set()
        self._in_red: set[str] = set()
        self._pending: asyncio.Future[None] | None = None

    @classmethod
    def open(
        cls,
        store: Store,
        clock: Clock | None = None,
        entropy: Callable[[int], bytes] = secrets.token_bytes,
        beforehand: Callable[[Sequence[Begun]], None] = lambda _: None,
    ) -> House:
        """Return the house of a store, every table as it was; in a running event loop.

        ``entropy`` returns so many fresh random bytes. ``beforehand`` is told, before anything is
        written, which open coups other rules began: they are closed now.
        """
        house = cls(store, clock or SystemClock(store.last_at()), entropy)
        house.alerts, house._last_alert = alerts.open_alerts(store)
        for account, amount in house.book.accounts().items():
            name, _, meter = account.partition(":")
            if name == "progressive":
                house._meters[meter] = amount
        begun = rebuild.tables(house)
        if begun:
            beforehand(tuple(begun.values()))
        house.signing.rebuild(store)
        house.openings.rebuild(store)
        for name in house.unreadable.keys() & begun.keys():
            other_rules.close_unread(house, begun[name])
        for table in house.tables.values():
            if table.stopped is None:
                other = begun.get(table.id)
                if other is None:
                    table.restart()
                else:
                    table.restart(partial(other_rules.close, table, other))
                house.seeds.rebuild(table)
            else:
                house.broken(table, table.stopped)
        return house

    # Tables

    def table(self, name: str) -> GameTable:
        """Return a table.

        Raises:
            KeyError: there is none of this id.
        """
        return self.tables[name]

    def lobby(self) -> LobbyState:
        """Return all tables, as far as they are on disk."""
        states: list[TableState] = [
            table.shown_state for table in self.tables.values() if table.shown_state is not None
        ]
        return LobbyState(tuple(states))

    async def open_table(
        self,
        spec: TableSpec,
        by: Caller | None = None,
        second: str = "",
        also: Callable[[Draft], None] = lambda _: None,
    ) -> GameTable:
        """Open a table; ``second`` signed its meter, ``also`` is written with it.

        Raises:
            IllegalAction: see :func:`croupier.tables.opening.refuse_spec`.
        """
        refuse_spec(self, spec)
        draft = self.draft()
        table = self.make(spec, self.store.head(table_stream(spec.id)).seq)
        try:
            seed = self.openings.set_meter(draft, spec, "" if by is None else by.id, second)
            if seed is not None and spec.meter_name is not None:
                self._meters[spec.meter_name] = micro(seed)
            also(draft)
            draft.add(table.stream, spec.opened("" if by is None else by.id))
            table.seat_bots(draft)
            await self.write(draft)
        except BaseException:
            self.tables.pop(spec.id, None)
            raise
        table.restart()
        return table

    def make(self, spec: TableSpec, seq: int) -> GameTable:
        """Put a table up."""
        made = StudTable if spec.is_stud else CaribbeanTable
        table = self.tables[spec.id] = made(self, spec, seq)
        return table

    def forget(self, table: Table) -> None:
        """Take a closed table out of the lobby."""
        self.tables.pop(table.id, None)

    def void_rate(self) -> tuple[int, int]:
        """Return how many coups were voided, and of how many, at the tables that are open."""
        tables = self.tables.values()
        return sum(table.voids for table in tables), sum(table.number for table in tables)

    def coup(self, table: str, number: int) -> PlayedCoup | None:
        """Return what the journal says of a coup: the house's paper, with every card."""
        return history.find(self.store, table, number)

    # Books and journal

    def draft(self) -> Draft:
        """Return an empty draft."""
        return Draft(self.book, self.next_seq)

    def next_seq(self, stream: str) -> int:
        """Return the number of the next entry of a stream."""
        return self.store.head(stream).seq + 1

    def append(self, lines: Sequence[Line]) -> asyncio.Future[None]:
        """Enter lines in books and journal; the future is done when they are on disk.

        Raises:
            StoreError: the store takes nothing any more.
            LedgerError: the books refuse it; nothing has changed.
        """
        entries = self.store.following(self.clock.now(), lines)
        moved = [transfer for line in lines for transfer in line.transfers]
        if moved:
            self.book.apply(moved)
        future = self.store.append_soon(entries)
        self._pending = future
        for transfer in moved:
            self.limits.note(transfer, future)
            for account, _ in transfer.postings:
                if account.startswith("progressive:"):
                    self._meter_moved(account.partition(":")[2], future)
        return future

    async def write(self, draft: Draft) -> None:
        """Write a draft of the house's own, and wait until it is on disk.

        Raises:
            IllegalAction: the house stands still.
        """
        self.refuse_stopped()
        waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def written(done: asyncio.Future[None]) -> None:
            if done.cancelled() or done.exception() is not None:
                self.stop(str(None if done.cancelled() else done.exception()))
            for call in draft.after:
                call()
            if not waiter.done():
                waiter.set_result(None)

        try:
            self.append(draft.lines).add_done_callback(written)
        except LedgerError as error:
            raise IllegalAction("books") from error
        except StoreError as error:
            self.stop(str(error))
        else:
            await waiter
        self.refuse_stopped()

    def refuse_stopped(self) -> None:
        """Refuse whatever is asked of a house that stands still.

        Raises:
            IllegalAction: it does.
        """
        if self.stopped is not None:
            raise IllegalAction("table-stopped")

    def refuse_busy(self) -> None:
        """Refuse whatever is asked while the disk is far behind.

        Raises:
            IllegalAction: it is.
        """
        if self.store.waiting > MOST_WAITING:
            raise IllegalAction("busy")

    async def settled(self) -> None:
        """Wait until all that has been done so far is on disk and shown, or the house stands."""
        while self._pending is not None and not self._pending.done():
            await asyncio.wait([self._pending])
        await asyncio.sleep(0)

    def stop(self, why: str) -> None:
        """A write failed: everything stands still, and says so. Nothing is tried again."""
        if self.stopped is not None:
            return
        self.stopped = why
        for table in self.tables.values():
            table.say_stopped()
            table.public.release()

    def broken(self, table: Table, why: str) -> None:
        """Say that a table cannot go on; the others do."""
        if self.stopped is None:
            draft = self.draft()
            self.alert(draft, "table-stopped", table.id, why=why[:200])
            try:
                waits = self.append(draft.lines)
            except StoreError as error:
                self.stop(str(error))
                return
            waits.add_done_callback(lambda _: [call() for call in draft.after])
        table.say_stopped()

    @property
    def currency(self) -> str:
        """The currency of the house's tables."""
        return next((t.sheet.currency for t in self.tables.values() if not t.spec.practice), "EUR")

    def wallet(self, person: str) -> Minor:
        """Return the chips that a person has away from the tables."""
        return self.book.balance(wallet(person)) // MICRO_PER_MINOR

    def at_tables(self, person: str) -> Minor:
        """Return the chips in front of a person at the house's tables."""
        return sum(
            table.chips(taken)
            for table in self.tables.values()
            if not table.spec.practice and (taken := table.seats.of(person)) is not None
        )

    # Meters

    def meter(self, name: str, draft: Draft | None = None) -> Micro:
        """Return what a meter stands at."""
        books = self.book if draft is None else draft
        return books.balance(progressive(name))

    def meters(self) -> dict[str, Micro]:
        """Return what the displays of all meters show: what is on disk."""
        return dict(self._meters)

    def _meter_moved(self, name: str, durable: asyncio.Future[None]) -> None:
        amount = self.meter(name)
        durable.add_done_callback(lambda done: self._show_meter(name, amount, done))

    def _show_meter(self, name: str, amount: Micro, done: asyncio.Future[None]) -> None:
        if done.cancelled() or done.exception() is not None:
            return
        self._meters[name] = amount
        if name not in self._meter_waits:
            self._meter_waits.add(name)
            self.clock.call_later(METER_EVERY, partial(self._send_meter, name))

    def _send_meter(self, name: str) -> None:
        self._meter_waits.discard(name)
        tables = [table for table in self.tables.values() if table.spec.meter_name == name]
        ids = tuple([table.id for table in tables])
        message = encode(MeterShown(name, self._meters[name], ids, self.clock.now()))
        for table in tables:
            table.tell(message)

    def hit(self, draft: Draft, table: GameTable, event: ProgressiveHit) -> None:
        """Keep a share of the meter until two have signed; play chips are paid at once."""
        key = (table.id, table.number, event.seat)
        account = reserved(*key)
        amount = draft.balance(account) // MICRO_PER_MINOR
        running = table.running
        if not amount or running is None:
            return
        if table.spec.practice:
            to = table.bank(event.seat)
            body = JackpotSigned(*key, amount, to, "practice", "practice")
            draft.move(HOUSE_STREAM, body, f"jackpot:{account}")
            return
        person = running.people[event.seat]
        self.signing.reserved[key] = Reserved(*key, person, amount)
        self.alert(draft, "jackpot", table.id, coup=table.number, seat=event.seat, amount=amount)

    # What tables tell the house

    def closed_coup(self, draft: Draft, table: GameTable) -> None:
        """Go on after a coup: its seed is to be opened, its float may be short."""
        self.seeds.keep(table)
        self.played.note(draft, table, self.clock.now())
        account = float_of(table.id)
        if table.spec.practice or draft.balance(account) >= 0:
            self._in_red.discard(table.id)
        elif table.id not in self._in_red:
            self._in_red.add(table.id)
            self.alert(draft, "float-short", table.id)

    def check_buy(self, caller: Caller, chips: Minor) -> None:
        """Refuse chips that a person's own limits do not allow."""
        self.limits.check_buy(caller.id, chips, self.at_tables(caller.id), self.clock.now())

    def check_stake(self, caller: Caller, table: GameTable, action: AnyAction) -> None:
        """Refuse a bet that a person's own limits do not allow."""
        if not table.spec.practice and isinstance(action, Place | Raise):
            amount = action.ante if isinstance(action, Place) else action.to
            self.limits.check_stake(caller.id, amount, self.clock.now())

    # Alerts

    def alert(self, draft: Draft, kind: str, table: str, **values: str | int) -> None:
        """Ring at the consoles, once the draft is on disk."""
        self._last_alert += 1
        alert = Alert(self._last_alert, kind, table, self.clock.now(), values)
        draft.add(HOUSE_STREAM, alerts.raised(alert))
        self.alerts[alert.number] = alert
        draft.after.append(lambda: self.on_alert(alert))
