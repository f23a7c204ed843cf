"""The promise that hostile clients harm nobody: no traceback, no chip moved, no honest one late."""

from __future__ import annotations

import asyncio
import json
import os
import random
import socket
import time
from contextlib import suppress
from pathlib import Path
from random import Random

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from databases import ON_POSTGRESQL, ON_SQLITE, url_of
from faults.hostile import Hostile
from faults.live_house import (
    PEOPLE,
    TABLES,
    Guest,
    dismissed,
    free_port,
    furnish,
    running,
    sound,
    until,
)

SEED = int(os.environ.get("CROUPIER_SEED", "0")) or random.randrange(1 << 30)
SECONDS = float(os.environ.get("CROUPIER_HOSTILE", "120"))
QUICK = 4.0
NAMES = tuple(spec.id for spec in TABLES)
HONEST = PEOPLE[:2]
"""The third of them is hostile, with a session of its own."""


class Throng:
    """Clients that mean harm, each in its own way."""

    def __init__(self, port: int, session: str, seed: int) -> None:
        """``session`` is that of an account with chips."""
        self.port = port
        self.session = session
        self.seed = seed
        self.sent = 0
        self.answers = 0

    async def all(self, end: float) -> None:
        """Do all of it at once until a time."""
        await asyncio.gather(
            *[self.fuzz(end, number) for number in range(4)],
            self.vanish(end),
            self.stall(end),
            self.flood(end),
            self.garbage(end),
            self.http(end),
        )

    async def _open(self) -> ClientConnection:
        return await connect(
            f"ws://127.0.0.1:{self.port}/ws", compression=None, max_size=None, proxy=None
        )

    async def fuzz(self, end: float, number: int) -> None:
        """Say whatever the schema allows, and what it does not, as an account or as a guest."""
        rng = Random(f"{self.seed}:{number}")
        hostile = Hostile(rng, NAMES)
        while time.monotonic() < end:
            with suppress(WebSocketException, OSError):
                one = await self._open()
                hello: dict[str, object] = {"type": "hello", "version": 1}
                if number % 2:
                    hello["session"] = self.session
                if rng.random() < 0.9:
                    await one.send(json.dumps(hello))
                reader = asyncio.create_task(self._read(one, hostile))
                try:
                    for _ in range(rng.randrange(200)):
                        await one.send(hostile.message())
                        self.sent += 1
                        await asyncio.sleep(0.01)
                        if time.monotonic() > end:
                            break
                finally:
                    reader.cancel()
                    await asyncio.gather(reader, return_exceptions=True)
                    await one.close()

    async def _read(self, one: ClientConnection, hostile: Hostile) -> None:
        async for frame in one:
            self.answers += 1
            found = json.loads(frame)
            assert found["type"] != "closed" or found["text"]
            hostile.coup = found.get("coup", hostile.coup)
            hostile.turn = found.get("turn", hostile.turn)

    async def vanish(self, end: float) -> None:
        """Come, follow a table, and be gone without a word, at any moment of the handshake."""
        rng = Random(f"{self.seed}:vanish")
        while time.monotonic() < end:
            with suppress(WebSocketException, OSError):
                one = await self._open()
                if rng.random() < 0.8:
                    await one.send('{"type":"hello","version":1}')
                for name in NAMES if rng.random() < 0.7 else ():
                    await one.send(json.dumps({"type": "watch", "table": name}))
                    sit = {"type": "sit", "table": name, "id": "v", "chips": 500_00}
                    await one.send(json.dumps(sit))
                await asyncio.sleep(rng.random() * 0.05)
                await gone(one)
            await asyncio.sleep(0.05)

    async def stall(self, end: float) -> None:
        """Follow every table and never read."""
        with suppress(WebSocketException, OSError):
            one = await self._open()
            await one.send('{"type":"hello","version":1}')
            one.transport.pause_reading()
            while time.monotonic() < end:
                for name in NAMES:
                    await one.send(json.dumps({"type": "watch", "table": name}))
                await asyncio.sleep(0.2)
            await gone(one)

    async def flood(self, end: float) -> None:
        """Send as fast as can be, until the house has had enough; then again."""
        while time.monotonic() < end:
            with suppress(WebSocketException, OSError):
                one = await self._open()
                await one.send('{"type":"hello","version":1}')
                try:
                    for number in range(2_000):
                        await one.send('{"type":"watch","table":"c1"}')
                        if number % 100 == 0:
                            await asyncio.sleep(0)
                finally:
                    await gone(one)
            await asyncio.sleep(0.5)

    async def garbage(self, end: float) -> None:
        """Speak no WebSocket at all."""
        rng = Random(f"{self.seed}:garbage")
        upgrade = (
            b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )
        while time.monotonic() < end:
            with suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                writer.write(upgrade if rng.random() < 0.6 else b"")
                await asyncio.sleep(0.01)
                for _ in range(rng.randrange(5)):
                    writer.write(rng.randbytes(rng.choice((1, 2, 14, 500, 70_000))))
                with suppress(TimeoutError):
                    await asyncio.wait_for(writer.drain(), 1)
                writer.transport.abort()
                await writer.wait_closed()
            await asyncio.sleep(0.05)

    async def http(self, end: float) -> None:
        """Try the doors of the staff, and names that no database keeps."""
        rng = Random(f"{self.seed}:http")
        doors = ("login", "limits", "cashier/sell", "staff/adjustments", "register", "exclude")
        headers = {"authorization": f"Bearer {self.session}"}
        async with httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{self.port}", trust_env=False, headers=headers
        ) as http:
            while time.monotonic() < end:
                body = rng.choice(
                    (
                        b'{"name":"\\u0000","password":"\\u0000"}',
                        b'{"name":"a\\u0000b","password":"x"}',
                        b'{"kind":"stake","amount":99999999999999999999}',
                        b'{"kind":"stake","amount":999999999999999}',
                        b'{"name":"ann","amount":1,"id":"\\u0000"}',
                        b'{"account":"reserved:x","amount":10000,"reason":"x"}',
                        b"[" * 9_000,
                        b"\xff\xfe",
                        rng.randbytes(100),
                    )
                )
                with suppress(httpx.HTTPError):
                    answer = await http.post(f"/api/{rng.choice(doors)}", content=body)
                    assert answer.status_code < 500, (answer.status_code, answer.text, body)
                await asyncio.sleep(0.12)


async def gone(one: ClientConnection) -> None:
    """Be gone without a word."""
    one.transport.resume_reading()
    one.transport.abort()
    with suppress(TimeoutError):
        await asyncio.wait_for(one.wait_closed(), 5)


async def attacked(url: str, folder: Path, seconds: float) -> dict[str, object]:
    """Let honest people play among hostile ones; return what happened."""
    port = free_port()
    sessions = await furnish(url)
    guests = [
        Guest(port, sessions[name], spec, Random(f"{SEED}:{name}:{spec.id}"))
        for spec in TABLES
        for name in HONEST
    ]
    with running(url, port, folder) as server:
        await server.ready()
        tasks = [asyncio.create_task(guest.play()) for guest in guests]
        try:
            assert await until(lambda: all(guest.looked for guest in guests), 60)
            throng = Throng(port, sessions[PEOPLE[2]], SEED)
            before = {guest: len(guest.acks) for guest in guests}
            await throng.all(time.monotonic() + seconds)
            for guest in guests:
                assert guest.failed is None, guest.failed
                assert len(guest.acks) > before[guest], f"seed {SEED}: {guest.told()} stands still"
            async with httpx.AsyncClient(trust_env=False) as http:
                answer = await http.get(f"http://127.0.0.1:{port}/healthz")
                assert answer.status_code == 200, answer.text
            assert server.process.poll() is None
        finally:
            await dismissed(tasks, guests)
        assert not server.traceback(), f"seed {SEED}: {server.traceback()}"
    last, acks = sound(url, guests, f"seed {SEED}")
    return {
        "seed": SEED,
        "hostile_messages": throng.sent,
        "answered": throng.answers,
        "honest_acks": acks,
        "coups": sum(coup for coup, _ in last.values()),
    }


def test_hostile_clients_harm_nobody(tmp_path: Path) -> None:
    """Some seconds of it: malformed, giant, doubled, late, vanishing, stalling, flooding."""
    found = asyncio.run(attacked(url_of(tmp_path / "house.db"), tmp_path, QUICK))
    assert int(str(found["hostile_messages"])) > 50


@ON_SQLITE
@pytest.mark.faults
def test_hostile_clients_harm_nobody_for_longer(tmp_path: Path) -> None:
    """Minutes of it."""
    found = asyncio.run(attacked(url_of(tmp_path / "house.db"), tmp_path, SECONDS))
    print(json.dumps(found))  # noqa: T201 - the run's figures


@ON_POSTGRESQL
@pytest.mark.faults
def test_hostile_clients_harm_nobody_on_postgresql(tmp_path: Path) -> None:
    """The same on PostgreSQL, which keeps other texts and numbers than SQLite."""
    found = asyncio.run(attacked(url_of(tmp_path / "house.db"), tmp_path, SECONDS / 4))
    print(json.dumps({"database": "postgresql", **found}))  # noqa: T201 - likewise


def test_a_socket_that_never_says_hello_is_let_go(tmp_path: Path) -> None:
    """A connection that says nothing is closed by the house, not kept."""
    url = url_of(tmp_path / "house.db")
    port = free_port()

    async def run() -> None:
        with running(url, port, tmp_path) as server:
            await server.ready()
            one = await connect(f"ws://127.0.0.1:{port}/ws", compression=None, proxy=None)
            frame = json.loads(await asyncio.wait_for(one.recv(), 15))
            assert (frame["type"], frame["code"]) == ("closed", "late")
            await asyncio.wait_for(one.wait_closed(), 15)
            assert one.close_code == 4408
            with socket.create_connection(("127.0.0.1", port), 5) as plain:
                plain.sendall(b"\x00" * 100)

    asyncio.run(run())
