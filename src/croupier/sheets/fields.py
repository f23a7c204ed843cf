"""The kinds of value that stand in a rule sheet: counts, amounts, percentages, pays, prizes."""

from __future__ import annotations

import re
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from typing import Annotated, Any, LiteralString

from pydantic import AfterValidator, BeforeValidator, PlainSerializer, Strict, WithJsonSchema
from pydantic_core import PydanticCustomError

from croupier import money

MOST_TO_ONE = 1_000_000
"""No pay is above this: a typing fault, not a house's chart."""

MOST_WORDS = 80
"""Characters of a line of text for people."""

_PERCENT = re.compile(r"(?P<number>[0-9]{1,6}(?:\.[0-9]{1,6})?) ?%")
_RATIO = re.compile(r"(?P<to>[0-9]{1,7}) ?(?:to|/|:) ?(?P<one>[0-9]{1,7})")
_NUMBER = re.compile(r"[0-9]{1,7}(?:\.[0-9]{1,6})?")

AMOUNT_PATTERN = r"^[0-9]{1,15}(\.[0-9]{1,2})?$"
PERCENT_PATTERN = r"^[0-9]{1,6}(\.[0-9]{1,6})? ?%$"
PAY_PATTERN = r"^[0-9]{1,7}(\.[0-9]{1,6})?$|^[0-9]{1,7} ?(to|/|:) ?[0-9]{1,7}$"


def _fault(kind: str, sentence: LiteralString) -> PydanticCustomError:
    """Return the error of a value that is not of its kind; its sentence goes by ``kind``."""
    return PydanticCustomError(f"not_{kind}", sentence)


def _amount(value: object) -> money.Minor:
    if not isinstance(value, str):
        raise _fault("amount", 'an amount is written as text in quotes, like "5.00"')
    try:
        minor = money.parse(value.strip())
    except money.MoneyError as error:
        raise _fault("amount", 'an amount is written like "5.00"') from error
    if minor < 0:
        raise _fault("negative", "an amount is zero or more")
    return minor


def _percent(value: object) -> Fraction:
    if isinstance(value, Fraction):
        return value
    match = _PERCENT.fullmatch(value.strip()) if isinstance(value, str) else None
    if match is None:
        raise _fault("percent", 'a percentage is written as text in quotes, like "2.5%"')
    return Fraction(match["number"]) / 100


def _words(value: str) -> str:
    if not value.strip() or len(value) > MOST_WORDS or not value.isprintable():
        raise _fault("words", "one line of text")
    return value


def percent_text(share: Fraction) -> str:
    """Return the text of a share: ``percent_text(Fraction(1, 40)) == "2.5%"``."""
    hundredths = share * 100
    if hundredths.denominator == 1:
        return f"{hundredths.numerator}%"
    return f"{Decimal(hundredths.numerator) / Decimal(hundredths.denominator):f}%"


def _pay(value: object) -> Fraction:
    pay = value if isinstance(value, Fraction) else _read_pay(value)
    if pay is None or not 0 <= pay <= MOST_TO_ONE:
        raise _fault("pay", 'a pay is a number "to 1", like 7, 1.5 or "3 to 2"')
    return pay


def _read_pay(value: object) -> Fraction | None:
    if isinstance(value, bool):
        return None
    if isinstance(value, int):
        return Fraction(value)
    # A TOML number comes as Decimal; by its text, no huge exponent is expanded.
    text = str(value).strip() if isinstance(value, (str, Decimal, float)) else ""
    if _NUMBER.fullmatch(text):
        return Fraction(text)
    match = _RATIO.fullmatch(text)
    if match is None or int(match["one"]) == 0:
        return None
    return Fraction(int(match["to"]), int(match["one"]))


def pay_text(pay: Fraction) -> str:
    """Return how a chart states a pay: ``7 to 1``, ``3 to 2``."""
    return f"{pay.numerator} to {pay.denominator}"


def _pay_dump(pay: Fraction) -> int | str:
    return pay.numerator if pay.denominator == 1 else pay_text(pay)


@dataclass(frozen=True, slots=True)
class Prize:
    """What a progressive bet wins: a share of the meter, or else an amount in minor units."""

    share: Fraction | None = None
    amount: money.Minor | None = None

    def __str__(self) -> str:
        """Return the prize as a sheet writes it: ``10%`` or ``500.00``."""
        if self.share is not None:
            return percent_text(self.share)
        return money.text(self.amount or 0)


def _prize(value: object) -> Prize:
    if isinstance(value, Prize):
        return value
    if not isinstance(value, str):
        raise _fault(
            "prize", 'a prize is text in quotes: a share of the meter like "10%", or "500.00"'
        )
    if "%" in value:
        return Prize(share=_percent(value))
    return Prize(amount=_amount(value))


def _schema(pattern: str, description: str) -> WithJsonSchema:
    return WithJsonSchema({"type": "string", "pattern": pattern, "description": description})


Words = Annotated[
    str,
    Strict(),
    AfterValidator(_words),
    WithJsonSchema({"type": "string", "minLength": 1, "maxLength": MOST_WORDS}),
]
"""A line of text for people."""

Count = Annotated[int, Strict()]
"""A whole number, written as one: ``7``, never ``"7"`` or ``7.0``."""

Flag = Annotated[bool, Strict()]
"""``true`` or ``false``."""

Amount = Annotated[
    int,
    BeforeValidator(_amount),
    PlainSerializer(money.text, return_type=str),
    _schema(AMOUNT_PATTERN, "an amount of money as decimal text, like 5.00"),
]
"""Minor units in Python, decimal text in the sheet; never negative."""

Percent = Annotated[
    Fraction,
    BeforeValidator(_percent),
    PlainSerializer(percent_text, return_type=str),
    _schema(PERCENT_PATTERN, "a percentage as text, like 2.5%"),
]
"""An exact fraction in Python (1/40), percent text in the sheet (``2.5%``)."""

Pay = Annotated[
    Fraction,
    BeforeValidator(_pay),
    PlainSerializer(_pay_dump, return_type=Any),
    WithJsonSchema(
        {
            "anyOf": [
                {"type": "number", "minimum": 0, "maximum": MOST_TO_ONE},
                {"type": "string", "pattern": PAY_PATTERN},
            ],
            "description": 'what a bet wins, to 1: 7, 1.5 or "3 to 2"',
        }
    ),
]
"""What a winning bet is paid for each unit of it; exact."""

PrizeField = Annotated[
    Prize,
    BeforeValidator(_prize),
    PlainSerializer(str, return_type=str),
    WithJsonSchema(
        {
            "type": "string",
            "pattern": f"{AMOUNT_PATTERN}|{PERCENT_PATTERN}",
            "description": "a share of the meter (10%) or an amount (500.00)",
        }
    ),
]
"""A prize of the progressive bet."""
