"""The server's end of an HTTP connection: uvicorn's, which does not wait for ever.

Somebody who opens connections and says half a request on each, or nothing, would else hold them
until the process may open no more, and nobody could come in.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from croupier.server.settings import ServerSettings


class Doors:
    """Makes the connections of a server, and counts those of each address that are no sockets."""

    def __init__(self, settings: ServerSettings) -> None:
        """Begin with none."""
        self.slowest = settings.slowest_request
        self._most = settings.connections_per_address
        self._trusted = settings.trusted_proxies
        self._open: Counter[str] = Counter()

    def __call__(self, **options: Any) -> Door:  # noqa: ANN401 - uvicorn's own
        """Return a new connection."""
        return Door(self, **options)

    def enter(self, address: str) -> bool:
        """Count a connection in; whether its address may have it. Trusted proxies bring many."""
        self._open[address] += 1
        return address in self._trusted or self._open[address] <= self._most

    def leave(self, address: str) -> None:
        """Count a connection out."""
        self._open[address] -= 1
        if self._open[address] <= 0:
            del self._open[address]


class Door(H11Protocol):
    """A connection by which requests come, and by which sockets begin."""

    def __init__(self, doors: Doors, **options: Any) -> None:  # noqa: ANN401 - uvicorn's own
        """Begin unconnected."""
        super().__init__(**options)
        self._doors = doors
        self._address = ""
        self._counted = False
        self._late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for a request; cut the line where the address has too many."""
        super().connection_made(transport)
        self._address = "" if self.client is None else self.client[0]
        self._counted = True
        if self._doors.enter(self._address):
            self._watch()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it out."""
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take a piece of a request; the rest of it has so long and no longer."""
        super().data_received(data)
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Be a socket from here on: that has clocks and limits of its own."""
        self._leave()
        super().handle_websocket_upgrade(event)

    def _watch(self) -> None:
        """Let the clock run while a request is on its way, and only then.

        Between two requests runs uvicorn's own, until the first byte of the second.
        """
        waits = self._counted and self.conn.their_state in (h11.IDLE, h11.SEND_BODY)
        if not waits:
            self._rest()
        elif self._late is None:
            self._late = self.loop.call_later(self._doors.slowest, self.transport.abort)

    def _rest(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _leave(self) -> None:
        """It is no connection for requests any more."""
        self._rest()
        if self._counted:
            self._counted = False
            self._doors.leave(self._address)
