"""Promises about posted rules: nothing that must be told is missing, in any language."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.messages import Messages, languages
from croupier.records.rules import ITEMS, Returns, RulePage, rule_page
from croupier.records.rulewords import RuleWords
from croupier.sheets import SHIPPED, CaribbeanSheet, StudSheet, load_sheet
from croupier.sheets.check_caribbean import ACES_OR_KINGS
from croupier.sheets.rulings import CLAUSES, RULINGS

RETURNS = Returns(0.0522, 0.0256, 0.75)
CARIBBEAN, STUD = load_sheet("caribbean-stud-quebec"), load_sheet("five-card-stud-casino")
VARIANTS: dict[str, dict[str, Any]] = {
    "caribbean-stud": {
        "progressive": None,
        "dealer.opens": "any",
        "dealer.exposed": 0,
        "raise.multiple": 1,
        "table.max_payout": "5000.00",
        "hands.kickers": "first",
        "deck.lowest": "2",
    },
    "five-card-stud": {
        "blinds": None,
        "rake": None,
        "betting.raises": 0,
        "betting.raise": "pot",
        "betting.first": "marker",
        "deal.streets": [{"down": 5}],
        "topup.cap": "none",
        "stakes": [{"ante": "1.00", "bank": "20.00", "banks": 3}],
    },
}


@st.composite
def sheets(draw: st.DrawFn) -> CaribbeanSheet | StudSheet:
    """Draw a shipped sheet with some of its lines otherwise."""
    sheet = draw(st.sampled_from([CARIBBEAN, STUD]))
    keys = draw(st.sets(st.sampled_from(sorted(VARIANTS[sheet.game]))))
    return sheet.replace({key: VARIANTS[sheet.game][key] for key in keys})


def check(page: RulePage, sheet: CaribbeanSheet | StudSheet) -> None:
    """Hold a page to it that nothing is missing or empty."""
    assert tuple(item.key for item in page.items) == ITEMS
    assert len(set(ITEMS)) == 12
    known = {*CLAUSES[sheet.game], *RULINGS[sheet.game]}
    for item in page.items:
        assert item.title.strip(), item.key
        assert item.lines, item.key
        for line in item.lines:
            assert len(line.text.strip()) > 10, item
            assert set(line.clauses) <= known, item
    for step in (*page.coup, *page.between):
        assert step.text.strip()
    assert [line.key for line in page.hands] == list(sheet.hands.order)
    assert all(line.name and len(line.example) == 5 for line in page.hands)


@given(sheet=sheets(), language=st.sampled_from(languages()), known=st.booleans())
def test_no_item_is_missing_or_empty_in_any_language(
    sheet: CaribbeanSheet | StudSheet,
    language: str,
    known: bool,  # noqa: FBT001 - drawn
) -> None:
    """Whatever a sheet says, all twelve items are told in every language, each by its clauses."""
    page = rule_page(sheet, language, RETURNS if known else None)
    assert page.language == language
    check(page, sheet)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", sorted(SHIPPED))
def test_each_item_is_said_in_the_language_itself(name: str, language: str) -> None:
    """No sentence of another language stands in for one that a language lacks."""
    sheet = load_sheet(name)
    page = rule_page(sheet, language)
    check(page, sheet)
    if language != "en":
        english = rule_page(sheet, "en")
        for item, other in zip(page.items, english.items, strict=True):
            assert item.title != other.title or item.key == "commission"
            for line, said in zip(item.lines, other.lines, strict=True):
                assert line.text != said.text


@pytest.mark.parametrize("language", languages())
def test_the_odds_tell_every_pay_prize_and_return(language: str) -> None:
    """Each class that is paid is named with its pay; the return stands there, the jackpot apart."""
    assert isinstance(CARIBBEAN, CaribbeanSheet)
    page = rule_page(CARIBBEAN, language, RETURNS)
    odds = " ".join(line.text for line in page.items[-1].lines)
    words = RuleWords(CARIBBEAN, Messages(language))
    for line in page.hands:
        assert line.pays is not None
        assert f"{line.name} {line.pays}" in odds
        assert line.prize is None or f"{line.name} {line.prize}" in odds
    for share in ("5.22", "2.56", "75"):
        assert words.percent(Fraction(share) / 100) in odds


def test_a_chart_by_the_letter_has_its_note() -> None:
    """Where the chart's last row is read by the letter, the page says what that means."""
    pays = dict(CARIBBEAN.dump()["raise"]["pays"])
    changes: dict[str, Any] = {f"raise.pays.{name}": None for name in ("pair", "high card")}
    assert "pair" in pays
    sheet = CARIBBEAN.replace(changes | {f"raise.pays.{ACES_OR_KINGS}": 1})
    page = rule_page(sheet, "en")
    assert page.notes
    check(page, sheet)
