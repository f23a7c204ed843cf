"""Refusals in words: the code, the clause, and the sentence in the asker's language."""

from __future__ import annotations

from croupier.games.actions import IllegalAction
from croupier.protocol.messages import Refused
from croupier.records.refusals import refusal

LONGEST_ID = 64
"""Characters of a client's id."""


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
        IllegalAction: it is too long to be one.
    """
    if len(request) > LONGEST_ID:
        raise IllegalAction("long-id", characters=LONGEST_ID)
    return request
