"""Double entry as values: balanced transfers, and the balances that they lead to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

import msgspec

from croupier.ledger.accounts import KINDS, MAY_HOLD_PARTS, NEVER_BELOW_ZERO, kind
from croupier.money import MICRO_PER_MINOR, Micro

Posting: TypeAlias = tuple[str, Micro]
"""An account, and what it gains (or, negative, loses)."""


MOST: Micro = 2**62
"""Databases keep 64 bits: no account and no posting goes beyond this, above or below zero."""


class LedgerError(ValueError):
    """A transfer that the books refuse; nothing has changed."""


class Transfer(msgspec.Struct, frozen=True):
    """One movement: its postings add up to nothing, so that no chip appears or is lost.

    ``key`` is unique for ever: the same movement written twice is one movement. ``cause`` says in
    a word why.
    """

    key: str
    cause: str
    postings: tuple[Posting, ...]


class Book:
    """All balances; what is not there is zero."""

    __slots__ = ("_balances",)

    def __init__(self, balances: Mapping[str, Micro] | None = None) -> None:
        """Begin with given balances; by default with none."""
        self._balances: dict[str, Micro] = dict(balances or {})

    def balance(self, account: str) -> Micro:
        """Return what lies in an account, in micro-units."""
        return self._balances.get(account, 0)

    def accounts(self) -> Mapping[str, Micro]:
        """Return every account that holds something or owes it."""
        return {account: amount for account, amount in self._balances.items() if amount}

    def total(self) -> Micro:
        """Return the sum of all balances: zero, always."""
        return sum(self._balances.values())

    def copy(self) -> Book:
        """Return a book of its own with the same balances."""
        return Book(self._balances)

    def apply(self, transfers: Sequence[Transfer]) -> None:
        """Carry all of the transfers out, in order, or none.

        Raises:
            LedgerError: one does not balance, names no known account, moves nothing, leaves part of
                a minor unit where none may lie, or leaves less than none where that may not be.
        """
        changed: dict[str, Micro] = {}
        held = self._balances
        for transfer in transfers:
            refuse_unsound(transfer)
            for account, amount in transfer.postings:
                before = changed.get(account)
                after = (held.get(account, 0) if before is None else before) + amount
                if after < 0 or after > MOST or after % MICRO_PER_MINOR:
                    _refuse_balance(transfer, account, after)
                changed[account] = after
        held.update(changed)


def _refuse_balance(transfer: Transfer, account: str, amount: Micro) -> None:
    of_kind = kind(account)
    if abs(amount) > MOST:
        raise LedgerError(f"{transfer.key}: {account} would hold more than can be kept")
    if amount < 0 and of_kind in NEVER_BELOW_ZERO:
        raise LedgerError(f"{transfer.key}: {account} would stand at {amount} micro-units")
    if amount % MICRO_PER_MINOR and of_kind not in MAY_HOLD_PARTS:
        raise LedgerError(f"{transfer.key}: {account} would hold part of a minor unit ({amount})")


def refuse_unsound(transfer: Transfer) -> None:
    """Raise :class:`LedgerError` unless a transfer balances and names known accounts once each."""
    postings = transfer.postings
    if len(postings) < 2:
        raise LedgerError(f"{transfer.key}: a transfer has at least two postings")
    total = 0
    seen = set()
    for account, amount in postings:
        if not -MOST <= amount <= MOST:
            raise LedgerError(f"{transfer.key}: a posting is larger than can be kept")
        if kind(account) not in KINDS:
            raise LedgerError(f"{transfer.key}: {account!r} is no account")
        if account in seen or not amount:
            raise LedgerError(f"{transfer.key}: {account} stands twice, or moves nothing")
        seen.add(account)
        total += amount
    if total:
        raise LedgerError(f"{transfer.key}: the postings do not add up to nothing: {postings}")


def made(key: str, cause: str, movements: Iterable[Posting]) -> tuple[Transfer, ...]:
    """Return the transfer of some movements, those of one account added up; none if nothing moves.

    Raises:
        LedgerError: they do not balance.
    """
    sums: dict[str, Micro] = {}
    for account, amount in movements:
        sums[account] = sums.get(account, 0) + amount
    postings = tuple((account, amount) for account, amount in sums.items() if amount)
    if not postings:
        return ()
    transfer = Transfer(key, cause, postings)
    refuse_unsound(transfer)
    return (transfer,)
