"""Advice at live tables: at practice tables only, from one's own view, once it is on disk."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from croupier.games.actions import Decline, Place, Raise
from croupier.protocol.messages import Act, Advice, AskAdvice, Refused
from croupier.tables import TableSpec
from croupier.tables.advising import advice
from croupier.tables.game_table import GameTable
from tables.live import ANN, BEN, CARIBBEAN, CAT, STUD, Live, Player, done, in_loop, live

CARIBBEAN_SPEC = TableSpec("pc", "Practice", CARIBBEAN, practice=True)
STUD_SPEC = TableSpec("ps", "Practice", STUD, practice=True)


async def asked(player: Player) -> Advice | Refused:
    """Return what a player is told."""
    table = player.table
    assert isinstance(table, GameTable)
    return await advice(table, player.caller, AskAdvice(table.id, player.name()))


async def dealt(house: Live, spec: TableSpec) -> Player:
    """Return Ann, who sits alone at Caribbean Stud and has her cards."""
    table = await house.open(spec, ANN)
    ann = Player(house, table, ANN)
    done(await ann.sit(1_000_00))
    done(await ann.act(Place(10_00)))
    await house.run(5_000)
    return ann


@in_loop
async def test_a_practice_table_tells_what_each_choice_is_worth(tmp_path: Path) -> None:
    """Before and after the decision, both choices with their cost, the better of which is none."""
    async with live(tmp_path) as house:
        ann = await dealt(house, CARIBBEAN_SPEC)
        before = await asked(ann)
        assert isinstance(before, Advice)
        assert (before.coup, before.turn) == (ann.table.number, ann.table.turn)
        found = before.advised
        assert {choice.kind for choice in found.choices} == {"raise", "fold"}
        assert [c.kind for c in found.choices if c.cost == 0] == [found.best]
        assert (found.exact, found.ante, found.played) == (True, 10_00, None)
        done(await ann.act(Raise(20_00)))
        after = await asked(ann)
        assert isinstance(after, Advice)
        assert after.advised == replace(found, played="raise")


@pytest.mark.clause("QC-8")
@in_loop
async def test_a_house_table_gives_no_advice(tmp_path: Path) -> None:
    """Whatever is asked at a table that plays for money, the answer is a reason and no number."""
    async with live(tmp_path) as house:
        for spec in (CARIBBEAN_SPEC, STUD_SPEC):
            at_house = replace(spec, id=f"h{spec.id}", practice=False)
            table = await house.open(at_house, ANN, BEN)
            for who in (ANN, BEN):
                player = Player(house, table, who)
                assert isinstance(await player.sit(table.bank_limits[0]), object)
                reply = await asked(player)
                assert isinstance(reply, Refused)
                assert reply.code == "advice-house"
                assert "practice" in reply.text


@in_loop
async def test_at_stud_the_seat_on_turn_is_told_its_chances(tmp_path: Path) -> None:
    """Equity, pot and price for who is to speak; who is not on turn, or only watches, nothing."""
    async with live(tmp_path) as house:
        table = await house.open(STUD_SPEC, ANN, BEN)
        players = [Player(house, table, who) for who in (ANN, BEN)]
        for player in players:
            done(await player.sit(STUD.stakes[0].bank))
        watcher = Player(house, table, CAT)
        on_turn = {player.seat: player for player in players}
        assert isinstance(await asked(on_turn[table.to_act()[0]]), Refused)  # the blinds
        done(await on_turn[table.to_act()[0]].act(Decline()))
        first = on_turn.pop(table.to_act()[0])
        found = await asked(first)
        assert isinstance(found, Advice)
        chances = found.advised.chances
        assert chances is not None
        assert 0 < chances.equity < 1
        assert chances.rivals == 1
        assert [c.kind for c in found.advised.choices] == [o.kind for o in first.offers]
        for other, code in ((on_turn.popitem()[1], "no-decision"), (watcher, "no-hand")):
            refused = await asked(other)
            assert isinstance(refused, Refused)
            assert refused.code == f"advice-{code}"


@in_loop
async def test_advice_waits_for_the_disk(tmp_path: Path) -> None:
    """While what was done is not on disk nothing is told of it; the answer comes when it is."""
    async with live(tmp_path) as house:
        ann = await dealt(house, CARIBBEAN_SPEC)
        table = ann.table
        assert isinstance(table, GameTable)
        table.put(ANN, Act(table.id, table.number, table.turn, "raise", Raise(20_00)))
        task = asyncio.create_task(advice(table, ANN, AskAdvice(table.id, "late")))
        await asyncio.sleep(0)
        assert table.public.last is not None
        assert not task.done()
        assert isinstance(await task, Advice)
        assert table.public.last is None
