"""What simulated coups are said to have come to."""

from __future__ import annotations

import json
from fractions import Fraction
from math import isclose
from typing import cast

import pytest

from croupier import money
from croupier.odds import analyse
from croupier.sheets import CaribbeanSheet, StudSheet, load_sheet
from croupier.simulation import simulate
from croupier.simulation.caribbean_result import CaribbeanResult
from croupier.simulation.intervals import Estimate, estimate, quantile, share
from croupier.simulation.stud_result import StudResult

SHEET = cast("CaribbeanSheet", load_sheet("caribbean-stud-quebec"))
STUD = cast("StudSheet", load_sheet("five-card-stud-casino"))


@pytest.fixture(scope="module")
def found() -> CaribbeanResult:
    """Two million coups of one seat."""
    return simulate(SHEET, 2_000_000, seed=1)


@pytest.fixture(scope="module")
def played() -> StudResult:
    """Some thousand coups of stud."""
    return simulate(STUD, 40_000, seed=1)


def test_the_simulation_agrees_with_the_count_of_all_deals(found: CaribbeanResult) -> None:
    """Edge, deviation, outcomes, hits and sessions lie where exact values say, within chance."""
    assert found.agrees
    assert found.exact.net == analyse(SHEET).net
    assert isclose(found.deviation, found.exact.standard_deviation, rel_tol=0.01)
    sure = [each for each in found.shares.values() if each.exact and each.exact * 2e6 > 100]
    assert all(abs(each.off or 0) < 4.5 for each in sure)
    assert all(abs(each.off or 0) < 4.5 for each in found.hits.values())
    assert abs(found.ruin.off or 0) < 4.5
    assert abs(found.ahead.off or 0) < 4.5


def test_best_play_by_the_table_is_best_play(found: CaribbeanResult) -> None:
    """Hands are raised as often as the exact strategy raises them."""
    exact = float(found.exact.raise_frequency)
    assert abs(share(found.raised, found.hands, exact).off or 0) < 4.5


def test_the_result_is_the_sum_of_its_parts(found: CaribbeanResult) -> None:
    """Outcomes are all hands; the mean is the net of all hands in antes."""
    assert sum(found.outcomes.values()) == found.hands == 2_000_000
    assert isclose(found.mean.mean, float(Fraction(found.net, found.job.ante * found.hands)))
    path = found.path
    assert path is not None
    taken = money.MICRO_PER_MINOR * (path.start + path.seeds - path.paid) + path.fed
    assert taken == path.end


def test_seats_share_their_dealer() -> None:
    """With seven seats the error of the mean is wider than seven hands apart would have."""
    seven = simulate(SHEET, 100_000, seed=4, seats=7)
    apart = seven.deviation / (7 * 100_000) ** 0.5
    assert seven.mean.error > 1.15 * apart
    assert seven.agrees


def test_a_simulation_says_when_it_does_not_agree(found: CaribbeanResult) -> None:
    """Held against the worth of another chart, the verdict is no."""
    wrong = Estimate(found.mean.mean, found.mean.deviation, found.mean.error, exact=0.01)
    assert wrong.agrees is False


def test_every_answer_is_json(found: CaribbeanResult, played: StudResult) -> None:
    """Answers for programs are plain JSON, with counts whole and money as text."""
    answer = json.loads(json.dumps(found.answer()))
    assert answer["coups"] == 2_000_000
    assert money.parse(answer["net"]) == found.net
    stud = json.loads(json.dumps(played.answer()))
    assert stud["coups"] == sum(stake["coups"] for stake in stud["stakes"]) == 40_000
    nets = [money.parse(p["net"]) for stake in stud["stakes"] for p in stake["players"]]
    assert sum(nets) == -money.parse(stud["rake"])


def test_a_player_s_hands_end_in_some_way(played: StudResult) -> None:
    """The ends of each player's hands are all coups of the stake, shown ones by class."""
    for stake in played.stakes:
        for player in stake.players:
            assert sum(player.ends.values()) == stake.coups
            for end in ("won", "shared", "lost"):
                assert sum(row[end] for row in player.classes.values()) == player.ends[end]


def test_an_estimate_is_that_of_the_textbook() -> None:
    """Mean, deviation and error of a small sample."""
    found = estimate(10, 30, 4)
    assert found.mean == 2.5
    assert isclose(found.deviation, (5 / 3) ** 0.5)
    assert isclose(found.error, found.deviation / 2)
    assert found.agrees is None
    low, high = found.interval95
    assert isclose(high - low, 2 * 1.959963984540054 * found.error)


def test_quantiles_are_values_that_were_counted() -> None:
    """The least value that so many do not exceed."""
    counts = {-3: 1, 0: 2, 9: 1}
    assert [quantile(counts, level) for level in (0.1, 0.25, 0.5, 0.75, 0.99)] == [-3, -3, 0, 0, 9]
