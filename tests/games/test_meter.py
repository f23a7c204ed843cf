"""The progressive meter keeps every micro-unit."""

from __future__ import annotations

import os
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numba import njit

from croupier.games import meter as meters
from croupier.money import MICRO_PER_MINOR

MICRO = MICRO_PER_MINOR
SEED = 1_000_000


def pay(
    meter: int, nums: list[int], prizes: list[int] | None = None, *, by_share: bool = False
) -> tuple[list[int], list[int], list[int], int]:
    """Return prizes, meters before and after each, and the meter left; shares are in tenths."""
    paid = list(prizes or [0] * len(nums))
    before, after = [0] * len(nums), [0] * len(nums)
    left = meters.pay_prizes(meter, SEED, by_share, 10, nums, paid, before, after)
    return paid, before, after, left


@pytest.mark.ruling("R-QC-7")
def test_contribution_is_the_share_of_the_dollar() -> None:
    """Half of each dollar is half a million micro-units, and an odd share is rounded down."""
    assert meters.contribution(100, 1, 2) == 500_000
    assert meters.contribution(100, 7, 10) == 700_000
    assert meters.contribution(100, 1, 3) == 333_333
    assert meters.contribution(0, 1, 2) == 0


@pytest.mark.ruling("R-QC-8")
def test_a_share_is_of_the_shown_amount_rounded_down() -> None:
    """Ten per cent of 123,456.789999 shown as 123,456.78 is 12,345.67; the rest stays."""
    meter = 123_456_789_999
    paid, before, after, left = pay(meter, [1])
    assert paid == [1_234_567]
    assert before == [meter]
    assert after == [left] == [meter - 1_234_567 * MICRO]


@pytest.mark.ruling("R-QC-8")
def test_the_whole_resets_to_the_seed_with_the_carried_micro_units() -> None:
    """After a royal the meter is the seed plus what was too small to show."""
    paid, _, _, left = pay(123_456_789_999, [10])
    assert paid == [12_345_678]
    assert left == SEED * MICRO + 9_999


def test_a_fixed_prize_does_not_move_the_meter() -> None:
    """Fixed prizes are the house's own."""
    assert pay(5_000_000, [0, 0], [50_000, 5_000]) == (
        [50_000, 5_000],
        [5_000_000, 5_000_000],
        [5_000_000, 5_000_000],
        5_000_000,
    )


@pytest.mark.ruling("R-QC-6")
def test_in_seat_order_each_is_paid_from_what_the_one_before_left() -> None:
    """A royal, then a straight flush, then a royal: all of it, a tenth of the seed, the rest."""
    paid, before, after, left = pay(20_000_000 * MICRO + 7, [10, 1, 10])
    assert paid == [20_000_000, 100_000, 900_000]
    assert before == [20_000_000 * MICRO + 7, SEED * MICRO + 7, 900_000 * MICRO + 7]
    assert after == [*before[1:], left]
    assert left == SEED * MICRO + 7


@pytest.mark.ruling("R-QC-6")
def test_by_share_straight_flushes_come_first_and_royals_share_the_rest() -> None:
    """Two tenths of the meter at the hit, then equal parts, the odd cent on the seed."""
    meter = 1_000_001 * MICRO + 3
    paid, before, after, left = pay(meter, [10, 1, 10, 1], by_share=True)
    assert paid == [400_000, 100_000, 400_000, 100_000]
    assert left == SEED * MICRO + 1 * MICRO + 3
    assert before[1] == meter
    assert after[1] == before[3] == meter - 100_000 * MICRO
    assert after[3] == before[0] == meter - 200_000 * MICRO
    assert after[0] == before[2]
    assert after[2] == left


@pytest.mark.ruling("R-QC-6")
def test_by_share_nobody_is_paid_more_than_is_left() -> None:
    """Three shares of 40% of one meter: the third gets the last fifth, and a royal nothing."""
    paid, _, _, left = pay(1_000 * MICRO, [4, 4, 4], by_share=True)
    assert paid == [400, 400, 200]
    assert left == 0
    paid, _, _, left = pay(1_000 * MICRO, [10, 4, 4, 4], by_share=True)
    assert paid == [0, 400, 400, 200]
    assert left == SEED * MICRO


@pytest.mark.ruling("R-QC-6", "R-QC-8")
def test_by_share_a_single_winner_is_paid_as_in_seat_order() -> None:
    """One royal takes all that is shown, one straight flush its share of it: whole cents."""
    meter = 15 * MICRO + 9_999
    for num, prize in ((10, 15), (7, 10)):
        shared, alone = pay(meter, [num], by_share=True), pay(meter, [num])
        assert shared == alone
        assert shared[0] == [prize]
        assert all(
            isinstance(part, int) for part in (*shared[0], *shared[1], *shared[2], shared[3])
        )


hits = st.lists(st.integers(0, 10), max_size=9)


@given(st.integers(0, 10**14), hits, st.booleans(), st.integers(1, 10**6))
def test_no_micro_unit_is_lost(meter: int, nums: list[int], by_share: bool, fixed: int) -> None:  # noqa: FBT001
    """What left the meter was paid, what came in is the seed, and the meter is never below zero."""
    given_prizes = [0 if num else fixed for num in nums]
    paid, before, after, left = pay(meter, nums, given_prizes, by_share=by_share)
    from_meter = sum(prize for prize, num in zip(paid, nums, strict=True) if num)
    wholes = nums.count(10)
    resets = min(wholes, 1) if by_share else wholes
    assert left == meter - from_meter * MICRO + resets * SEED * MICRO
    assert min([left, *before, *after]) >= 0
    assert all(prize == fixed for prize, num in zip(paid, nums, strict=True) if not num)
    order = sorted(range(len(nums)), key=lambda i: by_share and nums[i] == 10)
    at = meter
    for i in order:
        assert before[i] == at
        at = after[i]
    assert at == left


@given(st.integers(0, 10**14), st.lists(st.integers(0, 9), max_size=9))
def test_shares_in_seat_order_agree_with_fractions(meter: int, nums: list[int]) -> None:
    """Each prize in seat order is the exact share of the shown meter, rounded down to the cent."""
    paid, before, _, _ = pay(meter, nums)
    for prize, at, num in zip(paid, before, nums, strict=True):
        assert prize == int(Fraction(at // MICRO) * num / 10)


@pytest.mark.skipif("MUTANT_UNDER_TEST" in os.environ, reason="mutated functions do not compile")
def test_numba_compiles_the_same_functions() -> None:
    """Compiled, the meter's arithmetic gives the same as plain Python."""
    fast_contribution: Any = njit()(meters.contribution)
    fast_pay: Any = njit()(meters.pay_prizes)
    assert fast_contribution(100, 7, 13) == meters.contribution(100, 7, 13)
    for by_share in (False, True):
        for nums in ([10, 1, 0, 10, 3], [1], [4, 4, 4], [10]):
            arrays = [np.zeros(len(nums), np.int64) for _ in range(3)]
            meter = 123_456_789_999
            left = fast_pay(meter, SEED, by_share, 10, np.array(nums), *arrays)
            paid, before, after, expected = pay(meter, nums, by_share=by_share)
            assert left == expected
            assert [list(a) for a in arrays] == [paid, before, after]
