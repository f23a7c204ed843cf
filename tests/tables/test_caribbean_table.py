"""A live table of Caribbean Stud, on a clock that tests turn."""

from __future__ import annotations

from pathlib import Path

import pytest

from croupier.games import events as ev
from croupier.games.actions import Check, Fold, Place, Raise, Seat, TakeBack
from croupier.games.caribbean import CaribbeanCoup
from croupier.protocol.messages import Act, Leave, Snapshot
from croupier.tables import Settings, Table, TableSpec
from tables.live import (
    ANN,
    BEN,
    CARIBBEAN,
    CAT,
    Live,
    Player,
    code,
    done,
    in_loop,
    live,
    rigged,
)

SPEC = TableSpec("c1", "Caribbean 1", CARIBBEAN)
ANTE = 10_00
AK = "Ah Kd 9s 4c 2h"


def coup_of(table: Table) -> CaribbeanCoup:
    """Return the coup."""
    coup = table.coup  # type: ignore[attr-defined]
    assert isinstance(coup, CaribbeanCoup)
    return coup


async def two(house: Live, spec: TableSpec = SPEC) -> tuple[Table, Player, Player]:
    """Return a table with two people at it."""
    table = await house.open(spec, ANN, BEN, CAT)
    ann, ben = Player(house, table, ANN), Player(house, table, BEN)
    done(await ann.sit(1_000_00))
    done(await ben.sit(1_000_00))
    return table, ann, ben


async def dealt(house: Live) -> tuple[Table, Player, Player]:
    """Return a table with two hands to decide."""
    table, ann, ben = await two(house)
    done(await ann.act(Place(ANTE)))
    done(await ben.act(Place(ANTE, progressive=True)))
    await house.run(SPEC.settings.all_bet)
    assert table.turn == 2
    return table, ann, ben


@in_loop
async def test_a_person_who_sits_down_may_bet_at_once(tmp_path: Path) -> None:
    """A fresh table opens a coup with its commitment as soon as somebody sits there."""
    async with live(tmp_path) as house:
        table = await house.open(SPEC, ANN)
        ann = Player(house, table, ANN)
        assert isinstance(ann.messages[0], Snapshot)
        done(await ann.sit(1_000_00))
        assert [offer.kind for offer in ann.offers] == ["place"]
        assert ann.last.shuffle is not None
        assert len(ann.last.shuffle.commitment) == 64
        assert ann.last.deadline == house.clock.now() + 20_000


@pytest.mark.clause("QC-2")
@pytest.mark.ruling("R-QC-9")
@in_loop
async def test_bets_stand_from_rien_ne_va_plus_on(tmp_path: Path) -> None:
    """Bets may be changed and taken back until the cards are dealt, and not after."""
    async with live(tmp_path) as house:
        table, ann, ben = await two(house)
        done(await ann.act(Place(ANTE)))
        done(await ann.act(Place(2 * ANTE)))
        done(await ann.act(TakeBack()))
        done(await ben.act(Place(ANTE)))
        await house.run(19_999)
        assert table.turn == 1
        done(await ann.act(Place(ANTE)))
        await house.run(1)
        assert table.turn == 2
        assert ann.told(ev.NoMoreBets)
        assert code(await ann.act(TakeBack())) == "bets-stand"
        house.check()


@in_loop
async def test_when_all_have_bet_the_cards_come_soon(tmp_path: Path) -> None:
    """Nobody waits for the end of the window when all who are there have bet."""
    async with live(tmp_path) as house:
        table, _, _ = await dealt(house)
        assert house.clock.now() < 1_800_000_000_000 + 20_000
        assert table.turn == 2


@pytest.mark.ruling("R-QC-9")
@in_loop
async def test_who_does_not_decide_in_time_folds(tmp_path: Path) -> None:
    """At the end of the one window for all, what is undecided is folded, and told so."""
    async with live(tmp_path) as house:
        table, ann, ben = await dealt(house)
        done(await ann.act(Raise(2 * ANTE)))
        await house.run(29_000)
        assert table.turn == 2
        await house.run(1_500)
        assert table.turn == 4
        assert ev.Folded(Seat(2), "R-QC-9") in ben.events
        house.check()


@in_loop
async def test_a_decision_makes_no_other_stale(tmp_path: Path) -> None:
    """Two players decide by the same turn: decisions are simultaneous."""
    async with live(tmp_path) as house:
        table, ann, ben = await dealt(house)
        turn = table.turn
        done(await ann.ask(Act("c1", 1, turn, "x", Fold())))
        done(await ben.ask(Act("c1", 1, turn, "y", Raise(2 * ANTE))))
        assert table.turn == 4


@in_loop
async def test_late_and_foreign_acts_are_refused_with_the_reason(tmp_path: Path) -> None:
    """Another coup's act, an old turn's, one of another game, one of nobody."""
    async with live(tmp_path) as house:
        table, ann, _ = await dealt(house)
        cat = Player(house, table, CAT)
        assert code(await ann.ask(Act("c1", 7, 2, "a", Fold()))) == "stale-coup"
        assert code(await ann.ask(Act("c1", 1, 1, "b", Fold()))) == "stale-turn"
        assert code(await ann.ask(Act("c1", 1, 2, "c", Check()))) == "other-game"
        assert code(await cat.act(Fold())) == "not-seated"
        assert code(await ann.ask(Act("c1", 1, 2, "d" * 65, Fold()))) == "long-id"
        house.check()


@in_loop
async def test_the_same_id_twice_is_done_once_and_answered_the_same(tmp_path: Path) -> None:
    """A double click raises once; the second answer is the first."""
    async with live(tmp_path) as house:
        table, ann, _ = await dealt(house)
        request = Act("c1", 1, 2, "once", Raise(2 * ANTE))
        first = await ann.ask(request)
        again = await ann.ask(request)
        assert first == again
        assert len([1 for seat, act in coup_of(table).history if seat == 1]) == 2


@in_loop
async def test_an_id_is_remembered_across_a_restart(tmp_path: Path) -> None:
    """An act that was acknowledged is acknowledged again by the next process, and not done."""
    async with live(tmp_path) as house:
        table, ann, _ = await dealt(house)
        done(await ann.ask(Act("c1", 1, 2, "once", Raise(2 * ANTE))))
        acts = len(coup_of(table).history)
        await house.again()
        table = house.house.table("c1")
        done(await table.ask(ANN, Act("c1", 1, 2, "once", Raise(2 * ANTE))))
        assert len(coup_of(table).history) == acts


@pytest.mark.ruling("R-QC-15")
@in_loop
async def test_the_result_lies_five_seconds_and_the_next_coup_comes(tmp_path: Path) -> None:
    """Hands are exposed when all have decided; the next bets open after the result was seen."""
    async with live(tmp_path) as house:
        table, ann, ben = await dealt(house)
        done(await ann.act(Fold()))
        done(await ben.act(Raise(2 * ANTE)))
        assert ben.told(ev.DealerShown)
        await house.run(4_900)
        assert table.number == 1
        await house.run(200)
        assert table.number == 2
        house.check()


@in_loop
async def test_a_newcomer_bets_in_the_same_coup_while_bets_are_open(tmp_path: Path) -> None:
    """Who sits down during the bets joins the coup; who comes later waits for the next."""
    async with live(tmp_path) as house:
        table, ann, ben = await two(house)
        cat = Player(house, table, CAT)
        done(await cat.sit(500_00, seat=7))
        done(await cat.act(Place(ANTE)))
        done(await cat.top_up(100_00))
        assert coup_of(table).chips(Seat(7)) == 590_00
        done(await ann.act(Place(ANTE)))
        await house.run(20_000)
        assert code(await ben.act(Place(ANTE))) == "bets-closed"
        assert code(await cat.top_up(100_00)) == "top-up-later"
        done(await ben.top_up(100_00))
        done(await ben.leave())
        done(await ben.sit(50_00))
        assert code(await ben.act(Fold())) in ("next-coup", "no-hand")
        house.check()


@pytest.mark.ruling("R-QC-9")
@in_loop
async def test_who_leaves_before_the_deal_takes_the_bets_along(tmp_path: Path) -> None:
    """Bets go back to who gets up before *Rien ne va plus*; after it the seat plays to its end."""
    async with live(tmp_path) as house:
        table, ann, ben = await two(house)
        done(await ann.act(Place(ANTE)))
        done(await ann.leave())
        assert house.house.wallet("ann") == 10_000_00
        assert ann.seat is None
        done(await ben.act(Place(ANTE)))
        await house.run(1_500)
        assert table.turn == 2
        done(await ben.leave())
        assert ben.seat is None
        assert ev.Folded(Seat(2), "R-QC-9") in ben.events
        assert house.house.wallet("ben") == 10_000_00 - ANTE
        house.check()
        await house.run(60_000)
        assert table.number == 1


@in_loop
async def test_a_seat_given_up_shows_nothing_to_the_next(tmp_path: Path) -> None:
    """Who takes a seat while the last hands still lie there does not see the hand of before."""
    async with live(tmp_path) as house:
        table, ann, ben = await dealt(house)
        done(await ann.act(Fold()))
        done(await ben.act(Fold()))
        done(await ann.leave())
        cat = Player(house, table, CAT)
        done(await cat.sit(100_00, seat=1))
        late = Player(house, table, CAT)
        view = late.messages[0].view
        assert late.messages[0].seat == 1
        assert view.viewer is None
        assert view.cards is None
        gap = Player(house, table, CAT, after=ann.shown[0].seq)
        assert not gap.told(ev.OwnHand)


@pytest.mark.ruling("R-QC-16")
@in_loop
async def test_who_violates_sits_the_next_game_out(tmp_path: Path) -> None:
    """The bets stand; the next coup begins without the player, the one after with."""
    from croupier.tables.requests import RecordViolation
    from tables.live import IDA

    async with live(tmp_path) as house:
        table, ann, ben = await dealt(house)
        done(await table.ask(IDA, RecordViolation(seat=Seat(1), reason="showed a card")))
        done(await ann.act(Fold()))
        done(await ben.act(Fold()))
        await house.run(5_000)
        assert code(await ann.act(Place(ANTE))) == "barred"
        done(await ann.leave())
        done(await ann.sit(500_00, seat=5))
        assert code(await ann.act(Place(ANTE))) == "next-coup"
        done(await ben.act(Place(ANTE)))
        await house.again()
        table = house.house.table("c1")
        ann, ben = Player(house, table, ANN), Player(house, table, BEN)
        await house.run(21_000)
        done(await ben.act(Fold()))
        await house.run(5_000)
        done(await ann.act(Place(ANTE)))
        house.check()


@pytest.mark.ruling("R-QC-15", "R-QC-6")
@in_loop
async def test_two_royals_at_two_tables_have_one_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first in the journal takes the meter, the second the seed; both wait for signatures."""
    rigged(monkeypatch, f"As Ks Qs Js Ts {AK}")
    async with live(tmp_path) as house:
        await house.open(SPEC, ANN, BEN)
        await house.house.open_table(TableSpec("c2", "Caribbean 2", CARIBBEAN))
        players = [
            Player(house, house.house.table(name), who) for name, who in (("c1", ANN), ("c2", BEN))
        ]
        for player in players:
            done(await player.sit(1_000_00))
            done(await player.act(Place(ANTE, progressive=True)))
        await house.run(1_500)
        meter = SPEC.meter_name or ""
        assert house.house.meter(meter) == 10_001_00 * 10_000
        for player in players:
            player.table.put(
                player.caller, Act(player.table.id, 1, 2, f"r-{player.caller.id}", Raise(2 * ANTE))
            )
        await house.house.settled()
        shares = house.house.signing.reserved
        assert [share.amount for share in shares.values()] == [10_001_00, 10_000_00]
        assert house.house.meter(meter) == 10_000_00 * 10_000
        assert house.house.meters()[meter] == 10_000_00 * 10_000
        kinds = [alert.kind for alert in house.house.alerts.values()]
        assert kinds.count("jackpot") == 2
        house.check()


@in_loop
async def test_bots_alone_play_nothing(tmp_path: Path) -> None:
    """At a practice table nothing is played until a person sits down, and then at once."""
    async with live(tmp_path) as house:
        spec = TableSpec("p", "Practice", CARIBBEAN, practice=True, settings=Settings(bots=3))
        table = await house.open(spec)
        await house.run(600_000)
        assert table.number == 0
        ann = Player(house, table, ANN)
        done(await ann.sit(500_00))
        done(await ann.act(Place(ANTE)))
        await house.run(5_000)
        assert table.turn == 2
        await house.run(2_000)
        done(await ann.act(Fold()))
        await house.run(10_000)
        assert table.number == 2
        done(await ann.leave())
        await house.run(600_000)
        assert table.number <= 3
        assert house.house.wallet("ann") == 0
        house.check()


@in_loop
async def test_a_dropped_player_keeps_the_seat_for_the_grace(tmp_path: Path) -> None:
    """Who drops out is folded by the rules, finds the seat again, and loses it after the grace."""
    async with live(tmp_path) as house:
        table, ann, ben = await dealt(house)
        ann.follows.close()
        assert not ben.last.state.seats[0].connected  # type: ignore[union-attr]
        done(await ben.act(Fold()))
        await house.run(30_000)
        assert ev.Folded(Seat(1), "R-QC-9") in ben.events
        back = Player(house, table, ANN, after=ann.last.seq)
        assert [m.seq for m in back.shown[:2]] == [ann.last.seq + 1, ann.last.seq + 2]
        back.follows.close()
        await house.run(SPEC.settings.grace + 30_000)
        assert table.seats.of("ann") is None
        assert house.house.wallet("ann") == 10_000_00 - ANTE
        house.check()


@in_loop
async def test_sequences_have_no_gap_for_anybody(tmp_path: Path) -> None:
    """Every follower is sent every number, whatever it may see of it."""
    async with live(tmp_path) as house:
        table, ann, ben = await dealt(house)
        cat = Player(house, table, CAT)
        done(await ann.act(Fold()))
        done(await ben.act(Fold()))
        await house.run(30_000)
        for player in (ann, ben, cat):
            seen = [player.messages[0].seq]
            for message in player.shown:
                assert message.seq - seen[-1] in (0, 1)
                assert message.seq != seen[-1] or not message.events
                seen.append(message.seq)
            assert seen[-1] == table.public.seq


@in_loop
async def test_what_all_may_see_is_encoded_once(tmp_path: Path) -> None:
    """Watchers share the very bytes of a message."""
    async with live(tmp_path) as house:
        table, ann, _ = await dealt(house)
        watchers = [Player(house, table, CAT) for _ in range(3)]
        done(await ann.act(Fold()))
        assert len({id(watcher.raw[-1]) for watcher in watchers}) == 1


@in_loop
async def test_a_table_closes_after_the_coup(tmp_path: Path) -> None:
    """What has been bet is played out; then everybody has the chips back and the table is gone."""
    from croupier.tables.requests import CloseTable
    from tables.live import IDA

    async with live(tmp_path) as house:
        table, ann, ben = await dealt(house)
        done(await table.ask(IDA, CloseTable(reason="night")))
        cat = Player(house, table, CAT)
        assert code(await cat.sit(100_00)) == "table-closing"
        await house.again()
        table = house.house.table("c1")
        ann, ben = Player(house, table, ANN), Player(house, table, BEN)
        done(await ann.act(Fold()))
        done(await ben.act(Fold()))
        await house.run(6_000)
        assert "c1" not in house.house.tables
        assert code(await ann.ask(Leave("c1", "l"))) == "table-closed"
        assert not {a for a in house.house.book.accounts() if a.split(":")[1:2] == ["c1"]}
        await house.again()
        assert "c1" not in house.house.tables
        assert house.house.void_rate() == (0, 0)
