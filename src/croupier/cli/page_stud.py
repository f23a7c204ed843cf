"""The page of a five card stud sheet."""

from __future__ import annotations

from collections.abc import Iterable

from rich.table import Table

from croupier.cli.page import Page
from croupier.hands import ranking
from croupier.records.rules_stud import (
    DECK,
    STAKES,
    between_steps,
    coup_steps,
    deck_rows,
    stake_rows,
    table_facts,
)
from croupier.records.rulewords import Rows
from croupier.sheets import StudSheet


def fill_stud(page: Page, sheet: StudSheet) -> None:
    """Write the page of a stud sheet."""
    hands = sheet.hands
    lowest = sheet.deck.rank(sheet.table.seats)
    made = ranking(hands.order, lowest=lowest, ace_low=hands.ace_low, kickers=hands.kickers)
    page.part("table", page.facts(table_facts(page, sheet)))
    page.part("stakes", _grid(page, STAKES, stake_rows(page, sheet)))
    page.part("deck", _grid(page, DECK, deck_rows(page, sheet)))
    page.part("hands", page.hands(made, []), page.facts(page.equal_hands(made)))
    page.part("coup", page.steps(coup_steps(page, sheet)))
    page.part("between", page.steps(between_steps(page, sheet)))


def _grid(page: Page, names: Iterable[str], rows: Rows) -> Table:
    table = Table(box=None, padding=(0, 3, 0, 0), pad_edge=False, header_style="dim")
    for name in names:
        table.add_column(page.say(name), justify="right")
    for row in rows:
        table.add_row(*row)
    return table
