"""The application: HTTP and the WebSocket over one house."""

from __future__ import annotations

import asyncio
import ipaddress
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import WebSocketRoute
from starlette.types import ASGIApp

import croupier
from croupier.games.actions import IllegalAction
from croupier.protocol.schema import json_schema
from croupier.server import (
    account_api,
    cashier_api,
    coup_api,
    house_api,
    odds_api,
    people_api,
    staff_api,
)
from croupier.server.answers import Problem, answer, language_of, refusal
from croupier.server.floor import Floor
from croupier.server.guard import Guard, address_of
from croupier.server.logs import logger
from croupier.server.openapi import document
from croupier.server.page import page
from croupier.server.passwords import Passwords
from croupier.server.settings import ServerSettings
from croupier.server.websocket import Socket
from croupier.store import StoreError
from croupier.tables import House
from croupier.tables.alerts import Alert
from croupier.tables.refusing import refused

DESCRIPTION = """\
Lobby, accounts, cashier, coups and staff of a live house; the tables themselves are played over the
WebSocket at `/ws`. Amounts are whole minor units (cents), meters micro-units, times milliseconds
since 1970. A session is a cookie for browsers, `Authorization: Bearer …` for programs.
"""


def make_app(
    house: House, settings: ServerSettings | None = None, passwords: Passwords | None = None
) -> ASGIApp:
    """Return the ASGI application of a house; the house's event loop runs it."""
    floor = Floor(house, settings or ServerSettings(), passwords or Passwords())
    house.on_alert = _ring
    return Guard(make_api(floor), floor.settings, floor.metrics)


def make_api(floor: Floor) -> FastAPI:
    """Return what stands behind the guard: the API, the WebSocket and the pages."""

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        task = asyncio.create_task(floor.sweep())
        try:
            yield
        finally:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
            await floor.odds.close()
            floor.passwords.close()

    app = FastAPI(
        title="Croupier",
        version=croupier.__version__,
        description=DESCRIPTION,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        lifespan=lifespan,
        redirect_slashes=False,
    )
    app.state.floor = floor
    parts = (house_api, odds_api, account_api, cashier_api, coup_api, people_api, staff_api)
    routers = [part.routes(floor) for part in parts]
    for router in routers:
        app.include_router(router)
    app.openapi = lambda: document(app, routers)  # type: ignore[method-assign]
    app.router.routes.append(WebSocketRoute("/ws", Socket(floor)))
    _plain(app, floor)
    _handlers(app, floor)
    return app


def _ring(alert: Alert) -> None:
    logger().warning("alert", kind=alert.kind, table=alert.table, number=alert.number)


def _plain(app: FastAPI, floor: Floor) -> None:
    """Add the routes that are no part of the API."""

    async def front(request: Request) -> Response:
        return floor.pages.answer(request) or page(floor.house, language_of(request.headers))

    async def health(_request: Request) -> Response:
        stopped = floor.house.stopped is not None
        standing = sorted(t.id for t in floor.house.tables.values() if t.stopped is not None)
        said = {"status": "stopped" if stopped else "ok", "tables_standing": standing}
        return JSONResponse(said, 503 if stopped else 200)

    async def metrics(request: Request) -> Response:
        if not _is_local(request):
            await floor.person(request, "inspector")
        return PlainTextResponse(floor.metrics.text(), media_type="text/plain; version=0.0.4")

    async def schema(_request: Request) -> Response:
        return answer(json_schema())

    app.add_route("/", front, ["GET"])
    app.add_route("/healthz", health, ["GET"])
    app.add_route("/metrics", metrics, ["GET"])
    app.add_route("/api/schema", schema, ["GET"])


def _is_local(request: Request) -> bool:
    try:
        return ipaddress.ip_address(address_of(request.scope)).is_loopback
    except ValueError:
        return False


def _handlers(app: FastAPI, floor: Floor) -> None:
    """Tell refusals and failures in words; no traceback leaves the house."""

    def said(request: Request, error: IllegalAction) -> Response:
        floor.metrics.refused.labels(error.code).inc()
        language = language_of(request.headers)
        return refusal(refused(error, language, floor.house.currency, None, None))

    async def problem(request: Request, error: Any) -> Response:  # noqa: ANN401 - Starlette's type
        return said(request, error.error)

    async def illegal(request: Request, error: Any) -> Response:  # noqa: ANN401 - likewise
        return said(request, error)

    async def gone(request: Request, _error: Any) -> Response:  # noqa: ANN401 - likewise
        return said(request, IllegalAction("too-large", bytes=floor.settings.largest_body))

    async def stopped(request: Request, error: Any) -> Response:  # noqa: ANN401 - likewise
        logger().error("store-failed", why=str(error))
        return said(request, IllegalAction("table-stopped"))

    async def missing(request: Request, error: Any) -> Response:  # noqa: ANN401 - likewise
        if error.status_code == 404 and (found := floor.pages.answer(request)) is not None:
            return found  # the address of a page, which no route of the API is
        code = {404: "not-found", 405: "method"}.get(error.status_code, "malformed")
        response = said(request, IllegalAction(code, why=str(error.detail)[:100]))
        response.status_code = error.status_code
        return response

    async def unreadable(request: Request, error: Any) -> Response:  # noqa: ANN401 - likewise
        first = error.errors()[0]
        why = f"{'.'.join(str(part) for part in first['loc'][1:])}: {first['msg']}"
        return said(request, IllegalAction("malformed", why=why[:200]))

    async def failed(request: Request, error: Any) -> Response:  # noqa: ANN401 - likewise
        logger().error("failed", path=request.url.path, kind=type(error).__name__)
        response = said(request, IllegalAction("failed"))
        response.status_code = 500
        return response

    app.add_exception_handler(Problem, problem)
    app.add_exception_handler(IllegalAction, illegal)
    app.add_exception_handler(ClientDisconnect, gone)
    app.add_exception_handler(StoreError, stopped)
    app.add_exception_handler(HTTPException, missing)
    app.add_exception_handler(RequestValidationError, unreadable)
    app.add_exception_handler(Exception, failed)
