"""Five card stud where the sheet is silent: the rulings on the engine, each switch both ways."""

from __future__ import annotations

import pytest

from croupier.cards import RANKS, cards_text
from croupier.games.actions import HOUSE, Seat
from croupier.games.events import (
    BetReturned,
    BlindDeclined,
    BlindPosted,
    Called,
    Checked,
    CoupEnded,
    Folded,
    HandMucked,
    HandShown,
    PotAwarded,
    RakeTaken,
    ViolationRecorded,
    Voided,
)
from croupier.games.stud import StudCoup
from games.stud_tools import (
    CLOSED,
    CLOSED_NO_BLINDS,
    FREE,
    NO_BLINDS,
    OPEN,
    VOID,
    begin,
    check_down,
    chips,
    deal,
    dealt,
    offers,
    paid,
    play,
    refusal,
    time_out,
    violation,
)

ACES = "Ac Ad Kh Jc 9h"
KINGS = "Kc Kd Qh Td 9d"
QUEENS = "Qc Qd Jh Th 9c"
HANDS = {1: KINGS, 2: ACES, 3: QUEENS}
DECK52 = NO_BLINDS.replace({"deck.lowest": "2", "rake": None})


def shown(coup: StudCoup) -> list[tuple[int, bool]]:
    """Return who showed (True) or mucked (False), in order."""
    return [
        (event.seat, isinstance(event, HandShown))
        for event in coup.events
        if isinstance(event, (HandShown, HandMucked))
    ]


# R-CM-1: the deal


@pytest.mark.ruling("R-CM-1")
def test_open_and_closed_streets() -> None:
    """Open: a betting round after two, three, four and five cards; closed: one after five."""
    coup = dealt(NO_BLINDS, [50_000] * 2)
    seen = []
    while not coup.done:
        view = coup.view(None)
        seen.append((view.street, view.seats[0].down, len(view.seats[0].up)))
        play(coup, "check, check")
    assert seen == [(1, 1, 1), (2, 1, 2), (3, 1, 3), (4, 1, 4)]
    coup = dealt(CLOSED_NO_BLINDS, [50_000] * 2)
    assert (coup.view(None).seats[0].down, coup.view(None).seats[0].up) == (5, ())
    play(coup, "check, check")
    assert coup.done


@pytest.mark.ruling("R-CM-1")
@pytest.mark.parametrize(
    "streets",
    [
        [{"down": 2}, {"up": 1}, {"up": 1}, {"down": 1}],
        [{"up": 5}],
        [{"up": 1}] * 5,
        [{"up": 4}, {"up": 1}],
        [{"up": 1}, {"down": 4}],
        [{"down": 1, "up": 4}],
        [{"down": 1}] * 5,
    ],
)
def test_odd_streets_play_too(streets: list[dict[str, int]]) -> None:
    """Whatever streets a sheet deals, the coup comes to its end with five cards each."""
    coup = dealt(NO_BLINDS.replace({"deal.streets": streets}), [50_000] * 3, HANDS)
    rounds = 0
    while not coup.done:
        rounds += 1
        play(coup, "check, check, check")
    assert rounds == len(streets)
    assert paid(coup)[2] == 1_500


@pytest.mark.ruling("R-CM-1", "R-CM-4")
def test_five_face_up_cards_show_the_whole_hand() -> None:
    """Where the fifth card is up too, the best hand shown speaks first, flushes included."""
    sheet = NO_BLINDS.replace({"deal.streets": [{"up": 4}, {"up": 1}]})
    coup = dealt(sheet, [50_000] * 3, {1: ACES, 2: KINGS, 3: "Qs Ts 9s 8s Js"})
    play(coup, "check, check, check")
    assert coup.to_act == (3,)


# R-CM-2: the deck


@pytest.mark.ruling("R-CM-2")
@pytest.mark.parametrize(
    ("players", "lowest", "cards"), [(2, "9", 24), (3, "8", 28), (4, "7", 32), (5, "6", 36),
                                     (6, "5", 40), (9, "2", 52)],
)  # fmt: skip
def test_the_deck_goes_by_the_players(players: int, lowest: str, cards: int) -> None:
    """The lowest card is eleven minus the players dealt in, never below the deuce."""
    coup = begin(NO_BLINDS.replace({"table.seats": 9}), [50_000] * players)
    assert RANKS[coup.lowest] == lowest
    assert refusal(coup, 0, "check").code
    deal(coup)
    assert len(coup._cards) == cards - 2 * players


@pytest.mark.ruling("R-CM-2")
def test_a_named_deck_is_that_deck() -> None:
    """A sheet may name the lowest rank whoever plays."""
    for players in (2, 5):
        assert RANKS[begin(NO_BLINDS.replace({"deck.lowest": "6"}), [500] * players).lowest] == "6"


@pytest.mark.ruling("R-CM-2")
def test_the_deck_stays_when_a_player_leaves() -> None:
    """Who is not dealt in does not count; who leaves after the antes has a dead hand."""
    coup = begin(NO_BLINDS, {1: 50_000, 2: 50_000, 3: 50_000, 4: 0})
    assert RANKS[coup.lowest] == "8"
    coup.act(HOUSE, violation(2))
    assert RANKS[coup.lowest] == "8"
    deal(coup)
    assert [len(cards) for cards in coup.up] == [1, 0, 1]


# R-CM-3 stands in test_showdown.py; here on the engine's own deck


@pytest.mark.ruling("R-CM-3")
def test_the_ace_below_the_nine() -> None:
    """With 24 cards A-9-10-J-Q is a straight, the lowest; where the sheet says not, it is none."""
    hands = {1: "Ac 9d Th Jc Qd", 2: "Kc Kd Kh 9s Ts"}
    assert paid(check_down(dealt(NO_BLINDS, [500] * 2, hands)))[1] == 1_000
    no_low = NO_BLINDS.replace({"hands.ace_low": False})
    assert paid(check_down(dealt(no_low, [500] * 2, hands)))[2] == 1_000


@pytest.mark.ruling("R-CM-3")
def test_royal_flush_is_any_straight_flush_unless_the_sheet_says_so() -> None:
    """Any straight flush beats four of a kind; where only A-K-Q-J-10 does, it is a flush."""
    hands = {1: "Kc Qc Jc Tc 9c", 2: "Ah Ad As Ac Kd"}
    assert paid(check_down(dealt(NO_BLINDS, [500] * 2, hands)))[1] == 1_000
    order = ["royal flush", *[name for name in OPEN.hands.order if name != "straight flush"]]
    strict = NO_BLINDS.replace({"hands.order": order, "hands.names": None})
    assert paid(check_down(dealt(strict, [500] * 2, hands)))[2] == 1_000
    royal = {1: "Ac Kc Qc Jc Tc", 2: "9h 9d 9s 9c Kd"}
    assert paid(check_down(dealt(strict, [500] * 2, royal)))[1] == 1_000


# R-CM-4: who speaks first

SHOWS = {1: "9c Kd Qh Tc 8h", 2: "As 9d 9h Ad 8c", 3: "Kh Ks Jc 9s 8d"}


@pytest.mark.ruling("R-CM-4")
def test_the_best_showing_hand_speaks_first() -> None:
    """Left of the marker first; then the best show: a high card, a pair, two pair."""
    coup = dealt(DECK52, [50_000] * 3, SHOWS)
    firsts = []
    while not coup.done:
        firsts.append(coup.to_act[0])
        play(coup, "check, check, check")
    # Up: K / 9 / K; K-Q / 9-9 / K-J; K-Q-T / 9-9-A / K-J-9; the same on the last street.
    assert firsts == [1, 2, 2, 2]


@pytest.mark.ruling("R-CM-4")
def test_by_the_marker_where_the_sheet_says_so() -> None:
    """With first = marker every round begins on the marker's left."""
    coup = dealt(DECK52.replace({"betting.first": "marker"}), [50_000] * 3, SHOWS, marker=1)
    while not coup.done:
        assert coup.to_act == (2,)
        play(coup, "check, check, check")


@pytest.mark.ruling("R-CM-4")
def test_equal_shows_go_clockwise_from_the_marker() -> None:
    """Equal in rank, suits never mattering: the first clockwise from the marker."""
    hands = {1: "2c Kd Qh 7c 5c", 2: "3d Kh Qc 7d 6c", 3: "4d Ks Qd 7h 6d"}
    coup = dealt(DECK52, [50_000] * 3, hands, marker=1)
    play(coup, "check, check, check")
    assert coup.to_act == (2,)


@pytest.mark.ruling("R-CM-4")
def test_four_to_a_flush_shows_nothing() -> None:
    """Of two to four cards only quads, trips, pairs and high cards count."""
    hands = {1: "2c Js Ts 9s 8s", 2: "3d 2d 2h 6h 7c", 3: "4d Qc 3h 6d 5c"}
    coup = dealt(DECK52, [50_000] * 3, hands)
    play(coup, "check, check, check")
    for _ in range(3):
        assert coup.to_act == (2,)
        play(coup, "check, check, check")


@pytest.mark.ruling("R-CM-4")
def test_folded_hands_do_not_show_and_all_in_ones_pass_the_word_on() -> None:
    """The best show may be dead or without chips: the next best, or the next able one, speaks."""
    coup = dealt(DECK52, [50_000] * 3, SHOWS)
    play(coup, "check, fold, check")
    assert coup.to_act == (1,)  # K-Q before K-J, the nines are dead
    assert coup.view(None).seats[1].up == ()
    coup = dealt(DECK52, [50_000, 2_000, 50_000], SHOWS)
    play(coup, "check, open 15, call, call")
    assert coup.to_act == (3,)


# R-CM-5 and R-CM-6: sizes, on the sheet's switches; the rules are in test_betting.py


@pytest.mark.ruling("R-CM-5", "R-CM-15")
def test_the_opening_counts_short_antes_as_they_are() -> None:
    """Antes of 5.00, 5.00 and 1.23: the first opening is 11.23."""
    coup = dealt(NO_BLINDS, [50_000, 50_000, 123])
    assert offers(coup)["open"] == (1_123, 1_123)


@pytest.mark.ruling("R-CM-6")
@pytest.mark.parametrize(
    ("size", "bounds"), [("no limit", (3_000, 49_500)), ("pot", (3_000, 6_000)),
                         ("fixed", (3_000, 3_000))],
)  # fmt: skip
def test_the_size_of_a_raise_is_the_sheets(size: str, bounds: tuple[int, int]) -> None:
    """No limit, pot limit or fixed, as the sheet says."""
    coup = dealt(NO_BLINDS.replace({"betting.raise": size}), [50_000] * 3)
    play(coup, "open 15")
    assert offers(coup)["raise"] == bounds


@pytest.mark.ruling("R-CM-6", "R-CM-8")
def test_bet_100_all_in_125_to_225() -> None:
    """The minimum raise after a short all-in: the bet plus the last full bet."""
    coup = dealt(NO_BLINDS, [500_000, 14_500, 500_000, 500_000, 500_000], stake=2)
    play(coup, "open 100, raise 125")
    assert offers(coup)["raise"] == (22_500, 498_000)


@pytest.mark.ruling("R-CM-8")
def test_the_two_examples_of_reopening() -> None:
    """Short all-ins that add up reopen to the bettor only; a full one before a short one does not.

    Bet 100, all-in 125, call, all-in 200, call: the bettor may raise, the caller of 125 may not.
    Bet 100, all-in 200, call, all-in 250: who called 200 may not raise.
    """
    coup = dealt(NO_BLINDS, [500_000, 14_500, 500_000, 22_000, 500_000], stake=2)
    play(coup, "open 100, raise 125, call, raise 200, call")
    assert offers(coup, 1)["raise"] == (30_000, 498_000)
    play(coup, "call")
    refused = refusal(coup, 3, "raise 300")
    assert (refused.code, refused.clause) == ("raise-closed", "R-CM-8")
    assert refused.values == {"faced": 7_500, "full": 10_000}
    coup = dealt(NO_BLINDS, [500_000, 22_000, 500_000, 27_000, 500_000], stake=2)
    play(coup, "open 100, raise 200, call, raise 250, call, call")
    assert refusal(coup, 3, "raise 350").clause == "R-CM-8"


@pytest.mark.ruling("R-CM-7")
def test_raises_a_coup_or_a_round() -> None:
    """Three a coup by the sheet; with raises_per round three in each; the cap itself a line."""
    for change, left in (({}, 0), ({"betting.raises_per": "round"}, 3), ({"betting.raises": 5}, 2)):
        coup = dealt(NO_BLINDS.replace(change), [50_000] * 2)
        play(coup, "open 10, raise 20, raise 30, raise 40, call")
        assert coup.view(None).raises_left == left
        play(coup, "open 10")
        assert ("raise" in offers(coup)) == (left > 0)


@pytest.mark.ruling("R-CM-8")
def test_a_short_opening_on_the_engine() -> None:
    """All-in for less than the opening: called or completed, and the pots are right."""
    hands = {1: ACES, 2: KINGS, 3: QUEENS}
    coup = dealt(FREE, [1_000, 50_000, 50_000], hands)
    play(coup, "open 5")
    assert offers(coup) == {"call": (500, 500), "open": (1_500, 1_500), "fold": (0, 0)}
    play(coup, "call, open 15, raise 30, call")
    assert paid(coup) == {1: 3_000, 2: 5_000, 3: 0}


# R-CM-9: blinds


@pytest.mark.ruling("R-CM-9")
def test_blinds_of_one_ante() -> None:
    """Where the sheet says 'ante', buio is two antes, and it is the bet even below the opening."""
    coup = begin(OPEN.replace({"blinds.of": "ante"}), [50_000] * 5)
    assert coup.blind == ("buio", 1_000)
    play(coup, "blind, decline")
    deal(coup)
    assert offers(coup) == {"call": (1_000, 1_000), "raise": (2_000, 49_500), "fold": (0, 0)}
    play(coup, "call, call, call, call, check")
    assert offers(coup)["open"] == (2_500, 48_500)


@pytest.mark.ruling("R-CM-9")
def test_blinds_count_the_antes_in_the_pot() -> None:
    """Two times the antes that are there, short ones as they are."""
    assert begin(OPEN, [50_000, 50_000, 100]).blind == ("buio", 2_200)


@pytest.mark.ruling("R-CM-9")
def test_over_needs_five_players() -> None:
    """With four players there is no over; with two the marker may controbuio."""
    coup = begin(OPEN, [50_000] * 4)
    play(coup, "blind, blind")
    assert coup.to_act == (HOUSE,)
    coup = begin(OPEN, [50_000] * 2)
    assert play(coup, "blind, blind") == (
        BlindPosted(Seat(1), "buio", 2_000),
        BlindPosted(Seat(2), "controbuio", 4_000),
    )
    deal(coup)
    assert coup.to_act == (1,)
    assert offers(coup)["call"] == (2_000, 2_000)
    play(coup, "call")
    assert offers(coup, 2)["raise"] == (8_000, 49_500)


@pytest.mark.ruling("R-CM-9")
def test_over_by_the_sheets_count() -> None:
    """The players that over needs are a line of the sheet, and there may be no over at all."""
    three = begin(OPEN.replace({"blinds.over.players": 3}), [50_000] * 3)
    assert play(three, "blind, blind, blind")[-1] == BlindPosted(Seat(3), "over", 12_000)
    deal(three)
    assert three.to_act == (1,)
    with_none = OPEN.model_copy(
        update={"blinds": OPEN.blinds and OPEN.blinds.model_copy(update={"over": None})}
    )
    coup = begin(with_none, [50_000] * 5)
    play(coup, "blind, blind")
    assert coup.to_act == (HOUSE,)


@pytest.mark.ruling("R-CM-9")
def test_a_blind_is_voluntary_and_only_on_the_one_before() -> None:
    """Who declines ends the blinds: nobody is asked after it; the opening is then to be made."""
    coup = begin(OPEN, [50_000] * 5)
    assert play(coup, "decline") == (BlindDeclined(Seat(1), "buio"),)
    assert coup.to_act == (HOUSE,)
    deal(coup)
    assert coup.to_act == (1,)
    assert offers(coup)["open"] == (2_500, 2_500)


@pytest.mark.ruling("R-CM-9", "R-CM-16")
def test_silence_declines_a_blind() -> None:
    """No word in time is no blind."""
    coup = begin(OPEN, [50_000] * 5)
    play(coup, "blind")
    assert coup.act(HOUSE, time_out(2)) == (BlindDeclined(Seat(2), "controbuio"),)
    assert coup.to_act == (HOUSE,)


@pytest.mark.ruling("R-CM-9")
def test_a_blind_is_paid_in_full_or_not_offered() -> None:
    """Who cannot pay ante and full blind is not asked, and nobody after that seat is."""
    coup = begin(OPEN, [5_499, *[50_000] * 4])
    assert (coup.blind, coup.to_act) == (None, (HOUSE,))
    assert refusal(coup, 1, "blind").clause == "CM-8"
    coup = begin(OPEN, [5_500, 10_499, *[50_000] * 3])
    assert coup.blind == ("buio", 5_000)
    play(coup, "blind")
    assert coup.to_act == (HOUSE,)
    deal(coup)
    assert coup.view(None).seats[0].all_in
    play(coup, "call, call, call, call")
    assert coup.street == 2


@pytest.mark.ruling("R-CM-9", "R-CM-10")
def test_when_all_fold_the_blind_takes_the_pot() -> None:
    """Its own unmatched part comes back first, then the pot is its own."""
    coup = begin(OPEN, [50_000] * 5)
    play(coup, "blind, decline")
    deal(coup)
    events = play(coup, "fold, fold, fold, fold")
    assert events[-3:] == (
        BetReturned(Seat(1), 5_000),
        PotAwarded(0, 2_500, 0, (Seat(1),), (2_500,)),
        CoupEnded(),
    )


@pytest.mark.ruling("R-CM-4", "R-CM-9")
def test_closed_deal_with_blinds() -> None:
    """In the closed game the blinds come before the cards too, and the last speaks last."""
    coup = begin(CLOSED, [50_000] * 3)
    play(coup, "blind, blind")
    deal(coup, {1: ACES, 2: KINGS, 3: QUEENS})
    assert coup.to_act == (3,)
    play(coup, "call, call, check")
    assert coup.done
    assert shown(coup) == [(3, True), (1, True), (2, False)]


# R-CM-10 and R-CM-18: dead hands' money


@pytest.mark.ruling("R-CM-10", "R-CM-18")
def test_expelled_for_300_best_40_second_100() -> None:
    """In: 40 best, 100 second, 300 expelled; paid: 120, 320, 0."""
    coup = dealt(FREE, [4_000, 10_000, 50_000], {1: ACES, 2: KINGS, 3: QUEENS})
    play(coup, "check, check, open 15, raise 35, call, raise 295")
    coup.act(HOUSE, violation(3))
    assert not coup.done
    play(coup, "call")
    assert paid(coup) == {1: 12_000, 2: 32_000, 3: 0}


@pytest.mark.ruling("R-CM-18")
def test_a_violation_out_of_turn_and_in_turn() -> None:
    """The turn goes on where it was, or to the next if it was the expelled seat's."""
    coup = dealt(NO_BLINDS, [50_000] * 4)
    play(coup, "check")
    coup.act(HOUSE, violation(4))
    assert coup.to_act == (2,)
    coup.act(HOUSE, violation(2))
    assert coup.to_act == (3,)
    coup.act(HOUSE, violation(1))
    assert coup.done
    assert paid(coup) == {1: 0, 2: 0, 3: 2_000, 4: 0}
    assert refusal(coup, 0, violation(3)).code == "coup-over"


@pytest.mark.ruling("R-CM-18")
@pytest.mark.parametrize("expelled", [1, 2, 3])
def test_a_violation_while_the_blinds_are_offered(expelled: int) -> None:
    """The seat asked, one before it or one after: the coup goes on without that hand."""
    coup = begin(OPEN, [50_000] * 5)
    play(coup, "blind")
    coup.act(HOUSE, violation(expelled))
    if expelled == 2:
        assert coup.to_act == (HOUSE,)
    else:
        assert coup.to_act == (2,)
        play(coup, "blind")
        if expelled == 3:
            assert coup.to_act == (HOUSE,)
        else:
            play(coup, "blind")
    deal(coup)
    assert coup.down[expelled - 1] == []
    check_down(coup)
    assert sum(chips(coup).values()) + (coup.settlement.rake if coup.settlement else 0) == 250_000
    assert paid(coup)[expelled] == 0


@pytest.mark.ruling("R-CM-9", "R-CM-18")
def test_a_violation_that_leaves_one_hand_before_the_deal() -> None:
    """One hand left takes the antes and blinds; its own unmatched part comes back first."""
    coup = begin(OPEN, [50_000] * 2)
    play(coup, "blind")
    coup.act(HOUSE, violation(2))
    assert coup.done
    assert chips(coup) == {1: 50_500, 2: 49_500}
    coup = begin(OPEN, [50_000] * 2)
    play(coup, "blind, blind")
    coup.act(HOUSE, violation(2))
    assert (coup.done, chips(coup)) == (True, {1: 54_500, 2: 45_500})
    assert coup.view(None).settlement == coup.settlement


@pytest.mark.ruling("R-CM-18")
def test_an_all_in_hand_dies_of_a_violation() -> None:
    """All-in or not, the hand is dead and the pot is the others'."""
    coup = dealt(NO_BLINDS, [2_000, 50_000, 50_000], {1: ACES, 2: KINGS, 3: QUEENS})
    play(coup, "open 15, call, call")
    coup.act(HOUSE, violation(1))
    check_down(coup)
    assert paid(coup) == {1: 0, 2: 6_000, 3: 0}


@pytest.mark.ruling("R-CM-18")
def test_a_violation_after_a_fold_is_recorded_and_moves_nothing() -> None:
    """A dead hand cannot die again; the seat still leaves."""
    coup = dealt(NO_BLINDS, [50_000] * 3)
    play(coup, "fold")
    assert coup.act(HOUSE, violation(1)) == (
        ViolationRecorded(Seat(1), "showed a card", "R-CM-18"),
    )
    assert (coup.expelled, coup.to_act) == ({1}, (2,))
    assert refusal(coup, 0, violation(4)).clause == "CM-2"
    assert refusal(coup, 2, violation(3)).clause == "CM-18"


# R-CM-16: the clock


@pytest.mark.ruling("R-CM-16")
def test_out_of_time_checks_if_free_and_folds_else() -> None:
    """Never an automatic call; only the seat on turn runs out of time."""
    coup = dealt(NO_BLINDS, [50_000] * 3)
    assert coup.act(HOUSE, time_out(1)) == (Checked(Seat(1), "R-CM-16"),)
    play(coup, "open 15")
    assert coup.act(HOUSE, time_out(3)) == (Folded(Seat(3), "R-CM-16"),)
    assert refusal(coup, 0, time_out(2)).code == "not-your-turn"
    assert refusal(coup, 1, time_out(1)).code == "house-only"
    coup.act(HOUSE, time_out(1))
    assert coup.done
    assert not [event for event in coup.events if isinstance(event, Called)]


@pytest.mark.ruling("R-CM-16")
def test_an_all_in_hand_of_one_who_left_stays_live() -> None:
    """Who is all-in is never on turn and cannot run out of time."""
    coup = dealt(NO_BLINDS, [2_000, 50_000, 50_000], {1: ACES, 2: KINGS, 3: QUEENS})
    play(coup, "open 15, call, call")
    assert refusal(coup, 0, time_out(1)).code == "not-your-turn"
    while not coup.done:
        coup.act(HOUSE, time_out(coup.to_act[0]))
    assert paid(coup)[1] == 6_000


@pytest.mark.ruling("R-CM-16")
def test_no_clock_runs_before_the_deal() -> None:
    """Between the blinds and the deal the house is on turn: no seat can be late."""
    coup = begin(NO_BLINDS, [50_000] * 2)
    assert refusal(coup, 0, time_out(1)).clause == "R-CM-16"
    with_blinds = begin(OPEN, [50_000] * 2)
    assert refusal(with_blinds, 0, time_out(2)).code == "not-your-turn"


# R-CM-17: the showdown


@pytest.mark.ruling("R-CM-17")
def test_the_last_to_bet_shows_first() -> None:
    """Then clockwise; a beaten hand stays hidden everywhere, one that wins is shown."""
    coup = dealt(FREE, [50_000] * 3, {1: KINGS, 2: QUEENS, 3: ACES})
    play(coup, "check, open 15, call, call")
    assert shown(coup) == [(2, True), (3, True), (1, False)]
    assert coup.settlement is not None
    assert [seat.strength is None for seat in coup.settlement.seats] == [True, False, False]
    view = coup.view(Seat(2))
    assert view.seats[0].shown is None
    assert view.seats[2].shown is not None
    assert cards_text(view.seats[2].shown) == ACES


@pytest.mark.ruling("R-CM-17")
def test_nobody_bet_the_first_to_speak_shows_first() -> None:
    """All checked in the final round: its first speaker shows first."""
    coup = dealt(DECK52, [50_000] * 3, SHOWS)
    play(coup, "open 15, call, call")
    for _ in range(3):
        play(coup, "check, check, check")
    assert shown(coup) == [(2, True), (3, False), (1, False)]


@pytest.mark.ruling("R-CM-17")
def test_an_uncontested_winner_shows_nothing() -> None:
    """When the others fold, no card and no strength of the winner is told."""
    coup = dealt(NO_BLINDS, [50_000] * 3, {2: ACES})
    play(coup, "check, open 15, fold, fold")
    assert shown(coup) == []
    assert coup.settlement is not None
    assert [seat.strength for seat in coup.settlement.seats] == [None] * 3
    assert [seat.shown for seat in coup.view(Seat(1)).seats] == [None] * 3


@pytest.mark.ruling("R-CM-17")
def test_side_pots_are_shown_and_awarded_first() -> None:
    """The side pot's hands show before the all-in hand, and its pot is awarded first."""
    coup = dealt(FREE, [2_000, 50_000, 50_000], {1: ACES, 2: QUEENS, 3: KINGS})
    play(coup, "open 15, raise 30, call")
    assert shown(coup) == [(2, True), (3, True), (1, True)]
    assert [event.pot for event in coup.events if isinstance(event, PotAwarded)] == [1, 0]


@pytest.mark.ruling("R-CM-17")
def test_a_side_pot_of_one_is_no_reason_to_show() -> None:
    """Who alone is left in a side pot mucks when beaten for the main pot by the first to show."""
    coup = dealt(FREE, [50_000, 6_500, 50_000], {2: ACES, 1: KINGS, 3: QUEENS})
    play(coup, "check, open 15, raise 45, call")
    assert offers(coup)["raise"] == (6_000, 6_000)
    play(coup, "raise 60")
    coup.act(HOUSE, violation(3))
    assert coup.to_act == (1,)
    play(coup, "call")
    assert shown(coup) == [(2, True), (1, False)]


# R-CM-19: voids


@pytest.mark.ruling("R-CM-19")
@pytest.mark.parametrize(
    "words", ["", "blind", "blind, decline", "deal", "deal, open 11.23, raise 60"]
)
def test_a_void_gives_every_chip_back_in_every_phase(words: str) -> None:
    """At the blinds, before the deal, in the betting: chips as before the coup, no rake."""
    coup = begin(OPEN if "blind" in words else NO_BLINDS, [50_000, 40_000, 123])
    for word in filter(None, words.split(", ")):
        deal(coup) if word == "deal" else play(coup, word)
    assert coup.act(HOUSE, VOID) == (Voided("a card fell to the floor", "R-CM-19"),)
    assert chips(coup) == {1: 50_000, 2: 40_000, 3: 123}
    assert (coup.done, coup.voided, coup.settlement) == (True, "a card fell to the floor", None)
    assert coup.to_act == ()
    view = coup.view(Seat(1))
    assert (view.pot, [s.in_front for s in view.seats], view.settlement) == (0, [0, 0, 0], None)
    for action in (VOID, violation(1), time_out(1)):
        assert refusal(coup, 0, action).clause == "CM-14"
    assert coup.actions(HOUSE) == ()


@pytest.mark.ruling("R-CM-19")
def test_a_settled_coup_may_still_be_voided() -> None:
    """Until the next antes the inspector may undo the payment, rake and all; once."""
    coup = check_down(dealt(NO_BLINDS, [500_000] * 5, stake=3))
    assert RakeTaken(625) in coup.events
    assert [offer.kind for offer in coup.actions(HOUSE)] == ["void"]
    assert refusal(coup, 1, VOID).clause == "CM-18"
    coup.act(HOUSE, VOID)
    assert set(chips(coup).values()) == {500_000}
    assert coup.settlement is None
    assert coup.view(None).settlement is None
    assert refusal(coup, 0, VOID).code == "coup-over"


# R-CM-11, R-CM-20


@pytest.mark.ruling("R-CM-11")
def test_the_unit_is_the_sheets() -> None:
    """Whole units of the sheet, the least raise rounded up to one."""
    coup = dealt(NO_BLINDS.replace({"table.unit": "5.00"}), [50_000] * 3)
    play(coup, "open 15")
    assert refusal(coup, 2, "raise 31").clause == "R-CM-11"
    play(coup, "raise 35")
    coup = dealt(NO_BLINDS, [50_000] * 3)
    play(coup, "open 15, raise 31")
    assert refusal(coup, 3, "raise 47.50").clause == "R-CM-11"


@pytest.mark.ruling("R-CM-20")
def test_seats_are_the_sheets() -> None:
    """Five by the sheet, nine where it says so, and the marker may stand at an absent seat."""
    coup = dealt(NO_BLINDS.replace({"table.seats": 9}), dict.fromkeys(range(1, 10), 50_000))
    assert check_down(coup).done
    coup = dealt(NO_BLINDS, {1: 50_000, 3: 50_000, 5: 50_000}, marker=4)
    assert coup.seats == (5, 1, 3)
    assert coup.view(None).marker == 4


def test_the_house_is_offered_what_it_may_do() -> None:
    """The house deals when it is time, and may always record, time out or void."""
    coup = begin(OPEN, [50_000] * 2)
    kinds = [[offer.kind for offer in coup.actions(HOUSE)]]
    play(coup, "decline")
    kinds.append([offer.kind for offer in coup.actions(HOUSE)])
    deal(coup)
    kinds.append([offer.kind for offer in coup.actions(HOUSE)])
    assert kinds == [
        ["time-out", "violation", "void"],
        ["deal", "violation", "void"],
        ["time-out", "violation", "void"],
    ]
