"""What players ask for in a coup: to act, to add to the shuffle, to call the inspector."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from croupier.games.actions import IllegalAction, TakeBack
from croupier.protocol.messages import Act, CallInspector, ShareSeed
from croupier.shuffle import ShuffleError
from croupier.store.journal import InspectorCalled, SeedOpened, SeedShared
from croupier.tables.draft import Draft
from croupier.tables.seats import Taken
from croupier.tables.spec import Caller

if TYPE_CHECKING:
    from croupier.tables.game_table import GameTable

CALLED = "the inspector is called"


def seated(table: GameTable, caller: Caller) -> Taken:
    """Return the seat of whoever asks.

    Raises:
        IllegalAction: there is none.
    """
    taken = table.seats.of(caller.id)
    if taken is None:
        raise IllegalAction("not-seated")
    return taken


def _act(table: GameTable, draft: Draft, caller: Caller, request: Act) -> None:
    taken = seated(table, caller)
    running = table.running
    if running is None or running.closed:
        raise IllegalAction("no-coup")
    if request.coup != table.number:
        raise IllegalAction("stale-coup", coup=request.coup, now=table.number)
    if request.turn != table.turn:
        raise IllegalAction("stale-turn", turn=request.turn, now=table.turn)
    if table.paused is not None:
        raise IllegalAction("paused")
    if not table.in_coup(taken):
        raise IllegalAction("next-coup")
    if running.shuffle.closed and not running.shuffle.sealed:
        raise IllegalAction("bets-closed", "QC-2")
    table.house.check_stake(caller, table, request.action)
    table.act(draft, taken.seat, request.action, request.id)
    table.back(taken)
    if type(request.action) is TakeBack:
        table.withdraw(draft, taken)


def _share(table: GameTable, draft: Draft, caller: Caller, request: ShareSeed) -> None:
    """Take a commitment while bets are open, and what opens it after *Rien ne va plus*."""
    taken = seated(table, caller)
    running = table.running
    if running is None or running.closed or request.coup != table.number:
        raise IllegalAction("stale-coup", coup=request.coup, now=table.number)
    if not table.in_coup(taken):
        raise IllegalAction("next-coup")
    shuffle, seat = running.shuffle, taken.seat
    try:
        if request.secret is None:
            shuffle.share(seat, request.commitment or "")
            draft.add(table.stream, SeedShared(table.number, seat, request.commitment or ""))
        elif shuffle.open(seat, request.secret):
            draft.add(table.stream, SeedOpened(table.number, seat, request.secret))
            table.withheld.pop(caller.id, None)
        else:
            raise IllegalAction("seed-differs")
    except ShuffleError as error:
        raise IllegalAction("share-seed", why=str(error)) from error
    draft.shuffle = shuffle.public()


def _call(table: GameTable, draft: Draft, caller: Caller, request: CallInspector) -> None:
    """Let the clock wait, and ring at the inspector's console."""
    taken = seated(table, caller)
    if table.paused is not None:
        raise IllegalAction("paused")
    draft.add(table.stream, InspectorCalled(taken.seat, caller.id, request.id))
    table.house.alert(draft, "inspector-called", table.id, seat=taken.seat, coup=table.number)
    table.hold(draft, CALLED)
    table.unattended()


HANDLERS: dict[type, Callable[[Any, Draft, Caller, Any], None]] = {
    Act: _act,
    ShareSeed: _share,
    CallInspector: _call,
}
