"""Reading a rule sheet: a file or a shipped name in, a typed sheet or every fault out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path as FilePath
from typing import Any

from croupier.sheets.faults import Fault, Finding, SheetError
from croupier.sheets.near import nearest
from croupier.sheets.places import Path, Places
from croupier.sheets.schema import CaribbeanSheet, StudSheet
from croupier.sheets.shape import make
from croupier.sheets.toml import TomlError, decode, parse, read_bytes

SHIPPED = ("caribbean-stud-quebec", "five-card-stud-casino", "five-card-stud-casino-closed")
"""The names of the shipped sheets."""


@dataclass(frozen=True, slots=True)
class SheetFile:
    """A sheet as it was read, with the places of its lines and the warnings about it."""

    label: str
    sheet: CaribbeanSheet | StudSheet
    places: Places
    warnings: tuple[Fault, ...]


def load_sheet(path_or_name: str | FilePath) -> CaribbeanSheet | StudSheet:
    """Return the sheet of a file, or a shipped one by its name.

    A text with a slash or ending in ``.toml`` is a file; any other is a shipped name.

    Raises:
        SheetError: the sheet cannot be read or cannot be played; it carries every fault.
    """
    return read_sheet(path_or_name).sheet


def read_sheet(path_or_name: str | FilePath) -> SheetFile:
    """Return a sheet with its places and warnings; like :func:`load_sheet` otherwise.

    Raises:
        SheetError: the sheet cannot be read or cannot be played; it carries every fault.
    """
    if isinstance(path_or_name, str) and not _is_file(path_or_name):
        if path_or_name not in SHIPPED:
            near = nearest(path_or_name, SHIPPED)
            if near is None:
                raise _refused("no-sheet-far", path_or_name, known=", ".join(SHIPPED))
            raise _refused("no-sheet", path_or_name, near=near)
        return read_text(shipped_text(path_or_name), f"{path_or_name}.toml")
    label = str(path_or_name)
    try:
        text = decode(read_bytes(FilePath(path_or_name)))
    except TomlError as error:
        raise _unread(error, label) from error
    return read_text(text.replace("\r\n", "\n"), label)


def read_text(text: str, label: str) -> SheetFile:
    """Return the sheet of a TOML text; ``label`` stands for the file in faults.

    Raises:
        SheetError: the text is no TOML, or no sheet that can be played.
    """
    try:
        data = parse(text)
    except TomlError as error:
        raise _unread(error, label) from error
    places = Places(text)
    sheet, warnings = validate(data, label, places.line)
    return SheetFile(label, sheet, places, warnings)


def validate(
    data: Mapping[str, Any], label: str, line: Callable[[Path], int | None]
) -> tuple[CaribbeanSheet | StudSheet, tuple[Fault, ...]]:
    """Return the sheet of plain values and the warnings about it.

    Raises:
        SheetError: the values make no sheet that can be played.
    """
    sheet, findings = make(data, filler())
    faults: list[Fault] = []
    warnings: list[Fault] = []
    for finding in findings:
        fault = Fault.of(finding, label, line(finding.path))
        (warnings if finding.warning else faults).append(fault)
    if faults or sheet is None:
        raise SheetError(tuple(sorted(faults, key=lambda fault: fault.line or 0)))
    return sheet, tuple(warnings)


def shipped_text(name: str) -> str:
    """Return the text of a shipped sheet.

    Raises:
        FileNotFoundError: no sheet of this name is shipped.
    """
    return (files("croupier.sheets") / "shipped" / f"{name}.toml").read_text(encoding="utf-8")


@cache
def filler() -> Mapping[str, Mapping[str, Any]]:
    """Return a sound sheet of each game as plain values."""
    sheets = (parse(shipped_text(name)) for name in SHIPPED[:2])
    return {sheet["game"]: sheet for sheet in sheets}


def _is_file(text: str) -> bool:
    return "/" in text or "\\" in text or text.endswith(".toml")


def _unread(error: TomlError, label: str) -> SheetError:
    return _refused(error.code, label, error.line, **error.values)


def _refused(code: str, label: str, line: int | None = None, **values: str | int) -> SheetError:
    return SheetError((Fault.of(Finding(code, (), values), label, line),))
