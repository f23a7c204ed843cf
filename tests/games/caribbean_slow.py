"""A slow and obvious settlement of Caribbean Stud, read off the printed sheet and the rulings.

It shares nothing with the engine: cards are text, hands are compared as lists, money is fractions
of a dollar, the sheet is the plain table of its file.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from math import floor
from typing import Any, NamedTuple

RANKS = "23456789TJQKA"
ORDER = [
    "high card",
    "pair",
    "two pair",
    "three of a kind",
    "straight",
    "flush",
    "full house",
    "four of a kind",
    "straight flush",
    "royal flush",
]

Worth = tuple[int, list[int], list[int]]


class SlowHand(NamedTuple):
    """A hand as it lies when all have decided; the ante in dollars."""

    ante: Fraction
    progressive: bool
    raised: bool
    cards: Sequence[str]


SHAPES = {
    (4, 1): ("four of a kind", 1),
    (3, 2): ("full house", 2),
    (3, 1, 1): ("three of a kind", 1),
    (2, 2, 1): ("two pair", 2),
    (2, 1, 1, 1): ("pair", 1),
}


def worth(cards: Sequence[str], plain: dict[str, Any]) -> Worth:
    """Return class, ranks of the combination and other cards, to be compared in this order."""
    values = sorted((RANKS.index(card[0]) for card in cards), reverse=True)
    counts = Counter(values)
    shape = tuple(sorted(counts.values(), reverse=True))
    if shape in SHAPES:
        ranks = sorted(counts, key=lambda value: (counts[value], value), reverse=True)
        name, combined = SHAPES[shape]
        return ORDER.index(name), ranks[:combined], ranks[combined:]
    suited = len({card[1] for card in cards}) == 1
    top = straight_top(values, plain)
    if top is not None:
        royal = "royal flush" if top == 12 else "straight flush"
        return ORDER.index(royal if suited else "straight"), [top], []
    return (ORDER.index("flush"), values, []) if suited else (0, [], values)


def straight_top(values: list[int], plain: dict[str, Any]) -> int | None:
    """Return the top rank of five falling ranks that make a straight, None if they do not."""
    low = RANKS.index(plain["deck"]["lowest"])
    if values[0] - values[4] == 4:
        return values[0]
    if plain["hands"]["ace_low"] and values == [12, low + 3, low + 2, low + 1, low]:
        return low + 3
    return None


OPENS: dict[str, Worth] = {
    "any": (0, [], []),
    "A K": (0, [], [12, 11]),
    "pair": (1, [], []),
    "Q Q": (1, [10], []),
}


def compared(hand: Worth, plain: dict[str, Any]) -> Worth:
    """Return what counts when two hands are compared (R-QC-2)."""
    kind, combination, others = hand
    return kind, combination, others if plain["hands"]["kickers"] == "all" else others[:1]


def chart_pay(hand: Worth, plain: dict[str, Any]) -> Fraction:
    """Return the chart's pay to 1 for a winning raise (R-QC-1)."""
    kind, combination, _ = hand
    chart = plain["raise"]["pays"]
    row = ORDER[kind]
    if "pair of aces or kings" in chart:
        if row == "pair" and combination[0] >= 11:
            row = "pair of aces or kings"
        elif row in {"pair", "high card"}:
            return Fraction(0)
    num, _, den = str(chart[row]).partition(" to ")
    return Fraction(num) / Fraction(den or 1)


def cents_down(dollars: Fraction) -> Fraction:
    """Return an amount rounded down to the cent."""
    return Fraction(floor(dollars * 100), 100)


def slow_settle(
    plain: dict[str, Any], dealer: Sequence[str], hands: Sequence[SlowHand], meter: Fraction
) -> tuple[list[dict[str, Fraction]], Fraction, list[bool]]:
    """Return what each bet won or lost, the meter left, and which hands are exposed."""
    theirs = worth(dealer, plain)
    opens = theirs >= OPENS[plain["dealer"]["opens"]]
    results = []
    for hand in hands:
        mine = worth(hand.cards, plain)
        raised = hand.ante * plain["raise"]["multiple"]
        if not hand.raised:
            result = {"ante": -hand.ante}
        elif not opens:
            result = {"ante": hand.ante, "raise": Fraction(0)}
        elif compared(mine, plain) == compared(theirs, plain):
            result = {"ante": Fraction(0), "raise": Fraction(0)}
        elif compared(mine, plain) < compared(theirs, plain):
            result = {"ante": -hand.ante, "raise": -raised}
        else:
            win = cents_down(raised * chart_pay(mine, plain))
            if "max_payout" in plain["table"]:
                win = min(win, Fraction(plain["table"]["max_payout"]))
            result = {"ante": hand.ante, "raise": win}
        results.append(result)
    prizes, meter = slow_progressive(plain, hands, meter)
    for hand, result, prize in zip(hands, results, prizes, strict=True):
        if hand.progressive:
            result["progressive"] = (prize or 0) - Fraction(plain["progressive"]["bet"])
    shown = [
        (hand.raised and opens) or prize is not None
        for hand, prize in zip(hands, prizes, strict=True)
    ]
    return results, meter, shown


def slow_progressive(
    plain: dict[str, Any], hands: Sequence[SlowHand], meter: Fraction
) -> tuple[list[Fraction | None], Fraction]:
    """Return each hand's prize, None where it wins none, and the meter left."""
    if "progressive" not in plain:
        return [None] * len(hands), meter
    lines = plain["progressive"]
    prizes: list[Fraction | None] = [None] * len(hands)
    shares: dict[int, Fraction] = {}
    for place, hand in enumerate(hands):
        if not hand.progressive or not (hand.raised or lines["pays_folded"]):
            continue
        prize = lines["pays"].get(ORDER[worth(hand.cards, plain)[0]])
        if prize and prize.endswith("%"):
            shares[place] = Fraction(prize[:-1]) / 100
        elif prize:
            prizes[place] = Fraction(prize)
    pay = pay_in_seat_order if lines["order"] == "seat" else pay_shared
    paid, meter = pay(shares, meter, Fraction(lines["seed"]))
    for place, won in paid.items():
        prizes[place] = won
    return prizes, meter


def pay_in_seat_order(
    shares: dict[int, Fraction], meter: Fraction, seed: Fraction
) -> tuple[dict[int, Fraction], Fraction]:
    """Pay each from the meter as the one before left it."""
    paid = {}
    for place, share in shares.items():
        paid[place] = cents_down(cents_down(meter) * share)
        meter = meter - paid[place] + (seed if share == 1 else 0)
    return paid, meter


def pay_shared(
    shares: dict[int, Fraction], meter: Fraction, seed: Fraction
) -> tuple[dict[int, Fraction], Fraction]:
    """Pay straight flushes of the meter at the hit, then royals in equal parts of the rest."""
    paid = {}
    hit = cents_down(meter)
    for place, share in shares.items():
        if share < 1:
            paid[place] = min(cents_down(hit * share), cents_down(meter))
            meter -= paid[place]
    royals = [place for place, share in shares.items() if share == 1]
    if royals:
        each = cents_down(cents_down(meter) / len(royals))
        paid |= dict.fromkeys(royals, each)
        meter = meter - each * len(royals) + seed
    return paid, meter
