"""What is written in the journal: one struct a kind of entry, and how it is put in bytes.

A table's stream rebuilds the table; the house's stream holds what happens away from the tables.
The journal is the house's own: it holds decks and sealed seeds, and nothing of it is sent to a
client as it is. Amounts are minor units; people are named by their ids.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from croupier.games.actions import AnyAction, Seat
from croupier.games.events import AnyEvent
from croupier.money import Minor


class Body(msgspec.Struct, frozen=True, tag_field="kind"):
    """Base of the journal's entries; the tag is the entry's kind."""


class Sitter(msgspec.Struct, frozen=True):
    """Who sits at a seat, with the chips in front outside any bet."""

    seat: Seat
    person: str
    name: str
    bot: bool
    chips: Minor
    absent: bool = False


# A table's stream


class TableOpened(Body, frozen=True, tag="table-opened"):
    """A table opens, or goes on by another sheet: the rules are in the journal themselves.

    ``stake`` is the line of the stakes at stud; ``meter`` the name of the progressive meter.
    """

    table: str
    name: str
    sheet: dict[str, Any]
    digest: str
    rules: int
    practice: bool
    stake: int | None
    meter: str | None
    options: dict[str, int | str | bool]


class SeatTaken(Body, frozen=True, tag="seat-taken"):
    """Somebody sits down with chips."""

    seat: Seat
    person: str
    name: str
    bot: bool
    chips: Minor
    request: str = ""


class SeatLeft(Body, frozen=True, tag="seat-left"):
    """A seat is given up; its chips go back to the wallet."""

    seat: Seat
    person: str
    chips: Minor
    reason: Literal["asked", "away", "violation", "closed"] = "asked"
    request: str = ""


class ChipsAdded(Body, frozen=True, tag="chips-added"):
    """Chips are added to a bank between coups."""

    seat: Seat
    amount: Minor
    request: str = ""


class CoupOpened(Body, frozen=True, tag="coup-opened"):
    """A coup begins: all that its engine needs, and the state of the seats, to start from.

    ``house_seed`` and ``commitment`` are hexadecimal digits. ``banks`` are the seats in the coup.
    """

    coup: int
    seats: tuple[Sitter, ...]
    banks: dict[int, Minor]
    marker: Seat | None
    barred: tuple[Seat, ...]
    commitment: str
    house_seed: str
    winners: tuple[Seat, ...] = ()


class SeedShared(Body, frozen=True, tag="seed-shared"):
    """A seat committed to bytes of its own for the shuffle (``secret`` empty), or opened them."""

    coup: int
    seat: Seat
    commitment: str
    secret: str = ""


class Acted(Body, frozen=True, tag="act"):
    """Something was done in a coup: the action and every event that it caused.

    ``request`` is the client's id, "" for the house and its bots; ``person`` who did it.
    """

    coup: int
    turn: int
    seat: Seat
    action: AnyAction
    events: tuple[AnyEvent, ...]
    person: str = ""
    request: str = ""


class CoupClosed(Body, frozen=True, tag="coup-closed"):
    """A coup is over; ``voided`` holds the inspector's reason."""

    coup: int
    voided: str | None = None


class SeedOpened(Body, frozen=True, tag="seed-opened"):
    """The seed of a coup was opened: to all, or to two members of staff."""

    coup: int
    to: Literal["all", "staff"]


class InspectorCalled(Body, frozen=True, tag="inspector-called"):
    """A seat rang for the inspector; the clock waits."""

    seat: Seat
    person: str
    request: str = ""


class StaffAct(Body, frozen=True, tag="staff"):
    """A member of staff did something at a table, or signed what another asked for.

    ``second`` signs acts that take two. Amounts of fills, credits and counts are in ``amount``.
    """

    act: Literal[
        "pause",
        "resume",
        "extend",
        "violation",
        "void",
        "close",
        "fill",
        "credit",
        "count",
        "acknowledge",
        "absent",
        "present",
    ]
    staff: str
    reason: str
    second: str = ""
    seat: Seat | None = None
    amount: Minor = 0


# The house's stream


class ChipsSold(Body, frozen=True, tag="chips-sold"):
    """The cashier sold chips (or, negative, bought them back)."""

    person: str
    amount: Minor
    cashier: str
    request: str = ""


class PlayChips(Body, frozen=True, tag="play-chips"):
    """Play chips for practice tables; worth nothing."""

    person: str
    amount: Minor


class MeterOpened(Body, frozen=True, tag="meter-opened"):
    """A progressive meter starts at its seed."""

    meter: str
    seed: Minor
    staff: str = ""


class JackpotPaid(Body, frozen=True, tag="jackpot-paid"):
    """A reserved share of the meter is paid: two members of staff signed."""

    table: str
    coup: int
    seat: Seat
    person: str
    amount: Minor
    first: str
    second: str


class Adjusted(Body, frozen=True, tag="adjusted"):
    """A correction after the fact: two members of staff signed, with the reason."""

    account: str
    amount: Minor
    reason: str
    first: str
    second: str


class StaffNamed(Body, frozen=True, tag="staff-named"):
    """A person was given a role, or lost all of them (``role`` empty)."""

    person: str
    role: str
    by: str


class LimitSet(Body, frozen=True, tag="limit-set"):
    """A person limited money or time, or excluded themselves."""

    person: str
    what: str
    value: int | None
    effective: int


JournalBody: TypeAlias = (
    TableOpened
    | SeatTaken
    | SeatLeft
    | ChipsAdded
    | CoupOpened
    | SeedShared
    | Acted
    | CoupClosed
    | SeedOpened
    | InspectorCalled
    | StaffAct
    | ChipsSold
    | PlayChips
    | MeterOpened
    | JackpotPaid
    | Adjusted
    | StaffNamed
    | LimitSet
)
"""Everything that the journal can hold."""

_encoder = msgspec.json.Encoder(order="deterministic")
_decoder = msgspec.json.Decoder(JournalBody)


def encode(body: JournalBody) -> bytes:
    """Return an entry's body as JSON; equal bodies give equal bytes."""
    return _encoder.encode(body)


def decode(data: bytes) -> JournalBody:
    """Return the body that bytes hold.

    Raises:
        msgspec.MsgspecError: they hold none.
    """
    return _decoder.decode(data)


def kind_of(body: JournalBody) -> str:
    """Return the kind of an entry, as it stands in the journal."""
    return str(type(body).__struct_config__.tag)
