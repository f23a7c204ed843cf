"""One decision at Caribbean Stud, exactly: every hand that the dealer can still have is counted."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from croupier.cards import Card, full_deck, refuse_duplicates, refuse_strangers
from croupier.hands import Ranking, kernel_tables
from croupier.hands.bulk import keyed_strength
from croupier.kernels import kernel
from croupier.money import Minor
from croupier.odds.caribbean import Results, results_of, terms_of
from croupier.odds.tables import HAND
from croupier.sheets.schema import CaribbeanSheet

Keys: TypeAlias = NDArray[np.int64]


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
    terms = terms_of(sheet, ante)
    pays, ranking = terms.pays, terms.pays.ranking
    unseen = _unseen(ranking, hand, dealer, dead)
    own = ranking.strength(hand)
    keys, rows, table = kernel_tables(ranking)
    counts = np.zeros(4, np.int64)
    # Without Python's lock, so that what is live beside it goes on.
    kernel(count_dealers, nogil=True)(
        keys[unseen],
        keys[list(dealer)],
        rows,
        table,
        np.array(ranking.ties, np.int16),
        pays.opening,
        ranking.ties[own],
        counts,
    )
    no_open, lower, tie, higher = (int(count) for count in counts)
    return Decision(no_open, lower, tie, higher, own, results_of(pays, terms.ante))


def count_dealers(
    unseen: Keys,
    known: Keys,
    rows: NDArray[np.int16],
    table: NDArray[np.int16],
    ties: NDArray[np.int16],
    opening: int,
    mine: int,
    counts: Keys,
) -> None:
    """Count the hands that a dealer with some known cards can have.

    Args:
        unseen: (m,) keys of the cards that may come.
        known: keys of the dealer's known cards.
        rows: see :class:`~croupier.hands.KernelTables`.
        table: likewise.
        ties: of each strength the lowest that it equals.
        opening: the lowest strength with which the dealer opens.
        mine: the player's entry in ``ties``.
        counts: (4,), added to: no opening hand; of the others lower, equal, higher.
    """
    lacks = HAND - len(known)
    at = np.arange(lacks)
    totals, commons = np.zeros(lacks + 1, np.int64), np.full(lacks + 1, -1, np.int64)
    for key in known:
        totals[0] += key
        commons[0] &= key
    if lacks == 0:
        count_one(keyed_strength(totals[0], commons[0], rows, table), ties, opening, mine, counts)
        return
    changed = 0
    while changed >= 0:
        # What the cards before the last are worth together; then every last card.
        for k in range(changed, lacks - 1):
            totals[k + 1] = totals[k] + unseen[at[k]]
            commons[k + 1] = commons[k] & unseen[at[k]]
        total, common = totals[lacks - 1], commons[lacks - 1]
        for last in range(at[lacks - 2] + 1 if lacks > 1 else 0, len(unseen)):
            key = unseen[last]
            strength = keyed_strength(total + key, common & key, rows, table)
            count_one(strength, ties, opening, mine, counts)
        changed = lacks - 2
        while changed >= 0 and at[changed] == len(unseen) - lacks + changed:
            changed -= 1
        if changed >= 0:
            at[changed] += 1
            for k in range(changed + 1, lacks - 1):
                at[k] = at[k - 1] + 1


def count_one(
    strength: int, ties: NDArray[np.int16], opening: int, mine: int, counts: Keys
) -> None:
    """Count one hand of the dealer's; see :func:`count_dealers`."""
    if strength < opening:
        counts[0] += 1
    elif ties[strength] < mine:
        counts[1] += 1
    elif ties[strength] == mine:
        counts[2] += 1
    else:
        counts[3] += 1


def _unseen(
    ranking: Ranking, hand: Sequence[Card], dealer: Sequence[Card], dead: Collection[Card]
) -> list[Card]:
    """Return the cards that the dealer can still be dealt."""
    known = [*hand, *dealer, *dead]
    if len(hand) != HAND or len(dealer) > HAND:
        msg = f"a hand has {HAND} cards, not {len(hand)}, and the dealer no more of them"
        raise ValueError(msg)
    refuse_strangers(known, ranking.lowest)
    refuse_duplicates(known)
    unseen = [card for card in full_deck(ranking.lowest) if card not in known]
    if len(unseen) < HAND - len(dealer):
        msg = f"{len(unseen)} cards are left, and the dealer still needs {HAND - len(dealer)}"
        raise ValueError(msg)
    return unseen
