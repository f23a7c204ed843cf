"""Passwords: argon2id, never in the event loop, as slow for a name that nobody has."""

from __future__ import annotations

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

SHORTEST = 10
LONGEST = 256
"""Characters of a password."""

AT_ONCE = 2
"""Passwords that are looked at at once: each takes a processor and 64 MiB."""

_WORDS = "bcdfghjkmnpqrstvwxyz23456789"


class PasswordError(ValueError):
    """A password that is too short or too long."""


def checked(password: str) -> str:
    """Return a new password.

    Raises:
        PasswordError: it is too short or too long.
    """
    if not SHORTEST <= len(password) <= LONGEST:
        raise PasswordError(f"a password has {SHORTEST} to {LONGEST} characters")
    return password


def generated() -> str:
    """Return a password that nobody can guess, in four groups that can be read out."""
    return "-".join("".join(secrets.choice(_WORDS) for _ in range(5)) for _ in range(4))


class Passwords:
    """Hashes and verifies passwords in threads of its own."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        """Use argon2id as the library recommends it, or a given hasher (tests take a quick one)."""
        self._hasher = hasher or PasswordHasher()
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="password")
        self._nobody: str | None = None

    async def hash(self, password: str) -> str:
        """Return the text that is kept.

        Raises:
            PasswordError: it is too short or too long.
        """
        checked(password)
        return await self._run(password)

    def hash_now(self, password: str) -> str:
        """Return the text that is kept; where there is no event loop.

        Raises:
            PasswordError: it is too short or too long.
        """
        return self._hasher.hash(checked(password))

    async def fits(self, password: str, kept: str | None) -> bool:
        """Whether a password is the one kept; without one it takes as long, and does not fit."""
        if self._nobody is None:
            self._nobody = await self._run(secrets.token_hex())
        loop = asyncio.get_running_loop()
        text = password[: LONGEST + 1]
        fits = await loop.run_in_executor(self._threads, self._verify, kept or self._nobody, text)
        return fits and kept is not None

    def is_old(self, kept: str) -> bool:
        """Whether a password should be hashed again, by today's parameters."""
        return self._hasher.check_needs_rehash(kept)

    def close(self) -> None:
        """End the threads."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _run(self, password: str) -> str:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._hasher.hash, password)

    def _verify(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False
