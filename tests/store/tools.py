"""What the tests of the store share."""

from __future__ import annotations

from croupier.ledger import Transfer
from croupier.store import HOUSE_STREAM, Entry, Store, transfers_of
from croupier.store.journal import Noted, WalletSold


def sale(number: int, amount: int = 100, key: str | None = None) -> tuple[WalletSold, Transfer]:
    """Return the body of a sale of chips, and what it moves."""
    body = WalletSold(f"p{number % 7}", amount, "cashier")
    (moved,) = transfers_of(HOUSE_STREAM, body, key or f"sale:{number}")
    return body, moved


def sold(store: Store, number: int, *, stream: str = HOUSE_STREAM, at: int = 0) -> Entry:
    """Return the entry of a sale, to be appended next."""
    body, moved = sale(number)
    return store.next_entry(stream, at, body, (moved,))


def note(store: Store, what: str, *, stream: str = HOUSE_STREAM, at: int = 0) -> Entry:
    """Return an entry that moves nothing, to be appended next."""
    return store.next_entry(stream, at, Noted(what))
