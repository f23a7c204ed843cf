"""The server's end of a WebSocket: uvicorn's, with messages sent at once and counted.

A table shows what happened to many at a time; waiting for each would let the slowest reader hold up
all. So a message goes into the socket's buffer and nobody waits, and whoever lets the buffer grow
too long is dropped.
"""

from __future__ import annotations

from asyncio.transports import BaseTransport
from typing import Any, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.protocol import State

from croupier.server.buckets import Bucket

KEY = "line"
"""Where in the state of an ASGI scope the line stands."""
LINGER = 5.0
"""Seconds that a closed socket has to take what was sent, before it is cut."""

SMALL_PER_SECOND, SMALL_BURST = 20.0, 500
"""Pings and pieces of messages that a socket may send: the application never hears of them."""
FLOOD = 4429

AHEAD = 4
"""Messages of a socket that may wait for those before them; then it is read no further."""


def framed(data: bytes) -> bytes:
    """Return a server's frame of a text message: whole, not masked, not compressed."""
    size = len(data)
    if size < 126:
        return b"\x81%c%b" % (size, data)
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + data
    return b"\x81\x7f" + size.to_bytes(8, "big") + data


class Pipe(Protocol):
    """What a connection needs of its socket."""

    def push(self, data: bytes) -> int:
        """Send a text message, without waiting; return the bytes that the reader has not taken."""

    def drop(self, code: int, reason: str) -> None:
        """Close, and cut the line where the reader does not even take that."""


class Line(WebSocketsSansIOProtocol):
    """uvicorn's protocol, which its application can push messages into."""

    _small: Bucket | None = None

    def connection_made(self, transport: BaseTransport) -> None:
        """Let the application find this line in its scope."""
        super().connection_made(transport)
        self._small = Bucket(SMALL_PER_SECOND, SMALL_BURST, self.loop.time())
        self.app_state = {**self.app_state, KEY: self}

    def push(self, data: bytes) -> int:
        """Send a text message, without waiting; return the bytes that the reader has not taken.

        After the end of the line, nothing happens.
        """
        transport = self.transport
        if self.close_sent or self.disconnected or transport.is_closing():
            return 0
        if self.conn.state is State.OPEN:
            transport.write(framed(data))
        return transport.get_write_buffer_size()

    def send_receive_event_to_app(self) -> None:
        """Hand a message on; read no further only once a few wait, not at each."""
        before = self.read_paused
        self.read_paused = before or self.queue.qsize() < AHEAD
        super().send_receive_event_to_app()
        if not before and self.queue.qsize() <= AHEAD:
            self.read_paused = False

    def handle_ping(self) -> None:
        """Answer a ping, while there are not too many: answers that nobody reads would pile up."""
        if self._is_bearable():
            super().handle_ping()

    def handle_cont(self, event: Frame) -> None:
        """Take a piece of a message, while there are not too many."""
        if self._is_bearable():
            super().handle_cont(event)

    def _is_bearable(self) -> bool:
        """Whether another small frame may come; else the line is closed, and read no more."""
        if self.disconnected or self.close_sent:
            return False
        if self._small is None or self._small.take(self.loop.time()):
            return True
        self.drop(FLOOD, "a flood of pings, or of pieces of messages")
        self.transport.close()
        return False

    def drop(self, code: int, reason: str) -> None:
        """Close, and cut the line where the reader does not even take that."""
        if self.disconnected or self.close_sent:
            return
        self.stop_keepalive()
        try:
            self.conn.send_close(code, reason)
        except InvalidState:
            self.transport.abort()
            return
        self.close_sent = True
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.close_timer = self.loop.call_later(LINGER, self.transport.abort)
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()


def pipe_of(scope: Any) -> Pipe | None:  # noqa: ANN401 - ASGI's own
    """Return the line of an ASGI scope; None: another server than ours runs the application."""
    found = scope.get("state", {}).get(KEY)
    return found if isinstance(found, Line) else None
