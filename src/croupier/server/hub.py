"""The open sockets: how many a person and an address may have, and which hang on which session."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from croupier.server.websocket import Connection


class Hub:
    """Knows every open socket."""

    def __init__(self, per_person: int, per_address: int) -> None:
        """Begin with none."""
        self._per_person = per_person
        self._per_address = per_address
        self._addresses: Counter[str] = Counter()
        self._by_person: dict[str, set[Connection]] = {}

    # Before the handshake

    def enter(self, address: str) -> bool:
        """Count a socket of an address in, unless it has too many."""
        if self._addresses[address] >= self._per_address:
            return False
        self._addresses[address] += 1
        return True

    def leave(self, address: str) -> None:
        """Count a socket of an address out."""
        self._addresses[address] -= 1
        if self._addresses[address] <= 0:
            del self._addresses[address]

    # Once it is known whose it is

    def add(self, connection: Connection, person: str) -> bool:
        """Keep a socket of a person, unless it has too many."""
        theirs = self._by_person.setdefault(person, set())
        if len(theirs) >= self._per_person:
            return False
        theirs.add(connection)
        return True

    def discard(self, connection: Connection, person: str) -> None:
        """Forget a socket."""
        theirs = self._by_person.get(person)
        if theirs is not None:
            theirs.discard(connection)
            if not theirs:
                del self._by_person[person]

    def revoked(self, key: bytes | None, person: str) -> None:
        """Close the sockets of a session (None: of all the person's sessions)."""
        for connection in tuple(self._by_person.get(person, ())):
            if key is None or connection.key == key:
                connection.end(4401, "session", "the session is over: log in again")

    def everyone(self) -> tuple[Connection, ...]:
        """Return all sockets that have said hello."""
        return tuple([one for theirs in self._by_person.values() for one in theirs])

    def __len__(self) -> int:
        """How many sockets there are."""
        return self._addresses.total()
