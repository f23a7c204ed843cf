"""Promises of languages in a browser: plurals, money, and that the reader's own is spoken."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager

import pytest
from msgspec.structs import replace
from playwright.sync_api import expect

from pages import plays
from pages.houses import Visited
from pages.visitor import Visit

SEATS = 7
FREE = {1: "prost je 1 sedež", 2: "prosta sta 2 sedeža", 3: "prosti so 3 sedeži"} | {
    5: "prostih je 5 sedežev"
}


@pytest.fixture
def house_server(open_house: Callable[..., AbstractContextManager[Visited]]) -> Iterator[Visited]:
    """Open a house with tables that have 1, 2, 3 and 5 seats free."""
    tables = [
        plays.spec(f"free-{free}", "caribbean", replace(plays.LYING, bots=SEATS - free))
        for free in FREE
    ]
    with open_house(tables) as visited:
        yield visited


def test_slovene_counts_in_four_forms(visit: Visit) -> None:
    """One seat, two, three, five: each has its own form, as CLDR says."""
    page = visit("/", locale="sl-SI")
    for free, said in FREE.items():
        row = page.get_by_role("listitem").filter(has=page.locator(f'a[href="/table/free-{free}"]'))
        expect(row).to_contain_text(said)


def test_money_is_written_as_in_canadian_french(visit: Visit) -> None:
    """In French a Canadian dollar follows the amount, with a comma and spaces for thousands."""
    page = visit("/", locale="fr-CA")
    expect(page.get_by_role("main")).to_contain_text(re.compile("10\u00a0000,00\u00a0\\$"))
    expect(page.get_by_role("main")).to_contain_text(re.compile("5\u00a0\\$ à 100\u00a0\\$"))


def test_another_language_is_spoken_at_once_and_kept(visit: Visit) -> None:
    """Chosen above a page, a language changes all of it, its title and what is said of it."""
    page = visit("/", locale="en-CA")
    expect(page.get_by_role("heading", level=1)).to_have_text("Take a seat")
    page.get_by_label("Language").select_option("it")
    expect(page.get_by_role("heading", level=1)).not_to_have_text("Take a seat")
    expect(page.locator("html")).to_have_attribute("lang", "it")
    said = page.get_by_role("heading", level=1).inner_text()
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(said)
