"""What every entry of the journal is."""

from __future__ import annotations

import msgspec


class Body(msgspec.Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """Base of all bodies."""
