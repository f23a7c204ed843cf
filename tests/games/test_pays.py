"""What each bet of Caribbean Stud is paid, as integers and as a compiled sheet."""

from __future__ import annotations

import os
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from numba import njit

from croupier.cards import parse_cards
from croupier.games import pays
from croupier.games.actions import Seat
from croupier.games.caribbean_settle import PlayedHand, settle
from croupier.games.pays import FOLD, LOSE, NO_OPEN, PUSH, WIN, caribbean_pays
from games.caribbean_tools import (
    AK_DEALER,
    LETTER_OF_THE_CHART,
    NO_OPEN_DEALER,
    QUEENS,
    SHIPPED,
    sheet,
)

OUTCOMES = (FOLD, NO_OPEN, LOSE, PUSH, WIN)


def test_the_outcome_of_a_hand() -> None:
    """A fold is a fold whatever the dealer holds; a weak raise stands while the dealer is shut."""
    assert pays.outcome(0, 9, 1, 1) == FOLD
    assert pays.outcome(0, 9, 1, 0) == FOLD
    assert pays.outcome(1, 1, 9, 0) == NO_OPEN
    assert pays.outcome(1, 1, 9, 1) == LOSE
    assert pays.outcome(1, 5, 5, 1) == PUSH
    assert pays.outcome(1, 9, 5, 1) == WIN


@pytest.mark.parametrize(
    ("end", "ante", "additional"),
    [(FOLD, -1000, 0), (NO_OPEN, 1000, 0), (LOSE, -1000, -2000), (PUSH, 0, 0), (WIN, 1000, 14000)],
)
def test_each_outcome_pays_both_bets(end: int, ante: int, additional: int) -> None:
    """Ante and additional bet of 10 and 20 dollars, at 7 to 1."""
    assert pays.ante_net(end, 1000) == ante
    assert pays.additional_net(end, 2000, 7, 1, -1) == additional


def test_a_fractional_pay_is_rounded_down_to_the_cent() -> None:
    """3 to 2 on 15 cents is 22 cents."""
    assert pays.additional_net(WIN, 15, 3, 2, -1) == 22


@pytest.mark.ruling("R-QC-11")
def test_the_cap_bounds_a_win_and_nothing_else() -> None:
    """A cap cuts a win above it; it never touches a loss, and a cap of zero pays nothing."""
    assert pays.additional_net(WIN, 2000, 7, 1, 14_000) == 14_000
    assert pays.additional_net(WIN, 2000, 7, 1, 13_999) == 13_999
    assert pays.additional_net(WIN, 2000, 7, 1, 14_001) == 14_000
    assert pays.additional_net(WIN, 2000, 7, 1, 0) == 0
    assert pays.additional_net(LOSE, 2000, 7, 1, 100) == -2000
    assert pays.additional_net(PUSH, 2000, 7, 1, 100) == 0


@pytest.mark.ruling("R-QC-13")
def test_the_progressive_is_for_one() -> None:
    """A prize of 50 dollars nets 49, and no prize loses the dollar."""
    assert pays.progressive_net(100, 5_000) == 4_900
    assert pays.progressive_net(100, 0) == -100


ints = st.integers(0, 8_000)


@pytest.mark.skipif("MUTANT_UNDER_TEST" in os.environ, reason="mutated functions do not compile")
@given(st.booleans(), ints, ints, st.booleans(), ints, st.integers(1, 9), st.integers(-1, 9_000))
def test_numba_compiles_the_same_functions(
    raised: bool,  # noqa: FBT001
    player: int,
    dealer: int,
    opens: bool,  # noqa: FBT001
    bet: int,
    den: int,
    cap: int,
) -> None:
    """Compiled, the pays give the same as plain Python."""
    end = pays.outcome(raised, player, dealer, opens)
    assert FAST["outcome"](raised, player, dealer, opens) == end
    assert FAST["ante_net"](end, bet) == pays.ante_net(end, bet)
    expected = pays.additional_net(end, bet, player, den, cap)
    assert FAST["additional_net"](end, bet, player, den, cap) == expected
    assert FAST["progressive_net"](bet, player) == pays.progressive_net(bet, player)


FAST: dict[str, Any] = {
    core.__name__: njit()(core)
    for core in (pays.outcome, pays.ante_net, pays.additional_net, pays.progressive_net)
}


def strength(text: str) -> int:
    """Return the strength of a hand under the shipped sheet."""
    return caribbean_pays(SHIPPED).ranking.strength(parse_cards(text))


CHART = [
    ("As Ks Qs Js Ts", 100),
    ("Ks Qs Js Ts 9s", 50),
    ("As 2s 3s 4s 5s", 50),
    ("2c 2d 2h 2s 3c", 20),
    ("2c 2d 2h 3s 3c", 7),
    ("2c 3c 4c 5c 7c", 5),
    ("As 2c 3s 4s 5s", 4),
    ("As Kc Qs Js Ts", 4),
    ("2c 2d 2h 3s 4c", 3),
    ("2c 2d 3h 3s 4c", 2),
    ("Ac Ad 3h 4s 5c", 1),
    ("Kc Kd 3h 4s 5c", 1),
    ("Qc Qd 3h 4s 5c", 1),
    ("2c 2d 3h 4s 5c", 1),
    ("Ac Kd 3h 4s 5c", 1),
]


@pytest.mark.clause("QC-18")
@pytest.mark.ruling("R-QC-1")
@pytest.mark.parametrize(("text", "pay"), CHART)
def test_the_chart_pays_every_class(text: str, pay: int) -> None:
    """Each row of the printed chart, by its lowest and highest hands, to 1."""
    rules = caribbean_pays(SHIPPED)
    assert Fraction(rules.pay_num[strength(text)], rules.pay_den) == pay


@pytest.mark.ruling("R-QC-1")
@pytest.mark.parametrize(("text", "pay"), CHART)
def test_the_letter_of_the_chart_pays_no_pair_below_kings(text: str, pay: int) -> None:
    """With the key 'pair of aces or kings' a lower pair and ace-king win nothing for the raise."""
    rules = caribbean_pays(sheet(raise__pays=LETTER_OF_THE_CHART))
    below = text in {"Qc Qd 3h 4s 5c", "2c 2d 3h 4s 5c", "Ac Kd 3h 4s 5c"}
    assert Fraction(rules.pay_num[strength(text)], rules.pay_den) == (0 if below else pay)


def test_pays_of_several_denominators_share_one() -> None:
    """Pays like 3 to 2 and 7 to 3 stay exact over a common denominator."""
    chart = SHIPPED.dump()["raise"]["pays"] | {"pair": "3 to 2", "two pair": "7 to 3"}
    rules = caribbean_pays(sheet(raise__pays=chart))
    assert rules.pay_den == 6
    assert Fraction(rules.pay_num[strength(QUEENS)], 6) == Fraction(3, 2)
    assert Fraction(rules.pay_num[strength("2c 2d 3h 3s 4c")], 6) == Fraction(7, 3)
    assert Fraction(rules.pay_num[strength("As Ks Qs Js Ts")], 6) == 100


@pytest.mark.clause("QC-20")
def test_the_prizes_by_class() -> None:
    """A royal takes all, a straight flush a tenth, the rest fixed amounts, a straight nothing."""
    rules = caribbean_pays(SHIPPED).progressive
    assert rules is not None
    prizes = [
        (Fraction(rules.share_num[strength(text)], rules.share_den), rules.amount[strength(text)])
        for text, _ in CHART
    ]
    assert prizes[:6] == [
        (1, 0),
        (Fraction(1, 10), 0),
        (Fraction(1, 10), 0),
        (0, 50_000),
        (0, 10_000),
        (0, 5_000),
    ]
    assert all(not share and not amount for share, amount in prizes[6:])


@pytest.mark.clause("QC-10")
@pytest.mark.parametrize(
    ("line", "text", "opens"),
    [
        ("A K", "Ac Kd 4h 3s 2c", True),
        ("A K", "Ac Qd Jh Ts 8c", False),
        ("A K", "2c 2d 3h 4s 5c", True),
        ("A K", "Ac 2d 3h 4s 5c", True),
        ("pair", "Ac Kd Qh Js 9c", False),
        ("pair", "2c 2d 3h 4s 5c", True),
        ("Q Q", "Jc Jd 3h 4s 5c", False),
        ("Q Q", "Qc Qd 3h 4s 5c", True),
        ("any", "2c 3d 4h 5s 7c", True),
    ],
)
@pytest.mark.parametrize("kickers", ["all", "first"])
def test_the_dealer_opens_with_the_named_hand_or_better(
    line: str,
    text: str,
    opens: bool,  # noqa: FBT001
    kickers: str,
) -> None:
    """'Ace-king or better' is no test for an ace and a king: a pair of deuces opens too."""
    rules = caribbean_pays(sheet(dealer__opens=line, hands__kickers=kickers))
    assert settle(rules, parse_cards(text), [], 0).opens is opens


def test_a_progressive_bet_needs_a_line_in_the_sheet() -> None:
    """Settling a progressive bet of a sheet that has none is refused, not guessed."""
    rules = caribbean_pays(sheet(progressive=None))
    hand = PlayedHand(Seat(1), 1000, raised=True, progressive=True, cards=parse_cards(QUEENS))
    with pytest.raises(ValueError, match=r"^this sheet has no progressive bet$"):
        settle(rules, parse_cards(AK_DEALER), [hand], 0)


def test_a_sheet_is_compiled_once() -> None:
    """Equal sheets share one set of pays, and another sheet gets its own."""
    assert caribbean_pays(SHIPPED) is caribbean_pays(sheet())
    assert caribbean_pays(SHIPPED) is not caribbean_pays(sheet(table__seats=6))


def test_hidden_hands_have_no_strength() -> None:
    """A settlement may be shown to everyone: a fold and a hand under a shut dealer stay hidden."""
    rules = caribbean_pays(SHIPPED)
    trips = parse_cards("8c 8d 8h 5d 6h")
    hands = [
        PlayedHand(
            Seat(1), 1000, progressive=True, raised=False, cards=parse_cards("2c 3d 4h 5h 7c")
        ),
        PlayedHand(Seat(2), 1000, progressive=False, raised=True, cards=trips),
    ]
    result = settle(rules, parse_cards(NO_OPEN_DEALER), hands, 0)
    assert [seat.strength for seat in result.seats] == [None, None]
    result = settle(rules, parse_cards(AK_DEALER), hands, 0)
    assert [seat.strength for seat in result.seats] == [None, rules.ranking.strength(trips)]
