"""Promises about orders of classes: what one may say, and the ladder that it makes."""

import pickle
import re
import time

import pytest
from hypothesis import given

from croupier.cards import RANKS, Rank
from croupier.hands import CLASSES, OrderError, Ranking, ranking
from croupier.hands import evaluate as evaluate_module
from hands.slow_hands import GAME_1, GAME_2, rankings, strength


@pytest.mark.parametrize(
    ("order", "said"),
    [
        ([*CLASSES[:-1]], "lacks 'high card'"),
        ([name for name in CLASSES if name not in {"flush", "pair"}], "lacks 'flush', 'pair'"),
        ([*CLASSES, "pair"], "'pair' stands twice"),
        (["streight", *CLASSES], "did you mean 'straight'?"),
        (["poker", *CLASSES], "the classes are 'royal flush', 'straight flush', 'four of a kind'"),
        ([], "may be left out"),
    ],
)
def test_an_order_that_means_nothing_is_refused(order: list[str], said: str) -> None:
    """An unknown, repeated or missing class is named, with the nearest known one."""
    with pytest.raises(OrderError, match=re.escape(said)):
        ranking(order)


@pytest.mark.parametrize("lowest", [-1, 9, 12])
def test_a_deck_too_short_for_a_straight_is_refused(lowest: int) -> None:
    """A deck has five ranks at least."""
    with pytest.raises(OrderError, match="its lowest rank is 2"):
        ranking(CLASSES, lowest=Rank(lowest))


def test_unknown_kickers_are_refused() -> None:
    """Kickers are all or first."""
    with pytest.raises(OrderError, match='use "all" or "first"'):
        ranking(CLASSES, kickers="none")  # type: ignore[arg-type]


@given(rankings())
def test_strengths_are_contiguous_and_ordered_by_class(rules: Ranking) -> None:
    """Strengths count up from 0 through the classes of the order, from the last to the first."""
    assert rules.size == len(rules.ties) == len(rules.class_index) == len(rules.ranks)
    assert list(rules.class_index) == sorted(rules.class_index, reverse=True)
    assert len({(rules.class_index[s], rules.ranks[s]) for s in range(rules.size)}) == rules.size
    assert all(rules.class_name(s) == rules.order[rules.class_index[s]] for s in range(rules.size))


@given(rankings())
def test_ties_are_monotone_and_lowest(rules: Ranking) -> None:
    """Each strength's tie is the lowest equal strength, so that ties compare as strengths do."""
    assert list(rules.ties) == sorted(rules.ties)
    assert all(rules.ties[tie] == tie <= s for s, tie in enumerate(rules.ties))
    if rules.kickers == "all":
        assert rules.ties == tuple(range(rules.size))


@given(rankings())
def test_the_same_rules_are_the_same_object(rules: Ranking) -> None:
    """A ranking asked for again, or sent to another process and back, is the same object."""
    again = ranking(
        list(rules.order), lowest=rules.lowest, ace_low=rules.ace_low, kickers=rules.kickers
    )
    assert again is rules
    assert pickle.loads(pickle.dumps(rules)) is rules  # noqa: S301 - written a moment ago


def test_a_ranking_cannot_be_changed() -> None:
    """A ranking is a value."""
    with pytest.raises(AttributeError):
        ranking(CLASSES).kickers = "first"  # type: ignore[misc]


@pytest.mark.parametrize(
    ("text", "hand"),
    [
        ("any", "7h 5d 4s 3c 2h"),
        ("A K", "Ah Kd 4s 3c 2h"),
        ("k a", "Ah Kd 4s 3c 2h"),
        ("A", "Ah 6d 4s 3c 2h"),
        ("A K J 8 3", "Ah Kd Js 8c 3h"),
        ("Q Q", "Qh Qd 4s 3c 2h"),
        ("Q Q J", "Qh Qd Js 3c 2h"),
        ("10 10", "Th Td 4s 3c 2h"),
        ("7 7 7", "7h 7d 7s 3c 2h"),
        ("K K 2 2", "Kh Kd 2s 2c 3h"),
        ("2 2 K K", "Kh Kd 2s 2c 3h"),
        ("9 9 9 A A", "9h 9d 9s Ac Ah"),
        ("4 4 4 4", "4h 4d 4s 4c 2h"),
        ("high card", "7h 5d 4s 3c 2h"),
        ("pair", "2h 2d 5s 4c 3h"),
        ("Two Pair", "3h 3d 2s 2c 4h"),
        ("straight", "5h 4d 3s 2c Ah"),
        ("flush", "7h 5h 4h 3h 2h"),
        ("straight flush", "5h 4h 3h 2h Ah"),
        ("royal flush", "Ah Kh Qh Jh Th"),
    ],
)
def test_the_lowest_strength_that_a_text_names(text: str, hand: str) -> None:
    """A threshold is the lowest hand that has the named class or ranks."""
    rules = ranking(GAME_1)
    assert rules.lowest_strength(text) == strength(rules, hand)


@pytest.mark.parametrize(
    "text", ["", "K K K K K", "A K Q J 10 9", "ace king", "pears", "A K Q J 10", "any pair"]
)
def test_a_threshold_that_names_no_hand_is_refused(text: str) -> None:
    """A text that names no hand, or one that no deck has, is refused."""
    with pytest.raises(OrderError, match=r"names no hand|no such"):
        ranking(GAME_1).lowest_strength(text)


def test_a_threshold_that_the_deck_or_the_order_lacks_is_refused() -> None:
    """The refusal names what is missing and the deck."""
    short = ranking(GAME_2, lowest=Rank(4))
    with pytest.raises(OrderError, match="no such pair in a deck from 6 up"):
        short.lowest_strength("5 5")
    with pytest.raises(OrderError, match="no such royal flush"):
        short.lowest_strength("royal flush")


def test_a_table_is_made_in_no_time() -> None:
    """The table of 52 cards takes pure Python less than a quarter of a second, busy or not."""
    taken = []
    for _ in range(3):
        evaluate_module._ranking.cache_clear()
        started = time.perf_counter()
        ranking(CLASSES)
        taken.append(time.perf_counter() - started)
    assert min(taken) < 0.25


@pytest.mark.parametrize("lowest", range(9))
def test_ranks_say_the_hand_with_the_combination_first(lowest: int) -> None:
    """The five ranks of a strength start with the combination, the higher group first."""
    rules = ranking(GAME_2, lowest=Rank(lowest))
    top = rules.ranks[rules.lowest_strength("full house")]
    assert "".join(RANKS[rank] for rank in top) == RANKS[lowest] * 3 + RANKS[lowest + 1] * 2
    assert rules.ranks[rules.lowest_strength("A A K K")][:4] == (12, 12, 11, 11)
