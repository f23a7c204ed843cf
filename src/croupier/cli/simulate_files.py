"""What ``croupier simulate`` writes into files: a table, a chart."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from croupier.cli.errors import refusal
from croupier.cli.files import refuse_places
from croupier.cli.odds_files import PICTURES

if TYPE_CHECKING:
    from croupier.simulation.caribbean_result import CaribbeanResult
    from croupier.simulation.stud_result import StudResult


def refuse_files(
    parquet: Path | None, plot: Path | None, resume: Path | None, *, dark: bool
) -> None:
    """Refuse files that cannot be written so, before anything is played.

    Raises:
        Refusal: another ending than .svg or .png, --dark without a chart, no folder, no library,
            or one file for two things.
    """
    if plot is not None and plot.suffix.lower() not in PICTURES:
        raise refusal("simulate-refused-picture", path=str(plot))
    if plot is None and dark:
        raise refusal("simulate-refused-dark")
    refuse_places(parquet, plot)
    if resume is not None and resume in {parquet, plot}:
        raise refusal("simulate-refused-same", path=str(resume))
    if parquet is not None:
        _pyarrow()


def write_files(
    found: CaribbeanResult | StudResult,
    parquet: Path | None,
    plot: Path | None,
    *,
    dark: bool,
    language: str,
) -> None:
    """Write the files that are asked for.

    Raises:
        OSError: one cannot be written.
    """
    if parquet is not None:
        write_parquet(found, parquet)
    if plot is not None:
        from croupier.charts import DARK, LIGHT, Look, png, svg
        from croupier.charts.simulated import simulated
        from croupier.cli.files import write_whole

        chart = simulated(found, Look(DARK if dark else LIGHT, language))
        content = svg(chart).encode() if plot.suffix.lower() == ".svg" else png(chart)
        write_whole(plot, content)


def write_parquet(found: CaribbeanResult | StudResult, path: Path) -> None:
    """Write the counts as one table; the whole answer of --json goes with it as metadata."""
    arrow, parquet = _pyarrow()
    table = arrow.Table.from_pylist(rows_of(found.answer()))
    answer = json.dumps(found.answer(), ensure_ascii=False)
    table = table.replace_schema_metadata({"croupier": answer})
    parquet.write_table(table, path)


def rows_of(answer: dict[str, Any]) -> list[dict[str, Any]]:
    """Return an answer's counts of hands as rows.

    Of Caribbean Stud by class and end; of stud by ante, seat, player and end, those shown by class.
    """
    if "classes" in answer:
        return [
            {"class": name, "end": end, "hands": hands}
            for name, ends in answer["classes"].items()
            for end, hands in ends.items()
        ]
    rows = []
    for stake in answer["stakes"]:
        for player in stake["players"]:
            key = {"ante": stake["ante"], "seat": player["seat"], "player": player["player"]}
            hidden = ((None, end, player["hands"][end]) for end in ("folded", "alone"))
            shown = (
                (name, end, hands)
                for name, ends in player["classes"].items()
                for end, hands in ends.items()
            )
            rows += [
                key | {"class": name, "end": end, "hands": hands}
                for name, end, hands in (*hidden, *shown)
            ]
    return rows


def _pyarrow() -> tuple[Any, Any]:
    try:
        import pyarrow as pa
        import pyarrow.parquet as pq
    except ImportError as error:
        raise refusal("simulate-refused-parquet") from error
    return pa, pq
