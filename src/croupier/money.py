"""Money as whole minor units, and its text form.

An amount is an ``int`` of minor units (cents) everywhere inside Croupier; decimal text stands only
at the edges: sheets, files, JSON. There is no float on the way in or out.
"""

from __future__ import annotations

import re
from typing import TypeAlias

Minor: TypeAlias = int
"""An amount of money in whole minor units (cents) of the sheet's currency."""

Micro: TypeAlias = int
"""An amount in millionths of the currency unit; only the meter counts in them (R-QC-8)."""

MINOR_PER_UNIT = 100
MICRO_PER_MINOR = 10_000

_DECIMAL = re.compile(r"(?P<sign>-?)(?P<whole>[0-9]{1,15})(?:\.(?P<part>[0-9]{1,2}))?")


class MoneyError(ValueError):
    """A text that is no amount of money; the message says what would be one."""


def parse(text: str) -> Minor:
    """Return the minor units of a decimal text: ``parse("12.50") == 1250``.

    Accepts an optional minus sign, up to 15 whole digits and at most two decimals.

    Raises:
        MoneyError: the text is not such a number.
    """
    match = _DECIMAL.fullmatch(text)
    if match is None:
        shown = text if len(text) <= 40 else text[:37] + "..."
        msg = f'{shown!r} is not an amount: write it like "12.50", with at most two decimals'
        raise MoneyError(msg)
    minor = int(match["whole"]) * MINOR_PER_UNIT + int((match["part"] or "").ljust(2, "0"))
    return -minor if match["sign"] else minor


def text(minor: Minor) -> str:
    """Return the decimal text of minor units: ``text(1250) == "12.50"``."""
    sign = "-" if minor < 0 else ""
    whole, part = divmod(abs(minor), MINOR_PER_UNIT)
    return f"{sign}{whole}.{part:02d}"


def micro(minor: Minor) -> Micro:
    """Return the micro-units of minor units."""
    return minor * MICRO_PER_MINOR


def shown(amount: Micro) -> Minor:
    """Return the whole minor units that a display shows of an amount in micro-units (R-QC-8)."""
    return amount // MICRO_PER_MINOR
