"""The word that was most likely meant."""

from __future__ import annotations

import difflib
from collections.abc import Iterable


def nearest(name: str, known: Iterable[str]) -> str | None:
    """Return the one of ``known`` that ``name`` most likely was meant to be."""
    by_lower = {word.lower(): word for word in known}
    found = difflib.get_close_matches(name.lower()[:80], by_lower, n=1, cutoff=0.6)
    return by_lower[found[0]] if found else None
