"""The coup for two that is trained on is the coup that is played."""

from __future__ import annotations

import random
from functools import cache

import numpy as np
import pytest

from croupier.cards import full_deck
from croupier.games.actions import HOUSE, Blind, Deal, Decline, Seat
from croupier.games.stud import StudCoup, StudGame, stud_game
from croupier.sheets import StudSheet, load_sheet
from croupier.sheets.change import set_text
from croupier.simulation import heads_up as hu
from croupier.simulation.heads_up_deals import Prospects, deck_tables, look_at
from croupier.simulation.training import sizes_of
from croupier.strategy import character_table as ct
from croupier.strategy.abstraction import CASES
from croupier.strategy.characters import act_of
from croupier.strategy.player import offered, seat_of
from croupier.strategy.trained import _sight, acts_offered, strategy_for

COUPS = 400
OPEN, CLOSED = "five-card-stud-casino", "five-card-stud-casino-closed"
CHANGES = ("", "betting.raise=pot", "betting.raise=fixed", "betting.raises_per=round", "rake=0")


@cache
def game(name: str, change: str = "") -> StudGame:
    """Return the game of a shipped sheet with one line changed."""
    sheet = load_sheet(name)
    assert isinstance(sheet, StudSheet)
    changed = set_text(sheet, change) if change and "rake" not in change else sheet
    return stud_game(changed if "rake" not in change else sheet.replace({"rake": None}))


class Pair:
    """A coup in the engine and in a row, on the same deck."""

    def __init__(self, rules: StudGame, rng: random.Random) -> None:
        sheet = rules.sheet
        self.rules = rules
        self.sizes = sizes_of(rules)
        stake = rng.choice(sheet.stakes)
        bank = rng.choice([stake.ante + 100, 3 * stake.ante, 20 * stake.ante, stake.bank])
        self.coup = rules.coup(stake, {Seat(1): bank, Seat(2): bank}, Seat(2))
        blinds = [0, 0]
        while self.coup.phase == "blinds":
            place, amount = self.coup.blinds_posted, (self.coup.blind or ("", 0))[1]
            if rng.random() < 0.4:
                self.coup.act(Seat(1 + place), Blind())
                blinds[place] = amount
            else:
                self.coup.act(Seat(1 + place), Decline())
        ranking = rules.ranking(self.coup.lowest)
        deck = full_deck(self.coup.lowest)
        self.cards = rng.sample(deck, len(deck))
        self.coup.act(HOUSE, Deal(tuple(self.cards)))
        found = strategy_for(sheet)
        self.strategy = found
        self.tables = deck_tables(rules, ranking)
        prospects = Prospects(found.hopes, found.looks)
        streets = len(rules.streets)
        self.bases = np.zeros((streets, 2), np.int64)
        self.first = np.zeros(streets, np.int64)
        hands = np.array(self.hands(), np.int64)
        self.winner = look_at(hands, self.tables, prospects, self.bases, self.first)
        self.row = np.zeros(hu.WIDTH, np.int64)
        hu.begin(self.row, stake.ante, bank, bank, *blinds)
        hu.go_on(self.row, self.first, self.sizes)

    def hands(self) -> list[list[int]]:
        """Return who is dealt what, if nobody folds: the face-down cards first."""
        hands: list[list[int]] = [[], []]
        cards = iter(self.cards)
        for down, up in self.rules.streets:
            for _ in range(down + up):
                for hand in hands:
                    hand.append(next(cards))
        return hands

    def step(self, rng: random.Random) -> None:
        """Compare what may be done, and let both do the same."""
        row, coup = self.row, self.coup
        (seat,) = coup.to_act
        assert seat == 1 + row[hu.TURN]
        view = coup.view(seat)
        amounts = np.zeros(ct.ACTS, np.int64)
        price = hu.list_acts(row, self.sizes, amounts)
        call = offered(view.offers, "call")
        assert price == (0 if call is None else call.low)
        offers = [-1 if amount is None else amount for amount in acts_offered(view)]
        assert list(amounts) == offers
        self.compare_cases(coup, price)
        act = rng.choice([act for act in range(ct.ACTS) if amounts[act] >= 0])
        coup.act(seat, act_of(act, view))
        hu.do(row, act, int(amounts[act]), self.first, self.sizes)

    def compare_cases(self, coup: StudCoup, price: int) -> None:
        """Hold the case that is trained against the case that is played."""
        view = coup.view(coup.to_act[0])
        me = seat_of(view)
        assert me is not None
        street, seat = self.row[hu.STREET], self.row[hu.TURN]
        case = hu.case_at(self.row, price, int(self.bases[street, seat]), self.sizes)
        sight = _sight(self.rules, self.strategy, view, me)
        assert (view.street - 1) * CASES + sight.case == case


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("name", [OPEN, CLOSED])
def test_the_same_acts_lead_to_the_same_end(name: str, change: str) -> None:
    """In random coups of two, at every turn: who acts, what may be done, what it is called."""
    rng = random.Random(f"{name} {change}")
    for _ in range(COUPS):
        pair = Pair(game(name, change), rng)
        while not pair.coup.done:
            pair.step(rng)
        for seat in range(2):
            won = pair.coup.chips(Seat(seat + 1)) - pair.coup.banks[Seat(seat + 1)]
            assert hu.net_of(pair.row, pair.winner, seat, pair.sizes) == won
