"""Strengths of hands under an order of classes, one hand at a time.

Each rank has a key such that no two sets of up to five ranks (none more than four times) have the
same sum. The sum of a hand's keys is then all that a table needs to know of it, beside whether it
is of one suit.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import Literal

from croupier.cards import DECK_SIZE, RANKS, Card, CardError, Rank, parse_rank, refuse_strangers
from croupier.hands.order import (
    CLASSES,
    ClassName,
    Kickers,
    OrderError,
    Ranks,
    Rung,
    checked_lowest,
    checked_order,
    counted_ranks,
    group_class,
    grouped,
    ladder,
)

RANK_KEYS = (0, 1, 5, 22, 94, 312, 992, 2422, 5624, 12522, 19998, 43258, 79415)
"""The key of the deck's lowest rank, of the next one, and so on."""


@dataclass(frozen=True, slots=True, eq=False)
class Ranking:
    """What every hand of a deck is worth under one order of classes; made by :func:`ranking`.

    Strengths are the integers from 0 to ``size - 1``, the higher the better; equal strength means
    the same class and the same five ranks. Two rankings of the same rules are the same object.
    """

    order: tuple[ClassName, ...]
    """The classes, highest first."""
    lowest: Rank
    """The lowest rank of the deck."""
    ace_low: bool
    """Whether the ace also stands below the deck's lowest rank in a straight."""
    kickers: Kickers
    """How many cards beside the combination count (R-QC-2)."""
    strength: Callable[[Sequence[Card]], int] = field(repr=False)
    """The strength of exactly five different cards of the deck, in any order.

    Raises ``ValueError`` for another number of cards and :class:`~croupier.cards.CardError` for a
    card that the deck lacks. That no card stands twice is the caller's duty
    (:func:`croupier.cards.refuse_duplicates`).
    """
    ties: tuple[int, ...] = field(repr=False)
    """Of each strength, the lowest strength that equals it under ``kickers``."""
    class_index: tuple[int, ...] = field(repr=False)
    """Of each strength, the place of its class in ``order``."""
    ranks: tuple[Ranks, ...] = field(repr=False)
    """Of each strength, the five ranks with the combination first."""
    showing: Callable[[Sequence[Card]], int] = field(repr=False)
    """See :func:`showing_strength`."""
    rungs: tuple[Rung, ...] = field(repr=False)
    """Of each strength, the kind of hand."""

    @property
    def size(self) -> int:
        """The number of strengths."""
        return len(self.ranks)

    def class_name(self, strength: int) -> ClassName:
        """Return the class of a strength."""
        return self.order[self.class_index[strength]]

    def lowest_strength(self, text: str) -> int:
        """Return the lowest strength that reaches what a text names.

        ``"any"`` is 0; a class name is the lowest hand of the class; ranks parted by spaces are
        the lowest hand that has them: ``"A K"`` ace-king high, ``"Q Q"`` a pair of queens,
        ``"K K 2 2"`` kings and deuces.

        Raises:
            OrderError: the text means none of these, or the deck has no such hand.
        """
        words = text.split()
        if words == ["any"]:
            return 0
        name = " ".join(words).lower()
        if name in CLASSES:
            return self._lowest_of(name, (), text)
        try:
            named = grouped([parse_rank(word) for word in words])
        except CardError:
            named = ()
        if not 1 <= len(named) <= 5 or max(named.count(rank) for rank in named) > 4:
            raise OrderError(
                f'{text!r} names no hand: write "any", a class of hands such as "pair", or one to '
                'five ranks parted by spaces such as "A K" or "Q Q"',
            )
        return self._lowest_of(group_class(named), named, text)

    def _lowest_of(self, name: str, named: Ranks, text: str) -> int:
        for strength, rung in enumerate(self.rungs):
            if rung.name == name and rung.ranks[: len(named)] == named:
                return strength
        raise OrderError(
            f"{text!r}: this order has no such {name} in a deck from {RANKS[self.lowest]} up",
        )

    def __reduce__(self) -> tuple[object, ...]:
        return _ranking, (self.order, self.lowest, self.ace_low, self.kickers)


def ranking(
    order: Sequence[str],
    *,
    lowest: Rank = Rank(0),  # noqa: B008 - an int by another name
    ace_low: bool = True,
    kickers: Literal["all", "first"] = "all",
) -> Ranking:
    """Return the ranking of a deck from ``lowest`` up under an order of classes, highest first.

    The same arguments give the same object.

    Raises:
        OrderError: the order, the lowest rank or ``kickers`` is none; the message says why.
    """
    return _ranking(tuple(order), lowest, ace_low, kickers)


def showing_strength(ranking: Ranking, cards: Sequence[Card]) -> int:
    """Return what one to four face-up cards are worth; the higher is the better show (R-CM-4).

    Only four of a kind, three of a kind, two pair, pair and high cards count, in the order of the
    sheet. Only shows of the same number of cards may be compared.

    Raises:
        ValueError: no card, or more than four, or a card that the deck lacks.
    """
    return ranking.showing(cards)


@lru_cache(maxsize=128)
def _ranking(order: tuple[str, ...], lowest: int, ace_low: bool, kickers: Kickers) -> Ranking:  # noqa: FBT001 - positional for the cache
    classes, low = checked_order(order), checked_lowest(lowest)
    if kickers not in {"all", "first"}:
        raise OrderError(f'kickers = {kickers!r} is unknown: use "all" or "first"')
    rungs = tuple(ladder(classes, low, ace_low=ace_low))
    plain, suited = tables(rungs, low)
    place = {name: index for index, name in enumerate(classes)}
    return Ranking(
        order=classes,
        lowest=low,
        ace_low=ace_low,
        kickers=kickers,
        strength=_evaluator(plain, suited, low),
        ties=_ties(rungs, kickers),
        class_index=tuple(place[rung.name] for rung in rungs),
        ranks=tuple(rung.ranks for rung in rungs),
        showing=_show(classes, low),
        rungs=rungs,
    )


def tables(rungs: Sequence[Rung], lowest: Rank) -> tuple[dict[int, int], dict[int, int]]:
    """Return sum of rank keys to strength: for hands of mixed suits, and for hands of one suit."""
    keys = _keys_by_rank(lowest)
    plain: dict[int, int] = {}
    suited: dict[int, int] = {}
    for strength, rung in enumerate(rungs):
        a, b, c, d, e = rung.ranks
        total = keys[a] + keys[b] + keys[c] + keys[d] + keys[e]
        if rung.suits != "one":
            plain[total] = strength
        if rung.suits != "mixed":
            suited[total] = strength
    return plain, suited


def _keys_by_rank(lowest: Rank) -> dict[Rank, int]:
    return {Rank(lowest + step): RANK_KEYS[step] for step in range(len(RANKS) - lowest)}


def _keys_by_card(lowest: Rank) -> list[int | None]:
    keys = _keys_by_rank(lowest)
    return [keys.get(Rank(card >> 2)) for card in range(DECK_SIZE)]


def _evaluator(
    plain: Mapping[int, int],
    suited: Mapping[int, int],
    lowest: Rank,
) -> Callable[[Sequence[Card]], int]:
    # Lists and closure variables: this is called for every hand of a game in pure Python.
    table = [-1] * (max(plain) + 1)
    for total, value in plain.items():
        table[total] = value
    key: list[int] = _keys_by_card(lowest)  # type: ignore[assignment]  # None: not in the deck
    flushes = dict(suited)

    def strength(cards: Sequence[Card]) -> int:
        try:
            a, b, c, d, e = cards
            if a & 3 == b & 3 and a & 3 == c & 3 == d & 3 == e & 3:
                return flushes[key[a] + key[b] + key[c] + key[d] + key[e]]
            return table[key[a] + key[b] + key[c] + key[d] + key[e]]
        except (IndexError, KeyError, TypeError, ValueError):
            if len(cards) != 5:
                raise ValueError(f"a hand has five cards, not {len(cards)}") from None
            refuse_strangers(cards, lowest)
            raise

    return strength


def _show(order: Sequence[ClassName], lowest: Rank) -> Callable[[Sequence[Card]], int]:
    keys = _keys_by_rank(lowest)
    key: list[int] = _keys_by_card(lowest)  # type: ignore[assignment]  # None: not in the deck
    table: list[dict[int, int]] = []
    for number in range(1, 5):
        kinds = [grouped(ranks) for ranks in combinations_with_replacement(keys, number)]
        kinds.sort(key=lambda ranks: (-order.index(group_class(ranks)), ranks))
        table.append({sum(keys[r] for r in kind): place for place, kind in enumerate(kinds)})

    def showing(cards: Sequence[Card]) -> int:
        number = len(cards)
        if not 1 <= number <= 4:
            raise ValueError(f"one to four cards show, not {number}")
        try:
            return table[number - 1][sum([key[card] for card in cards])]
        except (IndexError, KeyError, TypeError):
            refuse_strangers(cards, lowest)
            raise

    return showing


def _ties(rungs: Sequence[Rung], kickers: Kickers) -> tuple[int, ...]:
    ties: list[int] = []
    last: tuple[ClassName, Ranks] | None = None
    for strength, rung in enumerate(rungs):
        this = (rung.name, rung.ranks[: counted_ranks(rung.name, kickers)])
        ties.append(ties[-1] if this == last else strength)
        last = this
    return tuple(ties)
