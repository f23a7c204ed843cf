"""Coups for the tests of records: files to settle, and whole coups played at random."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from croupier.cards import full_deck
from croupier.games.actions import (
    HOUSE,
    AnyAction,
    Blind,
    Call,
    Check,
    Deal,
    Decline,
    Expose,
    Fold,
    Offer,
    Open,
    Place,
    Raise,
    Seat,
    TakeBack,
    TimeOut,
    Violation,
    Void,
)
from croupier.games.caribbean import CaribbeanCoup, caribbean_game
from croupier.games.stud import StudCoup, stud_game
from croupier.records import SettledCaribbean, SettledStud, settle
from croupier.sheets import CaribbeanSheet, StudSheet, load_sheet

PLAIN: Mapping[str, type[TakeBack | Blind | Decline | Check | Call | Fold]] = {
    "take-back": TakeBack,
    "blind": Blind,
    "decline": Decline,
    "check": Check,
    "call": Call,
    "fold": Fold,
}
REASONS = ("showed a card", 'said "#1" – aloud\nand again', "")


def caribbean_sheet() -> CaribbeanSheet:
    """Return the shipped sheet of Caribbean Stud."""
    sheet = load_sheet("caribbean-stud-quebec")
    assert isinstance(sheet, CaribbeanSheet)
    return sheet


def stud_sheet(name: str = "five-card-stud-casino") -> StudSheet:
    """Return a shipped sheet of stud."""
    sheet = load_sheet(name)
    assert isinstance(sheet, StudSheet)
    return sheet


def caribbean_file(dealer: str, *seats: Mapping[str, Any], **top: Any) -> dict[str, Any]:  # noqa: ANN401
    """Return a coup to settle as the values of a file."""
    sheet = {"sheet": "caribbean-stud-quebec"}
    return sheet | top | {"dealer": dealer, "seat": [dict(seat) for seat in seats]}


def settled_caribbean(data: Mapping[str, Any], language: str = "en") -> SettledCaribbean:
    """Return a coup of Caribbean Stud, settled."""
    found = settle(data, language=language)
    assert isinstance(found, SettledCaribbean)
    return found


def settled_stud(data: Mapping[str, Any], language: str = "en") -> SettledStud:
    """Return a coup of stud, settled."""
    found = settle(data, language=language)
    assert isinstance(found, SettledStud)
    return found


def random_caribbean(rng: Random) -> CaribbeanCoup:
    """Return a coup of Caribbean Stud played at random, sometimes voided or unfinished."""
    sheet = caribbean_sheet()
    seats = rng.sample(range(1, sheet.table.seats + 1), rng.randint(1, sheet.table.seats))
    chips = {Seat(seat): rng.choice([0, 1500, 1601, 50_000]) for seat in seats}
    barred = frozenset(Seat(seat) for seat in seats if rng.random() < 0.1)
    coup = caribbean_game(sheet).coup(chips, barred=barred)
    for _ in range(rng.randint(1, 40)):
        if coup.done:
            break
        seat = rng.choice(coup.to_act)
        action = _house_act(rng, coup, seat) if seat == HOUSE else _act(rng, coup, seat)
        if action is not None and coup.can(seat, action):
            coup.act(seat, action)
        _inspector(rng, coup, seats)
    return coup


def random_stud(rng: Random) -> StudCoup:
    """Return a coup of stud played at random, sometimes voided or unfinished."""
    sheet = stud_sheet(rng.choice(["five-card-stud-casino", "five-card-stud-casino-closed"]))
    seats = [Seat(seat) for seat in rng.sample(range(1, 6), rng.randint(2, 5))]
    stake = rng.choice(sheet.stakes)
    banks = {seat: rng.choice([1, stake.ante, 3 * stake.ante + 7, stake.bank]) for seat in seats}
    coup = stud_game(sheet).coup(stake, banks, rng.choice(seats))
    for _ in range(rng.choice([3, 200])):
        if coup.done:
            break
        seat = coup.to_act[0]
        action = _house_act(rng, coup, seat) if seat == HOUSE else _act(rng, coup, seat)
        if action is not None:
            coup.act(seat, action)
        _inspector(rng, coup, seats)
    return coup


def _act(rng: Random, coup: CaribbeanCoup | StudCoup, seat: Seat) -> AnyAction | None:
    offers = coup.actions(seat)
    if not offers:
        return None
    offer = rng.choice(offers)
    if offer.kind in PLAIN:
        return PLAIN[offer.kind]()
    amount = _amount(rng, offer)
    if offer.kind == "place":
        return Place(amount, progressive=offer.progressive)
    return Open(amount) if offer.kind == "open" else Raise(amount)


def _amount(rng: Random, offer: Offer) -> int:
    some = offer.low + rng.randint(0, offer.high - offer.low)
    return rng.choice([offer.low, offer.high, max(offer.low, some - some % (offer.unit or 1))])


def _house_act(rng: Random, coup: CaribbeanCoup | StudCoup, seat: Seat) -> AnyAction:
    del seat
    if isinstance(coup, CaribbeanCoup) and coup.phase == "exposure":
        return Expose(rng.choice([0, 1, 123_456_789_012]))
    lowest = coup.lowest if isinstance(coup, StudCoup) else coup.game.sheet.deck.rank
    deck = list(full_deck(lowest))
    rng.shuffle(deck)
    return Deal(tuple(deck))


def _inspector(rng: Random, coup: CaribbeanCoup | StudCoup, seats: Sequence[int]) -> None:
    if coup.done:
        return
    act: AnyAction | None = None
    chance = rng.random()
    if chance < 0.02:
        act = Void(rng.choice(REASONS))
    elif chance < 0.06:
        act = Violation(Seat(rng.choice(seats)), rng.choice(REASONS))
    elif chance < 0.12:
        act = TimeOut(Seat(rng.choice(seats)))
    if act is not None and coup.can(HOUSE, act):
        coup.act(HOUSE, act)
