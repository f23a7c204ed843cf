"""Caribbean Stud: a flat ante, and the additional bet from a certain hand up."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from croupier.games.actions import AnyAction, Fold, Place, Raise
from croupier.games.caribbean_view import CaribbeanView
from croupier.games.pays import caribbean_pays
from croupier.money import Minor
from croupier.sheets import CaribbeanSheet
from croupier.strategy.player import fitted, offered

RAISE_FROM: Mapping[str, str] = {
    "always-raise": "any",
    "pair-or-better": "pair",
    "ace-king-or-better": "A K",
    "AKJ83-or-better": "A K J 8 3",
}
"""Names of strategies, and the lowest hand with which each makes the additional bet."""


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
            return self._bet(view)
        bet = offered(view.offers, "raise")
        if bet is None or view.cards is None:
            raise ValueError("there is nothing to decide for this seat")
        strong = caribbean_pays(self.sheet).ranking.strength(view.cards) >= self.least
        return Raise(bet.low) if strong else Fold()

    def _bet(self, view: CaribbeanView) -> Place:
        places = [offer for offer in view.offers if offer.kind == "place"]
        if not places:
            raise ValueError("this seat may not bet")
        beside = next((offer for offer in places if offer.progressive), None)
        if self.progressive and beside is not None:
            return Place(fitted(beside, self.ante), progressive=True)
        return Place(fitted(places[0], self.ante))


def raise_from(
    sheet: CaribbeanSheet, name: str, ante: Minor, *, progressive: bool = False
) -> RaiseFrom:
    """Return the bot of a name in :data:`RAISE_FROM`.

    Raises:
        KeyError: there is no such name.
    """
    least = caribbean_pays(sheet).ranking.lowest_strength(RAISE_FROM[name])
    return RaiseFrom(sheet, least, ante, progressive)
