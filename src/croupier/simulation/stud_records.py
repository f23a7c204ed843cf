"""The records that stud kernels play on: bets, cards, chance and pots of one coup each.

A record is handed around as one pointer, where as many arrays would be slow to hand around.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import numpy as np

from croupier.simulation.streams import LANES
from croupier.strategy.held import PLACES

Ints: TypeAlias = Any
"""An array of int64; as :data:`Bets` it goes into functions that also take lists."""
Bets: TypeAlias = Any
"""A record of :data:`BETS`."""

POSITIONS: Final = 10
"""The most seats that a sheet may have."""
HAND: Final = 5

BETS = np.dtype(
    [(name, np.int64) for name in (
        "opening", "pot", "level", "step", "raises_done", "turn", "first", "aggressor", "moves",
        "size", "raises", "unit",
    )]
    + [(name, np.bool_) for name in ("full_open", "exact", "first_made", "raises_per_round")]
    + [(name, np.int64, (POSITIONS,)) for name in ("chips", "bets", "put_in", "faced")]
    + [(name, np.int8, (POSITIONS,)) for name in ("live", "acted")],
    align=True,
)  # fmt: skip
"""The bets of a coup; positions clockwise from the marker's left, unused ones dead and empty."""

MOST_STRENGTHS: Final = 7462
MOST_ENTRIES: Final = 1 << 14
CARDS_WORTH = np.dtype(
    [
        ("keys", np.int64, (256,)),
        ("rows", np.int16, (2048,)),
        ("table", np.int16, (MOST_ENTRIES,)),
        ("ties", np.int16, (MOST_STRENGTHS,)),
        ("classes", np.uint8, (MOST_STRENGTHS,)),
        ("shows", np.int16, (PLACES,)),
        ("worth", np.uint8, (2, PLACES)),
        ("code", np.int32, (PLACES,)),
        ("hand_worth", np.uint8, (MOST_STRENGTHS,)),
        ("hand_code", np.int32, (MOST_STRENGTHS,)),
    ],
    align=True,
)
"""What cards are worth, by the ranking of one deck.

``keys``, ``rows`` and ``table`` as in :class:`croupier.hands.KernelTables`; by strength its
``ties`` and the place of its class; by place what one to four cards show (R-CM-4); the rest as in
:class:`croupier.strategy.held.HeldTables`. One record, as many arrays are slow to hand around.
"""
Cards: TypeAlias = Any
"""A record of :data:`CARDS_WORTH`."""

HELD = np.dtype(
    [("cards", np.int64, (POSITIONS, HAND))]
    + [(name, np.int64, (POSITIONS,)) for name in (
        "number", "place", "suit", "up", "ups", "worth", "code", "shown", "show", "strength",
        "value",
    )],
    align=True,
)  # fmt: skip
"""The cards of a coup by position, and what is made of them.

``number`` of ``cards``, their ``place`` (:mod:`croupier.strategy.held`), the ``suit`` of all or -1;
``ups`` face up, their place ``up``; ``worth`` and ``code`` of all, ``shown`` the code of those face
up, and ``show`` what these show as the game compares it; ``strength`` of five, and the ``value``
that decides.
"""
Held: TypeAlias = Any
"""A record of :data:`HELD`."""

WHIMS_READ = np.dtype(
    [("key", np.uint64, (2,)), ("words", np.uint64, (2, LANES)), ("chunk", np.int64),
     ("at", np.int64)],
    align=True,
)  # fmt: skip
"""Where chance for characters comes from: a stream read number by number."""
Whims: TypeAlias = Any
"""A record of :data:`WHIMS_READ`."""

POTS = np.dtype(
    [(name, np.int64, (POSITIONS,)) for name in (
        "kept", "levels", "amounts", "parts", "shares", "paid", "won", "shared",
    )]
    + [("winners", np.int8, (POSITIONS,))],
    align=True,
)  # fmt: skip
"""Room for the end of a coup; ``paid`` stays, in how many pots a position ``won``, and how many of
these it ``shared``."""
Pots: TypeAlias = Any
"""A record of :data:`POTS`."""
