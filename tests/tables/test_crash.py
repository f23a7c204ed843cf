"""A power cut at any instant costs nobody a chip: what was acknowledged stands, and goes on."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from croupier.audit import audit
from croupier.protocol.messages import Ack, Act
from croupier.store.writer import Writer
from croupier.tables import House
from tables.live import Live, done, in_loop, live
from tables.playing import PEOPLE, rejoin, sit_all, step, wish


class PowerCutError(OSError):
    """The disk is gone."""


def cut_after(house: Live, patch: pytest.MonkeyPatch, writes: int) -> None:
    """Let the so many-th write from now on fail, and all after it."""
    writer = house.store._writer
    assert isinstance(writer, Writer)
    insert, left = writer._insert, [writes]

    def failing(*entries: Any) -> None:  # noqa: ANN401 - the writer's own
        left[0] -= 1
        if left[0] < 0:
            raise PowerCutError
        insert(*entries)

    patch.setattr(writer, "_insert", failing)


def told(house: House) -> list[object]:
    """Return what must be the same before and after."""
    found: list[object] = [dict(house.book.accounts())]
    for table in house.tables.values():
        coup = table.coup
        found += [
            table.number,
            table.turn,
            table.voids,
            table.marker,
            None if coup is None else coup.events,
            None if coup is None else coup.history,
            [(taken.seat, taken.person, taken.leaving) for taken in table.seats],
            None if table.running is None else table.running.shuffle.public(),
        ]
    return found


@pytest.mark.parametrize("seed", range(4))
@in_loop
async def test_a_house_is_rebuilt_as_it_was(tmp_path: Path, seed: int) -> None:
    """After any number of acts of both games, everything is the same in a new process."""
    rng = Random(seed)
    async with live(tmp_path, seed) as house:
        players = await sit_all(house)
        for _ in range(12):
            await step(house, players, rng)
            before = told(house.house)
            again = await house.again()
            assert told(again) == before
            players = await rejoin(house, players)
            house.check()
        house.store.close()
        report = audit(house.url)
        assert not report.differences, report.differences


@pytest.mark.parametrize("writes", range(0, 60, 4))
@in_loop
async def test_a_power_cut_at_any_write_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, writes: int
) -> None:
    """Every acknowledged act is in the journal; the house goes on and the audit is clean."""
    rng = Random(writes)
    async with live(tmp_path, writes) as house:
        players = await sit_all(house)
        cut_after(house, monkeypatch, writes)
        acknowledged: list[Act] = []
        for _ in range(100):
            if house.house.stopped is not None:
                break
            for player in players:
                action = wish(player, rng)
                if action is None:
                    continue
                table = player.table
                request = Act(table.id, table.number, table.turn, player.name(), action)  # type: ignore[arg-type]
                if isinstance(await player.ask(request), Ack):
                    acknowledged.append(request)
            await house.run(1_500)
        assert house.house.stopped is not None
        assert acknowledged or writes < 4
        again = await house.again()
        bodies = [e.body for spec in ("c1", "s1") for e in house.store.read(f"table:{spec}")]
        for request in acknowledged:
            assert any(request.id.encode() in body for body in bodies)
        house.check()
        wallets = sum(again.wallet(person.id) + again.at_tables(person.id) for person in PEOPLE)
        assert wallets > 0
        players = await rejoin(house, players)
        for _ in range(10):
            await step(house, players, rng)
        house.check()
        house.store.close()
        report = audit(house.url)
        assert not report.differences, report.differences


@in_loop
async def test_a_repeated_request_after_the_cut_is_answered_the_same(tmp_path: Path) -> None:
    """A client that heard nothing asks again with its id: the seat is taken once."""
    from croupier.protocol.messages import Sit
    from tables.live import ANN
    from tables.playing import SPECS

    async with live(tmp_path) as house:
        table = await house.open(SPECS[0], ANN)
        request = Sit("c1", "sit-once", 500_00)
        table.put(ANN, request)
        await house.again()
        table = house.house.table("c1")
        done(await table.ask(ANN, request))
        assert len(list(table.seats)) == 1
        assert house.house.wallet("ann") == 9_500_00
        house.check()
