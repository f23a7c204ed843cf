"""A coup as the journal alone tells it, without the rules: for coups that other rules began.

A version of the rules that changes what some coup leads to can neither play on nor check what
another began. What the coup moved stands in the journal all the same, and can be moved back.
"""

from __future__ import annotations

from collections.abc import Iterable

from croupier.games.events import CoupEnded, Voided
from croupier.ledger import Transfer, made
from croupier.money import Micro
from croupier.store.journal import Act, CoupOpened

CAUSE = "other-rules"
"""The cause of the transfer that gives everything back."""


class Begun:
    """A coup from the entry that opened it on."""

    __slots__ = ("acts", "coup", "gains", "opened", "paid", "table", "voided")

    def __init__(self, table: str, opened: CoupOpened, transfers: Iterable[Transfer]) -> None:
        """Begin with what the opening itself moved."""
        self.table = table
        self.opened = opened
        self.coup = opened.coup
        self.acts = 0
        self.gains: dict[str, Micro] = {}
        """What accounts have gained by it (negative: lost), in micro-units."""
        self.paid = False
        """Whether its own rules brought it to its end."""
        self.voided = False
        """Whether two of the staff voided it."""
        self._add(transfers)

    @property
    def rules(self) -> int:
        """The version of the rules that began it."""
        return self.opened.rules

    @property
    def is_over(self) -> bool:
        """Whether it was paid or voided: then nothing of it goes back any more."""
        return self.paid or self.voided

    def act(self, body: Act, transfers: Iterable[Transfer]) -> None:
        """Take the next act in."""
        self.acts += 1
        for event in body.events:
            if type(event) is CoupEnded:
                self.paid = True
            elif type(event) is Voided:
                self.paid, self.voided = False, True
        self._add(transfers)

    def back(self) -> tuple[Transfer, ...]:
        """Return the transfer that undoes it: exactly the reverse; none if it moved nothing."""
        back = [(account, -amount) for account, amount in self.gains.items()]
        return made(f"{self.table}:c{self.coup}:void", CAUSE, back)

    def _add(self, transfers: Iterable[Transfer]) -> None:
        for transfer in transfers:
            for account, amount in transfer.postings:
                self.gains[account] = self.gains.get(account, 0) + amount
