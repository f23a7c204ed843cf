"""Deals for two hands of stud: how each stands on every street, as the trained strategy sees it."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from croupier.cards import full_deck
from croupier.games.stud_rules import StudRules
from croupier.hands import Ranking
from croupier.hands.bulk import kernel_tables, keyed_strength
from croupier.simulation.streams import philox
from croupier.strategy.abstraction import (
    LOOKS,
    base_unseen,
    hope_step,
    kinds_number,
    kinds_of,
    look_step,
)
from croupier.strategy.held import held_tables, place_with

Row = NDArray[np.int64]
Floats = NDArray[np.float32]
HAND = 5


class DeckTables(NamedTuple):
    """A deck and an order of hands, as the kernels take them."""

    cards: Row
    keys: NDArray[np.int64]
    rows: NDArray[np.int16]
    table: NDArray[np.int16]
    ties: NDArray[np.int16]
    kinds: NDArray[np.int16]
    code: NDArray[np.int32]
    worth: NDArray[np.uint8]
    hand_worth: NDArray[np.uint8]
    hand_code: NDArray[np.int32]
    ups: Row
    """(streets,): the cards that a hand shows on each street."""
    downs: Row
    """(streets,): and those that lie face down."""


class Prospects(NamedTuple):
    """Chances to win by kinds of cards, measured: see :func:`measure`."""

    hopes: Floats
    """(streets, kinds held, kinds shown by the rival)."""
    looks: Floats
    """(streets, kinds shown, kinds shown by the rival)."""


def deck_tables(rules: StudRules, ranking: Ranking) -> DeckTables:
    """Return the tables of a sheet's deals on a deck."""
    found, held = kernel_tables(ranking), held_tables(ranking)
    steps = np.array(rules.streets, np.int64).cumsum(axis=0)
    return DeckTables(
        cards=np.array(full_deck(ranking.lowest), np.int64),
        keys=found.keys,
        rows=found.rows,
        table=found.table,
        ties=np.array(ranking.ties, np.int16),
        kinds=kinds_of(ranking),
        code=held.code,
        worth=held.worth,
        hand_worth=held.hand_worth,
        hand_code=held.hand_code,
        ups=np.ascontiguousarray(steps[:, 1]),
        downs=np.ascontiguousarray(steps[:, 0]),
    )


def no_prospects(deck: DeckTables, ranking: Ranking) -> Prospects:
    """Return prospects of which nothing is known."""
    streets = len(deck.ups)
    held = max(kinds_number(ranking, n) for n in range(1, HAND + 1))
    shown = max((kinds_number(ranking, int(n)) for n in deck.ups if n), default=1)
    return Prospects(
        np.full((streets, held, shown), 0.5, np.float32),
        np.full((streets, shown, shown), 0.5, np.float32),
    )


def uniform(rng: Row) -> float:
    """Return a number from 0 up to 1; ``rng`` is key (2), chunk, use and the next block."""
    c0, c2, c3 = np.uint64(rng[4]), np.uint64(rng[2]), np.uint64(rng[3])
    k0, k1 = np.uint64(rng[0]), np.uint64(rng[1])
    low, _ = philox(c0, np.uint64(0), c2, c3, k0, k1)  # type: ignore[arg-type]
    rng[4] += 1
    return np.float64(np.uint64(low) >> np.uint64(11)) / 9007199254740992.0


def draw(rng: Row, cards: Row, number: int) -> None:
    """Bring so many random cards to the front."""
    for i in range(number):
        j = i + int(uniform(rng) * (len(cards) - i))
        cards[i], cards[j] = cards[j], cards[i]


def strength_of(hand: Row, deck: DeckTables) -> int:
    """Return the strength of five cards."""
    total, common = 0, -1
    for card in hand:
        total += deck.keys[card]
        common &= deck.keys[card]
    return keyed_strength(total, common, deck.rows, deck.table)


def kind_of_cards(hand: Row, first: int, last: int, deck: DeckTables) -> int:
    """Return the kind of cards ``first`` up to ``last`` of a hand; of none 0, of five strength."""
    if last - first == HAND:
        return strength_of(hand, deck)
    if last == first:
        return 0
    place, suited = -1, 1 if last - first > 1 else 0
    for i in range(first, last):
        place = place_with(place, hand[i])
        if hand[i] & 3 != hand[first] & 3:
            suited = 0
    return deck.kinds[suited, place]  # type: ignore[no-any-return]


def code_shown(hand: Row, first: int, last: int, deck: DeckTables) -> int:
    """Return the code of the cards shown; -1 where there are none."""
    if last == first:
        return -1
    if last - first == HAND:
        return deck.hand_code[strength_of(hand, deck)]  # type: ignore[no-any-return]
    place = -1
    for i in range(first, last):
        place = place_with(place, hand[i])
    return deck.code[place]  # type: ignore[no-any-return]


def winner_of(hands: Row, deck: DeckTables) -> int:
    """Return who wins the showdown: 0, 1, or 2 for both."""
    one = deck.ties[strength_of(hands[0], deck)]
    two = deck.ties[strength_of(hands[1], deck)]
    if one == two:
        return 2
    return 0 if one > two else 1


def look_at(hands: Row, deck: DeckTables, prospects: Prospects, bases: Row, first: Row) -> int:
    """Fill in how two hands stand on each street; return who wins the showdown.

    Args:
        hands: (2, 5): the face-down cards of each first, then the others as they come.
        deck: of the deal.
        prospects: for it.
        bases: (streets, 2), filled: hope and look of each hand.
        first: (streets,), filled: who speaks first.
    """
    down = deck.downs[-1]
    for street in range(len(deck.ups)):
        up, held = deck.ups[street], deck.downs[street] + deck.ups[street]
        best = code_shown(hands[0], down, down + up, deck)
        first[street] = 1 if code_shown(hands[1], down, down + up, deck) > best else 0
        for i in range(2):
            own = kind_of_cards(hands[i], 0, held, deck)
            if up == 0:
                bases[street, i] = base_unseen(int(deck.hand_worth[own]))
                continue
            mine = kind_of_cards(hands[i], down, down + up, deck)
            other = kind_of_cards(hands[1 - i], down, down + up, deck)
            hope = prospects.hopes[street, own, other]
            look = prospects.looks[street, mine, other]
            bases[street, i] = hope_step(hope) * LOOKS + look_step(look)
    return winner_of(hands, deck)


def measure(
    rng: Row, deals: int, deck: DeckTables, hopes: NDArray[np.float64], looks: NDArray[np.float64]
) -> None:
    """Add to sums and numbers of what each kind wins: ``(2, …)`` in the shape of prospects."""
    cards = deck.cards.copy()
    hands = np.empty((2, HAND), np.int64)
    down = deck.downs[-1]
    for _ in range(deals):
        draw(rng, cards, 2 * HAND)
        for k in range(HAND):
            hands[0, k], hands[1, k] = cards[k], cards[HAND + k]
        winner = winner_of(hands, deck)
        for street in range(len(deck.ups)):
            up, held = deck.ups[street], deck.downs[street] + deck.ups[street]
            for i in range(2):
                won = 0.5 if winner == 2 else 1.0 if winner == i else 0.0
                own = kind_of_cards(hands[i], 0, held, deck)
                mine = kind_of_cards(hands[i], down, down + up, deck)
                other = kind_of_cards(hands[1 - i], down, down + up, deck)
                hopes[0, street, own, other] += won
                hopes[1, street, own, other] += 1
                looks[0, street, mine, other] += won
                looks[1, street, mine, other] += 1
