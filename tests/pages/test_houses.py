"""Promises of the houses that the pages' tests visit."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

from playwright.sync_api import Browser, expect

from pages.houses import Visited, killable
from pages.visitor import Visitor, context_options, signed_in


def test_a_killed_house_comes_back_at_its_address(tmp_path: Path, browser: Browser) -> None:
    """A page that stood while its house was killed finds the same tables when it is back."""
    with killable(tmp_path) as place:
        context = browser.new_context(base_url=place.url, **context_options())
        page = context.new_page()
        page.goto("/")
        tables = page.locator('a[href$="/table/caribbean"]')
        expect(tables.first).to_be_visible()
        place.end()
        place.start()
        page.reload()
        expect(tables.first).to_be_visible()
        context.close()


def test_a_house_comes_back_with_its_accounts(
    open_house: Callable[..., AbstractContextManager[Visited]], browser: Browser
) -> None:
    """A house that closes and opens again is the same house: who was signed in still is."""
    context = browser.new_context(**context_options())
    page = context.new_page()
    with open_house() as first:
        first.add("Inès", "inspector")
        signed_in(Visitor(page, first), "Inès")
        port = int(first.url.rpartition(":")[2])
    with open_house(port=port) as again:
        page.goto(again.url)
        assert page.evaluate("async () => (await (await fetch('/api/me')).json()).name") == "Inès"
    context.close()
