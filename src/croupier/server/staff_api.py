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
from croupier.server.answers import Problem, answer, language_of, read_as, reasoned
from croupier.server.cashier_api import replied
from croupier.server.console_api import ANYBODY, StaffTable, staff_table
from croupier.server.floor import Floor
from croupier.server.logs import logger
from croupier.server.openapi import shaped
from croupier.sheets import SHIPPED, SheetError, load_sheet
from croupier.store import HOUSE_STREAM, table_stream
from croupier.store.journal import Noted
from croupier.tables import Caller, Reply, Settings, TableSpec
from croupier.tables.requests import GIVEN_ELSEWHERE, TableRequest

OPENED = "opening"
"""What the house's journal notes of a table that a manager opened alone: the reason."""


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
    reason: str = ""


class Jackpot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A reserved share of a meter (R-QC-15); who asks that it be paid says why."""

    table: str
    coup: int
    seat: Seat
    reason: str = ""


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
    reason: str = ""
    id: str = ""


class AskSeed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A coup; who asks first for its seed says why."""

    table: str
    coup: int
    reason: str = ""


class Refusing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Why what another asked for is not signed, or is taken back."""

    reason: str = ""


class Seed(msgspec.Struct, frozen=True):
    """The seed of a coup once two have signed; null after the first."""

    seed: str | None


def routes(floor: Floor) -> APIRouter:
    """Return the routes. Every act says why, but a second signature and a count."""
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
        if not isinstance(asked, GIVEN_ELSEWHERE):
            reasoned(asked.reason)
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
        asked = read_as(Jackpot, await request.body())
        doing = desk.request_jackpot(
            caller, asked.table, asked.coup, asked.seat, reasoned(asked.reason)
        )
        return await _told("request-jackpot", caller, doing)

    @router.post("/api/staff/jackpots/sign", summary="Sign it, as another member of the staff")
    @shaped(Ack, Jackpot)
    async def sign_jackpot(request: Request) -> Response:
        caller = await _caller(floor, request)
        asked = read_as(Jackpot, await request.body())
        doing = desk.sign_jackpot(caller, asked.table, asked.coup, asked.seat)
        return await _told("sign-jackpot", caller, doing)

    @router.post("/api/staff/adjustments", summary="Ask for a correction of the books")
    @shaped(Ack, AskAdjustment)
    async def adjustment(request: Request) -> Response:
        caller = await _caller(floor, request)
        asked = read_as(AskAdjustment, await request.body())
        doing = desk.request_adjustment(
            caller, asked.account, asked.amount, reasoned(asked.reason), asked.against, asked.id
        )
        return await _told("request-adjustment", caller, doing)

    @router.post("/api/staff/adjustments/{number}/sign", summary="Sign it, as another")
    @shaped(Ack)
    async def sign_adjustment(number: int, request: Request) -> Response:
        caller = await _caller(floor, request)
        return await _told("sign-adjustment", caller, desk.sign_adjustment(caller, number))

    @router.post("/api/staff/adjustments/{number}/refuse", summary="Do not sign it")
    @shaped(Ack, Refusing)
    async def refuse_adjustment(number: int, request: Request) -> Response:
        caller = await _caller(floor, request)
        why = reasoned(read_as(Refusing, await request.body()).reason)
        doing = desk.refuse_adjustment(caller, number, why)
        return await _told("refuse-adjustment", caller, doing)

    @router.post("/api/staff/seeds", summary="Open a voided coup's seed to two of the staff")
    @shaped(Seed, AskSeed)
    async def seed(request: Request) -> Response:
        caller = await _caller(floor, request)
        asked = read_as(AskSeed, await request.body())
        house, key = floor.house, (asked.table, asked.coup)
        if not house.store.head(table_stream(asked.table)).seq:
            raise Problem("no-table", table=asked.table[:60])
        why = "" if key in house.signing.seeds else reasoned(asked.reason)
        reply, opened = await desk.open_seed(caller, *key, why)
        logger().info("staff", what="open-seed", by=caller.id, done=isinstance(reply, Ack))
        return answer(Seed(opened)) if isinstance(reply, Ack) else replied(reply)


def _opened(router: APIRouter, floor: Floor) -> None:
    house = floor.house

    @router.post("/api/staff/tables", summary="Open a table; a manager's act")
    @shaped(StaffTable, OpenTable)
    async def open_table(request: Request) -> Response:
        caller = await _caller(floor, request, "manager")
        asked = read_as(OpenTable, await request.body())
        spec, why = _spec(floor, asked, caller.language), reasoned(asked.reason)
        noted = Noted(OPENED, {"table": spec.id, "reason": why}, caller.id)
        table = await house.open_table(
            spec, caller, also=lambda draft: draft.add(HOUSE_STREAM, noted)
        )
        logger().info("table-opened", table=table.id, by=caller.id)
        return answer(staff_table(floor, table.id))

    @router.post("/api/staff/openings", summary="Ask for a table whose meter has own parameters")
    @shaped(Ack, OpenTable)
    async def request_opening(request: Request) -> Response:
        caller = await _caller(floor, request, "manager")
        asked = read_as(OpenTable, await request.body())
        spec, why = _spec(floor, asked, caller.language), reasoned(asked.reason)
        doing = house.desk.request_opening(caller, spec, why)
        return await _told("request-opening", caller, doing)

    @router.post("/api/staff/openings/{number}/sign", summary="Sign it, as another: it opens")
    @shaped(StaffTable)
    async def sign_opening(number: int, request: Request) -> Response:
        caller = await _caller(floor, request, "inspector")
        table = await house.openings.sign(caller, number)
        logger().info("table-opened", table=table.id, by=caller.id)
        return answer(staff_table(floor, table.id))

    @router.post("/api/staff/openings/{number}/refuse", summary="Do not sign it")
    @shaped(Ack, Refusing)
    async def refuse_opening(number: int, request: Request) -> Response:
        caller = await _caller(floor, request, "inspector")
        why = reasoned(read_as(Refusing, await request.body()).reason)
        doing = house.desk.refuse_opening(caller, number, why)
        return await _told("refuse-opening", caller, doing)

    @router.post("/api/staff/vault", summary="Chips into or out of the vault; a manager's act")
    @shaped(Ack, Stock)
    async def vault(request: Request) -> Response:
        caller = await _caller(floor, request, "manager")
        asked = read_as(Stock, await request.body())
        why = reasoned(asked.reason)
        doing = house.desk.stock_vault(caller, asked.amount, asked.id, why)
        return await _told("vault", caller, doing)


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
