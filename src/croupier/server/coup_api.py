"""HTTP, coups that are over: each viewer's own paper, with its proofs."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from croupier.games.actions import Seat
from croupier.records import paper
from croupier.records.record import RULES_VERSION, StudOpening
from croupier.server.answers import Problem
from croupier.server.floor import Floor
from croupier.server.logs import logger
from croupier.server.sessions import Identity
from croupier.tables.history import PlayedCoup, person_at

LARGEST = 2**53


def routes(floor: Floor) -> APIRouter:
    """Return the routes."""
    router = APIRouter(tags=["coups"])

    @router.get(
        "/api/coups/{table}/{number}",
        summary="A coup's record as one may have it: TOML for `croupier record verify`",
        response_class=PlainTextResponse,
    )
    async def coup(table: str, number: int, request: Request) -> Response:
        found = await floor.whoever(request)
        if found is None:
            raise Problem("login-needed")
        if table not in floor.house.tables:
            raise Problem("no-table", table=table[:60])
        if not 0 < number < LARGEST:
            raise Problem("no-such-coup")
        played = await asyncio.to_thread(floor.house.coup, table, number)
        if played is None:
            raise Problem("no-such-coup")
        if played.closed_at is None:
            raise Problem("coup-not-over")
        text = await asyncio.to_thread(_paper, played, found)
        logger().info("record-read", table=table, coup=number, person=found.person)
        return PlainTextResponse(text, media_type="application/toml")

    return router


def _paper(played: PlayedCoup, viewer: Identity) -> str:
    """Return what a viewer may have: its own seat's paper; the inspector, the house's.

    The house's paper holds the seed: that of a voided coup is opened by two (see the staff's API).

    Raises:
        Problem: the viewer did not sit there.
    """
    seat = seat_of(played, viewer.person)
    rules = played.record.rules
    if rules != RULES_VERSION and (seat is not None or viewer.roles & {"inspector", "manager"}):
        raise Problem("paper-rules", found=rules, known=RULES_VERSION)
    if seat is not None:
        return paper.write_export(played.record, seat)
    if viewer.roles & {"inspector", "manager"}:
        if played.voided:
            raise Problem("voided-paper", "R-CM-19")
        return paper.write(played.record)
    raise Problem("own-record")


def seat_of(played: PlayedCoup, person: str) -> Seat | None:
    """Return the seat whose cards somebody held in a coup."""
    opening = played.record.opening
    for seat in {sitter.seat for sitter in played.sitters if sitter.person == person}:
        if isinstance(opening, StudOpening):
            # Who sat down in the midst of it was not dealt in.
            first = next(s.person for s in played.sitters if s.seat == seat)
            if seat in opening.banks and first == person:
                return seat
        elif person_at(played, seat) == person:
            return seat
    return None
