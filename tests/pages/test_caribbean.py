"""Promises of the table of Caribbean Stud in a browser."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from croupier.games.actions import HOUSE, Place, Raise
from pages.houses import CALM, Visited, killable, practice
from pages.visitor import DESK, PHONE, SLOW, Troubles, Visit, context_options, violations

LONG = 25_000
"""Milliseconds for what a house's clock decides."""

Open = Callable[..., AbstractContextManager[Visited]]


@pytest.fixture
def house_server(open_house: Open) -> Any:  # noqa: ANN401 - a generator of the house
    """Open a house whose tables have no bots and let results lie."""
    with open_house(practice(CALM)) as visited:
        yield visited


def sit(page: Page) -> None:
    """Open the table and take a seat."""
    page.goto("/table/caribbean")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_test_id("bank")).to_have_text("$100.00")


def bet(page: Page) -> None:
    """Place the bet that is laid."""
    page.get_by_role("button", name=re.compile("^Bet ")).click()


def decided(page: Page, choice: str) -> None:
    """Wait for the decision and make it."""
    button = page.get_by_role("button", name=re.compile(f"^{choice}"))
    button.wait_for(timeout=LONG)
    button.click()


def test_three_taps_lead_from_the_address_to_a_dealt_hand(visit: Visit) -> None:
    """Play, sit down, bet: five cards lie before whoever came a moment ago."""
    page = visit("/", PHONE)
    page.get_by_role("link", name=re.compile("^Play")).first.tap()
    page.get_by_role("button", name="Sit down").tap()
    page.get_by_role("button", name=re.compile("^Bet ")).tap()
    expect(page.get_by_test_id("holding")).to_contain_text("You hold", timeout=LONG)


def test_a_whole_coup_is_played_by_keyboard_alone(page: Page) -> None:
    """Keys place, raise and show the payment with its clause; no pointer is needed."""
    page.goto("/table/caribbean")
    page.get_by_role("button", name="Sit down").press("Enter")
    expect(page.get_by_test_id("bank")).to_have_text("$100.00")
    page.keyboard.press("2")
    page.keyboard.press("p")
    page.keyboard.press("b")
    expect(page.get_by_test_id("bank")).to_have_text("$94.00")
    expect(page.get_by_test_id("holding")).to_contain_text("You hold", timeout=LONG)
    page.keyboard.press("r")
    result = page.get_by_test_id("result")
    result.wait_for(timeout=LONG)
    expect(result).to_contain_text("Additional bet")
    expect(result).to_contain_text("Progressive")
    expect(result).to_contain_text("QC-")


def test_chips_are_laid_taken_back_doubled_and_bet(visit: Visit) -> None:
    """A chip adds, undo takes it back, double doubles, clear empties: what is shown is bet."""
    page = visit()
    sit(visit())  # Who has not bet keeps the window open.
    sit(page)
    five = page.get_by_role("button", name="Add $5 to the ante")
    main = page.get_by_role("button", name=re.compile("^Bet "))
    five.click()
    expect(main).to_contain_text("$5 ")
    five.click()
    expect(main).to_contain_text("$10 ")
    page.get_by_role("button", name="Undo").click()
    expect(main).to_contain_text("$5 ")
    page.get_by_role("button", name="Double").click()
    expect(main).to_contain_text("$10 ")
    page.get_by_role("button", name="Clear").click()
    expect(main).to_be_disabled()
    five.click()
    bet(page)
    expect(page.get_by_test_id("bank")).to_have_text("$95.00")
    page.get_by_role("button", name="Take the bet back").click()
    expect(page.get_by_test_id("bank")).to_have_text("$100.00")


def test_two_players_see_each_other_play(visit: Visit) -> None:
    """What one bets and decides the other sees; neither sees the other's cards before the end."""
    one, other = visit(), visit()
    sit(one)
    sit(other)
    bet(one)
    bet(other)
    decided(one, "Raise")
    expect(other.get_by_text("has decided").first).to_be_visible()
    assert "jack" not in other.get_by_role("list", name="Seats").inner_text().lower()
    decided(other, "Fold")
    for page in (one, other):
        expect(page.get_by_test_id("result")).to_be_visible(timeout=LONG)
    expect(other.get_by_test_id("result")).to_contain_text("no additional bet")


def test_a_slow_line_acts_once(page: Page, house_server: Visited) -> None:
    """What is clicked again and again while nothing seems to happen is done once."""
    page.add_init_script(SLOW)
    sit(page)
    page.get_by_role("button", name=re.compile("^Bet ")).click(click_count=3)
    expect(page.get_by_test_id("bank")).to_have_text("$95.00")
    button = page.get_by_role("button", name=re.compile("^Raise"))
    button.wait_for(timeout=LONG)
    button.click(click_count=3)
    page.get_by_test_id("result").wait_for(timeout=LONG)
    coup = house_server.served.house.tables["caribbean"].coup
    assert coup is not None
    assert [type(action) for seat, action in coup.history if seat != HOUSE] == [Place, Raise]
    assert page.get_by_role("alert").inner_text() == ""


def test_a_reload_leads_back_to_the_same_coup(page: Page) -> None:
    """After a reload seat, hand, decision and all that was said of the coup are as they were."""
    sit(page)
    bet(page)
    expect(page.get_by_test_id("holding")).to_contain_text("You hold", timeout=LONG)
    held, log = page.get_by_test_id("holding").inner_text(), page.get_by_role("log")
    expect(log).to_contain_text("The dealer exposes")
    said = log.inner_text()
    page.reload()
    expect(page.get_by_test_id("holding")).to_have_text(held)
    expect(log).to_have_text(said, use_inner_text=True)
    decided(page, "Raise")
    page.get_by_test_id("result").wait_for(timeout=LONG)


def test_a_second_tab_is_the_same_player(page: Page) -> None:
    """A second tab shows the same seat and hand; what is decided in one is done in both."""
    sit(page)
    bet(page)
    expect(page.get_by_test_id("holding")).to_contain_text("You hold", timeout=LONG)
    second = page.context.new_page()
    second.goto("/table/caribbean")
    expect(second.get_by_test_id("holding")).to_have_text(
        page.get_by_test_id("holding").inner_text()
    )
    decided(second, "Fold")
    page.get_by_test_id("result").wait_for(timeout=LONG)


def test_a_lost_line_is_said_and_comes_back_in_place(page: Page, troubles: Troubles) -> None:
    """Offline, a banner says so; back online the coup is where it was."""
    troubles.expect("ERR_INTERNET_DISCONNECTED")
    sit(page)
    bet(page)
    expect(page.get_by_test_id("holding")).to_contain_text("You hold", timeout=LONG)
    held = page.get_by_test_id("holding").inner_text()
    page.context.set_offline(offline=True)
    expect(page.get_by_text("connection was lost")).to_be_visible()
    page.context.set_offline(offline=False)
    expect(page.get_by_text("connection was lost")).to_be_hidden(timeout=LONG)
    expect(page.get_by_test_id("holding")).to_have_text(held)
    decided(page, "Raise")
    page.get_by_test_id("result").wait_for(timeout=LONG)


def test_a_house_that_is_killed_comes_back_to_the_same_coup(
    browser: Browser, tmp_path: Path
) -> None:
    """A killed house, started again, finds the player at the same hand, who then decides."""
    with killable(tmp_path, practice(CALM)) as house:
        context = browser.new_context(base_url=house.url, **context_options())
        page = context.new_page()
        sit(page)
        bet(page)
        expect(page.get_by_test_id("holding")).to_contain_text("You hold", timeout=LONG)
        held = page.get_by_test_id("holding").inner_text()
        house.end()
        expect(page.get_by_text("connection was lost")).to_be_visible()
        house.start()
        expect(page.get_by_text("connection was lost")).to_be_hidden(timeout=LONG)
        expect(page.get_by_test_id("holding")).to_have_text(held)
        decided(page, "Raise")
        page.get_by_test_id("result").wait_for(timeout=LONG)
        context.close()


def test_a_refusal_names_its_reason(page: Page) -> None:
    """Too few chips to sit down with: what the house refuses is said, and nothing moves."""
    page.goto("/table/caribbean")
    page.get_by_role("button", name="Chips").click()
    page.get_by_role("textbox").fill("1")
    page.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text("15")
    expect(page.get_by_test_id("bank")).to_be_hidden()


def test_the_text_table_is_enough_to_play(page: Page) -> None:
    """With the table as text, a whole coup is heard and played, and no picture is there."""
    page.goto("/table/caribbean")
    page.get_by_role("button", name="Table as text").first.press("Enter")
    page.get_by_role("button", name="Sit down").press("Enter")
    page.get_by_role("button", name=re.compile("^Bet ")).press("Enter")
    raising = page.get_by_role("button", name=re.compile("^Raise"))
    raising.wait_for(timeout=LONG)
    table = page.get_by_role("region", name="The table")
    expect(table).to_contain_text("You hold")
    expect(table).to_contain_text(re.compile("of (clubs|diamonds|hearts|spades)"))
    raising.press("Enter")
    expect(table).to_contain_text("The coup is over", timeout=LONG)
    assert page.locator(".card").count() == 0


@pytest.mark.parametrize("size", [PHONE, (1440, 900)])
def test_every_stage_is_free_of_violations(visit: Visit, size: tuple[int, int]) -> None:
    """Axe finds nothing against the table before, during and after a coup."""
    page = visit("/table/caribbean", size)
    page.get_by_role("button", name="Sit down").wait_for()
    assert violations(page) == []
    page.get_by_role("button", name="Sit down").click()
    page.get_by_role("button", name=re.compile("^Bet ")).wait_for()
    assert violations(page) == []
    bet(page)
    expect(page.get_by_test_id("holding")).to_contain_text("You hold", timeout=LONG)
    assert violations(page) == []
    decided(page, "Raise")
    page.get_by_test_id("result").wait_for(timeout=LONG)
    assert violations(page) == []


@pytest.mark.parametrize(("size", "most"), [(DESK, 0.01), (PHONE, 0.02)], ids=["desk", "phone"])
def test_nothing_jumps_during_a_coup(visit: Visit, size: tuple[int, int], most: float) -> None:
    """From the bet to the payment no part of the page moves another."""
    page = visit("", size)
    sit(page)
    page.evaluate(
        "() => { window.moved = 0; new PerformanceObserver((list) => {"
        " for (const one of list.getEntries()) window.moved += one.value;"
        " }).observe({type: 'layout-shift'}); }"
    )
    bet(page)
    expect(page.get_by_test_id("holding")).to_contain_text("You hold", timeout=LONG)
    decided(page, "Raise")
    page.get_by_test_id("result").wait_for(timeout=LONG)
    page.wait_for_timeout(300)
    assert page.evaluate("window.moved") < most
