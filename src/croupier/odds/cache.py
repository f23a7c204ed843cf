"""Counts kept: in memory, and on disk below the user's cache folder.

A file holds its format, a digest and the rows, column by column, compressed. It is named by the
rules that it was counted for and by the sources that counted it, so that a file of other rules or
of an older way of counting is never read. A damaged one is counted anew.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import logging
import os
import time
import zlib
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from croupier import cards
from croupier.hands import Ranking, evaluate, order
from croupier.odds import count as counting
from croupier.odds import sweep, tables
from croupier.odds.count import Count, Progress, completions, count_deals

MAGIC = b"croupier count 1\n"
KEPT = 24
"""How many files stay on disk: the last used."""
STALE = 3600
"""Seconds after which a part of a file is nobody's any more."""

_COLUMNS: dict[str, np.dtype[np.generic]] = {
    "strength": np.dtype("<i2"),
    "exposed": np.dtype("i1"),
    "no_open": np.dtype("<i4"),
    "lower": np.dtype("<i4"),
    "tie": np.dtype("<i4"),
    "weight": np.dtype("<i8"),
}
_log = logging.getLogger(__name__)
_memory: dict[str, Count] = {}


def counted(ranking: Ranking, opening: int, *, progress: Progress | None = None) -> Count:
    """Return the count of a ranking and an opening hand: kept, or made and kept.

    Args:
        ranking: the order of hands, its deck and its kicker ruling.
        opening: the lowest strength with which the dealer opens.
        progress: told how much is done when the deals must be counted.
    """
    name = _name(ranking, opening)
    if name not in _memory:
        path = folder() / f"{name}.count"
        found = _read(path, len(cards.full_deck(ranking.lowest)))
        if found is None:
            found = count_deals(ranking, opening, progress=progress)
            _write(path, found)
        _memory.clear()  # a count is some 20 MB: only the last one stays
        _memory[name] = found
    return _memory[name]


def folder() -> Path:
    """Return the folder of the kept counts: ``CROUPIER_CACHE_DIR`` if set, else the user's."""
    chosen = os.environ.get("CROUPIER_CACHE_DIR")
    if chosen:
        return Path(chosen) / "counts"
    from platformdirs import user_cache_path

    return user_cache_path("croupier") / "counts"


def _name(ranking: Ranking, opening: int) -> str:
    rules = [ranking.order, ranking.lowest, ranking.ace_low, ranking.kickers, opening]
    text = json.dumps(rules) + _sources()
    return hashlib.sha256(text.encode()).hexdigest()[:32]


@cache
def _sources() -> str:
    """Return a digest of all that decides what a count holds."""
    digest = hashlib.sha256()
    for module in (cards, order, evaluate, tables, sweep, counting):
        digest.update(Path(str(module.__file__)).read_bytes())
    digest.update(Path(__file__).read_bytes())
    return digest.hexdigest()


def _read(path: Path, deck: int) -> Count | None:
    try:
        content = path.read_bytes()
    except OSError:
        return None
    head = len(MAGIC)
    digest, packed = content[head : head + 32], content[head + 32 :]
    if not content.startswith(MAGIC) or hashlib.sha256(packed).digest() != digest:
        _log.warning("%s is damaged: counting anew", path)
        return None
    with contextlib.suppress(OSError):
        os.utime(path)
    data = zlib.decompress(packed)
    rows = len(data) // sum(kind.itemsize for kind in _COLUMNS.values())
    columns: dict[str, NDArray[Any]] = {}
    place = 0
    for name, kind in _COLUMNS.items():
        planes = np.frombuffer(data, np.uint8, rows * kind.itemsize, place)
        columns[name] = np.ascontiguousarray(planes.reshape(kind.itemsize, rows).T).view(kind)[:, 0]
        place += rows * kind.itemsize
    return Count(**columns, completions=completions(deck))


def _write(path: Path, count: Count) -> None:
    """Keep a count; where that is not possible, it will be counted again next time."""
    packed = zlib.compress(
        b"".join(_planes(getattr(count, name), kind) for name, kind in _COLUMNS.items()), 1
    )
    content = MAGIC + hashlib.sha256(packed).digest() + packed
    beside = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            beside.write_bytes(content)
            beside.replace(path)
        finally:
            beside.unlink(missing_ok=True)  # after Ctrl-C, or on a full disk
    except OSError as error:
        _log.warning("the count cannot be kept on disk (%s)", error)
    _prune(path.parent)


def _planes(column: NDArray[np.generic], kind: np.dtype[np.generic]) -> bytes:
    """Return a column's bytes, all first bytes first: like ones side by side compress well."""
    rows = np.ascontiguousarray(column, kind).view(np.uint8).reshape(len(column), kind.itemsize)
    return rows.T.tobytes()


def _prune(kept: Path) -> None:
    """Remove the files that were used longest ago, and parts that a killed process left."""
    with contextlib.suppress(OSError):  # another process prunes too
        files = sorted(kept.glob("*.count"), key=lambda path: path.stat().st_mtime, reverse=True)
        old = time.time() - STALE
        parts = [path for path in kept.glob("*.part") if path.stat().st_mtime < old]
        for path in files[KEPT:] + parts:
            path.unlink(missing_ok=True)
