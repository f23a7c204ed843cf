"""One betting round after the other: who speaks, what is to call, what may be raised.

Stands alone: amounts in minor units, one position a seat, clockwise from the marker's left. The
integer cores say what a bet may be; :class:`Betting` keeps the state of a coup's rounds with them.

Clauses CM-5, CM-6, CM-7, CM-8, CM-10; rulings R-CM-5 to R-CM-9 and R-CM-11.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from croupier.games.actions import IllegalAction, Offer
from croupier.money import Minor

NO_LIMIT, POT_LIMIT, FIXED_LIMIT = 0, 1, 2
_CHECK, _FOLD = Offer("check"), Offer("fold")
NEVER = -(1 << 60)
"""The level faced by a seat to which the betting is open whatever it did before."""


def up_to_unit(amount: int, unit: int) -> int:
    """Return the least whole multiple of ``unit`` that reaches ``amount``."""
    return -(-amount // unit) * unit


def first_opening(opening: int, chips: int) -> int:
    """Return the coup's first bet: the sum of the antes, exactly (CM-5), or all of less (CM-10)."""
    return min(opening, chips)


def opening_bounds(size: int, opening: int, chips: int, pot: int, unit: int) -> tuple[int, int]:
    """Return the least and the most of a later round's opening by a seat with ``chips``.

    At least the sum of the antes (R-CM-5); who has less opens with all of it (CM-10).
    """
    least = min(up_to_unit(opening, unit), chips)
    if size == NO_LIMIT:
        return least, chips
    if size == POT_LIMIT:
        return least, max(least, chips if chips <= pot else pot - pot % unit)
    return least, least


def raise_bounds(
    size: int, level: int, step: int, bet: int, chips: int, pot: int, unit: int
) -> tuple[int, int]:
    """Return the least and the most that a seat may raise to, as totals in front in this round.

    ``level`` is the bet to call, ``step`` the last full bet or raise, ``bet`` and ``chips`` what
    the seat has in front in this round and behind, ``pot`` all that lies in the middle and in front
    of everybody. Both bounds are the seat's all-in where that is less than a full raise (R-CM-6).
    """
    all_in = bet + chips
    least = min(up_to_unit(level + step, unit), all_in)
    if size == NO_LIMIT:
        return least, all_in
    if size == POT_LIMIT:
        cap = level + pot + level - bet
        return least, max(least, all_in if all_in <= cap else cap - cap % unit)
    return least, least


def is_reopened(level: int, faced: int, step: int) -> bool:
    """Whether a seat that last acted at level ``faced`` faces a full raise in total (R-CM-8)."""
    return level - faced >= step


def next_to_act(
    start: int,
    live: Sequence[bool],
    chips: Sequence[int],
    bets: Sequence[int],
    acted: Sequence[bool],
    level: int,
) -> int:
    """Return the first position from ``start`` clockwise that must act, or -1: the round is over.

    Who is all-in never acts; who stands alone with chips and has matched the bet has nobody left
    to bet against.
    """
    seats = len(live)
    for k in range(start, start + seats):
        i = k % seats
        if not live[i] or chips[i] == 0:
            continue
        if bets[i] < level:
            return i
        if not acted[i]:
            for j in range(seats):
                if j != i and live[j] and chips[j] > 0:
                    return i
            return -1
    return -1


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
    ``offered`` is what the position on turn is offered, once somebody has asked.
    """

    __slots__ = (
        "acted", "aggressor", "bets", "chips", "exact", "faced", "first", "first_made", "full_open",
        "level", "live", "offered", "opening", "pot", "put_in", "raises_done", "rules", "step",
        "turn",
    )  # fmt: skip

    def __init__(self, rules: BettingRules, banks: Sequence[Minor], ante: Minor) -> None:
        """Take the antes: each seat's ante, or all it has where that is less (R-CM-15)."""
        seats = len(banks)
        self.rules = rules
        self.put_in = [min(bank, ante) for bank in banks]
        self.chips = [bank - paid for bank, paid in zip(banks, self.put_in, strict=True)]
        self.opening = self.pot = sum(self.put_in)
        self.live = [True] * seats
        self.bets = [0] * seats
        self.acted = [False] * seats
        self.faced = [NEVER] * seats
        self.level = 0
        self.step = self.opening
        self.full_open = False
        self.exact = True
        self.first_made = False
        self.raises_done = 0
        self.turn = -1
        self.offered: tuple[Offer, ...] | None = None
        self.first = 0
        self.aggressor = -1

    @property
    def raises_left(self) -> int:
        """How many raises the cap still allows."""
        return self.rules.raises - self.raises_done

    def post_blind(self, i: int, amount: Minor) -> None:
        """Put a live blind before the deal; it replaces the opening (R-CM-9)."""
        self._pay(i, amount)
        self.level = self.step = amount
        self.full_open = self.first_made = True

    def start_round(self, first: int, *, blinds: bool = False) -> None:
        """Open a round with ``first`` to speak (or the next who can); blinds stand if played."""
        seats = len(self.live)
        self.acted = [False] * seats
        self.faced = [NEVER] * seats
        self.aggressor = -1
        self.exact = not self.first_made
        if self.rules.raises_per_round:
            self.raises_done = 0
        if not blinds:
            self.bets = [0] * seats
            self.level = 0
            self.step = self.opening
            self.full_open = False
        self._pass_turn(first)
        self.first = self.turn if self.turn >= 0 else first

    # What may be done by the seat on turn

    def to_call(self, i: int) -> Minor:
        """Return what the position must put in to call: the missing part, or all it has."""
        return min(self.level - self.bets[i], self.chips[i])

    def opening_offer(self, i: int) -> tuple[Minor, Minor] | None:
        """Return the bounds of an opening or of completing a short one; None: not allowed.

        Who called a short opening may complete it only when the betting is reopened (R-CM-8).
        """
        if self.full_open or (self.bets[i] > 0 and self.acted[i]) or self._alone(i):
            return None
        total = self.bets[i] + self.chips[i]
        if total <= self.level:
            return None
        if self.exact:
            least = first_opening(self.opening, total)
            return least, least
        rules = self.rules
        return opening_bounds(rules.size, self.opening, total, self.pot, rules.unit)

    def raise_offer(self, i: int) -> tuple[Minor, Minor] | None:
        """Return the bounds of a raise to a total in front; None where none is allowed."""
        bet, chips, rules = self.bets[i], self.chips[i], self.rules
        if (
            not self.full_open
            or self.raises_done >= rules.raises
            or bet + chips <= self.level
            or (self.acted[i] and not is_reopened(self.level, self.faced[i], self.step))
            or self._alone(i)
        ):
            return None
        return raise_bounds(rules.size, self.level, self.step, bet, chips, self.pot, rules.unit)

    def offers(self, i: int) -> tuple[Offer, ...]:
        """Return what a position that is on turn may do, with the bounds."""
        if i != self.turn:
            return self._offers(i)
        if self.offered is None:
            self.offered = self._offers(i)
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
            kind, bounds = "raise", self.raise_offer(i)
        else:
            kind, bounds = "open", self.opening_offer(i)
        if bounds is None:
            return first, _FOLD
        return first, Offer(kind, bounds[0], bounds[1], unit), _FOLD

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
        if self._alone(i):
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

    def _alone(self, i: int) -> bool:
        """Whether no other live seat has chips left to answer a bet with."""
        for j, chips in enumerate(self.chips):
            if chips > 0 and j != i and self.live[j]:
                return False
        return True

    # Do: the caller has verified

    def check(self, i: int) -> None:
        """Pass the turn on."""
        self._acted(i)

    def call(self, i: int) -> Minor:
        """Put in what is missing, or all there is; return it."""
        owed, chips = self.level - self.bets[i], self.chips[i]
        amount = min(chips, owed)
        self._pay(i, amount)
        self._acted(i)
        return amount

    def open(self, i: int, to: Minor) -> bool:
        """Make the opening bet, or complete a short one; return whether it is a full one."""
        full = to >= self.opening
        self._pay(i, to - self.bets[i])
        self.level = to
        self.first_made = True
        self.aggressor = i
        if full:
            # Completing is the opening: it is open again to those who called short (R-CM-8).
            self.full_open = True
            self.step = to
            self.faced = [NEVER] * len(self.live)
        self._acted(i)
        return full

    def raise_to(self, i: int, to: Minor) -> bool:
        """Raise to a total in front; return whether it is a full raise, which uses one up."""
        size = to - self.level
        full = size >= self.step
        self._pay(i, to - self.bets[i])
        self.level = to
        self.aggressor = i
        if full:
            self.step = size
            self.raises_done += 1
        self._acted(i)
        return full

    def fold(self, i: int) -> None:
        """Take the position's hand out, in turn or out of it; what it bet stays."""
        self.live[i] = False
        if self.turn == i:
            self._pass_turn(i)
        elif self.turn >= 0:
            # A hand that dies out of turn may leave the one on turn with nobody to bet against.
            self._pass_turn(self.turn)

    def _pay(self, i: int, amount: Minor) -> None:
        self.chips[i] -= amount
        self.bets[i] += amount
        self.put_in[i] += amount
        self.pot += amount

    def _acted(self, i: int) -> None:
        self.acted[i] = True
        level = self.faced[i] = self.level
        self.offered = None
        self.turn = next_to_act(i + 1, self.live, self.chips, self.bets, self.acted, level)

    def _pass_turn(self, start: int) -> None:
        self.offered = None
        self.turn = next_to_act(start, self.live, self.chips, self.bets, self.acted, self.level)
