"""Which coups each person played: kept in an index that follows the journal.

Coups that are over wait in memory for a while and are written many at a time; whoever wants a list
has them written first. What a stop of the house lost of them is found again in the journal.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from sqlalchemy import Connection

from croupier.games.actions import Place, Seat
from croupier.games.caribbean import CaribbeanCoup
from croupier.hands import ClassName
from croupier.money import Minor
from croupier.records.record import RULES_VERSION, AnyCoup, ReplayError, replay
from croupier.sheets import CaribbeanSheet, StudSheet
from croupier.store import Store, StoreError, played, table_of
from croupier.store.journal import CoupClosed
from croupier.store.played import Figures, Played, Wanted
from croupier.tables import history
from croupier.tables.naming import held_by
from croupier.tables.seats import is_bot
from croupier.tables.spec import HOUR

if TYPE_CHECKING:
    from croupier.tables.draft import Draft
    from croupier.tables.game_table import GameTable

ROOM = 512
"""Rows that wait at most before they are written."""

HAND = 5
MOST_A_DAY = 5_000
"""Coups of one table that its figures look back over, at most."""


class PlayedCoups:
    """The index of a house."""

    def __init__(self, store: Store) -> None:
        """Begin with nothing that waits."""
        self._store = store
        self._waiting: list[Played] = []
        self._behind = True
        self._turn = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    def note(self, draft: Draft, table: GameTable, at: int) -> None:
        """Note a coup that is over, once the draft is on disk."""
        running = table.running
        if running is None:
            return
        place = Where(table.id, table.sheet, practice=table.spec.practice)
        people = {seat: who for seat, who in running.people.items() if not is_bot(who)}
        voided = running.coup.voided is not None
        rows = tuple(place.rows(table.number, running.coup, people, at, voided=voided))
        draft.after.append(lambda: self._keep(rows))

    def _keep(self, rows: tuple[Played, ...]) -> None:
        self._waiting += rows
        if len(self._waiting) >= ROOM and (self._task is None or self._task.done()):
            self._task = asyncio.get_running_loop().create_task(self._soon())

    async def _soon(self) -> None:
        with suppress(StoreError):  # the house says itself that it stands
            await self.flush()

    async def flush(self) -> None:
        """Write what waits, and what the journal has beyond the index.

        Raises:
            StoreError: the store takes nothing any more.
        """
        async with self._turn:
            if self._behind:
                await asyncio.to_thread(self._catch_up)
                self._behind = False
            rows, self._waiting = self._waiting, []
            if rows:
                await asyncio.wrap_future(self._store.write(played.add, rows))

    async def find(self, person: str, wanted: Wanted, most: int) -> list[Played]:
        """Return a person's coups, the last first.

        Raises:
            StoreError: the store takes nothing any more.
        """
        await self.flush()
        return await asyncio.to_thread(self._store.ask, played.find, person, wanted, most)

    async def figures(self, now: int, numbers: Mapping[str, int]) -> dict[str, Figures]:
        """Return how tables have done; ``numbers`` are their coups.

        Raises:
            StoreError: the store takes nothing any more.
        """
        await self.flush()

        def each(connection: Connection) -> dict[str, Figures]:
            return {
                table: played.figures(
                    connection, table, number - MOST_A_DAY, now - HOUR, now - 24 * HOUR
                )
                for table, number in numbers.items()
            }

        return await asyncio.to_thread(self._store.ask, each)

    def _catch_up(self) -> None:
        """Read from the journal what the index lacks."""
        store = self._store
        reached = store.ask(played.reached)
        for stream in sorted(store.heads()):
            name = table_of(stream)
            if name is not None:
                self._catch_up_table(name, stream, reached.get(name, 0))

    def _catch_up_table(self, name: str, stream: str, after: int) -> None:
        store = self._store
        rows: list[Played] = []
        opened = history.opening_of(store, name)
        if opened is None:
            return
        body, sheet = opened
        place = Where(name, sheet, practice=body.practice)
        closed: list[tuple[int, int]] = []
        for entry in history.latest(store, stream, ("coup-closed",)):
            if not isinstance(entry.body, CoupClosed) or entry.body.coup <= after:
                break
            closed.append((entry.body.coup, entry.at))
        # From the earliest on: where this is cut short, the next start goes on from there.
        for coup, at in reversed(closed):
            rows += place.again(store, coup, at)
            if len(rows) >= ROOM:
                store.write(played.add, rows).result()
                rows = []
        if rows:
            store.write(played.add, rows).result()


@dataclass(frozen=True, slots=True)
class Where:
    """A table, as far as its coups name it."""

    table: str
    sheet: CaribbeanSheet | StudSheet
    practice: bool

    def again(self, store: Store, number: int, at: int) -> Iterator[Played]:
        """Yield the seats of a coup of the journal; of one that other rules paid, none."""
        found = history.played(store, self.table, self.sheet, number)
        if found is None:
            return
        people = {
            seat: sitter.person
            for sitter in found.sitters
            if not sitter.bot and (seat := history.seat_of(found, sitter.person)) is not None
        }
        record = found.record
        if record.rules != RULES_VERSION:
            for seat in sorted(people) if found.voided else ():
                # At Caribbean Stud one may sit there without a bet.
                bet = any(who == seat and isinstance(did, Place) for who, did in record.history)
                if bet or isinstance(self.sheet, StudSheet):
                    yield self._row(number, seat, people[seat], at, voided=True)
            return
        try:
            coup = replay(record)
        except ReplayError:
            return
        yield from self.rows(number, coup, people, at, voided=found.voided)

    def rows(
        self,
        number: int,
        coup: AnyCoup,
        people: Mapping[Seat, str],
        at: int,
        *,
        voided: bool,
    ) -> Iterator[Played]:
        """Yield the seats of a coup that is over: people who had something in it."""
        for seat, (put_in, net) in money_of(coup, voided=voided).items():
            person = people.get(seat)
            if person is not None:
                hand = _hand(coup, seat)
                yield self._row(number, seat, person, at, put_in, net, hand, voided=voided)

    def _row(
        self,
        number: int,
        seat: Seat,
        person: str,
        at: int,
        put_in: Minor = 0,
        net: Minor = 0,
        hand: ClassName | Literal[""] = "",
        *,
        voided: bool,
    ) -> Played:
        sheet = self.sheet
        return Played(
            place=self.table,
            coup=number,
            seat=seat,
            person=person,
            at=at,
            game=sheet.game,
            sheet=sheet.name,
            digest=sheet.digest,
            currency=sheet.currency,
            practice=self.practice,
            put_in=put_in,
            net=net,
            hand=hand,
            voided=voided,
        )


def money_of(coup: AnyCoup, *, voided: bool) -> dict[Seat, tuple[Minor, Minor]]:
    """Return what each seat put in, and won or lost; nothing where all went back."""
    if isinstance(coup, CaribbeanCoup):
        if voided or coup.settlement is None:
            seats = [seat.seat for seat in coup.view(None).seats if seat.ante]
            return dict.fromkeys(seats, (0, 0))
        found = {}
        for result in coup.settlement.seats:
            bets = (result.ante, result.additional, result.progressive)
            put_in = sum(bet.stake for bet in bets if bet is not None)
            found[result.seat] = put_in, result.net
        return found
    if voided or coup.settlement is None:
        return dict.fromkeys(coup.seats, (0, 0))
    return {result.seat: (result.put_in, result.net) for result in coup.settlement.seats}


def _hand(coup: AnyCoup, seat: Seat) -> ClassName | Literal[""]:
    """Return the class of the five cards that a seat itself knows."""
    hand = held_by(coup, seat)
    return hand.class_name if hand is not None and hand.number == HAND else ""
