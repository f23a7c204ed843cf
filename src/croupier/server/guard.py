"""What stands before everything: hosts, origins, sizes, rates, headers.

Plain ASGI, for HTTP and WebSocket alike. Something that changes the house must come from the
house's own origin, or from a program that holds its session itself: a cookie alone is never enough.
"""

from __future__ import annotations

import time
from http.cookies import CookieError, SimpleCookie
from typing import TYPE_CHECKING

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from croupier.server.answers import language_of, refusal, told
from croupier.server.buckets import Buckets
from croupier.server.settings import ServerSettings

if TYPE_CHECKING:
    from croupier.server.metrics import Metrics

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; "
    # What makes elements from the templates in Svelte's own compiled code, and from nothing else.
    "trusted-types svelte-trusted-html"
)
HEADERS = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "cross-origin-embedder-policy": "require-corp",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
HSTS = "max-age=31536000"


def cookie_name(settings: ServerSettings) -> str:
    """Return the name of the session's cookie; the prefix binds it to host, path and TLS."""
    return "__Host-croupier" if settings.secure else "croupier"


def cookie_of(headers: Headers, settings: ServerSettings) -> str:
    """Return the session that a browser's cookie holds; "" if there is none."""
    try:
        found = SimpleCookie(headers.get("cookie", "")).get(cookie_name(settings))
    except CookieError:
        return ""
    return "" if found is None else found.value


def address_of(scope: Scope) -> str:
    """Return whose address a request comes from, by trusted proxies too."""
    client = scope.get("client")
    return str(client[0]) if client else "?"


class Guard:
    """Refuses what must not come in, and puts the headers on what goes out."""

    def __init__(self, app: ASGIApp, settings: ServerSettings, metrics: Metrics) -> None:
        """Stand before ``app``."""
        self._app = app
        self._settings = settings
        self._metrics = metrics
        self._buckets = Buckets(settings.http_per_second, settings.http_burst, time.monotonic)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        problem = self._problem(scope, headers)
        if scope["type"] == "websocket":
            if problem is not None:
                await self._refuse(problem, headers, scope, receive, send)
                return
            await self._app(scope, receive, send)
            return
        out = self._dressed(scope, send)
        if problem is not None:
            await self._refuse(problem, headers, scope, receive, out)
            return
        limited = _Limited(receive, self._settings.largest_body)
        await self._app(scope, limited, out)

    def _problem(self, scope: Scope, headers: Headers) -> str | None:
        """Return the code of what is wrong with a request."""
        if not self._settings.answers_to(headers.get("host", "")):
            return "host"
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE
        if changes and self._is_foreign(scope, headers):
            return "origin"
        if "\0" in scope["path"] or b"%00" in scope["query_string"]:
            return "malformed"  # no database would be asked for that
        if scope["type"] == "websocket" or not changes:
            return None
        if not self._buckets.take(address_of(scope)):
            return "too-fast"
        return self._size(headers)

    def _is_foreign(self, scope: Scope, headers: Headers) -> bool:
        """Whether another house's page is behind it, or a browser that does not say whose."""
        origin, site = headers.get("origin"), headers.get("sec-fetch-site")
        if origin is not None:
            return not self._settings.allows_origin(origin, headers.get("host", ""))
        if scope["type"] == "websocket":
            return False  # every browser names its origin there
        if site is not None:
            return site not in ("same-origin", "none")
        return bool(cookie_of(headers, self._settings))

    def _size(self, headers: Headers) -> str | None:
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > self._settings.largest_body:
            return "too-large"
        return None

    async def _refuse(
        self, code: str, headers: Headers, scope: Scope, receive: Receive, send: Send
    ) -> None:
        self._metrics.refused.labels(code).inc()
        response = refusal(told(code, language_of(headers), **_values(code, self._settings)))
        if scope["type"] == "websocket":
            response.status_code = {"too-fast": 429}.get(code, 403)
        elif code == "host":
            response.status_code = 421
        await response(scope, receive, send)

    def _dressed(self, scope: Scope, send: Send) -> Send:
        async def out(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._metrics.requests.labels(f"{message['status'] // 100}xx").inc()
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if self._settings.secure:
                    headers.setdefault("strict-transport-security", HSTS)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        return out


def _values(code: str, settings: ServerSettings) -> dict[str, int | str]:
    values: dict[str, dict[str, int | str]] = {
        "malformed": {"why": "a NUL stands in the address"},
        "too-fast": {"per_second": int(settings.http_per_second)},
        "too-large": {"bytes": settings.largest_body},
    }
    return values.get(code, {})


class _Limited:
    """Receives a body up to a size."""

    def __init__(self, receive: Receive, most: int) -> None:
        self._receive = receive
        self._left = most

    async def __call__(self) -> Message:
        message = await self._receive()
        self._left -= len(message.get("body", b""))
        if self._left < 0:
            # As if the client had gone: nothing more of it is read.
            return {"type": "http.disconnect"}
        return message
