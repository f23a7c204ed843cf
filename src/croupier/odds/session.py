"""A session of many coups: how its result is spread, and the chance of running out of chips.

The result of one coup is exact: its values lie on a lattice, whole multiples of one unit, and its
chances are fractions. From there on chances are floats with a bound on their error
(:mod:`croupier.odds.lattice`).

Where the exact lattice is too fine, prizes of the meter are rounded to a coarser one, once down and
once up: the truth lies between, and half of the distance is added to the bound.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import ceil, sqrt
from typing import NamedTuple

from croupier.money import Minor
from croupier.odds.caribbean import Analysis
from croupier.odds.lattice import (
    Chances,
    Lattice,
    blurred,
    common_unit,
    fits,
    height,
    lattice_of,
    power,
    walk,
)
from croupier.odds.together import together

HIGHEST = 1 << 15
"""Lattice points above the barrier, where a finer lattice is to be had."""

MOST_STEPS = 30_000_000_000
"""Additions that a walk may need: about a minute."""

LEVELS = (0.01, 0.05, 0.25, 0.5, 0.75, 0.95, 0.99)
"""The quantiles that a session tells."""

COARSE = Fraction(1, 32)
"""In antes, the lattice on which results with too fine a one are added up."""

RANGE_COUPS = (10_000, 100_000, 1_000_000, 10_000_000)

NINETY = 1.6448536269514722
"""Standard deviations on either side of the mean that hold 90% of a normal distribution."""


class SessionError(ValueError):
    """A session that cannot be computed; the message says what can."""


@dataclass(frozen=True)
class Coup:
    """One coup's result, exact."""

    results: Mapping[Fraction, Fraction]
    """The chance of each result, minor units."""
    need: Minor
    """Chips without which it cannot be played (R-QC-14)."""
    coarse: Fraction
    """The unit of all results but prizes of the meter, minor units."""

    @property
    def mean(self) -> Fraction:
        """The mean result, minor units."""
        return sum((r * chance for r, chance in self.results.items()), Fraction(0))

    @property
    def variance(self) -> Fraction:
        """The variance, squared minor units."""
        square = sum((r * r * chance for r, chance in self.results.items()), Fraction(0))
        return square - self.mean**2

    @property
    def unit(self) -> Fraction:
        """The exact lattice: the largest unit of which all results are whole multiples."""
        return common_unit(self.results)

    @property
    def lattice(self) -> Lattice:
        """The results on it."""
        return lattice_of(self.results, self.unit)

    def between(self) -> tuple[Lattice, Lattice]:
        """Return the results on the coarse lattice, rounded down and rounded up."""
        low, high = (lattice_of(self.results, self.coarse, up=up) for up in (False, True))
        return low, high


class Ruin(NamedTuple):
    """Running out of chips before all coups are played."""

    chance: float
    bound: float
    """The most by which the chance is off."""
    coups_played: float
    """On average."""


@dataclass(frozen=True)
class Session:
    """Many coups with one ante; amounts in minor units, the mean and the deviation exact."""

    coup: Coup
    ante: Minor
    meter: Minor | None
    """What the meter shows all along; None: the progressive is not bet."""
    coups: int
    pace: Fraction
    """Coups an hour."""
    bankroll: Minor | None
    ahead: float
    even: float
    behind: float
    bound: float
    """The most by which each of the three chances is off."""
    quantiles: dict[float, Fraction]
    """Prizes of the meter rounded down to ``unit`` where that is not the exact one."""
    unit: Fraction
    ruin: Ruin | None

    @property
    def mean(self) -> Fraction:
        """The mean result of the session."""
        return self.coup.mean * self.coups

    @property
    def deviation(self) -> float:
        """The standard deviation of the session's result."""
        return sqrt(self.coup.variance * self.coups)

    @property
    def hourly_cost(self) -> Fraction:
        """What an hour costs the player on average."""
        return -self.coup.mean * self.pace

    @property
    def hours(self) -> Fraction:
        """How long the session lasts."""
        return self.coups / self.pace


class Range(NamedTuple):
    """Where the player's mean result of so many coups lies nine times of ten, in antes a coup."""

    coups: int
    low: float
    high: float


def coup_of(play: Analysis, ante: Minor, *, meter: Minor | None = None) -> Coup:
    """Return one coup with an ante, and with the progressive bet where a ``meter`` is given.

    Raises:
        SessionError: the worth is that of pays rounded for another ante, the sheet has no
            progressive, or which hands are raised was not kept.
    """
    if play.ante not in {None, ante}:
        raise SessionError(f"the pays were those of an ante of {play.ante}, not of {ante}")
    need = ante * (1 + play.sheet.additional.multiple)
    of_ante = {r * ante: Fraction(deals, play.deals) for r, deals in play.distribution.items()}
    if meter is None:
        return Coup(of_ante, need, common_unit(of_ante))
    both = together(play, ante)
    if both is None:
        raise SessionError("this sheet has no progressive bet, and so no meter")
    bet = both.progressive.pays.bet
    amounts = [Fraction(hit.amount) for hit in both.progressive.hits]
    coarse = common_unit([*of_ante, Fraction(bet), *amounts])
    return Coup(both.results_at(meter), need + bet, coarse)


def session(
    play: Analysis,
    coups: int,
    *,
    ante: Minor | None = None,
    meter: Minor | None = None,
    pace: Fraction | int = 50,
    bankroll: Minor | None = None,
) -> Session:
    """Return how a session ends: ``coups`` coups under a strategy.

    Args:
        play: the sheet's worth under the strategy.
        coups: how many are played.
        ante: minor units; by default the least of the table.
        meter: what the meter shows all along, minor units; without it the progressive is not bet.
        pace: coups an hour.
        bankroll: minor units; with it the chance of ruin is told: that the chips do not cover the
            next coup, with the raise (R-QC-14), before all coups are played.

    Raises:
        SessionError: something cannot be computed so; the message says what can.
        WidthError: there are too many coups.
    """
    if coups < 1 or pace <= 0:
        raise SessionError("a session has at least one coup, and a pace above zero")
    chosen = play.sheet.table.ante.min if ante is None else ante
    coup = coup_of(play, chosen, meter=meter)
    low, high = spread(coup, coups)
    ahead = (low.above(0) + high.above(0)) / 2
    behind = 1 - (low.above(-1) + high.above(-1)) / 2
    wide = max(high.above(point) - low.above(point) for point in (0, -1)) / 2
    return Session(
        coup=coup,
        ante=chosen,
        meter=meter,
        coups=coups,
        pace=Fraction(pace),
        bankroll=bankroll,
        ahead=ahead,
        even=max(0.0, 1 - ahead - behind),
        behind=behind,
        bound=max(low.bound, high.bound) + 2 * abs(wide),
        quantiles={level: low.quantile(level) for level in LEVELS},
        unit=low.unit,
        ruin=None if bankroll is None else ruin(coup, coups, bankroll),
    )


def volatility_index(play: Analysis) -> float:
    """Return 1.645 standard deviations of one coup, in antes: over the root of n, a 90% range."""
    return NINETY * play.standard_deviation


def ranges(play: Analysis, numbers: Iterable[int] = RANGE_COUPS) -> list[Range]:
    """Return where the player's mean result lies with a chance of 90%, by the exact distribution.

    Below and above lie at most 5% each.
    """
    return [Range(number, *mean_quantiles(play, number, (0.05, 0.95))) for number in numbers]


def mean_quantiles(play: Analysis, coups: int, levels: Sequence[float]) -> list[float]:
    """Return the quantiles of the mean result of so many coups, in antes a coup.

    By the exact distribution of one coup; where its lattice is too fine for so many, on a coarser
    one with the same mean, and next to the same deviation (:func:`croupier.odds.lattice.blurred`).
    """
    results = {r: Fraction(n, play.deals) for r, n in play.distribution.items()}
    one, unit = lattice_of(results, common_unit(results)), COARSE
    while not fits(one, coups):
        one, unit = blurred(results, unit), 2 * unit
    chances = power(one, coups)
    return [float(chances.quantile(level)) / coups for level in levels]


def spread(coup: Coup, coups: int) -> tuple[Chances, Chances]:
    """Return the chances of a session's results, from below and from above.

    Both are the same where the exact lattice is not too fine.

    Raises:
        WidthError: there are too many coups.
    """
    exact = coup.lattice
    if fits(exact, coups):
        chances = power(exact, coups)
        return chances, chances
    low, high = coup.between()
    return power(low, coups), power(high, coups)


def ruin(coup: Coup, coups: int, bankroll: Minor) -> Ruin:
    """Return the chance that the chips do not cover the next coup before all are played.

    Raises:
        SessionError: there are too many coups to walk through.
    """
    if bankroll < coup.need:
        return Ruin(1.0, 0.0, 0.0)
    exact = coup.lattice
    if coup.coarse == coup.unit or height(exact, coups) <= HIGHEST:
        return _walk(coup, coups, bankroll, exact)
    worst, best = (_walk(coup, coups, bankroll, lattice) for lattice in coup.between())
    return Ruin(
        (worst.chance + best.chance) / 2,
        worst.bound + abs(worst.chance - best.chance) / 2,
        (worst.coups_played + best.coups_played) / 2,
    )


def _walk(coup: Coup, coups: int, bankroll: Minor, lattice: Lattice) -> Ruin:
    if height(lattice, coups) * coups * len(lattice.steps) > MOST_STEPS:
        raise SessionError(
            f"ruin is walked coup by coup, and {coups} coups are too many: ask for fewer"
        )
    # One plays on with the lowest lattice point that leaves enough chips, or above.
    return Ruin(*walk(lattice, coups, -ceil((coup.need - bankroll) / lattice.unit)))
