"""What one request is about to do: entries of the journal with their transfers, and what is shown.

Nothing of it is in the books yet; :meth:`Draft.balance` counts it in.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from croupier.games.events import AnyEvent
from croupier.ledger import Book, Transfer
from croupier.money import Micro
from croupier.shuffle.public import CardProof, ShufflePublic
from croupier.store import transfers_of
from croupier.store.journal import JournalBody


class Line(NamedTuple):
    """An entry to be: its stream, its body and what it moves."""

    stream: str
    body: JournalBody
    transfers: tuple[Transfer, ...]


class Draft:
    """Gathers what a request does."""

    __slots__ = (
        "_book",
        "_changed",
        "_next",
        "after",
        "events",
        "lines",
        "proofs",
        "shown",
        "shuffle",
        "shuffle_coup",
        "state",
    )

    def __init__(self, book: Book, next_seq: Callable[[str], int]) -> None:
        """Begin with nothing; ``next_seq`` counts the entries of a stream."""
        self._book = book
        self._next = next_seq
        self._changed: dict[str, Micro] = {}
        self.lines: list[Line] = []
        self.events: list[AnyEvent] = []
        self.proofs: dict[int, tuple[CardProof, ...]] = {}
        self.shuffle: ShufflePublic | None = None
        self.shuffle_coup: int | None = None
        self.state = False
        """Whether the table looks otherwise than before."""
        self.shown = False
        """Whether there is anything to show at all."""
        self.after: list[Callable[[], None]] = []
        """What is called when all is on disk."""

    def balance(self, account: str) -> Micro:
        """Return what lies in an account when this is done."""
        return self._book.balance(account) + self._changed.get(account, 0)

    def add(self, stream: str, body: JournalBody, transfers: tuple[Transfer, ...] = ()) -> None:
        """Add an entry."""
        self.lines.append(Line(stream, body, transfers))
        for transfer in transfers:
            for account, amount in transfer.postings:
                self._changed[account] = self._changed.get(account, 0) + amount
        self.shown = True

    def move(self, stream: str, body: JournalBody, key: str = "") -> None:
        """Add an entry with what it moves of itself; the key is its place if none is given."""
        if not key:
            count = sum(line.stream == stream for line in self.lines)
            key = f"{stream}:{self._next(stream) + count}"
        self.add(stream, body, transfers_of(stream, body, key))
        self.state = True
