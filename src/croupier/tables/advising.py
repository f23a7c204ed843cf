"""Advice at practice tables: worked out beside the event loop, from the asker's own view."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING

from croupier.games.actions import IllegalAction
from croupier.protocol.messages import Advice, AskAdvice, Refused
from croupier.strategy import NoAdvice, advise
from croupier.tables.refusing import checked_id, refused
from croupier.tables.spec import Caller

if TYPE_CHECKING:
    from croupier.games.caribbean_view import CaribbeanView
    from croupier.games.stud_view import StudView
    from croupier.tables.game_table import GameTable


async def advice(table: GameTable, caller: Caller, request: AskAdvice) -> Advice | Refused:
    """Return what the caller's choices are worth, or why there is no advice.

    Nothing is told of what is not on disk yet. While it is worked out tables go on.
    """
    try:
        return await _advice(table, caller, request)
    except IllegalAction as error:
        return refused(error, caller.language, table.sheet.currency, request.id, table.id)


async def _advice(table: GameTable, caller: Caller, request: AskAdvice) -> Advice:
    checked_id(request.id)
    view = _own_view(table, caller)
    coup, turn = table.number, table.turn
    waiter = table.public.settled()
    if waiter is not None:
        await waiter
    if table.house.stopped is not None:  # so that the wait may have ended without the disk
        raise IllegalAction("table-stopped")
    try:
        found = await asyncio.to_thread(partial(advise, view, table.sheet))
    except NoAdvice as none:
        raise IllegalAction(none.reason) from none
    return Advice(request.id, table.id, coup, turn, found)


def _own_view(table: GameTable, caller: Caller) -> CaribbeanView | StudView:
    """Return what the caller's seat sees.

    Raises:
        IllegalAction: this is no practice table, or the caller has no hand in the coup.
    """
    if not table.spec.practice:
        raise IllegalAction("advice-house")
    if table.stopped is not None or table.house.stopped is not None:
        raise IllegalAction("table-stopped")
    seat, running = table.viewers().get(caller.id), table.running
    if seat is None or running is None:
        raise IllegalAction("advice-no-hand")
    return running.coup.view(seat)
