"""One act of a coup as a line of text, exactly: ``3 raise 120.00``, ``0 time-out 2``.

First the seat (0 is the house), then what it does, then its values. Amounts are decimal text, the
meter has six decimals. The deck of a deal stands in the record's ``_deck``, once.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

from croupier import money
from croupier.cards import Card
from croupier.games.actions import (
    AnyAction,
    Blind,
    Call,
    Check,
    Deal,
    Decline,
    Expose,
    Fold,
    Join,
    Open,
    Place,
    Raise,
    Seat,
    TakeBack,
    TimeOut,
    Violation,
    Void,
)
from croupier.money import Micro

_PLAIN: Mapping[str, type[TakeBack | Blind | Decline | Check | Call | Fold]] = {
    "take-back": TakeBack,
    "blind": Blind,
    "decline": Decline,
    "check": Check,
    "call": Call,
    "fold": Fold,
}
_METER = re.compile(r"(?P<whole>[0-9]{1,15})\.(?P<part>[0-9]{6})")
_SEAT = re.compile(r"[0-9]{1,2}")
_MICRO_PER_UNIT = money.micro(money.MINOR_PER_UNIT)


class NotationError(ValueError):
    """A line that is no act; the message is how the act named in it is written."""


def line_of(seat: Seat, action: AnyAction) -> str:
    """Return an act as its line."""
    return " ".join([str(seat), action.__struct_config__.tag, *_values(action)])  # type: ignore[list-item]


def _values(action: AnyAction) -> Sequence[str]:
    match action:
        case Place():
            values = [money.text(action.ante)] + ["progressive"] * action.progressive
        case Open() | Raise():
            values = [money.text(action.to)]
        case Join():
            values = [str(action.seat), money.text(action.chips)]
        case Expose():
            values = [meter_text(action.meter)]
        case TimeOut():
            values = [str(action.seat)]
        case Violation():
            values = [str(action.seat), action.reason]
        case Void():
            values = [action.reason]
        case _:
            values = []
    return values


def act_of(line: str, deck: tuple[Card, ...] | None) -> tuple[Seat, AnyAction]:
    """Return the act of a line; ``deck`` is what a deal deals from.

    Raises:
        NotationError: the line is no act.
    """
    seat, _, rest = line.partition(" ")
    name, _, values = rest.partition(" ")
    if not _SEAT.fullmatch(seat):
        raise NotationError("SEAT ACT …, like 3 check")
    if name in _PLAIN:
        if values:
            raise NotationError(f"SEAT {name}")
        return Seat(int(seat)), _PLAIN[name]()
    read = _READ.get(name)
    if read is None:
        raise NotationError(f"SEAT {' | '.join([*_PLAIN, *_READ])}")
    action = read(values, deck)
    if action is None:
        raise NotationError(f"SEAT {name} {_HOW[name]}".rstrip())
    return Seat(int(seat)), action


def meter_text(meter: Micro) -> str:
    """Return a meter's decimal text with all its six decimals."""
    return f"{meter // _MICRO_PER_UNIT}.{meter % _MICRO_PER_UNIT:06d}"


def _place(values: str, _deck: object) -> AnyAction | None:
    ante, _, rest = values.partition(" ")
    amount = _amount(ante)
    if amount is None or rest not in ("", "progressive"):
        return None
    return Place(amount, progressive=rest == "progressive")


def _join(values: str, _deck: object) -> AnyAction | None:
    seat, _, chips = values.partition(" ")
    amount = _amount(chips)
    if amount is None or not _SEAT.fullmatch(seat):
        return None
    return Join(Seat(int(seat)), amount)


def _to(kind: type[Open | Raise]) -> Callable[[str, object], AnyAction | None]:
    def read(values: str, _deck: object) -> AnyAction | None:
        amount = _amount(values)
        return None if amount is None else kind(amount)

    return read


def _deal(values: str, deck: tuple[Card, ...] | None) -> AnyAction | None:
    return None if values or deck is None else Deal(deck)


def _expose(values: str, _deck: object) -> AnyAction | None:
    match = _METER.fullmatch(values)
    if match is None:
        return None
    return Expose(int(match["whole"]) * _MICRO_PER_UNIT + int(match["part"]))


def _time_out(values: str, _deck: object) -> AnyAction | None:
    return TimeOut(Seat(int(values))) if _SEAT.fullmatch(values) else None


def _violation(values: str, _deck: object) -> AnyAction | None:
    seat, _, reason = values.partition(" ")
    return Violation(Seat(int(seat)), reason) if _SEAT.fullmatch(seat) else None


def _void(values: str, _deck: object) -> AnyAction | None:
    return Void(values)


def _amount(text: str) -> money.Minor | None:
    try:
        return money.parse(text)
    except money.MoneyError:
        return None


_READ: Mapping[str, Callable[[str, tuple[Card, ...] | None], AnyAction | None]] = {
    "place": _place,
    "open": _to(Open),
    "raise": _to(Raise),
    "join": _join,
    "deal": _deal,
    "expose": _expose,
    "time-out": _time_out,
    "violation": _violation,
    "void": _void,
}
_HOW = {
    "place": "ANTE [progressive], like 1 place 10.00 progressive",
    "open": "TOTAL, like 1 open 50.00",
    "raise": "TOTAL, like 1 raise 120.00",
    "join": "SEAT CHIPS, like 0 join 3 500.00",
    "deal": "with the deck's order at _deck",
    "expose": "METER with six decimals, like 0 expose 10000.500000",
    "time-out": "SEAT, like 0 time-out 3",
    "violation": "SEAT REASON, like 0 violation 3 showed a card",
    "void": "REASON, like 0 void misdeal",
}
