"""One sheet's rules in one language: its words, money and names of hands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from typing import TypeAlias

from croupier.cards import RANKS, Rank
from croupier.hands import Ranking
from croupier.messages import Messages
from croupier.money import Minor
from croupier.sheets import CaribbeanSheet, StudSheet

Facts: TypeAlias = Sequence[tuple[str, str]]
"""Lines of a name (a message of the catalogue) and what holds."""
Steps: TypeAlias = list[tuple[str, str]]
"""Sentences, each with the clauses and rulings that say so, parted by spaces."""
NamedSteps: TypeAlias = dict[str, tuple[str, str]]
"""The same by names, in their order."""
Rows: TypeAlias = Sequence[tuple[str, ...]]
"""Lines of a table."""


@dataclass(slots=True)
class RuleWords:
    """What the rules of a sheet are said with."""

    sheet: CaribbeanSheet | StudSheet
    messages: Messages

    def say(self, message: str, **values: object) -> str:
        """Return a sentence of the catalogue."""
        return self.messages.text(f"sheet-{message}", **values)

    def money(self, amount: Minor) -> str:
        """Return an amount in the sheet's currency."""
        return self.messages.money(amount, self.sheet.currency)

    def percent(self, share: Fraction) -> str:
        """Return a share as a percentage."""
        exact = Decimal(share.numerator * 100) / Decimal(share.denominator)
        return self.say("percent", number=self.messages.number(exact))

    def rank(self, rank: Rank) -> str:
        """Return the word for a rank."""
        return self.messages.text(f"rank-{RANKS[rank]}", count=1)

    def class_name(self, name: str) -> str:
        """Return what the house calls a class of hands."""
        if name in self.sheet.hands.names:
            return self.sheet.hands.names[name]
        return self.messages.text(f"class-{name.replace(' ', '-')}")

    def equal_hands(self, ranking: Ranking) -> list[tuple[str, str]]:
        """Return what decides between hands of one class, and whether the ace is low too."""
        hands = self.sheet.hands
        lowest = [RANKS[ranking.lowest + step] for step in range(4)]
        low = self.say("ace-low-yes", example="-".join(["A", *lowest]).replace("T", "10"))
        return [
            ("ace-low", low if hands.ace_low else self.say("ace-low-no")),
            ("kickers", self.say(f"kickers-{hands.kickers}")),
        ]
