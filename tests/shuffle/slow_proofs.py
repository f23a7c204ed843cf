"""The proofs of a shuffle computed anew from what the page says, with nothing of Croupier's."""

from __future__ import annotations

import hashlib
import hmac
import struct
from collections.abc import Mapping, Sequence


def sha(*parts: bytes) -> bytes:
    """Return SHA-256 over the parts, one after the other."""
    return hashlib.sha256(b"".join(parts)).digest()


def where(table: str, coup: int, sheet: bytes) -> bytes:
    """Return the context."""
    name = table.encode("utf-8")
    return struct.pack(">H", len(name)) + name + struct.pack(">Q", coup) + sheet


def seed(house: bytes, at: bytes, shares: Mapping[int, tuple[bool, bytes]]) -> bytes:
    """Return the seed; a share is whether it was opened, and its bytes or its commitment."""
    said = b"croupier/seed/v1\0" + at + bytes([len(shares)])
    for seat in sorted(shares):
        opened, value = shares[seat]
        said += bytes([seat, 1 if opened else 0]) + value
    return hmac.new(house, said, hashlib.sha256).digest()


def salt(key: bytes, count: int, place: int) -> bytes:
    """Return a card's salt."""
    said = b"croupier/salt/v1\0" + bytes([count, place])
    return hmac.new(key, said, hashlib.sha256).digest()


def leaf(key: bytes, cards: Sequence[int], place: int) -> bytes:
    """Return a card's leaf."""
    head = bytes([len(cards), place, cards[place]])
    return sha(b"croupier/leaf/v1\0", head, salt(key, len(cards), place))


def levels(row: list[bytes]) -> list[list[bytes]]:
    """Return the tree row by row: pairs from the left, a lone last value goes up as it is.

    This is the same tree as splitting at the greatest power of two below, told another way.
    """
    rows = [row]
    while len(row) > 1:
        pairs = [row[i : i + 2] for i in range(0, len(row), 2)]
        row = [sha(b"croupier/node/v1\0", *pair) if len(pair) == 2 else pair[0] for pair in pairs]
        rows.append(row)
    return rows


def path(row: list[bytes], place: int) -> list[bytes]:
    """Return what stands beside the way up."""
    found = []
    for values in levels(row)[:-1]:
        other = place ^ 1
        if other < len(values):
            found.append(values[other])
        place //= 2
    return found


def root(at: bytes, commitment: bytes, cards: Sequence[int], top: bytes) -> bytes:
    """Return the root."""
    deck = bytes(sorted(cards))
    return sha(b"croupier/root/v1\0", at, commitment, bytes([len(deck)]), deck, top)
