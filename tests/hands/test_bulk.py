"""Promises about arrays of hands: every hand of every deck, against two other judges."""

from functools import cache
from itertools import chain, combinations, starmap
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray
from phevaluator.evaluator import evaluate_5cards

from croupier.cards import Card, Rank
from croupier.hands import (
    Ranking,
    hand_strength,
    kernel_tables,
    keyed_strength,
    ranking,
    strengths,
)
from croupier.kernels import kernel
from hands.slow_hands import COUNTS, GAME_1, GAME_2, deals, rankings


@cache
def every_hand(lowest: int = 0) -> NDArray[np.uint8]:
    """Return all hands of a deck, (n, 5), each with its lowest card first."""
    if lowest:
        whole = every_hand()
        return np.ascontiguousarray(whole[whole[:, 0] >= 4 * lowest])
    cards = chain.from_iterable(combinations(range(52), 5))
    return np.fromiter(cards, np.uint8, 5 * 2_598_960).reshape(-1, 5)


def class_counts(rules: Ranking, values: NDArray[np.int16]) -> list[int]:
    """Return how many of the strengths are in each class of the order."""
    places = np.array(rules.class_index)[values]
    return [int(count) for count in np.bincount(places, minlength=len(rules.order))]


@pytest.mark.clause("CM-9")
@pytest.mark.ruling("R-CM-2", "R-CM-3")
@pytest.mark.parametrize("cards", COUNTS)
def test_every_hand_of_every_deck_is_in_its_class(cards: int) -> None:
    """The classes of all hands of each deck add up to the exactly counted figures."""
    rules = ranking(GAME_2, lowest=Rank(13 - cards // 4))
    values = strengths(rules, every_hand(rules.lowest))
    assert class_counts(rules, values) == COUNTS[cards]
    assert sum(COUNTS[cards]) == len(values)
    assert set(np.unique(values)) == set(range(rules.size))


@pytest.mark.clause("QC-12")
def test_the_royal_flush_is_four_hands_of_2598960() -> None:
    """With a royal flush in the order, four hands have it, and the other 36 suited runs do not."""
    rules = ranking(GAME_1)
    values = strengths(rules, every_hand())
    straight_flush, four, flush, full, *rest = COUNTS[52]
    assert class_counts(rules, values) == [4, straight_flush - 4, four, full, flush, *rest]


@pytest.mark.clause("QC-12", "QC-13")
def test_all_hands_stand_in_the_order_of_another_evaluator() -> None:
    """Each of 2,598,960 hands has the place among 7,462 that phevaluator gives it."""
    judged = np.fromiter(starmap(evaluate_5cards, combinations(range(52), 5)), np.int64, 2_598_960)
    places = np.unique(-judged, return_inverse=True)[1]  # phevaluator's best hand is number 1
    assert np.array_equal(strengths(ranking(GAME_1), every_hand()), places)


@settings(max_examples=40)
@given(st.data())
def test_arrays_agree_with_one_hand_at_a_time(data: st.DataObject) -> None:
    """Under any ranking, an array of hands has the strengths that the hands have singly."""
    rules = data.draw(rankings())
    hands = data.draw(st.lists(deals(rules), min_size=1, max_size=60))
    found = strengths(rules, np.array(hands, np.uint8))
    assert found.tolist() == [rules.strength(hand) for hand in hands]


@pytest.mark.parametrize("order", [GAME_1, GAME_2])
@pytest.mark.parametrize("lowest", range(9))
def test_large_samples_agree_with_one_hand_at_a_time(order: tuple[str, ...], lowest: int) -> None:
    """All hands of 20 and 24 cards, and many of each other deck, agree."""
    rules = ranking(order, lowest=Rank(lowest))
    hands = every_hand(lowest)
    if lowest < 7:
        hands = hands[Random(lowest).sample(range(len(hands)), 20_000)]
    assert strengths(rules, hands).tolist() == [rules.strength(hand) for hand in hands.tolist()]


def test_no_hands_have_no_strengths() -> None:
    """An empty array is no error."""
    assert strengths(ranking(GAME_1), np.empty((0, 5), np.uint8)).shape == (0,)


def test_any_layout_will_do() -> None:
    """A view with strides is read as it stands."""
    rules, hands = ranking(GAME_1), every_hand()[:1000]
    assert np.array_equal(strengths(rules, hands[::-3, ::-1]), strengths(rules, hands)[::-3])
    assert np.array_equal(strengths(rules, np.asfortranarray(hands)), strengths(rules, hands))


@pytest.mark.parametrize(
    ("hands", "said"),
    [
        ([[0, 5, 10, 15, 20]], "must be an array of uint8, not list"),
        (np.zeros((3, 5), np.int64), "must be an array of uint8, not int64"),
        (np.zeros((3, 7), np.uint8), r"must have the shape \(n, 5\), not \(3, 7\)"),
        (np.zeros(5, np.uint8), r"must have the shape \(n, 5\), not \(5,\)"),
        (np.array([[48, 49, 50, 51, 52]], np.uint8), "52 is no card"),
        (np.array([[48, 49, 50, 51, 3]], np.uint8), "the card 2s is not in the ranking's deck"),
    ],
)
def test_what_is_no_array_of_hands_is_refused(hands: Any, said: str) -> None:  # noqa: ANN401
    """A wrong type, shape or card is named."""
    with pytest.raises(ValueError, match=said):
        strengths(ranking(GAME_2, lowest=Rank(4)), hands)


def test_a_hand_with_a_card_twice_reads_no_foreign_memory() -> None:
    """Whatever five bytes the core is given, it stays within its tables."""
    for lowest in (0, 4, 8):
        tables = kernel_tables(ranking(GAME_1, lowest=Rank(lowest)))
        sums = tables.keys & ((1 << 19) - 1)
        worst = int(5 * sums.max())
        assert worst < 1 << 19
        assert int(tables.rows.max()) + 511 < len(tables.table)
        assert int(tables.rows.min()) >= 0
        assert len(tables.rows) << 9 == 2 << 19


def test_the_core_compiles_into_other_kernels() -> None:
    """A kernel elsewhere may call the core, with its tables as arguments; plain Python may too."""
    tables = kernel_tables(ranking(GAME_2, lowest=Rank(4)))
    hand = (16, 21, 26, 31, 51)
    expected = ranking(GAME_2, lowest=Rank(4)).strength([Card(card) for card in hand])
    keys = [tables.keys[card] for card in hand]
    common = keys[0] & keys[1] & keys[2] & keys[3] & keys[4]
    assert kernel(hand_strength)(*hand, *tables) == expected
    assert hand_strength(*hand, *tables) == expected
    assert keyed_strength(sum(keys), common, tables.rows, tables.table) == expected


def test_tables_are_shared_and_cannot_be_changed() -> None:
    """The tables of a ranking are made once, and are read-only."""
    rules = ranking(GAME_2, lowest=Rank(4))
    assert kernel_tables(rules) is kernel_tables(rules)
    with pytest.raises(ValueError, match="read-only"):
        kernel_tables(rules).table[0] = 1


def test_tables_fit_a_first_level_cache() -> None:
    """The tables of 52 cards take less than the 32 KiB that processors have nearest to them."""
    tables = kernel_tables(ranking(GAME_1))
    assert sum(array.nbytes for array in tables) < 32 * 1024
