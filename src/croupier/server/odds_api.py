"""HTTP, for everyone: what sheets are worth, edited in place; nothing of it is kept or played."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from fastapi import APIRouter, Query
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from croupier.server.answers import Problem, answer, language_of, read_as, told
from croupier.server.buckets import Buckets
from croupier.server.floor import Floor
from croupier.server.guard import address_of
from croupier.server.house_api import sheet_named
from croupier.server.odds_work import Kind, Question, Table
from croupier.server.openapi import shaped
from croupier.sheets import CaribbeanSheet, SheetError, StudSheet
from croupier.sheets.change import set_text

PER_SECOND, BURST = 2.0, 30.0
"""Questions that are worked out, an address."""
MOST_CHANGES, LONGEST_TEXT, LONGEST_SESSION = 100, 4_000, 1_000_000
NARROWEST, WIDEST = 320, 1_600
MOST_SEATS, LONGEST_SEAT = 12, 60
MOST_SAMPLES, MOST_SEED = 4_000_000, 1 << 48

Value: TypeAlias = str | int | float | bool | None
Changes: TypeAlias = Annotated[list[str] | None, Query(alias="set")]
Amount: TypeAlias = Annotated[str | None, Query(max_length=20)]
Seats: TypeAlias = Annotated[list[str] | None, Query(alias="seat")]


class AskOdds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is asked: changes of the sheet by their keys, as ``--set`` takes them (null: without).

    ``strategy`` is a name or lines, amounts are texts like "10.00"; the session of so many coups is
    for Caribbean Stud, with ``bankroll`` the chance that it does not last.
    """

    set: dict[str, Value] = {}
    strategy: str = "optimal"
    ante: str | None = None
    meter: str | None = None
    session: int | None = None
    bankroll: str | None = None


class Faulty(msgspec.Struct, frozen=True):
    """One thing that is wrong with a changed sheet, and what would be right."""

    key: str
    code: str
    what: str
    mend: str


class FaultyEdit(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """A refusal, as all are, with every fault of the changed sheet beside it."""

    code: str
    clause: str
    text: str
    values: dict[str, int | str]
    faults: tuple[Faulty, ...]


class EditError(Exception):
    """Changes that make no sheet."""

    def __init__(self, error: SheetError) -> None:
        """Keep the faults."""
        super().__init__(str(error))
        self.error = error


def routes(floor: Floor) -> APIRouter:
    """Return the routes."""
    router = APIRouter(tags=["odds"])
    desk = _Desk(floor)

    @router.get("/api/odds/{sheet}", summary="What a sheet is worth, as `croupier odds --json`")
    @shaped(dict[str, Any])
    async def odds(
        sheet: str,
        request: Request,
        changes: Changes = None,
        meter: Amount = None,
        session: Annotated[int | None, Query(ge=1, le=LONGEST_SESSION)] = None,
        bankroll: Amount = None,
    ) -> Response:
        asked = AskOdds(_pairs(changes), meter=meter, session=session, bankroll=bankroll)
        return await desk.worth(sheet, asked, request)

    @router.post("/api/odds/{sheet}", summary="The same for an edited sheet, and more to ask")
    @shaped(dict[str, Any], AskOdds)
    async def ask(sheet: str, request: Request) -> Response:
        return await desk.worth(sheet, read_as(AskOdds, await request.body()), request)

    @router.get(
        "/api/odds/{sheet}/charts/{chart}",
        summary="A chart as a Vega-Lite specification; with .svg behind its name, as a picture",
    )
    @shaped(dict[str, Any])
    async def chart(
        sheet: str,
        chart: str,
        request: Request,
        changes: Changes = None,
        theme: Literal["light", "dark"] = "light",
        width: Annotated[int, Query(ge=NARROWEST, le=WIDEST)] = 760,
        session: Annotated[int | None, Query(ge=1, le=LONGEST_SESSION)] = None,
    ) -> Response:
        name, dot, ending = chart.partition(".")
        if dot and ending != "svg":
            raise Problem("not-found")
        kind: Kind = "svg" if dot else "specification"
        asked = AskOdds(_pairs(changes), session=session)
        try:
            question = desk.question(kind, sheet, asked, request)
        except EditError as error:
            return _faulty(error.error, language_of(request.headers))
        question = replace(question, chart=name[:40], dark=theme == "dark", width=width)
        body = await desk.ask(question, request)
        media = "image/svg+xml" if dot else "application/json"
        return Response(body, media_type=media)

    @router.get(
        "/api/odds/{sheet}/chances",
        summary="Each seat's chances at a stud table, as `croupier chances --json`",
    )
    @shaped(dict[str, Any])
    async def chances(
        sheet: str,
        request: Request,
        seats: Seats = None,
        changes: Changes = None,
        players: Annotated[int | None, Query(ge=0, le=99)] = None,
        lowest: Annotated[str | None, Query(max_length=2)] = None,
        samples: Annotated[int, Query(ge=1, le=MOST_SAMPLES)] = 1_000_000,
        seed: Annotated[int, Query(ge=0, le=MOST_SEED)] = 1,
    ) -> Response:
        words = tuple(seats or ())
        if len(words) > MOST_SEATS or any(len(word) > LONGEST_SEAT for word in words):
            raise Problem("malformed", why="the question is too long")
        table = Table(words, players, lowest, samples, seed)
        return await desk.chances(sheet, AskOdds(_pairs(changes)), table, request)

    return router


class _Desk:
    """Takes questions to the worker, not too many of anybody's."""

    def __init__(self, floor: Floor) -> None:
        self._floor = floor
        self._buckets = Buckets(PER_SECOND, BURST, time.monotonic)

    async def worth(self, name: str, asked: AskOdds, request: Request) -> Response:
        try:
            question = self.question("worth", name, asked, request)
        except EditError as error:
            return _faulty(error.error, language_of(request.headers))
        return Response(await self.ask(question, request), media_type="application/json")

    async def chances(self, name: str, asked: AskOdds, table: Table, request: Request) -> Response:
        try:
            question = self.question("chances", name, asked, request)
        except EditError as error:
            return _faulty(error.error, language_of(request.headers))
        body = await self.ask(replace(question, table=table), request)
        return Response(body, media_type="application/json")

    async def ask(self, question: Question, request: Request) -> bytes:
        """Return what the worker answers.

        Raises:
            Problem: somebody asks too fast, or the worker refuses it.
        """
        worker = self._floor.odds
        if not worker.knows(question) and not self._buckets.take(address_of(request.scope)):
            raise Problem("too-fast", per_second=int(PER_SECOND))
        return await worker.ask(question)

    def question(self, kind: Kind, name: str, asked: AskOdds, request: Request) -> Question:
        """Return a question about a sheet as it is asked to be changed.

        Raises:
            Problem: there is no such sheet, or too much is asked.
            EditError: the changes make no sheet that can be played.
        """
        sheet = sheet_named(self._floor, name)
        if len(asked.set) > MOST_CHANGES or len(asked.strategy) > LONGEST_TEXT:
            raise Problem("malformed", why="the question is too long")
        if asked.session is not None and not 0 < asked.session <= LONGEST_SESSION:
            raise Problem("malformed", why=f"a session has 1 to {LONGEST_SESSION} coups")
        try:
            changed = edited(sheet, asked.set)
        except SheetError as error:
            raise EditError(error) from error
        if isinstance(sheet, StudSheet) and kind == "worth":
            asked = AskOdds(asked.set)
        return Question(
            kind=kind,
            sheet=changed.dump(),
            before=sheet.dump() if asked.set and kind == "worth" else None,
            strategy=asked.strategy,
            ante=asked.ante,
            meter=asked.meter,
            session=asked.session,
            bankroll=asked.bankroll,
            language=language_of(request.headers),
        )


def edited(
    sheet: CaribbeanSheet | StudSheet, changes: Mapping[str, Value]
) -> CaribbeanSheet | StudSheet:
    """Return a sheet with changes, keys and values as ``--set`` takes them; null takes a key away.

    Raises:
        SheetError: a key is unknown, or the sheet could not be played so.
    """
    away = {key: None for key, value in changes.items() if value is None}
    texts = [f"{key}={_text(value)}" for key, value in changes.items() if value is not None]
    if away and texts:
        # Together, for one without the other may be no sheet.
        return sheet.replace(away | {key: v for key, v in changes.items() if v is not None})
    return set_text(sheet, texts) if texts else sheet.replace(away) if away else sheet


def _text(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _pairs(changes: list[str] | None) -> dict[str, Value]:
    """Return changes of an address: ``set=raise.pays.flush=6``, as often as needed."""
    found: dict[str, Value] = {}
    for change in changes or ():
        key, _, value = change.partition("=")
        found[key.strip()] = value.strip()
    return found


def faults_of(error: SheetError, language: str) -> tuple[Faulty, ...]:
    """Return every fault in a language."""
    said = [(fault, fault.say(language)) for fault in error.faults]
    return tuple(Faulty(fault.key, fault.code, what, mend) for fault, (what, mend) in said)


def _faulty(error: SheetError, language: str) -> Response:
    faults = faults_of(error, language)
    first = faults[0]
    refused = told("sheet-edit", language, key=first.key, why=f"{first.what}; {first.mend}")
    return answer(FaultyEdit(refused.code, "", refused.text, refused.values, faults), 422)
