"""Between two coups: the marker and the banks."""

from __future__ import annotations

import pytest

from croupier.games.actions import Seat
from croupier.games.between import next_marker, topup_limit, winners_of
from croupier.games.stud import StudCoup
from croupier.money import Minor
from games.stud_tools import CLOSED_NO_BLINDS, FREE, OPEN, VOID, begin, check_down, dealt, play

STAKE = OPEN.stakes[0]  # ante 5, bank 500, maximum bank 2,000


def limit(
    banks: dict[int, Minor], winners: list[int], seat: int, *, cap: str = "maximum bank"
) -> Minor:
    """Return how much a seat may add."""
    sheet = OPEN.replace({"topup.cap": cap})
    table = {Seat(number): bank for number, bank in banks.items()}
    return topup_limit(sheet, STAKE, table, [Seat(w) for w in winners], Seat(seat))


@pytest.mark.clause("CM-3")
def test_the_marker_goes_to_the_next_seat_clockwise() -> None:
    """After each coup another player gets the first card."""
    seats = [Seat(n) for n in (1, 2, 3, 4, 5)]
    assert [next_marker(seat, seats) for seat in seats] == [2, 3, 4, 5, 1]


@pytest.mark.clause("CM-3")
@pytest.mark.ruling("R-CM-15")
def test_the_marker_passes_over_the_absent() -> None:
    """An absent seat gets no marker, and a marker left at one moves on from there."""
    present = [Seat(4), Seat(2)]
    assert [next_marker(Seat(n), present) for n in (1, 2, 3, 4, 5)] == [2, 4, 4, 2, 2]
    assert next_marker(Seat(3), {Seat(3)}) == 3
    with pytest.raises(ValueError, match="nobody is present"):
        next_marker(Seat(1), [])


@pytest.mark.clause("CM-3")
def test_the_first_card_goes_to_another_player_each_coup() -> None:
    """Over five coups each of five seats is dealt to first."""
    marker, firsts = Seat(5), []
    for _ in range(5):
        firsts.append(begin(OPEN, [50_000] * 5, marker=marker).seats[0])
        marker = next_marker(marker, [Seat(n) for n in range(1, 6)])
    assert firsts == [1, 2, 3, 4, 5]


@pytest.mark.clause("CM-11")
@pytest.mark.ruling("R-CM-14")
def test_a_bank_may_rise_to_the_winners() -> None:
    """To the winner's bank after payment, no further, and a richer seat adds nothing."""
    banks = {1: 90_000, 2: 60_000, 3: 120_000}
    assert [limit(banks, [1], seat) for seat in (1, 2, 3)] == [0, 30_000, 0]


@pytest.mark.clause("CM-11")
@pytest.mark.ruling("R-CM-14")
def test_of_several_winners_the_largest_counts() -> None:
    """With several winners a bank may rise to the largest of theirs, a winner's own too."""
    banks = {1: 90_000, 2: 60_000, 3: 70_000}
    assert [limit(banks, [1, 3], seat) for seat in (1, 2, 3)] == [0, 30_000, 20_000]


@pytest.mark.clause("CM-1", "CM-11")
@pytest.mark.ruling("R-CM-14")
def test_the_maximum_bank_caps_it_unless_the_sheet_says_none() -> None:
    """Not above the maximum bank; by the letter of the sheet (cap none) to the winner's height."""
    banks = {1: 350_000, 2: 60_000, 3: 250_000}
    assert limit(banks, [1], 2) == 140_000
    assert limit(banks, [1], 3) == 0
    assert limit(banks, [1], 2, cap="none") == 290_000
    assert limit(banks, [1], 3, cap="none") == 100_000


@pytest.mark.clause("CM-11")
@pytest.mark.ruling("R-CM-14")
def test_a_bank_below_bank_may_always_be_restored() -> None:
    """Whoever won what, a bank below Bank may be restored to it: also the winner's own."""
    assert limit({1: 20_000, 2: 0, 3: 49_999}, [1], 1) == 30_000
    assert limit({1: 20_000, 2: 0, 3: 49_999}, [1], 2) == 50_000
    assert limit({1: 20_000, 2: 0, 3: 50_000}, [], 3) == 0


@pytest.mark.ruling("R-CM-14")
def test_a_winner_who_left_raises_nobody() -> None:
    """A bank that is no longer at the table is no height to rise to."""
    assert limit({2: 60_000, 3: 50_000}, [1], 3) == 0


@pytest.mark.ruling("R-CM-14", "R-CM-19")
def test_a_voided_coup_has_no_winner() -> None:
    """After a void only what is missing to Bank may be added."""
    coup = dealt(FREE, [90_000, 30_000])
    coup.act(Seat(0), VOID)
    assert winners_of(coup.settlement) == frozenset()
    after = {seat: coup.chips(seat) for seat in coup.seats}
    assert topup_limit(FREE, STAKE, after, winners_of(coup.settlement), Seat(2)) == 20_000


@pytest.mark.clause("CM-10", "CM-11")
@pytest.mark.ruling("R-CM-14")
def test_who_won_any_pot_is_a_winner() -> None:
    """The second best who takes the side pot has won too; who only got chips back has not."""
    hands = {1: "Ac Ad Kc 9c 8d", 2: "Kd Kh 9h 8h 7h", 3: "Qc Qd 9d 8c 7d"}
    coup = dealt(FREE, [2_000, 60_000, 90_000], hands)
    play(coup, "check, open 15, raise 895, call, call")
    assert isinstance(coup, StudCoup)
    assert winners_of(coup.settlement) == {1, 2}
    assert {seat: coup.chips(seat) for seat in coup.seats} == {1: 6_000, 2: 116_000, 3: 30_000}
    after = {seat: coup.chips(seat) for seat in coup.seats}
    assert topup_limit(FREE, STAKE, after, winners_of(coup.settlement), Seat(3)) == 86_000


@pytest.mark.ruling("R-CM-13")
def test_winnings_may_exceed_the_maximum_bank() -> None:
    """A bank that has grown past the maximum plays on as it is."""
    coup = dealt(CLOSED_NO_BLINDS, [450_000, 50_000])
    assert check_down(coup).done
    assert begin(OPEN, [450_000, 50_000]).chips(Seat(1)) == 449_500
