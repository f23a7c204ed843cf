"""What one viewer may see of a coup of Caribbean Stud: built up from what may be seen."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from croupier.cards import Card
from croupier.games.actions import Offer, Seat
from croupier.games.results import CaribbeanSettlement
from croupier.money import Micro, Minor

Phase: TypeAlias = Literal["bets", "decisions", "exposure", "done"]


class CaribbeanSeatView(msgspec.Struct, frozen=True):
    """What everyone sees of a seat.

    ``additional`` is None until all have decided, and zero for a fold. ``cards`` and ``strength``
    are None until the hand is exposed.
    """

    seat: Seat
    chips: Minor
    barred: bool
    ante: Minor
    progressive: Minor
    dealt: bool
    decided: bool
    additional: Minor | None
    cards: tuple[Card, ...] | None
    strength: int | None


class CaribbeanView(msgspec.Struct, frozen=True, tag_field="game", tag="caribbean-stud"):
    """A coup as one viewer sees it; ``viewer`` is None for a watcher.

    ``cards`` and ``decision`` are the viewer's own, None for whoever has none. ``fed`` is what this
    coup added to the meter.
    """

    viewer: Seat | None
    phase: Phase
    seats: tuple[CaribbeanSeatView, ...]
    dealer: tuple[Card, ...]
    dealer_strength: int | None
    opens: bool | None
    cards: tuple[Card, ...] | None
    decision: Minor | None
    offers: tuple[Offer, ...]
    to_act: tuple[Seat, ...]
    fed: Micro
    barred_next: tuple[Seat, ...]
    settlement: CaribbeanSettlement | None
    voided: str | None
