"""The parameters of a meter: those of shipped sheets, and whether two are the same."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from pydantic import ValidationError

from croupier.sheets.load import SHIPPED, load_sheet
from croupier.sheets.schema import Progressive


def same_line(one: Mapping[str, Any], other: Mapping[str, Any]) -> bool:
    """Whether two ``progressive`` sections say the same, whichever defaults they write out."""
    return one == other or (bool(one) and bool(other) and _read(one) == _read(other))


def is_shipped(line: Mapping[str, Any]) -> bool:
    """Whether a ``progressive`` section is that of a shipped sheet."""
    return any(same_line(line, known) for known in _shipped())


@cache
def _shipped() -> tuple[dict[str, Any], ...]:
    lines = [load_sheet(name).dump().get("progressive") for name in SHIPPED]
    return tuple([line for line in lines if line])


def _read(line: Mapping[str, Any]) -> Progressive | Mapping[str, Any]:
    try:
        return Progressive.model_validate(line)
    except ValidationError:
        return line  # another version's
