"""What a bet at stud may be, and who is next to act: plain integers that Numba compiles too.

Amounts are minor units, one position a seat, clockwise from the marker's left. Clauses CM-5, CM-6,
CM-10; rulings R-CM-5 to R-CM-8, R-CM-11 and R-CM-15.
"""

from __future__ import annotations

from collections.abc import Sequence

NO_LIMIT, POT_LIMIT, FIXED_LIMIT = 0, 1, 2
NEVER = -(1 << 60)
"""The level faced by a seat to which the betting is open whatever it did before."""


def up_to_unit(amount: int, unit: int) -> int:
    """Return the least whole multiple of ``unit`` that reaches ``amount``."""
    return -(-amount // unit) * unit


def first_opening(opening: int, chips: int) -> int:
    """Return the coup's first bet: the sum of the antes, exactly (CM-5), or all of less (CM-10)."""
    return min(opening, chips)


def opening_bounds(size: int, opening: int, chips: int, pot: int, unit: int) -> tuple[int, int]:
    """Return the least and the most of a later round's opening by a seat with ``chips``.

    At least the sum of the antes (R-CM-5); who has less opens with all of it (CM-10).
    """
    least = min(up_to_unit(opening, unit), chips)
    if size == NO_LIMIT:
        return least, chips
    if size == POT_LIMIT:
        return least, max(least, chips if chips <= pot else pot - pot % unit)
    return least, least


def raise_bounds(
    size: int, level: int, step: int, bet: int, chips: int, pot: int, unit: int
) -> tuple[int, int]:
    """Return the least and the most that a seat may raise to, as totals in front in this round.

    ``level`` is the bet to call, ``step`` the last full bet or raise, ``bet`` and ``chips`` what
    the seat has in front in this round and behind, ``pot`` all that lies in the middle and in front
    of everybody. Both bounds are the seat's all-in where that is less than a full raise (R-CM-6).
    """
    all_in = bet + chips
    least = min(up_to_unit(level + step, unit), all_in)
    if size == NO_LIMIT:
        return least, all_in
    if size == POT_LIMIT:
        cap = level + pot + level - bet
        return least, max(least, all_in if all_in <= cap else cap - cap % unit)
    return least, least


def is_reopened(level: int, faced: int, step: int) -> bool:
    """Whether a seat that last acted at level ``faced`` faces a full raise in total (R-CM-8)."""
    return level - faced >= step


def next_to_act(
    start: int,
    live: Sequence[bool],
    chips: Sequence[int],
    bets: Sequence[int],
    acted: Sequence[bool],
    level: int,
) -> int:
    """Return the first position from ``start`` clockwise that must act, or -1: the round is over.

    ``start`` is at most the number of positions. Who is all-in never acts; who stands alone with
    chips and has matched the bet has nobody left to bet against.
    """
    seats = len(live)
    for k in range(start, start + seats):
        i = k if k < seats else k - seats
        if not live[i] or chips[i] == 0:
            continue
        if bets[i] < level:
            return i
        if not acted[i]:
            for j in range(seats):
                if j != i and live[j] and chips[j] > 0:
                    return i
            return -1
    return -1
