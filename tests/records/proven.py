"""Coups played at random from a shuffle that can be proved, for the tests of papers with proofs."""

from __future__ import annotations

import hashlib
from collections.abc import MutableSequence
from random import Random
from typing import Any

from croupier.games.caribbean import CaribbeanCoup
from croupier.games.stud import StudCoup
from croupier.records.proofs import proofs_of
from croupier.records.record import Record, record_of
from croupier.shuffle import CoupShuffle, context, share_commitment
from records.coups import random_caribbean, random_stud


def digest(*words: object) -> bytes:
    """Return 32 bytes that look random and never change."""
    return hashlib.sha256(" ".join(map(str, words)).encode()).digest()


class Dealer(Random):
    """Chance for a random coup, except for the deck: that is in the order of a proved shuffle."""

    def __init__(self, seed: int, shuffle: CoupShuffle) -> None:
        super().__init__(seed)
        self.proved = shuffle

    def shuffle(self, x: MutableSequence[Any]) -> None:
        """Put a deck in the order of the coup's own shuffle."""
        if not self.proved.sealed:
            self.proved.seal(x)
        x[:] = self.proved.order


def shuffle_for(seed: int, sheet: str) -> CoupShuffle:
    """Return a coup's shuffle, bets closed, with up to three seats' bytes, not all opened."""
    shuffle = CoupShuffle(digest("house", seed), "T 1", 1 + seed, sheet)
    where = context("T 1", 1 + seed, sheet)
    shares = {seat: digest("seat", seat, seed) for seat in (1, 3, 4)[: seed % 4]}
    for seat, secret in shares.items():
        shuffle.share(seat, share_commitment(secret, seat, where).hex())
    shuffle.close()
    for seat, secret in shares.items():
        if (seed + seat) % 3:
            shuffle.open(seat, secret.hex())
    return shuffle


def proven(
    seed: int, *, stud: bool, seed_opened: bool = False
) -> tuple[CaribbeanCoup | StudCoup, Record, CoupShuffle]:
    """Return a random coup, its record with proofs, and the shuffle that it was dealt from."""
    play = random_stud if stud else random_caribbean
    shuffle = shuffle_for(seed, play(Random(seed)).game.sheet.digest)
    coup = play(Dealer(seed, shuffle))
    opened = seed_opened and shuffle.sealed
    return coup, record_of(coup, shuffle=proofs_of(shuffle, seed_opened=opened)), shuffle
