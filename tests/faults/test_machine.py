"""The whole house at random, with what goes wrong: power cuts, corrections, dropped rake."""

from __future__ import annotations

from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import rule, run_state_machine_as_test

from croupier.protocol.messages import Ack, Act
from croupier.tables.requests import Credit, DropRake, Fill, RecordViolation
from databases import on_postgresql
from tables.live import CEM, IDA, IVO, MIA
from tables.playing import wish
from tables.test_house_machine import TABLES, WHO, WholeHouse


class FailingHouse(WholeHouse):
    """The house of :class:`WholeHouse` on a disk that fails now and then."""

    @rule(writes=st.integers(0, 5), rounds=st.integers(1, 4))
    def power_cut(self, writes: int, rounds: int) -> None:
        """The disk is gone after some writes; what was acknowledged by then is there afterwards."""
        self.do(self._cut(writes, rounds))

    async def _cut(self, writes: int, rounds: int) -> None:
        writer: Any = self.live.store._writer
        insert, left = writer._insert, [writes]

        def failing(*entries: Any) -> None:  # noqa: ANN401 - the writer's own
            left[0] -= 1
            if left[0] < 0:
                raise OSError("the disk is gone")
            insert(*entries)

        writer._insert = failing
        acknowledged: list[Act] = []
        for _ in range(rounds):
            for player in self.players.values():
                action = wish(player, self.rng)
                if action is None:
                    continue
                table = player.table
                act = Act(table.id, table.number, table.turn, player.name(), action)  # type: ignore[arg-type]
                if isinstance(await player.ask(act), Ack):
                    acknowledged.append(act)
            await self.live.run(1_500)
        await self._restart()
        for act in acknowledged:
            bodies = [entry.body for entry in self.live.store.read(f"table:{act.table}")]
            assert any(act.id.encode() in body for body in bodies), act

    @rule(table=TABLES, amount=st.sampled_from([1, 50_00, 10**13]))
    def cash_desk(self, table: str, amount: int) -> None:
        """Rake is dropped at any moment, the float filled and credited."""
        found = self.live.house.tables[table]
        for request in (DropRake(), Fill(amount=amount), Credit(amount=amount)):
            self.do(found.ask(MIA, request))

    @rule(table=TABLES, seat=st.integers(1, 7))
    def violation(self, table: str, seat: Any) -> None:  # noqa: ANN401 - a Seat
        """An inspector records a violation by somebody, or by nobody."""
        self.do(self.live.house.tables[table].ask(IDA, RecordViolation(seat=seat)))

    @rule(who=WHO, amount=st.sampled_from([10_000, -10_000, 1, 10**19]), sign=st.booleans())
    def adjust(self, who: Any, amount: int, *, sign: bool) -> None:  # noqa: ANN401 - a Caller
        """Something is corrected, or would be."""
        desk = self.live.house.desk
        self.do(desk.request_adjustment(IDA, f"wallet:{who.id}", amount, "at random"))
        for number in tuple(self.live.house.signing.adjustments) if sign else ():
            self.do(desk.sign_adjustment(IVO, number))

    @rule()
    def jackpots(self) -> None:
        """Whatever waits for two signatures gets them."""
        desk = self.live.house.desk
        for key in tuple(self.live.house.signing.reserved):
            self.do(desk.request_jackpot(CEM, *key))
            self.do(desk.sign_jackpot(IDA, *key))


def test_a_house_at_random_on_a_failing_disk_loses_nothing() -> None:
    """Whatever happens in whatever order, and wherever the power is cut."""
    often = max(6, settings().max_examples // 20) // (2 if on_postgresql() else 1)
    run_state_machine_as_test(
        FailingHouse, settings=settings(max_examples=often, stateful_step_count=20)
    )
