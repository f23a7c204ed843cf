"""Promises about open cards: who shows best and speaks first."""

import timeit
from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.cards import CardError, Rank, full_deck, parse_cards
from croupier.hands import Ranking, ranking, showing_strength
from hands.slow_hands import GAME_2, rankings


def slow_show(cards: tuple[int, ...], order: tuple[str, ...]) -> tuple[int, list[int]]:
    """Return what compares as two shows do."""
    counts = Counter(card // 4 for card in cards)
    groups = sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True)
    many = sorted(counts.values(), reverse=True)
    name = {4: "four of a kind", 3: "three of a kind", 2: "pair", 1: "high card"}[many[0]]
    return -order.index("two pair" if many == [2, 2] else name), groups


@pytest.mark.ruling("R-CM-4")
@given(rankings(), st.integers(1, 4), st.data())
def test_shows_stand_as_the_slow_way_has_them(
    rules: Ranking, number: int, data: st.DataObject
) -> None:
    """Under any order, two shows of as many cards compare by class, then by ranks."""
    deck = st.lists(
        st.sampled_from(full_deck(rules.lowest)), min_size=number, max_size=number, unique=True
    )
    one, other = (tuple(data.draw(deck)) for _ in range(2))
    fast = showing_strength(rules, one) - showing_strength(rules, other)
    slow_one, slow_other = slow_show(one, rules.order), slow_show(other, rules.order)
    assert (fast > 0, fast < 0) == (slow_one > slow_other, slow_one < slow_other)


@pytest.mark.ruling("R-CM-4")
def test_straights_and_flushes_do_not_show() -> None:
    """Four to a straight flush show no more than their ranks; a pair shows more."""
    rules = ranking(GAME_2, lowest=Rank(4))
    best_first = [
        "6h 6d 6s 6c",
        "Ah Ad As Kc",
        "Ah Ad Ks Kc",
        "6h 6d As Kc",
        "Ah Kh Qh 9d",
        "Kh Qh Jh Th",
    ]
    found = [showing_strength(rules, parse_cards(text)) for text in best_first]
    assert found == sorted(found, reverse=True)
    one, other = parse_cards("Kh Qh Jh Th"), parse_cards("Kc Qd Js Td")
    assert showing_strength(rules, one) == showing_strength(rules, other)


@pytest.mark.parametrize("cards", ["", "Ah Kh Qh Jh Th"])
def test_one_to_four_cards_show(cards: str) -> None:
    """No card, or a fifth, is refused."""
    with pytest.raises(ValueError, match="one to four cards show"):
        showing_strength(ranking(GAME_2), parse_cards(cards))


def test_a_card_that_the_deck_lacks_is_named() -> None:
    """A show of a card from another deck is refused by name."""
    with pytest.raises(CardError, match="2h is not in this deck"):
        showing_strength(ranking(GAME_2, lowest=Rank(4)), parse_cards("Ah 2h"))


def test_showing_takes_a_microsecond() -> None:
    """The betting round may ask who shows best at every turn."""
    rules = ranking(GAME_2, lowest=Rank(4))
    shows = list(combinations(full_deck(rules.lowest), 3))
    best = min(
        timeit.repeat(lambda: [showing_strength(rules, s) for s in shows], number=1, repeat=9)
    )
    assert best / len(shows) < 1e-6
