"""What the staff asks of a table. Players ask with the messages of the protocol.

``id`` makes a request that is sent twice one request. Reasons stay in the journal.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

import msgspec

from croupier.games.actions import Seat
from croupier.money import Micro, Minor
from croupier.protocol.messages import (
    Act,
    CallInspector,
    Leave,
    Present,
    ShareSeed,
    Sit,
    TopUp,
)


class StaffRequest(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """Base of what the staff asks."""

    reason: str = ""
    id: str = ""


class Pause(StaffRequest, frozen=True, tag="pause"):
    """Let the table wait; the clock stands."""


class Resume(StaffRequest, frozen=True, tag="resume"):
    """Let the table go on; the clock goes on from where it stood."""


class Extend(StaffRequest, frozen=True, tag="extend"):
    """Give more time."""

    milliseconds: int


class RecordViolation(StaffRequest, frozen=True, tag="record-violation"):
    """Record a violation by a seat: what follows is the game's ruling (R-CM-18, R-QC-16)."""

    seat: Seat


class RequestVoid(StaffRequest, frozen=True, tag="request-void"):
    """Ask for a coup to be voided; another member of the staff signs."""

    coup: int


class SignVoid(StaffRequest, frozen=True, tag="sign-void"):
    """Sign the void that another asked for: it is done."""

    coup: int


class RefuseVoid(StaffRequest, frozen=True, tag="refuse-void"):
    """Do not sign it."""

    coup: int


class Rule(StaffRequest, frozen=True, tag="rule"):
    """Decide a dispute; the decision is final (CM-18)."""

    coup: int
    clause: str = ""
    seat: Seat | None = None


class Fill(StaffRequest, frozen=True, tag="fill"):
    """Bring chips from the vault to the float."""

    amount: Minor


class Credit(StaffRequest, frozen=True, tag="credit"):
    """Take chips from the float to the vault."""

    amount: Minor


class Count(StaffRequest, frozen=True, tag="count"):
    """Count the float; what the books say is written beside it."""

    counted: Micro
    moment: str = ""


class DropRake(StaffRequest, frozen=True, tag="drop-rake"):
    """Take the rake to the house's account."""


class CloseTable(StaffRequest, frozen=True, tag="close-table"):
    """Close the table when the coup is over."""


PlayerRequest: TypeAlias = Sit | Leave | Act | TopUp | Present | ShareSeed | CallInspector
TableRequest: TypeAlias = (
    Pause
    | Resume
    | Extend
    | RecordViolation
    | RequestVoid
    | SignVoid
    | RefuseVoid
    | Rule
    | Fill
    | Credit
    | Count
    | DropRake
    | CloseTable
)
GIVEN_ELSEWHERE: tuple[type, ...] = (SignVoid, Count)
"""What asks for no reason of its own: a signature is for the reason that another gave, and a count
says what it is for."""

Request: TypeAlias = PlayerRequest | TableRequest

INSPECTOR = frozenset({"inspector", "manager"})
CASHIER = frozenset({"cashier", "manager"})
MANAGER = frozenset({"manager"})
STAFF = INSPECTOR | CASHIER

MAY: Mapping[type, frozenset[str]] = {
    Pause: INSPECTOR,
    Resume: INSPECTOR,
    Extend: INSPECTOR,
    RecordViolation: INSPECTOR,
    RequestVoid: INSPECTOR,
    SignVoid: INSPECTOR,
    RefuseVoid: INSPECTOR,
    Rule: INSPECTOR,
    Fill: CASHIER,
    Credit: CASHIER,
    Count: CASHIER,
    DropRake: CASHIER,
    CloseTable: INSPECTOR,
}
"""Whose roles may ask what; a manager may ask everything."""
