"""Every deal counted: for each player hand and exposed card, how the dealer's hands fall.

The rows of a :class:`Count` are all that the worth of a Caribbean Stud sheet needs: pays,
strategies and raise multiples only weigh them. Counting anew is needed for another order of hands,
deck, kicker ruling or opening hand. How it is done: :mod:`croupier.odds.sweep`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from math import comb
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from croupier.cards import Card, card_text, refuse_strangers
from croupier.hands import Ranking
from croupier.odds import sweep
from croupier.odds.tables import (
    HAND,
    Deck,
    Hands,
    Outcomes,
    Space,
    Steps,
    Sums,
    deck_of,
    nothing_counted,
    space_of,
    steps_of,
    sums_of,
)

Progress: TypeAlias = Callable[[float], None]
"""Called with the share that is done, 0 to 1."""

BLOCK = 8192
"""Hands of a block, about: its counts stay in the processor's cache."""

SLOTS = 1 << 17
"""More than twice the cases of one strength: at most 1,020 hands and 47 exposed cards."""


class Block(NamedTuple):
    """The player's hands of a run of strengths, and the dealer's hands against each."""

    masks: NDArray[np.int32]
    """(n, 4): the ranks that the hand holds in each suit."""
    strength: NDArray[np.int64]
    """(n,)"""
    weights: NDArray[np.int64]
    """(n,): how many hands each stands for."""
    cases: Outcomes


@dataclass(frozen=True, slots=True, eq=False)
class Count:
    """All deals of a ranking and an opening hand, put together where they are alike.

    Each row is one strength of the player, one rank of the exposed card, and one triple of counts
    over the ``completions`` of the dealer's hand; ``weight`` is the number of (player hand, exposed
    card) for which it holds. Rows stand by rising strength.
    """

    strength: NDArray[np.int16]
    exposed: NDArray[np.int8]
    no_open: NDArray[np.int32]
    lower: NDArray[np.int32]
    tie: NDArray[np.int32]
    weight: NDArray[np.int64]
    completions: int

    @classmethod
    def of(cls, rows: NDArray[np.int64], completions: int) -> Count:
        """Return the count of rows (n, 6): strength, rank, three counts, weight."""
        return cls(
            strength=rows[:, 0].astype(np.int16),
            exposed=rows[:, 1].astype(np.int8),
            no_open=rows[:, 2].astype(np.int32),
            lower=rows[:, 3].astype(np.int32),
            tie=rows[:, 4].astype(np.int32),
            weight=rows[:, 5].copy(),
            completions=completions,
        )

    @property
    def higher(self) -> NDArray[np.int32]:
        """By row, the dealer's hands that open and are higher than the player's."""
        return np.int32(self.completions) - self.no_open - self.lower - self.tie

    @property
    def deals(self) -> int:
        """The number of deals: player hand, exposed card, and the dealer's other cards."""
        return int(self.weight.sum()) * self.completions


def completions(cards: int) -> int:
    """Return in how many ways the dealer's other four cards come from a deck of ``cards``."""
    return comb(cards - HAND - 1, HAND - 1)


def count_deals(
    ranking: Ranking,
    opening: int,
    *,
    dead: Collection[Card] = (),
    progress: Progress | None = None,
) -> Count:
    """Count every deal; about a quarter of a second for 52 cards once the kernels are compiled.

    Args:
        ranking: the order of hands, its deck and its kicker ruling.
        opening: the lowest strength with which the dealer opens.
        dead: cards known to be out of play; far slower, as suits are no longer alike.
        progress: told how much is done.

    Raises:
        CardError: a dead card is not in the deck.
        ValueError: too few cards are left for two hands.
    """
    slots = np.full(SLOTS, -1, np.int64)
    found = [
        fold_block(block, slots) for block in blocks(ranking, opening, dead=dead, progress=progress)
    ]
    return Count.of(np.concatenate(found), completions(deck_of(ranking, dead).size))


def fold_block(block: Block, slots: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return the rows of a block, equal ones together: (n, 6), as :meth:`Count.of` takes them.

    ``slots`` is scratch of :data:`SLOTS` entries.
    """
    from croupier.kernels import kernel  # Numba takes a second to import

    rows = np.empty((len(block.strength) * 47, 6), np.int64)
    slots.fill(-1)
    size = kernel(sweep.fold_rows)(block.strength, block.weights, block.cases, slots, rows)
    return rows[:size].copy()


def blocks(
    ranking: Ranking,
    opening: int,
    *,
    dead: Collection[Card] = (),
    progress: Progress | None = None,
) -> Iterator[Block]:
    """Yield all player hands in blocks by rising strength; see :func:`count_deals`."""
    from croupier.kernels import kernel

    space = _checked_space(ranking, dead)
    hands = hands_of(ranking, space.deck)
    shut, opened = nothing_counted(space.sums), nothing_counted(space.sums)
    kernel(sweep.add_below)(space, opening, shut)
    run = kernel(sweep.sweep_block)
    for first, last in _runs(space.steps, hands):
        a = hands.starts[space.steps.strength[first]]
        b = hands.starts[space.steps.strength[last - 1] + 1]
        cases = Outcomes(*(np.empty((b - a, 52), np.int32) for _ in range(3)))
        run(space, hands, first, last, opening, shut, opened, cases)
        yield Block(hands.masks[a:b], hands.strength[a:b], hands.weights[a:b], cases)
        if progress is not None:
            progress(float(b) / len(hands.masks))


def hands_of(ranking: Ranking, deck: Deck) -> Hands:
    """Return the player's hands by rising strength: up to suits where the suits are alike."""
    from croupier.kernels import kernel

    sums = sums_of(ranking)
    if deck.symmetric:
        list_up = kernel(sweep.list_hands_up_to_suits)
        no_masks, no_weights = np.empty((0, 4), np.int32), np.empty(0, np.int64)
        size = list_up(deck.in_suit[0], sums.bits, no_masks, no_weights)
        masks, weights = np.empty((size, 4), np.int32), np.empty(size, np.int64)
        list_up(deck.in_suit[0], sums.bits, masks, weights)
    else:
        held = [4 * r + s for r in range(13) for s in range(4) if int(deck.in_suit[s]) >> r & 1]
        masks = np.zeros((comb(deck.size, HAND), 4), np.int32)
        kernel(sweep.list_hands)(np.array(held, np.int64), masks)
        weights = np.ones(len(masks), np.int64)
    strength = _strengths(ranking, sums, masks)
    order = np.argsort(strength, kind="stable")
    starts = np.searchsorted(strength[order], np.arange(ranking.size + 1))
    return Hands(masks[order], weights[order], strength[order], starts.astype(np.int64))


def _strengths(ranking: Ranking, sums: Sums, masks: NDArray[np.int32]) -> NDArray[np.int64]:
    mixed, suited = (np.full(sums.span, -1, np.int64) for _ in range(2))
    steps = steps_of(ranking)
    totals = sums.rank[steps.ranks].sum(axis=1)
    one_suit = steps.suited == 1
    mixed[totals[~one_suit]] = steps.strength[~one_suit]
    suited[totals[one_suit]] = steps.strength[one_suit]
    total = sums.mask[masks].sum(axis=1)
    in_one = (sums.bits[masks] == HAND).any(axis=1)
    found: NDArray[np.int64] = np.where(in_one, suited[total], mixed[total])
    return found


def _runs(steps: Steps, hands: Hands) -> Iterator[tuple[int, int]]:
    """Yield runs of whole groups of ties with about :data:`BLOCK` hands each."""
    first = 0
    ends = [*(np.flatnonzero(np.diff(steps.tie)) + 1), len(steps.tie)]
    for end in ends:
        last = steps.strength[end - 1] + 1
        if hands.starts[last] - hands.starts[steps.strength[first]] >= BLOCK or end == ends[-1]:
            if hands.starts[last] > hands.starts[steps.strength[first]]:
                yield first, int(end)
            first = int(end)


def _checked_space(ranking: Ranking, dead: Collection[Card]) -> Space:
    refuse_strangers(dead, ranking.lowest)
    space = space_of(ranking, dead)
    if space.deck.size < 2 * HAND:
        named = ", ".join(card_text(card) for card in sorted(dead))
        left = f"{space.deck.size} cards are left without {named}"
        msg = f"{left}: two hands need {2 * HAND}"
        raise ValueError(msg)
    return space
