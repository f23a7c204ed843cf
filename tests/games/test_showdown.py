"""The end of a stud coup: who shows, who is paid, by which clause."""

from __future__ import annotations

from itertools import pairwise

import pytest

from croupier.cards import CardError, Rank, parse_cards
from croupier.games.actions import Seat
from croupier.games.pots import NO_RAKE, RakeRule, settle_pots
from croupier.games.results import StudSettlement
from croupier.games.showdown import StudEntry, settle_stud, show_order, shows
from croupier.hands import Ranking, ranking
from croupier.money import parse
from games.stud_tools import OPEN

HOUSE_RAKE = RakeRule(20_000, 1, 40)


def casino(lowest: int = 4, *, kickers: str = "all") -> Ranking:
    """Return the casino's order on a deck from a rank up; 4 is the six."""
    order = OPEN.hands.order
    return ranking(order, lowest=Rank(lowest), kickers="first" if kickers == "first" else "all")


def entry(seat: int, put_in: str, cards: str | None = None, *, folded: bool = False) -> StudEntry:
    """Return what a seat brings, amounts and cards as text."""
    five = None if cards is None else parse_cards(cards)
    return StudEntry(Seat(seat), parse(put_in), folded, five)


def settled(*entries: StudEntry, rake: RakeRule = NO_RAKE, lowest: int = 4) -> StudSettlement:
    """Return the settlement by the casino's order."""
    return settle_stud(casino(lowest), rake, entries)


@pytest.mark.clause("CM-9")
def test_the_order_of_hands_is_the_sheets() -> None:
    """Royal flush, poker, flush, full house, straight, three, two pair, pair, high card."""
    falling = [
        "9s Ts Js Qs Ks",
        "8c 8d 8h 8s 6c",
        "Ah Qh 9h 7h 6h",
        "Kc Kd Kh Qc Qd",
        "6s 7c 8s 9c Tc",
        "Ac Ad Ah 7d 6d",
        "Jc Jd Tc Td Ac",
        "Qs Qh Kd 9d 8d",
        "Ac Kd Jh 9h 8h",
    ]
    ours = casino()
    values = [ours.strength(parse_cards(hand)) for hand in falling]
    assert values == sorted(values, reverse=True)
    for better, worse in pairwise(falling):
        first, second = parse_cards(better), parse_cards(worse)
        if set(first) & set(second):
            continue
        settlement = settle_stud(
            ours,
            NO_RAKE,
            [StudEntry(Seat(1), 100, folded=False, cards=second),
             StudEntry(Seat(2), 100, folded=False, cards=first)],
        )  # fmt: skip
        assert [seat.paid for seat in settlement.seats] == [0, 200]


@pytest.mark.clause("CM-9")
@pytest.mark.ruling("R-CM-2")
def test_a_flush_beats_a_full_house() -> None:
    """As a stripped deck wants it."""
    settlement = settled(entry(1, "10.00", "Kc Kd Kh Qc Qd"), entry(2, "10.00", "Ah Jh 9h 7h 6h"))
    assert [seat.paid for seat in settlement.seats] == [0, 2_000]


@pytest.mark.ruling("R-CM-3")
@pytest.mark.parametrize(
    ("lowest", "low", "high"),
    [
        (5, "Ac 7c 8c 9c Tc", "7d 8d 9d Td Jd"),
        (7, "Ac 9c Tc Jc Qc", "9d Td Jd Qd Kd"),
        (5, "Ac 7d 8c 9c Tc", "7d 8d 9h Td Jd"),
    ],
)
def test_any_straight_flush_and_the_ace_below_the_lowest_card(
    lowest: int, low: str, high: str
) -> None:
    """The ace below the lowest card makes the lowest straight, plain and in one suit."""
    ours = casino(lowest)
    one, two = ours.strength(parse_cards(low)), ours.strength(parse_cards(high))
    assert one < two
    assert ours.class_name(one) == ours.class_name(two)
    assert ours.class_name(one).startswith("straight")


@pytest.mark.clause("CM-12")
def test_equal_classes_go_by_the_next_card() -> None:
    """Two pairs of kings: the next card decides, then the next."""
    settlement = settled(entry(1, "10.00", "Kc Kd Ah Jd 9c"), entry(2, "10.00", "Kh Ks Ad Jh 8c"))
    assert [seat.paid for seat in settlement.seats] == [2_000, 0]
    assert settlement.seats[0].clauses == ("CM-14", "CM-12")
    assert settlement.seats[1].clauses == ("CM-12",)


@pytest.mark.clause("CM-9", "CM-12")
def test_a_pot_names_the_clause_that_decided_it() -> None:
    """Two pairs of kings below a flush lose by their combination; between them the cards decide."""
    one_pot = settled(
        entry(1, "10.00", "As Js 9s 8s 6s"),
        entry(2, "10.00", "Kc Kd Ah Jd 9c"),
        entry(3, "10.00", "Kh Ks Ad Jh 8c"),
    )
    assert [seat.clauses[-1] for seat in one_pot.seats] == ["CM-9", "CM-9", "CM-9"]
    two_pots = settled(
        entry(1, "5.00", "As Js 9s 8s 6s"),
        entry(2, "10.00", "Kc Kd Ah Jd 9c"),
        entry(3, "10.00", "Kh Ks Ad Jh 8c"),
    )
    assert [seat.clauses for seat in two_pots.seats] == [
        ("CM-14", "CM-10", "CM-9"),
        ("CM-14", "CM-10", "CM-9", "CM-12"),
        ("CM-10", "CM-9", "CM-12"),
    ]


@pytest.mark.clause("CM-12")
@pytest.mark.ruling("R-CM-11")
def test_equal_hands_share_and_suits_never_matter() -> None:
    """A heart flush is worth the spade flush; the odd cent goes to the first from the marker."""
    settlement = settled(
        entry(3, "10.00", "Ah Jh 9h 8h 6h"),
        entry(1, "10.00", "As Js 9s 8s 6s"),
        entry(2, "0.01", folded=True),
    )
    assert [seat.paid for seat in settlement.seats] == [1_001, 1_000, 0]
    assert settlement.pots[0].winners == (3, 1)
    assert settlement.seats[0].clauses == ("CM-14", "CM-12", "R-CM-11")


@pytest.mark.clause("CM-10")
@pytest.mark.ruling("R-CM-10")
def test_the_rest_of_the_pot_goes_to_the_second_best() -> None:
    """The short winner takes the part that it covered; the second best takes the rest."""
    settlement = settled(
        entry(1, "40.00", "Ac Ad Ah 7d 6d"),
        entry(2, "100.00", "Kc Kd 9c 8d 7h"),
        entry(3, "300.00", folded=True),
    )
    assert [seat.paid for seat in settlement.seats] == [12_000, 32_000, 0]
    assert [pot.seats for pot in settlement.pots] == [(1, 2), (2,)]
    assert settlement.seats[0].clauses == ("CM-14", "CM-10", "CM-9")
    assert settlement.seats[2].clauses == ()
    assert [seat.net for seat in settlement.seats] == [8_000, 22_000, -30_000]


@pytest.mark.clause("CM-13", "CM-14")
@pytest.mark.ruling("R-CM-10", "R-CM-12")
def test_the_unmatched_part_returns_and_the_rest_is_raked() -> None:
    """82 come back, 396 are in the pot, 9.90 are kept."""
    settlement = settled(
        entry(1, "280.00", "Ac Ad Ah 7d 6d"), entry(2, "198.00", "Kc Kd 9c 8d 7h"), rake=HOUSE_RAKE
    )
    assert settlement.returned is not None
    assert (settlement.returned.seat, settlement.returned.amount) == (1, 8_200)
    assert (settlement.rake, settlement.pots[0].rake) == (990, 990)
    assert settlement.seats[0].paid == 46_810
    assert settlement.seats[0].clauses == ("R-CM-10", "CM-14", "CM-9", "CM-13", "R-CM-12")


@pytest.mark.clause("CM-13")
@pytest.mark.ruling("R-CM-12")
def test_the_rake_needs_no_showdown() -> None:
    """A pot that nobody contests is raked like any other, and needs no cards."""
    settlement = settled(
        entry(1, "150.00", folded=True), entry(2, "200.00", folded=False), rake=HOUSE_RAKE
    )
    assert (settlement.rake, settlement.seats[1].paid) == (750, 34_250)


def test_kickers_may_be_the_first_only() -> None:
    """Where the sheet lets one next card decide, hands equal in it share."""
    entries = [entry(1, "1.00", "Kc Kd Ah Jd 9c"), entry(2, "1.00", "Kh Ks Ad Th 8c")]
    assert settle_stud(casino(), NO_RAKE, entries).seats[0].paid == 200
    assert settle_stud(casino(kickers="first"), NO_RAKE, entries).seats[0].paid == 100


def test_settling_refuses_what_cannot_be() -> None:
    """A missing, short, doubled or foreign hand is refused by name."""
    good = entry(1, "1.00", "Kc Kd Ah Jd 9c")
    with pytest.raises(ValueError, match="seat 2 is live against others: its five cards"):
        settled(good, entry(2, "1.00"))
    with pytest.raises(ValueError, match="seat 2 has 4 cards: a hand is five"):
        settled(good, entry(2, "1.00", "Qc Qd 9h 8h"))
    with pytest.raises(CardError, match="Kc stands twice"):
        settled(good, entry(2, "1.00", "Kc Qd 9h 8h 7h"))
    with pytest.raises(CardError, match="2c is not in this deck"):
        settled(good, entry(2, "1.00", "2c Qd 9h 8h 7h"))
    with pytest.raises(ValueError, match="no seat is live"):
        settled(entry(1, "1.00", folded=True), entry(2, "1.00", folded=True))


@pytest.mark.ruling("R-CM-17")
def test_side_pots_show_before_the_main_pot() -> None:
    """Within each pot the order is clockwise from the first; nobody shows twice."""
    pots = settle_pots([50, 100, 100, 20, 100], [True] * 5, [1] * 5)
    assert show_order(pots, 2, 5) == (2, 4, 1, 0, 3)
    assert show_order(pots, 0, 5) == (1, 2, 4, 0, 3)


@pytest.mark.ruling("R-CM-17")
def test_nobody_shows_for_a_pot_of_one() -> None:
    """A side pot with one live hand is not contested: the main pot's order holds for all."""
    pots = settle_pots([50, 100, 100], [True, True, False], [1, 1, 0])
    assert len(pots.pots) == 2
    assert show_order(pots, 0, 3) == (0, 1)


@pytest.mark.ruling("R-CM-17")
def test_a_beaten_hand_may_stay_hidden() -> None:
    """A hand shows if none shown before it beats it; an equal one shows too."""
    assert shows((0, 1, 2, 3), [5, 4, 5, 9]) == (True, False, True, True)
    assert shows((3, 2, 1, 0), [5, 4, 5, 9]) == (True, False, False, False)
    assert shows((1,), [0, 0]) == (True,)
