"""Running a server: its socket, its store, its house, and its end."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import uvicorn

from croupier.protocol.messages import MAX_FRAME
from croupier.server.app import make_app
from croupier.server.door import Doors
from croupier.server.line import Line
from croupier.server.passwords import Passwords
from croupier.server.settings import ServerSettings
from croupier.store import Store
from croupier.store.begun import Begun
from croupier.tables import House, heads, practice_tables

GRACE = 5
"""Seconds that open requests have when the server stops."""

COLLECT = 20_000, 20, 20
"""New objects after which the youngest are looked through; and how often those of a generation
are before the next. What hundreds of acts on their way to the disk hold is below that: it goes
by itself, and looking through it again and again costs a twentieth of all that the house does."""

BACKLOG = 2048
SENDING = 128 * 1024
"""Bytes that the system may hold of what a socket's reader has not taken; else megabytes."""


@dataclass(frozen=True, slots=True)
class Where:
    """Where a server listens; ``certificate`` and ``key`` are PEM files."""

    host: str = "127.0.0.1"
    port: int = 8080
    certificate: Path | None = None
    key: Path | None = None


class _Server(uvicorn.Server):
    """uvicorn's, which leaves signals to us: the house has to be put to bed."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


def bound(where: Where) -> socket.socket:
    """Return the socket to listen on.

    Raises:
        OSError: it cannot be had; the message names the address.
    """
    family = socket.AF_INET6 if ":" in where.host else socket.AF_INET
    # Named in full: asyncio sends small messages at once only where it sees that this is TCP.
    made = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SENDING)
    try:
        made.bind((where.host, where.port))
        made.listen(BACKLOG)  # from here on connections wait rather than fail
    except OSError as error:
        made.close()
        raise OSError(error.errno, error.strerror, f"{where.host}:{where.port}") from error
    return made


def address(listening: socket.socket, settings: ServerSettings) -> str:
    """Return the address to tell people."""
    host, port = listening.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    return f"{'https' if settings.tls else 'http'}://{shown}:{port}"


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return what makes the event loop: uvloop's where it runs, else asyncio's own (None)."""
    try:
        import uvloop
    except ImportError:  # Windows, PyPy
        return None
    return uvloop.new_event_loop


def calm_memory() -> None:
    """Let the garbage collector pass over all that stands now, and look through the rest seldom.

    Modules, sheets and tables live as long as the process: going through them again and again held
    everybody up for half a second at a time. For a process that does nothing else.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)


def many_files() -> None:
    """Let the process open as many files as the system allows it: every connection is one."""
    try:
        import resource
    except ImportError:  # Windows, which counts otherwise
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):  # a system that means less than it says
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


async def serve(
    store: Store,
    settings: ServerSettings,
    where: Where,
    listening: socket.socket,
    *,
    opened: Callable[[House], None],
    beforehand: Callable[[Sequence[Begun]], None] = lambda _: None,
    stopping: Callable[[], None] = lambda: None,
    passwords: Passwords | None = None,
) -> None:
    """Run the house of a store until SIGTERM or SIGINT; what was done is on disk then.

    ``opened`` is called once with the house, when every table is as it was; ``beforehand`` before
    that, with the open coups that other rules began.
    """
    house = House.open(store, beforehand=beforehand)
    if not house.tables and not house.unreadable:
        for spec in practice_tables():
            await house.open_table(spec)
    server = _Server(_config(make_app(house, settings, passwords), settings, where))

    def stop() -> None:
        first = not server.should_exit
        server.should_exit = True
        if first:
            with suppress(OSError):  # whoever read what is said may have gone
                stopping()

    loop = asyncio.get_running_loop()
    with suppress(NotImplementedError):  # Windows: Ctrl-C comes as KeyboardInterrupt
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, stop)
    opened(house)
    heads.watch(house)
    try:
        await server.serve(sockets=[listening])
    finally:
        for table in house.tables.values():
            table.pace.disarm()
        heads.note(house)
        await house.settled()


def _config(app: object, settings: ServerSettings, where: Where) -> uvicorn.Config:
    return uvicorn.Config(
        app,  # type: ignore[arg-type]
        http=Doors(settings),  # type: ignore[arg-type]
        ws=Line,
        ws_max_size=MAX_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=settings.heartbeat,
        ws_ping_timeout=settings.heartbeat,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        ssl_certfile=where.certificate,
        ssl_keyfile=where.key,
        timeout_graceful_shutdown=GRACE,
    )
