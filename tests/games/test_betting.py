"""The betting rounds: sizes, the cap, all-ins, blinds, refusals."""

from __future__ import annotations

import pytest

from croupier.games.betting import (
    FIXED_LIMIT,
    POT_LIMIT,
    Betting,
    BettingRules,
    first_opening,
    is_reopened,
    next_to_act,
    opening_bounds,
    raise_bounds,
    up_to_unit,
)
from games.stud_tools import Round

RICH = [5_000] * 5


def five(**options: object) -> Round:
    """Return a first round of five with antes of 10: the opening is 50."""
    return Round(RICH, rules=BettingRules(unit=1, **options))  # type: ignore[arg-type]


@pytest.mark.clause("CM-5")
@pytest.mark.ruling("R-CM-5")
def test_the_first_opening_is_exactly_all_antes() -> None:
    """The coup's first bet is the sum of the antes, neither less nor more."""
    table = five()
    assert table.offers() == {"check": (0, 0), "open": (50, 50), "fold": (0, 0)}
    assert table.refused("open 49") == ("opening-exact", "CM-5")
    assert table.refused("open 51") == ("opening-exact", "CM-5")
    assert table.refused("open 5000") == ("opening-exact", "CM-5")
    assert table.do("open 50").offers()["call"] == (50, 50)


@pytest.mark.clause("CM-5")
@pytest.mark.ruling("R-CM-5", "R-CM-15")
def test_short_antes_make_the_opening_smaller() -> None:
    """The opening is what lies in the pot: a short ante counts as what it is."""
    table = Round([5_000, 7, 5_000])
    assert table.betting.opening == 27
    assert table.do("open 27").offers()["call"] == (27, 27)


@pytest.mark.ruling("R-CM-5")
def test_antes_are_dead_money() -> None:
    """An ante is in the pot and no part of a bet: the opener puts the whole opening in."""
    table = five().do("open 50")
    assert (table.betting.bets[0], table.betting.put_in[0], table.betting.pot) == (50, 60, 100)


@pytest.mark.clause("CM-5")
@pytest.mark.ruling("R-CM-5")
def test_the_first_bet_of_a_later_round_is_exact_too_if_it_is_the_first() -> None:
    """When all check a round, the next one's first bet is still the coup's first: exact."""
    table = five().do("check, check, check, check, check").next_round()
    assert table.offers()["open"] == (50, 50)


@pytest.mark.ruling("R-CM-5")
def test_openings_of_later_rounds_are_at_least_the_antes() -> None:
    """Once a bet was made, a later round opens with the antes or more."""
    table = five().do("open 50, call, fold, fold, fold").next_round()
    assert table.offers()["open"] == (50, 4_940)
    assert table.refused("open 49") == ("opening-least", "R-CM-5")
    assert table.refused("open 4941") == ("opening-most", "R-CM-5")
    assert table.do("open 300").offers()["raise"] == (600, 4_940)


@pytest.mark.clause("CM-6")
@pytest.mark.ruling("R-CM-6")
def test_a_raise_adds_at_least_the_last_full_bet_or_raise() -> None:
    """Not double the bet: the bet plus the last full raise; and up to all one's own chips."""
    table = five().do("open 50")
    assert table.offers()["raise"] == (100, 4_990)
    table.do("raise 250")
    assert table.offers()["raise"] == (450, 4_990)
    assert table.refused("raise 449") == ("raise-least", "R-CM-6")
    assert table.refused("raise 4991") == ("raise-most", "R-CM-6")


@pytest.mark.ruling("R-CM-6")
def test_a_raise_is_not_capped_by_what_others_have() -> None:
    """A rich seat may raise to all its chips although nobody can match that."""
    table = Round([10_000, 200, 200])
    table.do("check, open 30, call")
    assert table.offers()["raise"] == (60, 9_990)


@pytest.mark.clause("CM-6")
@pytest.mark.ruling("R-CM-6", "R-CM-8")
def test_a_short_all_in_leaves_the_size_of_a_raise() -> None:
    """Bet 100, all-in 125: the next raise is to 225."""
    table = Round([5_000, 145, 5_000, 5_000, 5_000], ante=20)
    table.do("open 100, raise 125")
    assert table.offers()["raise"] == (225, 4_980)


@pytest.mark.clause("CM-10")
@pytest.mark.ruling("R-CM-8")
def test_short_all_ins_together_reopen_to_who_faces_a_full_raise() -> None:
    """Bet 100, all-in 125, call, all-in 200, call: the bettor may raise, the caller of 125 not."""
    table = Round([5_000, 145, 5_000, 220, 5_000], ante=20)
    table.do("open 100, raise 125, call, raise 200, call")
    assert table.turn == 0
    assert table.offers()["raise"] == (300, 4_980)
    table.do("call")
    assert table.turn == 2
    assert table.offers() == {"call": (75, 75), "fold": (0, 0)}
    assert table.refused("raise 300") == ("raise-closed", "R-CM-8")
    table.do("call")
    assert table.turn == -1


@pytest.mark.ruling("R-CM-8")
def test_a_full_all_in_reopens_and_a_short_one_after_it_does_not() -> None:
    """A full all-in raise, then a short one: who has acted since the full one may not raise."""
    table = Round([5_000, 220, 5_000, 270, 5_000], ante=20)
    table.do("open 100, raise 200, call, raise 250, call")
    assert table.turn == 0
    assert "raise" in table.offers()  # faces 150 of which 100 was a full raise
    table.do("call")
    assert table.turn == 2
    assert table.refused("raise 350") == ("raise-closed", "R-CM-8")


@pytest.mark.ruling("R-CM-8")
def test_a_short_all_in_does_not_reopen_to_the_bettor() -> None:
    """Bet 100, all-in 199: the bettor may only call; who has not acted may raise."""
    table = Round([5_000, 219, 5_000, 5_000, 5_000], ante=20)
    table.do("open 100, raise 199")
    assert "raise" in table.offers()
    table.do("call, call, call")
    assert table.offers() == {"call": (99, 99), "fold": (0, 0)}
    assert is_reopened(199, 100, 100) is False
    assert is_reopened(200, 100, 100) is True


@pytest.mark.ruling("R-CM-8")
def test_a_checker_may_raise_a_full_opening() -> None:
    """Who checked faces the whole opening and may raise it."""
    table = five().do("check, open 50, call, call, call")
    assert table.turn == 0
    assert table.offers()["raise"] == (100, 4_990)


@pytest.mark.clause("CM-10")
@pytest.mark.ruling("R-CM-8", "R-CM-5")
def test_a_short_opening_may_be_called_or_completed() -> None:
    """Who has less opens with all of it; the next calls that or completes to the full opening."""
    table = Round([30, 5_000, 5_000, 5_000, 5_000])
    assert table.offers()["open"] == (20, 20)
    assert table.refused("open 50") == ("opening-exact", "CM-5")
    table.do("open 20")
    assert table.offers() == {"call": (20, 20), "open": (50, 50), "fold": (0, 0)}
    assert table.refused("raise 70") == ("nothing-to-raise", "CM-5")
    assert table.refused("open 51") == ("opening-exact", "CM-5")


@pytest.mark.ruling("R-CM-7", "R-CM-8")
def test_completing_is_the_opening_and_reopens_to_who_called_short() -> None:
    """A completed opening uses up no raise; who called short, or checked, may raise it."""
    table = Round([5_000, 30, 5_000, 5_000, 5_000])
    table.do("check, open 20, call, open 50")
    assert table.betting.raises_left == 3
    assert table.offers()["raise"] == (100, 4_990)
    table.do("call")
    assert table.turn == 0
    assert table.offers()["raise"] == (100, 4_990)  # checked before
    table.do("call")
    assert table.turn == 2
    assert table.offers()["raise"] == (100, 4_990)  # called short before
    table.do("raise 100")
    assert table.betting.raises_left == 2


@pytest.mark.ruling("R-CM-8")
def test_a_checker_may_complete_and_a_short_caller_may_not() -> None:
    """Who checked may complete a short opening; who called it has acted and may not."""
    table = Round([5_000, 5_000, 30, 5_000, 45])
    table.do("check, check, open 20, call, open 35")
    assert table.turn == 0
    assert table.offers() == {"call": (35, 35), "open": (50, 50), "fold": (0, 0)}
    table.do("call, call")
    assert table.turn == 3
    assert table.offers() == {"call": (15, 15), "fold": (0, 0)}
    assert table.refused("open 50") == ("opening-closed", "R-CM-8")
    assert table.refused("raise 70") == ("nothing-to-raise", "CM-5")


@pytest.mark.ruling("R-CM-5", "R-CM-8")
def test_a_short_opening_was_the_first_bet() -> None:
    """After a short opening that nobody completed, later rounds open with the antes or more."""
    table = Round([30, 5_000, 5_000]).do("open 20, call, call").next_round(1)
    assert table.turn == 1
    assert table.offers()["open"] == (30, 4_970)


@pytest.mark.clause("CM-10")
def test_a_later_short_opening_may_be_completed_to_more() -> None:
    """In a later round a short all-in is completed with an opening of that round's sizes."""
    table = Round([5_000, 5_000, 50]).do("open 30, call, call").next_round(2)
    assert table.offers() == {"check": (0, 0), "open": (10, 10), "fold": (0, 0)}
    table.do("open 10")
    assert table.offers() == {"call": (10, 10), "open": (30, 4_960), "fold": (0, 0)}
    assert table.refused("open 29") == ("opening-least", "R-CM-5")
    table.do("open 40")
    assert table.betting.raises_left == 3
    assert table.offers()["raise"] == (80, 4_960)


@pytest.mark.clause("CM-6")
@pytest.mark.ruling("R-CM-7")
def test_three_raises_in_a_coup() -> None:
    """After the third raise there is only call or fold, in this round and in later ones."""
    table = five().do("open 50, raise 100, raise 150, raise 200")
    assert table.offers() == {"call": (200, 200), "fold": (0, 0)}
    assert table.refused("raise 250") == ("raise-cap", "CM-6")
    assert table.refused("raise 5000") == ("raise-cap", "CM-6")
    table.do("call, call, call, call").next_round()
    table.do("open 50")
    assert table.offers() == {"call": (50, 50), "fold": (0, 0)}


@pytest.mark.ruling("R-CM-7")
def test_three_raises_in_a_round_where_the_sheet_says_so() -> None:
    """With raises_per round the next round has its own three."""
    table = five(raises_per_round=True).do("open 50, raise 100, raise 150, raise 200")
    assert "raise" not in table.offers()
    table.do("call, call, call, call").next_round()
    table.do("open 50, raise 100")
    assert table.betting.raises_left == 2
    assert "raise" in table.offers()


@pytest.mark.ruling("R-CM-7")
def test_the_cap_holds_when_two_are_left() -> None:
    """A fold that leaves two players does not lift the cap."""
    table = Round([5_000, 5_000]).do("open 20, raise 40, raise 60, raise 80")
    assert table.offers() == {"call": (20, 20), "fold": (0, 0)}
    table = Round([5_000] * 3).do("open 30, raise 60, raise 90, raise 120, fold")
    assert table.turn == 2
    assert table.offers() == {"call": (30, 30), "fold": (0, 0)}


@pytest.mark.ruling("R-CM-7")
@pytest.mark.parametrize("cap", [0, 1, 5])
def test_the_cap_is_the_sheets(cap: int) -> None:
    """As many raises as the sheet says, none included."""
    table = Round([5_000, 5_000], rules=BettingRules(unit=1, raises=cap)).do("open 20")
    for number in range(cap):
        table.do(f"raise {40 + 20 * number}")
    assert table.refused("raise 4990") == ("raise-cap", "CM-6")


@pytest.mark.ruling("R-CM-7", "R-CM-8")
def test_short_all_ins_use_up_no_raise_and_stop_at_the_cap() -> None:
    """A short all-in is not counted; after the cap an all-in is cut to the call."""
    table = Round([5_000, 90, 5_000, 140, 5_000])
    table.do("open 50, raise 80, raise 150")  # all-in 80 is short of 100
    assert table.betting.raises_left == 2
    assert table.offers() == {"call": (130, 130), "fold": (0, 0)}  # less than the bet: all of it
    table.do("fold, raise 250, raise 350")
    assert table.betting.raises_left == 0
    assert table.offers() == {"call": (200, 200), "fold": (0, 0)}
    table.do("call")
    assert table.betting.chips[2] == 4_640


@pytest.mark.ruling("R-CM-11")
def test_bets_are_whole_units_except_all_in() -> None:
    """A raise is a whole unit, the bounds rounded up to one, unless it is all the chips."""
    table = Round([5_050, 5_050, 5_050], ante=25, rules=BettingRules(unit=100))
    assert table.offers()["open"] == (75, 75)  # exact wins: the antes are no whole unit
    table.do("open 75")
    assert table.offers()["raise"] == (200, 5_025)
    assert table.refused("raise 150") == ("raise-least", "R-CM-6")
    assert table.refused("raise 250") == ("raise-unit", "R-CM-11")
    table.do("raise 5025")
    assert table.betting.chips[1] == 0
    table = Round([5_050, 5_050], ante=25, rules=BettingRules(unit=100)).do("open 50, call")
    table.next_round()
    assert table.offers()["open"] == (100, 4_975)
    assert table.refused("open 150") == ("opening-unit", "R-CM-11")


@pytest.mark.ruling("R-CM-11")
def test_an_all_in_below_a_whole_unit_is_a_full_raise_if_it_is_one() -> None:
    """All chips that reach the last raise but no whole unit count as a full raise."""
    table = Round([5_000, 185, 5_000], ante=25, rules=BettingRules(unit=100))
    table.do("open 75")
    assert table.offers()["raise"] == (160, 160)
    table.do("raise 160")
    assert table.betting.raises_left == 2
    assert table.offers()["raise"] == (300, 4_975)


@pytest.mark.ruling("R-CM-6")
def test_pot_limit() -> None:
    """At pot limit a raise adds at most what the pot holds after the call."""
    rules = BettingRules(POT_LIMIT, unit=1)
    table = Round([5_000] * 3, rules=rules)
    assert table.offers()["open"] == (30, 30)
    table.do("open 30")
    # The pot is 60; a call makes it 90; 30 and 90 more.
    assert table.offers()["raise"] == (60, 120)
    assert table.refused("raise 121") == ("raise-most", "R-CM-6")
    table.do("raise 120, call")
    # The opener has 30 of 120 in front: 30 + 30 + 120 + 120 in the pot, 90 to call, 390 on top.
    assert table.offers()["raise"] == (210, 510)
    table.do("call").next_round()
    assert table.offers()["open"] == (30, 390)
    assert table.refused("open 391") == ("opening-most", "R-CM-5")


@pytest.mark.ruling("R-CM-6", "R-CM-11")
def test_pot_limit_in_whole_units() -> None:
    """The most at pot limit is rounded down to the unit, yet never below the least."""
    assert raise_bounds(POT_LIMIT, 75, 75, 0, 5_000, 150, 100) == (200, 300)
    assert raise_bounds(POT_LIMIT, 75, 75, 0, 280, 150, 100) == (200, 280)
    assert raise_bounds(POT_LIMIT, 30, 30, 0, 5_000, 60, 100) == (100, 100)
    assert opening_bounds(POT_LIMIT, 75, 5_000, 275, 100) == (100, 200)
    assert opening_bounds(POT_LIMIT, 75, 5_000, 75, 100) == (100, 100)
    assert opening_bounds(POT_LIMIT, 75, 130, 150, 100) == (100, 130)
    assert opening_bounds(POT_LIMIT, 75, 60, 150, 100) == (60, 60)


@pytest.mark.ruling("R-CM-6")
def test_fixed_limit() -> None:
    """At fixed limit an opening is the antes and a raise the last bet or raise, nothing else."""
    table = five(size=FIXED_LIMIT)
    table.do("open 50")
    assert table.offers()["raise"] == (100, 100)
    assert table.refused("raise 99") == ("raise-least", "R-CM-6")
    assert table.refused("raise 101") == ("raise-most", "R-CM-6")
    table.do("raise 100, raise 150, fold, fold, call, call").next_round()
    assert table.offers()["open"] == (50, 50)
    assert table.refused("open 60") == ("opening-exact", "R-CM-5")


@pytest.mark.clause("CM-8")
@pytest.mark.ruling("R-CM-9")
def test_blinds_replace_the_opening() -> None:
    """A blind is live and the bet to call; over it goes at least that blind more."""
    table = Round(RICH, blinds=[100, 200])
    assert table.turn == 2
    assert table.offers() == {"call": (200, 200), "raise": (400, 4_990), "fold": (0, 0)}
    assert table.refused("open 400") == ("already-opened", "CM-5")
    assert table.refused("raise 399") == ("raise-least", "R-CM-6")
    table.do("call, call, call")
    assert table.turn == 0
    assert table.offers()["call"] == (100, 100)


@pytest.mark.clause("CM-8")
@pytest.mark.ruling("R-CM-9")
def test_the_last_blind_speaks_last_and_may_raise() -> None:
    """When all have called, the last blind checks or raises, and that is not its second act."""
    table = Round(RICH, blinds=[100, 200]).do("call, call, call, call")
    assert table.turn == 1
    assert table.offers() == {"check": (0, 0), "raise": (400, 4_990), "fold": (0, 0)}
    assert table.do("check").turn == -1


@pytest.mark.ruling("R-CM-7", "R-CM-9")
def test_blinds_are_not_raises() -> None:
    """Three blinds use up no raise."""
    table = Round(RICH, blinds=[100, 200, 400])
    assert table.betting.raises_left == 3
    table.do("raise 800, raise 1200, raise 1600")
    assert table.offers() == {"call": (1_400, 1_400), "fold": (0, 0)}


@pytest.mark.ruling("R-CM-5", "R-CM-9")
def test_after_blinds_later_rounds_open_with_the_antes_or_more() -> None:
    """A blind replaced the first opening: the next round's is not exact."""
    table = Round(RICH, blinds=[100]).do("call, fold, fold, fold, check").next_round()
    assert table.offers()["open"] == (50, 4_890)


@pytest.mark.clause("CM-7")
def test_bets_go_clockwise_past_the_dead_and_the_all_in() -> None:
    """The turn goes clockwise; folded and all-in seats are passed over and never asked."""
    table = Round([5_000, 30, 5_000, 5_000, 5_000], first=1)
    assert table.turn == 1
    table.do("open 20, fold, open 50")
    assert table.turn == 4
    table.do("call")
    assert table.turn == 0
    table.do("raise 100")
    assert table.turn == 3
    table.do("call, call")
    assert table.turn == -1
    assert table.next_round(1).turn == 3


def test_nobody_is_asked_when_all_are_all_in() -> None:
    """A round in which at most one seat has chips is over before it begins."""
    table = Round([30, 30, 5_000]).do("open 20, call, call")
    assert table.next_round().turn == -1
    assert Round([10, 10]).turn == -1
    assert Round([5, 10, 5_000]).turn == -1


@pytest.mark.clause("CM-10")
def test_who_has_nobody_left_to_answer_may_only_call() -> None:
    """Against all-in hands alone there is nothing to raise: call or fold."""
    table = Round([100, 5_000]).do("open 20, raise 40, raise 90")
    assert table.offers() == {"call": (50, 50), "fold": (0, 0)}
    assert table.refused("raise 140") == ("nobody-to-answer", "CM-10")
    table = Round([30, 5_000], ante=20).do("open 10")
    assert table.offers() == {"call": (10, 10), "fold": (0, 0)}
    assert table.refused("open 40") == ("nobody-to-answer", "CM-10")


@pytest.mark.clause("CM-10")
def test_who_is_short_of_a_bet_stays_in_with_what_is_there() -> None:
    """A call for less than the bet is all-in; there is nothing to raise with."""
    table = Round([5_000, 40, 5_000]).do("open 30, call, raise 60, call")
    assert table.betting.chips[1] == 0
    table = Round([5_000, 25, 5_000]).do("open 30")
    assert table.offers() == {"call": (15, 15), "fold": (0, 0)}
    assert table.refused("raise 60") == ("only-call", "CM-10")
    assert table.do("call").betting.put_in[1] == 25


def test_exactly_the_bet_is_a_call_and_no_raise() -> None:
    """Who has exactly the price calls with all of it."""
    table = Round([5_000, 40, 5_000]).do("open 30")
    assert table.offers() == {"call": (30, 30), "fold": (0, 0)}
    table = Round([5_000, 41, 5_000]).do("open 30")
    assert table.offers()["raise"] == (31, 31)


@pytest.mark.clause("CM-6", "CM-5")
def test_refusals_out_of_place() -> None:
    """No check with a bet to call, no call without one, no second opening, no raise of nothing."""
    table = five()
    assert table.refused("call") == ("nothing-to-call", "CM-6")
    assert table.refused("raise 100") == ("nothing-to-raise", "CM-5")
    table.do("open 50")
    assert table.refused("check") == ("check-facing-bet", "CM-6")
    assert table.refused("open 50") == ("already-opened", "CM-5")


@pytest.mark.ruling("R-CM-18")
def test_two_who_leave_at_once_leave_nobody_forgotten() -> None:
    """Hands that die out of turn skip nobody: who owes is asked, who has spoken is not."""
    table = five().do("check, open 50")
    table.betting.fold(3)
    table.betting.fold(4)
    assert table.turn == 2
    table.do("call")
    assert table.turn == 0
    table.betting.fold(1)
    assert table.turn == 0
    assert table.do("fold").turn == -1


@pytest.mark.ruling("R-CM-18")
def test_a_death_out_of_turn_may_end_the_round() -> None:
    """When the last who could answer is gone, a seat that owes nothing is not asked."""
    table = Round([5_000, 5_000, 10])
    assert table.turn == 0
    table.betting.fold(1)
    assert table.turn == -1


@pytest.mark.ruling("R-CM-18")
def test_the_dead_hands_bet_stands() -> None:
    """What a dead hand bet is still to call for those who go on."""
    table = Round([5_000] * 3).do("open 30, raise 200")
    table.betting.fold(1)
    assert table.turn == 2
    assert table.offers()["call"] == (200, 200)
    assert table.offers()["raise"] == (370, 4_990)


def test_who_speaks_first_is_remembered_for_the_showdown() -> None:
    """The round keeps its first speaker and its last aggressor, and forgets both in the next."""
    table = Round([10, 5_000, 5_000, 5_000])
    assert table.betting.first == 1
    table.do("open 40, raise 80, call, call")
    assert table.betting.aggressor == 2
    table.next_round(3)
    assert (table.betting.first, table.betting.aggressor) == (3, -1)


def test_refusals_say_what_it_takes() -> None:
    """The values behind a refusal are those that a sentence about it needs."""
    table = five()
    assert table.values("open 49") == {"to": 49, "exact": 50}
    table.do("open 50")
    assert table.values("check") == {"price": 50}
    assert table.values("open 60") == {"level": 50}
    assert table.values("raise 99") == {"to": 99, "low": 100}
    assert table.values("raise 4991") == {"to": 4_991, "high": 4_990}
    table.do("raise 100, raise 150, raise 200")
    assert table.values("raise 250") == {"raises": 3}
    table.do("call")
    assert table.turn == 0
    assert table.values("check") == {"price": 150}
    table.do("call, call, call").next_round()
    assert table.values("open 49") == {"to": 49, "low": 50}
    assert table.values("open 4791") == {"to": 4_791, "high": 4_790}
    short = Round([5_000, 139, 5_000], ante=20).do("open 60, raise 119, call")
    assert short.values("raise 200") == {"faced": 59, "full": 60}
    poor = Round([5_000, 25, 5_000]).do("open 30")
    assert poor.values("raise 60") == {"chips": 15}
    units = Round([5_050] * 3, ante=25, rules=BettingRules(unit=100)).do("open 75")
    assert units.values("raise 250") == {"to": 250, "unit": 100}
    lone = Round([100, 5_000]).do("open 20, raise 40, raise 90")
    assert lone.values("raise 140") == {}


def test_a_bet_of_one_is_a_bet() -> None:
    """Owing one unit of money is owing; an opening of one is an opening."""
    table = Round([11, 5_000, 5_000, 5_000]).do("open 1, call")
    assert table.offers() == {"call": (1, 1), "open": (40, 40), "fold": (0, 0)}
    table = Round([5_000, 61, 5_000]).do("open 30, call, raise 60, fold")
    assert table.offers() == {"call": (21, 21), "fold": (0, 0)}
    table = Round([5_000, 41, 5_000]).do("open 30, raise 31, call")
    assert table.offers() == {"call": (1, 1), "fold": (0, 0)}
    table = Round([5_000, 12, 11, 13]).do("check, check, open 1, open 3")
    assert table.turn == 0
    table = Round([5_000, 5_000, 11, 13]).do("fold, check, open 1, open 3")
    assert table.offers() == {"call": (3, 3), "fold": (0, 0)}
    table = Round([11, 5_000, 5_000, 13]).do("open 1, call, call, open 3")
    assert table.offers() == {"call": (2, 2), "fold": (0, 0)}


def test_who_has_just_the_bet_is_told_so() -> None:
    """With exactly the price in front, a raise or an opening is refused for want of chips."""
    assert Round([5_000, 40, 5_000]).do("open 30").refused("raise 60") == ("only-call", "CM-10")
    short = Round([30, 30, 5_000]).do("open 20")
    assert short.refused("open 30") == ("only-call", "CM-10")


@pytest.mark.ruling("R-CM-6", "R-CM-11")
def test_all_in_for_exactly_the_pot() -> None:
    """At pot limit an all-in of exactly the most is allowed, whole unit or not."""
    assert opening_bounds(POT_LIMIT, 75, 275, 275, 100) == (100, 275)
    assert opening_bounds(POT_LIMIT, 75, 276, 275, 100) == (100, 200)
    assert raise_bounds(POT_LIMIT, 75, 75, 0, 325, 175, 100) == (200, 325)
    assert raise_bounds(POT_LIMIT, 75, 75, 0, 326, 175, 100) == (200, 300)


def test_offers_of_any_position_leave_those_of_the_turn() -> None:
    """Asking for others changes nothing, in whatever order one asks."""
    table = five().do("check, open 50")
    asked = [table.betting.offers(i) for i in (2, 0, 1, 2, 0)]
    assert asked[0] == asked[3]
    assert asked[1] == asked[4]
    assert table.offers(1) == {"check": (0, 0), "fold": (0, 0)}
    assert table.offers(2) == {"call": (50, 50), "raise": (100, 4_990), "fold": (0, 0)}


@pytest.mark.ruling("R-CM-17")
def test_first_speaker_and_aggressor_by_position() -> None:
    """The opener is an aggressor; the first to speak is who could, or who would have."""
    assert five().do("check, open 50").betting.aggressor == 1
    assert Round([5_000, 5_000, 10], first=2).betting.first == 0
    assert Round([10, 10, 10], first=2).betting.first == 2
    assert Round([5_000, 10, 5_000], first=1).betting.first == 2


def test_the_cores_stand_alone() -> None:
    """Each rule is a plain function of integers."""
    assert [up_to_unit(amount, 100) for amount in (0, 1, 100, 101)] == [0, 100, 100, 200]
    assert (first_opening(50, 20), first_opening(50, 70)) == (20, 50)
    assert opening_bounds(0, 75, 500, 0, 100) == (100, 500)
    assert opening_bounds(FIXED_LIMIT, 75, 500, 0, 100) == (100, 100)
    assert raise_bounds(0, 100, 100, 50, 1_000, 0, 100) == (200, 1_050)
    assert raise_bounds(FIXED_LIMIT, 100, 50, 0, 1_000, 0, 1) == (150, 150)
    assert next_to_act(1, [True] * 3, [5, 5, 5], [0, 0, 0], [True, True, False], 0) == 2
    assert next_to_act(3, [True] * 3, [5, 5, 5], [0, 0, 0], [False, True, True], 0) == 0
    assert next_to_act(0, [True] * 3, [5, 5, 5], [0, 0, 0], [True] * 3, 0) == -1


@pytest.mark.ruling("R-CM-6", "R-CM-7", "R-CM-11")
def test_the_default_rules_are_the_casinos() -> None:
    """Without a word: no limit, three raises a coup, units of 1.00."""
    assert BettingRules() == BettingRules(0, 3, raises_per_round=False, unit=100)
    betting = Betting(BettingRules(), [1_000, 300], 500)
    assert (betting.put_in, betting.chips, betting.opening) == ([500, 300], [500, 0], 800)
