"""Rules that a player can learn, found by search, with what each costs.

A rule here is a written strategy (:mod:`croupier.odds.written`): a hand from which to raise, and
none to three lines for the hands below it that are worth raising against some cards. A line joins
at most one condition of each kind: the exposed card's rank, whether it matches, what the hand
holds, and which of its cards the exposed one is below. The search keeps the best sets of lines
while adding one at a time, and prefers fewer words where the loss is next to nothing. It goes by
sums over the count; costs are exact.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import product
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from croupier.cards import ACE, RANKS, Rank
from croupier.hands import Ranking
from croupier.odds.advice import Advice, Cells, hand_text, head_text
from croupier.odds.strategies import NAMED, FromHand
from croupier.odds.written import Condition, Grid, Line, Written

HANDS = 6
"""How many sorts of hands get lines of their own."""

BEAM = 6
"""How many sets of lines are kept at each step."""

WORD = 3e-7
"""A condition, or a rank that it names, must bring this much, in antes a coup, to be worth it."""


@dataclass(frozen=True, slots=True)
class Simple:
    """A strategy that is easier than best play."""

    strategy: Written
    net: Fraction
    """The player's result over all deals, in antes."""
    cost: Fraction
    """What it loses against best play, in antes a coup."""


class _Half(NamedTuple):
    """Half of every possible line: which kinds of cells it lets through.

    A kind is all cells between which no condition tells a difference.
    """

    parts: list[tuple[str, tuple[Condition, ...]]]
    """A hand (only in the first half), and conditions."""
    fits: NDArray[np.float32]
    """(n, kinds): 1 where the hand and all of the conditions fit."""
    words: NDArray[np.float32]
    """(n,): how long they are."""


class _Choice(NamedTuple):
    """Lines put together by the search."""

    lines: tuple[Line, ...]
    open: NDArray[np.bool_]
    """(kinds,): which no line lets through yet."""
    score: float


def simple_names(advice: Advice) -> list[tuple[str, Fraction]]:
    """Return what each named strategy loses against best play, in antes a coup."""
    best = advice.analysis.net
    found = []
    for name, strategy in NAMED.items():
        if isinstance(strategy, FromHand):
            grid = _from(advice.ranking, advice.ranking.lowest_strength(strategy.lowest))
            found.append((name, (best - advice.cells.net(grid)) / advice.analysis.deals))
    return found


def simple_rules(advice: Advice, *, lines: int = 3) -> list[Simple]:
    """Return rules from the simplest to the best found; each loses less than the one before.

    ``advice`` must be that of best play. The first two raise from a class of hands, and from the
    best single hand; the others have up to ``lines`` lines more.
    """
    ranking = advice.ranking
    rules = [_cut(ranking, advice.cells, classes=True), _cut(ranking, advice.cells, classes=False)]
    rules += [
        Written(f"{len(more)} lines", (*_first(advice), *more)) for more in _search(advice, lines)
    ]
    best = advice.analysis.net
    found: list[Simple] = []
    for rule in rules:
        net = advice.cells.net(rule.grid(ranking))
        cost = (best - net) / advice.analysis.deals
        if not found or cost < found[-1].cost:
            found.append(Simple(rule, net, cost))
    return found


def _from(ranking: Ranking, least: int) -> Grid:
    return np.repeat((np.arange(ranking.size) >= least)[:, None], len(RANKS), axis=1)


def _cut(ranking: Ranking, cells: Cells, *, classes: bool) -> Written:
    """Return the best strategy that raises from some hand on: the lowest of a class, or any."""
    above = np.append(np.cumsum(cells.gain.sum(axis=1)[::-1])[::-1], 0.0)
    index = np.array(ranking.class_index)
    cuts = np.arange(ranking.size)
    if classes:
        cuts = cuts[np.append(True, index[1:] != index[:-1])]
    best = int(cuts[np.argmax(above[cuts])])
    if above[best] <= 0:
        return Written("never", (), otherwise=False)
    return Written("one hand", (_raise_from(ranking, best),))


def _raise_from(ranking: Ranking, least: int) -> Line:
    return Line(raises=True, hand=hand_text(ranking, least), better=True)


def _first(advice: Advice) -> tuple[Line, ...]:
    """Return the line of the hands that are always raised, as a whole class where that does."""
    group = advice.groups[0]
    if group.play != "always":
        return ()
    return (_raise_from(advice.ranking, group.lowest),)


def _search(advice: Advice, lines: int) -> Iterator[tuple[Line, ...]]:
    """Yield the best set found of one line, of two, and so on, behind the first one."""
    first, second, gain = _halves(advice)
    if not first.parts:
        return
    kept = [_Choice((), np.ones(len(gain), np.bool_), 0.0)]
    for _ in range(lines):
        found: dict[bytes, _Choice] = {}
        for choice in kept:
            for more in _longer(choice, first, second, gain):
                key = more.open.tobytes()
                if key not in found or found[key].score < more.score:
                    found[key] = more
        if not found:
            return
        kept = sorted(found.values(), key=lambda choice: -choice.score)[:BEAM]
        yield kept[0].lines


def _longer(
    choice: _Choice, first: _Half, second: _Half, gain: NDArray[np.float32]
) -> Iterator[_Choice]:
    """Yield the best ways to add a line to a choice."""
    worth = (first.fits * np.where(choice.open, gain, 0)) @ second.fits.T
    worth -= np.float32(WORD) * (first.words[:, None] + second.words)
    best = np.argpartition(worth.ravel(), -BEAM)[-BEAM:]
    for place in best[np.argsort(-worth.ravel()[best])].tolist():
        a, b = divmod(place, len(second.parts))
        if worth[a, b] <= 0:
            continue
        (hand, some), (_, more) = first.parts[a], second.parts[b]
        line = Line(raises=True, hand=hand, conditions=(*some, *more))
        closed = (first.fits[a] * second.fits[b]) > 0
        score = choice.score + float(worth[a, b])
        yield _Choice((*choice.lines, line), choice.open & ~closed, score)


def _halves(advice: Advice) -> tuple[_Half, _Half, NDArray[np.float32]]:
    """Return the two halves of all lines, and by kind of cell what raising gains, in antes."""
    ranking = advice.ranking
    top = advice.groups[0].lowest if advice.groups[0].play == "always" else ranking.size
    gain = (advice.cells.gain[:top] / advice.analysis.deals).ravel()
    hands = _hands(advice, top)
    if not hands:
        nothing = _half((), {}, {}, np.ones(0, np.bool_))
        return nothing, nothing, np.zeros(0, np.float32)
    low = Rank(ranking.lowest)
    exposed, matches, has, place = _exposed(low), _matches(), _has(low), _places()
    grids = {
        part: part.grid(ranking)[:top].ravel()
        for part in (*exposed, *matches, *has, *place)
        if part is not None
    }
    table = np.array([*hands.values(), *grids.values()])
    inside = table[: len(hands)].any(axis=0)
    table, gain = table[:, inside], gain[inside]
    packed = np.packbits(table, axis=0)
    _, one, kinds = np.unique(packed, axis=1, return_index=True, return_inverse=True)
    by_kind = np.bincount(kinds.ravel(), gain, len(one)).astype(np.float32)
    small = {part: grid[inside][one] for part, grid in grids.items()}
    all_kinds = np.ones(len(one), np.bool_)
    lines = {hand: grid[inside][one] for hand, grid in hands.items()}
    first = _half(product(lines, exposed, matches), lines, small, all_kinds)
    second = _half((("", *pair) for pair in product(has, place)), lines, small, all_kinds)
    return first, second, by_kind


def _half(
    choices: Iterable[tuple[str, Condition | None, Condition | None]],
    hands: dict[str, NDArray[np.bool_]],
    grids: dict[Condition, NDArray[np.bool_]],
    everything: NDArray[np.bool_],
) -> _Half:
    """Return every choice that lets something through; of equal ones only the shortest."""
    found: dict[bytes, tuple[int, tuple[str, tuple[Condition, ...]], NDArray[np.bool_]]] = {}
    for hand, *some in choices:
        conditions = tuple(condition for condition in some if condition is not None)
        fits = hands.get(hand, everything).copy()
        for condition in conditions:
            fits &= grids[condition]
        words = sum(len(str(condition).split()) for condition in conditions) + len(hand.split())
        key = fits.tobytes()
        if fits.any() and (key not in found or found[key][0] > words):
            found[key] = (words, (hand, conditions), fits)
    kept = list(found.values())
    return _Half(
        [part for _, part, _ in kept],
        np.array([fits for *_, fits in kept], np.float32).reshape(len(kept), len(everything)),
        np.array([words for words, *_ in kept], np.float32),
    )


def _hands(advice: Advice, top: int) -> dict[str, NDArray[np.bool_]]:
    """Return the sorts of hands below ``top`` that are worth lines: their cells, flat."""
    ranking, gain = advice.ranking, np.maximum(advice.cells.gain[:top], 0).sum(axis=1)
    spans: dict[str, NDArray[np.bool_]] = {}
    for group in advice.groups:
        if group.play == "never" or group.lowest >= top:
            continue
        for named in range(group.named + 1):
            text = head_text(ranking, group.lowest, named)
            if text is not None:
                spans[text] = Line(raises=True, hand=text).grid(ranking)[:top, 0]
    narrow: dict[int, str] = {}
    for text in sorted(spans, key=lambda text: -int(spans[text].sum())):
        narrow[round(float(gain[spans[text]].sum()) / advice.analysis.deals / WORD)] = text
    best = sorted(narrow, reverse=True)[:HANDS]
    return {narrow[key]: np.repeat(spans[narrow[key]], len(RANKS)) for key in best}


def _exposed(low: Rank) -> list[Condition | None]:
    every = range(low, ACE + 1)
    spans = [(rank, rank) for rank in every]
    spans += [(low, rank) for rank in every if low < rank < ACE]
    spans += [(rank, ACE) for rank in every if low < rank < ACE]
    return [None, *(Condition("exposed", _span(*span)) for span in spans)]


def _matches() -> list[Condition | None]:
    return [None, Condition("matches"), Condition("matches-not")]


def _has(low: Rank) -> list[Condition | None]:
    tops = range(low, ACE)
    spans = [(top - more, top) for more in range(3) for top in tops if top - more >= low]
    has = [Condition("has", _span(*span)) for span in spans]
    return [None, *has, *(Condition("has-no", (Rank(rank),)) for rank in tops)]


def _places() -> list[Condition | None]:
    below = [Condition("below", (), place) for place in range(2, 6)]
    return [None, *below, *(Condition("above", (), place) for place in range(2, 6))]


def _span(first: int, last: int) -> tuple[Rank, ...]:
    return tuple(Rank(rank) for rank in range(first, last + 1))
