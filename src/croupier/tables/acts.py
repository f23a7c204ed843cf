"""What the staff did, read from the journal for the staff: each act with who, why and what."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, or_, select

from croupier.games.actions import Seat, Violation, Void
from croupier.money import Micro, micro
from croupier.store import HOUSE_STREAM, Store, table_stream
from croupier.store.journal import Act, JournalBody, Noted, SeedPublished, kind_of, read_body
from croupier.store.schema import journal
from croupier.tables.alerts import ALERT, SEEN

WINDOW: Final = 4_000
"""Entries of a table that are looked through at most for one page of a log."""

AT_TABLES: Final = (
    "table-opened",
    "table-closed",
    "inspector-called",
    "paused",
    "resumed",
    "clock-extended",
    "ruled",
    "void-requested",
    "void-refused",
    "seed-requested",
    "seed-published",
    "float-filled",
    "float-credited",
    "float-counted",
    "rake-dropped",
    "noted",
)
"""What is always of the staff, or for it; an act of the coup is where somebody signed it."""

_SIGNED: Final = b'"by":"'
_MICRO: Final = frozenset({"adjustment-requested", "adjustment-signed"})
_NOTED: Final = frozenset({"number", "table", "account", "against"})
_PLAIN: Final = ("account", "against", "moment", "milliseconds", "meter", "to", "name")


class StaffAct(msgspec.Struct, frozen=True):
    """An act of the staff. ``by`` and ``second`` are persons' ids, "" where the house did it.

    ``amount`` is micro-units, ``counted`` and ``booked`` in ``values`` as well; ``person`` is whom
    it was done to.
    """

    table: str
    seq: int
    at: int
    kind: str
    by: str
    second: str
    reason: str
    coup: int | None = None
    seat: Seat | None = None
    person: str = ""
    clause: str = ""
    amount: Micro | None = None
    values: dict[str, str | int] = {}


def acts(store: Store, table: str, before: int | None) -> tuple[list[StaffAct], int | None]:
    """Return acts at a table (the house's own for ""), the last first, and where to go on.

    So many entries are looked through as one page takes: there may be none in it and more before.
    """
    stream = table_stream(table) if table else HOUSE_STREAM
    last = store.head(stream).seq + 1 if before is None else before
    first = max(1, last - WINDOW)
    found = []
    for seq, at, body in store.ask(_entries, stream, first, last):
        act = _act(table, seq, at, read_body(body))
        if act is not None:
            found.append(act)
    return found, first if first > 1 else None


def _entries(connection: Connection, stream: str, first: int, last: int) -> list[Any]:
    columns = journal.c
    query = select(columns.seq, columns.at, columns.body, columns.kind).where(
        columns.stream == stream, columns.seq >= first, columns.seq < last
    )
    if stream != HOUSE_STREAM:
        query = query.where(or_(columns.kind.in_(AT_TABLES), columns.kind == "act"))
    rows = connection.execute(query.order_by(columns.seq.desc()))
    return [row[:3] for row in rows if row.kind != "act" or _SIGNED in row.body]


def _act(table: str, seq: int, at: int, body: JournalBody) -> StaffAct | None:
    if isinstance(body, Noted):
        return _noted(table, seq, at, body)
    if isinstance(body, SeedPublished) and not body.second:
        return None  # opened to all by the house itself
    if isinstance(body, Act):
        action = body.action
        if not body.by or not isinstance(action, Violation | Void):
            return None
        seat = action.seat if isinstance(action, Violation) else None
        kind = "violation" if isinstance(action, Violation) else "void-signed"
        by, second = body.by, body.second
        return StaffAct(table, seq, at, kind, by, second, action.reason, body.coup, seat)
    return _plain(table, seq, at, body)


def _plain(table: str, seq: int, at: int, body: JournalBody) -> StaffAct:
    kind = kind_of(body)
    said: dict[str, Any] = msgspec.structs.asdict(body)
    amount = said.get("amount", said.get("seed"))
    if isinstance(amount, int) and kind not in _MICRO:
        amount = micro(amount)
    values = {name: said[name] for name in _PLAIN if said.get(name)}
    if kind == "float-counted":
        values |= {"counted": said["counted"], "booked": said["booked"]}
    if kind == "staff-changed":
        values["roles"] = ", ".join(said["roles"])
    return StaffAct(
        table=said.get("table", table),
        seq=seq,
        at=at,
        kind=kind,
        by=said.get("by", ""),
        second=said.get("second", ""),
        reason=said.get("reason", ""),
        coup=said.get("coup"),
        seat=said.get("seat"),
        person=said.get("person", ""),
        clause=said.get("clause", ""),
        amount=amount if isinstance(amount, int) else None,
        values=values,
    )


def _noted(table: str, seq: int, at: int, body: Noted) -> StaffAct | None:
    said = body.values
    if body.what == ALERT:
        values = {key[1:]: value for key, value in said.items() if key.startswith("_")}
        values |= {"number": said["number"], "alert": said["kind"]}
        return StaffAct(str(said["table"]), seq, at, "alert", "", "", "", values=values)
    if not body.by:
        return None
    amount = said.get("amount")
    return StaffAct(
        table=table,
        seq=seq,
        at=at,
        kind="acknowledged" if body.what == SEEN else body.what,
        by=body.by,
        second="",
        reason=str(said.get("reason", "")),
        person=str(said.get("person", "")),
        amount=amount if isinstance(amount, int) else None,
        values={key: value for key, value in said.items() if key in _NOTED},
    )
