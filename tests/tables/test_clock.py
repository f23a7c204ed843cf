"""The time of a house."""

from __future__ import annotations

import asyncio

from croupier.tables import SystemClock, VirtualClock
from croupier.tables.pace import Pace
from databases import ON_SQLITE
from tables.live import in_loop

pytestmark = ON_SQLITE


def test_time_goes_on_from_the_store_when_the_wall_clock_jumped_back() -> None:
    """After a restart no entry is dated before the last one, whatever the wall clock says."""
    clock = SystemClock(5_000_000, wall=lambda: 1_000.0)
    assert clock.now() >= 5_000_000
    assert SystemClock(5, wall=lambda: 1_000.0).now() >= 1_000_000


@in_loop
async def test_the_wall_clock_is_looked_at_once() -> None:
    """A wall clock that jumps while the house runs moves nothing."""
    wall = iter([1_000.0, 9_999.0, 1.0])
    clock = SystemClock(wall=lambda: next(wall))
    before = clock.now()
    called = []
    clock.call_later(10, lambda: called.append(1))
    clock.call_later(5, lambda: called.append(2)).cancel()
    await asyncio.sleep(0.05)
    assert called == [1]
    assert before <= clock.now() < before + 10_000


def test_a_virtual_clock_calls_in_order() -> None:
    """What falls due is called in order of time, then of asking; what is cancelled is not."""
    clock = VirtualClock(0)
    called: list[str] = []
    clock.call_later(20, lambda: called.append("b"))
    clock.call_later(10, lambda: called.append("a"))
    clock.call_later(20, lambda: called.append("c"))
    clock.call_later(15, lambda: called.append("x")).cancel()
    assert clock.waiting == 3
    clock.advance(19)
    assert called == ["a"]
    clock.advance(1)
    assert called == ["a", "b", "c"]
    assert clock.now() == 20


def test_a_frozen_deadline_keeps_what_is_left() -> None:
    """The clock stands while the inspector is there, and goes on from where it stood."""
    clock = VirtualClock(0)
    due: list[object] = []
    pace = Pace(clock, due.append)
    pace.arm("turn", 100)
    assert not pace.arm("turn", 999)
    clock.advance(60)
    pace.freeze()
    frozen = pace.deadline
    assert frozen is None
    clock.advance(1_000)
    pace.extend(5)
    pace.thaw()
    assert pace.deadline == clock.now() + 45
    pace.extend(5)
    clock.advance(49)
    assert not due
    clock.advance(1)
    assert due == ["turn"]


def test_what_is_armed_while_frozen_begins_afterwards() -> None:
    """A deadline set while the clock stands runs from when it goes on."""
    clock = VirtualClock(0)
    due: list[object] = []
    pace = Pace(clock, due.append)
    pace.freeze()
    pace.arm("turn", 100)
    clock.advance(500)
    pace.thaw()
    clock.advance(99)
    assert due == []
    clock.advance(1)
    assert due == ["turn"]
    pace.freeze()
    pace.thaw()
    pace.disarm()
    assert pace.deadline is None
