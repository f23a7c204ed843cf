"""Messages that nobody should send: made from the protocol's own schema, then spoilt."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from croupier.protocol.schema import json_schema

ODD = (
    "",
    "\x00",
    "\ud800",
    "' OR 1=1; --",
    "../../etc/passwd",
    "${jndi:ldap://x}",
    "%s%n%x",
    "\u202e\u0000\uffff",
    "x" * 65,
    "9" * 400,
    "wallet:ann",
    "table:c1",
)
NUMBERS = (0, -1, 1, 2, 3, 2**31, 2**53, 2**63, 2**64, 10**15 - 1, 10**30, -(10**18))


class Hostile:
    """Makes messages; ``said`` are those of others, to be said again."""

    def __init__(self, rng: Random, tables: tuple[str, ...]) -> None:
        """Know the schema, and the names of tables."""
        schema = json_schema()
        self.rng = rng
        self.tables = tables
        self.parts: dict[str, Any] = schema["$defs"]
        self.said: list[str] = []
        self.coup = self.turn = 1

    def message(self) -> str | bytes:
        """Return a message: sound, spoilt, late, doubled, giant or no message at all."""
        chance = self.rng.random()
        if chance < 0.35:
            return self._keep(self._json(self._any("client")))
        if chance < 0.5 and self.said:
            return self.rng.choice(self.said)
        if chance < 0.65:
            return self._keep(self._json(self._spoilt(self._any("client"))))
        if chance < 0.8:
            return self._cut(self._json(self._any("client")))
        if chance < 0.85:
            return bytes(self.rng.randrange(256) for _ in range(self.rng.randrange(200)))
        return next(self._giants())

    def _keep(self, text: str) -> str:
        self.said.append(text)
        if len(self.said) > 200:
            del self.said[self.rng.randrange(200)]
        return text

    def _json(self, value: Any) -> str:  # noqa: ANN401 - whatever JSON holds
        return json.dumps(value)

    def _any(self, name: str) -> Any:  # noqa: ANN401 - likewise
        return self._of(self.parts[name], name)

    def _of(self, schema: dict[str, Any], key: str) -> Any:  # noqa: ANN401, PLR0911 - a case each
        rng = self.rng
        if "$ref" in schema:
            name = schema["$ref"].rpartition("/")[2]
            return self._of(self.parts[name], key)
        for choice in ("anyOf", "oneOf"):
            if choice in schema:
                return self._of(rng.choice(schema[choice]), key)
        if "const" in schema or "enum" in schema:
            return rng.choice(schema.get("enum", [schema.get("const")]))
        match schema.get("type"):
            case "object":
                needed = schema.get("required", ())
                return {
                    name: self._of(inner, name)
                    for name, inner in schema.get("properties", {}).items()
                    if name in needed or rng.random() < 0.7
                }
            case "array":
                return [self._of(schema.get("items", {}), key) for _ in range(rng.randrange(4))]
            case "integer":
                return self._number(key)
            case "string":
                return self._text(key)
            case "boolean":
                return rng.random() < 0.5
        return None

    def _number(self, key: str) -> int:
        rng = self.rng
        if rng.random() < 0.2:
            return rng.choice(NUMBERS)
        if key == "coup":
            return self.coup + rng.choice((0, 0, 0, -1, 1))
        if key == "turn":
            return self.turn + rng.choice((0, 0, 0, -1, 1))
        if key == "version":
            return 1
        if key in ("after", "seat"):
            return rng.randrange(-1, 9)
        return rng.choice((0, 5_00, 10_00, 200_00, 1_000_00, 33))

    def _text(self, key: str) -> str:
        rng = self.rng
        if key == "table":
            return rng.choice(self.tables) if rng.random() < 0.9 else rng.choice(ODD)
        if key in ("commitment", "secret") and rng.random() < 0.7:
            return rng.randbytes(32).hex()
        if rng.random() < 0.2:
            return rng.choice(ODD)
        return f"id{rng.randrange(50)}"

    def _spoilt(self, value: Any) -> Any:  # noqa: ANN401 - likewise
        """Return a value with one thing in it wrong."""
        if not isinstance(value, dict) or not value:
            return value
        rng, spoilt = self.rng, dict(value)
        name = rng.choice(list(spoilt))
        spoilt[name] = rng.choice(
            (
                None,
                [],
                {},
                [[[]]],
                1.5,
                -1,
                1e400,
                True,
                *ODD,
                *NUMBERS,
                {"type": "fold"},
                spoilt[name],
            )
        )
        if rng.random() < 0.3:
            spoilt[rng.choice(("by", "seat", "person", "__class__", "type"))] = rng.choice(
                (1, "house", "ann")
            )
        if rng.random() < 0.2:
            del spoilt[name]
        return spoilt

    def _cut(self, text: str) -> str:
        rng = self.rng
        place = rng.randrange(len(text) + 1)
        return rng.choice(
            (
                text[:place],
                text[:place] + rng.choice('{}[]",:\\\x00é\U0001f0a1') + text[place:],
                text + text,
                text.replace('"', "'"),
                text[place:] + text[:place],
            )
        )

    def _giants(self) -> Iterator[str | bytes]:
        rng = self.rng
        table = rng.choice(self.tables)
        yield rng.choice(
            (
                "[" * 4_000,
                '{"a":' * 800,
                json.dumps({"type": "watch", "table": table * 300})[:4_096],
                json.dumps({"type": "sit", "table": table, "id": "x" * 3_900, "chips": 1}),
                json.dumps({"type": "leave", "table": table, "id": "é" * 1_900}),
                '{"type":"ping"' + " " * 4_000 + "}",
                '{"type":"act","coup":' + "9" * 3_000 + "}",
                json.dumps({"type": "act", "table": table, "coup": 1, "turn": 1, "id": "1e999"}),
                "0" * 4_000,
            )
        )
