"""Advice on a decision: what each choice is worth, from nothing but the seat's own view.

Caribbean Stud is counted exactly, over every hand that the dealer can have; the progressive bet,
which no decision moves, is left out. At stud nobody knows the rivals' cards or their ways: the
hand's chances are those against any cards that are unseen, and a call is worth its part of the pot
less its price, before rake, as if nothing more were bet. On the last round, and where a call takes
all that the seat has, folding or calling has a cost against the better of the two: an estimate, by
these chances.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, overload

import msgspec

from croupier.cards import Rank
from croupier.games.caribbean_view import CaribbeanView
from croupier.games.stud_view import StudSeatView, StudView
from croupier.money import Minor
from croupier.protocol.advised import Advised, Choice, HandChances
from croupier.sheets import CaribbeanSheet, StudSheet
from croupier.strategy.player import offered, seat_of

if TYPE_CHECKING:
    from croupier.games.actions import Seat
    from croupier.odds.chances import SeatChances

LIMIT = 3_000_000
"""Steps of counting up to which chances are exact: some milliseconds."""
SAMPLES = 40_000
"""Deals to sample beyond that: the equity's 99% interval is at most 0.0065 to either side."""


class NoAdvice(Exception):  # noqa: N818 - no failure: there is just nothing to say
    """The view asks for no decision on which advice is to be had; ``reason`` is a code."""

    def __init__(self, reason: str) -> None:
        """Keep why: ``advice-no-hand``, ``advice-no-decision``."""
        self.reason = reason
        super().__init__(reason)


@overload
def advise(view: CaribbeanView, sheet: CaribbeanSheet) -> Advised: ...
@overload
def advise(view: StudView, sheet: StudSheet) -> Advised: ...
@overload
def advise(view: CaribbeanView | StudView, sheet: CaribbeanSheet | StudSheet) -> Advised: ...
def advise(view: CaribbeanView | StudView, sheet: CaribbeanSheet | StudSheet) -> Advised:
    """Return what every choice of the view's seat is worth.

    Caribbean Stud: also after the decision, as if it were still to make. Some milliseconds, once
    the kernels are compiled.

    Raises:
        NoAdvice: the seat has no hand, or nothing to decide.
        TypeError: the sheet is another game's.
    """
    if isinstance(view, CaribbeanView) and isinstance(sheet, CaribbeanSheet):
        return _caribbean(view, sheet)
    if isinstance(view, StudView) and isinstance(sheet, StudSheet):
        return _stud(view, sheet)
    msg = f"the sheet {sheet.name!r} is not that of a {type(view).__name__}"
    raise TypeError(msg)


def _caribbean(view: CaribbeanView, sheet: CaribbeanSheet) -> Advised:
    from croupier.odds.decision import decision

    seat = next((seat for seat in view.seats if seat.seat == view.viewer), None)
    if view.cards is None or seat is None or not seat.ante or view.voided is not None:
        raise NoAdvice("advice-no-hand")
    # Once the coup is over the dealer shows five: what was exposed before is the last of them.
    seen = view.dealer[len(view.dealer) - sheet.dealer.exposed :]
    found = decision(sheet, view.cards, seen, ante=seat.ante)
    worth = {"raise": found.raising, "fold": found.folding}
    best = max(worth.values())
    played = None if view.decision is None else "raise" if view.decision else "fold"
    return Advised(
        game="caribbean-stud",
        ante=seat.ante,
        best="raise" if found.raises else "fold",
        exact=True,
        choices=tuple(_choice(kind, value, best, seat.ante) for kind, value in worth.items()),
        played=played,
    )


def _choice(kind: str, value: Fraction, best: Fraction, ante: Minor) -> Choice:
    cost = best - value
    return Choice(kind, float(value), round(value * ante), float(cost), round(cost * ante))


def _stud(view: StudView, sheet: StudSheet) -> Advised:
    me = seat_of(view)
    if me is None or me.folded or not (view.own or me.up):
        raise NoAdvice("advice-no-hand")
    if view.phase != "betting" or not view.offers:
        raise NoAdvice("advice-no-decision")
    found, exact = hand_chances(view, sheet)
    chances = _priced(view, me, found)
    from croupier.strategy.trained import mix_of

    mix = mix_of(view, sheet) or {}
    choices = [_worth(offer.kind, view, chances, mix) for offer in view.offers]
    # With cards and bets to come nobody can say what folding or calling leaves behind.
    if view.street == len(sheet.deal.streets) or chances.price == me.bank:
        choices = _costed(choices, view.ante, chances)
    return Advised(
        game="five-card-stud",
        ante=view.ante,
        best=None,
        exact=exact,
        choices=tuple(choices),
        chances=chances,
    )


def _costed(choices: Sequence[Choice], ante: Minor, chances: HandChances) -> list[Choice]:
    """Return choices with what each of known worth costs against the best of these: an estimate.

    A cost within the error of the chances is none.
    """
    best = max((one.antes for one in choices if one.antes is not None), default=0.0)
    error = chances.error * (chances.pot + chances.price) / ante
    found = []
    for one in choices:
        if one.antes is not None:
            cost = best - one.antes if best - one.antes > error else 0.0
            one = msgspec.structs.replace(one, cost_antes=cost, cost=round(cost * ante))  # noqa: PLW2901
        found.append(one)
    return found


def _worth(
    kind: str, view: StudView, chances: HandChances, mix: Mapping[str, tuple[float, int | None]]
) -> Choice:
    """Return what a choice is worth if nothing more is bet; unknown where it asks for an answer.

    ``mix`` is how often the trained strategy makes each, and to which amount.
    """
    share, to = mix.get(kind, (None, None))
    value: float | None = None
    if kind == "fold":
        value = 0.0
    elif kind in {"check", "call"}:
        value = chances.equity * (chances.pot + chances.price) - chances.price
    if value is None:
        return Choice(kind, share=share, to=to)
    return Choice(kind, value / view.ante, round(value), share=share)


def _priced(view: StudView, me: StudSeatView, found: SeatChances) -> HandChances:
    """Return the seat's chances beside what it can win and what a call costs."""
    call = offered(view.offers, "call")
    price = 0 if call is None else call.low
    # Of what others put in, no more can be won than oneself has in (CM-10).
    reach = me.put_in + price
    pot = sum(min(seat.put_in, reach) for seat in view.seats)
    error = 0.0 if found.exact else (found.interval()[1] - found.interval()[0]) / 2
    return HandChances(
        win=float(found.win),
        share=float(found.share),
        equity=float(found.equity),
        error=error,
        rivals=sum(not seat.folded for seat in view.seats) - 1,
        pot=pot,
        price=price,
        needed=price / (pot + price) if price else None,
    )


def hand_chances(view: StudView, sheet: StudSheet) -> tuple[SeatChances, bool]:
    """Return the chances of the viewer's hand against the live hands, and whether they are exact.

    The same view gives the same chances: what is sampled is drawn by the cards that it shows.
    """
    import numpy as np

    from croupier.odds.chances import chances
    from croupier.odds.position import SeatCards, position

    seats = [
        SeatCards(seat.up, view.own if seat.seat == view.viewer else (), folded=seat.folded)
        for seat in view.seats
    ]
    here = position(sheet, seats, players=len(seats), lowest=Rank(view.lowest))
    digest = hashlib.sha256(msgspec.json.encode((view.own, [seat.up for seat in view.seats])))
    random = np.random.default_rng(int.from_bytes(digest.digest()[:8], "big"))
    found = chances(here, random, samples=SAMPLES, limit=LIMIT)
    mine = found.seats[_place(view, view.viewer)]
    return mine, mine.exact


def _place(view: StudView, wanted: Seat | None) -> int:
    return next(i for i, seat in enumerate(view.seats) if seat.seat == wanted)
