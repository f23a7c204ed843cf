"""A seat's paper played again: hands that stayed hidden count as what the rules say they were.

A hand stays hidden when nothing hangs on its cards: it was folded, or was beaten and not shown, or
won no progressive. So the deck is filled up with any cards at all where they are not known, the
engine plays the acts that everyone saw, and where it would look at a hidden hand it finds one that
loses. If the paper is true, its payments come out to the cent.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement

from croupier.cards import Card, Suit, make_card
from croupier.cards import rank as rank_of
from croupier.games import events as ev
from croupier.games.actions import Expose, IllegalAction
from croupier.games.caribbean import CaribbeanCoup
from croupier.games.pots import settle_pots
from croupier.games.showdown import HIDDEN
from croupier.games.stud import StudCoup
from croupier.hands import Ranking
from croupier.records.positions import Positions
from croupier.records.record import AnyCoup, Record, ReplayError, begin

_END = (ev.BetReturned, ev.HandShown, ev.HandMucked, ev.RakeTaken, ev.PotAwarded)


def filled(known: Mapping[int, Card], deck: Sequence[Card]) -> tuple[Card, ...]:
    """Return a deck with the known cards at their positions and the others anyhow."""
    others = iter(sorted(set(deck) - set(known.values())))
    return tuple(known[i] if i in known else next(others) for i in range(len(deck)))


def play(record: Record, known: Mapping[int, Card]) -> AnyCoup:
    """Return the coup of a record of which only the ``known`` positions of the deck are true.

    Raises:
        ReplayError: the engine refuses an act.
    """
    coup = begin(record)
    for number, (seat, action) in enumerate(record.history, start=1):
        if isinstance(coup, CaribbeanCoup) and isinstance(action, Expose):
            _hide_hands(coup, known)
        try:
            coup.act(seat, action)
        except IllegalAction as error:
            raise ReplayError(number, error) from error
    if isinstance(coup, StudCoup) and coup.done and coup.voided is None:
        _hide_showdown(coup, known)
    return coup


def _hide_hands(coup: CaribbeanCoup, known: Mapping[int, Card]) -> None:
    """Give every seat whose cards are not known a hand that wins nothing."""
    where = _followed(coup.events)
    for seat in coup._hands:  # noqa: SLF001 - the coup is this module's own
        if not _is_known(where.hand(seat), known):
            coup._hands[seat] = weakest_hand(coup.game.pays.ranking)  # noqa: SLF001 - likewise


def _hide_showdown(coup: StudCoup, known: Mapping[int, Card]) -> None:
    """Show and pay again, with hands that are not known beaten by all others."""
    betting = coup.betting
    if betting.live.count(True) < 2:
        return
    end = next(i for i, event in enumerate(coup.events) if isinstance(event, _END))
    del coup.events[end:]
    where = _followed(coup.events)
    strengths, values = [HIDDEN] * len(coup.seats), [0] * len(coup.seats)
    for i, seat in enumerate(coup.seats):
        if betting.live[i] and _is_known(where.hand(seat), known):
            strengths[i] = coup.ranking.strength(coup.down[i] + coup.up[i])
            values[i] = 1 + coup.ranking.ties[strengths[i]]
    before = coup._pots  # noqa: SLF001 - the coup is this module's own
    pots = settle_pots(betting.put_in, betting.live, values, coup.game.rake_rule)
    for i, amount in enumerate(pots.paid):
        betting.chips[i] += amount - (0 if before is None else before.paid[i])
    coup.shown.clear()
    coup._pots, coup._strengths, coup._settlement = pots, strengths, None  # noqa: SLF001 - likewise
    coup._show(pots, values)  # noqa: SLF001 - likewise


def _followed(events: Sequence[ev.AnyEvent]) -> Positions:
    where = Positions()
    for event in events:
        where.of(event)
    return where


def _is_known(positions: Sequence[int], known: Mapping[int, Card]) -> bool:
    return all(position in known for position in positions)


@lru_cache(maxsize=16)
def weakest_hand(ranking: Ranking) -> tuple[Card, ...]:
    """Return five cards than which none of the ranking's deck are worth less."""
    ranks = range(ranking.lowest, rank_of(Card(51)) + 1)
    hands = [
        tuple(make_card(ranking.lowest.__class__(rank), Suit(i % 4)) for i, rank in enumerate(five))
        for five in combinations_with_replacement(ranks, 5)
        if five[0] != five[4]
    ]
    return min(hands, key=ranking.strength)
