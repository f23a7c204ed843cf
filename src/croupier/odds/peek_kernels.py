"""The kernels of :mod:`croupier.odds.peek`: one more sweep, with sets of seen cards.

As in :mod:`croupier.odds.sweep`, with a set T of seen dealer cards in the place of the exposed
card. The number by ranks alone depends on the ranks of the hand H and of T; a T in one suit is
corrected by the excess of the masks through T within H's part of that suit. So all hands of one
strength decide alike on the same ranks T, except where T lies in one suit: there the hand's mask in
that suit decides too. It takes the numbers of hands with each mask, not the hands one by one.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from croupier.odds.sweep import add_kind
from croupier.odds.tables import Counted, Space

Ints = NDArray[np.int64]
Ints32 = NDArray[np.int32]


class Seen(NamedTuple):
    """All sets of seen cards by their ranks."""

    number: int
    """How many cards are seen."""
    times: NDArray[np.int64]
    """(r, 13): how many cards of each rank."""
    total: NDArray[np.int64]
    """(r,): the sum of the ranks' keys."""
    mask: NDArray[np.int64]
    """(r,): the ranks as a mask, or -1 where one stands twice: then they are of several suits."""


class Suits(NamedTuple):
    """How many of the player's hands of a strength hold a mask in a suit."""

    starts: NDArray[np.int64]
    """(size + 1,): the entries of strength s are ``starts[s]`` to ``starts[s + 1]``."""
    mask: NDArray[np.int64]
    weight: NDArray[np.int64]
    """By entry: the sum over hands of the suits in which they hold the mask."""
    hands: NDArray[np.int64]
    """(size,): the hands of each strength."""


class Swept(NamedTuple):
    """The dealer's hands that the sweep has met."""

    shut: Counted
    """All that do not open."""
    below: Counted
    """Those that open and are below the strength at which the sweep stands."""
    reached: Counted
    """These, and those that equal it."""


class Stake(NamedTuple):
    """What raising brings by outcome, and folding: parts of an ante."""

    fold: int
    no_open: int
    lose: int
    push: int
    win: NDArray[np.int64]
    completions: int


def sweep_seen(
    space: Space,
    seen: Seen,
    suits: Suits,
    stake: Stake,
    span: tuple[int, int, int],
    swept: Swept,
    out: Ints,
) -> None:
    """Sweep the steps ``span[0]`` to ``span[1]``, whole groups of ties; ``span[2]`` opens.

    Each row of ``out`` (size, 6)
    is filled for its strength: folded sets of seen cards; the dealer's hands that do not open, are
    lower, equal, higher where the player raises; and all that do not open.
    """
    steps = space.steps
    base = np.empty((3, len(seen.total)), np.int64)
    step, last, opening = span
    while step < last:
        end = step
        while end < last and steps.tie[end] == steps.tie[step]:
            if steps.strength[end] >= opening:
                add_kind(steps.ranks[end], steps.suited[end], space.deck, space.sums, swept.reached)
            end += 1
        for i in range(step, end):
            strength = steps.strength[i]
            if i == step or steps.strength[i - 1] != strength:
                ranks = space.ranks[strength]
                by_ranks_seen(ranks, space, seen, swept.shut.through, base[0])
                by_ranks_seen(ranks, space, seen, swept.below.through, base[1])
                by_ranks_seen(ranks, space, seen, swept.reached.through, base[2])
                decide_strength(strength, space, seen, suits, stake, base, swept, out[strength])
        for i in range(step, end):
            if steps.strength[i] >= opening:
                add_kind(steps.ranks[i], steps.suited[i], space.deck, space.sums, swept.below)
        step = end


def by_ranks_seen(ranks: Ints, space: Space, seen: Seen, through: Ints32, out: Ints) -> None:
    """Fill ``out`` (r,) with the count by ranks alone for a hand of ``ranks`` (5,) and each T."""
    for i in range(len(out)):
        out[i] = 0
    for part in range(32):
        total, number = 0, 0
        for i in range(5):
            if part >> i & 1:
                total += space.sums.rank[ranks[i]]
                number += 1
        if number + seen.number > 5:
            continue
        sign = -1 if number & 1 else 1
        for i in range(len(out)):
            place = total + seen.total[i]
            if place < space.sums.span:
                out[i] += sign * through[number + seen.number, place]


def one_suit_excess(mask: int, seen: int, bits: Ints, excess: Ints32) -> int:
    """Return the correction for the seen ``seen`` in a suit of which the hand holds ``mask``."""
    found = 0
    part = mask
    while True:
        whole = part | seen
        if bits[whole] <= 5:
            rank = 0
            while not whole >> rank & 1:
                rank += 1
            number = excess[whole & ~(1 << rank), rank]
            found += -number if bits[part] & 1 else number
        if part == 0:
            return found
        part = (part - 1) & mask


def decide_strength(
    strength: int,
    space: Space,
    seen: Seen,
    suits: Suits,
    stake: Stake,
    base: Ints,
    swept: Swept,
    out: Ints,
) -> None:
    """Fill ``out`` (6,) for all hands of one strength, deciding on each set of seen cards."""
    held = np.zeros(13, np.int64)
    for i in range(5):
        held[space.ranks[strength, i]] += 1
    bits, win = space.sums.bits, stake.win[strength]
    for i in range(len(seen.total)):
        ways = 1
        for rank in range(13):
            if seen.times[i, rank]:
                ways *= space.sums.choose[4 - held[rank], seen.times[i, rank]]
        if ways == 0:
            continue
        rest = ways * suits.hands[strength]
        if seen.mask[i] >= 0:
            for entry in range(suits.starts[strength], suits.starts[strength + 1]):
                mask = suits.mask[entry]
                if mask & seen.mask[i]:
                    continue
                rest -= suits.weight[entry]
                shut = base[0, i] - one_suit_excess(mask, seen.mask[i], bits, swept.shut.excess[0])
                low = base[1, i] - one_suit_excess(mask, seen.mask[i], bits, swept.below.excess[0])
                top = base[2, i] - one_suit_excess(
                    mask, seen.mask[i], bits, swept.reached.excess[0]
                )
                add_case(shut, low, top, suits.weight[entry], win, stake, out)
        if rest:
            add_case(base[0, i], base[1, i], base[2, i], rest, win, stake, out)


def add_case(shut: int, low: int, top: int, weight: int, win: int, stake: Stake, out: Ints) -> None:
    """Add ``weight`` equal cases: raise where that wins more than folding."""
    tie, higher = top - low, stake.completions - shut - top
    value = shut * stake.no_open + low * win + tie * stake.push + higher * stake.lose
    out[5] += shut * weight
    if value > stake.completions * stake.fold:
        out[1] += shut * weight
        out[2] += low * weight
        out[3] += tie * weight
        out[4] += higher * weight
    else:
        out[0] += weight
