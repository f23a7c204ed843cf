"""The interface of a decision maker: it sees a seat's view and answers with an action.

A player never meets the coup itself. What it knows is in the view, which holds nothing that the
seat may not see, and in whatever it remembers of earlier views.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Protocol, TypeAlias, TypeVar

from croupier.games.actions import AnyAction, Offer
from croupier.games.caribbean_view import CaribbeanView
from croupier.games.stud_view import StudSeatView, StudView
from croupier.money import Minor

View_contra = TypeVar("View_contra", contravariant=True)


class Player(Protocol[View_contra]):
    """Whoever plays a seat: a bot, a person at a terminal, a program over the network."""

    def decide(self, view: View_contra, /) -> AnyAction:
        """Return what the seat does now; ``view.offers`` is what it may do, and is not empty."""


CaribbeanPlayer: TypeAlias = Player[CaribbeanView]
StudPlayer: TypeAlias = Player[StudView]


class Chance(Protocol):
    """Where a player's whims come from; :class:`random.Random` is one."""

    def random(self) -> float:
        """Return a number from 0 up to, not including, 1."""


def chance_of(seed: bytes) -> random.Random:
    """Return the whims that a seed gives: the same for the same seed. Never for a deck."""
    return random.Random(seed)


def offered(offers: Sequence[Offer], kind: str) -> Offer | None:
    """Return the first offer of a kind, or None."""
    return next((offer for offer in offers if offer.kind == kind), None)


def fitted(offer: Offer, wish: Minor) -> Minor:
    """Return the legal amount of an offer that is nearest below a wish, its least at least."""
    if wish >= offer.high:
        return offer.high
    return max(offer.low, wish - wish % offer.unit)


def seat_of(view: StudView) -> StudSeatView | None:
    """Return the seat of a view's own viewer; None for a watcher."""
    return next((seat for seat in view.seats if seat.seat == view.viewer), None)
