"""A live table of five card stud, on a clock that tests turn."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from croupier.games import events as ev
from croupier.games.actions import Blind, Call, Check, Decline, Fold, Open, Place, Seat
from croupier.games.stud import StudCoup
from croupier.protocol.messages import Present
from croupier.tables import Settings, Table, TableSpec
from croupier.tables.requests import RecordViolation, RequestVoid, SignVoid
from tables.live import (
    ANN,
    BEN,
    CAT,
    DAN,
    IDA,
    IVO,
    STUD,
    Live,
    Player,
    code,
    done,
    in_loop,
    live,
)

SPEC = TableSpec("s1", "Stud 1", STUD)
BANK = STUD.stakes[0].bank
MOST = STUD.stakes[0].maximum_bank
HIGH = "Ah Kh"


async def seated(
    house: Live, *people: object, spec: TableSpec = SPEC
) -> tuple[Table, list[Player]]:
    """Return a table with people at it, dealt in as soon as two are there."""
    table = await house.open(spec, ANN, BEN, CAT, DAN)
    players = [Player(house, table, who) for who in people]  # type: ignore[arg-type]
    for player in players:
        done(await player.sit(BANK))
    if len(players) > 2:  # two were enough to begin
        await no_blinds(house, table, players[:2])
        await fold_out(table, players[:2])
        await house.run(5_000)
    return table, players


def coup_of(table: Table) -> StudCoup:
    """Return the coup."""
    coup = table.coup  # type: ignore[attr-defined]
    assert isinstance(coup, StudCoup)
    return coup


def on_turn(table: Table, players: list[Player]) -> Player:
    """Return the player whose turn it is."""
    seat = coup_of(table).to_act[0]
    return next(player for player in players if player.seat == seat)


async def no_blinds(house: Live, table: Table, players: list[Player]) -> None:
    """Decline the blind, so that the cards are dealt."""
    if coup_of(table).phase == "blinds":
        done(await on_turn(table, players).act(Decline()))
    assert coup_of(table).phase == "betting"
    house.check()


async def fold_out(table: Table, players: list[Player]) -> Player:
    """Let one open and all others fold; return the winner."""
    first = on_turn(table, players)
    offer = next(offer for offer in first.offers if offer.kind == "open")
    done(await first.act(Open(offer.low)))
    while not coup_of(table).done:
        done(await on_turn(table, players).act(Fold()))
    return first


@pytest.mark.clause("CM-2", "CM-3")
@pytest.mark.ruling("R-CM-20")
@in_loop
async def test_two_are_dealt_in_and_the_first_marker_is_drawn(tmp_path: Path) -> None:
    """Antes are taken when two are there; who has the first marker is drawn, then it moves."""
    drawn = set()
    for seed in range(6):
        (tmp_path / str(seed)).mkdir()
        async with live(tmp_path / str(seed), seed) as house:
            table, players = await seated(house, ANN)
            assert table.number == 0
            players.append(Player(house, table, BEN))
            done(await players[1].sit(BANK))
            assert table.number == 1
            drawn.add(table.marker)
            if seed:
                continue
            await no_blinds(house, table, players)
            before = table.marker
            await fold_out(table, players)
            await house.run(5_000)
            assert table.number == 2
            assert table.marker != before
    assert drawn == {1, 2}


@pytest.mark.clause("CM-16")
@pytest.mark.ruling("R-CM-9", "R-CM-16")
@in_loop
async def test_the_clock_declines_checks_and_folds(tmp_path: Path) -> None:
    """Ten seconds of silence decline a blind; thirty check where that is free, else fold."""
    async with live(tmp_path) as house:
        table, players = await seated(house, ANN, BEN)
        assert coup_of(table).phase == "blinds"
        await house.run(9_999)
        assert coup_of(table).phase == "blinds"
        await house.run(1)
        assert coup_of(table).phase == "betting"
        first = on_turn(table, players)
        await house.run(29_999)
        assert on_turn(table, players) is first
        await house.run(1)
        assert ev.Checked(first.seat or Seat(0), "R-CM-16") in first.events
        second = on_turn(table, players)
        offer = next(offer for offer in second.offers if offer.kind == "open")
        done(await second.act(Open(offer.low)))
        await house.run(30_000)
        assert ev.Folded(first.seat or Seat(0), "R-CM-16") in first.events
        assert coup_of(table).done
        house.check()


@in_loop
async def test_each_act_makes_the_turn_before_stale(tmp_path: Path) -> None:
    """Only the seat on turn may act, at the turn that it was shown."""
    async with live(tmp_path) as house:
        table, players = await seated(house, ANN, BEN)
        await no_blinds(house, table, players)
        first = on_turn(table, players)
        other = players[0] if first is players[1] else players[1]
        assert code(await other.act(Check())) == "not-your-turn"
        turn = table.turn
        done(await first.act(Check()))
        assert table.turn == turn + 1
        assert code(await other.act(Place(5_00))) in ("other-game", "unknown-action")


@pytest.mark.ruling("R-CM-13")
@in_loop
async def test_one_buys_between_bank_and_maximum_bank(tmp_path: Path) -> None:
    """The first buy has its bounds, and within an hour one comes back with the same bank."""
    async with live(tmp_path) as house:
        table = await house.open(SPEC, ANN)
        ann = Player(house, table, ANN)
        assert code(await ann.sit(BANK - 1)) == "buy-least"
        assert code(await ann.sit(MOST + 1)) == "buy-most"
        done(await ann.sit(MOST))
        done(await ann.leave())
        assert code(await ann.sit(BANK)) == "same-bank"
        done(await ann.sit(MOST))
        done(await ann.leave())
        await house.run(3_600_000)
        done(await ann.sit(BANK))
        house.check()


@pytest.mark.clause("CM-1", "CM-11")
@pytest.mark.ruling("R-CM-14")
@in_loop
async def test_banks_are_raised_between_coups_only(tmp_path: Path) -> None:
    """To the winner's bank at most, a bank below Bank to Bank always, and never in a coup."""
    async with live(tmp_path) as house:
        table, players = await seated(house, ANN, BEN)
        await no_blinds(house, table, players)
        assert code(await players[0].top_up(100)) == "top-up-later"
        assert {table.snapshot(one.caller.id).top_up for one in players} == {0}
        winner = await fold_out(table, players)
        loser = players[0] if winner is players[1] else players[1]
        seat = table.seats.of(winner.caller.id)
        other = table.seats.of(loser.caller.id)
        assert seat is not None
        assert other is not None
        gap = table.chips(seat) - table.chips(other)  # type: ignore[attr-defined]
        assert table.snapshot(winner.caller.id).top_up == 0
        assert table.snapshot(loser.caller.id).top_up == gap
        assert code(await winner.top_up(1)) == "top-up-most"
        assert code(await loser.top_up(gap + 1)) == "top-up-most"
        assert code(await loser.top_up(0)) == "amount"
        done(await loser.top_up(gap))
        await house.again()
        house.check()


@pytest.mark.ruling("R-CM-15")
@in_loop
async def test_who_is_away_gets_no_cards(tmp_path: Path) -> None:
    """Who dropped out, or let turns pass, is passed over until back."""
    async with live(tmp_path) as house:
        table, players = await seated(house, ANN, BEN, CAT)
        await no_blinds(house, table, players)
        players[2].follows.close()
        await fold_out(table, players)
        await house.run(5_000)
        assert Seat(3) not in coup_of(table).seats
        back = Player(house, table, CAT)
        await house.run(3_600_000)  # nobody acts any more: all have let turns pass
        assert not table.is_live  # type: ignore[attr-defined]
        assert table.seats.of("ann") is None
        assert not back.told(type(None))
        house.check()


@in_loop
async def test_who_let_turns_pass_comes_back_by_saying_so(tmp_path: Path) -> None:
    """Two turns in a row let pass make a seat absent; a word brings it back."""
    async with live(tmp_path) as house:
        patient = replace(SPEC, settings=Settings(grace=3_600_000))
        table, players = await seated(house, ANN, BEN, spec=patient)
        for _ in range(80):
            await house.run(10_000)
            if not table.is_live:  # type: ignore[attr-defined]
                break
        number = table.number
        assert all(seat.absent for seat in table.state().seats)
        for player in players:
            done(await player.ask(Present("s1", player.name())))
        assert table.number == number + 1


@pytest.mark.ruling("R-CM-16")
@in_loop
async def test_who_leaves_in_a_coup_is_out_at_once(tmp_path: Path) -> None:
    """A seat that was given up checks or folds when its turn comes, and goes with its chips."""
    async with live(tmp_path) as house:
        table, players = await seated(house, ANN, BEN, CAT)
        await no_blinds(house, table, players)
        first = on_turn(table, players)
        seat = first.seat
        other = next(player for player in players if player is not first)
        done(await first.leave())
        assert code(await first.leave()) == "leaving"
        assert ev.Checked(seat or Seat(0), "R-CM-16") in first.events
        await house.again()
        table = house.house.table("s1")
        players = [Player(house, table, who) for who in (ANN, BEN, CAT)]
        bet = on_turn(table, players)
        done(await bet.act(Open(next(o.low for o in bet.offers if o.kind == "open"))))
        while ev.Folded(seat or Seat(0), "R-CM-16") not in bet.events:
            done(await on_turn(table, players).act(Call()))
        await house.run(200_000)
        assert table.seats.of(first.caller.id) is None
        assert house.house.wallet(first.caller.id) in (9_990_00, 9_995_00, 10_000_00)
        assert other.seat
        house.check()


@pytest.mark.clause("CM-17")
@pytest.mark.ruling("R-CM-18")
@in_loop
async def test_who_violates_leaves_the_table(tmp_path: Path) -> None:
    """The hand is dead, the bets stay, the player goes with the chips not bet."""
    async with live(tmp_path) as house:
        table, players = await seated(house, ANN, BEN, CAT)
        await no_blinds(house, table, players)
        done(await table.ask(IDA, RecordViolation(seat=Seat(2), reason="talked")))
        assert ev.ViolationRecorded(Seat(2), "talked", "R-CM-18") in players[0].events
        ben = house.house.wallet("ben") + coup_of(table).chips(Seat(2))
        await fold_out(table, [players[0], players[2]])
        await house.again()
        table = house.house.table("s1")
        await house.run(5_000)
        assert table.seats.of("ben") is None
        assert house.house.wallet("ben") == ben
        house.check()


@pytest.mark.ruling("R-CM-19")
@in_loop
async def test_a_coup_is_voided_by_two_until_the_next_antes(tmp_path: Path) -> None:
    """Every chip is back, even of a settled coup; the marker stays; the number is used."""
    async with live(tmp_path) as house:
        table, players = await seated(house, ANN, BEN)
        await no_blinds(house, table, players)
        await fold_out(table, players)
        done(await table.ask(IDA, RequestVoid(coup=1, reason="misdeal")))
        assert code(await table.ask(IDA, SignVoid(coup=1))) == "second-signature"
        await house.run(60_000)
        assert table.number == 1
        await house.again()
        table = house.house.table("s1")
        players = [Player(house, table, who) for who in (ANN, BEN)]
        done(await table.ask(IVO, SignVoid(coup=1)))
        assert ev.Voided("misdeal", "R-CM-19") in players[0].events
        marker = table.marker
        await house.run(5_000)
        assert table.number == 2
        assert table.marker == marker
        assert house.house.void_rate() == (1, 2)
        assert [coup_of(table).banks[Seat(n)] for n in (1, 2)] == [BANK, BANK]
        await no_blinds(house, table, players)
        await fold_out(table, players)
        await house.run(5_000)
        assert code(await table.ask(IDA, RequestVoid(coup=2))) == "stale-coup"
        house.check()


@in_loop
async def test_bots_play_stud_with_a_person(tmp_path: Path) -> None:
    """At a practice table a person plays with bots, marked as such; alone they play nothing."""
    async with live(tmp_path) as house:
        spec = TableSpec("p", "P", STUD, practice=True, settings=Settings(bots=3, think=100))
        table = await house.open(spec)
        await house.run(100_000)
        assert table.number == 0
        ann = Player(house, table, ANN)
        done(await ann.sit(BANK))
        for _ in range(400):
            for kind in (Check, Fold, Call, Decline):
                if any(o.kind == kind.__struct_config__.tag for o in ann.offers):
                    await ann.act(kind())
                    break
            await house.run(500)
        assert table.number > 5
        seats = table.state().seats
        assert [seat.bot for seat in seats] == [False, True, True, True]
        assert [seat.character for seat in seats] == ["", "trained", "tight", "bold"]
        done(await ann.leave())
        await house.run(100_000)
        number = table.number
        await house.run(100_000)
        assert table.number == number
        house.check()


@in_loop
async def test_a_blind_is_played_at_the_table(tmp_path: Path) -> None:
    """The marker's left may play buio; the next is offered controbuio; the deal follows."""
    async with live(tmp_path) as house:
        table = await house.open(SPEC, ANN, BEN)
        players = [Player(house, table, who) for who in (ANN, BEN)]
        for player in players:
            done(await player.sit(MOST))
        done(await on_turn(table, players).act(Blind()))
        done(await on_turn(table, players).act(Decline()))
        assert coup_of(table).phase == "betting"
        assert coup_of(table).blinds_posted == 1
        house.check()
