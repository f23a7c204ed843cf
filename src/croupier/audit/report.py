"""What an audit found: what it counted and checked, and every difference."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from croupier.money import Micro


class Difference(msgspec.Struct, frozen=True):
    """One thing that is not as it should be.

    ``code`` names a message ``audit-CODE`` of the catalogues, ``values`` are what its sentence
    needs. ``seq`` is the entry's number in its stream, 0 where the whole stream or store is meant.
    """

    code: str
    stream: str
    seq: int = 0
    values: dict[str, str | int] = {}


class Counts(msgspec.Struct):
    """How much was checked."""

    entries: int = 0
    streams: int = 0
    coups: int = 0
    other_rules: int = 0
    """Coups that older rules settled: only what they moved was added up."""
    voided: int = 0
    unfinished: int = 0
    acts: int = 0
    shuffles: int = 0
    transfers: int = 0
    accounts: int = 0

    def add(self, other: Counts) -> None:
        """Add what was counted elsewhere."""
        for name in self.__struct_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))


class AuditReport(msgspec.Struct, frozen=True):
    """The whole answer; ``meters`` are the meters as the books have them, in micro-units."""

    url: str
    counts: Counts
    meters: dict[str, Micro]
    differences: tuple[Difference, ...]

    @property
    def clean(self) -> bool:
        """Whether everything is as it should be."""
        return not self.differences


class Findings:
    """Differences as they are found, and what was counted."""

    def __init__(self) -> None:
        """Begin with nothing found."""
        self.counts = Counts()
        self.differences: list[Difference] = []

    def differs(self, code: str, stream: str, seq: int = 0, **values: str | int) -> None:
        """Note a difference."""
        self.differences.append(Difference(code, stream, seq, values))

    def take(self, counts: Counts, differences: Iterable[Difference]) -> None:
        """Take over what was found elsewhere."""
        self.counts.add(counts)
        self.differences += differences
