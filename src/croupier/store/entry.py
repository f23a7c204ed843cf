"""An entry of the journal, and the chain that binds each to the one before it.

The hash of an entry is SHA-256 over the hash of the entry before it in its stream (for the first,
SHA-256 of the ASCII bytes ``croupier/journal/v1``), then the fields stream, seq, at, kind, body and
moves, each preceded by its length in 8 bytes, big end first. Texts are UTF-8, numbers decimal text,
moves the JSON of the entry's transfers (nothing where there are none).
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Sequence

import msgspec

from croupier.ledger import Transfer

HOUSE_STREAM = "house"
"""The stream of what happens at no table: cashier, staff, meters."""

_LENGTHS = struct.Struct(">6Q").pack
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(tuple[Transfer, ...]).decode


class Head(msgspec.Struct, frozen=True):
    """The last entry of a stream: its number in the stream, and its hash."""

    seq: int
    hash: bytes


START = Head(0, hashlib.sha256(b"croupier/journal/v1").digest())
"""The head of a stream in which nothing stands yet."""


class Entry(msgspec.Struct, frozen=True):
    """One entry: what happened, and the transfers that it made, in one durable commit.

    ``seq`` counts 1, 2, 3 … without a gap within ``stream``; ``at`` is milliseconds since 1970 and
    never falls within a whole store; ``body`` is the JSON of a
    :data:`~croupier.store.journal.JournalBody` whose tag is ``kind``; ``moves`` are the transfers
    as they are hashed.
    """

    stream: str
    seq: int
    at: int
    kind: str
    body: bytes
    hash: bytes
    transfers: tuple[Transfer, ...] = ()
    moves: bytes = b""

    @property
    def head(self) -> Head:
        """The head of the stream after this entry."""
        return Head(self.seq, self.hash)


def table_stream(table: str) -> str:
    """Return the stream of a table."""
    return f"table:{table}"


def table_of(stream: str) -> str | None:
    """Return the table whose stream it is; None for another stream."""
    kind, _, table = stream.partition(":")
    return table if kind == "table" and table else None


def moves_of(transfers: Sequence[Transfer]) -> bytes:
    """Return transfers as the bytes that are hashed and stored."""
    return _encode(transfers) if transfers else b""


def transfers_in(moves: bytes) -> tuple[Transfer, ...]:
    """Return the transfers of stored bytes.

    Raises:
        msgspec.DecodeError: they are not transfers.
    """
    return _decode(moves) if moves else ()


def link(
    before: bytes, stream: str, seq: int, at: int, kind: str, body: bytes, moves: bytes
) -> bytes:
    """Return the hash of an entry after the one whose hash is ``before``."""
    name, number, time, tag = stream.encode(), b"%d" % seq, b"%d" % at, kind.encode()
    head = _LENGTHS(len(name), len(number), len(time), len(tag), len(body), len(moves))
    parts = (
        before, head[:8], name, head[8:16], number, head[16:24], time,
        head[24:32], tag, head[32:40], body, head[40:], moves,
    )  # fmt: skip
    return hashlib.sha256(b"".join(parts)).digest()


def entry_after(
    head: Head,
    stream: str,
    at: int,
    kind: str,
    body: bytes,
    transfers: tuple[Transfer, ...] = (),
) -> Entry:
    """Return the entry that follows ``head`` in its stream (:data:`START` for the first)."""
    seq, moves = head.seq + 1, moves_of(transfers)
    sealed = link(head.hash, stream, seq, at, kind, body, moves)
    return Entry(stream, seq, at, kind, body, sealed, transfers, moves)
