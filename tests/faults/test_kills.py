"""The promise that ``kill -9`` at any moment costs nobody a chip, an act or the table."""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from databases import ON_POSTGRESQL, ON_SQLITE, on_postgresql, url_of
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

SEED = int(os.environ.get("CROUPIER_SEED", "0")) or random.randrange(1 << 30)
FIRST = int(os.environ.get("CROUPIER_KILL_FROM", "0"))
KILLS = int(os.environ.get("CROUPIER_KILLS", "500"))
LIVES = 20
"""Kills that one store outlives; then a new one begins, so that an audit stays short."""
RESUMED = 5.0
"""Seconds after a start in which play must go on."""
QUICK = 3
"""Kills without being asked, on SQLite; on PostgreSQL one."""


class Kills:
    """A house that is killed again and again."""

    def __init__(self, url: str, folder: Path, first: int, count: int) -> None:
        """``first`` is the number of the first kill: it decides when each of them comes."""
        self.url = url
        self.folder = folder
        self.numbers = range(first, first + count)
        self.port = free_port()
        self.starts: list[float] = []
        """Seconds from each start of the process until it served."""
        self.times: list[float] = []
        """Seconds until everybody was back and was shown the table."""
        self.acks = 0
        self.coups = 0
        self.same = 0
        """Coups that were open at a kill and went on after it."""

    async def run(self) -> None:
        """Kill it, and hold it to its promises each time."""
        sessions = await furnish(self.url)
        guests = [
            Guest(self.port, sessions[name], spec, Random(f"{SEED}:{name}:{spec.id}"))
            for spec in TABLES
            for name in PEOPLE[: 2 if spec.practice else 3]
        ]
        self.server = Server(self.url, self.port, self.folder)
        tasks: list[asyncio.Task[None]] = []
        try:
            await self.server.ready()
            tasks = [asyncio.create_task(guest.play()) for guest in guests]
            assert await until(lambda: all(guest.looked for guest in guests), 60)
            for number in self.numbers:
                await self._kill(number, guests)
                for guest in guests:
                    assert guest.failed is None, guest.failed
        finally:
            self.server.end()
            await dismissed(tasks, guests)
        last, self.acks = sound(self.url, guests, f"seed {SEED}, the end")
        self.coups = sum(coup for coup, _ in last.values())
        assert not self.server.traceback(), self.server.traceback()

    async def _kill(self, number: int, guests: list[Guest]) -> None:
        """Kill it once, look at what is on disk, and start it again."""
        where = f"CROUPIER_SEED={SEED} CROUPIER_KILL_FROM={number} CROUPIER_KILLS=1"
        rng = Random(f"{SEED}:{number}")
        await asyncio.sleep(rng.random() * 0.7)
        self.server.end()
        last, _ = await asyncio.to_thread(sound, self.url, list(guests), where)
        for guest in guests:
            assert guest.coup <= last[guest.table.id][0], f"{where}: shown what is not on disk"
        if rng.random() < 0.1:  # killed again while it starts
            starting = Server(self.url, self.port, self.folder)
            await asyncio.sleep(rng.random() * 1.5)
            starting.end()
        began, wall = time.monotonic(), int(time.time() * 1000)
        self.server = Server(self.url, self.port, self.folder)
        self.starts.append(await self.server.ready())

        def all_back() -> bool:
            return all(guest.looked and guest.looked[-1][0] >= wall for guest in guests)

        if not await until(all_back, 15):
            away = [guest.told() for guest in guests if guest.looked[-1:] < [(wall, 0)]]
            raise AssertionError(f"{where}: these did not come back: {away}")
        self.times.append(time.monotonic() - began)
        for guest in guests:
            coup, over = last[guest.table.id]
            looked = next(coup for at, coup in guest.looked if at >= wall)
            assert looked >= coup, f"{where}: {guest.table.id} went back to coup {looked}"
            self.same += looked == coup and not over
            del guest.looked[:-1]


def lives(first: int, count: int) -> Iterator[tuple[int, int]]:
    """Divide kills among stores."""
    for start in range(first, first + count, LIVES):
        yield start, min(LIVES, first + count - start)


def told(found: list[Kills]) -> dict[str, object]:
    """Return the figures of some kills."""
    times = sorted(at for one in found for at in one.times)
    starts = sorted(at for one in found for at in one.starts)
    return {
        "kills": len(times),
        "seed": SEED,
        "acknowledged": sum(one.acks for one in found),
        "coups": sum(one.coups for one in found),
        "coups_that_went_on": sum(one.same for one in found),
        "served_median_s": round(starts[len(starts) // 2], 2),
        "served_worst_s": round(starts[-1], 2),
        "resumed_median_s": round(times[len(times) // 2], 2),
        "resumed_worst_s": round(times[-1], 2),
    }


def killed(url: str, folder: Path, first: int, count: int) -> Kills:
    """Kill a house so many times."""
    made = Kills(url, folder, first, count)
    asyncio.run(made.run())
    return made


def test_a_killed_house_goes_on_where_it_stood(tmp_path: Path) -> None:
    """Some kills at random moments: everything acknowledged stands, and play goes on."""
    kills = 1 if on_postgresql() else QUICK
    made = killed(url_of(tmp_path / "house.db"), tmp_path, FIRST, kills)
    assert made.acks > 0


@ON_SQLITE
def test_a_house_stops_when_told_though_nobody_reads_what_it_says(tmp_path: Path) -> None:
    """SIGTERM ends it in order, with its output's reader gone."""
    url = url_of(tmp_path / "house.db")
    server = Server(url, free_port(), tmp_path)
    try:
        asyncio.run(server.ready())
        assert server.process.stdout is not None
        server.process.stdout.close()
        server.process.terminate()
        server.process.wait(30)
    finally:
        server.end()


@ON_SQLITE
@pytest.mark.faults
def test_a_house_that_is_killed_hundreds_of_times_loses_nothing(tmp_path: Path) -> None:
    """As many kills as asked for, at random moments; play goes on within seconds of each."""
    found = []
    for first, count in lives(FIRST, KILLS):
        folder = tmp_path / str(first)
        folder.mkdir()
        found.append(killed(url_of(folder / "house.db"), folder, first, count))
        _say(told(found))
    figures = told(found)
    assert float(str(figures["resumed_median_s"])) < RESUMED, figures


@ON_POSTGRESQL
@pytest.mark.faults
def test_a_house_on_postgresql_is_killed_too(tmp_path: Path) -> None:
    """A tenth as many kills, on PostgreSQL."""
    found = []
    for first, count in lives(FIRST, max(1, KILLS // 10)):
        found.append(killed(url_of(tmp_path / str(first)), tmp_path, first, count))
        _say({"database": "postgresql", **told(found)})


def _say(figures: dict[str, object]) -> None:
    sys.__stdout__.write("\n" + json.dumps(figures) + "\n")  # type: ignore[union-attr]
    sys.__stdout__.flush()  # type: ignore[union-attr]
