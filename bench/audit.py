"""How fast a store is audited; prints one JSON line.

The store holds random coups of both games, five seats a table, played by the engine: by default
5,000, or as many as are named (``bench/audit.py 100000``). The least it may do are 100,000 coups in
two minutes.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import resource
import sys
import tempfile
import time
from importlib.metadata import version
from pathlib import Path
from random import Random

COUPS = 5_000
GOAL = 100_000 / 120
"""Coups a second."""


def main() -> None:
    """Measure and print."""
    sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("coups", type=int, nargs="?", default=COUPS, help="played, then audited")
    count = parser.parse_args().coups
    if count < 1:
        parser.error("coups: 1 at least")
    with tempfile.TemporaryDirectory() as folder:
        print(json.dumps(measured(f"sqlite:///{folder}/house.db", count)))


def measured(url: str, count: int) -> dict[str, object]:
    """Play, audit, and return what was run, the versions, and coups per second."""
    from croupier.audit import audit
    from croupier.store import Store
    from synthetic import House, coups

    started = time.perf_counter()
    with Store.open(url) as store:
        house = House(store, Random(1))
        for _ in coups(house, count):
            pass
        house.settled()
    played = time.perf_counter()
    report = audit(url)
    seconds = time.perf_counter() - played
    processor = sum(
        usage.ru_utime + usage.ru_stime
        for usage in map(resource.getrusage, (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    )
    return {
        "bench": "audit",
        "python": platform.python_version(),
        "sqlalchemy": version("sqlalchemy"),
        "processors": os.cpu_count(),
        "coups": report.counts.coups,
        "entries": report.counts.entries,
        "clean": report.clean,
        "seconds_playing": round(played - started, 1),
        "seconds": round(seconds, 1),
        "processor_seconds_with_playing": round(processor, 1),
        "coups_per_second": round(count / seconds),
        "ratio_to_goal": round(count / seconds / GOAL, 2),
    }


if __name__ == "__main__":
    main()
