"""Every deal of a short deck settled one by one, read off the sheet; shares nothing with odds/."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from itertools import combinations, permutations
from math import lcm

import numpy as np
from hypothesis import strategies as st
from numpy.typing import NDArray

from croupier.cards import RANKS, Rank, full_deck
from croupier.hands import CLASSES
from croupier.sheets import CaribbeanSheet
from games.caribbean_tools import sheet
from hands.slow_hands import orders, worth

Decide = Callable[[Sequence[int], int], bool]
"""Whether to raise with five cards against the exposed one."""

FOLD, NO_OPEN, LOSE, PUSH, WIN = range(5)


@dataclass
class Slow:
    """What a slow count found."""

    deals: int = 0
    net: Fraction = Fraction(0)
    outcomes: dict[str, int] = field(default_factory=dict)
    shut: int = 0

    def add(self, outcome: str, number: int, result: Fraction | int) -> None:
        """Count deals that end so."""
        self.deals += number
        self.net += result * number
        self.outcomes[outcome] = self.outcomes.get(outcome, 0) + number


@cache
def hands(lowest: int) -> NDArray[np.int64]:
    """Return all hands of a deck: (n, 5) cards."""
    return np.array(list(combinations(full_deck(Rank(lowest)), 5)), np.int64)


@cache
def up_to_suits(lowest: int) -> tuple[tuple[int, int], ...]:
    """Return one hand of each kind up to suits, and how many there are of it."""
    first: dict[tuple[int, ...], int] = {}
    number: dict[int, int] = {}
    turns = list(permutations(range(4)))
    for i, cards in enumerate(hands(lowest).tolist()):
        kind = min(tuple(sorted(c & ~3 | turn[c & 3] for c in cards)) for turn in turns)
        place = first.setdefault(kind, i)
        number[place] = number.get(place, 0) + 1
    return tuple(number.items())


def opens(sheet: CaribbeanSheet, value: tuple[int, tuple[int, ...]]) -> bool:
    """Return whether a hand of this worth (all cards counted) opens."""
    text, order = sheet.dealer.opens, sheet.hands.order
    if text == "any":
        return True
    if text in CLASSES:
        return value[0] >= -order.index(text)
    ranks = [RANKS.index(word) for word in text.split()]
    groups = tuple(sorted(set(ranks), key=lambda rank: (-ranks.count(rank), -rank)))
    named = {(1,): "high card", (2,): "pair", (1, 2): "two pair", (3,): "three of a kind"}
    shape = tuple(sorted(n for n in (ranks.count(r) for r in groups) if n > 1)) or (1,)
    shape = (1, 2) if shape == (2, 2) else shape
    return value >= (-order.index(named[shape]), groups)


def slow_count(
    sheet: CaribbeanSheet,
    *,
    seen: int = 1,
    decide: Decide | None = None,
    dead: frozenset[int] = frozenset(),
) -> Slow:
    """Settle every deal; without ``decide`` the player raises where that wins more than folding."""
    lowest, rules = sheet.deck.rank, sheet.hands
    every = hands(lowest)
    worths = [
        worth(h, rules.order, lowest, ace_low=rules.ace_low, kickers=rules.kickers)
        for h in every.tolist()
    ]
    whole = [worth(h, rules.order, lowest, ace_low=rules.ace_low) for h in every.tolist()]
    ladder = {value: place for place, value in enumerate(sorted(set(worths)))}
    places = np.array([ladder[value] for value in worths])
    opening = np.array([opens(sheet, value) for value in whole])
    bits = (1 << every).sum(axis=1)
    out = sum(1 << card for card in dead)
    reps = up_to_suits(lowest) if not dead else [(i, 1) for i in np.flatnonzero(bits & out == 0)]
    found = Slow()
    for i, times in reps:
        free = (bits & (bits[i] | out)) == 0
        ends = np.where(
            ~opening[free],
            NO_OPEN,
            np.where(places[free] > places[i], LOSE, np.where(places[free] < places[i], WIN, PUSH)),
        )
        name = rules.order[-worths[i][0]]
        held = every[i].tolist()
        for sets, table in _by_seen(np.flatnonzero(free), ends, lowest, seen):
            raising = None if decide is None else np.array([decide(held, x) for x in sets])
            _decided(found, sheet, name, table * times, raising)
    return found


@cache
def subsets(lowest: int, seen: int) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return the numbers of all sets of ``seen`` cards in each hand, and the top card of each."""
    deck = full_deck(Rank(lowest))
    every = list(combinations(deck, seen))
    number = {cards: place for place, cards in enumerate(every)}
    found = [
        [number[some] for some in combinations(cards, seen)]
        for cards in map(tuple, hands(lowest).tolist())
    ]
    return np.array(found, np.int64), np.array([max(cards, default=-1) for cards in every])


def _by_seen(
    dealer: NDArray[np.int64], ends: NDArray[np.int64], lowest: int, seen: int
) -> Iterator[tuple[list[int], NDArray[np.int64]]]:
    """Yield sets of seen cards by their top card, and how many hands through each end how."""
    numbers, tops = subsets(lowest, seen)
    flat = numbers[dealer] * 5 + ends[:, None]
    table = np.bincount(flat.ravel(), minlength=5 * len(tops)).reshape(len(tops), 5)
    there = table.any(axis=1)
    yield tops[there].tolist(), table[there]


def _decided(
    found: Slow,
    sheet: CaribbeanSheet,
    name: str,
    table: NDArray[np.int64],
    raising: NDArray[np.bool_] | None,
) -> None:
    multiple, pays = sheet.additional.multiple, sheet.additional.pays
    den = lcm(*(pay.denominator for pay in pays.values()))
    results = [-den, den, -den * (1 + multiple), 0, den + int(multiple * pays[name] * den)]
    if raising is None:
        raising = table @ np.array(results) > -den * table.sum(axis=1)
    found.shut += int(table[:, NO_OPEN].sum())
    folded = int(table[~raising].sum())
    if folded:
        found.add("fold", folded, -1)
    ends = {NO_OPEN: "no_open", LOSE: "lose", PUSH: "push", WIN: f"win:{name}"}
    for end, outcome in ends.items():
        number = int(table[raising, end].sum())
        if number:
            found.add(outcome, number, Fraction(results[end], den))


@st.composite
def short_sheets(draw: st.DrawFn, lowest: str, opening: Sequence[str]) -> CaribbeanSheet:
    """Draw a sheet of a short deck: any order, pays, multiple, kickers, ace low, opening hand."""
    order = draw(orders())
    fractions = ["1/2", "3 to 2", "7/3"]
    pays = {name: draw(st.one_of(st.integers(0, 30), st.sampled_from(fractions))) for name in order}
    return sheet(
        table__seats=2,
        deck__lowest=lowest,
        hands__order=order,
        hands__ace_low=draw(st.booleans()),
        hands__kickers=draw(st.sampled_from(["all", "first"])),
        dealer__opens=draw(st.sampled_from(list(opening))),
        raise__multiple=draw(st.integers(1, 4)),
        raise__pays=pays,
        progressive=None,
    )
