"""Promises of the socket itself: what is said badly, too much, too fast or from elsewhere."""

import asyncio
import json
import socket as plain
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus

from croupier.protocol.client import Client, ClientError
from croupier.protocol.messages import (
    MAX_FRAME,
    Closed,
    Hello,
    Ping,
    Pong,
    Refused,
    Sit,
    Watch,
)
from croupier.protocol.schema import json_schema
from croupier.server import ServerSettings
from databases import ON_SQLITE
from server.served import (
    DULL,
    client,
    hear,
    hello,
    in_loop,
    raw,
    say,
    served,
    served_tables,
)

TABLES = served_tables(DULL)
SCHEMA = json_schema()
MALFORMED = [
    "",
    "hello",
    "{",
    "[]",
    "null",
    '{"type":"nothing"}',
    '{"type":"watch"}',
    '{"type":"watch","table":7}',
    '{"type":"watch","table":"pc","more":1}',
    '{"type":"sit","table":"pc","id":"x","chips":"1000"}',
    '{"type":"sit","table":"pc","id":"x","chips":1e400}',
    '{"type":"act","table":"pc","coup":1,"turn":1,"id":"x","action":{"do":"deal","deck":[1]}}',
    '{"type":"act","table":"pc","coup":1,"turn":1,"id":"x","action":{"do":"void","reason":""}}',
    "[" * 2_000,
    '{"type":"ping"}garbage',
    "\ud7ff\u0000",
]


def generated(schema: dict[str, Any]) -> st.SearchStrategy[Any]:
    """Return a strategy of values that fit a part of the schema, or are a little beside it."""
    if "$ref" in schema:
        return st.deferred(lambda: generated(SCHEMA["$defs"][schema["$ref"].rpartition("/")[2]]))
    if "anyOf" in schema:
        return st.one_of([generated(part) for part in schema["anyOf"]])
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    kind = schema.get("type")
    if kind == "object":
        parts = {name: generated(part) for name, part in schema.get("properties", {}).items()}
        return st.fixed_dictionaries(parts)
    if kind == "array":
        return st.lists(generated(schema.get("items", {})), max_size=3)
    simple: dict[Any, st.SearchStrategy[Any]] = {
        "integer": st.one_of(st.integers(-2, 8), st.integers(), st.sampled_from([500, 10_000])),
        "string": st.one_of(st.sampled_from(["pc", "ps", "a"]), st.text(max_size=80)),
        "boolean": st.booleans(),
        "null": st.none(),
    }
    return simple.get(kind, st.none())


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=9), inner),
    max_leaves=6,
)


@st.composite
def hostile(draw: st.DrawFn) -> str:
    """Return a message that fits the schema, or one with a part of it replaced or cut off."""
    message = draw(generated(SCHEMA["$defs"]["client"]))
    how = draw(st.integers(0, 3))
    if how == 1 and message:
        message[draw(st.sampled_from(sorted(message)))] = draw(JUNK)
    text = json.dumps(message)
    if how == 2:
        text = text[: draw(st.integers(0, len(text)))]
    elif how == 3:
        text = draw(st.text(max_size=60))
    return text


@ON_SQLITE  # tests/faults/test_hostile.py attacks a house on either
@settings(
    suppress_health_check=[HealthCheck.function_scoped_fixture],
    max_examples=settings().max_examples // 16,
)
@given(st.lists(hostile(), min_size=10, max_size=60))
def test_no_message_does_harm(
    tmp_path_factory: pytest.TempPathFactory, messages: list[str]
) -> None:
    """Whatever is sent is answered or refused; the tables stand, and the books balance."""
    folder = tmp_path_factory.mktemp("fuzz")

    @in_loop
    async def throw() -> None:
        async with served(folder, TABLES) as place, raw(place) as socket:
            await hello(socket)
            for message in messages:
                if len(message.encode("utf-8", "replace")) <= MAX_FRAME:
                    await socket.send(message.encode("utf-8", "replace").decode())
            await say(socket, Ping())
            await hear(socket, Pong)
            assert all(table.stopped is None for table in place.house.tables.values())
            assert place.house.book.total() == 0
            assert "Traceback" not in place.log.getvalue()

    throw()


@in_loop
async def test_what_cannot_be_read_is_refused_and_says_what(tmp_path: Path) -> None:
    """A malformed message gets a sentence, never a traceback, and the connection stays."""
    async with served(tmp_path, TABLES) as place, raw(place) as socket:
        await hello(socket)
        for message in MALFORMED:
            await socket.send(message)
            refused = await hear(socket, Refused)
            assert refused.code == "malformed", message
            assert refused.values["why"]
        await socket.send(b"\x00\x01")
        assert "binary" in (await hear(socket, Refused)).text
        await say(socket, Ping())
        await hear(socket, Pong)


@in_loop
async def test_a_giant_frame_ends_the_connection(tmp_path: Path) -> None:
    """A message of more than 4 KiB is not read, and the close code says that it was too big."""
    async with served(tmp_path, TABLES) as place, raw(place) as socket:
        await hello(socket)
        await socket.send("x" * (MAX_FRAME + 1))
        with pytest.raises(ConnectionClosed) as closed:
            await hear(socket, Pong)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


@in_loop
async def test_hello_comes_first_and_soon(tmp_path: Path) -> None:
    """Whoever says something else first, speaks another version, or says nothing, is let go."""
    limits = ServerSettings(hello=0.2)
    async with served(tmp_path, TABLES, limits) as place:
        for first, code in ((Ping(), 4400), (Hello(99), 4400), (None, 4408)):
            async with raw(place) as socket:
                if first is not None:
                    await say(socket, first)
                    await hear(socket, Refused)
                await hear(socket, Closed)
                with pytest.raises(ConnectionClosed) as closed:
                    await socket.recv()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == code
        with pytest.raises(ClientError, match="session"):
            await Client(place.url, session="x" * 43).connect()


@in_loop
async def test_who_is_too_fast_is_told_so_and_then_let_go(tmp_path: Path) -> None:
    """A flood is refused with the limit; one that goes on is closed."""
    limits = ServerSettings(per_second=5, burst=10, patience=50)
    async with served(tmp_path, TABLES, limits) as place, raw(place) as socket:
        await hello(socket)
        for _ in range(100):
            await say(socket, Ping())
        refused = await hear(socket, Refused)
        assert (refused.code, refused.values["per_second"]) == ("too-fast", 5)
        assert (await hear(socket, Closed)).code == "flood"


@in_loop
async def test_a_page_of_another_origin_opens_no_socket(tmp_path: Path) -> None:
    """A browser that comes from another site, or by a foreign name, is refused before hello."""
    async with served(tmp_path, TABLES) as place:
        port = int(place.url.rpartition(":")[2])
        async with raw(place, origin=place.url) as socket:
            await hello(socket)
        options: dict[str, Any]
        for options in (
            {"origin": "https://evil.example"},
            {"origin": "null"},
            {"origin": place.url.replace("http", "https")},
            {"uri": f"ws://evil.example:{port}/ws", "host": "127.0.0.1", "port": port},
        ):
            with pytest.raises(InvalidStatus) as refused:
                async with raw(place, **options):
                    pass
            assert refused.value.response.status_code == 403


@in_loop
async def test_an_address_and_a_person_have_so_many_sockets(tmp_path: Path) -> None:
    """Beyond the cap of an address there is no handshake; beyond a person's, a close code."""
    limits = ServerSettings(sockets_per_address=4, sockets_per_person=2)
    async with served(tmp_path, TABLES, limits) as place:
        async with raw(place) as one, raw(place) as two, raw(place) as three:
            session = (await hello(one)).session
            await hello(two, session)
            await hello(three, session)
            assert (await hear(three, Closed)).code == "sockets"
        await asyncio.sleep(0.1)
        assert len(place.floor.hub) == 0
        sockets = [raw(place) for _ in range(4)]
        for socket in sockets:
            await socket.__aenter__()
        with pytest.raises(InvalidStatus) as refused:
            async with raw(place):
                pass
        assert refused.value.response.status_code == 429
        for socket in sockets:
            await socket.__aexit__(None, None, None)


@in_loop
async def test_a_slow_reader_is_dropped(tmp_path: Path) -> None:
    """Who does not read what is sent is cut off, and the others are not held up."""
    limits = ServerSettings(backlog=20_000, per_second=100_000, burst=100_000)
    async with served(tmp_path, TABLES, limits) as place, client(place) as other:
        await other.watch("pc")
        host, port = place.url.removeprefix("http://").split(":")
        tcp = plain.socket()
        tcp.setsockopt(plain.SOL_SOCKET, plain.SO_RCVBUF, 4096)
        tcp.connect((host, int(port)))
        reader, writer = await asyncio.open_connection(sock=tcp, limit=4096)
        asked = (
            f"GET /ws HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n"
        )
        writer.write(asked.encode())
        await reader.readuntil(b"\r\n\r\n")
        writer.write(_frame('{"type":"hello","version":1}'))
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        for _ in range(20_000):
            writer.write(_frame('{"type":"watch","table":"pc"}'))
            await asyncio.sleep(0)
            if place.floor.metrics.closed.labels("slow")._value.get():
                break
        assert place.floor.metrics.closed.labels("slow")._value.get() == 1
        await other.time()
        writer.transport.abort()
        await asyncio.sleep(0.01)


def _frame(text: str) -> bytes:
    """Return a masked text frame; the mask is zero."""
    data = text.encode()
    assert len(data) < 126
    return bytes([0x81, 0x80 | len(data), 0, 0, 0, 0]) + data


@in_loop
async def test_the_heartbeat_finds_who_has_vanished(tmp_path: Path) -> None:
    """A peer that answers no ping is let go, and its seat counts as away."""
    limits = ServerSettings(heartbeat=0.2)
    async with served(tmp_path, TABLES, limits, speed=1) as place, raw(place) as socket:
        await hello(socket)
        await say(socket, Watch("pc"))
        await say(socket, Sit("pc", "s", 1_000_00))
        await asyncio.sleep(0.1)
        taken = place.house.tables["pc"].seats.by_seat[1]  # type: ignore[index]
        assert bool(taken.connected)
        socket.transport.pause_reading()
        await asyncio.sleep(1)
        assert not bool(taken.connected)
        socket.transport.abort()
