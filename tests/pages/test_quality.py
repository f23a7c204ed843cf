"""Promises of every page, at every stage of a coup, in every language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from playwright.sync_api import Browser, Page

from croupier.messages import languages
from pages.houses import Visited, shared
from pages.scenes import SCENES, enliven, furnish, seen, tables
from pages.screenshots import LOCALES
from pages.visitor import (
    DESK,
    PATIENCE,
    PHONE,
    THOROUGH,
    Troubles,
    Visitor,
    context_options,
    violations,
)

CATALOGUES = Path(__file__).parents[2] / "src" / "croupier" / "locales" / "en"
AUDIT = (Path(__file__).parent / "audit.js").read_text(encoding="utf-8")
IDS = sorted(
    entry.id.name
    for path in CATALOGUES.iterdir()
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body
    if isinstance(entry, Message) and "-" in entry.id.name
)
SCHEMES = ("light", "dark")
NAMES = list(SCENES)


@pytest.fixture(scope="module")
def hall() -> Iterator[Visited]:
    """Open one house for all scenes; each that plays has a table of its own."""
    with shared(tables()) as place:
        furnish(place)
        enliven(place)
        yield place


def problems(page: Page, language: str) -> list[str]:
    """Return what is wrong with a page as it stands."""
    found: list[str] = page.evaluate(AUDIT, IDS)
    if page.evaluate("document.documentElement.lang") != language:
        found.append("the page says it is in another language")
    if not page.title().endswith(" · Croupier"):
        found.append(f"the title is {page.title()}")
    return found


def _spoken(name: str) -> Sequence[str]:
    """Return the languages of a scene: all, or two at a table; a quick run takes them in turn."""
    scene, spoken = SCENES[name], languages()
    if THOROUGH:
        return ("en", "sl") if scene.game else spoken
    turn = spoken[NAMES.index(name) % len(spoken)]
    return (turn,)


@pytest.mark.parametrize("name", SCENES)
def test_every_page_is_whole_in_every_language(hall: Visited, browser: Browser, name: str) -> None:
    """Nothing is cut, wider than a phone, too small for a finger, unnamed, or moves unasked.

    Axe has nothing against it either, in light surroundings and in dark.
    """
    found: dict[str, list[str]] = {}
    scene = SCENES[name]
    for number, language in enumerate(_spoken(name), start=NAMES.index(name)):
        scheme = SCHEMES[(number + number // 4) % 2]
        context = browser.new_context(
            base_url=hall.url,
            **context_options(
                DESK if number % 4 == 3 else PHONE, locale=LOCALES[language], color_scheme=scheme
            ),
        )
        context.set_default_timeout(3 * PATIENCE)
        troubles = Troubles(hall.url)
        troubles.expect(r"404 .*/nothing/here")
        troubles.watch(context)
        with seen(Visitor(context.new_page(), hall), scene) as page:
            wrong = [*problems(page, language), *violations(page), *troubles.found]
        context.close()
        if wrong:
            found[f"{language}, {scheme}"] = wrong
    assert not found
