"""What the journal says: one frozen, tagged struct a kind of entry, written as JSON.

``kind`` is the tag. Entries of a table stand in its own stream, those of no table in the stream
``house``. Amounts are minor units, meters micro-units, times milliseconds since 1970; ``by`` and
``second`` are the persons who did and who signed. Cards, seeds and decks stand here in full: the
journal is the house's, and no entry is ever sent to a seat.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from croupier.games.actions import AnyAction, Seat
from croupier.games.events import AnyEvent
from croupier.money import Micro, Minor


class Body(msgspec.Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """Base of all bodies."""


# A table


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
    settings: dict[str, Any] = {}
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


class FloatCredited(Body, frozen=True, tag="float-credited"):
    """Chips went from the table's float to the vault."""

    amount: Minor
    by: str
    second: str = ""


class FloatCounted(Body, frozen=True, tag="float-counted"):
    """The float was counted; what the books say stands beside it."""

    counted: Micro
    booked: Micro
    by: str
    moment: str = ""


class RakeDropped(Body, frozen=True, tag="rake-dropped"):
    """The rake of the table was taken to the house's account."""

    amount: Minor
    by: str = ""


class TableClosed(Body, frozen=True, tag="table-closed"):
    """The table is no more; nobody sits at it."""

    reason: str = ""
    by: str = ""


# The house


class MeterOpened(Body, frozen=True, tag="meter-opened"):
    """A meter stands at its seed, from the account ``source``; the tables of a sheet feed it.

    ``line`` are its parameters as the sheet has them; those that no shipped sheet has, two sign.
    """

    meter: str
    seed: Minor
    source: str = "house"
    digest: str = ""
    by: str = ""
    second: str = ""
    line: dict[str, Any] = {}


class MeterChanged(Body, frozen=True, tag="meter-changed"):
    """A meter goes on with what it holds, by other parameters: those of a sheet that two signed."""

    meter: str
    digest: str
    by: str
    second: str
    line: dict[str, Any]


class VaultStocked(Body, frozen=True, tag="vault-stocked"):
    """Chips from the house to the vault (negative: back)."""

    amount: Minor
    by: str = ""
    second: str = ""


class WalletSold(Body, frozen=True, tag="wallet-sold"):
    """The cashier took money for chips."""

    person: str
    amount: Minor
    by: str
    id: str = ""


class WalletRedeemed(Body, frozen=True, tag="wallet-redeemed"):
    """The cashier gave money for chips."""

    person: str
    amount: Minor
    by: str
    id: str = ""


class StaffChanged(Body, frozen=True, tag="staff-changed"):
    """What a member of staff may do is now this."""

    person: str
    roles: tuple[str, ...]
    by: str = ""


class AdjustmentRequested(Body, frozen=True, tag="adjustment-requested"):
    """A correction of the books that waits for a second signature."""

    number: int
    account: str
    amount: Micro
    reason: str
    by: str
    against: str = "house"


class AdjustmentSigned(Body, frozen=True, tag="adjustment-signed"):
    """A correction, carried out: ``account`` gains what ``against`` loses."""

    number: int
    account: str
    amount: Micro
    by: str
    second: str
    against: str = "house"


class JackpotRequested(Body, frozen=True, tag="jackpot-requested"):
    """A reserved share of the meter is to be paid; it waits for a second signature (R-QC-15)."""

    table: str
    coup: int
    seat: Seat
    by: str


class JackpotSigned(Body, frozen=True, tag="jackpot-signed"):
    """A reserved share of the meter is paid to the account ``to``."""

    table: str
    coup: int
    seat: Seat
    amount: Minor
    to: str
    by: str
    second: str


HEADS = "heads"
"""What is noted with the ends of all tables' streams: number and hash of each last entry."""


class Noted(Body, frozen=True, tag="noted"):
    """Anything else worth keeping that moves nothing: starts, stops, alerts."""

    what: str
    values: dict[str, str | int] = {}
    by: str = ""


JournalBody: TypeAlias = (
    TableOpened
    | SeatTaken
    | ChipsAdded
    | SeatLeaving
    | SeatLeft
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
    | MeterOpened
    | MeterChanged
    | VaultStocked
    | WalletSold
    | WalletRedeemed
    | StaffChanged
    | AdjustmentRequested
    | AdjustmentSigned
    | JackpotRequested
    | JackpotSigned
    | Noted
)
"""The closed union of all bodies."""

write_body = msgspec.json.Encoder().encode
"""Return the JSON of a body, as bytes."""

_decoder = msgspec.json.Decoder(JournalBody)


def read_body(body: bytes) -> JournalBody:
    """Return the body that JSON says.

    Raises:
        msgspec.DecodeError: it is none.
    """
    return _decoder.decode(body)


def kind_of(body: JournalBody) -> str:
    """Return the tag of a body, the ``kind`` of its entry."""
    return str(type(body).__struct_config__.tag)
