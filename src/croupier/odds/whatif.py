"""Two sheets, or two ways to play one, side by side."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from croupier.sheets.schema import Sheet


@dataclass(frozen=True, slots=True)
class Change:
    """A line that two sheets have differently; ``None`` where one lacks it."""

    key: str
    """With dots, as ``--set`` takes it."""
    before: str | None
    after: str | None


def changes(before: Sheet, after: Sheet) -> list[Change]:
    """Return every line that differs, in the order of the sheets; names and house are left out."""
    one, other = dict(_lines(before.dump())), dict(_lines(after.dump()))
    return [
        Change(key, one.get(key), other.get(key))
        for key in dict.fromkeys([*one, *other])
        if one.get(key) != other.get(key) and key not in {"name", "house"}
    ]


def _lines(value: object, key: str = "") -> Iterator[tuple[str, str]]:
    if isinstance(value, dict):
        for name, part in value.items():
            yield from _lines(part, f"{key}.{name}" if key else str(name))
    elif isinstance(value, list) and any(isinstance(part, (dict, list)) for part in value):
        for place, part in enumerate(value):
            yield from _lines(part, f"{key}.{place}")
    elif isinstance(value, list):
        yield key, ", ".join(str(part) for part in value)
    else:
        yield key, str(value)
