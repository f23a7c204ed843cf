"""Where every table's journal ends, noted now and then in the house's own.

A chain shows that nothing in it was changed or taken out; it does not show that its end was cut
off. Where its end was at some moment stands in another stream: the audit holds the two together.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from croupier.store import HOUSE_STREAM, StoreError
from croupier.store.journal import HEADS, Noted

if TYPE_CHECKING:
    from croupier.tables.house import House

EVERY = 10 * 60_000
"""Milliseconds between two notes."""


def note(house: House) -> None:
    """Note where the streams of all tables end, if anything was written since the last note."""
    heads = house.store.heads()
    ends: dict[str, str | int] = {
        stream: f"{head.seq} {head.hash.hex()}"
        for stream, head in sorted(heads.items())
        if stream != HOUSE_STREAM
    }
    if house.stopped is not None or not ends:
        return
    draft = house.draft()
    draft.add(HOUSE_STREAM, Noted(HEADS, ends))
    try:
        house.append(draft.lines).add_done_callback(lambda done: done.exception())
    except StoreError as error:
        house.stop(str(error))


def watch(house: House, before: dict[str, int] | None = None) -> None:
    """Note it now, and every ten minutes in which something happens at a table."""
    tables = {s: head.seq for s, head in house.store.heads().items() if s != HOUSE_STREAM}
    if tables != before:
        note(house)
    house.clock.call_later(EVERY, partial(watch, house, tables))
