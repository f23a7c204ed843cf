"""Each seat's chance to win and to share at a position of the stud table.

Exact while counting is at most :data:`LIMIT` steps, beyond that sampled with a stated error. What
makes counting short: only sets of drawn cards matter, not their order; a seat that cannot win any
more is left out; and the last two seats are not walked in pairs but swept by strength
(:mod:`croupier.odds.chances_kernels`). Equal strength shares (CM-12).
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from html import escape
from math import comb, sqrt
from typing import Literal, NamedTuple

import numpy as np
from numpy.typing import NDArray

from croupier.hands import Ranking, kernel_tables
from croupier.kernels import kernel
from croupier.messages import Messages
from croupier.odds.chances_kernels import Seat, count_deals, fill_draws, sample_deals
from croupier.odds.position import HAND, Position, seat_text

LIMIT = 500_000_000
"""Steps of counting (one subset of one draw) up to which a position is counted: seconds."""

SAMPLES = 1_000_000
"""Deals to sample where counting takes more than that: a standard error of at most 0.0005."""

Z99 = 2.5758293035489004
"""Standard errors on either side of an estimate that make a 99% interval."""

_BLOCK = 1 << 16


@dataclass(frozen=True, slots=True)
class SeatChances:
    """What one seat can expect. ``deals`` is what every count is out of."""

    deals: int
    sharing: tuple[int, ...]
    """``sharing[k - 1]``: deals that the seat wins as one of ``k``; ``sharing[0]`` wins alone."""
    classes: tuple[int, ...]
    """How many of the seat's own draws end in each class of the order; exact in every case."""
    strength: int | None = None
    """The hand's strength if all its five cards are known."""
    live: bool = True
    exact: bool = True

    @property
    def wins(self) -> int:
        """The deals that the seat wins alone."""
        return self.sharing[0]

    @property
    def shares(self) -> int:
        """The deals in which the seat shares with others."""
        return sum(self.sharing[1:])

    @property
    def equity(self) -> Fraction:
        """The seat's part of a pot that all live seats compete for, on average."""
        parts = (Fraction(count, k) for k, count in enumerate(self.sharing, start=1))
        return sum(parts, Fraction(0)) / self.deals

    @property
    def win(self) -> Fraction:
        """The chance to win alone."""
        return Fraction(self.wins, self.deals)

    @property
    def share(self) -> Fraction:
        """The chance to share."""
        return Fraction(self.shares, self.deals)

    @property
    def standard_error(self) -> float:
        """The standard error of the equity; 0 where it is exact."""
        if self.exact:
            return 0.0
        squares = sum(count / k**2 for k, count in enumerate(self.sharing, start=1)) / self.deals
        return sqrt(max(0.0, squares - float(self.equity) ** 2) / self.deals)

    def interval(self, chance: Fraction | None = None) -> tuple[float, float]:
        """Return the 99% interval of a chance, the equity unless given; a point where exact.

        Wilson's score interval, which keeps its promise near 0 and 1. For the equity it is the
        wider side: a part of a pot lies between 0 and 1, so it varies no more than winning does.
        """
        p = float(self.equity if chance is None else chance)
        if self.exact:
            return p, p
        pull = Z99**2 / self.deals
        middle = (p + pull / 2) / (1 + pull)
        half = Z99 * sqrt(p * (1 - p) / self.deals + pull / self.deals / 4) / (1 + pull)
        return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(frozen=True)
class Chances:
    """The chances at a position, seats in its order."""

    position: Position
    method: Literal["exact", "sampled"]
    deals: int
    """All ways in which the live hands can be completed."""
    counted: int
    """What every count is out of: ``deals``, or the number of samples."""
    seats: tuple[SeatChances, ...]

    @cached_property
    def equities(self) -> tuple[Fraction, ...]:
        """Each seat's equity; they sum to one exactly, sampled or not."""
        return tuple(seat.equity for seat in self.seats)

    def _repr_html_(self) -> str:
        """Return the seats with their chances as a table, for notebooks."""
        said = Messages().text
        heads = [said(f"chances-{name}") for name in ("seat", "cards", "win", "share", "equity")]
        rows = [heads]
        for number, seat in enumerate(self.seats, start=1):
            cards = seat_text(self.position, self.position.seats[number - 1])
            chances = [f"{float(chance):.4%}" for chance in (seat.win, seat.share, seat.equity)]
            if not seat.exact:
                chances[-1] += f" ± {Z99 * seat.standard_error:.4%}"
            rows.append([str(number), cards, *chances])
        lines = ["".join(f"<td>{escape(cell)}</td>" for cell in row) for row in rows]
        return f"<table>{''.join(f'<tr>{line}</tr>' for line in lines)}</table>"


class _Draws(NamedTuple):
    """All draws of a seat, rising by the strength that decides."""

    cards: NDArray[np.uint8]
    strengths: NDArray[np.int16]
    values: NDArray[np.int16]

    @property
    def lacks(self) -> int:
        """How many cards the seat lacks."""
        _, lacks = self.cards.shape
        return int(lacks)

    @property
    def bits(self) -> NDArray[np.int64]:
        """Each draw as bits of the unseen cards."""
        shifted = np.left_shift(np.int64(1), self.cards.astype(np.int64))
        return np.asarray(shifted.sum(axis=1), dtype=np.int64)

    def as_seat(self, bit: int) -> Seat:
        """Return the draws as kernels take them."""
        return bit, self.values, self.bits, self.cards


def chances(
    position: Position,
    random: np.random.Generator,
    *,
    samples: int = SAMPLES,
    limit: int = LIMIT,
) -> Chances:
    """Return each seat's chances to win and to share.

    Args:
        position: from :func:`croupier.odds.position.position`.
        random: what samples are drawn with; untouched where the chances are counted.
        samples: deals to sample where counting takes more than ``limit`` steps.
        limit: 0 samples in any case in which more than one deal is left.

    Raises:
        ValueError: fewer than one sample.
    """
    if samples < 1:
        raise ValueError(f"{samples} samples: take at least one")
    live, unseen = position.live, len(position.unseen)
    draws = {i: _draws(position, i) for i in live}
    contenders = _contenders(draws)
    deals = ways(unseen, [draws[i].lacks for i in live])
    counts = np.zeros(1 << len(contenders), np.int64)
    lacks = [draws[i].lacks for i in contenders]
    if len(contenders) == 1:
        counts[1] = 1
    elif sum(lacks) == 0 or steps(unseen, lacks) <= limit:
        _count(unseen, [draws[i] for i in contenders], counts)
    else:
        _sample(position, contenders, random, samples, counts)
        return _result(position, draws, contenders, counts, 0, deals)
    return _result(position, draws, contenders, counts, deals // int(counts.sum()), deals)


def ways(unseen: int, lacks: list[int]) -> int:
    """Return in how many ways hands that lack so many cards each can be completed."""
    product = 1
    for lack in lacks:
        product *= comb(unseen, lack)
        unseen -= lack
    return product


def steps(unseen: int, lacks: list[int]) -> int:
    """Return how many steps counting takes for hands that lack so many cards each."""
    *walked, less, most = sorted(lacks)
    outer = ways(unseen, walked)
    unseen -= sum(walked)
    return outer * (comb(unseen, less) + comb(unseen, most)) << most


def _draws(position: Position, i: int) -> _Draws:
    ranking = position.ranking
    keys, rows, table = kernel_tables(ranking)
    known = position.seats[i].known
    unseen = position.unseen
    lacks = HAND - len(known)
    number = comb(len(unseen), lacks)
    cards = np.empty((number, lacks), np.uint8)
    strengths, values = np.empty(number, np.int16), np.empty(number, np.int16)
    fill = kernel(fill_draws, nogil=True)
    fill(
        keys[list(unseen)], keys[list(known)], rows, table, _ties(ranking), cards, strengths, values
    )
    order = np.argsort(values, kind="stable")
    return _Draws(cards[order], strengths[order], values[order])


def _ties(ranking: Ranking) -> NDArray[np.int16]:
    return np.array(ranking.ties, np.int16)


def _contenders(draws: dict[int, _Draws]) -> list[int]:
    """Return the seats that can still win; the cards of the others are as good as undealt."""
    sure = max(int(draw.values[0]) for draw in draws.values())
    return [i for i, draw in draws.items() if int(draw.values[-1]) >= sure]


def _count(unseen: int, draws: list[_Draws], counts: NDArray[np.int64]) -> None:
    """Count every deal: the seats with the most draws are swept, the others walked."""
    order = sorted(range(len(draws)), key=lambda k: draws[k].lacks)
    *walked, less, most = order
    left = unseen - sum(draws[k].lacks for k in order[:-1])
    depth = draws[less].lacks
    places, size = _places(unseen, depth)
    room = (depth, np.zeros(size, np.int64), np.zeros(32, np.int64), np.zeros(32, np.int64))
    bits = [draws[k].bits for k in walked]
    strengths = [np.zeros(0, np.int16), *(draws[k].values for k in walked)]
    starts = np.cumsum([0] + [len(each) for each in bits], dtype=np.int64)
    kernel(count_deals, nogil=True)(
        (
            np.concatenate(strengths),
            np.concatenate([np.zeros(0, np.int64), *bits]),
            starts,
            np.array([1 << k for k in walked], np.int64),
        ),
        draws[less].as_seat(1 << less),
        draws[most].as_seat(1 << most),
        places,
        room,
        comb(left, draws[most].lacks),
        counts,
    )


def _places(unseen: int, depth: int) -> tuple[NDArray[np.int64], int]:
    """Return what each card adds to a set's place as its k-th smallest, and how many places.

    The sets of k cards lie behind those of fewer, each at its place in the combinatorial number
    system; the k-th card carries the step from the sets of k - 1 cards to those of k.
    """
    places = np.zeros((unseen, depth + 1), np.int64)
    for k in range(1, depth + 1):
        places[:, k] = [comb(card, k) + comb(unseen, k - 1) for card in range(unseen)]
    return places, sum(comb(unseen, k) for k in range(depth + 1))


def _sample(
    position: Position,
    contenders: list[int],
    random: np.random.Generator,
    samples: int,
    counts: NDArray[np.int64],
) -> None:
    keys, rows, table = kernel_tables(position.ranking)
    unseen = keys[list(position.unseen)]
    hands = [keys[list(position.seats[i].known)] for i in contenders]
    known = np.array([(h.sum(), np.bitwise_and.reduce(h, initial=-1)) for h in hands], np.int64)
    need = np.array([HAND - len(hand) for hand in hands], np.int64)
    ties, play = _ties(position.ranking), kernel(sample_deals, nogil=True)
    for done in range(0, samples, _BLOCK):
        rows_of = (min(_BLOCK, samples - done), int(need.sum()))
        play(random.random(rows_of), unseen, known, need, rows, table, ties, counts)


def _result(
    position: Position,
    draws: dict[int, _Draws],
    contenders: list[int],
    counts: NDArray[np.int64],
    each: int,
    deals: int,
) -> Chances:
    """Return the chances; ``each`` is how many deals one count stands for, 0 where sampled."""
    counted = deals if each else int(counts.sum())
    sharing = {i: [0] * len(position.live) for i in draws}
    for winners in range(1, len(counts)):
        for k, i in enumerate(contenders):
            if winners >> k & 1:
                sharing[i][winners.bit_count() - 1] += int(counts[winners]) * (each or 1)
    seats = []
    for i in range(len(position.seats)):
        if i in draws:
            found = _seat(draws[i], position.ranking, tuple(sharing[i]), counted, exact=each > 0)
        else:
            nothing = (0,) * len(position.live)
            classes = (0,) * len(position.ranking.order)
            found = SeatChances(counted, nothing, classes, live=False)
        seats.append(found)
    method: Literal["exact", "sampled"] = "exact" if each else "sampled"
    return Chances(position, method, deals, counted, tuple(seats))


def _seat(
    draws: _Draws, ranking: Ranking, sharing: tuple[int, ...], counted: int, *, exact: bool
) -> SeatChances:
    places = np.array(ranking.class_index)[draws.strengths]
    classes = np.bincount(places, minlength=len(ranking.order))
    strength = None if draws.lacks else int(draws.strengths[0])
    return SeatChances(counted, sharing, tuple(classes.tolist()), strength, exact=exact)
