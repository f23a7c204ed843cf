"""``croupier play``: one table in the terminal, bots on the other seats."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from croupier.cli.options import LanguageOption, command_line

if TYPE_CHECKING:
    from croupier.cli.play_advice import When

app = command_line("One table in this terminal, bots on the other seats.")


@app.command(epilog="Example: croupier play caribbean-stud-quebec --seats 3")
def play(  # noqa: PLR0917 - as many parameters as options
    sheet: Annotated[
        str | None,
        typer.Argument(
            metavar="[SHEET]",
            help="A rule sheet: a file, or the name of a shipped one; without it you choose.",
        ),
    ] = None,
    seats: Annotated[
        int | None, typer.Option(metavar="N", help="How many sit at the table, you among them.")
    ] = None,
    stake: Annotated[
        int | None, typer.Option(metavar="N", help="The line of the sheet's stakes, from 1.")
    ] = None,
    seed: Annotated[
        str | None,
        typer.Option(
            metavar="HEX",
            help="64 hexadecimal digits: the same seed and entries play the same coups again.",
            show_default="from the system's randomness",
        ),
    ] = None,
    record: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR",
            help="Where the record of every coup is written.",
            show_default="a folder of yours; told when you leave",
        ),
    ] = None,
    four_colours: Annotated[
        bool, typer.Option("--four-colours", help="A colour for each suit.")
    ] = False,
    fast: Annotated[bool, typer.Option("--fast", help="Deal and play without pauses.")] = False,
    advice: Annotated[
        str,
        typer.Option(
            metavar="WHEN",
            help="Advice: asked (! at a decision), before, after, or none.",
        ),
    ] = "asked",
    language: LanguageOption = "",
) -> None:
    """Play coups of a sheet in this terminal, against simple bots.

    At every question ? shows the rules and q leaves, at a decision ! tells what each choice is
    worth. Each coup is recorded, an unfinished one as it stands. Nothing is shown that a player at
    the table would not see.
    """
    from datetime import datetime

    from croupier.cli.felt import Look
    from croupier.cli.play_keep import Keeper, default_folder
    from croupier.cli.play_session import Wishes
    from croupier.cli.play_session import play as sit_down
    from croupier.cli.play_terminal import terminal

    here = terminal(fast=fast)
    signs = here.out.encoding.lower().startswith("utf")
    wishes = Wishes(
        sheet=sheet,
        seed=_seed(seed),
        language=language,
        look=Look(signs=signs, four_colours=four_colours),
        seats=seats,
        stake=stake,
        advice=_advice(advice),
    )
    keeper = Keeper(record or default_folder(), lambda: datetime.now().astimezone())
    sit_down(here, wishes, keeper)


def _advice(text: str) -> When:
    from croupier.cli.errors import Refusal
    from croupier.cli.play_advice import WHEN

    found = next((when for when in WHEN if when == text), None)
    if found is None:
        raise Refusal(f"--advice {text[:30]!r}: write {', '.join(WHEN)}")
    return found


def _seed(text: str | None) -> bytes:
    from croupier.cli.errors import Refusal
    from croupier.shuffle import ShuffleError, fresh_seed, seed_of_text

    try:
        return fresh_seed() if text is None else seed_of_text(text)
    except ShuffleError as error:
        raise Refusal(f"--seed: {error}") from error
