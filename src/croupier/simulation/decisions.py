"""A strategy as a table for kernels: whether to raise, for every hand and exposed card.

What :mod:`croupier.odds` finds by its rows, the few hands included that are played by their suits.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

import numpy as np
from numpy.typing import NDArray

from croupier.odds.cache import counted
from croupier.odds.caribbean import Terms, decisions
from croupier.odds.count import Block, Count, blocks, completions
from croupier.odds.strategies import OPTIMAL, Strategy, StrategyError
from croupier.odds.tables import HAND, deck_of
from croupier.simulation.caribbean_kernels import MIXED, Decisions

ALL_RANKS = (1 << 13) - 1


def decisions_of(terms: Terms, strategy: Strategy) -> Decisions:
    """Return a strategy's decisions under a sheet.

    Raises:
        StrategyError: best play with two or more exposed cards, which is known as a sum only; or a
            strategy that needs the exposed card where there is none.
    """
    exposed = terms.sheet.dealer.exposed
    if exposed > 1 and strategy is OPTIMAL:
        raise StrategyError(
            f"best play with {exposed} exposed cards is counted, but not kept as a table: "
            "simulate a strategy by the hand alone, such as pair-or-better"
        )
    count = _rows(terms, exposed)
    raises = decisions(terms, count, strategy)
    table, mixed = _by_strength(count, raises, terms.pays.ranking.size)
    if not mixed.any():
        nothing = np.zeros(0, np.int64)
        return Decisions(table, nothing, nothing)
    table[mixed] |= np.uint16(MIXED)
    return Decisions(table, *_by_hand(terms, strategy, mixed, exposed))


def _rows(terms: Terms, exposed: int) -> Count:
    pays = terms.pays
    if exposed == 1:
        return counted(pays.ranking, pays.opening)
    from croupier.odds.peek import count_unseen

    return count_unseen(terms)


def _by_strength(
    count: Count, raises: NDArray[np.bool_], size: int
) -> tuple[NDArray[np.uint16], NDArray[np.bool_]]:
    """Return a bit for each exposed rank with which all hands of a strength are raised.

    And which strengths have hands that are played differently against one rank.
    """
    some, other = np.zeros((size, 13), np.bool_), np.zeros((size, 13), np.bool_)
    for rank in range(13):
        rows = (count.exposed == rank) | (count.exposed < 0)
        some[count.strength[rows & raises], rank] = True
        other[count.strength[rows & ~raises], rank] = True
    table = (some << np.arange(13)).sum(axis=1).astype(np.uint16)
    mixed: NDArray[np.bool_] = np.any(some & other, axis=1)
    return table, mixed


def _by_hand(
    terms: Terms, strategy: Strategy, mixed: NDArray[np.bool_], exposed: int
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    hands, against = [], []
    ranking = terms.pays.ranking
    ways = completions(deck_of(ranking).size)
    for block in blocks(ranking, terms.pays.opening):
        chosen = np.flatnonzero(mixed[block.strength])
        if not len(chosen):
            continue
        raised = _asked(terms, strategy, block, chosen, (exposed, ways))
        for hand, bits in _turned(block.masks[chosen], raised):
            hands.append(hand)
            against.append(bits)
    every, first = np.unique(np.concatenate(hands), return_index=True)
    return every, np.concatenate(against)[first]


def _asked(
    terms: Terms,
    strategy: Strategy,
    block: Block,
    chosen: NDArray[np.int64],
    seen: tuple[int, int],
) -> NDArray[np.bool_]:
    """Return for each chosen hand and each of 52 cards whether it is raised: (n, 52)."""
    exposed, ways = seen
    raised = np.zeros((len(chosen), 52), np.bool_)
    cases = [part[chosen] for part in block.cases]
    if exposed == 1:
        hand, card = np.nonzero(cases[0] >= 0)
        ranks, counts = card >> 2, [part[hand, card] for part in cases]
    else:
        hand, ranks = np.arange(len(chosen)), np.full(len(chosen), -1)
        counts = [np.maximum(part, 0).sum(axis=1) // HAND for part in cases]
        cards = deck_of(terms.pays.ranking).size
        ways = ways * (cards - HAND) // HAND
        card = np.zeros(0, np.int64)
    strength = block.strength[chosen][hand]
    rows = np.array([strength, ranks, *counts, np.ones(len(hand), np.int64)]).T
    answer = decisions(terms, Count.of(rows, ways), strategy)
    if exposed == 1:
        raised[hand, card] = answer
    else:
        raised[hand] = answer[:, None]
    return raised


def _turned(
    masks: NDArray[np.int32], raised: NDArray[np.bool_]
) -> Iterator[tuple[NDArray[np.int64], NDArray[np.int64]]]:
    """Yield hands and exposed cards as bits, 13 for each suit, in every exchange of suits."""
    wide = masks.astype(np.int64)
    by_suit = raised.reshape(len(masks), 13, 4).astype(np.int64)
    bits = (by_suit << np.arange(13)[:, None]).sum(axis=1)
    for turn in permutations(range(4)):
        shift = 13 * np.array(turn)
        yield (wide << shift).sum(axis=1), (bits << shift).sum(axis=1)
