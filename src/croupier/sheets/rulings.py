"""The rulings by game, and what each sheet leaves open: every line that a ruling fills.

Which line of a sheet carries a ruling stands in :mod:`croupier.sheets.schema`; what a ruling says
stands in the catalogue ``rulings.ftl``, a sentence each, under the ids of :func:`sentence_id`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import UnionType
from typing import Any, Union, get_args, get_origin

from pydantic import BaseModel
from pydantic.fields import FieldInfo

from croupier.sheets.check_caribbean import ACES_OR_KINGS
from croupier.sheets.places import Path, Places, path_text
from croupier.sheets.schema import CaribbeanSheet, StudSheet
from croupier.sheets.shape import MODELS

RULINGS: Mapping[str, tuple[str, ...]] = {
    "caribbean-stud": tuple(f"R-QC-{number}" for number in range(1, 17)),
    "five-card-stud": tuple(f"R-CM-{number}" for number in range(1, 21)),
}
"""Every ruling of a game, in order."""

CLAUSES: Mapping[str, tuple[str, ...]] = {
    "caribbean-stud": tuple(f"QC-{number}" for number in range(1, 22)),
    "five-card-stud": tuple(f"CM-{number}" for number in range(1, 19)),
}
"""Every clause of a game's printed sheet, in order."""

NEEDS: Mapping[str, str] = {
    "R-QC-5": "progressive",
    "R-QC-6": "progressive",
    "R-QC-7": "progressive",
    "R-QC-8": "progressive",
    "R-QC-13": "progressive",
    "R-QC-15": "progressive",
    "R-CM-9": "blinds",
    "R-CM-12": "rake",
}
"""Rulings that say nothing where a sheet lacks this section."""

_CHART_ROWS = ("pair", "high card", ACES_OR_KINGS)


@dataclass(frozen=True, slots=True)
class Open:
    """One line that comes from a ruling rather than from the printed sheet."""

    ruling: str
    key: str
    """The sheet's key, or nothing where the ruling has no switch."""
    value: str
    """The value that holds, as a sheet writes it."""
    line: int | None
    """Where the sheet writes it; nothing where the default holds."""


def sentence_id(rule: str) -> str:
    """Return the message id of a clause or ruling: ``clause-QC-14``, ``ruling-R-QC-3``."""
    return f"ruling-{rule}" if rule.startswith("R-") else f"clause-{rule}"


def switches(game: str) -> dict[str, tuple[str, ...]]:
    """Return each ruling's keys in a game's sheet, ``()`` where it has no switch.

    Raises:
        KeyError: there is no such game.
    """
    model = MODELS[game]
    keys: dict[str, list[str]] = {ruling: [] for ruling in RULINGS[game]}
    for path, ruling in _ruled(model, ()):
        keys[ruling].append(path_text(path))
    return {ruling: tuple(found) for ruling, found in keys.items()}


def left_open(sheet: CaribbeanSheet | StudSheet, places: Places | None = None) -> list[Open]:
    """Return what a sheet leaves open, ruling by ruling; ``places`` tells which lines it writes."""
    data = sheet.dump()
    found: dict[str, list[Open]] = {ruling: [] for ruling in RULINGS[sheet.game]}
    for path, ruling in _ruled(type(sheet), ()):
        if NEEDS.get(ruling, path[0]) not in data:
            continue
        for at in _rows(ruling, path, data):
            value = _value(data, at)
            line = places.line(at) if places is not None and places.written(at) else None
            if value is not None or _value(data, at[:-1]) is not None:
                found[ruling].append(Open(ruling, path_text(at), toml_text(value), line))
    for ruling, lines in found.items():
        section = NEEDS.get(ruling)
        if not lines and (section is None or section in data):
            lines.append(Open(ruling, "", "", None))
    return [line for lines in found.values() for line in lines]


def toml_text(value: object) -> str:
    """Return a value as a sheet writes it in one line; nothing for no value."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(toml_text(each) for each in value)}]"
    if isinstance(value, dict):
        pairs = (f"{_key(key)} = {toml_text(each)}" for key, each in value.items() if each != 0)
        return f"{{ {', '.join(pairs)} }}"
    return str(value)


def _key(name: str) -> str:
    return name if name.replace("_", "").isalnum() and name.isascii() else f'"{name}"'


def _rows(ruling: str, path: Path, data: Mapping[str, Any]) -> list[Path]:
    """Return the keys that a ruling fills at ``path``: of the chart, only its last rows."""
    if ruling != "R-QC-1":
        return [path]
    chart = _value(data, path)
    return [(*path, row) for row in _CHART_ROWS if isinstance(chart, dict) and row in chart]


def _value(data: object, path: Path) -> object:
    for part in path:
        data = data.get(part) if isinstance(data, dict) else None
    return data


def _ruled(model: type[BaseModel], above: Path) -> Iterator[tuple[Path, str]]:
    """Yield every key of a model that a ruling fills, from the schema itself."""
    for name, info in model.model_fields.items():
        path = (*above, info.alias or name)
        ruling = _ruling(info)
        if ruling is not None:
            yield path, ruling
        section = section_of(info.annotation)
        if section is not None:
            yield from _ruled(section, path)


def _ruling(info: FieldInfo) -> str | None:
    extra = info.json_schema_extra
    ruling = extra.get("ruling") if isinstance(extra, dict) else None
    return ruling if isinstance(ruling, str) else None


def section_of(annotation: object) -> type[BaseModel] | None:
    """Return the section that a field holds, also where it may be left out; not of a list."""
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return annotation
    if get_origin(annotation) in (Union, UnionType):
        return next((found for part in get_args(annotation) if (found := section_of(part))), None)
    return None
