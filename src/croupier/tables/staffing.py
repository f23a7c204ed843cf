"""What the staff does at a table: events like any other, with reason, and final (CM-18).

Voiding a coup takes two: one asks, another signs. While a void waits for its signature the table
waits too. Nothing here shows a hidden card to anybody.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from croupier.games.actions import HOUSE, IllegalAction, Violation, Void
from croupier.ledger.accounts import float_of, rake
from croupier.money import MICRO_PER_MINOR
from croupier.store.journal import (
    ClockExtended,
    FloatCounted,
    FloatCredited,
    FloatFilled,
    Noted,
    Paused,
    RakeDropped,
    Resumed,
    Ruled,
    VoidRefused,
    VoidRequested,
)
from croupier.tables import requests as ask
from croupier.tables.draft import Draft
from croupier.tables.refusing import checked_amount, checked_micro
from croupier.tables.running import Running
from croupier.tables.spec import HOUR, Caller

if TYPE_CHECKING:
    from croupier.tables.game_table import GameTable

CLOSING = "closing"
"""What the journal notes when a table is to be closed."""
LONGEST_EXTENSION = 24 * HOUR
VOID_WAITS = "a void waits for its second signature"


def _pause(table: GameTable, draft: Draft, caller: Caller, request: ask.Pause) -> None:
    if table.paused is not None:
        raise IllegalAction("paused")
    draft.add(table.stream, Paused(request.reason, caller.id))
    table.hold(draft, request.reason or "inspector")


def _resume(table: GameTable, draft: Draft, caller: Caller, request: ask.Resume) -> None:
    if table.paused is None:
        raise IllegalAction("not-paused")
    running = table.running
    if running is not None and running.void_by:
        raise IllegalAction("void-waits", "R-CM-19")
    draft.add(table.stream, Resumed(caller.id, request.reason))
    table.go_on(draft)


def _extend(table: GameTable, draft: Draft, caller: Caller, request: ask.Extend) -> None:
    if not 0 < request.milliseconds <= LONGEST_EXTENSION:
        raise IllegalAction("extension", hours=LONGEST_EXTENSION // HOUR)
    body = ClockExtended(table.number, request.milliseconds, caller.id, request.reason)
    draft.add(table.stream, body)
    table.pace.extend(request.milliseconds)
    table.shift(request.milliseconds)


def _violation(
    table: GameTable, draft: Draft, caller: Caller, request: ask.RecordViolation
) -> None:
    table.act(draft, HOUSE, Violation(request.seat, request.reason), request.id, (caller.id, ""))
    table.violated(request.seat)
    draft.state = True


def _coup(table: GameTable, number: int) -> Running:
    running = table.running
    if running is None or running.closed or number != table.number:
        raise IllegalAction("stale-coup", coup=number, now=table.number)
    return running


def _request_void(table: GameTable, draft: Draft, caller: Caller, request: ask.RequestVoid) -> None:
    running = _coup(table, request.coup)
    if running.void_by:
        raise IllegalAction("void-waits", "R-CM-19")
    running.coup.verify(HOUSE, Void(request.reason))
    draft.add(table.stream, VoidRequested(request.coup, caller.id, request.reason))
    running.void_by, running.void_reason = caller.id, request.reason
    table.house.alert(draft, "void-requested", table.id, coup=request.coup)
    if table.paused is None:
        draft.add(table.stream, Paused(VOID_WAITS, caller.id))
        table.hold(draft, VOID_WAITS)


def _sign_void(table: GameTable, draft: Draft, caller: Caller, request: ask.SignVoid) -> None:
    running = _coup(table, request.coup)
    first = running.void_by
    if not first:
        raise IllegalAction("no-void", coup=request.coup)
    if first == caller.id:
        raise IllegalAction("second-signature", "R-CM-19")
    table.check_void(draft)
    table.act(draft, HOUSE, Void(running.void_reason), request.id, (first, caller.id))
    running.void_by = ""
    draft.add(table.stream, Resumed(caller.id))
    table.go_on(draft)


def _refuse_void(table: GameTable, draft: Draft, caller: Caller, request: ask.RefuseVoid) -> None:
    running = _coup(table, request.coup)
    if not running.void_by:
        raise IllegalAction("no-void", coup=request.coup)
    draft.add(table.stream, VoidRefused(request.coup, caller.id, request.reason))
    running.void_by = running.void_reason = ""
    draft.add(table.stream, Resumed(caller.id))
    table.go_on(draft)


def _rule(table: GameTable, draft: Draft, caller: Caller, request: ask.Rule) -> None:
    if not 1 <= request.coup <= table.number:
        raise IllegalAction("stale-coup", coup=request.coup, now=table.number)
    body = Ruled(request.coup, caller.id, request.reason, request.clause, request.seat)
    draft.add(table.stream, body)


def _fill(table: GameTable, draft: Draft, caller: Caller, request: ask.Fill) -> None:
    _house_table(table)
    checked_amount(request.amount)
    draft.move(table.stream, FloatFilled(request.amount, caller.id, reason=request.reason))


def _credit(table: GameTable, draft: Draft, caller: Caller, request: ask.Credit) -> None:
    _house_table(table)
    held = draft.balance(float_of(table.id)) // MICRO_PER_MINOR
    if not 0 < request.amount <= held:
        raise IllegalAction("float-short", need=request.amount, chips=held)
    body = FloatCredited(request.amount, caller.id, reason=request.reason)
    draft.move(table.stream, body)


def _count(table: GameTable, draft: Draft, caller: Caller, request: ask.Count) -> None:
    checked_micro(request.counted)
    booked = draft.balance(float_of(table.id))
    body = FloatCounted(request.counted, booked, caller.id, request.moment, request.reason)
    draft.add(table.stream, body)
    if request.counted != booked:
        table.house.alert(draft, "float-differs", table.id, counted=request.counted, booked=booked)


def _drop_rake(table: GameTable, draft: Draft, caller: Caller, request: ask.DropRake) -> None:
    _house_table(table)
    amount = draft.balance(rake(table.id)) // MICRO_PER_MINOR - table.rake_of_coup()
    if amount <= 0:
        raise IllegalAction("no-rake")
    draft.move(table.stream, RakeDropped(amount, caller.id, request.reason))


def _close(table: GameTable, draft: Draft, caller: Caller, request: ask.CloseTable) -> None:
    if table.closing:
        raise IllegalAction("table-closing")
    values: dict[str, str | int] = {"reason": request.reason}
    draft.add(table.stream, Noted(CLOSING, values, caller.id))
    table.closing = True
    table.last_coup(draft)


def _house_table(table: GameTable) -> None:
    if table.spec.practice:
        raise IllegalAction("practice-table")


HANDLERS: dict[type, Callable[[Any, Draft, Caller, Any], None]] = {
    ask.Pause: _pause,
    ask.Resume: _resume,
    ask.Extend: _extend,
    ask.RecordViolation: _violation,
    ask.RequestVoid: _request_void,
    ask.SignVoid: _sign_void,
    ask.RefuseVoid: _refuse_void,
    ask.Rule: _rule,
    ask.Fill: _fill,
    ask.Credit: _credit,
    ask.Count: _count,
    ask.DropRake: _drop_rake,
    ask.CloseTable: _close,
}
