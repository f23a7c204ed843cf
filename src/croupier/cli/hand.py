"""``croupier hand``: what hands are worth under a sheet, best first."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from croupier.cli.options import JsonOption, LanguageOption, SheetArgument, command_line

if TYPE_CHECKING:
    from croupier.cards import Card, Rank
    from croupier.hands import Ranking
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
    from croupier.records.coupfile import read_hand
    from croupier.sheets import load_sheet

    loaded = load_sheet(sheet)
    parsed = [read_hand(text) for text in hands]
    ranking = _ranking(loaded, _lowest(loaded, parsed, lowest))
    rows = _rows(loaded, ranking, parsed, language)
    if json_:
        print(json.dumps(rows, ensure_ascii=False))
        return
    _print(loaded, rows, ranking.lowest, language)


def _lowest(
    sheet: CaribbeanSheet | StudSheet, hands: Sequence[tuple[Card, ...]], given: str | None
) -> Rank:
    """Return the lowest rank of the deck: as given, else by the sheet and the cards.

    Raises:
        RecordError: no such deck has all the cards.
    """
    from croupier.cards import RANKS, Rank, card_text, rank
    from croupier.hands.order import HIGHEST_LOWEST
    from croupier.records.coupfile import read_lowest
    from croupier.records.document import Document
    from croupier.sheets import CaribbeanSheet

    lowest_card = min((card for cards in hands for card in cards), key=rank)
    least = rank(lowest_card)
    if given is not None:
        lowest = read_lowest(given, Document("--lowest", {}))
    elif isinstance(sheet, CaribbeanSheet):
        lowest = sheet.deck.rank
    else:
        fitting = [deck for deck in _decks(sheet) if deck <= min(least, HIGHEST_LOWEST)]
        lowest = max(fitting, default=Rank(0))
    if least < lowest:
        card, text = card_text(lowest_card), RANKS[lowest]
        raise Document(card, {}).refused("not-in-deck", card=card, lowest=text)
    return lowest


def _decks(sheet: StudSheet) -> list[Rank]:
    """Return the lowest ranks of the decks that a stud sheet plays with."""
    return [sheet.deck.rank(players) for players in range(2, sheet.table.seats + 1)]


def _ranking(sheet: CaribbeanSheet | StudSheet, lowest: Rank) -> Ranking:
    from croupier.hands import ranking

    hands = sheet.hands
    return ranking(hands.order, lowest=lowest, ace_low=hands.ace_low, kickers=hands.kickers)


def _rows(
    sheet: CaribbeanSheet | StudSheet,
    ranking: Ranking,
    hands: Sequence[tuple[Card, ...]],
    language: str,
) -> list[dict[str, str | int]]:
    """Return place, cards, class and name of each hand, best first."""
    from croupier.cards import cards_text
    from croupier.records.voice import Voice

    voice = Voice(sheet, ranking, language)
    worth = [ranking.ties[ranking.strength(cards)] for cards in hands]
    order = sorted(range(len(hands)), key=lambda i: -worth[i])
    return [
        {
            "place": 1 + sum(other > worth[i] for other in worth),
            "cards": cards_text(hands[i]),
            "class": ranking.class_name(ranking.strength(hands[i])),
            "name": voice.hand(hands[i]),
        }
        for i in order
    ]


def _print(
    sheet: CaribbeanSheet | StudSheet,
    rows: Sequence[dict[str, str | int]],
    lowest: Rank,
    language: str,
) -> None:
    """Print the hands, and under them the deck where the sheet has more than one."""
    from rich.table import Table
    from rich.text import Text

    from croupier.cards import RANKS, full_deck
    from croupier.cli.telling import console
    from croupier.messages import Messages
    from croupier.sheets import StudSheet

    table = Table.grid(padding=(0, 2))
    for row in rows:
        place = f"{row['place']}."
        table.add_row(Text(place), Text(str(row["cards"]), style="bold"), Text(str(row["name"])))
    out = console()
    out.print(table)
    if isinstance(sheet, StudSheet):
        messages = Messages(language)
        cards, rank = len(full_deck(lowest)), RANKS[lowest]
        said = messages.text("ranked-deck", cards=cards, lowest=rank)
        if lowest == 0 < min(_decks(sheet)):
            said = messages.text("ranked-deck-longer", rank=rank)
        out.print(Text(said, style="dim"))
