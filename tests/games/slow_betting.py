"""The rules of betting from the bare list of what was done: slow, obvious, and no other's code.

Nothing is kept between two decisions. Who may do what is worked out anew from the banks and the
whole list of deeds, in the words of the rulings.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from croupier.games.betting import FIXED_LIMIT, POT_LIMIT, BettingRules


class Deed(NamedTuple):
    """What a seat did: ``to`` is its total in front afterwards, in its round."""

    round: int
    seat: int
    kind: str
    to: int


class SlowTable(NamedTuple):
    """Banks before the ante, the ante, the blinds in order, the rules, and all that was done."""

    banks: Sequence[int]
    ante: int
    blinds: Sequence[int]
    rules: BettingRules
    deeds: Sequence[Deed]


def antes(table: SlowTable) -> int:
    """Return the sum of the antes in the pot, short ones as they are."""
    return sum(min(bank, table.ante) for bank in table.banks)


def in_front(table: SlowTable, round_: int, seat: int, *, until: int | None = None) -> int:
    """Return what a seat has in front in a round, after so many deeds."""
    found = 0
    if round_ == 0 and seat < len(table.blinds):
        found = table.blinds[seat]
    for deed in table.deeds[:until]:
        if (deed.round, deed.seat) == (round_, seat) and deed.kind != "fold":
            found = deed.to
    return found


def behind(table: SlowTable, round_: int, seat: int) -> int:
    """Return what a seat has left."""
    spent = min(table.banks[seat], table.ante)
    return table.banks[seat] - spent - sum(in_front(table, r, seat) for r in range(round_ + 1))


def pot(table: SlowTable, round_: int) -> int:
    """Return all that was put in."""
    return sum(table.banks) - sum(behind(table, round_, i) for i in range(len(table.banks)))


def is_live(table: SlowTable, seat: int) -> bool:
    """Whether a seat has not folded."""
    return not any(deed.seat == seat and deed.kind == "fold" for deed in table.deeds)


def height(table: SlowTable, round_: int, *, until: int | None = None) -> int:
    """Return the bet to call after so many deeds."""
    return max(in_front(table, round_, i, until=until) for i in range(len(table.banks)))


def full_sizes(table: SlowTable, round_: int) -> list[int]:
    """Return the sizes of the full bets and raises of a round in order, the blind's first.

    A bet is full that reaches all antes; a raise that adds at least the last full bet or raise.
    """
    sizes = []
    if round_ == 0 and table.blinds:
        sizes.append(table.blinds[-1])
    for number, deed in enumerate(table.deeds):
        if deed.round != round_ or deed.kind not in {"open", "raise"}:
            continue
        if not sizes:
            if deed.to >= antes(table):
                sizes.append(deed.to)
        elif deed.to - height(table, round_, until=number) >= sizes[-1]:
            sizes.append(deed.to - height(table, round_, until=number))
    return sizes


def raises_made(table: SlowTable, round_: int) -> int:
    """Return how many raises count against the cap: full ones beyond each round's first bet."""
    rounds = [round_] if table.rules.raises_per_round else range(round_ + 1)
    return sum(max(0, len(full_sizes(table, r)) - 1) for r in rounds)


def may_still_raise(table: SlowTable, round_: int, seat: int) -> bool:
    """Whether the betting is open to a seat: it has not acted, or faces a full raise in total."""
    own = [n for n, d in enumerate(table.deeds) if (d.round, d.seat) == (round_, seat)]
    if not own:
        return True
    opened = next((n for n in _fulls(table, round_)), None)
    if opened is not None and opened > own[-1] and not (round_ == 0 and table.blinds):
        return True
    faced = height(table, round_) - height(table, round_, until=own[-1] + 1)
    return faced >= full_sizes(table, round_)[-1]


def _fulls(table: SlowTable, round_: int) -> list[int]:
    """Return the places of the deeds of a round that reach a full opening."""
    return [
        number
        for number, deed in enumerate(table.deeds)
        if deed.round == round_ and deed.kind == "open" and deed.to >= antes(table)
    ]


def able_others(table: SlowTable, round_: int, seat: int) -> bool:
    """Whether another live seat has chips to answer with."""
    return any(
        other != seat and is_live(table, other) and behind(table, round_, other) > 0
        for other in range(len(table.banks))
    )


def up(amount: int, unit: int) -> int:
    """Return the next whole unit."""
    while amount % unit:
        amount += 1
    return amount


def down(amount: int, unit: int) -> int:
    """Return the last whole unit."""
    while amount % unit:
        amount -= 1
    return amount


def slow_offers(table: SlowTable, round_: int, seat: int) -> dict[str, tuple[int, int]]:
    """Return the bounds of what a seat on turn may do, by kind."""
    level, mine = height(table, round_), in_front(table, round_, seat)
    left = behind(table, round_, seat)
    found: dict[str, tuple[int, int]] = {"fold": (0, 0)}
    if mine == level:
        found["check"] = (0, 0)
    else:
        price = min(left, level - mine)
        found["call"] = (price, price)
    if mine + left <= level or not able_others(table, round_, seat):
        return found
    sizes = full_sizes(table, round_)
    if sizes:
        if raises_made(table, round_) < table.rules.raises and may_still_raise(table, round_, seat):
            found["raise"] = _raise(table, round_, seat, sizes[-1])
    elif not (mine and any((d.round, d.seat) == (round_, seat) for d in table.deeds)):
        found["open"] = _opening(table, round_, mine + left)
    return found


def _opening(table: SlowTable, round_: int, chips: int) -> tuple[int, int]:
    all_antes, unit = antes(table), table.rules.unit
    earlier = bool(table.blinds) or any(d.kind == "open" and d.round < round_ for d in table.deeds)
    if not earlier:
        return min(all_antes, chips), min(all_antes, chips)
    low = min(up(all_antes, unit), chips)
    if table.rules.size == FIXED_LIMIT:
        return low, low
    if table.rules.size == POT_LIMIT and chips > pot(table, round_):
        return low, max(low, down(pot(table, round_), unit))
    return low, chips


def _raise(table: SlowTable, round_: int, seat: int, size: int) -> tuple[int, int]:
    level, mine = height(table, round_), in_front(table, round_, seat)
    all_in, unit = mine + behind(table, round_, seat), table.rules.unit
    low = min(up(level + size, unit), all_in)
    if table.rules.size == FIXED_LIMIT:
        return low, low
    most = level + pot(table, round_) + (level - mine)
    if table.rules.size == POT_LIMIT and all_in > most:
        return low, max(low, down(most, unit))
    return low, all_in


def slow_turn(table: SlowTable, round_: int, first: int) -> int:
    """Return who is to act: clockwise after the last who did, else from ``first``; -1: nobody."""
    seats = len(table.banks)
    here = [deed for deed in table.deeds if deed.round == round_]
    start = (here[-1].seat + 1) if here else first
    for step in range(seats):
        seat = (start + step) % seats
        if not is_live(table, seat) or behind(table, round_, seat) == 0:
            continue
        owes = in_front(table, round_, seat) < height(table, round_)
        spoke = any(deed.seat == seat for deed in here)
        if owes or (not spoke and able_others(table, round_, seat)):
            return seat
    return -1
