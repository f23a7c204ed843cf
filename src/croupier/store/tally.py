"""All balances up to some transfer, kept so that a start need not add up the whole ledger.

The ledger is what counts: the tally is made from it, now and then, and the audit compares the two.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, Select, delete, func, insert, select

from croupier.money import Micro
from croupier.store.schema import posting, tally

EVERY: Final = 20_000
"""Transfers after which the tally is made anew."""


def upto(connection: Connection) -> int:
    """Return the number of the last transfer that the tally counts; 0: there is none."""
    return int(connection.execute(select(func.max(tally.c.upto))).scalar() or 0)


def balances(connection: Connection) -> dict[str, Micro]:
    """Return all balances: the tally's and what was moved since, or else from the beginning."""
    kept = upto(connection)
    if not kept:
        return _sums(connection, _moved(None))
    found = _sums(connection, select(tally.c.account, tally.c.amount))
    # Added up here: SQLite would go through all postings, account by account, to group these few.
    since = select(posting.c.account, posting.c.amount).where(posting.c.transfer > kept)
    for account, amount in connection.execute(since):
        found[account] = found.get(account, 0) + amount
    if sum(found.values()):  # then it is not the ledger's
        return _sums(connection, _moved(None))
    return found


def counted(connection: Connection, last: int) -> dict[str, Micro]:
    """Return all balances after transfer ``last``, added up from the beginning."""
    return _sums(connection, _moved(last))


def keep(connection: Connection, last: int) -> None:
    """Make the tally anew, up to transfer ``last``, which is the ledger's last."""
    found = balances(connection)
    connection.execute(delete(tally))
    rows = [{"account": name, "upto": last, "amount": found[name]} for name in sorted(found)]
    if rows:
        connection.execute(insert(tally), rows)


def kept(connection: Connection) -> dict[str, Micro]:
    """Return the tally."""
    return _sums(connection, select(tally.c.account, tally.c.amount))


def _moved(last: int | None) -> Select[Any]:
    query = select(posting.c.account, func.sum(posting.c.amount)).group_by(posting.c.account)
    return query if last is None else query.where(posting.c.transfer <= last)


def _sums(connection: Connection, query: Select[Any]) -> dict[str, Micro]:
    return {account: int(amount) for account, amount in connection.execute(query)}
