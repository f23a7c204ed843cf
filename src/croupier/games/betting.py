"""One betting round after the other: who speaks, what is to call, what may be raised.

Stands alone: amounts in minor units, one position a seat, clockwise from the marker's left. What a
bet may be stands in :mod:`croupier.games.bounds`, what an act does in :mod:`croupier.games.rounds`:
plain functions that simulations compile. :class:`Betting` holds the bets, offers and refuses.

Clauses CM-5, CM-6, CM-7, CM-8, CM-10; rulings R-CM-5 to R-CM-9 and R-CM-11.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from croupier.games import rounds
from croupier.games.actions import IllegalAction, Offer
from croupier.games.bounds import (
    FIXED_LIMIT,
    NEVER,
    NO_LIMIT,
    POT_LIMIT,
    first_opening,
    is_reopened,
    next_to_act,
    opening_bounds,
    raise_bounds,
    up_to_unit,
)
from croupier.games.rounds import NOTHING, opening_allowed, raise_allowed
from croupier.money import Minor

__all__ = [
    "FIXED_LIMIT",
    "NEVER",
    "NO_LIMIT",
    "POT_LIMIT",
    "Betting",
    "BettingRules",
    "first_opening",
    "is_reopened",
    "next_to_act",
    "opening_bounds",
    "raise_bounds",
    "up_to_unit",
]

_CHECK, _FOLD = Offer("check"), Offer("fold")


class BettingRules(msgspec.Struct, frozen=True):
    """The sheet's lines on betting, as integers.

    ``size`` is :data:`NO_LIMIT`, :data:`POT_LIMIT` or :data:`FIXED_LIMIT`; ``raises`` the cap;
    ``unit`` the smallest chip for a bet in minor units.
    """

    size: int = NO_LIMIT
    raises: int = 3
    raises_per_round: bool = False
    unit: Minor = 100


class Betting:
    """The bets of one coup, round after round.

    ``chips[i]`` is what position ``i`` has behind, ``bets[i]`` what it put in front in this round,
    ``put_in[i]`` in the whole coup; ``live[i]`` whether its hand is alive; ``pot`` is all that lies
    in the middle and in front of the seats, ``turn`` who is to act (-1: the round is over).
    ``moves`` counts how often the turn was passed on; ``offered`` is what the position on turn is
    offered, as of the move at which somebody ``asked``.
    """

    __slots__ = (
        "acted", "aggressor", "asked", "bets", "chips", "exact", "faced", "first", "first_made",
        "full_open", "level", "live", "moves", "offered", "opening", "pot", "put_in", "raises",
        "raises_done", "raises_per_round", "rules", "size", "step", "turn", "unit",
    )  # fmt: skip

    opening: Minor
    pot: Minor
    level: Minor
    step: Minor
    full_open: bool
    exact: bool
    first_made: bool
    raises_done: int
    turn: int
    first: int
    aggressor: int
    moves: int

    def __init__(self, rules: BettingRules, banks: Sequence[Minor], ante: Minor) -> None:
        """Take the antes: each seat's ante, or all it has where that is less (R-CM-15)."""
        seats = len(banks)
        self.rules = rules
        self.size, self.unit = rules.size, rules.unit
        self.raises, self.raises_per_round = rules.raises, rules.raises_per_round
        self.chips, self.put_in = list(banks), [0] * seats
        self.live = [True] * seats
        self.bets = [0] * seats
        self.acted = [False] * seats
        self.faced = [NEVER] * seats
        self.offered: tuple[Offer, ...] = ()
        self.asked = -1
        rounds.take_antes(self, ante)

    @property
    def raises_left(self) -> int:
        """How many raises the cap still allows."""
        return self.rules.raises - self.raises_done

    post_blind = rounds.post_blind
    to_call = rounds.to_call
    check = rounds.check
    call = rounds.call
    open = rounds.open_to
    raise_to = rounds.raise_to
    fold = rounds.fold

    def start_round(self, first: int, *, blinds: bool = False) -> None:
        """Open a round with ``first`` to speak (or the next who can); blinds stand if played."""
        rounds.begin_round(self, first, blinds)

    # What may be done by the seat on turn

    def opening_offer(self, i: int) -> tuple[Minor, Minor] | None:
        """Return the bounds of an opening or of completing a short one; None: not allowed."""
        found = opening_allowed(self, i)
        return None if found == NOTHING else found

    def raise_offer(self, i: int) -> tuple[Minor, Minor] | None:
        """Return the bounds of a raise to a total in front; None where none is allowed."""
        found = raise_allowed(self, i)
        return None if found == NOTHING else found

    def offers(self, i: int) -> tuple[Offer, ...]:
        """Return what a position that is on turn may do, with the bounds."""
        if i != self.turn:
            return self._offers(i)
        if self.asked != self.moves:
            self.offered = self._offers(i)
            self.asked = self.moves
        return self.offered

    def _offers(self, i: int) -> tuple[Offer, ...]:
        unit, first = self.rules.unit, _CHECK
        owed = self.level - self.bets[i]
        if owed > 0:
            chips = self.chips[i]
            price = min(chips, owed)
            first = Offer("call", price, price, unit)
            if price == chips:
                return first, _FOLD
        if self.full_open:
            kind, (least, most) = "raise", raise_allowed(self, i)
        else:
            kind, (least, most) = "open", opening_allowed(self, i)
        return (first, _FOLD) if most < 0 else (first, Offer(kind, least, most, unit), _FOLD)

    def _is_offered(self, i: int, kind: str, to: Minor) -> bool:
        sized = self.offers(i)[1]
        return sized.kind == kind and sized.allows(to)

    # Verify: raise IllegalAction or return, changing nothing

    def verify_check(self, i: int) -> None:
        """Refuse a check while a bet is to call."""
        if self.bets[i] < self.level:
            raise IllegalAction("check-facing-bet", "CM-6", price=self.to_call(i))

    def verify_call(self, i: int) -> None:
        """Refuse a call where there is nothing to call."""
        if self.bets[i] == self.level:
            raise IllegalAction("nothing-to-call", "CM-6")

    def verify_open(self, i: int, to: Minor) -> None:
        """Refuse an opening that is not this seat's to make, or of another size."""
        if self._is_offered(i, "open", to):
            return
        bounds = self.opening_offer(i)
        if bounds is None:
            if self.full_open:
                raise IllegalAction("already-opened", "CM-5", level=self.level)
            raise self._no_response(i) or IllegalAction("opening-closed", "R-CM-8")
        low, high = bounds
        if low == high:
            clause = "CM-5" if self.exact else "R-CM-5"
            raise IllegalAction("opening-exact", clause, to=to, exact=low)
        raise self._other_size(to, low, high, "opening", "R-CM-5")

    def verify_raise(self, i: int, to: Minor) -> None:
        """Refuse a raise that is not open to this seat, or of another size."""
        if self._is_offered(i, "raise", to):
            return
        bounds = self.raise_offer(i)
        if bounds is None:
            raise self._no_raise(i)
        raise self._other_size(to, bounds[0], bounds[1], "raise", "R-CM-6")

    def _no_raise(self, i: int) -> IllegalAction:
        if not self.full_open:
            return IllegalAction("nothing-to-raise", "CM-5")
        if self.raises_done >= self.rules.raises:
            return IllegalAction("raise-cap", "CM-6", raises=self.rules.raises)
        none_left = self._no_response(i)
        if none_left is not None:
            return none_left
        faced = self.level - self.faced[i]
        return IllegalAction("raise-closed", "R-CM-8", faced=faced, full=self.step)

    def _no_response(self, i: int) -> IllegalAction | None:
        if self.bets[i] + self.chips[i] <= self.level:
            return IllegalAction("only-call", "CM-10", chips=self.chips[i])
        if rounds.alone(self, i):
            return IllegalAction("nobody-to-answer", "CM-10")
        return None

    def _other_size(
        self, to: Minor, low: Minor, high: Minor, what: str, clause: str
    ) -> IllegalAction:
        if to < low:
            return IllegalAction(f"{what}-least", clause, to=to, low=low)
        if to > high:
            return IllegalAction(f"{what}-most", clause, to=to, high=high)
        return IllegalAction(f"{what}-unit", "R-CM-11", to=to, unit=self.rules.unit)
