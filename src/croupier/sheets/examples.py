"""One hand of each class, to show what an order means."""

from __future__ import annotations

from collections import Counter

from croupier.cards import Card, Rank, Suit, make_card
from croupier.hands import Ranking

_SUITS = (Suit(3), Suit(2), Suit(0), Suit(1))


def example(ranking: Ranking, class_name: str) -> tuple[Card, ...] | None:
    """Return five cards that have a class in the ranking's deck, the combination first.

    A hand from the middle of the class, for the highest of each would all be aces. ``None`` where
    no hand has the class.
    """
    rungs = [rung for rung in ranking.rungs if rung.name == class_name]
    if not rungs:
        return None
    rung = rungs[len(rungs) // 2]
    return dressed(rung.ranks, one_suit=rung.suits == "one")


def dressed(ranks: tuple[Rank, ...], *, one_suit: bool) -> tuple[Card, ...]:
    """Return cards of these ranks: of one suit, or of at least two."""
    if one_suit:
        return tuple(make_card(rank, _SUITS[0]) for rank in ranks)
    seen: Counter[Rank] = Counter()
    cards: list[Card] = []
    for place, rank in enumerate(ranks):
        alone = ranks.count(rank) == 1
        cards.append(make_card(rank, _SUITS[place % 4 if alone else seen[rank]]))
        seen[rank] += 1
    return tuple(cards)
