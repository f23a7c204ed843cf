"""Promises about what the rake takes: by pot, at the cliff, of the stakes."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.games.pots import RakeRule, settle_pots
from croupier.odds.stud_rake import cliff_of, rake_report, rake_rule, raked, stake_pots
from croupier.sheets import StudSheet, load_sheet

OPEN = load_sheet("five-card-stud-casino")
assert isinstance(OPEN, StudSheet)
RULE = rake_rule(OPEN)


@pytest.mark.clause("CM-13")
@pytest.mark.ruling("R-CM-12")
def test_the_cliff_at_the_threshold() -> None:
    """200.00 pays 200.00, 200.01 pays 195.01, 205.11 still less than 200.00, 205.12 that again."""
    cliff = cliff_of(RULE)
    assert cliff is not None
    assert (cliff.threshold.pot, cliff.threshold.net) == (20_000, 20_000)
    assert (cliff.first.pot, cliff.first.rake, cliff.first.net) == (20_001, 500, 19_501)
    assert (cliff.last.pot, cliff.last.net) == (20_511, 19_999)
    assert (cliff.level.pot, cliff.level.net) == (20_512, 20_000)
    assert cliff.drop == 499


@given(st.integers(1, 50_000), st.fractions(Fraction(1, 1000), Fraction(9, 10)))
def test_the_cliff_is_every_pot_that_pays_less_than_the_threshold(
    above: int, rate: Fraction
) -> None:
    """Between its ends every pot pays less than the threshold, beyond them none does."""
    rule = RakeRule(above, rate.numerator, rate.denominator)
    cliff = cliff_of(rule)
    if cliff is None:
        assert raked(rule, above + 1).net >= above
        return
    assert (cliff.first.pot, cliff.level.pot) == (above + 1, cliff.last.pot + 1)
    inside = range(cliff.first.pot, cliff.level.pot, max(1, (cliff.level.pot - above) // 50))
    assert all(raked(rule, pot).net < above for pot in inside)
    assert cliff.last.net < above
    assert all(raked(rule, cliff.level.pot + more).net >= above for more in range(50))


def test_a_rake_without_a_threshold_or_of_everything_has_no_cliff() -> None:
    """From the first cent on nothing is lost by winning more; where all is taken it never ends."""
    assert cliff_of(RakeRule(0, 1, 40)) is None
    assert cliff_of(RakeRule(20_000, 0, 1)) is None
    assert cliff_of(RakeRule(20_000, 1, 1)) is None


@given(st.integers(1, 1_000_000))
def test_the_rake_of_a_pot_is_what_the_settlement_takes(pot: int) -> None:
    """What is reported of a pot is what two players who put it in are settled by."""
    settled = settle_pots([pot, pot], [True, True], [1, 0], RULE)
    assert settled.rake == raked(RULE, 2 * pot).rake
    assert settled.paid[0] == raked(RULE, 2 * pot).net


@pytest.mark.ruling("R-CM-12")
def test_the_pots_of_a_stake() -> None:
    """Ante 50, five players, all checked to the end: the pot of 250.00 is raked 6.25."""
    assert isinstance(OPEN, StudSheet)
    pots = {(pot.players, pot.line): pot.pot for pot in stake_pots(OPEN, OPEN.stakes[3])}
    assert (pots[5, "antes"].pot, pots[5, "antes"].rake) == (25_000, 625)
    assert (pots[4, "antes"].pot, pots[4, "antes"].rake) == (20_000, 0)
    assert pots[5, "one call"].pot == 75_000
    assert pots[5, "all call"].pot == 150_000
    assert pots[5, "heads-up banks"].pot == 1_015_000
    assert pots[5, "all banks"].rake == 2_500_000 // 40
    assert (2, "all call") not in pots
    assert pots[5, "all banks"].rate == Fraction(1, 40)


def test_the_report_rises_by_pot_and_has_every_stake() -> None:
    """Pots rise and hold the cliff's ends; each stake has a line for each number of players."""
    assert isinstance(OPEN, StudSheet)
    report = rake_report(OPEN)
    assert report is not None
    sizes = [pot.pot for pot in report.pots]
    assert sizes == sorted(sizes)
    assert {20_000, 20_001, 20_511, 20_512} <= set(sizes)
    assert len({(s.stake.ante, s.players) for s in report.stakes}) == 4 * 4
    assert rake_report(OPEN.replace({"rake": None})) is None


def test_a_rake_from_the_first_cent_is_reported_too() -> None:
    """Without a threshold there are pots to look at, all of them raked."""
    assert isinstance(OPEN, StudSheet)
    report = rake_report(OPEN.replace({"rake.above": "0.00"}))
    assert report is not None
    assert report.cliff is None
    assert all(pot.rake == pot.pot // 40 for pot in report.pots)
