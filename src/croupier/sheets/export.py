"""A rule sheet for others: its JSON Schema for editors, and a sheet as a file."""

from __future__ import annotations

from typing import Any

import tomli_w
from pydantic import TypeAdapter

from croupier.sheets.schema import AnySheet, Sheet

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def json_schema() -> dict[str, Any]:
    """Return the JSON Schema (draft 2020-12) of either game's sheet.

    A key that a ruling fills carries the ruling's id as ``ruling``.
    """
    schema = TypeAdapter(AnySheet).json_schema(by_alias=True, mode="validation")
    title = {"$schema": DIALECT, "title": "Croupier rule sheet"}
    # `discriminator` is OpenAPI's word, not JSON Schema's; `game` is a constant in each branch.
    return title | {key: value for key, value in schema.items() if key != "discriminator"}


def sheet_toml(sheet: Sheet) -> str:
    """Return a sheet as a file that :func:`croupier.sheets.load_sheet` reads: every default too."""
    name = "".join(c if c.isprintable() else " " for c in f"{sheet.name}, {sheet.house}")
    head = f"# {name}\n# Checked by: croupier sheet check THIS-FILE.toml\n\n"
    return head + tomli_w.dumps(sheet.dump())
