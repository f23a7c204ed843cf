"""The JSON Schema of the protocol, both directions, made from the messages themselves."""

from __future__ import annotations

import json
import sys
from typing import Any

import msgspec

from croupier.protocol.messages import MAX_FRAME, VERSION, ClientMessage, ServerMessage

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def json_schema() -> dict[str, Any]:
    """Return one document: ``client`` and ``server`` are what each may send, one of many types.

    Their parts stand in ``$defs``; the document itself describes a message of either direction.
    """
    (client, server), parts = msgspec.json.schema_components(
        (ClientMessage, ServerMessage), ref_template="#/$defs/{name}"
    )
    return {
        "$schema": DIALECT,
        "title": "The live table's protocol",
        "description": (
            f"Version {VERSION}. JSON text messages over one WebSocket, those of the client at "
            f"most {MAX_FRAME} bytes. Amounts are minor units, meters micro-units, times "
            "milliseconds since 1970, cards numbers: 4 times the rank (0: two, 12: ace) plus the "
            "suit."
        ),
        "version": VERSION,
        "anyOf": [{"$ref": "#/$defs/client"}, {"$ref": "#/$defs/server"}],
        "$defs": {"client": client, "server": server, **dict(sorted(parts.items()))},
    }


def schema_text() -> str:
    """Return the document as it is published."""
    return json.dumps(json_schema(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":  # python -m croupier.protocol.schema > docs/protocol.schema.json
    sys.stdout.write(schema_text())
