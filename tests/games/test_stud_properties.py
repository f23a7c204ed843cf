"""What holds in every coup of stud, over random ones of two to nine seats."""

from __future__ import annotations

import random
import typing
from collections.abc import Iterator
from fractions import Fraction
from functools import cache

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.cards import Card
from croupier.games.actions import (
    HOUSE,
    AnyAction,
    Blind,
    Call,
    Check,
    Deal,
    Decline,
    Fold,
    IllegalAction,
    Open,
    Place,
    Raise,
    Seat,
    TimeOut,
    Violation,
    Void,
)
from croupier.games.coup import seen_by
from croupier.games.events import AnyEvent
from croupier.games.pots import split_pots
from croupier.games.results import StudSettlement
from croupier.games.stud import StudCoup
from croupier.games.stud_view import StudView
from games.random_stud import PLAIN, Start, choices, choose, middle, play_out, sized, starts, step
from games.slow_pots import slow_pots
from games.stud_tools import state

History = list[tuple[Seat, AnyAction]]


def rake_taken(coup: StudCoup) -> int:
    """Return what the dealer kept."""
    return coup.settlement.rake if coup.settlement else 0


@given(starts(), choices)
@pytest.mark.clause("CM-10", "CM-14")
def test_chips_are_conserved_at_every_step(start: Start, bytes_: bytes) -> None:
    """Chips behind, pot and rake are what the seats brought, to the cent, after every act."""
    coup, left = start.coup(), iter(bytes_)
    total = sum(start.banks.values())
    while True:
        view = coup.view(None)
        assert sum(coup.chips(seat) for seat in coup.seats) + view.pot + rake_taken(coup) == total
        assert sum(seat.bank for seat in view.seats) + view.pot + rake_taken(coup) == total
        assert min(coup.betting.chips) >= 0
        if coup.done:
            break
        step(start, coup, next(left, 0))


@given(starts(), choices)
@pytest.mark.ruling("R-CM-10")
def test_the_pots_in_the_middle_are_those_that_are_settled(start: Start, bytes_: bytes) -> None:
    """Pots and what lies in front are all there is; each pot is one that is settled so or grows."""
    coup, left = start.coup(), iter(bytes_)
    while not coup.done:
        view, betting = coup.view(None), coup.betting
        assert sum(view.pots) + sum(betting.bets) == view.pot
        middle = [paid - bet for paid, bet in zip(betting.put_in, betting.bets, strict=True)]
        settled = split_pots(middle, betting.live, [0] * len(middle))
        amounts = [pot.amount for pot in settled.pots]
        assert list(view.pots) in (amounts, [*amounts, settled.returned])
        step(start, coup, next(left, 0))
    assert coup.view(None).pots == ()


@given(starts(), choices)
@pytest.mark.clause("CM-10", "CM-12", "CM-13", "CM-14")
@pytest.mark.ruling("R-CM-10", "R-CM-11", "R-CM-12")
def test_the_settlement_is_the_slow_calculators(start: Start, bytes_: bytes) -> None:
    """Pots, rake, winners and payments agree with counting the money unit by unit."""
    coup = play_out(start, bytes_)
    settlement = coup.settlement
    if settlement is None:
        assert coup.voided
        assert {seat: coup.chips(seat) for seat in coup.seats} == coup.banks
        return
    betting, sheet = coup.betting, coup.game.sheet
    contested = sum(betting.live) > 1
    values = [
        coup.ranking.ties[coup.ranking.strength(down + up)] if alive and contested else 0
        for down, up, alive in zip(coup.down, coup.up, betting.live, strict=True)
    ]
    above = sheet.rake.above if sheet.rake else 0
    rate = sheet.rake.rate if sheet.rake else Fraction(0)
    if max(betting.put_in) > 60_000:
        return  # too many units to count one by one
    slow = slow_pots(betting.put_in, betting.live, values, above=above, rate=rate)
    assert [result.paid for result in settlement.seats] == slow.paid
    assert [
        (
            pot.amount,
            pot.rake,
            frozenset(coup.position[seat] for seat in pot.seats),
            tuple(coup.position[seat] for seat in pot.winners),
        )
        for pot in settlement.pots
    ] == slow.pots
    assert all(pot.winners for pot in settlement.pots)
    for result in settlement.seats:
        assert coup.chips(result.seat) == coup.banks[result.seat] + result.net


@given(starts(), choices)
def test_history_rebuilds_the_coup(start: Start, bytes_: bytes) -> None:
    """Sheet, banks and history give the same events, views and settlement again."""
    coup = play_out(start, bytes_)
    again = start.coup()
    again.replay(coup.history)
    assert state(again) == state(coup)
    assert again.settlement == coup.settlement
    with pytest.raises(IllegalAction):
        again.replay([(HOUSE, TimeOut(coup.seats[0]))])


@given(starts(), choices)
def test_everything_survives_json(start: Start, bytes_: bytes) -> None:
    """Events, history, views and settlement read back from JSON are equal to what was written."""
    coup = play_out(start, bytes_)
    events = msgspec.json.decode(msgspec.json.encode(coup.events), type=list[AnyEvent])
    assert events == coup.events
    history = msgspec.json.decode(msgspec.json.encode(coup.history), type=History)
    assert history == coup.history
    for viewer in (None, HOUSE, *coup.seats):
        view = coup.view(viewer)
        assert msgspec.json.decode(msgspec.json.encode(view), type=StudView) == view
    settled = msgspec.json.encode(coup.settlement)
    assert msgspec.json.decode(settled, type=StudSettlement | None) == coup.settlement
    again = start.coup()
    again.replay(history)
    assert again.events == events


def probes(coup: StudCoup) -> Iterator[tuple[Seat, AnyAction, bool]]:
    """Yield things to try and whether they are offered."""
    amounts = {-100, 0, 1, coup.betting.level, coup.betting.level + 1, 10**9}
    for seat in (HOUSE, *coup.seats, Seat(10)):
        offered = {offer.kind: offer for offer in coup.actions(seat)}
        for offer in offered.values():
            amounts |= {offer.low, offer.high, offer.low - 1, offer.high + 1, middle(offer)}
        for kind, action in PLAIN.items():
            yield seat, action, kind in offered
        for to in amounts:
            yield seat, Open(to), "open" in offered and offered["open"].allows(to)
            yield seat, Raise(to), "raise" in offered and offered["raise"].allows(to)
        for other in (*coup.seats, Seat(10), HOUSE):
            fits = "time-out" in offered and coup.to_act == (other,)
            yield seat, TimeOut(other), fits
            yield seat, Violation(other, "x"), "violation" in offered and other in coup.position
        yield seat, Void("x"), "void" in offered
        yield seat, Deal(()), False
        yield seat, Place(500), False


@given(starts(), choices)
@pytest.mark.clause("CM-5", "CM-6", "CM-7", "CM-8")
def test_offered_is_accepted_and_all_else_refused_by_clause(start: Start, bytes_: bytes) -> None:
    """What is offered may be done, low, middle, high; what is not is refused and moves nothing."""
    coup, left = start.coup(), iter(bytes_)
    while True:
        before = state(coup)
        for seat, action, offered in probes(coup):
            assert coup.can(seat, action) == offered, (seat, action)
            if offered:
                continue
            with pytest.raises(IllegalAction) as refusal:
                coup.act(seat, action)
            assert refusal.value.code
            assert refusal.value.clause or refusal.value.code == "unknown-action"
        assert state(coup) == before
        for seat in coup.seats:
            for offer in coup.actions(seat):
                for to in (offer.low, middle(offer), offer.high):
                    coup.verify(seat, sized(offer, to))
        if coup.done:
            break
        step(start, coup, next(left, 0))


@cache
def hints(kind: type) -> dict[str, object]:
    """Return the types of a struct's fields."""
    found = typing.get_type_hints(kind)
    return {name: hint for name, hint in found.items() if "ClassVar" not in str(hint)}


def cards_in(value: object) -> Iterator[Card]:
    """Yield every card that stands in a value made of structs: found by the fields' types."""
    if isinstance(value, (tuple, list)):
        for item in value:
            yield from cards_in(item)
    elif isinstance(value, msgspec.Struct):
        for name, hint in hints(type(value)).items():
            item = getattr(value, name)
            if "Card" in str(hint) and not isinstance(item, msgspec.Struct):
                found = item if isinstance(item, tuple) else () if item is None else (item,)
                yield from (Card(card) for card in found if isinstance(card, int))
            yield from cards_in(item)


def known_to(coup: StudCoup, viewer: Seat | None) -> set[Card]:
    """Return the cards that a viewer may know: its own, those face up, those exposed."""
    known = {card for cards in coup.up for card in cards}
    for i in coup.shown:
        known |= set(coup.down[i])
    if viewer in coup.position:
        known |= set(coup.down[coup.position[viewer]])
    return known


@given(starts(), choices)
@pytest.mark.ruling("R-CM-17")
def test_no_view_or_event_holds_a_hidden_card(start: Start, bytes_: bytes) -> None:
    """At every step, every card in what a seat or a watcher sees is one that it may know."""
    coup, left = start.coup(), iter(bytes_)
    while True:
        for viewer in (None, *coup.seats):
            known = known_to(coup, viewer)
            assert set(cards_in(coup.view(viewer))) <= known
            assert set(cards_in([e for e in coup.events if seen_by(e, viewer)])) <= known
            if viewer is not None:
                own = set(coup.down[coup.position[viewer]])
                assert own <= set(cards_in(coup.view(viewer)))  # the search finds what is there
        if coup.done:
            break
        step(start, coup, next(left, 0))


@given(starts(), choices, st.integers(0, 70), st.integers(0, 1 << 30))
@pytest.mark.ruling("R-CM-17")
def test_what_is_hidden_changes_nothing_that_is_seen(
    start: Start, bytes_: bytes, stop: int, seed: int
) -> None:
    """With every card that a viewer may not know dealt otherwise, it sees the very same."""
    coup, left = start.coup(), iter(bytes_)
    while not coup.done and len(coup.history) < stop:
        step(start, coup, next(left, 0))
    if coup.done and sum(coup.betting.live) > 1 and not coup.voided:
        return  # hidden hands decide a showdown
    dice = random.Random(seed)
    for viewer in (None, *coup.seats):
        known = known_to(coup, viewer)
        again = start.coup()
        for seat, action in coup.history:
            if isinstance(action, Deal):
                unseen = [card for card in action.deck if card not in known]
                dice.shuffle(unseen)
                deck = tuple(card if card in known else unseen.pop() for card in action.deck)
                again.act(seat, Deal(deck))
            else:
                again.act(seat, action)
        assert msgspec.json.encode(again.view(viewer)) == msgspec.json.encode(coup.view(viewer))
        seen = [msgspec.json.encode(e) for e in coup.events if seen_by(e, viewer)]
        assert [msgspec.json.encode(e) for e in again.events if seen_by(e, viewer)] == seen


@given(starts(), choices)
@pytest.mark.ruling("R-CM-17")
def test_a_winner_of_a_contested_pot_has_shown_and_a_beaten_hand_may_hide(
    start: Start, bytes_: bytes
) -> None:
    """Whoever wins against another live hand shows; whoever mucks is beaten by one shown before."""
    coup = play_out(start, bytes_)
    settlement = coup.settlement
    if settlement is None:
        return
    strength = {result.seat: result.strength for result in settlement.seats}
    for pot in settlement.pots:
        if len(pot.seats) > 1:
            assert all(strength[seat] is not None for seat in pot.winners)
    if sum(coup.betting.live) == 1:
        assert set(strength.values()) == {None}
    live = {seat for seat, alive in zip(coup.seats, coup.betting.live, strict=True) if alive}
    assert all(strength[seat] is None for seat in coup.seats if seat not in live)


@given(starts(), choices)
@pytest.mark.clause("CM-7")
def test_nobody_without_chips_or_hand_is_asked(start: Start, bytes_: bytes) -> None:
    """The seat on turn always has a live hand and chips, and a coup comes to its end."""
    coup, left = start.coup(), iter(bytes_)
    for _ in range(2_000):
        if coup.done:
            break
        (seat,) = coup.to_act
        if seat != HOUSE:
            assert coup.chips(seat) > 0
            assert coup.betting.live[coup.position[seat]]
            assert coup.actions(seat)
        assert [s for s in coup.seats if coup.actions(s)] == ([] if seat == HOUSE else [seat])
        coup.act(*choose(start, coup, next(left, 0)))
    assert coup.done
    assert coup.to_act == ()


@given(starts(), choices)
@pytest.mark.clause("CM-5", "CM-6")
@pytest.mark.ruling("R-CM-7")
def test_first_opening_and_cap_hold_in_every_coup(start: Start, bytes_: bytes) -> None:
    """The coup's first bet is the antes or all-in, and no coup has more raises than its cap."""
    coup = play_out(start, bytes_)
    antes = sum(min(bank, coup.stake.ante) for bank in coup.banks.values())
    bets = [event for event in coup.events if type(event).__name__ in {"Opened", "BlindPosted"}]
    if bets and type(bets[0]).__name__ == "Opened":
        assert getattr(bets[0], "to") <= antes  # noqa: B009 - both kinds of event stand here
    rules = coup.game.betting_rules
    full = [e for e in coup.events if type(e).__name__ == "Raised" and getattr(e, "full")]  # noqa: B009
    rounds = len(coup.game.streets) if rules.raises_per_round else 1
    assert len(full) <= rules.raises * rounds


def test_the_plain_actions_are_all_there() -> None:
    """The probes try every action of the game."""
    assert {type(action) for action in PLAIN.values()} == {Blind, Decline, Check, Call, Fold}
