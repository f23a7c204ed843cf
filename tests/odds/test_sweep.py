"""The counting kernels as plain Python, against what they mean."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, permutations
from math import comb

import numpy as np
import pytest

from croupier.cards import Rank, full_deck
from croupier.hands import CLASSES, Ranking, ranking
from croupier.odds import sweep
from croupier.odds.count import Block, blocks
from croupier.odds.tables import nothing_counted, space_of

SHORT = ranking(CLASSES, lowest=Rank(8))
HANDS = list(combinations(full_deck(Rank(8)), 5))


def test_hands_up_to_suits_in_plain_python() -> None:
    """The list has each kind of hand once, with the number of hands that it stands for."""
    space = space_of(SHORT)
    size = sweep.list_hands_up_to_suits(
        int(space.deck.in_suit[0]),
        space.sums.bits,
        np.empty((0, 4), np.int32),
        np.empty(0, np.int64),
    )
    masks, weights = np.empty((size, 4), np.int32), np.empty(size, np.int64)
    sweep.list_hands_up_to_suits(int(space.deck.in_suit[0]), space.sums.bits, masks, weights)
    kinds = {
        max(
            tuple(sum(1 << (c >> 2) for c in hand if turn[c & 3] == suit) for suit in range(4))
            for turn in permutations(range(4))
        )
        for hand in HANDS
    }
    assert set(map(tuple, masks.tolist())) == kinds
    assert int(weights.sum()) == comb(20, 5)


def test_all_hands_in_plain_python() -> None:
    """Without symmetry every hand is listed once."""
    deck = full_deck(Rank(8))[1:11]
    masks = np.zeros((comb(10, 5), 4), np.int32)
    sweep.list_hands(np.array(deck, np.int64), masks)
    assert len(np.unique(masks, axis=0)) == comb(10, 5)
    assert (space_of(SHORT).sums.bits[masks].sum(axis=1) == 5).all()


def test_a_set_of_hands_through_cards() -> None:
    """`through` and `excess` of all hands below a strength: by counting hands one by one."""
    space, below = space_of(SHORT), SHORT.lowest_strength("K K Q")
    counted = nothing_counted(space.sums)
    sweep.add_below(space, below, counted)
    chosen = [set(hand) for hand in HANDS if SHORT.strength(hand) < below]
    deck = full_deck(Rank(8))
    assert counted.through[0, 0] == len(chosen)
    for cards in (deck[:1], deck[3:5], (deck[0], deck[5], deck[9]), deck[12:16]):
        total = sum(int(space.sums.rank[card >> 2]) for card in cards)
        number = sum(set(cards) <= hand for hand in chosen)
        one_suit = len({card & 3 for card in cards}) == 1
        if not one_suit:
            assert counted.through[len(cards), total] == number
        else:
            mask = sum(1 << (card >> 2) for card in cards[1:])
            rank = cards[0] >> 2
            excess = int(counted.excess[cards[0] & 3, mask, rank])
            assert counted.through[len(cards), total] - excess == number


def test_plain_python_counts_as_the_compiled_kernels_do() -> None:
    """One sweep over a deck of twenty cards, uncompiled, gives the compiled numbers."""
    opening = SHORT.lowest_strength("Q Q")
    compiled = [block.cases for block in blocks(SHORT, opening)]
    plain = [block.cases for block in _plain(SHORT, opening)]
    for one, other in zip(compiled, plain, strict=True):
        for part, same in zip(one, other, strict=True):
            assert (part == same).all()


def _plain(rules: Ranking, opening: int) -> list[Block]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("croupier.kernels.kernel", _same)
        return list(blocks(rules, opening))


def _same(function: Callable[..., object]) -> Callable[..., object]:
    return function
