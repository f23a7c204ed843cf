"""TOML that a person hands in: read whole, or refused with a code and the line.

Sheets, coups to settle and records all come in through here; each has sentences of its own for
the codes.
"""

from __future__ import annotations

import re
import tomllib
from decimal import Decimal, DecimalException
from pathlib import Path
from typing import Any

SIZE_LIMIT = 1_000_000
"""Bytes; a rule sheet has some three thousand, a coup's record some ten thousand."""

_PLACE = re.compile(r" \(at (?:line (?P<line>[0-9]+), column [0-9]+|end of document)\)$")

_LONG_NUMBER = re.compile(r"[0-9_]{4300,}|[eE][-+]?[0-9_]{10,}")
"""Digits of a number, or of its exponent, that Python may refuse to read."""


class TomlError(ValueError):
    """Why a file cannot be read.

    ``code`` is ``no-file`` (with ``why``), ``too-large`` (``limit``, bytes), ``not-utf8``
    (``byte``), ``not-toml`` (``why``) or ``too-deep``; ``line`` counts from 1.
    """

    def __init__(self, code: str, line: int | None = None, **values: str | int) -> None:
        super().__init__(code, line, values)
        self.code, self.line, self.values = code, line, values


def read_bytes(path: Path) -> bytes:
    """Return what stands in a file.

    Raises:
        TomlError: it cannot be read, or is larger than :data:`SIZE_LIMIT`.
    """
    try:
        with path.open("rb") as file:
            content = file.read(SIZE_LIMIT + 1)
    except (OSError, ValueError) as error:
        # ValueError of a path that no file can have: with a null byte.
        why = getattr(error, "strerror", None) or str(error)
        raise TomlError("no-file", why=why) from error
    within_limit(content)
    return content


def within_limit(content: bytes | str) -> None:
    """Return if content is not too large.

    Raises:
        TomlError: it is larger than :data:`SIZE_LIMIT`.
    """
    if len(content) > SIZE_LIMIT:
        raise TomlError("too-large", limit=SIZE_LIMIT)


def decode(content: bytes) -> str:
    """Return the text of bytes in UTF-8, a mark of byte order taken away.

    Raises:
        TomlError: they are no UTF-8.
    """
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise TomlError("not-utf8", line, byte=f"0x{content[error.start]:02x}") from error


def parse(text: str) -> dict[str, Any]:
    """Return the values of TOML text; numbers with a point are decimals, exact.

    Raises:
        TomlError: the text is no TOML, or too deep for Python.
    """
    try:
        return tomllib.loads(text, parse_float=Decimal)
    except RecursionError as error:
        raise TomlError("too-deep") from error
    except tomllib.TOMLDecodeError as error:
        why = str(error)
        place = _PLACE.search(why)
        line = int(place["line"]) if place and place["line"] else text.count("\n") + 1
        raise TomlError("not-toml", line, why=_PLACE.sub("", why)) from error
    except (ValueError, DecimalException) as error:
        # What Python says here is about its own limits, and no help to who wrote the file.
        found = _LONG_NUMBER.search(text)
        where = None if found is None else text.count("\n", 0, found.start()) + 1
        raise TomlError("not-toml", where, why="a number has too many digits") from error
