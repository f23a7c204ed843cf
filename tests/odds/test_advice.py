"""Best play as it is told: derived from the count, exact in its costs, the same in words."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

import pytest

from croupier.messages import Messages, languages
from croupier.odds.advice import Advice, advice, cells_of, group_text, hand_text
from croupier.odds.caribbean import analyse_caribbean
from croupier.odds.learning import Simple, simple_names, simple_rules
from croupier.odds.words import Words
from croupier.odds.written import read_lines
from games.caribbean_tools import SHIPPED, sheet

OTHERS = {
    "anything opens": sheet(dealer__opens="any"),
    "six to raise": sheet(raise__multiple=6),
    "ace-queen opens": sheet(dealer__opens="A Q", hands__kickers="first"),
    "queens open": sheet(dealer__opens="Q Q"),
    "one to raise": sheet(raise__multiple=1),
}


SHEETS = {"shipped": SHIPPED, **OTHERS}


@cache
def told_of(name: str) -> Advice:
    """Return best play of a sheet: counted once for all tests."""
    found = advice(analyse_caribbean(SHEETS[name]))
    assert found is not None
    return found


@cache
def rules_of(name: str) -> tuple[Simple, ...]:
    """Return the rules found for it."""
    return tuple(simple_rules(told_of(name)))


@pytest.fixture
def told() -> Advice:
    """Return best play of the shipped sheet."""
    return told_of("shipped")


def test_what_is_always_and_never_raised(told: Advice) -> None:
    """From ace-king-queen-jack up all is raised, to ace-queen all is folded, whatever shows."""
    assert told.lowest_always is not None
    assert told.highest_never is not None
    assert hand_text(told.ranking, told.lowest_always) == "A K Q J"
    assert told.highest_never == told.ranking.lowest_strength("A K") - 1
    assert [run.play for run in told.runs] == ["never", "depends", "always"]


def test_the_chart_of_ace_king(told: Advice) -> None:
    """The chart has a line for each third card of ace-king; its shares are those of the rows."""
    lines = {group_text(told.ranking, group): group for group in told.groups}
    assert list(lines) == ["pair+", *(f"A K {rank}" for rank in "QJT987654"), "A Q-"]
    cells = cells_of(told.analysis)
    assert cells is not None
    for group in told.groups:
        span = slice(group.lowest, group.highest + 1)
        share = int(cells.raised[span].sum()) / int(cells.cases[span].sum())
        assert group.share == share
        assert {"always": share == 1, "never": share == 0, "depends": 0 < share < 1}[group.play]
    assert lines["A K Q"].by_exposed[12] == lines["A K Q"].by_exposed[0] == 1
    assert lines["A K J"].by_exposed[10] == 0


def test_what_named_strategies_cost(told: Advice) -> None:
    """Pair or better costs 0.245 points, AKJ83 0.092, ace-king or better 0.458, exactly so."""
    costs = dict(simple_names(told))
    for name, cost in costs.items():
        assert cost == analyse_caribbean(SHIPPED, name).edge - told.analysis.edge
    assert round(100 * float(costs["pair-or-better"]), 3) == 0.245
    assert round(100 * float(costs["AKJ83-or-better"]), 3) == 0.092
    assert round(100 * float(costs["ace-king-or-better"]), 3) == 0.458


def test_the_rules_found(told: Advice) -> None:
    """The best class is a pair, the best single hand A-K-J-8-3; three lines more cost 0.0003."""
    rules = rules_of("shipped")
    assert str(rules[0].strategy) == "raise pair+\nelse fold"
    assert str(rules[1].strategy) == "raise A K J 8 3+\nelse fold"
    assert 0 < 100 * float(rules[-1].cost) < 0.0003
    assert len(rules[-1].strategy.lines) <= 4
    _sound(told, rules)


@pytest.mark.parametrize("name", OTHERS)
def test_the_rules_of_other_sheets(name: str) -> None:
    """For any sheet the rules cost what a count of them says, each less than the one before."""
    _sound(told_of(name), rules_of(name))


def _sound(told: Advice, rules: tuple[Simple, ...]) -> None:
    best = told.analysis
    costs = [rule.cost for rule in rules]
    assert costs == sorted(set(costs), reverse=True)
    for rule in rules:
        written = read_lines(str(rule.strategy))
        played = analyse_caribbean(best.sheet, written)
        assert played.net == rule.net
        assert rule.cost == played.edge - best.edge >= 0


@pytest.mark.parametrize("name", OTHERS)
def test_the_chart_covers_every_hand_once(name: str) -> None:
    """Groups follow one another from the best hand to the lowest, and so do runs."""
    found = told_of(name)
    top = found.ranking.size
    for group in found.groups:
        assert group.highest == top - 1
        top = group.lowest
    assert top == 0
    assert [run.lowest for run in found.runs[1:]] == [run.highest + 1 for run in found.runs[:-1]]


def test_a_sheet_where_weak_pairs_fold() -> None:
    """Where the raise is six antes low pairs are not always raised: the chart has them by rank."""
    found = told_of("six to raise")
    lines = [group_text(found.ranking, group) for group in found.groups]
    assert "7 7" in lines
    assert any(group.play == "depends" for group in found.groups)


def test_a_sheet_where_all_is_raised() -> None:
    """Where the dealer rarely opens every hand is raised, and one rule says so at no cost."""
    found = told_of("queens open")
    assert found.lowest_always == 0
    assert found.highest_never is None
    rules = rules_of("queens open")
    assert [str(rule.strategy) for rule in rules] == ["raise any+\nelse fold"]
    assert rules[0].cost == Fraction(0)


def test_nothing_to_say_without_one_exposed_card() -> None:
    """With no card or two seen there is no chart by exposed card."""
    assert advice(analyse_caribbean(SHIPPED, seen=0)) is None
    assert advice(analyse_caribbean(SHIPPED, seen=2)) is None


@pytest.mark.parametrize("name", SHEETS)
@pytest.mark.parametrize("language", languages())
def test_everything_can_be_said(name: str, language: str) -> None:
    """Rules, groups and what is always raised have sentences in each language."""
    found = told_of(name)
    words = Words(found.analysis.sheet, Messages(language))
    assert words.plain(found)
    assert all(words.group(found.ranking, group) for group in found.groups)
    for rule in rules_of(name):
        assert len(words.strategy(rule.strategy)) == len(rule.strategy.lines) + 1


def test_sentences() -> None:
    """A line is said as a player would say it, conditions and all."""
    rule = read_lines(
        "raise A K if exposed 2-Q and exposed matches; fold Q Q+ if hand has no 2 and exposed "
        "above 4th; else raise"
    )
    first, second, last = Words(SHIPPED, Messages("en")).strategy(rule)
    assert first == (
        "Raise with ace-king high if the dealer shows deuce to queen and the dealer’s card has "
        "the rank of one of yours."
    )
    assert second == (
        "Fold pair of queens or better if your hand has no deuce and the dealer’s card is higher "
        "than your fourth highest card."
    )
    assert last == "Raise with everything else."
    assert Words(SHIPPED, Messages("fr")).strategy(rule)[2] == "Relancer avec tout le reste."
