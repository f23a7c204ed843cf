"""What held cards are worth: the tables that bots and kernels read, against slow counting."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.cards import Card, Rank, full_deck
from croupier.games.stud_rules import StudRules
from croupier.hands import Ranking, showing_strength
from croupier.hands.order import group_class
from croupier.kernels import kernel
from croupier.sheets import StudSheet, load_sheet
from croupier.strategy.held import held_tables, place_of, place_with, standing_of
from croupier.strategy.stud import worth

SHORT = Rank(8)
"""Tens and up: 20 cards, so that every hand can be counted."""


@cache
def order(lowest: int) -> Ranking:
    """Return the casino's order on a deck."""
    sheet = load_sheet("five-card-stud-casino")
    assert isinstance(sheet, StudSheet)
    return StudRules(sheet).ranking(Rank(lowest))


def cards(lowest: int, most: int) -> st.SearchStrategy[list[Card]]:
    """Return a few different cards of a deck."""
    return st.lists(
        st.sampled_from(full_deck(Rank(lowest))), min_size=1, max_size=most, unique=True
    )


@cache
def beaten() -> dict[int, float]:
    """Return by deciding strength which part of all hands it beats, equal ones half."""
    ranks = order(SHORT)
    values = [ranks.ties[ranks.strength(hand)] for hand in combinations(full_deck(SHORT), 5)]
    return {
        value: sum((other < value) + (other == value) / 2 for other in values) / len(values)
        for value in set(values)
    }


@settings(max_examples=25, deadline=None)
@given(held=cards(SHORT, 4))
def test_the_worth_is_the_chance_to_beat_a_hand(held: list[Card]) -> None:
    """In 256ths, over everything that the cards can end in; suits as far as all are of one."""
    ranks = order(SHORT)
    same = len({card & 3 for card in held}) == 1
    # Which other suits there are does not matter: those of the table stand for all.
    typical = [
        Card(4 * (card >> 2) + (0 if same and len(held) > 1 else place))
        for place, card in enumerate(sorted(held))
    ]
    left = [card for card in full_deck(SHORT) if card not in typical]
    ends = [
        beaten()[ranks.ties[ranks.strength((*typical, *more))]]
        for more in combinations(left, 5 - len(held))
    ]
    slow = sum(ends) / len(ends)
    assert held_tables(ranks).worth[int(same and len(held) > 1), place_of(held)] == int(256 * slow)


@given(held=cards(5, 4), data=st.data())
def test_a_place_is_that_of_the_cards_in_any_order(held: list[Card], data: st.DataObject) -> None:
    """However cards come, they have one worth and one code; other ranks have another code."""
    tables = held_tables(order(5))
    again = data.draw(st.permutations(held))
    assert tables.code[place_of(held)] == tables.code[place_of(again)]
    assert (tables.worth[:, place_of(held)] == tables.worth[:, place_of(again)]).all()


@given(data=st.data(), number=st.integers(1, 4))
def test_codes_order_shows_as_the_rules_do(data: st.DataObject, number: int) -> None:
    """Of two shows of as many cards, the better one has the higher code, equal ones the same."""
    shows = st.lists(
        st.sampled_from(full_deck(Rank(5))), min_size=number, max_size=number, unique=True
    )
    one, two = data.draw(shows), data.draw(shows)
    tables, ranks = held_tables(order(5)), order(5)
    codes = [int(tables.code[place_of(show)]) for show in (one, two)]
    strengths = [showing_strength(ranks, show) for show in (one, two)]
    assert (codes[0] > codes[1]) == (strengths[0] > strengths[1])
    assert (codes[0] == codes[1]) == (strengths[0] == strengths[1])


@given(mine=cards(5, 4), best=cards(5, 4))
def test_standing_is_what_classes_and_ranks_say(mine: list[Card], best: list[Card]) -> None:
    """Beaten in sight, not beaten, or above the class of everything shown."""
    tables, ranks = held_tables(order(5)), order(5)
    found = standing_of(int(tables.code[place_of(mine)]), int(tables.code[place_of(best)]))
    held, shown = worth(ranks, mine), worth(ranks, best)
    assert (found == 0) == (shown > held)
    classes = [group_class([card >> 2 for card in some]) for some in (mine, best)]  # type: ignore[misc]
    assert (found == 2) == (ranks.order.index(classes[0]) < ranks.order.index(classes[1]))
    assert standing_of(int(tables.code[place_of(mine)]), -1) == 2


def test_five_cards_rise_with_their_strength() -> None:
    """A stronger hand is worth no less and has a higher code; the best is worth all."""
    tables, ranks = held_tables(order(5)), order(5)
    assert (tables.hand_worth[1:] >= tables.hand_worth[:-1]).all()
    assert (tables.hand_code[1:] > tables.hand_code[:-1]).all()
    assert tables.hand_worth[-1] == 255
    with pytest.raises(ValueError, match="read-only"):
        tables.worth[0, 0] = 1
    assert ranks.size == len(tables.hand_code)


@given(held=cards(0, 4))
def test_the_cores_are_the_same_compiled(held: list[Card]) -> None:
    """Native code finds the same places and standings."""
    place = -1
    for card in held:
        assert kernel(place_with)(place, card) == place_with(place, card)
        place = place_with(place, card)
    assert place == place_of(held)
    for mine, best in ((3 << 20, 2 << 20), (3 << 20, (3 << 20) + 1), (1, -1)):
        assert kernel(standing_of)(mine, best) == standing_of(mine, best)
