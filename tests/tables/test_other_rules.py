"""A house that starts under newer rules voids what older ones began, and gives everything back."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from croupier.audit import audit
from croupier.audit import coups as audit_coups
from croupier.games.actions import Fold, Place, Raise, Seat
from croupier.ledger import Transfer
from croupier.ledger.accounts import bets
from croupier.protocol.messages import Ack
from croupier.server import coup_api
from croupier.server.answers import Problem
from croupier.server.sessions import Identity
from croupier.sheets import Fault, SheetError
from croupier.store import Store
from croupier.store.begun import Begun
from croupier.store.journal import CoupClosed, TableOpened, read_body
from croupier.store.played import Wanted
from croupier.tables import House, TableSpec, game_table, other_rules, played, rebuild, spec
from croupier.tables.requests import RecordViolation, RequestVoid
from tables.live import ANN, BEN, IDA, IVO, Live, Player, done, in_loop, live
from tables.playing import SPECS, rejoin, sit_all, step

ANTE = 10_00


def newer(patch: pytest.MonkeyPatch, version: int = 2) -> None:
    """Let the rules be of another version from now on, everywhere."""
    for module in (game_table, rebuild, other_rules, spec, audit_coups):
        patch.setattr(module, "RULES_VERSION", version)


async def again(house: Live) -> tuple[House, list[Begun]]:
    """Open the house again; return it and what it told beforehand."""
    told: list[Begun] = []
    heads: list[int] = []

    def beforehand(coups: Sequence[Begun]) -> None:
        heads.append(sum(head.seq for head in house.store.heads().values()))
        told.extend(coups)

    house.store.close()
    house.store = Store.open(house.url)
    before = sum(head.seq for head in house.store.heads().values())
    house.house = House.open(
        house.store, house.clock, house.random.randbytes, beforehand=beforehand
    )
    assert heads in ([], [before])  # told before anything was written
    await house.house.settled()
    return house.house, told


def closings(house: Live, table: str) -> list[CoupClosed]:
    """Return the closing entries of a table."""
    bodies = [read_body(entry.body) for entry in house.store.read(f"table:{table}")]
    return [body for body in bodies if isinstance(body, CoupClosed)]


@pytest.mark.parametrize("seed", range(10))
@in_loop
async def test_an_open_coup_of_either_game_is_voided_at_any_stage(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    """Books, meter and audit agree; the next coup follows; a second start changes nothing more."""
    rng = Random(seed)
    async with live(tmp_path, seed) as house:
        players = await sit_all(house)
        for _ in range(3 + seed):
            await step(house, players, rng)
        before = house.house
        open_now = {t.id: t for t in before.tables.values() if t.is_live}
        stages = {
            name: (t.coup is not None and t.coup.done, t.number, t.voids)
            for name, t in open_now.items()
        }
        newer(monkeypatch)
        after, told = await again(house)
        house.check()
        assert {coup.table for coup in told} == set(stages)
        for coup in told:
            over, number, voids = stages[coup.table]
            table = after.table(coup.table)
            assert coup.is_over == over
            assert table.number in (number, number + 1)
            assert table.voids == voids + (not over)
            assert closings(house, coup.table)[-1] == CoupClosed(
                number, voided=not over, rules=0 if over else 2
            )
            alerts = [a for a in after.alerts.values() if a.kind == "other-rules"]
            numbers = [a.values["coup"] for a in alerts if a.table == table.id]
            assert numbers == ([] if over else [number])
        house.store.close()
        report = audit(house.url, processes=0)
        assert not report.differences, report.differences
        assert report.counts.voided >= sum(not coup.is_over for coup in told)
        house.store = Store.open(house.url)
        house.house = House.open(house.store, house.clock, house.random.randbytes)
        await house.house.settled()
        house.check()
        players = await rejoin(house, players)
        for _ in range(6):
            await step(house, players, rng)
        house.check()
        house.store.close()
        report = audit(house.url, processes=0)
        assert not report.differences, report.differences


def clean(house: Live) -> None:
    """Hold books, tables and journal against each other."""
    house.check()
    house.store.close()
    report = audit(house.url, processes=0)
    assert not report.differences, report.differences
    house.store = Store.open(house.url)


async def dealt(house: Live) -> tuple[Player, Player]:
    """Return two players at Caribbean Stud, with hands to decide."""
    table = await house.open(SPECS[0], ANN, BEN)
    ann, ben = Player(house, table, ANN), Player(house, table, BEN)
    for player in (ann, ben):
        done(await player.sit(1_000_00))
        done(await player.act(Place(ANTE, progressive=True)))
    await house.run(1_500)
    assert table.turn == 2
    return ann, ben


@pytest.mark.ruling("R-QC-10")
@in_loop
async def test_the_meter_gives_back_what_the_voided_coup_had_brought(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After the raise: every chip is back, the meter as before, the float too, the rate says so."""
    async with live(tmp_path) as house:
        ann, ben = await dealt(house)
        done(await ann.act(Raise(2 * ANTE)))
        name = SPECS[0].meter_name or ""
        fed = house.house.meter(name)
        newer(monkeypatch)
        after, (told,) = await again(house)
        assert not told.is_over
        assert after.meter(name) == fed - 100 * 10_000
        assert after.void_rate() == (1, 1)
        assert after.book.balance(bets("c1")) == 0
        assert after.at_tables("ann") == after.at_tables("ben") == 1_000_00
        (alert,) = after.alerts.values()
        assert (alert.kind, alert.values) == (
            "other-rules",
            {"coup": 1, "rules": 1, "known": 2},
        )
        clean(house)
        del ben


@pytest.mark.ruling("R-CM-19")
@in_loop
async def test_its_seed_is_opened_to_two_of_the_staff(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As that of any voided coup: one asks, another gets it."""
    async with live(tmp_path) as house:
        await dealt(house)
        newer(monkeypatch)
        after, _ = await again(house)
        reply, seed = await after.desk.open_seed(IDA, "c1", 1)
        assert isinstance(reply, Ack)
        assert seed is None
        _, seed = await after.desk.open_seed(IVO, "c1", 1)
        assert seed is not None
        assert len(seed) == 64
        clean(house)


@pytest.mark.ruling("R-QC-16")
@in_loop
async def test_a_violation_holds_beyond_the_voided_coup(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who sits the next game out still does."""
    async with live(tmp_path) as house:
        ann, _ = await dealt(house)
        done(await ann.table.ask(IDA, RecordViolation(seat=Seat(1), reason="shows cards")))
        newer(monkeypatch)
        after, _ = await again(house)
        ann = Player(house, after.table("c1"), ANN)
        await house.run(10)
        table = after.table("c1")
        assert table.number == 2
        assert table.coup is not None
        assert table.coup.barred == {Seat(1)}  # type: ignore[union-attr]


@in_loop
async def test_a_void_that_waited_for_its_signature_waits_no_longer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table goes on, and what was signed before stays one void."""
    async with live(tmp_path) as house:
        ann, _ = await dealt(house)
        done(await ann.table.ask(IDA, RequestVoid(coup=1, reason="misdeal")))
        newer(monkeypatch)
        after, told = await again(house)
        assert [coup.coup for coup in told] == [1]
        table = after.table("c1")
        assert (table.paused, table.voids) == (None, 1)
        clean(house)


@pytest.mark.ruling("R-CM-19")
@in_loop
async def test_at_stud_the_marker_stays_and_what_was_paid_stands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A coup that its own rules had paid is closed as it ended; one in play is undone."""
    async with live(tmp_path) as house:
        table = await house.open(SPECS[1], ANN, BEN)
        ann, ben = Player(house, table, ANN), Player(house, table, BEN)
        for player in (ann, ben):
            done(await player.sit(table.bank_limits[0]))
        await house.run(5_100)
        assert table.is_live
        marker, held = table.marker, table.bank_limits[0]
        newer(monkeypatch, 2)
        after, (told,) = await again(house)
        assert not told.is_over
        assert after.at_tables("ann") == after.at_tables("ben") == held
        table = after.table("s1")
        ann, ben = Player(house, table, ANN), Player(house, table, BEN)
        await house.run(10)
        assert (table.number, table.marker) == (2, marker)
        while table.coup is not None and not table.coup.done:
            turn = table.may_act()[0]
            player = ann if ann.seat == turn else ben
            names = {offer.kind for offer in table.offers()[turn]}
            if "fold" in names:
                done(await player.act(Fold()))
            else:
                await house.run(40_000)
        won = {who: after.at_tables(who) for who in ("ann", "ben")}
        assert table.is_live
        newer(monkeypatch, 3)
        after, (told,) = await again(house)
        assert told.is_over
        assert {who: after.at_tables(who) for who in ("ann", "ben")} == won
        assert after.void_rate() == (1, 2)
        assert closings(house, "s1")[-1] == CoupClosed(2)
        clean(house)


@in_loop
async def test_what_cannot_be_given_back_in_full_stops_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A meter that holds less than the coup brought is not overdrawn: staff settle it by hand."""
    async with live(tmp_path) as house:
        await dealt(house)
        name = SPECS[0].meter_name or ""
        account, amount = f"progressive:{name}", house.house.meter(name)
        desk = house.house.desk
        done(await desk.request_adjustment(IDA, account, -amount, "emptied"))
        done(await desk.sign_adjustment(IVO, 1))
        newer(monkeypatch)
        after, told = await again(house)
        assert len(told) == 1
        stopped = after.table("c1").stopped
        assert stopped is not None
        assert account in stopped
        assert [alert.kind for alert in after.alerts.values()] == ["table-stopped"]
        assert closings(house, "c1") == []


@pytest.mark.parametrize("what", ["amount", "needless"])
@in_loop
async def test_the_audit_finds_a_void_that_is_not_exactly_the_reverse(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    """One cent more or less, or a void of a coup that these very rules began, is a difference."""
    back = Begun.back

    def crooked(coup: Begun) -> tuple[Transfer, ...]:
        (right,) = back(coup)
        more = {"bank:c1:1": 10_000, "float:c1": -10_000}
        postings = tuple((account, n + more.get(account, 0)) for account, n in right.postings)
        return (Transfer(right.key, right.cause, postings),)

    async with live(tmp_path) as house:
        await dealt(house)
        newer(monkeypatch)
        if what == "amount":
            monkeypatch.setattr(Begun, "back", crooked)
        await again(house)
        monkeypatch.setattr(Begun, "back", back)
        house.store.close()
        if what == "needless":
            newer(monkeypatch, 1)
            assert not audit(house.url, processes=0).differences  # voided by rules newer than ours
            monkeypatch.setattr(audit_coups, "RULES_VERSION", 2)
            monkeypatch.setattr(Begun, "rules", property(lambda _: 2))
        expected = "moves" if what == "amount" else "void"
        assert expected in {one.code for one in audit(house.url, processes=0).differences}
        house.store = Store.open(house.url)


@in_loop
async def test_older_coups_are_counted_and_newer_ones_are_a_difference(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What older rules settled adds up and is said; rules that nobody knows are a difference."""
    async with live(tmp_path) as house:
        ann, ben = await dealt(house)
        done(await ann.act(Fold()))
        done(await ben.act(Fold()))
        house.store.close()
        monkeypatch.setattr(audit_coups, "RULES_VERSION", 3)
        report = audit(house.url, processes=0)
        assert not report.differences
        assert report.counts.other_rules == 1
        monkeypatch.setattr(audit_coups, "RULES_VERSION", 0)
        assert {one.code for one in audit(house.url, processes=0).differences} == {"rules"}
        house.store = Store.open(house.url)


@in_loop
async def test_the_record_of_a_coup_by_other_rules_is_refused_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """This version cannot write what it cannot play: it says so to the seat and the inspector."""
    async with live(tmp_path) as house:
        await dealt(house)
        newer(monkeypatch)
        after, _ = await again(house)
        played = after.coup("c1", 1)
        assert played is not None
        assert (played.voided, played.other_rules) == (True, True)
        monkeypatch.setattr(coup_api, "RULES_VERSION", 2)
        for viewer in (
            Identity("ann", "Ann", frozenset()),
            Identity("ida", "Ida", frozenset({"inspector"})),
        ):
            with pytest.raises(Problem) as found:
                coup_api.viewer_of(played, viewer)
            assert found.value.error.code == "paper-rules"


@in_loop
async def test_a_coup_voided_by_other_rules_is_in_the_list_of_whoever_bet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At once, and after the next restart too: nothing won, nothing lost, voided."""
    async with live(tmp_path) as house:
        await dealt(house)
        newer(monkeypatch)
        after, _ = await again(house)
        monkeypatch.setattr(played, "RULES_VERSION", 2)
        for _ in range(2):
            for who in ("ann", "ben"):
                (row,) = await after.played.find(who, Wanted(), 10)
                assert (row.coup, row.put_in, row.net, row.voided) == (1, 0, 0, True)
            assert not await after.played.find("cat", Wanted(), 10)
            after, _ = await again(house)


@in_loop
async def test_a_table_that_cannot_be_read_keeps_nobodys_bet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its coup is voided, said beforehand; two of the staff give back what lies before seats."""
    async with live(tmp_path) as house:
        await dealt(house)
        newer(monkeypatch)

        def unread(table: str, _: TableOpened) -> TableSpec:
            raise SheetError((Fault("no-sheet", table, None, "game", {"near": "x", "name": "y"}),))

        monkeypatch.setattr(rebuild, "spec_of", unread)
        after, told = await again(house)
        assert [coup.table for coup in told] == ["c1"]
        assert not after.tables
        assert closings(house, "c1") == [CoupClosed(1, voided=True, rules=2)]
        assert after.book.balance(bets("c1")) == 0
        bank = f"bank:c1:{1}"
        chips = after.book.balance(bank)
        assert chips > 0
        done(
            await after.desk.request_adjustment(
                IDA, "wallet:ann", chips, "unreadable", against=bank
            )
        )
        done(await after.desk.sign_adjustment(IVO, 1))
        assert after.book.balance(bank) == 0
        _, told = await again(house)
        assert not told
        assert len(closings(house, "c1")) == 1
