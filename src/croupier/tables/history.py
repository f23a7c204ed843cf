"""What the journal says of coups that are over: their records, who sat where, their shuffles."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any, NamedTuple

from sqlalchemy import Connection, Select, and_, select, text

from croupier.games.actions import Seat
from croupier.records.proofs import Proofs, proofs_of
from croupier.records.record import (
    About,
    CaribbeanOpening,
    Record,
    StudOpening,
)
from croupier.sheets import CaribbeanSheet, SheetError, StudSheet
from croupier.sheets.load import validate
from croupier.shuffle import CoupShuffle
from croupier.store import Store, table_stream
from croupier.store.journal import (
    Act,
    BetsClosed,
    CoupClosed,
    CoupOpened,
    JournalBody,
    SeatTaken,
    SeedOpened,
    SeedPublished,
    SeedShared,
    Sitter,
    TableOpened,
    read_body,
)
from croupier.store.schema import journal

PAGE = 200

_RARE = text("kind <> 'act'")
"""What the index of the entries that are no acts says of itself: SQLite uses it for no less."""


class Found(NamedTuple):
    """An entry of a stream, read."""

    seq: int
    at: int
    body: JournalBody


class PlayedCoup(NamedTuple):
    """A coup on the house's paper; ``sitters`` are those who sat there when it began or joined it.

    ``published`` says whether its seed is opened to all, ``voided`` whether it was voided, and
    ``other_rules`` whether it was so because this version's rules could not play it on. ``name`` is
    what the table is called, where that was looked up.
    """

    record: Record
    proofs: Proofs
    sitters: tuple[Sitter, ...]
    opened_at: int
    closed_at: int | None
    published: bool
    voided: bool = False
    other_rules: bool = False
    name: str = ""
    practice: bool = False


def latest(store: Store, stream: str, kinds: Collection[str]) -> Iterator[Found]:
    """Yield a stream's entries of some kinds, the last first."""
    columns = journal.c
    before: int | None = None
    while True:
        query = select(columns.seq, columns.at, columns.body).where(
            columns.stream == stream, columns.kind.in_(kinds), _RARE
        )
        if before is not None:
            query = query.where(columns.seq < before)
        query = query.order_by(columns.seq.desc()).limit(PAGE)
        rows = store.ask(_rows, query)
        for seq, at, body in rows:
            yield Found(seq, at, read_body(body))
        if len(rows) < PAGE:
            return
        before = rows[-1][0]


def _rows(connection: Connection, query: Select[tuple[int, int, bytes]]) -> list[Any]:
    return list(connection.execute(query).all())


def last_of(store: Store, stream: str, kind: str) -> Found | None:
    """Return the last entry of a kind in a stream."""
    columns = journal.c
    query = (
        select(columns.seq, columns.at, columns.body)
        .where(and_(columns.stream == stream, columns.kind == kind, _RARE))
        .order_by(columns.seq.desc())
        .limit(1)
    )
    row = store.ask(lambda connection: connection.execute(query).first())
    return None if row is None else Found(row[0], row[1], read_body(row[2]))


def opened_at(store: Store, stream: str, coup: int) -> Found | None:
    """Return the entry that opened a coup; found by halving, as numbers rise with the entries."""
    low, high = 1, store.head(stream).seq
    while low <= high:
        middle = (low + high) // 2
        found = _first_opening(store, stream, middle)
        if found is None or not isinstance(found.body, CoupOpened) or found.body.coup > coup:
            high = middle - 1
        elif found.body.coup == coup:
            return found
        else:
            low = found.seq + 1
    return None


def _first_opening(store: Store, stream: str, seq: int) -> Found | None:
    columns = journal.c
    query = (
        select(columns.seq, columns.at, columns.body)
        .where(columns.stream == stream, columns.seq >= seq, columns.kind == "coup-opened", _RARE)
        .order_by(columns.seq)
        .limit(1)
    )
    row = store.ask(lambda connection: connection.execute(query).first())
    return None if row is None else Found(row[0], row[1], read_body(row[2]))


def shuffle_of(table: str, opened: CoupOpened, bodies: Collection[JournalBody]) -> CoupShuffle:
    """Return a coup's shuffle as far as its entries lead."""
    shuffle = CoupShuffle(bytes.fromhex(opened.seed), table, opened.coup, opened.digest)
    for body in bodies:
        match body:
            case SeedShared() if body.commitment:
                shuffle.share(body.seat, body.commitment)
            case SeedShared():
                shuffle.withdraw(body.seat)
            case BetsClosed():
                shuffle.close()
            case SeedOpened():
                shuffle.open(body.seat, body.secret)
            case Act() if body.root:
                shuffle.close()
                shuffle.seal(sorted(body.action.deck))  # type: ignore[union-attr]
            case _:
                pass
    return shuffle


def played(
    store: Store, table: str, sheet: CaribbeanSheet | StudSheet, coup: int
) -> PlayedCoup | None:
    """Return what the journal says of a coup; None: the table has played no such coup.

    It holds hidden cards and the house's seed: what a person may have of it is written by
    :func:`croupier.records.paper.write_export`.
    """
    stream = f"table:{table}"
    found = opened_at(store, stream, coup)
    if found is None or not isinstance(found.body, CoupOpened):
        return None
    opened = found.body
    bodies: list[JournalBody] = []
    closed_at, sitters = None, list(opened.sitters)
    closed: CoupClosed | None = None
    for entry in store.read(stream, found.seq):
        body = read_body(entry.body)
        if isinstance(body, CoupOpened):
            break
        bodies.append(body)
        if isinstance(body, SeatTaken):
            sitters.append(Sitter(body.seat, body.person, body.name, bot=body.bot))
        if isinstance(body, CoupClosed):
            closed_at, closed = entry.at, body
            break
    history = tuple((body.seat, body.action) for body in bodies if isinstance(body, Act))
    shuffle = shuffle_of(table, opened, bodies)
    published = is_published(store, stream, coup, found.seq)
    proofs = proofs_of(shuffle, seed_opened=published and shuffle.sealed)
    about: About = {"table": table, "hand": coup}
    record = Record(sheet, _opening(sheet, opened), history, opened.rules, about, shuffle=proofs)
    voided, other = (False, False) if closed is None else (closed.voided, bool(closed.rules))
    return PlayedCoup(record, proofs, tuple(sitters), found.at, closed_at, published, voided, other)


def opening_of(store: Store, table: str) -> tuple[TableOpened, CaribbeanSheet | StudSheet] | None:
    """Return what a table was opened with, open or closed; None: this version cannot read it."""
    found = last_of(store, table_stream(table), "table-opened")
    if found is None or not isinstance(found.body, TableOpened):
        return None
    try:
        return found.body, validate(found.body.sheet, table, lambda _: None)[0]
    except SheetError:
        return None


def find(store: Store, table: str, coup: int) -> PlayedCoup | None:
    """Return a coup of a table, open or closed; like :func:`played`."""
    opened = opening_of(store, table)
    found = None if opened is None else played(store, table, opened[1], coup)
    if opened is None or found is None:
        return None
    return found._replace(name=opened[0].name, practice=opened[0].practice)


def seat_of(coup: PlayedCoup, person: str) -> Seat | None:
    """Return the seat whose cards somebody held in a coup."""
    opening = coup.record.opening
    for seat in {sitter.seat for sitter in coup.sitters if sitter.person == person}:
        if isinstance(opening, StudOpening):
            # Who sat down in the midst of it was not dealt in.
            first = next(s.person for s in coup.sitters if s.seat == seat)
            if seat in opening.banks and first == person:
                return seat
        elif person_at(coup, seat) == person:
            return seat
    return None


def is_published(store: Store, stream: str, coup: int, after: int) -> bool:
    """Whether the seed of a coup was opened to all."""
    columns = journal.c
    query = (
        select(columns.body)
        .where(
            columns.stream == stream, columns.kind == "seed-published", columns.seq > after, _RARE
        )
        .order_by(columns.seq)
    )
    rows = store.ask(lambda connection: connection.execute(query).scalars().all())
    bodies = [read_body(row) for row in rows]
    return any(
        isinstance(body, SeedPublished) and body.coup == coup and not body.second for body in bodies
    )


def person_at(coup: PlayedCoup, seat: Seat) -> str | None:
    """Return who sat at a seat in a coup: the last who took it."""
    people = [sitter.person for sitter in coup.sitters if sitter.seat == seat]
    return people[-1] if people else None


def _opening(
    sheet: CaribbeanSheet | StudSheet, opened: CoupOpened
) -> CaribbeanOpening | StudOpening:
    if isinstance(sheet, StudSheet):
        stake = sheet.stakes[opened.stake or 0]
        return StudOpening(stake, opened.chips, opened.marker or Seat(1))
    return CaribbeanOpening(opened.chips, frozenset(opened.barred))
