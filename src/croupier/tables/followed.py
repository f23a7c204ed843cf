"""Who follows a table: what was missed, how it looks now, and that it stands still."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

import msgspec

from croupier.games.coup import seen_by
from croupier.protocol.messages import Closed, Snapshot
from croupier.tables.draft import Draft
from croupier.tables.naming import hands_of
from croupier.tables.publish import Send, Subscription, encode
from croupier.tables.table import Table

if TYPE_CHECKING:
    from croupier.money import Minor
    from croupier.tables.house import House
    from croupier.tables.seats import Taken
    from croupier.tables.spec import TableSpec


class FollowedTable(Table):
    """A table that people follow."""

    def __init__(self, house: House, spec: TableSpec, seq: int) -> None:
        """Begin with nobody there."""
        super().__init__(house, spec, seq)
        self._following: dict[str, int] = {}

    # What each game adds

    @abstractmethod
    def connected(self, draft: Draft, person: str) -> None:
        """Note that a person follows the table, or does so no longer."""

    @abstractmethod
    def most_top_up(self, taken: Taken) -> Minor | None:
        """Return the most that a seat may add to its bank now; None: the rules set no limit."""

    # Following

    def subscribe(
        self,
        person: str,
        send: Send,
        after: int | None = None,
        *,
        names: bool = False,
        said: bool = False,
    ) -> Subscription:
        """Follow the table: first what was missed after ``after``, or else a snapshot.

        ``send`` takes messages as bytes and never blocks. Who follows counts as connected. With
        ``names`` events tell what hands are called, too; with ``said`` a snapshot tells the coup.
        """
        public = self.public
        gap = None if after is None else public.gap(after, names=names)
        seq = public.seq if gap is None else after or 0
        follower = Subscription(self, person, send, seq, names=names)
        public.followers.append(follower)
        standing = self._standing()
        if standing is not None:  # how it looks in memory may not be on disk
            follower.tell(standing)
        elif gap is None:
            self._send_snapshot(follower, said=said)
        else:
            for batch in gap:
                follower.show(batch)
        count = self._following[person] = self._following.get(person, 0) + 1
        if count == 1:
            self.run(lambda draft: self.connected(draft, person))
        return follower

    def _standing(self) -> bytes | None:
        """Return what is told of a table that does not go on; None: it does."""
        if self.house.stopped is not None:
            return encode(Closed("stopped", "the house's store failed; nothing is played"))
        if self.stopped is not None:
            return encode(Closed("stopped", "this table cannot go on; an inspector is called"))
        return None

    def say_stopped(self) -> None:
        """Tell everybody who follows, and the lobby, that nothing is played here any more."""
        self.pace.disarm()
        standing = self._standing()
        if standing is not None:
            self.tell(standing)
        if self.shown_state is not None:
            self.shown_state = msgspec.structs.replace(self.shown_state, status="stopped")

    def _send_snapshot(self, follower: Subscription, *, said: bool) -> None:
        message = encode(self.snapshot(follower.person, said=said))
        last = self.public.last
        if last is None:
            follower.tell(message)
        else:
            last.after.append(lambda: follower.tell(message) if last.durable else None)

    def unsubscribe(self, follower: Subscription) -> None:
        """Follow no longer; see :meth:`Subscription.close`."""
        if follower in self.public.followers:
            self.public.followers.remove(follower)
            person = follower.person
            left = self._following[person] = self._following[person] - 1
            if not left:
                del self._following[person]
                self.run(lambda draft: self.connected(draft, person))

    def is_followed_by(self, person: str) -> bool:
        """Whether a person follows the table now."""
        return person in self._following

    def snapshot(self, person: str, *, said: bool = False) -> Snapshot:
        """Return the table as a person sees it now, even what is not on disk yet."""
        seat, taken, running = self.viewers().get(person), self.seats.of(person), self.running
        told = () if running is None else running.coup.events
        return Snapshot(
            table=self.id,
            seq=self.public.seq,
            state=self.state(),
            coup=self.number,
            turn=self.turn,
            deadline=self.pace.deadline,
            seat=None if taken is None else taken.seat,
            view=None if running is None else running.coup.view(seat),
            shuffle=None if running is None else running.shuffle.public(),
            proofs=() if running is None else running.proofs_for(seat),
            time=self.house.clock.now(),
            hands=() if running is None else hands_of(running.coup, seat),
            top_up=0 if taken is None else self.most_top_up(taken),
            said=tuple([event for event in told if seen_by(event, seat)]) if said else None,
        )

    def tell(self, message: bytes) -> None:
        """Send a message to all who follow the table."""
        for follower in tuple(self.public.followers):
            follower.tell(message)
