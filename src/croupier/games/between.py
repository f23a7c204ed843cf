"""Stud between two coups: where the marker goes, and how far a bank may be raised.

Clauses CM-3, CM-11; rulings R-CM-14, R-CM-15.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from croupier.games.actions import Seat
from croupier.games.results import StudSettlement
from croupier.money import Minor
from croupier.sheets.schema import Stake, StudSheet


def next_marker(marker: Seat, present: Collection[Seat]) -> Seat:
    """Return the first present seat clockwise from ``marker``; absent ones are passed over.

    Raises:
        ValueError: nobody is present.
    """
    if not present:
        msg = "nobody is present: the marker has nowhere to go"
        raise ValueError(msg)
    return min(present, key=lambda seat: (seat <= marker, seat))


def winners_of(settlement: StudSettlement | None) -> frozenset[Seat]:
    """Return the seats that won a pot; none of a voided coup (``None``)."""
    if settlement is None:
        return frozenset()
    return frozenset(seat for pot in settlement.pots for seat in pot.winners)


def topup_limit(
    sheet: StudSheet,
    stake: Stake,
    banks: Mapping[Seat, Minor],
    winners: Collection[Seat],
    seat: Seat,
) -> Minor:
    """Return the most that the seat may add to its bank now, between this coup and the next.

    ``banks`` are those after payment. The bank may rise to the largest winner's, not above the
    maximum bank unless the sheet's ``topup.cap`` is "none"; below Bank it may be restored to Bank.
    """
    height = max((banks[winner] for winner in winners if winner in banks), default=0)
    if sheet.topup.cap == "maximum bank":
        height = min(height, stake.maximum_bank)
    return max(0, max(height, stake.bank) - banks[seat])
