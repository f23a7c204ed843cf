"""From plain values to a typed sheet, or to every fault at once.

A value at fault is set aside, the shipped sheet's own put in its place, and the rest looked at
as well: one reading of a sheet names all that is wrong with it.
"""

from __future__ import annotations

import copy
from collections.abc import Iterable, Mapping
from typing import Any, get_args

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

from croupier.sheets.check import check
from croupier.sheets.faults import Finding
from croupier.sheets.near import nearest
from croupier.sheets.places import Path
from croupier.sheets.schema import CaribbeanSheet, StudSheet

MODELS: Mapping[str, type[CaribbeanSheet | StudSheet]] = {
    "caribbean-stud": CaribbeanSheet,
    "five-card-stud": StudSheet,
}

MOST_FAULTS = 100
"""More faults of single values than this are only counted."""

_TYPES = {
    "int_type": "not-count",
    "bool_type": "not-flag",
    "string_type": "not-text",
    "tuple_type": "not-list",
    "dict_type": "not-section",
    "model_type": "not-section",
    "model_attributes_type": "not-section",
    "string_pattern_mismatch": "not-currency",
    "not_words": "not-words",
    "not_amount": "not-amount",
    "not_negative": "negative",
    "not_percent": "not-percent",
    "not_pay": "not-pay",
    "not_prize": "not-prize",
}


def make(
    data: Mapping[str, Any], filler: Mapping[str, Mapping[str, Any]]
) -> tuple[CaribbeanSheet | StudSheet | None, list[Finding]]:
    """Return the sheet of plain values, if they make one, and every finding about them.

    ``filler`` has a sound sheet of each game as plain values: what a value at fault is replaced by
    while the rest is looked at.
    """
    game = data.get("game")
    if isinstance(game, str) and game in MODELS:
        sheet, findings = _typed(MODELS[game], data)
        if sheet is not None:
            return sheet, findings + check(sheet)
        return None, findings + _rest(MODELS[game], data, filler[game], findings)
    findings = [_no_game(game)]
    guess = _guess(data)
    if guess is None:
        return None, findings
    _, more = make({**data, "game": guess}, filler)
    return None, findings + more


def _typed(
    model: type[CaribbeanSheet | StudSheet], data: Mapping[str, Any]
) -> tuple[CaribbeanSheet | StudSheet | None, list[Finding]]:
    try:
        return model.model_validate(data), []
    except ValidationError as error:
        details = error.errors(include_url=False, include_context=True, include_input=True)
        found = [_finding(model, detail) for detail in details[:MOST_FAULTS]]
        if len(details) > MOST_FAULTS:
            found.append(Finding("and-more", (), {"count": len(details) - MOST_FAULTS}))
        return None, found


def _rest(
    model: type[CaribbeanSheet | StudSheet],
    data: Mapping[str, Any],
    filler: Mapping[str, Any],
    faults: Iterable[Finding],
) -> list[Finding]:
    """Return what is wrong beside ``faults``: what the cross-checks find once these are mended."""
    mended = copy.deepcopy(dict(data))
    bad = [fault.path for fault in faults if fault.path]
    for path in bad:
        _mend(mended, path, filler)
    sheet, _ = _typed(model, mended)
    if sheet is None:
        return []
    return [
        found
        for found in check(sheet)
        if not any(_touch(path, other) for path in (found.path, *found.about) for other in bad)
    ]


def _mend(data: object, path: Path, filler: object) -> None:
    """Put the filler's value in the place of the one at fault, or take it away."""
    for part in path[:-1]:
        data = _step(data, part)
        filler = _step(filler, 0 if isinstance(part, int) else part)
    last = path[-1]
    value = _step(filler, 0 if isinstance(last, int) else last)
    if isinstance(data, dict):
        if value is None:
            data.pop(last, None)
        else:
            data[last] = copy.deepcopy(value)
    elif (
        isinstance(data, list) and isinstance(last, int) and last < len(data) and value is not None
    ):
        data[last] = copy.deepcopy(value)


def _step(value: object, part: str | int) -> object:
    if isinstance(value, dict):
        return value.get(part)
    if isinstance(value, list) and isinstance(part, int) and part < len(value):
        return value[part]
    return None


def _touch(one: Path, other: Path) -> bool:
    length = min(len(one), len(other))
    return one[:length] == other[:length]


def _finding(model: type[BaseModel], error: ErrorDetails) -> Finding:
    """Return pydantic's error as a finding."""
    path: Path = tuple(part for part in error["loc"] if part != "[key]")
    kind, context, value = error["type"], error.get("ctx", {}), clip(error["input"])
    if kind == "extra_forbidden":
        return _unknown_key(model, path)
    found: dict[str, tuple[str, dict[str, str | int]]] = {
        "missing": ("missing", {"name": str(path[-1])}),
        "too_short": ("empty", {}),
        "too_long": ("too-many", {"bound": str(context.get("max_length"))}),
        "literal_error": (
            "not-a-choice",
            {"value": value, "known": str(context.get("expected", "")).replace("'", '"')},
        ),
        "greater_than_equal": ("too-small", {"value": value, "bound": str(context.get("ge"))}),
        "less_than_equal": ("too-great", {"value": value, "bound": str(context.get("le"))}),
    }
    plain = (_TYPES[kind], {"value": value}) if kind in _TYPES else None
    code, values = found.get(kind) or plain or ("refused", {"value": value, "why": error["msg"]})
    return Finding(code, path, values)


def _unknown_key(model: type[BaseModel], path: Path) -> Finding:
    name = str(path[-1])
    known = _keys(model, path[:-1])
    near = nearest(name, known)
    if near:
        return Finding("unknown-key", path, {"name": name, "near": near})
    return Finding("unknown-key-far", path, {"name": name, "known": ", ".join(known)})


def _keys(model: type[BaseModel], path: Path) -> list[str]:
    """Return the keys that the section at ``path`` knows."""
    for part in path:
        if isinstance(part, int):
            continue
        fields = {info.alias or name: info for name, info in model.model_fields.items()}
        inner = _section(fields[part].annotation) if part in fields else None
        if inner is None:
            return []
        model = inner
    return [info.alias or name for name, info in model.model_fields.items()]


def _section(annotation: object) -> type[BaseModel] | None:
    """Return the section in an annotation like ``Rake | None`` or ``tuple[Stake, ...]``."""
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return annotation
    return next((found for part in get_args(annotation) if (found := _section(part))), None)


def _no_game(game: object) -> Finding:
    known = ", ".join(f'"{name}"' for name in MODELS)
    if game is None:
        return Finding("no-game", ("game",), {"known": known})
    return Finding("unknown-game", ("game",), {"value": clip(game), "known": known})


def _guess(data: Mapping[str, Any]) -> str | None:
    """Return the game that a sheet with an unknown ``game`` most likely means, by its keys."""
    score = {name: len(data.keys() & set(_keys(model, ()))) for name, model in MODELS.items()}
    best = max(score, key=score.__getitem__)
    return best if list(score.values()).count(score[best]) == 1 else None


def clip(value: object) -> str:
    """Return a value as a sheet would show it, in at most 40 characters."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict):
        return "{…}"
    if isinstance(value, (list, tuple)):
        return "[…]"
    shown = f'"{value}"' if isinstance(value, str) else str(value)
    shown = " ".join(shown[:80].split())
    return shown if len(shown) <= 40 else shown[:37] + "…"
