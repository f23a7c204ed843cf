"""What a Caribbean Stud sheet is worth: exact sums over every deal.

Every number comes from the count of deals (:mod:`croupier.odds.count`) and from the functions that
settle coups (:mod:`croupier.games.pays`); a pay is read from the sheet and nowhere else. Results
are in antes. Sums are exact: integers, and fractions where pays are.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from html import escape
from math import comb, sqrt
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from croupier.cards import DECK_SIZE, Card
from croupier.games import pays as settle
from croupier.games.pays import CaribbeanPays, caribbean_pays
from croupier.hands import Ranking
from croupier.money import Minor
from croupier.odds.cache import counted
from croupier.odds.count import Count, Progress, count_deals
from croupier.odds.strategies import OPTIMAL, ByCards, Decide, Strategy, strategy_of
from croupier.odds.tables import HAND
from croupier.sheets.schema import CaribbeanSheet

ENDS = ("fold", "no_open", "lose", "push")
"""The outcomes beside a win, by the names that they have in results."""

MOST_COMPLETIONS = comb(DECK_SIZE - HAND, HAND)
"""No fewer than the dealer's hands of any row: what a sum over a row can grow by."""


class PaysError(ValueError):
    """Pays whose exact sums do not fit 64 bits; the message says what would."""


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

    Raises:
        PaysError: a sum over the dealer's hands would not fit 64 bits.
    """
    unit = pays.pay_den if ante is None else ante
    cap = -1 if ante is None else pays.cap
    bet = pays.multiple * unit

    def net(end: int, num: int) -> int:
        return settle.ante_net(end, unit) + settle.additional_net(end, bet, num, pays.pay_den, cap)

    wins = {num: net(settle.WIN, num) for num in set(pays.pay_num)}
    most = max(abs(net(settle.LOSE, 0)), *wins.values()) * MOST_COMPLETIONS
    if most > np.iinfo(np.int64).max:
        msg = (
            "these pays are too large to be counted exactly: a win of "
            f"{max(wins.values()) // unit} antes in parts of 1/{unit}; use smaller or rounder pays"
        )
        raise PaysError(msg)
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
    shut: int = field(repr=False)
    """Deals in which the dealer does not open, whatever the player does."""
    seen: int = 1
    """How many of the dealer's cards the player sees before deciding."""
    dead: tuple[Card, ...] = ()
    """Cards that the player knows to be out of play."""
    raises: NDArray[np.bool_] | None = field(default=None, repr=False)
    """By row of the count, whether the strategy raises; None where rows were not kept."""
    count: Count | None = field(default=None, repr=False)

    @property
    def pays(self) -> CaribbeanPays:
        """The sheet's pays, by strength."""
        return caribbean_pays(self.sheet)

    @property
    def ranking(self) -> Ranking:
        """The sheet's order of hands."""
        return self.pays.ranking

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
        return 1 - Fraction(self.shut, self.deals)

    def _repr_html_(self) -> str:
        """Return the outcomes as a notebook shows them."""
        title = f"{self.sheet.name}, {self.sheet.house}: {self.strategy}"
        rows = "".join(
            f"<tr><td>{escape(outcome)}</td><td>{number:,}</td>"
            f"<td>{number / self.deals:.6%}</td></tr>"
            for outcome, number in self.outcomes.items()
        )
        return (
            f"<table><caption>{escape(title)}<br>house edge {float(self.edge):.6%}, "
            f"{self.deals:,} deals</caption><tr><th>outcome</th><th>deals</th><th>chance</th></tr>"
            f"{rows}</table>"
        )


class Terms(NamedTuple):
    """A sheet as the sums need it."""

    sheet: CaribbeanSheet
    pays: CaribbeanPays
    ante: Minor | None
    results: Results


class Ended(NamedTuple):
    """Deals by how they end under a strategy: all exact."""

    fold: int
    no_open: int
    lose: int
    push: int
    win: NDArray[np.int64]
    """(size,): by the player's strength."""
    shut: int
    """Deals in which the dealer does not open, folded ones too."""

    def times(self, number: int) -> Ended:
        """Return the same with each deal ``number`` times."""
        return Ended(
            self.fold * number,
            self.no_open * number,
            self.lose * number,
            self.push * number,
            self.win * number,
            self.shut * number,
        )


def terms_of(sheet: CaribbeanSheet, ante: Minor | None = None) -> Terms:
    """Return the terms of a sheet; a sheet that caps what a raise wins needs an ante.

    ``ante`` is in minor units. By default pays are exact shares, or those of the least ante where
    the sheet caps (R-QC-11).
    """
    pays = caribbean_pays(sheet)
    if ante is None and pays.cap >= 0:
        ante = sheet.table.ante.min
    return Terms(sheet, pays, ante, results_of(pays, ante))


def analyse_caribbean(
    sheet: CaribbeanSheet,
    strategy: str | Strategy | Decide = OPTIMAL,
    *,
    seen: int | None = None,
    dead: Collection[Card] = (),
    ante: Minor | None = None,
    progress: Progress | None = None,
) -> Analysis:
    """Return the worth of a sheet under a strategy.

    Args:
        sheet: the rules.
        strategy: a name (:data:`croupier.odds.strategies.NAMED`), a strategy, or a function of
            hands and exposed cards (:data:`croupier.odds.strategies.Decide`).
        seen: how many of the dealer's cards the player sees, 0 to 5, if not as the sheet says.
        dead: cards that the player knows to be out of play.
        ante: minor units; where pays are rounded to the cent or capped (R-QC-11) the worth depends
            on it. By default pays are exact shares, or those of the least ante if the sheet caps.
        progress: told how much is done when the deals must be counted.

    Raises:
        StrategyError: there is no such strategy, or it cannot decide with so many cards seen.
        PeekError: this many cards cannot be seen, or not with dead cards.
        CardError: a dead card is not in the deck.
    """
    terms = terms_of(sheet, ante)
    shown = sheet.dealer.exposed if seen is None else seen
    dead = tuple(sorted(set(dead)))
    chosen = strategy_of(strategy)
    if isinstance(chosen, ByCards):
        from croupier.odds.deciding import analyse_cards

        return analyse_cards(terms, chosen, seen=shown, dead=dead, progress=progress)
    if shown != 1:
        from croupier.odds.peek import analyse_seen

        return analyse_seen(terms, chosen, seen=shown, dead=dead, progress=progress)
    ranking, opening = terms.pays.ranking, terms.pays.opening
    if dead:
        count = count_deals(ranking, opening, dead=dead, progress=progress)
    else:
        count = counted(ranking, opening, progress=progress)
    raises = decisions(terms, count, chosen)
    return rows_summed(terms, chosen.name, count, raises, dead=dead)


def decisions(terms: Terms, count: Count, strategy: Strategy) -> NDArray[np.bool_]:
    """Return for each row of a count whether a strategy raises."""
    values = values_of_raising(count, terms.results)
    best = values > count.completions * np.int64(terms.results.fold)
    return strategy.raises(count, terms.pays.ranking, best)


def rows_summed(
    terms: Terms,
    name: str,
    count: Count,
    raises: NDArray[np.bool_],
    *,
    seen: int = 1,
    dead: tuple[Card, ...] = (),
) -> Analysis:
    """Return the worth where the rows of a count are raised or folded as ``raises`` says."""
    ended = ended_rows(count, raises, terms.pays.ranking.size)
    return summed(terms, name, ended, count=count, raises=raises, seen=seen, dead=dead)


def ended_rows(count: Count, raises: NDArray[np.bool_], size: int) -> Ended:
    """Weigh the rows by their outcomes under the decisions ``raises``; ``size`` strengths."""
    weight = count.weight * raises
    return Ended(
        fold=int(count.weight[~raises].sum()) * count.completions,
        no_open=int((count.no_open * weight).sum()),
        lose=int((count.higher * weight).sum()),
        push=int((count.tie * weight).sum()),
        win=_by_strength(count, count.lower * weight, size),
        shut=int((count.no_open * count.weight).sum()),
    )


def summed(
    terms: Terms,
    name: str,
    ended: Ended,
    *,
    count: Count | None = None,
    raises: NDArray[np.bool_] | None = None,
    seen: int = 1,
    dead: tuple[Card, ...] = (),
) -> Analysis:
    """Return the worth of deals that ended so."""
    ranking, results = terms.pays.ranking, terms.results
    outcomes = {end: int(getattr(ended, end)) for end in ENDS}
    distribution: dict[Fraction, int] = {}

    def add(result: int, number: int) -> None:
        if number:
            key = Fraction(result, results.unit)
            distribution[key] = distribution.get(key, 0) + number

    for end, number in outcomes.items():
        add(getattr(results, end), number)
    index = np.array(ranking.class_index)
    for place, class_name in enumerate(ranking.order):
        of_class = index == place
        outcomes[f"win:{class_name}"] = int(ended.win[of_class].sum())
        for result in sorted(set(results.win[of_class].tolist())):
            add(result, int(ended.win[of_class & (results.win == result)].sum()))
    return Analysis(
        terms.sheet,
        name,
        terms.ante,
        sum(outcomes.values()),
        outcomes,
        distribution,
        ended.shut,
        seen,
        dead,
        raises,
        count,
    )


def _by_strength(count: Count, numbers: NDArray[np.int64], size: int) -> NDArray[np.int64]:
    """Return the sums of ``numbers`` (one a row) by strength: (size,)."""
    ends = np.searchsorted(count.strength, np.arange(size + 1))
    sums = np.concatenate(([0], np.cumsum(numbers)))
    found: NDArray[np.int64] = sums[ends[1:]] - sums[ends[:-1]]
    return found
