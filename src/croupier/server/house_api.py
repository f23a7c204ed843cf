"""HTTP, for everyone: the lobby and the rules."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from croupier.messages import Messages
from croupier.money import Micro
from croupier.protocol.messages import TableState
from croupier.records.explain import clause_texts
from croupier.records.rules import Returns, RulePage, rule_page
from croupier.server.answers import Problem, answer, language_of
from croupier.server.floor import Floor
from croupier.server.odds_work import Question
from croupier.server.openapi import shaped
from croupier.sheets import SHIPPED, CaribbeanSheet, StudSheet, load_sheet
from croupier.sheets.export import sheet_toml
from croupier.sheets.rulings import CLAUSES, RULINGS, left_open, sentence_id

PATIENCE = 1.0
"""Seconds that whoever reads the rules waits for the theoretical returns: the page asks again."""


class Lobby(msgspec.Struct, frozen=True):
    """All tables, what the displays of the meters show, and the public rate of voided coups."""

    tables: tuple[TableState, ...]
    meters: dict[str, Micro]
    voided: int
    coups: int
    currency: str
    registration: bool
    time: int


class OpenLine(msgspec.Struct, frozen=True):
    """What a printed sheet leaves open, and the ruling that fills it."""

    ruling: str
    key: str
    value: str
    text: str


class Rules(msgspec.Struct, frozen=True):
    """A sheet's rules: all keys of the sheet, what it leaves open, and the whole in words.

    ``returns`` are the theoretical returns, null where there are none or while they are worked out.
    """

    game: str
    name: str
    house: str
    currency: str
    digest: str
    sheet: dict[str, Any]
    left_open: tuple[OpenLine, ...]
    page: RulePage
    returns: Returns | None = None


class Clauses(msgspec.Struct, frozen=True):
    """What the clauses of the printed sheets and the rulings say, by game and id."""

    language: str
    clauses: dict[str, dict[str, str]]
    rulings: dict[str, dict[str, str]]


def routes(floor: Floor) -> APIRouter:
    """Return the routes."""
    router = APIRouter(tags=["house"])
    house = floor.house

    @router.get("/api/lobby", summary="All tables")
    @shaped(Lobby)
    async def lobby(_request: Request) -> Response:
        voided, coups = house.void_rate()
        return answer(
            Lobby(
                house.lobby().tables,
                house.meters(),
                voided,
                coups,
                house.currency,
                floor.settings.registration,
                house.clock.now(),
            )
        )

    @router.get(
        "/api/rules/{sheet}", summary="The rules of a table, a shipped sheet or a sheet's digest"
    )
    @shaped(Rules)
    async def rules(sheet: str, request: Request) -> Response:
        found, language = sheet_named(floor, sheet), language_of(request.headers)
        returns = await _returns(floor, found)
        return answer(await asyncio.to_thread(rules_of, found, language, returns))

    @router.get(
        "/api/rules/{sheet}/toml", summary="A sheet as a file", response_class=PlainTextResponse
    )
    async def toml(sheet: str) -> Response:
        found = sheet_named(floor, sheet)
        headers = {"content-disposition": f'attachment; filename="{found.digest[:12]}.toml"'}
        return PlainTextResponse(sheet_toml(found), headers=headers, media_type="application/toml")

    @router.get("/api/clauses", summary="The clauses and rulings of both games in words")
    @shaped(Clauses)
    async def clauses(request: Request) -> Response:
        return answer(await asyncio.to_thread(_clauses, language_of(request.headers)))

    return router


async def _returns(floor: Floor, sheet: CaribbeanSheet | StudSheet) -> Returns | None:
    """Return the theoretical returns of a sheet; None, too, where they take too long to wait."""
    if isinstance(sheet, StudSheet):
        return None
    question = Question(kind="returns", sheet=sheet.dump())
    try:
        body = await asyncio.wait_for(floor.odds.ask(question), PATIENCE)
    except (Problem, TimeoutError):
        return None
    return msgspec.json.decode(body, type=Returns | None)


def _clauses(language: str) -> Clauses:
    messages = Messages(language)
    laws = [
        {game: clause_texts(ids, messages) for game, ids in by_game.items()}
        for by_game in (CLAUSES, RULINGS)
    ]
    return Clauses(messages.language, *laws)


def sheet_named(floor: Floor, name: str) -> CaribbeanSheet | StudSheet:
    """Return the sheet of a table, a shipped one, or one by its digest.

    Raises:
        Problem: there is no such sheet.
    """
    table = floor.house.tables.get(name)
    if table is not None:
        return table.spec.sheet
    if name in SHIPPED:
        return load_sheet(name)
    for table in floor.house.tables.values():
        if len(name) >= 12 and table.sheet.digest.startswith(name):
            return table.spec.sheet
    raise Problem("no-sheet", sheet=name[:60])


def rules_of(sheet: CaribbeanSheet | StudSheet, language: str, returns: Returns | None) -> Rules:
    """Return a sheet's rules in words."""
    messages = Messages(language)
    lines = tuple(
        OpenLine(line.ruling, line.key, line.value, messages.text(sentence_id(line.ruling)))
        for line in left_open(sheet)
    )
    return Rules(
        game=sheet.game,
        name=sheet.name,
        house=sheet.house,
        currency=sheet.currency,
        digest=sheet.digest,
        sheet=sheet.dump(),
        left_open=lines,
        page=rule_page(sheet, language, returns),
        returns=returns,
    )
