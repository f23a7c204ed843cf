"""The promise that a wall clock that jumps, either way, moves no deadline and no date back."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from croupier.audit import audit
from croupier.games.actions import Place
from croupier.protocol.messages import Ack, Act, Sit
from croupier.store import Store
from croupier.tables import House, Settings, SystemClock, TableSpec
from databases import url_of
from faults.live_house import until
from tables.live import ANN, CARIBBEAN

NOW = 1_800_000_000.0
YEAR = 365 * 86_400.0
JUMPS = (NOW, NOW + 20 * YEAR, NOW - 86_400, 0.0, NOW + 21 * YEAR, NOW)
"""What the wall clock says at one start after the other."""
SPEC = TableSpec(
    "p1",
    "P",
    CARIBBEAN.replace({"table.clock.bets": 1, "table.clock.decision": 1}),
    practice=True,
    settings=Settings(bots=1, think=5, all_bet=20, result=20),
)


@pytest.mark.ruling("R-QC-9")
def test_the_wall_clock_may_jump_both_ways(tmp_path: Path) -> None:
    """Over starts twenty years apart, both ways: dates never fall, windows are as long as ever."""
    url = url_of(tmp_path / "house.db")
    shown = 0
    for number, wall in enumerate(JUMPS):
        shown = asyncio.run(_start(url, wall, number, shown))
    with Store.open(url, lock=False) as store:
        dates = [entry.at for stream in store.heads() for entry in store.read(stream)]
        assert min(dates) >= NOW * 1000
        for stream in store.heads():
            mine = [entry.at for entry in store.read(stream)]
            assert mine == sorted(mine)
    report = audit(url)
    assert not report.differences, report.differences


async def _start(url: str, wall: float, number: int, shown: int) -> int:
    """Open the house at a wall time, play one coup, and let the decision run out of time."""
    told = iter([wall, wall - YEAR, wall + YEAR])

    def jumping() -> float:
        return next(told)

    with Store.open(url) as store:
        clock = SystemClock(store.last_at(), wall=jumping)
        house = House.open(store, clock)
        assert clock.now() >= shown
        table = house.tables.get(SPEC.id) or await house.open_table(SPEC)
        follows = table.subscribe(ANN.id, lambda _: None)
        if table.seats.of(ANN.id) is None:
            assert isinstance(await table.ask(ANN, Sit("p1", f"sit{number}", 900_00)), Ack)
        assert await until(lambda: table.bets_open, 10)  # type: ignore[attr-defined]
        act = Act("p1", table.number, table.turn, f"bet{number}", Place(5_00))
        assert isinstance(await table.ask(ANN, act), Ack)
        assert await until(lambda: table.turn == 2, 10)
        began, coup, deadline = time.monotonic(), table.number, table.pace.deadline
        assert deadline is not None
        assert 0 < deadline - clock.now() <= 1_000
        assert await until(lambda: (table.number, table.turn) != (coup, 2), 10)
        assert 0.8 < time.monotonic() - began < 10, "the window for decisions has another length"
        follows.close()
        await house.settled()
        return store.last_at()
