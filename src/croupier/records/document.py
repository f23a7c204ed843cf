"""A TOML file that a person hands in: read whole, or refused with every fault and its place.

Coups to settle and records both come in through here. A fault is a code with values, like a
sheet's; its sentences are in the catalogue ``record.ftl``.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path as FilePath
from typing import Any, TypeVar, get_args

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

from croupier.sheets import Fault
from croupier.sheets.faults import Finding
from croupier.sheets.near import nearest
from croupier.sheets.places import Path, Places
from croupier.sheets.shape import clip
from croupier.sheets.toml import SIZE_LIMIT, TomlError, decode, parse, read_bytes, within_limit

MOST_FAULTS = 20
"""More than this many lines help nobody."""

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
        content = read_bytes(FilePath(path))
    except TomlError as error:
        raise _unread(error, label) from error
    return parse_document(content, label, folder=FilePath(path).parent)


def parse_document(content: bytes | str, label: str, *, folder: FilePath | None = None) -> Document:
    """Return the document of TOML text or bytes; ``label`` stands for the file in faults.

    Raises:
        RecordError: the content is too large, not UTF-8 or not TOML.
    """
    try:
        within_limit(content)
        text = decode(content) if isinstance(content, bytes) else content
        text = text.replace("\r\n", "\n")
        return Document(label, parse(text), Places(text), folder)
    except TomlError as error:
        raise _unread(error, label) from error


def _unread(error: TomlError, label: str) -> RecordError:
    finding = Finding(f"paper-{error.code}", (), error.values)
    return RecordError([Fault.of(finding, label, error.line)])


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
