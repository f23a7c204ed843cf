"""Best play with none to five of the dealer's cards seen, against every deal of short decks."""

from __future__ import annotations

from functools import cache
from math import comb

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.cards import CardError, parse_cards
from croupier.odds.caribbean import Analysis, analyse_caribbean, summed, terms_of
from croupier.odds.peek import PeekError, best_seen
from croupier.odds.strategies import StrategyError
from croupier.odds.written import read_lines
from croupier.sheets import CaribbeanSheet
from games.caribbean_tools import SHIPPED, sheet
from odds.slow_odds import short_sheets, slow_count

SHORT = sheet(
    table__seats=2, deck__lowest="9", hands__kickers="first", dealer__opens="A K", progressive=None
)


@cache
def shipped(seen: int) -> Analysis:
    """Return best play of the shipped sheet with so many cards seen."""
    return analyse_caribbean(SHIPPED, seen=seen)


@pytest.mark.parametrize("seen", [0, 2, 3, 4, 5])
def test_every_number_seen_on_twenty_four_cards(seen: int) -> None:
    """Each number of seen cards equals a plain settlement of every deal."""
    _equal(SHORT, seen)


@settings(max_examples=6)
@given(sheet=short_sheets("T", ["any", "pair", "K K A", "T T", "straight"]), seen=st.integers(0, 5))
def test_any_rules_on_twenty_cards(sheet: CaribbeanSheet, seen: int) -> None:
    """Random rules too."""
    _equal(sheet, seen)


def _equal(rules: CaribbeanSheet, seen: int) -> None:
    found, slow = analyse_caribbean(rules, seen=seen), slow_count(rules, seen=seen)
    assert found.deals == slow.deals
    assert found.net == slow.net
    assert {key: n for key, n in found.outcomes.items() if n} == slow.outcomes
    assert found.shut == slow.shut
    assert found.seen == seen


def test_one_seen_card_is_the_count() -> None:
    """The sweep over sets of seen cards gives the published counts for sets of one."""
    terms = terms_of(SHIPPED)
    found = summed(terms, "optimal", best_seen(terms, 1))
    counted = shipped(1)
    assert found.outcomes == counted.outcomes
    assert found.net == counted.net
    assert found.dealer_opens == counted.dealer_opens


def test_five_seen_cards_by_either_way() -> None:
    """All five seen: by the sweep as by the plain comparison of results."""
    terms = terms_of(SHIPPED)
    assert summed(terms, "optimal", best_seen(terms, 5)).net == shipped(5).net


def test_who_sees_all_folds_only_what_loses() -> None:
    """All five seen is raising everything, with the lost raises kept: two antes each."""
    raising = analyse_caribbean(SHIPPED, "always-raise")
    seeing = shipped(5)
    assert seeing.net / seeing.deals == (raising.net + 2 * raising.outcomes["lose"]) / raising.deals


def test_seeing_more_is_never_worth_less() -> None:
    """Each card more wins more; from the third on the player is ahead."""
    edges = [shipped(seen).edge for seen in range(6)]
    assert edges == sorted(edges, reverse=True)
    assert [edge > 0 for edge in edges] == [True, True, True, False, False, False]
    assert edges[2] < 0.0062


@pytest.mark.parametrize("seen", range(6))
def test_deals_of_fifty_two_cards(seen: int) -> None:
    """Deals are player hands, sets of seen cards, and completions; outcomes add up to them."""
    found = shipped(seen)
    assert found.deals == comb(52, 5) * comb(47, seen) * comb(47 - seen, 5 - seen)
    assert found.dealer_opens == shipped(1).dealer_opens


@pytest.mark.parametrize("seen", [0, 2, 4])
def test_the_sheet_itself_may_expose_more_or_less(seen: int) -> None:
    """`dealer.exposed` is what the player sees unless something else is asked."""
    rules = SHORT.replace({"dealer.exposed": seen})
    assert analyse_caribbean(rules).net == analyse_caribbean(SHORT, seen=seen).net
    assert analyse_caribbean(rules, seen=1).net == analyse_caribbean(SHORT).net


@pytest.mark.parametrize("seen", [0, 2, 3, 4, 5])
def test_a_strategy_of_the_hand_alone_does_not_care(seen: int) -> None:
    """Who raises by the hand alone loses the same, however much is seen."""
    found = analyse_caribbean(SHIPPED, "pair-or-better", seen=seen)
    assert found.edge == analyse_caribbean(SHIPPED, "pair-or-better").edge
    assert sum(found.outcomes.values()) == found.deals


@pytest.mark.parametrize("seen", [0, 2])
def test_a_line_about_the_exposed_card_needs_one(seen: int) -> None:
    """A condition on the exposed card is refused where not exactly one is seen."""
    rule = read_lines("raise A K if exposed matches; else fold")
    with pytest.raises(StrategyError, match="leave the condition out"):
        analyse_caribbean(SHIPPED, rule, seen=seen)


@pytest.mark.parametrize("seen", [0, 1, 5])
def test_dead_cards_with_cards_seen(seen: int) -> None:
    """Dead cards and none, one or all seen: as every deal without them."""
    rules = sheet(table__seats=2, deck__lowest="T", dealer__opens="K K", progressive=None)
    dead = parse_cards("Ah Kd Tc")
    found = analyse_caribbean(rules, seen=seen, dead=dead)
    slow = slow_count(rules, seen=seen, dead=frozenset(dead))
    assert (found.deals, found.net, found.shut) == (slow.deals, slow.net, slow.shut)


def test_what_cannot_be_seen() -> None:
    """Six cards, two cards with dead ones, and dead cards that the deck lacks are refused."""
    with pytest.raises(PeekError, match="five cards"):
        analyse_caribbean(SHIPPED, seen=6)
    with pytest.raises(PeekError, match="dead cards"):
        analyse_caribbean(SHIPPED, seen=2, dead=parse_cards("Ah"))
    with pytest.raises(CardError, match="not in this deck"):
        analyse_caribbean(SHORT, dead=parse_cards("2c"))
