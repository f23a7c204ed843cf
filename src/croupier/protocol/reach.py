"""What a client needs to reach a house, and what goes wrong on the way."""

from __future__ import annotations

from typing import Any, Protocol
from urllib.parse import urlsplit

from croupier.games.actions import AnyAction
from croupier.protocol.messages import Refused

FIRST_WAIT = 0.05
"""Seconds between a drop and the first attempt to come back, at most; each waits half at least."""
SOON, SOON_WAIT = 10.0, 1.0
"""For so many seconds a house that was killed is on its way back: no wait is longer than this."""


def next_wait(wait: float, away: float) -> float:
    """Return the seconds to wait after a wait in vain, ``away`` seconds after the drop."""
    return min(2 * wait, SOON_WAIT) if away < SOON else 2 * wait


class ClientError(Exception):
    """The house cannot be reached, or has ended the connection for good."""


class RefusedError(ClientError):
    """What was asked for is not done; ``refused`` says why, by which clause."""

    def __init__(self, refused: Refused) -> None:
        """Keep the refusal."""
        self.refused = refused
        super().__init__(refused.text)


class Decider(Protocol):
    """Whoever plays a seat: ``croupier.strategy`` has some, and any object with this will do."""

    def decide(self, view: Any, /) -> AnyAction:  # noqa: ANN401 - the view of either game
        """Return what the seat does now; ``view.offers`` is what it may do, and is not empty."""


def socket_url(url: str) -> str:
    """Return the address of the WebSocket of a house's address.

    Raises:
        ClientError: it is no address of a house.
    """
    parts = urlsplit(url)
    scheme = {"http": "ws", "https": "wss"}.get(parts.scheme, parts.scheme)
    if scheme not in ("ws", "wss") or not parts.netloc:
        raise ClientError(f"{url!r} is no address of a house: write http://HOST:PORT")
    return f"{scheme}://{parts.netloc}{parts.path.removesuffix('/ws').rstrip('/')}/ws"
