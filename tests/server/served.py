"""What the tests of the server share: a real one on loopback, real sockets, a real store."""

from __future__ import annotations

import asyncio
import io
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from functools import wraps
from pathlib import Path
from typing import Any, ParamSpec

import httpx
import msgspec
from argon2 import PasswordHasher
from websockets.asyncio.client import ClientConnection, connect

from croupier.protocol.client import Client
from croupier.protocol.messages import VERSION, Hello, ServerMessage
from croupier.server import ServerSettings, logs, run
from croupier.server.app import make_app
from croupier.server.floor import Floor
from croupier.server.passwords import Passwords
from croupier.sheets import load_sheet
from croupier.store import Store
from croupier.store.people import Role
from croupier.tables import House, Settings, TableSpec, Timer
from databases import url_of

P = ParamSpec("P")
SPEED = 100
PATIENCE = 60.0
"""Seconds after which a house that does not answer has failed, however busy the machine is."""
GUARDED = "correct horse battery"
START = 1_800_000_000_000
encode = msgspec.json.Encoder().encode
read = msgspec.json.Decoder(ServerMessage).decode
QUICK = Settings(bots=3, think=20, all_bet=20, result=20)
DULL = Settings(result=20, all_bet=20)


class FastClock:
    """A clock that runs so many times as fast as the real one."""

    def __init__(self, speed: int, last_at: int = 0) -> None:
        self.speed = speed
        self._start = max(START, last_at)
        self._origin = time.monotonic()

    def now(self) -> int:
        """Return the time."""
        return self._start + int((time.monotonic() - self._origin) * 1000 * self.speed)

    def jump(self, milliseconds: int) -> None:
        """Let time pass at once, but for what waits already."""
        self._start += milliseconds

    def call_later(self, milliseconds: int, callback: Callable[[], None], /) -> Timer:
        """Call back once, when so much of this time has passed."""
        delay = max(0, milliseconds) / 1000 / self.speed
        return asyncio.get_running_loop().call_later(delay, callback)


def served_tables(settings: Settings = QUICK) -> tuple[TableSpec, ...]:
    """Return a practice table of each game."""
    return (
        TableSpec("pc", "C", load_sheet("caribbean-stud-quebec"), practice=True, settings=settings),
        TableSpec("ps", "S", load_sheet("five-card-stud-casino"), practice=True, settings=settings),
    )


HOUSE_TABLE = TableSpec("hc", "House", load_sheet("caribbean-stud-quebec"), settings=DULL)


class Served:
    """A server that runs."""

    def __init__(self, url: str, house: House, floor: Floor, clock: FastClock) -> None:
        self.url = url
        self.house = house
        self.floor = floor
        self.clock = clock
        self.log = io.StringIO()

    @property
    def socket_url(self) -> str:
        """The address of its WebSocket."""
        return self.url.replace("http", "ws", 1) + "/ws"

    def http(self, **headers: str) -> httpx.AsyncClient:
        """Return an HTTP client, with these headers on every request."""
        told = {name.replace("_", "-"): value for name, value in headers.items()}
        return httpx.AsyncClient(base_url=self.url, headers=told, trust_env=False, timeout=PATIENCE)

    async def account(self, name: str, *roles: Role) -> str:
        """Open an account, and return a bearer session of it."""
        await self.floor.sessions.add(name, GUARDED, frozenset(roles or ("player",)))
        return await self.session(name)

    async def session(self, name: str) -> str:
        """Log in, and return the session."""
        async with self.http() as http:
            asked = {"name": name, "password": GUARDED, "bearer": True}
            answer = await http.post("/api/login", json=asked)
        assert answer.status_code == 200, answer.text
        return str(answer.json()["session"])

    def person(self, name: str) -> httpx.AsyncClient:
        """Return an HTTP client that holds a session."""
        return self.http(authorization=f"Bearer {name}")


@asynccontextmanager
async def served(
    folder: Path,
    tables: Sequence[TableSpec] | None = None,
    settings: ServerSettings | None = None,
    *,
    speed: int = SPEED,
    port: int = 0,
) -> AsyncIterator[Served]:
    """Run a server; its store is ``house.db`` in the folder."""
    with Store.open(url_of(folder / "house.db")) as store:
        clock = FastClock(speed, store.last_at())
        async with standing(store, clock, tables, settings, port) as made:
            yield made


@asynccontextmanager
async def standing(
    store: Store,
    clock: FastClock,
    tables: Sequence[TableSpec] | None = None,
    settings: ServerSettings | None = None,
    port: int = 0,
) -> AsyncIterator[Served]:
    """Run a server of a store, with these tables if the store is new."""
    where = run.Where(port=port)
    listening = run.bound(where)
    chosen = settings or ServerSettings(per_second=1_000, burst=1_000, http_burst=1_000)
    house = House.open(store, clock)
    if not house.tables:
        for spec in served_tables() if tables is None else tables:
            await house.open_table(spec)
    quick = Passwords(PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
    app: Any = make_app(house, chosen, quick)
    server = run._Server(run._config(app, chosen, where))
    made = Served(run.address(listening, chosen), house, app._app.state.floor, clock)
    logs.configure(made.log)
    task = asyncio.create_task(server.serve(sockets=[listening]))
    try:
        yield made
    finally:
        server.should_exit = True
        await task
        for table in house.tables.values():
            table.pace.disarm()
        await house.settled()


@asynccontextmanager
async def raw(
    place: Served,
    **options: Any,  # noqa: ANN401 - those of connect
) -> AsyncIterator[ClientConnection]:
    """Open a bare WebSocket."""
    options.setdefault("compression", None)
    uri = options.pop("uri", place.socket_url)
    async with connect(uri, max_size=None, proxy=None, **options) as socket:
        yield socket


async def say(socket: ClientConnection, message: object) -> None:
    """Send a message."""
    await socket.send(encode(message).decode())


async def hear(socket: ClientConnection, kind: type, wait: float = PATIENCE) -> Any:  # noqa: ANN401 - of that type
    """Return the next message of a type."""
    async with asyncio.timeout(wait):
        while True:
            found = read(await socket.recv())
            if isinstance(found, kind):
                return found


async def hello(socket: ClientConnection, session: str | None = None) -> Any:  # noqa: ANN401 - a welcome, if all is well
    """Say hello, and return what is answered."""
    await say(socket, Hello(VERSION, session))
    return read(await asyncio.wait_for(socket.recv(), PATIENCE))


@asynccontextmanager
async def client(place: Served, session: str | None = None) -> AsyncIterator[Client]:
    """Connect a client."""
    made = Client(place.url, session=session, patience=10)
    await made.connect()
    try:
        yield made
    finally:
        with suppress(Exception):
            await made.close()


def in_loop(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """Run an asynchronous test in an event loop of its own, for a minute at most."""

    @wraps(test)
    def started(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), 60))

    return started
