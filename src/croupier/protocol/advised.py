"""What advice says: the worth of each choice, and the chances that it comes from.

Made by :func:`croupier.strategy.advise`, shown by ``croupier play``, sent by practice tables: one
type from the sum to the screen. Chances and worths are averages and so no whole numbers; amounts of
money are rounded to the minor unit.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from croupier.money import Minor


class Choice(msgspec.Struct, frozen=True):
    """One thing that the seat may do, by the action's tag.

    ``antes`` and ``money`` are what it brings on average from here on, in antes and in minor units,
    ``cost_antes`` and ``cost`` how much less than the best choice; None where nobody can say.
    ``share`` is how often the trained strategy does it, 0 to 1.
    """

    kind: str
    antes: float | None = None
    money: Minor | None = None
    cost_antes: float | None = None
    cost: Minor | None = None
    share: float | None = None
    to: Minor | None = None
    """The total in front that the trained strategy opens or raises to."""


class HandChances(msgspec.Struct, frozen=True):
    """Stud: what the seat's hand can expect against the live hands that it does not see.

    ``equity`` is its part of the pot on average, ``win`` and ``share`` the chances to win alone and
    with others; 0 to 1. ``error`` is the half-width of the equity's 99% interval, 0 where it is
    exact. ``price`` is what a call costs, ``needed`` the equity from which it pays for itself:
    price / (pot + price); None with nothing to call.
    """

    win: float
    share: float
    equity: float
    error: float
    rivals: int
    pot: Minor
    price: Minor
    needed: float | None


class Advised(msgspec.Struct, frozen=True):
    """The worth of every choice, in the order of the offers.

    ``best`` is the tag of the best choice, None where nobody can say. ``played`` is what the seat
    has done already, where the decision is behind it. ``exact`` tells whether every deal that is
    possible was counted.
    """

    game: Literal["caribbean-stud", "five-card-stud"]
    ante: Minor
    best: str | None
    exact: bool
    choices: tuple[Choice, ...]
    played: str | None = None
    chances: HandChances | None = None

    def choice(self, kind: str) -> Choice | None:
        """Return the choice of a kind, None where there is none."""
        return next((choice for choice in self.choices if choice.kind == kind), None)
