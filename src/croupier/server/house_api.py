"""HTTP, for everyone: the lobby and the rules."""

from __future__ import annotations

from typing import Any

import msgspec
from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from croupier.messages import Messages
from croupier.money import Micro
from croupier.protocol.messages import TableState
from croupier.server.answers import Problem, answer, language_of
from croupier.server.floor import Floor
from croupier.server.openapi import shaped
from croupier.sheets import SHIPPED, CaribbeanSheet, StudSheet, load_sheet
from croupier.sheets.rulings import left_open, sentence_id


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
    """A sheet's rules: all keys of the sheet, and what it leaves open."""

    game: str
    name: str
    house: str
    currency: str
    digest: str
    sheet: dict[str, Any]
    left_open: tuple[OpenLine, ...]


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
        return answer(rules_of(_sheet(floor, sheet), Messages(language_of(request.headers))))

    return router


def _sheet(floor: Floor, name: str) -> CaribbeanSheet | StudSheet:
    table = floor.house.tables.get(name)
    if table is not None:
        return table.spec.sheet
    if name in SHIPPED:
        return load_sheet(name)
    for table in floor.house.tables.values():
        if len(name) >= 12 and table.sheet.digest.startswith(name):
            return table.spec.sheet
    raise Problem("no-sheet", sheet=name[:60])


def rules_of(sheet: CaribbeanSheet | StudSheet, messages: Messages) -> Rules:
    """Return a sheet's rules, the rulings in words."""
    lines = tuple(
        OpenLine(line.ruling, line.key, line.value, messages.text(sentence_id(line.ruling)))
        for line in left_open(sheet)
    )
    name, house, currency = sheet.name, sheet.house, sheet.currency
    return Rules(sheet.game, name, house, currency, sheet.digest, sheet.dump(), lines)
