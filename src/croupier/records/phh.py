"""A coup as PHH 0.0.2 can say it: the fields and actions that other programs read.

PHH has no code for these games, so private ones are used: ``X-CSP`` for Caribbean Stud, ``X-N5S``
for five card stud (``X-P5S`` pot limit, ``X-F5S`` fixed) and ``X-N5C`` where it is dealt closed.
Players are counted from the dealer's (or the marker's) left; at Caribbean Stud the house is the
last player, with a stack of ``inf``. Source: the PHH specification of the University of Toronto
Computer Poker Student Research Group, https://github.com/uoftcprg/phh-std.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from decimal import Decimal
from math import inf
from typing import Any, TypeAlias

from croupier import money
from croupier.cards import Card, card_text
from croupier.games import events as ev
from croupier.games.actions import HOUSE, Seat
from croupier.games.caribbean import CaribbeanCoup
from croupier.games.coup import seen_by
from croupier.games.stud import StudCoup
from croupier.money import Minor
from croupier.records.record import AnyCoup, Record, replay
from croupier.sheets import StudSheet

Fields: TypeAlias = dict[str, Any]

_LIMIT = {"no limit": "N", "pot": "P", "fixed": "F"}
_UNKNOWN = "??"


def export(record: Record, seat: Seat | None = None) -> Fields:
    """Return the fields of a PHH document without what only Croupier reads.

    With a ``seat`` no card stands in it that this seat did not see: ``??`` stands in its place.

    Raises:
        ReplayError: the engine refuses the record.
    """
    coup = replay(record)
    fields = fields_of(record, coup, seat)
    fields["_sheet_digest"] = record.sheet.digest
    fields["_rules"] = record.rules
    if seat is not None:
        fields["_seen_by"] = int(seat)
    return fields


def fields_of(record: Record, coup: AnyCoup, seat: Seat | None = None) -> Fields:
    """Return what PHH says of a coup, as the house knows it or as one seat saw it."""
    viewer = HOUSE if seat is None else seat
    fields = _caribbean(coup, viewer) if isinstance(coup, CaribbeanCoup) else _stud(coup, viewer)
    fields["currency"] = record.sheet.currency
    fields["venue"] = record.sheet.house
    for key, value in record.about.items():
        fields[key] = list(value) if isinstance(value, tuple) else value
    return fields


def variant_of(coup: AnyCoup) -> str:
    """Return the private PHH code of a coup's game."""
    sheet = coup.game.sheet
    if not isinstance(sheet, StudSheet):
        return "X-CSP"
    is_open = any(street.up for street in sheet.deal.streets)
    return f"X-{_LIMIT[sheet.betting.size]}5{'S' if is_open else 'C'}"


def number(amount: Minor) -> Decimal:
    """Return an amount as PHH wants it: a bare number, exact, with two decimals."""
    return Decimal(money.text(amount))


def _caribbean(coup: CaribbeanCoup, viewer: Seat) -> Fields:
    bets: dict[Seat, ev.BetPlaced] = {}
    for event in coup.events:
        if isinstance(event, ev.BetPlaced):
            bets[event.seat] = event
        elif isinstance(event, ev.BetTakenBack):
            bets.pop(event.seat, None)
    seats = sorted(bets)
    teller = _Actions([*seats, HOUSE], coup.events, viewer)
    fields: Fields = {
        "variant": variant_of(coup),
        "antes": [*(number(bets[seat].ante) for seat in seats), number(0)],
        "starting_stacks": [*(number(coup.brought(seat)) for seat in seats), inf],
        "actions": teller.actions(),
        "seats": [*seats, coup.game.sheet.table.seats + 1],
        "seat_count": coup.game.sheet.table.seats + 1,
        "_progressive": [bets[seat].progressive > 0 for seat in seats],
    }
    if coup.done:
        fields["finishing_stacks"] = [*(number(coup.chips(seat)) for seat in seats), inf]
    if coup.settlement is not None:
        fields["_meter"] = money.text(money.shown(coup.settlement.meter_after))
    return fields


def _stud(coup: StudCoup, viewer: Seat) -> Fields:
    seats = coup.seats
    antes = [event.amount for event in coup.events if isinstance(event, ev.AntePosted)]
    posted = [event for event in coup.events if isinstance(event, ev.BlindPosted)]
    blinds = {event.seat: event.amount for event in posted}
    fields: Fields = {
        "variant": variant_of(coup),
        "ante_trimming_status": True,
        "antes": [number(amount) for amount in antes],
        "blinds_or_straddles": [number(blinds.get(seat, 0)) for seat in seats],
        "min_bet": number(sum(antes)),
        "starting_stacks": [number(coup.banks[seat]) for seat in seats],
        "actions": _Actions(seats, coup.events, viewer).actions(),
        "seats": list(seats),
        "seat_count": coup.game.sheet.table.seats,
    }
    if coup.done:
        fields["finishing_stacks"] = [number(coup.chips(seat)) for seat in seats]
    if coup.settlement is not None:
        won = dict.fromkeys(seats, 0)
        for pot in coup.settlement.pots:
            for seat, share in zip(pot.winners, pot.shares, strict=True):
                won[seat] += share
        fields["winnings"] = [number(won[seat]) for seat in seats]
        fields["_rake"] = money.text(coup.settlement.rake)
    return fields


class _Actions:
    """Makes PHH's action strings of a coup's events, as one viewer saw them."""

    def __init__(
        self, players: Sequence[Seat], events: Iterable[ev.AnyEvent], viewer: Seat
    ) -> None:
        self.names = {seat: f"p{place}" for place, seat in enumerate(players, start=1)}
        self.events = [event for event in events if seen_by(event, viewer)]
        self.said: list[str] = []
        self.dealt: dict[Seat, list[str]] = {}
        self.faces: dict[Seat, list[str]] = {}
        self.deck: tuple[Card, ...] = ()

    def actions(self) -> list[str]:
        """Return the actions, in order."""
        for event in self.events:
            if not self._deal(event):
                self._flush()
                line = self._line(event)
                if line is not None:
                    self.said.append(line)
        self._flush()
        return self.said

    def _deal(self, event: ev.AnyEvent) -> bool:
        """Gather what is dealt, a line for each player; whether the event is about that."""
        match event:
            case ev.HandDealt():
                self.dealt[event.seat] = [_UNKNOWN] * 5
            case ev.OwnHand():
                self.dealt[event.seat] = [card_text(card) for card in event.cards]
            case ev.CardDown():
                self.dealt.setdefault(event.seat, []).append(_UNKNOWN)
                self.faces.setdefault(event.seat, []).append("down")
            case ev.OwnCard():
                self.dealt[event.seat][-1] = card_text(event.card)
            case ev.CardUp():
                self.dealt.setdefault(event.seat, []).append(card_text(event.card))
                self.faces.setdefault(event.seat, []).append("up")
            case ev.DealerExposed():
                self.dealt[HOUSE] = self._house_cards(event.cards)
                self.faces[HOUSE] = [f"{len(event.cards)} exposed"]
            case ev.DeckSet():
                self.deck = event.deck
            case _:
                return False
        return True

    def _house_cards(self, exposed: Sequence[Card]) -> list[str]:
        """Return the dealer's cards: all for the house, which knows the deck, else the exposed."""
        if self.deck:
            top = 5 * len(self.dealt)
            return [card_text(card) for card in self.deck[top : top + 5]]
        return [_UNKNOWN] * (5 - len(exposed)) + [card_text(card) for card in exposed]

    def _flush(self) -> None:
        for seat, cards in self.dealt.items():
            faces = self.faces.get(seat)
            comment = f" # {', '.join(faces)}" if faces else ""
            self.said.append(f"d dh {self.names[seat]} {''.join(cards)}{comment}")
        self.dealt.clear()
        self.faces.clear()

    def _line(self, event: ev.AnyEvent) -> str | None:
        name = self.names.get(getattr(event, "seat", HOUSE), "")
        line: str | None = None
        match event:
            case ev.Folded() | ev.Checked():
                act = "f" if isinstance(event, ev.Folded) else "cc"
                line = f"{name} {act}" + (f" # {event.clause}" if event.clause else "")
            case ev.Called():
                line = f"{name} cc"
            case ev.Opened() | ev.Raised():
                line = f"{name} cbr {number(event.to)}"
            case ev.AdditionalBetMade():
                line = f"{name} cbr {number(event.amount)}"
            case ev.DealerShown() | ev.HandShown():
                line = f"{name} sm {''.join(map(card_text, event.cards))}"
            case ev.HandMucked():
                line = f"{name} sm"
            case ev.ViolationRecorded():
                who = name or f"seat {event.seat}"
                line = f"# violation by {who}: {_flat(event.reason)} [{event.clause}]"
            case ev.Voided():
                line = f"# voided: {_flat(event.reason)} [{event.clause}]"
        return line


def _flat(reason: str) -> str:
    """Return a reason on one line without ``#``, which PHH takes for a commentary."""
    return " ".join(reason.replace("#", " ").split())
