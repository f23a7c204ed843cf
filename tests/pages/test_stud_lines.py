"""Promises of the table of stud when lines, tabs and houses fail."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from croupier.sheets import load_sheet
from croupier.tables import TableSpec
from pages.houses import CALM, Visited, killable, practice
from pages.stud_players import LONG, Players, enabled, place
from pages.visitor import SLOW, Troubles, Visit, context_options

LOST = "connection was lost"

Open = Callable[..., AbstractContextManager[Visited]]


@pytest.fixture
def house_server(open_house: Open) -> Iterator[Visited]:
    """Open a house whose tables have no bots and let results lie."""
    with open_house(practice(CALM)) as visited:
        yield visited


@pytest.fixture
def mover(house_server: Visited, visit: Visit) -> tuple[Players, Page]:
    """Two at a table who were dealt to, and whoever of them is to act."""
    players = Players(house_server, visit)
    players.sit()
    players.sit()
    players.deal()
    page = players.mover()
    assert page is not None
    return players, page


def cards(page: Page) -> str:
    """Return what one's cards are, in words."""
    return page.get_by_test_id("cards").get_attribute("aria-label") or ""


def test_a_reload_leads_back_to_the_same_coup(mover: tuple[Players, Page]) -> None:
    """After a reload the seat, the cards and the turn are where they were."""
    players, page = mover
    held = cards(page)
    assert "Face down" in held
    page.reload()
    expect(page.get_by_test_id("cards")).to_have_attribute("aria-label", held)
    assert players.mover() is page
    players.act(page, "bet")
    players.play_out()


def test_whoever_looks_elsewhere_comes_back_to_the_turn(mover: tuple[Players, Page]) -> None:
    """From the table to the settings, in another language, and back: the turn is there at once."""
    players, page = mover
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Settings").click()
    page.get_by_role("combobox").first.select_option("fr")
    expect(page.get_by_role("heading", name="Réglages")).to_be_visible()
    page.wait_for_timeout(500)
    page.go_back()
    expect(page.get_by_test_id("holding")).to_contain_text("Vous avez")
    expect(place(page, "bet")).to_be_enabled()
    players.act(page, "bet")


def test_a_second_tab_is_the_same_player(mover: tuple[Players, Page]) -> None:
    """Both tabs show the same cards and turn; what is done in one is done in the other."""
    players, page = mover
    second = page.context.new_page()
    second.goto("/table/stud")
    expect(second.get_by_test_id("cards")).to_have_attribute("aria-label", cards(page))
    expect(place(second, "bet")).to_be_enabled()
    players.act(second, "bet")
    expect(place(page, "bet")).to_be_disabled()
    assert page.get_by_role("alert").inner_text() == ""


def test_a_lost_line_is_said_and_comes_back_in_place(
    mover: tuple[Players, Page], troubles: Troubles
) -> None:
    """Offline, a banner says so; back online the turn is where it was."""
    troubles.expect("ERR_INTERNET_DISCONNECTED")
    players, page = mover
    held = cards(page)
    page.context.set_offline(offline=True)
    expect(page.get_by_text(LOST)).to_be_visible()
    page.context.set_offline(offline=False)
    expect(page.get_by_text(LOST)).to_be_hidden(timeout=LONG)
    assert cards(page) == held
    assert players.mover() is page
    players.play_out()


def test_a_slow_line_acts_once(house_server: Visited, visit: Visit) -> None:
    """What is clicked again and again while nothing seems to happen is done once."""
    players = Players(house_server, visit)
    for _ in range(2):
        players.sit().add_init_script(SLOW)
    for page in players.pages:
        page.reload()
    players.deal()
    page = next(one for one in players.pages if one is players.mover())
    turn = players.live.turn
    for _ in range(3):
        place(page, "bet").click(force=True)
    assert players.mover() is not page
    assert players.live.turn == turn + 1
    assert page.get_by_role("alert").inner_text() == ""


def test_whoever_was_away_says_so_and_is_dealt_in(open_house: Open, browser: Browser) -> None:
    """Whoever let the clock run out is absent; "I am back" brings the next coup."""
    with open_house(practice(CALM), speed=20) as house:
        context = browser.new_context(base_url=house.url, **context_options())
        page, other = context.new_page(), browser.new_page(base_url=house.url)
        for one in (page, other):
            one.goto("/table/stud")
            one.get_by_role("button", name="Sit down").click()
        back = page.get_by_role("button", name="I am back")
        back.click(timeout=LONG)
        expect(back).to_be_hidden()
        expect(page.get_by_test_id("bank")).to_be_visible()
        other.close()
        context.close()


def test_a_house_that_is_killed_comes_back_to_the_same_coup(
    browser: Browser, tmp_path: Path
) -> None:
    """A killed house, started again, finds both at the same cards, and one of them acts."""
    with killable(tmp_path, practice(CALM)) as house:
        contexts = [browser.new_context(base_url=house.url, **context_options()) for _ in "12"]
        pages = [context.new_page() for context in contexts]
        for page in pages:
            page.goto("/table/stud")
            page.get_by_role("button", name="Sit down").click()
            expect(page.get_by_test_id("bank")).to_be_visible()

        def to_act() -> Page:
            for _ in range(LONG // 50):
                for page in pages:
                    if enabled(page):
                        return page
                pages[0].wait_for_timeout(50)
            pytest.fail("nobody is to act")

        while "Face down" not in cards(pages[0]):
            to_act().keyboard.press("c")
            pages[0].wait_for_timeout(300)
        to_act()
        held = [cards(page) for page in pages]
        house.end()
        expect(pages[0].get_by_text(LOST)).to_be_visible()
        house.start()
        for page in pages:
            expect(page.get_by_text(LOST)).to_be_hidden(timeout=LONG)
        page = to_act()
        assert [cards(one) for one in pages] == held
        place(page, "fold" if "fold" in enabled(page) else "pass").click()
        expect(page.locator(".log")).to_contain_text(re.compile("folds|checks"))
        for context in contexts:
            context.close()


def test_a_free_seat_is_taken_where_it_is_touched(visit: Visit) -> None:
    """Touching a place nobody has asks for the chips, and one sits right there, at either table."""
    for table, chips in (("caribbean", "100"), ("stud", "500")):
        page = visit(f"/table/{table}")
        page.get_by_role("button", name="Sit at seat 2").click()
        box = page.get_by_role("dialog", name="Sit at seat 2")
        box.get_by_role("textbox").fill(chips)
        box.get_by_role("button", name="Sit down").click()
        expect(page.get_by_test_id("bank")).to_be_visible()
        expect(page.get_by_role("button", name="Sit at seat 1")).to_be_hidden()
        page.get_by_role("button", name="Table as text").first.press("Enter")
        expect(page.get_by_role("region", name="The table")).to_contain_text("2")


def test_a_guest_is_led_to_the_sign_in_at_the_houses_tables(
    open_house: Open, browser: Browser
) -> None:
    """Whoever has no account watches a house table, is offered no seat, and may sign in."""
    sheet = load_sheet("five-card-stud-casino")
    with open_house((TableSpec("high", "High", sheet, practice=False),)) as house:
        page = browser.new_page(base_url=house.url)
        page.goto("/table/high")
        expect(page.get_by_role("link", name="Sign in")).to_have_attribute("href", "/signin")
        expect(page.get_by_role("button", name=re.compile("^Sit "))).to_have_count(0)
        page.close()
