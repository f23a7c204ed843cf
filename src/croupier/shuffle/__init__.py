"""From a seed to the order of a deck, so that anyone can compute it again."""

from croupier.shuffle.order import SEED_BYTES, ShuffleError, order
from croupier.shuffle.seeds import fresh_seed, nth_seed, seed_of_text

__all__ = ["SEED_BYTES", "ShuffleError", "fresh_seed", "nth_seed", "order", "seed_of_text"]
