"""Chips that come to a Caribbean table, or leave it, while bets are open."""

from __future__ import annotations

import pytest

from croupier.games.actions import HOUSE, Join, Place, Seat, TimeOut
from croupier.games.caribbean import caribbean_game
from croupier.games.events import Joined
from croupier.messages import languages
from croupier.records import replay
from croupier.records.notation import NotationError, act_of, line_of
from croupier.records.record import record_of
from croupier.records.story import tell, voice_of
from games.caribbean_tools import SHIPPED, refusal

ONE, TWO = Seat(1), Seat(2)


@pytest.mark.clause("QC-5")
def test_who_joins_may_bet_and_who_leaves_may_not() -> None:
    """Sitting down, adding chips and getting up are acts of the house, rebuilt like any other."""
    coup = caribbean_game(SHIPPED).coup({ONE: 100_00})
    assert coup.act(HOUSE, Join(TWO, 50_00)) == (Joined(TWO, 50_00),)
    coup.act(TWO, Place(10_00))
    assert refusal(coup, 0, Join(TWO, 29_99)) == ("chips-short", "R-QC-14")
    assert refusal(coup, 0, Join(TWO, 0)) == ("chips-short", "R-QC-14")
    coup.act(HOUSE, Join(TWO, 80_00))
    assert coup.chips(TWO) == 70_00
    coup.act(HOUSE, TimeOut(TWO))
    coup.act(HOUSE, Join(TWO, 0))
    assert refusal(coup, 2, Place(10_00)) == ("unknown-seat", "")
    assert [seat.seat for seat in coup.view(None).seats] == [1]
    again = replay(record_of(coup))
    assert again.events == coup.events
    assert record_of(again) == record_of(coup)


def test_only_the_house_lets_somebody_join_and_only_before_the_deal() -> None:
    """A seat cannot give itself chips, nor is there a seat that the table lacks."""
    coup = caribbean_game(SHIPPED).coup({ONE: 100_00})
    assert refusal(coup, 1, Join(ONE, 500_00)) == ("house-only", "")
    assert refusal(coup, 0, Join(Seat(8), 500_00)) == ("unknown-seat", "R-QC-3")
    assert refusal(coup, 0, Join(ONE, -1)) == ("unknown-seat", "R-QC-3")


def test_a_join_is_written_and_told() -> None:
    """On paper as ``0 join 2 50.00``, in words in every language."""
    join = Join(TWO, 50_00)
    assert line_of(HOUSE, join) == "0 join 2 50.00"
    assert act_of("0 join 2 50.00", None) == (HOUSE, join)
    for wrong in ("0 join 2", "0 join x 1.00", "0 join 2 1.00 more"):
        with pytest.raises(NotationError):
            act_of(wrong, None)
    coup = caribbean_game(SHIPPED).coup({ONE: 100_00})
    for language in languages():
        for chips in (50_00, 0):
            assert "2" in tell(voice_of(coup, language), Joined(TWO, chips)).text
