"""What the Caribbean Stud tests share: sheets with lines changed, rigged decks, played coups."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, cast

from croupier.cards import Card, full_deck, parse_cards
from croupier.games.actions import (
    HOUSE,
    AnyAction,
    Deal,
    Expose,
    Fold,
    IllegalAction,
    Place,
    Raise,
    Seat,
)
from croupier.games.caribbean import CaribbeanCoup, CaribbeanGame, caribbean_game
from croupier.games.events import AnyEvent, BetSettled
from croupier.money import Micro, Minor
from croupier.sheets import CaribbeanSheet, load_sheet

SHIPPED = cast("CaribbeanSheet", load_sheet("caribbean-stud-quebec"))
RICH = 1_000_000

LETTER_OF_THE_CHART = {
    **{k: v for k, v in SHIPPED.dump()["raise"]["pays"].items() if k not in {"pair", "high card"}},
    "pair of aces or kings": 1,
}

# Hands by name; those of one group have no card in common.
AK_DEALER = "Ah Kd 9h 4c 2h"
LOW_DEALER = "Ad Kh 9h 4c 3s"
NO_OPEN_DEALER = "Ah Qd 9h 4c 2h"
QUEENS = "Qh Qc 7h 5c 2c"
ROYAL = "As Ks Qs Js Ts"
ROYAL_CLUBS = "Ac Kc Qc Jc Tc"
STRAIGHT_FLUSH = "9s 8s 7s 6s 5s"
STRAIGHT_FLUSH_CLUBS = "9c 8c 7c 6c 5c"
QUADS = "3c 3d 3h 3s 6d"
FULL_HOUSE = "8c 8d 8h 5d 5h"
FLUSH = "Jd 9d 7d 4d 2d"
RAGS = "Jh Td 6h 4h 2s"


class Play(NamedTuple):
    """A seat's part in a coup that a test writes down."""

    cards: str
    ante: Minor = 1000
    raised: bool = True
    progressive: bool = False


def sheet(**lines: object) -> CaribbeanSheet:
    """Return the shipped sheet with lines changed; ``table__unit="0.50"`` sets ``table.unit``."""
    plain: dict[str, Any] = SHIPPED.dump()
    for path, value in lines.items():
        *parents, key = path.rstrip("_").split("__")
        part = plain
        for name in parents:
            part = part[name]
        if value is None:
            part.pop(key, None)
        else:
            part[key] = value
    return CaribbeanSheet.model_validate(plain)


def game(**lines: object) -> CaribbeanGame:
    """Return the game of the shipped sheet with lines changed."""
    return caribbean_game(sheet(**lines))


def opened(
    *seats: int, on: CaribbeanGame | None = None, chips: int = RICH, progressive: bool = False
) -> CaribbeanCoup:
    """Return a coup in which these seats have bet 10 dollars."""
    coup = (on or caribbean_game(SHIPPED)).coup({Seat(seat): chips for seat in seats})
    for seat in seats:
        coup.act(Seat(seat), Place(1000, progressive))
    return coup


def deck_of(hands: Sequence[str], dealer: str) -> tuple[Card, ...]:
    """Return a deck that deals these hands in seat order and the dealer's last."""
    top = [card for text in (*hands, dealer) for card in parse_cards(text)]
    if len(set(top)) != len(top):
        raise ValueError("the test deals a card twice")
    return (*top, *(card for card in full_deck() if card not in top))


def play(
    plays: Mapping[int, Play],
    dealer: str,
    *,
    on: CaribbeanGame | None = None,
    meter: Micro = 0,
) -> CaribbeanCoup:
    """Play a whole coup: seats ascending, each with a million cents."""
    coup = (on or caribbean_game(SHIPPED)).coup({Seat(seat): RICH for seat in plays})
    for seat, part in plays.items():
        coup.act(Seat(seat), Place(part.ante, part.progressive))
    coup.act(HOUSE, Deal(deck_of([part.cards for part in plays.values()], dealer)))
    for seat, part in plays.items():
        amount = coup.game.multiple * part.ante
        coup.act(Seat(seat), Raise(amount) if part.raised else Fold())
    coup.act(HOUSE, Expose(meter))
    return coup


def bets(coup: CaribbeanCoup, seat: int) -> dict[str, Minor]:
    """Return what each bet of a seat won or lost, as the events say."""
    return {
        event.bet: event.net
        for event in coup.events
        if isinstance(event, BetSettled) and event.seat == seat
    }


def clauses(coup: CaribbeanCoup, seat: int, bet: str) -> tuple[str, ...]:
    """Return the clauses by which a bet of a seat was settled."""
    return next(
        event.clauses
        for event in coup.events
        if isinstance(event, BetSettled) and event.seat == seat and event.bet == bet
    )


def kinds(events: Sequence[AnyEvent]) -> list[str]:
    """Return the types of events, in order."""
    return [type(event).__name__ for event in events]


def refusal(coup: CaribbeanCoup, seat: int, action: AnyAction) -> tuple[str, str]:
    """Return code and clause of the refusal of an action, which must change nothing."""
    before = (len(coup.events), len(coup.history), coup.view(Seat(seat)))
    try:
        coup.act(Seat(seat), action)
    except IllegalAction as error:
        assert before == (len(coup.events), len(coup.history), coup.view(Seat(seat)))
        return error.code, error.clause
    raise AssertionError(f"{action} was accepted")
