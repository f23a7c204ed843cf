"""Houses for browsers to visit: a real server and store, in a thread of the test's process."""

from __future__ import annotations

import asyncio
import signal
import threading
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

from croupier.server import ServerSettings
from croupier.sheets import load_sheet
from croupier.store import Store
from croupier.store.people import Role
from croupier.tables import House, Settings, TableSpec
from faults.live_house import Server, free_port
from server.served import GUARDED, FastClock, Served, standing

T = TypeVar("T")
WAIT = 30.0
"""Seconds after which a house that does not answer has failed."""

BRISK = Settings(bots=3, think=30, all_bet=300, result=1_500)
"""Bots that do not let one wait; results that a test can still read."""
PATIENT = ServerSettings(per_second=1_000, burst=1_000, http_burst=1_000, logins_per_minute=1_000)
"""One machine is many visitors."""
CALM = Settings(all_bet=300, result=60_000)
"""Nobody else at the table; a result lies there until it was looked at."""


def practice(settings: Settings = BRISK) -> tuple[TableSpec, ...]:
    """Return a practice table of each game: ``caribbean`` and ``stud``."""
    caribbean, stud = load_sheet("caribbean-stud-quebec"), load_sheet("five-card-stud-casino")
    return (
        TableSpec("caribbean", "Caribbean", caribbean, practice=True, settings=settings),
        TableSpec("stud", "Stud", stud, practice=True, settings=settings),
    )


@dataclass
class Visited:
    """A house that stands. Its event loop is a thread's: see :meth:`run`."""

    url: str
    """Where browsers find it: ``http://127.0.0.1:PORT``."""
    served: Served
    loop: asyncio.AbstractEventLoop

    def run(self, asked: Callable[[], Awaitable[T]]) -> T:
        """Let the house's loop do something, and return what came of it."""

        async def wrapped() -> T:
            return await asked()

        return asyncio.run_coroutine_threadsafe(wrapped(), self.loop).result(WAIT)

    def add(self, name: str, *roles: Role) -> str:
        """Open an account, a player's without roles, and return its password."""
        kinds = frozenset(roles or ("player",))
        self.run(lambda: self.served.floor.sessions.add(name, GUARDED, kinds))
        return GUARDED


@contextmanager
def house(
    folder: Path,
    tables: Sequence[TableSpec] | None = None,
    settings: ServerSettings | None = None,
    *,
    speed: int = 1,
    port: int = 0,
) -> Iterator[Visited]:
    """Run a house of ``house.db`` in a folder; with the same folder and port it comes back.

    ``speed`` lets its clocks run so many times as fast as those on the wall.
    """
    made: list[Visited] = []
    failed: list[BaseException] = []
    stood, leave = threading.Event(), threading.Event()
    chosen = practice() if tables is None else tables

    async def stand() -> None:
        with Store.open(f"sqlite:///{folder / 'house.db'}") as store:
            clock = FastClock(speed, store.last_at())
            async with standing(store, clock, chosen, settings, port) as served:
                made.append(Visited(served.url, served, asyncio.get_running_loop()))
                stood.set()
                await asyncio.to_thread(leave.wait)

    def thread() -> None:
        try:
            asyncio.run(stand())
        except BaseException as error:  # noqa: BLE001 - raised in the test's own thread
            failed.append(error)
        finally:
            stood.set()

    runs = threading.Thread(target=thread, name="house")
    runs.start()
    try:
        assert stood.wait(WAIT), "the house does not open"
        if made:
            yield made[0]
    finally:
        leave.set()
        runs.join(WAIT)
    if failed:
        raise failed[0]


@contextmanager
def shared(tables: Sequence[TableSpec] | None = None) -> Iterator[Visited]:
    """Run a house for many tests, of pages that leave nothing behind in it."""
    with TemporaryDirectory() as folder, house(Path(folder), tables, PATIENT) as place:
        yield place


class Killable:
    """A house in a process of its own, always at the same address: it may be killed any time."""

    def __init__(self, store: str, folder: Path) -> None:
        """Serve this store; :meth:`start` begins."""
        self._store = store
        self._folder = folder
        self._port = free_port()
        self._server: Server | None = None
        self.url = f"http://127.0.0.1:{self._port}"
        """Where browsers find it, or found it."""

    def start(self) -> None:
        """Start it, and return when it can be visited."""
        server = self._server = Server(self._store, self._port, self._folder)
        _aside(server.ready)

    def end(self, number: int = signal.SIGKILL) -> None:
        """End it by a signal, if it runs."""
        if self._server is not None:
            self._server.end(number)
            self._server = None


@contextmanager
def killable(folder: Path, tables: Sequence[TableSpec] | None = None) -> Iterator[Killable]:
    """Run ``croupier serve`` with these tables, from a store that is made for it in a folder."""
    url = f"sqlite:///{folder / 'house.db'}"

    async def furnish() -> None:
        with Store.open(url) as store:
            empty = House.open(store)
            for spec in practice() if tables is None else tables:
                await empty.open_table(spec)
            await empty.settled()

    _aside(furnish)
    made = Killable(url, folder)
    made.start()
    try:
        yield made
    finally:
        made.end()


def _aside(asked: Callable[[], Coroutine[Any, Any, object]]) -> None:
    """Run something in an event loop of another thread: Playwright's runs in this one."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(lambda: asyncio.run(asked())).result()
