"""What the pages' tests use: a house that stands, a browser, and pages that nothing goes wrong on.

``house_server`` is a house with a practice table of each game; ``page`` a page of a fresh visitor
to it, at a desk; ``visit`` opens more of them, each a visitor of its own. At a test's end all their
troubles count: errors, breaches of the policy, requests to elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from pages.houses import Visited, house
from pages.visitor import DESK, PATIENCE, Troubles, Visit, context_options, started

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "src" / "croupier" / "server" / "pages" / "index.html"


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Start a Chromium for the tests of a module: others may need an event loop of their own."""
    with started() as browser:
        yield browser


@pytest.fixture
def open_house(tmp_path: Path) -> Callable[..., AbstractContextManager[Visited]]:
    """Return what opens houses of one store: see :func:`pages.houses.house`."""
    if not BUILT.exists():
        pytest.fail("the pages are not built: make pages")
    return partial(house, tmp_path)


@pytest.fixture
def house_server(open_house: Callable[..., AbstractContextManager[Visited]]) -> Iterator[Visited]:
    """Open a house with a practice table of each game, ``caribbean`` and ``stud``."""
    with open_house() as visited:
        yield visited


@pytest.fixture
def troubles(house_server: Visited) -> Iterator[Troubles]:
    """Note what goes wrong on a test's pages; it fails at its end if anything did."""
    noted = Troubles(house_server.url)
    yield noted
    assert not noted.found


@pytest.fixture
def visit(house_server: Visited, browser: Browser, troubles: Troubles) -> Iterator[Visit]:
    """Return what opens pages, each for a visitor of its own."""
    with ExitStack() as contexts:

        def opened(path: str = "", size: tuple[int, int] = DESK, **options: object) -> Page:
            context = browser.new_context(
                base_url=house_server.url, **context_options(size, **options)
            )
            contexts.callback(context.close)
            context.set_default_timeout(PATIENCE)
            troubles.watch(context)
            page = context.new_page()
            if path:
                page.goto(path)
            return page

        yield opened


@pytest.fixture
def page(visit: Visit) -> Page:
    """Return an empty page of a fresh visitor at a desk."""
    return visit()
