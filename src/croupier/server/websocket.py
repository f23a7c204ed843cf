"""One WebSocket: hello first, then messages in order, each answered; what tables show, pushed."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from croupier.games.actions import IllegalAction
from croupier.messages import Messages
from croupier.protocol.messages import (
    MAX_FRAME,
    VERSION,
    Advice,
    AskAdvice,
    AskLobby,
    ClientMessage,
    Closed,
    Hello,
    Ping,
    Pong,
    Refused,
    ServerMessage,
    Unwatch,
    Watch,
    Welcome,
)
from croupier.server.answers import TOO_LONG, has_long_number, refusal, told
from croupier.server.buckets import Bucket
from croupier.server.guard import address_of, cookie_of
from croupier.server.line import Pipe, pipe_of
from croupier.server.logs import logger
from croupier.server.sessions import Identity, guest_of, new_guest
from croupier.tables.advising import advice
from croupier.tables.publish import Subscription, encode
from croupier.tables.refusing import refused

if TYPE_CHECKING:
    from croupier.server.floor import Floor

_decoder = msgspec.json.Decoder(ClientMessage)
CODES = {"hello": 4400, "version": 4400, "session": 4401, "late": 4408, "flood": 4429}
TOO_SLOW, TOO_MANY, STOPPED = 4410, 4409, 1012


class Ended(Exception):  # noqa: N818 - not an error: the socket is at its end
    """The server ends a connection."""


class Connection:
    """A socket that has been accepted."""

    def __init__(self, floor: Floor, pipe: Pipe, address: str) -> None:
        """Begin as nobody."""
        self._floor = floor
        self._pipe = pipe
        self._address = address
        self._language = "en"
        self._names = False
        self._identity: Identity | None = None
        self._watching: dict[str, Subscription] = {}
        settings = floor.settings
        self._bucket = Bucket(settings.per_second, settings.burst, time.monotonic())
        self._too_fast = 0
        self._recheck = 0.0
        self._over = False
        self._advice: asyncio.Task[Advice | Refused] | None = None

    @property
    def key(self) -> bytes | None:
        """The hash of the session that it hangs on."""
        return None if self._identity is None else self._identity.key

    # Out

    def push(self, data: bytes) -> None:
        """Send an encoded message; who does not read what was sent before is dropped."""
        if self._over:
            return
        if self._pipe.push(data) > self._floor.settings.backlog:
            self._floor.metrics.closed.labels("slow").inc()
            self._over = True
            self._pipe.drop(TOO_SLOW, "too slow: what was sent before has not been read")

    def tell(self, message: ServerMessage) -> None:
        """Send a message."""
        self.push(encode(message))

    def end(self, code: int, why: str, text: str) -> None:
        """Say why, and close."""
        if not self._over:
            self.tell(Closed(why, text))
            self._over = True
            self._pipe.drop(code, text[:100])
            self._floor.metrics.closed.labels(why).inc()

    def refuse(self, code: str, name: str | None = None, **values: int | str) -> None:
        """Refuse what was sent."""
        self._floor.metrics.refused.labels(code).inc()
        error = IllegalAction(code, "", **values)
        self.tell(refused(error, self._language, self._floor.house.currency, name, None))

    def _give_up(self, why: str) -> Ended:
        text = Messages(self._language).text(f"closed-{why}")
        self.end(CODES[why], why, text)
        return Ended(why)

    # In

    async def run(self, receive: Receive, cookie: str) -> None:
        """Serve it until it closes."""
        floor = self._floor
        try:
            identity = await self._hello(receive, cookie)
        except Ended:
            return
        if not floor.hub.add(self, identity.person):
            many = floor.settings.sockets_per_person
            text = Messages(self._language).text("closed-sockets", most=many)
            self.end(TOO_MANY, "sockets", text)
            return
        try:
            while True:
                frame = await self._frame(receive)
                if frame is None or self._over:
                    return
                await self._take(frame)
        except Ended:
            return
        finally:
            self._over = True
            floor.hub.discard(self, identity.person)
            for subscription in self._watching.values():
                subscription.close()

    async def _frame(self, receive: Receive) -> Any:  # noqa: ANN401 - text, or bytes that are refused
        message = await receive()
        if message["type"] != "websocket.receive":
            return None
        text = message.get("text")
        return message.get("bytes") if text is None else text

    async def _hello(self, receive: Receive, cookie: str) -> Identity:
        """Find out who it is.

        Raises:
            Ended: it does not say, or says it wrongly.
        """
        try:
            frame = await asyncio.wait_for(self._frame(receive), self._floor.settings.hello)
        except TimeoutError:
            raise self._give_up("late") from None
        if frame is None:
            raise Ended
        hello = self._parse(frame)
        if hello is None:
            raise self._give_up("hello")
        if not isinstance(hello, Hello):
            self.refuse("hello-first", type=_type(hello))
            raise self._give_up("hello")
        self._language = Messages(hello.language[:20]).language
        self._names = hello.names
        if hello.version != VERSION:
            self.refuse("version", asked=hello.version, known=VERSION)
            raise self._give_up("version")
        identity, token = await self._who(hello.session, cookie)
        self._identity = identity
        self._recheck = time.monotonic()
        house = self._floor.house
        self.tell(
            Welcome(
                version=VERSION,
                person=identity.person,
                name=identity.name,
                practice=identity.guest,
                roles=tuple(sorted(identity.roles)),
                wallet=0 if identity.guest else house.wallet(identity.person),
                time=house.clock.now(),
                session=token if identity.guest and token != cookie else "",
            )
        )
        return identity

    async def _who(self, session: str | None, cookie: str) -> tuple[Identity, str]:
        """Return whose session it is, or a guest.

        Raises:
            Ended: the session named is over.
        """
        if session:
            found = await self._floor.sessions.identity(session)
            if found is None:
                raise self._give_up("session")
            return found, session
        if cookie:
            found = await self._floor.sessions.identity(cookie)
            if found is not None:
                return found, cookie
        token = new_guest()
        guest = guest_of(token)
        if guest is None:
            raise self._give_up("hello")
        return guest, token

    def _parse(self, frame: str | bytes) -> ClientMessage | None:
        """Return the message of a frame; None: it was refused, and what is wrong was told."""
        if isinstance(frame, bytes):
            self.refuse("malformed", why="messages are text, not binary")
            return None
        if len(frame) > MAX_FRAME:
            self.refuse("too-large", bytes=MAX_FRAME)
            return None
        if has_long_number(frame.encode(errors="replace")):
            self.refuse("malformed", why=TOO_LONG)
            return None
        try:
            return _decoder.decode(frame)
        except (msgspec.DecodeError, UnicodeError, RecursionError, ValueError) as error:
            self.refuse("malformed", why=str(error)[:200])
            return None

    async def _take(self, frame: str | bytes) -> None:
        """Do what a message asks for.

        Raises:
            Ended: there have been too many, or the session is over.
        """
        if not self._bucket.take(time.monotonic()):
            self._too_fast += 1
            if self._too_fast > self._floor.settings.patience:
                raise self._give_up("flood")
            self.refuse("too-fast", per_second=int(self._floor.settings.per_second))
            return
        message = self._parse(frame)
        if message is None:
            return
        self._floor.metrics.message(_type(message)).inc()
        if isinstance(message, Ping):
            self.tell(Pong(self._floor.house.clock.now()))
            return
        identity = await self._still()
        await self._do(identity, message)

    async def check(self) -> None:
        """Close a socket that says nothing, when its session has run out."""
        if self._identity is not None and not self._over:
            with suppress(Ended):
                await self._still(used=False)

    async def _still(self, *, used: bool = True) -> Identity:
        """Return who it is, looked up again now and then.

        Raises:
            Ended: the session is over.
        """
        identity, sessions = self._identity, self._floor.sessions
        if identity is None:
            raise Ended
        if identity.key is None:
            return identity
        now = time.monotonic()
        if now - self._recheck > self._floor.settings.recheck / 1000:
            self._recheck = now
            identity = await sessions.of(identity.key)
            if identity is None:
                raise self._give_up("session")
            self._identity = identity
        if self._floor.house.clock.now() >= identity.expires:
            found = None if identity.key is None else await sessions.of(identity.key)
            if found is None:
                raise self._give_up("session")
            self._identity = identity = found
        if used:
            await sessions.used(identity)
        return identity

    async def _do(self, identity: Identity, message: ClientMessage) -> None:
        if isinstance(message, Hello):
            self.refuse("hello-twice")
        elif isinstance(message, AskLobby):
            self.tell(self._floor.house.lobby())
        elif isinstance(message, Watch):
            self._watch(identity, message)
        elif isinstance(message, Unwatch):
            subscription = self._watching.pop(message.table, None)
            if subscription is not None:
                subscription.close()
        elif isinstance(message, Ping):
            pass
        elif isinstance(message, AskAdvice):
            self._advise(identity, message)
        else:
            await self._ask(identity, message)

    def _watch(self, identity: Identity, message: Watch) -> None:
        table = self._floor.house.tables.get(message.table)
        if table is None:
            self._no_table(message.table, None)
            return
        before = self._watching.pop(table.id, None)
        # The new one first: who looks again has not been away.
        self._watching[table.id] = table.subscribe(
            identity.person, self.push, message.after, names=self._names, said=message.said
        )
        if before is not None:
            before.close()

    async def _ask(self, identity: Identity, message: Any) -> None:  # noqa: ANN401 - a request
        table = self._floor.house.tables.get(message.table)
        name = getattr(message, "id", None)
        if table is None:
            self._no_table(message.table, name)
            return
        began = time.monotonic()
        reply = await table.ask(identity.caller(self._language), message, self.tell)
        self._floor.metrics.answered.observe(time.monotonic() - began)
        code = getattr(reply, "code", None)
        if code is not None:
            self._floor.metrics.refused.labels(code).inc()

    def _advise(self, identity: Identity, message: AskAdvice) -> None:
        """Let advice be worked out, while the socket goes on; one at a time."""
        table = self._floor.house.tables.get(message.table)
        if table is None:
            self._no_table(message.table, message.id)
        elif self._advice is not None and not self._advice.done():
            self.refuse("advice-busy", message.id)
        else:
            caller = identity.caller(self._language)
            self._advice = asyncio.create_task(advice(table, caller, message))
            self._advice.add_done_callback(partial(self._advised, message.id))

    def _advised(self, name: str, done: asyncio.Task[Advice | Refused]) -> None:
        if done.cancelled():
            return
        fault = done.exception()
        if fault is not None:
            logger().error("advice-failed", why=repr(fault))
            self.refuse("advice-failed", name)
            return
        reply = done.result()
        if isinstance(reply, Refused):
            self._floor.metrics.refused.labels(reply.code).inc()
        self.tell(reply)

    def _no_table(self, table: str, name: str | None) -> None:
        self._floor.metrics.refused.labels("no-table").inc()
        error = IllegalAction("no-table", table=table[:60])
        self.tell(refused(error, self._language, self._floor.house.currency, name, table[:60]))


def _type(message: ClientMessage) -> str:
    return str(type(message).__struct_config__.tag)


class Socket:
    """The ASGI application of ``/ws``."""

    def __init__(self, floor: Floor) -> None:
        """Serve a floor."""
        self._floor = floor

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one socket."""
        floor, address, headers = self._floor, address_of(scope), Headers(scope=scope)
        if not floor.hub.enter(address):
            floor.metrics.closed.labels("address").inc()
            many = told("too-many-sockets", "en", most=floor.settings.sockets_per_address)
            response = refusal(many)
            response.status_code = 429
            await response(scope, receive, send)
            return
        floor.metrics.opened.inc()
        floor.metrics.sockets.inc()
        log = logger().bind(address=address)
        log.info("socket-opened")
        try:
            await receive()
            await send({"type": "websocket.accept"})
            pipe = pipe_of(scope)
            if pipe is None:
                await send({"type": "websocket.close", "code": 1011})
                return
            # A browser's cookie counts only where its origin was looked at: the guard did.
            connection = Connection(floor, pipe, address)
            with suppress(OSError):
                await connection.run(receive, cookie_of(headers, floor.settings))
        finally:
            floor.hub.leave(address)
            floor.metrics.sockets.dec()
            log.info("socket-closed")
