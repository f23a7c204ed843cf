"""The layers of a pot against published faults, a slow calculator, and themselves."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from croupier.games.pots import (
    NO_RAKE,
    Pots,
    RakeRule,
    best_in,
    pot_amounts,
    pot_levels,
    rake_of,
    settle_pots,
    share_pot,
    split_rake,
    unmatched_top,
)
from games.slow_pots import slow_pots

HOUSE_RAKE = RakeRule(20_000, 1, 40)


def paid(
    put_in: list[int], folded: list[bool], order: list[int], rake: RakeRule = NO_RAKE
) -> tuple[int, ...]:
    """Return what each is paid; ``order`` ranks the hands, 1 the best."""
    return settle_pots(put_in, [not f for f in folded], [9 - o for o in order], rake).paid


def sizes(pots: Pots) -> list[int]:
    """Return the pots' sizes from the main pot up."""
    return [pot.amount for pot in pots.pots]


# The figures of public fault reports: put in, folded, order of hands, paid.
REPORTED = [
    (
        [10000, 10000, 10000, 100, 200],
        [False, False, False, True, True],
        [1, 1, 1, 0, 0],
        (10100, 10100, 10100, 0, 0),
    ),
    ([50, 100, 200, 450], [False] * 4, [1, 2, 3, 4], (200, 150, 200, 250)),
    ([40, 100, 300, 300], [False, False, True, True], [1, 2, 0, 0], (160, 580, 0, 0)),
    ([100, 80, 20], [False] * 3, [1, 2, 1], (170, 0, 30)),
]


@pytest.mark.clause("CM-10", "CM-12")
@pytest.mark.ruling("R-CM-10")
@pytest.mark.parametrize(("put_in", "folded", "order", "expected"), REPORTED)
def test_pots_of_public_fault_reports(
    put_in: list[int], folded: list[bool], order: list[int], expected: tuple[int, ...]
) -> None:
    """Pots that other software got wrong are paid as they should have been."""
    assert paid(put_in, folded, order) == expected


@pytest.mark.clause("CM-13")
@pytest.mark.ruling("R-CM-10", "R-CM-12")
def test_what_comes_back_is_not_raked() -> None:
    """Of 280 and 198, 82 come back, and 2.5% of the other 396 are kept: 9.90."""
    pots = settle_pots([28_000, 19_800], [True, True], [2, 1], HOUSE_RAKE)
    assert (pots.returned_to, pots.returned, pots.rake) == (0, 8_200, 990)
    assert pots.paid == (46_810, 0)


@pytest.mark.clause("CM-13")
@pytest.mark.ruling("R-CM-12")
@pytest.mark.parametrize(
    ("pot", "pays"), [(20_000, 20_000), (20_001, 19_501), (20_511, 19_999), (20_512, 20_000)]
)
def test_the_cliff_of_the_rake(pot: int, pays: int) -> None:
    """200.00 pays 200.00, 200.01 pays 195.01, and 205.12 is the first that pays 200.00 again."""
    half = pot // 2
    # A dead hand's odd cent: nothing is unmatched and the whole is in the pot.
    pots = settle_pots([half, pot - half], [True, False], [0, 0], HOUSE_RAKE)
    assert sum(pots.paid) == pots.paid[0] == pays


@pytest.mark.clause("CM-13")
@pytest.mark.ruling("R-CM-12")
def test_the_rake_is_taken_in_proportion() -> None:
    """Each pot gives its share, the largest remainder one more cent, equal ones the main pot."""
    pots = settle_pots([10_001, 19_999, 19_999], [True] * 3, [3, 2, 1], HOUSE_RAKE)
    assert sizes(pots) == [30_003, 19_996]
    # 2.5% of 499.99 is 12.49: 749.49 cents and 499.51; the cent left goes to the side pot.
    assert [pot.rake for pot in pots.pots] == [749, 500]
    pots = settle_pots([10_000, 20_001, 20_001], [True] * 3, [3, 2, 1], HOUSE_RAKE)
    # 12.50 of 500.02: 749.97 cents and 500.03.
    assert [pot.rake for pot in pots.pots] == [750, 500]


@pytest.mark.ruling("R-CM-12")
def test_equal_remainders_go_to_the_main_pot() -> None:
    """Two equal pots with an odd cent of rake: the main pot gives it."""
    parts = [0, 0]
    split_rake([150, 150], 2, 7, parts)
    assert parts == [4, 3]


@pytest.mark.ruling("R-CM-12")
def test_several_cents_go_by_remainder() -> None:
    """Cents left over go to the largest remainders in turn, never twice to one pot."""
    parts = [0, 0, 0, 0]
    split_rake([10, 40, 30, 20], 4, 9, parts)
    # 0.9, 3.6, 2.7, 1.8: floors 0, 3, 2, 1 leave three cents for 0.9, 0.8 and 0.7.
    assert parts == [1, 3, 3, 2]


@pytest.mark.ruling("R-CM-12")
def test_a_house_without_rake_keeps_nothing() -> None:
    """Without a rake, or at 0%, every cent in is paid out."""
    for rule in (NO_RAKE, RakeRule(0, 0, 1)):
        assert settle_pots([30_000, 30_000], [True, True], [1, 2], rule).paid == (0, 60_000)


@pytest.mark.ruling("R-CM-12")
def test_a_rake_of_everything_leaves_nothing() -> None:
    """At 100% strictly above nothing, the dealer keeps every pot whole."""
    pots = settle_pots([3, 5, 5], [True] * 3, [3, 2, 1], RakeRule(0, 1, 1))
    assert (pots.rake, pots.paid) == (13, (0, 0, 0))


@pytest.mark.ruling("R-CM-10")
def test_a_layer_of_the_expelled_joins_the_one_below() -> None:
    """In: 40 best, 100 second, 300 expelled; paid: 120, 320, 0."""
    pots = settle_pots([40, 100, 300], [True, True, False], [2, 1, 0])
    assert pots.paid == (120, 320, 0)
    assert (sizes(pots), pots.returned, pots.returned_to) == ([120, 320], 0, -1)
    assert settle_pots([40, 40], [True, True], [2, 1]).returned_to == -1


@pytest.mark.ruling("R-CM-10")
def test_only_a_live_hand_gets_its_unmatched_part_back() -> None:
    """A folded hand's unmatched top stays; a live one's comes back first."""
    assert settle_pots([10, 30], [True, False], [0, 0]).paid == (40, 0)
    assert settle_pots([10, 30], [False, True], [0, 0]).returned == 20


@pytest.mark.ruling("R-CM-10")
def test_a_folded_hand_matches_what_it_put_in() -> None:
    """What a folded hand put in counts as matched: only the part above it comes back."""
    pots = settle_pots([100, 70, 40], [True, False, True], [1, 0, 2])
    assert (pots.returned_to, pots.returned) == (0, 30)
    assert (sizes(pots), pots.paid) == ([120, 60], (90, 0, 120))


@pytest.mark.ruling("R-CM-10")
def test_layers_with_the_same_live_hands_are_one_pot() -> None:
    """Folded hands of many sizes make no pots of their own."""
    pots = settle_pots([100, 100, 5, 17, 60], [True, True, False, False, False], [1, 1, 0, 0, 0])
    assert sizes(pots) == [282]
    assert pots.pots[0].members == (0, 1)


@pytest.mark.clause("CM-10")
@pytest.mark.ruling("R-CM-10")
def test_the_second_best_is_one_who_paid_into_the_layer() -> None:
    """A better hand that is short of a layer does not win it."""
    pots = settle_pots([50, 20, 50], [True] * 3, [1, 3, 2])
    assert [pot.winners for pot in pots.pots] == [(1,), (2,)]
    assert pots.paid == (0, 60, 60)


@pytest.mark.clause("CM-12")
@pytest.mark.ruling("R-CM-11")
def test_odd_cents_go_clockwise_from_the_marker_pot_by_pot() -> None:
    """Each odd cent goes to the winners first from the marker, one each, anew in every pot."""
    # 8 in the main pot for three, 5 in the side pot for two: both have odd cents.
    pots = settle_pots([2, 4, 4, 1, 2], [True, True, True, False, False], [5, 5, 5, 0, 0])
    assert [pot.shares for pot in pots.pots] == [(3, 3, 3), (2, 2)]
    pots = settle_pots([2, 4, 4, 1, 3], [True, True, True, False, False], [5, 5, 5, 0, 0])
    assert sizes(pots) == [9, 5]
    assert [pot.shares for pot in pots.pots] == [(3, 3, 3), (3, 2)]
    pots = settle_pots([2, 4, 4, 2, 1], [True, True, True, True, False], [5, 5, 5, 5, 0])
    assert [pot.shares for pot in pots.pots] == [(3, 2, 2, 2), (2, 2)]


def test_one_hand_left_takes_all() -> None:
    """An uncontested pot is one pot, after the unmatched part is back."""
    pots = settle_pots([50, 400, 100], [False, True, False], [0, 0, 0])
    assert (pots.returned_to, pots.returned, sizes(pots)) == (1, 300, [250])
    assert pots.paid == (0, 550, 0)


def test_a_hand_that_nobody_answered_wins_no_pot() -> None:
    """Where all comes back there is no pot, and nobody won one."""
    pots = settle_pots([30, 0], [True, False], [0, 0], HOUSE_RAKE)
    assert (pots.returned_to, pots.returned, pots.pots, pots.paid) == (0, 30, (), (30, 0))


def test_dead_strengths_do_not_matter() -> None:
    """A folded hand wins nothing, however good it was."""
    assert settle_pots([10, 10, 10], [False, True, True], [99, 1, 2]).paid == (0, 0, 30)


@pytest.mark.parametrize(
    ("put_in", "live", "strength", "says"),
    [
        ([1, 1], [True], [1, 1], "need equal"),
        ([1, 1], [True, True], [1], "need equal"),
        ([1, 1], [False, False], [1, 1], "no seat is live"),
        ([], [], [], "no seat is live"),
        ([5, -1], [True, False], [1, 1], "position 1 put in -1"),
        ([0, 5], [True, True], [1, 1], "position 0 is live and put nothing in"),
        ([5, 5], [True, True], [1, -1], "position 1 is live with strength -1"),
    ],
)
def test_nonsense_is_refused(
    put_in: list[int], live: list[bool], strength: list[int], says: str
) -> None:
    """What cannot have happened at a table is refused, with the reason."""
    with pytest.raises(ValueError, match=says):
        settle_pots(put_in, live, strength)


def test_who_put_nothing_in_may_be_dead() -> None:
    """A dead hand with nothing in is no fault, and a dead hand's strength is not looked at."""
    assert settle_pots([0, 5, 5], [False, True, True], [-1, 0, 0]).paid == (0, 5, 5)


amounts = st.one_of(st.integers(1, 12), st.sampled_from([1, 2, 5, 100, 101]), st.integers(1, 700))
entries = st.lists(st.tuples(amounts, st.booleans(), st.integers(0, 3)), min_size=1, max_size=9)
rakes = st.tuples(st.integers(0, 900), st.fractions(0, 1, max_denominator=50))


@given(entries, rakes)
@example([(40, True, 2), (100, True, 1), (300, False, 0)], (0, Fraction(1, 40)))
def test_pots_agree_with_the_slow_calculator(
    seats: list[tuple[int, bool, int]], rake: tuple[int, Fraction]
) -> None:
    """Pots, rake, winners and payments are those of counting one unit at a time."""
    put_in = [seat[0] for seat in seats]
    live = [seat[1] for seat in seats]
    live[0] |= not any(live)
    strength = [seat[2] for seat in seats]
    above, rate = rake
    rule = RakeRule(above, rate.numerator, rate.denominator)
    fast = settle_pots(put_in, live, strength, rule)
    slow = slow_pots(put_in, live, strength, above=above, rate=rate)
    assert [(p.amount, p.rake, frozenset(p.members), p.winners) for p in fast.pots] == slow.pots
    assert list(fast.paid) == slow.paid
    assert ({fast.returned_to: fast.returned} if fast.returned else {}) == slow.returned
    assert sum(fast.paid) + fast.rake == sum(put_in)
    for pot in fast.pots:
        assert pot.winners
        assert sum(pot.shares) == pot.amount - pot.rake
        assert max(pot.shares) - min(pot.shares) <= 1
        assert list(pot.shares) == sorted(pot.shares, reverse=True)


@given(entries)
def test_who_sits_where_moves_only_odd_cents(seats: list[tuple[int, bool, int]]) -> None:
    """Turning the table changes nobody's payment by more than a cent a pot."""
    live = [seat[1] or not any(s[1] for s in seats) for seat in seats]
    put_in, strength = [seat[0] for seat in seats], [seat[2] for seat in seats]
    here = settle_pots(put_in, live, strength)
    turned = settle_pots(put_in[1:] + put_in[:1], live[1:] + live[:1], strength[1:] + strength[:1])
    for i in range(len(seats)):
        assert abs(here.paid[i] - turned.paid[i - 1]) <= len(here.pots)


def test_rake_by_hand_on_pots_of_many_sizes() -> None:
    """The same pots whatever stood in the lists before."""
    parts = [7, 7, 7]
    split_rake([10, 20], 2, 0, parts)
    assert parts == [0, 0, 7]


def test_the_cores_stand_alone() -> None:
    """Each step of the pots is a plain function that fills the list it is given."""
    put_in, live = [40, 100, 300, 20], [True, True, True, False]
    assert unmatched_top(put_in, live) == (2, 200)
    assert unmatched_top([40, 40, 20], [True] * 3) == (-1, 0)
    assert unmatched_top([40, 50, 20], [True, False, True]) == (-1, 0)
    levels, sums = [0] * 4, [0] * 4
    assert pot_levels(put_in, live, levels) == 3
    assert levels[:3] == [40, 100, 300]
    pot_amounts(put_in, levels, 3, sums)
    assert sums[:3] == [140, 120, 200]
    assert rake_of(200, 200, 1, 2) == 0
    assert rake_of(201, 200, 1, 2) == 100
    winners, shares = [False] * 4, [0] * 4
    best_in(100, put_in, live, [9, 1, 1, 9], winners)
    assert winners == [False, True, True, False]
    share_pot(7, winners, shares)
    assert shares == [0, 4, 3, 0]
