"""The server's end of a WebSocket: its frames, and when it reads on."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from croupier.server.line import AHEAD, Line, framed
from databases import ON_SQLITE

pytestmark = ON_SQLITE


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_frame_is_that_of_the_websockets_library(size: int) -> None:
    """What is pushed is framed as the library frames it, whatever its length."""
    data = b"x" * size
    assert framed(data) == Frame(Opcode.TEXT, data).serialize(mask=False, extensions=[])


def line() -> tuple[Line, list[str]]:
    """Return a line without a socket, and what its transport was told."""
    told: list[str] = []
    made = Line(uvicorn.Config(cast("Any", None)), ServerState(), {})
    made.transport = cast(
        "Any",
        SimpleNamespace(
            pause_reading=lambda: told.append("pause"), resume_reading=lambda: told.append("resume")
        ),
    )
    return made, told


def test_a_socket_that_floods_is_read_no_further() -> None:
    """A few messages may wait for those before them; then nothing is read until all are taken."""

    async def run() -> None:
        made, told = line()
        frame = Frame(Opcode.TEXT, b"{}")
        for _ in range(AHEAD):
            made.handle_text(frame)
        assert told == []
        made.handle_text(frame)
        made.handle_text(frame)
        assert told == ["pause"]
        for taken in range(AHEAD + 2):
            assert told == ["pause"], taken
            await made.receive()
        assert told == ["pause", "resume"]
        made.handle_text(frame)
        assert told == ["pause", "resume"]
        assert await made.receive() == {"type": "websocket.receive", "text": "{}"}

    asyncio.run(run())
