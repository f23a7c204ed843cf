"""Advice over the network: at practice tables, one at a time, and play goes on meanwhile."""

import asyncio
from pathlib import Path

import pytest

from croupier.games.actions import Fold, Place
from croupier.protocol.client import Client, RefusedError
from croupier.protocol.messages import Advice, AskAdvice, Refused, Snapshot
from server.served import DULL, HOUSE_TABLE, client, hear, hello, in_loop, raw, say, served
from server.served import served_tables as tables


async def dealt(one: Client) -> Snapshot:
    """Return the view of a guest who has bet and been dealt in at the practice table."""
    await one.sit("pc", 1_000_00)
    look = await one.watch("pc")
    while look.view is None or not look.view.offers:
        look = await one.watch("pc")
    await one.act("pc", look.coup, look.turn, Place(10_00))
    while getattr(look.view, "cards", None) is None:
        await asyncio.sleep(0.02)
        look = await one.watch("pc")
    return look


@in_loop
async def test_a_client_is_told_what_its_choices_are_worth(tmp_path: Path) -> None:
    """The answer is that to its question, for the turn at hand; then it decides as before."""
    async with served(tmp_path, tables(DULL), speed=1) as place, client(place) as one:
        look = await dealt(one)
        found = await one.advice("pc")
        assert (found.table, found.coup, found.turn) == ("pc", look.coup, look.turn)
        assert found.advised.best in {"raise", "fold"}
        await one.act("pc", look.coup, look.turn, Fold())


@in_loop
async def test_there_is_none_at_a_house_table_nor_at_no_table(tmp_path: Path) -> None:
    """Whoever asks there is refused with the reason, as is who holds no hand."""
    async with (
        served(tmp_path, (*tables(DULL), HOUSE_TABLE)) as place,
        client(place) as one,
    ):
        for table, code in (("hc", "advice-house"), ("pc", "advice-no-hand"), ("x", "no-table")):
            with pytest.raises(RefusedError) as refused:
                await one.advice(table)
            assert refused.value.refused.code == code


@in_loop
async def test_one_advice_at_a_time(tmp_path: Path) -> None:
    """Whoever asks again before the answer is refused; the first question is answered."""
    async with served(tmp_path, tables(DULL), speed=1) as place, client(place) as one:
        await dealt(one)
        async with raw(place) as two:
            await hello(two, session=one.session)
            await say(two, AskAdvice("pc", "first"))
            await say(two, AskAdvice("pc", "second"))
            busy = await hear(two, Refused)
            found = await hear(two, Advice, 30.0)
    assert (busy.id, busy.code) == ("second", "advice-busy")
    assert found.id == "first"
