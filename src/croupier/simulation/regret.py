"""Monte-Carlo counterfactual regret at heads-up stud: external sampling, compiled.

Every walk takes one deal and one seat: at that seat's turns it tries every act, at the other's it
follows one, drawn by the strategy so far. What an act would have brought over what was brought is
its regret; acts are then chosen by their positive regrets, and their average is the strategy.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from croupier.simulation.heads_up import (
    GOING,
    OVER,
    PUT,
    STREET,
    TURN,
    WIDTH,
    Sizes,
    begin,
    case_at,
    do,
    go_on,
    list_acts,
    net_of,
)
from croupier.simulation.heads_up_deals import (
    HAND,
    DeckTables,
    Prospects,
    Row,
    draw,
    look_at,
    uniform,
)
from croupier.strategy.abstraction import CASES, HOPES, fallback
from croupier.strategy.character_table import ACTS, CALL, price_of

DEEPEST = 64
"""Acts of a coup, at most."""
CASE, ACT, DRAWN = range(3)
FOLLOWED: Final = -2


class Learned(NamedTuple):
    """What has been learned: of each case and act the regret, and how often it was chosen."""

    regrets: NDArray[np.float32]
    chosen: NDArray[np.float32]


class Deal(NamedTuple):
    """One deal, as :func:`croupier.simulation.heads_up_deals.look_at` sees it."""

    bases: Row
    first: Row
    winner: int
    floor: float
    """Acts with less regret are passed over."""


class Against(NamedTuple):
    """Whom the walks are against: oneself, or a policy that stands (``fixed`` 1)."""

    fixed: int
    policy: NDArray[np.float32]


class Desk(NamedTuple):
    """Room for a walk, a row a depth, and random numbers."""

    states: Row
    amounts: Row
    chances: NDArray[np.float64]
    values: NDArray[np.float64]
    at: Row
    """The case, the act that is tried or :data:`FOLLOWED`, and the act that is followed."""
    rng: Row


HOPELESS: Final = -2_000.0
"""Antes of regret below which an act is not tried any more, but for one walk in some."""
TRIED: Final = 0.05
"""How often such acts are tried all the same."""


class Setting(NamedTuple):
    """What coups begin with, in minor units."""

    ante: int
    banks: Row
    buio: int
    controbuio: int
    played: NDArray[np.float64]
    """(2,): how often the buio is played, and the controbuio on it."""


def new_desk(rng: Row) -> Desk:
    """Return room for a walk with a stream of random numbers."""
    return Desk(
        np.zeros((DEEPEST, WIDTH), np.int64),
        np.zeros((DEEPEST, ACTS), np.int64),
        np.zeros((DEEPEST, ACTS), np.float64),
        np.zeros((DEEPEST, ACTS), np.float64),
        np.zeros((DEEPEST, 3), np.int64),
        rng,
    )


def match_regrets(regrets: NDArray[np.float32], amounts: Row, chances: NDArray[np.float64]) -> None:
    """Fill ``chances`` with how often each act is chosen: by its positive regret."""
    total, number = 0.0, 0
    for act in range(ACTS):
        chances[act] = 0.0
        if amounts[act] >= 0:
            number += 1
            if regrets[act] > 0:
                chances[act] = regrets[act]
                total += regrets[act]
    for act in range(ACTS):
        if amounts[act] >= 0:
            chances[act] = chances[act] / total if total > 0 else 1.0 / number


def pick(chances: NDArray[np.float64], chance: float) -> int:
    """Return the act that a number from 0 up to 1 stands for."""
    last = 0
    for act in range(ACTS):
        if chances[act] > 0:
            last = act
            chance -= chances[act]
            if chance < 0:
                return act
    return last


def follow(
    policy: NDArray[np.float32],
    case: int,
    step: int,
    amounts: Row,
    chances: NDArray[np.float64],
) -> None:
    """Fill ``chances`` with what a policy does in a case, of what may be done.

    ``step`` is that of the price; it decides in a case that never came up in training.
    """
    total = 0.0
    for act in range(ACTS):
        chances[act] = policy[case, act] if amounts[act] >= 0 else 0.0
        total += chances[act]
    if total > 0:
        for act in range(ACTS):
            chances[act] /= total
    else:
        act = fallback(case % CASES // (CASES // HOPES), step)
        chances[act if amounts[act] >= 0 else CALL] = 1.0


def walk(
    me: int, deal: Deal, sizes: Sizes, learned: Learned, desk: Desk, against: Against
) -> float:
    """Return what the coup from ``desk.states[0]`` on brings ``me``, in minor units; learn.

    Acts with a regret below ``deal.floor`` are passed over. Without recursion: compiled code that
    calls itself is not found again in Numba's cache on disk.
    """
    depth, found = 0, 0.0
    while True:
        if not enter(me, depth, deal, sizes, learned, desk, against):
            found = float(net_of(desk.states[depth], deal.winner, me, sizes))
            # Up to the last seat of ours that has an act left to try.
            depth -= 1
            while depth >= 0:
                if desk.at[depth, ACT] != FOLLOWED:
                    desk.values[depth, desk.at[depth, ACT]] = found
                    if next_act(depth, deal, learned, desk):
                        break
                    found = learn(depth, deal, learned, desk)
                depth -= 1
            if depth < 0:
                return found
        act = desk.at[depth, DRAWN] if desk.at[depth, ACT] == FOLLOWED else desk.at[depth, ACT]
        desk.states[depth + 1] = desk.states[depth]
        do(desk.states[depth + 1], act, desk.amounts[depth, act], deal.first, sizes)
        depth += 1


def enter(
    me: int,
    depth: int,
    deal: Deal,
    sizes: Sizes,
    learned: Learned,
    desk: Desk,
    against: Against,
) -> bool:
    """Look at a state that is come to, and choose the first act there; False: the coup is over."""
    row = desk.states[depth]
    if row[OVER] != GOING:
        return False
    turn = row[TURN]
    amounts, chances = desk.amounts[depth], desk.chances[depth]
    price = list_acts(row, sizes, amounts)
    case = case_at(row, price, deal.bases[row[STREET], turn], sizes)
    desk.at[depth, CASE] = case
    if turn == me:
        match_regrets(learned.regrets[case], amounts, chances)
        desk.at[depth, ACT] = -1
        next_act(depth, deal, learned, desk)
        return True
    if against.fixed:
        step = price_of(price, row[PUT] + row[PUT + 1])
        follow(against.policy, case, step, amounts, chances)
    else:
        match_regrets(learned.regrets[case], amounts, chances)
        for act in range(ACTS):
            learned.chosen[case, act] += chances[act]
    desk.at[depth, ACT] = FOLLOWED
    desk.at[depth, DRAWN] = pick(chances, uniform(desk.rng))
    return True


def next_act(depth: int, deal: Deal, learned: Learned, desk: Desk) -> bool:
    """Go on to the next act that is tried; False: all have been. One at least always is."""
    case = desk.at[depth, CASE]
    for act in range(desk.at[depth, ACT] + 1, ACTS):
        if desk.amounts[depth, act] >= 0 and tried(depth, act, case, deal, learned, desk):
            desk.at[depth, ACT] = act
            return True
    return False


def tried(depth: int, act: int, case: int, deal: Deal, learned: Learned, desk: Desk) -> bool:
    """Whether an act is tried: not if it is hopeless, and never chosen."""
    hopeless = learned.regrets[case, act] < deal.floor
    return not hopeless or desk.chances[depth, act] > 0


def learn(depth: int, deal: Deal, learned: Learned, desk: Desk) -> float:
    """Take in what every act has brought; return what the strategy so far brings."""
    case, mean = desk.at[depth, CASE], 0.0
    for act in range(ACTS):
        if desk.chances[depth, act] > 0:
            mean += desk.chances[depth, act] * desk.values[depth, act]
    for act in range(ACTS):
        if desk.amounts[depth, act] >= 0 and tried(depth, act, case, deal, learned, desk):
            learned.regrets[case, act] += desk.values[depth, act] - mean
    return mean


def begin_any(row: Row, setting: Setting, first: Row, sizes: Sizes, rng: Row) -> None:
    """Begin a coup with any of the banks, now and then with blinds."""
    bank = setting.banks[int(uniform(rng) * len(setting.banks))]
    buio = controbuio = 0
    whim = uniform(rng)
    if bank >= 4 * setting.controbuio and whim < setting.played[0]:
        buio = setting.buio
        controbuio = setting.controbuio if whim < setting.played[0] * setting.played[1] else 0
    begin(row, setting.ante, bank, bank, buio, controbuio)
    go_on(row, first, sizes)


def train(
    walks: int,
    setting: Setting,
    sizes: Sizes,
    deck: DeckTables,
    prospects: Prospects,
    learned: Learned,
    desk: Desk,
    against: Against,
) -> float:
    """Walk so many deals, each from both seats; return the mean of what seat 0 was brought."""
    cards, hands = deck.cards.copy(), np.empty((2, HAND), np.int64)
    bases, first = np.zeros((len(deck.ups), 2), np.int64), np.zeros(len(deck.ups), np.int64)
    total = 0.0
    for _ in range(walks):
        draw(desk.rng, cards, 2 * HAND)
        for k in range(HAND):
            hands[0, k], hands[1, k] = cards[k], cards[HAND + k]
        floor = -np.inf if uniform(desk.rng) < TRIED else HOPELESS * setting.ante
        deal = Deal(bases, first, look_at(hands, deck, prospects, bases, first), floor)
        begin_any(desk.states[0], setting, first, sizes, desk.rng)
        total += walk(0, deal, sizes, learned, desk, against)
        begin_any(desk.states[0], setting, first, sizes, desk.rng)
        walk(1, deal, sizes, learned, desk, against)
    return total / walks
