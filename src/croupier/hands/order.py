"""An order of classes: what it may say, and the ladder of hands that it makes of a deck.

The ladder lists every kind of five-card hand of a deck from the lowest up, once each. A hand's
place on it is its strength; suits never matter beyond making a flush.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Literal, NamedTuple, TypeAlias, cast, get_args

from croupier.cards import ACE, RANKS, Rank

ClassName = Literal[
    "royal flush",
    "straight flush",
    "four of a kind",
    "full house",
    "flush",
    "straight",
    "three of a kind",
    "two pair",
    "pair",
    "high card",
]
"""A class of five-card hands, by the key that sheets use."""

Kickers: TypeAlias = Literal["all", "first"]
"""How many cards beside the combination decide between equals (R-QC-2)."""

Ranks: TypeAlias = tuple[Rank, ...]

CLASSES: tuple[ClassName, ...] = get_args(ClassName)
"""Every class, highest first in the ordinary order."""

OPTIONAL: frozenset[ClassName] = frozenset({"royal flush", "straight flush"})
"""The classes that an order may leave out."""

HIGHEST_LOWEST = Rank(8)
"""The shortest deck starts at the ten: five ranks, the least that make a straight."""

_SUITED_STRAIGHT: tuple[ClassName, ...] = ("straight flush", "flush", "straight")


class OrderError(ValueError):
    """An order of classes, or a text about one, that means nothing; the message says what would."""


class Rung(NamedTuple):
    """One kind of hand."""

    name: ClassName
    ranks: Ranks
    """The five ranks, the combination first."""
    suits: Literal["mixed", "one", "either"]
    """Whether these ranks have this class in mixed suits, in one suit, or in either case."""


def checked_order(order: Sequence[str]) -> tuple[ClassName, ...]:
    """Return ``order`` as class names.

    Raises:
        OrderError: a name is unknown or stands twice, or one that every order needs is missing.
    """
    for place, name in enumerate(order):
        if name not in CLASSES:
            near = difflib.get_close_matches(name, CLASSES, n=1)
            hint = f"did you mean {near[0]!r}?" if near else f"the classes are {_listed(CLASSES)}"
            raise OrderError(f"{name!r} is no class of hands: {hint}")
        if name in order[:place]:
            raise OrderError(f"the class {name!r} stands twice in the order")
    missing = [name for name in CLASSES if name not in order and name not in OPTIONAL]
    if missing:
        raise OrderError(
            f"the order lacks {_listed(missing)}: only {_listed(sorted(OPTIONAL))} may be left out",
        )
    return cast("tuple[ClassName, ...]", tuple(order))


def checked_lowest(lowest: int) -> Rank:
    """Return ``lowest`` as the lowest rank of a deck.

    Raises:
        OrderError: no deck of five or more ranks starts there.
    """
    if not 0 <= lowest <= HIGHEST_LOWEST:
        raise OrderError(
            f"a deck cannot start at rank number {lowest}: "
            f"its lowest rank is {RANKS[0]} (0) to {RANKS[HIGHEST_LOWEST]} ({HIGHEST_LOWEST})",
        )
    return Rank(lowest)


def straights(lowest: Rank, *, ace_low: bool) -> list[Ranks]:
    """Return the straights of a deck from the lowest up, each with its top card first.

    With ``ace_low`` the ace below the deck's four lowest ranks makes the lowest straight (R-CM-3).
    Where the deck has only five ranks that is the ace-high straight, which counts as such.
    """
    found = [tuple(Rank(top - step) for step in range(5)) for top in range(lowest + 4, len(RANKS))]
    if ace_low and lowest < HIGHEST_LOWEST:
        wheel = (*(Rank(lowest + step) for step in (3, 2, 1, 0)), ACE)
        found.insert(0, wheel)
    return found


def ladder(order: Sequence[ClassName], lowest: Rank, *, ace_low: bool) -> list[Rung]:
    """Return every kind of hand of a deck once, the lowest first.

    A hand belongs to the first class of ``order`` that it satisfies: without a straight flush in
    the order, five running cards of one suit are a flush or a straight, whichever stands first.
    """
    deck = [Rank(number) for number in range(lowest, len(RANKS))]
    runs = straights(lowest, ace_low=ace_low)
    return [rung for name in reversed(order) for rung in _rungs(name, order, deck, runs)]


def _rungs(
    name: ClassName,
    order: Sequence[ClassName],
    deck: Sequence[Rank],
    runs: Sequence[Ranks],
) -> Iterator[Rung]:
    suited_here = [run for run in runs if _class_of_suited(order, run) == name]
    if name in OPTIONAL:
        yield from (Rung(name, run, "one") for run in suited_here)
    elif name == "straight":
        yield from (Rung(name, run, "either" if run in suited_here else "mixed") for run in runs)
    elif name == "flush":
        elsewhere = {_falling(run) for run in runs if run not in suited_here}
        yield from (Rung(name, hand, "one") for hand in _falls(deck, 5) if hand not in elsewhere)
    elif name == "high card":
        running = {_falling(run) for run in runs}
        yield from (Rung(name, hand, "mixed") for hand in _falls(deck, 5) if hand not in running)
    else:
        yield from (Rung(name, hand, "mixed") for hand in _groups(name, deck))


def grouped(ranks: Sequence[Rank]) -> Ranks:
    """Return ranks with the most frequent first, the higher first among equally frequent."""
    return tuple(sorted(ranks, key=lambda rank: (-ranks.count(rank), -rank)))


def group_class(ranks: Sequence[Rank]) -> ClassName:
    """Return the class that ranks make by their repetitions alone; a few cards will do."""
    counts = sorted((ranks.count(rank) for rank in set(ranks)), reverse=True)
    if counts[0] == 4:
        return "four of a kind"
    if counts[0] == 3:
        return "full house" if 2 in counts else "three of a kind"
    if counts[0] == 2:
        return "two pair" if counts.count(2) == 2 else "pair"
    return "high card"


def counted_ranks(name: ClassName, kickers: Kickers) -> int:
    """Return how many of a hand's five ordered ranks decide between two hands of a class."""
    if kickers == "all":
        return 5
    return {"high card": 1, "pair": 3, "three of a kind": 4}.get(name, 5)


def _class_of_suited(order: Sequence[ClassName], run: Ranks) -> ClassName:
    royal = run[0] == ACE
    for name in order:
        if name in _SUITED_STRAIGHT or (royal and name == "royal flush"):
            return name
    raise AssertionError(order)


_SHAPES: dict[ClassName, tuple[int, ...]] = {
    "four of a kind": (4,),
    "full house": (3, 2),
    "three of a kind": (3,),
    "two pair": (2, 2),
    "pair": (2,),
}


def _groups(name: ClassName, deck: Sequence[Rank]) -> Iterator[Ranks]:
    shape = _SHAPES[name]
    for head in _heads(shape, deck):
        combination = tuple(
            rank for rank, times in zip(head, shape, strict=True) for _ in range(times)
        )
        rest = [rank for rank in deck if rank not in head]
        for side in _falls(rest, 5 - len(combination)):
            yield combination + side


def _heads(shape: tuple[int, ...], deck: Sequence[Rank]) -> list[Ranks]:
    if len(shape) == 1:
        return [(rank,) for rank in deck]
    if shape == (2, 2):
        return _falls(deck, 2)
    return [(three, two) for three in deck for two in deck if two != three]


def _falls(ranks: Sequence[Rank], number: int) -> list[Ranks]:
    return sorted(combinations(sorted(ranks, reverse=True), number))


def _falling(ranks: Ranks) -> Ranks:
    return tuple(sorted(ranks, reverse=True))


def _listed(names: Sequence[str]) -> str:
    return ", ".join(repr(name) for name in names)
