"""What is shown of a table, to whom: each distinct message is encoded once and shared.

A *batch* is what one request caused, captured when it was done and shown when it is on disk. Who
may see what of it is decided by :func:`croupier.games.coup.seen_by` and by who sat where at that
moment: a seat that somebody else has taken since shows nothing of what was there before.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec
from msgspec.structs import replace

from croupier.games.actions import Offer, Seat
from croupier.games.coup import seen_by
from croupier.games.events import EVERYONE, AnyEvent
from croupier.protocol.messages import Events, ServerMessage, TableState
from croupier.protocol.named import NamedHand
from croupier.shuffle.public import CardProof, ShufflePublic

if TYPE_CHECKING:
    from croupier.tables.followed import FollowedTable

Send: TypeAlias = Callable[[bytes], None]
"""Takes an encoded message and returns at once; what it cannot hold is its own affair."""

RING = 64
"""Batches kept for clients that come back: some coups."""

_encode = msgspec.json.Encoder().encode
_NOTHING: Mapping[Any, Any] = MappingProxyType({})


def encode(message: ServerMessage) -> bytes:
    """Return a message as it is sent."""
    return _encode(message)


class Batch:
    """What one request caused, and who sat where then.

    Once it is on disk it is written out for everyone who may ever see it, and keeps nothing else:
    a house keeps thousands, and what holds no objects costs the garbage collector nothing.
    """

    __slots__ = (
        "_named",
        "_shared",
        "after",
        "at",
        "coup",
        "deadline",
        "durable",
        "events",
        "hands",
        "offers",
        "people",
        "private",
        "proofs",
        "seq",
        "shuffle",
        "state",
        "table",
        "to_act",
        "turn",
        "unnamed",
    )

    def __init__(self, table: str, seq: int, at: int, people: Mapping[str, Seat]) -> None:
        """Begin with nothing in it."""
        self.table = table
        self.seq = seq
        self.at = at
        self.people = people
        self.coup = self.turn = 0
        self.events: Sequence[AnyEvent] = ()
        self.proofs: Mapping[int, tuple[CardProof, ...]] = {}
        self.offers: Mapping[Seat, tuple[Offer, ...]] = {}
        self.to_act: tuple[Seat, ...] = ()
        self.deadline: int | None = None
        self.shuffle: ShufflePublic | None = None
        self.state: TableState | None = None
        self.private: frozenset[Seat] = frozenset()
        self.hands: Mapping[Seat | None, tuple[NamedHand, ...]] = {}
        """What each seat can name now, where that has changed and anybody wants to know it."""
        self.unnamed = False
        """Whether it has changed and nobody wanted to know it."""
        self.durable = False
        self.after: list[Callable[[], None]] = []
        self._shared: dict[Seat | None, bytes] = {}
        self._named: dict[Seat | None, bytes] = {}

    def seal(self) -> None:
        """Note which seats see more than everybody does; call when all is in."""
        own = {event.audience for event in self.events if event.audience > 0}
        self.private = frozenset(own | {seat for seat, offers in self.offers.items() if offers})

    def message(self, seat: Seat | None) -> Events:
        """Return what a seat (None: a watcher) may see."""
        events: list[AnyEvent] = []
        proofs: list[CardProof] = []
        for number, event in enumerate(self.events):
            if event.audience == EVERYONE or (seat is not None and seen_by(event, seat)):
                events.append(event)
                proofs += self.proofs.get(number, ())
        return Events(
            table=self.table,
            seq=self.seq,
            coup=self.coup,
            turn=self.turn,
            at=self.at,
            events=tuple(events),
            offers=() if seat is None else self.offers.get(seat, ()),
            to_act=self.to_act,
            deadline=self.deadline,
            shuffle=self.shuffle,
            proofs=tuple(proofs),
            state=self.state,
        )

    def write_out(self) -> None:
        """Encode it once for all who may see the same; it is durable."""
        everyones = self.message(None)
        own = {event.audience for event in self.events}

        def told(seat: Seat) -> Events:
            """Return what everyone is told and the seat's offers, where nothing else is its own."""
            if seat in own:
                return self.message(seat)
            return replace(everyones, offers=self.offers.get(seat, ()))

        self._shared = {None: encode(everyones)}
        for seat in self.private:
            self._shared[seat] = encode(told(seat))
        for viewer, hands in self.hands.items():
            known = everyones if viewer is None else told(viewer)
            self._named[viewer] = encode(replace(known, hands=hands))
        self.events, self.proofs, self.offers, self.hands = (), _NOTHING, _NOTHING, _NOTHING
        self.state = self.shuffle = None
        self.durable = True

    def encoded(self, person: str, *, names: bool = False) -> bytes:
        """Return the message for a person, with the ``names`` of hands; it is written out."""
        seat = self.people.get(person)
        if names and self._named:
            return self._named[seat if seat in self._named else None]
        return self._shared[seat if seat in self.private else None]


class Subscription:
    """Somebody who follows a table; ``send`` takes each message as bytes."""

    __slots__ = ("_table", "names", "person", "send", "seq")

    def __init__(
        self, table: FollowedTable, person: str, send: Send, seq: int, *, names: bool = False
    ) -> None:
        """Begin after a sequence number; see :meth:`FollowedTable.subscribe`."""
        self._table: FollowedTable | None = table
        self.person = person
        self.send = send
        self.seq = seq
        self.names = names

    def show(self, batch: Batch) -> None:
        """Send a batch that has not been sent yet."""
        if batch.seq > self.seq and self._table is not None:
            self.seq = batch.seq
            self.send(batch.encoded(self.person, names=self.names))

    def tell(self, message: bytes) -> None:
        """Send something else, unless it is closed."""
        if self._table is not None:
            self.send(message)

    def close(self) -> None:
        """Follow the table no longer; a second call does nothing."""
        table, self._table = self._table, None
        if table is not None:
            table.unsubscribe(self)


class Public:
    """The recent batches of a table, and who follows it."""

    def __init__(self, seq: int) -> None:
        """Begin after a sequence number."""
        self.seq = seq
        self.ring: deque[Batch] = deque(maxlen=RING)
        self.followers: list[Subscription] = []
        self._hidden: deque[Batch] = deque()

    @property
    def last(self) -> Batch | None:
        """The last batch that is not on disk yet."""
        return self._hidden[-1] if self._hidden else None

    def add(self, batch: Batch) -> None:
        """Keep a batch to be shown once it is on disk."""
        self.seq = batch.seq
        self.ring.append(batch)
        self._hidden.append(batch)

    def show(self, batch: Batch) -> None:
        """Show a batch that is on disk now; those before it are."""
        batch.write_out()
        while self._hidden and self._hidden[0].durable:
            shown = self._hidden.popleft()
            for follower in tuple(self.followers):
                follower.show(shown)
            for call in shown.after:
                call()
            shown.after.clear()

    @property
    def wants_names(self) -> bool:
        """Whether anybody who follows wants to be told what hands are called."""
        return any(follower.names for follower in self.followers)

    def release(self) -> None:
        """Nothing more will come on disk: let nobody wait for it."""
        while self._hidden:
            for call in self._hidden.popleft().after:
                call()

    def gap(self, after: int, *, names: bool = False) -> Iterable[Batch] | None:
        """Return the batches after a sequence number that are on disk; None: not all are kept.

        With ``names``, what was kept without them will not do.
        """
        if after > self.seq or after < 0:
            return None
        if after < self.seq and (not self.ring or self.ring[0].seq > after + 1):
            return None
        missed = [batch for batch in self.ring if batch.seq > after]
        if names and any(batch.unnamed for batch in missed):
            return None
        return [batch for batch in missed if batch.durable]

    def settled(self) -> asyncio.Future[None] | None:
        """Return a future that is done when all that happened so far is on disk; None: it is."""
        last = self.last
        if last is None:
            return None
        waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        last.after.append(lambda: None if waiter.done() else waiter.set_result(None))
        return waiter
