"""The characters of five card stud, and the table that each of them is."""

from __future__ import annotations

import random
from collections import Counter

import numpy as np
import pytest

from croupier.cards import full_deck
from croupier.games.actions import HOUSE, AnyAction, Deal, Seat
from croupier.games.stud import stud_game
from croupier.strategy import character_table as ct
from croupier.strategy.characters import CHARACTERS, Name, character, character_table
from strategy.test_stud import casino, shuffled

SHEETS = ("five-card-stud-casino", "five-card-stud-casino-closed")


def acts_of(name: Name, sheet: str, coups: int = 250) -> Counter[type[AnyAction]]:
    """Return how often a character does what among all four, over some coups."""
    rules = casino(sheet)
    rng = random.Random(5)
    game, found = stud_game(rules), Counter[type[AnyAction]]()
    players = {Seat(n): character(rules, who, rng) for n, who in enumerate(CHARACTERS, start=1)}
    for number in range(coups):
        banks = dict.fromkeys(players, rules.stakes[0].bank)
        coup = game.coup(rules.stakes[0], banks, Seat(1 + number % 4))
        while not coup.done:
            (seat,) = coup.to_act
            if seat == HOUSE:
                coup.act(HOUSE, Deal(shuffled(rng, coup)))
                continue
            action = players[seat].decide(coup.view(seat))
            if players[seat].name == name:
                found[type(action)] += 1
            coup.act(seat, action)
    return found


def share(found: Counter[type[AnyAction]], *names: str) -> float:
    """Return which part of all acts has one of these names."""
    return sum(n for kind, n in found.items() if kind.__name__ in names) / found.total()


@pytest.mark.parametrize("sheet", SHEETS)
def test_characters_are_what_they_are_called(sheet: str) -> None:
    """The tight one folds most and plays no blinds, the calling one calls, the bold one raises."""
    acts = {name: acts_of(name, sheet) for name in CHARACTERS}
    folds = {name: share(found, "Fold") for name, found in acts.items()}
    bets = {name: share(found, "Open", "Raise") for name, found in acts.items()}
    blinds = {name: share(found, "Blind") for name, found in acts.items()}
    assert max(folds, key=lambda name: folds[name]) == "tight"
    assert folds["calling"] < folds["loose"] < folds["tight"]
    assert max(bets, key=lambda name: bets[name]) == "bold"
    assert min(bets, key=lambda name: bets[name]) in {"calling", "tight"}
    assert max(blinds, key=lambda name: blinds[name]) == "bold"
    assert min(blinds, key=lambda name: blinds[name]) == "tight"


@pytest.mark.parametrize("name", CHARACTERS)
def test_a_table_is_a_distribution_in_every_case(name: Name) -> None:
    """Chances rise to one; nobody folds for nothing, nor raises where no raise is left."""
    table = character_table(name)
    assert table.acts.shape == (ct.CASES, ct.ACTS)
    assert (np.diff(table.acts, axis=1) >= 0).all()
    assert (table.acts[:, 0] >= 0).all()
    assert (table.acts[:, -1] == 1).all()
    shape = (ct.HELD, ct.WORTHS, ct.STANDINGS, ct.PRICES, ct.RIVALS, ct.RAISES, ct.ACTS)
    acts = table.acts.reshape(shape)
    assert not acts[:, :, :, 0, :, :, ct.FOLD].any()
    assert (acts[..., 0, ct.CALL] == 1).all()
    assert character_table(name) is table


@pytest.mark.parametrize("name", CHARACTERS)
def test_a_better_hand_is_folded_less(name: Name) -> None:
    """With all else equal, folding never grows with the worth of the hand."""
    shape = (ct.HELD, ct.WORTHS, ct.STANDINGS, ct.PRICES, ct.RIVALS, ct.RAISES, ct.ACTS)
    folds = character_table(name).acts.reshape(shape)[..., ct.FOLD]
    assert (np.diff(folds, axis=1) <= 1e-6).all()
    assert (np.diff(folds, axis=3)[:, 8:, 2] >= -1e-6).all(), "a dearer call is folded more"


def test_a_seed_plays_the_same_again() -> None:
    """All whims of a character come from its source of chance."""
    assert acts_of("bold", SHEETS[0], 20) == acts_of("bold", SHEETS[0], 20)


def test_a_character_that_has_no_turn_says_so() -> None:
    """A bot that is offered nothing says so instead of inventing an action."""
    rules = casino()
    coup = stud_game(rules).coup(rules.stakes[0], {Seat(1): 50_000, Seat(2): 50_000}, Seat(2))
    with pytest.raises(ValueError, match="nothing to decide"):
        character(rules, "tight", random.Random(1)).decide(coup.view(Seat(2)))
    assert len(full_deck(coup.lowest)) == 24
