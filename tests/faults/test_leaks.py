"""The promise that no byte sent to anybody tells of a card that its reader may not know.

Held against the engine's own events by their audience, at the moment of sending: neither the views
nor the batches under test have a say in what may be known.
"""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from croupier.games.actions import IllegalAction, Seat
from croupier.games.events import EVERYONE
from croupier.protocol.messages import Ack, Act, Leave, Present, Sit, TopUp
from croupier.shuffle import tree
from croupier.store import Store
from croupier.strategy import RuleOfThumb, raise_from
from croupier.tables import Caller, House, Settings, TableSpec, VirtualClock
from croupier.tables.game_table import GameTable
from croupier.tables.running import Running
from databases import ON_SQLITE, url_of
from tables.live import CARIBBEAN, STUD
from tables.playing import action_of
from tables.test_secrets import cards_in

# On one database: what is sent is made without asking it.
pytestmark = ON_SQLITE

COUPS = int(os.environ.get("CROUPIER_COUPS", "10000"))
QUICK = 100
SETTINGS = Settings(bots=2, think=50, all_bet=50, result=50)
SPECS = (
    TableSpec("pc", "C", CARIBBEAN, practice=True, settings=SETTINGS),
    TableSpec("ps", "S", STUD, practice=True, settings=SETTINGS),
)
PEOPLE = [Caller(f"p{number}", f"P{number}") for number in range(3)]
WATCHER = Caller("watcher", "W")


class Reader:
    """Somebody who is sent messages, each of which is looked at as it comes."""

    def __init__(self, watch: Watch, caller: Caller, after: int | None = None) -> None:
        """Follow the table."""
        self.watch = watch
        self.caller = caller
        self.seq: int | None = after
        self.follows = watch.table.subscribe(caller.id, self.take, after)

    def take(self, data: bytes) -> None:
        """Look at every byte of a message."""
        message: dict[str, Any] = json.loads(data)
        if message["type"] in ("events", "snapshot"):
            self.seq = message["seq"]
        self.watch.look(self.caller.id, message, data)


class Watch:
    """Holds everything that is sent of a table against what its readers may know."""

    def __init__(self, table: GameTable) -> None:
        """Keep the coups as they come."""
        self.table = table
        self.runs: dict[int, Running] = {}
        self.seats: dict[int, dict[str, Seat]] = {}
        self.messages = self.cards = 0

    def keep(self) -> None:
        """Note the coup that is played now, and who sits where in it."""
        table = self.table
        if table.running is not None:
            self.runs[table.number] = table.running
            people = table.running.people
            self.seats[table.number] = {person: seat for seat, person in people.items()}
        for old in [number for number in self.runs if number < table.number - 3]:
            del self.runs[old], self.seats[old]

    def look(self, person: str, message: dict[str, Any], data: bytes) -> None:
        """Refuse a message that says too much."""
        self.keep()
        self.messages += 1
        named = list(cards_in(message))
        if message["type"] not in ("events", "snapshot"):
            assert not named, message
            return
        running = self.runs.get(message["coup"])
        if running is None:
            assert not named, message
            return
        self.cards += len(named)
        seat = self.seats[message["coup"]].get(person)
        known = {
            card
            for event in running.coup.events
            if event.audience == EVERYONE or (seat is not None and event.audience == seat)
            for card in (*getattr(event, "cards", ()), getattr(event, "card", None))
            if card is not None
        }
        told = set(named)
        assert told <= known, f"{person} at {seat} was told {told - known} of {known}: {data!r}"
        self.bytes_of(running, known, data, person)

    def bytes_of(self, running: Running, known: set[int], data: bytes, person: str) -> None:
        """Search the bytes for the house's secrets: its seed, and what opens a hidden card."""
        shuffle = running.shuffle
        assert shuffle.secret.house_seed.encode() not in data, person
        if not shuffle.sealed:
            return
        seed, order = shuffle.seed, shuffle.order
        assert seed.hex().encode() not in data, person
        for place, card in enumerate(order):
            if card not in known:
                opens = tree.salt(seed, len(order), place).hex().encode()
                assert opens not in data, f"{person}: what opens the hidden card {card}"


class Player:
    """A person who plays by the offers of its seat alone."""

    def __init__(self, watch: Watch, caller: Caller, rng: Random) -> None:
        """Sit down, and follow the table."""
        self.reader = Reader(watch, caller)
        self.caller = caller
        self.table = watch.table
        self.rng = rng
        self.ids = 0
        self.brain: Any = (
            RuleOfThumb(STUD)
            if self.table.spec.is_stud
            else raise_from(CARIBBEAN, "AKJ83-or-better", 5_00, progressive=True)
        )

    def ask(self, make: Callable[..., Any], *values: Any) -> bool:  # noqa: ANN401 - a request's
        """Ask the table for something."""
        self.ids += 1
        return isinstance(
            self.table.put(self.caller, make(self.table.id, f"{self.ids}", *values)), Ack
        )

    def sit(self) -> None:
        """Take a seat, with the bank that one left with a short while ago."""
        table = self.table
        least = max(table.bank_limits[0], 500_00)
        same = table.seats.same_bank(self.caller.id, table.house.clock.now())
        self.ask(Sit, max(table.bank_limits[0], same) if same else least)

    def step(self) -> None:
        """Do something, or come back after a drop, or nothing."""
        table, chance = self.table, self.rng.random()
        taken = table.seats.of(self.caller.id)
        if taken is None:
            self.sit()
            return
        if chance < 0.02:
            self.reader.follows.close()
            after = self.reader.seq if self.rng.random() < 0.7 else None
            self.reader = Reader(self.reader.watch, self.caller, after)
        if 0.5 < chance < 0.505:
            self.ask(Leave)
        if chance > 0.98:
            self.ask(Present)
            self.ask(TopUp, 100_00)
        offers = table.offers().get(taken.seat, ())
        if table.coup is None or not offers or not table.in_coup(taken):
            return
        if any(offer.kind == "take-back" for offer in offers):
            return  # has bet
        try:
            action = self.brain.decide(table.coup.view(taken.seat))
        except (IllegalAction, ValueError):
            return
        if chance < 0.3:
            action = action_of(self.rng.choice(offers), self.rng)
        self.ids += 1
        act = Act(table.id, table.number, table.turn, f"{self.ids}", action)
        table.put(self.caller, act)


async def searched(folder: Path, spec: TableSpec, coups: int, seed: int) -> Watch:
    """Play so many coups, and search everything that anybody is sent."""
    rng = Random(seed)
    with Store.open(url_of(folder / "house.db")) as store:
        clock = VirtualClock()
        house = House.open(store, clock, rng.randbytes)
        table = await house.open_table(spec)
        watch = Watch(table)
        Reader(watch, WATCHER)
        players = [Player(watch, caller, rng) for caller in PEOPLE[: spec.capacity - 2]]
        steps = 0
        while table.number < coups:
            for player in players:
                player.step()
            await clock.run(rng.choice([40, 60, 400]), house.settled)
            if steps % 50 == 0:  # whoever comes in the middle of a coup is shown no more
                Reader(watch, WATCHER).follows.close()
                await house.settled()
            steps += 1
            assert table.stopped is None, table.stopped
            assert steps < 400 * coups + 1_000, "the table stands still"
        await house.settled()
    return watch


@pytest.mark.clause("QC-8", "CM-15")
@pytest.mark.parametrize("spec", SPECS, ids=["caribbean", "stud"])
def test_nothing_sent_tells_of_a_hidden_card(tmp_path: Path, spec: TableSpec) -> None:
    """A hundred coups of each game, three people, two bots and a watcher."""
    watch = asyncio.run(searched(tmp_path, spec, QUICK, 1))
    assert watch.cards > 10 * QUICK


@pytest.mark.faults
@pytest.mark.clause("QC-8", "CM-15")
@pytest.mark.parametrize("spec", SPECS, ids=["caribbean", "stud"])
def test_nothing_sent_tells_of_a_hidden_card_in_many_coups(tmp_path: Path, spec: TableSpec) -> None:
    """Half of ten thousand coups of each game."""
    watch = asyncio.run(searched(tmp_path, spec, COUPS // 2, 2))
    assert watch.cards > 10 * COUPS
    print(json.dumps({"table": spec.id, "coups": COUPS // 2, "messages": watch.messages}))  # noqa: T201


def test_a_leak_would_be_found(tmp_path: Path) -> None:
    """The search itself: a card too many, an opened salt or the seed is seen."""

    async def play() -> None:
        with Store.open(url_of(tmp_path / "house.db")) as store:
            clock = VirtualClock()
            house = House.open(store, clock, Random(3).randbytes)
            table = await house.open_table(SPECS[0])
            watch = Watch(table)
            player = Player(watch, PEOPLE[0], Random(4))
            for _ in range(200):
                player.step()
                await clock.run(60, house.settled)
                if table.coup is not None and table.running is not None and table.turn == 2:
                    break
            assert table.running is not None
            shuffle = table.running.shuffle
            hidden = shuffle.order[30]
            told = {"type": "events", "seq": 1, "coup": table.number}
            salt = tree.salt(shuffle.seed, 52, 30).hex()
            for more in (
                {"events": [{"type": "x", "cards": [int(hidden)]}]},
                {"proof": salt},
                {"seed": shuffle.seed.hex()},
                {"seed": shuffle.secret.house_seed},
            ):
                message = {**told, **more}
                with pytest.raises(AssertionError):
                    watch.look(PEOPLE[0].id, message, json.dumps(message).encode())

    asyncio.run(play())
