"""What a Caribbean Stud sheet is worth: exact sums over every deal.

Every number comes from the count of deals (:mod:`croupier.odds.count`) and from the functions that
settle coups (:mod:`croupier.games.pays`); a pay is read from the sheet and nowhere else. Results
are in antes. Sums are exact: integers, and fractions where pays are.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from math import sqrt
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from croupier.games import pays as settle
from croupier.games.pays import CaribbeanPays, caribbean_pays
from croupier.money import Minor
from croupier.odds.cache import counted
from croupier.odds.count import Count, Progress
from croupier.odds.strategies import OPTIMAL, Strategy, strategy_named
from croupier.sheets.schema import CaribbeanSheet

ENDS = ("fold", "no_open", "lose", "push")
"""The outcomes beside a win, by the names that they have in results."""


class Results(NamedTuple):
    """What each end of a hand brings, in parts of an ante: ``unit`` parts make one."""

    unit: int
    fold: int
    no_open: int
    lose: int
    push: int
    win: NDArray[np.int64]
    """(size,): by the player's strength."""


def results_of(pays: CaribbeanPays, ante: Minor | None = None) -> Results:
    """Return what each end of a hand brings, by the functions that settle coups.

    Without an ``ante`` (minor units) pays are exact shares; with one, they are those of that ante,
    rounded down to the minor unit and capped as the sheet says.
    """
    unit = pays.pay_den if ante is None else ante
    cap = -1 if ante is None else pays.cap
    bet = pays.multiple * unit

    def net(end: int, num: int) -> int:
        return settle.ante_net(end, unit) + settle.additional_net(end, bet, num, pays.pay_den, cap)

    wins = {num: net(settle.WIN, num) for num in set(pays.pay_num)}
    return Results(
        unit,
        fold=net(settle.FOLD, 0),
        no_open=net(settle.NO_OPEN, 0),
        lose=net(settle.LOSE, 0),
        push=net(settle.PUSH, 0),
        win=np.array([wins[num] for num in pays.pay_num], np.int64),
    )


def values_of_raising(count: Count, results: Results) -> NDArray[np.int64]:
    """Return what raising brings in each row, summed over the dealer's completions."""
    found: NDArray[np.int64] = (
        count.no_open * np.int64(results.no_open)
        + count.lower * results.win[count.strength]
        + count.tie * np.int64(results.push)
        + count.higher * np.int64(results.lose)
    )
    return found


@dataclass(frozen=True, eq=False)
class Analysis:
    """The worth of a sheet under one strategy; exact where it does not say otherwise."""

    sheet: CaribbeanSheet
    strategy: str
    ante: Minor | None
    """The ante that pays were rounded and capped for; None: exact shares."""
    deals: int
    outcomes: dict[str, int]
    """Deals by outcome: ``fold``, ``no_open``, ``lose``, ``push``, ``win:<class>``; sum: deals."""
    distribution: dict[Fraction, int] = field(repr=False)
    """Deals by the player's result in antes."""
    raises: NDArray[np.bool_] = field(repr=False)
    """By row of the count, whether the strategy raises."""
    count: Count = field(repr=False)

    @cached_property
    def net(self) -> Fraction:
        """The sum of the player's results over all deals, in antes."""
        return sum((result * deals for result, deals in self.distribution.items()), Fraction(0))

    @property
    def edge(self) -> Fraction:
        """What the house wins of an ante."""
        return -self.net / self.deals

    @property
    def raise_frequency(self) -> Fraction:
        """How often the player makes the additional bet."""
        return 1 - Fraction(self.outcomes["fold"], self.deals)

    @property
    def average_bet(self) -> Fraction:
        """Ante and additional bet together, in antes, on average."""
        return 1 + self.sheet.additional.multiple * self.raise_frequency

    @property
    def element_of_risk(self) -> Fraction:
        """What the house wins of all that is bet."""
        return self.edge / self.average_bet

    @cached_property
    def variance(self) -> Fraction:
        """The variance of one coup's result, in squared antes."""
        square = sum((r * r * n for r, n in self.distribution.items()), Fraction(0))
        return square / self.deals - (self.net / self.deals) ** 2

    @property
    def standard_deviation(self) -> float:
        """The standard deviation of one coup's result, in antes."""
        return sqrt(self.variance)

    @property
    def dealer_opens(self) -> Fraction:
        """How often the dealer opens, whatever the player holds."""
        shut = int((self.count.no_open * self.count.weight).sum())
        return 1 - Fraction(shut, self.deals)


def analyse_caribbean(
    sheet: CaribbeanSheet,
    strategy: str | Strategy = OPTIMAL,
    *,
    ante: Minor | None = None,
    progress: Progress | None = None,
) -> Analysis:
    """Return the worth of a sheet under a strategy.

    Args:
        sheet: the rules.
        strategy: a name (:data:`croupier.odds.strategies.NAMED`), or a strategy.
        ante: minor units; where pays are rounded to the cent or capped (R-QC-11) the worth depends
            on it. By default pays are exact shares, or those of the least ante if the sheet caps.
        progress: told how much is done when the deals must be counted.

    Raises:
        StrategyError: there is no such strategy.
    """
    chosen = strategy_named(strategy) if isinstance(strategy, str) else strategy
    pays = caribbean_pays(sheet)
    if ante is None and pays.cap >= 0:
        ante = sheet.table.ante.min
    results = results_of(pays, ante)
    count = counted(pays.ranking, pays.opening, progress=progress)
    values = values_of_raising(count, results)
    best = values > count.completions * np.int64(results.fold)
    raises = chosen.raises(count, pays.ranking, best)
    return _summed(sheet, chosen.name, ante, pays, results, count, raises)


def _summed(
    sheet: CaribbeanSheet,
    name: str,
    ante: Minor | None,
    pays: CaribbeanPays,
    results: Results,
    count: Count,
    raises: NDArray[np.bool_],
) -> Analysis:
    """Weigh the rows by their outcomes under the decisions ``raises``."""
    weight = count.weight * raises
    deals = count.deals
    ends = {
        "fold": int(count.weight[~raises].sum()) * count.completions,
        "no_open": int((count.no_open * weight).sum()),
        "lose": int((count.higher * weight).sum()),
        "push": int((count.tie * weight).sum()),
    }
    wins = _by_strength(count, count.lower * weight, pays.ranking.size)
    outcomes = dict(ends)
    distribution: dict[Fraction, int] = {}

    def add(result: int, number: int) -> None:
        if number:
            key = Fraction(result, results.unit)
            distribution[key] = distribution.get(key, 0) + number

    for end, number in ends.items():
        add(getattr(results, end), number)
    index = np.array(pays.ranking.class_index)
    for place, class_name in enumerate(pays.ranking.order):
        of_class = index == place
        outcomes[f"win:{class_name}"] = int(wins[of_class].sum())
        for result in np.unique(results.win[of_class]):
            add(int(result), int(wins[of_class & (results.win == result)].sum()))
    return Analysis(sheet, name, ante, deals, outcomes, distribution, raises, count)


def _by_strength(count: Count, numbers: NDArray[np.int64], size: int) -> NDArray[np.int64]:
    """Return the sums of ``numbers`` (one a row) by strength: (size,)."""
    ends = np.searchsorted(count.strength, np.arange(size + 1))
    sums = np.concatenate(([0], np.cumsum(numbers)))
    found: NDArray[np.int64] = sums[ends[1:]] - sums[ends[:-1]]
    return found
