"""A job of stud: chunks in any order, nothing lost but the rake, evenings that begin anew."""

from __future__ import annotations

from typing import cast

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.sheets import StudSheet, load_sheet
from croupier.simulation import stud
from croupier.simulation.job import SimulationError
from croupier.simulation.stud import StudJob, StudTotals, plan_of
from croupier.simulation.stud_kernels import ALONE, ENDS
from croupier.simulation.stud_result import StudResult
from croupier.simulation.stud_sessions import BOUGHT, COUPS, RAKE, RAKED, SHOWDOWNS

OPEN = cast("StudSheet", load_sheet("five-card-stud-casino"))
FIVE = ("tight", "loose", "calling", "bold", "loose")


def job(coups: int, **changed: object) -> StudJob:
    """Return a job of the open sheet."""
    values: dict[str, object] = {
        "sheet": OPEN,
        "coups": coups,
        "seed": 5,
        "players": FIVE,
        "stakes": (0, 1, 2, 3),
        "session": 40,
    }
    return StudJob(**(values | changed))  # type: ignore[arg-type]


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make chunks small enough for a test to have many."""
    monkeypatch.setattr(stud, "CHUNK", 1000)


def whole(one: StudJob) -> StudTotals:
    """Return a job's totals."""
    found = one.nothing()
    for number in range(-(-one.coups // one.chunk)):
        found.add(one.play(number))
    return found


@pytest.mark.usefixtures("small")
@given(st.permutations(range(4)))
@settings(max_examples=10)
def test_the_order_of_chunks_changes_nothing(order: list[int]) -> None:
    """Chunks in any order add up to the same totals."""
    one = job(3_500)
    other = one.nothing()
    for number in order:
        other.add(one.play(number))
    assert other == whole(one)


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize(
    "changed",
    [{}, {"players": ("bold", "bold")}, {"stakes": (2,)}, {"sheet": OPEN.replace({"rake": None})}],
)
def test_what_players_lose_is_the_rake(changed: dict[str, object]) -> None:
    """All hands' results together are minus the rake, and every coup has one hand a seat."""
    one = job(2_000, **changed)
    found = whole(one)
    assert sum(found.nets) == -sum(row[RAKE] for row in found.stakes)
    assert sum(found.hands) == 2_000 * len(one.players)
    assert sum(row[COUPS] for row in found.stakes) == 2_000 == found.coups
    assert all(row[RAKED] <= row[COUPS] for row in found.stakes)
    assert any(row[SHOWDOWNS] for row in found.stakes)


@pytest.mark.usefixtures("small")
def test_every_coup_has_one_who_is_left_or_a_showdown() -> None:
    """Coups without a showdown have exactly one hand that was left alone."""
    one = job(1_000)
    found = whole(one)
    hands = np.array(found.hands).reshape(4, 5, ENDS, -1)
    alone = int(hands[:, :, ALONE].sum())
    assert alone == 1_000 - sum(row[SHOWDOWNS] for row in found.stakes)


@pytest.mark.usefixtures("small")
def test_evenings_are_the_coups_of_their_tables() -> None:
    """Results of evenings add up to those of the hands where every evening is a whole one."""
    one = job(1_000, session=50)
    found = whole(one)
    assert sum(row[0] for row in found.rakes) == 20
    assert sum(row[1] for row in found.rakes) == sum(row[RAKE] for row in found.stakes)
    assert sum(row[0] for row in found.seats) == sum(found.nets)
    for row, evenings in zip(found.seats, found.evenings, strict=True):
        assert sum(result * number for result, number in evenings.items()) == row[0]
        assert sum(result * result * number for result, number in evenings.items()) == row[1]
    lost = sum(row[2] for row in found.seats)
    assert 0 < lost <= sum(row[BOUGHT] for row in found.stakes)


@pytest.mark.usefixtures("small")
def test_characters_differ() -> None:
    """The calling one comes to the showdown more often than the tight one."""
    one = job(20_000, stakes=(0,))
    hands = np.array(whole(one).hands).reshape(1, 5, ENDS, -1)[0]
    shown = hands[:, 2:].sum(axis=(1, 2)) / hands.sum(axis=(1, 2))
    assert shown[FIVE.index("calling")] > shown[FIVE.index("tight")]


def test_the_trained_player_wins_of_four_that_call() -> None:
    """Among more than two it plays by a table; the 99% interval of what it wins is above zero."""
    closed = cast("StudSheet", load_sheet("five-card-stud-casino-closed"))
    four = ("trained", *["calling"] * 4)
    one = job(30_000, sheet=closed, stakes=(0,), players=four)
    low, _ = StudResult(one, one.play(0)).stakes[0].players[0].mean.interval99
    assert low > 0


@pytest.mark.parametrize(
    ("players", "said"),
    [
        (("tight",), "seats 2 to 5"),
        (("tight",) * 6, "seats 2 to 5"),
        (("shy", "bold"), "tight"),
        (("trained", "bold"), "croupier train"),
    ],
)
def test_a_table_that_cannot_sit_down_is_refused(players: tuple[str, ...], said: str) -> None:
    """Too few, too many and unknown players are refused, with what would do."""
    with pytest.raises(SimulationError, match=said):
        plan_of(job(1, players=players))


@pytest.mark.usefixtures("small")
def test_who_sees_a_hole_card_plays_otherwise_and_nobody_else() -> None:
    """A look changes what the looking seat does; without one nothing is changed."""
    fair, looking = job(2_000), job(2_000, peeks=((1, 2),))
    assert whole(fair) == whole(job(2_000, peeks=()))
    assert whole(fair).nets != whole(looking).nets
    assert sum(whole(looking).nets) == -sum(row[RAKE] for row in whole(looking).stakes)


@pytest.mark.parametrize("peeks", [((1, 1),), ((1, 6),), ((0, 2),)])
def test_a_look_is_from_one_seat_at_another(peeks: tuple[tuple[int, int], ...]) -> None:
    """Oneself, and seats that are not there, are refused."""
    with pytest.raises(SimulationError, match="cannot see"):
        plan_of(job(1, peeks=peeks))


def test_a_hole_card_is_seen_in_the_open_deal() -> None:
    """With five cards down there is no such card to see."""
    closed = cast("StudSheet", load_sheet("five-card-stud-casino-closed"))
    with pytest.raises(SimulationError, match="open deal"):
        plan_of(job(1, sheet=closed, peeks=((1, 2),)))
