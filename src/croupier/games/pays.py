"""What each bet at Caribbean Stud wins or loses, in plain integers that Numba compiles.

Amounts are minor units. Strengths given to :func:`outcome` are those that the sheet's ``kickers``
ruling tells apart (``Ranking.ties``).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from math import lcm
from typing import Final

from croupier.cards import ACE, Rank
from croupier.games.meter import contribution
from croupier.hands import ClassName, Ranking, ranking
from croupier.money import Micro, Minor
from croupier.sheets.fields import Prize
from croupier.sheets.schema import CaribbeanSheet, Progressive

FOLD: Final = 0
"""The player did not make the additional bet."""
NO_OPEN: Final = 1
"""The player raised and the dealer does not open."""
LOSE: Final = 2
"""The player raised and is lower."""
PUSH: Final = 3
"""The player raised and is equal."""
WIN: Final = 4
"""The player raised and is higher."""

KING: Final = Rank(ACE - 1)
ACES_OR_KINGS: Final = "pair of aces or kings"
"""The printed chart's last row by its letter (R-QC-1)."""


def dealer_opens(dealt: int, opening: int) -> bool:
    """Whether the dealer's strength reaches the lowest that opens (QC-10)."""
    return dealt >= opening


def outcome(raised: int, player: int, dealer: int, opens: int) -> int:
    """Return how the hand ends: one of the five codes above.

    ``raised`` and ``opens`` are zero for no.
    """
    if not raised:
        return FOLD
    if not opens:
        return NO_OPEN
    if player > dealer:
        return WIN
    if player < dealer:
        return LOSE
    return PUSH


def ante_net(end: int, ante: Minor) -> Minor:
    """Return what the ante wins (QC-14, QC-15), pushes (QC-17) or loses (QC-7, QC-16)."""
    if end in (WIN, NO_OPEN):
        return ante
    if end == PUSH:
        return 0
    return -ante


def additional_net(end: int, bet: Minor, num: int, den: int, cap: Minor) -> Minor:
    """Return what the additional bet wins, pushes or loses.

    A win is paid ``num / den`` to 1, rounded down to the minor unit (QC-18), and no more than
    ``cap`` (R-QC-11) unless that is negative.
    """
    if end == LOSE:
        return -bet
    if end != WIN:
        return 0
    win = bet * num // den
    if 0 <= cap < win:
        return cap
    return win


def progressive_net(bet: Minor, prize: Minor) -> Minor:
    """Return what the progressive bet wins or loses: it is for one, and stays lost (R-QC-13)."""
    return prize - bet


def wins_progressive(raised: int, pays_folded: int, num: int, amount: Minor) -> bool:
    """Whether a hand wins the progressive bet that lies beside it.

    ``num`` is its class's share of the meter and ``amount`` its prize, zero where none; a folded
    hand wins if the sheet says so (R-QC-5).
    """
    return (num > 0 or amount > 0) and (raised != 0 or pays_folded != 0)


@dataclass(frozen=True, slots=True, eq=False)
class ProgressivePays:
    """The progressive bet of one sheet; shares and amounts are by strength, zero where none."""

    bet: Minor
    feed: Micro
    """What one bet adds to the meter."""
    seed: Minor
    by_share: bool
    """Whether several winners share (R-QC-6), or are paid in seat order."""
    pays_folded: bool
    share_num: tuple[int, ...] = field(repr=False)
    share_den: int
    amount: tuple[Minor, ...] = field(repr=False)


@dataclass(frozen=True, slots=True, eq=False)
class CaribbeanPays:
    """One sheet's pays as arrays by strength; made by :func:`caribbean_pays`."""

    ranking: Ranking
    opening: int
    """The lowest strength with which the dealer opens (QC-10)."""
    multiple: int
    cap: Minor
    """The most that the raise of one hand wins (R-QC-11); negative: no limit."""
    pay_num: tuple[int, ...] = field(repr=False)
    pay_den: int
    """A winning raise of a strength is paid ``pay_num[strength] / pay_den`` to 1."""
    by_last_row: tuple[bool, ...] = field(repr=False)
    """Whether a strength is paid, or not, by the reading of the chart's last row (R-QC-1)."""
    combination: tuple[int, ...] = field(repr=False)
    """Strengths of one combination, whatever the other cards, have the same number here (QC-13)."""
    first_ties: tuple[int, ...] = field(repr=False)
    """The ties if only the first other card counted: where they matter, R-QC-2 decides."""
    progressive: ProgressivePays | None


@lru_cache(maxsize=64)
def caribbean_pays(sheet: CaribbeanSheet) -> CaribbeanPays:
    """Return the pays of a sheet; equal sheets give the same object.

    Raises:
        OrderError: the sheet's hand order or the dealer's opening hand means nothing.
    """
    hands = sheet.hands
    ranks = ranking(
        hands.order, lowest=sheet.deck.rank, ace_low=hands.ace_low, kickers=hands.kickers
    )
    first = ranking(hands.order, lowest=sheet.deck.rank, ace_low=hands.ace_low, kickers="first")
    rows = [_row(ranks, strength) for strength in range(ranks.size)]
    chart = sheet.additional.pays
    pays = [next((chart[key] for key in row if key in chart), 0) for row in rows]
    den = lcm(*(pay.denominator for pay in pays))
    cap = sheet.table.max_payout
    return CaribbeanPays(
        ranking=ranks,
        opening=ranks.lowest_strength(sheet.dealer.opens),
        multiple=sheet.additional.multiple,
        cap=-1 if cap is None else cap,
        pay_num=tuple(pay.numerator * (den // pay.denominator) for pay in pays),
        pay_den=den,
        by_last_row=tuple(row[-1] in {"pair", "high card"} for row in rows),
        combination=_combinations(ranks),
        first_ties=first.ties,
        progressive=_progressive(sheet.progressive, ranks),
    )


def _row(ranks: Ranking, strength: int) -> tuple[str, ...]:
    """Return the chart's rows that may pay a strength, the closest first."""
    name = ranks.class_name(strength)
    if name == "pair" and ranks.ranks[strength][0] >= KING:
        return ACES_OR_KINGS, name
    return (name,)


_COMBINED: dict[ClassName, int] = {
    "high card": 0,
    "flush": 0,  # the sheet names no highest or lowest flush: the cards decide
    "pair": 2,
    "three of a kind": 3,
    "two pair": 4,
    "four of a kind": 4,
}


def _combinations(ranks: Ranking) -> tuple[int, ...]:
    numbers: dict[tuple[str, tuple[Rank, ...]], int] = {}
    found: list[int] = []
    for strength in range(ranks.size):
        name = ranks.class_name(strength)
        combined = ranks.ranks[strength][: _COMBINED.get(name, 5)]
        found.append(numbers.setdefault((name, combined), len(numbers)))
    return tuple(found)


def _progressive(line: Progressive | None, ranks: Ranking) -> ProgressivePays | None:
    if line is None:
        return None
    none = Prize()
    prizes = [line.pays.get(ranks.class_name(strength), none) for strength in range(ranks.size)]
    shares = [prize.share or 0 for prize in prizes]
    den = lcm(*(share.denominator for share in shares))
    part = line.contribution
    return ProgressivePays(
        bet=line.bet,
        feed=contribution(line.bet, part.numerator, part.denominator),
        seed=line.seed,
        by_share=line.order == "share",
        pays_folded=line.pays_folded,
        share_num=tuple(share.numerator * (den // share.denominator) for share in shares),
        share_den=den,
        amount=tuple(prize.amount or 0 for prize in prizes),
    )
