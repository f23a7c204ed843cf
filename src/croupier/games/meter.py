"""The progressive meter: all arithmetic on it, in plain integers that Numba compiles as they stand.

The meter counts micro-units and shows whole minor units (R-QC-8). Shares of it are fractions over
one common denominator; a share of the whole (``num >= den``) resets it to its seed.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from croupier.money import MICRO_PER_MINOR, Micro, Minor


def contribution(bet: Minor, num: int, den: int) -> Micro:
    """Return what one progressive bet adds to the meter: ``num / den`` of it, rounded down."""
    return bet * MICRO_PER_MINOR * num // den


def pay_prizes(
    meter: Micro,
    seed: Minor,
    by_share: int,
    den: int,
    nums: Sequence[int],
    prizes: MutableSequence[int],
    before: MutableSequence[int],
    after: MutableSequence[int],
) -> Micro:
    """Pay the progressive winners of one game, given in seat order; return the meter left.

    ``nums`` are their shares over ``den``; zero is a fixed prize, which stands in ``prizes`` before
    and does not move the meter. Fills ``prizes`` (minor units, rounded down) and each winner's
    meter ``before`` and ``after`` (micro-units). With ``by_share`` zero each is paid from the meter
    as the one before left it. Else (R-QC-6) shares below the whole come first, each of the meter as
    it stood at the hit though never more than is left; winners of the whole then share the rest
    equally, and the remainder lies on top of the seed.
    """
    at_hit = meter // MICRO_PER_MINOR
    whole = 0
    for i in range(len(nums)):
        if by_share and nums[i] >= den:
            whole += 1
            continue
        before[i] = meter
        if nums[i] > 0:
            left = meter // MICRO_PER_MINOR
            prizes[i] = min((at_hit if by_share else left) * nums[i] // den, left)
            meter -= prizes[i] * MICRO_PER_MINOR
            if nums[i] >= den:
                meter += seed * MICRO_PER_MINOR
        after[i] = meter
    each = meter // MICRO_PER_MINOR // max(whole, 1)
    for i in range(len(nums)):
        if by_share and nums[i] >= den:
            before[i] = meter
            prizes[i] = each
            meter -= each * MICRO_PER_MINOR
            whole -= 1
            if whole == 0:
                meter += seed * MICRO_PER_MINOR
            after[i] = meter
    return meter
