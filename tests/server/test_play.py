"""Promises of play over the network: to the end, once, in one's own seat, after any drop."""

import asyncio
import sys
from pathlib import Path
from typing import cast

import pytest
from websockets.asyncio.client import ClientConnection

from croupier import load_sheet
from croupier.games.actions import Fold, Place, Raise, Seat
from croupier.protocol.client import Client, RefusedError
from croupier.protocol.messages import Ack, Act, Events, Refused, Sit, Snapshot, Watch
from croupier.sheets import CaribbeanSheet, StudSheet
from croupier.strategy import RuleOfThumb, raise_from
from croupier.tables import practice_tables
from server.served import (
    DULL,
    HOUSE_TABLE,
    Served,
    client,
    hear,
    hello,
    in_loop,
    raw,
    say,
    served,
    served_tables,
)

CARIBBEAN = cast("CaribbeanSheet", load_sheet("caribbean-stud-quebec"))
STUD = cast("StudSheet", load_sheet("five-card-stud-casino"))
BOT = raise_from(CARIBBEAN, "AKJ83-or-better", 10_00, progressive=True)
CHIPS = 1_000_00


@in_loop
async def test_a_client_plays_both_games_to_the_end_against_bots(tmp_path: Path) -> None:
    """A guest sits down at a practice table of each game, and plays whole coups."""
    async with served(tmp_path) as place, client(place) as one:
        assert {table.table for table in (await one.lobby()).tables} == {"pc", "ps"}
        assert await one.play("pc", BOT, chips=CHIPS, coups=3) == 3
        stud = (await one.watch("ps")).state
        assert await one.play("ps", RuleOfThumb(STUD), chips=stud.bank[0], coups=3) == 3
        assert place.house.tables["pc"].number >= 3
        assert place.house.book.total() == 0


@in_loop
async def test_two_clients_play_at_one_table(tmp_path: Path) -> None:
    """Two people play the same coups, each at a seat of its own."""
    async with (
        served(tmp_path, served_tables(DULL)) as place,
        client(place) as one,
        client(place) as two,
    ):
        both = asyncio.gather(
            one.play("pc", BOT, chips=CHIPS, seat=1, coups=2),
            two.play("pc", BOT, chips=CHIPS, seat=2, coups=2),
        )
        assert list(await both) == [2, 2]
        look = await one.watch("ps")
        player = RuleOfThumb(STUD)
        # One coup: whoever loses all chips in it would leave the other alone.
        both = asyncio.gather(
            one.play("ps", player, chips=look.state.bank[0], coups=1),
            two.play("ps", player, chips=look.state.bank[0], coups=1),
        )
        assert list(await both) == [1, 1]


async def seated(
    place: Served, socket: ClientConnection, table: str = "pc"
) -> tuple[Snapshot, int]:
    """Say hello, follow a table and sit down; return how it looks then."""
    await hello(socket)
    await say(socket, Watch(table))
    await hear(socket, Snapshot)
    await say(socket, Sit(table, "sit", CHIPS))
    ack = await hear(socket, Ack)
    await say(socket, Watch(table))
    look: Snapshot = await hear(socket, Snapshot)
    assert look.seat is not None
    assert look.seq >= ack.seq
    assert place.house.tables[table].seats.by_seat[look.seat].person
    return look, int(look.seat)


@in_loop
async def test_the_same_id_twice_is_answered_the_same_and_done_once(tmp_path: Path) -> None:
    """A doubled frame bets once."""
    async with served(tmp_path, served_tables(DULL), speed=1) as place, raw(place) as socket:
        look, seat = await seated(place, socket)
        act = Act("pc", look.coup, look.turn, "a", Place(10_00))
        await say(socket, act)
        await say(socket, act)
        first, second = await hear(socket, Ack), await hear(socket, Ack)
        assert first == second
        coup = place.house.tables["pc"].coup
        assert coup is not None
        assert coup.chips(Seat(seat)) == CHIPS - 10_00
        await say(socket, Sit("pc", "sit", CHIPS))
        assert (await hear(socket, Ack)).id == "sit"
        assert len(place.house.tables["pc"].seats.by_seat) == 1


@in_loop
async def test_a_late_act_and_an_act_without_a_seat_are_refused(tmp_path: Path) -> None:
    """Acts for another turn or coup, and those of who does not sit there, do nothing."""
    async with (
        served(tmp_path, served_tables(DULL), speed=1) as place,
        raw(place) as socket,
        raw(place) as other,
    ):
        look, _ = await seated(place, socket)
        coup, turn = look.coup, look.turn
        for number, act in enumerate(
            [
                Act("pc", coup, turn + 1, "1", Place(10_00)),
                Act("pc", coup + 1, turn, "2", Place(10_00)),
                Act("pc", coup, turn, "3", Raise(20_00)),
                Act("pc", coup, turn, "4", Fold()),
                Act("none", coup, turn, "5", Place(10_00)),
            ]
        ):
            await say(socket, act)
            refused = await hear(socket, Refused)
            assert refused.id == str(number + 1)
            assert refused.text
        await hello(other)
        await say(other, Watch("pc"))
        await say(other, Act("pc", coup, turn, "x", Place(10_00)))
        assert (await hear(other, Refused)).code == "not-seated"
        now = place.house.tables["pc"].coup
        assert now is not None
        assert now.chips(Seat(1)) == CHIPS


@in_loop
async def test_a_client_that_comes_back_is_sent_the_gap_or_a_snapshot(tmp_path: Path) -> None:
    """After a drop the events missed come in order; of too long ago, a snapshot comes."""
    async with served(tmp_path, served_tables(DULL), speed=1) as place:
        async with raw(place) as socket:
            look, _ = await seated(place, socket)
        async with raw(place) as again:
            await hello(again)
            await say(again, Watch("pc", look.seq - 1))
            missed = await hear(again, Events)
            assert missed.seq == look.seq
            await say(again, Watch("pc", 10_000))
            assert (await hear(again, Snapshot)).seq >= look.seq


@in_loop
async def test_a_guest_keeps_its_seat_through_a_drop(tmp_path: Path) -> None:
    """With the session of its welcome a guest is the same guest, in the same seat."""
    async with served(tmp_path, served_tables(DULL), speed=1) as place, client(place) as one:
        await one.watch("pc")
        await one.sit("pc", CHIPS, seat=3)
        assert one._socket is not None
        one._socket.transport.abort()
        look = await one.watch("pc")
        assert look.seat == 3
        assert one.connections == 2
        await one.act("pc", look.coup, look.turn, Place(10_00))


@in_loop
async def test_what_was_not_answered_is_asked_again_and_done_once(tmp_path: Path) -> None:
    """A drop between an act and its answer neither loses nor doubles it."""
    async with served(tmp_path, served_tables(DULL), speed=1) as place, client(place) as one:
        await one.watch("pc")
        await one.sit("pc", CHIPS, seat=1)
        look = await one.watch("pc")
        asking = asyncio.create_task(one.act("pc", look.coup, look.turn, Place(10_00)))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert one._socket is not None
        one._socket.transport.abort()
        ack = await asking
        assert ack.seq > look.seq
        coup = place.house.tables["pc"].coup
        assert coup is not None
        assert coup.chips(Seat(1)) == CHIPS - 10_00


@in_loop
async def test_a_guest_sits_at_no_house_table(tmp_path: Path) -> None:
    """Where one plays for money, an account is needed."""
    async with served(tmp_path, [HOUSE_TABLE]) as place, client(place) as one:
        with pytest.raises(RefusedError) as refused:
            await one.sit("hc", CHIPS)
        assert refused.value.refused.code == "account-needed"


@in_loop
async def test_a_table_that_is_not_there_is_refused_by_name(tmp_path: Path) -> None:
    """Whoever follows no table is told which."""
    async with served(tmp_path) as place, client(place) as one:
        with pytest.raises(RefusedError, match="nowhere"):
            await one.watch("nowhere")


@in_loop
async def test_a_restart_takes_the_same_coup_up_again(tmp_path: Path) -> None:
    """The client rides through a restart: same coup, same seat, the bet stands."""
    tables = served_tables(DULL)
    async with served(tmp_path, tables, speed=1) as place:
        port = int(place.url.rpartition(":")[2])
        one = Client(place.url, patience=20)
        await one.connect()
        await one.watch("pc")
        await one.sit("pc", CHIPS, seat=2)
        look = await one.watch("pc")
        await one.act("pc", look.coup, look.turn, Place(10_00))
    try:
        async with served(tmp_path, tables, speed=1, port=port):
            again = await one.watch("pc")
            assert (again.coup, again.seat) == (look.coup, look.seat)
            assert again.view is not None
            assert again.view.seats[0].ante == 10_00  # type: ignore[union-attr]
    finally:
        await one.close()


@in_loop
async def test_the_bot_of_the_docs_plays(tmp_path: Path) -> None:
    """docs/examples/bot.py sits down at a fresh house and plays, in its thirty lines."""
    bot = Path(__file__).parents[2] / "docs" / "examples" / "bot.py"
    async with served(tmp_path, practice_tables(), speed=40) as place:
        process = await asyncio.create_subprocess_exec(
            sys.executable, str(bot), place.url, "2", stdout=asyncio.subprocess.PIPE
        )
        said, _ = await process.communicate()
    assert process.returncode == 0
    assert said == b"2 coups of Caribbean Stud Poker played\n"
