"""The house: what it opens, what it sells, what takes two signatures, what it remembers."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from croupier.audit import audit
from croupier.games.actions import Fold, IllegalAction, Place, Raise, Seat
from croupier.ledger.accounts import CAGE, progressive, reserved, wallet
from croupier.protocol.messages import Closed, MeterShown
from croupier.store import limits, people
from croupier.tables import Caller, TableSpec, practice_tables
from croupier.tables.requests import CloseTable
from tables.live import (
    ANN,
    BEN,
    CARIBBEAN,
    CEM,
    IDA,
    IVO,
    MIA,
    START,
    STUD,
    Player,
    code,
    done,
    in_loop,
    live,
    rigged,
)

SPEC = TableSpec("c1", "Caribbean 1", CARIBBEAN)
METER = SPEC.meter_name or ""
ROYAL = "As Ks Qs Js Ts Ah Kd 9s 4c 2h"
FLUSH = "As Ks Qs Js 2s Ah Kd 9s 4c 2h"


@in_loop
async def test_a_sale_asked_for_twice_is_one_sale(tmp_path: Path) -> None:
    """The cashier's id makes it one, across a restart too; another amount under it is refused."""
    async with live(tmp_path) as house:
        for _ in range(2):
            done(await house.house.desk.sell(CEM, "ann", 100_00, "s1"))
            await house.again()
            done(await house.house.desk.sell(CEM, "ann", 100_00, "s1"))
        assert house.house.wallet("ann") == 100_00
        desk = house.house.desk
        assert code(await desk.sell(CEM, "ann", 200_00, "s1")) == "id-used"
        assert code(await desk.sell(ANN, "ann", 200_00, "s2")) == "role"
        assert code(await desk.sell(CEM, "ann", -5, "s3")) == "amount"
        assert code(await desk.redeem(CEM, "ann", 100_01, "r1")) == "wallet-short"
        done(await desk.redeem(CEM, "ann", 40_00, "r2"))
        done(await desk.redeem(CEM, "ann", 40_00, "r2"))
        assert house.house.wallet("ann") == 60_00
        assert house.house.book.balance(CAGE) == -60_00 * 10_000
        done(await desk.stock_vault(MIA, 5_00))
        assert code(await desk.stock_vault(CEM, 5_00)) == "role"
        house.check()


@pytest.mark.clause("QC-20", "QC-21")
@pytest.mark.ruling("R-QC-15")
@in_loop
async def test_the_jackpot_is_shown_reserved_and_paid_by_two(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The display shows every change; a royal is reserved at once and paid when two have signed."""
    rigged(monkeypatch, ROYAL)
    async with live(tmp_path) as house:
        table = await house.open(SPEC, ANN)
        ann = Player(house, table, ANN)
        assert ann.last.state.meter == 10_000_00 * 10_000  # type: ignore[union-attr]
        done(await ann.sit(1_000_00))
        done(await ann.act(Place(10_00, progressive=True)))
        await house.run(1_500)
        assert ann.last.state.meter == 10_000_50 * 10_000  # type: ignore[union-attr]
        done(await ann.act(Raise(20_00)))
        await house.run(1_000)
        shown = [m for m in ann.messages if isinstance(m, MeterShown)]
        assert (shown[-1].meter, shown[-1].amount) == (METER, 10_000_00 * 10_000)
        assert shown[-1].tables == ("c1",)
        assert house.house.book.balance(reserved("c1", 1, Seat(1))) == 10_000_50 * 10_000
        taken = table.seats.of("ann")
        assert taken is not None
        assert table.chips(taken) == 1_000_00 + 10_00 + 100 * 20_00 - 1_00
        desk = house.house.desk
        assert code(await desk.sign_jackpot(IDA, "c1", 1, Seat(1))) == "no-request"
        winner = Caller("ann", "Ann", CEM.roles)
        assert code(await desk.request_jackpot(winner, "c1", 1, Seat(1))) == "own-account"
        done(await desk.request_jackpot(CEM, "c1", 1, Seat(1)))
        assert code(await desk.sign_jackpot(winner, "c1", 1, Seat(1))) == "own-account"
        await house.again()
        desk = house.house.desk
        (share,) = house.house.signing.reserved.values()
        assert (share.person, share.amount, share.by) == ("ann", 10_000_50, "cem")
        assert code(await desk.request_jackpot(IDA, "c1", 1, Seat(1))) == "signature-waits"
        assert code(await desk.sign_jackpot(CEM, "c1", 1, Seat(1))) == "second-signature"
        done(await desk.sign_jackpot(IDA, "c1", 1, Seat(1)))
        assert code(await desk.sign_jackpot(IVO, "c1", 1, Seat(1))) == "no-jackpot"
        assert house.house.wallet("ann") == 9_000_00 + 10_000_50
        house.check()


@pytest.mark.ruling("R-QC-15")
@in_loop
async def test_a_fixed_prize_is_paid_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Fifty dollars for a flush come with the other payments and leave the meter alone."""
    rigged(monkeypatch, FLUSH)
    async with live(tmp_path) as house:
        table = await house.open(SPEC, ANN)
        ann = Player(house, table, ANN)
        done(await ann.sit(1_000_00))
        done(await ann.act(Place(10_00, progressive=True)))
        await house.run(1_500)
        done(await ann.act(Fold()))
        taken = table.seats.of("ann")
        assert taken is not None
        assert table.chips(taken) == 1_000_00 - 10_00 + 49_00
        assert house.house.meter(METER) == 10_000_50 * 10_000
        assert not house.house.signing.reserved
        house.check()


@in_loop
async def test_play_chips_win_a_jackpot_of_play_chips(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At a practice table nobody signs, and the house's own meter does not move."""
    rigged(monkeypatch, ROYAL)
    async with live(tmp_path) as house:
        await house.open(SPEC)
        table = await house.open(TableSpec("p", "P", CARIBBEAN, practice=True))
        ann = Player(house, table, Caller("guest", "Guest", guest=True))
        done(await ann.sit(1_000_00))
        done(await ann.act(Place(10_00, progressive=True)))
        await house.run(1_500)
        done(await ann.act(Raise(20_00)))
        taken = table.seats.of("guest")
        assert taken is not None
        assert table.chips(taken) == 1_000_00 + 10_00 + 2_000_00 - 1_00 + 10_000_50
        assert house.house.book.balance(progressive(METER)) == 10_000_00 * 10_000
        house.check()


@in_loop
async def test_adjustments_take_two(tmp_path: Path) -> None:
    """One asks, another signs, and it says why; what would leave less than nothing is refused."""
    async with live(tmp_path) as house:
        await house.sell(ANN, 100_00)
        desk = house.house.desk
        args = (wallet("ann"), 5_00 * 10_000, "a chip under the table")
        assert code(await desk.request_adjustment(CEM, *args)) == "role"
        done(await desk.request_adjustment(IDA, *args))
        assert code(await desk.sign_adjustment(IDA, 1)) == "second-signature"
        await house.again()
        desk = house.house.desk
        assert house.house.signing.adjustments[1].reason == "a chip under the table"
        done(await desk.sign_adjustment(IVO, 1))
        assert code(await desk.sign_adjustment(IVO, 1)) == "no-adjustment"
        assert house.house.wallet("ann") == 105_00
        done(await desk.request_adjustment(IDA, wallet("ann"), -200_00 * 10_000, "too much"))
        assert code(await desk.sign_adjustment(IVO, 2)) == "wallet-short"
        for account in ("nothing:x", "bank:c1:1", "wallet:ann"):
            reply = await desk.request_adjustment(IDA, account, 1, "x", "wallet:ann")
            assert code(reply) in ("no-account", "adjustment")
        house.check()


@pytest.mark.ruling("R-QC-7", "R-QC-15")
@in_loop
async def test_a_meter_changes_between_hits_by_two(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not while a table feeds it, nor while a hit waits, nor by one alone; it keeps what it holds.

    So it is after restarts, too, and the audit knows who signed.
    """
    rigged(monkeypatch, "Ah Kh Qh Jh Th")
    other = CARIBBEAN.replace({"progressive.contribution": "40%"})
    again = TableSpec("c2", "C", other, meter=METER)
    async with live(tmp_path) as house:
        ann = Player(house, await house.open(SPEC, ANN), ANN)
        done(await ann.sit(500_00))
        done(await ann.act(Place(10_00, progressive=True)))
        await house.run(1_600)
        done(await ann.act(Raise(20_00)))
        await house.run(1)
        ((table, coup, seat),) = house.house.signing.reserved

        async def refusal() -> str:
            return code(await house.house.desk.request_opening(MIA, again))

        assert await refusal() == "meter-differs"
        done(await ann.table.ask(IDA, CloseTable(reason="night")))
        await house.run(60_000)
        assert not house.house.tables
        await house.again()
        assert await refusal() == "meter-hit"
        desk = house.house.desk
        done(await desk.request_jackpot(IDA, table, coup, seat))
        done(await desk.sign_jackpot(IVO, table, coup, seat))
        with pytest.raises(IllegalAction) as alone:
            await house.house.open_table(again, MIA)
        assert alone.value.code == "second-signature"
        assert house.house.wallet("ann") > 10_000_00
        held = house.house.meter(METER)
        done(await desk.request_opening(MIA, again))
        await house.house.openings.sign(IDA, 1)
        assert house.house.meter(METER) == held > 0
        await house.again()
        with pytest.raises(IllegalAction) as old:
            await house.house.open_table(TableSpec("c3", "C", CARIBBEAN, meter=METER), MIA)
        assert old.value.code == "meter-differs"
        await house.house.open_table(TableSpec("c4", "C", other, meter=METER), MIA)
        house.check()
    report = audit(house.url)
    assert not report.differences, report.differences


@in_loop
async def test_play_chips_feed_no_meter_of_the_house(tmp_path: Path) -> None:
    """A practice table cannot show a house meter by its name, nor a house table a practice one."""
    async with live(tmp_path) as house:
        made = await house.open(SPEC)
        play = replace(SPEC, id="p", practice=True, meter=made.spec.meter_name)
        with pytest.raises(IllegalAction) as refused:
            await house.house.open_table(play)
        assert refused.value.code == "meter-differs"
        free = await house.house.open_table(replace(SPEC, id="p", practice=True, meter=None))
        with pytest.raises(IllegalAction) as refused:
            await house.house.open_table(replace(SPEC, id="h", meter=free.spec.meter_name))
        assert refused.value.code == "meter-differs"


@in_loop
async def test_a_manager_alone_opens_meters_of_shipped_sheets_only(tmp_path: Path) -> None:
    """Whether the parameters come with the request or from the sheet of a table that stands."""
    odd = CARIBBEAN.replace({"progressive.seed": "5000.00"})
    antes = CARIBBEAN.replace({"table.ante.min": "5.00"})
    async with live(tmp_path) as house:
        with pytest.raises(IllegalAction) as refused:
            await house.house.open_table(TableSpec("a", "A", odd, meter="fresh"), MIA)
        assert refused.value.code == "second-signature"
        await house.house.open_table(TableSpec("b", "B", antes), MIA)
        await house.house.open_table(TableSpec("c", "C", odd), MIA, second=IDA.id)
        await house.house.open_table(TableSpec("d", "D", odd), MIA)
        assert not house.house.tables.keys() - {"b", "c", "d"}


@in_loop
async def test_what_may_not_be_opened_is_refused(tmp_path: Path) -> None:
    """One id once, one currency, one set of parameters a meter."""
    async with live(tmp_path) as house:
        await house.open(SPEC)
        other = CARIBBEAN.replace({"progressive.seed": "5000.00"})
        euros = STUD.replace({"currency": "EUR"})
        for spec, why in (
            (SPEC, "table-exists"),
            (replace(SPEC, id="a:b"), "table-id"),
            (replace(SPEC, id=""), "table-id"),
            (TableSpec("s", "S", euros), "other-currency"),
            (TableSpec("c2", "C", other, meter=METER), "meter-differs"),
        ):
            with pytest.raises(IllegalAction) as refused:
                await house.house.open_table(spec)
            assert refused.value.code == why
        with pytest.raises(ValueError, match="lines of stakes"):
            await house.house.open_table(TableSpec("s", "S", STUD, stake=9))
        assert list(house.house.tables) == ["c1"]


@in_loop
async def test_the_lobby_shows_every_table(tmp_path: Path) -> None:
    """Two games for practice with bots, open to anybody, and what is on disk of them."""
    async with live(tmp_path) as house:
        for spec in practice_tables():
            await house.open(spec)
        tables = house.house.lobby().tables
        assert [table.game for table in tables] == ["caribbean-stud", "five-card-stud"]
        assert all(sum(seat.bot for seat in table.seats) == 3 for table in tables)
        assert all(table.practice and table.status == "open" for table in tables)
        guest = Player(house, house.house.table("practice-stud"), Caller("g", "G", guest=True))
        assert code(await guest.sit(1)) == "buy-least"
        done(await guest.sit(STUD.stakes[0].bank))
        assert len(house.house.lobby().tables[1].seats) == 4
        await house.again()
        assert len(house.house.lobby().tables[1].seats) == 4


@pytest.mark.clause("QC-4", "QC-5")
@in_loop
async def test_seats_are_taken_by_who_may(tmp_path: Path) -> None:
    """One seat a person and table, none that is taken, chips from the wallet and no others."""
    async with live(tmp_path) as house:
        table = await house.open(SPEC, ANN, BEN)
        ann, ben = Player(house, table, ANN), Player(house, table, BEN)
        guest = Player(house, table, Caller("g", "G", guest=True))
        assert code(await guest.sit(100_00)) == "account-needed"
        assert code(await ann.sit(10_000_01)) == "wallet-short"
        assert code(await ann.sit(14_99)) == "buy-least"
        assert code(await ann.sit(100_00, seat=8)) == "unknown-table-seat"
        done(await ann.sit(100_00, seat=3))
        assert code(await ann.sit(100_00, seat=4)) == "already-seated"
        assert code(await ben.sit(100_00, seat=3)) == "seat-taken"
        assert code(await ben.leave()) == "not-seated"
        for number in range(1, 8):
            if number != 3:
                who = Caller(f"x{number}", "X")
                await house.sell(who, 100_00)
                done(await Player(house, table, who).sit(100_00))
        assert code(await ben.sit(100_00)) == "table-full"
        house.check()


@in_loop
async def test_limits_that_players_set_hold(tmp_path: Path) -> None:
    """On what may be lost, bought and bet; and who excluded itself does not sit down."""
    async with live(tmp_path) as house:
        write, now = house.store.write, house.clock.now()
        write(people.add_person, "ann", "Ann", now).result()
        write(limits.set_limit, "ann", "loss-day", 500_00, now).result()
        write(limits.set_limit, "ann", "stake", 20_00, now).result()
        write(limits.set_limit, "ann", "buy-day", 1_500_00, now).result()
        table = await house.open(SPEC, ANN, amount=1_000_00)
        ann = Player(house, table, ANN)
        assert code(await ann.sit(500_01)) == "own-limit"
        done(await ann.sit(400_00))
        assert code(await ann.top_up(100_01)) == "own-limit"
        assert code(await ann.act(Place(25_00))) == "own-limit"
        done(await ann.act(Place(10_00)))
        await house.run(1_500)
        done(await ann.act(Raise(20_00)))
        assert code(await house.house.desk.sell(CEM, "ann", 500_01, "more")) == "own-limit"
        done(await ann.leave())
        write(limits.set_limit, "ann", "stake", 5_00, now).result()
        house.house.limits.forget("ann")
        write(limits.exclude, "ann", now, None).result()
        assert code(await ann.sit(100_00)) == "excluded"
        house.check()


@in_loop
async def test_after_a_failed_write_everything_stands_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing that is not on disk is acknowledged or shown, and nothing is tried again."""
    async with live(tmp_path) as house:
        table = await house.open(SPEC, ANN, BEN)
        ann, ben = Player(house, table, ANN), Player(house, table, BEN)
        done(await ann.sit(1_000_00))
        before = len(ben.raw)
        writer = house.store._writer
        assert writer is not None

        def fail(*_entries: object) -> None:
            raise OSError("the disk is full")

        monkeypatch.setattr(writer, "_insert", fail)
        assert code(await ann.act(Place(10_00))) == "table-stopped"
        assert "disk is full" in (house.house.stopped or "")
        assert [type(message) for message in ben.messages[before:]] == [Closed]
        assert code(await ben.sit(100_00)) == "table-stopped"
        assert code(await house.house.desk.sell(CEM, "ann", 1, "x")) == "table-stopped"
        await house.again()
        assert house.house.stopped is None
        again = Player(house, house.house.table("c1"), ANN)
        done(await again.act(Place(10_00)))
        house.check()


@in_loop
async def test_a_coup_is_read_from_the_journal(tmp_path: Path) -> None:
    """Any coup of a table, with its people, its times and its proofs; and none that was not."""
    async with live(tmp_path) as house:
        table = await house.open(SPEC, ANN)
        ann = Player(house, table, ANN)
        done(await ann.sit(1_000_00))
        for _ in range(5):
            done(await ann.act(Place(5_00)))
            await house.run(1_500)
            done(await ann.act(Fold()))
            await house.run(5_000)
        assert table.number == 6
        for number in range(1, 7):
            played = house.house.coup("c1", number)
            assert played is not None
            assert played.proofs.public.coup == number
            assert [sitter.person for sitter in played.sitters] == ["ann"]
            assert (played.closed_at is None) == (number == 6)
            assert played.opened_at >= START
        assert house.house.coup("c1", 7) is None
        await house.run(3_600_000)
        await house.again()
        played = house.house.coup("c1", 5)
        assert played is not None
        assert played.published
        assert played.proofs.public.house_seed


@in_loop
async def test_seeds_are_opened_after_a_restart_too(tmp_path: Path) -> None:
    """What was to be opened in an hour is opened in an hour, whatever happened in between."""
    async with live(tmp_path) as house:
        table = await house.open(SPEC, ANN)
        ann = Player(house, table, ANN)
        done(await ann.sit(1_000_00))
        for _ in range(2):
            done(await ann.act(Place(5_00)))
            await house.run(1_500)
            done(await ann.act(Fold()))
            await house.run(5_000)
        await house.run(1_800_000)
        await house.again()
        first = house.house.coup("c1", 1)
        assert first is not None
        assert not first.published
        await house.run(1_800_000)
        await house.again()
        for number in (1, 2):
            played = house.house.coup("c1", number)
            assert played is not None
            assert played.published
