"""What the tests of live tables share: a house on a virtual clock, and people who sit at it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from functools import wraps
from pathlib import Path
from typing import Any, ParamSpec, cast

import msgspec
import pytest

from croupier.cards import Card, parse_cards
from croupier.games.actions import AnyAction, Offer, Seat
from croupier.games.events import AnyEvent
from croupier.ledger.accounts import kind
from croupier.protocol.messages import (
    Ack,
    Act,
    Events,
    Leave,
    Refused,
    ServerMessage,
    Sit,
    Snapshot,
    TopUp,
)
from croupier.sheets import CaribbeanSheet, StudSheet, load_sheet
from croupier.shuffle import commit
from croupier.store import Store
from croupier.tables import Caller, House, Table, TableSpec, VirtualClock
from croupier.tables.game_table import GameTable
from croupier.tables.requests import Request
from databases import url_of

CARIBBEAN = cast("CaribbeanSheet", load_sheet("caribbean-stud-quebec"))
STUD = cast("StudSheet", load_sheet("five-card-stud-casino").replace({"currency": "CAD"}))
START = 1_800_000_000_000

ANN, BEN, CAT, DAN = (Caller(name.lower(), name) for name in ("Ann", "Ben", "Cat", "Dan"))
IDA = Caller("ida", "Ida", frozenset({"inspector"}))
IVO = Caller("ivo", "Ivo", frozenset({"inspector"}))
CEM = Caller("cem", "Cem", frozenset({"cashier"}))
MIA = Caller("mia", "Mia", frozenset({"manager"}))

P = ParamSpec("P")
_read = msgspec.json.Decoder(ServerMessage).decode


def in_loop(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """Run an asynchronous test in an event loop of its own."""

    @wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


class Live:
    """A house on the database under test, which can be stopped abruptly and opened again."""

    def __init__(self, path: Path, seed: int = 1) -> None:
        self.url = url_of(path)
        self.clock = VirtualClock(START)
        self.random = random.Random(seed)
        self.store = Store.open(self.url)
        self.house = House.open(self.store, self.clock, self.random.randbytes)

    async def open(self, spec: TableSpec, *chips: Caller, amount: int = 10_000_00) -> GameTable:
        """Open a table, and give people chips to play there."""
        for caller in chips:
            await self.sell(caller, amount)
        return await self.house.open_table(spec)

    async def sell(self, caller: Caller, amount: int) -> None:
        """Sell chips to a person."""
        name = f"{caller.id}-{self.random.random()}"
        reply = await self.house.desk.sell(CEM, caller.id, amount, name)
        assert isinstance(reply, Ack), reply

    async def run(self, milliseconds: int) -> None:
        """Turn the clock."""
        await self.clock.run(milliseconds, self.house.settled)

    async def again(self) -> House:
        """Stop and open the house again from what is on disk."""
        self.store.close()
        await asyncio.sleep(0)
        self.store = Store.open(self.url)
        self.house = House.open(self.store, self.clock, self.random.randbytes)
        await self.house.settled()
        return self.house

    def check(self) -> None:
        """Hold the invariants of the books against what is on disk and what tables show."""
        book = self.house.book
        assert book.total() == 0
        assert dict(book.accounts()) == dict(self.store.book().accounts())
        for table in self.house.tables.values():
            assert table.stopped is None, table.stopped
            live = table.is_live and table.coup is not None and not table.coup.done
            assert live or not book.balance(f"bets:{table.id}")
            held = {f"bank:{table.id}:{taken.seat}" for taken in table.seats}
            for account in book.accounts():
                if kind(account) == "bank" and account.split(":")[1] == table.id:
                    assert account in held, f"{account} belongs to nobody"


@asynccontextmanager
async def live(path: Path, seed: int = 1) -> AsyncIterator[Live]:
    """Open a house for a test."""
    made = Live(path / "house.db", seed)
    try:
        yield made
    finally:
        await made.house.settled()
        made.store.close()


class Player:
    """A person who follows a table, and everything it was shown."""

    def __init__(
        self,
        house: Live,
        table: Table,
        caller: Caller,
        after: int | None = None,
        *,
        names: bool = False,
    ) -> None:
        self.live = house
        self.table = table
        self.caller = caller
        self.raw: list[bytes] = []
        self.ids = 0
        self.follows = table.subscribe(caller.id, self.raw.append, after, names=names)

    @property
    def messages(self) -> list[Any]:
        """What was shown, read."""
        return [_read(message) for message in self.raw]

    @property
    def shown(self) -> list[Events]:
        """The messages that tell what happened."""
        return [message for message in self.messages if isinstance(message, Events)]

    @property
    def last(self) -> Events | Snapshot:
        """The last message that says where the coup is."""
        found = [m for m in self.messages if isinstance(m, Events | Snapshot)]
        return found[-1]

    @property
    def events(self) -> list[AnyEvent]:
        """All events shown."""
        return [event for message in self.shown for event in message.events]

    def told(self, kind_: type) -> bool:
        """Whether an event of a kind was shown."""
        return any(isinstance(event, kind_) for event in self.events)

    @property
    def offers(self) -> tuple[Offer, ...]:
        """What the last message offers."""
        last = self.last
        if isinstance(last, Events):
            return last.offers
        return () if last.view is None else last.view.offers

    @property
    def seat(self) -> Seat | None:
        """Where the person sits."""
        taken = self.table.seats.of(self.caller.id)
        return None if taken is None else taken.seat

    def name(self) -> str:
        """Return a new id."""
        self.ids += 1
        return f"{self.caller.id}{self.ids}-{self.live.random.random()}"

    async def ask(self, request: Request) -> Ack | Refused:
        """Ask the table."""
        reply = await self.table.ask(self.caller, request)
        await self.live.house.settled()
        return reply

    async def sit(self, chips: int, seat: int | None = None) -> Ack | Refused:
        """Sit down."""
        where = None if seat is None else Seat(seat)
        return await self.ask(Sit(self.table.id, self.name(), chips, where))

    async def act(self, action: AnyAction) -> Ack | Refused:
        """Act now."""
        table = self.table
        request = Act(table.id, table.number, table.turn, self.name(), cast("Any", action))
        return await self.ask(request)

    async def leave(self) -> Ack | Refused:
        """Get up."""
        return await self.ask(Leave(self.table.id, self.name()))

    async def top_up(self, amount: int) -> Ack | Refused:
        """Add chips."""
        return await self.ask(TopUp(self.table.id, self.name(), amount))


def done(reply: Ack | Refused) -> Ack:
    """Return an answer that must be an acknowledgement."""
    assert isinstance(reply, Ack), reply
    return reply


def code(reply: Ack | Refused) -> str:
    """Return the code of a refusal."""
    assert isinstance(reply, Refused), reply
    assert reply.text
    assert not reply.text.startswith(reply.code), f"{reply.code} has no sentence"
    return reply.code


def rigged(patch: pytest.MonkeyPatch, text: str) -> None:
    """Let all coups be dealt from these cards on top, whatever the seed."""
    cards = parse_cards(text)

    def order(_seed: bytes, deck: Sequence[Card]) -> tuple[Card, ...]:
        top = [card for card in cards if card in deck]
        return (*top, *(card for card in deck if card not in top))

    patch.setattr(commit, "order", order)
