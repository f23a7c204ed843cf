"""How many journal entries a second become durable with their transfers; prints one JSON line.

Entries as a live table writes them, of several tables, are handed to the one writer as fast as it
takes them; each is done when it is on disk (SQLite, WAL, synchronous=FULL). ``one by one`` waits
for each before the next: every entry its own fsync. The peer is the same rows in the same file
through the standard library's ``sqlite3`` alone, 500 entries a transaction, nothing checked.
"""

from __future__ import annotations

import json
import platform
import sqlite3
import statistics
import sys
import tempfile
import time
from contextlib import closing
from importlib.metadata import version
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from croupier.store import Entry

ROUNDS = 5
ENTRIES = 20_000
ALONE = 300
GROUP = 500
COUPS = 1_300


def main() -> None:
    """Measure and print."""
    sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
    with tempfile.TemporaryDirectory() as folder:
        print(json.dumps(measured(Path(folder))))


def measured(folder: Path) -> dict[str, object]:
    """Return what was run, the versions, and entries per second."""
    from croupier.store import Store
    from synthetic import House, coups

    with Store.open(f"sqlite:///{folder / 'source.db'}") as store:
        house = House(store, Random(1))
        for _ in coups(house, COUPS):
            pass
        house.settled()
        with store._reading() as connection:  # noqa: SLF001 - the order of all streams together
            order = connection.exec_driver_sql("SELECT stream, seq FROM journal ORDER BY number")
            rows = order.all()[:ENTRIES]
        by_stream = {s: {e.seq: e for e in store.read(s)} for s in store.heads()}
    entries: list[Entry] = [by_stream[stream][seq] for stream, seq in rows]
    rates: dict[str, list[float]] = {"croupier": [], "one by one": [], "sqlite3 alone": []}
    for number in range(ROUNDS):
        rates["croupier"].append(grouped(folder / f"a{number}.db", entries))
        rates["one by one"].append(alone(folder / f"b{number}.db", entries[:ALONE]))
        rates["sqlite3 alone"].append(bare(folder / f"c{number}.db", entries))
    medians = {name: statistics.median(found) for name, found in rates.items()}
    return {
        "bench": "store",
        "python": platform.python_version(),
        "sqlite": sqlite3.sqlite_version,
        "sqlalchemy": version("sqlalchemy"),
        "entries": len(entries),
        "transfers": sum(len(entry.transfers) for entry in entries),
        "entries_per_second": {
            name: {"median": round(medians[name]), "min": round(min(f)), "max": round(max(f))}
            for name, f in rates.items()
        },
        "ratio": round(medians["croupier"] / medians["sqlite3 alone"], 3),
    }


def grouped(path: Path, entries: list[Entry]) -> float:
    """Append all, then wait; return entries a second until the last is durable."""
    from croupier.store import Store

    with Store.open(f"sqlite:///{path}") as store:
        started = time.perf_counter()
        futures = [store.append([entry]) for entry in entries]
        futures[-1].result()
        return len(entries) / (time.perf_counter() - started)


def alone(path: Path, entries: list[Entry]) -> float:
    """Append one, wait, append the next."""
    from croupier.store import Store

    with Store.open(f"sqlite:///{path}") as store:
        started = time.perf_counter()
        for entry in entries:
            store.append([entry]).result()
        return len(entries) / (time.perf_counter() - started)


def bare(path: Path, entries: list[Entry]) -> float:
    """Insert the same rows with nothing in between and nothing checked."""
    from croupier.store import Store
    from croupier.store.entry import moves_of

    Store.open(f"sqlite:///{path}").close()
    with closing(sqlite3.connect(path, isolation_level=None)) as raw:
        raw.execute("PRAGMA synchronous=FULL")
        started = time.perf_counter()
        moved = 0
        for first in range(0, len(entries), GROUP):
            heads, lines, rows = [], [], []
            for number, entry in enumerate(entries[first : first + GROUP], first + 1):
                moves = moves_of(entry.transfers)
                rows.append(
                    (
                        number,
                        entry.stream,
                        entry.seq,
                        entry.at,
                        entry.kind,
                        entry.body,
                        moves,
                        entry.hash,
                    )
                )
                for one in entry.transfers:
                    moved += 1
                    heads.append((moved, number, one.key, one.cause))
                    lines += [(moved, line, *p) for line, p in enumerate(one.postings, 1)]
            raw.execute("BEGIN IMMEDIATE")
            raw.executemany("INSERT INTO journal VALUES (?,?,?,?,?,?,?,?)", rows)
            raw.executemany("INSERT INTO transfer VALUES (?,?,?,?)", heads)
            raw.executemany("INSERT INTO posting VALUES (?,?,?,?)", lines)
            raw.execute("COMMIT")
        return len(entries) / (time.perf_counter() - started)


if __name__ == "__main__":
    main()
