"""``croupier hand``: what hands are worth under a sheet, best first."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from croupier.cli.errors import Refusal
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
            "number of players, the shortest deck that it plays with and that has all the cards.",
        ),
    ] = None,
    json_: JsonOption = False,
    language: LanguageOption = "",
) -> None:
    """Tell class and name of one or more hands, best first; equal hands share a place.

    The deck decides which hand is the lowest straight: with 36 cards A-6-7-8-9 is one.
    """
    from croupier.sheets import load_sheet

    loaded = load_sheet(sheet)
    parsed = [_five(text) for text in hands]
    ranking = _ranking(loaded, _lowest(loaded, parsed, lowest))
    rows = _rows(loaded, ranking, parsed, language)
    if json_:
        print(json.dumps(rows, ensure_ascii=False))
        return
    _print(rows, ranking.lowest)


def _five(text: str) -> tuple[Card, ...]:
    from croupier.cards import CardError, parse_cards

    try:
        cards = parse_cards(text)
    except CardError as error:
        raise Refusal(f'"{_clip(text)}": {error}') from error
    if len(cards) != 5:
        number = "one card" if len(cards) == 1 else f"{len(cards)} cards"
        raise Refusal(
            f'"{_clip(text)}": {number}, where a hand has 5; write each hand in quotes, '
            'like "Kh Kd 9s 9c 2h"'
        )
    return cards


def _lowest(
    sheet: CaribbeanSheet | StudSheet, hands: Sequence[tuple[Card, ...]], given: str | None
) -> Rank:
    """Return the lowest rank of the deck: as given, else by the sheet and the cards."""
    from croupier.cards import RANKS, parse_rank, rank, refuse_strangers
    from croupier.hands.order import HIGHEST_LOWEST
    from croupier.sheets import CaribbeanSheet

    if given is not None:
        lowest = parse_rank(given)
        if lowest > HIGHEST_LOWEST:
            raise Refusal(f"--lowest {given}: too short a deck for a straight; write 2 to 9, or T")
    elif isinstance(sheet, CaribbeanSheet):
        lowest = sheet.deck.rank
    else:
        least = min(rank(card) for cards in hands for card in cards)
        decks = [sheet.deck.rank(players) for players in range(2, sheet.table.seats + 1)]
        fitting = [deck for deck in decks if deck <= min(least, HIGHEST_LOWEST)]
        lowest = max(fitting, default=min(decks))
        if not fitting:
            raise Refusal(
                f"{RANKS[least]}: no deck of this sheet goes that low, the longest starts at "
                f"{RANKS[lowest]}; give --lowest to rank the hands all the same"
            )
    for cards in hands:
        refuse_strangers(cards, lowest)
    return lowest


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


def _print(rows: Sequence[dict[str, str | int]], lowest: Rank) -> None:
    from rich.table import Table
    from rich.text import Text

    from croupier.cards import RANKS
    from croupier.cli.telling import console

    table = Table.grid(padding=(0, 2))
    for row in rows:
        place = f"{row['place']}."
        table.add_row(Text(place), Text(str(row["cards"]), style="bold"), Text(str(row["name"])))
    out = console()
    out.print(table)
    if lowest:
        out.print(Text(f"{RANKS[lowest]}–A", style="dim"))


def _clip(text: str) -> str:
    return text if len(text) <= 40 else text[:37] + "…"
