"""What a simulation is: a job of numbered chunks, each of which gives exact totals.

A chunk's coups, and the random numbers that they are played with, depend on the job and on the
chunk's number alone. Totals are whole numbers, and adding them up knows no order: so the same job
gives the same totals on one processor or on many machines, in one go or after a break.
"""

from __future__ import annotations

from typing import Protocol, Self, TypeVar

Total = TypeVar("Total", bound="Totals")
Total_co = TypeVar("Total_co", bound="Totals", covariant=True)


class SimulationError(ValueError):
    """A simulation that cannot be run; the message says what can."""


class Totals(Protocol):
    """What coups came to, exactly."""

    coups: int

    def add(self, other: Self) -> None:
        """Take another chunk's totals in; in whatever order, the sums are the same."""


class Job(Protocol[Total_co]):
    """A simulation by chunks; can be pickled."""

    @property
    def coups(self) -> int:
        """How many coups are played."""

    @property
    def chunk(self) -> int:
        """How many coups a chunk has; the last may have fewer."""

    def nothing(self) -> Total_co:
        """Return the totals of no coup."""

    def play(self, number: int) -> Total_co:
        """Return the totals of a chunk, numbered from 0."""


def chunks_of(coups: int, chunk: int) -> int:
    """Return how many chunks so many coups make."""
    return -(-coups // chunk)


def coups_in(coups: int, chunk: int, number: int) -> int:
    """Return how many coups a chunk has."""
    return min(chunk, coups - number * chunk)
