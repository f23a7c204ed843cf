"""A house again as the journal says it was: each table from its last coup's opening on.

The coup is played again by the engine, act by act, and what it causes is compared with what the
journal says. A table of which that is not true stands still and says so; the others go on.
"""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

import msgspec

from croupier.games.actions import IllegalAction, Join, Seat, Violation, Void
from croupier.ledger import LedgerError
from croupier.records.record import RULES_VERSION
from croupier.sheets import SheetError
from croupier.shuffle import ShuffleError
from croupier.store.begun import Begun
from croupier.store.entry import table_of
from croupier.store.journal import (
    Act,
    BetsClosed,
    ChipsAdded,
    CoupClosed,
    CoupOpened,
    InspectorCalled,
    JournalBody,
    Noted,
    Paused,
    Resumed,
    SeatLeaving,
    SeatLeft,
    SeatTaken,
    SeedOpened,
    SeedShared,
    TableClosed,
    TableOpened,
    VoidRefused,
    VoidRequested,
    read_body,
)
from croupier.tables import history, other_rules, playing, staffing
from croupier.tables.running import ReplayDiffersError
from croupier.tables.seats import Taken
from croupier.tables.spec import spec_of

if TYPE_CHECKING:
    from croupier.tables.game_table import GameTable
    from croupier.tables.house import House

_UNPLAYABLE = (
    IllegalAction,
    LedgerError,
    ReplayDiffersError,
    ShuffleError,
    ValueError,
    KeyError,
)


def tables(house: House) -> dict[str, Begun]:
    """Put up every table that is not closed; return the open coups that other rules began."""
    store = house.store
    found: dict[str, Begun] = {}
    for stream, head in sorted(store.heads().items()):
        name = table_of(stream)
        if name is None:
            continue
        opened = history.last_of(store, stream, "table-opened")
        if opened is None or not isinstance(opened.body, TableOpened):
            continue
        if history.last_of(store, stream, "table-closed") is not None:
            continue
        try:
            spec = spec_of(name, opened.body)
        except (SheetError, msgspec.ValidationError) as error:
            house.unreadable[name] = str(error)
            unread = _left_open(house, stream, name)
            if unread is not None:
                found[name] = unread
            continue
        table = house.make(spec, head.seq)
        coup = history.last_of(store, stream, "coup-opened")
        start = opened.seq if coup is None else coup.seq - 1
        begun = _table(house, table, start)
        if begun is not None and table.stopped is None:
            found[name] = begun
    return found


def _left_open(house: House, stream: str, table: str) -> Begun | None:
    """Return the open coup of a table that cannot be put up, if other rules began it."""
    coup = history.last_of(house.store, stream, "coup-opened")
    after = house.store.head(stream).seq if coup is None else coup.seq - 1
    entries = house.store.read(stream, after)
    return other_rules.begun(table, [(entry, read_body(entry.body)) for entry in entries])


def _table(house: House, table: GameTable, after: int) -> Begun | None:
    """Do again what a table's entries say; return its open coup if other rules began it."""
    _answers(house, table, after)
    entries = [(entry, read_body(entry.body)) for entry in house.store.read(table.stream, after)]
    try:
        for entry, body in entries:
            if isinstance(body, CoupOpened):
                table.opened_seq = entry.seq
            again(table, body, entry.at)
    except _UNPLAYABLE as error:
        table.stopped = f"the journal cannot be played again: {error}"
    away = house.clock.now()
    for taken in table.seats:
        if not taken.bot:
            taken.connected, taken.away = False, away
    return other_rules.begun(table.id, entries)


def _answers(house: House, table: GameTable, until: int) -> None:
    """Note what was answered during the coup before, for requests that are sent again."""
    before = list(islice(history.latest(house.store, table.stream, ("coup-opened",)), 2))
    if not before:
        return
    people: dict[Seat, str] = {}
    start = before[1].seq - 1 if len(before) > 1 else 0
    for entry in house.store.read(table.stream, start):
        if entry.seq > until:
            break
        body = read_body(entry.body)
        if isinstance(body, CoupOpened):
            people = {sitter.seat: sitter.person for sitter in body.sitters}
        elif isinstance(body, SeatTaken):
            people[body.seat] = body.person
        name, seat = getattr(body, "id", ""), getattr(body, "seat", Seat(0))
        person = getattr(body, "second", "") or getattr(body, "by", "") or people.get(seat, "")
        table.answered(person, name)


def again(table: GameTable, body: JournalBody, at: int) -> None:
    """Do again what one entry of a table says.

    Raises:
        IllegalAction, ReplayDiffersError, ShuffleError: the rules of this version do otherwise.
    """
    match body:
        case CoupOpened():
            _opened(table, body)
        case Act() if table.running is None and table.number:
            other_rules.note_act(table, body)
        case Act():
            _acted(table, body)
        case SeatTaken():
            table.seats.take(Taken(body.seat, body.person, body.name, bot=body.bot))
            table.answered(body.person, body.id)
        case ChipsAdded():
            table.answered(table.seats.by_seat[body.seat].person, body.id)
        case SeatLeaving():
            table.seats.by_seat[body.seat].leaving = True
            table.answered(table.seats.by_seat[body.seat].person, body.id)
        case SeatLeft():
            taken = table.seats.give_up(body.seat)
            table.left(taken, body.chips, at)
            table.answered(taken.person, body.id)
        case CoupClosed():
            _closed(table, body)
        case SeedShared() | SeedOpened() | BetsClosed():
            _shuffled(table, body)
        case _:
            _waited(table, body)


def _opened(table: GameTable, body: CoupOpened) -> None:
    table.number, table.voids, table.marker = body.coup, body.voids, body.marker
    table.forget_answers()
    for taken in tuple(table.seats):
        table.seats.give_up(taken.seat)
    table.sit_again(body.sitters)
    table.seats.banks = {kept.person: kept for kept in body.banks}
    people = {sitter.seat: sitter.person for sitter in body.sitters}
    if body.rules != RULES_VERSION:
        return
    table.running = table.begin(body, people)
    table.running.opening()  # what it moved stands in the books
    if tuple(table.running.coup.events) != body.events:
        raise ReplayDiffersError(f"coup {body.coup} begins otherwise than the journal says")
    if table.running.shuffle.commitment != body.commitment:
        raise ReplayDiffersError(f"coup {body.coup}: the commitment is not that of its seed")


def _acted(table: GameTable, body: Act) -> None:
    running = table.running
    if running is None:
        raise ReplayDiffersError("an act without a coup")
    if body.root:
        running.shuffle.seal(sorted(body.action.deck))  # type: ignore[union-attr]
        if running.shuffle.root != body.root:
            raise ReplayDiffersError(f"coup {body.coup}: the cards are not those of the root")
    running.again(body)
    running.proofs(body.events)
    match body.action:
        case Violation(seat):
            table.violated(seat)
        case Join(seat, chips) if chips:
            running.people[seat] = table.seats.by_seat[seat].person
        case Join(seat):
            running.people.pop(seat, None)
        case Void():
            running.void_by = ""
        case _:
            pass
    taken = table.seats.by_seat.get(body.seat)
    if taken is not None:
        taken.missed = 0
        table.answered(taken.person, body.id)
    if body.by:
        table.answered(body.second or body.by, body.id)


def _closed(table: GameTable, body: CoupClosed) -> None:
    running = table.running
    table.voids += body.voided
    table.last_voided = body.voided
    if running is not None:
        running.closed = True
        table.coup_over(running)


def _shuffled(table: GameTable, body: SeedShared | SeedOpened | BetsClosed) -> None:
    if table.running is None:
        return
    shuffle = table.running.shuffle
    match body:
        case SeedShared() if body.commitment:
            shuffle.share(body.seat, body.commitment)
        case SeedShared():
            shuffle.withdraw(body.seat)
        case SeedOpened():
            shuffle.open(body.seat, body.secret)
        case BetsClosed():
            shuffle.close()


def _waited(table: GameTable, body: JournalBody) -> None:
    """Do again what the staff did, and what let the table wait."""
    running = table.running
    match body:
        case Paused():
            table.paused = body.reason or "inspector"
        case InspectorCalled():
            table.paused = playing.CALLED
            table.answered(body.person, body.id)
        case Resumed():
            table.paused = None
        case VoidRequested() if running is not None:
            running.void_by, running.void_reason = body.by, body.reason
        case VoidRefused() if running is not None:
            running.void_by = running.void_reason = ""
        case Noted() if body.what == staffing.CLOSING:
            table.closing = True
        case TableClosed():
            table.closed = True
        case _:
            pass
