"""How many durable acts a second a live house does, and how fast it answers; prints a JSON line.

``croupier serve`` runs in a process of its own on a house of many tables without pauses between
coups. Every seat is taken by a client with its own WebSocket over the loopback that acts as soon as
it may, first at a given pace, then at once (saturated). An act counts when it is acknowledged: it
is on disk then. Latencies run from the client's write to its reading the acknowledgement. At the
end the store is audited. For scale, an empty shell of the same stack (:mod:`bench.live.shell`) does
the same without a game in the same run.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import re
import resource
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from functools import partial
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, TypeAlias

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

if TYPE_CHECKING:
    from bench.live.seats import Seated
    from bench.live.sockets import Pace, Socket

    from croupier.tables import TableSpec

SEATS = 5
CONNECTING = 100
"""Sockets that are being opened at a time."""
WARM = 3.0
"""Seconds before anything is measured."""
SHELL_FLYING = 250
"""Acts of the saturated shell that are unanswered at a time."""
Figures: TypeAlias = dict[str, Any]


def main() -> None:
    """Measure and print."""
    options = _options()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with ExitStack() as stack:
        base = Path(stack.enter_context(tempfile.TemporaryDirectory(dir=options.folder)))
        url = stack.enter_context(_database(options.db, base))
        found: Figures = {
            "bench": "tables",
            "python": platform.python_version(),
            "versions": _versions(),
            "db": options.db,
            "tables": options.tables,
            "seats": options.tables * SEATS,
            "cores": os.cpu_count(),
            "load_before": [round(load, 2) for load in os.getloadavg()],
            "fsync_ms_before": fsync(base),
        }
        seconds = options.seconds
        asyncio.run(fill(url, specs(options.tables, options.caribbean)))
        with serving(url) as (pid, port):
            found |= asyncio.run(played(options, pid, port))
        found["fsync_ms_after"] = fsync(base)
        if not options.no_audit:
            found["audit"] = audited(url)
        if not options.no_shell:
            with shell(base / "shell.db") as (pid, port):
                found["shell"] = asyncio.run(
                    echoed(options.tables * SEATS, options.rate, seconds, pid, port)
                )
            ratio = found["saturated"]["acts_per_second"]
            found["ratio"] = round(ratio / found["shell"]["saturated"]["acts_per_second"], 3)
        found["load_after"] = [round(load, 2) for load in os.getloadavg()]
        print(json.dumps(found))


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    add = parser.add_argument
    add("--seconds", type=float, default=20, help="each phase; 60 for the full run")
    add("--rate", type=float, default=1_000, help="acts a second of the paced phase")
    add("--tables", type=int, default=200)
    add("--caribbean", type=int, default=20, help="of 100 tables, those of Caribbean Stud")
    add("--watchers", type=int, default=0, help="sockets that watch a quiet house first")
    add("--db", choices=("sqlite", "postgresql"), default="sqlite")
    add("--folder", help="where the databases lie; by default the system's temporary folder")
    add("--no-shell", action="store_true", help="do not measure the empty shell")
    add("--no-audit", action="store_true", help="do not audit the store at the end")
    return parser.parse_args()


def _versions() -> dict[str, str | None]:
    found: dict[str, str | None] = {"sqlite": sqlite3.sqlite_version}
    for name in ("uvicorn", "websockets", "uvloop", "msgspec", "sqlalchemy", "psycopg"):
        try:
            found[name] = version(name)
        except PackageNotFoundError:
            found[name] = None
    return found


@contextmanager
def _database(kind: str, base: Path) -> Iterator[str]:
    if kind == "sqlite":
        yield f"sqlite:///{base / 'house.db'}"
        return
    from databases import new_database, postgres_server

    # Not in the folder of this run: the server's user could not look into it.
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        with postgres_server(Path(folder) / "pg") as server, new_database(server) as url:
            yield url


def fsync(base: Path) -> Figures:
    """Return the time that writing 4 KB and forcing them to this disk takes: no act is faster."""
    taken = []
    with (base / "fsync").open("wb", buffering=0) as file:
        for _ in range(200):
            began = time.perf_counter()
            file.write(bytes(4096))
            os.fsync(file.fileno())
            taken.append(time.perf_counter() - began)
    return spread(sorted(taken))


# The house


def specs(tables: int, caribbean: int) -> list[TableSpec]:
    """Return the tables: nothing waits but for those who play."""
    from croupier.sheets import load_sheet
    from croupier.tables import TableSpec
    from croupier.tables.spec import Settings

    settings = Settings(all_bet=0, opening=0, result=0, same_bank=0, open_seed=None)
    sheets = {
        "caribbean": load_sheet("caribbean-stud-quebec"),
        "stud": load_sheet("five-card-stud-casino"),
    }
    made = []
    for number in range(tables):
        game = (
            "caribbean" if number * caribbean // 100 != (number + 1) * caribbean // 100 else "stud"
        )
        name = f"{game}-{number}"
        made.append(TableSpec(name, name, sheets[game], practice=True, settings=settings))
    return made


async def fill(url: str, tables: Sequence[TableSpec]) -> None:
    """Put the tables up in an empty store."""
    from croupier.store import Store
    from croupier.tables import House

    with Store.open(url) as store:
        house = House.open(store)
        for spec in tables:
            await house.open_table(spec)
        await house.settled()


@contextmanager
def serving(url: str) -> Iterator[tuple[int, int]]:
    """Run ``croupier serve``; yield its process and its port."""
    program = (sys.executable, "-m", "croupier.cli", "serve", "--db", url, "--port", "0")
    with _process(
        (*program, "--sockets-per-address", "100000"), r"http://127\.0\.0\.1:(\d+)"
    ) as it:
        yield it


@contextmanager
def shell(path: Path) -> Iterator[tuple[int, int]]:
    """Run the empty shell; yield its process and its port."""
    with _process((sys.executable, "-m", "bench.live.shell", str(path)), r"^(\d+)$") as it:
        yield it


@contextmanager
def _process(program: Sequence[str], port: str) -> Iterator[tuple[int, int]]:
    with subprocess.Popen(  # noqa: S603 - our own programs
        program, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as process:
        try:
            for line in process.stdout or ():
                found = re.search(port, line)
                if found is not None:
                    yield process.pid, int(found[1])
                    break
            else:
                raise RuntimeError(f"{program}: ended without a port")
        finally:
            process.send_signal(signal.SIGTERM)
            try:
                process.wait(30)
            except subprocess.TimeoutExpired:
                process.kill()


def audited(url: str) -> Figures:
    """Play everything again and add everything up."""
    from croupier.audit import audit

    began = time.perf_counter()
    report = audit(url)
    taken = round(time.perf_counter() - began, 1)
    return {"clean": report.clean, "coups": report.counts.coups, "seconds": taken}


# The load


async def played(options: argparse.Namespace, pid: int, port: int) -> Figures:
    """Watch, sit down, play at a pace, play as fast as it goes."""
    from bench.live.seats import Seated, Watcher
    from bench.live.sockets import Pace

    pace, random = Pace(), Random(1)
    found: Figures = {}
    tables = specs(options.tables, options.caribbean)
    if options.watchers:
        before = memory(pid)
        looking = [Watcher(pace, tables[n % len(tables)].id) for n in range(options.watchers)]
        await connected(looking, port)
        await asyncio.sleep(WARM)
        found["watchers"] = {
            "sockets": len(looking) - pace.lost,
            "server_mib_before": before,
            "server_mib": memory(pid),
        }
        for watcher in looking:
            watcher.close()
        await asyncio.sleep(WARM)
    seats = [
        Seated(pace, spec.id, seat, _chips(spec), random)
        for seat in range(1, SEATS + 1)
        for spec in tables
    ]
    pace.begin(options.rate)
    await connected(seats, port)
    await _all_sit(seats)
    await asyncio.sleep(WARM)
    found["paced"] = {"rate": options.rate} | await phase(pace, options.rate, options.seconds, pid)
    found["saturated"] = await phase(pace, None, options.seconds, pid)
    found["server_mib"] = memory(pid)
    found["lost_sockets"] = pace.lost
    for one in seats:
        one.close()
    await asyncio.sleep(1)
    return found


def _chips(spec: TableSpec) -> int:
    return spec.line.maximum_bank if spec.is_stud else 50_000_00


async def _all_sit(seats: Sequence[Seated]) -> None:
    for _ in range(600):
        if all(seat.sat for seat in seats):
            return
        await asyncio.sleep(0.05)
    raise RuntimeError(f"{sum(not seat.sat for seat in seats)} seats could not be taken")


async def echoed(clients: int, rate: float, seconds: float, pid: int, port: int) -> Figures:
    """Do the same at the shell."""
    from bench.live.sockets import Echoed, Pace

    pace = Pace()
    sockets = [Echoed(pace, number, number // SEATS) for number in range(clients)]
    pace.begin(rate)
    await connected(sockets, port)
    await asyncio.sleep(WARM)
    found = {"paced": {"rate": rate} | await phase(pace, rate, seconds, pid)}
    found["saturated"] = await phase(pace, None, seconds, pid, SHELL_FLYING)
    for one in sockets:
        one.close()
    return found


async def connected(sockets: Sequence[Socket], port: int) -> None:
    """Open sockets, some at a time, and let each say what it has to."""
    loop = asyncio.get_running_loop()
    for first in range(0, len(sockets), CONNECTING):
        some = sockets[first : first + CONNECTING]
        for one in some:
            await loop.create_connection(partial(_itself, one), "127.0.0.1", port)
        await asyncio.gather(*[one.opened for one in some])
        for one in some:
            one.start()


def _itself(socket: Socket) -> Socket:
    return socket


async def phase(
    pace: Pace, rate: float | None, seconds: float, pid: int, window: int | None = None
) -> Figures:
    """Let them act for so long; return what was done."""
    pace.begin(rate, window)
    if rate is None:
        await asyncio.sleep(1)
        pace.begin(rate, window)
    began, cpu, own = time.perf_counter(), cpu_of(pid), time.process_time()
    await asyncio.sleep(seconds)
    taken = time.perf_counter() - began
    tally = pace.tally
    latencies = sorted(tally.latencies)
    found: Figures = {
        "seconds": round(taken, 1),
        "acts_per_second": round(len(latencies) / taken),
        "messages_per_second": round(tally.messages / taken),
        "bytes_a_message": round(tally.bytes / max(1, tally.messages)),
        "ack_ms": spread(latencies),
        "cpu_seconds": {
            "server": round(cpu_of(pid) - cpu, 1),
            "load": round(time.process_time() - own, 1),
        },
        "refused": dict(tally.refused),
    }
    return found


def spread(sorted_seconds: list[float]) -> Figures:
    """Return the middle, the 99th hundredth and the greatest, in milliseconds."""
    last = len(sorted_seconds) - 1
    parts = {"p50": 0.5, "p99": 0.99, "max": 1.0}
    if last < 0:
        return dict.fromkeys(parts)
    return {
        name: round(sorted_seconds[min(last, int(part * (last + 1)))] * 1000, 2)
        for name, part in parts.items()
    }


def cpu_of(pid: int) -> float:
    """Return the CPU seconds that a process has used (Linux)."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> float:
    """Return the memory that a process has in use, in MiB (Linux)."""
    with closing(Path(f"/proc/{pid}/status").open()) as file:
        for line in file:
            if line.startswith("VmRSS:"):
                return round(int(line.split()[1]) / 1024, 1)
    raise RuntimeError("no VmRSS")


if __name__ == "__main__":
    main()
