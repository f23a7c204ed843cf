"""What a progressive bet gives back in the long run: exact, for the warning of R-QC-7."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import comb

from croupier.cards import full_deck
from croupier.hands import Ranking
from croupier.sheets.schema import Progressive

_DIFFERENT = {"one": 4, "mixed": 1020, "either": 1024}
"""Hands of five given ranks, all of them different, by the suits that they may have."""

_MIXED = {(2,): 384, (2, 2): 144, (3,): 64, (2, 3): 24, (4,): 4}
"""Hands of five given ranks by how often ranks repeat."""


@dataclass(frozen=True, slots=True)
class Worth:
    """Parts of what comes back of one unit of the progressive bet."""

    fixed: Fraction
    """By prizes of an amount."""
    contribution: Fraction
    """By what goes to the meter: all of it is won one day, if any hand wins of it."""
    seed: Fraction
    """By the seed, each time that a hand takes the whole meter."""

    @property
    def long_run(self) -> Fraction:
        """The whole of it."""
        return self.fixed + self.contribution + self.seed


def class_counts(ranking: Ranking) -> dict[str, int]:
    """Return how many five-card hands of the ranking's deck each class has; all of the order."""
    return dict(_class_counts(ranking))


@lru_cache(maxsize=32)
def _class_counts(ranking: Ranking) -> Mapping[str, int]:
    counts: dict[str, int] = dict.fromkeys(ranking.order, 0)
    for rung in ranking.rungs:
        ranks = set(rung.ranks)
        if len(ranks) == 5:
            counts[rung.name] += _DIFFERENT[rung.suits]
        else:
            repeats = sorted(rung.ranks.count(rank) for rank in ranks)
            counts[rung.name] += _MIXED[tuple(times for times in repeats if times > 1)]
    return counts


def progressive_worth(progressive: Progressive, ranking: Ranking) -> Worth:
    """Return what a progressive bet gives back in the long run."""
    counts = class_counts(ranking)
    hands = comb(len(full_deck(ranking.lowest)), 5)
    fixed = sum(
        (
            counts.get(name, 0) * Fraction(prize.amount or 0)
            for name, prize in progressive.pays.items()
        ),
        Fraction(0),
    )
    winners = sum(counts.get(name, 0) for name, p in progressive.pays.items() if p.share)
    takers = sum(counts.get(name, 0) for name, p in progressive.pays.items() if p.share == 1)
    return Worth(
        fixed / hands / progressive.bet,
        progressive.contribution if winners else Fraction(0),
        Fraction(progressive.seed * takers, hands) / progressive.bet,
    )
