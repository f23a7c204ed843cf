"""Promises of the mathematician's page: its numbers are the command's, and follow every edit."""

import csv
import io
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlencode
from xml.dom import minidom

import pytest
from playwright.sync_api import Locator, Page, expect

from croupier.messages import Messages
from croupier.sheets import load_sheet
from pages.houses import Visited, shared
from pages.visitor import DESK, PHONE, THOROUGH, Traffic, Troubles, Visit, violations

QUEBEC = "caribbean-stud-quebec"
STUD = "five-card-stud-casino"
SEATS = urlencode({"seat": ("?:Ah Kd", "Qs:Qd 9c", "x ?:Jc 10d")}, doseq=True)
COUNTED = 90_000
"""Milliseconds that a house which nobody asked yet may count."""
PLACES = 4


@pytest.fixture(scope="module")
def house_server() -> Iterator[Visited]:
    """Open one house for all: what it counted once it need not count again."""
    with shared() as place:
        yield place


@cache
def told(*arguments: str, by: str = "odds") -> dict[str, Any]:
    """Return what a command prints with ``--json``."""
    command = [sys.executable, "-m", "croupier.cli", by, *arguments, "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def figure(page: Page, name: str) -> Locator:
    """Return a number of the page by its key."""
    return page.locator(f'[data-figure="{name}"] .value').first


def percent(share: float) -> str:
    """Return a share as the page writes it in English."""
    return f"{100 * share:.{PLACES}f}%"


def shows(page: Page, worth: dict[str, Any]) -> None:
    """Hold the page against what the command says."""
    shares = ("house_edge", "element_of_risk", "raise_frequency", "dealer_opens")
    for name in shares:
        expect(figure(page, name)).to_have_text(percent(worth[name]), timeout=COUNTED)
    for name in ("average_bet", "standard_deviation"):
        expect(figure(page, name)).to_have_text(f"{worth[name]:.{PLACES}f}")
    expect(figure(page, "return")).to_have_text(percent(1 - worth["house_edge"]))
    jackpot = worth["progressive"]
    expect(figure(page, "break_even")).to_have_text(f"${float(jackpot['break_even_meter']):,.2f}")
    expect(figure(page, "long_run_return")).to_have_text(f"{100 * jackpot['long_run_return']:.2f}%")
    for outcome, count in worth["outcomes"].items():
        hand = outcome.removeprefix("win:")
        name = f"won: {hand}" if hand != outcome else Messages("en").text(f"odds-end-{outcome}")
        row = page.get_by_role("row").filter(
            has=page.get_by_role("rowheader", name=name, exact=True)
        )
        expect(row).to_contain_text(f"{count:,}")


def changed(page: Page, key: str, value: str) -> None:
    """Write something into a line of the sheet."""
    page.locator(f'input[name="{key}"]').fill(value)


def test_the_page_says_what_the_command_says(page: Page) -> None:
    """Every figure is that of the command line, of the shipped sheet and of an edited one."""
    page.goto(f"/odds/{QUEBEC}")
    before = told(QUEBEC)
    shows(page, before)
    changed(page, "raise.pays.flush", "6")
    changed(page, "progressive.pays.full house", "150.00")
    after = told(QUEBEC, "--set=raise.pays.flush=6", "--set=progressive.pays.full house=150.00")
    shows(page, after)
    edge = page.locator('[data-figure="house_edge"]').first
    points = 100 * (after["house_edge"] - before["house_edge"])
    expect(edge).to_contain_text(percent(before["house_edge"]))
    expect(edge).to_contain_text(f"{points:+.4f} points".replace("-", "\N{MINUS SIGN}"))
    address = page.url
    page.goto("/")
    page.goto(address)
    shows(page, after)
    expect(page.locator('input[name="raise.pays.flush"]')).to_have_value("6")
    page.get_by_role("button", name="Back to the sheet").click()
    shows(page, before)
    expect(page).to_have_url(re.compile(f"/odds/{QUEBEC}$"))


def test_a_faulty_line_is_named_and_the_page_stays(page: Page, troubles: Troubles) -> None:
    """What makes no sheet is said at its line, with what would; the last numbers still stand."""
    troubles.expect("422")
    page.goto(f"/odds/{QUEBEC}?{urlencode({'set': 'raise.pays.flush=many'})}")
    edge = figure(page, "house_edge")
    expect(edge).to_have_text("5.2243%", timeout=COUNTED)
    flush = page.locator('input[name="raise.pays.flush"]')
    expect(flush).to_have_attribute("aria-invalid", "true")
    expect(flush).to_have_accessible_description(re.compile("many.*write a number"))
    changed(page, "raise.pays.flush", "7")
    worth = told(QUEBEC, "--set=raise.pays.flush=7")
    expect(edge).to_have_text(percent(worth["house_edge"]), timeout=COUNTED)
    expect(flush).to_have_attribute("aria-invalid", "false")


def taken(page: Page, button: Locator, path: Path) -> Path:
    """Return the file that a button gives."""
    with page.expect_download() as download:
        button.click()
    download.value.save_as(path)
    return path


def test_everything_is_taken_away(page: Page, tmp_path: Path) -> None:
    """The edited sheet, all figures, each table and each chart are files that programs read."""
    asked = {"set": "raise.pays.flush=6", "bankroll": "500"}
    page.goto(f"/odds/{QUEBEC}?{urlencode(asked)}")
    worth = told(QUEBEC, "--set=raise.pays.flush=6")
    expect(figure(page, "house_edge")).to_have_text(percent(worth["house_edge"]), timeout=COUNTED)
    meter = page.get_by_label(Messages("en").text("pages-odds-meter"))
    meter.fill("much")
    expect(meter).to_have_accessible_description(re.compile("no amount"))
    meter.fill("")
    sheet = taken(page, page.get_by_role("button", name="TOML"), tmp_path / "taken.toml")
    assert load_sheet(sheet).digest == worth["digest"]
    figures = taken(page, page.get_by_role("link", name="JSON"), tmp_path / "taken.json")
    found = json.loads(figures.read_text(encoding="utf-8"))
    assert {key: found[key] for key in worth} == worth
    assert found["session"]["bankroll"] == "500.00"
    table = taken(page, page.locator('[data-table="outcomes"]'), tmp_path / "taken.csv")
    rows = list(csv.DictReader(io.StringIO(table.read_text(encoding="utf-8"))))
    assert {row["outcome"]: int(row["deals"]) for row in rows} == worth["outcomes"]
    for chart in ("jackpot", "session"):
        place = page.locator("figure").filter(has=page.locator(f'svg[data-chart="{chart}"]'))
        expect(place.locator("svg")).to_be_visible(timeout=COUNTED)
        picture = taken(page, place.get_by_role("button", name="SVG"), tmp_path / "taken.svg")
        assert minidom.parse(str(picture)).getElementsByTagName("svg")  # noqa: S318 - ours
        drawn = taken(page, place.get_by_role("button", name="PNG"), tmp_path / "taken.png")
        assert drawn.read_bytes().startswith(b"\x89PNG")


def test_best_play_stands_card_by_card(page: Page) -> None:
    """The chart says how often each hand is raised against each card, in whole percents."""
    page.goto(f"/odds/{QUEBEC}")
    lines = told(QUEBEC)["best_play"]["chart"]
    line = next(each for each in lines if each["hand"] == "A K Q")
    row = page.get_by_role("row").filter(
        has=page.get_by_role("rowheader", name="A K Q", exact=True)
    )
    expect(row).to_be_visible(timeout=COUNTED)
    shown = [int(text) for text in row.get_by_role("cell").all_inner_texts()]
    for share, text in zip([*line["by_exposed"].values(), line["raises"]], shown, strict=True):
        assert abs(100 * share - text) <= 1, line


def test_a_stud_sheet_shows_its_rake(page: Page) -> None:
    """What is kept of each pot is the command's, before and after an edit of the rake."""
    page.goto(f"/odds/{STUD}")
    for extra in ((), ("--set=rake.rate=5%",)):
        if extra:
            changed(page, "rake.rate", "5%")
        for stake in told(STUD, *extra)["rake"]["stakes"]:
            if stake["players"] != load_sheet(STUD).table.seats:
                continue
            line = Messages("en").text(f"chances-line-{stake['line'].replace(' ', '-')}")
            row = page.get_by_role("row").filter(
                has=page.get_by_role("rowheader", name=line, exact=True)
            )
            said = f"€{float(stake['rake']):,.2f}"
            of = f"of €{float(stake['pot']):,.2f}"
            cell = row.get_by_role("cell").filter(has_text=of).filter(has_text=said)
            expect(cell.first).to_be_visible(timeout=COUNTED)
    counts = told(STUD)["decks"][0]["counts"]
    expect(page.get_by_role("row", name="Poker")).to_contain_text(str(counts["four of a kind"]))


def chances_shown(page: Page, *seats: str) -> dict[str, Any]:
    """Hold the chances of the page against what the command says of these seats."""
    worth = told(STUD, *seats, by="chances")
    for seat in worth["seats"]:
        row = page.locator(f'[data-chances="{seat["seat"]}"]')
        for name in ("win", "share", "equity", "speaks_next"):
            expect(row).to_contain_text(f"{100 * seat[name]:.2f}%", timeout=COUNTED)
    expect(page.get_by_role("status").filter(has_text=f"{worth['deals']:,}")).to_be_visible()
    return worth


def test_chances_follow_the_cards_that_are_chosen(
    page: Page, tmp_path: Path, troubles: Troubles
) -> None:
    """By mouse and by keys, from an address and into a file: chances are the command's."""
    troubles.expect("422")
    page.goto(f"/odds/{STUD}?seat=Ah&seat=Zz")
    faulty = page.locator('[data-seat="2"]')
    expect(faulty).to_have_accessible_description(re.compile("Zz.*is no card"), timeout=COUNTED)
    page.get_by_role("button", name="Clear").click()
    page.get_by_label("Cards up").select_option("2")
    page.locator('[data-seat="1"] [data-part="shown"]').first.click()
    page.get_by_role("button", name="ace of hearts").click()
    for key in "kdahqs9c":  # the ace lies there already
        page.keyboard.press(key)
    expect(page.get_by_role("dialog")).to_have_count(0)
    chances_shown(page, "?:Ah Kd", "?:Qs 9c")
    page.locator('[data-seat="2"] [data-part="hidden"]').click()
    page.keyboard.press("ArrowRight")  # from the ace to the king
    page.keyboard.press("c")
    worth = chances_shown(page, "?:Ah Kd", "Kc:Qs 9c")
    page.reload()
    chances_shown(page, "?:Ah Kd", "Kc:Qs 9c")
    file = taken(page, page.get_by_role("link", name="Chances (JSON)"), tmp_path / "chances.json")
    assert json.loads(file.read_text(encoding="utf-8")) == worth
    page.locator('[data-seat="2"]').get_by_label("Folded").check()
    expect(page.locator('[data-chances="1"]')).to_contain_text("100.00%")


def test_nobody_else_loads_it(page: Page) -> None:
    """The lobby and the rules ask for no worth and no chart, and load nothing of this page."""
    traffic = Traffic(page)
    page.goto("/", wait_until="networkidle")
    page.locator('a[href="/rules/stud"]').click()
    expect(page.locator("#posted")).to_be_visible(timeout=COUNTED)
    elsewhere = set(traffic.bytes)
    assert not [url for url in elsewhere if "/api/odds" in url]
    page.get_by_role("link", name="What it is worth").click()
    expect(page.locator("figure svg").first).to_be_visible(timeout=COUNTED)
    own = [url for url in set(traffic.bytes) - elsewhere if url.endswith(".js")]
    assert own, "the page has a script of its own"
    assert sum(traffic.bytes[url] for url in own) < 60_000


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_the_odds_are_for_everybody(visit: Visit, size: tuple[int, int]) -> None:
    """Axe has nothing against the page, light or dark, and nothing reaches beyond the screen."""
    both = ((QUEBEC, "light"), (f"{STUD}?{SEATS}", "dark"))
    for sheet, scheme in both if THOROUGH else both[size == PHONE :][:1]:
        page = visit(f"/odds/{sheet}", size, color_scheme=scheme, locale="fr-CA")
        expect(page.locator("figure svg").first).to_be_visible(timeout=COUNTED)
        assert not violations(page)
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        if sheet != QUEBEC:
            page.locator('[data-part="shown"]').first.click()
            assert not violations(page)
