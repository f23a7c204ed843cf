"""The promise that no browser holds a card that its viewer may not know, in either game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager

import pytest
from msgspec.structs import replace
from playwright.sync_api import Page, expect

from croupier.cards import full_deck
from croupier.games.actions import Seat
from pages import plays
from pages.houses import PATIENT, Visited
from pages.secrecy import Eyes, known, seat_of
from pages.visitor import Visit

BOTS = 2
STREETS = 4


@pytest.fixture
def house_server(open_house: Callable[..., AbstractContextManager[Visited]]) -> Iterator[Visited]:
    """Open a house with a table of each game, bots at that of Caribbean Stud.

    At stud they would begin a coup with the first player, before the second sits.
    """
    bots = replace(plays.LYING, bots=BOTS, think=400)
    tables = [plays.spec("caribbean", "caribbean", bots), plays.spec("stud", "stud")]
    with open_house(tables, PATIENT) as visited:
        yield visited


class Watch:
    """Two players and a watcher at a table, and what their browsers have of its first coup."""

    def __init__(self, house: Visited, visit: Visit, table: str) -> None:
        """Open their browsers and sit down."""
        self._house = house
        self._table = table
        self.players = [visit(), visit()]
        watcher = visit()
        self._eyes = [Eyes(page) for page in (*self.players, watcher)]
        for eyes in self._eyes:
            eyes.page.goto(f"/table/{table}")
        for page in self.players:
            plays.sit(page)
        seats = [seat_of(house, table, page) for page in self.players]
        self._seats: list[Seat | None] = [*seats, None]

    def check(self, stage: str) -> int:
        """Search every browser, and return how many cards some viewer may not know."""
        hidden = 0
        for eyes, seat in zip(self._eyes, self._seats, strict=True):
            # What is dealt while the search runs need not be found, and may be.
            _, due = known(self._house, self._table, seat)
            found = eyes.cards(1)
            coup, may = known(self._house, self._table, seat)
            assert coup == 1
            told = {where: sorted(cards - may) for where, cards in found.items() if cards - may}
            assert not told, f"{stage}, seat {seat}: {told}"
            if seat is not None and due:
                # What one may know is found: the search sees something.
                assert found["line"]
                assert found["drawn"]
                assert found["page"]
                assert found["ears"]
            hidden += len(set(full_deck()) - may)
        return hidden


def test_no_browser_holds_a_hidden_card_of_caribbean_stud(
    house_server: Visited, visit: Visit
) -> None:
    """Bets, deal, decisions, exposure: pages, lines, answers and what is kept hold no more."""
    watch = Watch(house_server, visit, "caribbean")
    one, other = watch.players
    watch.check("before the bets")
    for page in watch.players:
        plays.bet(page)
    watch.check("bets lie")
    for page in watch.players:
        plays.dealt(page)
    dealt = watch.check("decisions")
    one.keyboard.press("r")
    expect(other.get_by_text("has decided").first).to_be_attached()
    watch.check("one has decided")
    other.keyboard.press("f")
    for page in watch.players:
        page.get_by_test_id("result").wait_for(timeout=plays.LONG)
    assert watch.check("paid") < dealt


def test_no_browser_holds_a_hidden_card_of_stud(house_server: Visited, visit: Visit) -> None:
    """On every street, and after the showdown, a card face down is its owner's alone."""
    watch = Watch(house_server, visit, "stud")
    checks = 0
    while (mover := _mover(watch.players)) is not None:
        watch.check(f"turn {checks}")
        checks += 1
        plays.passes(mover)
    for page in watch.players:
        page.get_by_test_id("result").wait_for(timeout=plays.LONG)
    watch.check("paid")
    # Nobody raises or folds: one turn each on every street, and the question of the buio.
    assert checks >= STREETS * len(watch.players)


def _mover(pages: list[Page]) -> Page | None:
    """Wait until somebody is to act; None: the coup is over."""
    for _ in range(plays.LONG // 50):
        for page in pages:
            if page.locator(plays.DECIDE).count():
                return page
        if all(page.get_by_test_id("result").count() for page in pages):
            return None
        pages[0].wait_for_timeout(50)
    pytest.fail("nobody is to act")
