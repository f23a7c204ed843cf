"""The betting rounds step by step: what each act does to the bets, and what may be bet then.

Plain functions on a *bets*: anything with the fields of :class:`croupier.games.betting.Betting`. A
coup at a table hands in that object, a simulation the record of one coup in an array, whose unused
positions are dead hands without chips: both play by these very functions. The caller has verified.

Clauses CM-5 to CM-8, CM-10; rulings R-CM-5 to R-CM-9, R-CM-15.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.games.bounds import (
    NEVER,
    first_opening,
    is_reopened,
    next_to_act,
    opening_bounds,
    raise_bounds,
)
from croupier.money import Minor

if TYPE_CHECKING:
    from croupier.games.betting import Betting

NOTHING = (-1, -1)
"""The bounds of a bet that is not allowed."""


def take_antes(b: Betting, ante: Minor) -> None:
    """Begin a coup: each live seat pays its ante, or all it has where that is less (R-CM-15).

    ``chips`` hold the banks, and ``live`` says who is dealt in.
    """
    chips, put_in, bets, pot = b.chips, b.put_in, b.bets, 0
    for i in range(len(chips)):
        paid = min(chips[i], ante)
        chips[i] -= paid
        put_in[i] = paid
        bets[i] = 0
        pot += paid
    b.opening = pot
    b.pot = pot
    b.level = 0
    b.step = pot
    b.full_open = False
    b.exact = True
    b.first_made = False
    b.raises_done = 0
    b.turn = -1
    b.first = 0
    b.aggressor = -1
    b.moves = 0


def post_blind(b: Betting, i: int, amount: Minor) -> None:
    """Put a live blind before the deal; it replaces the opening (R-CM-9)."""
    pay(b, i, amount)
    b.level = amount
    b.step = amount
    b.full_open = True
    b.first_made = True


def begin_round(b: Betting, first: int, blinds: int) -> None:
    """Open a round with ``first`` to speak (or the next who can); ``blinds``: those stand."""
    acted, faced, bets = b.acted, b.faced, b.bets
    for i in range(len(acted)):
        acted[i] = False
        faced[i] = NEVER
        if not blinds:
            bets[i] = 0
    b.aggressor = -1
    b.exact = not b.first_made
    if b.raises_per_round:
        b.raises_done = 0
    if not blinds:
        b.level = 0
        b.step = b.opening
        b.full_open = False
    pass_turn(b, first)
    b.first = b.turn if b.turn >= 0 else first


def to_call(b: Betting, i: int) -> Minor:
    """Return what the position must put in to call: the missing part, or all it has."""
    return min(b.level - b.bets[i], b.chips[i])


def alone(b: Betting, i: int) -> bool:
    """Whether no other live seat has chips left to answer a bet with."""
    chips, live = b.chips, b.live
    for j in range(len(chips)):  # noqa: SIM110 - Numba compiles no generator
        if chips[j] > 0 and j != i and live[j]:
            return False
    return True


def opening_allowed(b: Betting, i: int) -> tuple[Minor, Minor]:
    """Return the bounds of an opening or of completing a short one, or :data:`NOTHING`.

    Who called a short opening may complete it only when the betting is reopened (R-CM-8).
    """
    bet = b.bets[i]
    if b.full_open or (bet > 0 and b.acted[i]) or alone(b, i):
        return NOTHING
    total = bet + b.chips[i]
    if total <= b.level:
        return NOTHING
    if b.exact:
        least = first_opening(b.opening, total)
        return least, least
    return opening_bounds(b.size, b.opening, total, b.pot, b.unit)


def raise_allowed(b: Betting, i: int) -> tuple[Minor, Minor]:
    """Return the bounds of a raise to a total in front, or :data:`NOTHING`."""
    bet, chips = b.bets[i], b.chips[i]
    if (
        not b.full_open
        or b.raises_done >= b.raises
        or bet + chips <= b.level
        or (b.acted[i] and not is_reopened(b.level, b.faced[i], b.step))
        or alone(b, i)
    ):
        return NOTHING
    return raise_bounds(b.size, b.level, b.step, bet, chips, b.pot, b.unit)


def bet_allowed(b: Betting, i: int) -> tuple[Minor, Minor]:
    """Return the bounds of the raise, or of the opening where nobody has opened in full."""
    return raise_allowed(b, i) if b.full_open else opening_allowed(b, i)


def check(b: Betting, i: int) -> None:
    """Pass the turn on."""
    has_acted(b, i)


def call(b: Betting, i: int) -> Minor:
    """Put in what is missing, or all there is; return it."""
    amount = min(b.level - b.bets[i], b.chips[i])
    pay(b, i, amount)
    has_acted(b, i)
    return amount


def open_to(b: Betting, i: int, to: Minor) -> bool:
    """Make the opening bet, or complete a short one; return whether it is a full one."""
    full = to >= b.opening
    pay(b, i, to - b.bets[i])
    b.level = to
    b.first_made = True
    b.aggressor = i
    if full:
        # Completing is the opening: it is open again to those who called short (R-CM-8).
        b.full_open = True
        b.step = to
        for j in range(len(b.live)):
            b.faced[j] = NEVER
    has_acted(b, i)
    return full


def raise_to(b: Betting, i: int, to: Minor) -> bool:
    """Raise to a total in front; return whether it is a full raise, which uses one up."""
    size = to - b.level
    full = size >= b.step
    pay(b, i, to - b.bets[i])
    b.level = to
    b.aggressor = i
    if full:
        b.step = size
        b.raises_done += 1
    has_acted(b, i)
    return full


def fold(b: Betting, i: int) -> None:
    """Take the position's hand out, in turn or out of it; what it bet stays."""
    b.live[i] = False
    if b.turn == i:
        pass_turn(b, i)
    elif b.turn >= 0:
        # A hand that dies out of turn may leave the one on turn with nobody to bet against.
        pass_turn(b, b.turn)


def pay(b: Betting, i: int, amount: Minor) -> None:
    """Move chips from behind to the front."""
    b.chips[i] -= amount
    b.bets[i] += amount
    b.put_in[i] += amount
    b.pot += amount


def has_acted(b: Betting, i: int) -> None:
    """Note that the position has acted at this level, and pass the turn on."""
    level = b.level
    b.acted[i] = True
    b.faced[i] = level
    b.moves += 1
    b.turn = next_to_act(i + 1, b.live, b.chips, b.bets, b.acted, level)


def pass_turn(b: Betting, start: int) -> None:
    """Give the turn to the first from ``start`` clockwise that must act."""
    b.moves += 1
    b.turn = next_to_act(start, b.live, b.chips, b.bets, b.acted, b.level)
