"""What holds in every coup of Caribbean Stud, whatever the sheet, the deck and the players do."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.cards import card_text, full_deck
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
    TakeBack,
    TimeOut,
    Violation,
)
from croupier.games.caribbean import CaribbeanCoup
from croupier.games.caribbean_view import CaribbeanView
from croupier.games.coup import seen_by
from croupier.games.events import AnyEvent, BetSettled, DealerExposed, HandShown, OwnHand
from croupier.games.results import CaribbeanSettlement
from croupier.money import MICRO_PER_MINOR
from croupier.sheets import CaribbeanSheet
from games.caribbean_random import candidates, new_coup, next_step, random_deck, sheets
from games.caribbean_slow import SlowHand, slow_settle

rngs = st.integers(0, 2**32).map(Random)
DOLLAR = 100
MICRO = 1_000_000


def played(sheet: CaribbeanSheet, rng: Random, *, voids: bool = True) -> CaribbeanCoup:
    """Return a random coup, played to its end."""
    coup = new_coup(sheet, rng)
    while not coup.done:
        coup.act(*next_step(coup, rng, voids=voids))
    return coup


def several(sheet: CaribbeanSheet, rng: Random) -> Iterator[CaribbeanCoup]:
    """Yield random coups under one sheet, most of them settled."""
    yield played(sheet, rng)
    for _ in range(5):
        yield played(sheet, rng, voids=False)


def slow(coup: CaribbeanCoup) -> tuple[list[Seat], list[dict[str, Fraction]], Fraction, list[bool]]:
    """Settle a coup's history slowly, from its actions alone."""
    bets: dict[Seat, Place] = {}
    raised: set[Seat] = set()
    deck: list[str] = []
    meter = Fraction(0)
    for seat, action in coup.history:
        if isinstance(action, Place):
            bets[seat] = action
        elif isinstance(action, (TakeBack, TimeOut)) and not deck:
            bets.pop(action.seat if isinstance(action, TimeOut) else seat, None)
        elif isinstance(action, Raise):
            raised.add(seat)
        elif isinstance(action, Deal):
            deck = [card_text(card) for card in action.deck]
        elif isinstance(action, Expose):
            meter = Fraction(action.meter, MICRO)
    seats = sorted(bets)
    packets = [deck[at : at + 5] for at in range(0, 5 * len(seats) + 5, 5)]
    hands = [
        SlowHand(Fraction(bets[seat].ante, DOLLAR), bets[seat].progressive, seat in raised, cards)
        for seat, cards in zip(seats, packets, strict=False)
    ]
    return seats, *slow_settle(coup.game.sheet.dump(), packets[-1], hands, meter)


@pytest.mark.clause("QC-14", "QC-15", "QC-16", "QC-17", "QC-18", "QC-20")
@given(sheets(), rngs)
def test_every_payment_agrees_with_a_slow_calculator(sheet: CaribbeanSheet, rng: Random) -> None:
    """Bets, chips, exposures and the meter, to the cent and the micro-unit."""
    for coup in several(sheet, rng):
        agree_with_the_slow_calculator(coup)


def agree_with_the_slow_calculator(coup: CaribbeanCoup) -> None:
    """Compare all that one coup paid."""
    if coup.settlement is None:
        assert all(coup.chips(seat) == chips for seat, chips in coup._start.items())
        return
    seats, results, meter, shown = slow(coup)
    assert [result.seat for result in coup.settlement.seats] == seats
    for seat, expected in zip(seats, results, strict=True):
        settled = {
            event.bet: Fraction(event.net, DOLLAR)
            for event in coup.events
            if isinstance(event, BetSettled) and event.seat == seat
        }
        assert settled == expected
        assert coup.chips(seat) == coup._start[seat] + sum(expected.values()) * DOLLAR
    for seat in set(coup._start) - set(seats):
        assert coup.chips(seat) == coup._start[seat]
    assert Fraction(coup.settlement.meter_after, MICRO) == meter
    exposed = [event.seat for event in coup.events if isinstance(event, HandShown)]
    assert sorted(exposed) == [seat for seat, show in zip(seats, shown, strict=True) if show]
    assert [result.strength is not None for result in coup.settlement.seats] == shown


@pytest.mark.ruling("R-QC-7", "R-QC-8", "R-QC-10")
@given(sheets(), rngs)
def test_the_meter_loses_no_micro_unit(sheet: CaribbeanSheet, rng: Random) -> None:
    """Fed by the bets, less what it paid, plus a seed a reset; a void leaves it as it was."""
    for coup in several(sheet, rng):
        keep_the_meter(coup)


def keep_the_meter(coup: CaribbeanCoup) -> None:
    """Add up what went in and out of the meter in one coup."""
    if coup.settlement is None:
        assert coup.fed == 0
        return
    line = coup.game.sheet.progressive
    bets = [result.progressive for result in coup.settlement.seats if result.progressive]
    if line is None:
        assert (coup.fed, bets, coup.settlement.hits) == (0, [], ())
        return
    assert coup.fed == len(bets) * int(line.bet * MICRO_PER_MINOR * line.contribution)
    paid = sum(hit.prize for hit in coup.settlement.hits if hit.from_meter)
    seeded = coup.settlement.meter_after - coup.settlement.meter_before + paid * MICRO_PER_MINOR
    resets = seeded // (line.seed * MICRO_PER_MINOR) if line.seed else 0
    assert seeded == resets * line.seed * MICRO_PER_MINOR
    assert 0 <= resets <= len(coup.settlement.hits)
    at = coup.settlement.meter_before
    for hit in coup.settlement.hits:
        assert hit.before == at
        at = hit.after
    assert at == coup.settlement.meter_after >= 0


@given(sheets(), rngs)
def test_a_coup_is_rebuilt_from_its_history(sheet: CaribbeanSheet, rng: Random) -> None:
    """Sheet, chips and actions through JSON and back give the same coup, event by event."""
    coup = played(sheet, rng)
    text = msgspec.json.encode(coup.history)
    history = msgspec.json.decode(text, type=list[tuple[Seat, AnyAction]])
    again = coup.game.coup(coup._start, barred=coup.barred)
    again.replay(history)
    assert again.history == coup.history
    assert again.events == coup.events
    assert again.settlement == coup.settlement
    for viewer in (None, HOUSE, *coup._start):
        assert again.view(viewer) == coup.view(viewer)
        assert again.chips(viewer or HOUSE) == coup.chips(viewer or HOUSE)


@given(sheets(), rngs)
def test_events_views_and_settlements_survive_json(sheet: CaribbeanSheet, rng: Random) -> None:
    """What goes into the journal and over the wire comes out equal."""
    coup = played(sheet, rng)
    text = msgspec.json.encode(coup.events)
    assert msgspec.json.decode(text, type=list[AnyEvent]) == coup.events
    view = coup.view(Seat(1))
    assert msgspec.json.decode(msgspec.json.encode(view), type=CaribbeanView) == view
    if coup.settlement is not None:
        text = msgspec.json.encode(coup.settlement)
        assert msgspec.json.decode(text, type=CaribbeanSettlement) == coup.settlement


def offered(coup: CaribbeanCoup, seat: Seat, action: AnyAction) -> bool:
    """Whether the offers allow an action; the house's name no seat, so its part is looked up."""
    kind = msgspec.to_builtins(action)["do"]
    offers = [offer for offer in coup.actions(seat) if offer.kind == kind]
    if not offers:
        return False
    if isinstance(action, Place):
        return any(
            offer.allows(action.ante) and (offer.progressive or not action.progressive)
            for offer in offers
        )
    if isinstance(action, Raise):
        return any(offer.allows(action.to) for offer in offers)
    return house_offered(coup, action)


def house_offered(coup: CaribbeanCoup, action: AnyAction) -> bool:
    """Whether an action whose kind is offered may be done with these values."""
    if isinstance(action, (TimeOut, Violation)):
        decided = isinstance(action, TimeOut) and coup.phase == "decisions"
        return action.seat in (coup.to_act if decided else coup._start)
    if isinstance(action, Deal):
        return sorted(action.deck) == list(full_deck())
    return not isinstance(action, Expose) or action.meter >= 0


def state(coup: CaribbeanCoup) -> tuple[object, ...]:
    """Return all that could change."""
    viewers = (None, HOUSE, *coup._start)
    return (
        *[coup.view(viewer) for viewer in viewers],
        len(coup.events),
        len(coup.history),
        dict(coup._decisions),
        dict(coup._bets),
        [coup.chips(seat) for seat in coup._start],
    )


@given(sheets(), rngs)
def test_the_offered_is_accepted_and_all_else_refused(sheet: CaribbeanSheet, rng: Random) -> None:
    """At every step, for everybody: what is not offered is refused, and changes nothing."""
    coup = new_coup(sheet, rng)
    while True:
        before = state(coup)
        for seat, action in candidates(coup, rng):
            if offered(coup, seat, action):
                coup.verify(seat, action)
                continue
            with pytest.raises(IllegalAction) as refused:
                coup.act(seat, action)
            assert refused.value.code
        assert state(coup) == before
        if coup.done:
            return
        coup.act(*next_step(coup, rng))


NUMBERS = {
    *("seat", "viewer", "chips", "ante", "progressive", "additional", "decision", "fed", "low"),
    *("high", "unit", "stake", "net", "prize", "before", "after", "meter_before", "meter_after"),
    *("amount", "strength", "dealer_strength"),
}
SEATS = {"to_act", "barred_next"}
CARDS = {"cards", "dealer", "deck"}
PLAIN = {"game", "phase", "kind", "bet", "clause", "clauses", "event", "reason", "voided"}


def cards_in(value: Any, key: str = "") -> set[int]:  # noqa: ANN401
    """Return the cards that stand in a serialised value; a key that nobody thought of fails."""
    if isinstance(value, dict):
        return set().union(*(cards_in(part, name) for name, part in value.items()))
    if isinstance(value, list) and all(isinstance(part, int) for part in value):
        assert not value or key in CARDS | SEATS, key
        return set() if key in SEATS else set(value)
    if isinstance(value, list):
        return set().union(*(cards_in(part, key) for part in value))
    if isinstance(value, bool) or value is None:
        return set()
    assert key in (NUMBERS if isinstance(value, int) else PLAIN), key
    return set()


def may_know(coup: CaribbeanCoup, viewer: Seat | None) -> set[int]:
    """Return the cards that a viewer may know now, by the rules."""
    deck = next((action.deck for _, action in coup.history if isinstance(action, Deal)), None)
    if deck is None:
        return set()
    seats = list(coup._hands)
    packets = [set(deck[at : at + 5]) for at in range(0, 5 * len(seats) + 5, 5)]
    exposed = coup.game.sheet.dealer.exposed
    top = 5 * len(seats)
    known: set[int] = set(deck[top + 5 - exposed : top + 5])
    if viewer in seats:
        known |= packets[seats.index(viewer)]
    if coup.settlement is not None:
        _, _, _, shown = slow(coup)
        known |= packets[-1]
        for packet, show in zip(packets, shown, strict=False):
            known |= packet if show else set()
    return known


@given(sheets(), rngs)
def test_nobody_sees_a_card_that_he_may_not(sheet: CaribbeanSheet, rng: Random) -> None:
    """At every step, in the view and in the events of every seat, as they are sent."""
    coup = new_coup(sheet, rng)
    viewers = (None, *coup._start)
    while True:
        for viewer in (*viewers, HOUSE):
            sent = msgspec.json.decode(msgspec.json.encode(coup.view(viewer)))
            known = may_know(coup, viewer)
            assert cards_in(sent) <= known
            strengths = [seat["strength"] for seat in sent["seats"] if seat["cards"] is None]
            assert strengths.count(None) == len(strengths)
            if viewer != HOUSE:
                told = [event for event in coup.events if seen_by(event, viewer)]
                assert cards_in(msgspec.json.decode(msgspec.json.encode(told))) <= known
        if coup.done:
            return
        coup.act(*next_step(coup, rng))


def told(coup: CaribbeanCoup, viewer: Seat | None) -> tuple[bytes, bytes]:
    """Return all that a viewer is sent: the view and the events."""
    events = [event for event in coup.events if seen_by(event, viewer)]
    return msgspec.json.encode(coup.view(viewer)), msgspec.json.encode(events)


@given(sheets(), rngs)
def test_hidden_cards_make_no_difference(sheet: CaribbeanSheet, rng: Random) -> None:
    """Two coups that differ in cards hidden from a viewer look the same to him until exposure."""
    first = new_coup(sheet, rng)
    if not first._start:
        return
    viewer = rng.choice([None, *first._start])
    second = first.game.coup(first._start, barred=first.barred)
    while not first.done and first.phase != "exposure":
        seat, action = next_step(first, rng)
        first.act(seat, action)
        second.act(seat, other_deck(first, viewer, rng) if isinstance(action, Deal) else action)
        assert told(first, viewer) == told(second, viewer)


def other_deck(coup: CaribbeanCoup, viewer: Seat | None, rng: Random) -> Deal:
    """Return a deal with the same cards where the viewer sees them, and others elsewhere."""
    deck = next(action.deck for _, action in coup.history if isinstance(action, Deal))
    seen: set[int] = set()
    for event in coup.events:
        if isinstance(event, DealerExposed) or (
            isinstance(event, OwnHand) and event.seat == viewer
        ):
            seen |= set(event.cards)
    rest = [card for card in deck if card not in seen]
    rng.shuffle(rest)
    return Deal(tuple(card if card in seen else rest.pop() for card in deck))


@pytest.mark.clause("QC-9")
@given(sheets(), rngs)
def test_no_decision_is_seen_before_all_have_decided(sheet: CaribbeanSheet, rng: Random) -> None:
    """Two coups that differ in what others decided look the same until the last decision."""
    first = new_coup(sheet, rng)
    for seat in first._start:
        offers = [offer for offer in first.actions(seat) if offer.kind == "place"]
        if offers:
            first.act(seat, Place(offers[0].low))
    if len(first._bets) < 2:
        return
    first.act(HOUSE, Deal(random_deck(rng)))
    second = first.game.coup(first._start, barred=first.barred)
    second.replay(first.history)
    order = list(first.to_act)
    rng.shuffle(order)
    last, *others = order
    for seat in others:
        for coup in (first, second):
            offer = rng.choice(coup.actions(seat))
            coup.act(seat, Raise(offer.high) if offer.kind == "raise" else Fold())
        for viewer in (None, HOUSE, *first._start):
            if viewer not in others:
                assert first.view(viewer) == second.view(viewer)
            if viewer not in (*others, HOUSE):
                assert told(first, viewer) == told(second, viewer)
        assert [first.chips(each) for each in order] == [second.chips(each) for each in order]
    first.act(last, Fold())
    assert all(seat.additional is not None for seat in first.view(None).seats if seat.dealt)
