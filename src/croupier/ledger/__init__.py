"""The books as values: accounts, balanced transfers, balances. Nothing here touches a disk."""

from croupier.ledger.book import Book, LedgerError, Posting, Transfer, made, refuse_unsound

__all__ = ["Book", "LedgerError", "Posting", "Transfer", "made", "refuse_unsound"]
