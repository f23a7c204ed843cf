"""A start adds up what was moved since the tally, and gets what the whole ledger adds up to."""

from __future__ import annotations

from random import Random

import pytest
from sqlalchemy import text

from croupier.audit import audit
from croupier.store import Store, tally
from croupier.store.database import engine_of, parse_url
from synthetic import House, coups


def counted(store: Store) -> dict[str, int]:
    """Return all balances added up from the beginning, without the tally."""
    found = store.ask(tally.counted, 10**15)
    return {account: amount for account, amount in found.items() if amount}


def test_the_books_are_the_same_with_any_tally(
    store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After every few transfers, and after a start that finds too many; the audit compares it."""
    monkeypatch.setattr(tally, "EVERY", 7)
    with Store.open(store_url) as store:
        house = House(store, Random(5))
        for _ in coups(house, 9, at=3):
            house.settled()
            assert store.book().accounts() == counted(store)
        assert store.ask(tally.upto) > 0
    monkeypatch.setattr(tally, "EVERY", 10**9)
    with Store.open(store_url) as store:
        house = House(store, Random(6))
        house.customer(700)
        house.settled()
        assert store.book().accounts() == counted(store)
    report = audit(store_url, processes=0)
    assert not report.differences


def test_a_tally_that_is_not_the_ledgers_is_found(
    store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that does not balance counts for nothing at a start; any other is a difference."""
    monkeypatch.setattr(tally, "EVERY", 1)
    with Store.open(store_url) as store:
        house = House(store, Random(7))
        house.customer(700)
        house.settled()
        house.customer(900)
        house.settled()
    monkeypatch.setattr(tally, "EVERY", 10**9)
    engine = engine_of(parse_url(store_url))
    with engine.begin() as connection:
        connection.execute(text("UPDATE tally SET amount = amount + 5 WHERE account = 'vault'"))
    with Store.open(store_url) as store:
        assert store.book().accounts() == counted(store)
    assert {one.code for one in audit(store_url).differences} == {"tally"}
    with engine.begin() as connection:
        connection.execute(text("UPDATE tally SET amount = amount - 5 WHERE account = 'cage'"))
    engine.dispose()
    found = audit(store_url, processes=0).differences
    assert [(one.code, one.values["account"]) for one in found] == [
        ("tally", "cage"),
        ("tally", "vault"),
    ]
