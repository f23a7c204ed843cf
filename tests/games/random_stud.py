"""Random coups of stud: sheets with all switches, banks of all sizes, choices from bytes."""

from __future__ import annotations

import random
from functools import cache
from typing import NamedTuple

from hypothesis import strategies as st

from croupier.cards import Card, full_deck
from croupier.games.actions import (
    HOUSE,
    AnyAction,
    Blind,
    Call,
    Check,
    Deal,
    Decline,
    Fold,
    Offer,
    Open,
    Raise,
    Seat,
    TimeOut,
    Violation,
    Void,
)
from croupier.games.stud import StudCoup, stud_game
from croupier.money import Minor
from croupier.sheets import StudSheet
from games.stud_tools import CLOSED, OPEN

NINE = {"table.seats": 9}
VARIANTS: tuple[tuple[StudSheet, dict[str, object]], ...] = (
    (OPEN, {}),
    (OPEN, {"betting.raise": "pot"}),
    (OPEN, {"betting.raise": "fixed", "betting.raises_per": "round"}),
    (OPEN, {"rake.above": "0.00", "rake.rate": "10%", "table.unit": "0.05"}),
    (OPEN, {"rake.above": "0.07", "rake.rate": "33.3%", "table.unit": "0.01"}),
    (OPEN, {"blinds": None, "rake": None, "betting.first": "marker"}),
    (OPEN, {"blinds.of": "ante", "blinds.over.players": 3, "deck.lowest": "2"}),
    (OPEN, {"hands.kickers": "first", "blinds": None, "rake.above": "1.00"}),
    (OPEN, {"deal.streets": [{"up": 2}, {"down": 1, "up": 1}, {"up": 1}], "betting.raises": 1}),
    (OPEN, {"deal.streets": [{"up": 1}] * 5, "blinds": None, "betting.raises": 9}),
    (CLOSED, {}),
    (CLOSED, {"blinds": None, "rake.above": "0.00", "rake.rate": "2.5%"}),
)

PLAIN: dict[str, AnyAction] = {
    "blind": Blind(),
    "decline": Decline(),
    "check": Check(),
    "call": Call(),
    "fold": Fold(),
}


@cache
def sheet_of(number: int) -> StudSheet:
    """Return a variant of the shipped sheets, with nine seats."""
    sheet, changes = VARIANTS[number]
    return sheet.replace(NINE | changes)


class Start(NamedTuple):
    """How a coup begins, and the order of its deck as a seed."""

    variant: int
    banks: dict[Seat, Minor]
    marker: Seat
    stake: int
    seed: int

    def coup(self) -> StudCoup:
        """Return the coup with its antes down."""
        sheet = sheet_of(self.variant)
        return stud_game(sheet).coup(sheet.stakes[self.stake], self.banks, self.marker)

    def deck(self, coup: StudCoup) -> tuple[Card, ...]:
        """Return the deck."""
        cards = list(full_deck(coup.lowest))
        random.Random(self.seed).shuffle(cards)
        return tuple(cards)


bank = st.one_of(
    st.integers(1, 700),
    st.integers(1, 12_000),
    st.sampled_from([500, 2_000, 2_000, 6_000, 50_000]),
    st.integers(50_000, 3_000_000),
)


@st.composite
def starts(draw: st.DrawFn) -> Start:
    """Draw a beginning: two to nine seats, tiny, equal and huge banks, odd cents."""
    seats = draw(st.lists(st.integers(1, 9), min_size=2, max_size=9, unique=True))
    if draw(st.booleans()):
        equal = draw(bank)
        banks = dict.fromkeys(seats, equal)
    else:
        banks = {seat: draw(bank) for seat in seats}
    return Start(
        draw(st.integers(0, len(VARIANTS) - 1)),
        {Seat(seat): amount for seat, amount in banks.items()},
        Seat(draw(st.integers(1, 9))),
        draw(st.integers(0, 3)),
        draw(st.integers(0, 1 << 30)),
    )


choices = st.binary(min_size=8, max_size=70)
"""A byte a decision; who has none left checks, calls or declines."""


def sized(offer: Offer, to: Minor) -> AnyAction:
    """Return the action that an offer means, at an amount."""
    if offer.kind in PLAIN:
        return PLAIN[offer.kind]
    return Open(to) if offer.kind == "open" else Raise(to)


def middle(offer: Offer) -> Minor:
    """Return a legal amount between the bounds, or the low one."""
    to = (offer.low + offer.high) // 2
    to -= to % offer.unit if offer.unit else 0
    return max(offer.low, to)


def choose(start: Start, coup: StudCoup, byte: int) -> tuple[Seat, AnyAction]:
    """Return who does what next."""
    (seat,) = coup.to_act
    if byte >= 250:
        return HOUSE, Violation(coup.seats[byte % len(coup.seats)], "spoke")
    if byte == 249:
        return HOUSE, Void("the deck was short")
    if seat == HOUSE:
        return HOUSE, Deal(start.deck(coup))
    if byte >= 244:
        return HOUSE, TimeOut(seat)
    offers = coup.actions(seat)
    # The last offer gives up the hand or the blind: rare, so that coups are long.
    offer = offers[-1] if byte >= 215 else offers[byte % max(1, len(offers) - 1)]
    to = (offer.low, middle(offer), offer.high, offer.low)[byte // 8 % 4]
    return seat, sized(offer, to)


def step(start: Start, coup: StudCoup, byte: int) -> None:
    """Do what a byte says."""
    coup.act(*choose(start, coup, byte))


def play_out(start: Start, bytes_: bytes) -> StudCoup:
    """Return a whole coup."""
    coup = start.coup()
    left = iter(bytes_)
    while not coup.done:
        step(start, coup, next(left, 0))
    return coup
