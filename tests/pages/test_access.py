"""Promises to whoever plays without a mouse, or sees colours otherwise."""

from __future__ import annotations

from itertools import combinations

import pytest
from playwright.sync_api import Page, expect

from pages.houses import Visited
from pages.scenes import SCENES, Scene, furnish, seen
from pages.visitor import DESK, Visit, Visitor

REACHED = """() => {
  const one = document.activeElement;
  if (one === null || one === document.body) return null;
  one.dataset.reached = 'yes';
  const style = getComputedStyle(one);
  const shown = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
  return shown ? '' : `${one.tagName} ${one.className} ${one.innerText ?? ''}`.slice(0, 80);
}"""
LEFT = """() => [...document.querySelectorAll(
  'a[href], :is(button, input, select, textarea):enabled, summary, [tabindex="0"]',
)].filter((one) => {
  const box = one.getBoundingClientRect();
  const group = one.type === 'radio' && !one.checked;
  return box.width > 0 && !one.dataset.reached && one.tabIndex >= 0 && !group
    && one.closest('details:not([open]) > :not(summary)') === null;
}).map((one) => `${one.tagName} ${one.className} ${one.innerText ?? ''}`.slice(0, 80))"""
COLOURS = """() => ['spade', 'heart', 'diamond', 'club'].map((suit) => {
  const card = document.createElement('span');
  card.style.color = `var(--${suit})`;
  card.style.backgroundColor = 'var(--card)';
  document.body.append(card);
  const {color, backgroundColor} = getComputedStyle(card);
  card.remove();
  return [color, backgroundColor];
})"""
MOST = 250
"""Steps of the tabulator after which a page has too many."""
ROUNDS = 2
"""The first begins where something was clicked last."""


@pytest.mark.parametrize(
    "name", ["lobby", "signin", "settings", "account", "caribbean-bets", "stud-street", "coup"]
)
def test_everything_is_reached_by_keyboard_and_seen(
    house_server: Visited, visit: Visit, name: str
) -> None:
    """The tabulator leads to everything that can be done, and where one is can be seen."""
    furnish(house_server)
    scene: Scene = SCENES[name]
    with seen(Visitor(visit("", DESK), house_server), scene) as page:
        page.evaluate("() => document.activeElement?.blur()")
        page.evaluate("() => scrollTo(0, 0)")
        unseen, ends = [], 0
        for _ in range(MOST):
            page.keyboard.press("Tab")
            told = page.evaluate(REACHED)
            ends += told is None
            if ends == ROUNDS:
                break
            if told:
                unseen.append(told)
        assert not unseen
        assert page.evaluate(LEFT) == []


def test_a_question_keeps_the_focus_and_gives_it_back(page: Page) -> None:
    """Opened and left by keyboard, a dialog lets nobody out before, and leads back after."""
    page.goto("/table/caribbean")
    opener = page.locator("header .menu")
    opener.focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    for _ in range(15):
        page.keyboard.press("Tab")
        assert page.evaluate(
            "() => document.activeElement === document.body"
            " || document.activeElement.closest('dialog') !== null"
        )
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(opener).to_be_focused()


def test_a_key_typed_into_a_field_is_no_act(page: Page) -> None:
    """Letters that mean acts at the table are only letters where one types."""
    page.goto("/table/caribbean")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_test_id("bank")).to_have_text("$100.00")
    page.locator("header .menu").click()
    page.keyboard.press("b")
    page.wait_for_timeout(300)
    expect(page.get_by_test_id("bank")).to_have_text("$100.00")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_decks_differ_and_can_be_read(visit: Visit, scheme: str) -> None:
    """Two colours, four, and four for the colour-blind: each suit 4.5 to 1 against its card."""
    page = visit("/settings", color_scheme=scheme)
    field = page.get_by_label("Colours of the suits")
    decks: dict[str, list[str]] = {}
    for deck, colours in (("four", 4), ("two", 2), ("safe", 4)):
        field.select_option(deck)
        expect(page.locator("html")).to_have_attribute("data-deck", deck)
        found = page.evaluate(COLOURS)
        assert all(contrast(*pair) >= 4.5 for pair in found), deck
        decks[deck] = [ink for ink, _ in found]
        assert len(set(decks[deck])) == colours
    assert all(one != other for one, other in combinations(decks.values(), 2))


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours, ``rgb(1, 2, 3)``, as WCAG counts it: 1 to 21."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    parts = [int(part) / 255 for part in colour.removeprefix("rgb(").rstrip(")").split(",")]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return sum(weight * p for weight, p in zip((0.2126, 0.7152, 0.0722), linear, strict=True))
