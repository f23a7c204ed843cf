"""Refusals in words: the code, the clause, and the sentence in the asker's language."""

from __future__ import annotations

from croupier.games.actions import IllegalAction
from croupier.money import MICRO_PER_MINOR, Micro, Minor
from croupier.protocol.messages import Refused
from croupier.records.refusals import refusal

LONGEST_ID = 64
"""Characters of a client's id."""
MOST_AMOUNT: Minor = 10**12
"""The most that the staff moves at a time: a number mistyped must not fill the books."""


def refused(
    error: IllegalAction, language: str, currency: str, request: str | None, table: str | None
) -> Refused:
    """Return the answer to what was refused."""
    sentence = refusal(error, language, currency)
    values = dict(error.values)
    return Refused(error.code, error.clause, sentence.text, values, request, table)


def checked_id(request: str) -> str:
    """Return a client's id.

    Raises:
        IllegalAction: it is too long to be one, or has characters that no database keeps.
    """
    if len(request) > LONGEST_ID or not request.isprintable():
        raise IllegalAction("long-id", characters=LONGEST_ID)
    return request


def checked_amount(amount: Minor, low: Minor = 1) -> None:
    """Refuse an amount that nobody means.

    Raises:
        IllegalAction: it is below ``low`` or above :data:`MOST_AMOUNT`.
    """
    if amount < low:
        raise IllegalAction("amount", low=low)
    if amount > MOST_AMOUNT:
        raise IllegalAction("amount-most", high=MOST_AMOUNT)


def checked_micro(amount: Micro) -> None:
    """Refuse micro-units, gained or lost, that nobody means."""
    checked_amount(abs(amount) // MICRO_PER_MINOR, 0)
