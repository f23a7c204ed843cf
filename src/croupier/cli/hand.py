"""``croupier hand``: what hands are worth under a sheet, best first."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated

import typer

from croupier.cli.options import JsonOption, LanguageOption, SheetArgument, command_line

if TYPE_CHECKING:
    from croupier.records.ranked import RankedHands
    from croupier.sheets import CaribbeanSheet, StudSheet

app = command_line("What hands are worth under a sheet, best first.")


@app.command(
    epilog='Example: croupier hand caribbean-stud-quebec "Kh Kd 9s 9c 2h" "Ah Kd 9s 4c 2h"'
)
def hand(
    sheet: SheetArgument,
    hands: Annotated[
        list[str],
        typer.Argument(metavar='"CARDS" …', help="Five cards each, in quotes: “Kh Kd 9s 9c 2h”."),
    ],
    lowest: Annotated[
        str | None,
        typer.Option(
            "--lowest",
            metavar="RANK",
            help="The deck's lowest rank; else the sheet's own. Where the sheet takes it from the "
            "number of players, the shortest of its decks that has all the cards, or else all 52.",
        ),
    ] = None,
    json_: JsonOption = False,
    language: LanguageOption = "",
) -> None:
    """Tell class and name of one or more hands, best first; equal hands share a place.

    The deck decides which hand is the lowest straight: with 36 cards A-6-7-8-9 is one.
    """
    from croupier.records.ranked import rank_hands
    from croupier.sheets import load_sheet

    loaded = load_sheet(sheet)
    ranked = rank_hands(loaded, hands, lowest=lowest, language=language)
    if json_:
        print(json.dumps([each.answer() for each in ranked], ensure_ascii=False))
        return
    _print(loaded, ranked, language)


def _print(sheet: CaribbeanSheet | StudSheet, ranked: RankedHands, language: str) -> None:
    """Print the hands, and under them the deck where the sheet has more than one."""
    from rich.table import Table
    from rich.text import Text

    from croupier.cards import RANKS, cards_text, full_deck
    from croupier.cli.telling import console
    from croupier.messages import Messages
    from croupier.records.ranked import decks
    from croupier.sheets import StudSheet

    table = Table.grid(padding=(0, 2))
    for each in ranked:
        cards = Text(cards_text(each.cards), style="bold")
        table.add_row(Text(f"{each.place}."), cards, Text(each.name))
    out = console()
    out.print(table)
    if isinstance(sheet, StudSheet):
        messages, lowest = Messages(language), ranked.lowest
        said = messages.text("ranked-deck", cards=len(full_deck(lowest)), lowest=RANKS[lowest])
        if lowest == 0 < min(decks(sheet)):
            said = messages.text("ranked-deck-longer", rank=RANKS[lowest])
        out.print(Text(said, style="dim"))
