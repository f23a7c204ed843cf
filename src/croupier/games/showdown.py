"""The end of a stud coup: who shows, who is paid what, by which clause.

One settlement serves the coup at the table and the inspector's file alike. Positions run clockwise
from the marker's left. Clauses CM-9, CM-10, CM-12, CM-13, CM-14; rulings R-CM-10 to R-CM-12 and
R-CM-17.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from croupier.cards import Card, refuse_duplicates, refuse_strangers
from croupier.games.actions import Seat
from croupier.games.pots import Pots, RakeRule, settle_pots
from croupier.games.results import PotResult, Returned, StudSeatResult, StudSettlement
from croupier.hands import Ranking
from croupier.money import Minor

HIDDEN = -1
"""The strength of a hand that nobody sees."""

EXPELLED = ("CM-17", "R-CM-18")
"""The clauses by which who violates the rules loses the bet."""


class StudEntry(msgspec.Struct, frozen=True):
    """What a seat brings to the settlement; ``cards`` may be missing for a hand nobody looks at."""

    seat: Seat
    put_in: Minor
    folded: bool
    cards: tuple[Card, ...] | None = None


def settle_stud(
    ranking: Ranking, rake_rule: RakeRule, entries: Sequence[StudEntry]
) -> StudSettlement:
    """Settle a coup from what each seat put in, in order clockwise from the marker's left.

    Every hand whose cards are given is named in the result, folded or not: this is the inspector's
    view, who has them all on paper.

    Raises:
        ValueError: no live seat; a live seat that put nothing in, or has no cards though another is
            live; not five cards; amounts below zero.
        CardError: a card stands twice or is not in the deck.
    """
    live = [not entry.folded for entry in entries]
    contested = sum(live) > 1
    refuse_duplicates(card for entry in entries for card in entry.cards or ())
    strengths = []
    for entry in entries:
        if entry.cards is None:
            if contested and not entry.folded:
                msg = f"seat {entry.seat} is live against others: its five cards are needed"
                raise ValueError(msg)
            strengths.append(HIDDEN)
            continue
        refuse_strangers(entry.cards, ranking.lowest)
        if len(entry.cards) != 5:
            msg = f"seat {entry.seat} has {len(entry.cards)} cards: a hand is five"
            raise ValueError(msg)
        strengths.append(ranking.strength(entry.cards))
    put_in = [entry.put_in for entry in entries]
    ties = [HIDDEN if s == HIDDEN else ranking.ties[s] for s in strengths]
    pots = settle_pots(put_in, live, ties if contested else [0] * len(ties), rake_rule)
    return settlement_of([e.seat for e in entries], put_in, live, strengths, pots, ranking)


def settlement_of(
    seats: Sequence[Seat],
    put_in: Sequence[Minor],
    live: Sequence[bool],
    strengths: Sequence[int],
    pots: Pots,
    ranking: Ranking,
    expelled: Collection[Seat] = (),
) -> StudSettlement:
    """Return the pots by seats, with the clauses that bear on each seat's payment.

    ``strengths`` holds :data:`HIDDEN` for a hand that stays unseen; ``expelled`` are the seats
    whose bets are lost by a violation.
    """
    returned = None
    if pots.returned:
        returned = Returned(seats[pots.returned_to], pots.returned)
    results = [
        StudSeatResult(
            seat=seats[i],
            strength=None if strengths[i] == HIDDEN else strengths[i],
            put_in=put_in[i],
            paid=pots.paid[i],
            clauses=(
                EXPELLED
                if seats[i] in expelled
                else _clauses(i, live, strengths, pots, ranking.class_index)
            ),
        )
        for i in range(len(seats))
    ]
    by_seat = [
        PotResult(
            amount=pot.amount,
            rake=pot.rake,
            seats=tuple([seats[i] for i in pot.members]),
            winners=tuple([seats[i] for i in pot.winners]),
            shares=pot.shares,
        )
        for pot in pots.pots
    ]
    return StudSettlement(returned, pots.rake, tuple(by_seat), tuple(results))


def _clauses(
    i: int,
    live: Sequence[bool],
    strengths: Sequence[int],
    pots: Pots,
    class_index: Sequence[int],
) -> tuple[str, ...]:
    """Return the clauses behind one position's payment, in the order in which they apply."""
    if not live[i]:
        return ()
    found: list[str] = []
    won = [pot for pot in pots.pots if i in pot.winners]
    if pots.returned and pots.returned_to == i:
        found.append("R-CM-10")
    if won:
        found.append("CM-14")
    if len(pots.pots) > 1:
        # Several layers: some live seat was short, and the rest goes to the second best.
        found.append("CM-10")
    if live.count(True) > 1:
        found += _compared(i, strengths, pots, class_index)
    odd, raked = 0, 0
    for pot in won:
        odd += (pot.amount - pot.rake) % len(pot.winners)
        raked += pot.rake
    if odd:
        found.append("R-CM-11")
    if raked:
        found += ["CM-13", "R-CM-12"]
    return tuple(found)


def _compared(
    i: int, strengths: Sequence[int], pots: Pots, class_index: Sequence[int]
) -> list[str]:
    """Return what decided the pots that a position competed for: the combination, the cards.

    It is held against the winner of each, or as the winner against the best of the others. A hand
    that stays unseen lost by no more than the order of combinations tells.
    """
    found: set[str] = set()
    own = strengths[i]
    for pot in pots.pots:
        if i not in pot.members:
            continue
        others = pot.members if i in pot.winners else pot.winners
        rival = max((strengths[j] for j in others if j != i), default=None)
        if rival is None:
            continue
        seen = HIDDEN not in (own, rival)
        equal = seen and class_index[own] == class_index[rival]
        found.add("CM-12" if equal else "CM-9")
    return sorted(found, key=("CM-9", "CM-12").index)


def show_order(pots: Pots, first: int, seats: int) -> tuple[int, ...]:
    """Return the live positions in the order in which they show (R-CM-17).

    Side pots before the main pot, within each from ``first`` clockwise. A side pot with one live
    hand is not contested: for it nobody shows.
    """
    order: list[int] = []
    for number in range(len(pots.pots) - 1, -1, -1):
        members = pots.pots[number].members
        if number and len(members) == 1:
            continue
        for k in range(first, first + seats):
            i = k % seats
            if i in members and i not in order:
                order.append(i)
    return tuple(order)


def shows(order: Sequence[int], strengths: Sequence[int]) -> tuple[bool, ...]:
    """Return who of ``order`` shows: a hand that one already shown beats stays hidden (R-CM-17).

    Whoever shows earlier competes for every pot that a later one competes for, so the best hand
    shown so far decides.
    """
    found, best = [], HIDDEN
    for i in order:
        own = strengths[i]
        found.append(own >= best)
        best = max(best, own)
    return tuple(found)
