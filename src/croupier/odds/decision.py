"""One decision at Caribbean Stud, exactly: every hand that the dealer can still have is counted."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import comb

import numpy as np

from croupier.cards import Card, full_deck, refuse_duplicates, refuse_strangers
from croupier.hands import Ranking, kernel_tables
from croupier.kernels import kernel
from croupier.money import Minor
from croupier.odds.caribbean import Results, results_of
from croupier.odds.chances_kernels import fill_draws
from croupier.odds.tables import HAND
from croupier.sheets.schema import CaribbeanSheet


@dataclass(frozen=True, slots=True)
class Decision:
    """How the dealer's hands fall against a player's; values are averages, in antes."""

    no_open: int
    lower: int
    tie: int
    higher: int
    strength: int
    results: Results

    @property
    def hands(self) -> int:
        """How many hands the dealer can have."""
        return self.no_open + self.lower + self.tie + self.higher

    @property
    def raising(self) -> Fraction:
        """What ante and additional bet bring together."""
        results = self.results
        total = (
            self.no_open * results.no_open
            + self.lower * int(results.win[self.strength])
            + self.tie * results.push
            + self.higher * results.lose
        )
        return Fraction(total, self.hands * results.unit)

    @property
    def folding(self) -> Fraction:
        """What a fold brings: the ante is lost."""
        return Fraction(self.results.fold, self.results.unit)

    @property
    def raises(self) -> bool:
        """Whether best play makes the additional bet: where it brings more than the fold."""
        return self.raising > self.folding


def decision(
    sheet: CaribbeanSheet,
    hand: Sequence[Card],
    dealer: Sequence[Card],
    *,
    ante: Minor | None = None,
    dead: Collection[Card] = (),
) -> Decision:
    """Return what raising and folding a hand bring, against every hand that the dealer can have.

    Args:
        sheet: the rules.
        hand: the player's five cards.
        dealer: the dealer's cards that the player sees, from none to five.
        ante: minor units, where pays are rounded or capped; by default they are exact shares, or
            those of the least ante where the sheet caps (R-QC-11).
        dead: further cards that the player knows to be out of play.

    Raises:
        CardError: a card stands twice, or is not in the deck.
        ValueError: the hand has not five cards, or too few are left for the dealer's.
    """
    from croupier.odds.caribbean import terms_of

    terms = terms_of(sheet, ante)
    ranking = terms.pays.ranking
    strengths, values = _dealers(ranking, hand, dealer, dead)
    own = ranking.strength(hand)
    opened = values[strengths >= terms.pays.opening]
    mine = ranking.ties[own]
    lower, tie = int((opened < mine).sum()), int((opened == mine).sum())
    higher = len(opened) - lower - tie
    results = results_of(terms.pays, terms.ante)
    return Decision(len(strengths) - len(opened), lower, tie, higher, own, results)


def _dealers(
    ranking: Ranking, hand: Sequence[Card], dealer: Sequence[Card], dead: Collection[Card]
) -> tuple[np.ndarray[tuple[int], np.dtype[np.int16]], np.ndarray[tuple[int], np.dtype[np.int16]]]:
    """Return strength and deciding strength of every hand of the dealer's: two of (n,)."""
    known = [*hand, *dealer, *dead]
    if len(hand) != HAND or len(dealer) > HAND:
        msg = f"a hand has {HAND} cards, not {len(hand)}, and the dealer no more of them"
        raise ValueError(msg)
    refuse_strangers(known, ranking.lowest)
    refuse_duplicates(known)
    unseen = [card for card in full_deck(ranking.lowest) if card not in known]
    lacks = HAND - len(dealer)
    if len(unseen) < lacks:
        msg = f"{len(unseen)} cards are left, and the dealer still needs {lacks}"
        raise ValueError(msg)
    number = comb(len(unseen), lacks)
    keys, rows, table = kernel_tables(ranking)
    strengths, values = np.empty(number, np.int16), np.empty(number, np.int16)
    # Without Python's lock, so that what is live beside it goes on.
    kernel(fill_draws, nogil=True)(
        keys[unseen],
        keys[list(dealer)],
        rows,
        table,
        np.array(ranking.ties, np.int16),
        np.empty((number, lacks), np.uint8),
        strengths,
        values,
    )
    return strengths, values
