"""What a coup's shuffle shows, as values for journal, wire and paper, and the formulas behind it.

Hashes, seeds and salts stand as 64 hexadecimal digits in lower case; "" is what is still sealed.

The *context* of a coup, part of all that is hashed for it: the length of the table's name in UTF-8
as 2 bytes, the name, the coup's number as 8 bytes, the 32 bytes of the sheet's digest. Whole
numbers have their big end first.

- *Commitment* of the house: SHA-256 over ``croupier/commit/v1``, a zero byte, the context, the
  house's 32 bytes.
- *Commitment* of a seat: SHA-256 over ``croupier/share/v1``, a zero byte, the context, the seat as
  one byte, the seat's 32 bytes.
- *Seed*: HMAC-SHA256 with the house's 32 bytes as key over ``croupier/seed/v1``, a zero byte, the
  context, the number of shares as one byte, and for each share, seats in rising order: the seat as
  one byte, then a byte 1 and the seat's 32 bytes, or, where they were not opened, a byte 0 and
  the 32 bytes of its commitment.
- *Root*: SHA-256 over ``croupier/root/v1``, a zero byte, the context, the house's commitment, the
  number of cards as one byte, the deck's cards in rising order as one byte each, and the top of
  the tree (:mod:`croupier.shuffle.tree`).
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence

import msgspec

from croupier.cards import Card
from croupier.shuffle.order import SEED_BYTES, ShuffleError

COMMIT_LABEL = b"croupier/commit/v1\x00"
SHARE_LABEL = b"croupier/share/v1\x00"
SEED_LABEL = b"croupier/seed/v1\x00"
ROOT_LABEL = b"croupier/root/v1\x00"

_HIGHEST_SEAT = 255
_COUPS = 1 << 63
_LONGEST_NAME = 0xFFFF


class Share(msgspec.Struct, frozen=True):
    """What a seat adds: its commitment, and the 32 bytes that open it ("": not opened)."""

    seat: int
    commitment: str
    secret: str = ""


class CardProof(msgspec.Struct, frozen=True):
    """One card opened: its position from the top, the card, its salt, and its path in the tree."""

    position: int
    card: Card
    salt: str
    path: tuple[str, ...]


class ShufflePublic(msgspec.Struct, frozen=True):
    """What everyone may see of a coup's shuffle so far.

    ``sheet`` is the sheet's digest. ``shares`` are in order of seats; what opens them is shown only
    with the ``root``. ``deck`` are the cards in play, in rising order, known when the root is.
    ``house_seed`` is shown when the seed is opened to all, if ever.
    """

    table: str
    coup: int
    sheet: str
    commitment: str
    shares: tuple[Share, ...] = ()
    closed: bool = False
    deck: tuple[Card, ...] = ()
    root: str = ""
    house_seed: str = ""


class ShuffleSecret(msgspec.Struct, frozen=True):
    """What the house alone holds until the root, or the seed, is shown."""

    house_seed: str
    shares: tuple[Share, ...] = ()


def context(table: str, coup: int, sheet: str) -> bytes:
    """Return the bytes that tell this coup from every other.

    Raises:
        ShuffleError: an empty or endless name, a coup's number below 1, or no digest.
    """
    name = table.encode()
    if not 0 < len(name) <= _LONGEST_NAME:
        raise ShuffleError(f"a table's name has 1 to {_LONGEST_NAME} bytes, not {len(name)}")
    if not 0 < coup < _COUPS:
        raise ShuffleError(f"coups are numbered from 1, not {coup}")
    digest = of_hex(sheet, "a sheet's digest")
    return len(name).to_bytes(2, "big") + name + coup.to_bytes(8, "big") + digest


def commitment_of(house_seed: bytes, where: bytes) -> bytes:
    """Return the house's commitment; ``where`` is the :func:`context`."""
    return hashlib.sha256(COMMIT_LABEL + where + house_seed).digest()


def share_commitment(secret: bytes, seat: int, where: bytes) -> bytes:
    """Return the commitment of a seat to its 32 bytes.

    Raises:
        ShuffleError: the seat's number is not 1 to 255.
    """
    return hashlib.sha256(SHARE_LABEL + where + bytes([checked_seat(seat)]) + secret).digest()


def seed_of(house_seed: bytes, where: bytes, shares: Sequence[Share]) -> bytes:
    """Return the seed; ``shares`` in any order. What they hold is not checked here.

    Raises:
        ShuffleError: a share is not of 64 digits, or a seat stands twice.
    """
    said = [SEED_LABEL, where, bytes([len(shares)])]
    if len({share.seat for share in shares}) != len(shares):
        raise ShuffleError("a seat adds to the shuffle once")
    for share in sorted(shares, key=lambda share: share.seat):
        said.append(bytes([checked_seat(share.seat), bool(share.secret)]))
        said.append(of_hex(share.secret or share.commitment, "a share"))
    return hmac.digest(house_seed, b"".join(said), "sha256")


def root_of(where: bytes, commitment: bytes, deck: Sequence[Card], top: bytes) -> bytes:
    """Return the root over the tree's top; ``deck`` in any order."""
    cards = bytes(sorted(deck))
    said = ROOT_LABEL + where + commitment + bytes([len(cards)]) + cards + top
    return hashlib.sha256(said).digest()


def of_hex(text: str, what: str = "this") -> bytes:
    """Return the 32 bytes of 64 lower-case hexadecimal digits, and of nothing else.

    Raises:
        ShuffleError: the text is not that.
    """
    try:
        found = bytes.fromhex(text)
    except ValueError:
        found = b""
    if len(found) != SEED_BYTES or found.hex() != text:
        raise ShuffleError(f"{what} is written as {2 * SEED_BYTES} digits, 0 to 9 and a to f")
    return found


def checked_seat(seat: int) -> int:
    """Return the number of a seat.

    Raises:
        ShuffleError: it is not 1 to 255.
    """
    if not 0 < seat <= _HIGHEST_SEAT:
        raise ShuffleError(f"seats are numbered 1 to {_HIGHEST_SEAT}, not {seat}")
    return seat
