"""The counting kernels: plain functions of integers and arrays, compiled where they are used.

How it counts. Let C be a set of dealer hands that does not change when suits are exchanged, such
as all hands below a strength. How many hands of C hold the exposed card x and avoid the player's
hand H?

*By ranks alone*, as if one suit did not exist: let ``through[t]`` be the number of hands of C that
hold given cards of the ranks t. It does not matter which suits those cards have. By inclusion and
exclusion over the sets T of cards of H the number sought is the sum of
``(-1)**|T| * through[ranks(T) + rank(x)]``; it depends on the ranks of H and x only.

*In one suit*: a one-suit hand through x lies in the suit of x. ``excess[m, r]`` is the number of
rank sets through the mask m and the rank r that C holds in mixed suits less those that it holds in
one suit; the same sum over the masks T within the part of H in that suit corrects the first number.

C grows along the sweep by one kind of hand at a time, which touches at most 32 entries of each
table. So every (H, x) is counted exactly at the moment when the sweep stands at the strength of H.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from croupier.odds.tables import Counted, Deck, Hands, Outcomes, Space, Sums

Ints = NDArray[np.int64]
Ints32 = NDArray[np.int32]


def list_hands_up_to_suits(in_suit: int, bits: Ints, masks: Ints32, weights: Ints) -> int:
    """List the hands of a symmetric deck once for all exchanges of suits; return how many.

    ``in_suit`` is the mask of ranks in each suit. ``masks`` (n, 4) is filled with the ranks in each
    suit, the largest mask first, ``weights`` (n,) with the number of hands that each stands for;
    where n is too small the rest is only counted.
    """
    allowed = small_masks(in_suit, bits)
    size = len(allowed)
    found = 0
    for i in range(size):
        a = allowed[i]
        for j in range(i + 1):
            b = allowed[j]
            if bits[a] + bits[b] > 5:
                continue
            for k in range(j + 1):
                c = allowed[k]
                left = 5 - bits[a] - bits[b] - bits[c]
                if left < 0:
                    continue
                for m in range(k + 1):
                    d = allowed[m]
                    if bits[d] == left:
                        if found < len(masks):
                            masks[found, 0] = a
                            masks[found, 1] = b
                            masks[found, 2] = c
                            masks[found, 3] = d
                            weights[found] = suit_exchanges(a, b, c, d)
                        found += 1
    return found


def small_masks(within: int, bits: Ints) -> Ints:
    """Return the masks of up to five ranks of ``within``, rising."""
    found = np.empty(len(bits), np.int64)
    size = 0
    for mask in range(len(bits)):
        if bits[mask] <= 5 and mask & ~within == 0:
            found[size] = mask
            size += 1
    return found[:size]


def suit_exchanges(a: int, b: int, c: int, d: int) -> int:
    """Return in how many ways four masks, falling, stand in four suits: 24 over the equal ones."""
    ways, run = 24, 1
    run = run + 1 if a == b else 1
    ways //= run
    run = run + 1 if b == c else 1
    ways //= run
    run = run + 1 if c == d else 1
    return ways // run


def list_hands(cards: Ints, masks: Ints32) -> None:
    """Fill ``masks`` (n, 4), zeros, with all five-card hands of ``cards`` (card numbers)."""
    size = len(cards)
    found = 0
    hand = np.empty(5, np.int64)
    for a in range(size):
        hand[0] = cards[a]
        for b in range(a + 1, size):
            hand[1] = cards[b]
            for c in range(b + 1, size):
                hand[2] = cards[c]
                for d in range(c + 1, size):
                    hand[3] = cards[d]
                    for e in range(d + 1, size):
                        hand[4] = cards[e]
                        for i in range(5):
                            masks[found, hand[i] & 3] |= 1 << (hand[i] >> 2)
                        found += 1


def add_kind(ranks: Ints, suited: int, deck: Deck, sums: Sums, counted: Counted) -> None:
    """Add one kind of hand to the set C: ``ranks`` (5,) in any suits, or in one suit."""
    if suited == 0:
        for part in range(32):
            add_part(part, ranks, deck, sums, counted.through)
    whole = 0
    for i in range(5):
        whole |= 1 << ranks[i]
    if sums.bits[whole] < 5:
        return
    change = -1 if suited else 1
    for suit in range(4):
        if whole & ~deck.in_suit[suit]:
            continue
        mask = whole
        while mask:
            mask = (mask - 1) & whole
            for i in range(5):
                counted.excess[suit, mask, ranks[i]] += change


def add_part(part: int, ranks: Ints, deck: Deck, sums: Sums, through: Ints32) -> None:
    """Count the hands of the kind ``ranks`` through given cards: those that ``part`` picks out.

    Among equal ranks the first are picked before the others, so that each set comes once.
    """
    total, number, ways = 0, 0, 1
    i = 0
    while i < 5:
        rank, among, picked = ranks[i], 0, 0
        while i < 5 and ranks[i] == rank:
            if part >> i & 1:
                if picked < among:
                    return
                picked += 1
            among += 1
            i += 1
        if picked > deck.in_rank[rank]:
            return
        number += picked
        total += picked * sums.rank[rank]
        ways *= sums.choose[deck.in_rank[rank] - picked, among - picked]
    through[number, total] += ways


def by_ranks(ranks: Ints, sums: Sums, through: Ints32, out: Ints32) -> None:
    """Fill ``out`` (13,) with the count by ranks alone for a hand of ``ranks`` (5,) and each x."""
    for rank in range(13):
        out[rank] = 0
    for part in range(31):  # with all five cards of H, x would be the sixth
        total, number = 0, 0
        for i in range(5):
            if part >> i & 1:
                total += sums.rank[ranks[i]]
                number += 1
        sign = -1 if number & 1 else 1
        for rank in range(13):
            out[rank] += sign * through[number + 1, total + sums.rank[rank]]


def in_one_suit(mask: int, bits: Ints, excess: Ints32, out: Ints32) -> None:
    """Fill ``out`` (13,) with the correction for each x in a suit of which H holds ``mask``."""
    for rank in range(13):
        out[rank] = 0
    part = mask
    while True:
        if bits[part] & 1:
            for rank in range(13):
                out[rank] -= excess[part, rank]
        else:
            for rank in range(13):
                out[rank] += excess[part, rank]
        if part == 0:
            return
        part = (part - 1) & mask


def count_hand(
    masks: Ints32, base: Ints32, space: Space, excess: Ints32, scratch: Ints32, out: Ints32
) -> None:
    """Fill ``out`` (52,) for one hand: the hands of C that hold each card x and avoid the hand.

    ``base`` (13,) is the count by ranks alone; -1 stands at a card that is not to be had.
    """
    for suit in range(4):
        mask = masks[suit]
        in_one_suit(mask, space.sums.bits, excess[suit], scratch)
        free = space.deck.in_suit[suit] & ~mask
        for rank in range(13):
            out[4 * rank + suit] = base[rank] - scratch[rank] if free >> rank & 1 else -1


def count_strength(
    strength: int, origin: int, hands: Hands, space: Space, counted: Counted, out: Ints32
) -> None:
    """Fill the rows of ``out`` (n, 52) that belong to one strength; the first is ``origin``'s."""
    base, scratch = np.empty(13, np.int32), np.empty(13, np.int32)
    by_ranks(space.ranks[strength], space.sums, counted.through, base)
    for i in range(hands.starts[strength], hands.starts[strength + 1]):
        count_hand(hands.masks[i], base, space, counted.excess, scratch, out[i - origin])


def add_below(space: Space, opening: int, counted: Counted) -> None:
    """Add every kind of hand below the strength ``opening``."""
    steps = space.steps
    for i in range(len(steps.strength)):
        if steps.strength[i] < opening:
            add_kind(steps.ranks[i], steps.suited[i], space.deck, space.sums, counted)


def sweep_block(
    space: Space,
    hands: Hands,
    first: int,
    last: int,
    opening: int,
    shut: Counted,
    opened: Counted,
    out: Outcomes,
) -> None:
    """Sweep the steps ``first`` to ``last`` (whole groups of ties) and count the hands of them.

    ``out`` has a row for each of these hands. ``shut`` are the dealer's hands that do not open;
    ``opened`` grows by those that do.
    """
    steps = space.steps
    origin = hands.starts[steps.strength[first]]
    step = first
    while step < last:
        end = step
        while end < last and steps.tie[end] == steps.tie[step]:
            end += 1
        for i in range(step, end):
            strength = steps.strength[i]
            if i == step or steps.strength[i - 1] != strength:
                count_strength(strength, origin, hands, space, shut, out.no_open)
                count_strength(strength, origin, hands, space, opened, out.lower)
        for i in range(step, end):
            if steps.strength[i] >= opening:
                add_kind(steps.ranks[i], steps.suited[i], space.deck, space.sums, opened)
        for i in range(step, end):
            if i == step or steps.strength[i - 1] != steps.strength[i]:
                count_strength(steps.strength[i], origin, hands, space, opened, out.tie)
        step = end
    leave_ties(out)


def leave_ties(cases: Outcomes) -> None:
    """Take the lower hands out of ``tie``, which so far holds all that are not higher."""
    for i in range(len(cases.tie)):
        for x in range(52):
            if cases.tie[i, x] >= 0:
                cases.tie[i, x] -= cases.lower[i, x]


def fold_rows(strength: Ints, weights: Ints, cases: Outcomes, slots: Ints, rows: Ints) -> int:
    """Put equal cases of (strength, rank of x, counts) together; return how many there are.

    ``strength`` and ``weights`` (n,) are those of the block's hands. ``rows`` (m, 6) is filled with
    strength, rank, the three counts and the weight. ``slots`` is a hash table of 2**k entries, -1
    each, of which at least half stay free for any one strength.
    """
    found, begin = 0, 0
    for i in range(len(strength)):
        if i > 0 and strength[i] != strength[i - 1]:
            begin = found  # earlier rows are of other strengths: their slots count as free
        for x in range(52):
            if cases.no_open[i, x] < 0:
                continue
            rows[found, 0] = strength[i]
            rows[found, 1] = x >> 2
            rows[found, 2] = cases.no_open[i, x]
            rows[found, 3] = cases.lower[i, x]
            rows[found, 4] = cases.tie[i, x]
            rows[found, 5] = 0
            slot = slot_of(rows, found, begin, slots)
            if slots[slot] < begin:
                slots[slot] = found
                found += 1
            rows[slots[slot], 5] += weights[i]
    return found


def slot_of(rows: Ints, case: int, begin: int, slots: Ints) -> int:
    """Return the slot of a row equal to ``case`` since row ``begin``, or the free one for it."""
    last = len(slots) - 1
    mixed = rows[case, 1] + 13 * (rows[case, 2] + 163_193 * (rows[case, 3] + 769 * rows[case, 4]))
    slot = int(mixed ^ mixed >> 15) & last
    while slots[slot] >= begin:
        row = slots[slot]
        column = 1
        while column < 5 and rows[row, column] == rows[case, column]:
            column += 1
        if column == 5:
            return slot
        slot = slot + 1 & last
    return slot
