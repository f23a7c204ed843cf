"""How many journal entries a second become durable with their transfers; prints one JSON line.

Entries as a live table writes them, of several tables, are handed to the one writer as fast as it
takes them; each is done when it is on disk (SQLite: WAL, synchronous=FULL; PostgreSQL: fsync and
synchronous_commit on). ``one by one`` waits for each before the next: every entry its own fsync.
The peers are the same rows in the same tables, 500 entries a transaction, nothing checked: by the
standard library's ``sqlite3``, and by ``COPY`` of psycopg.
"""

from __future__ import annotations

import json
import os
import platform
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from importlib.metadata import version
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from croupier.store import Entry
    from databases import Postgres

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
    rates: dict[str, list[float]] = {}

    def note(name: str, rate: float) -> None:
        rates.setdefault(name, []).append(rate)

    with postgres(folder) as stores:
        for number in range(ROUNDS):
            note("sqlite", grouped(f"sqlite:///{folder}/a{number}.db", entries))
            note("sqlite, one by one", alone(f"sqlite:///{folder}/b{number}.db", entries[:ALONE]))
            note("postgresql", grouped(stores.new(), entries))
            note("postgresql, one by one", alone(stores.new(), entries[:ALONE]))
            note("sqlite3 alone", bare(folder / f"c{number}.db", entries))
            note("psycopg COPY alone", copied(stores.new(), entries))
    medians = {name: statistics.median(found) for name, found in rates.items()}
    return {
        "bench": "store",
        "python": platform.python_version(),
        "sqlite": sqlite3.sqlite_version,
        "sqlalchemy": version("sqlalchemy"),
        "psycopg": version("psycopg"),
        "load": [round(load, 2) for load in os.getloadavg()],
        "entries": len(entries),
        "transfers": sum(len(entry.transfers) for entry in entries),
        "entries_per_second": {
            name: {"median": round(medians[name]), "min": round(min(f)), "max": round(max(f))}
            for name, f in rates.items()
        },
        "ratio": {
            "sqlite": round(medians["sqlite"] / medians["sqlite3 alone"], 3),
            "postgresql": round(medians["postgresql"] / medians["psycopg COPY alone"], 3),
        },
    }


@contextmanager
def postgres(folder: Path) -> Iterator[Postgres]:
    """Run a PostgreSQL server, and yield where new stores are made on it."""
    from databases import postgres_server, postgres_stores

    folder.chmod(0o755)  # the server's user looks into it
    with postgres_server(folder / "pg") as server, postgres_stores(server) as stores:
        yield stores


def grouped(url: str, entries: list[Entry]) -> float:
    """Append all, then wait; return entries a second until the last is durable."""
    from croupier.store import Store

    with Store.open(url) as store:
        started = time.perf_counter()
        futures = [store.append([entry]) for entry in entries]
        futures[-1].result()
        return len(entries) / (time.perf_counter() - started)


def alone(url: str, entries: list[Entry]) -> float:
    """Append one, wait, append the next."""
    from croupier.store import Store

    with Store.open(url) as store:
        started = time.perf_counter()
        for entry in entries:
            store.append([entry]).result()
        return len(entries) / (time.perf_counter() - started)


def bare(path: Path, entries: list[Entry]) -> float:
    """Insert the same rows with nothing in between and nothing checked."""
    from croupier.store import Store

    Store.open(f"sqlite:///{path}").close()
    with closing(sqlite3.connect(path, isolation_level=None)) as raw:
        raw.execute("PRAGMA synchronous=FULL")
        started = time.perf_counter()
        for tables in rows_of(entries):
            raw.execute("BEGIN IMMEDIATE")
            for table, rows in tables.items():
                marks = ",".join("?" * len(rows[0]))
                raw.executemany(f"INSERT INTO {table} VALUES ({marks})", rows)  # noqa: S608 - ours
            raw.execute("COMMIT")
        return len(entries) / (time.perf_counter() - started)


def copied(url: str, entries: list[Entry]) -> float:
    """Copy the same rows into PostgreSQL, likewise."""
    import psycopg

    with psycopg.connect(url.replace("+psycopg", "")) as raw:
        started = time.perf_counter()
        for tables in rows_of(entries):
            for table, rows in tables.items():
                with raw.cursor().copy(f"COPY {table} FROM STDIN") as copy:
                    for row in rows:
                        copy.write_row(row)
            raw.commit()
        return len(entries) / (time.perf_counter() - started)


def rows_of(entries: list[Entry]) -> Iterator[dict[str, list[tuple[object, ...]]]]:
    """Yield the rows of each table, of so many entries at a time."""
    from croupier.store.entry import moves_of

    moved = 0
    for first in range(0, len(entries), GROUP):
        tables: dict[str, list[tuple[object, ...]]] = {"journal": [], "transfer": [], "posting": []}
        for number, e in enumerate(entries[first : first + GROUP], first + 1):
            moves = moves_of(e.transfers)
            tables["journal"].append((number, e.stream, e.seq, e.at, e.kind, e.body, moves, e.hash))
            for one in e.transfers:
                moved += 1
                tables["transfer"].append((moved, number, one.key, one.cause))
                tables["posting"] += [(moved, n, *p) for n, p in enumerate(one.postings, 1)]
        yield tables


if __name__ == "__main__":
    main()
