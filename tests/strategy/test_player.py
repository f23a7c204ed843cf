"""What every decision maker is given, and what it may answer."""

from __future__ import annotations

import random
import runpy
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from croupier.games.actions import HOUSE, Deal, Offer, Seat
from croupier.games.stud import stud_game
from croupier.strategy.player import chance_of, fitted, offered
from strategy.test_stud import casino, shuffled


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


def test_the_documented_player_plays_any_coup() -> None:
    """The example of docs/bot.md is short, and in random coups the rules accept what it does."""
    path = Path(__file__).parents[2] / "docs" / "examples" / "patient.py"
    text = path.read_text(encoding="utf-8")
    assert len([line for line in text.partition("class")[2].splitlines() if line.strip()]) <= 20
    player, rng = runpy.run_path(str(path))["Patient"](), random.Random(3)
    sheet = casino()
    for number in range(200):
        banks = {Seat(n): rng.choice([300, 2500, 50_000]) for n in range(1, 3 + number % 3)}
        coup = stud_game(sheet).coup(sheet.stakes[0], banks, Seat(1))
        while not coup.done:
            (seat,) = coup.to_act
            action = Deal(shuffled(rng, coup)) if seat == HOUSE else player.decide(coup.view(seat))
            coup.act(seat, action)
