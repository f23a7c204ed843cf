"""A coup's record: how it began and what was done, enough to play it again exactly.

A record holds the deck, hidden cards included: it is the house's paper. What a single seat saw is
written by :func:`croupier.records.phh.export`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TypeAlias

from croupier.cards import Card
from croupier.games.actions import AnyAction, Deal, IllegalAction, Seat
from croupier.games.caribbean import CaribbeanCoup, caribbean_game
from croupier.games.coup import Coup
from croupier.games.stud import StudCoup, stud_game
from croupier.money import Minor
from croupier.records.proofs import Proofs
from croupier.sheets import CaribbeanSheet, StudSheet
from croupier.sheets.schema import Stake

RULES_VERSION = 1
"""Raised whenever the rules in play change what some record leads to."""

About: TypeAlias = Mapping[str, str | int | tuple[str, ...]]
"""What PHH can say beside the game: ``author``, ``event``, ``table``, ``hand``, ``players`` …"""

ABOUT: Mapping[str, type] = {
    "author": str,
    "event": str,
    "url": str,
    "address": str,
    "city": str,
    "region": str,
    "country": str,
    "time_zone": str,
    "day": int,
    "month": int,
    "year": int,
    "hand": int,
    "table": str,
    "players": tuple,
}
"""The optional fields of PHH that a record may carry beside the game, and their types."""

AnyCoup: TypeAlias = CaribbeanCoup | StudCoup


@dataclass(frozen=True)
class CaribbeanOpening:
    """The seats with the chips of each, and who sits the game out (R-QC-16)."""

    chips: Mapping[Seat, Minor]
    barred: frozenset[Seat] = frozenset()


@dataclass(frozen=True)
class StudOpening:
    """The line of the stakes, each seat's bank before its ante, and where the marker lies."""

    stake: Stake
    banks: Mapping[Seat, Minor]
    marker: Seat


@dataclass(frozen=True)
class Record:
    """A coup on paper. Two records are equal when sheet, opening, every act and the proofs are."""

    sheet: CaribbeanSheet | StudSheet
    opening: CaribbeanOpening | StudOpening
    history: tuple[tuple[Seat, AnyAction], ...]
    rules: int = RULES_VERSION
    about: About = field(default_factory=lambda: MappingProxyType({}))
    shuffle: Proofs | None = None
    """The proofs of the shuffle, where a table made them."""

    def __reduce__(self) -> tuple[object, ...]:
        values = (self.sheet, self.opening, self.history, self.rules, self.shuffle)
        return _made, (*values, dict(self.about))

    @property
    def deck(self) -> tuple[Card, ...] | None:
        """The order of the deck, if the cards were dealt."""
        deals = (action.deck for _, action in self.history if isinstance(action, Deal))
        return next(deals, None)


def _made(
    sheet: CaribbeanSheet | StudSheet,
    opening: CaribbeanOpening | StudOpening,
    history: tuple[tuple[Seat, AnyAction], ...],
    rules: int,
    shuffle: Proofs | None,
    about: dict[str, str | int | tuple[str, ...]],
) -> Record:
    return Record(sheet, opening, history, rules, MappingProxyType(about), shuffle)


class ReplayError(ValueError):
    """The engine refuses a record: ``number`` is the act's, from 1, or 0 for the opening."""

    def __init__(self, number: int, cause: IllegalAction | ValueError) -> None:
        super().__init__(f"act {number}: {cause}")
        self.number = number
        self.cause = cause


def record_of(coup: Coup, about: About | None = None, shuffle: Proofs | None = None) -> Record:
    """Return the record of a coup, finished or not, with the proofs of its ``shuffle``.

    Raises:
        TypeError: a coup of no game that this knows.
        ValueError: ``about`` has a key or a value that :data:`ABOUT` has not.
    """
    told: About = MappingProxyType(dict(about or {}))
    for key, value in told.items():
        if type(value) is not ABOUT.get(key):
            raise ValueError(f"{key} = {value!r}: PHH's fields beside the game are {ABOUT}")
    history = tuple(coup.history)
    if isinstance(coup, CaribbeanCoup):
        opening = CaribbeanOpening(dict(coup._start), coup.barred)  # noqa: SLF001 - its only reader
        return Record(coup.game.sheet, opening, history, about=told, shuffle=shuffle)
    if isinstance(coup, StudCoup):
        stud = StudOpening(coup.stake, dict(coup.banks), coup.marker)
        return Record(coup.game.sheet, stud, history, about=told, shuffle=shuffle)
    raise TypeError(f"{type(coup).__name__} is no coup that a record can hold")


def begin(record: Record) -> AnyCoup:
    """Return the coup of a record with nothing done yet.

    Raises:
        ReplayError: no coup begins like this.
    """
    sheet, opening = record.sheet, record.opening
    try:
        if isinstance(sheet, CaribbeanSheet) and isinstance(opening, CaribbeanOpening):
            return caribbean_game(sheet).coup(opening.chips, barred=opening.barred)
        if isinstance(sheet, StudSheet) and isinstance(opening, StudOpening):
            return stud_game(sheet).coup(opening.stake, opening.banks, opening.marker)
    except ValueError as error:
        raise ReplayError(0, error) from error
    raise ReplayError(0, ValueError("the sheet is of the other game"))


def replay(record: Record) -> AnyCoup:
    """Return the coup of a record, played again by the engine.

    Raises:
        ReplayError: the engine refuses an act.
    """
    coup = begin(record)
    for number, (seat, action) in enumerate(record.history, start=1):
        try:
            coup.act(seat, action)
        except IllegalAction as error:
            raise ReplayError(number, error) from error
    return coup
