"""Cores that count the deals of a stud position; compiled by :func:`croupier.kernels.kernel`.

The unseen cards are numbered from 0 up. A seat's *draws* are all sets of as many of them as it
lacks, sorted by the strength of the hand that each makes. Counting walks the draws of all seats but
two; for these two it does not walk pairs: it sweeps both upward by strength, keeps for every set T
of a few cards how many of the one seat's draws passed so far contain T, and gets by inclusion and
exclusion how many of them share no card with a draw of the other.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from croupier.hands.bulk import keyed_strength

Ints: TypeAlias = NDArray[np.int64]

Seat: TypeAlias = tuple[int, NDArray[np.int16], Ints, NDArray[np.uint8]]
"""A seat's bit, and of each of its draws the strength, the cards as bits, and the cards."""


def fill_draws(
    unseen: Ints,
    known: Ints,
    rows: NDArray[np.int16],
    table: NDArray[np.int16],
    ties: NDArray[np.int16],
    drawn: NDArray[np.uint8],
    strengths: NDArray[np.int16],
    values: NDArray[np.int16],
) -> None:
    """Write every draw of a seat, its strength, and the strength that decides.

    Args:
        unseen: (m,) keys of the unseen cards.
        known: keys of the seat's known cards.
        rows: see :class:`~croupier.hands.KernelTables`.
        table: likewise.
        ties: of each strength the lowest that it equals.
        drawn: (n, u), filled with the places in ``unseen`` of each draw, rising.
        strengths: (n,), filled with the strength of known and drawn cards.
        values: (n,), filled with its entry in ``ties``.
    """
    number, size = drawn.shape
    total, common = 0, -1
    for key in known:
        total += key
        common &= key
    at = np.arange(size)
    for i in range(number):
        place, all_of = total, common
        for j in range(size):
            drawn[i, j] = at[j]
            place += unseen[at[j]]
            all_of &= unseen[at[j]]
        strengths[i] = keyed_strength(place, all_of, rows, table)
        values[i] = ties[strengths[i]]
        j = size - 1
        while j >= 0 and at[j] == len(unseen) - size + j:
            j -= 1
        if j >= 0:
            at[j] += 1
            for k in range(j + 1, size):
                at[k] = at[k - 1] + 1


def add_sets(
    draw: NDArray[np.uint8], depth: int, places: Ints, sets: Ints, at: Ints, sizes: Ints
) -> None:
    """Count a draw in the entry of each of its subsets of at most ``depth`` cards.

    ``places`` (m, depth + 1) holds what a card adds to a subset's place as its k-th smallest card,
    and for k = 0 nothing; ``at`` and ``sizes`` are room for 32 numbers.
    """
    sets[0] += 1
    number, at[0], sizes[0] = 1, 0, 0
    for card in draw:
        for q in range(number):
            size = sizes[q] + 1
            if size <= depth:
                place = at[q] + places[card, size]
                at[number], sizes[number] = place, size
                sets[place] += 1
                number += 1


def disjoint(
    draw: NDArray[np.uint8], depth: int, places: Ints, sets: Ints, at: Ints, sizes: Ints
) -> int:
    """Return how many of the draws counted in ``sets`` share no card with ``draw``."""
    result = sets[0]
    number, at[0], sizes[0] = 1, 0, 0
    for card in draw:
        for q in range(number):
            size = sizes[q] + 1
            if size <= depth:
                place = at[q] + places[card, size]
                at[number], sizes[number] = place, size
                number += 1
                if size & 1:
                    result -= sets[place]
                else:
                    result += sets[place]
    return result  # type: ignore[no-any-return]  # an element of an array


def add_below(
    j: int, level: int, used: int, seat: Seat, places: Ints, room: tuple[int, Ints, Ints, Ints]
) -> int:
    """Count the draws from ``j`` on below ``level`` that leave ``used`` alone; return the next."""
    _, values, bits, draws = seat
    depth, sets, at, sizes = room
    while j < len(values) and values[j] < level:
        if not bits[j] & used:
            add_sets(draws[j], depth, places, sets, at, sizes)
        j += 1
    return j


def tally(
    i: int,
    outer: tuple[int, int, int],
    seat: Seat,
    places: Ints,
    room: tuple[int, Ints, Ints, Ints],
    moves: tuple[int, int, int, int],
    counts: Ints,
) -> int:
    """Move deals between winners for the draws from ``i`` on of one level; return the next draw.

    ``moves`` are the bits that the counted draws of the other seat add to the winners, the deals of
    each draw in all, which of the winners keep the others, and the bit that these others add.
    """
    bit, values, bits, draws = seat
    used, floor, holders = outer
    depth, sets, at, sizes = room
    met, pairs, keep, other_bit = moves
    level = max(floor, values[i])
    while i < len(values) and max(floor, values[i]) == level:
        if not bits[i] & used:
            winners = holders if values[i] <= floor else 0
            if values[i] == level:
                winners |= bit
            number = disjoint(draws[i], depth, places, sets, at, sizes)
            counts[winners | met] += number
            counts[(winners & keep) | other_bit] += pairs - number
        i += 1
    return i


def sweep(
    outer: tuple[int, int, int],
    first: Seat,
    second: Seat,
    places: Ints,
    room: tuple[int, Ints, Ints, Ints],
    pairs: int,
    counts: Ints,
) -> None:
    """Add to ``counts`` the deals of two seats, by the set of seats that win (bits).

    Args:
        outer: of the other seats: bits of the unseen cards that they drew, their best strength or
            -1, bits of those that have it.
        first: bit, strengths, bits of cards and cards of the one seat's draws.
        second: the same of the other seat.
        places: see :func:`add_sets`.
        room: likewise: depth, sets, at, sizes.
        pairs: how many draws of the second seat are left beside any draw of the first.
        counts: by the bits of the winners.
    """
    used, floor, _ = outer
    values, other_bit, other_values = first[1], second[0], second[1]
    room[1][:] = 0
    i, j = 0, 0
    while i < len(values):
        level = max(floor, values[i])
        j = add_below(j, level, used, second, places, room)
        met = 0
        if j < len(other_values) and other_values[j] == level:
            # Those below lose to the winners; they are not to be counted as equal further down.
            met = other_bit
            tally(i, outer, first, places, room, (0, 0, -1, met), counts)
            j = add_below(j, level + 1, used, second, places, room)
        i = tally(i, outer, first, places, room, (met, pairs, 0, other_bit), counts)


def count_deals(
    walked: tuple[NDArray[np.int16], Ints, Ints, Ints],
    first: Seat,
    second: Seat,
    places: Ints,
    room: tuple[int, Ints, Ints, Ints],
    pairs: int,
    counts: Ints,
) -> None:
    """Add to ``counts`` every deal of a position, by the set of seats that win (bits).

    ``walked`` has the draws of all seats but two: their strengths and bits of cards one after
    another, where seat ``k``'s begin and end (``starts[k]``, ``starts[k + 1]``), and each seat's
    bit. The other arguments are those of :func:`sweep`.
    """
    values, bits, starts, seat_bits = walked
    seats = len(seat_bits)
    at = starts.copy()
    used, floor, holders = at * 0, at * 0 - 1, at * 0
    k = 0
    while k >= 0:
        if k == seats:
            sweep((used[k], floor[k], holders[k]), first, second, places, room, pairs, counts)
            k -= 1
            continue
        i = at[k]
        if i == starts[k + 1]:
            at[k] = starts[k]
            k -= 1
            continue
        at[k] += 1
        if bits[i] & used[k]:
            continue
        used[k + 1] = used[k] | bits[i]
        floor[k + 1] = max(floor[k], values[i])
        holders[k + 1] = holders[k] if values[i] <= floor[k] else 0
        if values[i] == floor[k + 1]:
            holders[k + 1] |= seat_bits[k]
        k += 1


def sample_deals(
    random: NDArray[np.float64],
    unseen: Ints,
    known: Ints,
    need: Ints,
    rows: NDArray[np.int16],
    table: NDArray[np.int16],
    ties: NDArray[np.int16],
    counts: Ints,
) -> None:
    """Add to ``counts`` one deal a row of ``random``, by the set of seats that win (bits).

    Args:
        random: (n, sum of need), uniform in [0, 1).
        unseen: (m,) keys of the unseen cards; left in another order, which is as random.
        known: (seats, 2), sum and AND of the keys of each seat's known cards.
        need: (seats,), how many cards each seat lacks.
        rows: see :class:`~croupier.hands.KernelTables`.
        table: likewise.
        ties: of each strength the lowest that it equals.
        counts: by the bits of the winners.
    """
    for i in range(len(random)):
        best, winners, drawn = -1, 0, 0
        for seat in range(len(need)):
            total, common = known[seat, 0], known[seat, 1]
            for _ in range(need[seat]):
                other = drawn + int(random[i, drawn] * (len(unseen) - drawn))
                key = unseen[other]
                unseen[other] = unseen[drawn]
                unseen[drawn] = key
                total += key
                common &= key
                drawn += 1
            value = ties[keyed_strength(total, common, rows, table)]
            if value > best:
                best, winners = value, 0
            if value == best:
                winners |= 1 << seat
        counts[winners] += 1
