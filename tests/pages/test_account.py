"""Promises of one's own account in a browser."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from pages.houses import Visited
from pages.visitor import PHONE, Troubles, Visit, Visitor, signed_in, violations

FRESH = "another long password"


def entered(page: Page, house: Visited, name: str = "Anna") -> Page:
    """Open an account, sign in and go to its page."""
    house.add(name)
    signed_in(Visitor(page, house), name)
    page.goto("/account")
    expect(page.get_by_role("heading", name=name)).to_be_visible()
    return page


def change(page: Page, limit: str, to: str | None) -> None:
    """Set a limit, or take it away."""
    page.get_by_role("button", name=f"Change : {limit}").click()
    dialog = page.get_by_role("dialog")
    if to is None:
        dialog.get_by_role("button", name="No limit").click()
    else:
        dialog.get_by_role("textbox").fill(to)
        dialog.get_by_role("button", name="Set this limit").click()
    expect(dialog).to_be_hidden()


def test_a_guest_is_told_what_a_guest_is(page: Page) -> None:
    """Whoever has no account learns what a guest may do, and how an account is had."""
    page.goto("/account")
    expect(page.get_by_role("heading", name=re.compile(r"^You are Guest \w{4}"))).to_be_visible()
    expect(page.get_by_role("main")).to_contain_text("The cashier opens one")
    assert not violations(page)


def test_the_header_leads_to_the_account(page: Page, house_server: Visited) -> None:
    """One's name above every page leads to what one has."""
    house_server.add("Anna")
    signed_in(Visitor(page, house_server), "Anna")
    page.goto("/")
    page.get_by_role("banner").get_by_role("link", name="Anna").click()
    expect(page.get_by_test_id("wallet")).to_have_text("€0.00")


def test_a_stricter_limit_holds_at_once_and_a_looser_one_tomorrow(
    page: Page, house_server: Visited
) -> None:
    """What holds and what is pending stand on the page, and outlive a reload."""
    entered(page, house_server)
    limits = page.get_by_role("region", name="Limits that I set myself")
    change(page, "One bet", "50")
    expect(limits.get_by_role("status")).to_have_text("One bet: €50.00. It holds now.")
    change(page, "One bet", "80.50")
    expect(limits.get_by_role("status")).to_contain_text("One bet: €80.50. It holds from ")
    change(page, "Time without a pause", "90")
    page.reload()
    row = limits.get_by_role("listitem").filter(has_text="One bet")
    expect(row).to_contain_text("€50.00")
    expect(row).to_contain_text(re.compile(r"from .+: €80\.50"))
    expect(limits).to_contain_text("90 minutes")
    change(page, "One bet", None)
    expect(row).to_contain_text(re.compile(r"from .+: no limit"))


def test_exclusion_is_asked_twice_and_stays(page: Page, house_server: Visited) -> None:
    """Nothing happens before it is said that it cannot be taken back; then the page says so."""
    entered(page, house_server)
    page.get_by_label("For how long?").select_option(label="30 days")
    opener = page.get_by_role("button", name="Exclude myself …")
    opener.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("You would be excluded until")
    expect(dialog.get_by_role("button", name="Exclude me", exact=True)).to_be_disabled()
    dialog.get_by_role("button", name="Cancel").click()
    expect(opener).to_be_focused()
    opener.click()
    dialog.get_by_role("checkbox").check()
    dialog.get_by_role("button", name="Exclude me", exact=True).click()
    expect(page.get_by_text("You are excluded from the house’s tables until")).to_be_visible()
    page.reload()
    expect(page.get_by_text("You are excluded from the house’s tables until")).to_be_visible()


def test_a_changed_password_keeps_this_browser_alone(
    visit: Visit, house_server: Visited, troubles: Troubles
) -> None:
    """A wrong password is refused; the right one changes it and ends other sessions."""
    troubles.expect("401")
    page, other = visit(), visit()
    old = house_server.add("Anna")
    for each in (page, other):
        signed_in(Visitor(each, house_server), "Anna")
        each.goto("/account")
        expect(each.get_by_role("heading", name="Anna")).to_be_visible()
    page.get_by_label("Password now").fill("not this one, no")
    page.get_by_label("New password").fill(FRESH)
    page.get_by_role("button", name="Change the password").click()
    expect(page.get_by_role("alert")).to_contain_text("wrong")
    page.get_by_label("Password now").fill(old)
    page.get_by_role("button", name="Change the password").click()
    expect(page.get_by_text("The password is changed.")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Anna")).to_be_visible()
    other.goto("/account")
    expect(other.get_by_role("heading", name=re.compile("Guest"))).to_be_visible()


def test_one_logs_out_everywhere(page: Page, house_server: Visited) -> None:
    """After it this browser is a guest's."""
    entered(page, house_server)
    page.get_by_role("button", name="Log out everywhere").click()
    expect(page.get_by_role("link", name="Sign in")).to_be_visible()
    page.goto("/account")
    expect(page.get_by_role("heading", name=re.compile("Guest"))).to_be_visible()


def test_the_account_is_for_everybody(visit: Visit, house_server: Visited) -> None:
    """Axe has nothing against the page and its questions, in light surroundings and dark."""
    house_server.add("Anna")
    for scheme in ("light", "dark"):
        page = visit("", PHONE, color_scheme=scheme)
        signed_in(Visitor(page, house_server), "Anna")
        page.goto("/account")
        expect(page.get_by_role("heading", name="Anna")).to_be_visible()
        assert not violations(page)
        page.get_by_role("button", name="Exclude myself …").click()
        assert not violations(page)
