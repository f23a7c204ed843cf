"""The coups that each person played: an index of the journal, for lists that need no replay.

The journal is what holds; this may lag behind it, and is made again from it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, case, distinct, func, or_, select
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


class Figures(msgspec.Struct, frozen=True):
    """How a table has done: coups in the last hour, and of the last day what people bet and won.

    Amounts are minor units; ``net`` is the people's, ``put_in`` all bets of a
    coup that was not voided.
    """

    coups: int = 0
    put_in: Minor = 0
    net: Minor = 0


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


def figures(connection: Connection, place: str, beyond: int, hour: int, day: int) -> Figures:
    """Return a table's figures from two times on, of the coups with numbers above ``beyond``."""
    columns = played.c
    query = select(
        func.count(distinct(case((columns.at >= hour, columns.coup)))),
        func.coalesce(func.sum(columns.put_in), 0),
        func.coalesce(func.sum(columns.net), 0),
    ).where(columns.place == place, columns.coup > beyond, columns.at >= day)
    coups, put_in, net = connection.execute(query).one()
    return Figures(int(coups), int(put_in), int(net))


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
