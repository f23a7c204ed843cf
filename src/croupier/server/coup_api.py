"""HTTP, coups that are over: one's own list, and of each the viewer's own story and paper."""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

import msgspec
from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from croupier.games.actions import HOUSE, Seat
from croupier.money import Minor
from croupier.records import paper
from croupier.records.record import RULES_VERSION
from croupier.server.answers import Problem, answer, language_of
from croupier.server.floor import Floor
from croupier.server.logs import logger
from croupier.server.openapi import shaped
from croupier.server.sessions import Identity
from croupier.store.played import Played, Wanted
from croupier.tables.history import PlayedCoup, opening_of, seat_of
from croupier.tables.told import Told, told

T = TypeVar("T")
LARGEST = 2**53
DIGITS = 15
PAGE, MOST = 50, 200
TOML = "application/toml"


class CoupLine(msgspec.Struct, frozen=True):
    """A coup that one played; amounts are minor units.

    ``name`` is the table's, ``hand`` the class of one's own five cards ("": it had fewer). A voided
    coup gave everything back.
    """

    table: str
    name: str
    coup: int
    seat: Seat
    at: int
    game: str
    sheet: str
    digest: str
    currency: str
    practice: bool
    put_in: Minor
    paid: Minor
    net: Minor
    hand: str
    voided: bool


class CoupList(msgspec.Struct, frozen=True):
    """Coups, the last first; ``next`` asks for those before them, null: there are no more."""

    coups: tuple[CoupLine, ...]
    next: str | None


def routes(floor: Floor) -> APIRouter:
    """Return the routes."""
    router = APIRouter(tags=["coups"])
    _lists(router, floor)
    _papers(router, floor)

    @router.get(
        "/api/coups/{table}/{number}/told",
        summary="A coup step by step, as one may hear it, with what proves its cards",
    )
    @shaped(Told)
    async def story(table: str, number: int, request: Request) -> Response:
        language = language_of(request.headers)

        def tell(played: PlayedCoup, viewer: Seat) -> Told:
            return told(played, viewer, language)

        return answer(await _read(floor, request, table, number, tell))

    return router


def _lists(router: APIRouter, floor: Floor) -> None:
    @router.get("/api/coups", summary="The coups that one played, the last first")
    @shaped(CoupList)
    async def coups(
        request: Request,
        *,
        table: str | None = None,
        game: str | None = None,
        since: int | None = None,
        until: int | None = None,
        won: bool | None = None,
        after: str | None = None,
        most: int = PAGE,
    ) -> Response:
        found = await floor.whoever(request)
        if found is None:
            raise Problem("login-needed")
        if not 0 < most <= MOST:
            raise Problem("malformed", why=f"most is 1 to {MOST}")
        for name, value in (("since", since), ("until", until)):
            if value is not None and abs(value) >= LARGEST:
                raise Problem("malformed", why=f"{name} is no time")
        before = None if after is None else _cursor(after)
        wanted = Wanted(table, game, since, until, won, before)
        rows = await floor.house.played.find(found.person, wanted, most + 1)
        shown, more = rows[:most], len(rows) > most
        last = shown[-1] if more else None
        following = None if last is None else f"{last.at}.{last.coup}.{last.place}"
        names = await _names(floor, {row.place for row in shown})
        return answer(CoupList(tuple([_line(names, row) for row in shown]), following))


def _papers(router: APIRouter, floor: Floor) -> None:
    @router.get(
        "/api/coups/{table}/{number}",
        summary="A coup's record as one may have it: TOML for `croupier record verify`",
        response_class=PlainTextResponse,
    )
    async def record(table: str, number: int, request: Request) -> Response:
        text = await _read(floor, request, table, number, _paper)
        return PlainTextResponse(text, media_type=TOML)

    @router.get(
        "/api/coups/{table}/{number}/phh",
        summary="A coup as other programs read it: PHH (poker hand history), as one may have it",
        response_class=PlainTextResponse,
    )
    async def phh(table: str, number: int, request: Request) -> Response:
        text = await _read(floor, request, table, number, _phh)
        headers = {"content-disposition": f'attachment; filename="coup-{number}.phh"'}
        return PlainTextResponse(text, headers=headers, media_type=TOML)


async def _read(
    floor: Floor,
    request: Request,
    table: str,
    number: int,
    make: Callable[[PlayedCoup, Seat], T],
) -> T:
    """Return what is made of a coup for whoever asks: its own seat's, or the house's.

    Raises:
        Problem: there is no such coup, it is not over, or it is not the viewer's to see.
    """
    found = await floor.whoever(request)
    if found is None:
        raise Problem("login-needed")
    if not 0 < number < LARGEST:
        raise Problem("no-such-coup")
    played = await asyncio.to_thread(floor.house.coup, table, number)
    if played is None:
        raise Problem("no-such-coup")
    if played.closed_at is None:
        raise Problem("coup-not-over")
    viewer = viewer_of(played, found)
    logger().info("record-read", table=table[:60], coup=number, person=found.person)
    return await asyncio.to_thread(make, played, viewer)


def viewer_of(played: PlayedCoup, viewer: Identity) -> Seat:
    """Return the seat that a coup is told to; the house, for the inspector who did not sit there.

    The house's paper holds the seed: that of a voided coup is opened by two (see the staff's API).

    Raises:
        Problem: the viewer did not sit there, or the coup cannot be told.
    """
    seat = seat_of(played, viewer.person)
    if seat is None and not viewer.roles & {"inspector", "manager"}:
        raise Problem("own-record")
    if played.record.rules != RULES_VERSION:
        raise Problem("paper-rules", found=played.record.rules, known=RULES_VERSION)
    if seat is None and played.voided:
        raise Problem("voided-paper", "R-CM-19")
    return HOUSE if seat is None else seat


def _paper(played: PlayedCoup, viewer: Seat) -> str:
    if viewer == HOUSE:
        return paper.write(played.record)
    return paper.write_export(played.record, viewer)


def _phh(played: PlayedCoup, viewer: Seat) -> str:
    seat = None if viewer == HOUSE else viewer
    return paper.write_export(dataclasses.replace(played.record, shuffle=None), seat)


async def _names(floor: Floor, tables: Iterable[str]) -> dict[str, str]:
    """Return what tables are called, those that were closed included."""
    found: dict[str, str] = {}
    for table in tables:
        live = floor.house.tables.get(table)
        if live is not None:
            found[table] = live.spec.name
        else:
            opened = await asyncio.to_thread(opening_of, floor.house.store, table)
            found[table] = table if opened is None else opened[0].name
    return found


def _line(names: Mapping[str, str], row: Played) -> CoupLine:
    return CoupLine(
        table=row.place,
        name=names[row.place],
        coup=row.coup,
        seat=row.seat,
        at=row.at,
        game=row.game,
        sheet=row.sheet,
        digest=row.digest,
        currency=row.currency,
        practice=row.practice,
        put_in=row.put_in,
        paid=row.put_in + row.net,
        net=row.net,
        hand=row.hand,
        voided=row.voided,
    )


def _cursor(text: str) -> tuple[int, str, int]:
    at, _, rest = text.partition(".")
    coup, _, table = rest.partition(".")
    if not (at.isdecimal() and coup.isdecimal() and table) or max(len(at), len(coup)) > DIGITS:
        raise Problem("malformed", why="after is the next of an earlier list")
    return int(at), table, int(coup)
