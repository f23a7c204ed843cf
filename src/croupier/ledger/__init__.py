"""The books as values: accounts, balanced transfers, balances. Nothing here touches a disk."""

from croupier.ledger.book import Book, LedgerError, Posting, Transfer, made, refuse_unsound
from croupier.ledger.coups import Place, bank_after, beginning, key_of, moved, standing

__all__ = [
    "Book",
    "LedgerError",
    "Place",
    "Posting",
    "Transfer",
    "bank_after",
    "beginning",
    "key_of",
    "made",
    "moved",
    "refuse_unsound",
    "standing",
]
