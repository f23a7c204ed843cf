"""A live table: one actor that takes requests in order and shows what they cause.

A request is worked off at one go in the event loop: the engine acts, entries and transfers are
drafted, books and store take them. What it caused is shown, and the request answered, when all of
it is on disk. Requests that come meanwhile are worked off behind it, in their order; the store
writes in the same order, so nobody is shown anything of a coup that may still be lost.
"""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from collections.abc import Callable, Hashable
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias

from croupier.games.actions import IllegalAction
from croupier.protocol.messages import Ack, Refused, TableState
from croupier.store import StoreError, table_stream
from croupier.tables.answers import Answers, Reply
from croupier.tables.draft import Draft
from croupier.tables.naming import hands_of, renames
from croupier.tables.pace import Pace, Prompt
from croupier.tables.publish import Batch, Public
from croupier.tables.refusing import checked_id, refused
from croupier.tables.requests import MAY, Request
from croupier.tables.running import Running
from croupier.tables.seats import Seats
from croupier.tables.spec import Caller, TableSpec

if TYPE_CHECKING:
    from croupier.games.actions import Offer, Seat
    from croupier.tables.house import House

AGAIN = 25
"""Milliseconds until what fell due is looked at again, while something is not on disk yet."""

Step: TypeAlias = Callable[[Draft], None]
Handler: TypeAlias = Callable[[Any, Draft, Caller, Any], None]


class Table:
    """A live table; :class:`GameTable` adds the coup, its subclasses the two games."""

    def __init__(self, house: House, spec: TableSpec, seq: int) -> None:
        """Begin empty; ``seq`` is the last entry of its stream."""
        self.house = house
        self.spec = spec
        self.id = spec.id
        self.sheet = spec.sheet
        self.stream = table_stream(spec.id)
        self.seats = Seats(spec.capacity)
        self.public = Public(seq)
        self.pace = Pace(house.clock, self._on_time)
        self.running: Running | None = None
        self.number = 0
        self.voids = 0
        self.marker: Seat | None = None
        self.paused: str | None = None
        self.stopped: str | None = None
        self.closing = False
        self.closed = False
        self.shown_state: TableState | None = None
        self.withheld: dict[str, int] = {}
        """Who committed to bytes for the shuffle and did not open them, how often in a row."""
        self._answers = Answers()
        self._prompt = Prompt(self.pace)

    # What each game adds

    handlers: ClassVar[dict[type, Handler]]

    @property
    @abstractmethod
    def turn(self) -> int:
        """The turn that an act must name."""

    @abstractmethod
    def follow(self, draft: Draft) -> None:
        """Let the dealer go on as far as possible, and set the clock."""

    @abstractmethod
    def on_time(self, draft: Draft, key: Hashable) -> None:
        """Do what the clock's running out means."""

    @abstractmethod
    def prompt(self) -> None:
        """Let bots think whose turn it is."""

    @abstractmethod
    def state(self, *, now: bool = False) -> TableState:
        """Return the table as everyone sees it.

        Its meter is as the display shows it; ``now``: as it is, though not on disk yet.
        """

    @abstractmethod
    def offers(self) -> dict[Seat, tuple[Offer, ...]]:
        """Return what each seat may do now."""

    @abstractmethod
    def to_act(self) -> tuple[Seat, ...]:
        """Return the seats that the coup waits for."""

    @abstractmethod
    def shift(self, milliseconds: int) -> None:
        """Move what ends in so much time to later."""

    @abstractmethod
    def viewers(self) -> dict[str, Seat]:
        """Return who may see the cards of which seat in this coup."""

    @abstractmethod
    def say_stopped(self) -> None:
        """Tell everybody who follows, and the lobby, that nothing is played here any more."""

    # Asking

    async def ask(
        self, caller: Caller, request: Request, tell: Callable[[Reply], None] = lambda _: None
    ) -> Reply:
        """Do what a person asks for, or refuse it; return when the answer holds for ever.

        ``tell`` is called with it right after what it caused is shown: whoever writes it to a
        socket then writes both at once.
        """
        reply = self.put(caller, request)
        answer: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()

        def settled() -> None:
            # Also what was answered before: whether that is on disk is known only after a restart.
            lost = self.house.stopped is not None and isinstance(reply, Ack)
            holds = self._refuse(caller, request, self._not_running()) if lost else reply
            tell(holds)
            if not answer.done():
                answer.set_result(holds)

        last = self.public.last
        if last is None:
            settled()
        else:
            last.after.append(settled)
        return await answer

    def put(self, caller: Caller, request: Request) -> Reply:
        """Work a request off now; the answer holds when what it caused is on disk."""
        name = getattr(request, "id", "")
        before = self._answers.of(caller.id, name)
        if before is not None:
            return before
        try:
            checked_id(name)
            reply: Reply = Ack(name, self.id, self._do(caller, request))
        except IllegalAction as error:
            reply = self._refuse(caller, request, error)
            if error.code in ("long-id", "table-stopped", "busy"):
                return reply
        self._answers.keep(caller.id, name, reply)
        return reply

    def answered(self, person: str, name: str) -> None:
        """Note, from the journal, what was done already."""
        self._answers.keep(person, name, Ack(name, self.id, self.public.seq))

    def forget_answers(self) -> None:
        """Keep the answers of this coup and the one before."""
        self._answers.turn()

    def _do(self, caller: Caller, request: Request) -> int:
        """Do it, and return the sequence number at which it can be seen.

        Raises:
            IllegalAction: it is refused; nothing has changed.
        """
        self._refuse_stopped()
        self.house.refuse_busy()
        roles = MAY.get(type(request))
        if roles is not None:
            self._refuse_role(caller, roles)
        handler = self.handlers.get(type(request))
        if handler is None:
            raise IllegalAction("unknown-request", request=type(request).__name__)
        draft = self.house.draft()
        try:
            handler(self, draft, caller, request)
        except IllegalAction:
            if draft.lines:  # refused half way: a fault of ours, after which nothing is sure
                self._break("a request was refused half way")
            raise
        except Exception as error:
            self._break(repr(error))
            raise self._not_running() from error
        self._finish(draft)
        if self.stopped is not None or self.house.stopped is not None:
            raise self._not_running()
        return self.public.seq

    def run(self, step: Step) -> None:
        """Do something that nobody asked for: the clock's doing, a bot's, the house's."""
        if self.stopped is not None or self.house.stopped is not None or self.closed:
            return
        draft = self.house.draft()
        try:
            step(draft)
        except Exception as error:  # noqa: BLE001 - a table that cannot go on says so
            self._break(repr(error))
            return
        self._finish(draft)

    def _on_time(self, key: Hashable) -> None:
        if self.is_behind:
            self.pace.arm(key, AGAIN)
        else:
            self.run(lambda draft: self.on_time(draft, key))

    @property
    def is_behind(self) -> bool:
        """Whether the disk still has to take something of this table.

        Until then nobody has seen it: no time runs out over it, and no bot goes on.
        """
        return self.public.last is not None and self.house.stopped is None

    def _finish(self, draft: Draft) -> None:
        """Let the dealer go on as far as possible, then write and show it all."""
        deadline = self.pace.deadline
        try:
            self.follow(draft)
            if draft.shown or self.pace.deadline != deadline:
                self._commit(draft)
            self.prompt()
        except StoreError as error:
            self.house.stop(str(error))
        except Exception as error:  # noqa: BLE001 - likewise
            self._break(repr(error))

    def _refuse_stopped(self) -> None:
        if self.stopped is not None or self.house.stopped is not None:
            raise self._not_running()
        if self.closed:
            raise IllegalAction("table-closed")

    def _not_running(self) -> IllegalAction:
        return IllegalAction("table-stopped", "")

    def _refuse_role(self, caller: Caller, roles: frozenset[str]) -> None:
        if not caller.roles & roles:
            raise IllegalAction("role", roles=", ".join(sorted(roles)))
        if self.seats.of(caller.id) is not None:
            raise IllegalAction("staff-seated")

    def _refuse(self, caller: Caller, request: Request, error: IllegalAction) -> Refused:
        name = getattr(request, "id", "") or None
        return refused(error, caller.language, self.sheet.currency, name, self.id)

    def _break(self, why: str) -> None:
        """Stop this table: it says so, and what is on disk stands. Others go on."""
        if self.stopped is None:
            self.stopped = why
            self.house.broken(self, why)

    # Writing and showing

    def _commit(self, draft: Draft) -> None:
        if not draft.lines:
            self._look(state=draft.state)
            return
        waits = self.house.append(draft.lines)
        batch = self._batch()
        batch.seq += 1
        batch.state = self.state(now=True) if draft.state else None
        if draft.shuffle_coup is not None:
            batch.coup = draft.shuffle_coup
        batch.events, batch.proofs = draft.events, draft.proofs
        batch.shuffle = draft.shuffle
        batch.after += draft.after
        if renames(draft.events):
            self._name(batch)
        batch.seal()
        self._prompt.told_by(batch)
        self.public.add(batch)
        waits.add_done_callback(partial(self._written, batch))

    def _batch(self) -> Batch:
        """Return where the coup stands now."""
        batch = Batch(self.id, self.public.seq, self.house.clock.now(), self.viewers())
        batch.coup, batch.turn = self.number, self.turn
        batch.offers, batch.to_act = self.offers(), self.to_act()
        batch.deadline = self.pace.deadline
        return batch

    def _name(self, batch: Batch) -> None:
        """Note what hands are called now, for those who want to know it."""
        running = self.running
        batch.unnamed = running is not None and not self.public.wants_names
        if running is not None and not batch.unnamed:
            people = [seat for seat in batch.people.values() if not self.seats.by_seat[seat].bot]
            batch.hands = {seat: hands_of(running.coup, seat) for seat in (None, *people)}

    def _written(self, batch: Batch, done: asyncio.Future[None]) -> None:
        if done.cancelled() or done.exception() is not None:
            self.house.stop(str(None if done.cancelled() else done.exception()))
            return
        self._shown(batch)
        self.public.show(batch)
        late = self._prompt.late(batch, self.house.clock.now())
        if late:
            self.shift(late)
            self._look(state=False)

    def _look(self, *, state: bool) -> None:
        """Show how the table looks once what is in the making is on disk; it is in no sequence.

        Looked at then and not now: what comes meanwhile would be shown before it.
        """
        last = self.public.last
        if last is not None:
            last.after.append(partial(self._look, state=state))
            return
        if self.house.stopped is None:
            batch = self._batch()
            batch.state = self.state() if state else None
            batch.seal()
            self._shown(batch)
            batch.write_out()
            for follower in tuple(self.public.followers):
                follower.tell(batch.encoded(follower.person, names=follower.names))

    def _shown(self, batch: Batch) -> None:
        if batch.state is not None:
            self.shown_state = batch.state
