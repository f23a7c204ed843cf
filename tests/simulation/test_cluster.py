"""The same chunks on a Dask cluster of real worker processes, one of them killed half-way."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest

from croupier.sheets import CaribbeanSheet, load_sheet
from croupier.simulation.caribbean import CHUNK
from croupier.simulation.cluster import cluster
from croupier.simulation.coups import caribbean_job
from croupier.simulation.job import SimulationError
from croupier.simulation.run import run

SHEET = cast("CaribbeanSheet", load_sheet("caribbean-stud-quebec"))
COUPS = 7 * CHUNK
PATIENCE = 120


def started(*arguments: str, log: Path) -> subprocess.Popen[bytes]:
    """Start a Dask program of this environment."""
    with log.open("wb") as file:
        return subprocess.Popen(
            [sys.executable, "-m", "distributed.cli.dask_scheduler", *arguments]
            if arguments[0] == "--port"
            else [sys.executable, "-m", "distributed.cli.dask_worker", *arguments],
            stdout=file,
            stderr=subprocess.STDOUT,
            env=os.environ | {"OMP_NUM_THREADS": "1"},
        )


@pytest.fixture
def scheduler(tmp_path: Path) -> Iterator[tuple[str, list[subprocess.Popen[bytes]]]]:
    """A scheduler with two workers of one thread each, each a process that can be killed."""
    place = tmp_path / "scheduler.json"
    host = ("--host", "127.0.0.1", "--no-dashboard")
    running = [
        started("--port", "0", *host, "--scheduler-file", str(place), log=tmp_path / "scheduler")
    ]
    try:
        end = time.monotonic() + PATIENCE
        while not place.exists() and time.monotonic() < end:
            time.sleep(0.05)
        address = json.loads(place.read_text())["address"]
        for name in ("first", "second"):
            worker = ("--nthreads", "1", "--no-nanny", "--no-dashboard", "--host", "127.0.0.1")
            folder = tmp_path / name
            folder.mkdir()
            running.append(
                started(
                    address,
                    *worker,
                    "--local-directory",
                    str(folder),
                    log=tmp_path / f"{name}.log",
                )
            )
        yield address, running
    finally:
        for process in running:
            process.kill()
        for process in running:
            process.wait()


def wait_for_both(address: str) -> None:
    """Return when the scheduler has its two workers."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            with cluster(address) as (_, threads):
                if threads == 2:
                    return
        except SimulationError:  # no worker has come yet
            pass
        time.sleep(0.2)
    raise TimeoutError(address)


def test_a_killed_worker_changes_no_digit(
    scheduler: tuple[str, list[subprocess.Popen[bytes]]],
) -> None:
    """Two workers, one killed half-way: the totals are those of this process to the last digit."""
    address, running = scheduler
    job = caribbean_job(SHEET, COUPS, seed=12, session=1000)
    done: list[int] = []

    def kill_one(coups: int) -> None:
        done.append(coups)
        if len(done) == 3:
            running[1].kill()

    wait_for_both(address)
    with cluster(address) as (executor, threads):
        assert threads == 2
        found = run(job, executor=executor, workers=threads, progress=kill_one)
    alone = run(job).totals
    found.totals.hits.sort()
    alone.hits.sort()
    assert found.totals == alone
    assert found.totals.coups == COUPS
    assert running[1].wait(timeout=10) != 0


@pytest.mark.parametrize("address", ["foo", "http://foo:99", "tcp://foo", "tcp://", ""])
def test_what_is_no_address_is_refused_at_once(address: str) -> None:
    """Nobody is waited for where the address itself says nothing."""
    with pytest.raises(SimulationError, match="no scheduler’s address"), cluster(address):
        pass


def test_an_address_where_nobody_answers_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """The sentence says where, and how an address is written."""
    monkeypatch.setattr("croupier.simulation.cluster.PATIENCE", 1)
    with (
        pytest.raises(SimulationError, match=r"tcp://127\.0\.0\.1:9"),
        cluster("tcp://127.0.0.1:9"),
    ):
        pass
