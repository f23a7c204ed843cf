"""The promise that a failing disk stops the house, which says so, and costs nobody a chip."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import subprocess
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random

import httpx
import pytest

from croupier.protocol.client import ClientError
from databases import ON_SQLITE
from faults.live_house import (
    PEOPLE,
    TABLES,
    Guest,
    Server,
    dismissed,
    free_port,
    furnish,
    sound,
    until,
)
from store.test_faults import shim

pytestmark = ON_SQLITE  # its disk is what an SQLite file lies on

SEED = int(os.environ.get("CROUPIER_SEED", "0")) or random.randrange(1 << 30)
TIMES = int(os.environ.get("CROUPIER_DISKS", "12"))
SAYS_SO = 15.0
"""Seconds in which the house must say that it stands still, on a busy machine."""


async def healthy(port: int) -> bool | None:
    """Return what the house says of its health; None: nothing."""
    with suppress(httpx.HTTPError):
        async with httpx.AsyncClient(trust_env=False) as http:
            answer = await http.get(f"http://127.0.0.1:{port}/healthz")
            return answer.status_code == 200
    return None


async def fails(
    url: str, folder: Path, environment: Mapping[str, str], fail: Callable[[], None], number: int
) -> list[Guest]:
    """Play, let the disk fail, and hold the house to saying so; return who played."""
    rng = Random(f"{SEED}:{number}")
    port = free_port()
    sessions = await furnish(url)
    guests = [
        Guest(port, sessions[name], spec, Random(f"{number}:{name}:{spec.id}"))
        for spec in TABLES
        for name in PEOPLE[:2]
    ]
    server = Server(url, port, folder, environment)
    tasks: list[asyncio.Task[None]] = []
    try:
        await server.ready()
        tasks = [asyncio.create_task(guest.play()) for guest in guests]
        assert await until(lambda: all(guest.looked for guest in guests), 60)
        assert await healthy(port) is True
        await asyncio.sleep(rng.random())
        fail()
        told = await until(lambda: all(guest.told_stopped for guest in guests), SAYS_SO)
        assert told, [guest.told() for guest in guests if not guest.told_stopped]
        assert await healthy(port) is False
        before = [len(guest.acks) for guest in guests]
        await asyncio.sleep(0.2)
        assert [len(guest.acks) for guest in guests] == before, "acknowledged after it stopped"
        assert server.process.poll() is None
        assert "Traceback" not in server.log.read_text(), server.log.read_text()[-3000:]
    finally:
        server.end()
        await dismissed(tasks, guests)
    for guest in guests:
        assert guest.failed is None or isinstance(guest.failed, ClientError), guest.failed
    return guests


async def goes_on(url: str, folder: Path, guests: list[Guest], where: str) -> None:
    """Hold the store against what was acknowledged and shown, and let the house go on."""
    last, acks = sound(url, guests, where)
    assert acks, where
    for guest in guests:
        assert guest.coup <= last[guest.table.id][0], f"{where}: shown what is not on disk"
    port = free_port()
    server = Server(url, port, folder)
    try:
        await server.ready()
        assert await healthy(port) is True
    finally:
        server.end()


def trial(folder: Path, variable: str, number: int) -> None:
    """Let writes or syncs fail at a random moment."""
    url = f"sqlite:///{folder / 'house.db'}"
    trigger = folder / "fail"
    environment = {"LD_PRELOAD": str(shim(folder)), variable: str(trigger)}
    where = f"CROUPIER_SEED={SEED}, {variable} {number}"

    async def run() -> None:
        guests = await fails(url, folder, environment, trigger.touch, number)
        trigger.unlink()
        await goes_on(url, folder, guests, where)

    asyncio.run(run())


@pytest.mark.parametrize("variable", ["FAIL_SYNC", "FAIL_WRITE"])
def test_a_failing_disk_stops_the_house(tmp_path: Path, variable: str) -> None:
    """A sync or a write that fails: everybody is told, nothing is shown that is not on disk."""
    trial(tmp_path, variable, 0)


@pytest.mark.faults
@pytest.mark.parametrize("variable", ["FAIL_SYNC", "FAIL_WRITE"])
def test_a_failing_disk_stops_the_house_again_and_again(tmp_path: Path, variable: str) -> None:
    """The same at many random moments."""
    for number in range(1, TIMES + 1):
        folder = tmp_path / str(number)
        folder.mkdir()
        trial(folder, variable, number)


@contextmanager
def small_disk(folder: Path, kibibytes: int) -> Iterator[Path]:
    """Yield a folder on a file system of so many KiB; skip where none can be mounted."""
    mount = shutil.which("mount")
    if mount is None:
        pytest.skip("there is no mount")
    where = folder / "small"
    where.mkdir()
    command = [mount, "-t", "tmpfs", "-o", f"size={kibibytes}k", "tmpfs", str(where)]
    if subprocess.run(command, check=False, capture_output=True).returncode:
        pytest.skip("no file system can be mounted here")
    try:
        yield where
    finally:
        subprocess.run(["umount", str(where)], check=True)


@pytest.mark.faults
@pytest.mark.parametrize("number", range(4))
def test_a_full_disk_stops_the_house(tmp_path: Path, number: int) -> None:
    """A small file system that something fills to the last byte while the house plays."""
    with small_disk(tmp_path, 6_000) as disk:
        url = f"sqlite:///{disk / 'house.db'}"

        def fill() -> None:
            with suppress(OSError), (disk / "ballast").open("wb", buffering=0) as ballast:
                while True:
                    ballast.write(bytes(4096))

        async def run() -> None:
            guests = await fails(url, tmp_path, {}, fill, 100 + number)
            (disk / "ballast").unlink()
            await goes_on(url, tmp_path, guests, f"CROUPIER_SEED={SEED}, full disk {number}")

        asyncio.run(run())
