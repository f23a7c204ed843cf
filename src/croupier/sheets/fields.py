"""The kinds of value that stand in a rule sheet: amounts, percentages, pays, prizes."""

from __future__ import annotations

import re
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from typing import Annotated, Any

from pydantic import BeforeValidator, PlainSerializer, WithJsonSchema

from croupier import money

_PERCENT = re.compile(r"(?P<number>[0-9]{1,6}(?:\.[0-9]{1,6})?) ?%")
_RATIO = re.compile(r"(?P<to>[0-9]{1,9})(?: ?(?:to|/|:) ?(?P<one>[0-9]{1,9}))?")


def _amount(value: object) -> object:
    if isinstance(value, bool) or not isinstance(value, str):
        msg = 'an amount is written as text in quotes, like "5.00"'
        raise ValueError(msg)  # noqa: TRY004 - pydantic reports ValueError as the field's fault
    return money.parse(value)


def _percent(value: object) -> object:
    if isinstance(value, Fraction):
        return value
    match = _PERCENT.fullmatch(value.strip()) if isinstance(value, str) else None
    if match is None:
        msg = 'a percentage is written as text in quotes, like "2.5%"'
        raise ValueError(msg)
    return Fraction(match["number"]) / 100


def percent_text(share: Fraction) -> str:
    """Return the text of a share: ``percent_text(Fraction(1, 40)) == "2.5%"``."""
    hundredths = share * 100
    if hundredths.denominator == 1:
        return f"{hundredths.numerator}%"
    return f"{Decimal(hundredths.numerator) / Decimal(hundredths.denominator)}%"


def _pay(value: object) -> object:
    if isinstance(value, Fraction):
        return value
    if isinstance(value, (int, Decimal)) and not isinstance(value, bool):
        return Fraction(value)
    if isinstance(value, float):
        return Fraction(str(value))
    match = _RATIO.fullmatch(value.strip()) if isinstance(value, str) else None
    if match is None or match["one"] == "0":
        msg = 'a pay is a number "to 1", like 7, 1.5 or "3 to 2"'
        raise ValueError(msg)
    return Fraction(int(match["to"]), int(match["one"] or 1))


def pay_text(pay: Fraction) -> str:
    """Return how a chart states a pay: ``7 to 1``, ``3 to 2``."""
    return f"{pay.numerator} to {pay.denominator}"


def _pay_dump(pay: Fraction) -> int | str:
    return pay.numerator if pay.denominator == 1 else pay_text(pay)


@dataclass(frozen=True, slots=True)
class Prize:
    """What a progressive bet wins: a share of the meter, or an amount in minor units. Never both."""

    share: Fraction | None = None
    amount: money.Minor | None = None

    def __str__(self) -> str:
        """Return the prize as a sheet writes it: ``10%`` or ``500.00``."""
        if self.share is not None:
            return percent_text(self.share)
        return money.text(self.amount or 0)


def _prize(value: object) -> object:
    if isinstance(value, Prize):
        return value
    if isinstance(value, str) and value.strip().endswith("%"):
        share = _percent(value)
        return Prize(share=share if isinstance(share, Fraction) else None)
    if isinstance(value, str):
        return Prize(amount=money.parse(value))
    msg = 'a prize is text in quotes: a share of the meter like "10%", or an amount like "500.00"'
    raise ValueError(msg)


def _schema(pattern: str, description: str) -> WithJsonSchema:
    return WithJsonSchema({"type": "string", "pattern": pattern, "description": description})


Amount = Annotated[
    int,
    BeforeValidator(_amount),
    PlainSerializer(money.text, return_type=str),
    _schema(r"^-?[0-9]{1,15}(\.[0-9]{1,2})?$", "an amount of money as decimal text"),
]
"""Minor units in Python, decimal text in the sheet."""

Percent = Annotated[
    Fraction,
    BeforeValidator(_percent),
    PlainSerializer(percent_text, return_type=str),
    _schema(r"^[0-9]{1,6}(\.[0-9]{1,6})? ?%$", "a percentage as text"),
]
"""An exact fraction in Python (1/40), percent text in the sheet (``2.5%``)."""

Pay = Annotated[
    Fraction,
    BeforeValidator(_pay),
    PlainSerializer(_pay_dump, return_type=Any),
    WithJsonSchema(
        {
            "anyOf": [{"type": "number"}, {"type": "string", "pattern": _RATIO.pattern}],
            "description": "what a bet wins, to 1",
        }
    ),
]
"""What a winning bet is paid for each unit of it; exact."""

PrizeField = Annotated[
    Prize,
    BeforeValidator(_prize),
    PlainSerializer(str, return_type=str),
    WithJsonSchema(
        {"type": "string", "description": "a share of the meter (10%) or an amount (500.00)"}
    ),
]
