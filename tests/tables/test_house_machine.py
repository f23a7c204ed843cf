"""The whole house at random: join, bet, act, leave, top up, void, restart; no chip is lost."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Coroutine
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
    run_state_machine_as_test,
)

from croupier.audit import audit
from croupier.ledger.accounts import CAGE, HOUSE, PRACTICE, VAULT, kind
from croupier.protocol.messages import Ack, CallInspector, Present
from croupier.tables import Settings, TableSpec
from croupier.tables.requests import CloseTable, Fill, Pause, RequestVoid, Resume, SignVoid
from databases import on_postgresql
from tables.live import ANN, BEN, CARIBBEAN, CAT, CEM, IDA, IVO, STUD, Live, Player
from tables.playing import wish

PEOPLE = (ANN, BEN, CAT)
BOTS = Settings(bots=2, think=100)
SPECS = (
    TableSpec("c1", "C", CARIBBEAN),
    TableSpec("c2", "C2", CARIBBEAN),
    TableSpec("s1", "S", STUD),
    TableSpec("p1", "P", CARIBBEAN, practice=True, settings=BOTS),
    TableSpec("p2", "P2", STUD, practice=True, settings=BOTS),
)
TABLES = st.sampled_from([spec.id for spec in SPECS])
WHO = st.sampled_from(PEOPLE)
SOURCES = (CAGE, HOUSE, PRACTICE, VAULT)
T = TypeVar("T")


class WholeHouse(RuleBasedStateMachine):
    """Five tables, three people, two inspectors."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = tempfile.TemporaryDirectory()
        self.rng = Random(1)
        self.sold = 0

    def do(self, step: Coroutine[Any, Any, T]) -> T:
        """Run something in the machine's loop."""
        return self.loop.run_until_complete(step)

    @initialize(seed=st.integers(0, 1_000), seated=st.booleans())
    def begin(self, seed: int, *, seated: bool) -> None:
        """Open the house, with people at every table or with none."""
        self.rng = Random(seed)
        self.do(self._open(seed))
        for player in self.players.values() if seated else ():
            self.do(player.sit(500_00))

    async def _open(self, seed: int) -> None:
        self.live = Live(Path(self.folder.name) / "house.db", seed)
        for spec in SPECS:
            await self.live.open(spec)
        for who in PEOPLE:
            await self.live.sell(who, 3_000_00)
            self.sold += 3_000_00
        await self._follow()

    async def _follow(self) -> None:
        self.players = {
            (name, who.id): Player(self.live, table, who)
            for name, table in self.live.house.tables.items()
            for who in PEOPLE
        }
        await self.live.house.settled()

    @rule(table=TABLES, who=WHO, chips=st.sampled_from([15_00, 500_00, 700_00, 2_000_00]))
    def sit(self, table: str, who: Any, chips: int) -> None:  # noqa: ANN401 - a Caller
        """Somebody sits down."""
        self.do(self.players[table, who.id].sit(chips))

    @rule(count=st.integers(1, 6))
    def play(self, count: int) -> None:
        """Everybody plays for a while."""
        for _ in range(count):
            for player in self.players.values():
                action = wish(player, self.rng)
                if action is not None:
                    self.do(player.act(action))
            self.do(self.live.run(1_500))

    @rule(seconds=st.sampled_from([1, 12, 31, 200, 4_000]))
    def wait(self, seconds: int) -> None:
        """Time passes."""
        self.do(self.live.run(seconds * 1000))

    @rule(table=TABLES, who=WHO, now=st.booleans())
    def leave(self, table: str, who: Any, *, now: bool) -> None:  # noqa: ANN401 - likewise
        """Somebody gets up, or rings for the inspector."""
        player = self.players[table, who.id]
        self.do(player.leave() if now else player.ask(CallInspector(table, player.name())))

    @rule(table=TABLES, who=WHO, amount=st.sampled_from([1, 100_00, 1_000_00]))
    def top_up(self, table: str, who: Any, amount: int) -> None:  # noqa: ANN401 - likewise
        """Somebody adds chips, and says that it is there."""
        player = self.players[table, who.id]
        self.do(player.top_up(amount))
        self.do(player.ask(Present(table, player.name())))

    @rule(table=TABLES, sign=st.booleans())
    def void(self, table: str, *, sign: bool) -> None:
        """A coup is voided, or the table pauses and goes on."""
        found = self.live.house.tables[table]
        ask = self.players[table, "ann"].table.ask
        if sign:
            self.do(ask(IDA, RequestVoid(coup=found.number, reason="random")))
            self.do(ask(IVO, SignVoid(coup=found.number)))
        else:
            self.do(ask(IDA, Pause(reason="random")))
            self.do(ask(CEM, Fill(amount=100_00)))
        self.do(ask(IVO, Resume()))

    @rule(dropped=st.booleans())
    def restart(self, *, dropped: bool) -> None:
        """The process ends abruptly, and another goes on; who was there comes back, or not."""
        if dropped:
            for player in self.players.values():
                player.follows.close()
        self.do(self._restart())

    async def _restart(self) -> None:
        await self.live.again()
        await self._follow()

    @rule(who=WHO, amount=st.sampled_from([1, 500_00]))
    def cash(self, who: Any, amount: int) -> None:  # noqa: ANN401 - likewise
        """Somebody takes chips to the cashier."""
        name = f"{self.rng.random()}"
        reply = self.do(self.live.house.desk.redeem(CEM, who.id, amount, name))
        if isinstance(reply, Ack):
            self.sold -= amount

    @invariant()
    def no_chip_is_lost(self) -> None:
        """What people, tables, floats, rake and meters hold is what cage, house and vault lack."""
        if not hasattr(self, "live"):
            return
        self.do(self.live.house.settled())
        self.live.check()
        book = self.live.house.book
        assert book.balance(CAGE) == -self.sold * 10_000
        held = sum(amount for name, amount in book.accounts().items() if name not in SOURCES)
        assert held == -sum(book.balance(source) for source in SOURCES)
        for name, amount in book.accounts().items():
            assert amount > 0 or kind(name) in ("float", *SOURCES)

    def teardown(self) -> None:
        """Close the tables, settle the books and hold an audit."""
        if hasattr(self, "live"):
            for table in tuple(self.live.house.tables.values()):
                self.do(table.ask(IVO, Resume()))
                self.do(table.ask(IDA, CloseTable()))
            self.do(self.live.run(4_000_000))
            self.do(self.live.house.settled())
            assert not self.live.house.tables
            left = {kind(name) for name in self.live.house.book.accounts()}
            assert not left & {"bank", "bets"}
            self.live.store.close()
            report = audit(self.live.url)
            assert not report.differences, report.differences
        self.loop.close()
        self.folder.cleanup()


def test_a_house_at_random_loses_nothing() -> None:
    """Whatever happens in whatever order, the books balance after each step, and are audited."""
    often = max(8, settings().max_examples // 12) // (2 if on_postgresql() else 1)
    run_state_machine_as_test(
        WholeHouse, settings=settings(max_examples=often, stateful_step_count=20)
    )
