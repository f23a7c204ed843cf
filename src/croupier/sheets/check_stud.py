"""Cross-checks of a five card stud sheet."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from croupier.cards import CardError
from croupier.sheets.check import (
    check_deal,
    check_order_in_deck,
    check_stakes,
    check_unit,
)
from croupier.sheets.faults import Finding
from croupier.sheets.fields import percent_text
from croupier.sheets.places import Path
from croupier.sheets.schema import Blinds, Deal, StudSheet


def check_stud(sheet: StudSheet, *, order_is_sound: bool) -> Iterator[Finding]:
    """Yield every finding about a stud sheet beyond its order of hands."""
    yield from check_unit(sheet.table.unit)
    yield from check_stakes(sheet.stakes, sheet.table.unit)
    yield from _deck(sheet, order_is_sound=order_is_sound)
    yield from _streets(sheet.deal)
    if sheet.blinds is not None:
        yield from _blinds(sheet.blinds, sheet.table.seats)
    if sheet.rake is not None and sheet.rake.rate > 1:
        yield Finding("over-100", ("rake", "rate"), {"value": percent_text(sheet.rake.rate)})


def _deck(sheet: StudSheet, *, order_is_sound: bool) -> Iterator[Finding]:
    """Yield what the deck cannot do for some number of players that the table seats."""
    path = ("deck", "lowest")
    try:
        decks = [(players, sheet.deck.rank(players)) for players in range(2, sheet.table.seats + 1)]
    except CardError:
        yield Finding("not-deck", path, {"value": sheet.deck.lowest[:20]})
        return
    for players, lowest in decks:
        small = [*check_deal(players, lowest, dealer=False, about=path)]
        yield from small
        if small:
            break
    for players, lowest in decks if order_is_sound else []:
        made, never = check_order_in_deck(sheet.hands, lowest)
        if made is None:
            values: dict[str, str | int] = {"value": sheet.deck.lowest, "players": players}
            yield Finding("deck-too-short-for", path, values)
            break
        if lowest == min(rank for _, rank in decks):
            yield from never
            break


def _streets(deal: Deal) -> Iterator[Finding]:
    for place, street in enumerate(deal.streets):
        if street.down + street.up == 0:
            yield Finding("empty-street", ("deal", "streets", place))
    cards = sum(street.down + street.up for street in deal.streets)
    if cards != 5:
        yield Finding("not-five-cards", ("deal", "streets"), {"cards": cards})


def _blinds(blinds: Blinds, seats: int) -> Iterator[Finding]:
    sizes: list[tuple[str, Path, int]] = [("buio", ("blinds", "buio"), blinds.buio)]
    sizes.append(("controbuio", ("blinds", "controbuio"), blinds.controbuio))
    if blinds.over is not None:
        sizes.append(("over", ("blinds", "over", "times"), blinds.over.times))
    for (before, other, less), (name, path, size) in pairwise(sizes):
        if size <= less:
            values: dict[str, str | int] = {
                "name": name,
                "size": size,
                "before": before,
                "less": less,
            }
            yield Finding("blind-not-higher", path, values, (other,))
    if blinds.over is not None and blinds.over.players > seats:
        values = {"players": blinds.over.players, "seats": seats}
        about = (("table", "seats"),)
        yield Finding("over-never", ("blinds", "over", "players"), values, about, warning=True)
