"""The accounts of a house: what each is called, and which may go below zero.

An account's name is its kind and whose it is, parted by colons. Amounts are in micro-units, as the
progressive meter needs them; every account but those named in :data:`MAY_HOLD_PARTS` holds whole
minor units.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

from croupier.games.actions import Seat

Kind: TypeAlias = Literal[
    "wallet",
    "bank",
    "bets",
    "float",
    "rake",
    "progressive",
    "reserved",
    "vault",
    "cage",
    "practice",
    "house",
]
"""What an account is for; see the functions below."""

KINDS: Final = frozenset(get_args(Kind))
NEVER_BELOW_ZERO: Final = frozenset({"wallet", "bank", "bets", "rake", "progressive", "reserved"})
"""Chips that somebody holds or that lie on the table, and the meter: there is no less than none."""
MAY_HOLD_PARTS: Final = frozenset({"progressive", "float", "house"})
"""Where parts of a minor unit may lie: the meter, and what feeds it."""

PARTS: Final = {
    "bank": 2,
    "bets": 1,
    "float": 1,
    "rake": 1,
    "progressive": 1,
    "reserved": 3,
    "vault": 0,
    "cage": 0,
    "practice": 0,
    "house": 0,
}
"""How many parts an account's name has behind its kind; all behind the first are numbers."""
LONGEST: Final = 120

CAGE: Final = "cage"
"""Money taken for chips, seen from the house: the world outside; chips sold make it negative."""
VAULT: Final = "vault"
"""Where the floats' fills come from and their credits go."""
HOUSE: Final = "house"
"""The house's own result: the meter's seeds, adjustments."""
PRACTICE: Final = "practice"
"""Where play chips come from; they are worth nothing."""


def wallet(person: str) -> str:
    """Return the account of the chips that a person has away from the tables."""
    return f"wallet:{person}"


def bank(table: str, seat: Seat) -> str:
    """Return the account of the chips in front of a seat, outside any bet."""
    return f"bank:{table}:{seat}"


def bets(table: str) -> str:
    """Return the account of all that lies on the layout or in the pot during a coup."""
    return f"bets:{table}"


def float_of(table: str) -> str:
    """Return the account of the table's float, out of which and into which the dealer pays."""
    return f"float:{table}"


def rake(table: str) -> str:
    """Return the account of what the dealer kept of the pots of a table (CM-13)."""
    return f"rake:{table}"


def progressive(meter: str) -> str:
    """Return the account of a meter: what the house owes to whoever hits it."""
    return f"progressive:{meter}"


def reserved(table: str, coup: int, seat: Seat) -> str:
    """Return the account of a share of the meter that waits for two signatures (R-QC-15)."""
    return f"reserved:{table}:{coup}:{seat}"


def is_account(account: str) -> bool:
    """Whether a name is that of an account that can be: of a known kind, with all its parts."""
    of_kind, *parts = account.split(":")
    if not account.isprintable() or len(account) > LONGEST or not all(parts):
        return False
    if of_kind == "wallet":
        return bool(parts)  # a person's name may have colons
    numbers = parts[1:]
    return PARTS.get(of_kind) == len(parts) and all(map(str.isdecimal, numbers))


def kind(account: str) -> str:
    """Return an account's kind: the part before the first colon."""
    return account.partition(":")[0]
