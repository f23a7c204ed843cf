"""Evenings at stud in bulk: tables that sit down, play so many coups, and get up again."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from croupier.games.between import marker_after, topup_room
from croupier.simulation.streams import CARDS, LANES, Room, Words, deal
from croupier.simulation.stud_kernels import (
    ALONE,
    FOLDED,
    LOST,
    SHARED,
    WON,
    Minds,
    Terms,
    left,
    next_whim,
    play_coup,
    settle,
)
from croupier.simulation.stud_records import POSITIONS, Bets, Cards, Held, Ints, Pots, Whims

COUPS, RAKE, RAKED, IN_POTS, SHOWDOWNS, SIDE_POTS, RETURNED, BOUGHT = range(8)
SUMS: Final = 8
"""What is added up for each stake: coups; rake; coups that were raked; what lay in the pots;
coups that came to a showdown; those with side pots; what was returned; banks bought again."""


class Table(NamedTuple):
    """Who sits down, and for how much."""

    minds: Ints
    """(seats,): which character."""
    peeks: Ints
    """(seats,): whose hole card it sees, a seat from 0; -1: nobody's."""
    stakes: Ints
    """(stakes, 3): ante, bank, maximum bank; tables take them in turn."""
    capped: int
    coups: int
    """How many coups an evening has."""


class Desk(NamedTuple):
    """Room to play in."""

    bets: Bets
    held: Held
    pots: Pots
    whims: Whims
    """One record each, in an array: see :mod:`croupier.simulation.stud_records`."""
    room: Room
    who: Ints
    log: Ints


class Sums(NamedTuple):
    """What coups came to."""

    stakes: Ints
    """(stakes, SUMS)"""
    hands: Ints
    """(stakes, seats, ENDS, classes + 1): hands; the last class: cards that nobody saw."""
    nets: Ints
    """The same, what they won or lost."""
    evenings: Ints
    """(evenings, 2 + 2 * seats): stake, rake, each seat's result, and banks it bought again."""


def mark_position(marker: int, i: int, seats: int) -> int:
    """Return the seat at a position clockwise from the marker's left; seats from 0."""
    return (marker + 1 + i) % seats


def buy_again(banks: Ints, table: Table, stake: int, highest: int, bought: Ints) -> int:
    """Let who has nothing left buy the bank once more; return how many do."""
    number = 0
    line = (table.stakes[stake, 1], table.stakes[stake, 2])
    for seat in range(len(banks)):
        if banks[seat] == 0:
            banks[seat] = min(topup_room(0, highest, line, table.capped), line[0])
            bought[seat] += 1
            number += 1
    return number


def end_of(i: int, b: Bets, contested: int, pots: Pots) -> int:
    """Return how a position's hand ended."""
    if not b.live[i]:
        return FOLDED
    if not contested:
        return ALONE
    if pots.won[i] == 0:
        return LOST
    return SHARED if pots.shared[i] == pots.won[i] else WON


def play_chunk(
    stream: tuple[Words, int],
    size: tuple[int, tuple[int, int]],
    table: Table,
    game: tuple[Terms, Cards, Minds],
    desk: Desk,
    sums: Sums,
) -> None:
    """Play a chunk's coups, evening after evening.

    Args:
        stream: the seed's key, and the chunk.
        size: coups; the deck's size and its lowest card.
        table: who plays, for what.
        game: the sheet, its deck, the characters.
        desk: room.
        sums: what the coups came to; zeros before. An evening that the chunk cuts short counts in
            all but ``evenings``.
    """
    key, chunk = stream
    coups, deck = size
    terms, cards = game[0], game[1]
    seats = len(table.minds)
    b, whims, who = desk.bets[0], desk.whims[0], desk.who
    held, pots = desk.held[0], desk.pots[0]
    whims.chunk, whims.at = chunk, 0
    banks, bought = np.zeros(seats, np.int64), np.zeros(seats, np.int64)
    present: Any = np.ones(seats, np.int8)
    top_cards = np.empty(len(desk.room.cards), np.uint8)
    marker, highest, rake_sum, stake = 0, 0, 0, 0
    for coup in range(coups):
        inside = coup % table.coups
        if inside == 0:
            stake = coup // table.coups % len(table.stakes)
            marker, highest, rake_sum = int(next_whim(whims) * seats), 0, 0
            for seat in range(seats):
                banks[seat], bought[seat] = table.stakes[stake, 1], 0
        else:
            sums.stakes[stake, BOUGHT] += buy_again(banks, table, stake, highest, bought)
            marker = marker_after(marker, present)
        lane = coup % LANES
        if lane == 0:
            deal(key, chunk, CARDS, coup, deck, desk.room)
        for k in range(len(top_cards)):
            top_cards[k] = desk.room.cards[k, lane]
        for i in range(POSITIONS):
            b.live[i] = i < seats
            b.chips[i] = 0
            if i < seats:
                seat = mark_position(marker, i, seats)
                b.chips[i], who[0, i] = banks[seat], table.minds[seat]
                seen = table.peeks[seat]
                who[1, i] = (seen - marker - 1) % seats if seen >= 0 else -1
        setting = (seats, table.stakes[stake, 0])
        play_coup(b, setting, top_cards, who, held, game, whims, desk.log)
        rake, returned, count = settle(b, held, terms, pots)
        rake_sum += rake
        highest = add_up(b, (held, pots), banks, (marker, stake), cards, sums)
        add_coup(b, sums.stakes[stake], rake, returned, count)
        if inside == table.coups - 1:
            row = sums.evenings[coup // table.coups]
            row[0], row[1] = stake, rake_sum
            for seat in range(seats):
                row[2 + seat] = banks[seat] - table.stakes[stake, 1] * (1 + bought[seat])
                row[2 + seats + seat] = bought[seat]


def add_up(
    b: Bets,
    ended: tuple[Held, Pots],
    banks: Ints,
    place: tuple[int, int],
    cards: Cards,
    sums: Sums,
) -> int:
    """Count each hand, and take the banks up; return the largest winner's bank."""
    seats, (held, pots), (marker, stake) = len(banks), ended, place
    contested = 1 if left(b) > 1 else 0
    highest, unseen = 0, sums.hands.shape[3] - 1
    for i in range(seats):
        seat = mark_position(marker, i, seats)
        end = end_of(i, b, contested, pots)
        shown = unseen if end in {FOLDED, ALONE} else int(cards.classes[held.strength[i]])
        sums.hands[stake, seat, end, shown] += 1
        sums.nets[stake, seat, end, shown] += pots.paid[i] - b.put_in[i]
        banks[seat] = b.chips[i]
        if pots.won[i] > 0:
            highest = max(highest, banks[seat])
    return highest


def add_coup(b: Bets, row: Ints, rake: int, returned: int, count: int) -> None:
    """Add a coup to its stake's sums."""
    row[COUPS] += 1
    row[RAKE] += rake
    row[RAKED] += rake > 0
    row[IN_POTS] += b.pot - returned
    row[SHOWDOWNS] += left(b) > 1
    row[SIDE_POTS] += count > 1
    row[RETURNED] += returned
