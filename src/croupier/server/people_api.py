"""HTTP, for managers: who belongs to the staff, locks and sessions."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from fastapi import APIRouter
from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response

from croupier.server.answers import Problem, answer, read_as, reasoned
from croupier.server.cashier_api import called
from croupier.server.floor import Floor
from croupier.server.logs import logger
from croupier.server.openapi import shaped
from croupier.server.passwords import generated
from croupier.store import people
from croupier.store.people import PersonError, Role


class SetStaff(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Let somebody have these roles and no other; an account is opened where there is none."""

    name: str
    roles: frozenset[Role]
    reason: str = ""


class Named(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody, by name, and why something is done to them."""

    name: str
    reason: str = ""


class Member(msgspec.Struct, frozen=True):
    """Somebody with an account; ``password`` is that of a new account, shown this once."""

    person: str
    name: str
    roles: tuple[str, ...]
    password: str = ""


def routes(floor: Floor) -> APIRouter:
    """Return the routes."""
    router = APIRouter(tags=["staff"])

    @router.get("/api/staff/people", summary="Everybody with an account, and their roles")
    @shaped(tuple[Member, ...])
    async def everybody(request: Request) -> Response:
        await floor.person(request, "manager")
        return answer(await floor.sessions.read(_everybody))

    @router.post("/api/staff/people", summary="Set somebody's roles; a manager's act")
    @shaped(Member, SetStaff)
    async def set_staff(request: Request) -> Response:
        by = await floor.person(request, "manager")
        asked = read_as(SetStaff, await request.body())
        return answer(await _set(floor, asked, by.person))

    @router.post("/api/staff/unlock", summary="Forget somebody's failed logins")
    @shaped(Member, Named)
    async def unlock(request: Request) -> Response:
        by = await floor.person(request, "manager")
        asked = read_as(Named, await request.body())
        why, found = reasoned(asked.reason), await called(floor, asked.name)
        await floor.sessions.write(people.clear_failed_logins, found.name)
        await floor.note("unlocked", found.id, by.person, why)
        return answer(Member(found.id, found.name, ()))

    @router.post("/api/staff/revoke", summary="End all sessions of somebody")
    @shaped(Member, Named)
    async def revoke(request: Request) -> Response:
        by = await floor.person(request, "manager")
        asked = read_as(Named, await request.body())
        why, found = reasoned(asked.reason), await called(floor, asked.name)
        await floor.sessions.revoke_all(found.id)
        await floor.note("revoked", found.id, by.person, why)
        logger().info("revoked", person=found.id, by=by.person)
        return answer(Member(found.id, found.name, ()))

    return router


async def _set(floor: Floor, asked: SetStaff, by: str) -> Member:
    why = reasoned(asked.reason)
    found = await floor.sessions.read(people.person_called, asked.name)
    password = ""
    if found is None:
        password = generated()
        try:
            found = await floor.sessions.add(asked.name, password, asked.roles)
        except PersonError as error:
            raise Problem("name", why=str(error)) from error
    elif found.id == by and "manager" not in asked.roles:
        raise Problem("second-signature")
    else:
        now = floor.house.clock.now()
        await floor.sessions.write(people.set_roles, found.id, asked.roles, now)
        await floor.sessions.revoke_all(found.id)
    roles = frozenset[str](asked.roles)
    await floor.note_roles(found.id, roles, by, why)
    logger().info("staff-changed", person=found.id, roles=sorted(roles), by=by)
    return Member(found.id, found.name, tuple(sorted(roles)), password)


def _everybody(connection: Connection) -> Sequence[Member]:
    return [
        Member(one.id, one.name, tuple(sorted(people.roles_of(connection, one.id))))
        for one in people.people(connection)
        if one.closed is None
    ]
