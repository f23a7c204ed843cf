"""What a seat or the house may do in a coup, and how that is offered with its bounds.

Seats are numbered from 1 clockwise from the dealer's left; the house acts as seat 0.
"""

from __future__ import annotations

from typing import NewType, TypeAlias

import msgspec

from croupier.cards import Card
from croupier.money import Micro, Minor

Seat = NewType("Seat", int)
"""1 and up, clockwise from the dealer's left; 0 is the house."""

HOUSE = Seat(0)


class Action(msgspec.Struct, frozen=True, tag_field="do", gc=False):
    """Base of everything that can be done; the tag names it in text."""


class Place(Action, frozen=True, tag="place", gc=False):
    """Caribbean Stud: put the ante, and the progressive bet beside it, on their areas.

    Placing again before *Rien ne va plus* changes the bet.
    """

    ante: Minor
    progressive: bool = False


class TakeBack(Action, frozen=True, tag="take-back", gc=False):
    """Caribbean Stud: take the bets back before *Rien ne va plus*."""


class Blind(Action, frozen=True, tag="blind", gc=False):
    """Stud: play the blind that is offered (buio, controbuio or over)."""


class Decline(Action, frozen=True, tag="decline", gc=False):
    """Stud: do not play the blind that is offered."""


class Check(Action, frozen=True, tag="check", gc=False):
    """Stud: pass the turn on without a bet."""


class Open(Action, frozen=True, tag="open", gc=False):
    """Stud: make the opening bet of the round, to a total of ``to`` minor units in front."""

    to: Minor


class Call(Action, frozen=True, tag="call", gc=False):
    """Stud: put in what is missing to the current bet, or all that is in front."""


class Raise(Action, frozen=True, tag="raise", gc=False):
    """Stud: raise to a total of ``to`` in front. Caribbean Stud: the additional bet of ``to``."""

    to: Minor


class Fold(Action, frozen=True, tag="fold", gc=False):
    """Give the hand up."""


class Join(Action, frozen=True, tag="join", gc=False):
    """House, Caribbean Stud, while bets are open: the seat has now ``chips`` in all.

    So somebody sits down, or adds chips; those of a bet that lies count among them. With none the
    seat is given up. The chips come from outside the coup and go there.
    """

    seat: Seat
    chips: Minor


class Deal(Action, frozen=True, tag="deal"):
    """House: *Rien ne va plus*; the cards come from ``deck``, its first card on top."""

    deck: tuple[Card, ...]


class Expose(Action, frozen=True, tag="expose", gc=False):
    """House, Caribbean Stud: show the hands and pay, the meter standing at ``meter`` (R-QC-15)."""

    meter: Micro = 0


class TimeOut(Action, frozen=True, tag="time-out", gc=False):
    """House: the seat did not act in time or is gone; the ruling's default is done for it."""

    seat: Seat


class Violation(Action, frozen=True, tag="violation", gc=False):
    """House: the inspector records a violation by the seat; what follows is the game's ruling."""

    seat: Seat
    reason: str


class Void(Action, frozen=True, tag="void", gc=False):
    """House: the inspector voids the coup; every bet goes back."""

    reason: str


PlayerAction: TypeAlias = Place | TakeBack | Blind | Decline | Check | Open | Call | Raise | Fold
"""What a seat may do."""

HouseAction: TypeAlias = Join | Deal | Expose | TimeOut | Violation | Void
"""What only the house may do."""

AnyAction: TypeAlias = PlayerAction | HouseAction


class Offer(msgspec.Struct, frozen=True, gc=False):
    """One thing that may be done now, with its bounds.

    ``kind`` is the action's tag. Where the action has an amount (ante, opening, raise: the total in
    front; call, blind: what moves), ``low``, ``high`` and every whole multiple of ``unit`` between
    them are legal; else the three are zero. ``progressive`` says whether the progressive bet may go
    with the ante.
    """

    kind: str
    low: Minor = 0
    high: Minor = 0
    unit: Minor = 0
    progressive: bool = False

    def allows(self, amount: Minor) -> bool:
        """Whether ``amount`` is within the bounds."""
        low, high = self.low, self.high
        if low < amount < high:
            return amount % self.unit == 0
        return amount in (low, high)


class IllegalAction(Exception):  # noqa: N818 - the design's word, public
    """An action that the rules refuse; nothing has changed.

    ``code`` names the refusal (a message of the catalogues), ``clause`` the clause or ruling that
    refuses it ("" where none is needed), ``values`` what the sentence about it needs.
    """

    def __init__(self, code: str, clause: str = "", **values: int | str) -> None:
        """Keep the refusal's code, clause and values."""
        self.code = code
        self.clause = clause
        self.values = values
        shown = ", ".join(f"{key}={value}" for key, value in values.items())
        super().__init__(f"{code} [{clause or 'no clause'}]" + (f": {shown}" if shown else ""))
