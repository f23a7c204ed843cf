"""A slow, obvious way to say what five cards are worth, written from the sheets alone."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import Literal

from hypothesis import strategies as st

from croupier.cards import ACE, Card, Rank, full_deck, parse_cards
from croupier.hands import CLASSES, ClassName, Ranking, ranking

GAME_1: tuple[ClassName, ...] = CLASSES
"""Caribbean Stud: the royal flush is a class of its own, and the rest is the ordinary order."""

GAME_2: tuple[ClassName, ...] = (
    "straight flush",
    "four of a kind",
    "flush",
    "full house",
    "straight",
    "three of a kind",
    "two pair",
    "pair",
    "high card",
)
"""Five card stud: what the sheet calls a royal flush is any straight flush; flush over full."""

COUNTS = {
    24: [12, 120, 12, 720, 3060, 3840, 8640, 23040, 3060],
    28: [16, 168, 68, 1008, 4080, 6720, 15120, 53760, 17340],
    32: [20, 224, 204, 1344, 5100, 10752, 24192, 107520, 52020],
    36: [24, 288, 480, 1728, 6120, 16128, 36288, 193536, 122400],
    40: [28, 360, 980, 2160, 7140, 23040, 51840, 322560, 249900],
    44: [32, 440, 1816, 2640, 8160, 31680, 71280, 506880, 463080],
    48: [36, 528, 3132, 3168, 9180, 42240, 95040, 760320, 798660],
    52: [40, 624, 5108, 3744, 10200, 54912, 123552, 1098240, 1302540],
}
"""Five-card hands of each class of :data:`GAME_2`, by the cards in the deck; exactly counted."""


def satisfied(cards: Sequence[int], lowest: int, *, ace_low: bool) -> tuple[set[str], int]:
    """Return every class that five cards satisfy, and the top of their straight."""
    ranks = {card // 4 for card in cards}
    counts = sorted(Counter(card // 4 for card in cards).values())
    one_suit = len({card % 4 for card in cards}) == 1
    top = -1
    for high in range(lowest + 4, 13):
        if ranks == {high, high - 1, high - 2, high - 3, high - 4}:
            top = high
    if top < 0 and ace_low and ranks == {12, lowest, lowest + 1, lowest + 2, lowest + 3}:
        top = lowest + 3
    by_counts = {
        (1, 4): "four of a kind",
        (2, 3): "full house",
        (1, 1, 3): "three of a kind",
        (1, 2, 2): "two pair",
        (1, 1, 1, 2): "pair",
    }
    found = {by_counts[tuple(counts)]} if tuple(counts) in by_counts else set()
    if one_suit:
        found.add("flush")
    if top >= 0:
        found.add("straight")
    if one_suit and top >= 0:
        found.add("straight flush")
    if one_suit and top == 12:
        found.add("royal flush")
    return found or {"high card"}, top


def worth(
    cards: Sequence[int],
    order: Sequence[str],
    lowest: int = 0,
    *,
    ace_low: bool = True,
    kickers: Literal["all", "first"] = "all",
) -> tuple[int, tuple[int, ...]]:
    """Return something that compares as two hands do; equal where the pot is shared."""
    found, top = satisfied(cards, lowest, ace_low=ace_low)
    place = min(order.index(name) for name in found if name in order)
    name = order[place]
    if "straight" in name or name == "royal flush":
        return -place, (top,)
    counts = Counter(card // 4 for card in cards)
    groups = sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True)
    if kickers == "first":
        decisive = {"high card": 1, "pair": 2, "two pair": 3, "three of a kind": 2}
        groups = groups[: decisive.get(name, 5)]
    return -place, tuple(groups)


def strength(ranking: Ranking, text: str) -> int:
    """Return the strength of cards written as text."""
    return ranking.strength(parse_cards(text))


def compare(ranking: Ranking, one: str, other: str) -> int:
    """Return 1, 0 or -1: whether one hand beats, equals or loses to another in the sheet's eyes."""
    mine, theirs = (ranking.ties[strength(ranking, text)] for text in (one, other))
    return (mine > theirs) - (mine < theirs)


@st.composite
def orders(draw: st.DrawFn) -> tuple[ClassName, ...]:
    """Draw any order of classes that a sheet may have."""
    left_out = draw(st.sets(st.sampled_from(["royal flush", "straight flush"])))
    return tuple(draw(st.permutations([name for name in CLASSES if name not in left_out])))


@st.composite
def rankings(draw: st.DrawFn) -> Ranking:
    """Draw any ranking: order, deck of 20 to 52 cards, ace low or not, kickers."""
    return ranking(
        draw(orders()),
        lowest=Rank(draw(st.integers(0, 8))),
        ace_low=draw(st.booleans()),
        kickers=draw(st.sampled_from(["all", "first"])),
    )


def deals(ranking: Ranking) -> st.SearchStrategy[list[Card]]:
    """Return a strategy for five different cards of a ranking's deck, rare classes included."""
    deck = full_deck(ranking.lowest)
    anything = st.lists(st.sampled_from(deck), min_size=5, max_size=5, unique=True)
    suited = st.builds(
        lambda suit, ranks: [Card(4 * rank + suit) for rank in ranks],
        st.integers(0, 3),
        st.lists(st.integers(ranking.lowest, ACE), min_size=5, max_size=5, unique=True),
    )
    running = st.builds(
        lambda low, suits: [
            Card(4 * (ACE if step == low - 1 and low == ranking.lowest else step) + suit)
            for step, suit in zip(range(low - 1, low + 4), suits, strict=True)
        ],
        st.integers(ranking.lowest, ACE - 3),
        st.one_of(
            st.lists(st.integers(0, 3), min_size=5, max_size=5),
            st.integers(0, 3).map(lambda suit: [suit] * 5),
        ),
    ).filter(lambda cards: len(set(cards)) == 5 and min(cards) >= 4 * ranking.lowest)
    few = st.lists(st.sampled_from(deck[:4] + deck[-8:]), min_size=5, max_size=5, unique=True)
    return st.one_of(anything, suited, running, few)


def all_hands(lowest: int) -> list[tuple[Card, ...]]:
    """Return every hand of a deck."""
    return list(combinations(full_deck(Rank(lowest)), 5))
