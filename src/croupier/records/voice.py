"""How one sheet's coups are told in one language: sentences, money, the names of hands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from babel.lists import format_list

from croupier.cards import Card
from croupier.hands import Ranking, describe, hand_name
from croupier.messages import Messages
from croupier.money import Minor
from croupier.sheets import CaribbeanSheet, StudSheet


@dataclass(frozen=True, slots=True)
class Sentence:
    """What is said, and the clauses that it rests on."""

    text: str
    clauses: tuple[str, ...] = ()

    def __str__(self) -> str:
        """Return the sentence with its clauses behind it."""
        return f"{self.text} [{', '.join(self.clauses)}]" if self.clauses else self.text


@dataclass(frozen=True)
class Voice:
    """One language for the coups of one sheet; ``ranking`` names their hands."""

    sheet: CaribbeanSheet | StudSheet
    ranking: Ranking
    language: str = "en"
    messages: Messages = field(init=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "messages", Messages(self.language))

    def say(self, message_id: str, /, **values: object) -> str:
        """Return the message with its values put in."""
        return self.messages.text(message_id, **values)

    def money(self, amount: Minor) -> str:
        """Return an amount without its sign, as the language writes money."""
        return self.messages.money(abs(amount), self.sheet.currency)

    def hand(self, cards: Sequence[Card] | None, *, beside: Sequence[Card] | None = None) -> str:
        """Return the name of five cards; a hand that is not known is called so.

        With another hand ``beside`` it, no more is said than tells the two apart.
        """
        if cards is None:
            return self.say("explain-hidden")
        name = hand_name(self.ranking, cards, beside=beside or ())
        return describe(name, self.messages, self.sheet.hands.names)

    def class_of(self, strength: int) -> str:
        """Return the name of a strength's class, in the house's own word where it has one."""
        name = self.ranking.class_name(strength)
        own = self.sheet.hands.names.get(name)
        return own or self.say(f"class-{name.replace(' ', '-')}")

    def percent(self, share: Fraction) -> str:
        """Return a share as the language writes it: ``2.5%``, ``2,5 %``."""
        from babel.numbers import format_percent

        language = self.messages.language
        return format_percent(
            float(share), format=None, locale=language, decimal_quantization=False
        )

    def listed(self, items: Sequence[str]) -> str:
        """Return items as the language lists them: ``a, b and c``."""
        return format_list(list(items), locale=self.messages.language)
