"""A ranking and a deck as the arrays that the counting kernels walk.

Ranks are 0 (deuce) to 12 (ace), suits 0 to 3. A set of ranks in one suit is a mask of 13 bits.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from math import comb
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from croupier.cards import RANKS, SUITS, Card, full_deck
from croupier.hands import Ranking
from croupier.hands.evaluate import RANK_KEYS

RANK_COUNT = len(RANKS)
SUIT_COUNT = len(SUITS)
MASKS = 1 << RANK_COUNT
HAND = 5


class Steps(NamedTuple):
    """Every kind of hand, rising by strength: the way that the sweep goes."""

    tie: NDArray[np.int64]
    """(e,): the strength as the sheet's kickers tell hands apart."""
    strength: NDArray[np.int64]
    """(e,): the full strength."""
    suited: NDArray[np.int64]
    """(e,): 1 for these ranks in one suit, 0 for these ranks in any suits."""
    ranks: NDArray[np.int64]
    """(e, 5): the ranks, equal ones side by side."""


class Deck(NamedTuple):
    """The cards in play: all of the deck less those known to be dead."""

    size: int
    in_rank: NDArray[np.int64]
    """(13,): how many cards of each rank."""
    in_suit: NDArray[np.int64]
    """(4,): the mask of ranks in each suit."""
    symmetric: int
    """1 where every suit has the same ranks, so that hands count up to suits."""


class Sums(NamedTuple):
    """Keys whose sums name sets of ranks."""

    rank: NDArray[np.int64]
    """(13,): the key of each rank; 0 for ranks below the deck."""
    mask: NDArray[np.int64]
    """(8192,): the sum of the keys of a mask's ranks."""
    bits: NDArray[np.int64]
    """(8192,): the number of ranks in a mask."""
    choose: NDArray[np.int64]
    """(5, 6): binomial coefficients."""
    span: int
    """One more than the largest sum of five keys."""


class Space(NamedTuple):
    """All that a count needs to know of a ranking and a deck."""

    steps: Steps
    deck: Deck
    sums: Sums
    ranks: NDArray[np.int64]
    """(size, 5): the ranks of each strength."""


class Hands(NamedTuple):
    """The player's hands, rising by strength."""

    masks: NDArray[np.int32]
    """(n, 4): the ranks that the hand holds in each suit."""
    weights: NDArray[np.int64]
    """(n,): how many hands of the deck this one stands for."""
    strength: NDArray[np.int64]
    """(n,): the full strength."""
    starts: NDArray[np.int64]
    """(size + 1,): the hands of strength s are ``starts[s]`` to ``starts[s + 1]``."""


class Outcomes(NamedTuple):
    """The dealer's hands against each hand of a block; -1 at an x that is not to be had."""

    no_open: NDArray[np.int32]
    """(n, 52): by exposed card x, those that do not open."""
    lower: NDArray[np.int32]
    """(n, 52): those that open and are lower than the player's."""
    tie: NDArray[np.int32]
    """(n, 52): those that open and are equal."""


class Counted(NamedTuple):
    """A set C of dealer hands, as :mod:`croupier.odds.sweep` keeps it."""

    through: NDArray[np.int32]
    """(6, span): by number of given cards and sum of their keys, the hands of C through them."""
    excess: NDArray[np.int32]
    """(4, 8192, 13): by suit, mask and rank, the rank sets through both, mixed less one-suit."""


def nothing_counted(sums: Sums) -> Counted:
    """Return the empty set."""
    return Counted(
        np.zeros((HAND + 1, sums.span), np.int32),
        np.zeros((SUIT_COUNT, MASKS, RANK_COUNT), np.int32),
    )


@lru_cache(maxsize=32)
def steps_of(ranking: Ranking) -> Steps:
    """Return every kind of hand of a ranking in the order of the sweep."""
    found = []
    for strength, rung in enumerate(ranking.rungs):
        ranks = tuple(sorted(rung.ranks))
        if rung.suits != "one":
            found.append((ranking.ties[strength], strength, 0, *ranks))
        if rung.suits != "mixed":
            found.append((ranking.ties[strength], strength, 1, *ranks))
    table = np.array(sorted(found), np.int64)
    columns = np.ascontiguousarray(table.T)
    return Steps(columns[0], columns[1], columns[2], table[:, 3:].copy())


def space_of(ranking: Ranking, dead: Collection[Card] = ()) -> Space:
    """Return the space of a ranking on its deck less the ``dead`` cards."""
    ranks = np.array(ranking.ranks, np.int64)
    return Space(steps_of(ranking), deck_of(ranking, dead), sums_of(ranking), ranks)


@lru_cache(maxsize=32)
def sums_of(ranking: Ranking) -> Sums:
    """Return the keys of a ranking's deck and of all masks."""
    keys = np.zeros(RANK_COUNT, np.int64)
    for rank in range(ranking.lowest, RANK_COUNT):
        keys[rank] = RANK_KEYS[rank - ranking.lowest]
    bit = (np.arange(MASKS)[:, None] >> np.arange(RANK_COUNT)) & 1
    choose = np.array([[comb(n, k) for k in range(6)] for n in range(5)], np.int64)
    span = HAND * int(keys[-1]) + 1
    return Sums(keys, bit @ keys, bit.sum(axis=1), choose, span)


def deck_of(ranking: Ranking, dead: Collection[Card] = ()) -> Deck:
    """Return the deck of a ranking less the ``dead`` cards."""
    in_suit = np.zeros(SUIT_COUNT, np.int64)
    for card in full_deck(ranking.lowest):
        if card not in dead:
            in_suit[card & 3] |= 1 << (card >> 2)
    in_rank = np.array([sum(int(m) >> r & 1 for m in in_suit) for r in range(RANK_COUNT)], np.int64)
    symmetric = int(bool((in_suit == in_suit[0]).all()))
    return Deck(int(in_rank.sum()), in_rank, in_suit, symmetric)
