"""How fast a Caribbean Stud sheet's exact worth is found; prints one JSON line.

Wanted: the whole count with best play in 1.0 s on one core once kernels are compiled; another pay
table with its best play in 50 ms while the count is in memory; the command line in 1 s with a kept
count; the first run ever, compiling all, in 40 s.
"""

from __future__ import annotations

import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from importlib.metadata import version
from pathlib import Path
from typing import Any

ROUNDS = 5
SHEET = "caribbean-stud-quebec"
NET = -1_041_372_912_372
"""Antes over all deals: a bench that counts wrongly measures nothing."""


def main() -> None:
    """Measure and print."""
    # Set before NumPy and Numba start: one core.
    for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "NUMBA_NUM_THREADS"):
        os.environ[name] = "1"
    with tempfile.TemporaryDirectory() as folder:
        os.environ["NUMBA_CACHE_DIR"] = str(Path(folder) / "kernels")
        os.environ["CROUPIER_CACHE_DIR"] = str(Path(folder) / "counts")
        # Compiled Python is kept as on any machine that has run this before.
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
        os.environ["PYTHONPYCACHEPREFIX"] = str(Path(folder) / "bytecode")
        first = [spent(command)]
        kept = [spent(command) for _ in range(ROUNDS)]
        print(json.dumps(measured() | {"first_run": summary(first), "kept": summary(kept)}))


def measured() -> dict[str, Any]:
    """Return what was run, the versions, and the seconds of counts and pay tables."""
    from croupier.games.pays import caribbean_pays
    from croupier.odds.caribbean import analyse_caribbean, decisions, rows_summed, terms_of
    from croupier.odds.count import count_deals
    from croupier.odds.strategies import OPTIMAL
    from croupier.sheets import CaribbeanSheet, load_sheet

    sheet = load_sheet(SHEET)
    assert isinstance(sheet, CaribbeanSheet)  # noqa: S101 - a bench that is wrong must stop
    terms = terms_of(sheet)

    def whole() -> None:
        count = count_deals(terms.pays.ranking, terms.pays.opening)
        found = rows_summed(terms, "optimal", count, decisions(terms, count, OPTIMAL))
        assert found.net == NET  # noqa: S101 - as above

    analyse_caribbean(sheet)
    whole()
    tables = [sheet.replace({"raise.pays.four of a kind": pay}) for pay in range(21, 21 + ROUNDS)]
    for table in tables:
        caribbean_pays(table)
    cold = sheet.replace({"raise.pays.straight flush": 60})
    return {
        "bench": "odds",
        "what": f"{SHEET}: 19,933,230,517,200 deals, seconds on one core, median of {ROUNDS}",
        "machine": f"{platform.machine()} {platform.system()}",
        "versions": {
            "python": platform.python_version(),
            **{name: version(name) for name in ("croupier", "numpy", "numba")},
        },
        "count_and_best_play": summary([spent(whole) for _ in range(ROUNDS)]),
        "new_pay_table": summary([spent(partial(analyse_caribbean, t)) for t in tables]),
        "new_pay_table_first": summary([spent(lambda: analyse_caribbean(cold))]),
        "seen": {
            str(k): summary([spent(partial(analyse_caribbean, sheet, seen=k))])
            for k in (0, 2, 3, 4)
        },
    }


def command() -> None:
    """Run the command line in a process of its own."""
    script = Path(sys.executable).with_name("croupier")
    done = subprocess.run(  # noqa: S603 - our own command
        [str(script), "odds", SHEET, "--json"], capture_output=True, check=True
    )
    assert json.loads(done.stdout)["net"] == NET  # noqa: S101 - as above


def spent(call: Callable[[], object]) -> tuple[float, float]:
    """Return the seconds that a call takes by the clock, and of processors: a busy machine shows.

    Those of processes that it waits for are among them.
    """
    begun, before = time.perf_counter(), os.times()
    call()
    wall, after = time.perf_counter() - begun, os.times()
    return wall, sum(after[:4]) - sum(before[:4])


def summary(times: list[tuple[float, float]]) -> dict[str, float]:
    """Return median, minimum and maximum by the clock, and the median of processor seconds."""
    walls = [wall for wall, _ in times]
    return {
        "median": round(statistics.median(walls), 4),
        "min": round(min(walls), 4),
        "max": round(max(walls), 4),
        "cpu": round(statistics.median(cpu for _, cpu in times), 4),
    }


if __name__ == "__main__":
    main()
