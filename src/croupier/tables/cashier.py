"""Chips for money and back, and the vault; what a cashier does away from the tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.games.actions import IllegalAction
from croupier.ledger.accounts import VAULT, wallet
from croupier.money import MICRO_PER_MINOR, Minor
from croupier.store import HOUSE_STREAM
from croupier.store.journal import Noted, VaultStocked, WalletRedeemed, WalletSold
from croupier.tables.alerts import SEEN
from croupier.tables.draft import Draft
from croupier.tables.refusing import checked_amount
from croupier.tables.requests import CASHIER, MANAGER, STAFF
from croupier.tables.spec import Caller

if TYPE_CHECKING:
    from croupier.tables.house import House


def _role(caller: Caller, roles: frozenset[str]) -> None:
    if not caller.roles & roles:
        raise IllegalAction("role", roles=", ".join(sorted(roles)))


def sell(house: House, caller: Caller, person: str, amount: Minor, name: str, draft: Draft) -> None:
    """Sell chips; the same id again is the same sale."""
    _role(caller, CASHIER)
    if not _is_new(house, f"sold:{name}", amount, wallet(person)):
        return
    checked_amount(amount)
    house.limits.check_sale(person, amount, house.clock.now())
    draft.move(HOUSE_STREAM, WalletSold(person, amount, caller.id, name), f"sold:{name}")
    house.desk.moved[f"sold:{name}"] = (wallet(person), amount)


def redeem(
    house: House, caller: Caller, person: str, amount: Minor, name: str, draft: Draft
) -> None:
    """Buy chips back; the same id again is the same act."""
    _role(caller, CASHIER)
    if not _is_new(house, f"redeemed:{name}", -amount, wallet(person)):
        return
    held = draft.balance(wallet(person)) // MICRO_PER_MINOR
    if not 0 < amount <= held:
        raise IllegalAction("wallet-short", "QC-5", need=amount, chips=held)
    body = WalletRedeemed(person, amount, caller.id, name)
    draft.move(HOUSE_STREAM, body, f"redeemed:{name}")
    house.desk.moved[f"redeemed:{name}"] = (wallet(person), -amount)


def stock(
    house: House, caller: Caller, amount: Minor, name: str, reason: str, draft: Draft
) -> None:
    """Bring chips into the vault, or (negative) take them out; the same id again is one act."""
    _role(caller, MANAGER)
    key = f"stocked:{name}" if name else ""
    if key and not _is_new(house, key, amount, VAULT):
        return
    checked_amount(abs(amount))
    draft.move(HOUSE_STREAM, VaultStocked(amount, caller.id, reason=reason), key)
    if key:
        house.desk.moved[key] = (VAULT, amount)


def acknowledge(house: House, caller: Caller, number: int, draft: Draft) -> None:
    """Let an alert go."""
    _role(caller, STAFF)
    if number not in house.alerts:
        raise IllegalAction("no-alert", number=number)
    del house.alerts[number]
    draft.add(HOUSE_STREAM, Noted(SEEN, {"number": number}, caller.id))


def _is_new(house: House, key: str, amount: Minor, account: str) -> bool:
    """Whether a movement has not been made yet.

    Raises:
        IllegalAction: its id stands for another one.
    """
    moved = house.desk.moved.get(key)
    if moved is None:
        transfer = house.store.transfer(key)
        if transfer is None:
            return True
        gains = dict(transfer.postings)
        moved = (account, gains.get(account, 0) // MICRO_PER_MINOR)
    if moved != (account, amount):
        raise IllegalAction("id-used")
    return False
