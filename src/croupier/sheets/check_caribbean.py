"""Cross-checks of a Caribbean Stud sheet."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import pairwise

from croupier import money
from croupier.hands import CLASSES, OrderError, Ranking
from croupier.sheets.check import (
    MOST_MONEY,
    check_deal,
    check_order_in_deck,
    check_unit,
    check_whole_units,
    lowest_rank,
    unknown_class,
)
from croupier.sheets.faults import Finding
from croupier.sheets.fields import Prize, pay_text, percent_text
from croupier.sheets.near import nearest
from croupier.sheets.places import Path
from croupier.sheets.schema import CaribbeanSheet, Progressive
from croupier.sheets.worth import progressive_worth

ACES_OR_KINGS = "pair of aces or kings"
"""The chart's last row by the letter of the sheet, for pair and high card (R-QC-1)."""

_REPLACED = ("pair", "high card")
_ORDER: Path = ("hands", "order")
_PAYS: Path = ("raise", "pays")
_PRIZES: Path = ("progressive", "pays")


def check_caribbean(sheet: CaribbeanSheet, *, order_is_sound: bool) -> Iterator[Finding]:
    """Yield every finding about a Caribbean Stud sheet beyond its order of hands."""
    yield from _table(sheet)
    yield from _chart(sheet)
    yield from _whole_cents(sheet)
    lowest = lowest_rank(sheet.deck.lowest)
    made = None
    if lowest is None:
        yield Finding("not-rank", ("deck", "lowest"), {"value": sheet.deck.lowest[:20]})
    else:
        yield from check_deal(sheet.table.seats, lowest, dealer=True, about=("deck", "lowest"))
        made, never = check_order_in_deck(sheet.hands, lowest) if order_is_sound else (None, [])
        yield from never
        if order_is_sound and made is None:
            yield Finding("deck-too-short", ("deck", "lowest"), {"value": sheet.deck.lowest})
    if made is not None:
        yield from _opens(sheet, made)
    if sheet.progressive is not None:
        yield from _progressive(sheet, sheet.progressive)
        if made is not None:
            yield from _worth(sheet.progressive, made)


def _table(sheet: CaribbeanSheet) -> Iterator[Finding]:
    table = sheet.table
    least, most = ("table", "ante", "min"), ("table", "ante", "max")
    yield from check_unit(table.unit)
    yield from check_whole_units(least, table.ante.min, table.unit)
    yield from check_whole_units(most, table.ante.max, table.unit)
    if table.ante.min > table.ante.max:
        values = {"min": money.text(table.ante.min), "max": money.text(table.ante.max)}
        yield Finding("min-above-max", least, values, (most,))
    if table.ante.max * sheet.additional.multiple > MOST_MONEY:
        yield Finding("too-much-money", most, {"most": money.text(MOST_MONEY)})
    if table.max_payout == 0:
        yield Finding("zero", ("table", "max_payout"))


def _opens(sheet: CaribbeanSheet, made: Ranking) -> Iterator[Finding]:
    try:
        made.lowest_strength(sheet.dealer.opens)
    except OrderError:
        value = {"value": sheet.dealer.opens[:40]}
        yield Finding("no-such-hand", ("dealer", "opens"), value, (_ORDER, ("deck", "lowest")))


def _chart(sheet: CaribbeanSheet) -> Iterator[Finding]:
    """Yield what is wrong with the chart of the additional bet: its rows, and their pays."""
    pays, order = sheet.additional.pays, sheet.hands.order
    rows = [name for name in order if name in CLASSES]
    by_letter = ACES_OR_KINGS in pays
    if by_letter:
        rows = [name for name in rows if name not in _REPLACED]
        for name in _REPLACED:
            if name in pays:
                yield Finding("row-replaced", (*_PAYS, name), {"name": name})
    near = set()
    for name in pays:
        if name not in rows and name != ACES_OR_KINGS and not (by_letter and name in _REPLACED):
            meant = _meant(name, [*rows, ACES_OR_KINGS], pays)
            near.add(meant)
            yield unknown_class((*_PAYS, name), name, meant, rows, (_ORDER,))
    for name in rows:
        if name not in pays and name not in near:
            code = "row-missing-pair" if name in _REPLACED else "row-missing"
            yield Finding(code, (*_PAYS, name), {"name": name}, (_ORDER, _PAYS))
    ladder = [name for name in [*rows, ACES_OR_KINGS] if name in pays]
    for higher, lower in pairwise(ladder):
        if pays[higher] < pays[lower]:
            values = {
                "higher": higher,
                "pay": pay_text(pays[higher]),
                "lower": lower,
                "more": pay_text(pays[lower]),
            }
            yield Finding("pays-decrease", (*_PAYS, higher), values, ((*_PAYS, lower), _ORDER))


def _meant(name: str, rows: Sequence[str], written: Mapping[str, object]) -> str | None:
    """Return the row that a name was meant to be; rather one that is not written yet."""
    return nearest(name, [row for row in rows if row not in written]) or nearest(name, rows)


def _whole_cents(sheet: CaribbeanSheet) -> Iterator[Finding]:
    """Warn of a pay that does not come out in whole cents for every bet of whole units."""
    bet = sheet.table.unit * sheet.additional.multiple
    for name, pay in sheet.additional.pays.items():
        if (bet * pay).denominator != 1:
            values = {"bet": money.text(bet), "pay": pay_text(pay)}
            about = (("table", "unit"), ("raise", "multiple"))
            yield Finding("odd-cents", (*_PAYS, name), values, about, warning=True)


def _progressive(sheet: CaribbeanSheet, progressive: Progressive) -> Iterator[Finding]:
    if progressive.bet == 0:
        yield Finding("zero", ("progressive", "bet"))
    for key, amount in (("bet", progressive.bet), ("seed", progressive.seed)):
        if amount > MOST_MONEY:
            yield Finding("too-much-money", ("progressive", key), {"most": money.text(MOST_MONEY)})
    if progressive.contribution > 1:
        value = {"value": percent_text(progressive.contribution)}
        yield Finding("over-100", ("progressive", "contribution"), value)
    if not progressive.pays:
        yield Finding("empty", _PRIZES)
    order = sheet.hands.order
    near = set()
    for name, prize in progressive.pays.items():
        if name not in order:
            meant = _meant(name, order, progressive.pays)
            near.add(meant)
            yield unknown_class((*_PRIZES, name), name, meant, order, (_ORDER,))
        if prize.share is not None and prize.share > 1:
            yield Finding("over-100", (*_PRIZES, name), {"value": str(prize)})
    yield from _prize_ladder(sheet, progressive, near)
    yield from _shares(sheet, progressive)


def _prize_ladder(
    sheet: CaribbeanSheet, progressive: Progressive, near: set[str | None]
) -> Iterator[Finding]:
    """Yield prizes that decrease up the order, and classes left out above a paid one."""
    paid = [name for name in sheet.hands.order if name in progressive.pays]
    above = sheet.hands.order[: sheet.hands.order.index(paid[-1])] if paid else ()
    for name in above:
        if name not in paid and name not in near and name in CLASSES:
            values = {"name": name, "lower": paid[-1]}
            yield Finding("prize-missing", (*_PRIZES, name), values, (_ORDER, _PRIZES))
    for place, higher in enumerate(paid):
        for lower in paid[place + 1 :]:
            code = _wrong_way(progressive.pays[higher], progressive.pays[lower], progressive.seed)
            if code is not None:
                values = {
                    "higher": higher,
                    "pay": str(progressive.pays[higher]),
                    "lower": lower,
                    "more": str(progressive.pays[lower]),
                    "seed": money.text(progressive.seed),
                }
                about = ((*_PRIZES, lower), _ORDER)
                warning = code == "prize-low-at-seed"
                yield Finding(code, (*_PRIZES, higher), values, about, warning=warning)
                break


def _wrong_way(higher: Prize, lower: Prize, seed: money.Minor) -> str | None:
    """Return the code of a higher class's prize that is less than a lower class's."""
    if higher.share is not None and lower.share is not None:
        return "pays-decrease" if higher.share < lower.share else None
    if higher.amount is not None and lower.amount is not None:
        return "pays-decrease" if higher.amount < lower.amount else None
    at_seed = [seed * p.share if p.share is not None else p.amount or 0 for p in (higher, lower)]
    return "prize-low-at-seed" if at_seed[0] < at_seed[1] else None


def _shares(sheet: CaribbeanSheet, progressive: Progressive) -> Iterator[Finding]:
    """Yield a fault where shares taken of the same meter could come to more than all of it."""
    if progressive.order != "share":
        return
    for name, prize in progressive.pays.items():
        together = (prize.share or Fraction(0)) * sheet.table.seats
        if prize.share is not None and prize.share < 1 and together > 1:
            values: dict[str, str | int] = {
                "value": str(prize),
                "seats": sheet.table.seats,
                "together": percent_text(together),
            }
            about: tuple[Path, ...] = (("table", "seats"), ("progressive", "order"))
            yield Finding("shares-over-100", (*_PRIZES, name), values, about)


def _worth(progressive: Progressive, made: Ranking) -> Iterator[Finding]:
    """Warn when the progressive bet gives back more than it takes in the long run (R-QC-7)."""
    if progressive.bet == 0:
        return
    worth = progressive_worth(progressive, made)
    if worth.long_run > 1:
        values = {
            "fixed": f"{float(worth.fixed):.2%}",
            "contribution": percent_text(worth.contribution),
            "seed": f"{float(worth.seed):.2%}",
            "total": f"{float(worth.long_run):.1%}",
        }
        about = (_PRIZES, ("progressive", "seed"), ("progressive", "bet"))
        yield Finding(
            "returns-over-1", ("progressive", "contribution"), values, about, warning=True
        )
