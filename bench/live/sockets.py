"""WebSocket clients as lean as can be, so that what is measured is the server.

Raw asyncio protocols: no task, no future, no queue a socket; frames are masked with a key of
zeroes, which leaves the text as it is.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from time import perf_counter
from typing import cast

UPGRADE = (
    b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
ZEROES = bytes(4)
TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
TICK = 0.002
"""Seconds between two looks at what the pace lets go."""
BEHIND = 0.1
"""Seconds of the pace that may be made up for where nobody was ready."""


def framed(payload: bytes, opcode: int = TEXT) -> bytes:
    """Return a client's frame of up to 65,535 bytes."""
    size = len(payload)
    if size < 126:
        return bytes((opcode, 0x80 | size)) + ZEROES + payload
    return bytes((opcode, 0xFE)) + size.to_bytes(2, "big") + ZEROES + payload


class Tally:
    """What happened in one phase."""

    def __init__(self) -> None:
        """Begin at zero."""
        self.latencies: list[float] = []
        self.refused: Counter[str] = Counter()
        self.messages = 0
        self.bytes = 0


class Pace:
    """Lets sockets act: at once, or so many a second, or so many at a time.

    Sockets that may act wait in ``ready``, first come, first served.
    """

    def __init__(self) -> None:
        """Begin by letting everybody act at once."""
        self.tally = Tally()
        self.lost = 0
        self.ready: deque[Socket] = deque()
        self._rate: float | None = None
        self._window: int | None = None
        self._flying = 0
        self._let = 0
        self._from = 0.0

    def begin(self, rate: float | None, window: int | None = None) -> None:
        """Let ``rate`` acts a second go from now on, at most ``window`` unanswered."""
        self.tally = Tally()
        self._rate, self._window = rate, window
        self._let, self._from = 0, perf_counter()
        if rate is None:
            self._release(len(self.ready))
        else:
            self._tick(rate)

    def may_act(self, socket: Socket) -> None:
        """Let a socket act, when its time has come."""
        self.ready.append(socket)
        if self._rate is None:
            self._release(1)

    def answered(self, asked_at: float) -> None:
        """Note that an act is done."""
        self._flying -= 1
        self.tally.latencies.append(perf_counter() - asked_at)

    def refused(self, code: str) -> None:
        """Note that one is not done."""
        self._flying -= 1
        self.tally.refused[code] += 1

    def _tick(self, rate: float) -> None:
        if self._rate != rate:
            return
        due = int((perf_counter() - self._from) * rate)
        self._let = max(self._let, due - int(rate * BEHIND))
        self._let += self._release(due - self._let)
        asyncio.get_running_loop().call_later(TICK, self._tick, rate)

    def _release(self, most: int) -> int:
        """Let up to so many act; return how many did."""
        if self._window is not None:
            most = self._window - self._flying
        count = min(most, len(self.ready))
        for _ in range(count):
            self._flying += 1
            self.ready.popleft().act()
        return max(0, count)


class Socket(asyncio.Protocol):
    """One WebSocket: its handshake, its frames."""

    def __init__(self, pace: Pace) -> None:
        """Begin unconnected; ``opened`` is done when the handshake is."""
        self.pace = pace
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport
        self.over = False
        self._rest = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        self.transport = cast("asyncio.Transport", transport)
        self.transport.write(UPGRADE)

    def connection_lost(self, exc: Exception | None) -> None:
        """Note it where nobody asked for it."""
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("the server closed"))
        elif not self.over:
            self.pace.lost += 1

    def data_received(self, data: bytes) -> None:
        """Take frames apart."""
        data = self._rest + data if self._rest else data
        if not self.opened.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            if b" 101 " not in head[:20]:
                self.opened.set_exception(ConnectionError(head[:200].decode()))
                return
            self.opened.set_result(None)
        place, size = 0, len(data)
        tally = self.pace.tally
        while size - place >= 2:
            body, length = place + 2, data[place + 1]
            if length >= 126:
                body += 2 if length == 126 else 8
                if size < body:
                    break
                length = int.from_bytes(data[place + 2 : body], "big")
            if size - body < length:
                break
            payload = data[body : body + length]
            opcode, place = data[place], body + length
            if opcode == TEXT:
                tally.messages += 1
                tally.bytes += length
                self.took(payload)
            elif opcode == PING:
                self.transport.write(framed(payload, PONG))
        self._rest = data[place:]

    def send(self, payload: bytes) -> None:
        """Send a message."""
        self.transport.write(framed(payload))

    def close(self) -> None:
        """Hang up."""
        self.over = True
        self.transport.close()

    def start(self) -> None:
        """Say what is said first."""

    def took(self, payload: bytes) -> None:
        """Take a message."""

    def act(self) -> None:
        """Do what one waited to do."""


class Echoed(Socket):
    """A client of the shell: it asks again whenever it has been answered."""

    def __init__(self, pace: Pace, number: int, group: int) -> None:
        """Begin as one of a group, whose members see each other's acts."""
        super().__init__(pace)
        self._begin = b"%d" % group
        self._mark = b'{"type":"act","table":"table-%d","seat":%d,' % (group, number)
        self._asked = 0.0
        self._count = 0

    def start(self) -> None:
        """Say which group."""
        self.send(self._begin)
        self.pace.may_act(self)

    def act(self) -> None:
        """Send what is as long as an act."""
        self._count += 1
        self._asked = perf_counter()
        filler = b'"coup":12,"turn":5,"action":{"do":"call"},"id":"%07d"}' % self._count
        self.send(self._mark + filler)

    def took(self, payload: bytes) -> None:
        """Ask again if it is one's own."""
        if payload.startswith(self._mark):
            self.pace.answered(self._asked)
            self.pace.may_act(self)
