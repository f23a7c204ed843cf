"""Caribbean Stud in bulk: the game's own rule functions compiled into loops over coups.

A hand ends in a *cell*: how it ended (:func:`croupier.games.pays.outcome`) and what *kind* of hand
it was. Strengths are of one kind if the sheet pays them alike, raise and progressive, and they are
of one class. What the bets of a cell win or lose is found once a cell by the functions that settle
coups; a prize of the meter is paid afterwards, coup by coup in order (:func:`pay_meter`).
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from croupier.games.pays import (
    FOLD,
    LOSE,
    NO_OPEN,
    PUSH,
    WIN,
    additional_net,
    ante_net,
    dealer_opens,
    outcome,
    progressive_net,
    wins_progressive,
)
from croupier.hands.bulk import hand_strength
from croupier.simulation.streams import CARDS, LANES, Room, Words, deal

Ints: TypeAlias = NDArray[np.int64]
Cards: TypeAlias = NDArray[np.uint8]
"""(cards, lanes): each seat's five cards, then the dealer's, the exposed one last."""

ENDS = 1 + max(FOLD, NO_OPEN, LOSE, PUSH, WIN)
HAND = 5
MIXED = 1 << 15
"""Marks a strength whose hands are not all played alike against some exposed card."""
HALF = 32
LOW_HALF = (1 << HALF) - 1


class Hands(NamedTuple):
    """A sheet's order of hands, and what kind each strength is of."""

    keys: Ints
    rows: NDArray[np.int16]
    table: NDArray[np.int16]
    """The three: see :class:`croupier.hands.KernelTables`."""
    ties: NDArray[np.int16]
    kind: NDArray[np.uint8]
    opening: int


class Decisions(NamedTuple):
    """When to raise, by what a player sees."""

    raised: NDArray[np.uint16]
    """By strength, a bit for each rank of the exposed card; :data:`MIXED` marks a look below."""
    hands: Ints
    """Sorted, the hands of mixed strengths as bits: 13 for each suit."""
    against: Ints
    """For each of them a bit for each exposed card, in the same order of bits."""


class Cells(NamedTuple):
    """What the bets of a hand win or lose, by cell: minor units."""

    ante: Ints
    additional: Ints
    progressive: Ints
    """Its prize of an amount less the bet; less the bet for a hand that wins of the meter."""
    num: Ints
    """The share of the meter that is won, over the sheet's denominator; zero for none."""
    game: Ints
    """Ante and raise together, in units: the largest amount of which all are multiples."""
    standing: Ints
    """All bets together, a share of the meter paid from one that stands still."""


class Session(NamedTuple):
    """Coups that belong together: what one player plays in an evening."""

    coups: int
    """0: none."""
    floor: int
    """The least result, zero or below, with which the next coup can still be played."""


def fill_cells(
    terms: tuple[int, int, int, int, int],
    bets: tuple[int, int],
    pays: tuple[Ints, Ints, Ints],
    cells: Cells,
) -> None:
    """Fill all but ``game`` and ``standing`` by the functions that settle coups.

    Args:
        terms: multiple, cap, denominator of the pays, whether folded hands keep the progressive,
            and whether it is bet.
        bets: the ante and the progressive bet.
        pays: by kind, the numerator of the pay, the share of the meter and the amount.
        cells: (ENDS * kinds,) each.
    """
    multiple, cap, den, pays_folded, with_progressive = terms
    ante, dollar = bets
    nums, shares, amounts = pays
    kinds = len(nums)
    for end in range(ENDS):
        raised = 0 if end == FOLD else 1
        for kind in range(kinds):
            cell = end * kinds + kind
            cells.ante[cell] = ante_net(end, ante)
            cells.additional[cell] = 0
            if raised:
                cells.additional[cell] = additional_net(end, ante * multiple, nums[kind], den, cap)
            cells.progressive[cell], cells.num[cell] = 0, 0
            if with_progressive:
                prize = 0
                if wins_progressive(raised, pays_folded, shares[kind], amounts[kind]):
                    prize, cells.num[cell] = amounts[kind], shares[kind]
                cells.progressive[cell] = progressive_net(dollar, prize)


def decided(strength: int, top: int, lane: int, cards: Cards, decisions: Decisions) -> int:
    """Return 1 if the hand from ``top`` on is raised against the last card dealt, else 0."""
    bits = decisions.raised[strength]
    exposed = cards[len(cards) - 1, lane]
    if bits & MIXED:
        return looked_up(top, lane, cards, decisions)
    return bits >> (exposed >> 2) & 1  # type: ignore[no-any-return]


def suit_bit(card: int) -> int:
    """Return a card as a bit: 13 for each suit."""
    return 1 << (13 * (card & 3) + (card >> 2))


def looked_up(top: int, lane: int, cards: Cards, decisions: Decisions) -> int:
    """Return whether one hand of a mixed strength is raised."""
    hand = 0
    for i in range(top, top + HAND):
        hand |= suit_bit(int(cards[i, lane]))
    low, high = 0, len(decisions.hands)
    while low < high:
        middle = (low + high) >> 1
        if decisions.hands[middle] < hand:
            low = middle + 1
        else:
            high = middle
    exposed = suit_bit(int(cards[len(cards) - 1, lane]))
    return 1 if decisions.against[low] & exposed else 0


def hand_at(top: int, lane: int, cards: Cards, hands: Hands) -> int:
    """Return the strength of the five cards from ``top`` on."""
    return hand_strength(
        cards[top, lane],
        cards[top + 1, lane],
        cards[top + 2, lane],
        cards[top + 3, lane],
        cards[top + 4, lane],
        hands.keys,
        hands.rows,
        hands.table,
    )


def cell_of(value: int, dealt: int, raised: int, opens: int, hands: Hands, kinds: int) -> int:
    """Return the cell in which a hand of strength ``value`` ends against the dealer's."""
    end = outcome(raised, hands.ties[value], hands.ties[dealt], opens)
    return end * kinds + hands.kind[value]  # type: ignore[no-any-return]


def cells_of_deals(
    deals: Cards,
    asked: NDArray[np.int8],
    rules: tuple[Hands, Decisions, int],
    raised: NDArray[np.int8],
    cells: Ints,
) -> None:
    """Play given deals: what :func:`tally_chunk` does, coup by coup and written down.

    Args:
        deals: (cards, n): each seat's five, then the dealer's; one column a coup.
        asked: (seats, n): 1 to raise, 0 to fold, -1 for what the decisions say.
        rules: the sheet, the strategy, and how many kinds of hands there are.
        raised: (seats, n), filled.
        cells: (seats, n), filled.
    """
    hands, decisions, kinds = rules
    seats = len(asked)
    for coup in range(deals.shape[1]):
        dealt = hand_at(HAND * seats, coup, deals, hands)
        opens = dealer_opens(dealt, hands.opening)
        for seat in range(seats):
            value = hand_at(HAND * seat, coup, deals, hands)
            choice = int(asked[seat, coup])
            if choice < 0:
                choice = decided(value, HAND * seat, coup, deals, decisions)
            raised[seat, coup] = choice
            cells[seat, coup] = cell_of(value, dealt, choice, opens, hands, kinds)


def tally_chunk(
    stream: tuple[Words, int],
    size: tuple[int, tuple[int, int]],
    rules: tuple[Hands, Decisions, Cells],
    session: Session,
    room: Room,
    out: tuple[Ints, Ints, Ints, Ints],
) -> int:
    """Play a chunk's coups; return how many hands won of the meter.

    Args:
        stream: the seed's key, and the chunk.
        size: coups; the deck's size and its lowest card.
        rules: the sheet, the strategy, and what is paid.
        session: how many coups belong together, and when chips no longer cover the next.
        room: to deal each seat and the dealer five cards.
        out: filled: hands by cell (cells,); squares of the table's ante game in units (2,),
            the high and the low half of 32 bits added up apart; hands that won of the meter as
            rows of coup, seat and cell (n, 3), no more than fit; sessions (n, 3), a row for each
            full session of each seat: its result, the result with which it ran out of chips or
            ended, and the coups that it then had played.
    """
    key, chunk = stream
    coups, deck = size
    hands, decisions, cells = rules
    tally, squares, hits, sessions = out
    cards = room.cards
    seats = len(cards) // HAND - 1
    kinds = len(cells.num) // ENDS
    state = np.zeros((seats, 3), np.int64)
    won, ended, left = 0, 0, session.coups
    high, low = np.int64(0), np.int64(0)
    for first in range(0, coups, LANES):
        deal(key, chunk, CARDS, first, deck, room)
        for lane in range(min(LANES, coups - first)):
            dealt = hand_at(HAND * seats, lane, cards, hands)
            opens = dealer_opens(dealt, hands.opening)
            together = np.int64(0)
            for seat in range(seats):
                value = hand_at(HAND * seat, lane, cards, hands)
                raised = decided(value, HAND * seat, lane, cards, decisions)
                cell = cell_of(value, dealt, raised, opens, hands, kinds)
                tally[cell] += 1
                together += cells.game[cell]
                if cells.num[cell] > 0:
                    if won < len(hits):
                        hits[won, 0], hits[won, 1], hits[won, 2] = first + lane, seat, cell
                    won += 1
                if left > 0:
                    # Below the floor what was kept stays there: no coup is played any more.
                    if state[seat, 1] >= session.floor:
                        state[seat, 1] += cells.standing[cell]
                        state[seat, 2] += 1
                    state[seat, 0] += cells.standing[cell]
            high += together * together >> HALF
            low += together * together & LOW_HALF
            if left > 0:
                left -= 1
                if left == 0:
                    left = session.coups
                    ended = end_sessions(state, sessions, ended)
    squares[0], squares[1] = high, low
    return won


def end_sessions(state: Ints, sessions: Ints, ended: int) -> int:
    """Write down each seat's session and begin another; return how many have ended."""
    for seat in range(len(state)):
        for part in range(3):
            sessions[ended, part] = state[seat, part]
            state[seat, part] = 0
        ended += 1
    return ended
