"""Strengths of arrays of hands, and the tables and cores that other kernels compile in.

The tables are small enough for a processor's first-level cache, which is what makes this fast.
Each card has one key: a rank key in the low bits, whose sum over a hand names its ranks, and one
bit for the suit above it, which is left in the AND over a hand only if all are of one suit. The
sum is looked up in rows laid over one another so that no two entries meet.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import chain
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from croupier.cards import DECK_SIZE, card_text, full_deck
from croupier.hands.evaluate import RANK_KEYS, Ranking, tables
from croupier.kernels import kernel

SUM_BITS = 19
"""The sum of five rank keys is below ``1 << SUM_BITS``."""

SUITED = 1 << SUM_BITS
"""Added to the sum where all cards are of one suit."""

SUM_MASK = SUITED - 1

COLUMN_BITS = 9
"""A row of the table holds the sums that differ in these low bits only."""

COLUMN_MASK = (1 << COLUMN_BITS) - 1


class KernelTables(NamedTuple):
    """A ranking as arrays, for :func:`hand_strength` and :func:`keyed_strength` in kernels."""

    keys: NDArray[np.int64]
    """(256,): the key of each card; 0 where the deck has no such card."""
    rows: NDArray[np.int16]
    """(2048,): where each row of sums begins in ``table``."""
    table: NDArray[np.int16]
    """The strengths; -1 where no hand leads."""


def keyed_strength(
    total: int,
    common: int,
    rows: NDArray[np.int16],
    table: NDArray[np.int16],
) -> int:
    """Return the strength of five cards from the sum and the AND of their keys."""
    place = total & SUM_MASK
    if common > SUM_MASK:
        place += SUITED
    return table[rows[place >> COLUMN_BITS] + (place & COLUMN_MASK)]  # type: ignore[no-any-return]


def hand_strength(
    c0: int,
    c1: int,
    c2: int,
    c3: int,
    c4: int,
    keys: NDArray[np.int64],
    rows: NDArray[np.int16],
    table: NDArray[np.int16],
) -> int:
    """Return the strength of five different cards of the deck; other numbers are not noticed."""
    k0, k1, k2, k3, k4 = keys[c0], keys[c1], keys[c2], keys[c3], keys[c4]
    return keyed_strength(k0 + k1 + k2 + k3 + k4, k0 & k1 & k2 & k3 & k4, rows, table)


def fill_strengths(
    hands: NDArray[np.uint8],
    keys: NDArray[np.int64],
    rows: NDArray[np.int16],
    table: NDArray[np.int16],
    out: NDArray[np.int16],
) -> None:
    """Write the strength of each row of ``hands`` (n, 5) to ``out`` (n,)."""
    for i in range(len(hands)):
        out[i] = hand_strength(
            hands[i, 0], hands[i, 1], hands[i, 2], hands[i, 3], hands[i, 4], keys, rows, table
        )


def strengths(ranking: Ranking, hands: NDArray[np.uint8]) -> NDArray[np.int16]:
    """Return the strength of each hand: (n, 5) cards as ``uint8`` to (n,) as ``int16``.

    That no card stands twice in a hand is the caller's duty.

    Raises:
        ValueError: another shape or type, or a card that the deck lacks.
    """
    if getattr(hands, "dtype", None) != np.uint8:
        kind = getattr(hands, "dtype", type(hands).__name__)
        raise ValueError(f"hands must be an array of uint8, not {kind}")
    if hands.ndim != 2 or hands.shape[1] != 5:
        raise ValueError(f"hands must have the shape (n, 5), not {hands.shape}")
    out = np.empty(len(hands), np.int16)
    if len(hands):
        low, high = int(hands.min()), int(hands.max())
        if high >= DECK_SIZE:
            raise ValueError(f"{high} is no card: cards are numbered 0 to {DECK_SIZE - 1}")
        if low < 4 * ranking.lowest:
            stranger = card_text(full_deck()[low])
            raise ValueError(f"the card {stranger} is not in the ranking's deck")
        kernel(fill_strengths)(np.ascontiguousarray(hands), *kernel_tables(ranking), out)
    return out


@lru_cache(maxsize=32)
def kernel_tables(ranking: Ranking) -> KernelTables:
    """Return a ranking as arrays for kernels; they are read-only and shared by all callers."""
    keys = np.zeros(256, np.int64)
    for card in full_deck(ranking.lowest):
        keys[card] = RANK_KEYS[(card >> 2) - ranking.lowest] | SUITED << (1 + (card & 3))
    rows, table = _laid_over(*tables(ranking.rungs, ranking.lowest))
    for array in (keys, rows, table):
        array.flags.writeable = False
    return KernelTables(keys, rows, table)


def _laid_over(
    plain: dict[int, int],
    suited: dict[int, int],
) -> tuple[NDArray[np.int16], NDArray[np.int16]]:
    # The fullest row first, each at the first place where none of its entries meets another's.
    strength_at = dict(
        chain(plain.items(), ((total + SUITED, value) for total, value in suited.items()))
    )
    columns: dict[int, list[int]] = {}
    for place in strength_at:
        columns.setdefault(place >> COLUMN_BITS, []).append(place & COLUMN_MASK)
    span = len(strength_at) + 8 * (COLUMN_MASK + 1) + len(columns)
    taken = np.zeros(2 * span, np.bool_)
    rows = np.zeros(2 * SUITED >> COLUMN_BITS, np.int16)
    for row, entries in sorted(columns.items(), key=lambda item: -len(item[1])):
        blocked = np.zeros(span, np.bool_)
        for column in entries:
            blocked |= taken[column : column + span]
        rows[row] = start = int(blocked.argmin())
        taken[[start + column for column in entries]] = True
    table = np.full(int(rows.max()) + COLUMN_MASK + 1, -1, np.int16)
    for place, value in strength_at.items():
        table[rows[place >> COLUMN_BITS] + (place & COLUMN_MASK)] = value
    return rows, table
