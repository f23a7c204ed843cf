"""Best play as a player can take it in: what is always raised, what never, what depends on a card.

All of it is derived from the count of a sheet; nothing is quoted. :class:`Cells` adds the rows up
by strength and exposed rank, which is all that a rule of a player's own can look at (but for
suits); :func:`advice` reads from them runs of hands that play alike, and a chart.
:mod:`croupier.odds.learning` finds rules that are easy to learn.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from croupier.cards import RANKS
from croupier.hands import OrderError, Ranking
from croupier.hands.order import Ranks, group_class
from croupier.odds.caribbean import Analysis, Results, results_of
from croupier.odds.written import Grid

Play = Literal["always", "never", "depends"]
"""What best play does with a hand: raise, fold, or either by the other cards."""

DEPTH = 3
"""How many ranks of a hand without a combination a line of the chart names: ace, king, queen.

Of a combination it names the first: a pair of sixes.
"""


@dataclass(frozen=True, eq=False)
class Cells:
    """The rows of a count added up by strength and exposed rank: arrays of (size, 13)."""

    cases: NDArray[np.int64]
    """Player hands and exposed cards."""
    raised: NDArray[np.int64]
    """Those of them in which the strategy raises."""
    ends: tuple[NDArray[np.int64], ...]
    """Deals in which the dealer does not open, is higher, equal, lower, were all raised."""
    results: Results
    completions: int

    @cached_property
    def gain(self) -> NDArray[np.float64]:
        """What raising brings over folding, in antes, summed over deals; rounded."""
        fold = self.results.fold
        win = (self.results.win - fold)[:, None]
        more = (self.results.no_open - fold, self.results.lose - fold, self.results.push - fold)
        found = sum(
            (end * float(m) for end, m in zip(self.ends, more, strict=False)),
            self.ends[3] * win.astype(np.float64),
        )
        return np.asarray(found / self.results.unit)

    def net(self, raises: Grid) -> Fraction:
        """Return the player's result over all deals, in antes, exactly."""
        results = self.results
        folded = int(self.cases[~raises].sum()) * self.completions
        total = folded * results.fold
        for end, result in zip(
            self.ends, (results.no_open, results.lose, results.push), strict=False
        ):
            total += int(end[raises].sum()) * result
        won = np.where(raises, self.ends[3], 0).sum(axis=1)
        total += sum(int(won[s]) * int(results.win[s]) for s in np.flatnonzero(won))
        return Fraction(total, results.unit)


@dataclass(frozen=True, slots=True)
class Run:
    """Hands in a row that are played alike."""

    play: Play
    lowest: int
    highest: int
    """Strengths, both of them included."""


@dataclass(frozen=True, slots=True)
class Group:
    """A line of the chart: hands from ``lowest`` to ``highest``, by exposed rank."""

    play: Play
    lowest: int
    highest: int
    named: int
    """How many of the hand's ranks its hands share: all of the class (0), A K (2), A K Q (3)."""
    share: float
    """How often best play raises, over hands and exposed cards."""
    by_exposed: tuple[float | None, ...]
    """(13,): the same by exposed rank; None where that card cannot lie there."""


@dataclass(frozen=True, eq=False)
class Advice:
    """Best play, read off a count."""

    analysis: Analysis
    ranking: Ranking
    cells: Cells = field(repr=False)
    runs: tuple[Run, ...]
    """From the lowest hands up."""
    groups: tuple[Group, ...]
    """From the best hands down."""

    @property
    def lowest_always(self) -> int | None:
        """The strength from which every hand is raised; None if the best hand is not."""
        return self.runs[-1].lowest if self.runs[-1].play == "always" else None

    @property
    def highest_never(self) -> int | None:
        """The strength up to which every hand is folded; None if the lowest hand is not."""
        return self.runs[0].highest if self.runs[0].play == "never" else None


def advice(analysis: Analysis) -> Advice | None:
    """Return a strategy as runs and a chart; None unless the player sees exactly one card."""
    cells = cells_of(analysis)
    if cells is None:
        return None
    ranking = analysis.ranking
    plays = _plays(cells)
    groups = [
        _group(cells, plays, *span)
        for class_span in _classes(ranking)
        for span in _split(ranking, plays, *class_span, 0)
    ]
    return Advice(
        analysis, ranking, cells, tuple(_runs(plays)), tuple(_merged(cells, plays, groups))[::-1]
    )


def cells_of(analysis: Analysis) -> Cells | None:
    """Return the rows of an analysis added up; None unless the player sees exactly one card."""
    count, raises, size = analysis.count, analysis.raises, analysis.ranking.size
    if count is None or raises is None or analysis.seen != 1:
        return None
    place = count.strength.astype(np.int64) * len(RANKS) + count.exposed

    def added(numbers: NDArray[np.int64]) -> NDArray[np.int64]:
        # Every sum is below 2**53, where floats still count one by one.
        found = np.bincount(place, numbers, size * len(RANKS))
        return found.astype(np.int64).reshape(size, len(RANKS))

    weight = count.weight
    ends = tuple(
        added(part * weight) for part in (count.no_open, count.higher, count.tie, count.lower)
    )
    results = results_of(analysis.pays, analysis.ante)
    return Cells(added(weight), added(weight * raises), ends, results, count.completions)


def hand_text(ranking: Ranking, strength: int) -> str:
    """Return the shortest text that :meth:`Ranking.lowest_strength` reads as this strength."""
    rung = ranking.rungs[strength]
    texts = ["any", rung.name, *(_ranks(rung.ranks[:number]) for number in range(1, 6))]
    for text in texts:
        try:
            if ranking.lowest_strength(text) == strength:
                return text
        except OrderError:  # ranks alone do not name straights and flushes
            continue
    return rung.name


def head_text(ranking: Ranking, strength: int, named: int) -> str | None:
    """Return the text for all hands of a class that share the first ``named`` ranks of one.

    None where lines have no words for them: two pair of kings and something, a king-high flush.
    """
    rung = ranking.rungs[strength]
    if named == 0:
        return rung.name
    if rung.name == "two pair" and named < 4:
        return None
    most = max(named, {"pair": 2, "three of a kind": 3, "four of a kind": 4}.get(rung.name, 0))
    ranks = rung.ranks[:most]
    return _ranks(ranks) if group_class(ranks) == rung.name else None


def group_text(ranking: Ranking, group: Group) -> str:
    """Return a chart line's name: ``pair+``, ``A K Q``, ``A Q-`` (and all below), ``A 8 … A T``."""
    if group.highest == ranking.size - 1:
        return f"{hand_text(ranking, group.lowest)}+"
    top, bottom = (_named(ranking, s, group.named) for s in (group.highest, group.lowest))
    if group.lowest == 0:
        return f"{top}-"
    return top if top == bottom else f"{bottom} … {top}"


def _named(ranking: Ranking, strength: int, named: int) -> str:
    text = head_text(ranking, strength, named)
    if text is not None:
        return text
    rung = ranking.rungs[strength]
    return f"{rung.name} {_ranks(tuple(dict.fromkeys(rung.ranks[:named])))}"


def _ranks(ranks: Ranks) -> str:
    return " ".join(RANKS[rank] for rank in ranks)


def _plays(cells: Cells) -> list[Play]:
    """Return what is done with each strength; one that the deck cannot make is like its lower."""
    cases, raised = cells.cases.sum(axis=1), cells.raised.sum(axis=1)
    found: list[Play] = []
    for number, up in zip(cases.tolist(), raised.tolist(), strict=True):
        if number == 0 and found:
            found.append(found[-1])
        else:
            found.append("never" if up == 0 else "always" if up == number else "depends")
    return found


def _runs(plays: list[Play]) -> Iterator[Run]:
    first = 0
    for strength in range(1, len(plays) + 1):
        if strength == len(plays) or plays[strength] != plays[first]:
            yield Run(plays[first], first, strength - 1)
            first = strength


def _classes(ranking: Ranking) -> Iterator[tuple[int, int]]:
    """Yield the strengths of each class, lowest and highest, from the lowest class up."""
    first = 0
    index = ranking.class_index
    for strength in range(1, ranking.size + 1):
        if strength == ranking.size or index[strength] != index[first]:
            yield first, strength - 1
            first = strength


def _split(
    ranking: Ranking, plays: list[Play], lowest: int, highest: int, named: int
) -> Iterator[tuple[int, int, int]]:
    """Yield spans that are played alike, or share :data:`DEPTH` ranks; each with those shared."""
    alike = len(set(plays[lowest : highest + 1])) == 1
    depth = DEPTH if ranking.rungs[lowest].name in {"high card", "flush"} else 1
    if (alike and plays[lowest] != "depends") or named >= depth:
        yield lowest, highest, named
        return
    first = lowest
    for strength in range(lowest + 1, highest + 2):
        if strength > highest or _head(ranking, strength, named + 1) != _head(
            ranking, first, named + 1
        ):
            yield from _split(ranking, plays, first, strength - 1, named + 1)
            first = strength


def _head(ranking: Ranking, strength: int, named: int) -> Ranks:
    return ranking.rungs[strength].ranks[:named]


def _group(cells: Cells, plays: list[Play], lowest: int, highest: int, named: int) -> Group:
    span = slice(lowest, highest + 1)
    cases, raised = cells.cases[span].sum(axis=0), cells.raised[span].sum(axis=0)
    kinds = set(plays[span])
    return Group(
        play=kinds.pop() if len(kinds) == 1 else "depends",
        lowest=lowest,
        highest=highest,
        named=named,
        share=float(raised.sum() / max(1, int(cases.sum()))),
        by_exposed=tuple(
            up / number if number else None
            for up, number in zip(raised.tolist(), cases.tolist(), strict=True)
        ),
    )


def _merged(cells: Cells, plays: list[Play], groups: list[Group]) -> Iterator[Group]:
    """Yield the groups with neighbours put together that are played alike on every card."""
    kept: Group | None = None
    for group in groups:
        if kept is not None and (kept.play, kept.by_exposed) == (group.play, group.by_exposed):
            named = group.named if kept.named == group.named else max(kept.named, group.named)
            kept = _group(cells, plays, kept.lowest, group.highest, named)
            continue
        if kept is not None:
            yield kept
        kept = group
    if kept is not None:
        yield kept
