"""What ``croupier odds`` writes into files: tables, a chart, the report."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeAlias

import typer

from croupier.cli.errors import Refusal
from croupier.cli.files import write_whole

if TYPE_CHECKING:
    from croupier.odds.caribbean import Analysis
    from croupier.odds.stud_report import StudReport

PICTURES = (".svg", ".png")

CsvOption = Annotated[
    Path | None,
    typer.Option("--csv", metavar="DIR", help="Write the tables as CSV files into a folder."),
]
PlotOption = Annotated[
    Path | None,
    typer.Option("--plot", metavar="FILE", help="Draw a chart into FILE, .svg or .png."),
]
ChartOption = Annotated[
    str,
    typer.Option(
        "--chart",
        metavar="NAME",
        help="Which chart to draw: outcomes, strategy, session or jackpot; at stud order or rake.",
        show_default="the first of these",
    ),
]
DarkOption = Annotated[bool, typer.Option("--dark", help="Draw the chart for a dark page.")]
ReportOption = Annotated[
    Path | None,
    typer.Option(
        "--report", metavar="FILE", help="Write the report (PAR sheet), one HTML page, into FILE."
    ),
]
DateOption = Annotated[
    str | None,
    typer.Option("--date", metavar="DATE", help="The date on the report, like 2026-05-31."),
]

Row: TypeAlias = Sequence[object]


@dataclass(frozen=True, slots=True)
class Files:
    """Which files are asked for."""

    csv: Path | None
    plot: Path | None
    chart: str
    dark: bool
    report: Path | None
    dated: date | None

    @classmethod
    def asked(
        cls,
        csv: Path | None,
        plot: Path | None,
        chart: str,
        dark: bool,
        report: Path | None,
        date_text: str | None,
    ) -> Files:
        """Return the options of the command line.

        Raises:
            Refusal: an option means nothing, or nothing without another.
        """
        if plot is not None and plot.suffix.lower() not in PICTURES:
            raise Refusal(f"--plot {plot}: a chart is drawn as .svg or .png; end the name in one")
        if plot is None and (chart or dark):
            option = f"--chart {chart}" if chart else "--dark"
            raise Refusal(f"{option} is of a chart: say where to draw it, with --plot FILE")
        if date_text is not None and report is None:
            raise Refusal("--date is of the report: say where to write it, with --report FILE")
        return cls(csv, plot, chart, dark, report, _date(date_text))

    def check(self, game: str) -> None:
        """Refuse a chart that the game does not have, before anything is counted.

        Raises:
            ChartError: there is no such chart.
        """
        if self.plot is not None:
            from croupier.charts import chart_named

            chart_named(game, self.chart)

    def write(
        self,
        worth: Analysis | StudReport,
        best: Analysis | None,
        language: str,
        *,
        coups: int | None = None,
    ) -> list[Path]:
        """Write the files.

        ``best`` is best play of the same Caribbean Stud sheet, ``coups`` the length of the session
        to draw.

        Raises:
            OSError: one cannot be written.
            ChartError: this sheet has nothing to draw in the chart.
        """
        written: list[Path] = []
        if self.csv is not None:
            written += write_tables(worth, best, self.csv)
        if self.plot is not None:
            written.append(self._draw(self.plot, worth, language, coups))
        if self.report is not None:
            from croupier.cli.report import report

            page = report(worth, best, language, self.dated)
            written.append(write_whole(self.report, page))
        return written

    def _draw(
        self, path: Path, worth: Analysis | StudReport, language: str, coups: int | None
    ) -> Path:
        from croupier.charts import DARK, LIGHT, Look, chart_named, draw, png, svg

        look = Look(DARK if self.dark else LIGHT, language)
        chart = draw(worth, chart_named(worth.sheet.game, self.chart), look, coups=coups)
        picture = svg(chart) if path.suffix.lower() == ".svg" else png(chart)
        return write_whole(path, picture)


def _date(text: str | None) -> date | None:
    if text is None:
        return None
    try:
        return date.fromisoformat(text)
    except ValueError as error:
        raise Refusal(f"--date {text}: a date is year-month-day, like 2026-05-31") from error


def write_tables(worth: Analysis | StudReport, best: Analysis | None, folder: Path) -> list[Path]:
    """Write every table of a sheet's worth as a CSV file; counts, results and money are exact.

    Caribbean Stud: ``outcomes``, ``distribution``, ``pays``, and, where one dealer card is seen,
    ``strategy`` and ``rules`` of best play. Stud: ``classes``, ``shows``, and with a rake ``rake``
    and ``stakes``.

    Raises:
        OSError: the folder cannot be made, or a file not be written.
    """
    from croupier.odds.stud_report import StudReport

    if isinstance(worth, StudReport):
        from croupier.odds.rows import stud_tables

        tables = stud_tables(worth)
    else:
        from croupier.odds.rows import caribbean_tables

        tables = caribbean_tables(worth, best or worth)
    folder.mkdir(parents=True, exist_ok=True)
    return [write_whole(folder / f"{name}.csv", _text(head, rows)) for name, (head, rows) in tables]


def _text(head: Sequence[str], rows: Iterable[Row]) -> str:
    text = io.StringIO(newline="")
    writer = csv.writer(text)
    writer.writerow(head)
    writer.writerows(rows)
    return text.getvalue()
