"""How fast coups are played, beside the peers that pip installs; prints one JSON line.

Stud: complete coups of five seats with banks of 100 antes, open streets, no blinds, three raises a
coup, no limit, on 36 cards with the flush above the full house; settled at the end. Every contender
chooses its next action inside the timed part in the same way: a kind of action uniformly of those
that are legal, then the amount uniformly within its bounds. Rounds take the contenders in turn, so
that a busy moment hits all alike. Seconds are those of the processor, which other work on the
machine does not stretch. Only the players' actions are counted, not the dealer's.

Caribbean Stud: complete coups of seven seats, every seat with ante and progressive bet, raising or
folding at random.
"""

from __future__ import annotations

import contextlib
import json
import platform
import random
import statistics
import time
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from croupier.cards import Rank, full_deck
from croupier.games.actions import (
    HOUSE,
    AnyAction,
    Call,
    Check,
    Deal,
    Expose,
    Fold,
    Open,
    Place,
    Raise,
    Seat,
)
from croupier.games.caribbean import caribbean_game
from croupier.games.stud import stud_game
from croupier.sheets import CaribbeanSheet, StudSheet, load_sheet

ROUNDS = 7
COUPS = {
    "croupier": 4_000,
    "pokerkit": 150,
    "open_spiel": 1_500,
    "croupier caribbean": 2_000,
}
SEATS = 5
ANTES = 100
SEED = 1

Played = Callable[[random.Random, int], int]
"""Plays so many coups and returns how many actions the players took."""


def croupier_stud() -> Played:
    """Return what plays the casino's stud sheet without its blinds."""
    sheet = load_sheet("five-card-stud-casino")
    assert isinstance(sheet, StudSheet)  # noqa: S101 - says which game to the type checker
    game = stud_game(sheet.replace({"blinds": None}))
    stake = sheet.stakes[0]
    banks = {Seat(n): stake.ante * ANTES for n in range(1, SEATS + 1)}
    plain: dict[str, AnyAction] = {"check": Check(), "call": Call(), "fold": Fold()}
    decks = [Deal(deck) for deck in shuffled(COUPS["croupier"], Rank(4))]

    def play(dice: random.Random, coups: int) -> int:
        actions, unit, pick = 0, sheet.table.unit, dice.random
        for number in range(coups):
            coup = game.coup(stake, banks, Seat(1))
            coup.act(HOUSE, decks[number])
            while not coup.done:
                seat = coup.to_act[0]
                offers = coup.actions(seat)
                if offers[0].kind == "check":
                    offers = offers[:-1]
                offer = offers[int(pick() * len(offers))]
                action = plain.get(offer.kind)
                if action is None:
                    steps = (offer.high - offer.low) // unit
                    to = offer.low + unit * int(pick() * (steps + 1))
                    action = Open(to) if offer.kind == "open" else Raise(to)
                coup.act(seat, action)
                actions += 1
            assert coup.settlement  # noqa: S101 - the settlement is part of the coup
        return actions

    return play


def shuffled(number: int, lowest: Rank) -> list[tuple[Any, ...]]:
    """Return so many decks in random order."""
    dice, deck = random.Random(SEED), list(full_deck(lowest))
    decks = []
    for _ in range(number):
        dice.shuffle(deck)
        decks.append(tuple(deck))
    return decks


def pokerkit_stud() -> Played:
    """Return what plays pokerkit's state on the same streets; it shuffles its deck itself."""
    import pokerkit as pk

    high = pk.Opening.HIGH_HAND
    streets = tuple(
        pk.Street(False, dealt, 0, False, opening, 25, 4)  # noqa: FBT003 - the peer's way
        for dealt, opening in [((False, True), pk.Opening.POSITION), *[((True,), high)] * 3]
    )
    stacks = [5 * ANTES] * SEATS
    automations = tuple(pk.Automation)

    def play(dice: random.Random, coups: int) -> int:
        actions, pick = 0, dice.random
        for _ in range(coups):
            state = pk.State(
                automations,
                pk.Deck.SHORT_DECK_HOLDEM,
                (pk.ShortDeckHoldemHand,),
                streets,
                pk.BettingStructure.NO_LIMIT,
                False,  # noqa: FBT003 - the peer's way
                [5] * SEATS,
                [0] * SEATS,
                0,
                stacks,
                SEATS,
            )
            while state.status:
                choices: list[Callable[[], Any]] = [state.check_or_call]
                if state.can_fold():
                    choices.append(state.fold)
                if state.can_complete_bet_or_raise_to():
                    choices.append(state.complete_bet_or_raise_to)
                chosen = choices[int(pick() * len(choices))]
                if chosen == state.complete_bet_or_raise_to:
                    low = state.min_completion_betting_or_raising_to_amount or 0
                    high = state.max_completion_betting_or_raising_to_amount or 0
                    chosen(low + int(pick() * (high - low + 1)))
                else:
                    chosen()
                actions += 1
        return actions

    return play


def open_spiel_poker() -> Played:
    """Return what plays open_spiel's nearest game: no-limit, two own cards and three common ones.

    Its cards are chance nodes, which the driver draws.
    """
    import pyspiel

    game = pyspiel.load_game(
        "universal_poker",
        {
            "betting": "nolimit",
            "bettingAbstraction": "fullgame",
            "numPlayers": SEATS,
            "numRounds": 4,
            "blind": " ".join(["5"] * SEATS),
            "firstPlayer": "1 1 1 1",
            "numSuits": 4,
            "numRanks": 9,
            "numHoleCards": 2,
            "numBoardCards": "0 1 1 1",
            "stack": " ".join([str(5 * ANTES)] * SEATS),
        },
    )

    def play(dice: random.Random, coups: int) -> int:
        actions, pick = 0, dice.random
        for _ in range(coups):
            state = game.new_initial_state()
            while not state.is_terminal():
                legal = state.legal_actions()
                if state.is_chance_node():
                    state.apply_action(legal[int(pick() * len(legal))])
                    continue
                # 0 folds, 1 checks or calls, every other number is an amount.
                plain = 2 if legal[0] == 0 else 1
                kinds = plain + (len(legal) > plain)
                kind = int(pick() * kinds)
                if kind == plain:
                    kind += int(pick() * (len(legal) - plain))
                state.apply_action(legal[kind])
                actions += 1
            state.returns()
        return actions

    return play


def croupier_caribbean() -> Played:
    """Return what plays the Québec sheet with seven seats."""
    sheet = load_sheet("caribbean-stud-quebec")
    assert isinstance(sheet, CaribbeanSheet)  # noqa: S101 - says which game to the type checker
    game = caribbean_game(sheet)
    seats = [Seat(n) for n in range(1, 8)]
    ante = sheet.table.ante.min
    chips = dict.fromkeys(seats, 100 * ante)
    bet, more, expose = Place(ante, progressive=True), Raise(2 * ante), Expose(12_345_678_900)
    decks = [Deal(deck) for deck in shuffled(COUPS["croupier caribbean"], Rank(0))]

    def play(dice: random.Random, coups: int) -> int:
        pick, fold = dice.random, Fold()
        for number in range(coups):
            coup = game.coup(chips)
            for seat in seats:
                coup.act(seat, bet)
            coup.act(HOUSE, decks[number])
            for seat in seats:
                coup.act(seat, more if pick() < 0.5 else fold)
            coup.act(HOUSE, expose)
            assert coup.settlement  # noqa: S101 - the settlement is part of the coup
        return 2 * len(seats) * coups

    return play


def measured() -> dict[str, Any]:
    """Return what was run, the versions, actions and coups a second."""
    contenders = {
        "croupier": croupier_stud(),
        "pokerkit": pokerkit_stud(),
        "croupier caribbean": croupier_caribbean(),
    }
    with contextlib.suppress(ImportError):  # it has no wheel for every system
        contenders["open_spiel"] = open_spiel_poker()
    actions: dict[str, list[float]] = {name: [] for name in contenders}
    coups: dict[str, list[float]] = {name: [] for name in contenders}
    for number in range(ROUNDS + 1):
        for name, play in contenders.items():
            dice = random.Random(SEED + number)
            begun = time.process_time()
            taken = play(dice, COUPS[name])
            spent = time.process_time() - begun
            if number:  # the first round warms up
                actions[name].append(taken / spent)
                coups[name].append(COUPS[name] / spent)
    medians = {name: statistics.median(rates) for name, rates in actions.items()}
    return {
        "bench": "engine",
        "what": f"complete coups, random legal actions, a second of one core, {ROUNDS} rounds",
        "machine": f"{platform.machine()} {platform.system()}",
        "versions": {"python": platform.python_version()} | versions(),
        "actions_per_second": {name: spread(rates) for name, rates in actions.items()},
        "coups_per_second": {name: spread(rates) for name, rates in coups.items()},
        "ratio_to_peers": {
            name: round(medians["croupier"] / medians[name], 2)
            for name in medians
            if "croupier" not in name
        },
    }


def versions() -> dict[str, str]:
    """Return the versions of what is measured."""
    found = {}
    for name in ("croupier", "pokerkit", "open_spiel"):
        try:
            found[name] = version(name)
        except PackageNotFoundError:
            continue
    return found


def spread(rates: list[float]) -> dict[str, int]:
    """Return median, least and most of some rates."""
    return {
        "median": round(statistics.median(rates)),
        "min": round(min(rates)),
        "max": round(max(rates)),
    }


if __name__ == "__main__":
    print(json.dumps(measured()))
