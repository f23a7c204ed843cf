"""A client that plays: it looks whenever its seat may act, and lets a player decide."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from croupier.games.events import CoupEnded, Voided
from croupier.protocol.messages import Closed, Events, Snapshot
from croupier.protocol.reach import ClientError, Decider, RefusedError

if TYPE_CHECKING:
    from croupier.money import Minor
    from croupier.protocol.client import Client


async def play(
    client: Client,
    table: str,
    player: Decider,
    *,
    chips: Minor,
    seat: int | None,
    coups: int,
    until: Callable[[Snapshot], bool] | None,
) -> int:
    """Sit down, let ``player`` decide, leave; see :meth:`Client.play`."""
    look = await client.watch(table)
    if look.seat is None:
        await client.sit(table, chips, seat)
        look = await client.watch(table)
    played, decided = 0, (0, 0)
    decided = await _decide(client, look, player, decided)
    async for update in client.updates():
        if isinstance(update, Closed):
            raise ClientError(update.text)
        if not isinstance(update, Events | Snapshot) or update.table != table:
            continue
        if update.seq < look.seq:  # from before the seat was taken
            continue
        if isinstance(update, Events):
            played += _ended(update)
            if (coups and played >= coups) or _is_up(update, look):
                break
            if not update.offers:
                continue
            update = await client.watch(table)  # noqa: PLW2901 - the view that belongs to it
        if until is not None and until(update):
            break
        decided = await _decide(client, update, player, decided)
    with suppress(RefusedError):
        await client.leave(table)
    return played


def _is_up(update: Events, look: Snapshot) -> bool:
    """Whether the seat was given up: for want of chips, say."""
    return update.state is not None and look.seat not in {one.seat for one in update.state.seats}


def _ended(update: Events) -> bool:
    return any(isinstance(event, CoupEnded | Voided) for event in update.events)


async def _decide(
    client: Client, look: Snapshot, player: Decider, decided: tuple[int, int]
) -> tuple[int, int]:
    """Let the player decide once a turn; what comes too late is no matter."""
    now = (look.coup, look.turn)
    if look.view is None or not look.view.offers or now == decided:
        return decided
    with suppress(RefusedError):
        await client.act(look.table, look.coup, look.turn, player.decide(look.view))
    return now
