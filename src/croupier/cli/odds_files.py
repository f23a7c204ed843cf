"""The tables of a Caribbean Stud sheet's worth as CSV files."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from pathlib import Path

from croupier.cards import RANKS
from croupier.cli.page_odds import result_range
from croupier.odds.advice import advice, group_text
from croupier.odds.caribbean import Analysis, results_of
from croupier.odds.learning import simple_rules


def write_tables(found: Analysis, best: Analysis, folder: Path) -> list[Path]:
    """Write ``outcomes.csv``, ``distribution.csv``, ``strategy.csv``, ``rules.csv``.

    The last two are of best play, and only where one dealer card is seen. Chances and costs are
    decimals, results exact (``-1``, ``3/2``), counts whole.

    Raises:
        OSError: the folder cannot be made, or a file not be written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    results = results_of(found.pays, found.ante)
    ranges = {outcome: result_range(results, found, outcome) for outcome in found.outcomes}
    outcomes = [
        (outcome, number, number / found.deals, *ranges[outcome])
        for outcome, number in found.outcomes.items()
    ]
    spread = [
        (result, number, number / found.deals)
        for result, number in sorted(found.distribution.items())
    ]
    written = [
        _write(
            folder / "outcomes.csv",
            ("outcome", "deals", "chance", "least_result", "most_result"),
            outcomes,
        ),
        _write(folder / "distribution.csv", ("result", "deals", "chance"), spread),
    ]
    told = advice(best)
    if told is None:
        return written
    chart = [
        (group_text(told.ranking, group), group.play, group.share, *group.by_exposed)
        for group in told.groups
    ]
    rules = [
        ("; ".join(str(rule.strategy).splitlines()), rule.net, float(rule.cost))
        for rule in simple_rules(told)
    ]
    return [
        *written,
        _write(folder / "strategy.csv", ("hand", "play", "share", *RANKS), chart),
        _write(folder / "rules.csv", ("rule", "net", "cost"), rules),
    ]


def _write(path: Path, head: Sequence[str], rows: Iterable[Sequence[object]]) -> Path:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(head)
        writer.writerows(rows)
    return path
