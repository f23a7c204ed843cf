"""The people of a house: who they are, what they may do, how they log in.

Plain functions on a connection: ``store.ask(people.find_person, id)`` reads,
``store.write(people.add_person, …)`` changes. Times are milliseconds since 1970. No secret stands
here: passwords as the text of argon2id, session tokens as their SHA-256; both are made elsewhere.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Sequence
from typing import Any, Literal, TypeAlias, get_args

import msgspec
from sqlalchemy import Connection, and_, delete, func, insert, or_, select, update

from croupier.money import Minor
from croupier.store.errors import StoreError
from croupier.store.schema import (
    credential,
    failed_login,
    person,
    role,
    session,
)

Role: TypeAlias = Literal["player", "cashier", "inspector", "manager"]
ROLES: tuple[Role, ...] = get_args(Role)

MINUTE = 60_000

LOCK_AFTER = 3
"""Failed logins within :data:`LOCK_FOR` that lock a name."""
LOCK_FOR = 30 * MINUTE

LONGEST_NAME = 40


class PersonError(StoreError):
    """What cannot be kept of a person: a name that is taken, a role or a limit that is none."""


class Person(msgspec.Struct, frozen=True):
    """Somebody with an account; ``closed`` is when it was closed."""

    id: str
    name: str
    created: int
    closed: int | None = None


class Session(msgspec.Struct, frozen=True):
    """A login that still holds."""

    person: str
    created: int
    seen: int
    expires: int
    began: Minor = 0
    """The chips that its person had at tables then."""


def folded(name: str) -> str:
    """Return a name as it is compared: two spellings of one name are one.

    Raises:
        PersonError: it is empty, too long, or has letters that cannot be seen.
    """
    clean = unicodedata.normalize("NFKC", name).strip()
    if not clean or len(clean) > LONGEST_NAME or not clean.isprintable():
        raise PersonError(f"{name!r} is no name: write 1 to {LONGEST_NAME} visible letters")
    return clean.casefold()


# Persons and what they may do


def add_person(
    connection: Connection, person_id: str, name: str, at: int, roles: Collection[Role] = ()
) -> Person:
    """Add a person with some roles, and return it.

    Raises:
        PersonError: somebody has the name, or it cannot be one.
    """
    handle = folded(name)
    if connection.execute(select(person.c.id).where(person.c.handle == handle)).first():
        raise PersonError(f"somebody is called {name!r} already: choose another name")
    shown = unicodedata.normalize("NFKC", name).strip()
    values = {"id": person_id, "handle": handle, "name": shown, "created": at}
    connection.execute(insert(person), values)
    set_roles(connection, person_id, roles, at)
    return Person(person_id, shown, at)


def find_person(connection: Connection, person_id: str) -> Person | None:
    """Return the person of an id."""
    return _person(connection, person.c.id == person_id)


def person_called(connection: Connection, name: str) -> Person | None:
    """Return the person of a name, however it is spelt."""
    try:
        handle = folded(name)
    except PersonError:
        return None
    return _person(connection, person.c.handle == handle)


def names(connection: Connection, ids: Collection[str]) -> dict[str, str]:
    """Return what people are called, by their ids."""
    query = select(person.c.id, person.c.name).where(person.c.id.in_(sorted(ids)))
    return {row.id: row.name for row in connection.execute(query)}


def people(connection: Connection) -> Sequence[Person]:
    """Return everybody, by name."""
    query = select(person.c.id, person.c.name, person.c.created, person.c.closed)
    return [Person(*row) for row in connection.execute(query.order_by(person.c.handle))]


def like(connection: Connection, text: str, most: int) -> Sequence[Person]:
    """Return people with accounts whose names have a text in them, so many at most, by name.

    Those whose names begin with it come first. A text that can be no part of a name finds nobody.
    """
    try:
        part = folded(text)
    except PersonError:
        return []
    begins = person.c.handle.startswith(part, autoescape=True)
    query = select(person.c.id, person.c.name, person.c.created, person.c.closed).where(
        person.c.handle.contains(part, autoescape=True), person.c.closed.is_(None)
    )
    found = query.order_by(begins.desc(), person.c.handle).limit(most)
    return [Person(*row) for row in connection.execute(found)]


def close_person(connection: Connection, person_id: str, at: int) -> None:
    """Close an account: its sessions end, and its roles."""
    connection.execute(update(person).where(person.c.id == person_id).values(closed=at))
    revoke_sessions(connection, person_id, at)
    set_roles(connection, person_id, (), at)


def set_roles(connection: Connection, person_id: str, roles: Collection[Role], at: int) -> None:
    """Let the person have these roles and no other.

    Raises:
        PersonError: one of them is none.
    """
    unknown = sorted(set(roles) - set(ROLES))
    if unknown:
        raise PersonError(f"{unknown[0]!r} is no role: there are {', '.join(ROLES)}")
    connection.execute(delete(role).where(role.c.person == person_id))
    if roles:
        rows = [{"person": person_id, "role": name, "since": at} for name in sorted(set(roles))]
        connection.execute(insert(role), rows)


def roles_of(connection: Connection, person_id: str) -> frozenset[Role]:
    """Return the person's roles."""
    query = select(role.c.role).where(role.c.person == person_id)
    return frozenset(connection.execute(query).scalars())


def with_role(connection: Connection, name: Role) -> Sequence[Person]:
    """Return everybody who has a role, by name."""
    query = (
        select(person.c.id, person.c.name, person.c.created, person.c.closed)
        .join(role, role.c.person == person.c.id)
        .where(role.c.role == name)
        .order_by(person.c.handle)
    )
    return [Person(*row) for row in connection.execute(query)]


def _person(connection: Connection, where: Any) -> Person | None:  # noqa: ANN401 - an SQL condition
    query = select(person.c.id, person.c.name, person.c.created, person.c.closed).where(where)
    row = connection.execute(query).first()
    return None if row is None else Person(*row)


# Logging in


def set_credential(connection: Connection, person_id: str, hashed: str, at: int) -> None:
    """Keep the argon2id text of a new password.

    Raises:
        PersonError: the text is not argon2id's: a password itself is never kept.
    """
    if not hashed.startswith("$argon2id$"):
        raise PersonError("a password is kept as argon2id text and nothing else")
    connection.execute(delete(credential).where(credential.c.person == person_id))
    values = {"person": person_id, "hash": hashed, "changed": at}
    connection.execute(insert(credential), values)


def credential_of(connection: Connection, person_id: str) -> str | None:
    """Return the argon2id text of the person's password."""
    query = select(credential.c.hash).where(credential.c.person == person_id)
    return connection.execute(query).scalar()


def _tried(name: str) -> str:
    """Return what somebody typed as a name, as far as it can be kept."""
    visible = "".join([letter for letter in name[: 4 * LONGEST_NAME] if letter.isprintable()])
    return unicodedata.normalize("NFKC", visible).strip().casefold()[:LONGEST_NAME]


def note_failed_login(connection: Connection, name: str, at: int, address: str = "") -> None:
    """Count a failed login under a name, whether anybody has it or not."""
    last = connection.execute(select(func.max(failed_login.c.number))).scalar() or 0
    handle = _tried(name)
    values = {"number": last + 1, "handle": handle, "at": at, "address": address}
    connection.execute(insert(failed_login), values)


def locked_until(connection: Connection, name: str, at: int) -> int | None:
    """Return until when a name is locked after failed logins; None if it is not."""
    handle = _tried(name)
    query = (
        select(failed_login.c.at)
        .where(and_(failed_login.c.handle == handle, failed_login.c.at > at - LOCK_FOR))
        .order_by(failed_login.c.at.desc())
        .limit(LOCK_AFTER)
    )
    times = connection.execute(query).scalars().all()
    return times[0] + LOCK_FOR if len(times) == LOCK_AFTER else None


def clear_failed_logins(connection: Connection, name: str) -> None:
    """Forget a name's failed logins: it logged in, or a manager unlocked it."""
    handle = _tried(name)
    connection.execute(delete(failed_login).where(failed_login.c.handle == handle))


def open_session(
    connection: Connection,
    token: bytes,
    person_id: str,
    at: int,
    expires: int,
    began: Minor = 0,
) -> None:
    """Begin a session; ``token`` is the SHA-256 of what the client holds.

    ``began`` are the chips that the person has at tables now.

    Raises:
        PersonError: the token is not 32 bytes.
    """
    if len(token) != 32:
        raise PersonError("a session is kept by the 32 bytes of its token's SHA-256")
    values: dict[str, Any] = {"token": token, "person": person_id, "created": at, "seen": at}
    connection.execute(insert(session), values | {"expires": expires, "began": began})


def find_session(connection: Connection, token: bytes, at: int) -> Session | None:
    """Return the session of a token's SHA-256, unless it is over, revoked or its account closed."""
    columns = session.c
    query = (
        select(columns.person, columns.created, columns.seen, columns.expires, columns.began)
        .join(person, person.c.id == columns.person)
        .where(columns.token == token, columns.revoked.is_(None), columns.expires > at)
        .where(person.c.closed.is_(None))
    )
    row = connection.execute(query).first()
    return None if row is None else Session(*row)


def touch_session(connection: Connection, token: bytes, at: int, expires: int) -> None:
    """Note that a session was used, and let it hold until ``expires``."""
    connection.execute(
        update(session)
        .where(session.c.token == token, session.c.revoked.is_(None))
        .values(seen=at, expires=expires)
    )


def revoke_session(connection: Connection, token: bytes, at: int) -> None:
    """End a session."""
    connection.execute(
        update(session)
        .where(session.c.token == token, session.c.revoked.is_(None))
        .values(revoked=at)
    )


def revoke_sessions(connection: Connection, person_id: str, at: int) -> None:
    """End all sessions of a person."""
    connection.execute(
        update(session)
        .where(session.c.person == person_id, session.c.revoked.is_(None))
        .values(revoked=at)
    )


def forget_sessions(connection: Connection, before: int) -> None:
    """Delete sessions that were over before a time, and failed logins as old."""
    connection.execute(
        delete(session).where(or_(session.c.expires < before, session.c.revoked < before))
    )
    connection.execute(delete(failed_login).where(failed_login.c.at < before))
