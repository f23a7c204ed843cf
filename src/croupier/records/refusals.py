"""Why an act was refused, as a sentence of ``refusals.ftl`` for the code of ``IllegalAction``."""

from __future__ import annotations

from collections.abc import Mapping

from croupier.games.actions import IllegalAction
from croupier.messages import Messages
from croupier.records.voice import Sentence

MONEY_VALUES = frozenset(
    {
        "amount",
        "ante",
        "chips",
        "exact",
        "faced",
        "full",
        "high",
        "level",
        "low",
        "need",
        "price",
        "to",
        "unit",
    }
)
"""The values of a refusal that are minor units; all others are numbers or words."""


def refusal(error: IllegalAction, language: str, currency: str) -> Sentence:
    """Return why an act was refused, with its clause, in a language of the catalogues.

    A code without a sentence is said as it stands: a refusal is never lost.
    """
    messages = Messages(language)
    clauses = (error.clause,) if error.clause else ()
    message_id = f"refused-{error.code}"
    if message_id not in messages and message_id not in Messages():
        return Sentence(str(error))
    return Sentence(messages.text(message_id, **_said(error.values, messages, currency)), clauses)


def _said(
    values: Mapping[str, int | str], messages: Messages, currency: str
) -> dict[str, int | str]:
    return {
        key: messages.money(value, currency)
        if key in MONEY_VALUES and isinstance(value, int)
        else value
        for key, value in values.items()
    }
