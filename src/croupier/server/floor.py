"""What every part of the server knows: the house, its sessions, its sockets, its counters."""

from __future__ import annotations

import asyncio
import time

from starlette.requests import Request
from starlette.responses import Response

from croupier.server.answers import Problem
from croupier.server.browser import pages
from croupier.server.buckets import Buckets
from croupier.server.guard import address_of, cookie_name, cookie_of
from croupier.server.hub import Hub
from croupier.server.metrics import Metrics
from croupier.server.odds_worker import OddsWorker
from croupier.server.passwords import Passwords
from croupier.server.sessions import Identity, Sessions
from croupier.server.settings import ServerSettings
from croupier.store import HOUSE_STREAM
from croupier.store.journal import Noted, StaffChanged
from croupier.tables import House

SWEEP = 30.0
"""Seconds between two looks at sockets whose sessions may have run out."""

UNATTENDED = "x-unattended"
"""Stands on what a page asks by itself: a console that nobody touches keeps no session alive."""


class Floor:
    """The server's own state; everything that is the house's lives in the house."""

    def __init__(self, house: House, settings: ServerSettings, passwords: Passwords) -> None:
        """Begin with no sockets."""
        self.house = house
        self.settings = settings
        self.passwords = passwords
        self.sessions = Sessions(house.store, passwords, settings, house.clock.now, house.at_tables)
        self.hub = Hub(settings.sockets_per_person, settings.sockets_per_address)
        self.metrics = Metrics(house)
        self.odds = OddsWorker()
        self.pages = pages()
        self.logins = Buckets(
            settings.logins_per_minute / 60, settings.logins_per_minute, time.monotonic
        )
        self.sessions.on_revoked = self.hub.revoked

    async def sweep(self) -> None:
        """Close sockets whose sessions have run out, for ever."""
        while True:
            await asyncio.sleep(SWEEP)
            for connection in self.hub.everyone():
                await connection.check()

    # Who asks

    async def whoever(self, request: Request) -> Identity | None:
        """Return who asks; None: nobody that is known."""
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer" and token:
            return await self.sessions.identity(token.strip())
        cookie = cookie_of(request.headers, self.settings)
        return await self.sessions.identity(cookie) if cookie else None

    async def person(self, request: Request, *roles: str) -> Identity:
        """Return who asks: somebody with an account, and with one of these roles if any are named.

        Raises:
            Problem: nobody is logged in, or without such a role.
        """
        found = await self.whoever(request)
        if found is None or found.guest or found.key is None:
            raise Problem("login-needed")
        if roles and not found.roles & {*roles, "manager"}:
            raise Problem("role", roles=", ".join(sorted({*roles, "manager"})))
        if UNATTENDED not in request.headers:
            await self.sessions.used(found)
        return found

    def keep(self, response: Response, token: str, seconds: int | None = None) -> None:
        """Give a browser its session, to keep for so long (by default as long as one may last)."""
        response.set_cookie(
            cookie_name(self.settings),
            token,
            max_age=self.settings.longest // 1000 if seconds is None else seconds,
            secure=self.settings.secure,
            httponly=True,
            samesite="strict",
            path="/",
        )

    def forget(self, response: Response) -> None:
        """Take a browser's session away."""
        response.delete_cookie(
            cookie_name(self.settings),
            path="/",
            secure=self.settings.secure,
            httponly=True,
            samesite="strict",
        )

    def may_try(self, request: Request) -> None:
        """Refuse an address that tries passwords too fast.

        Raises:
            Problem: it does.
        """
        if not self.logins.take(address_of(request.scope)):
            raise Problem("too-fast", per_second=1)

    async def note_roles(self, person: str, roles: frozenset[str], by: str, reason: str) -> None:
        """Write in the journal what a member of the staff may do from now on, and why."""
        await self._written(StaffChanged(person, tuple(sorted(roles)), by, reason))

    async def note(self, what: str, person: str, by: str, reason: str = "") -> None:
        """Write in the journal what a member of the staff did to somebody's account."""
        values: dict[str, str | int] = {"person": person}
        await self._written(Noted(what, values | ({"reason": reason} if reason else {}), by))

    async def _written(self, body: StaffChanged | Noted) -> None:
        draft = self.house.draft()
        draft.add(HOUSE_STREAM, body)
        await self.house.write(draft)
