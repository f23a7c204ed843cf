"""What the acts of a coup move between the accounts, in both games.

A coup's *standing* is what the engine says lies in each account that the coup touches: a bank's
chips as they are, every other account as far as this coup has changed it. What an act moves is the
difference between the standings after and before it, so the accounts follow the engine exactly.

Two things differ from the chips that a coup shows: a share of the meter goes to the account
``reserved`` and not into the bank (R-QC-15), and the float feeds the meter at *Rien ne va plus*,
when the progressive bets that pay for it still lie on the table.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

import msgspec

from croupier.games.actions import Seat
from croupier.games.caribbean import CaribbeanCoup
from croupier.games.coup import Coup
from croupier.games.stud import StudCoup
from croupier.ledger.accounts import HOUSE, bank, bets, float_of, progressive, rake, reserved
from croupier.ledger.book import LedgerError, Transfer, refuse_unsound
from croupier.money import MICRO_PER_MINOR, Micro, Minor

Standing: TypeAlias = Mapping[str, Micro]
"""Accounts and what lies in them, in micro-units; what is not there is zero."""


class Place(msgspec.Struct, frozen=True):
    """Whose accounts a coup moves: its table, its number there, the meter that the table shows.

    ``source`` is the account that a meter goes back to its seed from: play chips have their own.
    """

    table: str
    coup: int
    meter: str | None = None
    source: str = HOUSE


def key_of(place: Place, act: int) -> str:
    """Return the key of what an act moves; acts count from 1, the coup's opening is 0."""
    return f"{place.table}:c{place.coup}:a{act}"


def beginning(place: Place, coup: Coup) -> Standing:
    """Return the standing before the coup began: every seat has all its chips in its bank."""
    return {bank(place.table, seat): chips * MICRO_PER_MINOR for seat, chips in _start(coup)}


def standing(place: Place, coup: Coup) -> Standing:
    """Return the standing of a coup as it is now.

    Raises:
        LedgerError: a sheet with a progressive at a table without a meter, or a coup that does not
            balance.
    """
    if isinstance(coup, CaribbeanCoup):
        return _caribbean(place, coup)
    if isinstance(coup, StudCoup):
        return _stud(place, coup)
    raise TypeError(f"{type(coup).__name__} is no coup that the ledger knows")


def moved(before: Standing, after: Standing, key: str, cause: str) -> tuple[Transfer, ...]:
    """Return the transfer that leads from one standing to the next; none if they are equal.

    Raises:
        LedgerError: they do not have the same sum.
    """
    postings = [
        (account, change)
        for account, held in before.items()
        if (change := after.get(account, 0) - held)
    ]
    postings += [
        (account, held) for account, held in after.items() if held and account not in before
    ]
    if not postings:
        return ()
    transfer = Transfer(key, cause, tuple(postings))
    refuse_unsound(transfer)
    return (transfer,)


def reserved_share(coup: Coup, seat: Seat) -> Minor:
    """Return the part of what the seat won that is a share of the meter, not in its bank."""
    settlement = coup.settlement if isinstance(coup, CaribbeanCoup) else None
    if settlement is None:
        return 0
    return sum([hit.prize for hit in settlement.hits if hit.seat == seat and hit.from_meter])


def bank_after(coup: Coup, seat: Seat) -> Minor:
    """Return what a seat has in its bank: its chips but for a share of the meter."""
    return coup.chips(seat) - reserved_share(coup, seat)


def _start(coup: Coup) -> list[tuple[Seat, Minor]]:
    if isinstance(coup, CaribbeanCoup):
        return list(coup._start.items())  # noqa: SLF001 - as records read it
    if isinstance(coup, StudCoup):
        return list(coup.banks.items())
    raise TypeError(f"{type(coup).__name__} is no coup that the ledger knows")


def _caribbean(place: Place, coup: CaribbeanCoup) -> Standing:
    """Bets lie on the layout until the coup is settled; the float takes and pays the rest."""
    table = place.table
    accounts: dict[str, Micro] = {}
    start = chips = 0
    began = dict(_start(coup))
    for seat in {**began, **coup.held}:
        amount = began.get(seat, 0)
        # Chips that joined the coup came from outside: those are no act's to move.
        left = coup.chips(seat) - (coup.brought(seat) - amount)
        accounts[bank(table, seat)] = left * MICRO_PER_MINOR
        start += amount
        chips += left
    if not coup.done:
        accounts[bets(table)] = (start - chips) * MICRO_PER_MINOR
        float_gain = 0
    else:
        float_gain = (start - chips) * MICRO_PER_MINOR
    if coup.fed or (coup.settlement is not None and coup.settlement.hits):
        meter = progressive(_meter(place))
        float_gain += _hits(place, coup, accounts, meter) - coup.fed
        accounts[meter] = accounts.get(meter, 0) + coup.fed
    accounts[float_of(table)] = float_gain
    return accounts


def _meter(place: Place) -> str:
    if place.meter is None:
        raise LedgerError(f"{place.table}: its sheet has a progressive, and the table no meter")
    return place.meter


def _hits(place: Place, coup: CaribbeanCoup, accounts: dict[str, Micro], meter: str) -> Micro:
    """Enter the shares of the meter; return them, as the float did not pay them."""
    settlement = coup.settlement
    if settlement is None:
        return 0
    shares = 0
    for hit in settlement.hits:
        if hit.from_meter:
            share = hit.prize * MICRO_PER_MINOR
            accounts[bank(place.table, hit.seat)] -= share
            accounts[reserved(place.table, place.coup, hit.seat)] = share
            shares += share
    if shares or settlement.meter_after != settlement.meter_before:
        change = settlement.meter_after - settlement.meter_before
        accounts[meter] = change
        # What a reset puts back to the seed comes from the house.
        accounts[place.source] = -(change + shares)
    return shares


def _stud(place: Place, coup: StudCoup) -> Standing:
    """What was put in lies in the pot until the coup is over; the rake is the house's."""
    table = place.table
    accounts: dict[str, Micro] = {}
    in_pot = 0
    for seat, amount in coup.banks.items():
        left = coup.chips(seat)
        accounts[bank(table, seat)] = left * MICRO_PER_MINOR
        in_pot += amount - left
    if not coup.done:
        accounts[bets(table)] = in_pot * MICRO_PER_MINOR
        return accounts
    settlement = coup.settlement
    kept = 0 if settlement is None else settlement.rake
    if kept != in_pot:
        raise LedgerError(
            f"{table}, coup {place.coup}: {in_pot} left the banks, the rake is {kept}"
        )
    accounts[rake(table)] = kept * MICRO_PER_MINOR
    return accounts
