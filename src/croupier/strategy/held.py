"""What one to five cards are worth at stud, as tables that bots and compiled kernels both read.

Cards of a kind have a *place*: :func:`place_with` leads from the place of some cards to that with
one more, in whatever order they come. Suits matter only where all cards are of one.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain, combinations, combinations_with_replacement, permutations
from math import comb, prod
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from croupier.cards import Rank, full_deck
from croupier.hands import Ranking
from croupier.hands.evaluate import RANK_KEYS, tables
from croupier.hands.order import Ranks, group_class, grouped

NOTHING: Final = -1
"""The place of no cards."""
PLACES: Final = 13 + 13**2 + 13**3 + 13**4
HAND: Final = 5
MOST: Final = 255
"""The worth of a hand that nothing beats."""
CLASS_SHIFT: Final = 20
"""What stands above these bits of a code is the class."""

Bytes: TypeAlias = NDArray[np.uint8]


class HeldTables(NamedTuple):
    """The worth of cards on one deck, under one order of classes."""

    worth: Bytes
    """(2, PLACES): the chance to beat one other hand in the end, in 256ths; [1]: all of a suit."""
    code: NDArray[np.int32]
    """(PLACES,): class and ranks by repetitions alone: the higher is the better show."""
    hand_worth: Bytes
    """(size,): the same chance for the strength of five cards."""
    hand_code: NDArray[np.int32]
    """(size,): class and ranks of five cards."""


def place_with(place: int, card: int) -> int:
    """Return the place of the cards at ``place`` with one more; up to four."""
    return 13 * (place + 1) + (card >> 2)


def standing_of(mine: int, best: int) -> int:
    """Return how a code stands against the best that others show (-1: nobody shows).

    0: another shows more. 1: nobody does. 2: nobody shows even its class; no card shows, or a pair
    and better faces nothing of its like.
    """
    if best > mine:
        return 0
    return 2 if mine >> CLASS_SHIFT > best >> CLASS_SHIFT else 1


@lru_cache(maxsize=16)
def held_tables(ranking: Ranking) -> HeldTables:
    """Return the tables of a ranking; a fraction of a second for a short deck, then kept."""
    beats = _chance_to_beat(ranking)
    look_up = _LookUp(ranking)
    worth, code = np.zeros((2, PLACES), np.uint8), np.zeros(PLACES, np.int32)
    for number in range(1, HAND):
        for ranks in combinations_with_replacement(range(ranking.lowest, 13), number):
            places = list({_place(order) for order in permutations(ranks)})
            code[places] = _code(ranking, ranks)
            for suited in range(1 + (len(set(ranks)) == number)):
                ends = look_up.ends(_cards(ranks, one_suit=suited == 1))
                worth[suited, places] = _in_256ths(float(beats[ends].mean()))
    hand_code = [_packed(ranking, s, ranking.ranks[s]) for s in range(ranking.size)]
    hand_worth = [_in_256ths(chance) for chance in beats.tolist()]
    made = HeldTables(worth, code, np.array(hand_worth, np.uint8), np.array(hand_code, np.int32))
    for array in made:
        array.flags.writeable = False
    return made


def place_of(cards: Sequence[int]) -> int:
    """Return the place of one to four cards."""
    place = NOTHING
    for card in cards:
        place = place_with(place, card)
    return place


class _LookUp:
    """Strengths of many hands at once, without compiling anything."""

    def __init__(self, ranking: Ranking) -> None:
        plain, suited = tables(ranking.rungs, ranking.lowest)
        self._strengths = np.zeros((2, max(*plain, *suited) + 1), np.int16)
        for row, entries in enumerate((plain, suited)):
            self._strengths[row, list(entries)] = list(entries.values())
        self._deck = np.array(full_deck(ranking.lowest), np.int64)
        self._keys = np.zeros(52, np.int64)
        self._keys[self._deck] = np.array(RANK_KEYS)[(self._deck >> 2) - ranking.lowest]

    def ends(self, held: Sequence[int]) -> NDArray[np.int16]:
        """Return the strength of every hand that ``held`` can end in."""
        left = self._deck[~np.isin(self._deck, held)]
        drawn = left[_draws(len(left), HAND - len(held))]
        one = (drawn & 3 == held[0] & 3).all(axis=1) & (len({card & 3 for card in held}) == 1)
        total = self._keys[drawn].sum(axis=1) + self._keys[list(held)].sum()
        found: NDArray[np.int16] = self._strengths[one.astype(np.int64), total]
        return found


@lru_cache(maxsize=8)
def _draws(size: int, number: int) -> NDArray[np.int64]:
    """Return every choice of ``number`` places out of ``size``: (n, number)."""
    flat = np.fromiter(chain.from_iterable(combinations(range(size), number)), np.int64)
    return flat.reshape(-1, number)


def _chance_to_beat(ranking: Ranking) -> NDArray[np.float64]:
    """Return for each strength the chance to be higher than any hand, equal ones counted half."""
    hands = np.zeros(ranking.size)
    for strength, rung in enumerate(ranking.rungs):
        ways = prod(comb(4, rung.ranks.count(rank)) for rank in set(rung.ranks))
        in_one = 4 if len(set(rung.ranks)) == HAND else 0
        counts = {"mixed": ways - in_one, "one": in_one, "either": ways}
        hands[ranking.ties[strength]] += counts[rung.suits]
    below = np.cumsum(hands) - hands / 2
    found: NDArray[np.float64] = (below / hands.sum())[np.array(ranking.ties)]
    return found


def _cards(ranks: Sequence[int], *, one_suit: bool) -> list[int]:
    """Return cards of these ranks, rising: of one suit, or each of another."""
    return [4 * rank + (0 if one_suit else suit) for suit, rank in enumerate(ranks)]


def _place(ranks: Sequence[int]) -> int:
    return place_of([4 * rank for rank in ranks])


def _code(ranking: Ranking, ranks: Sequence[int]) -> int:
    """Return the code of fewer than five cards: pairs, threes and fours, and high cards."""
    held = grouped([Rank(rank) for rank in ranks])
    return _pack(len(ranking.order) - ranking.order.index(group_class(held)), held)


def _packed(ranking: Ranking, strength: int, ranks: Ranks) -> int:
    return _pack(len(ranking.order) - ranking.class_index[strength], ranks)


def _pack(class_: int, ranks: Ranks) -> int:
    code = class_
    for place in range(HAND):
        code = code << 4 | (ranks[place] + 1 if place < len(ranks) else 0)
    return code


def _in_256ths(chance: float) -> int:
    return min(MOST, int(256 * chance))
