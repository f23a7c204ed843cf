"""Promises about cards and their text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.cards import (
    ACE,
    RANKS,
    SUITS,
    Card,
    CardError,
    Rank,
    Suit,
    card_text,
    cards_text,
    full_deck,
    make_card,
    parse_card,
    parse_cards,
    parse_rank,
    rank,
    refuse_duplicates,
    refuse_strangers,
    suit,
)

cards = st.integers(0, 51).map(Card)


@given(cards)
def test_a_card_reads_back_as_itself(card: Card) -> None:
    """A card's text, in any case and with spaces around it, is that card."""
    text = card_text(card)
    for written in (text, text.lower(), text.upper(), f" {text}\n"):
        assert parse_card(written) == card
    assert make_card(rank(card), suit(card)) == card
    assert text == RANKS[rank(card)] + SUITS[suit(card)]


@pytest.mark.parametrize("text", ["Th", "10h", "10H", "tH", "10♥", "T♥"])
def test_the_ten_has_two_names(text: str) -> None:
    """The ten is T or 10, and suits may be drawn."""
    assert parse_card(text) == make_card(Rank(8), Suit(2))


@pytest.mark.parametrize(
    "text",
    ["", "A", "h", "1h", "11h", "Ax", "AhKd", "A h", "ace of hearts", "Ah" * 40, "٢h"],
)
def test_what_is_no_card_is_refused(text: str) -> None:
    """The refusal quotes the text, shortened, and says how a card is written."""
    with pytest.raises(CardError, match=r"is no card: write a rank .* like Ah or 10s") as refused:
        parse_card(text)
    assert len(str(refused.value)) < 140


@pytest.mark.parametrize(("text", "number"), [("2", 0), ("10", 8), ("t", 8), (" a ", 12)])
def test_ranks_read_alike(text: str, number: int) -> None:
    """A rank alone reads as it does in a card."""
    assert parse_rank(text) == number
    assert parse_rank("A") == ACE


@pytest.mark.parametrize("text", ["", "1", "Ah", "ace", "2 2"])
def test_what_is_no_rank_is_refused(text: str) -> None:
    """The refusal says what the ranks are."""
    with pytest.raises(CardError, match="is no rank: use 2 to 9, T or 10, J, Q, K, A"):
        parse_rank(text)


@given(st.lists(cards, unique=True))
def test_several_cards_read_back(several: list[Card]) -> None:
    """Cards parted by spaces or commas read back in their order."""
    text = cards_text(several)
    assert parse_cards(text) == tuple(several)
    assert parse_cards(text.replace(" ", ", ")) == tuple(several)


def test_a_card_that_stands_twice_is_named() -> None:
    """A duplicate is refused by name, however it is written."""
    with pytest.raises(CardError, match="the card Th stands twice"):
        parse_cards("Ah 10h Kd th")
    refuse_duplicates(full_deck())


def test_a_card_that_the_deck_lacks_is_named() -> None:
    """A stripped deck refuses lower cards by name, and numbers that are no cards."""
    refuse_strangers(full_deck(Rank(4)), Rank(4))
    with pytest.raises(CardError, match="the card 5s is not in this deck: its lowest rank is 6"):
        refuse_strangers(parse_cards("Ah 5s"), Rank(4))
    for number in (-1, 52):
        with pytest.raises(CardError, match=f"{number} is no card"):
            refuse_strangers([Card(number)], Rank(0))


@pytest.mark.ruling("R-CM-2")
@pytest.mark.parametrize(("lowest", "size"), [(0, 52), (4, 36), (5, 32), (7, 24), (8, 20)])
def test_a_deck_starts_at_its_lowest_rank(lowest: int, size: int) -> None:
    """A deck holds each card from its lowest rank up once."""
    deck = full_deck(Rank(lowest))
    assert len(deck) == len(set(deck)) == size
    assert min(rank(card) for card in deck) == lowest
    assert deck[-1] == parse_card("As")


@pytest.mark.clause("QC-1")
def test_the_ranks_stand_as_printed() -> None:
    """Ace, king, queen, jack, 10 down to 2, in decreasing order."""
    printed = ["Ace", "King", "Queen", "Jack", "10", "9", "8", "7", "6", "5", "4", "3", "2"]
    numbers = [parse_rank(name if name.isdigit() else name[0]) for name in printed]
    assert numbers == list(range(12, -1, -1))
