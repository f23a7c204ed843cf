"""Caribbean Stud: a flat ante, and every strategy of ``croupier.odds`` that has a name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from croupier.cards import Card
from croupier.games.actions import AnyAction, Fold, Place, Raise
from croupier.games.caribbean_view import CaribbeanView
from croupier.games.pays import caribbean_pays
from croupier.money import Minor
from croupier.sheets import CaribbeanSheet
from croupier.strategy.player import CaribbeanPlayer, fitted, offered

RAISE_FROM: Mapping[str, str] = {
    "always-raise": "any",
    "pair-or-better": "pair",
    "ace-king-or-better": "A K",
    "AKJ83-or-better": "A K J 8 3",
}
"""Names of strategies, and the lowest hand with which each makes the additional bet."""
CARIBBEAN_NAMES = ("optimal", *RAISE_FROM)
"""Every strategy that has a name, as in :data:`croupier.odds.strategies.NAMED`."""


@dataclass(frozen=True)
class RaiseFrom:
    """Bets the same ante every time and raises with a strength of ``least`` or better.

    ``sheet`` names the hands; ``ante`` is brought within what is offered.
    """

    sheet: CaribbeanSheet
    least: int
    ante: Minor
    progressive: bool = False

    def decide(self, view: CaribbeanView, /) -> AnyAction:
        """Return the bet before the deal, the additional bet or the fold after it.

        Raises:
            ValueError: the view offers the seat nothing.
        """
        if view.phase == "bets":
            return _bet(view, self.ante, progressive=self.progressive)
        bet, cards = _to_decide(view)
        strong = caribbean_pays(self.sheet).ranking.strength(cards) >= self.least
        return Raise(bet) if strong else Fold()


@dataclass(frozen=True)
class Optimal:
    """Bets the same ante every time and decides by an exact count: what wins most.

    A decision takes some milliseconds, the first one of a process a second or two.
    """

    sheet: CaribbeanSheet
    ante: Minor
    progressive: bool = False

    def decide(self, view: CaribbeanView, /) -> AnyAction:
        """Return the bet before the deal, the additional bet or the fold after it.

        Raises:
            ValueError: the view offers the seat nothing.
        """
        if view.phase == "bets":
            return _bet(view, self.ante, progressive=self.progressive)
        from croupier.odds.decision import decision

        bet, cards = _to_decide(view)
        ante = next(seat.ante for seat in view.seats if seat.seat == view.viewer)
        return Raise(bet) if decision(self.sheet, cards, view.dealer, ante=ante).raises else Fold()


def _bet(view: CaribbeanView, ante: Minor, *, progressive: bool) -> Place:
    places = [offer for offer in view.offers if offer.kind == "place"]
    if not places:
        raise ValueError("this seat may not bet")
    beside = next((offer for offer in places if offer.progressive), None)
    if progressive and beside is not None:
        return Place(fitted(beside, ante), progressive=True)
    return Place(fitted(places[0], ante))


def _to_decide(view: CaribbeanView) -> tuple[Minor, tuple[Card, ...]]:
    """Return what the additional bet is, and the cards that decide about it."""
    bet = offered(view.offers, "raise")
    if bet is None or view.cards is None:
        raise ValueError("there is nothing to decide for this seat")
    return bet.low, view.cards


def raise_from(
    sheet: CaribbeanSheet, name: str, ante: Minor, *, progressive: bool = False
) -> RaiseFrom:
    """Return the bot of a name in :data:`RAISE_FROM`.

    Raises:
        KeyError: there is no such name.
    """
    least = caribbean_pays(sheet).ranking.lowest_strength(RAISE_FROM[name])
    return RaiseFrom(sheet, least, ante, progressive)


def caribbean_player(
    sheet: CaribbeanSheet, name: str, ante: Minor, *, progressive: bool = False
) -> CaribbeanPlayer:
    """Return the player of a name in :data:`CARIBBEAN_NAMES`, ``optimal`` among them.

    Raises:
        KeyError: there is no such name.
    """
    if name == "optimal":
        return Optimal(sheet, ante, progressive)
    return raise_from(sheet, name, ante, progressive=progressive)
