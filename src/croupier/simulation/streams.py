"""Random numbers for simulations: one stream a chunk, each number found by its place.

The generator is Philox4x32-10 (Salmon, Moraes, Dror and Shaw, 2011): ten rounds of multiplication
turn a counter of four 32-bit words into four random ones under a key of two. Nothing is carried
from one number to the next, so that any part of a run can be done by anybody, in any order:

- the key is the seed, low word first;
- counter word 0 counts blocks within a chunk, word 1 counts further attempts, word 2 is the
  number of the chunk, word 3 says what the numbers are for (:data:`CARDS`, :data:`WHIMS`).

Never for a deck that is played for money: that is :mod:`croupier.shuffle`.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

Words: TypeAlias = NDArray[np.uint64]

CARDS: Final = 0
WHIMS: Final = 1
"""What characters do where their table leaves it to chance."""

_M0, _M1 = np.uint64(0xD2511F53), np.uint64(0xCD9E8D57)
_W0, _W1 = np.uint64(0x9E3779B9), np.uint64(0xBB67AE85)
_LOW = np.uint64(0xFFFFFFFF)
_32 = np.uint64(32)

MOST_SEED: Final = (1 << 64) - 1

ROUNDS: Final = 10
LANES: Final = 64
"""Blocks that are worked out at once."""

DRAW_BITS = np.uint64(58)
"""A number is cut to so many bits: times a deck's size it still fits 64."""
_CUT = np.uint64(6)
_REST = np.uint64((1 << 58) - 1)


def philox(c0: int, c1: int, c2: int, c3: int, k0: int, k1: int) -> tuple[int, int]:
    """Return the four words for a counter under a key, as two numbers of 64 bits, low word first.

    All are ``uint64`` that hold 32 bits.
    """
    for _ in range(ROUNDS):
        c0, c1, c2, c3 = _round(c0, c1, c2, c3, k0, k1)
        k0, k1 = _next_key(k0, k1)
    return c0 | c1 << _32, c2 | c3 << _32  # type: ignore[return-value]


def _round(c0: int, c1: int, c2: int, c3: int, k0: int, k1: int) -> tuple[int, int, int, int]:
    a, b = _M0 * c0, _M1 * c2
    return (b >> _32) ^ c1 ^ k0, b & _LOW, (a >> _32) ^ c3 ^ k1, a & _LOW  # type: ignore[return-value]


def _next_key(k0: int, k1: int) -> tuple[int, int]:
    return (k0 + _W0) & _LOW, (k1 + _W1) & _LOW  # type: ignore[return-value]


def fill_words(key: Words, chunk: int, use: int, first: int, out: Words) -> None:
    """Fill ``out`` with a stream's blocks from ``first`` on, as :func:`philox` gives them.

    Round by round over :data:`LANES` blocks at once: so the compiler uses wide registers.

    Args:
        key: (2,) the seed's words.
        chunk: whose stream.
        use: what for.
        first: the block to begin with.
        out: (2, n), n a multiple of :data:`LANES`, filled: each column is a block's two numbers.
    """
    c0, c1 = np.empty(LANES, np.uint64), np.empty(LANES, np.uint64)
    c2, c3 = np.empty(LANES, np.uint64), np.empty(LANES, np.uint64)
    for base in range(0, out.shape[1], LANES):
        k0, k1 = key[0], key[1]
        for i in range(LANES):
            c0[i], c1[i] = np.uint64(first + base + i), np.uint64(0)
            c2[i], c3[i] = np.uint64(chunk), np.uint64(use)
        for _ in range(ROUNDS):
            for i in range(LANES):
                c0[i], c1[i], c2[i], c3[i] = _round(c0[i], c1[i], c2[i], c3[i], k0, k1)
            k0, k1 = _next_key(k0, k1)
        for i in range(LANES):
            out[0, base + i] = c0[i] | c1[i] << _32
            out[1, base + i] = c2[i] | c3[i] << _32


def again(key: Words, chunk: int, use: int, block: int, attempt: int) -> int:
    """Return the number of a further attempt in place of one of a block that was refused."""
    found, _ = philox(
        np.uint64(block),  # type: ignore[arg-type]
        np.uint64(attempt),  # type: ignore[arg-type]
        np.uint64(chunk),  # type: ignore[arg-type]
        np.uint64(use),  # type: ignore[arg-type]
        key[0],
        key[1],
    )
    return found


class Room(NamedTuple):
    """Where a bundle of deals is worked out; each lane is a deal."""

    words: Words
    """(2, LANES * blocks): see :func:`fill_words`."""
    rest: Words
    """(LANES,)"""
    at: NDArray[np.uint8]
    """(cards, LANES): with which place of the deck each place is exchanged."""
    held: NDArray[np.uint8]
    """(cards, LANES): what lies at a place when its turn comes."""
    cards: NDArray[np.uint8]
    """(cards, LANES): the cards dealt, five rows a hand."""


def room_for(hands: int) -> Room:
    """Return room to deal so many times five cards."""
    blocks = (hands + 1) // 2
    parts = (np.empty((5 * hands, LANES), np.uint8) for _ in range(3))
    return Room(np.empty((2, LANES * blocks), np.uint64), np.empty(LANES, np.uint64), *parts)


def deal(key: Words, chunk: int, use: int, first: int, deck: tuple[int, int], room: Room) -> None:
    """Deal :data:`LANES` coups, each from a fresh deck in order.

    Args:
        key: (2,) the seed's words.
        chunk: whose stream.
        use: what for.
        first: the number of the first coup within the chunk.
        deck: its size and its lowest card.
        room: for as many times five cards as are dealt to a coup; its ``cards`` are filled.

    One number gives five cards, as a batch of ranged numbers (Brackett-Rozinsky and Lemire, 2024):
    its whole parts by the cards that are left, one after the other. A number that would favour some
    deals, one in more than 2^29, is refused, and a further attempt takes its place.
    """
    hands = len(room.at) // 5
    blocks = (hands + 1) >> 1
    size, lowest = deck
    fill_words(key, chunk, use, first * blocks, room.words)
    for hand in range(hands):
        for i in range(LANES):
            room.rest[i] = room.words[hand & 1, i * blocks + (hand >> 1)] >> _CUT
        if draw_places(5 * hand, size, room):
            block = first * blocks + (hand >> 1)
            _draw_again(key, (chunk, use, block, blocks), hand, size, room)
    resolve(room.at, room.held, room.cards)
    if lowest:
        for place in range(len(room.cards)):
            for i in range(LANES):
                room.cards[place, i] += np.uint8(lowest)


def draw_places(top: int, size: int, room: Room) -> int:
    """Fill five rows of ``at`` from ``rest``; return how many lanes may have to be refused."""
    ways, near = np.uint64(1), 0
    for place in range(top, top + 5):
        left = np.uint64(size - place)
        ways *= left
        for i in range(LANES):
            whole = room.rest[i] * left
            room.at[place, i] = np.uint8(np.uint64(place) + (whole >> DRAW_BITS))
            room.rest[i] = whole & _REST
    for i in range(LANES):
        near += room.rest[i] < ways
    return near


def _draw_again(
    key: Words, stream: tuple[int, int, int, int], hand: int, size: int, room: Room
) -> None:
    """Draw the five places of a hand again in each lane whose number is refused."""
    chunk, use, block, step = stream
    top = 5 * hand
    ways = np.uint64(1)
    for place in range(top, top + 5):
        ways *= np.uint64(size - place)
    over = (_REST + np.uint64(1)) % ways
    for i in range(LANES):
        attempt = 0
        while room.rest[i] < over:
            attempt += 1
            number = again(key, chunk, use, block + i * step, 2 * attempt + (hand & 1))
            rest = np.uint64(number) >> _CUT
            for place in range(top, top + 5):
                rest *= np.uint64(size - place)
                room.at[place, i] = np.uint8(np.uint64(place) + (rest >> DRAW_BITS))
                rest &= _REST
            room.rest[i] = rest


def resolve(at: NDArray[np.uint8], held: NDArray[np.uint8], cards: NDArray[np.uint8]) -> None:
    """Follow the exchanges of a shuffle without making them: Fisher and Yates's, in all lanes.

    Place p is exchanged with place ``at[p]``, p or beyond. What then lies at p is the card: what
    an earlier exchange brought to ``at[p]``, or the deck's own card there.
    """
    for p in range(len(at)):
        here = np.uint8(p)
        for i in range(LANES):
            held[p, i] = here
            cards[p, i] = at[p, i]
        for q in range(p):
            for i in range(LANES):  # masks, not branches: the compiler takes all lanes at once
                mask = np.uint8(0) - np.uint8(at[q, i] == at[p, i])
                cards[p, i] = (held[q, i] & mask) | (cards[p, i] & ~mask)
            for i in range(LANES):
                mask = np.uint8(0) - np.uint8(at[q, i] == here)
                held[p, i] = (held[q, i] & mask) | (held[p, i] & ~mask)


def key_of(seed: int) -> Words:
    """Return a seed, 0 to 2^64 - 1, as a key.

    Raises:
        ValueError: the seed is not in that range.
    """
    if not 0 <= seed <= MOST_SEED:
        raise ValueError(f"a seed is a whole number from 0 to {MOST_SEED}, not {seed}")
    return np.array([seed & 0xFFFFFFFF, seed >> 32], np.uint64)
