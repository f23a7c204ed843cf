"""``croupier simulate``: many coups of a sheet, with confidence intervals."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from croupier.cli.errors import refusal
from croupier.cli.odds_files import DarkOption, PlotOption
from croupier.cli.options import (
    JsonOption,
    LanguageOption,
    SetOption,
    SheetArgument,
    command_line,
)

if TYPE_CHECKING:
    from croupier.sheets import CaribbeanSheet, StudSheet
    from croupier.simulation.caribbean import CaribbeanJob
    from croupier.simulation.stud import StudJob

app = command_line("Many coups of a sheet, with confidence intervals.")

_EPILOG = "Example: croupier simulate caribbean-stud-quebec --coups 10000000 --seed 1"

StrategyOption = Annotated[
    str | None,
    typer.Option(
        "--strategy",
        metavar="NAME|FILE|LINES",
        help="Caribbean Stud: how the players decide, as for croupier odds.",
        show_default="optimal",
    ),
]
SeatsOption = Annotated[
    int | None,
    typer.Option("--seats", metavar="N", help="How many play.", show_default="1; at stud all"),
]
AnteOption = Annotated[
    str | None,
    typer.Option("--ante", metavar="AMOUNT", help="The ante; at stud the one stake with it."),
]
ProgressiveOption = Annotated[
    bool, typer.Option("--no-progressive", help="Caribbean Stud: leave the progressive bet out.")
]
MeterOption = Annotated[
    str | None,
    typer.Option("--meter", metavar="AMOUNT", help="What the meter shows at the beginning."),
]
SessionOption = Annotated[
    int, typer.Option("--session", metavar="N", help="Coups of a session, for its distribution.")
]
BankrollOption = Annotated[
    str | None,
    typer.Option(
        "--bankroll",
        metavar="AMOUNT",
        help="Caribbean Stud: chips at the start of a session, for the chance of ruin.",
        show_default="100 antes",
    ),
]
PlayersOption = Annotated[
    str | None,
    typer.Option("--players", metavar="NAMES", help="Stud: characters, like tight,bold,trained."),
]
ParquetOption = Annotated[
    Path | None,
    typer.Option("--parquet", metavar="FILE", help="Write the counts as a table into FILE."),
]
ResumeOption = Annotated[
    Path | None,
    typer.Option("--resume", metavar="FILE", help="Go on from FILE, and keep there what is done."),
]
OnOption = Annotated[
    str | None,
    typer.Option("--on", metavar="ADDRESS", help="Play on a Dask cluster: tcp://HOST:8786."),
]
WorkersOption = Annotated[
    int | None,
    typer.Option("--workers", metavar="N", help="Processes.", show_default="one a processor"),
]


@dataclass(frozen=True)
class Asked:
    """How a sheet is to be simulated: what was said, None where nothing was."""

    coups: int
    seed: int | None
    strategy: str | None
    seats: int | None
    ante: str | None
    progressive: bool
    meter: str | None
    session: int
    bankroll: str | None
    players: str | None


@app.command(epilog=_EPILOG)
def simulate(  # noqa: PLR0917 - as many parameters as options
    sheet: SheetArgument,
    coups: Annotated[int, typer.Option("--coups", metavar="N", help="How many coups to play.")],
    seed: Annotated[
        int | None, typer.Option("--seed", metavar="S", help="The same seed, the same totals.")
    ] = None,
    strategy: StrategyOption = None,
    seats: SeatsOption = None,
    ante: AnteOption = None,
    no_progressive: ProgressiveOption = False,
    meter: MeterOption = None,
    session: SessionOption = 200,
    bankroll: BankrollOption = None,
    players: PlayersOption = None,
    settings: SetOption = None,
    workers: WorkersOption = None,
    on: OnOption = None,
    resume: ResumeOption = None,
    json_: JsonOption = False,
    parquet: ParquetOption = None,
    plot: PlotOption = None,
    dark: DarkOption = False,
    language: LanguageOption = "",
) -> None:
    """Play many coups of a sheet: results with intervals, beside the exact values.

    The same seed gives the same totals, on however many processors or machines. Ctrl-C keeps what
    was done, and says how to go on.
    """
    from croupier.cli.simulate_files import refuse_files, write_files
    from croupier.cli.simulate_run import Way, playing
    from croupier.sheets import load_sheet
    from croupier.sheets.change import set_text
    from croupier.simulation.coups import result_of

    refuse_files(parquet, plot, resume, dark=dark)
    if on is not None and workers is not None:
        raise refusal("simulate-refused-workers")
    found = load_sheet(sheet)
    found = set_text(found, settings) if settings else found
    asked = Asked(
        coups, seed, strategy, seats, ante, not no_progressive, meter, session, bankroll, players
    )
    job = _job(found, asked, language)
    again = ["croupier", "simulate", sheet, *_options(asked, job.seed, settings)]
    with playing(job, Way(resume, on, workers, tuple(again), language)) as done:
        result = result_of(job, done.totals)
        write_files(result, parquet, plot, dark=dark, language=language)
        if json_:
            print(json.dumps(result.answer(), ensure_ascii=False, indent=2))
            return
        from croupier.cli.page_simulate import simulation_page
        from croupier.cli.telling import console

        console().print(simulation_page(result, language))


def _job(sheet: CaribbeanSheet | StudSheet, asked: Asked, language: str) -> CaribbeanJob | StudJob:
    """Return the job; a line is told while kernels are compiled for the first time."""
    from croupier.sheets import StudSheet
    from croupier.simulation.coups import job_of

    told: dict[str, Any] = {"seed": asked.seed, "session": asked.session}
    of_caribbean: dict[str, object] = {
        "--strategy": asked.strategy,
        "--meter": asked.meter,
        "--bankroll": asked.bankroll,
        "--no-progressive": None if asked.progressive else True,
    }
    with _waiting(language):
        if isinstance(sheet, StudSheet):
            _refuse(of_caribbean, "Caribbean Stud", sheet.game)
            return job_of(sheet, asked.coups, **told, **_at_stud(sheet, asked))
        _refuse({"--players": asked.players}, "five card stud", sheet.game)
        return job_of(sheet, asked.coups, **told, **_at_caribbean(asked))


def _refuse(options: dict[str, object], game: str, other: str) -> None:
    given = next((option for option, value in options.items() if value is not None), None)
    if given is not None:
        raise refusal("simulate-refused-option", option=given, game=game, other=other)


def _at_caribbean(asked: Asked) -> dict[str, Any]:
    from croupier.odds.strategies import text_of

    return {
        "strategy": text_of(asked.strategy or "optimal"),
        "seats": 1 if asked.seats is None else asked.seats,
        "ante": _amount("--ante", asked.ante),
        "progressive": asked.progressive,
        "meter": _amount("--meter", asked.meter),
        "bankroll": _amount("--bankroll", asked.bankroll),
    }


def _at_stud(sheet: StudSheet, asked: Asked) -> dict[str, Any]:
    from croupier.simulation.coups import PLAYERS

    told: dict[str, Any] = {}
    if asked.players is not None:
        told["players"] = [name.strip() for name in asked.players.split(",")]
        if asked.seats not in {None, len(told["players"])}:
            given = {"seats": str(asked.seats), "players": str(len(told["players"]))}
            raise refusal("simulate-refused-seats", **given)
    elif asked.seats is not None:
        told["players"] = [PLAYERS[seat % len(PLAYERS)] for seat in range(asked.seats)]
    ante = _amount("--ante", asked.ante)
    if ante is not None:
        told["stakes"] = [i for i, line in enumerate(sheet.stakes) if line.ante == ante]
        if not told["stakes"]:
            from croupier import money

            known = ", ".join(money.text(line.ante) for line in sheet.stakes)
            raise refusal("simulate-refused-stake", ante=str(asked.ante), known=known)
    return told


def _amount(option: str, text: str | None) -> int | None:
    from croupier import money

    if text is None:
        return None
    try:
        amount = money.parse(text)
    except money.MoneyError:
        amount = -1
    if amount < 0:
        raise refusal("simulate-refused-amount", option=option, text=text[:40])
    return amount


def _options(asked: Asked, seed: int, settings: list[str] | None) -> list[str]:
    """Return the options with which the same simulation is asked for again."""
    given: list[tuple[str, object]] = [
        ("--coups", asked.coups),
        ("--seed", seed),
        ("--strategy", asked.strategy),
        ("--seats", asked.seats),
        ("--ante", asked.ante),
        ("--meter", asked.meter),
        ("--session", asked.session),
        ("--bankroll", asked.bankroll),
        ("--players", asked.players),
        *(("--set", setting) for setting in settings or []),
    ]
    flags = [] if asked.progressive else ["--no-progressive"]
    return flags + [
        text for option, value in given if value is not None for text in (option, str(value))
    ]


@contextmanager
def _waiting(language: str) -> Iterator[None]:
    """Say on a terminal what is being made ready: the first time kernels are compiled."""
    if not sys.stderr.isatty():
        yield
        return
    from rich.console import Console

    from croupier.messages import Messages

    with Console(stderr=True).status(Messages(language).text("simulate-waiting")):
        yield
