"""The progressive bet of Caribbean Stud where the printed sheet is silent."""

from __future__ import annotations

import pytest

from croupier.cards import full_deck
from croupier.games.actions import (
    HOUSE,
    Deal,
    Place,
    Seat,
)
from croupier.games.caribbean import CaribbeanCoup, caribbean_game
from croupier.games.events import HandShown, MeterFed, ProgressiveHit
from games.caribbean_tools import (
    AK_DEALER,
    FLUSH,
    LOW_DEALER,
    QUADS,
    QUEENS,
    RAGS,
    RICH,
    ROYAL,
    ROYAL_CLUBS,
    SHIPPED,
    STRAIGHT_FLUSH,
    STRAIGHT_FLUSH_CLUBS,
    Play,
    bets,
    clauses,
    game,
    kinds,
    opened,
    play,
    refusal,
)

ONE, TWO = Seat(1), Seat(2)
DECK = full_deck()
METER = 123_456_789_999  # shown as 123,456.78


def meter_after(coup: CaribbeanCoup) -> int:
    """Return what the meter was left at."""
    assert coup.settlement is not None
    return coup.settlement.meter_after


@pytest.mark.ruling("R-QC-5")
def test_a_folded_hand_keeps_the_progressive_or_not() -> None:
    """By default it wins and is shown before payment; switched off, it loses and stays hidden."""
    plays = {1: Play(FLUSH, raised=False, progressive=True), 2: Play(QUEENS)}
    coup = play(plays, LOW_DEALER)
    assert bets(coup, 1) == {"ante": -1000, "progressive": 4_900}
    assert "R-QC-5" in clauses(coup, 1, "progressive")
    after = kinds(coup.events)[kinds(coup.events).index("DealerShown") :]
    assert after[:4] == ["DealerShown", "HandShown", "HandShown", "ProgressiveHit"]
    shown = [event.seat for event in coup.events if isinstance(event, HandShown)]
    assert shown == [2, 1]
    coup = play(plays, LOW_DEALER, on=game(progressive__pays_folded=False))
    assert bets(coup, 1) == {"ante": -1000, "progressive": -100}
    assert clauses(coup, 1, "progressive") == ("QC-19", "QC-20", "R-QC-5")
    shown = [event.seat for event in coup.events if isinstance(event, HandShown)]
    assert shown == [2]


@pytest.mark.ruling("R-QC-5")
def test_a_progressive_winner_is_shown_though_the_dealer_does_not_open() -> None:
    """The hand is exposed once, for the progressive; the other raised hand stays hidden."""
    coup = play({1: Play(FLUSH, progressive=True), 2: Play(QUADS)}, "As Qc 9h 4c 2h")
    shown = [event.seat for event in coup.events if isinstance(event, HandShown)]
    assert shown == [1]
    assert "R-QC-5" not in clauses(coup, 1, "progressive")


def test_a_folded_loser_tells_nothing_by_its_clauses() -> None:
    """Where folded hands lose the progressive, a flush and rags lose it by the same clauses."""
    on = game(progressive__pays_folded=False)
    said = {
        clauses(play({1: Play(cards, raised=False, progressive=True)}, AK_DEALER, on=on), 1, bet)
        for cards in (FLUSH, RAGS)
        for bet in ("progressive",)
    }
    assert len(said) == 1


TWO_OF_EACH = {
    1: Play(ROYAL, progressive=True),
    2: Play(STRAIGHT_FLUSH, progressive=True),
    3: Play(ROYAL_CLUBS, progressive=True, raised=False),
    4: Play(STRAIGHT_FLUSH_CLUBS, progressive=True),
}


@pytest.mark.ruling("R-QC-6")
def test_several_jackpots_in_seat_order() -> None:
    """Each from the meter as the one before left it; a royal resets it to the seed."""
    coup = play(TWO_OF_EACH, "2d 2h 2s 7d 4h", meter=METER)
    prizes = [bets(coup, seat)["progressive"] + 100 for seat in TWO_OF_EACH]
    assert prizes == [12_345_678, 100_000, 900_000, 100_000]
    assert meter_after(coup) == 900_000 * 10_000 + 9_999
    assert all("R-QC-6" in clauses(coup, seat, "progressive") for seat in TWO_OF_EACH)
    hits = [event for event in coup.events if isinstance(event, ProgressiveHit)]
    assert [event.seat for event in hits] == [1, 2, 3, 4]
    assert [hits[0].before, hits[0].after] == [METER, 1_000_000 * 10_000 + 9_999]


@pytest.mark.ruling("R-QC-6")
def test_several_jackpots_shared() -> None:
    """Straight flushes first, a tenth each of the meter at the hit; royals halve the rest."""
    coup = play(TWO_OF_EACH, "2d 2h 2s 7d 4h", on=game(progressive__order="share"), meter=METER)
    prizes = {seat: bets(coup, seat)["progressive"] + 100 for seat in TWO_OF_EACH}
    rest = 12_345_678 - 2 * 1_234_567
    assert prizes == {1: rest // 2, 2: 1_234_567, 3: rest // 2, 4: 1_234_567}
    assert meter_after(coup) == 1_000_000 * 10_000 + 9_999 + rest % 2 * 10_000
    hits = [event for event in coup.events if isinstance(event, ProgressiveHit)]
    assert [event.seat for event in hits] == [2, 4, 1, 3]
    assert hits[0].before == METER
    assert hits[-1].after == meter_after(coup)


@pytest.mark.ruling("R-QC-6")
def test_one_jackpot_needs_no_ruling_about_several() -> None:
    """Fixed prizes beside one straight flush leave R-QC-6 unnamed and the meter to it alone."""
    plays = {1: Play(FLUSH, progressive=True), 2: Play(STRAIGHT_FLUSH, progressive=True)}
    coup = play(plays, AK_DEALER, meter=METER)
    assert clauses(coup, 2, "progressive") == ("QC-19", "QC-20", "R-QC-13", "R-QC-8")
    assert clauses(coup, 1, "progressive") == ("QC-19", "QC-20", "R-QC-13")
    assert meter_after(coup) == METER - 1_234_567 * 10_000


@pytest.mark.ruling("R-QC-7", "R-QC-13")
@pytest.mark.parametrize(
    ("share", "fed"), [("50%", 1_000_000), ("70%", 1_400_000), ("0%", 0), ("33.333333%", 666_666)]
)
def test_the_contribution_enters_at_no_more_bets(share: str, fed: int) -> None:
    """Two dollars feed the meter their share before the first card is dealt."""
    coup = opened(1, 2, on=game(progressive__contribution=share), progressive=True)
    coup.act(ONE, Place(1000, progressive=True))
    events = coup.act(HOUSE, Deal(DECK))
    assert coup.fed == fed
    if fed:
        assert kinds(events)[:3] == ["NoMoreBets", "MeterFed", "DeckSet"]
        assert events[1] == MeterFed(fed)
    else:
        assert "MeterFed" not in kinds(events)


@pytest.mark.ruling("R-QC-7")
def test_a_royal_resets_the_meter_to_the_sheets_seed() -> None:
    """Another seed in the sheet is another meter after a royal."""
    for seed, left in (("10000.00", 10_000_009_999), ("2500.00", 2_500_009_999)):
        on = game(progressive__seed=seed)
        assert meter_after(
            play({1: Play(ROYAL, progressive=True)}, QUEENS, on=on, meter=METER)
        ) == (left)


@pytest.mark.ruling("R-QC-8")
def test_the_meter_counts_micro_units_and_pays_whole_cents() -> None:
    """A tenth of the shown amount, rounded down; all that is not paid stays, to the micro-unit."""
    coup = play({1: Play(STRAIGHT_FLUSH, progressive=True)}, QUEENS, meter=METER)
    assert bets(coup, 1)["progressive"] == 1_234_567 - 100
    assert meter_after(coup) == METER - 12_345_670_000


@pytest.mark.ruling("R-QC-13")
def test_the_dollar_does_not_come_back() -> None:
    """A flush nets 49.00, and the dollar is taken though the dealer does not open."""
    coup = play(
        {1: Play(FLUSH, progressive=True), 2: Play(RAGS, progressive=True)}, "Ah Qd 9h 4c 3h"
    )
    assert bets(coup, 1) == {"ante": 1000, "raise": 0, "progressive": 4_900}
    assert "R-QC-13" in clauses(coup, 1, "progressive")
    assert bets(coup, 2) == {"ante": 1000, "raise": 0, "progressive": -100}
    assert coup.chips(TWO) == RICH + 1000 - 100


@pytest.mark.ruling("R-QC-13")
def test_a_progressive_bet_without_an_ante_is_refused() -> None:
    """The dollar lies beside an ante or not at all."""
    coup = caribbean_game(SHIPPED).coup({ONE: RICH})
    assert refusal(coup, 1, Place(0, progressive=True)) == ("progressive-without-ante", "R-QC-13")


@pytest.mark.ruling("R-QC-15")
def test_a_share_is_of_the_meter_when_the_hands_are_exposed() -> None:
    """Not of the meter at the deal: what other tables did in between counts."""
    for meter, prize in ((METER, 12_345_678), (METER + 500_000, 12_345_728)):
        coup = play({1: Play(ROYAL, progressive=True)}, QUEENS, meter=meter)
        assert bets(coup, 1)["progressive"] == prize - 100
        assert coup.settlement is not None
        assert coup.settlement.meter_before == meter
        assert coup.settlement.hits[0].from_meter


P = ("QC-19", "QC-20")


@pytest.mark.parametrize(
    ("plays", "folded_too", "expected"),
    [
        ({1: Play(RAGS, progressive=True)}, True, P),
        ({1: Play(RAGS, progressive=True)}, False, P),
        ({1: Play(RAGS, progressive=True, raised=False)}, True, P),
        ({1: Play(FLUSH, progressive=True)}, False, (*P, "R-QC-13")),
        ({1: Play(FLUSH, progressive=True, raised=False)}, True, (*P, "R-QC-13", "R-QC-5")),
        ({1: Play(FLUSH, progressive=True, raised=False)}, False, (*P, "R-QC-5")),
        ({1: Play(ROYAL, progressive=True)}, True, (*P, "R-QC-13", "R-QC-8")),
        (
            {1: Play(ROYAL, progressive=True), 2: Play(STRAIGHT_FLUSH, progressive=True)},
            True,
            (*P, "R-QC-13", "R-QC-8", "R-QC-6"),
        ),
        (
            {1: Play(ROYAL, progressive=True), 2: Play(STRAIGHT_FLUSH)},
            True,
            (*P, "R-QC-13", "R-QC-8"),
        ),
    ],
)
def test_the_progressive_names_exactly_what_bears_on_it(
    plays: dict[int, Play],
    folded_too: bool,  # noqa: FBT001
    expected: tuple[str, ...],
) -> None:
    """No clause too few and none too many."""
    on = game(progressive__pays_folded=folded_too)
    assert clauses(play(plays, AK_DEALER, on=on), 1, "progressive") == expected
