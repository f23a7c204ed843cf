"""The ante game and the progressive bet together: how both are best played, and what they bring.

Where a folded hand keeps its progressive bet (R-QC-5) the two do not touch each other. Where it
loses it, folding a hand that wins a prize costs the prize as well: best play then raises some hands
that it would fold, and which ones depends on the ante and on the meter. All of it is exact.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from croupier.money import Minor
from croupier.odds.caribbean import (
    Analysis,
    Terms,
    decisions,
    ended_rows,
    summed,
    terms_of,
    values_of_raising,
)
from croupier.odds.count import Count
from croupier.odds.progressive import Hit, ProgressiveWorth, least, progressive_worth
from croupier.odds.strategies import OPTIMAL


class TogetherError(ValueError):
    """The two bets cannot be taken together; the message says why."""


class _Flips(NamedTuple):
    """Hands of a class that a prize may make worth raising, the nearest to it first."""

    needed: NDArray[np.int64]
    """What raising loses against folding, summed over completions, parts of an ante; rising."""
    weight: tuple[int, ...]
    """Of the first so many, how many (hand, exposed card) they are: one more entry."""
    lost: tuple[int, ...]
    """Of the first so many, what all of them lose, times weight: one more entry."""


@dataclass(frozen=True)
class Together:
    """One coup with the ante and the progressive bet; made by :func:`together`."""

    play: Analysis
    """How the ante game alone is played."""
    progressive: ProgressiveWorth
    ante: Minor
    best: bool
    """Whether play is best play, and so takes the prizes into account."""

    @cached_property
    def _terms(self) -> Terms:
        return terms_of(self.play.sheet, self.play.ante)

    @property
    def _ante_net(self) -> Fraction:
        return self.play.net * self.ante / self.play.deals

    def net_at(self, meter: Minor) -> Fraction:
        """Return what one coup brings on average, minor units, with this meter and this ante."""
        bet = self.progressive.pays.bet
        net = self._ante_net + bet * (self.progressive.return_at(meter) - 1)
        for hit in self.progressive.hits:
            net += self._gained(hit, self.progressive.prize_at(hit, meter))
        return net

    @cached_property
    def turns_positive(self) -> Minor | None:
        """The least amount shown at which both bets together are even or better, as paid.

        None where no meter makes them so.
        """
        if self.net_at(0) >= 0:
            return 0
        if not any(hit.num and (hit.chance or self._flips[hit.name].weight[-1]) for hit in self._h):
            return None
        high = max(self.progressive.pays.seed, 1)
        while self.net_at(high) < 0:
            high *= 2
        return least(lambda meter: self.net_at(meter) >= 0, 0, high)

    @property
    def _h(self) -> tuple[Hit, ...]:
        return self.progressive.hits

    def _gained(self, hit: Hit, prize: Minor) -> Fraction:
        """Return what raising a class's hands for a prize adds to folding them, minor units."""
        flips = self._flips[hit.name]
        if not flips.weight[-1] or not prize:
            return Fraction(0)
        completions = _rows(self.play)[0].completions
        # Raise where prize x completions is more than what raising loses.
        parts = Fraction(prize * completions * self._terms.results.unit, self.ante)
        bound = min(-(-parts.numerator // parts.denominator), int(flips.needed[-1]) + 1)
        number = int(np.searchsorted(flips.needed, bound, side="left"))
        gained = parts * flips.weight[number] - flips.lost[number]
        return gained * self.ante / self._terms.results.unit / self.play.deals

    @cached_property
    def _flips(self) -> dict[str, _Flips]:
        nothing = _Flips(np.zeros(0, np.int64), (0,), (0,))
        if self.progressive.pays.pays_folded or not self.best:
            return dict.fromkeys((hit.name for hit in self._h), nothing)
        count, raises = _rows(self.play)
        results, ranking = self._terms.results, self.play.ranking
        lost = count.completions * np.int64(results.fold) - values_of_raising(count, results)
        index = np.array(ranking.class_index)[count.strength]
        found = {}
        for hit in self._h:
            rows = np.flatnonzero((index == ranking.order.index(hit.name)) & ~raises)
            rows = rows[np.argsort(lost[rows], kind="stable")]
            weight = [int(each) for each in count.weight[rows]]
            product = [int(each) * w for each, w in zip(lost[rows], weight, strict=True)]
            found[hit.name] = _Flips(lost[rows], _sums(weight), _sums(product))
        return found

    def raises_at(self, meter: Minor) -> NDArray[np.bool_]:
        """Return for each row of the count whether the hand is raised at a meter."""
        count, raises = _rows(self.play)
        results, ranking = self._terms.results, self.play.ranking
        found = raises.copy()
        if self.progressive.pays.pays_folded or not self.best:
            return found
        lost = count.completions * np.int64(results.fold) - values_of_raising(count, results)
        index = np.array(ranking.class_index)[count.strength]
        for hit in self._h:
            prize = self.progressive.prize_at(hit, meter)
            parts = Fraction(prize * count.completions * results.unit, self.ante)
            bound = min(-(-parts.numerator // parts.denominator), int(lost.max()) + 1)
            place = ranking.order.index(hit.name)
            found |= (index == place) & (lost < bound)
        return found

    def results_at(self, meter: Minor) -> dict[Fraction, Fraction]:
        """Return the chance of each result of a coup, minor units, with both bets."""
        count, _ = _rows(self.play)
        raises, ranking = self.raises_at(meter), self.play.ranking
        index = np.array(ranking.class_index)[count.strength]
        bet, folded = self.progressive.pays.bet, self.progressive.pays.pays_folded
        found: dict[Fraction, Fraction] = {}
        rest = np.ones(len(index), np.bool_)

        def add(rows: NDArray[np.bool_], prize: Minor) -> None:
            for result, deals in self._distribution(rows, raises).items():
                key = result * self.ante + prize - bet
                found[key] = found.get(key, Fraction(0)) + Fraction(deals, self.play.deals)

        for hit in self._h:
            winners = index == ranking.order.index(hit.name)
            winners = winners if folded else winners & raises
            rest &= ~winners
            add(winners, self.progressive.prize_at(hit, meter))
        add(rest, 0)
        return found

    def _distribution(
        self, rows: NDArray[np.bool_], raises: NDArray[np.bool_]
    ) -> dict[Fraction, int]:
        count, _ = _rows(self.play)
        part = replace(count, weight=count.weight * rows)
        ended = ended_rows(part, raises, self.play.ranking.size)
        return summed(self._terms, self.play.strategy, ended).distribution


def together(play: Analysis, ante: Minor | None = None) -> Together | None:
    """Return both bets at an ante, by default the least of the table; None without a progressive.

    Raises:
        TogetherError: the worth is that of pays rounded for another ante, or did not keep which
            hands are raised.
    """
    chosen = play.sheet.table.ante.min if ante is None else ante
    if play.ante not in {None, chosen}:
        raise TogetherError(f"the pays were those of an ante of {play.ante}, not of {chosen}")
    if play.sheet.progressive is None:
        return None
    count, raises = _rows(play)
    found = progressive_worth(play.sheet, play=play)
    assert found is not None  # noqa: S101 - the sheet has one, and rows were kept
    best = np.array_equal(decisions(terms_of(play.sheet, play.ante), count, OPTIMAL), raises)
    return Together(play, found, chosen, best)


def _rows(play: Analysis) -> tuple[Count, NDArray[np.bool_]]:
    if play.count is None or play.raises is None:
        raise TogetherError(
            f"which hands are raised was not kept with {play.seen} of the dealer's cards seen; "
            "the progressive can be taken together with none or one seen"
        )
    return play.count, play.raises


def _sums(numbers: list[int]) -> tuple[int, ...]:
    found = [0]
    for number in numbers:
        found.append(found[-1] + number)
    return tuple(found)
