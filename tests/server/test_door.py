"""Promises about connections: half a request holds nobody's place, small frames pile up nowhere."""

from __future__ import annotations

import asyncio
import socket
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from croupier.protocol.messages import Ping, Pong
from croupier.server import ServerSettings
from croupier.server.line import SMALL_BURST
from croupier.server.run import many_files
from databases import ON_SQLITE
from server.served import Served, client, hear, hello, in_loop, raw, say, served, served_tables

TABLES = served_tables()


def _address(place: Served) -> tuple[str, int]:
    host, port = place.url.removeprefix("http://").split(":")
    return host, int(port)


async def _ends(reader: asyncio.StreamReader, wait: float = 10.0) -> bool:
    """Whether the other side ends a connection in time."""
    with suppress(ConnectionError):
        await asyncio.wait_for(reader.read(), wait)
    return True


@ON_SQLITE
@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET /api/lobby HTTP/1.1\r\nHost: 127",
        b"POST /api/login HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 500\r\n\r\n{",
    ],
)
@in_loop
async def test_half_a_request_is_not_waited_for(begun: bytes, tmp_path: Path) -> None:
    """A connection that says nothing, half a head or half a body is cut; a whole one is served."""
    limits = ServerSettings(slowest_request=0.3)
    async with served(tmp_path, (), limits) as place:
        reader, writer = await asyncio.open_connection(*_address(place))
        writer.write(begun)
        assert await _ends(reader)
        writer.close()
        async with place.http() as http, raw(place) as ws:
            await hello(ws)
            for _ in range(4):
                assert (await http.get("/api/lobby")).status_code == 200
                await asyncio.sleep(0.15)
            await say(ws, Ping())
            await hear(ws, Pong)


@ON_SQLITE
@in_loop
async def test_an_address_has_so_many_connections(tmp_path: Path) -> None:
    """One more is cut at once; sockets do not count among them, nor does a proxy that is named."""
    limits = ServerSettings(sockets_per_address=2)
    most = limits.connections_per_address
    async with served(tmp_path, (), limits) as place, raw(place) as ws:
        await hello(ws)
        held = [await asyncio.open_connection(*_address(place)) for _ in range(most)]
        reader, writer = await asyncio.open_connection(*_address(place))
        assert await _ends(reader, 5)
        writer.close()
        await say(ws, Ping())
        await hear(ws, Pong)
        for _, one in held:
            one.close()
            with suppress(ConnectionError):
                await one.wait_closed()
        async with place.http() as http:
            assert (await http.get("/api/lobby")).status_code == 200
    limits = ServerSettings(sockets_per_address=2, trusted_proxies=("127.0.0.1",))
    async with served(tmp_path, (), limits) as place, place.http() as http:
        held = [await asyncio.open_connection(*_address(place)) for _ in range(most + 1)]
        assert (await http.get("/api/lobby")).status_code == 200
        for _, one in held:
            one.close()


@ON_SQLITE
@in_loop
async def test_a_flood_of_pings_ends_the_connection(tmp_path: Path) -> None:
    """Pings are answered, but not without end: who reads no answer would fill the memory."""
    async with served(tmp_path, TABLES) as place, client(place) as other:
        async with raw(place) as ws:
            await hello(ws)
            await asyncio.wait_for(await ws.ping(), 5)
            with suppress(ConnectionClosed):
                for _ in range(2 * SMALL_BURST):
                    await ws.ping()
            await asyncio.wait_for(ws.wait_closed(), 10)
            assert ws.close_code == 4429
        await other.time()


@ON_SQLITE
@in_loop
async def test_a_message_in_pieces_without_end_ends_the_connection(tmp_path: Path) -> None:
    """A message may come in pieces, not in as many as anybody likes."""
    async with served(tmp_path, TABLES) as place, raw(place) as ws:
        await hello(ws)
        await ws.send(["{", '"type":', '"ping"}'])
        await hear(ws, Pong)
        with suppress(ConnectionClosed):
            await ws.send([""] * (2 * SMALL_BURST))
        await asyncio.wait_for(ws.wait_closed(), 10)
        assert ws.close_code == 4429


@ON_SQLITE
@in_loop
async def test_pings_that_nobody_reads_the_answers_of_fill_no_memory(tmp_path: Path) -> None:
    """The line is cut with little unsent, though its reader takes nothing and goes on sending."""
    async with served(tmp_path, TABLES) as place:
        tcp = socket.socket()
        tcp.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        tcp.connect(_address(place))
        reader, writer = await asyncio.open_connection(sock=tcp, limit=4096)
        writer.write(
            b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
            b"Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            b"Sec-WebSocket-Version: 13\r\n\r\n"
        )
        await reader.readuntil(b"\r\n\r\n")
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        ping = bytes([0x89, 0x80 | 125, 0, 0, 0, 0]) + b"x" * 125
        sent = 0
        with suppress(ConnectionError, TimeoutError):
            async with asyncio.timeout(20):
                while sent < 50_000_000:
                    writer.write(ping * 100)
                    await writer.drain()
                    sent += len(ping) * 100
        assert sent < 50_000_000
        writer.transport.abort()


@ON_SQLITE
def test_a_house_may_open_as_many_files_as_the_system_allows() -> None:
    """However few a shell starts with: each connection is one."""
    resource = pytest.importorskip("resource", reason="only POSIX counts open files so")
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (512, hard))
        many_files()
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (hard, hard)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@in_loop
async def test_addresses_that_no_database_keeps_are_refused(tmp_path: Path) -> None:
    """A NUL, or the end of a list that nobody gave, is malformed: no fault in the house."""
    async with served(tmp_path, TABLES) as place, place.http() as http:
        session = await place.account("Ida", "inspector")
        http.headers["authorization"] = f"Bearer {session}"
        for path in (
            "/api/coups?table=%00",
            "/api/coups?game=a%00b",
            "/api/coups/%00/1",
            "/api/staff/acts?table=%00",
            "/api/cashier/accounts?like=%00",
            "/api/coups?after=99999999999999999999.1.x",
            "/api/coups?after=1.99999999999999999999.x",
        ):
            answer = await http.get(path)
            assert (answer.status_code, answer.json()["code"]) == (422, "malformed"), path
