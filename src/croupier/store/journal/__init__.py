"""What the journal says: one frozen, tagged struct a kind of entry, written as JSON.

``kind`` is the tag. Entries of a table stand in its own stream, those of no table in the stream
``house``. Amounts are minor units, meters micro-units, times milliseconds since 1970; ``by`` and
``second`` are the persons who did and who signed. Cards, seeds and decks stand here in full: the
journal is the house's, and no entry is ever sent to a seat.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from croupier.store.journal.body import Body
from croupier.store.journal.house import (
    HEADS,
    AdjustmentRequested,
    AdjustmentSigned,
    HouseBody,
    JackpotRequested,
    JackpotSigned,
    MeterChanged,
    MeterOpened,
    Noted,
    StaffChanged,
    VaultStocked,
    WalletRedeemed,
    WalletSold,
)
from croupier.store.journal.table import (
    Act,
    BetsClosed,
    ChipsAdded,
    ClockExtended,
    CoupClosed,
    CoupOpened,
    FloatCounted,
    FloatCredited,
    FloatFilled,
    InspectorCalled,
    Paused,
    RakeDropped,
    Remembered,
    Resumed,
    Ruled,
    SeatLeaving,
    SeatLeft,
    SeatTaken,
    SeedOpened,
    SeedPublished,
    SeedRequested,
    SeedShared,
    Sitter,
    TableBody,
    TableClosed,
    TableOpened,
    VoidRefused,
    VoidRequested,
)

__all__ = [
    "HEADS",
    "Act",
    "AdjustmentRequested",
    "AdjustmentSigned",
    "BetsClosed",
    "Body",
    "ChipsAdded",
    "ClockExtended",
    "CoupClosed",
    "CoupOpened",
    "FloatCounted",
    "FloatCredited",
    "FloatFilled",
    "InspectorCalled",
    "JackpotRequested",
    "JackpotSigned",
    "JournalBody",
    "MeterChanged",
    "MeterOpened",
    "Noted",
    "Paused",
    "RakeDropped",
    "Remembered",
    "Resumed",
    "Ruled",
    "SeatLeaving",
    "SeatLeft",
    "SeatTaken",
    "SeedOpened",
    "SeedPublished",
    "SeedRequested",
    "SeedShared",
    "Sitter",
    "StaffChanged",
    "TableClosed",
    "TableOpened",
    "VaultStocked",
    "VoidRefused",
    "VoidRequested",
    "WalletRedeemed",
    "WalletSold",
    "kind_of",
    "read_body",
    "write_body",
]

JournalBody: TypeAlias = TableBody | HouseBody
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
