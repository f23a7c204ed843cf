"""What visitors do at tables, in any language: things are found by what they are, not by words."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Page

from croupier.sheets import CaribbeanSheet, load_sheet
from croupier.strategy import RuleOfThumb, raise_from
from croupier.tables import Caller, Settings, TableSpec
from croupier.tables.requests import CloseTable
from pages.houses import Visited
from server.served import client

LONG = 40_000
"""Milliseconds for what the house's clock and others' turns decide."""
LYING = Settings(think=150, all_bet=1_000, result=60_000)
"""Results lie until they were looked at."""
BRIEF = Settings(think=150, all_bet=600, result=1_500)
"""The next coup follows soon, where one ended too early."""
TURNS = 60
"""Turns, and ends of coups, within which one comes to any street of stud."""
DECIDE = ".decide button:enabled"


def spec(table: str, game: str, settings: Settings = LYING) -> TableSpec:
    """Return a practice table of ``caribbean`` or ``stud``."""
    sheet = {"caribbean": "caribbean-stud-quebec", "stud": "five-card-stud-casino"}[game]
    return TableSpec(
        table, f"Practice {table}", load_sheet(sheet), practice=True, settings=settings
    )


def sit(page: Page, chips: int | None = None) -> None:
    """Take a seat at a practice table that is shown, with the usual chips or so many."""
    if chips is None:
        page.locator(".acts .go").click()
    else:
        page.locator(".acts .row button").first.click()
        page.locator("dialog input").fill(str(chips))
        page.locator("dialog .go").click()
    page.get_by_test_id("bank").wait_for()


def bet(page: Page) -> None:
    """Bet what is laid; the least ante lies there from the start."""
    page.locator(".acts .go:enabled").wait_for(timeout=LONG)
    page.keyboard.press("b")


def dealt(page: Page) -> None:
    """Wait until a hand of Caribbean Stud is there, and with it the decision."""
    page.locator(DECIDE).first.wait_for(timeout=LONG)


def caribbean_to_end(page: Page) -> None:
    """Bet, raise, and wait for the payment."""
    bet(page)
    dealt(page)
    page.keyboard.press("r")
    page.get_by_test_id("result").wait_for(timeout=LONG)


def stud_turn(page: Page) -> bool:
    """Wait until it is one's turn at stud; False: the coup is over."""
    page.wait_for_function(
        "(decide) => document.querySelector(decide) !== null"
        " || document.querySelector('[data-testid=result]') !== null",
        arg=DECIDE,
        timeout=LONG,
    )
    return page.locator(DECIDE).count() > 0


def stud_cards(page: Page) -> int:
    """Return how many cards one holds."""
    return page.get_by_test_id("cards").locator(".card").count()


def stud_to_street(page: Page, cards: int = 4) -> None:
    """Check and call until one is to act with so many cards; coups that end before do not count."""
    for _ in range(TURNS):
        if not stud_turn(page):
            page.get_by_test_id("result").wait_for(state="hidden", timeout=LONG)
        elif stud_cards(page) >= cards:
            return
        else:
            passes(page)
    message = f"no turn with {cards} cards: {page.locator('main').inner_text()}"
    raise AssertionError(message)


def stud_to_end(page: Page) -> None:
    """Check and call until the coup is over."""
    while stud_turn(page):
        passes(page)


def passes(page: Page) -> None:
    """Check, call or decline, and wait until it was done."""
    page.keyboard.press("c")
    page.wait_for_function(
        "(decide) => document.querySelector(decide) === null", arg=DECIDE, timeout=LONG
    )


@contextmanager
def table(place: Visited, opened: TableSpec) -> Iterator[str]:
    """Have a table of one's own, and close it in the end."""
    house = place.served.house
    place.run(lambda: house.open_table(opened))
    try:
        yield opened.id
    finally:
        boss = Caller("boss", "Boss", frozenset({"manager"}))
        place.run(lambda: house.tables[opened.id].ask(boss, CloseTable(reason="seen")))


@contextmanager
def company(place: Visited, at: str, names: Sequence[str]) -> Iterator[None]:
    """Let people of these names, who have accounts, sit at a table and play by themselves."""
    sheet = place.served.house.tables[at].spec.sheet

    async def play(session: str) -> None:
        async with client(place.served, session) as one:
            state = (await one.watch(at)).state
            ante = state.ante[1]
            player: Any = (
                raise_from(sheet, "AKJ83-or-better", ante, progressive=True)
                if isinstance(sheet, CaribbeanSheet)
                else RuleOfThumb(sheet)
            )
            await one.play(at, player, chips=state.bank[1] or 50 * ante)

    async def come() -> list[asyncio.Task[None]]:
        sessions = [await place.served.session(name) for name in names]
        return [asyncio.create_task(play(session)) for session in sessions]

    async def go() -> None:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    tasks = place.run(come)
    try:
        yield
    finally:
        place.run(go)
