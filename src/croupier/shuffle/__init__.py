"""From a seed to the order of a deck, and the proofs of it that anyone can check."""

from croupier.shuffle.commit import CoupShuffle
from croupier.shuffle.order import SEED_BYTES, ShuffleError, order
from croupier.shuffle.public import (
    CardProof,
    Share,
    ShufflePublic,
    ShuffleSecret,
    context,
    share_commitment,
)
from croupier.shuffle.seeds import fresh_seed, nth_seed, seed_of_text

__all__ = [
    "SEED_BYTES",
    "CardProof",
    "CoupShuffle",
    "Share",
    "ShuffleError",
    "ShufflePublic",
    "ShuffleSecret",
    "context",
    "fresh_seed",
    "nth_seed",
    "order",
    "seed_of_text",
    "share_commitment",
]
