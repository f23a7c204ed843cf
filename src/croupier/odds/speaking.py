"""Who will speak first when the next street is dealt: an exact chance for each seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations_with_replacement
from math import comb

from croupier.cards import Card, Rank, Suit, make_card, rank
from croupier.odds.position import Position, show

_MOST_LIVE = 5


def speaking_next(position: Position) -> tuple[Fraction, ...] | None:
    """Return each seat's chance to have the best show, and so to speak first, on the next street.

    Ties go to the first clockwise; folded hands do not show (R-CM-4). Suits do not matter to a
    show of up to four cards, so only ranks are walked. None where no next show decides: no street
    comes, it deals nothing face up, all five show, the sheet lets the marker's left begin, or more
    than five hands are live.
    """
    live, street = position.live, position.street + 1
    streets = position.sheet.deal.streets
    if street >= len(streets) or position.sheet.betting.first == "marker":
        return None
    dealt = streets[street].up
    if not dealt or position.up + dealt > 4 or len(live) > _MOST_LIVE:
        return None
    left = Counter(rank(card) for card in position.unseen)
    shown = [position.seats[i].shown for i in live]
    counts = [0] * len(live)
    _deal(position, shown, left, (dealt, 1, -1, 0), counts)
    total = sum(counts)
    found = dict(zip(live, counts, strict=True))
    return tuple(Fraction(found.get(i, 0), total) for i in range(len(position.seats)))


def _deal(
    position: Position,
    shown: Sequence[Sequence[Card]],
    left: Counter[Rank],
    state: tuple[int, int, int, int],
    counts: list[int],
) -> None:
    """Deal the next street to the first hand of ``shown``, then to the others.

    ``state``: cards up in this street, deals that lead here, best show so far, whose it is.
    """
    dealt, number, best, first = state
    if not shown:
        counts[first] += number
        return
    for ranks in combinations_with_replacement(sorted(left), dealt):
        took, ways = Counter(ranks), number
        for each, times in took.items():
            ways *= comb(left[each], times)
        if not ways:
            continue
        cards = [make_card(each, Suit(0)) for each in ranks]
        strength = show(position.ranking, [*shown[0], *cards])
        here = len(counts) - len(shown)
        after = (dealt, ways, strength, here) if strength > best else (dealt, ways, best, first)
        _deal(position, shown[1:], left - took, after, counts)
