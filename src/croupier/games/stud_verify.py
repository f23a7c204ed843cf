"""Whether a seat may do a thing now in a stud coup: refusals by clause, changing nothing."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

from croupier.cards import Card, Rank, full_deck
from croupier.games import actions as do
from croupier.games.actions import HOUSE, AnyAction, IllegalAction, Seat
from croupier.games.coup import whole

if TYPE_CHECKING:
    from croupier.games.stud import Phase, StudCoup

_MOMENT_CLAUSE = {"blinds": "CM-8", "betting": "CM-7"}


def verify_stud(coup: StudCoup, seat: Seat, action: AnyAction) -> None:
    """Return if the seat may do this now.

    Raises:
        IllegalAction: it may not; the exception names the clause.
    """
    check = _CHECKS.get(type(action))
    if check is None:
        raise IllegalAction("unknown-action", action=type(action).__name__)
    if coup.phase == "done" and (coup.voided is not None or type(action) is not do.Void):
        # A settled coup may still be voided, until the next antes (R-CM-19).
        raise IllegalAction("coup-over", "CM-14")
    check(coup, seat, action)


@cache
def _deck(lowest: Rank) -> frozenset[Card]:
    return frozenset(full_deck(lowest))


def _betting_turn(coup: StudCoup, seat: Seat) -> int:
    turn = coup.betting.turn
    if coup.phase == "betting" and coup.seats[turn] == seat:
        return turn
    return _on_turn(coup, seat, "betting")


def _on_turn(coup: StudCoup, seat: Seat, phase: Phase) -> int:
    i = coup.position.get(seat)
    if i is None:
        raise IllegalAction("not-dealt-in", "CM-2", seat=seat)
    if coup.phase != phase:
        raise IllegalAction("wrong-moment", _MOMENT_CLAUSE[phase], phase=coup.phase)
    turn = coup.betting.turn if phase == "betting" else coup.blinds_posted
    if i != turn:
        raise IllegalAction("not-your-turn", "CM-7", seat=seat, turn=coup.seats[turn])
    return i


def _house(seat: Seat) -> None:
    if seat != HOUSE:
        raise IllegalAction("house-only", "CM-18", seat=seat)


def _blind(coup: StudCoup, seat: Seat, _action: do.Blind | do.Decline) -> None:
    _on_turn(coup, seat, "blinds")


def _check(coup: StudCoup, seat: Seat, _action: do.Check) -> None:
    coup.betting.verify_check(_betting_turn(coup, seat))


def _open(coup: StudCoup, seat: Seat, action: do.Open) -> None:
    coup.betting.verify_open(_betting_turn(coup, seat), whole(action.to))


def _call(coup: StudCoup, seat: Seat, _action: do.Call) -> None:
    coup.betting.verify_call(_betting_turn(coup, seat))


def _raise(coup: StudCoup, seat: Seat, action: do.Raise) -> None:
    coup.betting.verify_raise(_betting_turn(coup, seat), whole(action.to))


def _fold(coup: StudCoup, seat: Seat, _action: do.Fold) -> None:
    _betting_turn(coup, seat)


def _deal(coup: StudCoup, seat: Seat, action: do.Deal) -> None:
    _house(seat)
    if coup.phase != "deal":
        raise IllegalAction("wrong-moment", "CM-3", phase=coup.phase)
    cards = _deck(coup.lowest)
    if len(action.deck) != len(cards) or cards != frozenset(action.deck):
        raise IllegalAction("wrong-deck", "R-CM-2", cards=len(cards))


def _time_out(coup: StudCoup, seat: Seat, action: do.TimeOut) -> None:
    _house(seat)
    if coup.phase == "deal":
        raise IllegalAction("wrong-moment", "R-CM-16", phase=coup.phase)
    _on_turn(coup, action.seat, coup.phase)


def _violation(coup: StudCoup, seat: Seat, action: do.Violation) -> None:
    _house(seat)
    if action.seat not in coup.position:
        raise IllegalAction("not-dealt-in", "CM-2", seat=action.seat)


def _void(_coup: StudCoup, seat: Seat, _action: do.Void) -> None:
    _house(seat)


_CHECKS: dict[type, Callable[[StudCoup, Seat, Any], None]] = {
    do.Blind: _blind,
    do.Decline: _blind,
    do.Check: _check,
    do.Open: _open,
    do.Call: _call,
    do.Raise: _raise,
    do.Fold: _fold,
    do.Deal: _deal,
    do.TimeOut: _time_out,
    do.Violation: _violation,
    do.Void: _void,
}
