"""The promise that two royals in the same millisecond are paid in the order of the journal."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from croupier.audit import audit
from croupier.games.actions import Fold, Place, Raise, Seat
from croupier.games.events import ProgressiveHit
from croupier.protocol.messages import Act, Sit
from croupier.store import Store
from croupier.store.journal import Act as ActDone
from croupier.store.journal import read_body
from croupier.tables import Caller, House, TableSpec, VirtualClock
from croupier.tables.game_table import GameTable
from databases import url_of
from tables.live import CARIBBEAN, CEM, IDA, START, Player, done

ROYALS = {
    "r1": ("b574b4bcc7e24c6c50fd554dbcdbeca538465a6a9bfe1ba5be97cdeae61f16f5", Seat(6)),
    "r2": ("c62bd6a3ea818067a6268e6f6ae8301f96e69a7b531cf43e7260c3cdc3af62ca", Seat(7)),
}
"""Seeds that deal a royal flush in a table's first coup, and to which of seven seats; found by
trying some 100,000 of them. They are those of the shipped sheet: its digest is in the shuffle."""
DIGEST = "80e34c92f6778feedc457b2f613e7d16ab8042e6179d14fb3dab1d379194eeb2"
SEATED = [Caller(f"p{number}", f"P{number}") for number in range(1, 8)]
SEED = 10_000_00 * 10_000
ROYAL = SEED // 10_000
"""The least that a royal is paid; what other hands win is less."""


def draws(rng: Random) -> tuple[list[bytes], object]:
    """Return seeds to come, and what gives them to whoever asks for 32 bytes."""
    coming = [bytes.fromhex(ROYALS[name][0]) for name in ("r1", "r2")]

    def entropy(count: int) -> bytes:
        return coming.pop(0) if count == 32 and coming else rng.randbytes(count)

    return coming, entropy


async def seated(house: House, name: str) -> GameTable:
    """Open a table, seat seven people, and let them bet."""
    table = await house.open_table(TableSpec(name, name, CARIBBEAN))
    for number, caller in enumerate(SEATED, 1):
        done(await table.ask(caller, Sit(name, f"sit{number}", 100_00, Seat(number))))
    for number, caller in enumerate(SEATED, 1):
        act = Act(name, 1, table.turn, f"bet{number}", Place(5_00, progressive=True))
        done(await table.ask(caller, act))
    return table


@pytest.mark.ruling("R-QC-8", "R-QC-15")
@pytest.mark.parametrize("first", ["r1", "r2"])
def test_two_royals_in_one_millisecond(tmp_path: Path, first: str) -> None:
    """The first in the journal gets the meter, the other the seed; two sign for each."""
    assert CARIBBEAN.digest == DIGEST, "the sheet has changed: find new seeds for ROYALS"
    url = url_of(tmp_path / "house.db")

    async def play() -> None:
        with Store.open(url) as store:
            clock = VirtualClock(START)
            coming, entropy = draws(Random(1))
            house = House.open(store, clock, entropy)  # type: ignore[arg-type]
            for caller in SEATED:
                done(await house.desk.sell(CEM, caller.id, 500_00, f"sold-{caller.id}"))
            tables = {name: await seated(house, name) for name in ("r1", "r2")}
            assert not coming
            await clock.run(1_500, house.settled)
            (meter,) = house.meters()
            filled = SEED + 14 * 500_000
            assert house.meters() == {meter: filled}
            last = "r2" if first == "r1" else "r1"
            for name in (first, last):  # no await: the same millisecond, one journal
                decide(tables[name], ROYALS[name][1])
            await house.settled()
            prizes = hits(store)
            assert prizes == {first: (filled, SEED), last: (SEED, SEED)}
            assert [a.kind for a in house.alerts.values()].count("jackpot") == 2
            paid = {key: share.amount for key, share in house.signing.reserved.items()}
            assert paid == {
                (first, 1, ROYALS[first][1]): filled // 10_000,
                (last, 1, ROYALS[last][1]): SEED // 10_000,
            }
            assert house.book.balance(f"progressive:{meter}") == SEED
        with Store.open(url) as store:  # the process ends between the hit and the payment
            house = House.open(store, VirtualClock(store.last_at()))
            assert {key: share.amount for key, share in house.signing.reserved.items()} == paid
            for key, amount in paid.items():
                person = SEATED[key[2] - 1].id
                before = house.wallet(person)
                done(await house.desk.request_jackpot(CEM, *key))
                again = await house.desk.sign_jackpot(CEM, *key)
                assert getattr(again, "code", "") == "second-signature"
                done(await house.desk.sign_jackpot(IDA, *key))
                assert house.wallet(person) == before + amount
            assert not any(name.startswith("reserved") for name in house.book.accounts())
            await house.settled()
        report = audit(url)
        assert not report.differences, report.differences

    asyncio.run(play())


def decide(table: GameTable, royal: Seat) -> None:
    """Let the royal raise and all others fold, at once."""
    for number, caller in enumerate(SEATED, 1):
        action = Raise(10_00) if number == royal else Fold()
        done(table.put(caller, Act(table.id, 1, table.turn, f"decide{number}", action)))


def hits(store: Store) -> dict[str, tuple[int, int]]:
    """Return what the meter was before and after each table's royal."""
    found = {}
    for name in ROYALS:
        for entry in store.read(f"table:{name}"):
            body = read_body(entry.body)
            for event in body.events if isinstance(body, ActDone) else ():
                if isinstance(event, ProgressiveHit) and event.prize >= ROYAL:
                    found[name] = (event.before, event.after)
    return found


def test_what_was_dealt_is_shown_to_those_who_watch(tmp_path: Path) -> None:
    """A watcher of the second table sees its meter go from the seed to the seed."""

    async def play() -> None:
        with Store.open(url_of(tmp_path / "house.db")) as store:
            clock = VirtualClock(START)
            _, entropy = draws(Random(2))
            house = House.open(store, clock, entropy)  # type: ignore[arg-type]
            for caller in SEATED:
                done(await house.desk.sell(CEM, caller.id, 500_00, f"sold-{caller.id}"))
            tables = [await seated(house, name) for name in ("r1", "r2")]

            class Watching:
                """What a player of the tests needs of its house."""

            here = Watching()
            here.house = house  # type: ignore[attr-defined]
            watcher = Player(here, tables[1], Caller("w", "W"))  # type: ignore[arg-type]
            await clock.run(1_500, house.settled)
            for table in tables:
                decide(table, ROYALS[table.id][1])
            await house.settled()
            told = [event for event in watcher.events if isinstance(event, ProgressiveHit)]
            shown = [event for event in told if event.prize >= ROYAL]
            assert [(event.before, event.after) for event in shown] == [(SEED, SEED)]
            await clock.run(1_100, house.settled)

    asyncio.run(play())
