"""What a seat, or a watcher, may see of a stud coup: built up from what is public and its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from croupier.cards import Card
from croupier.games.actions import Offer, Seat
from croupier.games.events import BlindName
from croupier.games.pots import pot_amounts, pot_levels
from croupier.games.results import StudSettlement
from croupier.money import Minor

if TYPE_CHECKING:
    from croupier.games.betting import Betting
    from croupier.games.stud import StudCoup


class StudSeatView(msgspec.Struct, frozen=True):
    """The public state of a seat: chips behind, bets, and the cards that everyone sees.

    ``put_in`` is what it put in over the coup; ``in_front``, and the view's ``pot``, are what lies
    there now: nothing once the coup is paid or voided. ``up`` are the face-up cards; ``shown`` all
    five once the hand was exposed.
    """

    seat: Seat
    bank: Minor
    in_front: Minor
    put_in: Minor
    folded: bool
    all_in: bool
    down: int
    up: tuple[Card, ...]
    shown: tuple[Card, ...] | None


class StudView(msgspec.Struct, frozen=True, tag_field="game", tag="five-card-stud"):
    """A stud coup as one viewer sees it; ``own`` are the viewer's face-down cards.

    ``pots`` are those that lie in the middle, from the main pot up: what is in front of the seats
    joins them when the round is over.
    """

    phase: str
    marker: Seat
    turn: Seat | None
    street: int
    ante: Minor
    pot: Minor
    pots: tuple[Minor, ...]
    level: Minor
    raises_left: int
    lowest: int
    blind: tuple[BlindName, Minor] | None
    seats: tuple[StudSeatView, ...]
    viewer: Seat | None
    own: tuple[Card, ...]
    offers: tuple[Offer, ...]
    settlement: StudSettlement | None


def view_of(coup: StudCoup, viewer: Seat | None) -> StudView:
    """Return the coup as ``viewer`` sees it; a seat that is not dealt in sees what watchers see."""
    betting = coup.betting
    own: tuple[Card, ...] = ()
    offers: tuple[Offer, ...] = ()
    if viewer is not None and viewer in coup.position:
        own = tuple(coup.down[coup.position[viewer]])
        offers = coup.actions(viewer)
    return StudView(
        phase=coup.phase,
        marker=coup.marker,
        turn=coup.to_act[0] if coup.to_act else None,
        street=coup.street,
        ante=coup.stake.ante,
        pot=0 if coup.done else betting.pot,
        pots=() if coup.done else _pots(betting),
        level=betting.level,
        raises_left=betting.raises_left,
        lowest=coup.lowest,
        blind=coup.blind,
        seats=tuple(_seat_view(coup, i) for i in range(len(coup.seats))),
        viewer=viewer,
        own=own,
        offers=offers,
        settlement=coup.settlement,
    )


def _pots(betting: Betting) -> tuple[Minor, ...]:
    """Return what lies in the middle, a pot each for what different live hands put in (R-CM-10)."""
    middle = [paid - bet for paid, bet in zip(betting.put_in, betting.bets, strict=True)]
    if all(chips or not live for chips, live in zip(betting.chips, betting.live, strict=True)):
        return (sum(middle),)  # Nobody is all-in: one pot.
    levels, amounts = [0] * len(middle), [0] * len(middle)
    count = pot_levels(middle, betting.live, levels)
    pot_amounts(middle, levels, count, amounts)
    return tuple(amounts[:count])


def _seat_view(coup: StudCoup, i: int) -> StudSeatView:
    betting = coup.betting
    return StudSeatView(
        seat=coup.seats[i],
        bank=betting.chips[i],
        in_front=0 if coup.done else betting.bets[i],
        put_in=betting.put_in[i],
        folded=not betting.live[i],
        all_in=betting.live[i] and betting.chips[i] == 0 and not coup.done,
        down=len(coup.down[i]),
        up=tuple(coup.up[i]) if betting.live[i] else (),
        shown=tuple(coup.down[i] + coup.up[i]) if i in coup.shown else None,
    )
