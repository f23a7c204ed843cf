"""Five card stud by a rule of thumb: what one holds against what the others show, and the price.

A hand counts as *beaten* when what another seat shows is already better; as *strong* when it is
two pair or better, or a pair above every card that the others show; as *good* when it is a pair, or
has a higher card than any other seat shows. Strong hands bet and raise, good ones come along, the
rest pay only a very good price. Where nobody shows a card, a pair of kings is strong.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from croupier.cards import Card, Rank, rank
from croupier.games.actions import (
    AnyAction,
    Blind,
    Call,
    Check,
    Decline,
    Fold,
    Offer,
    Open,
    Raise,
)
from croupier.games.pays import KING
from croupier.games.stud_view import StudSeatView, StudView
from croupier.hands import ClassName, Ranking, ranking
from croupier.hands.order import group_class, grouped
from croupier.money import Minor
from croupier.sheets import StudSheet
from croupier.strategy.player import Chance, fitted, offered, seat_of

Worth = tuple[int, tuple[Rank, ...]]
"""What some cards are worth: minus the place of their class in the order, then their ranks."""

BLIND_EVERY = 0.15
"""How often a blind that the bank can well afford is played."""
BLIND_BANKS = 20
"""A blind is affordable when the bank is this many times as large."""
BLUFF_EVERY = 0.07
"""How often the best showing hand bets with nothing behind it."""


@dataclass(frozen=True, slots=True)
class _Read:
    """What the bot makes of a view."""

    strong: bool
    good: bool
    beaten: bool
    shows_best: bool
    very_strong: bool


@dataclass(frozen=True)
class RuleOfThumb:
    """Plays stud by the module's rule; without ``chance`` it never plays a blind or bluffs."""

    sheet: StudSheet
    chance: Chance | None = None

    def decide(self, view: StudView, /) -> AnyAction:
        """Return the blind or not, the bet, the call or the fold.

        Raises:
            ValueError: the view offers the seat nothing.
        """
        seat = seat_of(view)
        if seat is None or not view.offers:
            raise ValueError("there is nothing to decide for this seat")
        blind = offered(view.offers, "blind")
        if blind is not None:
            afford = seat.bank >= BLIND_BANKS * blind.low
            return Blind() if afford and self._whim(BLIND_EVERY) else Decline()
        read = self._read(view, seat)
        call = offered(view.offers, "call")
        return self._checked_to(view, read) if call is None else self._facing(view, call, read)

    def _whim(self, often: float) -> bool:
        return self.chance is not None and self.chance.random() < often

    def _checked_to(self, view: StudView, read: _Read) -> AnyAction:
        """Bet with a strong hand, or now and then with the best show; else check."""
        wants = read.strong or (read.shows_best and self._whim(BLUFF_EVERY))
        return (_bet(view, view.pot // 2) if wants else None) or Check()

    def _facing(self, view: StudView, call: Offer, read: _Read) -> AnyAction:
        """Raise, call or fold by the hand and by what the call costs of the pot."""
        price = call.low
        if read.strong and not read.beaten:
            # The last raise of the cap is for a hand that wants no answer.
            if view.raises_left > 1 or read.very_strong:
                return _bet(view, view.level + view.pot // 2) or Call()
            return Call()
        if read.good and not read.beaten:
            return Call() if price <= view.pot else Fold()
        return Call() if price * (8 if read.beaten else 5) <= view.pot else Fold()

    def _read(self, view: StudView, me: StudSeatView) -> _Read:
        hands = self.sheet.hands
        order = ranking(
            hands.order, lowest=Rank(view.lowest), ace_low=hands.ace_low, kickers=hands.kickers
        )
        rivals = [s for s in view.seats if s.seat != me.seat and not s.folded and s.up]
        mine = worth(order, (*view.own, *me.up))
        best = max((worth(order, rival.up) for rival in rivals), default=None)
        top = max((rank(card) for rival in rivals for card in rival.up), default=-1)
        pair = -order.order.index("pair")
        above = mine[1][0] > (top if rivals else KING - 1)
        two_pair = -order.order.index("two pair")
        return _Read(
            strong=mine[0] >= two_pair or (mine[0] == pair and above),
            good=mine[0] >= pair or (above and bool(rivals)),
            beaten=best is not None and best > mine,
            shows_best=bool(me.up) and (best is None or worth(order, me.up) >= best),
            very_strong=mine[0] > two_pair,
        )


def worth(order: Ranking, cards: Sequence[Card]) -> Worth:
    """Return what one to five cards are worth, the higher the better.

    Fewer than five cards count as pairs, threes and fours of a kind and as high cards only.
    """
    if len(cards) == 5:
        strength = order.strength(cards)
        return -order.class_index[strength], order.ranks[strength]
    ranks = grouped([rank(card) for card in cards])
    name: ClassName = group_class(ranks)
    return -order.order.index(name), ranks


def _bet(view: StudView, wish: Minor) -> AnyAction | None:
    """Open or raise to about ``wish``, whichever is offered."""
    opening = offered(view.offers, "open")
    if opening is not None:
        return Open(fitted(opening, wish))
    raising = offered(view.offers, "raise")
    return None if raising is None else Raise(fitted(raising, wish))
