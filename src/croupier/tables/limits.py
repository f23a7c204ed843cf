"""What players allowed themselves: looked up in the store when chips are bought or bets placed."""

from __future__ import annotations

import asyncio
from functools import partial

from sqlalchemy import Connection, func, select

from croupier.games.actions import IllegalAction
from croupier.ledger import Transfer
from croupier.ledger.accounts import wallet
from croupier.money import MICRO_PER_MINOR, Micro, Minor
from croupier.store import Store, limits
from croupier.store.limits import Limit, LimitKind
from croupier.store.schema import journal, posting, transfer

DAY = 24 * 60 * 60_000
_AT_TABLES = ("seat-taken", "chips-added", "seat-left")


class Limits:
    """Refuses what a person's own limits do not allow."""

    def __init__(self, store: Store) -> None:
        """Begin with nothing looked up."""
        self._store = store
        self._stakes: dict[str, Minor | None] = {}
        self._waiting: list[tuple[str, str, Micro]] = []
        """Account, cause and amount of what is in the books and not on disk yet."""

    def note(self, moved: Transfer, durable: asyncio.Future[None]) -> None:
        """Count a movement of a wallet from now on, not only from when it can be looked up."""
        for account, amount in moved.postings:
            if account.startswith("wallet:"):
                line = (account, moved.cause, amount)
                self._waiting.append(line)
                durable.add_done_callback(partial(self._on_disk, line))

    def _on_disk(self, line: tuple[str, str, Micro], _done: asyncio.Future[None]) -> None:
        self._waiting.remove(line)

    def _out(self, account: str, causes: tuple[str, ...], since: int) -> Minor:
        """Return what left an account for some causes since a time, less what came back."""
        waits = [
            amount for name, cause, amount in self._waiting if name == account and cause in causes
        ]
        return self._store.ask(_out, account, causes, since) - sum(waits) // MICRO_PER_MINOR

    def forget(self, person: str) -> None:
        """Look a person's limits up again: they have changed."""
        self._stakes.pop(person, None)

    def check_buy(self, person: str, chips: Minor, at_tables: Minor, now: int) -> None:
        """Refuse to sit down or add chips.

        ``at_tables`` are the chips that the person has at tables now.

        Raises:
            IllegalAction: the person is excluded, or might lose more than it allowed itself.
        """
        found = self._store.ask(limits.excluded, person, now)
        if found is not None:
            raise IllegalAction("excluded", until=0 if found.until is None else found.until)
        for kind, days in (("loss-day", 1), ("loss-week", 7)):
            amount = self._limit(person, kind, now).amount  # type: ignore[arg-type]
            if amount is None:
                continue
            lost = self._out(wallet(person), _AT_TABLES, now - days * DAY) - at_tables
            if max(0, lost) + at_tables + chips > amount:
                raise IllegalAction("own-limit", kind=kind, high=amount, amount=chips)

    def check_sale(self, person: str, amount: Minor, now: int) -> None:
        """Refuse to sell more chips in a day than the person allowed itself.

        Raises:
            IllegalAction: it would be more.
        """
        limit = self._limit(person, "buy-day", now).amount
        if limit is None:
            return
        bought = -self._out(wallet(person), ("wallet-sold",), now - DAY)
        if bought + amount > limit:
            raise IllegalAction("own-limit", kind="buy-day", high=limit, amount=amount)

    def check_stake(self, person: str, amount: Minor, now: int) -> None:
        """Refuse a bet above what the person allowed itself.

        Raises:
            IllegalAction: it is.
        """
        if person not in self._stakes:
            self._stakes[person] = self._limit(person, "stake", now).amount
        limit = self._stakes[person]
        if limit is not None and amount > limit:
            raise IllegalAction("own-limit", kind="stake", high=limit, amount=amount)

    def _limit(self, person: str, kind: LimitKind, now: int) -> Limit:
        return self._store.ask(limits.limit_of, person, kind, now)


def _out(connection: Connection, account: str, causes: tuple[str, ...], since: int) -> Minor:
    """Return what left an account for some causes since a time, less what came back."""
    query = (
        select(func.sum(posting.c.amount))
        .join(transfer, transfer.c.number == posting.c.transfer)
        .join(journal, journal.c.number == transfer.c.entry)
        .where(
            posting.c.account == account,
            transfer.c.cause.in_(causes),
            journal.c.at > since,
        )
    )
    return -int(connection.execute(query).scalar() or 0) // MICRO_PER_MINOR
