"""``croupier odds``: the exact worth of a sheet."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Annotated, Any

import typer

from croupier.cli.errors import Refusal
from croupier.cli.odds_files import (
    ChartOption,
    CsvOption,
    DarkOption,
    DateOption,
    Files,
    PlotOption,
    ReportOption,
)
from croupier.cli.options import (
    JsonOption,
    LanguageOption,
    SetOption,
    SheetArgument,
    command_line,
)

if TYPE_CHECKING:
    from croupier.cards import Card
    from croupier.cli.odds_bets import Bets
    from croupier.money import Minor
    from croupier.odds.caribbean import Analysis
    from croupier.odds.count import Progress
    from croupier.odds.strategies import Strategy
    from croupier.sheets import CaribbeanSheet, StudSheet

app = command_line("The exact worth of a sheet: every deal counted.")

_EPILOG = (
    "Example: croupier odds caribbean-stud-quebec --set raise.pays.flush=6 "
    '--strategy "raise pair+; raise A K if exposed matches; else fold"'
)


@dataclass(frozen=True, slots=True)
class Asked:
    """What is asked of a Caribbean Stud sheet, beside the sheet itself."""

    strategy: Strategy
    seen: int | None
    dead: tuple[Card, ...]
    ante: Minor | None

    @property
    def is_best(self) -> bool:
        """Whether best play is asked for."""
        from croupier.odds.strategies import OPTIMAL

        return self.strategy is OPTIMAL

    def best(self) -> Asked:
        """Return the same for best play."""
        from croupier.odds.strategies import OPTIMAL

        return replace(self, strategy=OPTIMAL)


@app.command(epilog=_EPILOG)
def odds(  # noqa: PLR0917 - as many parameters as options
    sheet: SheetArgument,
    strategy: Annotated[
        str,
        typer.Option(
            "--strategy",
            metavar="NAME|FILE|LINES",
            help="How the player decides: optimal, always-raise, pair-or-better, "
            "ace-king-or-better, AKJ83-or-better; a file of lines; or lines like “raise pair+; "
            "raise A K if exposed matches; else fold”.",
        ),
    ] = "optimal",
    settings: SetOption = None,
    compare: Annotated[
        str | None,
        typer.Option("--compare", metavar="OTHER_SHEET", help="Set another sheet beside it."),
    ] = None,
    seen: Annotated[
        int | None,
        typer.Option(
            "--seen",
            metavar="K",
            help="As if the player saw K of the dealer's cards, 0 to 5; else as the sheet says.",
        ),
    ] = None,
    dead: Annotated[
        str, typer.Option("--dead", metavar='"CARDS"', help="Cards known to be out of play.")
    ] = "",
    ante: Annotated[
        str | None,
        typer.Option(
            "--ante",
            metavar="AMOUNT",
            help="Pays as of this ante: rounded down to the cent, and capped if the sheet caps.",
        ),
    ] = None,
    meter: Annotated[
        str | None,
        typer.Option(
            "--meter",
            metavar="AMOUNT",
            help="What the progressive's meter shows: the bet at that amount, and in the session.",
        ),
    ] = None,
    session: Annotated[
        int | None,
        typer.Option("--session", metavar="N", help="How a session of N coups ends."),
    ] = None,
    pace: Annotated[
        float | None,
        typer.Option("--pace", metavar="COUPS", help="Coups an hour in the session; else 50."),
    ] = None,
    bankroll: Annotated[
        str | None,
        typer.Option(
            "--bankroll",
            metavar="AMOUNT",
            help="Chips at the start of the session: the chance that they do not last.",
        ),
    ] = None,
    json_: JsonOption = False,
    csv: CsvOption = None,
    plot: PlotOption = None,
    chart: ChartOption = "",
    dark: DarkOption = False,
    report: ReportOption = None,
    date: DateOption = None,
    language: LanguageOption = "",
) -> None:
    """Count every deal of a sheet: edge, outcomes, best play, and what simpler play costs.

    In --json, `net` is a whole number, or a text like "-3/2" where pays are fractional.
    """
    from croupier.cli.odds_bets import Bets
    from croupier.sheets import StudSheet, load_sheet
    from croupier.sheets.change import set_text

    files = Files.asked(csv, plot, chart, dark, report, date)
    before = load_sheet(sheet)
    changed = set_text(before, settings) if settings else before
    files.check(changed.game)
    if isinstance(changed, StudSheet):
        _refuse_at_stud(
            {
                "--strategy": None if strategy == "optimal" else strategy,
                "--compare": compare,
                "--seen": seen,
                "--dead": dead or None,
                "--ante": ante,
                "--meter": meter,
                "--session": session,
                "--pace": pace,
                "--bankroll": bankroll,
            }
        )
        _stud(changed, files, json_=json_, language=language)
        return
    asked = _asked(strategy, seen, dead, ante)
    bets = Bets.asked(meter, session, pace, bankroll, asked.ante)
    other = None if compare is None else _other(compare)
    if other is None and settings and not isinstance(before, StudSheet):
        other = before
    beside = None if other is None else _analysed(other, asked, language)
    found = _analysed(changed, asked, language)
    best = found if asked.is_best else _analysed(changed, asked.best(), language)
    files.write(found, best, language, coups=bets.coups)
    if json_:
        print(json.dumps(_answer(found, best, beside, bets), ensure_ascii=False, indent=2))
        return
    from croupier.cli.page_odds import odds_page
    from croupier.cli.page_odds_bets import bets_page
    from croupier.cli.telling import console
    from croupier.messages import Messages

    messages = Messages(language)
    more = bets_page(found, bets, messages)
    console().print(odds_page(found, best, beside, messages), more)


def _asked(strategy: str, seen: int | None, dead: str, ante: str | None) -> Asked:
    from croupier.cards import CardError, parse_cards
    from croupier.cli.odds_bets import amount_of
    from croupier.odds.strategies import strategy_from

    amount = amount_of("--ante", ante)
    if amount == 0:
        raise Refusal(f"--ante {ante}: an ante is above zero, like 10.00")
    try:
        cards = parse_cards(dead)
    except CardError as error:
        raise Refusal(f"--dead: {error}") from error
    return Asked(strategy_from(strategy), seen, cards, amount)


def _other(path_or_name: str) -> CaribbeanSheet:
    from croupier.sheets import CaribbeanSheet, load_sheet

    found = load_sheet(path_or_name)
    if not isinstance(found, CaribbeanSheet):
        raise Refusal(f"--compare {path_or_name}: this is a sheet of another game, {found.game}")
    return found


def _analysed(sheet: CaribbeanSheet, asked: Asked, language: str) -> Analysis:
    """Return the worth of a sheet; a bar shows while deals are counted."""
    from croupier.cards import full_deck
    from croupier.odds.caribbean import analyse_caribbean

    if len(asked.dead) > 42:
        raise Refusal(f"--dead: {len(asked.dead)} cards leave too few for two hands")
    cards = len(full_deck(sheet.deck.rank)) - len(asked.dead)

    def title() -> str:
        from croupier.messages import Messages  # catalogues take their time: only a bar needs them

        return Messages(language).text("odds-counting", cards=cards)

    with _bar(title) as progress:
        return analyse_caribbean(
            sheet,
            asked.strategy,
            seen=asked.seen,
            dead=asked.dead,
            ante=asked.ante,
            progress=progress,
        )


@contextmanager
def _bar(title: Callable[[], str]) -> Iterator[Progress]:
    """Show a bar on standard error once it is told that something is done, and take it away."""
    from croupier.cli.progress import Bar

    bar = Bar(title)
    try:
        yield bar
    finally:
        bar.close()


def _answer(found: Analysis, best: Analysis, beside: Analysis | None, bets: Bets) -> dict[str, Any]:
    from croupier.cli.odds_bets import bets_answer
    from croupier.odds.answers import best_play, figures

    answer = figures(found) | {"best_play": best_play(best)} | bets_answer(bets, found)
    if beside is not None:
        from croupier.odds.whatif import changes

        answer["compared"] = figures(beside)
        answer["changes"] = [
            {"key": change.key, "before": change.before, "after": change.after}
            for change in changes(beside.sheet, found.sheet)
        ]
    return answer


def _refuse_at_stud(options: dict[str, object]) -> None:
    """Refuse what means nothing at stud; an option that was not given is None."""
    given = next((option for option, value in options.items() if value is not None), None)
    if given is not None:
        raise Refusal(f"{given} is of Caribbean Stud, and this sheet is of five card stud")


def _stud(sheet: StudSheet, files: Files, *, json_: bool, language: str) -> None:
    from croupier.odds.worth import analyse

    report = analyse(sheet)
    files.write(report, None, language)
    if json_:
        print(json.dumps(report.answer(), ensure_ascii=False, indent=2))
        return
    from croupier.cli.page_stud_odds import stud_odds_page
    from croupier.cli.telling import console

    console().print(stud_odds_page(report, language))
