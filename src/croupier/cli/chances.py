"""``croupier chances``: each seat's chance to win and to share at a stud table."""

from __future__ import annotations

import json
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, Annotated

import typer

from croupier.cli.options import JsonOption, LanguageOption, SetOption, SheetArgument, command_line

if TYPE_CHECKING:
    from croupier.odds.position import Position

app = command_line("Each seat's chance to win and to share at a stud table.")

MOST_SAMPLES = 1_000_000_000
"""The error of a chance is then below 0.005%, and the answer takes minutes."""

EXAMPLES = r"""Examples, seats clockwise from the left of the marker:

  croupier chances five-card-stud-casino "?:Ah Kd" "Qs:Qd 9c" "x ?:Jc 10d"
  croupier chances five-card-stud-casino AhKd QdQc 9s8s --players 5
  croupier chances five-card-stud-casino "Ah:Ad 9s 8c 7h" "?:Kd Kc Jd Js" x x
  croupier chances five-card-stud-casino-closed "Ah Ad Ks 9s 9c" "?????"

A seat is its hidden cards, a colon, its shown cards. ? is a hidden card
that nobody knows. Without a colon the cards are the shown ones; on a
closed deal, the hidden. x before it: folded; what is known of its cards
is out of the deck. The streets still to come follow from the sheet, and
are not written.
"""


@app.command(epilog=EXAMPLES)
def chances(
    sheet: SheetArgument,
    seats: Annotated[
        list[str],
        typer.Argument(
            metavar='"HIDDEN:SHOWN" …',
            help="One word a seat: “?:Ah Kd”, “Qs:Qd 9c”, folded “x ?:7c”.",
        ),
    ],
    *,
    players: Annotated[
        int | None,
        typer.Option(
            "--players",
            metavar="N",
            help="Players dealt in, which make the deck; else the seats written.",
        ),
    ] = None,
    lowest: Annotated[
        str | None,
        typer.Option("--lowest", metavar="RANK", help="The deck's lowest rank; else the sheet's."),
    ] = None,
    samples: Annotated[
        int,
        typer.Option(
            "--samples",
            metavar="N",
            min=1,
            max=MOST_SAMPLES,
            help="Deals to sample where counting takes too long.",
        ),
    ] = 1_000_000,
    steps: Annotated[
        int,
        typer.Option(
            "--steps",
            metavar="N",
            min=0,
            help="Count exactly what takes up to so many steps; 0 samples in any case.",
        ),
    ] = 500_000_000,
    seed: Annotated[
        int, typer.Option("--seed", metavar="S", min=0, help="Seed of the samples.")
    ] = 1,
    settings: SetOption = None,
    json_: JsonOption = False,
    language: LanguageOption = "",
) -> None:
    """Tell each seat's chance to win and to share, exactly where that can be counted.

    Beyond some hundred million steps of counting deals are sampled, and the error is told.
    """
    place = _position(sheet, seats, players, lowest, settings or [])
    with _told(language):
        import numpy as np

        from croupier.odds.chances import chances as count

        found = count(place, np.random.default_rng(seed), samples=samples, limit=steps)
    if json_:
        from croupier.odds.chances_answer import chances_answer

        print(json.dumps(chances_answer(found, seed), ensure_ascii=False))
        return
    from croupier.cli.page_chances import chances_page
    from croupier.cli.telling import console

    console().print(chances_page(found, seed, language))


def _position(
    name: str, seats: list[str], players: int | None, lowest: str | None, settings: list[str]
) -> Position:
    from croupier.odds.position import read_position
    from croupier.sheets import load_sheet
    from croupier.sheets.change import set_text

    sheet = load_sheet(name)
    if settings:
        sheet = set_text(sheet, settings)
    return read_position(sheet, seats, players=players, lowest=lowest)


def _told(language: str) -> AbstractContextManager[object]:
    """Say on standard error, where a person watches, what takes its time."""
    from rich.console import Console

    from croupier.messages import Messages

    return Console(stderr=True).status(Messages(language).text("chances-counting"))
