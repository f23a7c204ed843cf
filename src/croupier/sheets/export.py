"""The JSON Schema of a rule sheet, for editors that check while one writes."""

from __future__ import annotations

from typing import Any

from pydantic import TypeAdapter

from croupier.sheets.schema import AnySheet

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def json_schema() -> dict[str, Any]:
    """Return the JSON Schema (draft 2020-12) of either game's sheet.

    A key that a ruling fills carries the ruling's id as ``ruling``.
    """
    schema = TypeAdapter(AnySheet).json_schema(by_alias=True, mode="validation")
    title = {"$schema": DIALECT, "title": "Croupier rule sheet"}
    # `discriminator` is OpenAPI's word, not JSON Schema's; `game` is a constant in each branch.
    return title | {key: value for key, value in schema.items() if key != "discriminator"}
