"""What a simulation is: a job of numbered chunks, each of which gives exact totals.

A chunk's coups, and the random numbers that they are played with, depend on the job and on the
chunk's number alone. Totals are whole numbers, and adding them up knows no order: so the same job
gives the same totals on one processor or on many machines, in one go or after a break.
"""

from __future__ import annotations

from typing import Protocol, Self, TypeVar

Total = TypeVar("Total", bound="Totals")
Total_co = TypeVar("Total_co", bound="Totals", covariant=True)


MOST_COUPS = 10**13


class SimulationError(ValueError):
    """A simulation that cannot be run; the message says what can.

    ``code`` is that of a message, ``simulation-CODE``, and ``values`` are what it names.
    """

    def __init__(self, code: str, **values: str | int) -> None:
        """Keep what is wrong."""
        super().__init__(code, values)
        self.code = code
        self.values = values

    def text(self, language: str = "en") -> str:
        """Return the sentence in a language of the catalogues."""
        from croupier.messages import Messages  # it takes its time: only a refusal pays for it

        return Messages(language).text(f"simulation-{self.code}", **self.values)

    def __str__(self) -> str:
        return self.text()

    def __reduce__(self) -> tuple[object, ...]:
        """Let it come from another process as it is."""
        return _refusal, (type(self), self.code, self.values)


def _refusal(
    kind: type[SimulationError], code: str, values: dict[str, str | int]
) -> SimulationError:
    return kind(code, **values)


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


def refuse_coups(coups: int) -> None:
    """Return if so many coups can be played.

    Raises:
        SimulationError: none, or more than anybody waits for.
    """
    if not 1 <= coups <= MOST_COUPS:
        raise SimulationError("coups", coups=str(coups), most=MOST_COUPS)


def refuse_seats(seats: int, most: int) -> None:
    """Return if a table of Caribbean Stud has so many seats.

    Raises:
        SimulationError: it has not.
    """
    if not 1 <= seats <= most:
        raise SimulationError("seats", seats=str(seats), most=most)


def chunks_of(coups: int, chunk: int) -> int:
    """Return how many chunks so many coups make."""
    return -(-coups // chunk)


def coups_in(coups: int, chunk: int, number: int) -> int:
    """Return how many coups a chunk has."""
    return min(chunk, coups - number * chunk)
