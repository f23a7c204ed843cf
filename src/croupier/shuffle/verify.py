"""What anyone can check of a coup's shuffle from what was shown, without the house.

Each function answers yes or no and raises nothing, whatever it is handed: what cannot be read is
not proved. None of them needs more than the values of :mod:`croupier.shuffle.public`.
"""

from __future__ import annotations

from collections.abc import Sequence

from croupier.cards import Card
from croupier.shuffle import tree
from croupier.shuffle.order import order
from croupier.shuffle.public import (
    CardProof,
    Share,
    ShufflePublic,
    commitment_of,
    context,
    of_hex,
    root_of,
    seed_of,
    share_commitment,
)


def verify_commitment(public: ShufflePublic) -> bool:
    """Whether the house's opened bytes are those that it committed to before the bets."""
    try:
        house_seed, where = of_hex(public.house_seed), _where(public)
        return commitment_of(house_seed, where) == of_hex(public.commitment)
    except ValueError:
        return False


def verify_share(public: ShufflePublic, share: Share) -> bool:
    """Whether what a seat opened is what it committed to; not for a share that was not opened."""
    try:
        found = share_commitment(of_hex(share.secret), share.seat, _where(public))
        return found == of_hex(share.commitment)
    except ValueError:
        return False


def opened_seed(public: ShufflePublic) -> bytes | None:
    """Return the seed that the opened bytes of house and seats make; None without the house's."""
    try:
        return seed_of(of_hex(public.house_seed), _where(public), public.shares)
    except ValueError:
        return None


def opened_order(public: ShufflePublic) -> tuple[Card, ...] | None:
    """Return the deck in the order that the opened bytes make; None where they make none."""
    seed = opened_seed(public)
    try:
        return None if seed is None else order(seed, public.deck)
    except ValueError:
        return None


def verify_order(public: ShufflePublic, deck: Sequence[Card]) -> bool:
    """Whether ``deck`` lay in the order that the opened bytes make."""
    return opened_order(public) == tuple(deck)


def verify_root(public: ShufflePublic) -> bool:
    """Whether the root shown before the first card is that of the order the opened bytes make."""
    seed, cards = opened_seed(public), opened_order(public)
    if seed is None or cards is None:
        return False
    return _is_root(public, tree.top(tree.leaves(tree.salts(seed, len(cards)), cards)))


def verify_card(public: ShufflePublic, proof: CardProof) -> bool:
    """Whether the root holds this card at this position of the deck in play."""
    size = len(public.deck)
    if proof.card not in public.deck or not 0 <= proof.position < size:
        return False
    try:
        found = tree.leaf(size, proof.position, proof.card, of_hex(proof.salt))
        top = tree.climb(found, proof.position, size, [of_hex(value) for value in proof.path])
    except ValueError:
        return False
    return top is not None and _is_root(public, top)


def _is_root(public: ShufflePublic, top: bytes) -> bool:
    try:
        found = root_of(_where(public), of_hex(public.commitment), public.deck, top)
        return found == of_hex(public.root)
    except ValueError:
        return False


def _where(public: ShufflePublic) -> bytes:
    return context(public.table, public.coup, public.sheet)
