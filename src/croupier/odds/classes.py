"""The sheet's order of classes against its decks, counted: five cards, and what shows.

For each number of players the deck is another (R-CM-2), and a class that is rare on one is common
on the next. Everything here is an exact integer count; no hand is ever enumerated.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import pairwise, product
from math import comb

from croupier.cards import RANKS, Rank, full_deck
from croupier.games.stud_rules import StudRules
from croupier.hands.order import HIGHEST_LOWEST, ClassName, OrderError, group_class
from croupier.odds.position import HAND
from croupier.sheets.schema import StudSheet
from croupier.sheets.worth import class_counts

_SHAPES: Mapping[int, tuple[tuple[int, ...], ...]] = {
    1: ((1,),),
    2: ((2,), (1, 1)),
    3: ((3,), (2, 1), (1, 1, 1)),
    4: ((4,), (3, 1), (2, 2), (2, 1, 1), (1, 1, 1, 1)),
}
"""How often ranks repeat among a few cards."""


@dataclass(frozen=True, slots=True)
class DeckClasses:
    """How many five-card hands of a deck each class has."""

    lowest: Rank
    counts: tuple[tuple[ClassName, int], ...]
    """In the sheet's order, highest first."""

    @property
    def cards(self) -> int:
        """The number of cards."""
        return len(full_deck(self.lowest))

    @property
    def hands(self) -> int:
        """All hands: what the counts add up to."""
        return comb(self.cards, HAND)

    def chance(self, name: str) -> Fraction:
        """Return the chance that five cards are of a class.

        Raises:
            KeyError: the order has no such class.
        """
        counts: dict[str, int] = dict(self.counts)
        return Fraction(counts[name], self.hands)

    def out_of_order(self) -> tuple[tuple[ClassName, ClassName], ...]:
        """Return the neighbours in the order whose higher class is the more frequent one."""
        return tuple(
            (higher, lower)
            for (higher, more), (lower, fewer) in pairwise(self.counts)
            if more > fewer
        )

    def by_frequency(self) -> tuple[ClassName, ...]:
        """Return the classes from the rarest to the most frequent, equal ones as the sheet does."""
        return tuple(name for name, _ in sorted(self.counts, key=lambda item: item[1]))


@dataclass(frozen=True, slots=True)
class PairOfClasses:
    """Two neighbours in the order, and the decks (by cards) on which their frequencies agree."""

    higher: ClassName
    lower: ClassName
    right: tuple[int, ...]
    """Decks on which the higher class is the rarer, or as rare."""
    wrong: tuple[int, ...]


def classes_on(sheet: StudSheet, lowest: Rank) -> DeckClasses:
    """Return the counts of the sheet's classes on a deck.

    Raises:
        OrderError: no deck starts there.
    """
    counts = class_counts(StudRules(sheet).ranking(lowest))
    return DeckClasses(lowest, tuple(counts.items()))  # type: ignore[arg-type]  # keys of the order


def by_players(sheet: StudSheet) -> dict[int, DeckClasses]:
    """Return the counts for each number of players that the table seats and has a deck for."""
    found = {}
    for players in range(2, sheet.table.seats + 1):
        try:
            found[players] = classes_on(sheet, sheet.deck.rank(players))
        except OrderError:
            continue
    return found


def neighbours(sheet: StudSheet) -> tuple[PairOfClasses, ...]:
    """Return each pair of neighbours in the order with the decks on which it is right.

    All decks from 52 cards down to the shortest, whether or not the sheet plays with them.
    """
    decks = [classes_on(sheet, Rank(lowest)) for lowest in range(HIGHEST_LOWEST, -1, -1)]
    pairs = []
    for place, (higher, lower) in enumerate(pairwise(sheet.hands.order)):
        wrong = [d.cards for d in decks if d.counts[place][1] > d.counts[place + 1][1]]
        right = [d.cards for d in decks if d.cards not in wrong]
        pairs.append(PairOfClasses(higher, lower, tuple(right), tuple(wrong)))  # type: ignore[arg-type]
    return tuple(pairs)


def show_counts(lowest: Rank, up: int) -> dict[ClassName, int]:
    """Return how many sets of ``up`` cards (1 to 4) of a deck show each class, the best first.

    Only quads, trips, two pair, pair and high cards count of a show (R-CM-4).
    """
    ranks = len(RANKS) - lowest
    found = {}
    for shape in _SHAPES[up]:
        number, left = 1, ranks
        for times in sorted(set(shape), reverse=True):
            among = shape.count(times)
            number *= comb(left, among) * comb(4, times) ** among
            left -= among
        found[_class(shape)] = number
    return found


def best_show_counts(sheet: StudSheet, lowest: Rank, up: int, players: int) -> dict[ClassName, int]:
    """Return how many deals have each class as the best of ``players`` shows of ``up`` cards.

    A deal gives each player a set of ``up`` cards of the deck; they add up to all of them. The
    best is by the sheet's order. A player's show is dealt out of what the earlier ones left: all
    that matters of it is how many ranks have four, three, two, one or no card left, and how many
    deals lead there.
    """
    order = sheet.hands.order
    shapes = sorted(_SHAPES[up], key=lambda shape: -order.index(_class(shape)))
    at_most = []
    for number in range(1, len(shapes) + 1):
        allowed = tuple(shapes[:number])
        states: dict[State, int] = {(0, 0, 0, 0, len(RANKS) - lowest): 1}
        for _ in range(players):
            states = _after_show(states, allowed)
        at_most.append(sum(states.values()))
    found: dict[ClassName, int] = {}
    for place in range(len(shapes) - 1, -1, -1):
        below = at_most[place - 1] if place else 0
        found[_class(shapes[place])] = at_most[place] - below
    return found


State = tuple[int, ...]
"""How many ranks have 0, 1, 2, 3, 4 cards left."""


def _after_show(
    states: Mapping[State, int], allowed: Sequence[tuple[int, ...]]
) -> dict[State, int]:
    after: dict[State, int] = {}
    for state, number in states.items():
        for shape in allowed:
            for target, deals in _draws(state, shape):
                after[target] = after.get(target, 0) + number * deals
    return after


@cache
def _draws(state: State, shape: tuple[int, ...]) -> tuple[tuple[State, int], ...]:
    """Return what a show of a shape leaves, with the number of sets of cards that lead there."""
    found: dict[State, int] = {}
    for taken_from in product(range(1, 5), repeat=len(shape)):
        parts = list(zip(shape, taken_from, strict=True))
        # Parts of equal size are one set: count each choice once, its sources falling.
        if any(a == b and x < y for (a, x), (b, y) in pairwise(parts)):
            continue
        number, left = _ways(state, parts)
        if number:
            found[left] = found.get(left, 0) + number
    return tuple(found.items())


def _ways(state: State, parts: Sequence[tuple[int, int]]) -> tuple[int, State]:
    """Return how many sets take parts of a size from ranks with so many cards left."""
    number, left, after = 1, list(state), list(state)
    for (times, source), among in Counter(parts).items():
        number *= comb(left[source], among) * comb(source, times) ** among
        if number == 0:
            break
        left[source] -= among
        after[source] -= among
        after[source - times] += among
    return number, tuple(after)


def _class(shape: tuple[int, ...]) -> ClassName:
    return group_class([Rank(place) for place, times in enumerate(shape) for _ in range(times)])
