"""Caribbean Stud where the printed sheet is silent: every ruling, its switch both ways."""

from __future__ import annotations

import pytest

from croupier.cards import full_deck
from croupier.games.actions import (
    HOUSE,
    Deal,
    Expose,
    Fold,
    Offer,
    Place,
    Raise,
    Seat,
    TakeBack,
    TimeOut,
    Violation,
    Void,
)
from croupier.games.caribbean import caribbean_game
from croupier.games.events import Folded, MeterFed, Voided
from games.caribbean_tools import (
    AK_DEALER,
    FULL_HOUSE,
    LETTER_OF_THE_CHART,
    LOW_DEALER,
    NO_OPEN_DEALER,
    QUADS,
    QUEENS,
    RAGS,
    RICH,
    SHIPPED,
    Play,
    bets,
    clauses,
    deck_of,
    game,
    kinds,
    opened,
    play,
    refusal,
)

ONE, TWO, THREE = Seat(1), Seat(2), Seat(3)
DECK = full_deck()
ACE_KING = "Ac Ks Qd 4d 3c"


# The chart and the order of hands


@pytest.mark.ruling("R-QC-1")
@pytest.mark.parametrize(
    ("player", "lettered"),
    [(ACE_KING, 0), ("2c 2d 5c 6d 7c", 0), (QUEENS, 0), ("Kc Ks 5c 6d 7c", 2000)],
)
def test_the_last_row_of_the_chart_read_both_ways(player: str, lettered: int) -> None:
    """Every winning raise below two pair is paid 1 to 1; by the letter only aces and kings are."""
    coup = play({1: Play(player)}, "Ad Kh 9h 4c 3s")
    assert bets(coup, 1) == {"ante": 1000, "raise": 2000}
    assert "R-QC-1" in clauses(coup, 1, "raise")
    assert "R-QC-1" not in clauses(coup, 1, "ante")
    letter = game(raise__pays=LETTER_OF_THE_CHART)
    coup = play({1: Play(player)}, "Ad Kh 9h 4c 3s", on=letter)
    assert bets(coup, 1) == {"ante": 1000, "raise": lettered}
    assert "R-QC-1" in clauses(coup, 1, "raise")


@pytest.mark.ruling("R-QC-1")
def test_two_pair_needs_no_reading_of_the_last_row() -> None:
    """A pay that the chart prints plainly names the chart alone."""
    coup = play({1: Play("8c 8s 5h 5d 6h")}, LOW_DEALER)
    assert clauses(coup, 1, "raise") == ("QC-15", "QC-18")


@pytest.mark.ruling("R-QC-2")
@pytest.mark.parametrize(
    ("player", "dealer", "every", "first"),
    [
        ("Qh Qd Js 4c 2d", "Qs Qc 5s 4d 3d", 1000, 1000),
        ("Ac Ks 9d 4d 2c", "Ad Kh 8h 7c 3s", 1000, 0),
        ("Ac Ks 8d 7d 3c", "Ad Kh 9h 4c 2s", -1000, 0),
        ("Qh Qd Js 4c 2d", "Qs Qc Jd 5d 3d", -1000, 0),
        ("Qh Qd 9h 4c 2d", "Qs Qc Jd 5d 3d", -1000, -1000),
        ("Ac Ks 9d 4d 2c", "Ad Kh 9h 4c 2s", 0, 0),
    ],
)
def test_how_many_other_cards_count(player: str, dealer: str, every: int, first: int) -> None:
    """All of them, or the highest alone; the ruling is named where it decides."""
    for kickers, net in (("all", every), ("first", first)):
        coup = play({1: Play(player)}, dealer, on=game(hands__kickers=kickers))
        assert bets(coup, 1)["ante"] == net
        assert ("R-QC-2" in clauses(coup, 1, "ante")) is (every != first)


@pytest.mark.ruling("R-QC-1", "R-QC-2")
@pytest.mark.parametrize(
    ("player", "dealer", "ante", "additional"),
    [
        (QUEENS, AK_DEALER, ("QC-15",), ("QC-15", "QC-18", "R-QC-1")),
        (
            "Ac Ks 9d 4d 2c",
            "Ad Kh 8h 7c 3s",
            ("QC-15", "QC-13", "R-QC-2"),
            ("QC-15", "QC-18", "QC-13", "R-QC-2", "R-QC-1"),
        ),
        (
            "Qh Qd Js 4c 2d",
            "Qs Qc 5s 4d 3d",
            ("QC-15", "QC-13"),
            ("QC-15", "QC-18", "QC-13", "R-QC-1"),
        ),
        (
            "Ac Ks 8d 7d 3c",
            "Ad Kh 9h 4c 2s",
            ("QC-16", "QC-13", "R-QC-2"),
            ("QC-16", "QC-13", "R-QC-2"),
        ),
        (QUEENS, "Kh Kd 9s 4c 2h", ("QC-16",), ("QC-16",)),
        ("Ac Ks 9d 4d 2c", AK_DEALER, ("QC-17", "QC-13"), ("QC-17", "QC-13")),
        (RAGS, NO_OPEN_DEALER, ("QC-14", "QC-10"), ("QC-14", "QC-10")),
    ],
)
def test_ante_and_raise_name_exactly_what_bears_on_them(
    player: str, dealer: str, ante: tuple[str, ...], additional: tuple[str, ...]
) -> None:
    """No clause too few and none too many."""
    coup = play({1: Play(player)}, dealer)
    assert clauses(coup, 1, "ante") == ante
    assert clauses(coup, 1, "raise") == additional


# The table


@pytest.mark.ruling("R-QC-3")
def test_seats_of_the_table() -> None:
    """Seven by default, nine at most, and no more than the deck can deal."""
    assert SHIPPED.table.seats == 7
    nine = game(table__seats=9)
    coup = opened(*range(1, 10), on=nine)
    coup.act(HOUSE, Deal(DECK))
    assert len(coup.to_act) == 9
    with pytest.raises(ValueError, match="cannot deal"):
        game(table__seats=7, deck__lowest="6")


@pytest.mark.ruling("R-QC-4")
def test_limits_and_unit_hold_for_the_ante() -> None:
    """Antes are whole units within the limits; the raise may be above, the dollar below."""
    coup = opened(1)
    assert refusal(coup, 1, Place(1050)) == ("ante-unit", "R-QC-4")
    halves = game(table__unit="0.50", table__ante={"min": "2.50", "max": "7.25"}).coup({ONE: RICH})
    assert halves.actions(ONE) == (Offer("place", 250, 700, 50, progressive=True),)
    halves.act(ONE, Place(650, progressive=True))
    assert refusal(halves, 1, Place(725)) == ("ante-unit", "R-QC-4")
    limit = caribbean_game(SHIPPED).coup({ONE: RICH})
    limit.act(ONE, Place(10_000))
    limit.act(HOUSE, Deal(DECK))
    limit.act(ONE, Raise(20_000))
    with pytest.raises(ValueError, match="unit"):
        game(table__unit="0.00")


@pytest.mark.ruling("R-QC-11")
def test_the_maximum_payout_caps_the_raise_alone() -> None:
    """None by default; if set, the raise of one hand wins no more, and the progressive is whole."""
    plays = {1: Play(QUADS, progressive=True), 2: Play(FULL_HOUSE)}
    coup = play(plays, LOW_DEALER.replace("3s", "2s"))
    assert bets(coup, 1) == {"ante": 1000, "raise": 40_000, "progressive": 49_900}
    capped = game(table__max_payout="150.00")
    coup = play(plays, LOW_DEALER.replace("3s", "2s"), on=capped)
    assert bets(coup, 1) == {"ante": 1000, "raise": 15_000, "progressive": 49_900}
    assert clauses(coup, 1, "raise") == ("QC-15", "QC-18", "R-QC-11")
    assert bets(coup, 2) == {"ante": 1000, "raise": 14_000}
    assert "R-QC-11" not in clauses(coup, 2, "raise")


@pytest.mark.ruling("R-QC-11")
def test_a_maximum_payout_of_nothing_is_a_cap_too() -> None:
    """A winning raise then pushes, and says why."""
    coup = play({1: Play(QUADS)}, LOW_DEALER.replace("3s", "2s"), on=game(table__max_payout="0.00"))
    assert bets(coup, 1) == {"ante": 1000, "raise": 0}
    assert clauses(coup, 1, "raise") == ("QC-15", "QC-18", "R-QC-11")


@pytest.mark.ruling("R-QC-14")
def test_chips_must_cover_the_raise_and_the_dollar() -> None:
    """Three times the ante, plus the progressive dollar if bet, before the ante is accepted."""
    coup = caribbean_game(SHIPPED).coup({ONE: 3000, TWO: 3100, THREE: 1499})
    coup.act(ONE, Place(1000))
    assert refusal(coup, 1, Place(1000, progressive=True)) == ("chips-short", "R-QC-14")
    assert refusal(coup, 1, Place(1100)) == ("chips-short", "R-QC-14")
    coup.act(TWO, Place(1000, progressive=True))
    assert coup.actions(ONE) == (
        Offer("place", 500, 1000, 100),
        Offer("place", 500, 900, 100, progressive=True),
        Offer("take-back"),
    )
    assert coup.actions(TWO)[0] == Offer("place", 500, 1000, 100, progressive=True)
    assert coup.actions(THREE) == ()
    assert refusal(coup, 3, Place(500)) == ("chips-short", "R-QC-14")
    coup.act(HOUSE, Deal(DECK))
    coup.act(TWO, Raise(2000))
    coup.act(ONE, Raise(2000))
    assert (coup.chips(ONE), coup.chips(TWO)) == (0, 0)


@pytest.mark.ruling("R-QC-14")
def test_the_cover_follows_the_multiple() -> None:
    """With a raise of once the ante, twice the ante covers it."""
    coup = opened(1, on=game(raise__multiple=1), chips=2000)
    coup.act(HOUSE, Deal(DECK))
    assert refusal(coup, 1, Raise(2000)) == ("raise-exact", "QC-7")
    coup.act(ONE, Raise(1000))


# Time, violations, misdeals


@pytest.mark.ruling("R-QC-9")
def test_no_decision_in_time_is_a_fold() -> None:
    """The hand is folded for the player, and the loss of the ante says so."""
    coup = opened(1, 2)
    coup.act(HOUSE, Deal(deck_of([QUEENS, RAGS], AK_DEALER)))
    coup.act(HOUSE, TimeOut(ONE))
    assert refusal(coup, 0, TimeOut(ONE)) == ("already-decided", "R-QC-9")
    assert refusal(coup, 1, Raise(2000)) == ("already-decided", "R-QC-9")
    events = coup.act(TWO, Fold())
    assert events[2:] == (Folded(ONE, "R-QC-9"), Folded(TWO))
    coup.act(HOUSE, Expose())
    assert clauses(coup, 1, "ante") == ("QC-7", "R-QC-9")
    assert clauses(coup, 2, "ante") == ("QC-7",)


@pytest.mark.ruling("R-QC-9")
def test_bets_stand_after_no_more_bets() -> None:
    """Nothing is taken back after it; a player who left before it gets the bets back."""
    coup = opened(1, 2, progressive=True)
    assert kinds(coup.act(HOUSE, TimeOut(ONE))) == ["BetTakenBack"]
    assert coup.act(HOUSE, TimeOut(ONE)) == ()
    assert coup.chips(ONE) == RICH
    coup.act(HOUSE, Deal(DECK))
    assert refusal(coup, 2, TakeBack()) == ("bets-stand", "R-QC-9")
    assert refusal(coup, 0, TimeOut(ONE)) == ("no-hand", "QC-2")
    assert coup.chips(TWO) == RICH - 1100


@pytest.mark.ruling("R-QC-10")
def test_a_void_gives_every_bet_back() -> None:
    """Antes, dollars and raises come back, and only this coup's part leaves the meter."""
    coup = opened(1, 2, progressive=True)
    coup.act(HOUSE, Deal(DECK))
    coup.act(ONE, Raise(2000))
    coup.act(TWO, Raise(2000))
    events = coup.act(HOUSE, Void("two cards fell"))
    assert events == (MeterFed(-1_000_000), Voided("two cards fell", "R-QC-10"))
    assert (coup.chips(ONE), coup.chips(TWO)) == (RICH, RICH)
    assert coup.done
    assert coup.voided == "two cards fell"
    assert coup.settlement is None
    assert coup.fed == 0
    assert refusal(coup, 0, Expose())[0] == "coup-over"


@pytest.mark.ruling("R-QC-10")
def test_a_void_shows_no_hidden_card_or_decision() -> None:
    """What lay face down when the coup was voided stays so."""
    coup = opened(1, 2)
    coup.act(HOUSE, Deal(deck_of([QUEENS, RAGS], AK_DEALER)))
    coup.act(ONE, Raise(2000))
    coup.act(HOUSE, Void("misdeal"))
    view = coup.view(TWO)
    assert len(view.dealer) == 1
    assert [seat.cards for seat in view.seats] == [None, None]
    assert [seat.additional for seat in view.seats] == [None, None]


@pytest.mark.ruling("R-QC-10")
def test_a_void_before_the_deal_feeds_nothing() -> None:
    """Before 'Rien ne va plus' the meter has nothing of the coup to give back."""
    coup = opened(1, progressive=True)
    assert kinds(coup.act(HOUSE, Void("fire alarm"))) == ["Voided"]
    assert coup.chips(ONE) == RICH


@pytest.mark.ruling("R-QC-16")
def test_a_violation_bars_from_the_next_game() -> None:
    """The bets stand, the coup goes on, and the seat may not bet in the next."""
    coup = opened(1, 2)
    coup.act(HOUSE, Deal(deck_of([QUEENS, RAGS], AK_DEALER)))
    events = coup.act(HOUSE, Violation(ONE, "showed the queens"))
    assert kinds(events) == ["ViolationRecorded"]
    assert coup.barred_next == {1}
    coup.act(ONE, Raise(2000))
    coup.act(TWO, Fold())
    coup.act(HOUSE, Expose())
    assert bets(coup, 1) == {"ante": 1000, "raise": 2000}
    following = coup.game.coup({ONE: RICH, TWO: RICH}, barred=coup.barred_next)
    assert refusal(following, 1, Place(1000)) == ("barred", "R-QC-16")
    assert following.actions(ONE) == ()
    assert following.view(None).seats[0].barred
    following.act(TWO, Place(1000))
    assert refusal(following, 0, Violation(THREE, "unknown"))[0] == "unknown-seat"
