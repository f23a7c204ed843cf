"""Answers of the HTTP API: JSON by msgspec, refusals as the WebSocket has them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import msgspec
from starlette.responses import Response

from croupier.games.actions import IllegalAction
from croupier.messages import Messages
from croupier.protocol.messages import Refused
from croupier.tables.refusing import refused

_LONG = re.compile(rb"[0-9]{16}")
_STRING = re.compile(rb'"(?:[^"\\]|\\.)*"')
LONGEST_REASON = 400
"""Characters of a reason."""
TOO_LONG = "a number has at most 15 digits"
_encode = msgspec.json.Encoder().encode

STATUS: Mapping[str, int] = {
    "account-needed": 401,
    "login-needed": 401,
    "login": 401,
    "locked": 429,
    "too-fast": 429,
    "role": 403,
    "second-signature": 403,
    "staff-seated": 403,
    "own-record": 403,
    "own-account": 403,
    "reason": 422,
    "long-reason": 422,
    "excluded": 403,
    "pause": 403,
    "origin": 403,
    "registration": 403,
    "no-table": 404,
    "no-such-coup": 404,
    "no-person": 404,
    "no-sheet": 404,
    "not-found": 404,
    "malformed": 422,
    "sheet-edit": 422,
    "odds-refused": 422,
    "odds-position": 422,
    "odds-busy": 503,
    "odds-long": 503,
    "odds-failed": 503,
    "name": 422,
    "password": 422,
    "too-large": 413,
    "table-stopped": 503,
}
"""The status of a refusal by its code; all others are 409, refused by a rule."""


class Problem(Exception):  # noqa: N818 - a refusal on its way out
    """What a request is refused with."""

    def __init__(self, code: str, clause: str = "", **values: int | str) -> None:
        """Name the refusal; its sentence is made where it is answered."""
        self.error = IllegalAction(code, clause, **values)
        super().__init__(code)


def told(code: str, language: str, **values: int | str) -> Refused:
    """Return a refusal with its sentence."""
    return refused(IllegalAction(code, "", **values), language, "", None, None)


def answer(value: object, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """Return a value as JSON."""
    return Response(_encode(value), status, headers, "application/json")


def refusal(what: Refused) -> Response:
    """Return a refusal as JSON with its status."""
    headers = {"Retry-After": "60"} if what.code in ("locked", "too-fast") else None
    return answer(what, STATUS.get(what.code, 409), headers)


def language_of(headers: Mapping[str, str]) -> str:
    """Return the language that a browser asks for, of those that there are."""
    first = headers.get("accept-language", "").partition(",")[0].partition(";")[0].strip()
    return Messages(first[:20] or "en").language


def has_long_number(text: bytes) -> bool:
    """Whether JSON has a number that nobody means: no amount, time or count is so long."""
    return _LONG.search(text) is not None and _LONG.search(_STRING.sub(b"", text)) is not None


def read_as(kind: Any, body: bytes) -> Any:  # noqa: ANN401 - whatever type is asked for
    """Return a body as what it should be.

    Raises:
        Problem: it is not that; its value says what is wrong where.
    """
    if has_long_number(body):
        raise Problem("malformed", why=TOO_LONG)
    try:
        return msgspec.json.decode(body or b"null", type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Problem("malformed", why=str(error)[:200]) from error


def reasoned(reason: str) -> str:
    """Return why a member of the staff does something; it stays in the journal.

    Raises:
        Problem: nothing is said, or far too much.
    """
    said = reason.strip()
    if not said:
        raise Problem("reason")
    if len(said) > LONGEST_REASON:
        raise Problem("long-reason", characters=LONGEST_REASON)
    return said
