"""The clock of one table: one deadline at a time, which can be frozen and moved."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING

from croupier.tables.clock import Clock, Timer

if TYPE_CHECKING:
    from croupier.tables.publish import Batch

SLOW = 250
"""Milliseconds that a commit may take before whoever has to decide is given them back."""


class Pace:
    """Calls back when the deadline that is armed has passed. Times are milliseconds."""

    __slots__ = ("_clock", "_left", "_on_time", "_timer", "deadline", "key")

    def __init__(self, clock: Clock, on_time: Callable[[Hashable], None]) -> None:
        """Begin with nothing armed."""
        self._clock = clock
        self._on_time = on_time
        self._timer: Timer | None = None
        self._left: int | None = None
        self.key: Hashable = None
        self.deadline: int | None = None
        """When it falls due, None while it is frozen or nothing is armed."""

    @property
    def frozen(self) -> bool:
        """Whether the clock stands."""
        return self._left is not None

    def arm(self, key: Hashable, milliseconds: int) -> bool:
        """Let ``key`` fall due in so many milliseconds, unless it is armed already."""
        if key == self.key:
            return False
        self._cancel()
        self.key = key
        if self._left is not None:
            self._left = milliseconds
        else:
            self._set(milliseconds)
        return True

    def disarm(self) -> None:
        """Let nothing fall due."""
        self._cancel()
        self.key = None
        if self._left is not None:
            self._left = 0

    def freeze(self) -> None:
        """Let the clock stand, keeping what is left of it."""
        if self._left is None:
            left = 0 if self.deadline is None else self.deadline - self._clock.now()
            self._cancel()
            self._left = max(0, left)

    def thaw(self) -> None:
        """Let it go on."""
        left, self._left = self._left, None
        if left is not None and self.key is not None:
            self._set(left)

    def extend(self, milliseconds: int) -> None:
        """Give more time."""
        if self._left is not None:
            self._left += milliseconds
        elif self.deadline is not None:
            left = self.deadline - self._clock.now()
            self._cancel()
            self._set(max(0, left) + milliseconds)

    def _set(self, milliseconds: int) -> None:
        self.deadline = self._clock.now() + milliseconds
        self._timer = self._clock.call_later(milliseconds, self._due)

    def _cancel(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self.deadline = None

    def _due(self) -> None:
        key = self.key
        self._timer = self.deadline = self.key = None
        self._on_time(key)


class Prompt:
    """What tells people what the clock runs for: they have seen it only once it is on disk."""

    __slots__ = ("_batch", "_key", "_pace")

    def __init__(self, pace: Pace) -> None:
        """Begin with nothing told."""
        self._pace = pace
        self._key: Hashable = None
        self._batch: Batch | None = None

    def told_by(self, batch: Batch) -> None:
        """Note that a batch tells it, if the clock runs for something new."""
        if self._pace.key != self._key:
            self._key, self._batch = self._pace.key, batch

    def late(self, batch: Batch, now: int) -> int:
        """Give back the time that the disk took before a batch could be shown; return it."""
        late, pace = now - batch.at, self._pace
        if batch is not self._batch or pace.key != self._key or late <= SLOW:
            return 0
        if batch.deadline is None or pace.deadline is None:
            return 0
        pace.extend(max(0, batch.deadline + late - pace.deadline))
        return late
