"""The random numbers of simulations: the published generator, one stream a chunk, fair deals."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.kernels import kernel
from croupier.simulation import streams

# The generator's published known answers: counter, key, and the four words of the result.
KNOWN = [
    ((0,) * 4, (0,) * 2, (0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8)),
    ((0xFFFFFFFF,) * 4, (0xFFFFFFFF,) * 2, (0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD)),
    (
        (0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344),
        (0xA4093822, 0x299F31D0),
        (0xD16CFE09, 0x94FDCCEB, 0x5001E420, 0x24126EA1),
    ),
]


@pytest.mark.parametrize(("counter", "key", "answer"), KNOWN)
def test_the_generator_gives_its_published_answers(
    counter: tuple[int, ...], key: tuple[int, ...], answer: tuple[int, ...]
) -> None:
    """Philox4x32-10 is what its authors say."""
    words = [np.uint64(word) for word in (*counter, *key)]
    low, high = kernel(streams.philox)(*words)  # type: ignore[arg-type]
    assert (int(low), int(high)) == (answer[0] | answer[1] << 32, answer[2] | answer[3] << 32)


@given(st.integers(0, (1 << 64) - 1), st.integers(0, 1 << 31), st.integers(0, 1 << 30))
def test_a_bundle_of_blocks_is_the_generator_block_by_block(
    seed: int, chunk: int, first: int
) -> None:
    """Many blocks worked out at once are those that the generator gives one by one."""
    key, words = streams.key_of(seed), np.empty((2, streams.LANES), np.uint64)
    kernel(streams.fill_words)(key, chunk, streams.WHIMS, first, words)
    for place in (0, 1, 17, streams.LANES - 1):
        counter = (first + place, 0, chunk, streams.WHIMS)
        arguments = [np.uint64(word) for word in (*counter, *key)]
        found = kernel(streams.philox)(*arguments)  # type: ignore[arg-type]
        assert [int(word) for word in words[:, place]] == [int(word) for word in found]


def exchanged(at: list[int], size: int) -> list[int]:
    """Return the top of a deck in order after Fisher and Yates's exchanges, made one by one."""
    deck = list(range(size))
    for place, other in enumerate(at):
        deck[place], deck[other] = deck[other], deck[place]
    return deck[: len(at)]


@given(
    st.sampled_from([(24, 2), (36, 5), (52, 2), (52, 8), (52, 10)]),
    st.integers(0, (1 << 64) - 1),
    st.integers(0, 1000),
)
def test_following_exchanges_is_making_them(deck: tuple[int, int], seed: int, chunk: int) -> None:
    """The cards of each lane are those of a plain shuffle with the same places."""
    size, hands = deck
    room = streams.room_for(hands)
    kernel(streams.deal)(streams.key_of(seed), chunk, streams.CARDS, 0, (size, 0), room)
    for lane in (0, 1, 63):
        at = room.at[:, lane].tolist()
        assert all(place <= other < size for place, other in enumerate(at))
        assert room.cards[:, lane].tolist() == exchanged(at, size)


def test_a_stripped_deck_begins_at_its_lowest_card() -> None:
    """With a deck from the six up, no lower card is dealt, and none twice."""
    room = streams.room_for(5)
    kernel(streams.deal)(streams.key_of(1), 0, streams.CARDS, 0, (36, 16), room)
    assert room.cards.min() == 16
    assert room.cards.max() == 51
    assert all(len(set(lane)) == 25 for lane in room.cards.T.tolist())


@pytest.mark.parametrize("hand", [0, 1])
def test_a_number_that_favours_some_deals_is_refused(hand: int) -> None:
    """Where the number leaves too small a rest, the next attempt of the same block is taken."""
    key, room = streams.key_of(9), streams.room_for(2)
    deal = kernel(streams.deal)
    deal(key, 3, streams.CARDS, 64, (52, 0), room)
    before = room.at.copy()
    top = 5 * hand
    for i in range(streams.LANES):
        room.rest[i] = 0 if i == 5 else 1 << 57
    kernel(streams.draw_places)(top, 52, room)
    kernel(streams._draw_again)(key, (3, streams.CARDS, 64, 1), hand, 52, room)
    number = kernel(streams.again)(key, 3, streams.CARDS, 64 + 5, 2 + hand)
    rest, expected = int(number) >> 6, []
    for place in range(top, top + 5):
        rest *= 52 - place
        expected.append(place + (rest >> 58))
        rest &= (1 << 58) - 1
    assert room.at[top : top + 5, 5].tolist() == expected
    assert room.at[top : top + 5, 5].tolist() != before[top : top + 5, 5].tolist()


def test_deals_are_fair() -> None:
    """Each card comes to each place as often as chance allows: chi-square within five sigma."""
    room, number = streams.room_for(2), 4000
    deal, key = kernel(streams.deal), streams.key_of(20)
    seen = np.zeros((10, 52), np.int64)
    for first in range(0, number * streams.LANES, streams.LANES):
        deal(key, 0, streams.CARDS, first, (52, 0), room)
        for place in range(10):
            seen[place] += np.bincount(room.cards[place], minlength=52)
    expected = number * streams.LANES / 52
    chi = ((seen - expected) ** 2 / expected).sum()
    freedom = 10 * 51
    assert abs(chi - freedom) < 5 * (2 * freedom) ** 0.5


@pytest.mark.parametrize("seed", [-1, 1 << 64])
def test_a_seed_has_64_bits(seed: int) -> None:
    """Another number is refused, not cut."""
    with pytest.raises(ValueError, match="seed"):
        streams.key_of(seed)
