"""Who is paid what at Caribbean Stud, and by which clause.

The one settlement that the coup, the inspector's tool and every check of a record call.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from croupier.cards import Card
from croupier.games.actions import Seat
from croupier.games.meter import pay_prizes
from croupier.games.pays import (
    FOLD,
    LOSE,
    NO_OPEN,
    PUSH,
    WIN,
    CaribbeanPays,
    ProgressivePays,
    additional_net,
    ante_net,
    dealer_opens,
    outcome,
    progressive_net,
    wins_progressive,
)
from croupier.games.results import (
    BetResult,
    CaribbeanSeatResult,
    CaribbeanSettlement,
    ProgressivePrize,
)
from croupier.money import Micro, Minor

Clauses = tuple[str, ...]


class PlayedHand(msgspec.Struct, frozen=True):
    """A hand as it lies when all have decided; ``timed_out``: it was folded for the player."""

    seat: Seat
    ante: Minor
    progressive: bool
    raised: bool
    cards: tuple[Card, ...]
    timed_out: bool = False


_END: dict[int, Clauses] = {
    FOLD: ("QC-7",),
    NO_OPEN: ("QC-14", "QC-10"),
    LOSE: ("QC-16",),
    PUSH: ("QC-17",),
    WIN: ("QC-15",),
}
_BY_COMBINATION: Clauses = ()
_BY_CARDS: Clauses = ("QC-13",)
_BY_RULED_CARDS: Clauses = ("QC-13", "R-QC-2")
_PROGRESSIVE: Clauses = ("QC-19", "QC-20")


def settle(
    pays: CaribbeanPays, dealer: tuple[Card, ...], hands: Sequence[PlayedHand], meter: Micro
) -> CaribbeanSettlement:
    """Settle a coup: ``dealer`` and the hands, in seat order, five different cards each.

    ``meter`` is what the meter stands at when the hands are exposed (R-QC-15).

    Raises:
        ValueError: a progressive bet where the sheet has none, or a hand of other than five cards.
        CardError: a card that the deck lacks.
    """
    strength = pays.ranking.strength
    dealt = strength(dealer)
    opens = dealer_opens(dealt, pays.opening)
    # What is not compared and cannot win the progressive is not looked at.
    values = [
        strength(hand.cards) if hand.progressive or (hand.raised and opens) else 0 for hand in hands
    ]
    hits: tuple[ProgressivePrize, ...] = ()
    left = meter
    if any(hand.progressive for hand in hands):
        hits, left = _progressive_hits(_progressive(pays), hands, values, meter)
    prizes = {hit.seat: hit for hit in hits}
    return CaribbeanSettlement(
        dealer=dealer,
        dealer_strength=dealt,
        opens=opens,
        seats=tuple(
            [
                _seat(pays, hand, value, dealt, opens, prizes)
                for hand, value in zip(hands, values, strict=True)
            ]
        ),
        hits=hits,
        meter_before=meter,
        meter_after=left,
    )


def _progressive(pays: CaribbeanPays) -> ProgressivePays:
    if pays.progressive is None:
        raise ValueError("this sheet has no progressive bet")
    return pays.progressive


def _seat(
    pays: CaribbeanPays,
    hand: PlayedHand,
    value: int,
    dealt: int,
    opens: bool,  # noqa: FBT001 - inner step, called by position for speed
    prizes: dict[Seat, ProgressivePrize],
) -> CaribbeanSeatResult:
    ties = pays.ranking.ties
    end = outcome(hand.raised, ties[value], ties[dealt], opens)
    by = _compared_by(pays, value, dealt) if end >= LOSE else _BY_COMBINATION
    clauses = _END[end] + by
    ante = BetResult(
        hand.ante,
        ante_net(end, hand.ante),
        (*clauses, "R-QC-9") if hand.timed_out else clauses,
    )
    additional = None
    if hand.raised:
        additional = _additional(pays, hand.ante * pays.multiple, end, value, clauses)
    progressive = None
    hit = None
    if hand.progressive:
        hit = prizes.get(hand.seat)
        progressive = _progressive_result(_progressive(pays), hand, hit, prizes)
    exposed = hit is not None or (hand.raised and opens)
    return CaribbeanSeatResult(hand.seat, value if exposed else None, ante, additional, progressive)


def _compared_by(pays: CaribbeanPays, value: int, dealt: int) -> Clauses:
    """Return the clauses that compared two hands of equal combination, if they are."""
    if pays.combination[value] != pays.combination[dealt]:
        return _BY_COMBINATION
    if value != dealt and pays.first_ties[value] == pays.first_ties[dealt]:
        return _BY_RULED_CARDS
    return _BY_CARDS


def _additional(
    pays: CaribbeanPays, bet: Minor, end: int, value: int, clauses: Clauses
) -> BetResult:
    if end != WIN:
        return BetResult(bet, additional_net(end, bet, 0, 1, -1), clauses)
    num, den = pays.pay_num[value], pays.pay_den
    net = additional_net(WIN, bet, num, den, pays.cap)
    clauses = ("QC-15", "QC-18", *clauses[1:])
    if pays.by_last_row[value]:
        clauses += ("R-QC-1",)
    if pays.cap >= 0 and net < additional_net(WIN, bet, num, den, -1):
        clauses += ("R-QC-11",)
    return BetResult(bet, net, clauses)


def _progressive_result(
    rules: ProgressivePays,
    hand: PlayedHand,
    hit: ProgressivePrize | None,
    prizes: dict[Seat, ProgressivePrize],
) -> BetResult:
    clauses = _PROGRESSIVE
    if hit is None:
        if not (hand.raised or rules.pays_folded):  # whatever the hand: it stays hidden
            clauses += ("R-QC-5",)
        return BetResult(rules.bet, progressive_net(rules.bet, 0), clauses)
    clauses += ("R-QC-13",)
    if not hand.raised:
        clauses += ("R-QC-5",)
    if hit.from_meter:
        clauses += ("R-QC-8",)
        if sum(other.from_meter for other in prizes.values()) > 1:
            clauses += ("R-QC-6",)
    return BetResult(rules.bet, progressive_net(rules.bet, hit.prize), clauses)


def _progressive_hits(
    rules: ProgressivePays, hands: Sequence[PlayedHand], values: Sequence[int], meter: Micro
) -> tuple[tuple[ProgressivePrize, ...], Micro]:
    """Return the progressive's winners in the order of payment, and the meter left."""
    winners = [
        (hand.seat, rules.share_num[value], rules.amount[value])
        for hand, value in zip(hands, values, strict=True)
        if hand.progressive
        and wins_progressive(
            hand.raised, rules.pays_folded, rules.share_num[value], rules.amount[value]
        )
    ]
    if not winners:
        return (), meter
    nums = [num for _, num, _ in winners]
    prizes = [amount for _, _, amount in winners]
    before, after = [0] * len(winners), [0] * len(winners)
    left = pay_prizes(
        meter, rules.seed, rules.by_share, rules.share_den, nums, prizes, before, after
    )
    order: Sequence[int] = range(len(winners))
    if rules.by_share:  # shares of the whole are paid last
        order = sorted(order, key=lambda i: nums[i] >= rules.share_den)
    hits = [
        ProgressivePrize(winners[i][0], prizes[i], nums[i] > 0, before[i], after[i]) for i in order
    ]
    return tuple(hits), left
