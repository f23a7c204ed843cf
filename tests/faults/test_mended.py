"""Faults that were found by attacking the house, each kept from coming back."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from sqlalchemy.exc import DBAPIError

from croupier.games.actions import Call, Check, Fold, Open, Place, Raise
from croupier.ledger import Book, LedgerError, Transfer
from croupier.ledger.accounts import is_account
from croupier.protocol.client import ClientError
from croupier.protocol.messages import (
    Ack,
    Act,
    Closed,
    Events,
    Present,
    Refused,
    Sit,
    Snapshot,
)
from croupier.server import ServerSettings
from croupier.store import Store, limits, people
from croupier.tables import TableSpec
from croupier.tables.answers import MOST_REFUSED, Answers
from croupier.tables.requests import Count, DropRake, Extend, Fill, RequestVoid, SignVoid
from databases import ON_SQLITE, url_of
from server.served import HOUSE_TABLE, Served, client, hear, hello, raw, served
from server.served import in_loop as briefly
from tables.live import (
    ANN,
    BEN,
    CARIBBEAN,
    CEM,
    IDA,
    IVO,
    MIA,
    Player,
    code,
    done,
    in_loop,
    live,
    rigged,
)
from tables.playing import SPECS


def broken_disk(house: object, patch: pytest.MonkeyPatch) -> None:
    """Let every write from now on fail."""

    def fail(*_entries: object) -> None:
        raise OSError("the disk is full")

    patch.setattr(house.store._writer, "_insert", fail)  # type: ignore[attr-defined]


@in_loop
async def test_what_failed_is_never_acknowledged_when_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same id again after a failed write is refused, at a table and at the cashier's."""
    async with live(tmp_path) as house:
        table = await house.open(SPECS[0], ANN)
        broken_disk(house, monkeypatch)
        request = Sit("c1", "once", 500_00)
        for _ in range(2):
            assert code(await table.ask(ANN, request)) == "table-stopped"
        sales = [house.house.desk.sell(CEM, "ann", 100, "same") for _ in range(2)]
        for reply in await asyncio.gather(*sales):
            assert code(reply) == "table-stopped"


@in_loop
async def test_the_same_sale_twice_at_once_waits_for_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second of two equal sales is not acknowledged while the first may still fail."""
    async with live(tmp_path) as house:
        await house.open(SPECS[0], ANN)
        broken_disk(house, monkeypatch)
        sales = [house.house.desk.sell(CEM, "ann", 100, "same") for _ in range(2)]
        assert [code(reply) for reply in await asyncio.gather(*sales)] == ["table-stopped"] * 2


@in_loop
async def test_a_table_that_stands_still_shows_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever looks after a failed write is told so, and not what is in memory only."""
    async with live(tmp_path) as house:
        table = await house.open(SPECS[0], ANN)
        broken_disk(house, monkeypatch)
        table.put(ANN, Sit("c1", "sit", 500_00))
        early = Player(house, table, BEN)
        await house.house.settled()
        late = Player(house, table, BEN)
        for player in (early, late):
            assert [type(message) for message in player.messages] == [Closed]
        (state,) = house.house.lobby().tables
        assert (state.status, state.seats) == ("stopped", ())


@in_loop
async def test_a_look_is_never_older_than_what_was_shown_before(tmp_path: Path) -> None:
    """Who says to be present while a bet is written sees the chips after the bet, not before."""
    async with live(tmp_path) as house:
        table = await house.open(SPECS[0], ANN, BEN)
        ann, ben = Player(house, table, ANN), Player(house, table, BEN)
        done(await ann.sit(500_00))
        before = len(ben.raw)
        table.put(BEN, Sit("c1", "sit", 500_00))
        table.put(ANN, Present("c1", "here"))
        table.put(ANN, Act("c1", table.number, table.turn, "bet", Place(10_00)))
        await house.house.settled()
        shown = [message for message in ben.messages[before:] if isinstance(message, Events)]
        assert [message.seq for message in shown] == sorted(message.seq for message in shown)
        state = shown[-1].state
        assert state is not None
        assert [seat.chips for seat in state.seats] == [490_00, 500_00]


@pytest.mark.parametrize(
    ("account", "micro"),
    [
        ("wallet:ann", 1),
        ("wallet:ann", 10**18),
        ("wallet:", 10_000),
        ("bets", 10_000),
        ("reserved:foo", 10_000),
        ("cage:foo", 10_000),
        ("house\x00", 10_000),
        ("float:a:b", 10_000),
    ],
)
@in_loop
async def test_an_adjustment_that_no_book_can_take_is_refused(
    tmp_path: Path, account: str, micro: int
) -> None:
    """Before anybody signs it: the house opens again, and goes on."""
    async with live(tmp_path) as house:
        await house.open(SPECS[0], ANN)
        reply = await house.house.desk.request_adjustment(IDA, account, micro, "a slip")
        assert code(reply) in ("adjustment", "no-account", "amount-most")
        assert not house.house.signing.adjustments
        done(await house.house.desk.request_adjustment(IDA, "wallet:ann", 10_000, "right"))
        done(await house.house.desk.sign_adjustment(IVO, 1))
        await house.again()
        house.check()


@in_loop
async def test_an_amount_mistyped_stops_nobody(tmp_path: Path) -> None:
    """Seventeen zeros too many are refused at the cashier's, the float and the clock."""
    async with live(tmp_path) as house:
        table = await house.open(SPECS[0], ANN)
        reply = await house.house.desk.sell(CEM, "ann", 10**17, "slip")
        assert code(reply) == "amount-most"
        assert code(await house.house.desk.stock_vault(MIA, -(10**17))) == "amount-most"
        assert code(await table.ask(MIA, Fill(amount=10**17))) == "amount-most"
        assert code(await table.ask(MIA, Count(counted=10**30))) == "amount-most"
        assert code(await table.ask(MIA, Extend(milliseconds=10**30))) == "extension"
        assert code(await house.house.desk.sell(CEM, "ann", 1, "\x00")) == "long-id"
        done(await house.house.desk.sell(CEM, "ann", 10**12, "much"))
        house.check()


@ON_SQLITE
def test_the_books_hold_what_64_bits_can_keep() -> None:
    """However it comes about, no account goes beyond what a database adds up."""
    book = Book()
    most = 2**62 // 10_000 * 10_000
    book.apply([Transfer("1", "x", (("cage", -most), ("vault", most)))])
    with pytest.raises(LedgerError, match="more than can be kept"):
        book.apply([Transfer("2", "x", (("cage", -10_000), ("vault", 10_000)))])
    with pytest.raises(LedgerError, match="larger"):
        book.apply([Transfer("3", "x", (("cage", 2**63), ("vault", -(2**63))))])
    assert book.balance("vault") == most


@ON_SQLITE
def test_accounts_have_all_their_parts() -> None:
    """Names that the house makes are accounts; names with a part missing are none."""
    for name in ("wallet:guest:ab", "bank:t:1", "bets:t", "reserved:t:1:2", "house", "float:t"):
        assert is_account(name)
    for name in ("wallet", "bank:t", "bank:t:x", "reserved:t:1", "house:x", "unknown:t", "", ":"):
        assert not is_account(name)


@ON_SQLITE
def test_refusals_are_kept_in_bounds() -> None:
    """Asking for ever what is refused fills no memory, and forgets nothing that was done."""
    answers = Answers()
    answers.keep("ann", "done", Ack("done", "t", 1))
    for number in range(MOST_REFUSED + 10):
        name = str(number)
        answers.keep("ann", name, Refused("code", "", "text", {}, name, "t"))
    assert answers.of("ann", "0") is None
    assert answers.of("ann", str(MOST_REFUSED + 9)) is not None
    assert answers.of("ann", "done") == Ack("done", "t", 1)
    answers.turn()
    assert answers.of("ann", "done") is not None
    answers.turn()
    assert answers.of("ann", "done") is None


def test_a_name_that_a_database_cannot_keep_stops_no_house(tmp_path: Path) -> None:
    """A login under a name with a NUL is a failed login: the store goes on, on both databases."""
    with Store.open(url_of(tmp_path / "house.db")) as store:
        for name in ("\x00", "ann\x00", "\x00" * 500):
            store.write(people.note_failed_login, name, 1).result(10)
            assert store.write(people.locked_until, name, 1).result(10) is None
        with pytest.raises(DBAPIError):
            store.write(people.open_session, bytes(32), "nobody\x00", 1, 2).result(10)
        assert store.healthy
        with pytest.raises(people.PersonError):
            store.write(limits.set_limit, "ann", "stake", 10**30, 1).result(10)
        assert store.healthy


@briefly
async def test_numbers_that_nobody_means_are_refused_at_the_door(tmp_path: Path) -> None:
    """An amount of thirty digits is malformed, and the next message is answered."""
    async with served(tmp_path) as place, raw(place) as socket:
        await hello(socket)
        for text in (
            '{"type":"sit","table":"pc","id":"a","chips":' + "9" * 30 + "}",
            '{"type":"watch","table":"pc","after":' + "1" * 16 + "}",
        ):
            await socket.send(text)
            assert (await hear(socket, Refused)).code == "malformed"
        await socket.send('{"type":"sit","table":"pc","id":"' + "1" * 20 + '","chips":50000}')
        await hear(socket, Ack)
        async with place.http() as http:
            answer = await http.post("/api/login", content=b'{"name":' + b"1" * 99 + b"}")
            assert answer.status_code == 422
        assert "Traceback" not in place.log.getvalue()


@briefly
async def test_a_client_that_is_too_fast_is_answered_later(tmp_path: Path) -> None:
    """What was refused as too fast is asked again by the client; nothing hangs."""
    slow = ServerSettings(per_second=5, burst=6)
    async with served(tmp_path, settings=slow) as place, client(place) as one:
        looks = await asyncio.gather(*[one.watch("pc") for _ in range(12)])
        assert all(isinstance(look, Snapshot) for look in looks)
        done(await one.sit("pc", 500_00))


@briefly
async def test_a_client_that_looks_at_a_house_that_stands_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A look that cannot be had is an error, not a wait without end."""

    async def told(place: Served) -> None:
        async with client(place) as one:
            await one.watch("hc")
            broken_disk(place.house, monkeypatch)
            async with place.http() as http:
                before = (await http.get("/healthz")).status_code
            await place.house.desk.sell(CEM, "ann", 100, "x")
            with pytest.raises(ClientError, match="nothing is played"):
                await one.watch("hc")
            async with place.http() as http:
                after = await http.get("/healthz")
            assert (before, after.status_code) == (200, 503)
            assert json.loads(after.content)

    async with served(tmp_path, (HOUSE_TABLE,)) as place:
        await told(place)


@pytest.mark.ruling("R-CM-19")
@in_loop
async def test_the_rake_of_a_coup_that_may_be_voided_stays(tmp_path: Path) -> None:
    """It is dropped when the coup is closed: a void gives every chip back, the rake's too."""
    async with live(tmp_path) as house:
        table = await house.open(SPECS[1], ANN, BEN)
        ann, ben = Player(house, table, ANN), Player(house, table, BEN)
        for player in (ann, ben):
            done(await player.sit(table.bank_limits[1]))
        for _ in range(60):
            coup = table.coup
            if coup is not None and coup.done:
                break
            for player in (ann, ben):
                kinds = {offer.kind: offer for offer in player.offers}
                if "open" in kinds:
                    await player.act(Open(kinds["open"].high))
                elif "call" in kinds:
                    await player.act(Call())
                elif "check" in kinds:
                    await player.act(Check())
            if table.running is not None and not table.coup.done:  # type: ignore[union-attr]
                await house.run(200)
        assert table.rake_of_coup() > 0
        assert code(await table.ask(MIA, DropRake())) == "no-rake"
        done(await table.ask(IDA, RequestVoid(coup=table.number, reason="misdeal")))
        done(await table.ask(IVO, SignVoid(coup=table.number)))
        house.check()
        assert not house.house.book.balance("rake:s1")


@in_loop
async def test_limits_count_what_is_not_on_disk_yet(tmp_path: Path) -> None:
    """Three sales at once, or two seats, do not pass a limit that one after the other would not."""
    async with live(tmp_path) as house:
        for name in ("a", "b", "c"):
            await house.house.open_table(TableSpec(name, name, CARIBBEAN))
        now = house.clock.now()
        house.store.write(people.add_person, "ann", "ann", 1, ()).result(10)
        house.store.write(limits.set_limit, "ann", "buy-day", 200_00, now).result(10)
        house.store.write(limits.set_limit, "ann", "loss-day", 100_00, now).result(10)
        sales = [house.house.desk.sell(CEM, "ann", 150_00, f"k{number}") for number in range(3)]
        replies = await asyncio.gather(*sales)
        done(replies[0])
        assert [code(reply) for reply in replies[1:]] == ["own-limit"] * 2
        table = house.house.table("a")
        ann = Player(house, table, ANN)
        done(await ann.sit(60_00))
        done(await ann.act(Place(20_00)))
        await house.run(1_600)
        done(await ann.act(Fold()))
        await house.run(6_000)
        done(await ann.leave())
        tables = [house.house.table(name) for name in ("b", "c")]
        sits = [one.put(ANN, Sit(one.id, "sit", 50_00)) for one in tables]
        done(sits[0])
        assert code(sits[1]) == "own-limit"
        await house.house.settled()
        assert not house.house.limits._waiting


@pytest.mark.ruling("R-QC-10")
@in_loop
async def test_a_void_that_the_meter_cannot_bear_waits_for_an_adjustment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The seed is nothing, and another table has hit since: no table breaks over it."""
    rigged(monkeypatch, "Ah Kh Qh Jh Th")
    sheet = CARIBBEAN.replace({"progressive.seed": "0.00"})
    async with live(tmp_path) as house:
        players = []
        for name, caller in (("a", ANN), ("b", BEN)):
            player = Player(house, await house.open(TableSpec(name, name, sheet), caller), caller)
            done(await player.sit(500_00))
            done(await player.act(Place(10_00, progressive=True)))
            players.append(player)
        await house.run(1_600)
        done(await players[0].act(Raise(20_00)))
        table = house.house.table("b")
        done(await table.ask(IDA, RequestVoid(coup=1, reason="misdeal")))
        assert code(await table.ask(IVO, SignVoid(coup=1))) == "meter-short"
        meter = f"progressive:{table.spec.meter_name}"
        done(await house.house.desk.request_adjustment(IDA, meter, 500_000, "the void at b"))
        done(await house.house.desk.sign_adjustment(IVO, 1))
        done(await table.ask(IVO, SignVoid(coup=1)))
        house.check()
        assert house.house.book.balance(meter) == 0
