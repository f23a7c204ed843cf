"""What every coup offers, whatever the game.

A coup is pure: the deck's order, the clock's verdicts and the inspector's acts come in as actions
of the house. Sheet, opening state and :attr:`Coup.history` rebuild it exactly.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from croupier.games.actions import HOUSE, AnyAction, IllegalAction, Offer, Seat
from croupier.games.events import AnyEvent
from croupier.money import Minor


class CoupError(ValueError):
    """A coup that cannot begin: the message says what is wrong with its seats or stakes."""


def whole(amount: Minor) -> Minor:
    """Return an amount of whole minor units.

    Raises:
        TypeError: it is something else, a float for one: money is never one.
    """
    if type(amount) is not int:
        msg = f"{amount!r} is no amount: money is a whole int, 1250 for 12.50"
        raise TypeError(msg)
    return amount


class Coup(ABC):
    """One game from bets to payment: verify, can, act; its history is its list of actions."""

    def __init__(self) -> None:
        """Begin with nothing done."""
        self.history: list[tuple[Seat, AnyAction]] = []
        self.events: list[AnyEvent] = []

    @property
    @abstractmethod
    def done(self) -> bool:
        """Whether the coup is settled or voided."""

    @property
    @abstractmethod
    def voided(self) -> str | None:
        """The inspector's reason when the coup was voided."""

    @property
    @abstractmethod
    def to_act(self) -> tuple[Seat, ...]:
        """Whom the coup waits for; the house (0) for its own steps; empty when done."""

    @abstractmethod
    def actions(self, seat: Seat) -> tuple[Offer, ...]:
        """Return what the seat may do now, with the bounds; empty when it may do nothing."""

    @abstractmethod
    def verify(self, seat: Seat, action: AnyAction) -> None:
        """Raise :class:`IllegalAction` unless the seat may do this now; changes nothing."""

    @abstractmethod
    def chips(self, seat: Seat) -> Minor:
        """Return the chips that the seat has before it and not in a bet."""

    @abstractmethod
    def _do(self, seat: Seat, action: AnyAction) -> None:
        """Carry a verified action out, appending to :attr:`events`."""

    def can(self, seat: Seat, action: AnyAction) -> bool:
        """Whether the seat may do this now."""
        try:
            self.verify(seat, action)
        except IllegalAction:
            return False
        return True

    def act(self, seat: Seat, action: AnyAction) -> tuple[AnyEvent, ...]:
        """Do it and return the events that it caused, in order.

        Raises:
            IllegalAction: the rules refuse it; nothing has changed.
            TypeError: a value of the action is of another type than it says; nothing has changed.
        """
        self.verify(seat, action)
        mark = len(self.events)
        self._do(seat, action)
        self.history.append((seat, action))
        return tuple(self.events[mark:])

    def replay(self, history: Sequence[tuple[Seat, AnyAction]]) -> None:
        """Do a whole history, one action after the other.

        Raises:
            IllegalAction: the rules refuse one of them; those before it stand.
        """
        for seat, action in history:
            self.act(seat, action)


def seen_by(event: AnyEvent, seat: Seat | None) -> bool:
    """Whether a seat (``None``: a watcher, 0: the house) may see an event."""
    audience = event.audience
    return audience < HOUSE or seat in (HOUSE, audience)
