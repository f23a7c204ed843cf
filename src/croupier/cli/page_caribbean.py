"""The page of a Caribbean Stud sheet."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from croupier.cli.page import Page
from croupier.hands import ranking
from croupier.records.rules_caribbean import coup_steps, jackpot_facts, pays, prizes, table_facts
from croupier.sheets import CaribbeanSheet
from croupier.sheets.check_caribbean import ACES_OR_KINGS


def fill_caribbean(page: Page, sheet: CaribbeanSheet) -> None:
    """Write the page of a Caribbean Stud sheet."""
    hands = sheet.hands
    made = ranking(
        hands.order, lowest=sheet.deck.rank, ace_low=hands.ace_low, kickers=hands.kickers
    )
    page.part("table", page.facts(table_facts(page, sheet, made)))
    columns = [("pays", pays(page, sheet))]
    if sheet.progressive is not None:
        columns.append(("prize", prizes(page, sheet.progressive)))
    content: list[RenderableType] = [page.hands(made, columns)]
    if ACES_OR_KINGS in sheet.additional.pays:
        content.append(Text(page.say("letter-note"), style="dim"))
    page.part("hands", *content, page.facts(page.equal_hands(made)))
    page.part("coup", page.steps(coup_steps(page, sheet)))
    if sheet.progressive is not None:
        page.part("jackpot", page.facts(jackpot_facts(page, sheet.progressive)))
