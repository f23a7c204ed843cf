"""Promises about the sheet's order against its decks: five cards, and what shows."""

from collections import Counter
from functools import cache
from itertools import combinations

import pytest

from croupier.cards import Rank, full_deck, rank
from croupier.hands.order import group_class
from croupier.odds.classes import (
    best_show_counts,
    by_players,
    classes_on,
    neighbours,
    show_counts,
)
from croupier.odds.stud_report import stud_report
from croupier.sheets import StudSheet, load_sheet
from hands.slow_hands import COUNTS


def stud(name: str = "five-card-stud-casino", **changes: object) -> StudSheet:
    """Return a shipped stud sheet with other lines; a double underscore for the dot."""
    sheet = load_sheet(name)
    assert isinstance(sheet, StudSheet)
    return sheet.replace({key.replace("__", "."): value for key, value in changes.items()})


OPEN = stud()


@pytest.mark.clause("CM-9")
@pytest.mark.ruling("R-CM-2", "R-CM-3")
@pytest.mark.parametrize("cards", COUNTS)
def test_the_classes_of_every_deck_are_the_published_counts(cards: int) -> None:
    """The counts of each deck are the reference's, and add up to all hands."""
    deck = classes_on(OPEN, Rank(13 - cards // 4))
    assert [count for _, count in deck.counts] == COUNTS[cards]
    assert (deck.cards, sum(COUNTS[cards])) == (cards, deck.hands)
    assert sum(deck.chance(name) for name in OPEN.hands.order) == 1


@pytest.mark.ruling("R-CM-2")
def test_each_number_of_players_has_its_deck() -> None:
    """Two players have 24 cards, five have 36."""
    found = {players: deck.cards for players, deck in by_players(OPEN).items()}
    assert found == {2: 24, 3: 28, 4: 32, 5: 36}


def test_a_number_of_players_without_a_deck_is_left_out() -> None:
    """A deck that starts above the ten makes no hands to count."""
    sheet = OPEN.model_copy(
        update={"deck": OPEN.deck.model_copy(update={"lowest": "13 - players"})}
    )
    assert list(by_players(sheet)) == [3, 4, 5]


def test_a_flush_above_a_full_house_is_right_for_stripped_decks_only() -> None:
    """With 36 cards 480 flushes are below 1728 full houses, with 52 5108 above 3744."""
    pair = next(pair for pair in neighbours(OPEN) if pair.higher == "flush")
    assert pair.lower == "full house"
    assert pair.right == (20, 24, 28, 32, 36, 40, 44, 48)
    assert pair.wrong == (52,)


def test_neighbours_out_of_order_are_named_for_each_deck() -> None:
    """For two to four players quads are no rarer than flushes; a pair is commoner than none."""
    found = {players: deck.out_of_order() for players, deck in by_players(OPEN).items()}
    flush, pair = ("four of a kind", "flush"), ("pair", "high card")
    assert found == {2: (flush, pair), 3: (flush, pair), 4: (flush, pair), 5: (pair,)}
    assert classes_on(OPEN, Rank(0)).out_of_order() == (("flush", "full house"),)
    assert classes_on(OPEN, Rank(7)).by_frequency()[:3] == (
        "straight flush",
        "flush",
        "four of a kind",
    )


@pytest.mark.ruling("R-CM-4")
@pytest.mark.parametrize("up", [1, 2, 3, 4])
@pytest.mark.parametrize("lowest", [8, 7, 4])
def test_shows_are_every_set_of_cards_by_its_repetitions(lowest: int, up: int) -> None:
    """Every set of one to four cards of a deck, walked, is in the class counted for it."""
    expected = Counter(
        group_class([rank(card) for card in cards])
        for cards in combinations(full_deck(Rank(lowest)), up)
    )
    assert show_counts(Rank(lowest), up) == dict(expected)


@pytest.mark.ruling("R-CM-4")
@pytest.mark.parametrize(("up", "players"), [(2, 2), (2, 3), (3, 2)])
def test_the_best_of_several_shows_is_every_deal_walked(up: int, players: int) -> None:
    """Every deal of a few shows from 20 cards, walked, has the best class counted for it."""
    order = OPEN.hands.order
    deck = full_deck(Rank(8))
    expected: Counter[str] = Counter()

    @cache
    def place_of(cards: tuple[int, ...]) -> int:
        return order.index(group_class([Rank(card // 4) for card in cards]))

    def deal(left: frozenset[int], best: int, hands: int) -> None:
        if not hands:
            expected[order[best]] += 1
            return
        for cards in combinations(sorted(left), up):
            deal(left - set(cards), min(best, place_of(cards)), hands - 1)

    deal(frozenset(deck), len(order), players)
    assert best_show_counts(OPEN, Rank(8), up, players) == dict(expected)


def test_the_best_show_of_one_player_is_its_show() -> None:
    """With one hand the best show is that hand's."""
    for up in (1, 2, 3, 4):
        assert best_show_counts(OPEN, Rank(4), up, 1) == show_counts(Rank(4), up)


def test_the_report_has_the_rounds_that_a_show_begins() -> None:
    """An open deal has shows of two to four cards for each number of players, a closed one none."""
    report = stud_report(OPEN)
    assert [(s.players, s.up) for s in report.shows] == [
        (players, up) for players in (2, 3, 4, 5) for up in (2, 3, 4)
    ]
    assert stud_report(stud("five-card-stud-casino-closed")).shows == ()


def test_the_report_can_be_written_for_programs() -> None:
    """Money is text, counts are integers, and nothing but plain values is in it."""
    answer = stud_report(OPEN).answer()
    assert answer["decks"][3]["counts"]["flush"] == 480
    assert answer["rake"]["cliff"]["first"] == {
        "pot": "200.01",
        "rake": "5.00",
        "net": "195.01",
        "rate": pytest.approx(5 / 200.01),
    }
    assert stud_report(stud(rake=None)).answer()["rake"] is None
