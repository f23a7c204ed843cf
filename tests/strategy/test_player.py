"""What every decision maker is given, and what it may answer."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from croupier.games.actions import Offer
from croupier.strategy.player import chance_of, fitted, offered


@given(
    low=st.integers(1, 5000),
    more=st.integers(0, 5000),
    unit=st.sampled_from([1, 100, 500]),
    wish=st.integers(-100, 20_000),
)
def test_a_fitted_amount_is_legal(low: int, more: int, unit: int, wish: int) -> None:
    """Whatever a player wishes for, what it puts in is within the offer."""
    offer = Offer("raise", low, low + more, unit)
    amount = fitted(offer, wish)
    assert offer.allows(amount)
    assert amount <= max(wish, low)


def test_an_offer_is_found_by_its_kind() -> None:
    """The first offer of a kind is found, and none where there is none."""
    offers = (Offer("check"), Offer("open", 1, 2, 1), Offer("fold"))
    assert offered(offers, "open") is offers[1]
    assert offered(offers, "call") is None


def test_the_same_seed_gives_the_same_whims() -> None:
    """A session replayed from its seed has the same bots."""
    assert chance_of(bytes(32)).random() == chance_of(bytes(32)).random()
    assert chance_of(bytes(32)).random() != chance_of(bytes([1] * 32)).random()
