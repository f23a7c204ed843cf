"""A house on paper: random coups of both games, played by the engine and written to a store.

What a live table writes, without tables, clock or network: for tests and bench of the audit.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Future
from random import Random
from typing import Any

from croupier.cards import full_deck
from croupier.games.actions import (
    HOUSE,
    AnyAction,
    Blind,
    Call,
    Check,
    Deal,
    Decline,
    Expose,
    Fold,
    Offer,
    Open,
    Place,
    Raise,
    Seat,
    Void,
)
from croupier.games.caribbean import CaribbeanCoup, caribbean_game
from croupier.games.stud import StudCoup, stud_game
from croupier.ledger import (
    Book,
    Transfer,
    bank_after,
    beginning,
    key_of,
    moved,
    standing,
)
from croupier.ledger import Place as Accounts
from croupier.ledger.accounts import progressive, reserved, wallet
from croupier.money import MICRO_PER_MINOR
from croupier.records import RULES_VERSION
from croupier.sheets import CaribbeanSheet, StudSheet, load_sheet
from croupier.shuffle import CoupShuffle
from croupier.store import HOUSE_STREAM, Entry, Store, transfers_of
from croupier.store.journal import (
    Act,
    BetsClosed,
    ChipsAdded,
    CoupClosed,
    CoupOpened,
    FloatFilled,
    JackpotSigned,
    JournalBody,
    MeterOpened,
    SeatLeft,
    SeatTaken,
    SeedOpened,
    SeedShared,
    TableOpened,
    VaultStocked,
    WalletSold,
    kind_of,
)

METER = "quebec"
BUY = 100_000
PLAIN: dict[str, AnyAction] = {
    "blind": Blind(),
    "decline": Decline(),
    "check": Check(),
    "call": Call(),
    "fold": Fold(),
}


class House:
    """Writes what happens; the last future is done when all of it is durable."""

    def __init__(self, store: Store, rng: Random) -> None:
        """Open the meter and stock the vault."""
        self.store = store
        self.rng = rng
        self.book: Book = store.book()
        self.now = store.last_at()
        self.future: Future[None] | None = None
        self.people = 0
        self.write(HOUSE_STREAM, VaultStocked(100_000_000, "m", "n"))
        line = load_sheet("caribbean-stud-quebec").dump()["progressive"]
        self.write(HOUSE_STREAM, MeterOpened(METER, 1_000_000, line=line))

    def write(
        self, stream: str, body: JournalBody, transfers: tuple[Transfer, ...] | None = None
    ) -> Entry:
        """Append an entry; what it moves is that of its body unless given."""
        if transfers is None:
            seq = self.store.head(stream).seq + 1
            transfers = transfers_of(stream, body, f"{stream}:{seq}")
        self.now += self.rng.randrange(3)
        self.book.apply(transfers)
        entry = self.store.next_entry(stream, self.now, body, transfers)
        self.future = self.store.append([entry])
        return entry

    def table(self, name: str, sheet: str = "caribbean-stud-quebec", seats: int = 5) -> Table:
        """Open a table and seat people at it."""
        return Table(self, name, load_sheet(sheet), seats)

    def customer(self, chips: int) -> str:
        """Sell chips to somebody new, and return who."""
        self.people += 1
        person = f"p{self.store.head(HOUSE_STREAM).seq}"
        self.write(HOUSE_STREAM, WalletSold(person, chips, "c"))
        return person

    def settled(self) -> None:
        """Wait until all is durable."""
        if self.future is not None:
            self.future.result(60)


class Table:
    """One table: its stream, its seats, the number of its coups."""

    def __init__(
        self, house: House, name: str, sheet: CaribbeanSheet | StudSheet, seats: int
    ) -> None:
        """Open it, fill its float, seat people."""
        self.house = house
        self.name = name
        self.sheet = sheet
        self.stream = f"table:{name}"
        self.coups = 0
        self.seats: dict[Seat, str] = {}
        self.marker = Seat(1)
        self.meter = METER if isinstance(sheet, CaribbeanSheet) and sheet.progressive else None
        stake = None if isinstance(sheet, CaribbeanSheet) else 0
        self.write(
            TableOpened(
                name, sheet.dump(), sheet.digest, RULES_VERSION, stake=stake, meter=self.meter
            )
        )
        self.write(FloatFilled(1_000_000, "m"))
        for number in range(1, seats + 1):
            self.sit(Seat(number))

    def write(self, body: JournalBody, transfers: tuple[Transfer, ...] | None = None) -> Entry:
        """Append to the table's stream."""
        return self.house.write(self.stream, body, transfers)

    def sit(self, seat: Seat) -> None:
        """Seat somebody new."""
        person = self.house.customer(BUY)
        self.seats[seat] = person
        self.write(SeatTaken(seat, person, BUY, wallet(person)))

    def chips(self, seat: Seat) -> int:
        """Return what the seat has in its bank."""
        return self.house.book.balance(f"bank:{self.name}:{seat}") // MICRO_PER_MINOR

    def leave(self, seat: Seat) -> None:
        """Give a seat up."""
        person = self.seats.pop(seat)
        self.write(SeatLeft(seat, self.chips(seat), wallet(person)))

    def play(self, *, until: int = 1 << 30) -> Coup:
        """Play a coup; ``until`` leaves it open after so many acts."""
        for seat in self.seats:
            if self.chips(seat) < 5_000:
                self.write(ChipsAdded(seat, BUY, wallet(self.house.customer(BUY))))
        self.coups += 1
        coup = Coup(self)
        while not coup.engine.done and coup.acts < until:
            coup.step()
        if coup.engine.done:
            coup.close()
        return coup


class Coup:
    """One coup: every act is written with what it moved."""

    def __init__(self, table: Table) -> None:
        """Open it."""
        self.table = table
        self.rng = table.house.rng
        self.accounts = Accounts(table.name, table.coups, table.meter)
        seed = self.rng.randbytes(32)
        self.shuffle = CoupShuffle(seed, table.name, table.coups, table.sheet.digest)
        chips = {seat: table.chips(seat) for seat in table.seats}
        self.engine: CaribbeanCoup | StudCoup
        sheet = table.sheet
        marker = None
        if isinstance(sheet, CaribbeanSheet):
            self.engine = caribbean_game(sheet).coup(chips)
        else:
            marker = table.marker = Seat(table.marker % len(table.seats) + 1)
            self.engine = stud_game(sheet).coup(sheet.stakes[0], chips, marker)
        self.acts = 0
        self.standing = beginning(self.accounts, self.engine)
        body = CoupOpened(
            table.coups,
            sheet.digest,
            RULES_VERSION,
            chips,
            self.shuffle.commitment,
            seed.hex(),
            marker=marker,
            events=tuple(self.engine.events),
        )
        table.write(body, self.moves("coup-opened"))
        self.share()

    def moves(self, cause: str) -> tuple[Transfer, ...]:
        """Return what the last act moved."""
        before, self.standing = self.standing, standing(self.accounts, self.engine)
        return moved(before, self.standing, key_of(self.accounts, self.acts), cause)

    def share(self) -> None:
        """Let some seats add to the shuffle; not all of them open what they added."""
        from croupier.shuffle import context, share_commitment

        table = self.table
        where = context(table.name, table.coups, table.sheet.digest)
        secrets = {}
        for seat in table.seats:
            if self.rng.random() < 0.05:
                secret = self.rng.randbytes(32)
                secrets[seat] = secret.hex()
                commitment = share_commitment(secret, seat, where).hex()
                self.shuffle.share(seat, commitment)
                table.write(SeedShared(table.coups, seat, commitment))
        self.shuffle.close()
        if secrets:
            table.write(BetsClosed(table.coups))
        for seat, text in secrets.items():
            if self.rng.random() < 0.7:
                self.shuffle.open(seat, text)
                table.write(SeedOpened(table.coups, seat, text))

    def act(self, seat: Seat, action: AnyAction, **more: Any) -> None:  # noqa: ANN401 - a body's fields
        """Do it and write it."""
        events = self.engine.act(seat, action)
        self.acts += 1
        body = Act(self.table.coups, self.acts, seat, action, events, **more)
        self.table.write(body, self.moves(kind_of(body)))

    def step(self) -> None:
        """Do what is next, by chance."""
        waiting = self.engine.to_act
        seat = waiting[0]
        if self.rng.random() < 0.002:
            self.act(HOUSE, Void("a card fell"), by="i", second="m")
        elif seat == HOUSE:
            self.house_step()
        else:
            offers = self.engine.actions(seat)
            self.act(seat, self.choose(offers))

    def house_step(self) -> None:
        """Deal or expose."""
        engine = self.engine
        if isinstance(engine, CaribbeanCoup) and engine.phase == "exposure":
            self.act(HOUSE, Expose(self.table.house.book.balance(progressive(METER))))
            self.pay()
            return
        lowest = engine.lowest if isinstance(engine, StudCoup) else engine.game.sheet.deck.rank
        self.shuffle.seal(full_deck(lowest))
        self.act(HOUSE, Deal(self.shuffle.order), root=self.shuffle.root)

    def choose(self, offers: tuple[Offer, ...]) -> AnyAction:
        """Return one of the offers, mostly a cheap one."""
        kinds = {offer.kind: offer for offer in offers}
        cheap = [kind for kind in ("check", "call", "decline") if kind in kinds]
        if cheap and self.rng.random() < 0.7:
            return PLAIN[cheap[0]]
        offer = self.rng.choice(offers)
        if offer.kind == "place":
            return Place(offer.low, offer.progressive)
        if offer.kind == "open":
            return Open(offer.low)
        return Raise(offer.low) if offer.kind == "raise" else PLAIN[offer.kind]

    def pay(self) -> None:
        """Have two members of staff sign for shares of the meter."""
        table = self.table
        for seat, person in table.seats.items():
            account = reserved(table.name, table.coups, seat)
            amount = table.house.book.balance(account) // MICRO_PER_MINOR
            if amount:
                body = JackpotSigned(
                    table.name, table.coups, seat, amount, wallet(person), "c", "m"
                )
                table.house.write(HOUSE_STREAM, body)

    def close(self) -> None:
        """Write that it is over; the banks are what the engine says."""
        for seat in self.table.seats:
            assert self.table.chips(seat) == bank_after(self.engine, seat)
        voided = self.engine.voided is not None
        self.table.write(CoupClosed(self.table.coups, voided=voided))


def tables(house: House, count: int) -> list[Table]:
    """Open tables of both games."""
    sheets = ("caribbean-stud-quebec", "five-card-stud-casino", "five-card-stud-casino-closed")
    return [house.table(f"t{number}", sheets[number % 3]) for number in range(count)]


def coups(house: House, count: int, at: int = 6) -> Iterator[Coup]:
    """Play coups at several tables in turn."""
    open_tables = tables(house, at)
    for number in range(count):
        yield open_tables[number % at].play()
