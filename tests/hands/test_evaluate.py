"""Promises about one hand in plain Python."""

import subprocess
import sys
import timeit
from itertools import combinations, pairwise, permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.cards import Card, CardError, Rank, full_deck
from croupier.hands import ranking
from croupier.hands.evaluate import RANK_KEYS
from croupier.hands.order import Kickers
from hands.slow_hands import (
    GAME_1,
    GAME_2,
    all_hands,
    compare,
    deals,
    rankings,
    satisfied,
    strength,
    worth,
)


@settings(max_examples=200)
@given(st.data())
def test_any_ranking_agrees_with_the_slow_way(data: st.DataObject) -> None:
    """Under any order, deck, ace rule and kickers, hands stand as the sheet's words say."""
    rules = data.draw(rankings())
    hands = data.draw(st.lists(deals(rules), min_size=2, max_size=40))
    found = [rules.strength(hand) for hand in hands]
    tied = [rules.ties[value] for value in found]
    readings: list[tuple[Kickers, list[int]]] = [("all", found), (rules.kickers, tied)]
    for kickers, values in readings:
        slow = [
            worth(hand, rules.order, rules.lowest, ace_low=rules.ace_low, kickers=kickers)
            for hand in hands
        ]
        ordered = sorted(zip(slow, values, strict=True))
        for (before, low), (after, high) in pairwise(ordered):
            assert (before < after) == (low < high)
    for hand, value in zip(hands, found, strict=True):
        best, _ = satisfied(hand, rules.lowest, ace_low=rules.ace_low)
        assert rules.class_name(value) == next(name for name in rules.order if name in best)
        assert sorted(rules.ranks[value]) == sorted(card // 4 for card in hand)


@pytest.mark.parametrize("order", [GAME_1, GAME_2])
@pytest.mark.parametrize("lowest", [7, 8])
def test_every_hand_of_the_small_decks_agrees(order: tuple[str, ...], lowest: int) -> None:
    """All hands of 24 and 20 cards stand as the slow way has them, and fill all strengths."""
    rules = ranking(order, lowest=Rank(lowest))
    found = {(worth(hand, order, lowest), rules.strength(hand)) for hand in all_hands(lowest)}
    assert [value for _, value in sorted(found)] == list(range(rules.size))


@given(st.data())
def test_the_order_of_the_cards_does_not_matter(data: st.DataObject) -> None:
    """A hand has one strength however it is held."""
    rules = data.draw(rankings())
    hand = data.draw(deals(rules))
    assert len({rules.strength(held) for held in permutations(hand)}) == 1


@pytest.mark.clause("CM-12")
@given(st.data())
def test_suits_never_matter(data: st.DataObject) -> None:
    """A hand with its suits exchanged is worth the same."""
    rules = data.draw(rankings())
    hand = data.draw(deals(rules))
    suits = data.draw(st.permutations(range(4)))
    exchanged = [Card(card // 4 * 4 + suits[card % 4]) for card in hand]
    assert rules.strength(exchanged) == rules.strength(hand)


def test_no_two_sets_of_ranks_have_the_same_sum() -> None:
    """The rank keys name every set of five ranks by one sum."""
    sets = {
        tuple(sorted(ranks))
        for deck in [[rank for rank in range(13) for _ in range(4)]]
        for ranks in set(combinations(deck, 5))
    }
    assert len({sum(RANK_KEYS[rank] for rank in ranks) for ranks in sets}) == len(sets) == 6175


@pytest.mark.clause("QC-1")
def test_the_ace_is_high_and_completes_the_lowest_straight() -> None:
    """The ace is the highest of 52 cards; A-2-3-4-5 is the lowest straight and straight flush."""
    rules = ranking(GAME_1)
    assert len(full_deck()) == 52
    assert compare(rules, "Ah 7d 4s 3c 2h", "Kh Qd Js 9c 8h") == 1
    for hand, name in (("Ah 2d 3s 4c 5h", "straight"), ("Ah 2h 3h 4h 5h", "straight flush")):
        value = strength(rules, hand)
        assert value == rules.lowest_strength(name)
        assert rules.class_name(value) == name


@pytest.mark.clause("QC-12")
@pytest.mark.parametrize(
    ("name", "highest", "lowest"),
    [
        ("straight flush", "Kh Qh Jh Th 9h", "Ah 2h 3h 4h 5h"),
        ("four of a kind", "Ah Ad As Ac Kd", "2h 2d 2s 2c 3h"),
        ("full house", "Ah Ad As Kc Kd", "2h 2d 2s 3c 3h"),
        ("straight", "Ah Kd Qs Jc Td", "Ah 2d 3s 4c 5h"),
        ("three of a kind", "Ah Ad As Kc Qd", "2h 2d 2s 3c 4h"),
        ("two pair", "Ah Ad Ks Kc Qd", "2h 2d 3s 3c 4h"),
        ("pair", "Ah Ad Ks Qc Jd", "2h 2d 3s 4c 5h"),
    ],
)
def test_the_highest_and_lowest_of_each_class_are_the_sheets(
    name: str, highest: str, lowest: str
) -> None:
    """Within a class, the highest and the lowest are those that the sheet of game 1 names."""
    rules = ranking(GAME_1)
    of_class = [s for s in range(rules.size) if rules.class_name(s) == name]
    assert strength(rules, highest) == of_class[-1]
    assert strength(rules, lowest) == of_class[0]


LADDER_1 = [
    "Ah Kh Qh Jh Th",
    "Kh Qh Jh Th 9h",
    "2h 2d 2s 2c 3h",
    "Ah Ad As Kc Kd",
    "Ah Kh Qh Jh 9h",
    "Ah Kd Qs Jc Td",
    "Ah Ad As Kc Qd",
    "Ah Ad Ks Kc Qd",
    "Ah Ad Ks Qc Jd",
    "Ah Kd Qs Jc 9d",
]


@pytest.mark.clause("QC-12")
def test_the_classes_of_game_1_stand_as_printed() -> None:
    """Royal flush, straight flush, four, full house, flush, straight, three, two pair, pair."""
    rules = ranking(GAME_1)
    found = [strength(rules, hand) for hand in LADDER_1]
    assert found == sorted(found, reverse=True)
    assert [rules.class_name(value) for value in found] == list(GAME_1)


@pytest.mark.clause("CM-9")
def test_the_classes_of_game_2_stand_as_printed() -> None:
    """Royal flush, poker, flush, full house, straight, three, two pair, one pair, high card."""
    rules = ranking(GAME_2, lowest=Rank(4))
    found = [strength(rules, hand) for hand in LADDER_1 if "2" not in hand]
    flush, full = strength(rules, "Ah Kh Qh Jh 9h"), strength(rules, "Ah Ad As Kc Kd")
    assert flush > full
    assert strength(rules, "6h 6d 6s 6c 7h") > strength(rules, "Ah Kh Qh Jh 9h")
    assert sorted(found, reverse=True) == [*found[:2], flush, full, *found[4:]]


@pytest.mark.clause("CM-4")
def test_the_best_class_that_a_hand_satisfies_counts() -> None:
    """Five cards that make several combinations count as the best of them in the sheet's order."""
    suited_run = "9h Th Jh Qh Kh"
    for order, name in (
        (GAME_1, "straight flush"),
        (tuple(c for c in GAME_1 if c != "straight flush"), "flush"),
        (("straight", *(c for c in GAME_1 if "straight" not in c)), "straight"),
    ):
        rules = ranking(order)
        assert rules.class_name(strength(rules, suited_run)) == name


@pytest.mark.clause("QC-13")
@pytest.mark.ruling("R-QC-2")
@pytest.mark.parametrize(
    ("one", "other", "by_all", "by_first"),
    [
        ("Qh Qd Js 4c 2h", "Qs Qc 5h 4d 3s", 1, 1),
        ("Qh Qd Js 5c 2h", "Qs Qc Jh 4d 3s", 1, 0),
        ("Ah Kd 9s 4c 2h", "As Kc 8h 7d 3s", 1, 0),
        ("Ah Kd 9s 4c 2h", "Ks Qc 8h 7d 3s", 1, 1),
        ("Kh Kd 9s 9c Ah", "Ks Kc 9h 9d Qs", 1, 1),
        ("Kh Kd 9s 9c Ah", "Ks Kc 8h 8d As", 1, 1),
        ("7h 7d 7s Kc 4h", "7h 7d 7s Kc 3h", 1, 0),
        ("7h 7d 7s Kc 4h", "7h 7d 7s Qc Jh", 1, 1),
        ("Kh Jh 9h 4h 3h", "Ks Js 9s 4s 2s", 1, 1),
        ("9h 9d 9s Kc Kh", "9h 9d 9s Qc Qh", 1, 1),
        ("9h 9d 9s 9c Kh", "9h 9d 9s 9c Qh", 1, 1),
        ("Kh Jd 9h 4h 3h", "Ks Js 9s 4d 3s", 0, 0),
    ],
)
def test_equal_combinations(one: str, other: str, by_all: int, by_first: int) -> None:
    """All other cards decide in order, or by the switch one highest; else the hands are equal."""
    everything, first = ranking(GAME_1), ranking(GAME_1, kickers="first")
    assert compare(everything, one, other) == -compare(everything, other, one) == by_all
    assert compare(first, one, other) == -compare(first, other, one) == by_first


@pytest.mark.clause("CM-12")
@pytest.mark.parametrize(
    ("one", "other", "result"),
    [
        ("Ah Ad 9s 8c 7h", "As Ac 9h 8d 6s", 1),
        ("Ah Ad Ks Kc 9h", "As Ac Kh Kd 8h", 1),
        ("Ah Ad Ks Kc 9h", "As Ac Kh Kd 9s", 0),
        ("Ah Kh 9h 8h 6h", "As Ks 9s 8s 6s", 0),
        ("Ah Qd 9s 8c 7h", "As Qc 9h 8d 7s", 0),
    ],
)
def test_the_stronger_next_card_wins(one: str, other: str, result: int) -> None:
    """Among equal combinations of game 2 the next card decides; all equal share."""
    assert compare(ranking(GAME_2, lowest=Rank(4)), one, other) == result


@pytest.mark.ruling("R-CM-2")
@pytest.mark.parametrize("lowest", range(8))
def test_game_2_keeps_its_order_whatever_the_deck(lowest: int) -> None:
    """A flush beats a full house with every deck, though it is not rarer in the larger ones."""
    rules = ranking(GAME_2, lowest=Rank(lowest))
    assert rules.lowest_strength("flush") > strength(rules, "Ah Ad As Kc Kd")


@pytest.mark.ruling("R-CM-3")
def test_any_straight_flush_is_game_2s_royal_by_its_top_card() -> None:
    """Straight flushes rank among themselves by the top card, the ace-low one last."""
    rules = ranking(GAME_2, lowest=Rank(5))
    hands = ["Ah Kh Qh Jh Th", "Ks Qs Js Ts 9s", "Jd Td 9d 8d 7d", "Tc 9c 8c 7c Ac"]
    found = [strength(rules, hand) for hand in hands]
    assert found == sorted(found, reverse=True)
    assert {rules.class_name(value) for value in found} == {"straight flush"}


@pytest.mark.ruling("R-CM-3")
@pytest.mark.parametrize(
    ("lowest", "wheel", "next_up"),
    [
        (7, "Ah 9d Ts Jc Qh", "9h Td Js Qc Kh"),
        (5, "Ah 7d 8s 9c Th", "7h 8d 9s Tc Jh"),
        (4, "Ah 6d 7s 8c 9h", "6h 7d 8s 9c Th"),
        (0, "Ah 2d 3s 4c 5h", "2h 3d 4s 5c 6h"),
    ],
)
def test_the_ace_below_the_lowest_card(lowest: int, wheel: str, next_up: str) -> None:
    """The ace and the four lowest ranks are the lowest straight, or none where the sheet says."""
    low = ranking(GAME_2, lowest=Rank(lowest))
    assert strength(low, wheel) == low.lowest_strength("straight")
    assert strength(low, next_up) == strength(low, wheel) + 1
    high = ranking(GAME_2, lowest=Rank(lowest), ace_low=False)
    assert high.class_name(strength(high, wheel)) == "high card"
    assert strength(high, next_up) == high.lowest_strength("straight")


@pytest.mark.ruling("R-CM-3")
def test_without_straight_flushes_a_suited_run_is_a_flush() -> None:
    """An order with a royal flush alone makes king-high suited cards a flush, the best kings."""
    order = ("royal flush", *GAME_2[1:])
    rules = ranking(order, lowest=Rank(4))
    royal, king = strength(rules, "Ah Kh Qh Jh Th"), strength(rules, "Kh Qh Jh Th 9h")
    assert rules.class_name(royal) == "royal flush"
    assert royal == rules.size - 1
    assert rules.class_name(king) == "flush"
    assert strength(rules, "Ah 9h 8h 7h 6h") > king > strength(rules, "Kh Qh Jh Th 8h")


def test_a_deck_of_five_ranks_has_one_straight() -> None:
    """With 20 cards the ace is above and below the same four ranks: one straight, ace-high."""
    rules = ranking(GAME_1, lowest=Rank(8))
    value = strength(rules, "Ah Kd Qs Jc Th")
    assert value == rules.lowest_strength("straight")
    assert rules.ranks[value] == (12, 11, 10, 9, 8)
    assert rules.class_name(value - 1) == rules.class_name(value - 2) == "three of a kind"
    assert rules.class_name(value + 1) == "full house"
    assert rules.class_name(strength(rules, "Ah Kh Qh Jh Th")) == "royal flush"


@pytest.mark.parametrize("cards", ["", "Ah", "Ah Kh Qh Jh", "Ah Kh Qh Jh Th 9h"])
def test_a_hand_has_five_cards(cards: str) -> None:
    """Any other number of cards is refused."""
    with pytest.raises(ValueError, match="a hand has five cards"):
        strength(ranking(GAME_1), cards)


def test_a_card_that_the_deck_lacks_is_named() -> None:
    """A stripped deck's ranking names the card that is not in it."""
    rules = ranking(GAME_2, lowest=Rank(4))
    for hand in ("2h 3d As Kc Qh", "2h Kh Qh Jh 9h", "5h 5d As Ac Ah"):
        with pytest.raises(CardError, match="lowest rank is 6"):
            strength(rules, hand)
    with pytest.raises(CardError, match="52 is no card"):
        rules.strength([52, 51, 50, 49, 48])  # type: ignore[list-item]


def test_one_hand_takes_less_than_a_microsecond() -> None:
    """Plain Python ranks a million hands a second at the least, on a busy machine too."""
    rules, random = ranking(GAME_1), Random(1)
    hands = [random.sample(full_deck(), 5) for _ in range(20_000)]
    rank = rules.strength
    best = min(timeit.repeat(lambda: [rank(hand) for hand in hands], number=1, repeat=9))
    assert best / len(hands) < 1e-6


def test_ranking_hands_needs_no_numpy() -> None:
    """Importing the room and ranking a hand loads neither NumPy nor Numba nor Fluent."""
    script = (
        "import sys\n"
        "from croupier.hands import CLASSES, ranking, hand_name\n"
        "hand_name(ranking(CLASSES), [0, 5, 10, 15, 20])\n"
        "print(sorted({'numpy', 'numba', 'fluent', 'babel'} & set(sys.modules)))\n"
    )
    ran = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True)
    assert ran.stdout.strip() == "[]"


def test_a_ranking_shows_only_its_rules() -> None:
    """A ranking's text is what made it, not seven thousand strengths."""
    assert len(repr(ranking(GAME_2))) < 400
