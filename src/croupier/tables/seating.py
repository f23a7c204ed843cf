"""What players ask for outside a coup: to sit, to leave, to add chips, to be dealt in again."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from croupier.games.actions import IllegalAction, Seat
from croupier.ledger.accounts import PRACTICE
from croupier.money import MICRO_PER_MINOR, Minor
from croupier.protocol.messages import Leave, Present, Sit, TopUp
from croupier.store.journal import ChipsAdded, SeatLeaving, SeatTaken
from croupier.tables.draft import Draft
from croupier.tables.playing import seated
from croupier.tables.seats import Taken
from croupier.tables.spec import Caller

if TYPE_CHECKING:
    from croupier.tables.game_table import GameTable

MOST_PRACTICE = 1_000_000_00
"""The most play chips that anybody takes at a time, in minor units."""


def _sit(table: GameTable, draft: Draft, caller: Caller, request: Sit) -> None:
    if table.closing:
        raise IllegalAction("table-closing")
    if caller.guest and not table.spec.practice:
        raise IllegalAction("account-needed")
    taken = table.seats.of(caller.id)
    if taken is not None:
        raise IllegalAction("already-seated", seat=taken.seat)
    _check_buy(table, caller, request.chips)
    source = _source(table, draft, caller, request.chips)
    _make_room(table, draft, request.seat)
    seat = table.seats.free(request.seat)
    body = SeatTaken(seat, caller.id, request.chips, source, caller.name, id=request.id)
    draft.move(table.stream, body)
    taken = Taken(seat, caller.id, caller.name)
    table.seats.take(taken)
    table.sat_down(draft, taken)


def _make_room(table: GameTable, draft: Draft, wish: Seat | None) -> None:
    """At a full practice table, free a seat whose owner is away: anybody may be as many guests."""
    seats, now = table.seats, table.house.clock.now()
    if not table.spec.practice or len(seats.by_seat) < seats.capacity:
        return
    gone = [
        (taken.away, taken.seat)
        for taken in seats
        if taken.away is not None
        and taken.away + table.spec.settings.crowded <= now
        and wish in (None, taken.seat)
        and not table.must_stay(taken)
    ]
    if gone:
        table.give_up(draft, seats.by_seat[min(gone)[1]], "away")


def _check_buy(table: GameTable, caller: Caller, chips: Minor) -> None:
    low, high = table.bank_limits
    same = table.seats.same_bank(caller.id, table.house.clock.now())
    if same:
        low = high = max(low, same)
        if chips != low:
            raise IllegalAction("same-bank", "R-CM-13", chips=chips, exact=low)
    clause = "CM-1" if table.spec.is_stud else "R-QC-14"
    if chips < low:
        raise IllegalAction("buy-least", clause, chips=chips, low=low)
    if high and chips > high:
        raise IllegalAction("buy-most", clause, chips=chips, high=high)


def _source(table: GameTable, draft: Draft, caller: Caller, chips: Minor) -> str:
    """Return the account that chips come from.

    Raises:
        IllegalAction: there are not so many in it, or the player set a limit.
    """
    source = table.purse(caller.id)
    if source == PRACTICE:
        if chips > MOST_PRACTICE:
            raise IllegalAction("buy-most", chips=chips, high=MOST_PRACTICE)
        return source
    held = draft.balance(source) // MICRO_PER_MINOR
    if held < chips:
        raise IllegalAction("wallet-short", "QC-5", need=chips, chips=held)
    table.house.check_buy(caller, chips)
    return source


def _leave(table: GameTable, draft: Draft, caller: Caller, request: Leave) -> None:
    taken = seated(table, caller)
    if taken.leaving:
        raise IllegalAction("leaving")
    if table.must_stay(taken):
        taken.leaving = True
        draft.add(table.stream, SeatLeaving(taken.seat, request.id))
        draft.state = True
    else:
        table.give_up(draft, taken, "left", request.id)


def _top_up(table: GameTable, draft: Draft, caller: Caller, request: TopUp) -> None:
    taken = seated(table, caller)
    if request.amount <= 0:
        raise IllegalAction("amount", low=1)
    table.check_top_up(taken, request.amount)
    source = _source(table, draft, caller, request.amount)
    draft.move(table.stream, ChipsAdded(taken.seat, request.amount, source, request.id))
    table.back(taken)
    table.sat_down(draft, taken)


def _present(table: GameTable, draft: Draft, caller: Caller, request: Present) -> None:
    del request
    table.back(seated(table, caller))
    draft.state = draft.shown = True


HANDLERS: dict[type, Callable[[Any, Draft, Caller, Any], None]] = {
    Sit: _sit,
    Leave: _leave,
    TopUp: _top_up,
    Present: _present,
}
