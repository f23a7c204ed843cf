"""What the tables of both games share: coups opened and closed, acts, seats, bots."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Hashable
from contextlib import suppress
from functools import partial
from typing import ClassVar

from croupier.games.actions import HOUSE, AnyAction, IllegalAction, Offer, Seat
from croupier.games.events import ProgressiveHit
from croupier.ledger import Place
from croupier.ledger.accounts import PRACTICE, float_of, rake
from croupier.money import MICRO_PER_MINOR, Minor
from croupier.records.record import RULES_VERSION, AnyCoup
from croupier.shuffle import SEED_BYTES, CoupShuffle
from croupier.store.journal import (
    BetsClosed,
    ChipsAdded,
    CoupClosed,
    CoupOpened,
    FloatCredited,
    FloatFilled,
    RakeDropped,
    SeatTaken,
    SeedShared,
    TableClosed,
)
from croupier.tables import playing, seating, staffing
from croupier.tables.draft import Draft
from croupier.tables.running import Running
from croupier.tables.seated_table import SeatedTable
from croupier.tables.seats import BOT_NAMES, Taken, bot_at
from croupier.tables.table import AGAIN, Handler


class GameTable(SeatedTable):
    """A table with a coup."""

    handlers: ClassVar[dict[type, Handler]] = {
        **playing.HANDLERS,
        **seating.HANDLERS,
        **staffing.HANDLERS,
    }

    opened_seq = 0
    """Where in its stream the coup was opened."""
    last_voided = False
    """Whether the last coup that is over was voided: the marker stays (R-CM-19)."""

    # What each game adds

    @abstractmethod
    def may_act(self) -> tuple[Seat, ...]:
        """Return the seats that may do something now."""

    @abstractmethod
    def begin(self, coup: CoupOpened, people: dict[Seat, str]) -> Running:
        """Return the coup that an entry opens."""

    @abstractmethod
    def decide(self, seat: Seat) -> AnyAction:
        """Return what the bot at a seat does."""

    @abstractmethod
    def restock(self, chips: Minor) -> Minor:
        """Return the chips that a bot takes when it has ``chips``; 0: none."""

    @abstractmethod
    def check_top_up(self, taken: Taken, amount: Minor) -> None:
        """Raise :class:`IllegalAction` unless so much may be added now."""

    @abstractmethod
    def sat_down(self, draft: Draft, taken: Taken) -> None:
        """Go on after somebody sat down, or added chips."""

    @abstractmethod
    def violated(self, seat: Seat) -> None:
        """Go on after a violation was recorded."""

    @abstractmethod
    def last_coup(self, draft: Draft) -> None:
        """Bring the coup to its end: the table closes."""

    @abstractmethod
    def coup_over(self, running: Running) -> None:
        """Note what a coup that is over means for the next."""

    @abstractmethod
    def may_open(self, draft: Draft) -> bool:
        """Whether a coup may be opened with those who are present."""

    @abstractmethod
    def opening(self, draft: Draft) -> CoupOpened:
        """Return the entry that opens the next coup; number, seed and sitters are filled in."""

    def check_void(self, draft: Draft) -> None:
        """Refuse to void a coup that would leave something below zero."""

    # The coup

    @property
    def coup(self) -> AnyCoup | None:
        """The last coup opened."""
        return None if self.running is None else self.running.coup

    @property
    def place(self) -> Place:
        """Where the coup moves money."""
        return Place(self.id, self.number, self.spec.meter_name, self.spec.source)

    def open_coup(self, draft: Draft) -> None:
        """Open the next coup: the commitment to its shuffle is public from now on."""
        self.number += 1
        self.forget_answers()
        seed = self.house.entropy(SEED_BYTES)
        shuffle = CoupShuffle(seed, self.id, self.number, self.sheet.digest)
        opened = self.opening(draft)
        people = {taken.seat: taken.person for taken in self.seats}
        chips = {seat: self.chips(self.seats.by_seat[seat], draft) for seat in opened.chips}
        head = CoupOpened(
            coup=self.number,
            digest=self.sheet.digest,
            rules=RULES_VERSION,
            chips=chips,
            commitment=shuffle.commitment,
            seed=seed.hex(),
            barred=opened.barred,
            marker=opened.marker,
            stake=opened.stake,
            sitters=tuple([taken.kept() for taken in self.seats]),
            banks=tuple(self.seats.banks.values()),
            voids=self.voids,
        )
        running = self.running = self.begin(head, people)
        self.marker = head.marker
        events = tuple(running.coup.events)
        body = CoupOpened(
            **{name: getattr(head, name) for name in head.__struct_fields__ if name != "events"},
            events=events,
        )
        lines = sum(line.stream == self.stream for line in draft.lines)
        self.opened_seq = self.house.next_seq(self.stream) + lines
        draft.add(self.stream, body, running.opening())
        draft.events += events
        draft.shuffle = shuffle.public()
        draft.state = True

    def _restock(self, draft: Draft, taken: Taken) -> None:
        chips = self.restock(self.chips(taken, draft))
        if chips:
            draft.move(self.stream, ChipsAdded(taken.seat, chips, PRACTICE))

    def act(
        self,
        draft: Draft,
        seat: Seat,
        action: AnyAction,
        request: str = "",
        by: tuple[str, str] = ("", ""),
        root: str = "",
    ) -> None:
        """Let the engine do it.

        Raises:
            IllegalAction: the rules refuse it; nothing has changed.
        """
        running = self.running
        if running is None or running.closed:
            raise IllegalAction("no-coup")
        body, transfers = running.act(seat, action, request, by, root)
        draft.add(self.stream, body, transfers)
        first = len(draft.events)
        draft.events += body.events
        for place, proofs in running.proofs(body.events).items():
            draft.proofs[first + place] = proofs
        for event in body.events:
            if type(event) is ProgressiveHit:
                self.house.hit(draft, self, event)

    def close_coup(self, draft: Draft) -> None:
        """The coup is over."""
        running = self.running
        if running is None:
            return
        running.closed = True
        voided = self.last_voided = running.coup.voided is not None
        self.voids += voided
        self.coup_over(running)
        draft.add(self.stream, CoupClosed(self.number, voided=voided))
        draft.state = True
        self.house.closed_coup(draft, self)

    def between(self, draft: Draft) -> None:
        """Between coups: let go who leaves, and open the next one."""
        armed = self.pace.key
        waiting = armed is not None and not (isinstance(armed, tuple) and armed[0] == "grace")
        if self.paused is not None or self.closed or waiting:
            return
        self.note_broke(draft)
        now = self.house.clock.now()
        for taken in tuple(self.seats):
            late = taken.away is not None and taken.away + self.spec.settings.grace <= now
            if taken.leaving or late or self.closing:
                self.give_up(draft, taken, taken.reason or ("left" if taken.leaving else "away"))
        if self.closing:
            self._empty(draft)
            self.house.seeds.open_now(self, draft)
            draft.add(self.stream, TableClosed())
            self.closed = draft.state = True
            draft.after.append(partial(self.house.forget, self))
            return
        if self.has_people():
            for taken in self.seats:
                if taken.bot:
                    self._restock(draft, taken)
        if self.may_open(draft):
            self.open_coup(draft)
        else:
            self.wait_for_absent()

    def _empty(self, draft: Draft) -> None:
        """Bring the float to the vault, the rake to the house; play chips stay where they are."""
        if self.spec.practice:
            return
        chips = draft.balance(float_of(self.id)) // MICRO_PER_MINOR
        if chips > 0:
            draft.move(self.stream, FloatCredited(chips, ""))
        elif chips < 0:
            draft.move(self.stream, FloatFilled(-chips, ""))
        kept = draft.balance(rake(self.id)) // MICRO_PER_MINOR
        if kept:
            draft.move(self.stream, RakeDropped(kept))

    def wait_for_absent(self) -> None:
        """Let the clock run out for the first seat whose owner is away."""
        since = [taken.away for taken in self.seats if taken.away is not None]
        if since:
            left = min(since) + self.spec.settings.grace - self.house.clock.now()
            self.pace.arm(("grace", min(since)), max(0, left))

    def withdraw(self, draft: Draft, taken: Taken) -> None:
        """Forget what a seat added to the shuffle with the bet that it took back."""
        running = self.running
        if running is not None and taken.seat in running.shuffle.unopened:
            running.shuffle.withdraw(taken.seat)
            draft.add(self.stream, SeedShared(self.number, taken.seat, ""))
            draft.shuffle = running.shuffle.public()

    def close_shuffle(self, draft: Draft, running: Running) -> None:
        """Take no more bytes from the seats; they may open theirs now."""
        draft.add(self.stream, BetsClosed(self.number))
        running.shuffle.close()
        draft.shuffle = running.shuffle.public()

    def seat_bots(self, draft: Draft) -> None:
        """Let the bots of a new table sit down, on the last seats."""
        capacity = self.seats.capacity
        for place in range(min(self.spec.settings.bots, capacity - 1)):
            seat = Seat(capacity - place)
            name = BOT_NAMES[place % len(BOT_NAMES)]
            taken = Taken(seat, bot_at(self.id, seat), name, bot=True)
            chips = self.restock(0)
            body = SeatTaken(seat, taken.person, chips, PRACTICE, taken.name, bot=True)
            draft.move(self.stream, body)
            self.seats.take(taken)

    def offers(self) -> dict[Seat, tuple[Offer, ...]]:
        """Return what each seat may do now."""
        coup = self.coup
        if coup is None or self.paused is not None:
            return {}
        return {seat: coup.actions(seat) for seat in self.may_act()}

    # Bots

    def prompt(self) -> None:
        """Let bots think whose turn it is."""
        if self.paused is not None or not self.spec.settings.bots:
            return
        settings, turn = self.spec.settings, (self.number, self.turn)
        for seat in self.may_act():
            taken = self.seats.by_seat.get(seat)
            if taken is not None and taken.bot and taken.thinks != turn:
                taken.thinks = turn
                think = settings.think + self.house.entropy(1)[0] * settings.think // 256
                self.house.clock.call_later(think, partial(self._wake, taken, turn))

    def _wake(self, taken: Taken, turn: tuple[int, int]) -> None:
        if self.is_behind:
            self.house.clock.call_later(AGAIN, partial(self._wake, taken, turn))
        elif taken.thinks == turn == (self.number, self.turn) and self.paused is None:
            self.run(partial(self._bot_acts, taken.seat))

    def _bot_acts(self, seat: Seat, draft: Draft) -> None:
        """Let a bot act; what the rules refuse is left to the clock."""
        if seat in self.may_act() and self.offers().get(seat):
            with suppress(IllegalAction, ValueError):
                self.act(draft, seat, self.decide(seat))

    def time_out(self, draft: Draft, seat: Seat, action: AnyAction) -> None:
        """Let the rules decide for a seat whose time is over."""
        taken = self.seats.by_seat.get(seat)
        if taken is not None and not taken.bot:
            taken.missed += 1
            if taken.missed >= self.spec.settings.missed and taken.away is None:
                taken.away = self.house.clock.now()
            draft.state = True
        self.act(draft, HOUSE, action)

    def wait(self, key: Hashable, milliseconds: int) -> bool:
        """Set the clock; return whether it was not set so already."""
        return self.pace.arm(key, milliseconds)
