"""Matches of two at stud: each deal is played twice, with the players' places changed."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from croupier.simulation.heads_up import (
    GOING,
    LEVEL,
    OVER,
    PUT,
    RAISES,
    STREET,
    TURN,
    Sizes,
    begin,
    bounds,
    case_at,
    do,
    go_on,
    list_acts,
    net_of,
)
from croupier.simulation.heads_up_deals import (
    HAND,
    DeckTables,
    Prospects,
    Row,
    code_shown,
    draw,
    look_at,
    strength_of,
    uniform,
)
from croupier.simulation.regret import Desk, Setting, follow, pick
from croupier.strategy.character_table import (
    CALL,
    decide,
    plays_blind,
    price_of,
    sized,
)
from croupier.strategy.character_table import case_of as character_case
from croupier.strategy.held import place_with, standing_of


class Side(NamedTuple):
    """A player of a match: a trained policy, or a character's table."""

    trained: int
    policy: NDArray[np.float32]
    """(streets * cases, ACTS): how often it does what; empty for a character."""
    acts: NDArray[np.float32]
    blinds: NDArray[np.float32]
    afford: int


class Seen(NamedTuple):
    """One deal, as trained players and characters see it."""

    bases: Row
    first: Row
    worths: Row
    standings: Row
    held: Row
    """(streets,): cards held."""


def weigh(hands: Row, deck: DeckTables, seen: Seen) -> None:
    """Fill in worth and standing of both hands on each street, as characters see them."""
    down = deck.downs[-1]
    for street in range(len(deck.ups)):
        up, held = deck.ups[street], deck.downs[street] + deck.ups[street]
        for i in range(2):
            if held == HAND:
                strength = strength_of(hands[i], deck)
                seen.worths[street, i] = deck.hand_worth[strength]
                mine = deck.hand_code[strength]
            else:
                place, suited = -1, 1
                for k in range(held):
                    place = place_with(place, hands[i, k])
                    if hands[i, k] & 3 != hands[i, 0] & 3:
                        suited = 0
                seen.worths[street, i] = deck.worth[suited, place]
                mine = deck.code[place]
            best = code_shown(hands[1 - i], down, down + up, deck)
            seen.standings[street, i] = standing_of(mine, best)


def choose(
    side: Side, row: Row, seen: Seen, sizes: Sizes, desk: Desk, whim: float
) -> tuple[int, int]:
    """Return what a player does at its turn, and the total in front if it bets."""
    street, i, amounts = row[STREET], row[TURN], desk.amounts[0]
    price = list_acts(row, sizes, amounts)
    step = price_of(price, row[PUT] + row[PUT + 1])
    if side.trained:
        case = case_at(row, price, seen.bases[street, i], sizes)
        follow(side.policy, case, step, amounts, desk.chances[0])
        act = pick(desk.chances[0], whim)
        return act, amounts[act]
    case = character_case(
        seen.held[street],
        seen.worths[street, i],
        seen.standings[street, i],
        step,
        1,
        sizes.raises - row[RAISES],
    )
    act = decide(side.acts, case, whim)  # type: ignore[arg-type]  # an array will do
    least, most = bounds(row, sizes)
    if act <= CALL or most < 0:
        return min(act, CALL), 0
    return act, sized(act, least, most, sizes.unit, row[LEVEL], row[PUT] + row[PUT + 1])


def played_blinds(
    sides: tuple[Side, Side], swap: int, setting: Setting, bank: int, rng: Row
) -> tuple[int, int]:
    """Return the blinds that the two players of a coup play; ``swap``: 1 if the second is left."""
    left, right = (sides[1], sides[0]) if swap else (sides[0], sides[1])
    whims = uniform(rng), uniform(rng)
    after = bank - setting.ante
    if not plays_blind(whims[0], left.blinds[0], after, setting.buio, left.afford):
        return 0, 0
    if not plays_blind(whims[1], right.blinds[1], after, setting.controbuio, right.afford):
        return setting.buio, 0
    return setting.buio, setting.controbuio


def play(
    pairs: int,
    sides: tuple[Side, Side],
    setting: Setting,
    sizes: Sizes,
    deck: DeckTables,
    prospects: Prospects,
    desk: Desk,
) -> tuple[int, float]:
    """Play each of so many deals twice; return what the first player won, and the squares' sum.

    Both are sums over deals of the result of two coups, in minor units.
    """
    cards, hands = deck.cards.copy(), np.empty((2, HAND), np.int64)
    streets = len(deck.ups)
    seen = Seen(
        np.zeros((streets, 2), np.int64),
        np.zeros(streets, np.int64),
        np.zeros((streets, 2), np.int64),
        np.zeros((streets, 2), np.int64),
        deck.ups + deck.downs,
    )
    total, squares = 0, 0.0
    for _ in range(pairs):
        draw(desk.rng, cards, 2 * HAND)
        for k in range(HAND):
            hands[0, k], hands[1, k] = cards[k], cards[HAND + k]
        winner = look_at(hands, deck, prospects, seen.bases, seen.first)
        weigh(hands, deck, seen)
        bank = setting.banks[int(uniform(desk.rng) * len(setting.banks))]
        net = 0
        for swap in range(2):
            row = desk.states[0]
            blinds = played_blinds(sides, swap, setting, bank, desk.rng)
            begin(row, setting.ante, bank, bank, blinds[0], blinds[1])
            go_on(row, seen.first, sizes)
            while row[OVER] == GOING:
                second = row[TURN] ^ swap
                whim = uniform(desk.rng)
                if second:
                    act, to = choose(sides[1], row, seen, sizes, desk, whim)
                else:
                    act, to = choose(sides[0], row, seen, sizes, desk, whim)
                do(row, act, to, seen.first, sizes)
            net += net_of(row, winner, swap, sizes)
        total += net
        squares += float(net) * net
    return total, squares
