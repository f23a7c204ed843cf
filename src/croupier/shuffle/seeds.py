"""Where seeds come from: the system's randomness, or one seed for a whole session."""

from __future__ import annotations

import hmac
import secrets

from croupier.shuffle.order import SEED_BYTES, ShuffleError, checked_seed

_LABEL = b"croupier/session/v1\x00"


def fresh_seed() -> bytes:
    """Return 32 bytes from the system's randomness."""
    return secrets.token_bytes(SEED_BYTES)


def seed_of_text(text: str) -> bytes:
    """Return the seed that 64 hexadecimal digits write.

    Raises:
        ShuffleError: the text is not that.
    """
    digits = text.strip()
    if len(digits) != 2 * SEED_BYTES:
        raise ShuffleError(f"a seed is {2 * SEED_BYTES} hexadecimal digits, not {len(digits)}")
    try:
        seed = bytes.fromhex(digits)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise ShuffleError("a seed is written with the digits 0 to 9 and the letters a to f")
    return seed


def nth_seed(session: bytes, number: int) -> bytes:
    """Return the seed of a session's coup ``number``: HMAC-SHA256 with the session's seed as key.

    What is hashed are the 20 ASCII bytes ``croupier/session/v1`` and zero, and the number as 8
    bytes, big end first. For play in a terminal, which is to be replayed; a live table's coups have
    fresh seeds.

    Raises:
        ShuffleError: the session's seed is not 32 bytes.
    """
    message = _LABEL + number.to_bytes(8, "big")
    return hmac.digest(checked_seed(session), message, "sha256")
