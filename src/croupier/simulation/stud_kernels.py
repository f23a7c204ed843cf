"""Five card stud in bulk: the game's own functions compiled into whole coups between characters.

The bets of a coup are a record (:data:`BETS`) with the fields of
:class:`croupier.games.betting.Betting`, on which the functions of :mod:`croupier.games.rounds`
work; pots and rake are made by :mod:`croupier.games.pots`, blinds and the first to speak by
:mod:`croupier.games.stud_rules`. Who decides is a table (:mod:`croupier.strategy.character_table`).
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from croupier.games.pots import make_pots, pay_pot
from croupier.games.rounds import (
    begin_round,
    bet_allowed,
    call,
    check,
    fold,
    open_to,
    post_blind,
    raise_to,
    take_antes,
    to_call,
)
from croupier.games.stud_rules import best_show, blind_multiple, blind_offered, blind_unit
from croupier.hands.bulk import hand_strength
from croupier.simulation.streams import LANES, WHIMS, fill_words
from croupier.simulation.stud_records import (
    HAND,
    POSITIONS,
    Bets,
    Cards,
    Held,
    Ints,
    Pots,
    Whims,
)
from croupier.strategy.character_table import CALL, FOLD, case_of, decide, plays_blind, price_of
from croupier.strategy.character_table import sized as sized_by
from croupier.strategy.held import NOTHING, place_with, standing_of

ACT_BLIND, ACT_DECLINE, ACT_CHECK, ACT_CALL, ACT_OPEN, ACT_RAISE, ACT_FOLD = range(7)
"""What stands first in a row of a log."""
LOG = 6
"""A row of a log: what, by which position, the total in front, least and most, what was owed."""

FOLDED, ALONE, WON, SHARED, LOST = range(5)
ENDS = 5
"""How a hand ends: folded, the last one left, or with the others shown: best, equal, beaten."""


class Terms(NamedTuple):
    """A sheet's lines beside those that stand in the bets."""

    downs: Ints
    ups: Ints
    """(streets,): cards dealt down and up before each round."""
    blinds: tuple[int, int, int]
    over_players: int
    of_antes: int
    rake: tuple[int, int, int]
    best_showing: int


class Minds(NamedTuple):
    """The characters at a table."""

    acts: NDArray[np.float32]
    """(characters, CASES, ACTS)"""
    blinds: NDArray[np.float32]
    """(characters, BLINDS)"""
    afford: Ints
    """(characters,)"""


def next_whim(whims: Whims) -> float:
    """Return the next number from 0 up to, not including, 1."""
    number = whims.at
    inside = number % (2 * LANES)
    if inside == 0:
        fill_words(whims.key, whims.chunk, WHIMS, number >> 1, whims.words)
    whims.at = number + 1
    word = whims.words[inside & 1, inside >> 1]
    return np.float64(word >> np.uint64(11)) * 2.0**-53


def forget(held: Held) -> None:
    """Begin with no cards."""
    for i in range(POSITIONS):
        held.number[i], held.ups[i] = 0, 0
        held.place[i], held.up[i] = NOTHING, NOTHING
        held.suit[i] = -2
        held.shown[i], held.show[i] = -1, -1


def strength_at(i: int, held: Held, cards: Cards) -> int:
    """Return the strength of a position's five cards."""
    return hand_strength(
        held.cards[i, 0],
        held.cards[i, 1],
        held.cards[i, 2],
        held.cards[i, 3],
        held.cards[i, 4],
        cards.keys,
        cards.rows,
        cards.table,
    )


def take_card(i: int, card: int, face_up: int, held: Held) -> None:
    """Give a position a card."""
    number = held.number[i]
    held.cards[i, number] = card
    held.number[i] = number + 1
    if number < HAND - 1:
        held.place[i] = place_with(held.place[i], card)
    suit = card & 3
    if held.suit[i] == -2:
        held.suit[i] = suit
    elif held.suit[i] != suit:
        held.suit[i] = -1
    if face_up:
        held.ups[i] += 1
        if held.ups[i] < HAND:
            held.up[i] = place_with(held.up[i], card)


def weigh(i: int, held: Held, cards: Cards) -> None:
    """Find what a position's cards are worth, and what they show."""
    if held.number[i] == HAND:
        strength = strength_at(i, held, cards)
        held.strength[i] = strength
        held.value[i] = cards.ties[strength]
        held.worth[i] = cards.hand_worth[strength]
        held.code[i] = cards.hand_code[strength]
    else:
        held.worth[i] = cards.worth[1 if held.suit[i] >= 0 else 0, held.place[i]]
        held.code[i] = cards.code[held.place[i]]
    if held.ups[i] == HAND:
        held.show[i], held.shown[i] = held.value[i], held.code[i]
    elif held.ups[i] > 0:
        held.show[i], held.shown[i] = cards.shows[held.up[i]], cards.code[held.up[i]]


def deal_street(
    b: Bets, street: int, deck: NDArray[np.uint8], top: int, held: Held, terms: Terms, cards: Cards
) -> int:  # fmt: skip
    """Deal a street to the live hands, clockwise, face-down cards first; return the next card."""
    for face_up in range(2):
        for _ in range(terms.ups[street] if face_up else terms.downs[street]):
            for i in range(POSITIONS):
                if b.live[i]:
                    take_card(i, int(deck[top]), face_up, held)
                    top += 1
    for i in range(POSITIONS):
        if b.live[i]:
            weigh(i, held, cards)
    return top


def anybody_shows(held: Held) -> bool:
    """Whether a card lies face up, a folded hand's too."""
    number = 0
    for i in range(POSITIONS):
        number += held.ups[i]
    return number > 0


def write(log: Ints, at: int, row: tuple[int, int, int, int, int, int]) -> int:
    """Write a row where the log has room; return the next one."""
    if at < len(log):
        for k in range(LOG):
            log[at, k] = row[k]
    return at + 1


def blinds(
    b: Bets, players: int, ante: int, who: Ints, minds: Minds, terms: Terms, whims: Whims, log: Ints
) -> tuple[int, int]:  # fmt: skip
    """Offer the blinds; return how many were played, and the log's next row."""
    number, at = 0, 0
    unit = blind_unit(b.opening, ante, terms.of_antes)
    while True:
        multiple = blind_multiple(number, players, terms.blinds, terms.over_players)
        if multiple == 0:
            return number, at
        chips = b.chips[number]
        amount = blind_offered(multiple, unit, chips)
        if amount == 0:
            return number, at
        mind = who[0, number]
        often = minds.blinds[mind, number]
        if not plays_blind(next_whim(whims), often, chips, amount, minds.afford[mind]):
            return number, write(log, at, (ACT_DECLINE, number, 0, amount, amount, 0))
        at = write(log, at, (ACT_BLIND, number, amount, amount, amount, 0))
        post_blind(b, number, amount)
        number += 1


def act(
    b: Bets, i: int, who: Ints, minds: Minds, held: Held, whims: Whims, log: Ints, at: int
) -> int:
    """Let the position on turn decide, and do it; return the log's next row."""
    owed = to_call(b, i)
    least, most = bet_allowed(b, i)
    rivals, best = 0, -1
    for j in range(POSITIONS):
        if j != i and b.live[j]:
            rivals += 1
            # Who has seen the other's hole card knows all that it holds.
            best = max(best, held.code[j] if j == who[1, i] else held.shown[j])
    case = case_of(
        held.number[i],
        held.worth[i],
        standing_of(held.code[i], best),
        price_of(owed, b.pot),
        rivals,
        b.raises - b.raises_done,
    )
    chosen = decide(minds.acts[who[0, i]], case, next_whim(whims))
    if chosen == FOLD and owed > 0:
        at = write(log, at, (ACT_FOLD, i, 0, least, most, owed))
        fold(b, i)
    elif chosen <= CALL or most < 0:
        if owed > 0:
            at = write(log, at, (ACT_CALL, i, 0, least, most, owed))
            call(b, i)
        else:
            at = write(log, at, (ACT_CHECK, i, 0, least, most, owed))
            check(b, i)
    else:
        to = sized_by(chosen, least, most, b.unit, b.level, b.pot)
        if b.full_open:
            at = write(log, at, (ACT_RAISE, i, to, least, most, owed))
            raise_to(b, i, to)
        else:
            at = write(log, at, (ACT_OPEN, i, to, least, most, owed))
            open_to(b, i, to)
    return at


def left(b: Bets) -> int:
    """Return how many hands are alive."""
    number = 0
    for i in range(POSITIONS):
        if b.live[i]:
            number += 1
    return number


def play_coup(
    b: Bets,
    setting: tuple[int, int],
    deck: NDArray[np.uint8],
    who: Ints,
    held: Held,
    game: tuple[Terms, Cards, Minds],
    whims: Whims,
    log: Ints,
) -> int:
    """Play a coup up to its last card; return how many rows the log would have.

    Args:
        b: the bets, with the banks in ``chips`` and the dealt in ``live``.
        setting: how many are dealt in, and the ante.
        deck: the cards in the order in which they are dealt.
        who: (2, POSITIONS) which character sits where; and whose hole card it sees, or -1.
        held: room for the cards.
        game: the sheet, its deck, the characters.
        whims: their chance.
        log: (rows, LOG) what is done; without rows nothing is written.
    """
    players, ante = setting
    terms, cards, minds = game
    take_antes(b, ante)
    forget(held)
    played, at = blinds(b, players, ante, who, minds, terms, whims, log)
    top = 0
    for street in range(len(terms.downs)):
        top = deal_street(b, street, deck, top, held, terms, cards)
        if street == 0:
            begin_round(b, played % players, played > 0)
        elif terms.best_showing and anybody_shows(held):
            begin_round(b, best_show(held.show, b.live), 0)
        else:
            begin_round(b, 0, 0)
        while b.turn >= 0:
            at = act(b, b.turn, who, minds, held, whims, log, at)
            if left(b) == 1:
                return at
    return at


def settle(b: Bets, held: Held, terms: Terms, pots: Pots) -> tuple[int, int, int]:
    """Make the pots and pay them into ``chips``; return rake, what was returned, and how many."""
    contested = left(b) > 1
    for i in range(POSITIONS):
        pots.kept[i] = b.put_in[i]
        pots.parts[i], pots.paid[i], pots.won[i], pots.shared[i] = 0, 0, 0, 0
        if not contested:
            held.value[i] = 0
    count, top, returned, rake = make_pots(
        pots.kept, b.live, terms.rake, pots.levels, pots.amounts, pots.parts
    )
    for k in range(count):
        pay_pot(
            pots.amounts[k] - pots.parts[k],
            pots.levels[k],
            pots.kept,
            b.live,
            held.value,
            pots.winners,
            pots.shares,
            pots.paid,
        )
        among = 0
        for i in range(POSITIONS):
            among += pots.winners[i]
        for i in range(POSITIONS):
            if pots.winners[i]:
                pots.won[i] += 1
                pots.shared[i] += among > 1
    if returned > 0:
        pots.paid[top] += returned
    for i in range(POSITIONS):
        b.chips[i] += pots.paid[i]
    return rake, returned, count
