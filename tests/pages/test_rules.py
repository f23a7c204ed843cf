"""Promises of the page of rules: all of a sheet's rules, in every language, before any bet."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from croupier.messages import Messages, languages
from croupier.records.rules import ITEMS
from croupier.sheets import load_sheet
from pages.houses import Visited, shared
from pages.visitor import DESK, PHONE, THOROUGH, Visit, violations

QUEBEC = "caribbean-stud-quebec"
STUD = "five-card-stud-casino"
LOCALES = {"en": "en-CA", "fr": "fr-CA", "it": "it-IT", "sl": "sl-SI"}
READ = """(items) => items.map((item) => {
  const told = (where) => [...item.querySelectorAll(where)].map((one) => one.innerText.trim());
  return {id: item.id, headings: told('h1, h2, h3, h4'), sentences: told('li > span')};
})"""
"""What stands in each of them."""
COUNTED = 60_000
"""Milliseconds that a house which nobody asked yet may count."""


@pytest.fixture(scope="module")
def house_server() -> Iterator[Visited]:
    """Open one house for all: rules are read, and counted once."""
    with shared() as place:
        yield place


@pytest.mark.parametrize("language", languages())
def test_no_item_of_posted_rules_is_missing(visit: Visit, language: str) -> None:
    """Each of the by-law's twelve items stands in the rules of either game, in every language."""
    messages = Messages(language)
    for sheet in (QUEBEC, STUD):
        page = visit(f"/rules/{sheet}", locale=LOCALES[language])
        items = page.locator("ol.items > li")
        expect(items).to_have_count(len(ITEMS), timeout=COUNTED)
        for key, item in zip(ITEMS, items.evaluate_all(READ), strict=True):
            assert item["id"] == f"item-{key}"
            assert item["headings"] == [messages.text(f"rules-item-{key}")]
            assert item["sentences"]
            for sentence in item["sentences"]:
                assert len(sentence) > len("The deck."), (sheet, key)


def test_rules_are_read_before_any_bet(page: Page) -> None:
    """From the lobby one tap shows pays, prizes, limits, returns; one more leads to a table."""
    page.goto("/")
    page.locator('a[href="/rules/caribbean"]').click()
    flush = page.get_by_role("row").filter(has=page.get_by_role("rowheader", name="Flush"))
    expect(flush.last).to_contain_text("5 to 1")
    expect(flush.last).to_contain_text("$50.00")
    expect(page.get_by_role("row", name="Royal flush")).to_contain_text("the whole meter")
    expect(page.get_by_text("$5.00 to $100.00", exact=True)).to_be_visible()
    returns = page.locator("#return")
    for share in ("94.78%", "97.44%", "87.78%"):
        expect(returns.get_by_text(share, exact=True)).to_be_visible(timeout=COUNTED)
    page.get_by_role("link", name="To the table").click()
    expect(page).to_have_url(re.compile("/table/caribbean$"))


def test_a_clause_opens_at_a_tap(page: Page) -> None:
    """Whoever touches the clause behind a sentence reads what it says."""
    page.goto(f"/rules/{QUEBEC}")
    page.locator("#coup").get_by_role("button", name="QC-14", exact=True).click()
    said = page.get_by_role("dialog")
    expect(said).to_contain_text(Messages("en").text("clause-QC-14"))
    page.keyboard.press("Escape")
    expect(said).to_be_hidden()


def test_every_ruling_is_named(page: Page) -> None:
    """What the printed sheet leaves open stands there, each ruling with the lines that it fills."""
    page.goto(f"/rules/{STUD}")
    rulings = page.locator("#rulings")
    expect(rulings).to_contain_text(Messages("en").text("ruling-R-CM-8"))
    expect(rulings.get_by_text('betting.raises_per = "coup"')).to_be_visible()


@pytest.mark.parametrize("sheet", [QUEBEC, STUD])
def test_a_sheet_is_taken_away(page: Page, tmp_path: Path, sheet: str) -> None:
    """The file that the page gives is the sheet: it has the same digest."""
    page.goto(f"/rules/{sheet}")
    with page.expect_download() as download:
        page.get_by_role("link", name="TOML").click()
    file = tmp_path / "taken.toml"
    download.value.save_as(file)
    assert load_sheet(file).digest == load_sheet(sheet).digest


def test_rules_are_printed_without_the_frame(page: Page) -> None:
    """On paper stand the rules alone, dark on white even in dark surroundings."""
    page.goto(f"/rules/{QUEBEC}")
    expect(page.locator("#posted")).to_be_visible(timeout=COUNTED)
    page.emulate_media(media="print", color_scheme="dark")
    for gone in ("#app > header", ".rules nav", ".acts"):
        expect(page.locator(gone)).to_be_hidden()
    expect(page.locator("#posted h2")).to_have_css("color", "rgb(0, 0, 0)")
    assert len(page.pdf()) > len(b"%PDF")


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_the_rules_are_for_everybody(visit: Visit, size: tuple[int, int]) -> None:
    """Axe has nothing against the rules, light or dark, and nothing reaches beyond the screen."""
    both = ((QUEBEC, "light"), (STUD, "dark"))
    for sheet, scheme in both if THOROUGH else both[size == DESK :][:1]:
        page = visit(f"/rules/{sheet}", size, color_scheme=scheme, locale="fr-CA")
        expect(page.locator("#posted")).to_be_visible(timeout=COUNTED)
        assert not violations(page)
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
