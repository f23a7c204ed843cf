"""The hands that a viewer can name: from the viewer's own view alone, by the coup's own rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from typing import TypeAlias

from croupier.cards import Card
from croupier.games import events as ev
from croupier.games.actions import HOUSE, Seat
from croupier.games.caribbean import CaribbeanCoup
from croupier.games.caribbean_view import CaribbeanView
from croupier.games.pays import CaribbeanPays
from croupier.games.stud_view import StudView
from croupier.hands import Ranking, name_of, parted
from croupier.protocol.named import NamedHand
from croupier.records.record import AnyCoup

Hands: TypeAlias = tuple[NamedHand, ...]

_RENAMING = (
    ev.OwnHand,
    ev.DealerExposed,
    ev.DealerShown,
    ev.HandShown,
    ev.OwnCard,
    ev.CardUp,
    ev.Folded,
)


def renames(events: Iterable[ev.AnyEvent]) -> bool:
    """Whether hands are called otherwise after these events."""
    return any(isinstance(event, _RENAMING) for event in events)


def hands_of(coup: AnyCoup, viewer: Seat | None) -> Hands:
    """Return every hand of which a seat (None: a watcher) sees something: the dealer's first.

    A seat's own hand stands before what the others show; of its own, a seat of stud is told both
    what it holds and what it shows. A hand that was given up at stud is no hand.
    """
    return tuple(_named_in(coup, viewer))


def held_by(coup: AnyCoup, seat: Seat) -> NamedHand | None:
    """Return what the hand that a seat holds is called; None: it holds none, or gave it up."""
    hands = _named_in(coup, seat)
    return next((hand for hand in hands if hand.seat == seat and hand.holding), None)


def _named_in(coup: AnyCoup, viewer: Seat | None) -> Iterator[NamedHand]:
    view = coup.view(viewer)
    if isinstance(coup, CaribbeanCoup):
        return _caribbean(coup.game.pays, view) if isinstance(view, CaribbeanView) else iter(())
    return _stud(coup.ranking, view) if isinstance(view, StudView) else iter(())


def _caribbean(pays: CaribbeanPays, view: CaribbeanView) -> Iterator[NamedHand]:
    ranking = pays.ranking
    if view.dealer:
        yield _named(ranking, HOUSE, view.dealer)
    if view.viewer is not None and view.cards is not None:
        yield _named(ranking, view.viewer, view.cards, pays=pays)
    for seat in view.seats:
        if seat.cards is not None and seat.seat != view.viewer:
            yield _named(ranking, seat.seat, seat.cards)


def _stud(ranking: Ranking, view: StudView) -> Iterator[NamedHand]:
    for seat in view.seats:
        if seat.seat == view.viewer and view.own and not seat.folded:
            yield _named(ranking, seat.seat, (*view.own, *seat.up), holding=True)
    for seat in view.seats:
        cards = seat.up if seat.shown is None else seat.shown
        if cards and not seat.folded:
            yield _named(ranking, seat.seat, cards)


def _named(
    ranking: Ranking,
    seat: Seat,
    cards: Sequence[Card],
    *,
    holding: bool = False,
    pays: CaribbeanPays | None = None,
) -> NamedHand:
    """``pays`` are those of a seat that holds the cards itself."""
    name = name_of(ranking, cards)
    ranks, kickers = parted(name)
    paid = None
    if pays is not None:
        pay = Fraction(pays.pay_num[ranking.strength(cards)], pays.pay_den)
        paid = pay.numerator, pay.denominator
    held = holding or pays is not None
    return NamedHand(seat, held, name.cls, len(cards), ranks, kickers, paid)
