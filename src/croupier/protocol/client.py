"""A client of the live house, for bots, load tests and programs of one's own.

>>> async with Client("http://127.0.0.1:8080") as client:  # doctest: +SKIP
...     await client.play("practice-caribbean", player, chips=1_000_00, coups=10)

Whoever has no session is a guest, who sits at practice tables. A connection that drops is made
again: tables are followed from the last sequence seen, and what was not answered is asked again by
the same id, so that it is done once.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable

from croupier.games.actions import AnyAction, Seat
from croupier.money import Minor
from croupier.protocol.held import Held
from croupier.protocol.messages import (
    Ack,
    Act,
    Advice,
    AskAdvice,
    AskLobby,
    CallInspector,
    Leave,
    LobbyState,
    Ping,
    Pong,
    Present,
    Sit,
    Snapshot,
    TopUp,
    Unwatch,
    Watch,
)
from croupier.protocol.playing import play
from croupier.protocol.reach import ClientError, Decider, RefusedError, socket_url


class Client(Held):
    """A connection to a live house, held for as long as the program wants it.

    ``url`` is the house's address (http, https, ws or wss). ``session`` is a login's (see
    ``POST /api/login`` with ``"bearer": true``) or a guest's earlier ``client.session``.
    """

    async def lobby(self) -> LobbyState:
        """Return all tables that may be watched."""
        found: LobbyState = await self._answered(AskLobby(), LobbyState)
        return found

    async def time(self) -> int:
        """Return the server's time, in milliseconds since 1970."""
        found: Pong = await self._answered(Ping(), Pong)
        return found.time

    async def watch(self, table: str, *, said: bool = False) -> Snapshot:
        """Follow a table, and return how it looks now; call again for a fresh look.

        With ``said`` it tells what happened in this coup so far.

        Raises:
            RefusedError: there is no such table.
        """
        self._watched.setdefault(table, None)
        future = self._questions.look(table)
        try:
            await self._send(Watch(table, said=said))
            return await future
        except RefusedError:
            self._watched.pop(table, None)
            raise

    async def unwatch(self, table: str) -> None:
        """Follow a table no longer."""
        self._watched.pop(table, None)
        await self._send(Unwatch(table))

    async def sit(self, table: str, chips: Minor, seat: int | None = None) -> Ack:
        """Take a seat, any free one by default, with chips in minor units.

        Raises:
            RefusedError: the house refuses; so for all that follow here.
        """
        return await self.ask(Sit(table, _id(), chips, None if seat is None else Seat(seat)))

    async def leave(self, table: str) -> Ack:
        """Give the seat up: at once between coups, else when the coup is over."""
        return await self.ask(Leave(table, _id()))

    async def act(self, table: str, coup: int, turn: int, action: AnyAction) -> Ack:
        """Do what was offered at a turn of a coup; return when it is on the house's disk."""
        return await self.ask(Act(table, coup, turn, _id(), action))  # type: ignore[arg-type]

    async def top_up(self, table: str, amount: Minor) -> Ack:
        """Add chips to one's bank between coups."""
        return await self.ask(TopUp(table, _id(), amount))

    async def present(self, table: str) -> Ack:
        """Say that one is back, after letting turns pass."""
        return await self.ask(Present(table, _id()))

    async def call_inspector(self, table: str) -> Ack:
        """Ring for the inspector; the clock waits."""
        return await self.ask(CallInspector(table, _id()))

    async def ask(self, message: Sit | Leave | Act | TopUp | Present | CallInspector) -> Ack:
        """Ask for something by an id of one's own: asked twice, it is done once.

        Raises:
            RefusedError: the house refuses.
            ClientError: the connection is over; whether it was done is not known.
        """
        found: Ack = await self._by_id(message)
        return found

    async def advice(self, table: str) -> Advice:
        """Return what one's choices are worth: at practice tables, on one's turn.

        Raises:
            RefusedError: there is no advice here, or now.
            ClientError: the connection is over.
        """
        found: Advice = await self._by_id(AskAdvice(table, _id()))
        return found

    async def play(
        self,
        table: str,
        player: Decider,
        *,
        chips: Minor,
        seat: int | None = None,
        coups: int = 0,
        until: Callable[[Snapshot], bool] | None = None,
    ) -> int:
        """Sit down and let ``player`` decide, then leave; return how many coups were played.

        ``coups`` ends it after so many (0: never), ``until`` when it says so of a fresh look.

        Raises:
            RefusedError: the house does not let the client sit down.
            ClientError: the connection is over for good.
        """
        return await play(self, table, player, chips=chips, seat=seat, coups=coups, until=until)


def _id() -> str:
    return secrets.token_hex(8)


__all__ = ["Client", "ClientError", "Decider", "RefusedError", "socket_url"]
