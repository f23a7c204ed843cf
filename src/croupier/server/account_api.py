"""HTTP, for people with accounts: log in and out, who one is, what one allows oneself."""

from __future__ import annotations

import msgspec
from fastapi import APIRouter
from sqlalchemy import Connection, func, select
from starlette.requests import Request
from starlette.responses import Response

from croupier.ledger.accounts import wallet
from croupier.money import MICRO_PER_MINOR, Minor
from croupier.server.answers import Problem, answer, read_as
from croupier.server.floor import Floor
from croupier.server.guard import address_of
from croupier.server.logs import logger
from croupier.server.openapi import shaped
from croupier.server.passwords import PasswordError
from croupier.server.sessions import Identity, LoginError, guest_of, new_guest
from croupier.store import limits as own_limits
from croupier.store.limits import Limit, LimitKind
from croupier.store.people import PersonError
from croupier.store.schema import journal, posting, transfer

DAY = 24 * 60 * 60_000
GUEST_DAYS = 30
"""Days that a browser remembers a guest."""
PLAYED = ("seat-taken", "chips-added", "seat-left", "jackpot-signed")


class Login(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """With ``bearer`` the answer holds the session; else a cookie does."""

    name: str
    password: str
    bearer: bool = False


class Password(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A change of password; every session ends."""

    password: str
    new: str


class SetLimit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A limit in minor units (``session-minutes``: minutes); null takes it away."""

    kind: LimitKind
    amount: int | None


class Exclude(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Exclude oneself for so many days, or for good (null). It cannot be undone."""

    days: int | None


class Me(msgspec.Struct, frozen=True):
    """Who asks. ``result`` is what the session has won (negative: lost) at house tables."""

    person: str
    name: str
    guest: bool
    roles: tuple[str, ...]
    wallet: Minor
    at_tables: Minor
    tables: tuple[str, ...]
    result: Minor
    since: int
    expires: int
    time: int
    session: str = ""


class LimitShown(msgspec.Struct, frozen=True):
    """What holds now (null: nothing), and what will hold from when on."""

    amount: int | None
    pending: int | None = None
    pending_from: int | None = None


class Limits(msgspec.Struct, frozen=True):
    """All limits of a person, and the exclusion that holds: until when, 0 for good."""

    limits: dict[str, LimitShown]
    excluded_until: int | None


def routes(floor: Floor) -> APIRouter:
    """Return the routes."""
    router = APIRouter(tags=["account"])
    _logins(router, floor)
    _limits(router, floor)

    @router.get("/api/me", summary="Who one is, what one has, how long one plays")
    @shaped(Me)
    async def me(request: Request) -> Response:
        found = await floor.whoever(request)
        if found is None:
            raise Problem("login-needed")
        return answer(await _me(floor, found))

    @router.post("/api/guest", summary="Be somebody: whoever has no session becomes a guest")
    @shaped(Me)
    async def guest(request: Request) -> Response:
        found = await floor.whoever(request)
        if found is not None:
            return answer(await _me(floor, found))
        token = new_guest()
        made = guest_of(token)
        if made is None:
            raise Problem("login-needed")
        response = answer(await _me(floor, made))
        floor.keep(response, token, GUEST_DAYS * DAY // 1000)
        return response

    @router.post("/api/password", summary="Change one's password")
    @shaped(Me, Password)
    async def password(request: Request) -> Response:
        floor.may_try(request)
        found = await floor.person(request)
        asked = read_as(Password, await request.body())
        token, _ = await _login(floor, Login(found.name, asked.password), request)
        try:
            await floor.sessions.change_password(found.person, asked.new)
        except PasswordError as error:
            raise Problem("password", why=str(error)) from error
        del token
        return await _enter(floor, Login(found.name, asked.new), request)

    return router


def _logins(router: APIRouter, floor: Floor) -> None:
    @router.post("/api/login", summary="Log in")
    @shaped(Me, Login)
    async def login(request: Request) -> Response:
        floor.may_try(request)
        return await _enter(floor, read_as(Login, await request.body()), request)

    @router.post("/api/register", summary="Open an account, where the house allows it")
    @shaped(Me, Login)
    async def register(request: Request) -> Response:
        if not floor.settings.registration:
            raise Problem("registration")
        floor.may_try(request)
        asked = read_as(Login, await request.body())
        try:
            await floor.sessions.add(asked.name, asked.password, frozenset({"player"}))
        except PasswordError as error:
            raise Problem("password", why=str(error)) from error
        except PersonError as error:
            raise Problem("name", why=str(error)) from error
        return await _enter(floor, asked, request)

    @router.post("/api/logout", summary="Log out: the session is over")
    async def logout(request: Request) -> Response:
        found = await floor.whoever(request)
        if found is not None and found.key is not None:
            await floor.sessions.revoke(found.key, found.person)
            logger().info("logout", person=found.person)
        response = answer({})
        floor.forget(response)
        return response

    @router.post("/api/logout/everywhere", summary="Log out: all one's sessions are over")
    async def logout_everywhere(request: Request) -> Response:
        found = await floor.person(request)
        await floor.sessions.revoke_all(found.person)
        logger().info("logout-everywhere", person=found.person)
        response = answer({})
        floor.forget(response)
        return response


def _limits(router: APIRouter, floor: Floor) -> None:
    @router.get("/api/limits", summary="What one allows oneself")
    @shaped(Limits)
    async def limits(request: Request) -> Response:
        found = await floor.person(request)
        return answer(await _limits_of(floor, found.person))

    @router.post("/api/limits", summary="Set a limit: stricter at once, looser after 24 hours")
    @shaped(Limits, SetLimit)
    async def set_limit(request: Request) -> Response:
        found = await floor.person(request)
        asked = read_as(SetLimit, await request.body())
        now = floor.house.clock.now()
        try:
            write = floor.sessions.write
            await write(own_limits.set_limit, found.person, asked.kind, asked.amount, now)
        except PersonError as error:
            raise Problem("malformed", why=str(error)) from error
        floor.house.limits.forget(found.person)
        return answer(await _limits_of(floor, found.person))

    @router.post("/api/exclude", summary="Exclude oneself from play")
    @shaped(Limits, Exclude)
    async def exclude(request: Request) -> Response:
        found = await floor.person(request)
        days = read_as(Exclude, await request.body()).days
        if days is not None and not 1 <= days <= 36_500:
            raise Problem("malformed", why="days are 1 to 36500, or null for good")
        now = floor.house.clock.now()
        until = None if days is None else now + days * DAY
        await floor.sessions.write(own_limits.exclude, found.person, now, until)
        floor.house.limits.forget(found.person)
        return answer(await _limits_of(floor, found.person))


async def _login(floor: Floor, asked: Login, request: Request) -> tuple[str, Identity]:
    address = address_of(request.scope)
    try:
        token, found = await floor.sessions.login(asked.name, asked.password, address)
    except LoginError as error:
        floor.metrics.logins.labels(error.code).inc()
        # Not under which name: people type passwords into the wrong field.
        logger().warning("login-failed", address=address, why=error.code)
        raise Problem(error.code, until=error.until) from error
    floor.metrics.logins.labels("ok").inc()
    logger().info("login", address=address, person=found.person)
    return token, found


async def _enter(floor: Floor, asked: Login, request: Request) -> Response:
    token, found = await _login(floor, asked, request)
    me = await _me(floor, found)
    if asked.bearer:
        return answer(msgspec.structs.replace(me, session=token))
    response = answer(me)
    floor.keep(response, token)
    return response


async def _me(floor: Floor, found: Identity) -> Me:
    house = floor.house
    at_tables = house.at_tables(found.person)
    result = 0
    if found.key is not None:
        flow = await floor.sessions.read(_flow, wallet(found.person), found.since)
        result = flow + at_tables - found.began
    return Me(
        person=found.person,
        name=found.name,
        guest=found.guest,
        roles=tuple(sorted(found.roles)),
        wallet=0 if found.guest else house.wallet(found.person),
        at_tables=at_tables,
        tables=tuple(t.id for t in house.tables.values() if t.seats.of(found.person) is not None),
        result=result,
        since=found.since,
        expires=found.expires,
        time=house.clock.now(),
    )


def _flow(connection: Connection, account: str, since: int) -> Minor:
    """Return what came into a wallet from play since a time, less what went out to it."""
    query = (
        select(func.sum(posting.c.amount))
        .join(transfer, transfer.c.number == posting.c.transfer)
        .join(journal, journal.c.number == transfer.c.entry)
        .where(posting.c.account == account, transfer.c.cause.in_(PLAYED), journal.c.at >= since)
    )
    return int(connection.execute(query).scalar() or 0) // MICRO_PER_MINOR


async def _limits_of(floor: Floor, person: str) -> Limits:
    now = floor.house.clock.now()
    found: dict[LimitKind, Limit] = await floor.sessions.read(own_limits.limits_of, person, now)
    excluded = await floor.sessions.read(own_limits.excluded, person, now)
    shown = {
        kind: LimitShown(limit.amount, limit.pending, limit.pending_from)
        for kind, limit in found.items()
    }
    return Limits(shown, None if excluded is None else excluded.until or 0)  # type: ignore[arg-type]
