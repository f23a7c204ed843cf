"""A stud player of one's own: it comes along with a pair, and bets half the pot with two."""

from croupier.games.actions import AnyAction, Call, Check, Decline, Fold, Open, Raise
from croupier.games.stud_view import StudView
from croupier.strategy.player import fitted, offered, seat_of


class Patient:
    """Decides from nothing but what its seat may see."""

    def decide(self, view: StudView) -> AnyAction:
        """Return what the seat does now, one of ``view.offers``."""
        if offered(view.offers, "blind"):
            return Decline()
        mine = [*view.own, *seat_of(view).up]
        pairs = len(mine) - len({card // 4 for card in mine})
        bet = offered(view.offers, "open") or offered(view.offers, "raise")
        if pairs > 1 and bet:
            return (Open if bet.kind == "open" else Raise)(fitted(bet, view.level + view.pot // 2))
        call = offered(view.offers, "call")
        return (Call() if pairs else Fold()) if call else Check()
