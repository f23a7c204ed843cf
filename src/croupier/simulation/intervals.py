"""How sure a simulation is: means with intervals, and whether they agree with exact values."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

Z95 = 1.959963984540054
Z99 = 2.5758293035489004
"""Standard deviations on either side that hold 95% and 99% of a normal distribution."""


@dataclass(frozen=True)
class Estimate:
    """A mean found by simulation, with the exact value where it is known."""

    mean: float
    deviation: float
    """The standard deviation of one coup."""
    error: float
    """The standard deviation of the mean."""
    exact: float | None = None

    @property
    def interval95(self) -> tuple[float, float]:
        """What holds the true mean 95 times of 100."""
        return self.mean - Z95 * self.error, self.mean + Z95 * self.error

    @property
    def interval99(self) -> tuple[float, float]:
        """What holds the true mean 99 times of 100."""
        return self.mean - Z99 * self.error, self.mean + Z99 * self.error

    @property
    def off(self) -> float | None:
        """By how many standard deviations of the mean the exact value is missed."""
        if self.exact is None or not self.error:
            return None
        return (self.mean - self.exact) / self.error

    @property
    def agrees(self) -> bool | None:
        """Whether the exact value lies within the 99% interval; None where there is none."""
        if self.exact is None:
            return None
        low, high = self.interval99
        return low <= self.exact <= high


def estimate(total: float, square: float, number: int, exact: float | None = None) -> Estimate:
    """Return the mean of ``number`` independent values with this sum and this sum of squares."""
    if not number:
        return Estimate(0.0, 0.0, 0.0, exact)
    mean = total / number
    variance = max(0.0, square / number - mean * mean) * number / max(1, number - 1)
    return Estimate(mean, sqrt(variance), sqrt(variance / number), exact)


def share(count: int, number: int, exact: float | None = None) -> Estimate:
    """Return a share, ``count`` of ``number``; where an exact one is given, its error is that's."""
    found = count / number if number else 0.0
    spread = found if exact is None else exact
    deviation = sqrt(max(0.0, spread * (1 - spread)))
    return Estimate(found, deviation, deviation / sqrt(number) if number else 0.0, exact)


def quantile(counts: dict[int, int], level: float) -> int:
    """Return the least value that is not exceeded by a part ``level`` of what is counted."""
    left = level * sum(counts.values())
    value = 0
    for value in sorted(counts):
        left -= counts[value]
        if left <= 0:
            break
    return value
