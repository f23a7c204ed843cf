"""Seats at live tables that act as soon as they may, and people who only look on."""

from __future__ import annotations

from random import Random
from time import perf_counter

import msgspec
from bench.live.sockets import Pace, Socket

_HELLO = b'{"type":"hello","version":1}'
_HELLO_AGAIN = b'{"type":"hello","version":1,"session":"%s"}'
_ACK = b'{"type":"ack"'
_EVENTS = b'{"type":"events"'
_REFUSED = b'{"type":"refused"'
_NO_OFFERS = b'"offers":[]'
_NO_STATE = b'"state":null'
ACTS = "a"


class _Offer(msgspec.Struct):
    kind: str
    low: int


class _Sitter(msgspec.Struct):
    seat: int
    chips: int


class _State(msgspec.Struct):
    seats: list[_Sitter]


class _Shown(msgspec.Struct):
    coup: int
    turn: int
    offers: list[_Offer]
    state: _State | None


class _Answer(msgspec.Struct):
    id: str | None = None
    code: str = ""


_shown = msgspec.json.Decoder(_Shown).decode
_answer = msgspec.json.Decoder(_Answer).decode

_LIKING = {"check": 8, "call": 6, "raise": 1, "open": 2, "fold": 1, "blind": 1, "decline": 4}
_LIKING_CARIBBEAN = {"raise": 2, "fold": 1}


class Watcher(Socket):
    """Somebody who follows a table and says nothing more."""

    def __init__(self, pace: Pace, table: str) -> None:
        """Begin unconnected."""
        super().__init__(pace)
        self._table = table

    def start(self) -> None:
        """Say hello, and watch."""
        self.send(_HELLO)
        self.send(b'{"type":"watch","table":"%s"}' % self._table.encode())


class Seated(Socket):
    """A seat that does, at random, what it is offered; broke, it gets up and buys in again."""

    def __init__(
        self,
        pace: Pace,
        table: str,
        seat: int,
        chips: int,
        random: Random,
        session: str | None = None,
    ) -> None:
        """Begin unconnected; ``chips`` are what it sits down with, ``session`` an account's."""
        super().__init__(pace)
        self._table = table.encode()
        self._seat = seat
        self._chips = chips
        self._random = random
        self._hello = _HELLO if session is None else _HELLO_AGAIN % session.encode()
        self._liking = _LIKING if "stud" in table else _LIKING_CARIBBEAN
        self._last = (0, 0)
        self._next = b""
        self._asked = 0.0
        self._count = 0
        self._leaving = False
        self.sat = False

    def start(self) -> None:
        """Say hello, watch, sit down."""
        self.send(self._hello)
        self.send(b'{"type":"watch","table":"%s"}' % self._table)
        self._sit()

    def _sit(self) -> None:
        self._count += 1
        self.send(
            b'{"type":"sit","table":"%s","seat":%d,"chips":%d,"id":"s%d"}'
            % (self._table, self._seat, self._chips, self._count)
        )

    def took(self, payload: bytes) -> None:
        """Look whether there is something to do."""
        if payload.startswith(_EVENTS):
            if _NO_OFFERS not in payload or _NO_STATE not in payload:
                self._look(_shown(payload))
        elif payload.startswith(_ACK):
            answer = _answer(payload)
            if answer.id is not None and answer.id.startswith(ACTS):
                self.pace.answered(self._asked)
            elif answer.id is not None and answer.id.startswith("s"):
                self.sat, self._leaving = True, False
        elif payload.startswith(_REFUSED):
            answer = _answer(payload)
            if answer.id is not None and answer.id.startswith(ACTS):
                self.pace.refused(answer.code)
            else:
                self.pace.tally.refused[answer.code] += 1

    def _look(self, shown: _Shown) -> None:
        if shown.state is not None and self.sat:
            self._look_at_chips(shown.state)
        now = (shown.coup, shown.turn)
        if shown.offers and now != self._last:
            self._last = now
            action = self._chosen(shown.offers)
            self._count += 1
            self._next = (
                b'{"type":"act","table":"%s","coup":%d,"turn":%d,"id":"a%d","action":%s}'
                % (
                    self._table,
                    *now,
                    self._count,
                    action,
                )
            )
            self.pace.may_act(self)

    def _look_at_chips(self, state: _State) -> None:
        mine = [sitter.chips for sitter in state.seats if sitter.seat == self._seat]
        if not mine:
            self.sat = False
            self._sit()
        elif not mine[0] and not self._leaving:
            self._leaving = True
            self._count += 1
            self.send(b'{"type":"leave","table":"%s","id":"l%d"}' % (self._table, self._count))

    def _chosen(self, offers: list[_Offer]) -> bytes:
        weights = [self._liking.get(offer.kind, 0) for offer in offers]
        kinds = {offer.kind: offer for offer in offers}
        offer = kinds.get("place") or self._random.choices(offers, weights)[0]
        if offer.kind == "place":
            return b'{"do":"place","ante":%d,"progressive":true}' % offer.low
        if offer.kind in ("open", "raise"):
            return b'{"do":"%s","to":%d}' % (offer.kind.encode(), offer.low)
        return b'{"do":"%s"}' % offer.kind.encode()

    def act(self) -> None:
        """Do it."""
        self._asked = perf_counter()
        self.send(self._next)
