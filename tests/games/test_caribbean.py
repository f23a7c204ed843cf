"""Caribbean Stud by the clauses of the printed sheet, played on the real engine."""

from __future__ import annotations

from typing import Any

import pytest

from croupier.cards import full_deck, parse_cards
from croupier.games.actions import (
    HOUSE,
    Check,
    Deal,
    Expose,
    Fold,
    Join,
    Offer,
    Place,
    Raise,
    Seat,
    TakeBack,
)
from croupier.games.caribbean import CaribbeanCoup, caribbean_game
from croupier.games.coup import CoupError, seen_by
from croupier.games.events import (
    AdditionalBetMade,
    DealerExposed,
    DealerShown,
    Folded,
    OwnHand,
)
from games.caribbean_tools import (
    AK_DEALER,
    FULL_HOUSE,
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
    play,
    refusal,
)

ONE, TWO, THREE = Seat(1), Seat(2), Seat(3)
DECK = full_deck()


def table(*seats: int, chips: int = RICH) -> CaribbeanCoup:
    """Return a coup of the shipped sheet, its bets open."""
    return caribbean_game(SHIPPED).coup({Seat(seat): chips for seat in seats})


def dealt(*hands: str, dealer: str = AK_DEALER) -> CaribbeanCoup:
    """Return a coup in which seats 1 and up have bet 10 dollars and hold these hands."""
    coup = table(*range(1, len(hands) + 1))
    for seat in range(1, len(hands) + 1):
        coup.act(Seat(seat), Place(1000))
    coup.act(HOUSE, Deal(deck_of(hands, dealer)))
    return coup


# The cards


@pytest.mark.clause("QC-1")
def test_the_deck_is_one_full_deck() -> None:
    """A deck with a card twice, a card short or a stranger is refused; all 52 are dealt."""
    coup = table(1)
    coup.act(ONE, Place(1000))
    for deck in (DECK[:-1], (*DECK[:-1], DECK[0]), (*DECK, DECK[0]), (*DECK[:-1], 52), ()):
        assert refusal(coup, 0, Deal(deck)) == ("deck", "QC-1")  # type: ignore[arg-type]
    assert coup.can(HOUSE, Deal(DECK[::-1]))


# The bets


@pytest.mark.clause("QC-2")
def test_bets_lie_before_no_more_bets() -> None:
    """After 'Rien ne va plus' no bet is placed or changed, and nothing is dealt without one."""
    coup = table(1, 2)
    assert refusal(coup, 0, Deal(DECK)) == ("no-bets", "QC-2")
    coup.act(ONE, Place(1000))
    assert kinds(coup.act(HOUSE, Deal(DECK)))[0] == "NoMoreBets"
    assert refusal(coup, 1, Place(2000)) == ("bets-closed", "QC-2")
    assert refusal(coup, 2, Place(1000)) == ("bets-closed", "QC-2")
    assert refusal(coup, 2, Fold()) == ("no-hand", "QC-2")
    assert refusal(coup, 0, Deal(DECK)) == ("already-dealt", "QC-2")


@pytest.mark.clause("QC-3")
@pytest.mark.parametrize(
    ("ante", "legal"), [(499, 0), (500, 1), (10_000, 1), (10_100, 0), (0, 0), (-500, 0)]
)
def test_the_ante_respects_the_limits(ante: int, legal: int) -> None:
    """From 5 to 100 dollars as shown at the table, both included."""
    coup = table(1)
    if legal:
        coup.act(ONE, Place(ante))
        assert coup.chips(ONE) == RICH - ante
    else:
        assert refusal(coup, 1, Place(ante)) == ("ante-limits", "QC-3")


@pytest.mark.clause("QC-4")
def test_one_hand_a_player() -> None:
    """Placing again changes the bet: the seat still plays one hand, for the last amount."""
    coup = table(1)
    coup.act(ONE, Place(1000, progressive=True))
    coup.act(ONE, Place(2500))
    assert coup.chips(ONE) == RICH - 2500
    events = coup.act(HOUSE, Deal(DECK))
    assert kinds(events).count("HandDealt") == 1
    coup.act(ONE, Fold())
    coup.act(HOUSE, Expose())
    assert bets(coup, 1) == {"ante": -2500}


@pytest.mark.clause("QC-5")
def test_bets_come_from_the_chips_bought() -> None:
    """A bet leaves the player's chips, comes back with what it won, and never exceeds them."""
    coup = play({1: Play(QUEENS)}, AK_DEALER)
    assert coup.chips(ONE) == RICH + 3000
    poor = table(1, chips=2999)
    assert refusal(poor, 1, Place(1000)) == ("chips-short", "R-QC-14")
    assert table(1).chips(TWO) == 0


def test_a_bet_is_taken_back_before_the_deal() -> None:
    """Until 'Rien ne va plus' a player may take the bets back, and then is dealt nothing."""
    coup = table(1, 2)
    assert refusal(coup, 1, TakeBack()) == ("no-bet", "QC-2")
    coup.act(ONE, Place(1000, progressive=True))
    coup.act(ONE, TakeBack())
    assert coup.chips(ONE) == RICH
    coup.act(TWO, Place(1000))
    coup.act(HOUSE, Deal(DECK))
    assert coup.to_act == (TWO,)


# The deal and the decisions


@pytest.mark.clause("QC-6")
@pytest.mark.ruling("R-QC-12")
def test_five_cards_each_in_a_packet_and_one_of_the_dealers_exposed() -> None:
    """From the dealer's left each gets five in a packet, the dealer last, whose last is exposed."""
    coup = table(2, 5, 7)
    for seat in (7, 2):
        coup.act(Seat(seat), Place(1000))
    events = coup.act(HOUSE, Deal(DECK))
    assert kinds(events) == [
        "NoMoreBets",
        "DeckSet",
        "HandDealt",
        "OwnHand",
        "HandDealt",
        "OwnHand",
        "DealerExposed",
    ]
    hands = {event.seat: event.cards for event in events if isinstance(event, OwnHand)}
    assert hands == {2: DECK[:5], 7: DECK[5:10]}
    assert events[-1] == DealerExposed((DECK[14],))
    watched = [event for event in events if seen_by(event, None)]
    assert kinds(watched) == ["NoMoreBets", "HandDealt", "HandDealt", "DealerExposed"]


@pytest.mark.clause("QC-6")
@pytest.mark.parametrize("number", range(5))
def test_the_sheet_says_how_many_the_dealer_exposes(number: int) -> None:
    """The dealer's last cards are exposed, as many as the sheet says."""
    coup = game(dealer__exposed=number).coup({ONE: RICH})
    coup.act(ONE, Place(1000))
    coup.act(HOUSE, Deal(DECK))
    assert coup.view(None).dealer == DECK[10 - number : 10]


@pytest.mark.clause("QC-7")
def test_the_additional_bet_is_exactly_twice_the_ante() -> None:
    """Twice the ante may be bet, nothing else; who does not, loses the ante."""
    coup = dealt(QUEENS, RAGS)
    for amount in (0, 1000, 1999, 2001, 4000):
        assert refusal(coup, 1, Raise(amount)) == ("raise-exact", "QC-7")
    assert coup.actions(ONE) == (Offer("raise", 2000, 2000, 2000), Offer("fold"))
    coup.act(ONE, Raise(2000))
    coup.act(TWO, Fold())
    coup.act(HOUSE, Expose())
    assert bets(coup, 1) == {"ante": 1000, "raise": 2000}
    assert bets(coup, 2) == {"ante": -1000}
    assert clauses(coup, 2, "ante") == ("QC-7",)


def test_a_fold_loses_though_the_hand_would_have_won() -> None:
    """A folded hand loses its ante before any dealer, opened or not."""
    for dealer in (AK_DEALER, NO_OPEN_DEALER):
        coup = play({1: Play(QUADS, raised=False)}, dealer)
        assert bets(coup, 1) == {"ante": -1000}


def test_decisions_come_in_any_order_and_once() -> None:
    """Seats decide in any order, each once; what they did is told in seat order when all have."""
    coup = dealt(QUEENS, RAGS, FULL_HOUSE)
    assert list(coup.to_act) == [ONE, TWO, THREE]
    assert kinds(coup.act(THREE, Raise(2000))) == ["Decided", "OwnDecision"]
    assert refusal(coup, 3, Fold()) == ("already-decided", "R-QC-9")
    assert refusal(coup, 3, Raise(2000)) == ("already-decided", "R-QC-9")
    coup.act(ONE, Raise(2000))
    assert list(coup.to_act) == [TWO]
    events = coup.act(TWO, Fold())
    assert events[2:] == (
        AdditionalBetMade(ONE, 2000),
        Folded(TWO),
        AdditionalBetMade(THREE, 2000),
    )
    assert list(coup.to_act) == [HOUSE]


def test_a_decision_shows_nowhere_before_all_have_decided() -> None:
    """Neither the chips nor the view of another tell what a seat decided."""
    for action in (Raise(2000), Fold()):
        coup = dealt(QUEENS, RAGS)
        coup.act(ONE, action)
        for viewer in (None, HOUSE, TWO):
            seat = coup.view(viewer).seats[0]
            assert (seat.decided, seat.additional, seat.chips) == (True, None, RICH - 1000)
        assert coup.view(ONE).decision == (2000 if isinstance(action, Raise) else 0)
        assert coup.chips(ONE) == RICH - 1000
        coup.act(TWO, Fold())
        assert coup.view(TWO).seats[0].additional == (2000 if isinstance(action, Raise) else 0)


@pytest.mark.clause("QC-9")
def test_the_dealer_exposes_when_all_have_decided() -> None:
    """No card more is shown before the last decision; then the dealer's five are."""
    coup = dealt(QUEENS, RAGS)
    coup.act(TWO, Fold())
    assert refusal(coup, 0, Expose()) == ("undecided", "QC-9")
    assert coup.view(ONE).dealer == parse_cards("2h")
    coup.act(ONE, Raise(2000))
    event = coup.act(HOUSE, Expose())[0]
    assert isinstance(event, DealerShown)
    assert event.cards == parse_cards(AK_DEALER)
    assert coup.view(None).dealer == parse_cards(AK_DEALER)


def test_the_dealer_exposes_though_all_folded() -> None:
    """A coup of folds alone is exposed and settled like any other."""
    coup = play({1: Play(QUEENS, raised=False), 2: Play(RAGS, raised=False)}, AK_DEALER)
    assert coup.done
    assert (bets(coup, 1), bets(coup, 2)) == ({"ante": -1000}, {"ante": -1000})
    assert coup.settlement is not None
    assert coup.settlement.opens


# Who may do what


def test_each_acts_in_his_part() -> None:
    """Players do not deal, the house does not bet, strangers and strange actions are refused."""
    coup = table(1)
    assert refusal(coup, 1, Deal(DECK))[0] == "house-only"
    assert refusal(coup, 1, Expose())[0] == "house-only"
    assert refusal(coup, 0, Place(1000))[0] == "unknown-seat"
    assert refusal(coup, 2, Place(1000))[0] == "unknown-seat"
    assert refusal(coup, 1, Check())[0] == "other-game"
    assert refusal(coup, 1, Raise(2000)) == ("not-dealt", "QC-7")
    assert refusal(coup, 0, Expose()) == ("not-dealt", "QC-9")
    coup.act(ONE, Place(1000))
    coup.act(HOUSE, Deal(DECK))
    coup.act(ONE, Fold())
    assert refusal(coup, 0, Expose(-1)) == ("meter-negative", "R-QC-15")
    coup.act(HOUSE, Expose())
    assert coup.done
    assert coup.to_act == ()
    assert coup.actions(ONE) == coup.actions(HOUSE) == ()
    assert refusal(coup, 1, Place(1000))[0] == "coup-over"


def test_a_table_takes_only_its_own_seats() -> None:
    """A seat that the table does not have, or chips below zero, make no coup."""
    for chips in ({8: 100}, {0: 100}, {1: -1}):
        with pytest.raises(CoupError, match="seat"):
            caribbean_game(SHIPPED).coup({Seat(seat): amount for seat, amount in chips.items()})


@pytest.mark.parametrize("amount", [1000.0, True, "1000", None])
def test_money_is_never_a_float(amount: Any) -> None:  # noqa: ANN401
    """An amount that is no int is a mistake of the program's, told as one; nothing changes."""
    game = caribbean_game(SHIPPED)
    with pytest.raises(TypeError, match="no amount"):
        game.coup({ONE: amount})
    coup = game.coup({ONE: RICH})
    with pytest.raises(TypeError, match="no amount"):
        coup.act(ONE, Place(amount))
    with pytest.raises(TypeError, match="no amount"):
        coup.act(HOUSE, Join(TWO, amount))
    coup.act(ONE, Place(1000))
    coup.act(HOUSE, Deal(DECK))
    with pytest.raises(TypeError, match="no amount"):
        coup.act(ONE, Raise(amount))
    coup.act(ONE, Raise(2000))
    with pytest.raises(TypeError, match="no amount"):
        coup.act(HOUSE, Expose(amount))
    assert len(coup.history) == 3
