"""What the stream of a table says, from its opening to its end."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from croupier.games.actions import AnyAction, Seat
from croupier.games.events import AnyEvent
from croupier.money import Micro, Minor
from croupier.store.journal.body import Body


class TableOpened(Body, frozen=True, tag="table-opened"):
    """A table stands: its rules in full, and whose meter it shows.

    ``stake`` counts the lines of the sheet's stakes from 0; ``practice`` chips are worth nothing;
    ``settings`` is what else the table was opened with (clock, when seeds are opened …).
    """

    name: str
    sheet: dict[str, Any]
    digest: str
    rules: int
    practice: bool = False
    stake: int | None = None
    meter: str | None = None
    settings: dict[str, Any] = msgspec.field(default_factory=dict)
    by: str = ""


class SeatTaken(Body, frozen=True, tag="seat-taken"):
    """A person sits down; the chips come out of the account ``source``. Others see ``name``."""

    seat: Seat
    person: str
    chips: Minor
    source: str
    name: str = ""
    bot: bool = False
    id: str = ""


class ChipsAdded(Body, frozen=True, tag="chips-added"):
    """Chips come to a seat's bank between coups, out of the account ``source``."""

    seat: Seat
    chips: Minor
    source: str
    id: str = ""


class SeatLeft(Body, frozen=True, tag="seat-left"):
    """A seat is given up; its chips go to the account ``to``."""

    seat: Seat
    chips: Minor
    to: str
    reason: str = ""
    id: str = ""


class SeatLeaving(Body, frozen=True, tag="seat-leaving"):
    """A person gets up in the midst of a coup: the seat is given up when it is over."""

    seat: Seat
    id: str = ""


class Sitter(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits at a seat when a coup begins; ``missed`` counts the turns let pass in a row."""

    seat: Seat
    person: str
    name: str = ""
    bot: bool = False
    missed: int = 0


class Remembered(msgspec.Struct, frozen=True):
    """The bank that a person left a table with, and until when it counts (R-CM-13)."""

    person: str
    bank: Minor
    until: int


class CoupOpened(Body, frozen=True, tag="coup-opened"):
    """A coup begins: all that is needed to begin it again, and its shuffle, sealed.

    ``chips`` are those before the antes. ``commitment`` and ``seed`` are hexadecimal digits;
    ``events`` what the beginning itself caused (the antes at stud). ``sitters`` and ``banks`` are
    the table around the coup, so that it is rebuilt from here on; ``voids`` counts the coups voided
    before.
    """

    coup: int
    digest: str
    rules: int
    chips: dict[Seat, Minor]
    commitment: str
    seed: str
    barred: tuple[Seat, ...] = ()
    marker: Seat | None = None
    stake: int | None = None
    events: tuple[AnyEvent, ...] = ()
    sitters: tuple[Sitter, ...] = ()
    banks: tuple[Remembered, ...] = ()
    voids: int = 0
    shuffle: int = 1


class BetsClosed(Body, frozen=True, tag="bets-closed"):
    """*Rien ne va plus*, where seats have bytes of their own to open before the deal."""

    coup: int


class Act(Body, frozen=True, tag="act"):
    """A seat or the house (0) did something; ``id`` is the client's, ``by`` the staff's.

    ``number`` counts the acts of the coup from 1; ``root`` is that of the cards' commitments, with
    a deal.
    """

    coup: int
    number: int
    seat: Seat
    action: AnyAction
    events: tuple[AnyEvent, ...]
    id: str = ""
    by: str = ""
    second: str = ""
    root: str = ""


class SeedShared(Body, frozen=True, tag="seed-shared"):
    """A seat's commitment to bytes of its own, in hexadecimal digits; "" withdraws it."""

    coup: int
    seat: Seat
    commitment: str


class SeedOpened(Body, frozen=True, tag="seed-opened"):
    """A seat opened its bytes for the shuffle; hexadecimal digits."""

    coup: int
    seat: Seat
    secret: str


class SeedRequested(Body, frozen=True, tag="seed-requested"):
    """A member of the staff wants the seed of a coup; it waits for a second signature."""

    coup: int
    by: str
    reason: str = ""


class SeedPublished(Body, frozen=True, tag="seed-published"):
    """The seed of a coup is opened: to all, or of a voided coup to two members of staff."""

    coup: int
    by: str = ""
    second: str = ""


class CoupClosed(Body, frozen=True, tag="coup-closed"):
    """A coup is over, settled or voided.

    With ``rules`` the house voided a coup that other rules had begun and that this version of them
    could not play on: the entry moves back all that the coup had moved.
    """

    coup: int
    voided: bool = False
    rules: int = 0


class InspectorCalled(Body, frozen=True, tag="inspector-called"):
    """A player rang for the inspector; the clock waits."""

    seat: Seat
    person: str = ""
    id: str = ""


class ClockExtended(Body, frozen=True, tag="clock-extended"):
    """The inspector gave more time."""

    coup: int
    milliseconds: int
    by: str
    reason: str = ""


class Paused(Body, frozen=True, tag="paused"):
    """The table waits, by the inspector or by itself."""

    reason: str
    by: str = ""


class Resumed(Body, frozen=True, tag="resumed"):
    """The table goes on."""

    by: str = ""
    reason: str = ""


class Ruled(Body, frozen=True, tag="ruled"):
    """The inspector decided a dispute; the decision is final (CM-18)."""

    coup: int
    by: str
    reason: str
    clause: str = ""
    seat: Seat | None = None


class VoidRequested(Body, frozen=True, tag="void-requested"):
    """The inspector wants a coup voided; it waits for a second signature."""

    coup: int
    by: str
    reason: str


class VoidRefused(Body, frozen=True, tag="void-refused"):
    """The second member of staff did not sign; the signed void is the act itself."""

    coup: int
    by: str
    reason: str = ""


class FloatFilled(Body, frozen=True, tag="float-filled"):
    """Chips came from the vault to the table's float."""

    amount: Minor
    by: str
    second: str = ""
    reason: str = ""


class FloatCredited(Body, frozen=True, tag="float-credited"):
    """Chips went from the table's float to the vault."""

    amount: Minor
    by: str
    second: str = ""
    reason: str = ""


class FloatCounted(Body, frozen=True, tag="float-counted"):
    """The float was counted; what the books say stands beside it."""

    counted: Micro
    booked: Micro
    by: str
    moment: str = ""
    reason: str = ""


class RakeDropped(Body, frozen=True, tag="rake-dropped"):
    """The rake of the table was taken to the house's account."""

    amount: Minor
    by: str = ""
    reason: str = ""


class TableClosed(Body, frozen=True, tag="table-closed"):
    """The table is no more; nobody sits at it."""

    reason: str = ""
    by: str = ""


TableBody: TypeAlias = (
    TableOpened
    | SeatTaken
    | ChipsAdded
    | SeatLeft
    | SeatLeaving
    | CoupOpened
    | BetsClosed
    | Act
    | SeedShared
    | SeedOpened
    | SeedRequested
    | SeedPublished
    | CoupClosed
    | InspectorCalled
    | ClockExtended
    | Paused
    | Resumed
    | Ruled
    | VoidRequested
    | VoidRefused
    | FloatFilled
    | FloatCredited
    | FloatCounted
    | RakeDropped
    | TableClosed
)
"""All that a table's stream says."""
