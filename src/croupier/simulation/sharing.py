"""What players gain who show each other their cards: the reason for clause QC-8.

Each coup deals every seat and the dealer's exposed card. For every seat the worth of raising is
then exact, over all of the dealer's hands that the cards in sight leave possible: once decided by
the own hand alone, as best play does, and once by what all seats know. No luck of the dealer's
other cards is left in the difference, so that its interval is narrow.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import comb
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

from croupier.cards import full_deck
from croupier.games.pays import caribbean_pays
from croupier.sheets.schema import CaribbeanSheet
from croupier.simulation.caribbean import hands_of, kinds_of
from croupier.simulation.intervals import Estimate, estimate
from croupier.simulation.job import SimulationError, coups_in, refuse_coups, refuse_seats

if TYPE_CHECKING:
    from croupier.simulation.caribbean_kernels import Decisions, Hands

CHUNK = 1 << 10
"""Coups of a chunk: the fewer seats, the more hands the dealer may have."""


class SharingTotals(msgspec.Struct):
    """What coups came to; sums in parts of an ante, of all seats and all ways together."""

    coups: int
    alone: int
    alone_square: int
    gained: int
    gained_square: int
    turned: int
    """Decisions that the others' cards changed."""

    def add(self, other: SharingTotals) -> None:
        """Take other totals in."""
        self.coups += other.coups
        self.alone += other.alone
        self.alone_square += other.alone_square
        self.gained += other.gained
        self.gained_square += other.gained_square
        self.turned += other.turned


@dataclass(frozen=True)
class SharingJob:
    """Coups at which all ``seats`` know each other's cards."""

    sheet: CaribbeanSheet
    coups: int
    seed: int
    seats: int

    @property
    def chunk(self) -> int:
        """Coups of a chunk."""
        return CHUNK

    @property
    def ways(self) -> int:
        """In how many ways the dealer's hand can be completed from the cards not in sight."""
        return comb(len(full_deck(self.sheet.deck.rank)) - 5 * self.seats - 1, 4)

    def nothing(self) -> SharingTotals:
        """Return the totals of no coup."""
        return SharingTotals(0, 0, 0, 0, 0, 0)

    def play(self, number: int) -> SharingTotals:
        """Return the totals of a chunk."""
        from croupier.kernels import kernel
        from croupier.odds.caribbean import terms_of
        from croupier.simulation.sharing_kernels import share_chunk
        from croupier.simulation.streams import key_of, room_for

        results, deck = terms_of(self.sheet).results, full_deck(self.sheet.deck.rank)
        coups = coups_in(self.coups, CHUNK, number)
        rows = np.zeros((coups, 3), np.int64)
        kernel(share_chunk, nogil=True)(
            (key_of(self.seed), number),
            (coups, (len(deck), int(deck[0])), self.ways),
            _plan_of(self.sheet),
            (results.fold, results.no_open, results.lose, results.push, results.win),
            room_for(self.seats + 1),
            rows,
        )
        alone, together = rows[:, 0].tolist(), rows[:, 1].tolist()
        gained = [b - a for a, b in zip(alone, together, strict=True)]
        return SharingTotals(
            coups,
            sum(alone),
            sum(value * value for value in alone),
            sum(gained),
            sum(value * value for value in gained),
            int(rows[:, 2].sum()),
        )


@lru_cache(maxsize=2)
def _plan_of(sheet: CaribbeanSheet) -> tuple[Hands, Decisions]:
    """Return what a sheet's hands are, and how each is best played alone."""
    from croupier.odds.caribbean import terms_of
    from croupier.odds.strategies import OPTIMAL
    from croupier.simulation.decisions import decisions_of

    pays = caribbean_pays(sheet)
    return hands_of(pays, kinds_of(pays)), decisions_of(terms_of(sheet), OPTIMAL)


@dataclass(frozen=True)
class SharingResult:
    """What sharing brings a seat in a coup, in antes."""

    job: SharingJob
    totals: SharingTotals

    def _scale(self) -> float:
        from croupier.odds.caribbean import terms_of

        return 1 / (self.job.ways * self.job.seats * terms_of(self.job.sheet).results.unit)

    @property
    def alone(self) -> Estimate:
        """The mean result of a seat that knows its own hand alone, beside the exact one."""
        from croupier.odds.caribbean import analyse_caribbean

        scale, totals = self._scale(), self.totals
        exact = float(-analyse_caribbean(self.job.sheet).edge)
        square = totals.alone_square * scale * scale
        return estimate(totals.alone * scale, square, totals.coups, exact)

    @property
    def gain(self) -> Estimate:
        """How much more a seat wins that knows all of the seats' cards."""
        scale, totals = self._scale(), self.totals
        square = totals.gained_square * scale * scale
        return estimate(totals.gained * scale, square, totals.coups)

    @property
    def turned(self) -> float:
        """The share of decisions that the others' cards change."""
        return self.totals.turned / (self.totals.coups * self.job.seats)

    def answer(self) -> dict[str, Any]:
        """Return all that for programs."""
        from croupier.simulation.caribbean_result import estimate_answer

        return {
            "seats": self.job.seats,
            "coups": self.totals.coups,
            "seed": self.job.seed,
            "alone": estimate_answer(self.alone),
            "gain": estimate_answer(self.gain),
            "decisions_changed": self.turned,
        }


def sharing_job(sheet: CaribbeanSheet, coups: int, seed: int, seats: int) -> SharingJob:
    """Return a job.

    Raises:
        SimulationError: seats that the table has not, or another number of exposed cards than one.
    """
    refuse_seats(seats, sheet.table.seats)
    if sheet.dealer.exposed != 1:
        raise SimulationError("sharing-exposed")
    refuse_coups(coups)
    return SharingJob(sheet, coups, seed, seats)
