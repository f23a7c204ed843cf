"""One decision at Caribbean Stud, held against the count of all deals."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import combinations
from typing import cast

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.cards import Card, CardError, full_deck, parse_card, parse_cards
from croupier.games.pays import additional_net, ante_net, caribbean_pays, outcome
from croupier.odds import analyse
from croupier.odds.decision import decision
from croupier.sheets import CaribbeanSheet, load_sheet
from croupier.sheets.change import set_text

SHEET = cast("CaribbeanSheet", load_sheet("caribbean-stud-quebec"))


@cache
def rows() -> dict[tuple[int, int], set[tuple[int, int, int]]]:
    """Return what the count of all deals knows: dealer's hands by strength and exposed rank."""
    count = analyse(SHEET).count
    assert count is not None
    found: dict[tuple[int, int], set[tuple[int, int, int]]] = {}
    columns = (count.strength, count.exposed, count.no_open, count.lower, count.tie)
    for strength, exposed, *ends in np.stack([c.astype(int) for c in columns], axis=1).tolist():
        found.setdefault((strength, exposed), set()).add(tuple(ends))
    return found


@settings(max_examples=40, deadline=None)
@given(cards=st.permutations(full_deck()))
def test_a_decision_is_a_row_of_the_count(cards: list[Card]) -> None:
    """Whatever is dealt, the dealer's hands fall as the count of all deals says of such a case."""
    hand, exposed = cards[:5], cards[5]
    found = decision(SHEET, hand, [exposed])
    ends = (found.no_open, found.lower, found.tie)
    assert ends in rows()[found.strength, exposed >> 2]
    assert found.hands == 163_185


def test_a_decision_is_what_settling_every_deal_pays() -> None:
    """With a known dealer but for one card, each end is settled by the functions of the rules."""
    pays = caribbean_pays(SHEET)
    hand, dealer = parse_cards("Ah Kd 9s 4c 2h"), parse_cards("Ac Kc 9d 5d")
    found = decision(SHEET, hand, dealer, ante=10_00)
    total, ranking = 0, pays.ranking
    mine = ranking.strength(hand)
    left = [card for card in full_deck() if card not in {*hand, *dealer}]
    for card in left:
        theirs = ranking.strength((*dealer, card))
        opens = int(theirs >= pays.opening)
        end = outcome(1, ranking.ties[mine], ranking.ties[theirs], opens)
        total += ante_net(end, 10_00)
        total += additional_net(end, 20_00, pays.pay_num[mine], pays.pay_den, pays.cap)
    assert found.raising == Fraction(total, len(left) * 10_00)
    assert found.folding == -1


def test_best_play_at_the_edge() -> None:
    """A-K-J-8-3 is raised against a card of its own and folded against a ten; a pair is raised."""
    hand = parse_cards("Ah Kd Js 8c 3h")
    assert decision(SHEET, hand, parse_cards("3c")).raises
    assert not decision(SHEET, parse_cards("Ah Kd 7s 4c 2h"), parse_cards("Tc")).raises
    assert decision(SHEET, parse_cards("2h 2d 3s 4c 5h"), parse_cards("Ac")).raises


def test_more_cards_seen_and_dead_cards_leave_fewer_hands() -> None:
    """No card seen leaves every hand of 47 cards; all five leave one; dead cards take theirs."""
    hand = parse_cards("Ah Kd Js 8c 3h")
    assert decision(SHEET, hand, []).hands == sum(1 for _ in combinations(range(47), 5))
    assert decision(SHEET, hand, parse_cards("2c 2d 2h 2s 3s")).hands == 1
    assert decision(SHEET, hand, [parse_card("2c")], dead=parse_cards("9c 9d")).hands == 135_751
    kings = parse_cards("Kc Kh Ks Qd Qs")
    blocked = decision(SHEET, hand, [parse_card("2c")], dead=kings)
    assert blocked.raising != decision(SHEET, hand, [parse_card("2c")]).raising


def test_a_cap_counts_by_the_ante() -> None:
    """Where a house caps what a raise wins, a large ante gains less from a large hand."""
    capped = set_text(SHEET, "table.max_payout=500.00")
    royal, small = parse_cards("Ah Kh Qh Jh Th"), [parse_card("2c")]
    low, high = (decision(capped, royal, small, ante=ante) for ante in (5_00, 100_00))
    assert high.raising < low.raising < decision(SHEET, royal, small).raising


def test_nonsense_is_refused() -> None:
    """Four cards are no hand, and no card lies in two places."""
    with pytest.raises(ValueError, match="has 5 cards"):
        decision(SHEET, parse_cards("Ah Kd Js 8c"), [])
    with pytest.raises(CardError):
        decision(SHEET, parse_cards("Ah Kd Js 8c 3h"), [parse_card("Ah")])
