"""Ranks, suits, cards and decks as small integers, and their text form.

A card is ``4 * rank + suit`` with rank 0 (deuce) to 12 (ace) and suit 0 to 3 in the order
clubs, diamonds, hearts, spades. Suits never order anything; the number only names them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import NewType

Rank = NewType("Rank", int)
"""0 (deuce) to 12 (ace)."""

Suit = NewType("Suit", int)
"""0 to 3: clubs, diamonds, hearts, spades."""

Card = NewType("Card", int)
"""0 to 51: ``4 * rank + suit``."""

RANKS = "23456789TJQKA"
SUITS = "cdhs"
ACE = Rank(12)
DECK_SIZE = 52

_RANK_OF = {letter: Rank(i) for i, letter in enumerate(RANKS)} | {"10": Rank(8)}
_SUIT_OF = {letter: Suit(i) for i, letter in enumerate(SUITS)}
_SUIT_OF |= dict(zip("♣♦♥♠", (Suit(0), Suit(1), Suit(2), Suit(3)), strict=True))
_TEXT = tuple(rank + suit for rank in RANKS for suit in SUITS)


class CardError(ValueError):
    """Text or numbers that are no cards of the deck in play; the message names the card."""


def rank(card: Card) -> Rank:
    """Return the rank of a card."""
    return Rank(card >> 2)


def suit(card: Card) -> Suit:
    """Return the suit of a card."""
    return Suit(card & 3)


def make_card(rank: Rank, suit: Suit) -> Card:
    """Return the card of a rank and a suit."""
    return Card(rank * 4 + suit)


def parse_rank(text: str) -> Rank:
    """Return the rank of a text: ``2`` to ``9``, ``T`` or ``10``, ``J``, ``Q``, ``K``, ``A``.

    Raises:
        CardError: the text names no rank.
    """
    found = _RANK_OF.get(text.strip().upper())
    if found is None:
        msg = f"{_clip(text)!r} is no rank: use 2 to 9, T or 10, J, Q, K, A"
        raise CardError(msg)
    return found


def parse_card(text: str) -> Card:
    """Return the card that a text names: ``Ah``, ``10h`` and ``Th``; letters in either case.

    Raises:
        CardError: the text names no card.
    """
    word = text.strip()
    rank_part, suit_part = word[:-1].upper(), word[-1:].lower()
    if rank_part not in _RANK_OF or suit_part not in _SUIT_OF:
        msg = (
            f"{_clip(text)!r} is no card: write a rank (2 to 9, T or 10, J, Q, K, A) "
            "and a suit (c, d, h, s), like Ah or 10s"
        )
        raise CardError(msg)
    return make_card(_RANK_OF[rank_part], _SUIT_OF[suit_part])


def parse_cards(text: str) -> tuple[Card, ...]:
    """Return the cards of a text, parted by spaces or commas: ``"Ah Kd 9s"``.

    Raises:
        CardError: a word names no card, or a card stands twice.
    """
    cards = tuple(parse_card(word) for word in text.replace(",", " ").split())
    refuse_duplicates(cards)
    return cards


def refuse_duplicates(cards: Iterable[Card]) -> None:
    """Raise :class:`CardError` naming the first card that stands twice among ``cards``."""
    seen: set[Card] = set()
    for card in cards:
        if card in seen:
            msg = f"the card {card_text(card)} stands twice"
            raise CardError(msg)
        seen.add(card)


def refuse_strangers(cards: Iterable[Card], lowest: Rank) -> None:
    """Raise :class:`CardError` naming the first card that a deck from ``lowest`` up lacks."""
    for card in cards:
        if not 0 <= card < DECK_SIZE:
            msg = f"{card} is no card: cards are numbered 0 to {DECK_SIZE - 1}"
            raise CardError(msg)
        if rank(card) < lowest:
            msg = (
                f"the card {card_text(card)} is not in this deck: "
                f"its lowest rank is {RANKS[lowest]}"
            )
            raise CardError(msg)


def card_text(card: Card) -> str:
    """Return the text of a card: ``Th`` for the ten of hearts."""
    return _TEXT[card]


def cards_text(cards: Sequence[Card]) -> str:
    """Return the text of several cards, parted by spaces."""
    return " ".join(_TEXT[card] for card in cards)


@cache
def full_deck(lowest: Rank = Rank(0)) -> tuple[Card, ...]:
    """Return every card of a deck from rank ``lowest`` up, in card order: 52 cards or fewer."""
    return tuple(Card(number) for number in range(4 * lowest, DECK_SIZE))


def _clip(text: str) -> str:
    return text if len(text) <= 20 else text[:17] + "..."
