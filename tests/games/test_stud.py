"""Five card stud by the clauses of the printed sheet, played on the real engine."""

from __future__ import annotations

from typing import Any

import pytest

from croupier.cards import full_deck
from croupier.games.actions import HOUSE, Call, Check, Deal, Fold, Offer, Open, Place, Raise, Seat
from croupier.games.coup import CoupError
from croupier.games.events import (
    AntePosted,
    BetReturned,
    BlindPosted,
    CardDown,
    CardUp,
    CoupEnded,
    Folded,
    HandShown,
    OwnCard,
    PotAwarded,
    RakeTaken,
    ViolationRecorded,
)
from croupier.games.stud import stud_game
from croupier.money import parse
from croupier.sheets.schema import Stake
from games.stud_tools import (
    CLOSED_NO_BLINDS,
    FREE,
    NO_BLINDS,
    OPEN,
    begin,
    check_down,
    chips,
    deal,
    dealt,
    offers,
    paid,
    play,
    refusal,
    violation,
)

PAIR_OF_ACES = "Ac Ad Kh Jc 9h"
PAIR_OF_KINGS = "Kc Kd Qh Td 9d"
PAIR_OF_QUEENS = "Qc Qd Jh Th 9c"


@pytest.mark.clause("CM-1")
def test_the_stakes_are_the_printed_ones() -> None:
    """Ante, bank, n° and maximum bank stand as on the sheet, and no coup has another stake."""
    lines = [(s.ante, s.bank, s.banks, s.maximum_bank) for s in OPEN.stakes]
    assert lines == [
        (500, 50_000, 4, 200_000),
        (1_000, 100_000, 3, 300_000),
        (2_000, 200_000, 2, 400_000),
        (5_000, 500_000, 2, 1_000_000),
    ]
    other = Stake.model_validate({"ante": "7.00", "bank": "500.00", "banks": 4})
    with pytest.raises(CoupError, match=r"no stake with ante 700 and bank 50000 \(CM-1\)"):
        stud_game(OPEN).coup(other, {Seat(1): 50_000, Seat(2): 50_000}, Seat(1))


@pytest.mark.clause("CM-2")
def test_everybody_antes_before_the_cards() -> None:
    """The antes are in the pot before anything else happens."""
    coup = begin(OPEN, [50_000] * 5, stake=1)
    assert coup.events == [AntePosted(Seat(n), 1_000) for n in range(1, 6)]
    assert coup.view(None).pot == 5_000
    assert set(chips(coup).values()) == {49_000}


@pytest.mark.clause("CM-2")
@pytest.mark.ruling("R-CM-15")
def test_who_has_nothing_or_is_absent_is_not_dealt_in() -> None:
    """No ante, no cards; and a coup needs two."""
    coup = dealt(OPEN.replace({"blinds": None}), {1: 50_000, 2: 0, 4: 50_000}, marker=2)
    assert coup.seats == (4, 1)
    assert coup.view(Seat(2)).own == ()
    assert refusal(coup, 2, "check").code == "not-dealt-in"
    assert (coup.chips(Seat(2)), coup.actions(Seat(2)), coup.actions(Seat(5))) == (0, (), ())
    with pytest.raises(CoupError, match="at least two seats"):
        begin(OPEN, {1: 50_000, 2: 0})


@pytest.mark.ruling("R-CM-15")
def test_less_than_an_ante_is_all_in() -> None:
    """What is there is the ante; the hand plays for its layer and is never asked."""
    coup = dealt(
        FREE, [50_000, 123, 50_000], {2: PAIR_OF_ACES, 1: PAIR_OF_KINGS, 3: PAIR_OF_QUEENS}
    )
    assert coup.events[1] == AntePosted(Seat(2), 123)
    assert coup.view(None).seats[1].all_in
    play(coup, "open 11.23, call")
    assert paid(coup) == {1: 3_000, 2: 369, 3: 0}


@pytest.mark.ruling("R-CM-20")
def test_setups_that_no_table_has_are_refused() -> None:
    """A seat, a marker or a bank that cannot be is refused by name."""
    for banks, marker, says in [
        ({1: 100, 6: 100}, 1, "no seat 6"),
        ({1: 100, 2: 100}, 6, "no seat 6"),
        ({1: 100, 2: 100}, 0, "no seat 0"),
        ({0: 100, 2: 100}, 2, "no seat 0"),
        ({1: 100, 2: -1, 3: 5}, 2, "seat 2 has a bank of -1"),
    ]:
        with pytest.raises(CoupError, match=says):
            begin(OPEN, banks, marker=marker)
    assert begin(OPEN.replace({"table.seats": 9}), {9: 100, 8: 100}).seats == (8, 9)


@pytest.mark.clause("CM-3", "CM-4")
@pytest.mark.ruling("R-CM-1")
def test_the_deal_goes_clockwise_from_the_marker() -> None:
    """One down and one up to each in turn, then an up card each, five in all."""
    coup = begin(NO_BLINDS, [50_000] * 3, marker=1)
    deck = full_deck(coup.lowest)
    mark = len(coup.events)
    coup.act(HOUSE, Deal(deck))
    dealt_now = [e for e in coup.events[mark:] if isinstance(e, (CardDown, OwnCard, CardUp))]
    assert dealt_now == [
        CardDown(Seat(2)), OwnCard(Seat(2), deck[0]),
        CardDown(Seat(3)), OwnCard(Seat(3), deck[1]),
        CardDown(Seat(1)), OwnCard(Seat(1), deck[2]),
        CardUp(Seat(2), deck[3]), CardUp(Seat(3), deck[4]), CardUp(Seat(1), deck[5]),
    ]  # fmt: skip
    mark = len(coup.events)
    play(coup, "check, check, check")
    assert [e for e in coup.events[mark:] if isinstance(e, CardUp)] == [
        CardUp(Seat(2), deck[6]), CardUp(Seat(3), deck[7]), CardUp(Seat(1), deck[8]),
    ]  # fmt: skip
    check_down(coup)
    assert [len(d) + len(u) for d, u in zip(coup.down, coup.up, strict=True)] == [5, 5, 5]


@pytest.mark.clause("CM-4", "CM-9")
def test_the_best_combination_wins() -> None:
    """All five cards count, and the better hand by the sheet's order takes the pot."""
    coup = dealt(NO_BLINDS, [50_000] * 3, {1: PAIR_OF_KINGS, 2: PAIR_OF_ACES, 3: PAIR_OF_QUEENS})
    assert paid(check_down(coup)) == {1: 0, 2: 1_500, 3: 0}


@pytest.mark.clause("CM-5", "CM-7")
@pytest.mark.ruling("R-CM-5")
def test_the_first_opening_is_all_antes_together() -> None:
    """Five antes of 5: the first bet is 25, by whoever makes it, in whatever round."""
    coup = dealt(NO_BLINDS, [50_000] * 5)
    assert refusal(coup, 1, "open 24").clause == "CM-5"
    assert refusal(coup, 1, "open 26").clause == "CM-5"
    play(coup, "check, check, check, check, check")
    assert offers(coup)["open"] == (2_500, 2_500)
    play(coup, "open 25, call, call, call, call")
    assert offers(coup)["open"] == (2_500, 47_000)


@pytest.mark.clause("CM-6")
@pytest.mark.ruling("R-CM-7")
def test_three_raises_in_one_coup() -> None:
    """The fourth raise is refused, in the same round or a later one."""
    coup = dealt(NO_BLINDS, [50_000] * 2)
    play(coup, "open 10, raise 20, raise 30, call, open 10, raise 20")
    assert coup.view(None).raises_left == 0
    refused = refusal(coup, coup.to_act[0], "raise 30")
    assert (refused.code, refused.clause, refused.values) == ("raise-cap", "CM-6", {"raises": 3})


@pytest.mark.clause("CM-7")
def test_nobody_acts_out_of_turn() -> None:
    """Bets go clockwise: who is not on turn is told who is."""
    coup = dealt(NO_BLINDS, [50_000] * 3)
    for seat in (2, 3):
        for action in (Check(), Call(), Fold(), Open(1_500), Raise(3_000)):
            refused = refusal(coup, seat, action)
            assert (refused.code, refused.clause) == ("not-your-turn", "CM-7")
            assert refused.values == {"seat": seat, "turn": 1}
    assert coup.to_act == (1,)
    assert coup.actions(Seat(2)) == ()


@pytest.mark.clause("CM-8")
@pytest.mark.ruling("R-CM-9")
def test_buio_controbuio_and_over() -> None:
    """Ante 5, five players: 50, 100, 200, each in order and only on the one before."""
    coup = begin(OPEN, [50_000] * 5)
    assert coup.blind == ("buio", 5_000)
    assert coup.actions(Seat(1)) == (Offer("blind", 5_000, 5_000, 100), Offer("decline"))
    assert refusal(coup, 2, "blind").code == "not-your-turn"
    assert refusal(coup, 1, "check").clause == "CM-7"
    assert refusal(coup, 0, Deal(full_deck(coup.lowest))).code == "wrong-moment"
    assert play(coup, "blind") == (BlindPosted(Seat(1), "buio", 5_000),)
    assert play(coup, "blind") == (BlindPosted(Seat(2), "controbuio", 10_000),)
    assert play(coup, "blind") == (BlindPosted(Seat(3), "over", 20_000),)
    assert coup.to_act == (HOUSE,)
    deal(coup)
    assert coup.to_act == (4,)
    assert offers(coup) == {"call": (20_000,) * 2, "raise": (40_000, 49_500), "fold": (0, 0)}


@pytest.mark.clause("CM-10")
@pytest.mark.ruling("R-CM-10")
def test_short_of_chips_stays_in_and_the_rest_goes_to_the_second_best() -> None:
    """The all-in hand wins what it covered; the second best the rest; the unmatched returns."""
    hands = {1: PAIR_OF_ACES, 2: PAIR_OF_KINGS, 3: PAIR_OF_QUEENS}
    coup = dealt(FREE, [4_000, 10_000, 50_000], hands)
    play(coup, "open 15, call, raise 300, call, call")
    assert coup.done
    assert coup.settlement is not None
    assert coup.settlement.returned is not None
    assert (coup.settlement.returned.seat, coup.settlement.returned.amount) == (3, 20_500)
    assert [pot.amount for pot in coup.settlement.pots] == [12_000, 12_000]
    assert paid(coup) == {1: 12_000, 2: 12_000, 3: 20_500}


@pytest.mark.clause("CM-10")
def test_an_all_in_hand_is_not_asked_again_and_stays_for_all_streets() -> None:
    """All-in on the first street, it gets its five cards and its layer at the end."""
    hands = {1: PAIR_OF_ACES, 2: PAIR_OF_KINGS, 3: PAIR_OF_QUEENS}
    coup = dealt(NO_BLINDS, [2_000, 50_000, 50_000], hands)
    play(coup, "open 15, call, call")
    for _ in range(3):
        assert coup.view(None).seats[0].all_in
        # Kings show, or the first clockwise; never the hand without chips.
        play(coup, "open 15, call")
    assert coup.done
    assert paid(coup) == {1: 6_000, 2: 9_000, 3: 0}


@pytest.mark.clause("CM-12")
@pytest.mark.ruling("R-CM-11")
def test_equal_hands_share_the_pot() -> None:
    """Equal in all five cards: shared, the odd cent to the first clockwise from the marker."""
    hands = {1: "Ac Kd Qh 9c 8h", 2: "Ad Kh Qc 9d 8d", 3: "Jc Td 7h 6c 5h"}
    coup = dealt(FREE, [50_000, 50_000, 333], hands, marker=1)
    assert paid(check_down(coup)) == {1: 666, 2: 667, 3: 0}
    assert coup.seats == (2, 3, 1)


@pytest.mark.clause("CM-13")
@pytest.mark.ruling("R-CM-12")
def test_a_pot_above_two_hundred_is_raked() -> None:
    """Ante 50, five players, all checked to the end: 2.5% of 250.00 is 6.25."""
    coup = check_down(dealt(NO_BLINDS, [500_000] * 5, stake=3))
    assert RakeTaken(625) in coup.events
    assert coup.settlement is not None
    assert coup.settlement.rake == 625
    assert sum(paid(coup).values()) == 24_375


@pytest.mark.clause("CM-13")
@pytest.mark.ruling("R-CM-12")
def test_a_pot_of_two_hundred_is_not_raked() -> None:
    """Strictly above: 200.00 goes out whole; without a showdown all the same."""
    coup = check_down(dealt(NO_BLINDS, [500_000] * 4, stake=3))
    assert sum(paid(coup).values()) == 20_000
    coup = dealt(NO_BLINDS, [500_000] * 5, stake=3)
    play(coup, "fold, fold, fold, fold")
    assert paid(coup)[5] == 24_375


@pytest.mark.ruling("R-CM-12")
def test_a_sheet_without_rake_keeps_nothing() -> None:
    """No rake line, or a rate of 0%: the pot goes out whole."""
    for change in ({"rake": None}, {"rake.rate": "0%"}):
        coup = check_down(dealt(NO_BLINDS.replace(change), [500_000] * 5, stake=3))
        assert sum(paid(coup).values()) == 25_000
        assert not [e for e in coup.events if isinstance(e, RakeTaken)]


@pytest.mark.clause("CM-14")
def test_the_pot_is_given_to_the_winner_and_the_coup_is_over() -> None:
    """The winner's chips hold the pot, nothing lies in the middle, and nothing can be done."""
    coup = dealt(NO_BLINDS, [50_000] * 2, {1: PAIR_OF_ACES, 2: PAIR_OF_KINGS})
    play(coup, "open 10, call")
    check_down(coup)
    assert chips(coup) == {1: 51_500, 2: 48_500}
    assert coup.events[-2:] == [PotAwarded(0, 3_000, 0, (Seat(1),), (3_000,)), CoupEnded()]
    view = coup.view(None)
    assert (coup.to_act, view.pot, [seat.in_front for seat in view.seats]) == ((), 0, [0, 0])
    assert refusal(coup, 1, "check").clause == "CM-14"
    assert begin(NO_BLINDS, chips(coup), marker=1).chips(Seat(1)) == 51_000


@pytest.mark.clause("CM-17")
@pytest.mark.ruling("R-CM-18")
def test_who_violates_the_rules_loses_the_bet() -> None:
    """The hand is dead, what was bet stays, the player leaves with the chips not bet."""
    coup = dealt(FREE, [50_000] * 3, {2: PAIR_OF_ACES, 1: PAIR_OF_KINGS, 3: PAIR_OF_QUEENS})
    play(coup, "open 15, raise 40")
    events = coup.act(HOUSE, violation(2))
    assert events == (
        ViolationRecorded(Seat(2), "showed a card", "R-CM-18"),
        Folded(Seat(2), "CM-17"),
    )
    play(coup, "call, call")
    assert paid(coup) == {1: 13_500, 2: 0, 3: 0}
    assert coup.chips(Seat(2)) == 45_500
    assert coup.settlement is not None
    assert coup.settlement.seats[1].clauses == ("CM-17", "R-CM-18")
    assert coup.expelled == {2}


@pytest.mark.clause("CM-14")
def test_an_uncontested_winner_gets_the_unmatched_part_first() -> None:
    """When all fold to a raise, the part that nobody matched comes back before the pot."""
    coup = dealt(FREE, [50_000] * 2)
    events = play(coup, "open 10, raise 100, fold")
    assert events[-3:] == (
        BetReturned(Seat(2), 9_000),
        PotAwarded(0, 3_000, 0, (Seat(2),), (3_000,)),
        CoupEnded(),
    )
    assert not [e for e in events if isinstance(e, HandShown)]


def test_what_is_no_action_of_stud_is_refused() -> None:
    """An action of the other game, or by the wrong hand, is refused and changes nothing."""
    coup = dealt(NO_BLINDS, [50_000] * 2)
    assert refusal(coup, 1, Place(parse("5.00"))).code == "unknown-action"
    assert refusal(coup, 0, "check").code == "not-dealt-in"
    for action in (Deal(full_deck(coup.lowest)), violation(1)):
        assert refusal(coup, 1, action).code == "house-only"


@pytest.mark.ruling("R-CM-2")
def test_the_deck_that_is_dealt_is_the_sheets() -> None:
    """A deck with a card missing, doubled or too low is refused."""
    coup = begin(NO_BLINDS, [50_000] * 2)
    cards = full_deck(coup.lowest)
    assert len(cards) == 24
    for deck in (cards[1:], (*cards[1:], cards[1]), full_deck(), (), (*cards, cards[0])):
        refused = refusal(coup, 0, Deal(deck))
        assert (refused.code, refused.clause) == ("wrong-deck", "R-CM-2")
    deal(coup)
    assert refusal(coup, 0, Deal(cards)).clause == "CM-3"


@pytest.mark.clause("CM-4")
def test_closed_deal() -> None:
    """Five down, one betting round, no draw; nothing shows before the showdown."""
    coup = dealt(CLOSED_NO_BLINDS, [50_000] * 2, {1: PAIR_OF_KINGS, 2: PAIR_OF_ACES})
    assert [seat.up for seat in coup.view(None).seats] == [(), ()]
    assert coup.view(Seat(1)).seats[0].down == 5
    play(coup, "open 10, call")
    assert paid(coup) == {1: 0, 2: 3_000}


@pytest.mark.parametrize("amount", [2500.0, True, "2500", None])
def test_money_is_never_a_float(amount: Any) -> None:  # noqa: ANN401
    """An amount that is no int is a mistake of the program's, told as one; nothing changes."""
    with pytest.raises(TypeError, match="no amount"):
        begin(banks=(50_000, amount))
    coup = begin()
    coup.act(HOUSE, Deal(full_deck(coup.lowest)))
    with pytest.raises(TypeError, match="no amount"):
        coup.act(Seat(1), Open(amount))
    coup.act(Seat(1), Open(1_000))
    with pytest.raises(TypeError, match="no amount"):
        coup.act(Seat(2), Raise(amount))
    assert len(coup.history) == 2
