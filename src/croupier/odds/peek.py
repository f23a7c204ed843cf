"""What it would be worth to see more, or less: best play with 0 to 5 of the dealer's cards seen.

The rules forbid most of this knowledge; a house wants to know what it costs when a dealer flashes
cards, and another sheet may expose two cards or none. All of it is exact. With one card seen it is
the count of :mod:`croupier.odds.count`; with none or all five it follows from the same blocks; with
two to four :mod:`croupier.odds.peek_kernels` sweeps once more.
"""

from __future__ import annotations

from itertools import combinations_with_replacement, pairwise
from math import comb

import numpy as np
from numpy.typing import NDArray

from croupier.cards import Card
from croupier.odds.caribbean import (
    Analysis,
    Ended,
    Terms,
    decisions,
    ended_rows,
    rows_summed,
    summed,
)
from croupier.odds.count import Count, Progress, blocks, hands_of
from croupier.odds.peek_kernels import Seen, Stake, Suits, Swept, sweep_seen
from croupier.odds.strategies import OPTIMAL, Strategy
from croupier.odds.sweep import add_below
from croupier.odds.tables import HAND, MASKS, Space, Steps, deck_of, nothing_counted, space_of

STEPS = 256
"""Kinds of hands between two calls of ``progress``, about."""


class PeekError(ValueError):
    """So many cards cannot be seen."""


def analyse_seen(
    terms: Terms,
    strategy: Strategy,
    *,
    seen: int,
    dead: tuple[Card, ...] = (),
    progress: Progress | None = None,
) -> Analysis:
    """Return the worth of a sheet to a player who sees ``seen`` of the dealer's cards.

    A strategy other than the best must decide by the hand alone. ``deals`` counts player hands,
    sets of seen cards, and completions of the dealer's hand.

    Raises:
        PeekError: ``seen`` is not 0 to 5, or 2 to 4 with dead cards.
        StrategyError: the strategy needs the exposed card.
        CardError: a dead card is not in the deck.
    """
    if not 0 <= seen <= HAND:
        raise PeekError(f"the dealer has five cards: 0 to 5 of them can be seen, not {seen}")
    if strategy is OPTIMAL and 0 < seen < HAND:
        if dead:
            raise PeekError(f"best play with dead cards is counted for 0, 1 or 5 seen, not {seen}")
        return summed(terms, strategy.name, best_seen(terms, seen, progress=progress), seen=seen)
    count = count_unseen(terms, dead=dead, progress=progress)
    if strategy is OPTIMAL and seen == HAND:
        return summed(terms, strategy.name, _all_seen(terms, count), seen=seen, dead=dead)
    raises = decisions(terms, count, strategy)
    if seen == 0:
        return rows_summed(terms, strategy.name, count, raises, seen=0, dead=dead)
    ended = ended_rows(count, raises, terms.pays.ranking.size).times(comb(HAND, seen))
    return summed(terms, strategy.name, ended, seen=seen, dead=dead)


def count_unseen(
    terms: Terms, *, dead: tuple[Card, ...] = (), progress: Progress | None = None
) -> Count:
    """Return the count without an exposed card: a row for each hand, ``exposed`` -1."""
    ranking, found = terms.pays.ranking, []
    for block in blocks(ranking, terms.pays.opening, dead=dead, progress=progress):
        cases = [np.maximum(part, 0).sum(axis=1) // HAND for part in block.cases]
        exposed = np.full(len(block.strength), -1)
        found.append(np.array([block.strength, exposed, *cases, block.weights]))
    cards = deck_of(ranking, dead).size
    return Count.of(np.concatenate(found, axis=1).T, comb(cards - HAND, HAND))


def best_seen(terms: Terms, seen: int, *, progress: Progress | None = None) -> Ended:
    """Return how deals end under best play with ``seen`` cards, 1 to 5, of the dealer's."""
    from croupier.kernels import kernel  # Numba takes a second to import

    ranking, opening = terms.pays.ranking, terms.pays.opening
    space = space_of(ranking)
    sets, suits = _sets(space, seen), _suits(terms, space)
    completions = comb(space.deck.size - HAND - seen, HAND - seen)
    results = terms.results
    stake = Stake(
        results.fold, results.no_open, results.lose, results.push, results.win, completions
    )
    swept = Swept(*(nothing_counted(space.sums) for _ in range(3)))
    out = np.zeros((ranking.size, 6), np.int64)
    kernel(add_below)(space, opening, swept.shut)
    run = kernel(sweep_seen)
    ends = _ends(space.steps)
    for first, last in pairwise(ends):
        run(space, sets, suits, stake, (first, last, opening), swept, out)
        if progress is not None:
            progress(last / ends[-1])
    folded, no_open, _, tie, higher, all_shut = (int(column) for column in out.sum(axis=0))
    return Ended(folded * completions, no_open, higher, tie, out[:, 2].copy(), all_shut)


def _all_seen(terms: Terms, count: Count) -> Ended:
    """Return how deals end for a player who sees all: raising where the result beats folding."""
    results, size = terms.results, terms.pays.ranking.size
    nothing = np.zeros(len(count.weight), np.bool_)
    every = ended_rows(count, ~nothing, size)
    fold = 0
    kept: dict[str, int] = {}
    for end in ("no_open", "lose", "push"):
        number = int(getattr(every, end))
        raised = getattr(results, end) > results.fold
        kept[end] = number if raised else 0
        fold += 0 if raised else number
    win = np.where(results.win > results.fold, every.win, 0)
    fold += int(every.win.sum()) - int(win.sum())
    return Ended(fold, kept["no_open"], kept["lose"], kept["push"], win, every.shut)


def _sets(space: Space, number: int) -> Seen:
    """Return all sets of ``number`` cards by their ranks."""
    ranks = [rank for rank in range(13) if space.deck.in_rank[rank]]
    kinds = [
        kind
        for kind in combinations_with_replacement(ranks, number)
        if all(kind.count(rank) <= space.deck.in_rank[rank] for rank in kind)
    ]
    times = np.array([[kind.count(rank) for rank in range(13)] for kind in kinds], np.int64)
    mask = np.where((times < 2).all(axis=1), (times << np.arange(13)).sum(axis=1), -1)
    return Seen(number, times, times @ space.sums.rank, mask)


def _suits(terms: Terms, space: Space) -> Suits:
    """Return how many hands of each strength hold each mask in a suit."""
    ranking = terms.pays.ranking
    hands = hands_of(ranking, space.deck)
    keys = (hands.strength[:, None] * MASKS + hands.masks).ravel()
    found, place = np.unique(keys, return_inverse=True)
    weight = np.zeros(len(found), np.int64)
    np.add.at(weight, place.ravel(), np.repeat(hands.weights, 4))
    starts = np.searchsorted(found, np.arange(ranking.size + 1) * MASKS)
    number = np.zeros(ranking.size, np.int64)
    np.add.at(number, hands.strength, hands.weights)
    return Suits(starts.astype(np.int64), found % MASKS, weight, number)


def _ends(steps: Steps) -> list[int]:
    """Return where runs of whole groups of ties begin and end."""
    groups: NDArray[np.int64] = np.flatnonzero(np.diff(steps.tie)) + 1
    ends = [0]
    for end in groups.tolist():
        if end - ends[-1] >= STEPS:
            ends.append(end)
    return [*ends, len(steps.tie)]
