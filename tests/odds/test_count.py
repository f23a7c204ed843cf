"""The count of all deals against plain enumeration of the dealer's hands."""

from __future__ import annotations

import random
from itertools import combinations
from math import comb

import numpy as np
import pytest
from numpy.typing import NDArray

from croupier.cards import Card, CardError, Rank, full_deck, parse_cards
from croupier.hands import CLASSES, Ranking, ranking, strengths
from croupier.odds.count import Block, blocks, count_deals, hands_of
from croupier.odds.deciding import cards_of
from croupier.odds.tables import deck_of

ORDINARY = ranking(CLASSES)
FIRST = ranking(CLASSES, kickers="first", ace_low=False)
FLUSHY = ("Ah Kh Qh Jh 9h", "Ah Kh Qh Jh 9s", "Kc Qc Jc Tc 9c", "5d 4d 3d 2d Ad", "2c 3c 4c 5c 7d")
CLASSIC = ("As Kd Qh 7c 3s", "Ah Kh Jh 8h 3c", "Ts Td 4h 4c 9s", "2s 2d 2h 2c Ah", "7s 5d 4h 3c 2s")


def suits_first(hand: tuple[Card, ...]) -> tuple[tuple[int, ...], NDArray[np.int64]]:
    """Return a hand's masks as the count lists them, and where each suit went."""
    masks = [sum(1 << (card >> 2) for card in hand if card & 3 == suit) for suit in range(4)]
    order = sorted(range(4), key=lambda suit: -masks[suit])
    to = np.empty(4, np.int64)
    to[order] = range(4)
    return tuple(masks[suit] for suit in order), to


def dealer_hands(hand: tuple[Card, ...], exposed: Card) -> NDArray[np.uint8]:
    """Return every dealer hand through an exposed card that avoids the player's: (163185, 5)."""
    left = [card for card in full_deck() if card not in hand and card != exposed]
    rest = np.array(list(combinations(left, 4)), np.uint8)
    return np.column_stack([rest, np.full(len(rest), exposed, np.uint8)])


def counted(
    found: dict[tuple[int, ...], tuple[Block, int]], hand: tuple[Card, ...], x: Card
) -> list[int]:
    """Return what the blocks say of a hand against an exposed card."""
    masks, to = suits_first(hand)
    block, row = found[masks]
    place = x & ~3 | int(to[x & 3])
    return [int(part[row, place]) for part in block.cases]


@pytest.mark.parametrize("rules", [ORDINARY, FIRST], ids=["all kickers", "first kicker"])
def test_every_dealer_hand_of_a_sample(rules: Ranking) -> None:
    """Hands of all kinds, flushes nearly made among them: all 163,185 dealer hands one by one."""
    opening = rules.lowest_strength("A K")
    found = {
        tuple(masks): (block, row)
        for block in blocks(rules, opening)
        for row, masks in enumerate(block.masks.tolist())
    }
    ties = np.array(rules.ties)
    rng = random.Random(3)
    hands = [parse_cards(text) for text in FLUSHY + CLASSIC]
    hands += [tuple(rng.sample(full_deck(), 5)) for _ in range(4)]
    for hand in hands:
        x = rng.choice([card for card in full_deck() if card not in hand])
        full = strengths(rules, dealer_hands(hand, x))
        mine = ties[rules.strength(hand)]
        opens = full >= opening
        expected = [
            int((~opens).sum()),
            int((opens & (ties[full] < mine)).sum()),
            int((opens & (ties[full] == mine)).sum()),
        ]
        assert counted(found, hand, x) == expected


def test_the_hands_up_to_suits() -> None:
    """134,459 hands stand for 2,598,960, each kind once."""
    hands = hands_of(ORDINARY, deck_of(ORDINARY))
    assert len(hands.masks) == 134_459 == len(np.unique(hands.masks, axis=0))
    assert int(hands.weights.sum()) == comb(52, 5)
    cards = cards_of(hands.masks[:50_000])
    assert (strengths(ORDINARY, cards) == hands.strength[:50_000]).all()


@pytest.mark.parametrize("opens", ["any", "A K", "royal flush"])
def test_rows_add_up(opens: str) -> None:
    """Whatever opens, the four counts of each row are all completions, none below zero."""
    found = count_deals(ORDINARY, ORDINARY.lowest_strength(opens))
    assert found.deals == comb(52, 5) * 47 * comb(46, 4)
    assert (np.diff(found.strength) >= 0).all()
    for part in (found.no_open, found.lower, found.tie, found.higher):
        assert int(part.min()) >= 0
    if opens == "any":
        assert int(found.no_open.max()) == 0


def test_progress_goes_from_none_to_all() -> None:
    """Progress rises to 1."""
    told: list[float] = []
    count_deals(ORDINARY, 0, progress=told.append)
    assert told == sorted(told)
    assert told[-1] == 1


def test_dead_cards_that_cannot_be() -> None:
    """A card that the deck lacks, and too many dead cards, are refused."""
    short = ranking(CLASSES, lowest=Rank(7))
    with pytest.raises(CardError, match="not in this deck"):
        count_deals(short, 0, dead=parse_cards("2c"))
    with pytest.raises(ValueError, match="two hands need 10"):
        count_deals(short, 0, dead=full_deck(short.lowest)[:15])
