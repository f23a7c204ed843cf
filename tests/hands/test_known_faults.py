"""What users reported of other software about hands, each kind once."""

import pytest

from croupier.cards import Rank
from croupier.hands import ranking
from hands.slow_hands import GAME_1, GAME_2, compare, strength

WHEEL = "Ah 2d 3s 4c 5h"
BROADWAY = "Ah Kd Qs Jc Th"
STRAIGHTS = [
    WHEEL,
    "2h 3d 4s 5c 6h",
    "3h 4d 5s 6c 7h",
    "4h 5d 6s 7c 8h",
    "5h 6d 7s 8c 9h",
    "6h 7d 8s 9c Th",
    "7h 8d 9s Tc Jh",
    "8h 9d Ts Jc Qh",
    "9h Td Js Qc Kh",
    BROADWAY,
]


def test_the_ace_low_straight_is_five_high() -> None:
    """It neither sorts as ace-high, nor is no straight, nor beats a six-high one."""
    rules = ranking(GAME_1)
    assert rules.class_name(strength(rules, WHEEL)) == "straight"
    assert compare(rules, WHEEL, BROADWAY) == -1
    assert compare(rules, WHEEL, "2h 3d 4s 5c 6h") == -1
    assert compare(rules, WHEEL, "Ah Ad As Kc Qd") == 1
    assert rules.ranks[strength(rules, WHEEL)] == (3, 2, 1, 0, 12)


def test_straights_rank_by_their_top_card() -> None:
    """The ace-high straight beats every other, and each beats those below it."""
    rules = ranking(GAME_1)
    found = [strength(rules, hand) for hand in STRAIGHTS]
    assert found == list(range(found[0], found[0] + 10))


@pytest.mark.clause("CM-12")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ah Qh 9h 4h 3h", "As Js 9s 4s 3s"),
        ("Ah Qh 9h 4h 3h", "As Qs 8s 7s 6s"),
        ("Ah Qh 9h 5h 3h", "As Qs 9s 4s 3s"),
        ("Ah Qh 9h 4h 3h", "As Qs 9s 4s 2s"),
    ],
)
def test_flushes_compare_by_every_card(one: str, other: str) -> None:
    """A flush is decided by its highest card that differs, not by the top one alone."""
    assert compare(ranking(GAME_1), one, other) == 1


@pytest.mark.clause("CM-12")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Kh Kd 9s 9c 2h", "Ks Kc 8h 8d Ah"),
        ("Kh Kd 9s 9c 3h", "Ks Kc 9h 9d 2s"),
        ("Kh Kd 2s 2c 3h", "Qs Qc Jh Jd Ah"),
    ],
)
def test_two_pairs_compare_by_higher_pair_lower_pair_kicker(one: str, other: str) -> None:
    """The higher pair decides first, then the lower, then the fifth card."""
    assert compare(ranking(GAME_1), one, other) == 1


def test_equal_hands_are_equal() -> None:
    """Equal kickers are a tie, not a crash."""
    for rules in (ranking(GAME_1), ranking(GAME_1, kickers="first")):
        assert compare(rules, "Kh Kd 9s 9c 2h", "Ks Kc 9h 9d 2s") == 0
        assert compare(rules, "Kh Jd 9s 4c 2h", "Ks Jc 9h 4d 2s") == 0


def test_a_stripped_deck_is_ranked_by_its_own_order() -> None:
    """With 36 cards a flush beats a full house and A-6-7-8-9 is a straight; with 52 it is none."""
    short, full = ranking(GAME_2, lowest=Rank(4)), ranking(GAME_1)
    assert compare(short, "Ah Kh Qh Jh 9h", "Ah Ad As Kc Kd") == 1
    assert compare(full, "Ah Kh Qh Jh 9h", "Ah Ad As Kc Kd") == -1
    assert short.class_name(strength(short, "Ah 6d 7s 8c 9h")) == "straight"
    assert full.class_name(strength(full, "Ah 6d 7s 8c 9h")) == "high card"


@pytest.mark.parametrize(
    "hand",
    ["Qh Kd As 2c 3h", "Kh Ad 2s 3c 4h", "Jh Qd Ks Ac 2h", "Qh Kh Ah 2h 3h"],
)
def test_a_straight_never_wraps(hand: str) -> None:
    """The ace ends a straight at either end and is never inside one."""
    rules = ranking(GAME_1)
    assert rules.class_name(strength(rules, hand)) in {"high card", "flush"}


@pytest.mark.parametrize("hand", ["Qh Kd As 6c 7h", "Kh Ad 6s 7c 8h", "Jh Qd Ks Ac 6h"])
def test_a_straight_never_wraps_in_a_stripped_deck(hand: str) -> None:
    """Nor with 36 cards."""
    rules = ranking(GAME_2, lowest=Rank(4))
    assert rules.class_name(strength(rules, hand)) == "high card"


@pytest.mark.clause("QC-10")
@pytest.mark.parametrize(
    ("hand", "opens"),
    [
        ("2h 2d 5s 4c 3h", True),
        ("Qh Qd 5s 4c 3h", True),
        ("Ah Kd 4s 3c 2h", True),
        ("Ah Kh Qs Jc 9h", True),
        ("Ah 5d 4s 3c 2h", True),
        ("Ah Qd Js Tc 9h", False),
        ("Kh Qd Js Tc 8h", False),
    ],
)
def test_ace_king_or_better_is_a_threshold(hand: str, opens: bool) -> None:  # noqa: FBT001
    """A pair of deuces opens, and an ace with a queen does not."""
    rules = ranking(GAME_1)
    assert (strength(rules, hand) >= rules.lowest_strength("A K")) is opens


def test_a_threshold_of_five_cards_is_compared_in_order() -> None:
    """A-K-Q-4-3 is above A-K-J-8-3, though its fourth card is lower."""
    rules = ranking(GAME_1)
    threshold = rules.lowest_strength("A K J 8 3")
    for hand, raises in [
        ("Ah Kd Qs 4c 3h", True),
        ("Ah Kd Js 8c 3h", True),
        ("Ah Kd Js 9c 2h", True),
        ("Ah Kd Js 8c 2h", False),
        ("Ah Kd Ts 9c 8h", False),
        ("2h 2d 5s 4c 3h", True),
    ]:
        assert (strength(rules, hand) >= threshold) is raises
