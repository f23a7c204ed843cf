"""A strategy of a program's own: a function of hands and exposed cards, asked for every one.

Hands come block by block, one for all exchanges of suits, with every card that may be exposed.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from croupier.cards import Card, card_text, cards_text
from croupier.odds.caribbean import Analysis, Terms, rows_summed
from croupier.odds.count import (
    SLOTS,
    Block,
    Count,
    Progress,
    blocks,
    completions,
    fold_block,
)
from croupier.odds.strategies import ByCards, StrategyError
from croupier.odds.tables import HAND, Outcomes, deck_of

SAMPLE = 64
"""Cases of each block that are asked again with their suits exchanged."""

_TURNS = ((1, 0, 2, 3), (1, 2, 3, 0), (0, 3, 2, 1), (3, 2, 1, 0))


def analyse_cards(
    terms: Terms,
    strategy: ByCards,
    *,
    seen: int = 1,
    dead: tuple[Card, ...] = (),
    progress: Progress | None = None,
) -> Analysis:
    """Return the worth of a sheet under a function of hands and exposed cards.

    Raises:
        StrategyError: the function does not treat suits alike, or gives something else than one
            truth value a case; or the sheet does not expose one card.
    """
    if seen != 1:
        raise StrategyError(
            f"{strategy.name} decides by one exposed card: it cannot play with {seen} seen"
        )
    ranking = terms.pays.ranking
    deck = deck_of(ranking, dead)
    slots = np.full(SLOTS, -1, np.int64)
    found: list[NDArray[np.int64]] = []
    raised: list[NDArray[np.bool_]] = []
    for block in blocks(ranking, terms.pays.opening, dead=dead, progress=progress):
        choice = _ask(strategy, block, alike=bool(deck.symmetric))
        for raising in (False, True):
            rows = fold_block(block._replace(cases=_only(block.cases, choice == raising)), slots)
            found.append(rows)
            raised.append(np.full(len(rows), raising))
    rows = np.concatenate(found)
    order = np.argsort(rows[:, 0], kind="stable")
    count = Count.of(rows[order], completions(deck.size))
    return rows_summed(terms, strategy.name, count, np.concatenate(raised)[order], dead=dead)


def cards_of(masks: NDArray[np.int32]) -> NDArray[np.uint8]:
    """Return the cards of hands by suits: (n, 4) masks to (n, 5) cards, rising."""
    suits = (masks[:, None, :] >> np.arange(13)[:, None]) & 1
    found: NDArray[np.uint8] = np.nonzero(suits.reshape(len(masks), 52))[1].astype(np.uint8)
    return found.reshape(len(masks), HAND)


def _ask(strategy: ByCards, block: Block, *, alike: bool) -> NDArray[np.bool_]:
    """Return whether to raise: (n, 52); False at an exposed card that is not to be had."""
    hands = cards_of(block.masks)
    hand, exposed = np.nonzero(block.cases.no_open >= 0)
    asked = hands[hand], exposed.astype(np.uint8)
    answer = _answer(strategy, *asked)
    if alike:
        _refuse_suits(strategy, *asked, answer)
    choice = np.zeros(block.cases.no_open.shape, np.bool_)
    choice[hand, exposed] = answer
    return choice


def _answer(
    strategy: ByCards, hands: NDArray[np.uint8], exposed: NDArray[np.uint8]
) -> NDArray[np.bool_]:
    answer = np.asarray(strategy.decide(hands, exposed))
    if answer.shape != exposed.shape or answer.dtype != np.bool_:
        raise StrategyError(
            f"{strategy.name} must return one truth value a hand, an array of bool of the shape "
            f"{exposed.shape}; it returned {answer.dtype} of the shape {answer.shape}"
        )
    return answer


def _refuse_suits(
    strategy: ByCards,
    hands: NDArray[np.uint8],
    exposed: NDArray[np.uint8],
    answer: NDArray[np.bool_],
) -> None:
    """Ask for some cases again with their suits exchanged; refuse other answers."""
    some = np.random.default_rng(len(exposed)).integers(0, len(exposed), SAMPLE)
    for turn in _TURNS:
        to = np.array(turn, np.uint8)
        other = [(cards & np.uint8(0xFC)) | to[cards & 3] for cards in (hands[some], exposed[some])]
        again = _answer(strategy, np.sort(other[0], axis=1), other[1])
        for i in np.flatnonzero(again != answer[some]):
            first = cards_text([Card(int(card)) for card in hands[some][i]])
            second = cards_text([Card(int(card)) for card in np.sort(other[0], axis=1)[i]])
            raise StrategyError(
                f"{strategy.name} does not treat suits alike: it decides otherwise on {first} "
                f"against {card_text(Card(int(exposed[some][i])))} than on {second} against "
                f"{card_text(Card(int(other[1][i])))}; suits matter only where cards are alike"
            )


def _only(cases: Outcomes, chosen: NDArray[np.bool_]) -> Outcomes:
    """Return the cases with all others marked as not to be had."""
    return Outcomes(*(np.where(chosen, part, np.int32(-1)) for part in cases))
