"""Advice: exact at Caribbean Stud, the hand's chances and the price at stud."""

from __future__ import annotations

import random
import time
from statistics import median
from typing import cast

import pytest

from croupier.cards import full_deck, parse_cards
from croupier.games.actions import (
    HOUSE,
    Deal,
    Decline,
    Expose,
    Fold,
    Open,
    Place,
    Raise,
    Seat,
)
from croupier.games.caribbean import CaribbeanCoup, caribbean_game
from croupier.games.stud import StudCoup, stud_game
from croupier.odds.decision import decision
from croupier.sheets import CaribbeanSheet, StudSheet, load_sheet
from croupier.strategy import NoAdvice, advise

CARIBBEAN = cast("CaribbeanSheet", load_sheet("caribbean-stud-quebec"))
STUD = cast("StudSheet", load_sheet("five-card-stud-casino"))


def dealt(hand: str, dealer: str, ante: int = 10_00) -> CaribbeanCoup:
    """Return a coup in which seat 1 has these cards, and the dealer those, the last exposed."""
    coup = caribbean_game(CARIBBEAN).coup({Seat(1): 1_000_00})
    coup.act(Seat(1), Place(ante, progressive=True))
    top = (*parse_cards(hand), *parse_cards(dealer))
    coup.act(HOUSE, Deal((*top, *(card for card in full_deck() if card not in top))))
    return coup


def stud(own: list[str], *, banks: tuple[int, ...]) -> StudCoup:
    """Return a coup of stud, each hand's cards in the order in which it is dealt them."""
    seats = {Seat(number): bank for number, bank in enumerate(banks, start=1)}
    coup = stud_game(STUD).coup(STUD.stakes[0], seats, Seat(len(banks)))
    if coup.phase == "blinds":
        coup.act(Seat(1), Decline())
    hands = [parse_cards(hand) for hand in own]
    top = [card for cards in zip(*hands, strict=True) for card in cards]
    rest = [card for card in full_deck(coup.lowest) if card not in top]
    coup.act(HOUSE, Deal((*top, *rest)))
    return coup


def test_a_decision_is_worth_what_the_exact_count_says() -> None:
    """Both choices in antes and in money, the cost of the worse, and which is the better."""
    coup = dealt("Ah Kd 9s 4c 2h", "3c 3d 7h 8h Ac")
    found = advise(coup.view(Seat(1)), CARIBBEAN)
    exact = decision(CARIBBEAN, parse_cards("Ah Kd 9s 4c 2h"), parse_cards("Ac"), ante=10_00)
    raising, folding = found.choice("raise"), found.choice("fold")
    assert raising is not None
    assert folding is not None
    assert raising.antes == pytest.approx(float(exact.raising))
    assert raising.money == round(exact.raising * 10_00)
    assert (folding.antes, folding.money, folding.cost) == (-1.0, -10_00, 0)
    assert raising.cost_antes == pytest.approx(-1 - float(exact.raising))
    assert (found.best, found.exact, found.played) == ("fold", True, None)


def test_after_the_decision_the_advice_is_the_same() -> None:
    """Decided and paid, the view shows five cards of the dealer's: only the exposed one counts."""
    coup = dealt("Qh Qd 9s 4c 2h", "3c 3d 7h 8h Ac")
    before = advise(coup.view(Seat(1)), CARIBBEAN)
    coup.act(Seat(1), Fold())
    coup.act(HOUSE, Expose(0))
    after = advise(coup.view(Seat(1)), CARIBBEAN)
    assert after.played == "fold"
    assert after.choices == before.choices
    assert after.best == before.best == "raise"


def test_a_decision_takes_less_than_five_milliseconds() -> None:
    """Of the processor's time, once the kernels are compiled; the median of many."""
    rng, taken = random.Random(2), []
    for _ in range(40):
        cards = rng.sample(full_deck(), 10)
        coup = caribbean_game(CARIBBEAN).coup({Seat(1): 1_000_00})
        coup.act(Seat(1), Place(10_00))
        coup.act(HOUSE, Deal((*cards, *(c for c in full_deck() if c not in cards))))
        view = coup.view(Seat(1))
        start = time.thread_time()
        advise(view, CARIBBEAN)
        taken.append(time.thread_time() - start)
    assert median(taken) < 0.005


def test_at_stud_a_call_is_priced_by_the_pot_that_can_be_won() -> None:
    """Equity of the pot less the price; a short bank wins no more of each than it has in."""
    coup = stud(["Ah Ad", "Kc Ks"], banks=(500_00, 500_00))
    coup.act(Seat(1), Open(10_00))
    found = advise(coup.view(Seat(2)), STUD)
    chances = found.chances
    assert chances is not None
    assert (chances.pot, chances.price, chances.rivals) == (20_00, 10_00, 1)
    assert chances.needed == pytest.approx(1 / 3)
    call, fold = found.choice("call"), found.choice("fold")
    assert call is not None
    assert fold is not None
    assert call.money == round(chances.equity * 30_00 - 10_00)
    assert fold.money == 0
    assert fold.cost is call.cost is None, "with bets to come nobody can say"
    short = stud(["Ah Ad", "Kc Ks"], banks=(500_00, 8_00))
    short.act(Seat(1), Open(10_00))
    found = advise(short.view(Seat(2)), STUD)
    chances = found.chances
    assert chances is not None
    assert (chances.pot, chances.price) == (13_00, 3_00)
    worth = {one.kind: (one.money, one.cost) for one in found.choices}
    value = round(chances.equity * 16_00 - 3_00)
    assert value > 0
    assert worth == {"fold": (0, value), "call": (value, 0)}


def test_at_stud_chances_are_those_against_unknown_cards() -> None:
    """The chance to win is counted over every card unseen, and is nobody else's business."""
    coup = stud(["Ah Ad", "Kc Ks"], banks=(500_00, 500_00))
    other = stud(["Ah Ad", "9c Ks"], banks=(500_00, 500_00))
    one, two = (advise(c.view(Seat(1)), STUD) for c in (coup, other))
    assert one == two, "the rival's face-down card is not in the view"
    assert one.exact
    assert one.chances is not None
    assert one.chances.win + one.chances.share <= 1
    assert one.chances.equity > 0.6


def test_where_much_is_unknown_the_chance_is_sampled_and_says_so() -> None:
    """With five hands a 99% interval stands beside the equity; the same view gives the same."""
    hands = ["Ah Ad", "Kc Ks", "Qc 9s", "8c 7d", "Jh Th"]
    coup = stud(hands, banks=(500_00,) * 5)
    one, two = (advise(coup.view(Seat(1)), STUD) for _ in range(2))
    assert one == two
    assert not one.exact
    assert one.chances is not None
    assert 0 < one.chances.error < 0.01
    assert one.chances.rivals == 4


def test_the_trained_strategys_shares_stand_beside_the_choices() -> None:
    """They add up to one over what is offered, and a size stands beside a raise that is made."""
    coup = stud(["Ah Ad", "Kc Ks"], banks=(500_00, 500_00))
    coup.act(Seat(1), Open(10_00))
    coup.act(Seat(2), Raise(20_00))
    found = advise(coup.view(Seat(1)), STUD)
    shares = [choice.share for choice in found.choices]
    assert sum(share or 0 for share in shares) == pytest.approx(1)
    assert None not in shares
    raising = found.choice("raise")
    assert raising is not None
    assert (raising.to is not None) == bool(raising.share)


def test_who_has_nothing_to_decide_is_told_so() -> None:
    """No hand, no turn, blinds, a watcher: a reason, and no number."""
    coup = caribbean_game(CARIBBEAN).coup({Seat(1): 1_000_00})
    for view in (coup.view(Seat(1)), coup.view(None)):
        with pytest.raises(NoAdvice, match="no-hand"):
            advise(view, CARIBBEAN)
    two = stud(["Ah Ad", "Kc Ks"], banks=(500_00, 500_00))
    with pytest.raises(NoAdvice, match="no-decision"):
        advise(two.view(Seat(2)), STUD)
    two.act(Seat(1), Open(10_00))
    two.act(Seat(2), Fold())
    with pytest.raises(NoAdvice, match="no-hand"):
        advise(two.view(Seat(2)), STUD)
    blinds = stud_game(STUD).coup(
        STUD.stakes[0], dict.fromkeys((Seat(1), Seat(2)), 500_00), Seat(2)
    )
    with pytest.raises(NoAdvice, match="no-hand"):
        advise(blinds.view(Seat(1)), STUD)
    with pytest.raises(TypeError, match="not that of a StudView"):
        advise(two.view(Seat(1)), CARIBBEAN)
