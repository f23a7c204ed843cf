"""What people allow themselves: limits on money and time, and exclusions from play.

Plain functions on a connection, as in :mod:`croupier.store.people`. Times are milliseconds since
1970.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

import msgspec
from sqlalchemy import Connection, and_, delete, insert, or_, select, update

from croupier.store.people import MINUTE, PersonError
from croupier.store.schema import exclusion, person_limit

LimitKind: TypeAlias = Literal["buy-day", "loss-day", "loss-week", "stake", "session-minutes"]
"""What a limit is on: minor units, or minutes."""

LOOSER_AFTER = 24 * 60 * MINUTE
"""Milliseconds before a looser limit holds; a stricter one holds at once."""

MOST_LIMIT = 10**12
"""The largest limit, in what it counts."""


class Limit(msgspec.Struct, frozen=True):
    """What holds now (None: no limit), and what will hold from when on."""

    amount: int | None
    pending: int | None = None
    pending_from: int | None = None


class Exclusion(msgspec.Struct, frozen=True):
    """A self-exclusion; without ``until`` for good."""

    since: int
    until: int | None


def set_limit(
    connection: Connection, person_id: str, kind: LimitKind, amount: int | None, at: int
) -> int:
    """Set a limit, or take it away (None), and return from when on the new one holds.

    A stricter limit holds at once, a looser one after :data:`LOOSER_AFTER`; either replaces one
    that still waits.

    Raises:
        PersonError: the amount is below zero or above :data:`MOST_LIMIT`.
    """
    if amount is not None and not 0 <= amount <= MOST_LIMIT:
        raise PersonError(f"a limit is 0 to {MOST_LIMIT}")
    now = limit_of(connection, person_id, kind, at).amount
    stricter = now is None or (amount is not None and amount <= now)
    since = at if stricter else at + LOOSER_AFTER
    columns = person_limit.c
    connection.execute(
        delete(person_limit).where(
            columns.person == person_id,
            columns.kind == kind,
            columns.since >= at if stricter else columns.since > at,
        )
    )
    values = {"person": person_id, "kind": kind, "since": since, "amount": amount}
    connection.execute(insert(person_limit), values)
    return since


def limit_of(connection: Connection, person_id: str, kind: LimitKind, at: int) -> Limit:
    """Return a person's limit of a kind, now and to come."""
    columns = person_limit.c
    query = (
        select(columns.since, columns.amount)
        .where(columns.person == person_id, columns.kind == kind)
        .order_by(columns.since)
    )
    amount = pending = pending_from = None
    for since, value in connection.execute(query):
        if since <= at:
            amount = value
        else:
            pending, pending_from = value, since
    return Limit(amount, pending, pending_from)


def limits_of(connection: Connection, person_id: str, at: int) -> dict[LimitKind, Limit]:
    """Return all of a person's limits."""
    found = {kind: limit_of(connection, person_id, kind, at) for kind in get_args(LimitKind)}
    return {kind: limit for kind, limit in found.items() if limit != Limit(None)}


def exclude(connection: Connection, person_id: str, at: int, until: int | None) -> None:
    """Exclude a person by its own wish until a time, or for good (None). It cannot be undone."""
    same = and_(exclusion.c.person == person_id, exclusion.c.since == at)
    known = connection.execute(select(exclusion.c.until).where(same)).first()
    if known is None:
        values = {"person": person_id, "since": at, "until": until}
        connection.execute(insert(exclusion), values)
    elif known[0] is not None and (until is None or until > known[0]):
        connection.execute(update(exclusion).where(same).values(until=until))


def excluded(connection: Connection, person_id: str, at: int) -> Exclusion | None:
    """Return the exclusion that holds, the longest if there are several."""
    columns = exclusion.c
    query = select(columns.since, columns.until).where(
        columns.person == person_id,
        columns.since <= at,
        or_(columns.until.is_(None), columns.until > at),
    )
    found = [Exclusion(*row) for row in connection.execute(query)]
    return max(found, key=_length, default=None)


def _length(found: Exclusion) -> float:
    return float("inf") if found.until is None else found.until
