"""Many shuffles held against exact expectation; ``make shuffles`` does it with a million.

Each statistic is Pearson's, its law is chi-square, and it fails where a true shuffle would be that
far out, on either side, with a chance below one in a million: for the five statistics together a
false alarm has a chance of at most 1 in 100,000. The seeds are fixed, so what passes once passes
always: the rate says how far the limits are, not how often they are met.
"""

from __future__ import annotations

import hashlib
import json
import math
import os
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import pairwise
from typing import TypeAlias

import numpy as np
import numpy.typing as npt
import pytest

from croupier.cards import Rank, full_deck
from croupier.shuffle import CoupShuffle

SHUFFLES = int(os.environ.get("CROUPIER_SHUFFLES", "20000"))
ALARM = 1e-6
CHUNK = 5_000
FAULTY = 20_000
Counts: TypeAlias = npt.NDArray[np.int64]

HANDS = 2_598_960
CLASSES = (1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 36 + 4)
"""No pair, pair, two pair, trips, straight, flush, full house, quads, straight flush."""


def orders(lowest: int, start: int, count: int) -> npt.NDArray[np.uint8]:
    """Return the decks of ``count`` coups, a row each, by the whole way of a live table's shuffle.

    The house's bytes are SHA-256 of the coup's number.
    """
    deck = full_deck(Rank(lowest))
    rows = np.empty((count, len(deck)), dtype=np.uint8)
    for row in range(count):
        number = start + row + 1
        seed = hashlib.sha256(number.to_bytes(8, "big")).digest()
        shuffle = CoupShuffle(seed, "statistics", number, "0" * 64)
        shuffle.seal(deck)
        rows[row] = shuffle.order
    return rows


def counted(chunk: tuple[int, int, int]) -> tuple[Counts, Counts, Counts, Counts]:
    """Return place by card, first card by second, and the classes of two hands, for a chunk."""
    lowest, start, count = chunk
    rows = orders(lowest, start, count) - 4 * lowest
    size = rows.shape[1]
    places = (np.arange(size) * size + rows).ravel()
    firsts = rows[:, 0].astype(np.int64) * size + rows[:, 1]
    packet, spread = (classes(rows[:, places]) for places in (slice(0, 5), slice(0, 25, 5)))
    return (
        np.bincount(places, minlength=size * size),
        np.bincount(firsts, minlength=size * size),
        np.bincount(packet, minlength=len(CLASSES)),
        np.bincount(spread, minlength=len(CLASSES)),
    )


def classes(hands: npt.NDArray[np.uint8]) -> Counts:
    """Return the class of each row of five cards of a whole deck, as :data:`CLASSES` has them."""
    ranks = np.sort(hands >> 2, axis=1).astype(np.int64)
    same = sum((ranks[:, i] == ranks[:, j]).astype(np.int64) for i in range(5) for j in range(i))
    flush = (hands & 3 == hands[:, :1] & 3).all(axis=1)
    wheel = (ranks == [0, 1, 2, 3, 12]).all(axis=1)
    straight = (same == 0) & ((ranks[:, 4] - ranks[:, 0] == 4) | wheel)
    paired = np.array([0, 1, 2, 3, 6, 0, 7])[same]
    return np.where(straight, np.where(flush, 8, 4), np.where(flush, 5, paired))


@cache
def everything(lowest: int) -> tuple[Counts, Counts, Counts, Counts]:
    """Return the counts of all shuffles of a deck; large runs use every core."""
    starts = range(0, SHUFFLES, CHUNK)
    chunks = [(lowest, start, min(CHUNK, SHUFFLES - start)) for start in starts]
    if SHUFFLES <= 100_000:
        found = [counted(chunk) for chunk in chunks]
    else:
        with ProcessPoolExecutor(os.cpu_count()) as pool:
            found = list(pool.map(counted, chunks))
    places, firsts, packet, spread = (np.sum(parts, axis=0) for parts in zip(*found, strict=True))
    return places, firsts, packet, spread


def above(statistic: float, free: int) -> float:
    """Return the exact chance that chi-square with ``free`` degrees is above ``statistic``.

    From one or two degrees up in steps of two: each adds x^(k/2) e^-x / gamma(k/2 + 1), x being
    half the statistic.
    """
    half = statistic / 2
    steps = [
        math.exp(k / 2 * math.log(half) - half - math.lgamma(k / 2 + 1))
        for k in range(2 - free % 2, free, 2)
    ]
    return math.fsum([math.erfc(math.sqrt(half)) if free % 2 else math.exp(-half), *steps])


def held(name: str, statistic: float, free: int) -> None:
    """Hold a statistic against both limits, and tell it."""
    chance = above(statistic, free)
    told = {"shuffles": SHUFFLES, "statistic": round(statistic, 2), "free": free}
    print(json.dumps({"name": name} | told | {"chance": chance}))  # noqa: T201 - make shuffles
    assert ALARM < chance < 1 - ALARM, name


def pearson(counts: Counts, expected: npt.NDArray[np.float64] | float) -> float:
    """Return Pearson's statistic."""
    return float(((counts - expected) ** 2 / expected).sum())


@pytest.mark.parametrize("lowest", [0, 4], ids=["52 cards", "36 cards"])
def test_every_card_is_as_likely_in_every_place(lowest: int) -> None:
    """Place by card: rows and columns have fixed sums, so (n - 1)² degrees, scaled by (n - 1)/n."""
    size = 52 - 4 * lowest
    statistic = pearson(everything(lowest)[0], SHUFFLES / size) * (size - 1) / size
    held(f"place by card, {size}", statistic, (size - 1) ** 2)


def test_the_second_card_does_not_hang_on_the_first() -> None:
    """All 2,652 pairs of first and second card are as likely as each other."""
    counts = everything(0)[1].reshape(52, 52)
    assert counts.trace() == 0
    pairs = counts[~np.eye(52, dtype=bool)]
    held("first by second card", pearson(pairs, SHUFFLES / 2652), 2651)


@pytest.mark.parametrize("which", [2, 3], ids=["a packet of five", "every fifth card"])
def test_hands_are_worth_what_chance_gives(which: int) -> None:
    """Classes of the hand dealt first, as both games deal, against their exact numbers of ways.

    The rarest classes are taken together until ten of them are expected.
    """
    counts, ways = list(everything(0)[which]), list(CLASSES)
    while SHUFFLES * ways[-1] / HANDS < 10:
        counts[-2:], ways[-2:] = [counts[-2] + counts[-1]], [ways[-2] + ways[-1]]
    expected = np.array(ways) * (SHUFFLES / HANDS)
    held(f"class of hand {which - 1}", pearson(np.array(counts), expected), len(ways) - 1)


def test_the_limits_are_exact() -> None:
    """The law itself: tabled values of chi-square, and the classes make up all hands."""
    assert sum(CLASSES) == HANDS
    for statistic, free, chance in (
        (3.841459, 1, 0.05),
        (5.991465, 2, 0.05),
        (21.666, 9, 0.01),
        (29.588, 10, 0.001),
        (2601, 2601, 0.5 - 1 / (3 * math.sqrt(math.pi * 2601))),
    ):
        assert above(statistic, free) == pytest.approx(chance, rel=2e-3, abs=1e-5)
    falling = [above(statistic, 51 * 51) for statistic in range(2300, 2950, 50)]
    assert all(one > other for one, other in pairwise(falling))


def test_a_shuffle_with_a_fault_is_found() -> None:
    """Favouring low remainders, as a modulo without rejection does, is far outside the limits."""
    counts = np.zeros((52, 52), dtype=np.int64)
    for number in range(FAULTY):
        cards, drawn = (
            list(range(52)),
            iter(hashlib.shake_128(number.to_bytes(8, "big")).digest(51)),
        )
        for i in range(51, 0, -1):
            j = next(drawn) % (i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        counts[range(52), cards] += 1
    statistic = pearson(counts, FAULTY / 52) * 51 / 52
    assert above(statistic, 51 * 51) < ALARM
