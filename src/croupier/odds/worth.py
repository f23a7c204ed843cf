"""What a sheet is worth: one call for either game."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, overload

from croupier.cards import Card
from croupier.money import Minor
from croupier.odds.caribbean import Analysis, analyse_caribbean
from croupier.odds.count import Progress
from croupier.odds.strategies import OPTIMAL, Decide, Strategy
from croupier.sheets.schema import CaribbeanSheet, StudSheet

if TYPE_CHECKING:
    from croupier.odds.stud_report import StudReport


@overload
def analyse(sheet: StudSheet) -> StudReport: ...


@overload
def analyse(
    sheet: CaribbeanSheet,
    strategy: str | Strategy | Decide = ...,
    *,
    seen: int | None = ...,
    dead: Collection[Card] = ...,
    ante: Minor | None = ...,
    progress: Progress | None = ...,
) -> Analysis: ...


def analyse(
    sheet: CaribbeanSheet | StudSheet,
    strategy: str | Strategy | Decide = OPTIMAL,
    *,
    seen: int | None = None,
    dead: Collection[Card] = (),
    ante: Minor | None = None,
    progress: Progress | None = None,
) -> Analysis | StudReport:
    """Return the exact worth of a sheet.

    Caribbean Stud: edge, outcomes and strategy, counted over every deal; the arguments are those of
    :func:`croupier.odds.caribbean.analyse_caribbean`. Five card stud: its order against its decks,
    and the rake; there is no strategy to choose.

    Raises:
        StrategyError: there is no such strategy.
        PeekError: this many of the dealer's cards cannot be seen.
        CardError: a dead card is not in the deck.
    """
    if isinstance(sheet, StudSheet):
        from croupier.odds.stud_report import stud_report

        return stud_report(sheet)
    return analyse_caribbean(sheet, strategy, seen=seen, dead=dead, ante=ante, progress=progress)
