"""The time of a house, injected: the system's, or a virtual one that tests turn by hand.

Times are milliseconds since 1970 and never fall, whatever the wall clock does; after a restart they
go on from the last time that stands in the store.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
import time
from collections.abc import Awaitable, Callable
from typing import Protocol


class Timer(Protocol):
    """Something that will be called."""

    def cancel(self) -> None:
        """Do not call it; nothing happens if it was called already."""


class Clock(Protocol):
    """What tables know of time."""

    def now(self) -> int:
        """Return the time; it never falls."""

    def call_later(self, milliseconds: int, callback: Callable[[], None], /) -> Timer:
        """Call back once, from the event loop, when so much time has passed."""


class SystemClock:
    """The wall clock as it was at the start, carried on by the monotonic clock."""

    def __init__(self, last_at: int = 0, *, wall: Callable[[], float] = time.time) -> None:
        """Begin now, or at ``last_at`` where the wall clock is behind it."""
        self._start = max(int(wall() * 1000), last_at)
        self._origin = time.monotonic()

    def now(self) -> int:
        """Return the time; it never falls."""
        return self._start + int((time.monotonic() - self._origin) * 1000)

    def call_later(self, milliseconds: int, callback: Callable[[], None], /) -> Timer:
        """Call back once, from the running event loop, when so much time has passed."""
        return asyncio.get_running_loop().call_later(max(0, milliseconds) / 1000, callback)


class _VirtualTimer:
    """A timer of a virtual clock."""

    __slots__ = ("callback",)

    def __init__(self, callback: Callable[[], None]) -> None:
        self.callback: Callable[[], None] | None = callback

    def cancel(self) -> None:
        self.callback = None


class VirtualClock:
    """A clock that stands until it is turned: tests run years in seconds."""

    def __init__(self, now: int = 1_800_000_000_000) -> None:
        """Begin at a time."""
        self._now = now
        self._count = itertools.count()
        self._timers: list[tuple[int, int, _VirtualTimer]] = []

    def now(self) -> int:
        """Return the time."""
        return self._now

    def call_later(self, milliseconds: int, callback: Callable[[], None], /) -> Timer:
        """Call back once, when the clock has been turned so far."""
        timer = _VirtualTimer(callback)
        heapq.heappush(self._timers, (self._now + max(0, milliseconds), next(self._count), timer))
        return timer

    @property
    def waiting(self) -> int:
        """How many timers are set."""
        return sum(timer.callback is not None for _, _, timer in self._timers)

    def advance(self, milliseconds: int) -> None:
        """Turn the clock, calling whatever falls due, in order."""
        until = self._now + milliseconds
        while self._step(until):
            pass
        self._now = until

    async def run(
        self, milliseconds: int, settle: Callable[[], Awaitable[None]] | None = None
    ) -> None:
        """Turn the clock, letting the event loop catch up after each timer.

        ``settle`` is awaited after each: by default a few turns of the loop.
        """
        until = self._now + milliseconds
        await (settle or _turns)()
        while self._step(until):
            await (settle or _turns)()
        self._now = until
        await (settle or _turns)()

    def _step(self, until: int) -> bool:
        """Call the next timer that is due by ``until``; whether there was one."""
        while self._timers and self._timers[0][0] <= until:
            due, _, timer = heapq.heappop(self._timers)
            callback, timer.callback = timer.callback, None
            if callback is not None:
                self._now = max(self._now, due)
                callback()
                return True
        return False


async def _turns() -> None:
    for _ in range(4):
        await asyncio.sleep(0)
