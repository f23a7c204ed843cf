"""The bots of Caribbean Stud."""

from __future__ import annotations

import random
from functools import cache

import pytest

from croupier.cards import Card, full_deck, parse_cards
from croupier.games.actions import HOUSE, Deal, Expose, Fold, Place, Raise, Seat
from croupier.games.caribbean import CaribbeanCoup, caribbean_game
from croupier.odds.strategies import NAMED
from croupier.sheets import CaribbeanSheet, load_sheet
from croupier.strategy import (
    CARIBBEAN_NAMES,
    RAISE_FROM,
    CaribbeanPlayer,
    caribbean_player,
    raise_from,
)

COUPS = 1500


@cache
def quebec() -> CaribbeanSheet:
    """Return the shipped sheet."""
    sheet = load_sheet("caribbean-stud-quebec")
    assert isinstance(sheet, CaribbeanSheet)
    return sheet


def dealt(cards: str, *, ante: int = 1000) -> CaribbeanCoup:
    """Return a coup in which seat 1 has these cards and is to decide."""
    coup = caribbean_game(quebec()).coup({Seat(1): 100_000})
    coup.act(Seat(1), Place(ante))
    hand = parse_cards(cards)
    rest = [card for card in full_deck() if card not in hand]
    coup.act(HOUSE, Deal((*hand, *rest)))
    return coup


@pytest.mark.parametrize(
    ("cards", "raising"),
    [
        ("2c 2d 5h 7s 9c", {"always-raise", "pair-or-better", "ace-king-or-better"}),
        ("Ac Kd 5h 7s 9c", {"always-raise", "ace-king-or-better"}),
        ("Ac Kd Jh 8s 3c", {"always-raise", "ace-king-or-better", "AKJ83-or-better"}),
        ("Ac Kd Jh 8s 2c", {"always-raise", "ace-king-or-better"}),
        ("Ac Qd Jh 8s 2c", {"always-raise"}),
        ("3c 4c 5c 6c 8c", {"always-raise", "pair-or-better", "ace-king-or-better"}),
    ],
)
def test_a_bot_raises_from_its_hand_up(cards: str, raising: set[str]) -> None:
    """Each named strategy raises exactly with its lowest hand or better, and else folds."""
    coup = dealt(cards)
    if "pair-or-better" in raising:
        raising = raising | {"AKJ83-or-better"}
    for name in RAISE_FROM:
        action = raise_from(quebec(), name, 1000).decide(coup.view(Seat(1)))
        assert action == (Raise(2000) if name in raising else Fold()), name


def test_the_ante_is_flat_and_within_the_chips() -> None:
    """The bot bets its ante, less when its chips do not cover it; the dollar only if told to."""
    game = caribbean_game(quebec())
    bot = raise_from(quebec(), "pair-or-better", 2000, progressive=True)
    rich = game.coup({Seat(1): 50_000}).view(Seat(1))
    assert bot.decide(rich) == Place(2000, progressive=True)
    poor = game.coup({Seat(1): 3_100}).view(Seat(1))
    assert bot.decide(poor) == Place(1000, progressive=True)
    assert raise_from(quebec(), "pair-or-better", 100).decide(rich) == Place(500)


def test_who_may_do_nothing_is_not_asked() -> None:
    """A bot that is offered nothing says so instead of inventing an action."""
    game = caribbean_game(quebec())
    bot = raise_from(quebec(), "pair-or-better", 500)
    with pytest.raises(ValueError, match="may not bet"):
        bot.decide(game.coup({Seat(1): 100}).view(Seat(1)))
    coup = dealt("2c 2d 5h 7s 9c")
    with pytest.raises(ValueError, match="nothing to decide"):
        bot.decide(coup.view(None))


def test_every_answer_is_legal() -> None:
    """In random coups with random chips, whatever a bot answers the rules accept."""
    rng = random.Random(7)
    game = caribbean_game(quebec())
    for _ in range(COUPS):
        seats = [Seat(n) for n in range(1, rng.randint(1, 7) + 1)]
        coup = game.coup({seat: rng.choice([1500, 1600, 5000, 100_000]) for seat in seats})
        bots: dict[Seat, CaribbeanPlayer] = {
            seat: raise_from(
                quebec(),
                rng.choice(list(RAISE_FROM)),
                rng.randrange(1, 20_000),
                progressive=rng.random() < 0.5,
            )
            for seat in seats
        }
        for seat in seats:
            if coup.actions(seat):
                coup.act(seat, bots[seat].decide(coup.view(seat)))
        coup.act(HOUSE, Deal(tuple(shuffled(rng))))
        for seat in rng.sample(coup.to_act, len(coup.to_act)):
            coup.act(seat, bots[seat].decide(coup.view(seat)))
        coup.act(HOUSE, Expose(10**12))
        assert coup.done


def shuffled(rng: random.Random) -> list[Card]:
    """Return a deck in random order."""
    return rng.sample(full_deck(), 52)


def test_every_named_strategy_is_a_player() -> None:
    """Whatever name the exact worth knows, somebody can sit down and play so."""
    assert set(CARIBBEAN_NAMES) == set(NAMED)
    for name in NAMED:
        coup = dealt("3c 4c 5c 6c 8c")
        assert caribbean_player(quebec(), name, 1000).decide(coup.view(Seat(1))) == Raise(2000)
    with pytest.raises(KeyError):
        caribbean_player(quebec(), "best", 1000)


def test_optimal_looks_at_the_exposed_card() -> None:
    """Ace-king with nothing beside it is raised against a king that shows, and else folded."""
    optimal = caribbean_player(quebec(), "optimal", 1000)
    for top, action in (("Kc", Raise(2000)), ("Tc", Fold())):
        hand, shown = parse_cards("Ah Kd Qh 4s 3c"), parse_cards(top)
        coup = caribbean_game(quebec()).coup({Seat(1): 100_000})
        coup.act(Seat(1), Place(1000))
        rest = [card for card in full_deck() if card not in {*hand, *shown}]
        coup.act(HOUSE, Deal((*hand, *rest[:4], *shown, *rest[4:])))
        assert coup.view(Seat(1)).dealer == tuple(shown)
        assert optimal.decide(coup.view(Seat(1))) == action
