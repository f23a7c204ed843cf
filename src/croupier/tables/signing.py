"""Acts of the house that take two members of the staff: jackpots, adjustments, a voided seed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from croupier.games.actions import IllegalAction, Seat
from croupier.ledger.accounts import (
    MAY_HOLD_PARTS,
    NEVER_BELOW_ZERO,
    is_account,
    kind,
    reserved,
    wallet,
)
from croupier.money import MICRO_PER_MINOR, Micro, Minor
from croupier.store import HOUSE_STREAM, Store, table_stream
from croupier.store.journal import (
    AdjustmentRequested,
    AdjustmentSigned,
    JackpotRequested,
    JackpotSigned,
    Noted,
    SeedPublished,
    SeedRequested,
)
from croupier.tables import history
from croupier.tables.draft import Draft
from croupier.tables.refusing import checked_micro
from croupier.tables.requests import INSPECTOR, MANAGER
from croupier.tables.spec import Caller

if TYPE_CHECKING:
    from croupier.tables.house import House

_AT_TABLES = ("bets", "bank", "reserved")
SIGNERS = INSPECTOR | frozenset({"cashier"})
REFUSED = "adjustment-refused"
"""What the journal notes of a correction that nobody is to sign any more."""


class Reserved(msgspec.Struct, frozen=True):
    """A share of a meter that waits to be paid; ``by`` is who asked for it ("": nobody yet)."""

    table: str
    coup: int
    seat: Seat
    person: str
    amount: Minor
    by: str = ""
    reason: str = ""


class Adjustment(msgspec.Struct, frozen=True):
    """A correction that waits for its second signature."""

    number: int
    account: str
    amount: Micro
    reason: str
    by: str
    against: str


Key = tuple[str, int, Seat]


class Signing:
    """What waits for a signature, and how it is given."""

    def __init__(self, house: House) -> None:
        """Begin with nothing that waits."""
        self._house = house
        self.reserved: dict[Key, Reserved] = {}
        self.adjustments: dict[int, Adjustment] = {}
        self._last = 0
        self.seeds: dict[tuple[str, int], SeedRequested] = {}
        """What was asked for the seed of a coup that a second has not signed yet."""

    # Jackpots

    def request_jackpot(self, draft: Draft, caller: Caller, key: Key, reason: str = "") -> None:
        """Ask that a reserved share be paid."""
        _role(caller, SIGNERS)
        share = self._share(key)
        if share.by:
            raise IllegalAction("signature-waits", "R-QC-15")
        _not_own(caller, wallet(share.person))
        draft.add(HOUSE_STREAM, JackpotRequested(*key, caller.id, reason))
        self.reserved[key] = msgspec.structs.replace(share, by=caller.id, reason=reason)

    def sign_jackpot(self, draft: Draft, caller: Caller, key: Key) -> None:
        """Sign it: the share goes to the winner's wallet."""
        _role(caller, SIGNERS)
        share = self._share(key)
        _second(caller, share.by, "R-QC-15")
        to = wallet(share.person)
        _not_own(caller, to)
        body = JackpotSigned(*key, share.amount, to, share.by, caller.id)
        draft.move(HOUSE_STREAM, body, f"jackpot:{reserved(*key)}")
        del self.reserved[key]

    def _share(self, key: Key) -> Reserved:
        share = self.reserved.get(key)
        if share is None:
            raise IllegalAction("no-jackpot", "R-QC-15")
        return share

    # Adjustments

    def request_adjustment(
        self, draft: Draft, caller: Caller, account: str, amount: Micro, against: str, reason: str
    ) -> int:
        """Ask that ``account`` gain what ``against`` loses; return the request's number."""
        _role(caller, INSPECTOR)
        for name in (account, against):
            if not is_account(name) or (kind(name) in _AT_TABLES and not self._stands(name)):
                raise IllegalAction("no-account", account=name[:40])
            _not_own(caller, name)
            if amount % MICRO_PER_MINOR and kind(name) not in MAY_HOLD_PARTS:
                raise IllegalAction("adjustment", "R-CM-19")
        if not amount or account == against or not reason.strip():
            raise IllegalAction("adjustment", "R-CM-19")
        checked_micro(amount)
        self._last += 1
        made = Adjustment(self._last, account, amount, reason, caller.id, against)
        draft.add(HOUSE_STREAM, AdjustmentRequested(**msgspec.structs.asdict(made)))
        self.adjustments[made.number] = made
        return made.number

    def sign_adjustment(self, draft: Draft, caller: Caller, number: int) -> None:
        """Sign it: it is carried out."""
        _role(caller, INSPECTOR)
        made = self._adjustment(number)
        _second(caller, made.by, "R-CM-19")
        _not_own(caller, made.account, made.against)
        loser = made.against if made.amount > 0 else made.account
        held = draft.balance(loser)
        if held < abs(made.amount) and kind(loser) in NEVER_BELOW_ZERO:
            need = abs(made.amount) // MICRO_PER_MINOR
            raise IllegalAction("wallet-short", need=need, chips=held // MICRO_PER_MINOR)
        body = AdjustmentSigned(number, made.account, made.amount, made.by, caller.id, made.against)
        draft.move(HOUSE_STREAM, body, f"adjustment:{number}")
        del self.adjustments[number]

    def refuse_adjustment(self, draft: Draft, caller: Caller, number: int, reason: str) -> None:
        """Do not sign it, or take it back: nothing is moved."""
        _role(caller, INSPECTOR)
        made = self._adjustment(number)
        values: dict[str, str | int] = {
            "number": number,
            "account": made.account,
            "against": made.against,
            "amount": made.amount,
            "reason": reason,
        }
        draft.add(HOUSE_STREAM, Noted(REFUSED, values, caller.id))
        del self.adjustments[number]

    def _adjustment(self, number: int) -> Adjustment:
        made = self.adjustments.get(number)
        if made is None:
            raise IllegalAction("no-adjustment", number=number)
        return made

    def _stands(self, account: str) -> bool:
        """Whether an account is of a table that cannot go on: its chips are given back by hand."""
        name = account.split(":")[1]
        table = self._house.tables.get(name)
        return name in self._house.unreadable or (table is not None and table.stopped is not None)

    # Seeds of voided coups

    def open_seed(
        self, draft: Draft, caller: Caller, table: str, coup: int, reason: str
    ) -> str | None:
        """Ask for, or as another sign, the seed of a voided coup; return it once two have."""
        _role(caller, INSPECTOR)
        played = history.find(self._house.store, table, coup)  # the table may be closed by now
        if played is None:
            raise IllegalAction("no-such-coup")
        if played.closed_at is None:
            raise IllegalAction("seed-early", coup=coup)
        first = self.seeds.get((table, coup))
        if first is None:
            asked = self.seeds[table, coup] = SeedRequested(coup, caller.id, reason)
            draft.add(table_stream(table), asked)
            return None
        _second(caller, first.by, "")
        draft.add(table_stream(table), SeedPublished(coup, first.by, caller.id))
        del self.seeds[table, coup]
        return played.proofs.whole.house_seed

    # After a restart

    def rebuild(self, store: Store) -> None:
        """Find again what waits."""
        self._find_adjustments(store)
        self._find_seeds(store)
        for account, amount in self._house.book.accounts().items():
            if kind(account) == "reserved" and amount:
                _, table, coup, seat = account.split(":")
                self._find_share(store, (table, int(coup), Seat(int(seat))), amount)

    def _find_adjustments(self, store: Store) -> None:
        kinds = ("adjustment-requested", "adjustment-signed", "noted")
        for entry in reversed(list(history.latest(store, HOUSE_STREAM, kinds))):
            body = entry.body
            if isinstance(body, AdjustmentRequested):
                self.adjustments[body.number] = Adjustment(
                    body.number, body.account, body.amount, body.reason, body.by, body.against
                )
                self._last = body.number
            elif isinstance(body, AdjustmentSigned):
                self.adjustments.pop(body.number, None)
            elif isinstance(body, Noted) and body.what == REFUSED:
                self.adjustments.pop(int(body.values["number"]), None)

    def _find_seeds(self, store: Store) -> None:
        """Find the seeds that one has asked for and no second has signed."""
        for table in self._house.tables.values():
            asked = list(history.latest(store, table.stream, ("seed-requested",)))
            if not asked:
                continue
            opened: dict[int, int] = {}
            for entry in history.latest(store, table.stream, ("seed-published",)):
                if isinstance(entry.body, SeedPublished) and entry.body.second:
                    opened.setdefault(entry.body.coup, entry.seq)
            for entry in reversed(asked):
                body = entry.body
                if isinstance(body, SeedRequested) and entry.seq > opened.get(body.coup, 0):
                    self.seeds[table.id, body.coup] = body

    def _find_share(self, store: Store, key: Key, amount: Micro) -> None:
        played = history.find(store, key[0], key[1])  # the table may be closed by now
        person = "" if played is None else history.person_at(played, key[2]) or ""
        by = reason = ""
        for entry in history.latest(store, HOUSE_STREAM, ("jackpot-requested",)):
            body = entry.body
            if isinstance(body, JackpotRequested) and (body.table, body.coup, body.seat) == key:
                by, reason = body.by, body.reason
                break
        self.reserved[key] = Reserved(*key, person, amount // MICRO_PER_MINOR, by, reason)


def _role(caller: Caller, roles: frozenset[str]) -> None:
    if not caller.roles & (roles | MANAGER):
        raise IllegalAction("role", roles=", ".join(sorted(roles)))


def _second(caller: Caller, first: str, clause: str) -> None:
    if not first:
        raise IllegalAction("no-request", clause)
    if first == caller.id:
        raise IllegalAction("second-signature", clause)


def _not_own(caller: Caller, *accounts: str) -> None:
    if wallet(caller.id) in accounts:
        raise IllegalAction("own-account")
