"""A browser's page that notes whatever goes wrong on it, and what travels to it."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    Request,
    sync_playwright,
)

from pages.chromium import FLAGS, chromium
from pages.houses import Visited
from server.served import GUARDED

AXE = Path(__file__).parents[2] / "frontend" / "node_modules" / "axe-core" / "axe.min.js"
PHONE = (360, 740)
TABLET = (768, 1024)
DESK = (1440, 900)
PATIENCE = 10_000
"""Milliseconds that a page has to show what is waited for."""
THOROUGH = os.environ.get("HYPOTHESIS_PROFILE") == "thorough"
"""Whether everything is looked at in every way: make thorough. A quick run takes them in turn."""
LOOKS = 4
"""How often axe looks at a page that does not stand still."""

WATCH = """
document.addEventListener('securitypolicyviolation', (event) => {
  console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
});
"""


SLOW = """for (const way of ['send', 'close']) {
  const done = WebSocket.prototype[way];
  WebSocket.prototype[way] = function (...all) { setTimeout(() => done.apply(this, all), 400); };
}"""
"""A line on which everything that is sent takes its time; an init script."""

NOBODY = r"401 \(Unauthorized\) \(\S+/api/me:"
"""What Chromium says by itself where a page asks who one is, and one has not signed in."""


class Troubles:
    """What went wrong on the pages of one visitor."""

    def __init__(self, home: str) -> None:
        """Note what goes beyond the house at this address."""
        self._home = home
        self._expected = [re.compile(NOBODY)]
        self._noted: list[str] = []

    def expect(self, pattern: str) -> None:
        """Let pass what a test brings about on purpose, a lost line say."""
        self._expected.append(re.compile(pattern))

    @property
    def found(self) -> list[str]:
        """What nobody expected, in order."""
        return [one for one in self._noted if not any(p.search(one) for p in self._expected)]

    def watch(self, context: BrowserContext) -> None:
        """Note what happens in a context from now on."""
        context.add_init_script(WATCH)
        context.on("console", self._console)
        context.on("weberror", lambda error: self._noted.append(f"error: {error.error}"))
        context.on("request", self._request)
        context.on("page", self._page)

    def _page(self, page: Page) -> None:
        page.on("crash", lambda _: self._noted.append("crash"))
        page.on("websocket", lambda socket: self._address(socket.url))

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            where = message.location
            self._noted.append(f"console: {message.text} ({where['url']}:{where['lineNumber']})")

    def _request(self, request: Request) -> None:
        self._address(request.url)

    def _address(self, url: str) -> None:
        own = (f"{self._home}/", f"{self._home.replace('http', 'ws', 1)}/", "data:", "blob:")
        if not url.startswith(own):
            self._noted.append(f"elsewhere: {url}")


class Traffic:
    """What a page was sent, in bytes on the wire, by address."""

    def __init__(self, page: Page) -> None:
        """Count from now on."""
        self.bytes: dict[str, int] = {}
        page.on("requestfinished", self._finished)

    def _finished(self, request: Request) -> None:
        sizes = request.sizes()
        self.bytes[request.url] = sizes["responseBodySize"] + sizes["responseHeadersSize"]

    @property
    def total(self) -> int:
        """All of it."""
        return sum(self.bytes.values())


@contextmanager
def started() -> Iterator[Browser]:
    """Start a Chromium with a fresh profile.

    While it runs no ``asyncio.run`` is possible in this thread: Playwright's loop runs in it.
    """
    with sync_playwright() as playwright:
        browser = launched(playwright)
        try:
            yield browser
        finally:
            browser.close()


def launched(playwright: Playwright) -> Browser:
    """Start a Chromium."""
    return playwright.chromium.launch(
        executable_path=chromium(), args=list(FLAGS), chromium_sandbox=False
    )


def context_options(size: tuple[int, int] = DESK, **more: Any) -> dict[str, Any]:  # noqa: ANN401 - Playwright's
    """Return the options of a context: a window of this size, English unless it is said."""
    options: dict[str, Any] = {
        "viewport": {"width": size[0], "height": size[1]},
        "locale": "en-CA",
        "timezone_id": "America/Montreal",
        "color_scheme": "light",
        "reduced_motion": "reduce",
    }
    if size == PHONE:
        options |= {"has_touch": True, "is_mobile": True, "device_scale_factor": 2}
    return options | more


def violations(page: Page, inside: str = "") -> list[str]:
    """Return what axe has against a page as it stands, or against what a selector finds on it.

    It looks again at a page that changed under its eyes, which nobody ever saw as it read it.
    """
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = []
    for _ in range(LOOKS):
        before = page.content()
        found = page.evaluate(
            "async (inside) => (await axe.run(inside || document, {resultTypes: ['violations']}))"
            ".violations",
            inside,
        )
        if not found or page.content() == before:
            break
    return [
        f"{one['id']} ({one['impact']}): {one['help']}: "
        + json.dumps([node["html"][:200] for node in one["nodes"]], ensure_ascii=False)
        for one in found
    ]


@dataclass(frozen=True)
class Visitor:
    """Somebody who looks at a page of a house."""

    page: Page
    house: Visited


def signed_in(visitor: Visitor, name: str, password: str = GUARDED) -> None:
    """Sign in as a browser does, without the page for it; accounts are those of ``house.add``."""
    home = visitor.house.url
    answer = visitor.page.context.request.post(
        f"{home}/api/login", data={"name": name, "password": password}, headers={"origin": home}
    )
    assert answer.ok, answer.text()


Visit = Callable[..., Page]
"""Opens a page as a new visitor with a fresh profile: ``visit("/table/x", PHONE, locale="fr")``."""
