"""Nobody holds up a table, its seats or the disk for long, whatever he leaves undone."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection

from croupier.games.actions import Place, Raise
from croupier.games.events import HandDealt
from croupier.protocol.messages import Ack, Leave, ShareSeed, Sit
from croupier.shuffle import context, share_commitment
from croupier.store.journal import SeatLeft, SeatTaken, read_body
from croupier.tables import Caller, TableSpec
from croupier.tables import house as live_house
from croupier.tables.caribbean_table import CaribbeanTable
from croupier.tables.spec import Settings
from croupier.tables.stud_table import MOST_GUESTS
from tables.live import ANN, CARIBBEAN, CEM, IDA, IVO, STUD, Live, Player, code, done, in_loop, live

SPEC = TableSpec("c1", "Caribbean 1", CARIBBEAN)
PRACTICE = TableSpec("p1", "Practice", CARIBBEAN, practice=True, settings=Settings(bots=5))


async def bet_with_commitment(house: Live, ann: Player) -> None:
    """Commit to bytes for the shuffle and bet, in the next coup whose bets are open."""
    made = ann.table
    assert isinstance(made, CaribbeanTable)
    while not (made.bets_open and ann.offers):
        await house.run(500)
    where = context(made.id, made.number, CARIBBEAN.digest)
    bound = share_commitment(b"x" * 32, 1, where).hex()
    done(await ann.ask(ShareSeed(made.id, made.number, commitment=bound)))
    done(await ann.act(Place(10_00)))
    await house.run(1_500)


@in_loop
async def test_who_never_opens_is_waited_for_twice_and_no_more(tmp_path: Path) -> None:
    """The third deal follows the bets at once; whoever opens once is waited for again."""
    async with live(tmp_path) as house:
        made = await house.open(SPEC, ANN)
        ann = Player(house, made, ANN)
        done(await ann.sit(5_000_00))
        waited = []
        for _ in range(4):
            await bet_with_commitment(house, ann)
            waited.append(made.turn == 1)
            await house.run(3_000)
            assert made.turn >= 2
        assert waited == [True, True, False, False]
        made.withheld["ann"] = 1
        await bet_with_commitment(house, ann)
        done(await ann.ask(ShareSeed("c1", made.number, secret="78" * 32)))
        assert made.withheld == {}
        house.check()


def guest(number: int) -> Caller:
    """Return a guest."""
    return Caller(f"guest:{number}", f"Guest {number}", guest=True)


@in_loop
async def test_a_guest_who_is_gone_keeps_no_seat_of_a_full_practice_table(tmp_path: Path) -> None:
    """After ten seconds another may have it; nobody who is there, or whose bet lies, loses one."""
    async with live(tmp_path) as house:
        made = await house.house.open_table(PRACTICE)
        seats = made.seats.capacity - PRACTICE.settings.bots
        players = [Player(house, made, guest(number)) for number in range(seats)]
        for player in players:
            done(await player.sit(500_00))
        late = Player(house, made, guest(99))
        assert code(await late.sit(500_00)) == "table-full"
        players[0].follows.close()
        await house.run(5_000)
        assert code(await late.sit(500_00)) == "table-full"
        await house.run(5_000)
        assert code(await late.sit(0)) == "buy-least"
        done(await late.sit(500_00))
        assert made.seats.of("guest:0") is None
        assert {made.seats.of(p.caller.id) is not None for p in players[1:]} <= {True}
        house.check()


@pytest.mark.ruling("R-CM-13")
@in_loop
async def test_guests_without_number_make_no_coup_longer(tmp_path: Path) -> None:
    """A practice table remembers the banks of the last that left, a house table all of them."""
    spec = TableSpec("p2", "Practice", STUD, practice=True)
    async with live(tmp_path) as house:
        made = await house.house.open_table(spec)
        bank = made.bank_limits[0]
        for number in range(3 * MOST_GUESTS):
            done(await made.ask(guest(number), Sit("p2", "sit", bank)))
            done(await made.ask(guest(number), Leave("p2", "leave")))
        assert len(made.seats.banks) == MOST_GUESTS
        last = guest(3 * MOST_GUESTS - 1)
        assert code(await made.ask(last, Sit("p2", "more", bank + 1))) == "same-bank"
        banks = dict(made.seats.banks)
        await house.again()
        assert house.house.table("p2").seats.banks == banks


@asynccontextmanager
async def stalled(house: Live) -> AsyncIterator[None]:
    """Let the disk take nothing meanwhile."""
    goes_on, begun = threading.Event(), threading.Event()

    def wait(_: Connection) -> None:
        begun.set()
        goes_on.wait(60)

    done_waiting = house.store.write(wait)
    assert await asyncio.to_thread(begun.wait, 10)
    try:
        yield
    finally:
        goes_on.set()
        await asyncio.wrap_future(done_waiting)
        await house.house.settled()


@in_loop
async def test_a_house_whose_disk_is_far_behind_asks_people_to_come_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is queued without end, by players, staff or time; what was acknowledged is done.

    What was refused is done with the same id once the disk has caught up.
    """
    monkeypatch.setattr(live_house, "MOST_WAITING", 20)
    async with live(tmp_path) as house:
        made = await house.house.open_table(PRACTICE)
        ann = Player(house, made, ANN)
        done(await ann.sit(500_00))
        asked: list[tuple[Caller, Sit | Leave]] = []
        for number in range(40):
            who = guest(number)
            asked += [(who, Sit("p1", f"s{number}", 500_00)), (who, Leave("p1", f"l{number}"))]
        async with stalled(house):
            replies = [made.put(who, request) for who, request in asked]
            assert code(await house.house.desk.sell(CEM, "ann", 1_00, "sale")) == "busy"
            house.clock.advance(60_000)
            assert house.store.waiting == 21
        assert all(isinstance(reply, Ack) for reply in replies[:21])
        assert {code(reply) for reply in replies[21:]} == {"busy"}
        for who, request in asked[10:]:
            done(await made.ask(who, request))
        done(await house.house.desk.sell(CEM, "ann", 1_00, "sale"))
        bodies = [read_body(entry.body) for entry in house.store.read(made.stream)]
        names = [one.id for one in bodies if isinstance(one, SeatTaken | SeatLeft)]
        for _, request in asked:
            assert names.count(request.id) == 1
        house.check()


@in_loop
async def test_time_that_the_disk_takes_is_nobodys(tmp_path: Path) -> None:
    """No time runs out over what nobody has been shown; the whole of it is left afterwards."""
    async with live(tmp_path) as house:
        made = await house.open(SPEC, ANN)
        ann = Player(house, made, ANN)
        done(await ann.sit(500_00))
        done(await ann.act(Place(10_00)))
        decision = CARIBBEAN.table.clock.decision * 1000
        async with stalled(house):
            house.clock.advance(SPEC.settings.all_bet + 3 * decision)
            assert made.turn == 2
            assert not ann.told(HandDealt)
        assert ann.told(HandDealt)
        assert ann.last.deadline == house.clock.now() + decision
        await house.run(decision - 1)
        done(await ann.act(Raise(20_00)))
        house.check()


@pytest.mark.ruling("R-CM-19")
@in_loop
async def test_the_first_signature_for_a_seed_outlives_a_restart(tmp_path: Path) -> None:
    """One asks, the house restarts, another signs and has the seed; asked again it takes two."""
    async with live(tmp_path) as house:
        made = await house.open(SPEC, ANN)
        ann = Player(house, made, ANN)
        done(await ann.sit(500_00))
        done(await ann.act(Place(10_00)))
        await house.run(60_000)
        assert made.number > 1
        for _ in range(2):
            reply, seed = await house.house.desk.open_seed(IDA, "c1", 1)
            assert isinstance(reply, Ack)
            assert seed is None
            await house.again()
            _, seed = await house.house.desk.open_seed(IVO, "c1", 1)
            assert seed is not None
            await house.again()
