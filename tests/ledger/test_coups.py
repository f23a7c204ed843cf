"""What acts move between accounts is what the engine says, in every coup of both games."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.games.actions import HOUSE, Deal, Expose, Fold, Join, Raise, Seat, Void
from croupier.games.actions import Place as Bet
from croupier.games.caribbean import CaribbeanCoup, caribbean_game
from croupier.games.coup import Coup
from croupier.games.events import BetSettled, MeterFed
from croupier.games.stud import StudCoup
from croupier.ledger import (
    Book,
    LedgerError,
    Place,
    bank_after,
    beginning,
    key_of,
    made,
    moved,
    standing,
)
from croupier.ledger.accounts import HOUSE as HOUSE_ACCOUNT
from croupier.ledger.accounts import bank, bets, float_of, progressive, rake, reserved
from croupier.ledger.coups import Standing, reserved_share
from croupier.money import MICRO_PER_MINOR, micro
from croupier.sheets import CaribbeanSheet
from games.caribbean_random import new_coup, next_step, sheets
from games.caribbean_tools import AK_DEALER, QUADS, RAGS, RICH, ROYAL, SHIPPED, Play, deck_of, play
from games.random_stud import Start, choices, starts, step

PLACE = Place("t", 7, "m")
rngs = st.integers(0, 2**32).map(Random)


class Books:
    """A book beside a coup: what every act moves is carried out at once."""

    def __init__(self, coup: Coup, meter: int = 0) -> None:
        """Put every seat's chips in its bank, and the meter's micro-units in the meter."""
        self.coup = coup
        self.book = Book()
        self.standing: Standing = beginning(PLACE, coup)
        self.book.apply(
            made(
                "start",
                "test",
                [
                    *self.standing.items(),
                    (progressive("m"), meter),
                    (HOUSE_ACCOUNT, -meter - sum(self.standing.values())),
                ],
            )
        )
        self.acts = 0
        self.follow()

    def follow(self) -> None:
        """Carry out what the last act moved."""
        now = standing(PLACE, self.coup)
        self.book.apply(moved(self.standing, now, key_of(PLACE, self.acts), "act"))
        self.standing = now
        self.acts += 1
        assert self.book.total() == 0

    def minor(self, account: str) -> int:
        """Return a balance in minor units, which it is a whole number of."""
        whole, part = divmod(self.book.balance(account), MICRO_PER_MINOR)
        assert part == 0
        return whole


@given(sheets(), rngs)
@pytest.mark.ruling("R-QC-10", "R-QC-15")
def test_caribbean_accounts_follow_the_engine(sheet: CaribbeanSheet, rng: Random) -> None:
    """Banks, layout, float, meter and reserved shares after every act, counted from the events."""
    for _ in range(4):
        coup = new_coup(sheet, rng)
        meter = rng.randrange(10**12)
        books = Books(coup, meter)
        start = dict(coup._start)
        house = books.book.balance(HOUSE_ACCOUNT)
        while not coup.done:
            seat, action = next_step(coup, rng)
            if isinstance(action, Expose):
                action = Expose(books.book.balance(progressive("m")))
            coup.act(seat, action)
            books.follow()
            caribbean_agrees(books, coup, start, meter, house)


def caribbean_agrees(
    books: Books, coup: CaribbeanCoup, start: dict[Seat, int], meter: int, house: int
) -> None:
    """Compare every account with what the events say, added up one by one."""
    fed = sum(event.amount for event in coup.events if isinstance(event, MeterFed))
    hits = coup.settlement.hits if coup.settlement else ()
    shares = {hit.seat: hit.prize for hit in hits if hit.from_meter}
    lost = -sum(event.net for event in coup.events if isinstance(event, BetSettled))
    for seat in start:
        assert books.minor(bank("t", seat)) == coup.chips(seat) - shares.get(seat, 0)
        assert books.minor(bank("t", seat)) == bank_after(coup, seat)
        assert books.minor(reserved("t", 7, seat)) == shares.get(seat, 0)
    on_layout = 0 if coup.done else sum(start.values()) - sum(map(coup.chips, start))
    assert books.minor(bets("t")) == on_layout
    paid = sum(shares.values())
    assert books.book.balance(float_of("t")) == micro(lost + paid) - fed
    left = coup.settlement.meter_after if coup.settlement and hits else meter + fed
    assert books.book.balance(progressive("m")) == left
    seeded = left - meter - fed + micro(paid)
    assert books.book.balance(HOUSE_ACCOUNT) == house - seeded
    line = coup.game.sheet.progressive
    assert seeded % (micro(line.seed) or 1) == 0 if hits and line else seeded == 0


@given(starts(), choices)
@pytest.mark.clause("CM-10", "CM-13")
@pytest.mark.ruling("R-CM-12", "R-CM-19")
def test_stud_accounts_follow_the_engine(start: Start, bytes_: bytes) -> None:
    """Banks, pot and rake after every act, a void after the end included."""
    coup, left = start.coup(), iter(bytes_)
    books = Books(coup)
    while not coup.done:
        stud_agrees(books, coup)
        step(start, coup, next(left, 0))
        books.follow()
    stud_agrees(books, coup)
    if coup.voided is None:
        coup.act(HOUSE, Void("a card was seen"))
        books.follow()
        stud_agrees(books, coup)
        assert {seat: books.minor(bank("t", seat)) for seat in coup.banks} == coup.banks


def stud_agrees(books: Books, coup: StudCoup) -> None:
    """Compare every account with the view."""
    kept = coup.settlement.rake if coup.settlement else 0
    for seat in coup.seats:
        assert books.minor(bank("t", seat)) == coup.chips(seat)
    pot = coup.view(None).pot if coup.voided is None else 0
    assert books.minor(bets("t")) == (0 if coup.done else pot)
    assert books.minor(rake("t")) == kept
    assert books.book.balance(float_of("t")) == 0


@pytest.mark.ruling("R-QC-8", "R-QC-13", "R-QC-15")
def test_a_royal_is_reserved_and_the_house_seeds_the_meter_again() -> None:
    """What was shown is reserved; seed and remainder stand; the bank has only the other bets."""
    coup = caribbean_game(SHIPPED).coup({Seat(1): 100_000})
    books = Books(coup, 123_456_789_012)
    for seat, action in (
        (Seat(1), Bet(1000, progressive=True)),
        (HOUSE, Deal(deck_of([ROYAL], AK_DEALER))),
        (Seat(1), Raise(2000)),
    ):
        coup.act(seat, action)
        books.follow()
    meter = books.book.balance(progressive("m"))
    assert meter == 123_456_789_012 + 500_000
    assert books.book.balance(float_of("t")) == -500_000
    coup.act(HOUSE, Expose(meter))
    books.follow()
    shown = 12_345_728
    assert reserved_share(coup, Seat(1)) == books.minor(reserved("t", 7, Seat(1))) == shown
    assert books.minor(bank("t", Seat(1))) == 100_000 + 1000 + 200_000 - 100
    assert books.book.balance(progressive("m")) == micro(1_000_000) + 9_012
    assert books.book.balance(HOUSE_ACCOUNT) == -123_456_789_012 - micro(1_100_000)


@pytest.mark.ruling("R-QC-15")
def test_a_fixed_prize_is_paid_at_once_by_the_float() -> None:
    """Four of a kind wins 500.00 into the bank, and the meter stands."""
    coup = play({1: Play(QUADS, raised=False, progressive=True)}, AK_DEALER, meter=10**10)
    now = standing(PLACE, coup)
    assert now[bank("t", Seat(1))] == micro(RICH - 1000 - 100 + 50_000)
    assert now[float_of("t")] == micro(1000 + 100 - 50_000) - 500_000
    assert now[progressive("m")] == 500_000
    assert reserved("t", 7, Seat(1)) not in now


def test_a_progressive_needs_a_meter() -> None:
    """A table whose sheet has a progressive cannot play without one."""
    coup = play({1: Play(QUADS, progressive=True)}, AK_DEALER, meter=10**10)
    with pytest.raises(LedgerError, match="no meter"):
        standing(Place("t", 1), coup)


def test_nothing_moves_where_two_standings_are_equal() -> None:
    """An act that moves no chip makes no transfer."""
    coup = play({1: Play(RAGS, raised=False)}, AK_DEALER)
    assert moved(standing(PLACE, coup), standing(PLACE, coup), "k", "act") == ()


def test_a_coup_of_no_known_game_is_refused() -> None:
    """Only the games that the ledger knows have accounts."""
    with pytest.raises(TypeError, match="no coup"):
        standing(PLACE, object())  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="no coup"):
        beginning(PLACE, object())  # type: ignore[arg-type]


@pytest.mark.ruling("R-QC-15")
def test_chips_that_join_a_coup_are_not_the_coups_to_move() -> None:
    """They come from a wallet by an entry of their own; the coup moves what is bet and won."""
    coup = caribbean_game(SHIPPED).coup({Seat(1): 100_000})
    books = Books(coup)
    brought = [(bank("t", Seat(2)), micro(50_000)), (HOUSE_ACCOUNT, -micro(50_000))]
    books.book.apply(made("sit", "seat-taken", brought))
    deck = deck_of([RAGS, QUADS], AK_DEALER)
    for seat, action in (
        (HOUSE, Join(Seat(2), 50_000)),
        (Seat(1), Bet(1000)),
        (Seat(2), Bet(1000, progressive=True)),
        (HOUSE, Join(Seat(1), 130_000)),
        (HOUSE, Deal(deck)),
        (Seat(1), Raise(2000)),
        (Seat(2), Fold()),
        (HOUSE, Expose(10**10)),
    ):
        if action == Join(Seat(1), 130_000):
            more = [(bank("t", Seat(1)), micro(30_000)), (HOUSE_ACCOUNT, -micro(30_000))]
            books.book.apply(made("add", "chips-added", more))
        coup.act(seat, action)
        books.follow()
        assert books.minor(bank("t", Seat(1))) == coup.chips(Seat(1))
        assert books.minor(bank("t", Seat(2))) == coup.chips(Seat(2))
    assert books.minor(bank("t", Seat(1))) == 130_000 - 3000
    assert books.minor(bank("t", Seat(2))) == 50_000 - 1000 - 100 + 50_000
    assert books.minor(bets("t")) == 0
