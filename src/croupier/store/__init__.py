"""What a house keeps: the journal of its tables, the ledger, its people. SQLite or PostgreSQL."""

from croupier.store.entry import (
    HOUSE_STREAM,
    START,
    Entry,
    Head,
    entry_after,
    table_of,
    table_stream,
)
from croupier.store.errors import KeyConflict, StoreBusy, StoreError, StoreFailed
from croupier.store.moves import transfers_of
from croupier.store.store import Store

__all__ = [
    "HOUSE_STREAM",
    "START",
    "Entry",
    "Head",
    "KeyConflict",
    "Store",
    "StoreBusy",
    "StoreError",
    "StoreFailed",
    "entry_after",
    "table_of",
    "table_stream",
    "transfers_of",
]
