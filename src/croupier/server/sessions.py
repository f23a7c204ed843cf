"""Sessions: opaque tokens that only their holder has; the store knows their SHA-256.

A guest needs no session in the store: its token is 32 bytes of its own, and who it is, is a part of
their SHA-256. So a guest is the same guest after a dropped connection and after a restart.
"""

from __future__ import annotations

import asyncio
import hashlib
import re
import secrets
from collections.abc import Callable
from typing import Concatenate, ParamSpec, TypeVar

import msgspec
from sqlalchemy import Connection

from croupier.money import Minor
from croupier.server.passwords import Passwords
from croupier.server.settings import MINUTE, ServerSettings
from croupier.store import Store, people
from croupier.store.people import Person, Role
from croupier.store.stretch import rests_until
from croupier.tables import Caller

TOKEN_BYTES = 32
GUEST = "guest-"
GUEST_PERSON = "guest:"
TOUCH_EVERY = MINUTE

_GUEST = re.compile(r"guest-[A-Za-z0-9_-]{43}")

P = ParamSpec("P")
T = TypeVar("T")


class LoginError(Exception):
    """A login that fails, by its ``code``; ``until`` is when a lock or a pause ends."""

    def __init__(self, code: str, until: int = 0) -> None:
        """Say why."""
        self.code = code
        self.until = until
        super().__init__(code)


class Identity(msgspec.Struct, frozen=True):
    """Who somebody is to the server; ``key`` is the hash of its session, None for guests."""

    person: str
    name: str
    roles: frozenset[str]
    guest: bool = False
    key: bytes | None = None
    since: int = 0
    expires: int = 0
    began: Minor = 0
    """The chips that the person had at tables when the session began."""

    def caller(self, language: str = "en") -> Caller:
        """Return it as the tables know it."""
        return Caller(self.person, self.name, self.roles, self.guest, language)


def hashed(token: str) -> bytes:
    """Return what is kept of a token."""
    return hashlib.sha256(token.encode()).digest()


def guest_of(token: str) -> Identity | None:
    """Return the guest of a token; None: it is no guest's."""
    if _GUEST.fullmatch(token) is None:
        return None
    digest = hashed(token).hex()
    return Identity(GUEST_PERSON + digest[:24], f"Guest {digest[24:28].upper()}", frozenset(), True)  # noqa: FBT003 - a struct's field


def new_guest() -> str:
    """Return a new guest's token."""
    return GUEST + secrets.token_urlsafe(TOKEN_BYTES)


class Sessions:
    """Logs people in and out, and says who a token's holder is."""

    def __init__(
        self,
        store: Store,
        passwords: Passwords,
        settings: ServerSettings,
        now: Callable[[], int],
        at_tables: Callable[[str], Minor] = lambda _: 0,
    ) -> None:
        """``now`` is the house's time, ``at_tables`` what chips a person has at its tables."""
        self._at_tables = at_tables
        self._store = store
        self._passwords = passwords
        self._settings = settings
        self._now = now
        self._touched: dict[bytes, int] = {}
        self.on_revoked: Callable[[bytes | None, str], None] = lambda _key, _person: None
        """Called with a session's hash (None: all of them) and its person when it is revoked."""

    async def read(
        self, do: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Read about people, not in the event loop."""
        return await asyncio.to_thread(lambda: self._store.ask(do, *args, **kwargs))

    async def write(
        self, do: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Change something about people; done when it is on disk."""
        return await asyncio.wrap_future(self._store.write(do, *args, **kwargs))

    # Who it is

    async def identity(self, token: str) -> Identity | None:
        """Return whose token it is; None: nobody's, or its session is over."""
        guest = guest_of(token)
        if guest is not None:
            return guest
        return await self.of(hashed(token))

    async def of(self, key: bytes) -> Identity | None:
        """Return whose session it is, by its hash."""
        return await self.read(self._identity, key)

    def _identity(self, connection: Connection, key: bytes) -> Identity | None:
        now = self._now()
        found = people.find_session(connection, key, now)
        if found is None or found.created + self._settings.longest <= now:
            return None
        if rests_until(connection, found.person, now) is not None:
            return None
        person = people.find_person(connection, found.person)
        if person is None:
            return None
        roles = frozenset[str](people.roles_of(connection, person.id))
        ends = min(found.expires, found.created + self._settings.longest)
        return Identity(
            person=person.id,
            name=person.name,
            roles=roles,
            key=key,
            since=found.created,
            expires=ends,
            began=found.began,
        )

    async def used(self, identity: Identity) -> None:
        """Note that a session is in use: it holds for another while."""
        key, now = identity.key, self._now()
        if key is None or now - self._touched.get(key, 0) < min(
            TOUCH_EVERY, self._settings.idle // 4
        ):
            return
        self._touched[key] = now
        if len(self._touched) > 100_000:
            self._touched.clear()
        await self.write(people.touch_session, key, now, now + self._settings.idle)

    # Logging in and out

    async def login(self, name: str, password: str, address: str) -> tuple[str, Identity]:
        """Return a new session's token, and whose it is.

        The attempt counts as failed until it has succeeded: many at once are no way around the
        lock.

        Raises:
            LoginError: name or password are wrong, the name is locked, or its owner's own limit
                on time holds a pause.
        """
        until = await self.write(_attempt, name, self._now(), address)
        if until is not None:
            raise LoginError("locked", until)
        person = await self.read(people.person_called, name)
        kept = None if person is None else await self.read(people.credential_of, person.id)
        if not await self._passwords.fits(password, kept) or person is None or person.closed:
            raise LoginError("login")
        await self.write(people.clear_failed_logins, name)
        rests = await self.read(rests_until, person.id, self._now())
        if rests is not None:
            raise LoginError("pause", rests)
        if kept is not None and self._passwords.is_old(kept):
            text = await self._passwords.hash(password)
            await self.write(people.set_credential, person.id, text, self._now())
        return await self.begin(person)

    async def begin(self, person: Person) -> tuple[str, Identity]:
        """Begin a session of a person."""
        token, now = secrets.token_urlsafe(TOKEN_BYTES), self._now()
        key = hashed(token)
        ends, began = now + self._settings.idle, self._at_tables(person.id)
        await self.write(people.open_session, key, person.id, now, ends, began)
        found = await self.of(key)
        if found is None:
            raise LoginError("login")
        return token, found

    async def revoke(self, key: bytes, person: str) -> None:
        """End a session, and what hangs on it."""
        await self.write(people.revoke_session, key, self._now())
        self.on_revoked(key, person)

    async def revoke_all(self, person: str) -> None:
        """End all sessions of a person."""
        await self.write(people.revoke_sessions, person, self._now())
        self.on_revoked(None, person)

    async def add(self, name: str, password: str, roles: frozenset[Role]) -> Person:
        """Open an account.

        Raises:
            PersonError: somebody has the name, or it cannot be one.
            PasswordError: the password is too short or too long.
        """
        text = await self._passwords.hash(password)
        return await self.write(add_account, name, text, roles, self._now())

    async def change_password(self, person: str, password: str) -> None:
        """Keep a new password; every session of the person ends.

        Raises:
            PasswordError: it is too short or too long.
        """
        text = await self._passwords.hash(password)
        await self.write(people.set_credential, person, text, self._now())
        await self.revoke_all(person)


def new_person_id() -> str:
    """Return an id for a new person; ledger accounts are named by it."""
    return "p-" + secrets.token_hex(8)


def add_account(
    connection: Connection, name: str, text: str, roles: frozenset[Role], at: int
) -> Person:
    """Add a person with roles and the text of a password.

    Raises:
        PersonError: somebody has the name, or it cannot be one.
    """
    person = people.add_person(connection, new_person_id(), name, at, roles)
    people.set_credential(connection, person.id, text, at)
    return person


def _attempt(connection: Connection, name: str, at: int, address: str) -> int | None:
    """Count an attempt to log in; return until when the name is locked, if it is."""
    until = people.locked_until(connection, name, at)
    if until is None:
        people.note_failed_login(connection, name, at, address)
    return until
