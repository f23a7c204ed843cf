"""What the stream ``house`` says: meters, the vault, the cashier, the staff."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from croupier.games.actions import Seat
from croupier.money import Micro, Minor
from croupier.store.journal.body import Body


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
    line: dict[str, Any] = msgspec.field(default_factory=dict)


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
    reason: str = ""


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
    reason: str = ""


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
    reason: str = ""


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
    values: dict[str, str | int] = msgspec.field(default_factory=dict)
    by: str = ""


HouseBody: TypeAlias = (
    MeterOpened
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
"""All that the stream ``house`` says; a table notes things as well."""
