"""Seats that know each other's cards: what raising is then worth, every dealer's hand counted."""

from __future__ import annotations

import numpy as np

from croupier.games.pays import dealer_opens
from croupier.hands.bulk import keyed_strength
from croupier.simulation.caribbean_kernels import (
    HAND,
    Cards,
    Decisions,
    Hands,
    Ints,
    decided,
    hand_at,
)
from croupier.simulation.streams import CARDS, LANES, Room, Words, deal


def left_over(lane: int, cards: Cards, deck: tuple[int, int], left: Ints) -> int:
    """Fill ``left`` with the cards that neither a seat holds nor the dealer shows.

    The dealer's other four are among them: nobody knows these. Returns how many.
    """
    size, lowest = deck
    gone = 0
    for place in range(len(cards)):
        if place < len(cards) - HAND or place == len(cards) - 1:
            gone |= 1 << int(cards[place, lane])
    number = 0
    for card in range(lowest, lowest + size):
        if not gone >> card & 1:
            left[number] = card
            number += 1
    return number


def count_dealers(
    exposed: int, left: Ints, number: int, hands: Hands, ties: Ints, out: Ints
) -> int:
    """Count the dealer's hands with the exposed card and four of those left.

    Args:
        exposed: the dealer's card that is shown.
        left: the other cards, ``number`` of them.
        number: how many.
        hands: the sheet's order.
        ties: (seats,) what decides of each seat's hand.
        out: (seats, 2), filled: how many that open are lower than the seat's, and equal to it.

    Returns how many do not open.
    """
    shut = 0
    keys = hands.keys
    for seat in range(len(ties)):
        out[seat, 0], out[seat, 1] = 0, 0
    for a in range(number):
        total_a, common_a = keys[exposed] + keys[left[a]], keys[exposed] & keys[left[a]]
        for b in range(a):
            total_b, common_b = total_a + keys[left[b]], common_a & keys[left[b]]
            for c in range(b):
                total_c, common_c = total_b + keys[left[c]], common_b & keys[left[c]]
                for d in range(c):
                    total, common = total_c + keys[left[d]], common_c & keys[left[d]]
                    dealt = keyed_strength(total, common, hands.rows, hands.table)
                    if not dealer_opens(dealt, hands.opening):
                        shut += 1
                        continue
                    value = hands.ties[dealt]
                    for seat in range(len(ties)):
                        out[seat, 0] += value < ties[seat]
                        out[seat, 1] += value == ties[seat]
    return shut


def share_chunk(
    stream: tuple[Words, int],
    size: tuple[int, tuple[int, int], int],
    rules: tuple[Hands, Decisions],
    brings: tuple[int, int, int, int, Ints],
    room: Room,
    out: Ints,
) -> None:
    """Deal a chunk's coups and weigh every seat's decision.

    Args:
        stream: the seed's key, and the chunk.
        size: coups; the deck's size and its lowest card; in how many ways the dealer's hand can be
            completed.
        rules: the sheet, and best play of who knows but the own hand.
        brings: what a fold, a dealer who does not open, a loss and a push bring, and a win by
            strength: in parts of an ante.
        room: to deal each seat and the dealer five cards.
        out: (coups, 3), filled: what all seats together bring in the ways of one coup, deciding
            each by its own hand, and by all hands; and how many decide otherwise.
    """
    key, chunk = stream
    coups, deck, ways = size
    hands, decisions = rules
    fold, no_open, lose, push, win = brings
    cards = room.cards
    seats = len(cards) // HAND - 1
    left, ties = np.empty(52, np.int64), np.empty(seats, np.int64)
    values, counts = np.empty(seats, np.int64), np.empty((seats, 2), np.int64)
    for first in range(0, coups, LANES):
        deal(key, chunk, CARDS, first, deck, room)
        for lane in range(min(LANES, coups - first)):
            for seat in range(seats):
                values[seat] = hand_at(HAND * seat, lane, cards, hands)
                ties[seat] = hands.ties[values[seat]]
            number = left_over(lane, cards, deck, left)
            exposed = int(cards[len(cards) - 1, lane])
            shut = count_dealers(exposed, left, number, hands, ties, counts)
            row = out[first + lane]
            for k in range(3):
                row[k] = 0
            for seat in range(seats):
                lower, equal = counts[seat, 0], counts[seat, 1]
                higher = ways - shut - lower - equal
                raising = shut * no_open + lower * win[values[seat]] + equal * push + higher * lose
                alone = decided(values[seat], HAND * seat, lane, cards, decisions)
                row[0] += raising if alone else fold * ways
                row[1] += max(raising, fold * ways)
                row[2] += (raising > fold * ways) != (alone == 1)
