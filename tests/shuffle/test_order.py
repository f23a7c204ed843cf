"""From a seed to the order of a deck."""

from __future__ import annotations

import hashlib
import hmac
import math
import re
import tomllib
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.cards import Card, Rank, cards_text, full_deck, parse_cards, parse_rank
from croupier.shuffle import ShuffleError, nth_seed, order
from croupier.shuffle.keyed import Keyed
from croupier.shuffle.order import below, stream

PAGE = Path(__file__).parents[2] / "docs" / "shuffle.md"
SEEDS = st.binary(min_size=32, max_size=32)
DECKS = st.sets(st.integers(0, 51).map(Card), min_size=1).map(sorted)
SHUFFLES = 20_000


def vectors(table: str) -> list[dict[str, Any]]:
    """Return the published test vectors of a table."""
    block = re.search(r"```toml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert block is not None
    found: list[dict[str, Any]] = tomllib.loads(block[1])[table]
    return found


def by_the_page(seed: bytes, deck: Sequence[int]) -> list[int]:
    """Return the deck in order, computed anew from what the page says and nothing else."""
    cards = sorted(deck)
    head = b"croupier/order/v1" + b"\x00" + bytes((len(cards), *cards))
    drawn = b"".join(
        hmac.new(seed, head + bytes((0, 0, 0, block)), hashlib.sha256).digest()
        for block in range(20)
    )
    at = 0
    for i in reversed(range(1, len(cards))):
        while drawn[at] >= 256 // (i + 1) * (i + 1):
            at += 1
        j = drawn[at] % (i + 1)
        at += 1
        cards[i], cards[j] = cards[j], cards[i]
    return cards


@given(key=st.binary(max_size=200), messages=st.lists(st.binary(max_size=200), max_size=3))
def test_one_key_worked_in_once_gives_what_hmac_gives(key: bytes, messages: list[bytes]) -> None:
    """Each message under a key kept ready has the library's own HMAC-SHA256."""
    digest = Keyed(key).digest
    assert [digest(message) for message in messages] == [
        hmac.digest(key, message, "sha256") for message in messages
    ]


@pytest.mark.parametrize("vector", vectors("order"), ids=lambda v: f"{v['seed'][:4]}-{v['lowest']}")
def test_the_published_vectors_hold(vector: dict[str, Any]) -> None:
    """What the page publishes is what the shuffle does."""
    seed, deck = bytes.fromhex(vector["seed"]), full_deck(parse_rank(vector["lowest"]))
    assert order(seed, deck) == parse_cards(vector["deck"])


@pytest.mark.parametrize("vector", vectors("session"), ids=lambda v: str(v["number"]))
def test_the_published_seeds_of_a_session_hold(vector: dict[str, Any]) -> None:
    """A session's coups have the seeds that the page publishes."""
    seed = nth_seed(bytes.fromhex(vector["seed"]), vector["number"])
    assert seed.hex() == vector["coup"]


@given(SEEDS, DECKS)
def test_an_order_holds_every_card_of_the_deck_once(seed: bytes, deck: list[Card]) -> None:
    """Shuffling loses no card and invents none."""
    assert sorted(order(seed, deck)) == deck


@given(SEEDS, DECKS)
def test_anyone_can_compute_it_from_the_page(seed: bytes, deck: list[Card]) -> None:
    """A second program, written from the page alone, gives the same order."""
    assert list(order(seed, deck)) == by_the_page(seed, deck)


@given(SEEDS, DECKS, st.randoms(use_true_random=False))
def test_how_the_deck_is_listed_does_not_matter(seed: bytes, deck: list[Card], rng: Any) -> None:  # noqa: ANN401 - Hypothesis's own Random
    """Only which cards are in the deck counts."""
    listed = rng.sample(deck, len(deck))
    assert order(seed, listed) == order(seed, deck)


def test_another_deck_has_an_unrelated_order() -> None:
    """The same seed does not lay the common cards of two decks in the same order."""
    whole = order(bytes(32), full_deck())
    short = order(bytes(32), full_deck(Rank(4)))
    assert [card for card in whole if card in short] != list(short)


def test_other_bits_of_the_seed_give_other_orders() -> None:
    """Every bit of the seed counts."""
    orders = {order((1 << bit).to_bytes(32, "big"), full_deck()) for bit in range(256)}
    assert len(orders) == 256


@pytest.mark.parametrize("seed", [b"", bytes(31), bytes(33), "0" * 32, bytearray(32), None])
def test_what_is_no_seed_is_refused(seed: Any) -> None:  # noqa: ANN401 - anything may be handed in
    """A seed is exactly 32 bytes."""
    with pytest.raises(ShuffleError, match="a seed is 32 bytes, not"):
        order(seed, full_deck())


@pytest.mark.parametrize(
    ("deck", "said"),
    [([], "at least one card"), ([3, 3], "stands twice"), ([52], "no card"), ([-1], "no card")],
)
def test_what_is_no_deck_is_refused(deck: list[Card], said: str) -> None:
    """A deck is different cards, at least one."""
    with pytest.raises(ShuffleError, match=said):
        order(bytes(32), deck)


@pytest.mark.parametrize("bound", range(1, 53))
def test_no_remainder_is_favoured(bound: int) -> None:
    """Of all bytes, as many give one number as give any other; the rest are thrown away."""
    draws = iter(range(256))
    counts: Counter[int] = Counter()
    while True:
        try:
            counts[below(bound, draws)] += 1
        except (StopIteration, RuntimeError):
            break
    assert set(counts.values()) == {256 // bound}
    assert len(counts) == bound


def test_bytes_that_favour_are_thrown_away() -> None:
    """A draw at or above the greatest multiple is passed over for the next one."""
    assert below(52, iter([255, 208, 207])) == 207 % 52
    assert below(52, iter([208, 51])) == 51


def test_whole_shuffles_throw_bytes_away() -> None:
    """The vectors exercise the rejection: a shuffle takes more bytes than it makes swaps."""
    draws = stream(bytes(32), full_deck())
    taken = [next(draws) for _ in range(51)]
    bounds = range(52, 1, -1)
    assert any(byte >= 256 - 256 % n for byte, n in zip(taken, bounds, strict=True))


def chi_square(counts: Sequence[int], expected: float) -> float:
    """Return Pearson's statistic for cells that are all expected to be the same."""
    return math.fsum((count - expected) ** 2 / expected for count in counts)


def test_every_card_is_as_likely_in_every_place() -> None:
    """Over 20,000 fixed seeds, place by card and neighbour by card are as even as chance is.

    Both statistics are within five standard deviations of their expectation; the seeds are fixed,
    so this never fails by bad luck.
    """
    places, pairs = [0] * 52 * 52, [0] * 52 * 52
    for number in range(SHUFFLES):
        seed = hashlib.sha256(number.to_bytes(8, "big")).digest()
        cards = order(seed, full_deck())
        for place, card in enumerate(cards):
            places[52 * place + card] += 1
        for first, second in pairwise(cards):
            pairs[52 * first + second] += 1
    free = 51 * 51
    assert abs(chi_square(places, SHUFFLES / 52) - free) < 5 * math.sqrt(2 * free)
    apart = [count for cell, count in enumerate(pairs) if cell // 52 != cell % 52]
    free = len(apart) - 1
    expected = SHUFFLES * 51 / (52 * 51)
    assert abs(chi_square(apart, expected) - free) < 5 * math.sqrt(2 * free)


def test_the_first_hand_is_worth_what_chance_gives() -> None:
    """The first five cards of 20,000 orders make pairs and flushes as often as expected."""
    seen: Counter[str] = Counter()
    for number in range(SHUFFLES):
        hand = order(hashlib.sha256(b"hand" + number.to_bytes(8, "big")).digest(), full_deck())[:5]
        ranks = sorted(Counter(card >> 2 for card in hand).values())
        seen["".join(map(str, ranks))] += 1
        seen["suited"] += len({card & 3 for card in hand}) == 1
    whole = 2_598_960
    for kind, ways in (("1112", 1_098_240), ("122", 123_552), ("113", 54_912), ("suited", 5_148)):
        chance = ways / whole
        spread = math.sqrt(SHUFFLES * chance * (1 - chance))
        assert abs(seen[kind] - SHUFFLES * chance) < 4 * spread, kind


def test_an_order_is_cards() -> None:
    """What comes out can be written as cards."""
    assert len(cards_text(order(bytes(32), full_deck())).split()) == 52
