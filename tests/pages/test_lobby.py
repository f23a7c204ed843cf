"""Promises of the first page."""

import pytest
from playwright.sync_api import Page, expect

from pages.houses import Visited
from pages.visitor import DESK, PHONE, TABLET, Traffic, Visit, violations

MOST = 200_000
"""Bytes that the first page may take, all that it loads included."""
REQUESTS = 20
"""And how many it may ask for: each is a way there and back."""


def test_the_lobby_shows_both_games(page: Page) -> None:
    """Whoever opens the address finds a practice table of each game."""
    page.goto("/")
    expect(page.get_by_role("heading", name="Caribbean Stud")).to_be_visible()
    expect(page.get_by_role("heading", name="Five card stud")).to_be_visible()


def test_the_lobby_is_small(page: Page) -> None:
    """The first page loads with less than 200 KB on the wire, and all of it from the house."""
    traffic = Traffic(page)
    page.goto("/", wait_until="networkidle")
    expect(page.get_by_role("heading", name="Caribbean Stud")).to_be_visible()
    assert any(url.endswith(".js") for url in traffic.bytes)
    assert len(traffic.bytes) <= REQUESTS
    assert traffic.total < MOST, sorted(traffic.bytes.items(), key=lambda one: -one[1])


@pytest.mark.parametrize("size", [PHONE, TABLET, DESK], ids=["phone", "tablet", "desk"])
def test_the_lobby_is_for_everybody(visit: Visit, size: tuple[int, int]) -> None:
    """Axe has nothing against the lobby, in light surroundings and in dark, at any size."""
    for scheme in ("light", "dark"):
        page = visit("/", size, color_scheme=scheme)
        expect(page.get_by_role("heading", name="Caribbean Stud")).to_be_visible()
        assert not violations(page)


def test_a_table_that_opens_appears_in_the_lobby(house_server: Visited, page: Page) -> None:
    """What the house knows and what the page shows is the same: the names of its tables' games."""
    page.goto("/")
    for table in house_server.served.house.tables:
        expect(page.locator(f'a[href$="/table/{table}"]').first).to_be_visible()
