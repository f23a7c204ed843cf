"""What a client has asked and is not answered yet, whichever connection the answer comes by."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from typing import Any

from croupier.protocol.messages import (
    Ack,
    Advice,
    AskLobby,
    ClientMessage,
    LobbyState,
    Ping,
    Pong,
    Refused,
    ServerMessage,
    Snapshot,
    Watch,
)
from croupier.protocol.reach import RefusedError

_ASKS: Mapping[type, ClientMessage] = {LobbyState: AskLobby(), Pong: Ping()}
"""What is asked for an answer that is known by its kind alone."""


class Questions:
    """Requests by id, looks at tables, and what is answered by its kind; all as futures."""

    def __init__(self) -> None:
        """Begin with none."""
        self._by_id: dict[str, tuple[ClientMessage, asyncio.Future[Any]]] = {}
        self._looks: dict[str, list[asyncio.Future[Snapshot]]] = {}
        self._by_kind: dict[type, list[asyncio.Future[Any]]] = {}

    # Asked

    def ask(self, name: str, message: ClientMessage) -> asyncio.Future[Any]:
        """Note a request that is answered by its id; :meth:`forget` it in the end."""
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._by_id[name] = message, future
        return future

    def forget(self, name: str) -> None:
        """Wait for the answer to a request no longer."""
        self._by_id.pop(name, None)

    def look(self, table: str) -> asyncio.Future[Snapshot]:
        """Note that a table is looked at."""
        future: asyncio.Future[Snapshot] = asyncio.get_running_loop().create_future()
        self._looks.setdefault(table, []).append(future)
        return future

    def expect(self, kind: type) -> asyncio.Future[Any]:
        """Note that the next message of a kind is waited for."""
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._by_kind.setdefault(kind, []).append(future)
        return future

    # Answered

    def answer(self, update: Ack | Advice | Refused) -> None:
        """Give an answer to whoever asked; a refusal without an id is that of a look."""
        if isinstance(update, Refused) and update.id is None:
            for look in self._looks.pop(update.table or "", ()):
                _fail(look, RefusedError(update))
            return
        _, future = self._by_id.get(update.id or "", (None, None))
        if future is None:
            return
        if isinstance(update, Refused):
            _fail(future, RefusedError(update))
        else:
            _resolve(future, update)

    def saw(self, snapshot: Snapshot) -> None:
        """Give a look to all who wait for one at its table."""
        for look in self._looks.pop(snapshot.table, ()):
            _resolve(look, snapshot)

    def heard(self, update: ServerMessage) -> None:
        """Give a message to the first who waits for its kind."""
        waiting = self._by_kind.get(type(update))
        if waiting:
            _resolve(waiting.pop(0), update)

    # Over a drop

    def looked_at(self, table: str) -> bool:
        """Whether anybody waits for a look at a table."""
        return bool(self._looks.get(table))

    def unanswered(self) -> Iterator[ClientMessage]:
        """Yield the requests that have an id and no answer, to be asked again."""
        for message, future in tuple(self._by_id.values()):
            if not future.done():
                yield message

    def looks(self) -> Iterator[ClientMessage]:
        """Yield what asks for the looks that somebody waits for."""
        yield from [Watch(table) for table in self._looks]

    def kinds(self) -> Iterator[ClientMessage]:
        """Yield what asks for the answers that are known by their kind."""
        for kind, ask in _ASKS.items():
            for _ in self._by_kind.get(kind, ()):
                yield ask

    def fail_looks(self, error: Exception) -> None:
        """Nothing is shown any more: let nobody wait for it."""
        for looks in self._looks.values():
            for look in looks:
                _fail(look, error)
        self._looks.clear()

    def fail(self, error: Exception) -> None:
        """Nothing is answered any more."""
        self.fail_looks(error)
        for _, future in self._by_id.values():
            _fail(future, error)
        for waiting in self._by_kind.values():
            for future in waiting:
                _fail(future, error)


def _resolve(future: asyncio.Future[Any], value: object) -> None:
    if not future.done():
        future.set_result(value)


def _fail(future: asyncio.Future[Any], error: Exception) -> None:
    if not future.done():
        future.set_exception(error)
