"""What a house may choose for its server, beside its tables."""

from __future__ import annotations

import ipaddress
from dataclasses import dataclass, field
from urllib.parse import urlsplit

MINUTE = 60_000
LOOPBACK = ("127.0.0.1", "::1", "localhost")


class SettingsError(ValueError):
    """A setting that makes no sense, or would be dangerous; the message says how to mend it."""


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """Addresses, limits and times of a server. Times are milliseconds, sizes bytes."""

    public_url: str = ""
    """The address that browsers are told: its scheme, host and port are the only origin."""
    tls: bool = False
    """Whether this process itself speaks TLS."""
    host: str = "127.0.0.1"
    registration: bool = False
    """Whether anybody may open an account; else the cashier does."""
    trusted_proxies: tuple[str, ...] = ()

    idle: int = 30 * MINUTE
    """A session that is not used for so long is over: log in again."""
    longest: int = 12 * 60 * MINUTE
    """A session is over after so long, used or not."""
    recheck: int = MINUTE
    """How often an open socket's session is looked up again."""

    hello: float = 5.0
    """Seconds that a new socket has for its hello."""
    heartbeat: float = 20.0
    """Seconds between two pings, and for the answer to one."""
    per_second: float = 20.0
    burst: int = 60
    """Messages that a socket may send: so many at once, so many a second."""
    patience: int = 200
    """Messages refused as too fast after which the socket is closed."""
    sockets_per_person: int = 8
    sockets_per_address: int = 64
    backlog: int = 256 * 1024
    """Unsent bytes at which a socket's reader is too slow."""
    http_per_second: float = 10.0
    http_burst: int = 60
    """Requests that change something, an address."""
    logins_per_minute: float = 10.0
    largest_body: int = 16 * 1024
    slowest_request: float = 15.0
    """Seconds that a request may take to arrive."""
    hosts: frozenset[str] = field(default=frozenset())
    """Names that the server answers to, beside those it knows of."""

    def __post_init__(self) -> None:
        """Refuse a public address that is none."""
        if not self.public_url:
            return
        parts = urlsplit(self.public_url)
        if parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/"):
            raise SettingsError(
                f"--public-url {self.public_url!r} is no address: write https://HOST, with a port "
                "if it is not the usual one and nothing behind it"
            )

    @property
    def connections_per_address(self) -> int:
        """Connections that are no sockets: a browser keeps a few open for each of its sockets."""
        return 2 * self.sockets_per_address

    @property
    def secure(self) -> bool:
        """Whether browsers reach the server by TLS, its own or a proxy's."""
        return self.tls or self.public_url.startswith("https:")

    @property
    def origin(self) -> str:
        """The one origin that browsers may come from; "" where it goes by the host they name."""
        if not self.public_url:
            return ""
        parts = urlsplit(self.public_url)
        return f"{parts.scheme}://{parts.netloc}".lower()

    def answers_to(self, host: str) -> bool:
        """Whether the server answers to a Host header.

        A name that only an attacker's DNS points here is refused. Without a public address, names
        are those of this machine, and plain IP addresses.
        """
        name = urlsplit(f"//{host}").hostname or ""
        if name in self.hosts or name in LOOPBACK or name == self.host.lower():
            return True
        if self.public_url:
            return name == urlsplit(self.public_url).hostname
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True

    def allows_origin(self, origin: str, host: str) -> bool:
        """Whether a browser's page of an origin may change anything here.

        ``host`` is the Host header of the request.
        """
        wanted = self.origin or f"{'https' if self.tls else 'http'}://{host}"
        return origin.lower() == wanted.lower()


def is_loopback(host: str) -> bool:
    """Whether a host to bind to is this machine alone."""
    if host in LOOPBACK:
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
