"""Players who show each other their cards: every decision weighed by all that is in sight."""

from __future__ import annotations

from itertools import combinations
from typing import Any, cast

import numpy as np
import pytest

from croupier.cards import Card, full_deck
from croupier.games.pays import caribbean_pays
from croupier.kernels import kernel
from croupier.odds.caribbean import terms_of
from croupier.sheets import CaribbeanSheet, load_sheet
from croupier.simulation import sharing
from croupier.simulation.job import SimulationError
from croupier.simulation.run import run
from croupier.simulation.sharing import SharingResult, sharing_job
from croupier.simulation.streams import CARDS, deal, key_of, room_for

SHEET = cast("CaribbeanSheet", load_sheet("caribbean-stud-quebec"))


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make chunks small."""
    monkeypatch.setattr(sharing, "CHUNK", 32)


def raised_worth(sheet: CaribbeanSheet, hand: tuple[Card, ...], exposed: Card, left: Any) -> int:  # noqa: ANN401
    """Return what raising brings over all completions, counted slowly by the game's results."""
    pays, results = caribbean_pays(sheet), terms_of(sheet).results
    ranking, total = pays.ranking, 0
    mine = ranking.strength(hand)
    for others in combinations(left, 4):
        dealt = ranking.strength((exposed, *others))
        if dealt < pays.opening:
            total += results.no_open
        elif dealt == mine:
            total += results.push
        else:
            total += int(results.win[mine]) if mine > dealt else results.lose
    return total


def test_the_worth_of_a_seat_is_that_of_every_dealer_s_hand() -> None:
    """With seven seats what all bring together is counted as by hand, deal by deal."""
    job = sharing_job(SHEET, 4, 5, 7)
    found, room = job.play(0), room_for(8)
    kernel(deal)(key_of(5), 0, CARDS, 0, (52, 0), room)
    fold, best = terms_of(SHEET).results.fold * job.ways, 0
    for lane in range(4):
        cards = [Card(int(card)) for card in room.cards[:, lane]]
        seen = {*cards[:35], cards[39]}
        left = [card for card in full_deck() if card not in seen]
        for seat in range(7):
            hand = tuple(cards[5 * seat : 5 * seat + 5])
            best += max(fold, raised_worth(SHEET, hand, cards[39], left))
    assert found.alone + found.gained == best


def test_who_sees_no_other_hand_gains_nothing() -> None:
    """Alone at the table best play by the table is best play by counting: no decision changes."""
    found = run(sharing_job(SHEET, 64, 3, 1)).totals
    assert (found.gained, found.turned) == (0, 0)


def test_seven_seats_gain_so_that_the_house_loses() -> None:
    """What seven seats gain is more than the house's edge: so the sheet forbids it (QC-8)."""
    result = SharingResult(
        sharing_job(SHEET, 3_000, 1, 7), run(sharing_job(SHEET, 3_000, 1, 7)).totals
    )
    assert abs(result.alone.off or 0) < 4.5
    low, high = result.gain.interval99
    assert 0.0522 < low < 0.0757 < high < 0.1
    assert 0.15 < result.turned < 0.3
    assert result.answer()["gain"]["mean"] == result.gain.mean


@pytest.mark.parametrize(("coups", "seats"), [(0, 2), (10, 0), (10, 8)])
def test_what_cannot_be_is_refused(coups: int, seats: int) -> None:
    """No coup, no seat, too many seats."""
    with pytest.raises(SimulationError):
        sharing_job(SHEET, coups, 1, seats)


def test_gains_need_one_exposed_card() -> None:
    """A sheet that exposes another number is refused."""
    sheet = SHEET.replace({"dealer.exposed": 2})
    with pytest.raises(SimulationError, match="one card"):
        sharing_job(sheet, 10, 1, 2)


def test_rows_are_whole_numbers() -> None:
    """Sums are exact: the same chunk gives the same integers."""
    one = sharing_job(SHEET, 40, 8, 5)
    assert one.play(1) == one.play(1)
    assert one.play(1).coups == 8
    assert isinstance(one.play(0).gained_square, int)
    assert np.iinfo(np.int64).max > one.play(0).gained_square
