"""What rings at the staff's consoles, and stays until somebody acknowledges it by name."""

from __future__ import annotations

import msgspec

from croupier.store import HOUSE_STREAM, Store
from croupier.store.journal import Noted
from croupier.tables import history

ALERT, SEEN = "alert", "acknowledged"
"""What the journal notes of them."""


class Alert(msgspec.Struct, frozen=True):
    """Something that somebody of the staff must look at. ``table`` is "" for the house."""

    number: int
    kind: str
    table: str
    at: int
    values: dict[str, str | int]


def raised(alert: Alert) -> Noted:
    """Return the journal's entry of an alert."""
    own: dict[str, str | int] = {f"_{key}": value for key, value in alert.values.items()}
    own |= {"number": alert.number, "kind": alert.kind, "table": alert.table, "at": alert.at}
    return Noted(ALERT, own)


def open_alerts(store: Store) -> tuple[dict[int, Alert], int]:
    """Return the alerts that nobody has acknowledged, and the number of the last one."""
    found: dict[int, Alert] = {}
    last = 0
    for entry in reversed(list(history.latest(store, HOUSE_STREAM, ("noted",)))):
        body = entry.body
        if not isinstance(body, Noted) or body.what not in (ALERT, SEEN):
            continue
        number = int(body.values["number"])
        if body.what == SEEN:
            found.pop(number, None)
            continue
        last = max(last, number)
        own = {key[1:]: value for key, value in body.values.items() if key.startswith("_")}
        kind, table = str(body.values["kind"]), str(body.values["table"])
        found[number] = Alert(number, kind, table, int(body.values["at"]), own)
    return found, last
