"""What a table is opened with, and who asks something of it."""

from __future__ import annotations

from typing import Any

import msgspec

from croupier.ledger.accounts import HOUSE, PRACTICE
from croupier.records.record import RULES_VERSION
from croupier.sheets import CaribbeanSheet, StudSheet, load_sheet
from croupier.sheets.load import validate
from croupier.sheets.schema import Stake
from croupier.store.journal import TableOpened

MINUTE = 60_000
HOUR = 60 * MINUTE
DAY = 24 * HOUR
SHOWN = 5_000
"""Milliseconds that a result is shown at least."""
MOST = 100
"""Bots, or turns let pass, of a table at most."""


class Caller(msgspec.Struct, frozen=True):
    """Whoever asks: a person with an account, or a guest, who sits at practice tables only.

    ``roles`` are those of staff; ``language`` is that of refusals.
    """

    id: str
    name: str
    roles: frozenset[str] = frozenset()
    guest: bool = False
    language: str = "en"


class Settings(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a house may choose for a table beside its sheet. Milliseconds."""

    bots: int = 0
    """Seats that bots take; at practice tables only."""
    think: int = 900
    """What a bot thinks before it acts; up to twice that."""
    all_bet: int = 1_500
    """Caribbean Stud: from the last bet of all who are present to *Rien ne va plus*."""
    opening: int = 3_000
    """For the seats to open their bytes for the shuffle, where some committed to any."""
    result: int = 5_000
    """How long the result lies on the table; at stud, how long banks may be raised."""
    grace: int = 3 * MINUTE
    """How long a seat is kept for whoever dropped out, or has no chips."""
    crowded: int = 10_000
    """How long it is kept at a practice table that is full, where somebody else wants to sit."""
    missed: int = 2
    """Turns let pass in a row after which a seat counts as absent."""
    same_bank: int = HOUR
    """Stud: within this time one comes back with the same bank (R-CM-13)."""
    unattended: int = MINUTE
    """At practice tables the clock goes on so long after a call for the inspector."""
    open_seed: int | None = HOUR
    """When a coup's seed is opened to all after it; None: never. At stud it never is."""

    def fault(self) -> str | None:
        """Return what of it no table of a real house may have; None: nothing."""
        if self.result < SHOWN:
            return f"result is {SHOWN} at least: whoever lost wants to see why"
        if not 1 <= self.missed <= MOST or not 0 <= self.bots <= MOST:
            return f"missed is 1 to {MOST}, bots are 0 to {MOST}"
        for name in ("think", "all_bet", "opening", "grace", "crowded", "same_bank"):
            if not 0 <= getattr(self, name) <= DAY:
                return f"{name} is 0 to {DAY}"
        times = self.unattended, self.result, self.open_seed or 0
        if not all(0 <= time <= 366 * DAY for time in times):
            return "a time is milliseconds, up to a year"
        return None


class TableSpec(msgspec.Struct, frozen=True):
    """A table to be opened. ``stake`` counts the lines of a stud sheet's stakes from 0.

    ``meter`` names the progressive meter; by default all tables of a sheet share one, those for
    practice apart.
    """

    id: str
    name: str
    sheet: CaribbeanSheet | StudSheet
    practice: bool = False
    stake: int = 0
    meter: str | None = None
    settings: Settings = Settings()

    @property
    def is_stud(self) -> bool:
        """Whether it is a table of five card stud."""
        return isinstance(self.sheet, StudSheet)

    @property
    def source(self) -> str:
        """The account that chips made here come from: play chips have their own."""
        return PRACTICE if self.practice else HOUSE

    @property
    def meter_name(self) -> str | None:
        """The meter that the table shows and feeds."""
        sheet = self.sheet
        if isinstance(sheet, StudSheet) or sheet.progressive is None:
            return None
        kind = "practice" if self.practice else "house"
        return self.meter or f"{kind}-{sheet.digest[:12]}"

    @property
    def line(self) -> Stake:
        """The line of the stakes that is played.

        Raises:
            ValueError: the sheet has no such line.
        """
        if not isinstance(self.sheet, StudSheet):
            raise TypeError("only a stud sheet has lines of stakes")
        if not 0 <= self.stake < len(self.sheet.stakes):
            raise ValueError(f"the sheet has {len(self.sheet.stakes)} lines of stakes")
        return self.sheet.stakes[self.stake]

    @property
    def capacity(self) -> int:
        """How many seats there are."""
        return self.sheet.table.seats

    def opened(self, by: str = "") -> TableOpened:
        """Return the journal's entry."""
        sheet: dict[str, Any] = self.sheet.dump()
        return TableOpened(
            name=self.name,
            sheet=sheet,
            digest=self.sheet.digest,
            rules=RULES_VERSION,
            practice=self.practice,
            stake=self.stake if self.is_stud else None,
            meter=self.meter_name,
            settings=msgspec.to_builtins(self.settings),
            by=by,
        )


def spec_of(table: str, body: TableOpened) -> TableSpec:
    """Return what a table was opened with.

    Raises:
        SheetError: this version cannot play the sheet.
        msgspec.ValidationError: it does not know the settings.
    """
    sheet, _ = validate(body.sheet, table, lambda _: None)
    return TableSpec(
        table,
        body.name,
        sheet,
        body.practice,
        body.stake or 0,
        body.meter,
        msgspec.convert(body.settings, Settings),
    )


def practice_tables() -> tuple[TableSpec, ...]:
    """Return a practice table of each game, with bots: what a fresh house opens with."""
    return (
        TableSpec(
            "practice-caribbean",
            "Practice: Caribbean Stud",
            load_sheet("caribbean-stud-quebec"),
            practice=True,
            settings=Settings(bots=3),
        ),
        TableSpec(
            "practice-stud",
            "Practice: five card stud",
            load_sheet("five-card-stud-casino"),
            practice=True,
            settings=Settings(bots=3),
        ),
    )
