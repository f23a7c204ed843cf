"""How long somebody has been playing without a pause, over all sessions: for the limit on time.

A limit on the minutes of a session would mean nothing if one could log in again at once, or log
out a minute before. So sessions with less than a pause between them are one stretch, and after a
stretch of the length that the person allowed itself there is a pause.
"""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, select

from croupier.store.limits import limit_of
from croupier.store.people import MINUTE
from croupier.store.schema import session

PAUSE = 60 * MINUTE
"""Milliseconds without a session that make a pause."""

_LOOKED_BACK = 3 * 24 * 60 * MINUTE


class Stretch(NamedTuple):
    """When a stretch of sessions began, and when the last of them was used or ended."""

    began: int
    last: int


def stretch_of(connection: Connection, person: str, at: int) -> Stretch | None:
    """Return the stretch of a person's sessions that no pause has ended; None: there is none."""
    columns = session.c
    query = select(columns.created, columns.seen, columns.expires, columns.revoked).where(
        columns.person == person, columns.created > at - _LOOKED_BACK
    )
    spans = [
        (min(at, min(seen, expires) if revoked is None else min(revoked, expires)), created)
        for created, seen, expires, revoked in connection.execute(query)
    ]
    spans.sort(reverse=True)
    began, last = at, None
    for end, created in spans:
        if began - end >= PAUSE:
            break
        began, last = min(began, created), last or end
    return None if last is None else Stretch(began, last)


def rests_until(connection: Connection, person: str, at: int) -> int | None:
    """Return until when a person, by its own limit on time, may have no session; None: it may."""
    minutes = limit_of(connection, person, "session-minutes", at).amount
    if minutes is None:
        return None
    found = stretch_of(connection, person, at)
    began, last = (at, at) if found is None else found
    return last + PAUSE if began + minutes * MINUTE <= at else None
