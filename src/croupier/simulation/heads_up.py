"""A coup of stud for two, as integers in one row of an array: for training and for matches.

Made of the rules' own functions. Of two hands the dealer need not ask what short raises reopen:
who is raised by less than a full raise faces a seat that is all-in. Positions are 0, left of the
marker, and 1. A state is copied by copying its row.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from croupier.games.betting import first_opening, opening_bounds, raise_bounds
from croupier.games.pots import rake_of
from croupier.strategy import abstraction
from croupier.strategy.abstraction import case_of, depth_step, facing_of, pot_step
from croupier.strategy.character_table import ALL_IN, CALL, FOLD, LEAST, price_of, sized

Row: TypeAlias = NDArray[np.int64]

STREET, TURN, LEVEL, STEP, OPEN, EXACT, MADE, RAISES, OVER, OPENING, BLINDS, BEGUN = range(12)
CHIPS, BETS, PUT, ACTED = 12, 14, 16, 18
WIDTH: Final = 20
GOING, FOLDED_0, FOLDED_1, SHOWDOWN = range(4)


class Sizes(NamedTuple):
    """The lines of a sheet, as the kernels take them."""

    size: int
    raises: int
    per_round: int
    unit: int
    streets: int
    rake_above: int
    rake_num: int
    rake_den: int


def begin(row: Row, ante: int, bank0: int, bank1: int, blind0: int, blind1: int) -> None:
    """Take the antes and the blinds that are played (0: none); who speaks is on turn."""
    row[:] = 0
    row[CHIPS], row[CHIPS + 1] = bank0 - ante - blind0, bank1 - ante - blind1
    row[PUT], row[PUT + 1] = ante + blind0, ante + blind1
    row[BETS], row[BETS + 1] = blind0, blind1
    row[OPENING] = 2 * ante
    row[BEGUN] = 2 * ante
    row[STEP] = 2 * ante
    row[EXACT] = 1
    if blind0 > 0:
        row[BLINDS] = 2 if blind1 > 0 else 1
        row[LEVEL] = row[STEP] = blind1 if blind1 > 0 else blind0
        row[OPEN] = row[MADE] = 1
        row[EXACT] = 0
    row[TURN] = row[BLINDS] & 1
    settle_turn(row, row[TURN])


def settle_turn(row: Row, start: int) -> None:
    """Give the turn to the first from ``start`` who must act; nobody: the round is over (-1)."""
    for k in range(2):
        i = (start + k) & 1
        if row[CHIPS + i] == 0:
            continue
        if row[BETS + i] < row[LEVEL] or (row[ACTED + i] == 0 and row[CHIPS + 1 - i] > 0):
            row[TURN] = i
            return
    row[TURN] = -1


def go_on(row: Row, first: Row, sizes: Sizes) -> None:
    """Open rounds until somebody is on turn, or it comes to the showdown."""
    while row[OVER] == GOING and row[TURN] < 0:
        if row[STREET] + 1 == sizes.streets:
            row[OVER] = SHOWDOWN
            return
        row[STREET] += 1
        row[BEGUN] = row[PUT] + row[PUT + 1]
        row[BETS] = row[BETS + 1] = row[ACTED] = row[ACTED + 1] = 0
        row[LEVEL] = 0
        row[STEP] = row[OPENING]
        row[OPEN] = 0
        row[EXACT] = 1 - row[MADE]
        if sizes.per_round:
            row[RAISES] = 0
        settle_turn(row, first[row[STREET]])


def bounds(row: Row, sizes: Sizes) -> tuple[int, int]:
    """Return the least and most that the seat on turn may open or raise to; (0, -1): nothing."""
    i = row[TURN]
    bet, chips = row[BETS + i], row[CHIPS + i]
    total, pot = bet + chips, row[PUT] + row[PUT + 1]
    if row[CHIPS + 1 - i] == 0 or total <= row[LEVEL]:
        return 0, -1
    if row[OPEN] == 0:
        if row[EXACT]:
            least = first_opening(row[OPENING], total)
            return least, least
        return opening_bounds(sizes.size, row[OPENING], total, pot, sizes.unit)
    if row[RAISES] >= sizes.raises:
        return 0, -1
    return raise_bounds(sizes.size, row[LEVEL], row[STEP], bet, chips, pot, sizes.unit)


def list_acts(row: Row, sizes: Sizes, amounts: Row) -> int:
    """Fill ``amounts`` (ACTS,) with what each act puts in front, -1 where it is none of its own.

    Returns what a call costs. Two acts of the same amount are one: the first.
    """
    i = row[TURN]
    owed = row[LEVEL] - row[BETS + i]
    amounts[:] = -1
    amounts[CALL] = row[LEVEL]
    if owed > 0:
        amounts[FOLD] = 0
    least, most = bounds(row, sizes)
    if most >= 0:
        pot, last = row[PUT] + row[PUT + 1], -1
        for act in range(LEAST, ALL_IN + 1):
            to = sized(act, least, most, sizes.unit, row[LEVEL], pot)
            if to != last:
                amounts[act] = last = to
    return min(owed, row[CHIPS + i])  # type: ignore[no-any-return]


def do(row: Row, act: int, to: int, first: Row, sizes: Sizes) -> None:
    """Let the seat on turn do an act; ``to`` is its total in front where it bets."""
    i = row[TURN]
    if act == FOLD and row[LEVEL] > row[BETS + i]:
        row[OVER] = FOLDED_0 + i
        return
    put = min(row[LEVEL] - row[BETS + i], row[CHIPS + i]) if act <= CALL else to - row[BETS + i]
    row[CHIPS + i] -= put
    row[BETS + i] += put
    row[PUT + i] += put
    row[ACTED + i] = 1
    if act > CALL:
        if row[OPEN] == 0:
            row[MADE] = 1
            if to >= row[OPENING]:
                row[OPEN] = 1
                row[STEP] = to
        elif to - row[LEVEL] >= row[STEP]:
            row[STEP] = to - row[LEVEL]
            row[RAISES] += 1
        row[LEVEL] = to
    settle_turn(row, 1 - i)
    go_on(row, first, sizes)


def net_of(row: Row, winner: int, seat: int, sizes: Sizes) -> int:
    """Return what a seat has won or lost; ``winner`` is 0, 1, or 2 for a shared pot."""
    matched = min(row[PUT], row[PUT + 1])
    if row[OVER] == FOLDED_0:
        winner = 1
    elif row[OVER] == FOLDED_1:
        winner = 0
    pot = 2 * matched
    # What nobody matched is returned to a live hand; of two, only such a hand can have more.
    pot -= rake_of(pot, sizes.rake_above, sizes.rake_num, sizes.rake_den)
    if winner == 2:
        return pot // 2 + (pot & 1 if seat == 0 else 0) - matched  # type: ignore[no-any-return]
    return pot - matched if winner == seat else -matched  # type: ignore[no-any-return]


def case_at(row: Row, price: int, base: int, sizes: Sizes) -> int:
    """Return the case of the trained strategy for the seat on turn.

    ``base`` is hope and look of its hand on this street: ``hope * LOOKS + look``.
    """
    i = row[TURN]
    own = row[BETS + i]
    closes = 1 if row[ACTED + 1 - i] or row[LEVEL] > 0 else 0
    stack = min(row[CHIPS] + row[BETS], row[CHIPS + 1] + row[BETS + 1])
    step = price_of(price, row[PUT] + row[PUT + 1])
    case = case_of(
        base // abstraction.LOOKS,
        base % abstraction.LOOKS,
        pot_step(row[BEGUN], row[OPENING]),
        depth_step(stack, row[BEGUN]),
        facing_of(step, closes, own),
        sizes.raises - row[RAISES],
    )
    return row[STREET] * abstraction.CASES + case  # type: ignore[no-any-return]
