"""The coups that each person played: an index of the journal, for lists that need no replay.

The journal is what holds; this may lag behind it, and is made again from it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, func, or_, select
from sqlalchemy.dialects import postgresql, sqlite

from croupier.games.actions import Seat
from croupier.money import Minor
from croupier.store.schema import played


class Played(msgspec.Struct, frozen=True):
    """A seat's part in a coup that is over; amounts are minor units.

    ``place`` is the table, ``at`` when the coup was closed, ``hand`` the class of the person's own
    five cards, "" where it had fewer. What a voided coup moved went back.
    """

    place: str
    coup: int
    seat: Seat
    person: str
    at: int
    game: str
    sheet: str
    digest: str
    currency: str
    practice: bool
    put_in: Minor
    net: Minor
    hand: str
    voided: bool


class Wanted(msgspec.Struct, frozen=True):
    """Which coups: of a table, a game, from a time on and before another, won or lost.

    ``before`` is the last that a list gave: its time, table and number.
    """

    place: str | None = None
    game: str | None = None
    since: int | None = None
    until: int | None = None
    won: bool | None = None
    before: tuple[int, str, int] | None = None


def add(connection: Connection, rows: Sequence[Played]) -> None:
    """Add coups; those that are there already stay as they are."""
    if not rows:
        return
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    values = [
        msgspec.structs.asdict(row) | {"practice": int(row.practice), "voided": int(row.voided)}
        for row in rows
    ]
    connection.execute(insert(played).on_conflict_do_nothing(), values)


def reached(connection: Connection) -> Mapping[str, int]:
    """Return the last coup of each table that the index has."""
    query = select(played.c.place, func.max(played.c.coup)).group_by(played.c.place)
    return {place: int(coup) for place, coup in connection.execute(query)}


def find(connection: Connection, person: str, wanted: Wanted, most: int) -> list[Played]:
    """Return a person's coups, the last closed first, so many at most."""
    columns = played.c
    query = (
        select(played)
        .where(columns.person == person, *_conditions(wanted))
        .order_by(columns.at.desc(), columns.place.desc(), columns.coup.desc())
        .limit(most)
    )
    found = connection.execute(query).mappings()
    return [
        Played(**row | {"practice": bool(row["practice"]), "voided": bool(row["voided"])})
        for row in map(dict, found)
    ]


def _conditions(wanted: Wanted) -> list[ColumnElement[bool]]:
    columns, found = played.c, []
    if wanted.place is not None:
        found.append(columns.place == wanted.place)
    if wanted.game is not None:
        found.append(columns.game == wanted.game)
    if wanted.since is not None:
        found.append(columns.at >= wanted.since)
    if wanted.until is not None:
        found.append(columns.at < wanted.until)
    if wanted.won is not None:
        found.append(columns.net > 0 if wanted.won else columns.net < 0)
    if wanted.before is not None:
        at, place, coup = wanted.before
        last = and_(columns.place == place, columns.coup < coup)
        earlier = or_(columns.place < place, last)
        # The first condition is what the index is used for.
        found += [columns.at <= at, or_(columns.at < at, and_(columns.at == at, earlier))]
    return found
