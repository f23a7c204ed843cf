"""A connection to a live house that is made again when it drops; the client asks over it.

Tables are followed from the last sequence seen, and what was not answered is asked again by the
same id, so that it is done once.
"""

from __future__ import annotations

import asyncio
import secrets
import ssl
from collections.abc import AsyncIterator
from contextlib import suppress
from types import TracebackType
from typing import Any, Self, TypeAlias

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from croupier.protocol.messages import (
    VERSION,
    Ack,
    Advice,
    ClientMessage,
    Closed,
    Events,
    Hello,
    Refused,
    ServerMessage,
    Snapshot,
    Watch,
    Welcome,
)
from croupier.protocol.questions import Questions
from croupier.protocol.reach import FIRST_WAIT, ClientError, RefusedError, next_wait, socket_url

FINAL = frozenset({4400, 4401, 4403, 4429})
"""Close codes after which it is no use to come back."""
LONGEST_WAIT = 5.0
"""Seconds between two attempts to come back, at most."""
SLOWER = 0.5
"""Seconds that a client waits after it was refused as too fast."""
QUEUE = 10_000
"""Updates kept for a program that does not read them; then the oldest go."""

Update: TypeAlias = ServerMessage
_encode = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(ServerMessage)


class Held:
    """A connection, held for as long as the program wants it; see :class:`Client`."""

    def __init__(
        self,
        url: str,
        *,
        session: str | None = None,
        language: str = "en",
        patience: float = 60.0,
        tls: ssl.SSLContext | None = None,
        names: bool = False,
    ) -> None:
        """Remember where to connect; ``patience`` is how many seconds coming back may take.

        ``tls`` says whose certificates are trusted, where it is not the system's choice. With
        ``names`` events tell what hands are called.
        """
        self.url = socket_url(url)
        self.session = session
        self.language = language
        self.names = names
        self.patience = patience
        self._tls: dict[str, Any] = {} if tls is None else {"ssl": tls}
        self.welcome: Welcome | None = None
        self.connections = 0
        """How often a connection has been made."""
        self._socket: ClientConnection | None = None
        self._ready = asyncio.Event()
        self._failure: ClientError | None = None
        self._reader: asyncio.Task[None] | None = None
        self._updates: asyncio.Queue[Update | None] = asyncio.Queue(QUEUE)
        self._watched: dict[str, int | None] = {}
        self._questions = Questions()
        self._again: asyncio.Task[None] | None = None

    # The connection

    async def connect(self) -> Welcome:
        """Connect, say hello, and return the house's welcome.

        Raises:
            ClientError: the house cannot be reached, or does not let the client in.
        """
        if self._reader is None:
            self._reader = asyncio.create_task(self._run())
        await self._until_ready()
        if self.welcome is None:
            raise ClientError("the house said no welcome")
        return self.welcome

    async def close(self) -> None:
        """End the connection; seats are kept for as long as the table's grace lasts."""
        reader, self._reader = self._reader, None
        if reader is not None:
            reader.cancel()
            with suppress(asyncio.CancelledError):
                await reader
        if self._again is not None:
            self._again.cancel()
        if self._socket is not None:
            await self._socket.close()
        self._fail(ClientError("the client was closed"))

    async def __aenter__(self) -> Self:
        """Connect."""
        await self.connect()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """End the connection."""
        await self.close()

    # What happens

    async def updates(self) -> AsyncIterator[Update]:
        """Yield everything that the house tells, in order, until the connection ends for good.

        Raises:
            ClientError: it has, and not by :meth:`close`.
        """
        while True:
            update = await self._updates.get()
            if update is None:
                if self._failure is not None and self._reader is not None:
                    raise self._failure
                return
            yield update

    # Behind it

    async def _by_id(self, message: Any) -> Any:  # noqa: ANN401 - a request, and its answer
        future = self._questions.ask(message.id, message)
        try:
            await self._send(message)
            return await future
        finally:
            self._questions.forget(message.id)

    async def _answered(self, message: ClientMessage, kind: type) -> Any:  # noqa: ANN401
        future = self._questions.expect(kind)
        await self._send(message)
        return await future

    async def _until_ready(self) -> None:
        if self._failure is None:
            await self._ready.wait()
        if self._failure is not None:
            raise self._failure

    async def _send(self, message: ClientMessage) -> None:
        await self._until_ready()
        socket = self._socket
        if socket is not None:
            # What a drop swallows is sent again when the connection is back.
            with suppress(ConnectionClosed):
                await socket.send(_encode(message).decode())

    async def _run(self) -> None:
        """Hold the connection: make it, read from it, make it again."""
        loop = asyncio.get_running_loop()
        lost = loop.time()
        wait = FIRST_WAIT
        while True:
            made = self.connections
            try:
                async with connect(
                    self.url, compression=None, max_size=None, **self._tls
                ) as socket:
                    await self._read(socket)
            except ConnectionClosed as closed:
                code = 0 if closed.rcvd is None else closed.rcvd.code
                if code in FINAL and closed.rcvd is not None:
                    self._fail(ClientError(f"the house closed: {closed.rcvd.reason} ({code})"))
                    return
            except (OSError, InvalidHandshake, InvalidMessage, TimeoutError) as error:
                if not self.connections or loop.time() - lost > self.patience:
                    self._fail(ClientError(f"{self.url} cannot be reached: {error}"))
                    return
            except ClientError as error:
                self._fail(error)
                return
            self._ready.clear()
            self._socket = None
            if self.connections > made:
                lost, wait = loop.time(), FIRST_WAIT
            await asyncio.sleep(wait * (0.5 + secrets.randbelow(1000) / 2000))
            wait = min(LONGEST_WAIT, next_wait(wait, loop.time() - lost))

    async def _read(self, socket: ClientConnection) -> None:
        hello = Hello(VERSION, self.session, self.language, self.names)
        await socket.send(_encode(hello).decode())
        first = _decoder.decode(await socket.recv())
        if isinstance(first, Refused):
            raise RefusedError(first)
        if isinstance(first, Closed):
            raise ClientError(f"the house closed: {first.text} ({first.code})")
        if not isinstance(first, Welcome):
            raise ClientError(f"the house said {type(first).__name__} before its welcome")
        self.welcome = first
        self.session = first.session or self.session
        self._socket = socket
        await self._resume(socket)
        self.connections += 1
        self._ready.set()
        self._take(first)
        async for frame in socket:
            self._take(_decoder.decode(frame))
        raise ConnectionClosed(socket.protocol.close_rcvd, socket.protocol.close_sent)

    async def _resume(self, socket: ClientConnection) -> None:
        """Follow again what was followed, and ask again what was not answered."""
        questions = self._questions
        again: list[ClientMessage] = [
            Watch(table, None if questions.looked_at(table) else seen)
            for table, seen in self._watched.items()
        ]
        again += questions.unanswered()
        if self.connections:
            again += questions.kinds()
        for message in again:
            await socket.send(_encode(message).decode())

    def _take(self, update: Update) -> None:
        if isinstance(update, Ack | Advice | Refused):
            self._answer(update)
        elif isinstance(update, Snapshot):
            self._watched[update.table] = update.seq
            self._questions.saw(update)
        elif isinstance(update, Events):
            seen = self._watched.get(update.table)
            self._watched[update.table] = max(update.seq, seen or 0)
        elif isinstance(update, Closed):
            self._questions.fail_looks(ClientError(update.text))
        self._questions.heard(update)
        self._put(update)

    def _answer(self, update: Ack | Advice | Refused) -> None:
        if isinstance(update, Refused) and update.code in ("too-fast", "busy"):
            # Nothing was done; of what was not even read nobody knows what it was: all once more.
            if self._again is None or self._again.done():
                self._again = asyncio.create_task(self._ask_again())
            return
        self._questions.answer(update)

    async def _ask_again(self) -> None:
        await asyncio.sleep(SLOWER)
        for message in (*self._questions.looks(), *self._questions.unanswered()):
            await asyncio.sleep(SLOWER / 4)
            await self._send(message)

    def _put(self, update: Update | None) -> None:
        if self._updates.full():
            self._updates.get_nowait()
        self._updates.put_nowait(update)

    def _fail(self, error: ClientError) -> None:
        self._failure = self._failure or error
        self._ready.set()
        self._questions.fail(error)
        self._put(None)
