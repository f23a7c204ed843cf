"""People at one table of stud, each with a browser: what they see there and do."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from croupier.tables import Caller
from croupier.tables.requests import Pause, Resume
from pages.houses import Visited
from pages.visitor import DESK, Visit

LONG = 25_000
"""Milliseconds for what the house's clock decides."""
PLACES = {"fold": 0, "pass": 1, "bet": 2}
"""What lies where: fold; check, call or decline; open, raise or a blind."""
KEYS = {"fold": "f", "pass": "c", "bet": "r"}


class Players:
    """People at one table, each with a browser."""

    def __init__(self, house: Visited, visit: Visit, table: str = "stud") -> None:
        """Begin with nobody."""
        self._house = house
        self._visit = visit
        self.table = table
        self.pages: list[Page] = []

    def sit(self, size: tuple[int, int] = DESK, chips: int = 500) -> Page:
        """Let one more sit down."""
        page = self._visit(f"/table/{self.table}", size)
        page.get_by_role("button", name="Chips").press("Enter")
        field = page.get_by_role("dialog").get_by_role("textbox")
        field.fill(str(chips))
        field.press("Enter")
        expect(page.get_by_test_id("bank")).to_be_visible()
        self.pages.append(page)
        return page

    @property
    def live(self) -> Any:  # noqa: ANN401 - the house's own table
        """The table in the house."""
        return self._house.served.house.tables[self.table]

    @contextmanager
    def held(self) -> Iterator[None]:
        """Let the table wait meanwhile, so that all who sit down are in its first coup."""
        boss = Caller("boss", "Boss", frozenset({"inspector"}))
        self._house.run(lambda: self.live.ask(boss, Pause(reason="all are to be there")))
        yield
        self._house.run(lambda: self.live.ask(boss, Resume(reason="all are there")))

    def mover(self) -> Page | None:
        """Wait for whoever is to act; None: the coup is over."""
        until = time.monotonic() + LONG / 1000
        while time.monotonic() < until:
            for page in self.pages:
                if enabled(page):
                    return page
            if self.live.coup is not None and self.live.coup.done:
                return None
            self.pages[0].wait_for_timeout(30)
        pytest.fail("nobody is to act")

    def act(self, page: Page, kind: str, press: Callable[[Page, str], None] | None = None) -> None:
        """Do it, by mouse unless ``press`` says how, and wait until the house has done it."""
        turn = self.live.turn
        (press or click)(page, kind)
        until = time.monotonic() + LONG / 1000
        while self.live.turn == turn:
            said = page.locator(".acts").inner_text()
            assert time.monotonic() < until, f"{kind} was not done: {said}"
            page.wait_for_timeout(20)

    def deal(self) -> None:
        """Decline the blind, so that the cards are dealt."""
        while self.live.coup is None or self.live.coup.phase == "blinds":
            page = self.mover()
            assert page is not None
            if self.live.coup.phase == "blinds":
                self.act(page, "pass")

    def play_out(self, wish: Sequence[str] = ("pass",)) -> None:
        """Play to the end, each time the first wish that is offered."""
        while (page := self.mover()) is not None:
            self.act(page, next(kind for kind in wish if kind in enabled(page)))
        for page in self.pages:
            page.get_by_test_id("result").wait_for(timeout=LONG)


def place(page: Page, kind: str) -> Locator:
    """Return the button in a place."""
    return page.locator(".decide button").nth(PLACES[kind])


def click(page: Page, kind: str) -> None:
    """Click it."""
    place(page, kind).click()


def enabled(page: Page) -> list[str]:
    """Return what may be done."""
    on = page.evaluate(
        "() => [...document.querySelectorAll('.decide button')].map((one) => !one.disabled)"
    )
    return [kind for kind, at in PLACES.items() if on and on[at]]
