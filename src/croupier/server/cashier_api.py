"""HTTP, for cashiers: accounts opened at the desk, chips sold and bought back."""

from __future__ import annotations

import msgspec
from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from croupier.money import Minor
from croupier.protocol.messages import Ack
from croupier.server.answers import Problem, answer, language_of, read_as, refusal
from croupier.server.floor import Floor
from croupier.server.logs import logger
from croupier.server.openapi import shaped
from croupier.server.passwords import generated
from croupier.store import people
from croupier.store.people import Person, PersonError
from croupier.tables import Reply

FOUND = 50
"""Accounts that a search finds at most."""


class Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Money against chips of somebody called ``name``; the same ``id`` again is the same act."""

    name: str
    amount: Minor
    id: str


class NewAccount(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An account opened at the desk."""

    name: str


class Opened(msgspec.Struct, frozen=True):
    """The account, and its password, shown this once."""

    person: str
    name: str
    password: str


class Account(msgspec.Struct, frozen=True):
    """What somebody has."""

    person: str
    name: str
    wallet: Minor
    at_tables: Minor


def replied(reply: Reply) -> Response:
    """Return the answer of table or house."""
    return answer(reply) if isinstance(reply, Ack) else refusal(reply)


async def called(floor: Floor, name: str) -> Person:
    """Return who has a name.

    Raises:
        Problem: nobody has.
    """
    found = await floor.sessions.read(people.person_called, name)
    if found is None or found.closed is not None:
        raise Problem("no-person", name=name[:60])
    return found


def routes(floor: Floor) -> APIRouter:
    """Return the routes."""
    router = APIRouter(tags=["cashier"])

    @router.get("/api/cashier/accounts", summary="Accounts whose names have a text in them")
    @shaped(tuple[Account, ...])
    async def accounts(request: Request, *, like: str = "", most: int = FOUND) -> Response:
        await floor.person(request, "cashier", "inspector")
        if not like:
            raise Problem("malformed", why="like is a part of a name")
        if not 0 < most <= FOUND:
            raise Problem("malformed", why=f"most is 1 to {FOUND}")
        found = await floor.sessions.read(people.like, like, most)
        return answer([_account(floor, one) for one in found])

    @router.get("/api/cashier/accounts/{name}", summary="What somebody has")
    @shaped(Account)
    async def account(name: str, request: Request) -> Response:
        await floor.person(request, "cashier")
        return answer(_account(floor, await called(floor, name)))

    @router.post("/api/cashier/accounts", summary="Open an account for a player")
    @shaped(Opened, NewAccount)
    async def open_account(request: Request) -> Response:
        by = await floor.person(request, "cashier")
        asked = read_as(NewAccount, await request.body())
        password = generated()
        try:
            made = await floor.sessions.add(asked.name, password, frozenset({"player"}))
        except PersonError as error:
            raise Problem("name", why=str(error)) from error
        await floor.note("account-opened", made.id, by.person)
        logger().info("account-opened", person=made.id, by=by.person)
        return answer(Opened(made.id, made.name, password))

    @router.post("/api/cashier/sell", summary="Money for chips")
    @shaped(Ack, Move)
    async def sell(request: Request) -> Response:
        return await _move(floor, request, "sell")

    @router.post("/api/cashier/redeem", summary="Chips for money")
    @shaped(Ack, Move)
    async def redeem(request: Request) -> Response:
        return await _move(floor, request, "redeem")

    return router


def _account(floor: Floor, person: Person) -> Account:
    house = floor.house
    return Account(person.id, person.name, house.wallet(person.id), house.at_tables(person.id))


async def _move(floor: Floor, request: Request, what: str) -> Response:
    by = await floor.person(request, "cashier")
    asked = read_as(Move, await request.body())
    if not asked.id:
        raise Problem("malformed", why="an id makes an act that is sent twice one act")
    person = await called(floor, asked.name)
    if person.id == by.person:
        raise Problem("second-signature")
    desk = floor.house.desk
    move = desk.sell if what == "sell" else desk.redeem
    reply = await move(by.caller(language_of(request.headers)), person.id, asked.amount, asked.id)
    done = isinstance(reply, Ack)
    logger().info(what, person=person.id, amount=asked.amount, by=by.person, done=done)
    return replied(reply)
