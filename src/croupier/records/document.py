"""A TOML file that a person hands in: read whole, or refused with every fault and its place.

Coups to settle and records both come in through here. A fault is a code with values, like a
sheet's; its sentences are in the catalogue ``record.ftl``.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal, DecimalException
from pathlib import Path as FilePath
from typing import Any, TypeVar, get_args

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

from croupier.sheets import Fault
from croupier.sheets.faults import Finding
from croupier.sheets.near import nearest
from croupier.sheets.places import Path, Places
from croupier.sheets.shape import clip

SIZE_LIMIT = 1_000_000
"""Bytes; a coup's record has some ten thousand."""

MOST_FAULTS = 20
"""More than this many lines help nobody."""

_TOML_PLACE = re.compile(r" \(at (?:line (?P<line>[0-9]+), column [0-9]+|end of document)\)$")

_KINDS = {
    "bool_type": "not-flag",
    "string_type": "not-text",
    "int_type": "not-count",
    "list_type": "not-list",
    "tuple_type": "not-list",
    "dict_type": "not-section",
    "model_type": "not-section",
    "model_attributes_type": "not-section",
    "too_short": "too-few",
    "too_long": "too-many",
    "not_amount": "not-amount",
    "not_negative": "negative",
}

Model = TypeVar("Model", bound=BaseModel)


class RecordError(ValueError):
    """A coup on paper that cannot be read or settled: every fault of it, a line each."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__(tuple(faults))
        self.faults = tuple(faults)

    def text(self, language: str = "en") -> str:
        """Return all faults, a line each, in a language of the catalogue."""
        return "\n".join(fault.text(language) for fault in self.faults[:MOST_FAULTS])

    def __str__(self) -> str:
        return self.text()


@dataclass(frozen=True, slots=True)
class Document:
    """Plain values, what to call them in a fault, and where each stands."""

    label: str
    data: Mapping[str, Any]
    places: Places | None = None
    folder: FilePath | None = None
    """Where a relative path in the document starts from."""

    def fault(self, code: str, path: Path = (), **values: str | int) -> Fault:
        """Return a fault at a key of this document."""
        line = None if self.places is None or not path else self.places.line(path)
        return Fault.of(Finding(f"paper-{code}", path, values), self.label, line)

    def refused(self, code: str, path: Path = (), **values: str | int) -> RecordError:
        """Return the error of a single fault."""
        return RecordError([self.fault(code, path, **values)])

    def shaped(self, model: type[Model]) -> Model:
        """Return the document as a pydantic model.

        Raises:
            RecordError: it is none; every fault of its shape is named.
        """
        try:
            return model.model_validate(dict(self.data))
        except ValidationError as error:
            details = error.errors(include_url=False)
            raise RecordError([self._shape_fault(model, detail) for detail in details]) from error

    def _shape_fault(self, model: type[BaseModel], error: ErrorDetails) -> Fault:
        path, kind = tuple(error["loc"]), error["type"]
        context = error.get("ctx", {})
        if kind == "extra_forbidden":
            name, known = clip(path[-1]).strip('"'), _keys(model, path[:-1])
            near = nearest(str(path[-1]), known)
            if near:
                return self.fault("unknown-key", path, name=name, near=near)
            return self.fault("unknown-key-far", path, name=name, known=", ".join(known))
        if kind == "missing":
            return self.fault("missing", path, name=str(path[-1]))
        code = _KINDS.get(kind)
        if code is None:
            return self.fault("refused", path, value=clip(error["input"]), why=error["msg"])
        bound = int(context.get("min_length", context.get("max_length", 0)))
        if bound:
            return self.fault(code, path, bound=bound, found=int(context["actual_length"]))
        return self.fault(code, path, value=clip(error["input"]))


def read_document(path: str | FilePath) -> Document:
    """Return the document of a TOML file; ``-`` is standard input.

    Raises:
        RecordError: the file cannot be read, is too large, not UTF-8 or not TOML.
    """
    if str(path) == "-":
        content = sys.stdin.buffer.read(SIZE_LIMIT + 1)
        return parse_document(content, "<stdin>", folder=FilePath())
    label = str(path) or '""'
    try:
        with FilePath(path).open("rb") as file:
            content = file.read(SIZE_LIMIT + 1)
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise Document(label, {}).refused("no-file", why=why) from error
    return parse_document(content, label, folder=FilePath(path).parent)


def parse_document(content: bytes | str, label: str, *, folder: FilePath | None = None) -> Document:
    """Return the document of TOML text or bytes; ``label`` stands for the file in faults.

    Raises:
        RecordError: the content is too large, not UTF-8 or not TOML.
    """
    nowhere = Document(label, {})
    if len(content) > SIZE_LIMIT:
        raise nowhere.refused("too-large", limit=SIZE_LIMIT)
    text = content if isinstance(content, str) else _decoded(content, label)
    text = text.replace("\r\n", "\n")
    try:
        data = tomllib.loads(text, parse_float=Decimal)
    except RecursionError as error:
        raise nowhere.refused("too-deep") from error
    except (ValueError, DecimalException) as error:
        # ValueError also of whole numbers with more digits than Python will read.
        why = str(error)
        place = _TOML_PLACE.search(why)
        line = int(place["line"]) if place and place["line"] else text.count("\n") + 1
        raise _at_line(label, line, "not-toml", why=clip(_TOML_PLACE.sub("", why))) from error
    return Document(label, data, Places(text), folder)


def _decoded(content: bytes, label: str) -> str:
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        byte = f"0x{content[error.start]:02x}"
        raise _at_line(label, line, "not-utf8", byte=byte) from error


def _at_line(label: str, line: int, code: str, **values: str | int) -> RecordError:
    return RecordError([Fault.of(Finding(f"paper-{code}", (), values), label, line)])


def _keys(model: type[BaseModel], path: Iterable[str | int]) -> list[str]:
    """Return the keys that a model, or the model in it or in its lists at ``path``, knows."""
    for part in path:
        if isinstance(part, int):
            continue
        fields = {info.alias or name: info for name, info in model.model_fields.items()}
        found = fields[part].annotation if part in fields else None
        kinds = [found, *get_args(found)]
        inner = [kind for kind in kinds if isinstance(kind, type) and issubclass(kind, BaseModel)]
        if not inner:
            return []
        model = inner[0]
    return [info.alias or name for name, info in model.model_fields.items()]
