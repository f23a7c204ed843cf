"""Promises of the tests' own watch over pages: what must never happen on one is noticed."""

import pytest
from playwright.sync_api import Page

from pages.visitor import Troubles, violations

WRONG = {
    "an address beyond the house": "fetch('https://elsewhere.test/').catch(() => 0)",
    "a script's failure": "setTimeout(() => { throw new Error('broken') })",
    "an error that is told": "console.error('broken')",
    "a style in the text of a page": "document.body.setAttribute('style', 'color: red')",
    "HTML made from text": "document.body.innerHTML = '<p>'",
    "a script in the text of a page": "document.head.append(Object.assign("
    "document.createElement('script'), {text: ''}))",
    "a file that is not there": "fetch('/assets/none.js').then(() => 0)",
}


@pytest.mark.parametrize("script", WRONG.values(), ids=WRONG)
def test_what_must_not_happen_is_noticed(page: Page, troubles: Troubles, script: str) -> None:
    """A breach of the policy, an error, a request to elsewhere: each would fail its test."""
    page.goto("/", wait_until="networkidle")
    assert not troubles.found
    page.evaluate(f"() => {{ try {{ {script} }} catch {{}} }}")
    page.wait_for_timeout(300)
    assert troubles.found
    troubles.expect("")


def test_axe_finds_what_is_wrong(page: Page) -> None:
    """A button that says nothing is found."""
    page.goto("/", wait_until="networkidle")
    page.evaluate("() => document.body.append(document.createElement('button'))")
    assert any(one.startswith("button-name") for one in violations(page))
