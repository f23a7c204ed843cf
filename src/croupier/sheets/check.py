"""Cross-checks between the lines of a sheet whose single values are sound; all of them at once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from croupier import money
from croupier.cards import CardError, Rank, full_deck, parse_rank
from croupier.hands import CLASSES, OrderError, Ranking, ranking
from croupier.sheets.faults import Finding
from croupier.sheets.near import nearest
from croupier.sheets.places import Path
from croupier.sheets.schema import CaribbeanSheet, Hands, Stake, StudSheet

MOST_MONEY = 10**15
"""Minor units; sums of several banks stay far inside 64 bits."""

_OPTIONAL = ("royal flush", "straight flush")
_ORDER: Path = ("hands", "order")
_UNIT: Path = ("table", "unit")


def check_hands(hands: Hands) -> Iterator[Finding]:
    """Yield what is wrong with the order of classes and their names."""
    order, mended = hands.order, meant(hands.order)
    for place, name in enumerate(order):
        if name not in CLASSES:
            near = mended[place] if mended[place] != name else None
            yield unknown_class((*_ORDER, place), name, near, CLASSES)
        elif name in order[:place]:
            yield Finding("class-twice", (*_ORDER, place), {"name": name})
    missing = [name for name in CLASSES if name not in {*mended, *_OPTIONAL}]
    if missing:
        yield Finding("class-missing", _ORDER, {"names": quoted(missing)})
    for name in hands.names:
        if name not in mended:
            path = ("hands", "names", name)
            yield unknown_class(path, name, nearest(name, mended), mended, about=(_ORDER,))


def unknown_class(
    path: Path, name: str, near: str | None, known: Iterable[str], about: tuple[Path, ...] = ()
) -> Finding:
    """Return the finding of a class that is none, or that the order lacks."""
    if near is not None:
        return Finding("unknown-class", path, {"name": name, "near": near}, about)
    return Finding("unknown-class-far", path, {"name": name, "known": quoted(known)}, about)


def quoted(names: Iterable[str]) -> str:
    """Return names as a sheet lists them."""
    return ", ".join(f'"{name}"' for name in names)


def check_order_in_deck(hands: Hands, lowest: Rank) -> tuple[Ranking | None, list[Finding]]:
    """Return the ranking of a sheet's order on a deck, and the classes that can never be held."""
    try:
        made = ranking(hands.order, lowest=lowest, ace_low=hands.ace_low, kickers=hands.kickers)
    except OrderError:
        return None, []
    held = {rung.name for rung in made.rungs}
    never = [
        Finding("class-never", (*_ORDER, place), {"name": name})
        for place, name in enumerate(hands.order)
        if name not in held
    ]
    return made, never


def check_unit(unit: money.Minor) -> Iterator[Finding]:
    """Yield a fault if the table's unit is nothing."""
    if unit == 0:
        yield Finding("zero", _UNIT)


def check_whole_units(path: Path, amount: money.Minor, unit: money.Minor) -> Iterator[Finding]:
    """Yield a fault if an amount is nothing, or not whole units of the table."""
    if amount == 0:
        yield Finding("zero", path)
    elif unit and amount % unit:
        below = amount // unit * unit
        values: dict[str, str | int] = {
            "value": money.text(amount),
            "unit": money.text(unit),
            "below": money.text(below or unit),
            "above": money.text(below + unit),
        }
        yield Finding("not-whole-units", path, values, (_UNIT,))


def lowest_rank(text: str) -> Rank | None:
    """Return the rank that a deck's line names, or nothing if it names none."""
    try:
        return parse_rank(text)
    except CardError:
        return None


def check_deal(players: int, lowest: Rank, *, dealer: bool, about: Path) -> Iterator[Finding]:
    """Yield a fault if a deck cannot deal five cards to each player, and to a dealer who plays."""
    hands = players + dealer
    cards = len(full_deck(lowest))
    if cards < 5 * hands:
        values: dict[str, str | int] = {
            "players": players,
            "needed": 5 * hands,
            "cards": cards,
            "most": max(0, cards // 5 - dealer),
        }
        code = "deck-too-small-with-dealer" if dealer else "deck-too-small"
        yield Finding(code, ("table", "seats"), values, (about,))


def check(sheet: CaribbeanSheet | StudSheet) -> list[Finding]:
    """Return every finding about a sheet whose single values are sound."""
    from croupier.sheets.check_caribbean import check_caribbean
    from croupier.sheets.check_stud import check_stud

    found = [*check_hands(sheet.hands)]
    if found:
        # Go on as if misspelt classes were mended: their other lines are not at fault for it.
        hands = sheet.hands.model_copy(update={"order": meant(sheet.hands.order)})
        sheet = sheet.model_copy(update={"hands": hands})
    order = sheet.hands.order
    needed = {name for name in CLASSES if name not in _OPTIONAL}
    sound = needed <= {*order} <= {*CLASSES} and len({*order}) == len(order)
    if isinstance(sheet, CaribbeanSheet):
        return [*found, *check_caribbean(sheet, order_is_sound=sound)]
    return [*found, *check_stud(sheet, order_is_sound=sound)]


def meant(order: Sequence[str]) -> tuple[str, ...]:
    """Return an order with every misspelt class as it was most likely meant."""
    mended = list(order)
    for place, name in enumerate(order):
        if name not in CLASSES:
            known = [each for each in CLASSES if each not in mended]
            mended[place] = nearest(name, known) or name
    return tuple(mended)


def check_stakes(stakes: Sequence[Stake], unit: money.Minor) -> Iterator[Finding]:
    """Yield what is wrong with the lines of the stakes."""
    seen: dict[money.Minor, int] = {}
    for place, stake in enumerate(stakes):
        ante, bank = ("stakes", place, "ante"), ("stakes", place, "bank")
        yield from check_whole_units(ante, stake.ante, unit)
        yield from check_whole_units(bank, stake.bank, unit)
        amounts: dict[str, str | int] = {
            "bank": money.text(stake.bank),
            "ante": money.text(stake.ante),
        }
        if 0 < stake.bank < stake.ante:
            yield Finding("bank-below-ante", bank, amounts, (ante,))
        if stake.maximum_bank > MOST_MONEY:
            yield Finding("too-much-money", bank, {"most": money.text(MOST_MONEY)})
        if stake.ante in seen:
            yield Finding("stake-twice", ante, {**amounts, "first": seen[stake.ante] + 1})
        seen.setdefault(stake.ante, place)
