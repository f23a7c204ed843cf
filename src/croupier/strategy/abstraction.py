"""The stud table as the trained strategy sees it: a few hundred thousand cases instead of all.

A case is the street, the hand's chance against what the rival shows, what the rival must think of
one's own show, how much has been bet, how much is left, the price of a call, raises left. Plain
functions of ints, which the training compiles; acts are those of
:mod:`croupier.strategy.character_table`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations_with_replacement, permutations
from typing import Final

import numpy as np
from numpy.typing import NDArray

from croupier.cards import Card
from croupier.hands import Ranking
from croupier.money import Minor
from croupier.strategy import character_table as ct
from croupier.strategy.held import PLACES, place_of

HOPES: Final = 24
"""Steps of the chance to win against the rival's show; the outer ones are for all but certain."""
LOOKS: Final = 5
"""Steps of the chance that one's own show seems to have against the rival's."""
POTS: Final = 5
DEPTHS: Final = 5
FACINGS: Final = 2 + 2 * (ct.PRICES - 1)
RAISES: Final = 4
CASES: Final = HOPES * LOOKS * POTS * DEPTHS * FACINGS * RAISES
"""Cases of one street."""


def hope_step(chance: float) -> int:
    """Return the step of a chance to win: 22 even ones, and one at either end."""
    if chance < 0.02:
        return 0
    if chance >= 0.98:
        return HOPES - 1
    return 1 + min(HOPES - 3, int((chance - 0.02) / 0.96 * (HOPES - 2)))


def look_step(chance: float) -> int:
    """Return the step of what one's show seems to promise."""
    return min(LOOKS - 1, int(chance * LOOKS))


def base_unseen(worth: int) -> int:
    """Return hope and look where nobody shows: both together are finer steps of the worth."""
    return worth * HOPES * LOOKS // 256


def pot_step(pot: Minor, opening: Minor) -> int:
    """Return how much had been bet before this round, by the pot over the sum of the antes."""
    if pot * 2 < opening * 3:
        return 0
    if pot * 2 < opening * 7:
        return 1
    if pot < opening * 8:
        return 2
    return 3 if pot < opening * 20 else 4


def depth_step(stack: Minor, pot: Minor) -> int:
    """Return how deep the play is: the lesser stack at the round's begin over the pot then."""
    if stack * 2 < pot:
        return 0
    if stack * 2 < pot * 3:
        return 1
    if stack < pot * 4:
        return 2
    return 3 if stack < pot * 12 else 4


def facing_of(price: int, closes: int, own: Minor) -> int:
    """Return what a seat faces: nothing, and whether a check ends the round; or a bet.

    ``price`` is :func:`croupier.strategy.character_table.price_of`'s step, ``own`` what the seat
    has in front of it already.
    """
    if price == 0:
        return 1 if closes else 0
    return 2 * price + (1 if own > 0 else 0)


def case_of(hope: int, look: int, pot: int, depth: int, facing: int, raises: int) -> int:
    """Return the row of a case within its street."""
    row = (hope * LOOKS + look) * POTS + pot
    row = (row * DEPTHS + depth) * FACINGS + facing
    return row * RAISES + min(raises, RAISES - 1)


@lru_cache(maxsize=4)
def kinds_of(ranking: Ranking) -> NDArray[np.int16]:
    """Return the number of each kind of one to four cards: (2, PLACES), [1] all of one suit.

    Kinds of as many cards count from 0; -1 where there is none.
    """
    found = np.full((2, PLACES), -1, np.int16)
    for number in range(1, 5):
        kinds = list(combinations_with_replacement(range(ranking.lowest, 13), number))
        alike = [kind for kind in kinds if len(set(kind)) == number and number > 1]
        for at, (suited, kind) in enumerate([*((0, k) for k in kinds), *((1, k) for k in alike)]):
            for order in permutations(kind):
                found[suited, place_of([4 * rank for rank in order])] = at
    return found


def kind_of(kinds: NDArray[np.int16], cards: Sequence[Card]) -> int:
    """Return the kind of one to four cards."""
    suited = len(cards) > 1 and len({card & 3 for card in cards}) == 1
    return int(kinds[int(suited), place_of(cards)])


def kinds_number(ranking: Ranking, cards: int) -> int:
    """Return how many kinds of so many cards there are; of five: the strengths."""
    if cards == 5:
        return ranking.size
    ranks = 13 - ranking.lowest
    kinds, alike = 1, 1
    for step in range(cards):
        kinds = kinds * (ranks + step) // (step + 1)
        alike = alike * (ranks - step) // (step + 1)
    return kinds + (alike if cards > 1 else 0)


def fallback(hope: int, price: int) -> int:
    """Return what is done in a case that never came up in training: call what pays, else fold."""
    needed = 0.1 * price
    return ct.CALL if (hope + 0.5) / HOPES >= needed else ct.FOLD
