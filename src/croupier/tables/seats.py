"""Who sits where at a table, and the banks that people left it with."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from croupier.games.actions import IllegalAction, Seat
from croupier.store.journal import Remembered, Sitter

BOT_NAMES = ("Ada", "Blaise", "Carla", "Dimitri", "Elena", "Fermat", "Girolamo", "Hypatia", "Ines")


BOT = "bot:"


def bot_at(table: str, seat: Seat) -> str:
    """Return who a bot is to the table."""
    return f"{BOT}{table}:{seat}"


def is_bot(person: str) -> bool:
    """Whether that is who a bot is."""
    return person.startswith(BOT)


class Taken:
    """A taken seat."""

    __slots__ = (
        "away",
        "bot",
        "connected",
        "leaving",
        "missed",
        "name",
        "person",
        "reason",
        "seat",
        "thinks",
    )

    def __init__(self, seat: Seat, person: str, name: str, *, bot: bool = False) -> None:
        """Begin as present; ``away`` is since when its owner has dropped out or has no chips."""
        self.seat = seat
        self.person = person
        self.name = name
        self.bot = bot
        self.connected = True
        self.leaving = False
        self.reason = ""
        self.missed = 0
        self.away: int | None = None
        self.thinks: tuple[int, int] = (0, 0)

    def kept(self) -> Sitter:
        """Return it for the journal."""
        return Sitter(self.seat, self.person, self.name, self.bot, self.missed)


class Seats:
    """The seats of a table."""

    def __init__(self, capacity: int) -> None:
        """Begin with all of them free."""
        self.capacity = capacity
        self.by_seat: dict[Seat, Taken] = {}
        """In order of seats."""
        self.by_person: Mapping[str, Seat] = {}
        self.banks: dict[str, Remembered] = {}

    def __iter__(self) -> Iterator[Taken]:
        """Go through those taken, in order of seats."""
        return iter(tuple(self.by_seat.values()))

    def __contains__(self, seat: object) -> bool:
        """Whether a seat is taken."""
        return seat in self.by_seat

    def of(self, person: str) -> Taken | None:
        """Return the seat that a person has."""
        seat = self.by_person.get(person)
        return None if seat is None else self.by_seat[seat]

    def free(self, wish: Seat | None) -> Seat:
        """Return the seat wished for, or any free one.

        Raises:
            IllegalAction: it is taken, there is no such seat, or none is free.
        """
        if wish is not None:
            if not 1 <= wish <= self.capacity:
                raise IllegalAction("unknown-table-seat", seat=wish, seats=self.capacity)
            if wish in self.by_seat:
                raise IllegalAction("seat-taken", seat=wish)
            return wish
        for number in range(1, self.capacity + 1):
            if number not in self.by_seat:
                return Seat(number)
        raise IllegalAction("table-full", seats=self.capacity)

    def take(self, taken: Taken) -> None:
        """Let somebody sit down."""
        self.by_seat = dict(sorted({**self.by_seat, taken.seat: taken}.items()))
        # Never changed in place: batches keep who sat where when they were made.
        self.by_person = {**self.by_person, taken.person: taken.seat}

    def give_up(self, seat: Seat) -> Taken:
        """Free a seat and return who sat there."""
        taken = self.by_seat.pop(seat)
        self.by_person = {p: s for p, s in self.by_person.items() if s != seat}
        return taken

    def remember(self, bank: Remembered, now: int, most: int | None = None) -> None:
        """Keep what a person left with, and forget what no longer counts, or is beyond ``most``."""
        banks = {
            person: kept
            for person, kept in self.banks.items()
            if kept.until > now and person != bank.person
        }
        while most is not None and len(banks) >= most:
            del banks[next(iter(banks))]
        self.banks = banks | {bank.person: bank}

    def same_bank(self, person: str, now: int) -> int:
        """Return the bank that a person must come back with; 0: any."""
        kept = self.banks.get(person)
        return kept.bank if kept is not None and kept.until > now else 0
