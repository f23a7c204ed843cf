"""Characters at stud as tables: plain functions that bots at a table and compiled kernels share.

What a seat sees is put into a *case*: how many cards it holds, its chance to beat one other hand,
how it stands against what the others show, the price of a call, how many are left against it, how
many raises. A character is a table of cumulative chances: for each case, of each act.

An act is an intent, and becomes legal by what is offered: who may fold for nothing checks, who may
not raise calls. Chances and sizes are the character's own; what may be bet is the game's.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from croupier.money import Minor

FOLD: Final = 0
"""Check if that is free."""
CALL: Final = 1
"""Call, or check."""
LEAST: Final = 2
"""Open or raise to the least that is allowed."""
HALF: Final = 3
"""Open or raise by half the pot."""
POT: Final = 4
"""Open or raise by the pot."""
ALL_IN: Final = 5
"""Open or raise to the most that is allowed."""

ACTS: Final = 6
HELD: Final = 4
"""Kinds of cards held: two or fewer, three, four, five."""
WORTHS: Final = 16
"""Sixteenths of the chance to beat one other hand."""
STANDINGS: Final = 3
"""Another shows more than the seat holds; nobody does; nobody shows even its class."""
PRICES: Final = 6
RIVALS: Final = 3
"""One, two, three and more hands against."""
RAISES: Final = 3
"""None, one, two and more raises left."""
CASES: Final = HELD * WORTHS * STANDINGS * PRICES * RIVALS * RAISES
BLINDS: Final = 3
"""Buio, controbuio, over."""


class CharacterTable(NamedTuple):
    """A character, as engine and kernel read it."""

    acts: NDArray[np.float32]
    """(CASES, ACTS): the chance of each act or one before it; the last column is 1."""
    blinds: NDArray[np.float32]
    """(BLINDS,): the chance to play each blind where it is affordable."""
    afford: int
    """A blind is affordable when the bank is so many times as large."""


def price_of(owed: Minor, pot: Minor) -> int:
    """Return the price of a call as a step: free, or by its part of the pot that it makes."""
    if owed <= 0:
        return 0
    after = pot + owed
    if owed * 8 <= after:
        return 1
    if owed * 5 <= after:
        return 2
    if owed * 7 <= after * 2:
        return 3
    return 4 if owed * 5 <= after * 2 else 5


def case_of(held: int, worth: int, standing: int, price: int, rivals: int, raises: int) -> int:
    """Return the row of a case: ``held`` cards, ``worth`` in 256ths, the rest as steps or counts.

    ``standing`` is 0 (another shows more), 1 (nobody shows more) or 2 (nor even of its class).
    """
    row = min(max(held - 2, 0), HELD - 1)
    row = row * WORTHS + worth * WORTHS // 256
    row = row * STANDINGS + standing
    row = row * PRICES + price
    row = row * RIVALS + min(max(rivals, 1), RIVALS) - 1
    return row * RAISES + min(raises, RAISES - 1)


def decide(acts: Sequence[Sequence[float]], case: int, chance: float) -> int:
    """Return what a character does in a case; ``chance`` from 0 up to, not including, 1."""
    for act in range(ACTS - 1):
        if chance < acts[case][act]:
            return act
    return ACTS - 1


def sized(act: int, least: Minor, most: Minor, unit: Minor, level: Minor, pot: Minor) -> Minor:
    """Return the total in front that an act means, within the bounds of what is offered.

    ``level`` is the bet to call, ``pot`` all that lies in the middle and in front.
    """
    if act == LEAST:
        return least
    if act == ALL_IN:
        return most
    to = level + (pot if act == POT else pot // 2)
    to -= to % unit
    return min(max(to, least), most)


def plays_blind(chance: float, often: float, bank: Minor, amount: Minor, afford: int) -> bool:
    """Whether a blind on offer is played."""
    return bank >= afford * amount and chance < often
