"""Promises about a session: how its result is spread, ruin before its end, what bounds hold."""

from __future__ import annotations

import json
from collections.abc import Mapping
from fractions import Fraction
from math import ceil, erf, sqrt
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.cli.main import run
from croupier.odds import lattice, session
from croupier.odds.caribbean import Analysis, analyse_caribbean
from croupier.odds.lattice import (
    TAIL,
    WidthError,
    blurred,
    common_unit,
    lattice_of,
    power,
    walk,
    window,
)
from croupier.odds.session import Coup, SessionError, coup_of, ranges, volatility_index
from croupier.odds.together import together
from games.caribbean_tools import SHIPPED

Results = Mapping[Fraction, Fraction]


@pytest.fixture(scope="module")
def best() -> Analysis:
    """Return the worth of the shipped sheet under best play."""
    return analyse_caribbean(SHIPPED)


def convolved(results: Results, coups: int) -> dict[Fraction, Fraction]:
    """Return the exact chance of each sum."""
    sums = {Fraction(0): Fraction(1)}
    for _ in range(coups):
        after: dict[Fraction, Fraction] = {}
        for total, chance in sums.items():
            for result, part in results.items():
                after[total + result] = after.get(total + result, Fraction(0)) + chance * part
        sums = after
    return sums


def ruined(results: Results, coups: int, room: int) -> tuple[Fraction, Fraction]:
    """Return the exact chance to lose more than ``room`` before the last coup, and coups played."""
    here = {Fraction(room): Fraction(1)}
    fallen, played = Fraction(0), Fraction(0)
    for coup in range(coups):
        played += sum(here.values())
        after: dict[Fraction, Fraction] = {}
        for chips, chance in here.items():
            for result, part in results.items():
                after[chips + result] = after.get(chips + result, Fraction(0)) + chance * part
        if coup < coups - 1:
            fallen += sum((chance for chips, chance in after.items() if chips < 0), Fraction(0))
        here = {chips: chance for chips, chance in after.items() if chips >= 0}
    return fallen, played


@st.composite
def games(draw: st.DrawFn) -> Results:
    """Return the results of a small game: whole and broken numbers, some of them large."""
    numbers = st.integers(-12, 40) | st.fractions(-6, 6, max_denominator=4)
    values = draw(st.lists(numbers, min_size=1, max_size=5, unique=True))
    weights = [draw(st.integers(1, 50)) for _ in values]
    return {
        Fraction(value): Fraction(weight, sum(weights))
        for value, weight in zip(values, weights, strict=True)
    }


@given(games(), st.integers(1, 8))
@settings(max_examples=60)
def test_the_spread_is_the_exact_convolution(results: Results, coups: int) -> None:
    """Every chance of a small session agrees with fractions, within the bound that is told."""
    unit = common_unit(results)
    found, exact = power(lattice_of(results, unit), coups), convolved(results, coups)
    chances = {
        (found.first + place) * unit: float(chance) for place, chance in enumerate(found.chances)
    }
    off = [abs(chances[total] - float(chance)) for total, chance in exact.items()]
    assert sum(off) <= len(off) * found.bound
    above = float(sum(chance for total, chance in exact.items() if total > 0))
    assert abs(found.above(0) - above) <= found.bound
    assert found.bound < 1e-10


@given(games(), st.integers(1, 7), st.integers(0, 60))
@settings(max_examples=60)
def test_ruin_is_the_exact_walk(results: Results, coups: int, room: int) -> None:
    """The chance of ruin and the coups played agree with fractions, within the bound."""
    unit = common_unit(results)
    found = walk(lattice_of(results, unit), coups, -ceil(-room / unit))
    chance, played = ruined(results, coups, room)
    assert abs(found.chance - float(chance)) <= found.bound
    assert abs(found.steps - float(played)) <= coups * found.bound


def test_one_coup_is_the_distribution_that_was_counted(best: Analysis) -> None:
    """One coup is ahead, even, behind as often as deals are; mean and deviation are exact."""
    one = session.session(best, 1, ante=1_000)
    for name, wanted in (("ahead", 1), ("even", 0), ("behind", -1)):
        deals = sum(n for r, n in best.distribution.items() if (r > 0) - (r < 0) == wanted)
        assert abs(getattr(one, name) - deals / best.deals) <= one.bound
    assert one.mean == -1_000 * best.edge
    assert one.deviation == pytest.approx(1_000 * best.standard_deviation, rel=1e-12)
    assert one.hourly_cost == 50_000 * best.edge
    assert one.hours == Fraction(1, 50)


def test_ten_coups_against_fractions(best: Analysis) -> None:
    """Ten coups are ahead, even and behind as the exact convolution says."""
    coup = coup_of(best, 500)
    ten, exact = session.session(best, 10, ante=500), convolved(coup.results, 10)
    assert sum(exact.values()) == 1
    for name, wanted in (("ahead", 1), ("even", 0), ("behind", -1)):
        chance = float(sum(p for r, p in exact.items() if (r > 0) - (r < 0) == wanted))
        assert abs(getattr(ten, name) - chance) <= ten.bound < 1e-11
    for level, result in ten.quantiles.items():
        below = float(sum(p for r, p in exact.items() if r < result))
        upto = float(sum(p for r, p in exact.items() if r <= result))
        assert below - ten.bound <= level <= upto + ten.bound


def test_a_long_session_has_the_moments_of_its_coups(best: Analysis) -> None:
    """Mean and deviation of the spread are those of the coups; its middle is nearly normal."""
    coups = 10_000
    coup = coup_of(best, 100)
    found, _ = session.spread(coup, coups)
    values = (found.first + np.arange(len(found.chances))) * float(found.unit)
    mean = float(values @ found.chances)
    deviation = sqrt(float((values - mean) ** 2 @ found.chances))
    assert abs(found.chances.sum() - 1) <= found.bound
    assert mean == pytest.approx(float(coups * coup.mean), rel=1e-9)
    assert deviation == pytest.approx(sqrt(coups * coup.variance), rel=1e-7)
    for level in (0.25, 0.5, 0.75):
        quantile = (float(found.quantile(level)) + float(found.unit) / 2 - mean) / deviation
        assert (1 + erf(quantile / sqrt(2))) / 2 == pytest.approx(level, abs=0.01)


@given(games(), st.integers(1, 300))
@settings(max_examples=40)
def test_what_lies_outside_of_the_window_is_as_rare_as_told(results: Results, coups: int) -> None:
    """A window twice as long holds no more than the narrow one, but for what is told."""
    one = lattice_of(results, common_unit(results))
    low, high = window(one, coups)
    assert int(one.steps[0]) * coups <= low <= high <= int(one.steps[-1]) * coups
    narrow = power(one, coups)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(lattice, "TAIL", 1e-60)
        wide = power(one, coups)
    place = narrow.first - wide.first
    size = min(high - low + 1, len(wide.chances) - place)
    inside = wide.chances[place : place + size]
    bound = narrow.bound + wide.bound
    assert wide.chances.sum() - inside.sum() <= 2 * TAIL + bound
    assert np.abs(inside - narrow.chances[:size]).max() <= bound


def test_ruin_needs_chips_for_the_raise(best: Analysis) -> None:
    """A coup is played only with three antes, and the progressive's dollar if it is bet."""
    assert coup_of(best, 1_000).need == 3_000
    assert coup_of(best, 1_000, meter=2_000_000).need == 3_100
    for bankroll, chance in ((2_999, 1.0), (3_000, None)):
        fallen = session.session(best, 2, ante=1_000, bankroll=bankroll).ruin
        assert fallen is not None
        if chance is None:
            lost = sum(n for r, n in best.distribution.items() if r < 0) / best.deals
            assert abs(fallen.chance - lost) <= fallen.bound
            assert fallen.coups_played == pytest.approx(2 - lost, abs=1e-12)
        else:
            assert (fallen.chance, fallen.coups_played) == (1.0, 0.0)


def test_ruin_against_fractions_and_against_play(best: Analysis) -> None:
    """Ruin within 12 coups is exact; within 400 it lies in the interval of a seeded sample."""
    coup = coup_of(best, 100)
    for bankroll in (300, 700, 1_200):
        chance, played = ruined(coup.results, 12, bankroll - coup.need)
        fallen = session.ruin(coup, 12, bankroll)
        assert abs(fallen.chance - float(chance)) <= fallen.bound
        assert fallen.coups_played == pytest.approx(float(played), abs=1e-10)
    rng, paths, coups, bankroll = np.random.default_rng(11), 20_000, 400, 4_000
    values = np.array([float(r) for r in coup.results])
    chances = np.array([float(p) for p in coup.results.values()])
    chips = np.full(paths, float(bankroll))
    stopped = np.zeros(paths, np.bool_)
    for _ in range(coups - 1):
        chips += np.where(stopped, 0.0, rng.choice(values, paths, p=chances / chances.sum()))
        stopped |= chips < coup.need
    seen, fallen = float(stopped.mean()), session.ruin(coup, coups, bankroll)
    assert 0.1 < fallen.chance < 0.9
    assert abs(seen - fallen.chance) < 4 * sqrt(seen * (1 - seen) / paths)


def test_ruin_grows_with_time_and_shrinks_with_chips(best: Analysis) -> None:
    """More coups ruin more, more chips less; 200 antes over 10,000 coups is computed at once."""
    coup = coup_of(best, 500)
    by_coups = [session.ruin(coup, n, 20_000).chance for n in (10, 100, 1_000)]
    by_chips = [session.ruin(coup, 500, chips).chance for chips in (5_000, 20_000, 80_000)]
    assert by_coups == sorted(by_coups)
    assert by_chips == sorted(by_chips, reverse=True)
    long = session.ruin(coup, 10_000, 100_000)
    assert 0.9 < long.chance < 1
    assert long.bound < 1e-9
    rich = session.ruin(coup, 1_000, 10**9)
    assert (rich.chance, rich.coups_played) == (0.0, 1_000.0)


def test_the_progressive_in_a_session(best: Analysis) -> None:
    """With the progressive at a meter the mean is that of both bets; two coups are exact."""
    meter = 10_000_000
    two = session.session(best, 2, ante=500, meter=meter)
    worth = together(best, 500)
    assert worth is not None
    assert two.mean == 2 * worth.net_at(meter)
    exact = convolved(coup_of(best, 500, meter=meter).results, 2)
    ahead = float(sum(p for r, p in exact.items() if r > 0))
    even = float(exact.get(Fraction(0), 0))
    assert abs(two.ahead - ahead) <= two.bound
    assert abs(two.even - even) <= two.bound


def test_where_the_exact_lattice_is_too_fine_the_truth_lies_between(
    best: Analysis, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rounding the meter's prizes down and up holds the exact chances, and the bound says so."""
    meter = 456_789
    monkeypatch.setattr(session, "HIGHEST", 1 << 18)
    fine = session.session(best, 40, ante=500, meter=meter, bankroll=6_000)
    assert fine.unit == 1
    monkeypatch.setattr(lattice, "LONGEST", 1 << 18)
    monkeypatch.setattr(session, "HIGHEST", 0)
    rough = session.session(best, 40, ante=500, meter=meter, bankroll=6_000)
    assert rough.unit == 100
    for name in ("ahead", "even", "behind"):
        assert abs(getattr(rough, name) - getattr(fine, name)) <= rough.bound + fine.bound
    assert fine.ruin is not None
    assert rough.ruin is not None
    assert abs(fine.ruin.chance - rough.ruin.chance) <= fine.ruin.bound + rough.ruin.bound
    monkeypatch.setattr(lattice, "LONGEST", 1 << 4)
    with pytest.raises(WidthError, match="40 coups spread too widely"):
        session.session(best, 40, ante=500, meter=meter)


def test_the_range_of_many_coups(best: Analysis) -> None:
    """Nine of ten results lie within; the ranges narrow around the edge by the root of n."""
    found = ranges(best)
    assert [each.coups for each in found] == [10_000, 100_000, 1_000_000, 10_000_000]
    index = volatility_index(best)
    assert index == pytest.approx(1.645 * 2.24295, rel=1e-3)
    for each in found:
        assert each.low < -float(best.edge) < each.high
        width = 2 * index / sqrt(each.coups)
        assert each.high - each.low == pytest.approx(width, rel=0.02)


def test_pays_too_fine_for_so_many_coups(monkeypatch: pytest.MonkeyPatch) -> None:
    """A coarser lattice keeps the mean, and the range to the digits that are printed."""
    play = analyse_caribbean(SHIPPED.replace({"raise.pays.flush": "5.123"}))
    fine = ranges(play, [10_000])[0]
    monkeypatch.setattr(lattice, "LONGEST", 1 << 17)
    rough = ranges(play, [10_000])[0]
    assert rough != fine
    assert rough == pytest.approx(fine, abs=5e-6)
    results = {r: Fraction(n, play.deals) for r, n in play.distribution.items()}
    coarse = blurred(results, Fraction(1, 32))
    mean = float(coarse.steps @ coarse.chances) / 32
    assert mean == pytest.approx(-float(play.edge), rel=1e-12)
    assert set(coarse.steps) > {-32, 32, 96}


def test_what_cannot_be_computed_is_refused(best: Analysis) -> None:
    """No coup, no pace, another ante's pays, a meter without a progressive, an endless walk."""
    with pytest.raises(SessionError, match="at least one coup"):
        session.session(best, 0)
    with pytest.raises(SessionError, match="pace above zero"):
        session.session(best, 10, pace=0)
    with pytest.raises(SessionError, match="an ante of 500, not of 700"):
        session.session(analyse_caribbean(SHIPPED, ante=500), 10, ante=700)
    plain = analyse_caribbean(SHIPPED.replace({"progressive": None}))
    with pytest.raises(SessionError, match="no progressive"):
        session.session(plain, 10, meter=100)
    with pytest.raises(SessionError, match="walked coup by coup"):
        session.session(best, 10**8, bankroll=10**6)


def test_a_game_without_chance() -> None:
    """A coup with one result ends where it must, and never ruins who only wins."""
    coup = Coup({Fraction(-200): Fraction(1)}, 300, Fraction(200))
    low, high = session.spread(coup, 50)
    assert low is high
    assert low.above(-51) == pytest.approx(1)
    assert low.quantile(0.5) == -10_000
    assert session.ruin(coup, 50, 10_000).chance == pytest.approx(1)
    assert session.ruin(coup, 50, 10_300).chance == 0
    assert session.ruin(Coup({Fraction(5): Fraction(1)}, 300, Fraction(5)), 50, 300).chance == 0


def test_the_command_line_tells_a_session(capsys: pytest.CaptureFixture[str]) -> None:
    """The JSON has the session; the pages say it in each language; options alone are refused."""
    asked = ["odds", "caribbean-stud-quebec", "--session", "50", "--bankroll", "200.00"]
    asked += ["--meter", "20000.00", "--ante", "10.00"]
    assert run([*asked, "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    told = answer["session"]
    assert told["ahead"] + told["even"] + told["behind"] == pytest.approx(1)
    assert (told["coups"], told["ante"], told["bankroll"]) == (50, "10.00", "200.00")
    assert answer["progressive"]["break_even_meter"] == "218047.37"
    assert answer["progressive_detail"]["break_even_as_paid"] == "218047.40"
    assert answer["progressive_detail"]["with_ante"] == "10.00"
    for language, word in (("en", "Chance to be ahead"), ("fr", "Chance d’être en gain")):
        assert run([*asked, "--language", language]) == 0
        page = capsys.readouterr().out
        assert word in page
        assert "218" in page
    for more, sentence in (
        (["--pace", "60"], "--session"),
        (["--session", "0"], "at least one coup"),
        (["--session", "5", "--pace", "0"], "0.01 to 100000"),
        (["--meter", "-1.00"], "zero or more"),
        (["--meter", "x"], "not an amount"),
    ):
        assert run(["odds", "caribbean-stud-quebec", *more]) == 2
        assert sentence in capsys.readouterr().err
    house = Path(__file__).parents[2] / "docs" / "examples" / "my-house.toml"
    assert run(["odds", str(house), "--meter", "5.00"]) == 2
    assert "no progressive bet" in capsys.readouterr().err
