"""A commitment to each card of a deck, gathered in a tree, so that one card can be opened alone.

1. The card at position i (0 is the top card) of an order of n cards has the *salt* HMAC-SHA256 with
   the coup's seed as key over ``croupier/salt/v1``, a zero byte, n as one byte, i as one byte.
2. Its *leaf* is SHA-256 over ``croupier/leaf/v1``, a zero byte, n, i and the card as one byte each,
   and the 32 bytes of the salt.
3. A *node* is SHA-256 over ``croupier/node/v1``, a zero byte, and the 32 bytes of what stands left
   and of what stands right under it.
4. The *top* of one leaf is the leaf. The top of m leaves is the node of the top of the first k and
   the top of the other m - k, where k is the greatest power of two below m. (The shape of RFC 9162,
   section 2.1.1: defined for every number of leaves, and no two numbers share a tree.)
5. The *path* of a position are the 32-byte values that stand beside the way from its leaf to the
   top, the leaf's neighbour first.

Salts are independent of each other for whoever lacks the seed, so a leaf tells nothing of its card
and one opened card nothing of another.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from croupier.cards import Card
from croupier.shuffle.keyed import Keyed

SALT_LABEL = b"croupier/salt/v1\x00"
LEAF_LABEL = b"croupier/leaf/v1\x00"
NODE_LABEL = b"croupier/node/v1\x00"


def salts(seed: bytes, size: int) -> tuple[bytes, ...]:
    """Return the salts of an order of ``size`` cards, the top card's first."""
    digest = Keyed(seed).digest
    return tuple([digest(SALT_LABEL + bytes((size, position))) for position in range(size)])


def salt(seed: bytes, size: int, position: int) -> bytes:
    """Return the salt of a position in an order of ``size`` cards."""
    return salts(seed, size)[position]


def leaf(size: int, position: int, card: Card, salt: bytes) -> bytes:
    """Return the commitment to one card at its position."""
    return hashlib.sha256(LEAF_LABEL + bytes((size, position, card)) + salt).digest()


def node(left: bytes, right: bytes) -> bytes:
    """Return what stands above two values."""
    return hashlib.sha256(NODE_LABEL + left + right).digest()


def leaves(salts: Sequence[bytes], order: Sequence[Card]) -> list[bytes]:
    """Return the leaves of a whole order from the salts of its positions, the top card's first."""
    size = len(order)
    each = zip(order, salts, strict=True)
    return [leaf(size, i, card, salt) for i, (card, salt) in enumerate(each)]


def top(values: Sequence[bytes]) -> bytes:
    """Return the top of the tree over one leaf or more."""
    if len(values) == 1:
        return values[0]
    middle = _middle(len(values))
    return node(top(values[:middle]), top(values[middle:]))


class Paths:
    """The path of every leaf of a tree, put together when it is asked for.

    A path is what stands beside the way from the leaf to the top, the leaf's neighbour first.
    """

    __slots__ = ("_rows",)

    def __init__(self, rows: Sequence[Sequence[bytes]]) -> None:
        """Keep a tree row by row, its leaves first, without its top."""
        self._rows = rows

    def __getitem__(self, position: int) -> tuple[bytes, ...]:
        """Return the path of the leaf at a position."""
        beside = []
        for row in self._rows:
            other = position ^ 1
            if other < len(row):
                beside.append(row[other])
            position >>= 1
        return tuple(beside)


def grown(values: Sequence[bytes]) -> tuple[bytes, Paths]:
    """Return the top of the tree, and the path of every leaf.

    Row by row: pairs from the left, and a lone last value goes up as it is. That is the same tree
    as one split at the greatest power of two below.
    """
    rows, row = [], list(values)
    while len(row) > 1:
        rows.append(row)
        above = [node(row[at], row[at + 1]) for at in range(0, len(row) - 1, 2)]
        row = above if len(row) % 2 == 0 else [*above, row[-1]]
    return row[0], Paths(rows)


def climb(found: bytes, position: int, size: int, beside: Sequence[bytes]) -> bytes | None:
    """Return the top that a leaf and its path lead to; None if the path has another length."""
    on_the_right = []
    while size > 1:
        middle = _middle(size)
        right = position >= middle
        on_the_right.append(right)
        position, size = (position - middle, size - middle) if right else (position, middle)
    if len(on_the_right) != len(beside):
        return None
    for right, other in zip(reversed(on_the_right), beside, strict=True):
        found = node(other, found) if right else node(found, other)
    return found


def _middle(size: int) -> int:
    """Return the greatest power of two below ``size``, which is two or more."""
    return 1 << ((size - 1).bit_length() - 1)
