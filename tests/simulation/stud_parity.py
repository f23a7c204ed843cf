"""Coups of stud through kernel and engine: same decks, same decisions, same payments."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import numpy as np

from croupier.cards import Card, full_deck
from croupier.games.actions import (
    HOUSE,
    AnyAction,
    Blind,
    Call,
    Check,
    Deal,
    Decline,
    Fold,
    Open,
    Raise,
    Seat,
)
from croupier.games.stud import StudCoup, stud_game
from croupier.kernels import kernel
from croupier.sheets import StudSheet
from croupier.simulation import stud_kernels as kernels
from croupier.simulation.stud import StudJob, cards_of, desk_for, terms_of
from croupier.strategy import character_table as ct
from croupier.strategy.character_table import CharacterTable
from croupier.strategy.characters import Character
from games.random_stud import NINE, VARIANTS
from games.stud_tools import CLOSED, OPEN

TURNED: tuple[tuple[StudSheet, dict[str, object]], ...] = (
    (OPEN, {"topup.cap": "none", "betting.raises": 0}),
    (OPEN, {"hands.ace_low": False, "deck.lowest": "2"}),
    (OPEN, {"blinds.over": None, "betting.raise": "pot", "betting.raises_per": "round"}),
    (CLOSED, {"hands.kickers": "first", "betting.raise": "fixed", "blinds.of": "ante"}),
)
SHEETS = {f"{number}": pair for number, pair in enumerate((*VARIANTS, *TURNED))}
"""Sheets with every switch turned, each with nine seats."""

PLAIN: dict[int, AnyAction] = {
    kernels.ACT_BLIND: Blind(),
    kernels.ACT_DECLINE: Decline(),
    kernels.ACT_CHECK: Check(),
    kernels.ACT_CALL: Call(),
    kernels.ACT_FOLD: Fold(),
}


@cache
def sheet_of(name: str) -> StudSheet:
    """Return a sheet of :data:`SHEETS`."""
    sheet, changes = SHEETS[name]
    return sheet.replace(NINE | changes)


def random_minds(rng: np.random.Generator) -> list[CharacterTable]:
    """Return characters that do anything: some wild, some patient, all with blinds."""
    found = []
    for folds in (0.02, 0.1, 0.25):
        chances = rng.random((ct.CASES, ct.ACTS)) ** 2
        chances[:, ct.FOLD] *= folds
        chances[:, ct.CALL] *= 2
        total = np.cumsum(chances / chances.sum(axis=1, keepdims=True), axis=1)
        total[:, -1] = 1
        blinds = rng.random(ct.BLINDS) * 0.8
        found.append(CharacterTable(total.astype(np.float32), blinds.astype(np.float32), 3))
    return found


class Whims:
    """Gives the engine's characters the numbers that the kernel's had."""

    def __init__(self, desk: Any) -> None:  # noqa: ANN401 - the kernel's room
        self._whims = desk.whims.copy()
        self._whims["at"] = 0

    def random(self) -> float:
        """Return the next."""
        return float(kernel(kernels.next_whim)(self._whims[0]))


def random_banks(rng: Random, stake_bank: int, ante: int, players: int) -> list[int]:
    """Return banks: equal, tiny, uneven, huge, with odd cents."""
    kind = rng.randrange(4)
    if kind == 0:
        return [stake_bank] * players
    if kind == 1:
        return [rng.randint(1, 3 * ante) for _ in range(players)]
    if kind == 2:
        return [rng.randint(1, 6 * stake_bank) for _ in range(players)]
    return [
        rng.choice([1, ante - 1, ante, ante + 1, stake_bank, 50 * ante]) for _ in range(players)
    ]


def compare(sheet: StudSheet, coups: int, seed: int) -> None:
    """Play ``coups`` random coups of a sheet both ways; every payment must be equal."""
    rng, dice = Random(seed), np.random.default_rng(seed)
    tables = random_minds(dice)
    minds = kernels.Minds(
        np.stack([table.acts for table in tables]),
        np.stack([table.blinds for table in tables]),
        np.array([table.afford for table in tables]),
    )
    for number in range(coups):
        compare_coup(sheet, tables, minds, number, rng)


def compare_coup(
    sheet: StudSheet,
    tables: list[CharacterTable],
    minds: kernels.Minds,
    number: int,
    rng: Random,
) -> None:
    """Play one coup both ways."""
    game = stud_game(sheet)
    most = min(9, max(n for n in range(2, 10) if 5 * n <= len(full_deck(game.lowest[n]))))
    players = rng.randint(2, most)
    stake = rng.randrange(len(sheet.stakes))
    line = sheet.stakes[stake]
    job = StudJob(sheet, 1, rng.randrange(1 << 40), ("tight",) * players, (stake,), 1)
    desk = desk_for(job, rows=200)
    bets, who = desk.bets[0], desk.who
    banks = random_banks(rng, line.bank, line.ante, players)
    bets["live"][:players] = 1
    bets["chips"][:players] = banks
    who[0, :players] = [rng.randrange(len(tables)) for _ in range(players)]
    lowest = game.lowest[players]
    deck = rng.sample(full_deck(lowest), len(full_deck(lowest)))
    terms, cards = terms_of(game), cards_of(game.ranking(lowest))
    rows = kernel(kernels.play_coup)(
        bets,
        (players, line.ante),
        np.array(deck, np.uint8),
        who,
        desk.held[0],
        (terms, cards, minds),
        desk.whims[0],
        desk.log,
    )
    rake, returned, count = kernel(kernels.settle)(bets, desk.held[0], terms, desk.pots[0])
    assert rows < len(desk.log)
    coup = replayed(sheet, (stake, banks), tuple(deck), desk.log[:rows].tolist(), rng)
    if number % 20 == 0:
        decided_alike(coup, tables, who[0], Whims(desk))
    settlement, pots = coup.settlement, desk.pots[0]
    assert settlement is not None
    assert [seat.paid for seat in settlement.seats] == pots["paid"][:players].tolist()
    assert coup.betting.chips == bets["chips"][:players].tolist()
    assert (settlement.rake, len(settlement.pots)) == (rake, count)
    assert (settlement.returned.amount if settlement.returned else 0) == returned
    assert [pot.amount for pot in settlement.pots] == pots["amounts"][:count].tolist()
    assert [pot.rake for pot in settlement.pots] == pots["parts"][:count].tolist()
    won = [sum(seat in pot.winners for pot in settlement.pots) for seat in coup.seats]
    assert won == pots["won"][:players].tolist()


def replayed(
    sheet: StudSheet,
    start: tuple[int, list[int]],
    deck: tuple[Card, ...],
    log: list[list[int]],
    rng: Random,
) -> StudCoup:
    """Return the coup played by the engine as the log says; every bound must be the same."""
    stake, banks = start
    seats = sorted(rng.sample(range(1, 10), len(banks)))
    marker = rng.choice(range(1, 10))
    order = sorted(seats, key=lambda seat: (seat <= marker, seat))
    dealt = {Seat(seat): bank for seat, bank in zip(order, banks, strict=True)}
    coup = stud_game(sheet).coup(sheet.stakes[stake], dealt, Seat(marker))
    for what, i, to, least, most, owed in log:
        if coup.phase == "deal":
            coup.act(HOUSE, Deal(deck))
        seat = coup.seats[i]
        assert coup.to_act == (seat,)
        offers = {offer.kind: offer for offer in coup.actions(seat)}
        if what in {kernels.ACT_BLIND, kernels.ACT_DECLINE}:
            assert offers["blind"].low == least == most
        else:
            call = offers.get("call")
            assert owed == (0 if call is None else call.low)
            sized = offers.get("open") or offers.get("raise")
            assert (least, most) == ((-1, -1) if sized is None else (sized.low, sized.high))
        action = PLAIN.get(what) or (Open(to) if what == kernels.ACT_OPEN else Raise(to))
        coup.act(seat, action)
    if coup.phase == "deal":
        coup.act(HOUSE, Deal(deck))
    assert coup.done
    return coup


def decided_alike(
    played: StudCoup,
    tables: list[CharacterTable],
    who: Any,  # noqa: ANN401 - an array
    whims: Whims,
) -> None:
    """See that a bot with a seat's view decides as the kernel did, whim by whim."""
    sheet = played.game.sheet
    coup = stud_game(sheet).coup(played.stake, played.banks, played.marker)
    for seat, action in played.history:
        if seat != HOUSE:
            bot = Character(sheet, whims, tables[int(who[coup.position[seat]])])
            assert bot.decide(coup.view(seat)) == action
        coup.act(seat, action)
