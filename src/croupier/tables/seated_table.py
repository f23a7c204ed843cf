"""The seats of a live table: who is there, who has dropped out, whose chips lie there; waiting."""

from __future__ import annotations

from abc import abstractmethod
from functools import partial
from typing import Literal, TypeAlias

from croupier.games.actions import Seat
from croupier.ledger.accounts import PRACTICE, bank, wallet
from croupier.money import MICRO_PER_MINOR, Minor
from croupier.protocol.messages import SeatState, TableState
from croupier.store.journal import Resumed, SeatLeft, Sitter
from croupier.tables import playing
from croupier.tables.draft import Draft
from croupier.tables.followed import FollowedTable
from croupier.tables.running import Running
from croupier.tables.seats import Taken
from croupier.tables.table import Step

PATIENCE = 2
"""Deals in a row that wait for a seat that does not open its bytes for the shuffle."""

Status: TypeAlias = Literal["open", "paused", "stopped", "closed"]


class SeatedTable(FollowedTable):
    """A table with people at it."""

    _held_at = 0

    # What each game adds

    @property
    @abstractmethod
    def least_chips(self) -> Minor:
        """The least chips that let a seat play."""

    @property
    @abstractmethod
    def ante_limits(self) -> tuple[Minor, Minor]:
        """The least and the most of an ante."""

    @property
    @abstractmethod
    def bank_limits(self) -> tuple[Minor, Minor]:
        """The least and the most chips to sit down with; no most: 0."""

    @abstractmethod
    def must_stay(self, taken: Taken) -> bool:
        """Whether a seat is kept until the coup is over."""

    def character(self, seat: Seat) -> str:
        """Return the way in which the bot at a seat plays; by default none that has a name."""
        del seat
        return ""

    # Who is there

    @property
    def is_live(self) -> bool:
        """Whether a coup is open."""
        return self.running is not None and not self.running.closed

    def rake_of_coup(self) -> Minor:
        """Return what of the rake goes back if the coup is voided: until it is closed."""
        settlement = self.running.coup.settlement if self.running and self.is_live else None
        return getattr(settlement, "rake", 0)

    def bank(self, seat: Seat) -> str:
        """Return the account of the chips in front of a seat."""
        return bank(self.id, seat)

    def chips(self, taken: Taken, draft: Draft | None = None) -> Minor:
        """Return the chips in front of a seat, outside any bet."""
        books = self.house.book if draft is None else draft
        return books.balance(self.bank(taken.seat)) // MICRO_PER_MINOR

    def purse(self, person: str) -> str:
        """Return the account that a person's chips come from and go to."""
        return PRACTICE if self.spec.practice else wallet(person)

    def is_present(self, taken: Taken) -> bool:
        """Whether somebody is there to play."""
        if taken.bot:
            return True
        missed = taken.missed >= self.spec.settings.missed
        return taken.connected and not missed and not taken.leaving

    def has_people(self) -> bool:
        """Whether any person is there to play, not only bots."""
        return any(not taken.bot and self.is_present(taken) for taken in self.seats)

    def in_coup(self, taken: Taken) -> bool:
        """Whether who sits there now sat there in this coup."""
        return self.running is not None and self.running.people.get(taken.seat) == taken.person

    def viewers(self) -> dict[str, Seat]:
        """Return who may see the cards of which seat in this coup."""
        if self.running is None:
            return {}
        people = self.running.people
        return {
            person: seat
            for person, seat in self.seats.by_person.items()
            if people.get(seat) == person
        }

    def give_up(self, draft: Draft, taken: Taken, reason: str, request: str = "") -> None:
        """Free a seat; its chips go where its owner's chips are."""
        chips = self.chips(taken, draft)
        to = self.purse(taken.person)
        draft.move(self.stream, SeatLeft(taken.seat, chips, to, reason, request))
        self.seats.give_up(taken.seat)
        self.withheld.pop(taken.person, None)
        self.left(taken, chips, self.house.clock.now())

    def left(self, taken: Taken, chips: Minor, at: int) -> None:
        """Note that somebody left with chips."""

    def connected(self, draft: Draft, person: str) -> None:
        """Note that a person follows the table, or does so no longer."""
        taken = self.seats.of(person)
        if taken is None or taken.bot:
            return
        taken.connected = self.is_followed_by(person)
        if taken.connected:
            self.back(taken)
        else:
            taken.away = self.house.clock.now()
        draft.state = draft.shown = True

    def back(self, taken: Taken) -> None:
        """Note that somebody is there."""
        taken.missed = 0
        taken.away = None

    def note_broke(self, draft: Draft) -> None:
        """Who has too few chips to play keeps the seat for as long as who dropped out."""
        for taken in self.seats:
            short = self.chips(taken, draft) < self.least_chips and not self.must_stay(taken)
            if short and not taken.bot and taken.away is None:
                taken.away = self.house.clock.now()

    def sit_again(self, sitters: tuple[Sitter, ...]) -> None:
        """Seat those of the journal; people count as dropped out until they come back."""
        for sitter in sitters:
            taken = Taken(sitter.seat, sitter.person, sitter.name, bot=sitter.bot)
            taken.missed = sitter.missed
            self.seats.take(taken)

    # Waiting

    def is_awaited(self, running: Running) -> bool:
        """Whether the deal waits for some seat to open its bytes for the shuffle.

        Who let the others wait :data:`PATIENCE` times in a row is waited for no more while it sits
        there; while another is waited for it may open its own.
        """
        people = running.people
        return not running.late and any(
            self.withheld.get(people.get(Seat(seat), ""), 0) < PATIENCE
            for seat in running.shuffle.unopened
        )

    def note_withheld(self, running: Running) -> None:
        """Note that the time to open one's bytes is over, and who has not."""
        running.late = True
        for seat in running.shuffle.unopened:
            person = running.people.get(Seat(seat), "")
            self.withheld[person] = self.withheld.get(person, 0) + 1

    def hold(self, draft: Draft, why: str) -> None:
        """Let the table wait: the clock stands."""
        self.paused = why
        self._held_at = self.house.clock.now()
        self.pace.freeze()
        draft.state = True

    def go_on(self, draft: Draft) -> None:
        """Let it go on from where the clock stood."""
        self.paused = None
        self.shift(self.house.clock.now() - self._held_at)
        self.pace.thaw()
        for taken in self.seats:
            taken.thinks = (0, 0)
        draft.state = True

    def restart(self, first: Step = lambda _: None) -> None:
        """Go on after the house was rebuilt, with a first step; windows begin anew."""
        if self.paused is not None:
            self._held_at = self.house.clock.now()
            self.pace.freeze()
            self.unattended()
        self.shown_state = self.state()
        self.run(first)

    def unattended(self) -> None:
        """At a practice table no inspector may come: the clock goes on by itself."""
        if self.spec.practice:
            wait = self.spec.settings.unattended
            self.house.clock.call_later(wait, partial(self.run, self._nobody_came))

    def _nobody_came(self, draft: Draft) -> None:
        waits = self.running is not None and self.running.void_by
        if self.paused == playing.CALLED and not waits:
            draft.add(self.stream, Resumed(reason="nobody came"))
            self.go_on(draft)

    # What is shown

    def state(self, *, now: bool = False) -> TableState:
        """Return the table as everyone sees it."""
        meter, house = self.spec.meter_name, self.house
        # Other tables move the meter too: what is not on disk is in no display.
        amount = house.meter(meter) if now and meter else house.meters().get(meter or "")
        return TableState(
            table=self.id,
            name=self.spec.name,
            game=self.sheet.game,
            sheet=self.sheet.name,
            sheet_digest=self.sheet.digest,
            currency=self.sheet.currency,
            practice=self.spec.practice,
            seats=tuple([self._seat_state(taken) for taken in self.seats]),
            capacity=self.seats.capacity,
            status=self.status,
            coup=self.number,
            coups_played=self.number - self.is_live,
            ante=self.ante_limits,
            bank=self.bank_limits,
            meter=amount,
            marker=self.marker,
            voids=self.voids,
        )

    @property
    def status(self) -> Status:
        """In one word."""
        if self.stopped is not None or self.house.stopped is not None:
            return "stopped"
        if self.closed:
            return "closed"
        return "open" if self.paused is None else "paused"

    def _seat_state(self, taken: Taken) -> SeatState:
        return SeatState(
            seat=taken.seat,
            name=taken.name,
            bot=taken.bot,
            chips=self.chips(taken),
            connected=taken.connected,
            absent=not self.is_present(taken),
            leaving=taken.leaving,
            character=self.character(taken.seat) if taken.bot else "",
        )
