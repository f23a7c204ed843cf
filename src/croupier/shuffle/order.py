"""The one way from a seed to the order of a deck, byte by byte.

Anyone can compute it again in any language; ``docs/shuffle.md`` has test vectors.

1. The *seed* is 32 bytes. A card is one byte, ``4 * rank + suit``: rank 0 (deuce) to 12 (ace), suit
   0 to 3 (clubs, diamonds, hearts, spades). The *deck* is its n cards in rising order.
2. Block i (0, 1, 2 …) is HMAC-SHA256 with the seed as key over these bytes: the 18 ASCII bytes
   ``croupier/order/v1`` and a zero byte; n as one byte; the deck's n bytes; i as 4 bytes, big end
   first. The blocks, 32 bytes each, one after the other are the *stream*.
3. Start with the deck in rising order as a list ``a``. For i from n - 1 down to 1: take the next
   byte of the stream until one is below the greatest multiple of i + 1 that is at most 256 (the
   others are thrown away: no remainder is favoured); j is its remainder by i + 1; swap ``a[i]`` and
   ``a[j]``.
4. ``a[0]`` is the top card, dealt first.

The deck is part of what is hashed, so one seed orders two decks in unrelated ways.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from croupier.cards import Card, CardError, Rank, refuse_duplicates, refuse_strangers
from croupier.shuffle.keyed import Keyed

SEED_BYTES = 32
LABEL = b"croupier/order/v1\x00"

_BYTE_VALUES = 256


class ShuffleError(ValueError):
    """A seed or a deck that cannot be shuffled; the message says what is wrong with it."""


def order(seed: bytes, deck: Sequence[Card]) -> tuple[Card, ...]:
    """Return the cards of ``deck`` in the order that ``seed`` gives them, the top card first.

    Only which cards are in ``deck`` counts, not how they are listed.

    Raises:
        ShuffleError: the seed is not 32 bytes, or the deck is empty, lists a card twice or lists
            what is no card.
    """
    checked = checked_seed(seed)
    cards = sorted(_checked_deck(deck))
    draws = stream(checked, cards)
    for last in range(len(cards) - 1, 0, -1):
        other = below(last + 1, draws)
        cards[last], cards[other] = cards[other], cards[last]
    return tuple(cards)


def stream(seed: bytes, cards: Sequence[Card]) -> Iterator[int]:
    """Yield the bytes that a seed gives for the deck of ``cards``, in rising order; no end."""
    head = LABEL + bytes([len(cards)]) + bytes(cards)
    digest, block = Keyed(seed).digest, 0
    while True:
        yield from digest(head + block.to_bytes(4, "big"))
        block += 1


def below(bound: int, draws: Iterator[int]) -> int:
    """Return a number from 0 up to ``bound`` - 1, each equally likely if ``draws`` are bytes so.

    ``bound`` is 1 to 256. Bytes that would favour some remainder are thrown away.
    """
    limit = _BYTE_VALUES - _BYTE_VALUES % bound
    while True:
        draw = next(draws)
        if draw < limit:
            return draw % bound


def checked_seed(seed: object) -> bytes:
    """Return the seed.

    Raises:
        ShuffleError: it is not 32 bytes.
    """
    if not isinstance(seed, bytes) or len(seed) != SEED_BYTES:
        found = f"{len(seed)} bytes" if isinstance(seed, bytes) else type(seed).__name__
        raise ShuffleError(f"a seed is {SEED_BYTES} bytes, not {found}")
    return seed


def _checked_deck(deck: Sequence[Card]) -> Sequence[Card]:
    try:
        refuse_strangers(deck, Rank(0))
        refuse_duplicates(deck)
    except CardError as error:
        raise ShuffleError(f"this deck cannot be shuffled: {error}") from error
    if not deck:
        raise ShuffleError("a deck has at least one card")
    return deck
