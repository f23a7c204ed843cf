"""A sheet with some lines changed, checked as if it had been written so."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from decimal import Decimal, DecimalException
from typing import TypeVar

from croupier.sheets.faults import Fault, Finding, SheetError
from croupier.sheets.load import validate
from croupier.sheets.places import Path, path_text
from croupier.sheets.schema import Sheet
from croupier.sheets.shape import clip

S = TypeVar("S", bound=Sheet)

_WANTS_TEXT = frozenset({"not-amount", "not-percent", "not-prize", "not-text"})


def replace(sheet: S, changes: Mapping[str, object], *, label: str = "") -> S:
    """Return the sheet with other values; keys with dots, values as a sheet writes them.

    ``replace(sheet, {"raise.pays.full house": 10, "stakes.0.ante": "2.00"})``; ``None`` takes a
    key away. ``label`` stands before the faults' keys.

    Raises:
        SheetError: a key is unknown, or the sheet could not be played so.
    """
    data = sheet.dump()
    for key, value in changes.items():
        _put(data, key, value, label)
    changed, _ = validate(data, label, lambda _: None)
    if not isinstance(changed, type(sheet)):
        finding = Finding("other-game", ("game",), {"value": clip(changed.game)})
        raise SheetError((Fault.of(finding, label, None),))
    return changed


def set_text(sheet: S, settings: Sequence[str] | str) -> S:
    """Return the sheet with settings like ``raise.pays.full house=10`` as a command line has them.

    A value is read as TOML if it is that (``7``, ``true``, ``"5.00"``, ``[{ down = 5 }]``), else
    as text; a number where the sheet has text in quotes is taken as that text, so that
    ``table.ante.min=10.00`` needs no quotes within quotes.

    Raises:
        SheetError: a setting has no ``=`` or no known key, or the sheet could not be played so.
    """
    parsed: dict[str, object] = {}
    raw: dict[str, str] = {}
    for setting in [settings] if isinstance(settings, str) else settings:
        key, equals, value = setting.partition("=")
        if not equals or not key.strip():
            finding = Finding("no-equals", (), {"value": clip(setting)})
            raise SheetError((Fault.of(finding, "--set", None),))
        parsed[key.strip()] = _value(value.strip())
        raw[key.strip()] = value.strip()
    try:
        return replace(sheet, parsed, label="--set")
    except SheetError as error:
        wants_text = {f.key for f in error.faults if f.code in _WANTS_TEXT}
        bare = {key for key in wants_text if isinstance(parsed.get(key), (int, Decimal))}
        if not bare:
            raise
        return replace(sheet, {**parsed, **{key: raw[key] for key in bare}}, label="--set")


def _value(text: str) -> object:
    try:
        read = tomllib.loads(f"value = {text}", parse_float=Decimal)
    except (ValueError, DecimalException, RecursionError):
        return text
    return read["value"] if len(read) == 1 else text


def _put(data: dict[str, object], key: str, value: object, label: str) -> None:
    """Put a value at a key with dots, making the sections on the way."""
    path: list[str | int] = []
    at: object = data
    parts = key.split(".")
    for depth, part in enumerate(parts):
        last = depth == len(parts) - 1
        if isinstance(at, list):
            place = int(part) if part.isdecimal() and len(part) < 4 else len(at)
            if place >= len(at):
                values: dict[str, str | int] = {
                    "name": path_text((*path, part)),
                    "most": len(at) - 1,
                }
                raise _refused("no-such-place", (*path, part), values, label)
            path.append(place)
            if last:
                at[place] = value
            at = at[place]
        elif isinstance(at, dict):
            path.append(part)
            if not last:
                at = at.setdefault(part, {})
            elif value is None:
                at.pop(part, None)
            else:
                at[part] = value
        else:
            raise _refused("no-section", (*path, part), {"name": path_text(tuple(path))}, label)


def _refused(code: str, path: Path, values: Mapping[str, str | int], label: str) -> SheetError:
    return SheetError((Fault.of(Finding(code, path, values), label, None),))
