"""What happened in a coup, told: one sentence an event, from ``record.ftl``.

Each event is told as it stands. Who may hear it is :func:`croupier.games.coup.seen_by`'s to say.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from croupier import money
from croupier.cards import Card, cards_text
from croupier.games import events as ev
from croupier.games.actions import HOUSE, Seat
from croupier.games.coup import seen_by
from croupier.games.stud import StudCoup
from croupier.records.coupfile import HAND
from croupier.records.explain import Explanation, explain_caribbean, explain_stud
from croupier.records.record import AnyCoup
from croupier.records.voice import Sentence, Voice

_Teller: TypeAlias = Callable[[Voice, Any], Sentence]


def voice_of(coup: AnyCoup, language: str) -> Voice:
    """Return the voice that tells a coup in a language."""
    ranking = coup.ranking if isinstance(coup, StudCoup) else coup.game.pays.ranking
    return Voice(coup.game.sheet, ranking, language)


def tell(voice: Voice, event: ev.AnyEvent) -> Sentence:
    """Return the sentence of an event."""
    special = _TELLERS.get(type(event))
    if special is not None:
        return special(voice, event)
    tag = str(event.__struct_config__.tag)
    values = {name: getattr(event, name) for name in event.__struct_fields__}
    return Sentence(voice.say(f"story-{tag}", **_said(voice, values)), _clauses(event))


def explained(coup: AnyCoup, viewer: Seat | None, language: str) -> Explanation | None:
    """Return why everybody was paid what, naming only hands that ``viewer`` may know.

    ``viewer`` is a seat, the house (which knows every hand) or None for a watcher. None is returned
    for a coup that is not over or was voided.
    """
    hands = known_hands(coup, viewer)
    voice = voice_of(coup, language)
    if isinstance(coup, StudCoup):
        if coup.settlement is None:
            return None
        return explain_stud(voice, coup.game.rake_rule, coup.settlement, hands)
    if coup.settlement is None:
        return None
    return explain_caribbean(voice, coup.game.pays, coup.settlement, hands)


def known_hands(coup: AnyCoup, viewer: Seat | None) -> dict[Seat, tuple[Card, ...]]:
    """Return the whole hands, five cards each, that ``viewer`` may know."""
    found: dict[Seat, tuple[Card, ...]] = {}
    for event in coup.events:
        if not seen_by(event, viewer):
            continue
        if isinstance(event, (ev.OwnHand, ev.HandShown)):
            found[event.seat] = event.cards
        elif isinstance(event, (ev.OwnCard, ev.CardUp)):
            found[event.seat] = (*found.get(event.seat, ()), event.card)
    return {seat: cards for seat, cards in found.items() if len(cards) == HAND}


def who(voice: Voice, seat: Seat) -> str:
    """Return how a seat, or the house, is called at the beginning of a line."""
    if seat == HOUSE:
        return voice.say("record-house-begins")
    return voice.say("record-seat-begins", seat=seat)


def waiting(voice: Voice, seats: tuple[Seat, ...]) -> str:
    """Return the list of whom a coup waits for."""
    names = [
        voice.say("record-house") if seat == HOUSE else voice.say("record-seat", seat=seat)
        for seat in seats
    ]
    return voice.listed(names)


_MONEY = frozenset({"amount", "ante", "progressive", "to", "prize", "stake"})


def _said(voice: Voice, values: Mapping[str, Any]) -> dict[str, object]:
    said: dict[str, object] = {}
    for key, value in values.items():
        if key in _MONEY:
            said[key] = voice.money(value)
        elif key in ("cards", "deck"):
            said[key] = cards_text(value)
        elif key == "card":
            said[key] = cards_text([value])
        elif isinstance(value, (str, int)):
            said[key] = value
    return said


def _clauses(event: ev.AnyEvent) -> tuple[str, ...]:
    clause = getattr(event, "clause", "")
    return (clause,) if clause else ()


def _hand(key: str) -> _Teller:
    def told(voice: Voice, event: ev.HandShown | ev.OwnHand) -> Sentence:
        hand = voice.hand(event.cards)
        return Sentence(voice.say(key, seat=event.seat, cards=cards_text(event.cards), hand=hand))

    return told


def _bet_placed(voice: Voice, event: ev.BetPlaced) -> Sentence:
    key = "story-bet-placed-progressive" if event.progressive else "story-bet-placed"
    ante, progressive = voice.money(event.ante), voice.money(event.progressive)
    return Sentence(voice.say(key, seat=event.seat, ante=ante, progressive=progressive))


def _joined(voice: Voice, event: ev.Joined) -> Sentence:
    key = "story-joined" if event.chips else "story-joined-left"
    return Sentence(voice.say(key, seat=event.seat, chips=voice.money(event.chips)), ("QC-5",))


def _meter_fed(voice: Voice, event: ev.MeterFed) -> Sentence:
    key = "story-meter-fed" if event.amount >= 0 else "story-meter-unfed"
    amount = voice.money(money.shown(abs(event.amount)))
    return Sentence(voice.say(key, amount=amount), ("R-QC-13",))


def _own_decision(voice: Voice, event: ev.OwnDecision) -> Sentence:
    key = "story-own-decision" if event.amount else "story-own-decision-fold"
    return Sentence(voice.say(key, seat=event.seat, amount=voice.money(event.amount)))


def _dealer_shown(voice: Voice, event: ev.DealerShown) -> Sentence:
    key = f"story-dealer-shown-{'opens' if event.opens else 'shut'}"
    cards: tuple[Card, ...] = event.cards
    text = voice.say(key, cards=cards_text(cards), hand=voice.hand(cards))
    return Sentence(text, ("QC-9", "QC-10"))


def _progressive_hit(voice: Voice, event: ev.ProgressiveHit) -> Sentence:
    name = voice.class_of(event.strength)
    text = voice.say(
        "story-progressive-hit",
        seat=event.seat,
        hand=name,
        prize=voice.money(event.prize),
        after=voice.money(money.shown(event.after)),
    )
    return Sentence(text, ("QC-20",))


def _bet_settled(voice: Voice, event: ev.BetSettled) -> Sentence:
    kind = "won" if event.net > 0 else "lost" if event.net else "push"
    text = voice.say(
        f"story-bet-{kind}",
        seat=event.seat,
        bet=voice.say(f"story-bet-name-{event.bet}"),
        amount=voice.money(event.net),
        stake=voice.money(event.stake),
    )
    return Sentence(text, event.clauses)


def _short(key: str) -> _Teller:
    def told(voice: Voice, event: ev.Opened | ev.Raised) -> Sentence:
        message_id = key if event.full else f"{key}-short"
        clauses = () if event.full else ("R-CM-8",)
        return Sentence(voice.say(message_id, seat=event.seat, to=voice.money(event.to)), clauses)

    return told


def _pot_awarded(voice: Voice, event: ev.PotAwarded) -> Sentence:
    shares = [
        voice.say("story-pot-share", share=voice.money(share), seat=seat)
        for seat, share in zip(event.winners, event.shares, strict=True)
    ]
    key = "story-pot-side" if event.pot else "story-pot-main"
    amount = voice.money(event.amount)
    text = voice.say(key, number=event.pot, amount=amount, shares=voice.listed(shares))
    return Sentence(text, ("CM-14",))


def _fixed(key: str, *clauses: str) -> _Teller:
    def told(voice: Voice, event: ev.AnyEvent) -> Sentence:
        values = {name: getattr(event, name) for name in event.__struct_fields__}
        return Sentence(voice.say(key, **_said(voice, values)), clauses)

    return told


_TELLERS: Mapping[type, _Teller] = {
    ev.HandShown: _hand("story-hand-shown"),
    ev.OwnHand: _hand("story-own-hand"),
    ev.Joined: _joined,
    ev.BetPlaced: _bet_placed,
    ev.MeterFed: _meter_fed,
    ev.OwnDecision: _own_decision,
    ev.DealerShown: _dealer_shown,
    ev.ProgressiveHit: _progressive_hit,
    ev.BetSettled: _bet_settled,
    ev.Opened: _short("story-opened"),
    ev.Raised: _short("story-raised"),
    ev.PotAwarded: _pot_awarded,
    ev.BetReturned: _fixed("story-bet-returned", "R-CM-10"),
    ev.RakeTaken: _fixed("story-rake", "CM-13"),
    ev.HandMucked: _fixed("story-hand-mucked", "R-CM-17"),
}
