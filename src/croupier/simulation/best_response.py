"""How much a closed game's strategy can be beaten by: the best answer to it, exactly.

For a game in which nobody shows a card before the end. The answer knows its hand to the last
kicker, and what the other's hands then are; it bets what the strategy may bet. So it is at least
as good as any answer within the abstraction.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from croupier.hands.bulk import keyed_strength
from croupier.simulation.heads_up import (
    FOLDED_0,
    FOLDED_1,
    GOING,
    OVER,
    PUT,
    TURN,
    Row,
    Sizes,
    case_at,
    do,
    list_acts,
    net_of,
)
from croupier.simulation.heads_up_deals import HAND, DeckTables
from croupier.strategy.abstraction import LOOKS, base_unseen, fallback
from croupier.strategy.character_table import ACTS, CALL, price_of

Floats = NDArray[np.float64]


class Answer(NamedTuple):
    """What is needed to find the best answer to a policy."""

    deals: Floats
    """(size, size): in how many deals the hands have these strengths."""
    bases: Row
    """(size,): hope and look of a strength."""
    ties: Row
    policy: NDArray[np.float32]
    sizes: Sizes


def fill_joint(masks: Row, strengths: Row, deals: Floats) -> None:
    """Count for each two strengths in how many deals two hands have them."""
    for i in range(len(masks)):
        for j in range(len(masks)):
            if not masks[i] & masks[j]:
                deals[strengths[i], strengths[j]] += 1


def fill_hands(deck: DeckTables, draws: Row, masks: Row, strengths: Row) -> None:
    """Fill in which cards each hand of ``draws`` (n, 5) holds, as bits, and its strength."""
    for i in range(len(draws)):
        total, common, mask = 0, -1, 0
        for k in range(HAND):
            key = deck.keys[deck.cards[draws[i, k]]]
            total += key
            common &= key
            mask |= 1 << draws[i, k]
        masks[i] = mask
        strengths[i] = keyed_strength(total, common, deck.rows, deck.table)


def joint(deck: DeckTables, size: int) -> Floats:
    """Return for each two strengths in how many deals two hands have them: (size, size)."""
    from itertools import combinations

    from croupier.kernels import kernel

    draws = np.array(list(combinations(range(len(deck.cards)), HAND)), np.int64)
    masks, strengths = np.empty(len(draws), np.int64), np.empty(len(draws), np.int64)
    kernel(fill_hands)(deck, draws, masks, strengths)
    deals = np.zeros((size, size))
    kernel(fill_joint)(masks, strengths, deals)
    return deals


def answer_to(policy: NDArray[np.float32], deck: DeckTables, sizes: Sizes) -> Answer:
    """Return what :func:`best` needs."""
    size = len(deck.ties)
    bases = np.array([base_unseen(int(worth)) for worth in deck.hand_worth], np.int64)
    return Answer(joint(deck, size), bases, deck.ties.astype(np.int64), policy, sizes)


def best(answer: Answer, row: Row, seat: int) -> float:
    """Return what the best answer of a seat brings from a row on, in minor units a deal."""
    reach = np.ones(len(answer.bases))
    return float(_best(answer, row, seat, reach).sum() / answer.deals.sum())


def _best(answer: Answer, row: Row, seat: int, reach: Floats) -> Floats:
    """Return by own strength what is won, summed over the deals that the other comes here with."""
    if row[OVER] != GOING:
        return _end(answer, row, seat, reach)
    amounts = np.empty(ACTS, np.int64)
    price = list_acts(row, answer.sizes, amounts)
    found: Floats | None = None
    chances = None if row[TURN] == seat else _policy(answer, row, price, amounts)
    for act in range(ACTS):
        if amounts[act] < 0:
            continue
        after = row.copy()
        do(after, act, int(amounts[act]), np.zeros(1, np.int64), answer.sizes)
        if chances is None:
            value = _best(answer, after, seat, reach)
            found = value if found is None else np.maximum(found, value)
        elif chances[:, act].any():
            value = _best(answer, after, seat, reach * chances[:, act])
            found = value if found is None else found + value
    return np.zeros(len(reach)) if found is None else found


def _policy(answer: Answer, row: Row, price: int, amounts: Row) -> Floats:
    """Return by strength how often the policy does each act: (size, ACTS)."""
    cases = np.array([case_at(row, price, int(base), answer.sizes) for base in answer.bases])
    chances = answer.policy[cases].astype(np.float64)
    chances[:, amounts < 0] = 0.0
    total = chances.sum(axis=1)
    step = price_of(price, int(row[PUT] + row[PUT + 1]))
    for at in np.flatnonzero(total == 0):
        act = fallback(int(answer.bases[at]) // LOOKS, step)
        chances[at, act if amounts[act] >= 0 else CALL] = total[at] = 1.0
    found: Floats = chances / total[:, None]
    return found


def _end(answer: Answer, row: Row, seat: int, reach: Floats) -> Floats:
    if row[OVER] in (FOLDED_0, FOLDED_1):
        return (answer.deals @ reach) * net_of(row, 2, seat, answer.sizes)
    ties = answer.ties
    wins, loses = (
        net_of(row, seat, seat, answer.sizes),
        net_of(row, 1 - seat, seat, answer.sizes),
    )
    shared = net_of(row, 2, seat, answer.sizes)
    nets = np.where(ties[:, None] > ties, wins, np.where(ties[:, None] < ties, loses, shared))
    found: Floats = (answer.deals * nets) @ reach
    return found
