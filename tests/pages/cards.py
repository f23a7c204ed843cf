"""Cards as the pages name them."""

from __future__ import annotations

from croupier.cards import RANKS
from croupier.messages import Messages

WORDS = Messages("en")


def name_of(card: int) -> str:
    """Return what a page calls a card in English."""
    suit = ("club", "diamond", "heart", "spade")[card & 3]
    rank = WORDS.text(f"rank-{RANKS[card >> 2]}", count=1)
    return WORDS.text(f"pages-card-{suit}", rank=rank)
