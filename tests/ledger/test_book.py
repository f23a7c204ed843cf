"""Double entry as values: what the books accept, and what they refuse without a change."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.games.actions import Seat
from croupier.ledger import Book, LedgerError, Transfer, made, refuse_unsound
from croupier.ledger.accounts import (
    KINDS,
    MAY_HOLD_PARTS,
    NEVER_BELOW_ZERO,
    bank,
    bets,
    float_of,
    kind,
    progressive,
    rake,
    reserved,
    wallet,
)

CENT = 10_000


def transfer(*postings: tuple[str, int], key: str = "k") -> Transfer:
    """Return a transfer of these postings."""
    return Transfer(key, "test", postings)


def test_every_account_has_a_known_kind() -> None:
    """The functions that name accounts and the list of kinds agree."""
    names = [
        wallet("p"),
        bank("t", Seat(1)),
        bets("t"),
        float_of("t"),
        rake("t"),
        progressive("m"),
        reserved("t", 1, Seat(1)),
        "vault",
        "cage",
        "practice",
        "house",
    ]
    assert {kind(name) for name in names} == KINDS
    assert KINDS >= NEVER_BELOW_ZERO | MAY_HOLD_PARTS


@pytest.mark.parametrize(
    ("postings", "why"),
    [
        ([("cage", -1)], "at least two"),
        ([], "at least two"),
        ([("cage", -CENT), ("wallet:a", CENT + 1)], "do not add up"),
        ([("cage", -CENT), ("pocket:a", CENT)], "is no account"),
        ([("cage", 0), ("wallet:a", 0)], "moves nothing"),
        ([("cage", -CENT), ("cage", CENT)], "stands twice"),
    ],
)
def test_an_unsound_transfer_is_refused(postings: list[tuple[str, int]], why: str) -> None:
    """It balances, names known accounts once each, and moves something."""
    with pytest.raises(LedgerError, match=why):
        refuse_unsound(transfer(*postings))
    book = Book()
    with pytest.raises(LedgerError, match=why):
        book.apply([transfer(*postings)])
    assert book.accounts() == {}


@pytest.mark.parametrize("account", ["wallet:a", "bank:t:1", "bets:t", "rake:t", "progressive:m"])
def test_what_somebody_holds_is_never_below_nothing(account: str) -> None:
    """A balance that would fall below zero refuses the whole list of transfers."""
    book = Book({account: CENT, "house": -CENT})
    good = transfer(("cage", -CENT), ("wallet:b", CENT), key="good")
    with pytest.raises(LedgerError, match="would stand at -10000"):
        book.apply([good, transfer((account, -2 * CENT), ("house", 2 * CENT), key="bad")])
    assert book.accounts() == {account: CENT, "house": -CENT}


def test_parts_of_a_cent_lie_only_where_the_meter_needs_them() -> None:
    """A wallet holds whole cents; the float and the meter may hold parts."""
    book = Book()
    book.apply([transfer(("float:t", -1), ("progressive:m", 1))])
    with pytest.raises(LedgerError, match="part of a minor unit"):
        book.apply([transfer(("progressive:m", -1), ("wallet:a", 1))])
    assert book.balance("progressive:m") == 1


def test_a_copy_is_a_book_of_its_own() -> None:
    """What is carried out on the copy leaves the original alone."""
    book = Book({"cage": -CENT, "wallet:a": CENT})
    other = book.copy()
    other.apply([transfer(("wallet:a", -CENT), ("cage", CENT))])
    assert book.balance("wallet:a") == CENT
    assert other.accounts() == {}


ACCOUNTS = st.sampled_from(["cage", "wallet:a", "wallet:b", "bank:t:1", "house"])


@given(st.lists(st.tuples(ACCOUNTS, ACCOUNTS, st.integers(-5, 50)), max_size=30))
def test_the_total_is_always_nothing(steps: list[tuple[str, str, int]]) -> None:
    """Whatever is accepted or refused, the sum of all balances is zero and no chip is owed."""
    book = Book()
    for number, (source, to, amount) in enumerate(steps):
        movements = [(source, -amount * CENT), (to, amount * CENT)]
        before = book.copy().accounts()
        try:
            book.apply(made(f"k{number}", "test", movements))
        except LedgerError:
            assert book.accounts() == before
        assert book.total() == 0
        assert all(book.balance(a) >= 0 for a in ("wallet:a", "wallet:b", "bank:t:1"))
