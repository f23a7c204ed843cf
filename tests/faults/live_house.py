"""A real ``croupier serve`` that a test may kill, and people who play there over real sockets."""

from __future__ import annotations

import asyncio
import hashlib
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any, cast

from croupier.audit import audit
from croupier.games.actions import Fold, Seat
from croupier.ledger.accounts import CAGE, HOUSE, PRACTICE, VAULT, kind
from croupier.protocol import held
from croupier.protocol.client import Client, ClientError, RefusedError
from croupier.protocol.messages import Ack, Act, Closed, Events, Leave, Sit, Snapshot, TopUp
from croupier.sheets import CaribbeanSheet, StudSheet, load_sheet
from croupier.store import Store, people, table_stream
from croupier.store.journal import CoupClosed, CoupOpened, read_body
from croupier.strategy import RuleOfThumb, raise_from
from croupier.tables import Caller, House, Settings, TableSpec

CARIBBEAN = cast(
    "CaribbeanSheet",
    load_sheet("caribbean-stud-quebec").replace(
        {"table.clock.bets": 2, "table.clock.decision": 3, "progressive.seed": "1000.00"}
    ),
)
STUD = cast(
    "StudSheet",
    load_sheet("five-card-stud-casino").replace(
        {"currency": "CAD", "table.clock.act": 3, "table.clock.blinds": 1}
    ),
)
FAST = Settings(all_bet=10, result=30, think=10)
BOTS = Settings(all_bet=10, result=30, think=10, bots=2)
TABLES = (
    TableSpec("c1", "Caribbean 1", CARIBBEAN, settings=FAST),
    TableSpec("c2", "Caribbean 2", CARIBBEAN, settings=FAST),
    TableSpec("s1", "Stud 1", STUD, settings=FAST),
    TableSpec("pc", "Practice Caribbean", CARIBBEAN, practice=True, settings=BOTS),
    TableSpec("ps", "Practice stud", STUD, practice=True, settings=BOTS),
)
PEOPLE = ("ann", "ben", "cat")
SOLD = 100_000_00
CASHIER = Caller("cem", "Cem", frozenset({"cashier"}))
MANAGER = Caller("mia", "Mia", frozenset({"manager"}))
OUTSIDE = (CAGE, HOUSE, VAULT, PRACTICE)
READY = "plays at"
# What is measured is how soon the house goes on, not how patiently its clients wait for it.
held.LONGEST_WAIT = 0.3


def free_port() -> int:
    """Return a port of loopback that nobody listens on."""
    with socket.socket() as made:
        made.bind(("127.0.0.1", 0))
        return int(made.getsockname()[1])


async def furnish(url: str) -> dict[str, str]:
    """Open the tables of a new store and give everybody chips; return a session a person."""
    with Store.open(url) as store:
        house = House.open(store)
        for spec in TABLES:
            await house.open_table(spec, MANAGER, CASHIER.id)
        sessions = {}
        for name in PEOPLE:
            token = sessions[name] = secrets.token_urlsafe(32)
            now = house.clock.now()
            key = hashlib.sha256(token.encode()).digest()
            for do, values in (
                (people.add_person, (name, name, now, ("player",))),
                (people.open_session, (key, name, now, now + 12 * 3_600_000)),
            ):
                await asyncio.wrap_future(store.write(cast("Any", do), *values))
            assert isinstance(await house.desk.sell(CASHIER, name, SOLD, f"sold-{name}"), Ack)
        await house.settled()
    return sessions


class Server:
    """A process that serves a store; its log is kept."""

    def __init__(
        self, url: str, port: int, folder: Path, environment: Mapping[str, str] | None = None
    ) -> None:
        """Start it; :meth:`ready` waits until it says its address."""
        self.log = folder / "serve.log"
        self.began = time.monotonic()
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "croupier.cli", "serve", "--db", url, "--port", str(port)],
                stdout=subprocess.PIPE,
                stderr=log,
                env={**os.environ, **(environment or {})},
                text=True,
            )

    async def ready(self, patience: float = 60) -> float:
        """Return how many seconds it took until it served."""
        output = self.process.stdout
        assert output is not None
        async with asyncio.timeout(patience):
            while True:
                line = await asyncio.to_thread(output.readline)
                assert line, f"the server ended before it served: {self.log.read_text()[-2000:]}"
                if READY in line:
                    return time.monotonic() - self.began

    def end(self, number: int = signal.SIGKILL) -> int:
        """End it by a signal; return what it ended with."""
        if self.process.poll() is None:
            self.process.send_signal(number)
        code = self.process.wait(30)
        if self.process.stdout is not None:
            self.process.stdout.close()
        return code

    def traceback(self) -> str:
        """Return the end of the log if anything in it is a traceback."""
        text = self.log.read_text()
        return text[-4000:] if "Traceback" in text or '"level": "error"' in text else ""


@contextmanager
def running(
    url: str, port: int, folder: Path, environment: Mapping[str, str] | None = None
) -> Iterator[Server]:
    """Run a server for a block."""
    server = Server(url, port, folder, environment)
    try:
        yield server
    finally:
        server.end()


class Guest:
    """Somebody at a table, over a real socket, who keeps what was acknowledged."""

    def __init__(self, port: int, session: str, table: TableSpec, rng: Random) -> None:
        """Begin away from the table."""
        self.client = Client(f"http://127.0.0.1:{port}", session=session, patience=120)
        self.session = session
        self.table = table
        self.rng = rng
        self.acks: list[tuple[int, str]] = []
        """Coup and id of every request that was acknowledged."""
        self.looked: list[tuple[int, int]] = []
        """When, by the server's clock, a table was shown anew, and in which coup."""
        self.coup = 0
        self.told_stopped = False
        self.name = 0
        self.failed: BaseException | None = None
        self._decided = (0, 0)
        self._brain: Any = (
            RuleOfThumb(STUD)
            if table.is_stud
            else raise_from(CARIBBEAN, "AKJ83-or-better", 5_00, progressive=True)
        )

    async def play(self) -> None:
        """Play until cancelled; coming back after a kill is the client's affair."""
        try:
            await self.client.connect()
            look = await self.client.watch(self.table.id)
            await self._look(look)
            async for update in self.client.updates():
                self.told_stopped |= isinstance(update, Closed) and update.code == "stopped"
                if getattr(update, "table", None) != self.table.id:
                    continue
                if isinstance(update, Snapshot):
                    await self._look(update)
                elif isinstance(update, Events):
                    self.coup = max(self.coup, update.coup)
                    if update.offers or update.state is not None:
                        await self._look(await self.client.watch(self.table.id))
        except asyncio.CancelledError:
            raise
        except BaseException as error:
            self.failed = error
            self.told_stopped |= isinstance(error, ClientError) and "nothing is played" in str(
                error
            )
            raise

    def told(self) -> str:
        """Return where it stands, for whoever wonders why it does nothing."""
        client = self.client
        reader = client._reader
        ended = reader is None or reader.done()
        return (
            f"{self.session[:4]} at {self.table.id}: coup {self.coup}, connection "
            f"{client.connections} {'ended' if ended else 'open'}, ready {client._ready.is_set()}, "
            f"asked {[*client._questions.unanswered(), *client._questions.looks()]}"
        )

    async def _look(self, look: Snapshot) -> None:
        self.looked.append((look.time, look.coup))
        self.coup = max(self.coup, look.coup)
        if look.seat is None:
            await self._sit(look)
            return
        now = (look.coup, look.turn)
        view = look.view
        if view is None or not view.offers or now == self._decided:
            return
        self._decided = now
        chance = self.rng.random()
        if chance < 0.01:
            await self._ask(Leave(self.table.id, self._id()), look.coup)
            return
        if chance < 0.03:
            await self._ask(TopUp(self.table.id, self._id(), 10_00), look.coup)
        action = self._brain.decide(view)
        if chance > 0.98 and any(offer.kind == "fold" for offer in view.offers):
            action = Fold()
        await self._ask(Act(self.table.id, look.coup, look.turn, self._id(), action), look.coup)

    async def _sit(self, look: Snapshot) -> None:
        low, high = look.state.bank
        chips = low if high else 200_00
        try:
            await self._ask(Sit(self.table.id, self._id(), max(low, chips)), look.coup, hide=False)
        except RefusedError as error:
            exact = error.refused.values.get("exact")
            if exact is not None:
                await self._ask(Sit(self.table.id, self._id(), int(exact)), look.coup)

    async def _ask(
        self, message: Sit | Leave | Act | TopUp, coup: int, *, hide: bool = True
    ) -> None:
        try:
            await self.client.ask(message)
        except RefusedError:
            if not hide:
                raise
            return
        self.acks.append((coup, message.id))

    def _id(self) -> str:
        self.name += 1
        return f"{self.table.id}-{id(self)}-{self.name}"


async def until(done: Callable[[], bool], patience: float) -> bool:
    """Wait until something is so, for so many seconds at most."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        if done():
            return True
        await asyncio.sleep(0.005)
    return done()


async def dismissed(tasks: list[asyncio.Task[None]], guests: list[Guest]) -> None:
    """Let everybody go."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for guest in guests:
        with suppress(Exception):
            await guest.client.close()


def last_coups(store: Store) -> dict[str, tuple[int, bool]]:
    """Return the last coup of each table, and whether it is over."""
    found = {}
    for spec in TABLES:
        last, over = 0, True
        for entry in store.read(table_stream(spec.id)):
            if entry.kind not in ("coup-opened", "coup-closed"):
                continue
            body = read_body(entry.body)
            if isinstance(body, CoupOpened):
                last, over = body.coup, False
            elif isinstance(body, CoupClosed):
                over = True
        found[spec.id] = last, over
    return found


def sound(url: str, guests: list[Guest], where: str) -> tuple[dict[str, tuple[int, bool]], int]:
    """Hold a store against what was acknowledged; return its last coups and how many acks stand."""
    report = audit(url)
    assert not report.differences, f"{where}: {report.differences}"
    with Store.open(url, lock=False) as store:
        book = store.book()
        assert book.total() == 0, where
        held = sum(amount for name, amount in book.accounts().items() if name not in OUTSIDE)
        assert held == -sum(book.balance(name) for name in OUTSIDE), where
        assert book.balance(CAGE) == -SOLD * len(PEOPLE) * 10_000, where
        for name, amount in book.accounts().items():
            assert amount > 0 or kind(name) in ("float", *OUTSIDE), f"{where}: {name} {amount}"
        last = last_coups(store)
        acks = 0
        for spec in TABLES:
            bodies = b"\n".join(entry.body for entry in store.read(table_stream(spec.id)))
            for guest in guests:
                for coup, name in guest.acks if guest.table is spec else ():
                    assert b'"' + name.encode() + b'"' in bodies, f"{where}: coup {coup}, {name}"
                    acks += 1
    return last, acks


def seats_of(url: str) -> dict[str, dict[Seat, str]]:
    """Return who has which seat, by opening the house anew."""
    with Store.open(url) as store:

        async def look() -> dict[str, dict[Seat, str]]:
            house = House.open(store)
            return {
                table.id: {taken.seat: taken.person for taken in table.seats}
                for table in house.tables.values()
            }

        return asyncio.run(look())
