"""What was acknowledged is there, whatever happens: killed writers, full disks, failing syncs."""

from __future__ import annotations

import os
import random
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import text

from croupier.audit import audit
from croupier.store import Store, StoreError, StoreFailed
from croupier.store.database import engine_of, parse_url
from store.tools import note, sold

KILLS = int(os.environ.get("CROUPIER_KILLS", "5"))
"""How often a writer is killed; the seed is printed with a failure."""
SEED = int(os.environ.get("CROUPIER_SEED", "0")) or random.randrange(1 << 30)
HAMMER = Path(__file__).with_name("hammer.py")


@contextmanager
def hammer(
    url: str, entries: int | None = None, environment: Mapping[str, str] | None = None
) -> Iterator[subprocess.Popen[str]]:
    """Start a process that writes, and wait until it has opened the store."""
    command = [sys.executable, str(HAMMER), url, "5", *([str(entries)] if entries else [])]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env={**os.environ, **(environment or {})}
    )
    assert process.stdout is not None
    try:
        assert process.stdout.readline() == "open\n"
        yield process
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def acknowledged(lines: str) -> dict[str, int]:
    """Return the last acknowledged number of each stream; a line cut short by a kill is none."""
    last: dict[str, int] = {}
    for line in lines.splitlines(keepends=True):
        if line.startswith("table:") and line.endswith("\n"):
            stream, seq = line.split()
            last[stream] = int(seq)
    return last


def sound(url: str, least: Mapping[str, int]) -> int:
    """Open a store after a fault: what was acknowledged is there, nothing is there by half."""
    with Store.open(url) as store:
        heads = store.heads()
        for stream, seq in least.items():
            assert heads[stream].seq >= seq, (stream, seq, heads)
        total = sum(head.seq for head in heads.values())
        assert store.book().balance("cage") == -total * 1_000_000
        store.append([sold(store, 1, stream="house")]).result(30)
    report = audit(url)
    assert report.differences == ()
    assert report.counts.entries == report.counts.transfers == total + 1
    return total


def test_a_killed_writer_loses_nothing_that_it_acknowledged(store_url: str) -> None:
    """Kill -9 at random moments, again and again on the same store; each time it opens sound."""
    rng = random.Random(SEED)
    least: dict[str, int] = {}
    house = 0
    for number in range(KILLS):
        with hammer(store_url) as process:
            time.sleep(rng.random() * 0.4)
            process.send_signal(signal.SIGKILL)
            assert process.stdout is not None
            least |= acknowledged(process.stdout.read())
        with Store.open(store_url) as store:
            house = store.head("house").seq
            for stream, seq in least.items():
                assert store.head(stream).seq >= seq, f"seed {SEED}, kill {number}, {stream}"
    assert least, f"seed {SEED}: nothing was ever written"
    assert house == 0
    sound(store_url, least)


def shim(folder: Path) -> Path:
    """Compile what makes writes and syncs fail."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None or not sys.platform.startswith("linux"):
        pytest.skip("no C compiler to make a disk fail with")
    library = folder / "failsync.so"
    source = Path(__file__).with_name("failsync.c")
    subprocess.run(
        [compiler, "-shared", "-fPIC", "-O1", "-o", str(library), str(source), "-ldl"], check=True
    )
    return library


@pytest.mark.parametrize("variable", ["FAIL_SYNC", "FAIL_WRITE"])
def test_a_failing_disk_stops_the_house_and_loses_nothing(tmp_path: Path, variable: str) -> None:
    """A sync or a write that fails once ends all writing; what was acknowledged stands."""
    rng = random.Random(SEED)
    url = f"sqlite:///{tmp_path / 'house.db'}"
    trigger = tmp_path / "fail"
    environment = {"LD_PRELOAD": str(shim(tmp_path)), variable: str(trigger)}
    least: dict[str, int] = {}
    for _ in range(3):
        with hammer(url, environment=environment) as process:
            time.sleep(rng.random() * 0.4)
            trigger.touch()
            assert process.stdout is not None
            lines = process.stdout.read()
            assert process.wait(30) == 0
        least |= acknowledged(lines)
        assert lines.splitlines()[-1] == "failed OperationalError"
        trigger.unlink()
    assert sound(url, least) > 0


def test_a_full_disk_stops_the_house_and_loses_nothing(tmp_path: Path) -> None:
    """SQLite that may not grow says the disk is full: StoreFailed now and for ever."""
    url = f"sqlite:///{tmp_path / 'house.db'}"
    acknowledged_ = 0
    with Store.open(url) as store:
        assert store._writer is not None
        store.write(lambda c: c.exec_driver_sql("PRAGMA max_page_count=120").scalar()).result(10)
        with pytest.raises(StoreFailed, match="full"):  # noqa: PT012 - at some one of them
            for number in range(10_000):
                store.append([sold(store, number)]).result(10)
                acknowledged_ += 1
        assert not store.healthy
        assert "full" in str(store.failure)
        for _ in range(3):
            with pytest.raises(StoreFailed):
                store.append([note(store, "again")])
            with pytest.raises(StoreFailed):
                store.write(lambda _: None)
    assert acknowledged_ > 10
    with Store.open(url) as store:
        assert store.head("house").seq == acknowledged_
        store.append([note(store, "there is room again")]).result(10)
    assert audit(url).clean


def test_whoever_waits_behind_a_failed_write_is_told(tmp_path: Path) -> None:
    """All queued futures fail, none hangs, none is done."""
    url = f"sqlite:///{tmp_path / 'house.db'}"
    with Store.open(url) as store:
        store.write(lambda c: c.exec_driver_sql("PRAGMA max_page_count=60").scalar()).result(10)
        futures = []
        with pytest.raises(StoreFailed):  # noqa: PT012 - at some one of them
            for number in range(20_000):
                futures.append(store.append([sold(store, number)]))  # noqa: PERF401 - it raises
        failed = [isinstance(future.exception(30), StoreFailed) for future in futures]
        done = failed.index(True)
        assert all(failed[done:])
    with Store.open(url) as store:
        assert store.head("house").seq == done


def test_a_broken_connection_stops_the_house(postgres: str) -> None:
    """The server ends the writer's connection: the lock is gone, so nothing more is written."""
    from databases import new_database

    with new_database(postgres) as url:
        with Store.open(url) as store:
            store.append([sold(store, 1)]).result(10)
            engine = engine_of(parse_url(url))
            with engine.begin() as connection:
                ended = connection.execute(
                    text(
                        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                        "WHERE application_name LIKE 'croupier, %'"
                    )
                ).all()
            engine.dispose()
            assert len(ended) == 1
            future = store.append([sold(store, 2)])
            with pytest.raises(StoreFailed):
                future.result(30)
            assert not store.healthy
            with pytest.raises(StoreFailed):
                store.append([sold(store, 3)])
        sound(url, {"house": 1})


def test_a_server_that_forgets_is_refused(postgres: str) -> None:
    """PostgreSQL with fsync off is no place for chips."""
    from croupier.store.store import _refuse_forgetful

    class Forgetful:
        """Answers as such a server does."""

        def execute(self, _statement: object) -> Forgetful:
            """Ask."""
            return self

        def scalar_one(self) -> str:
            """Answer."""
            return "off"

    del postgres
    with pytest.raises(StoreError, match="fsync = off"):
        _refuse_forgetful(Forgetful())  # type: ignore[arg-type]
