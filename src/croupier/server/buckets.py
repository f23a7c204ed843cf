"""Limits on how fast: a bucket of permissions that fills up steadily."""

from __future__ import annotations

from collections.abc import Callable, Hashable


class Bucket:
    """Holds up to ``burst`` permissions and gains ``per_second`` of them."""

    __slots__ = ("_at", "_burst", "_left", "_per_second")

    def __init__(self, per_second: float, burst: float, now: float) -> None:
        """Begin full; ``now`` and later times are seconds of one clock."""
        self._per_second = per_second
        self._burst = burst
        self._left = burst
        self._at = now

    def take(self, now: float) -> bool:
        """Take a permission, if there is one."""
        self._left = min(self._burst, self._left + (now - self._at) * self._per_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def is_full(self, now: float) -> bool:
        """Whether nothing is owed any more."""
        return self._left + (now - self._at) * self._per_second >= self._burst


class Buckets:
    """One bucket a key (an address, say); those that are full again are forgotten."""

    MOST = 10_000

    def __init__(self, per_second: float, burst: float, clock: Callable[[], float]) -> None:
        """Begin with none; ``clock`` tells seconds."""
        self._per_second = per_second
        self._burst = burst
        self._clock = clock
        self._kept: dict[Hashable, Bucket] = {}

    def take(self, key: Hashable) -> bool:
        """Take a permission of a key's bucket, if there is one."""
        now = self._clock()
        bucket = self._kept.get(key)
        if bucket is None:
            if len(self._kept) >= self.MOST:
                self._kept = {k: b for k, b in self._kept.items() if not b.is_full(now)}
            bucket = self._kept[key] = Bucket(self._per_second, self._burst, now)
        return bucket.take(now)
