"""How many durable acts a second a live house does, and how fast it answers; prints a JSON line.

``croupier serve`` runs in a process of its own on a house of many tables without pauses between
coups. Every seat is taken by a client with its own WebSocket over the loopback that acts as soon as
it may, first at a given pace, then at once (saturated). At some tables people with accounts play
for chips of their wallets, at the others guests for play chips. An act counts when it is
acknowledged: it is on disk then. Latencies run from the client's write to its reading the
acknowledgement. At the end the store is audited. For scale, an empty shell of the same stack
(:mod:`bench.live.shell`: uvicorn's websockets-sansio, one shared SQLite commit) does the same
without a game in the same run; the ratio to it stands at the end.
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
from contextlib import ExitStack, closing, contextmanager, suppress
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
    from bench.live.house import fill, specs

    options = _options()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with ExitStack() as stack:
        base = Path(stack.enter_context(tempfile.TemporaryDirectory(dir=options.folder)))
        url, database = stack.enter_context(_database(options.db, base))
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
        tables = specs(options.tables, caribbean=options.caribbean, accounts=options.house)
        sessions = asyncio.run(fill(url, tables, SEATS))
        found["seats_with_accounts"] = len(sessions)
        with serving(url) as (pid, port):
            processes = {"server": pid} | ({"database": database} if database else {})
            found |= asyncio.run(played(options, tables, sessions, processes, port))
        found["fsync_ms_after"] = fsync(base)
        if not options.no_audit:
            found["audit"] = audited(url)
        if not options.no_shell:
            with shell(base / "shell.db") as (pid, port):
                found["shell"] = asyncio.run(
                    echoed(options.tables * SEATS, options.rate, seconds, pid, port)
                )
            found["ratio_to_shell"] = compared(found, found["shell"])
        found["load_after"] = [round(load, 2) for load in os.getloadavg()]
        print(json.dumps(found))


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    add = parser.add_argument
    add("--seconds", type=float, default=20, help="each phase; 60 for the full run")
    add("--rate", type=float, default=1_000, help="acts a second of the paced phase")
    add("--tables", type=int, default=200)
    add("--caribbean", type=int, default=20, help="of 100 tables, those of Caribbean Stud")
    add("--house", type=int, default=25, help="of 100 tables, those where accounts play")
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
def _database(kind: str, base: Path) -> Iterator[tuple[str, int | None]]:
    """Yield the address of a store, and the process that keeps it if there is one."""
    if kind == "sqlite":
        yield f"sqlite:///{base / 'house.db'}", None
        return
    from databases import new_database, postgres_server

    # Not in the folder of this run: the server's user could not look into it.
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        data = Path(folder) / "pg"
        with postgres_server(data) as server, new_database(server) as url:
            yield url, int((data / "postmaster.pid").read_text().split()[0])


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


def compared(house: Figures, shell: Figures) -> Figures:
    """Return what the house does of what the shell does, and at how many times its work."""
    acts, work = "acts_per_second", "server_cpu_us_an_act"
    one, other = house["saturated"], shell["saturated"]
    late, early = (found["paced"]["ack_ms"]["p99"] for found in (house, shell))
    return {
        "saturated_acts_per_second": round(one[acts] / other[acts], 3),
        "saturated_server_cpu_an_act": round(one[work] / max(1, other[work]), 2),
        "paced_ack_p99": round(late / early, 2),
    }


# The processes


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


async def played(
    options: argparse.Namespace,
    tables: Sequence[TableSpec],
    sessions: dict[str, str],
    processes: dict[str, int],
    port: int,
) -> Figures:
    """Watch, sit down, play at a pace, play as fast as it goes."""
    from bench.live.house import chips_for
    from bench.live.seats import Seated, Watcher
    from bench.live.sockets import Pace

    pace, random = Pace(), Random(1)
    found: Figures = {}
    pid = processes["server"]
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
        Seated(pace, spec.id, seat, chips_for(spec), random, sessions.get(f"{spec.id}-{seat}"))
        for seat in range(1, SEATS + 1)
        for spec in tables
    ]
    pace.begin(options.rate / 4)  # who has come plays, and leaves time for those who come
    await connected(seats, port)
    await _all_sit(seats, pace)
    pace.begin(options.rate)
    await asyncio.sleep(WARM)
    rate, seconds = options.rate, options.seconds
    found["paced"] = {"rate": rate} | await phase(pace, rate, seconds, processes)
    found["saturated"] = await phase(pace, None, seconds, processes)
    found["server_mib"] = memory(pid)
    found["lost_sockets"] = pace.lost
    for one in seats:
        one.close()
    await asyncio.sleep(1)
    return found


async def _all_sit(seats: Sequence[Seated], pace: Pace) -> None:
    for _ in range(600):
        if all(seat.sat for seat in seats):
            return
        await asyncio.sleep(0.05)
    without = [seat for seat in seats if not seat.sat]
    why = f"{pace.lost} sockets were closed, refused: {dict(pace.tally.refused)}"
    raise RuntimeError(f"{len(without)} seats could not be taken: {why}")


async def echoed(clients: int, rate: float, seconds: float, pid: int, port: int) -> Figures:
    """Do the same at the shell."""
    from bench.live.sockets import Echoed, Pace

    pace = Pace()
    sockets = [Echoed(pace, number, number // SEATS) for number in range(clients)]
    pace.begin(rate)
    await connected(sockets, port)
    await asyncio.sleep(WARM)
    found = {"paced": {"rate": rate} | await phase(pace, rate, seconds, {"server": pid})}
    found["saturated"] = await phase(pace, None, seconds, {"server": pid}, SHELL_FLYING)
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
    pace: Pace,
    rate: float | None,
    seconds: float,
    processes: dict[str, int],
    window: int | None = None,
) -> Figures:
    """Let them act for so long; return what was done."""
    pace.begin(rate, window)
    if rate is None:
        await asyncio.sleep(1)
        pace.begin(rate, window)
    began, before = time.perf_counter(), _cpu(processes)
    await asyncio.sleep(seconds)
    taken = time.perf_counter() - began
    cpu = {name: after - before[name] for name, after in _cpu(processes).items()}
    tally = pace.tally
    latencies = sorted(tally.latencies)
    found: Figures = {
        "seconds": round(taken, 1),
        "acts_per_second": round(len(latencies) / taken),
        "messages_per_second": round(tally.messages / taken),
        "bytes_a_message": round(tally.bytes / max(1, tally.messages)),
        "ack_ms": spread(latencies),
        "cpu_seconds": {name: round(used, 1) for name, used in cpu.items()},
        "server_cpu_us_an_act": round(cpu["server"] / max(1, len(latencies)) * 1e6),
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


def _cpu(processes: dict[str, int]) -> dict[str, float]:
    used = {name: cpu_of(pid) for name, pid in processes.items()}
    return used | {"load": time.process_time()}


def cpu_of(pid: int) -> float:
    """Return the CPU seconds that a process and its children have used (Linux)."""
    ticks = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            fields = stat.read_text().rpartition(")")[2].split()
            if pid in (int(stat.parent.name), int(fields[1])):
                ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> float:
    """Return the memory that a process has in use, in MiB (Linux)."""
    with closing(Path(f"/proc/{pid}/status").open()) as file:
        for line in file:
            if line.startswith("VmRSS:"):
                return round(int(line.split()[1]) / 1024, 1)
    raise RuntimeError("no VmRSS")


if __name__ == "__main__":
    main()
