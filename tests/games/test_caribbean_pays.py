"""Who is paid what at Caribbean Stud, by the clauses of the printed sheet, on the real engine."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest

from croupier.cards import parse_cards
from croupier.games.actions import (
    Place,
    Seat,
)
from croupier.games.caribbean import caribbean_game
from croupier.games.events import (
    BetSettled,
    HandShown,
    ProgressiveHit,
)
from games.caribbean_tools import (
    AK_DEALER,
    FLUSH,
    FULL_HOUSE,
    NO_OPEN_DEALER,
    QUADS,
    QUEENS,
    RAGS,
    RICH,
    ROYAL,
    SHIPPED,
    STRAIGHT_FLUSH,
    Play,
    bets,
    clauses,
    game,
    play,
    refusal,
)

ONE = Seat(1)


# The order of hands


@pytest.mark.clause("QC-1", "QC-12")
@pytest.mark.parametrize(
    ("player", "dealer", "end"),
    [
        ("Ac 2d 3c 4d 5c", "2s 3h 4h 5h 6s", "lose"),  # the wheel is the lowest straight
        ("Ac 2d 3c 4d 5c", "Ad Ah As Kc Qc", "win"),  # and beats three aces
        ("Ac Kd Qc Jd Tc", "Kc Qd Jc Td 9c", "win"),  # the ace tops the highest
        ("Qc Kd Ac 2d 3c", "2c 2h 4h 5h 7s", "lose"),  # no straight wraps
        ("Ac 2c 3c 4c 5c", "2s 3s 4s 5s 6s", "lose"),  # steel wheel below a six-high one
    ],
)
def test_the_ace_stands_high_and_below_the_deuce(player: str, dealer: str, end: str) -> None:
    """Ace-low and ace-high straights order as the sheet says, and none wraps."""
    net = bets(play({1: Play(player)}, dealer), 1)["ante"]
    assert net == {"lose": -1000, "win": 1000}[end]


LADDER = [
    "2c 2d 3c 4c 5d",
    "Ac Ad Kc Qc Jd",
    "2c 2d 3c 3d 4h",
    "Ac Ad Kc Kd Qh",
    "2c 2d 2h 3c 4d",
    "Ac Ad Ah Kc Qd",
    "Ac 2d 3c 4d 5h",
    "Ac Kd Qc Jd Th",
    "2c 3c 4c 5c 7c",
    "Ac Kc Qc Jc 9c",
    "2c 2d 2h 3c 3d",
    "Ac Ad Ah Kc Kd",
    "2c 2d 2h 2s 3c",
    "Ac Ad Ah As Kc",
    "Ah 2h 3h 4h 5h",
    "Kh Qh Jh Th 9h",
    "Ah Kh Qh Jh Th",
]


def other_suits(text: str) -> list[str]:
    """Return the hand in all twenty-four arrangements of its suits."""
    return [
        " ".join(card[0] + "cdhs"[suits["cdhs".index(card[1])]] for card in text.split())
        for suits in permutations(range(4))
    ]


@pytest.mark.clause("QC-12")
@pytest.mark.parametrize(("lower", "higher"), list(combinations(LADDER, 2)))
def test_the_combinations_rank_as_printed(lower: str, higher: str) -> None:
    """The lowest and the highest hand that the sheet names of each class: each beats all before."""
    ranking = caribbean_game(SHIPPED).pays.ranking
    assert ranking.strength(parse_cards(lower)) < ranking.strength(parse_cards(higher))
    for text in other_suits(lower):
        if not set(text.split()) & set(higher.split()):  # both can lie on one table
            assert bets(play({1: Play(higher)}, text), 1)["ante"] == 1000
            assert bets(play({1: Play(text)}, higher), 1)["ante"] == -1000
            break


@pytest.mark.clause("QC-13")
@pytest.mark.parametrize(
    ("player", "dealer", "net"),
    [
        ("Qh Qd Js 4c 2d", "Qs Qc 5s 4d 3d", 1000),  # equal pair: the highest card
        ("Kh Kd 9s 9c 2d", "Ks Kc 9d 9h 3d", -1000),  # two equal pairs: the fifth card
        ("Kh Kd 9s 9c Ad", "Ks Kc Td Th 3d", -1000),  # the lower pair before the kicker
        ("Ac Kd Qs 4c 2d", "Ad Kh Js Tc 9d", 1000),  # no combination on either side
        ("Ac Qc 9c 5c 3c", "Ad Qd 9d 5d 2d", 1000),  # flushes down to the fifth card
        ("Ah Kc 9s 4d 2c", "Ac Kd 9h 4c 2h", 0),  # otherwise equal
    ],
)
def test_equal_combinations_go_to_the_highest_card(player: str, dealer: str, net: int) -> None:
    """Equal combination or none: the highest ranking card decides; suits never do."""
    coup = play({1: Play(player)}, dealer)
    assert bets(coup, 1)["ante"] == net
    named = "QC-13" in clauses(coup, 1, "ante")
    assert named is (dealer != "Ks Kc Td Th 3d")


# The settlement


@pytest.mark.clause("QC-10", "QC-14")
@pytest.mark.parametrize(
    ("dealer", "opens"),
    [
        ("Ah Kd 4s 3c 2h", True),
        ("Ah Qd Js Tc 8h", False),
        ("Kh Qd Js Tc 8h", False),
        ("2h 2s 3s 4c 6h", True),
        ("Ah As 3s 4c 6h", True),
    ],
)
def test_the_dealer_opens_with_ace_king_or_better(dealer: str, opens: bool) -> None:  # noqa: FBT001
    """A pair opens without an ace or a king; ace-queen does not, and the ante alone is paid."""
    coup = play({1: Play("Kc Ks Kh 7d 7c" if "Kh" not in dealer else "Kc Ks 5h 7d 7c")}, dealer)
    assert coup.settlement is not None
    assert coup.settlement.opens is opens
    if not opens:
        assert bets(coup, 1) == {"ante": 1000, "raise": 0}
        assert clauses(coup, 1, "ante") == clauses(coup, 1, "raise") == ("QC-14", "QC-10")


@pytest.mark.clause("QC-14")
def test_a_weak_raise_is_paid_when_the_dealer_does_not_open() -> None:
    """The ante wins though the dealer's shut hand is the higher; the raise comes back."""
    coup = play({1: Play("Jh Tc 6h 5c 3d")}, NO_OPEN_DEALER)
    assert bets(coup, 1) == {"ante": 1000, "raise": 0}
    assert coup.chips(ONE) == RICH + 1000
    royal = play({1: Play("Ac Kc Qc Jc Tc")}, NO_OPEN_DEALER)
    assert bets(royal, 1) == {"ante": 1000, "raise": 0}


@pytest.mark.clause("QC-11")
def test_raised_hands_are_exposed_in_turn_when_the_dealer_opens() -> None:
    """In seat order; a folded hand stays hidden, and all do when the dealer does not open."""
    plays = {1: Play(QUEENS), 3: Play(RAGS, raised=False), 4: Play(FULL_HOUSE)}
    for dealer, expected in ((AK_DEALER, [1, 4]), (NO_OPEN_DEALER, [])):
        coup = play(plays, dealer)
        shown = [event.seat for event in coup.events if isinstance(event, HandShown)]
        assert shown == expected
        assert [seat.cards is not None for seat in coup.view(None).seats] == [
            seat in expected for seat in plays
        ]


@pytest.mark.clause("QC-15", "QC-18")
@pytest.mark.parametrize(
    ("player", "pay"),
    [
        (ROYAL, 100),
        (STRAIGHT_FLUSH, 50),
        (QUADS, 20),
        (FULL_HOUSE, 7),
        (FLUSH, 5),
        ("9d 8c 7h 6s 5c", 4),
        ("8c 8s 8h 5d 6h", 3),
        ("8c 8s 5h 5d 6h", 2),
        ("Ac As 3d 4d 5h", 1),
        ("Kc Ks 3d 4d 5h", 1),
    ],
)
def test_a_higher_hand_is_paid_by_the_chart(player: str, pay: int) -> None:
    """The ante even money, the additional bet by the chart, both kept by the player."""
    dealer = "Ah Kh 9c 4c 2h"
    coup = play({1: Play(player)}, dealer)
    assert bets(coup, 1) == {"ante": 1000, "raise": 2000 * pay}
    assert coup.chips(ONE) == RICH + 1000 + 2000 * pay
    assert clauses(coup, 1, "ante") == ("QC-15",)
    assert clauses(coup, 1, "raise")[:2] == ("QC-15", "QC-18")


@pytest.mark.parametrize("player", [QUEENS, FLUSH, ROYAL])
@pytest.mark.parametrize("dealer", [AK_DEALER, NO_OPEN_DEALER, "Kh Kd 9s 4c 2h"])
def test_every_bet_is_settled_with_its_stake(player: str, dealer: str) -> None:
    """Won, pushed or lost: the ante, twice the ante, the dollar; and the dealer's hand is told."""
    coup = play({1: Play(player, progressive=True)}, dealer)
    settled = [event for event in coup.events if isinstance(event, BetSettled)]
    assert [(event.bet, event.stake) for event in settled] == [
        ("ante", 1000),
        ("raise", 2000),
        ("progressive", 100),
    ]
    assert coup.settlement is not None
    strength = coup.game.pays.ranking.strength(parse_cards(dealer))
    assert coup.settlement.dealer_strength == coup.view(None).dealer_strength == strength


@pytest.mark.clause("QC-16")
def test_a_lower_hand_loses_both_bets() -> None:
    """Ante and additional bet are lost to a dealer who opens and is higher."""
    coup = play({1: Play(QUEENS)}, "Kh Kd 9s 4c 2h")
    assert bets(coup, 1) == {"ante": -1000, "raise": -2000}
    assert clauses(coup, 1, "ante") == clauses(coup, 1, "raise") == ("QC-16",)
    assert coup.chips(ONE) == RICH - 3000


@pytest.mark.clause("QC-17")
def test_an_equal_hand_pushes_both_bets() -> None:
    """Equal to the last card: nobody wins, the bets come back."""
    coup = play({1: Play("Ac Ks 9d 4d 2c")}, AK_DEALER)
    assert bets(coup, 1) == {"ante": 0, "raise": 0}
    assert clauses(coup, 1, "ante") == clauses(coup, 1, "raise") == ("QC-17", "QC-13")
    assert coup.chips(ONE) == RICH


# The progressive


@pytest.mark.clause("QC-19")
def test_the_progressive_bet_is_one_dollar_beside_the_ante() -> None:
    """It is placed with the ante before 'Rien ne va plus', costs its dollar and settles apart."""
    coup = play({1: Play(QUEENS, progressive=True)}, AK_DEALER)
    assert bets(coup, 1) == {"ante": 1000, "raise": 2000, "progressive": -100}
    assert clauses(coup, 1, "progressive") == ("QC-19", "QC-20")
    settled = [event for event in coup.events if isinstance(event, BetSettled)]
    assert [event.stake for event in settled] == [1000, 2000, 100]
    none = game(progressive=None).coup({ONE: RICH})
    assert refusal(none, 1, Place(1000, progressive=True)) == ("no-progressive", "QC-19")


@pytest.mark.clause("QC-20")
@pytest.mark.parametrize("dealer", ["Ah Kh 9c 4c 2h", "Ah Qh 9c 4c 2h", "Ad Ah 2c 2h 2s"])
@pytest.mark.parametrize(
    ("player", "prize"),
    [
        (ROYAL, 12_345_678),
        (STRAIGHT_FLUSH, 1_234_567),
        (QUADS, 50_000),
        (FULL_HOUSE, 10_000),
        (FLUSH, 5_000),
        ("9d 8c 7h 6s 5c", 0),
    ],
)
def test_the_progressive_wins_whatever_the_dealer_holds(
    player: str, prize: int, dealer: str
) -> None:
    """Paid once, by the player's hand alone: dealer shut, dealer beaten, dealer higher."""
    coup = play({1: Play(player, progressive=True)}, dealer, meter=123_456_789_999)
    assert bets(coup, 1)["progressive"] == prize - 100
    hits = [event for event in coup.events if isinstance(event, ProgressiveHit)]
    assert [event.prize for event in hits] == ([prize] if prize else [])
    shown = [event for event in coup.events if isinstance(event, HandShown)]
    assert len(shown) == (1 if prize or "Q" not in dealer else 0)


def test_without_the_dollar_a_royal_wins_no_jackpot() -> None:
    """Who did not make the progressive bet is paid by the chart alone."""
    coup = play({1: Play(ROYAL)}, "Ah Kh 9c 4c 2h", meter=10**12)
    assert bets(coup, 1) == {"ante": 1000, "raise": 200_000}
    assert coup.settlement is not None
    assert coup.settlement.meter_after == 10**12
