"""HTTP, for the staff: tables, alerts, acts with their second signatures, money of the house."""

from __future__ import annotations

from collections.abc import Awaitable

import msgspec
from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from croupier.games.actions import Seat
from croupier.money import Micro, Minor
from croupier.protocol.messages import Ack
from croupier.server import console_api
from croupier.server.answers import Problem, answer, language_of, read_as
from croupier.server.cashier_api import replied
from croupier.server.console_api import ANYBODY, StaffTable, staff_table
from croupier.server.floor import Floor
from croupier.server.logs import logger
from croupier.server.openapi import shaped
from croupier.sheets import SHIPPED, SheetError, load_sheet
from croupier.tables import Caller, Reply, Settings, TableSpec
from croupier.tables.requests import TableRequest


class OpenTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened from a shipped sheet, or from the sheet of another table.

    ``changes`` are other values of the sheet's keys, with dots: ``{"table.ante.min": "10.00"}``.
    Those of the progressive's parameters take a second signature.
    """

    id: str
    name: str
    sheet: str
    practice: bool = False
    stake: int = 0
    meter: str | None = None
    settings: Settings = Settings()
    changes: dict[str, str | int | bool] = {}


class Jackpot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A reserved share of a meter (R-QC-15)."""

    table: str
    coup: int
    seat: Seat


class AskAdjustment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``account`` is to gain what ``against`` loses, in micro-units; the same ``id`` is one act."""

    account: str
    amount: Micro
    reason: str
    against: str = "house"
    id: str = ""


class Stock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Chips into the vault, or (negative) out of it."""

    amount: Minor
    id: str = ""


class CoupNamed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A coup."""

    table: str
    coup: int


class Seed(msgspec.Struct, frozen=True):
    """The seed of a coup once two have signed; null after the first."""

    seed: str | None


def routes(floor: Floor) -> APIRouter:
    """Return the routes."""
    router = APIRouter(tags=["staff"])
    console_api.add(router, floor)
    _alerts(router, floor)
    _signed(router, floor)
    _opened(router, floor)

    @router.post(
        "/api/staff/tables/{table}/acts", summary="What the staff does at a table; see the types"
    )
    @shaped(Ack, TableRequest)
    async def act(table: str, request: Request) -> Response:
        caller = await _caller(floor, request)
        found = floor.house.tables.get(table)
        if found is None:
            raise Problem("no-table", table=table[:60])
        asked = read_as(TableRequest, await request.body())
        return await _told(f"act-{asked.__struct_config__.tag}", caller, found.ask(caller, asked))

    return router


def _alerts(router: APIRouter, floor: Floor) -> None:
    house = floor.house

    @router.post("/api/staff/alerts/{number}/acknowledge", summary="Let an alert go, by name")
    @shaped(Ack)
    async def acknowledge(number: int, request: Request) -> Response:
        caller = await _caller(floor, request)
        return await _told("acknowledge", caller, house.desk.acknowledge(caller, number))


def _signed(router: APIRouter, floor: Floor) -> None:
    desk = floor.house.desk

    @router.post("/api/staff/jackpots/request", summary="Ask that a jackpot be paid")
    @shaped(Ack, Jackpot)
    async def request_jackpot(request: Request) -> Response:
        caller = await _caller(floor, request)
        key = msgspec.structs.astuple(read_as(Jackpot, await request.body()))
        return await _told("request-jackpot", caller, desk.request_jackpot(caller, *key))

    @router.post("/api/staff/jackpots/sign", summary="Sign it, as another member of the staff")
    @shaped(Ack, Jackpot)
    async def sign_jackpot(request: Request) -> Response:
        caller = await _caller(floor, request)
        key = msgspec.structs.astuple(read_as(Jackpot, await request.body()))
        return await _told("sign-jackpot", caller, desk.sign_jackpot(caller, *key))

    @router.post("/api/staff/adjustments", summary="Ask for a correction of the books")
    @shaped(Ack, AskAdjustment)
    async def adjustment(request: Request) -> Response:
        caller = await _caller(floor, request)
        asked = read_as(AskAdjustment, await request.body())
        doing = desk.request_adjustment(
            caller, asked.account, asked.amount, asked.reason, asked.against, asked.id
        )
        return await _told("request-adjustment", caller, doing)

    @router.post("/api/staff/adjustments/{number}/sign", summary="Sign it, as another")
    @shaped(Ack)
    async def sign_adjustment(number: int, request: Request) -> Response:
        caller = await _caller(floor, request)
        return await _told("sign-adjustment", caller, desk.sign_adjustment(caller, number))

    @router.post("/api/staff/seeds", summary="Open a voided coup's seed to two of the staff")
    @shaped(Seed, CoupNamed)
    async def seed(request: Request) -> Response:
        caller = await _caller(floor, request)
        asked = read_as(CoupNamed, await request.body())
        if asked.table not in floor.house.tables:
            raise Problem("no-table", table=asked.table[:60])
        reply, opened = await desk.open_seed(caller, asked.table, asked.coup)
        return answer(Seed(opened)) if isinstance(reply, Ack) else replied(reply)


def _opened(router: APIRouter, floor: Floor) -> None:
    house = floor.house

    @router.post("/api/staff/tables", summary="Open a table; a manager's act")
    @shaped(StaffTable, OpenTable)
    async def open_table(request: Request) -> Response:
        caller = await _caller(floor, request, "manager")
        asked = read_as(OpenTable, await request.body())
        table = await house.open_table(_spec(floor, asked, caller.language), caller)
        logger().info("table-opened", table=table.id, by=caller.id)
        return answer(staff_table(floor, table.id))

    @router.post("/api/staff/openings", summary="Ask for a table whose meter has own parameters")
    @shaped(Ack, OpenTable)
    async def request_opening(request: Request) -> Response:
        caller = await _caller(floor, request, "manager")
        spec = _spec(floor, read_as(OpenTable, await request.body()), caller.language)
        return await _told("request-opening", caller, house.desk.request_opening(caller, spec))

    @router.post("/api/staff/openings/{number}/sign", summary="Sign it, as another: it opens")
    @shaped(StaffTable)
    async def sign_opening(number: int, request: Request) -> Response:
        caller = await _caller(floor, request, "inspector")
        table = await house.openings.sign(caller, number)
        logger().info("table-opened", table=table.id, by=caller.id)
        return answer(staff_table(floor, table.id))

    @router.post("/api/staff/openings/{number}/refuse", summary="Do not sign it")
    @shaped(Ack)
    async def refuse_opening(number: int, request: Request) -> Response:
        caller = await _caller(floor, request, "inspector")
        return await _told("refuse-opening", caller, house.desk.refuse_opening(caller, number))

    @router.post("/api/staff/vault", summary="Chips into or out of the vault; a manager's act")
    @shaped(Ack, Stock)
    async def vault(request: Request) -> Response:
        caller = await _caller(floor, request, "manager")
        asked = read_as(Stock, await request.body())
        return await _told("vault", caller, house.desk.stock_vault(caller, asked.amount, asked.id))


async def _caller(floor: Floor, request: Request, *roles: str) -> Caller:
    found = await floor.person(request, *(roles or ANYBODY))
    return found.caller(language_of(request.headers))


async def _told(what: str, caller: Caller, doing: Awaitable[Reply]) -> Response:
    """Wait for an answer, and log that it was asked for."""
    reply = await doing
    logger().info("staff", what=what, by=caller.id, done=isinstance(reply, Ack))
    return replied(reply)


def _spec(floor: Floor, asked: OpenTable, language: str) -> TableSpec:
    other = floor.house.tables.get(asked.sheet)
    if other is not None:
        sheet = other.spec.sheet
    elif asked.sheet in SHIPPED:
        sheet = load_sheet(asked.sheet)
    else:
        raise Problem("no-sheet", sheet=asked.sheet[:60])
    if asked.changes:
        try:
            sheet = sheet.replace(asked.changes)
        except SheetError as error:
            raise Problem("malformed", why=error.faults[0].say(language)[0]) from error
    wrong = asked.settings.fault()
    if wrong is not None:
        raise Problem("malformed", why=f"settings: {wrong}")
    settings = asked.settings if asked.practice else msgspec.structs.replace(asked.settings, bots=0)
    spec = TableSpec(
        asked.id, asked.name, sheet, asked.practice, asked.stake, asked.meter, settings
    )
    if spec.is_stud:
        try:
            _ = spec.line
        except ValueError as error:
            raise Problem("malformed", why=str(error)) from error
    return spec
