"""What the staff does at a table, and that the clock waits meanwhile."""

from __future__ import annotations

from pathlib import Path

import pytest

from croupier.games.actions import Fold, Place, Raise, Seat
from croupier.ledger.accounts import VAULT, float_of, rake
from croupier.protocol.messages import CallInspector
from croupier.store.journal import Ruled, read_body
from croupier.tables import Table, TableSpec
from croupier.tables.requests import (
    Count,
    Credit,
    DropRake,
    Extend,
    Fill,
    Pause,
    RefuseVoid,
    RequestVoid,
    Resume,
    Rule,
    SignVoid,
)
from tables.live import (
    ANN,
    BEN,
    CARIBBEAN,
    CEM,
    IDA,
    IVO,
    MIA,
    Live,
    Player,
    code,
    done,
    in_loop,
    live,
)

SPEC = TableSpec("c1", "Caribbean 1", CARIBBEAN)
ANTE = 10_00


async def dealt(house: Live) -> tuple[Table, Player, Player]:
    """Return a table with two hands to decide."""
    table = await house.open(SPEC, ANN, BEN)
    ann, ben = Player(house, table, ANN), Player(house, table, BEN)
    for player in (ann, ben):
        done(await player.sit(1_000_00))
        done(await player.act(Place(ANTE, progressive=True)))
    await house.run(1_500)
    return table, ann, ben


@pytest.mark.clause("CM-18")
@in_loop
async def test_the_inspector_is_called_and_decides_for_good(tmp_path: Path) -> None:
    """The clock waits, the console rings until acknowledged by name, the ruling is written down."""
    async with live(tmp_path) as house:
        table, ann, ben = await dealt(house)
        done(await ann.ask(CallInspector("c1", "help")))
        assert ann.last.deadline is None
        assert code(await ben.act(Fold())) == "paused"
        await house.run(600_000)
        assert table.turn == 2
        (alert,) = house.house.alerts.values()
        assert (alert.kind, alert.table, alert.values["seat"]) == ("inspector-called", "c1", 1)
        await house.again()
        table = house.house.table("c1")
        ann, ben = Player(house, table, ANN), Player(house, table, BEN)
        assert list(house.house.alerts.values()) == [alert]
        assert table.paused
        done(await table.ask(IDA, Rule(coup=1, clause="QC-7", reason="the raise stands")))
        assert code(await house.house.desk.acknowledge(ANN, alert.number)) == "role"
        done(await house.house.desk.acknowledge(IDA, alert.number))
        assert code(await house.house.desk.acknowledge(IVO, alert.number)) == "no-alert"
        done(await table.ask(IDA, Resume()))
        done(await ann.act(Fold()))
        done(await ben.act(Fold()))
        bodies = [read_body(entry.body) for entry in house.store.read("table:c1")]
        rulings = [body for body in bodies if isinstance(body, Ruled)]
        assert rulings == [Ruled(1, "ida", "the raise stands", "QC-7")]
        await house.again()
        assert not house.house.alerts
        house.check()


@in_loop
async def test_the_clock_goes_on_from_where_it_stood(tmp_path: Path) -> None:
    """A pause takes nobody's time, and an extension gives some."""
    async with live(tmp_path) as house:
        table, ann, _ = await dealt(house)
        await house.run(20_000)
        done(await table.ask(IDA, Pause(reason="a spilt drink")))
        assert code(await table.ask(IDA, Pause())) == "paused"
        await house.run(100_000)
        done(await table.ask(IDA, Resume()))
        assert code(await table.ask(IDA, Resume())) == "not-paused"
        assert ann.last.deadline == house.clock.now() + 10_000
        done(await table.ask(IDA, Extend(milliseconds=15_000)))
        assert ann.last.deadline == house.clock.now() + 25_000
        await house.run(24_000)
        assert table.turn == 2
        await house.run(1_000)
        assert table.turn == 4


@in_loop
async def test_a_pause_during_the_bets_takes_no_time(tmp_path: Path) -> None:
    """The window for bets is as long with a pause as without."""
    async with live(tmp_path) as house:
        table = await house.open(SPEC, ANN, BEN)
        ann, ben = Player(house, table, ANN), Player(house, table, BEN)
        done(await ann.sit(1_000_00))
        done(await ben.sit(1_000_00))
        done(await ann.act(Place(ANTE)))
        await house.run(15_000)
        done(await table.ask(IDA, Pause()))
        await house.run(50_000)
        done(await table.ask(IDA, Resume()))
        await house.run(4_000)
        assert table.turn == 1
        done(await table.ask(IDA, Extend(milliseconds=10_000)))
        await house.run(10_000)
        assert table.turn == 1
        await house.run(1_000)
        assert table.turn == 2


@pytest.mark.ruling("R-QC-10")
@in_loop
async def test_a_void_takes_two(tmp_path: Path) -> None:
    """Every bet is back and the meter as before; one person cannot do it, nor a player."""
    async with live(tmp_path) as house:
        table, ann, _ = await dealt(house)
        before = house.house.meter(SPEC.meter_name or "")
        assert code(await table.ask(ANN, RequestVoid(coup=1))) == "role"
        assert code(await table.ask(CEM, RequestVoid(coup=1))) == "role"
        assert code(await table.ask(IVO, SignVoid(coup=1))) == "no-void"
        done(await table.ask(IDA, RequestVoid(coup=1, reason="misdeal", id="v")))
        assert code(await table.ask(IVO, RequestVoid(coup=1))) == "void-waits"
        assert code(await table.ask(IVO, Resume())) == "void-waits"
        done(await table.ask(IVO, RefuseVoid(coup=1)))
        done(await table.ask(IDA, RequestVoid(coup=1, reason="misdeal")))
        assert code(await table.ask(IDA, SignVoid(coup=1))) == "second-signature"
        done(await table.ask(MIA, SignVoid(coup=1)))
        assert house.house.meter(SPEC.meter_name or "") == before - 100 * 10_000
        taken = table.seats.of("ann")
        assert taken is not None
        assert table.chips(taken) == 1_000_00  # type: ignore[attr-defined]
        assert table.state().voids == 1
        assert house.house.void_rate() == (1, 1)
        await house.run(5_000)
        assert table.number == 2
        assert ann.offers
        seed = house.store.read("table:c1")
        first, _ = await house.house.desk.open_seed(IDA, "c1", 1)
        done(first)
        again, nothing = await house.house.desk.open_seed(IDA, "c1", 1)
        assert code(again) == "second-signature"
        assert nothing is None
        last, found = await house.house.desk.open_seed(IVO, "c1", 1)
        done(last)
        assert found is not None
        assert any(found.encode() in entry.body for entry in seed)
        house.check()


@in_loop
async def test_who_sits_does_not_decide(tmp_path: Path) -> None:
    """A member of the staff who plays at a table is a player there."""
    async with live(tmp_path) as house:
        table, _, _ = await dealt(house)
        await house.sell(IDA, 1_000_00)
        ida = Player(house, table, IDA)
        done(await ida.sit(100_00))
        assert code(await ida.ask(Pause())) == "staff-seated"


@in_loop
async def test_the_float_is_filled_credited_and_counted(tmp_path: Path) -> None:
    """Chips go between vault and float, and a count that differs from the books rings."""
    async with live(tmp_path) as house:
        table, ann, ben = await dealt(house)
        done(await table.ask(CEM, Fill(amount=5_000_00)))
        assert code(await table.ask(CEM, Credit(amount=6_000_00))) == "float-short"
        assert code(await table.ask(CEM, Fill(amount=0))) == "amount"
        done(await table.ask(CEM, Credit(amount=1_000_00)))
        done(await ann.act(Fold()))
        done(await ben.act(Fold()))
        booked = house.house.book.balance(float_of("c1"))
        assert booked == (4_000_00 + 2 * ANTE + 2_00 - 1_00) * 10_000
        done(await table.ask(CEM, Count(counted=booked, moment="closing")))
        assert not house.house.alerts
        done(await table.ask(CEM, Count(counted=booked - 1, moment="closing")))
        (alert,) = house.house.alerts.values()
        assert alert.kind == "float-differs"
        assert code(await table.ask(CEM, DropRake())) == "no-rake"
        assert not house.house.book.balance(rake("c1"))
        house.check()


@in_loop
async def test_a_float_below_nothing_rings_once(tmp_path: Path) -> None:
    """The dealer pays what is won, and the console rings when the float is short."""
    async with live(tmp_path) as house:
        _, ann, ben = await dealt(house)
        for _ in range(12):
            for player in (ann, ben):
                if any(offer.kind == "raise" for offer in player.offers):
                    await player.act(Raise(2 * ANTE))
                elif any(offer.kind == "place" for offer in player.offers):
                    await player.act(Place(ANTE, progressive=True))
            await house.run(3_000)
        kinds = [alert.kind for alert in house.house.alerts.values()]
        assert "float-short" in kinds
        house.check()


@in_loop
async def test_practice_tables_go_on_when_nobody_comes(tmp_path: Path) -> None:
    """There is no inspector at a practice table: after a minute the clock goes on."""
    async with live(tmp_path) as house:
        table = await house.open(TableSpec("p", "P", CARIBBEAN, practice=True))
        ann = Player(house, table, ANN)
        done(await ann.sit(1_000_00))
        done(await ann.ask(CallInspector("p", "i")))
        assert code(await ann.act(Place(ANTE))) == "paused"
        assert code(await ann.ask(CallInspector("p", "j"))) == "paused"
        await house.again()
        table = house.house.table("p")
        ann = Player(house, table, ANN)
        await house.run(60_000)
        done(await ann.act(Place(ANTE)))
        assert code(await table.ask(CEM, Fill(amount=1))) == "practice-table"
        assert Seat(1) in table.seats


@in_loop
async def test_the_same_id_is_one_act_at_the_desk(tmp_path: Path) -> None:
    """Chips for the vault and a correction, sent twice, also over a restart: one of each."""
    async with live(tmp_path) as house:
        for _ in range(2):
            desk = house.house.desk
            done(await desk.stock_vault(MIA, 5_00, "v1"))
            done(await desk.stock_vault(MIA, 5_00, "v1"))
            assert code(await desk.stock_vault(MIA, 6_00, "v1")) == "id-used"
            await house.again()
        assert house.house.book.balance(VAULT) == 5_00 * 10_000
        for _ in range(2):
            asked = house.house.desk.request_adjustment(MIA, "vault", 10_000, "found", name="a1")
            done(await asked)
        assert len(house.house.signing.adjustments) == 1
        done(await house.house.desk.stock_vault(MIA, -5_00, "v2"))
        assert house.house.book.balance(VAULT) == 0
        house.check()
