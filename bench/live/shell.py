"""The empty shell of a live house: the same server, the same durability, and no game.

uvicorn with ``websockets-sansio``; each message is written to SQLite (WAL, synchronous=FULL) by one
thread, all that is queued in one transaction, then sent on to the five sockets of its group. Run as
a program: ``python -m bench.live.shell SQLITE_FILE``; it prints its port.
"""

from __future__ import annotations

import asyncio
import socket
import sqlite3
import sys
import threading
from collections import defaultdict, deque
from contextlib import suppress
from typing import TypeAlias

import uvicorn
from uvicorn._types import ASGIReceiveCallable, ASGISendCallable, Scope

FILLER = '"' + "x" * 300 + '"}'
"""What an event says beside the act."""
Job: TypeAlias = tuple[str, "asyncio.Future[None]"]


class Writer:
    """One thread, one transaction for all that is queued."""

    def __init__(self, path: str) -> None:
        """Begin with an empty table."""
        self._path = path
        self._queue: deque[Job] = deque()
        self._ready = threading.Condition()
        self._loop = asyncio.get_running_loop()
        threading.Thread(target=self._run, daemon=True).start()

    def put(self, text: str) -> asyncio.Future[None]:
        """Write a message; the future is done when it is on disk."""
        future: asyncio.Future[None] = self._loop.create_future()
        with self._ready:
            self._queue.append((text, future))
            self._ready.notify()
        return future

    def _run(self) -> None:
        base = sqlite3.connect(self._path, isolation_level=None)
        for pragma in ("journal_mode=WAL", "synchronous=FULL"):
            base.execute(f"PRAGMA {pragma}")
        base.execute("CREATE TABLE act (number INTEGER PRIMARY KEY, body TEXT NOT NULL)")
        while True:
            with self._ready:
                while not self._queue:
                    self._ready.wait()
                jobs = list(self._queue)
                self._queue.clear()
            base.execute("BEGIN IMMEDIATE")
            base.executemany("INSERT INTO act (body) VALUES (?)", [(text,) for text, _ in jobs])
            base.execute("COMMIT")
            self._loop.call_soon_threadsafe(_resolve, [future for _, future in jobs])


def _resolve(futures: list[asyncio.Future[None]]) -> None:
    for future in futures:
        if not future.done():
            future.set_result(None)


class App:
    """The ASGI application: the first message of a socket names its group."""

    def __init__(self, path: str) -> None:
        """Begin with nobody."""
        self._path = path
        self._writer: Writer | None = None
        self._groups: defaultdict[str, list[ASGISendCallable]] = defaultdict(list)

    async def __call__(
        self, scope: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable
    ) -> None:
        """Serve one socket."""
        if scope["type"] != "websocket":
            return
        self._writer = self._writer or Writer(self._path)
        await receive()
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        group: list[ASGISendCallable] | None = None
        while True:
            message = await receive()
            if message["type"] != "websocket.receive":
                break
            text = message.get("text") or ""
            if group is None:
                group = self._groups[text]
                group.append(send)
                continue
            await self._writer.put(text)
            shown = text[:-1] + "," + FILLER
            for one in group:
                with suppress(Exception):
                    await one({"type": "websocket.send", "bytes": None, "text": shown})


def main() -> None:
    """Serve until killed."""
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.bind(("127.0.0.1", 0))
    listening.listen(2048)
    print(listening.getsockname()[1], flush=True)
    config = uvicorn.Config(
        App(sys.argv[1]),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        lifespan="off",
        log_config=None,
        access_log=False,
    )
    uvicorn.Server(config).run(sockets=[listening])


if __name__ == "__main__":
    main()
