"""Stud between two coups: where the marker goes, and how far a bank may be raised.

Clauses CM-3, CM-11; rulings R-CM-14, R-CM-15.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from croupier.games.actions import Seat
from croupier.games.results import StudSettlement
from croupier.money import Minor
from croupier.sheets.schema import Stake, StudSheet


def topup_room(bank: Minor, highest: Minor, line: tuple[Minor, Minor], capped: int) -> Minor:
    """Return the most that may be added to a bank now (R-CM-14).

    ``highest`` is the largest winner's bank after payment, zero where nobody won; ``line`` the
    stake's bank and maximum bank. Below Bank it may be restored to Bank; above, it may rise to the
    winner's, with ``capped`` never above the maximum bank.
    """
    restored, most = line
    height = min(highest, most) if capped else highest
    return max(0, max(height, restored) - bank)


def marker_after(marker: int, present: Sequence[bool]) -> int:
    """Return the first present place clockwise from ``marker``, places numbered from 0; or -1."""
    places = len(present)
    for step in range(1, places + 1):
        if present[(marker + step) % places]:
            return (marker + step) % places
    return -1


def next_marker(marker: Seat, present: Collection[Seat]) -> Seat:
    """Return the first present seat clockwise from ``marker``; absent ones are passed over.

    Raises:
        ValueError: nobody is present.
    """
    if not present:
        msg = "nobody is present: the marker has nowhere to go"
        raise ValueError(msg)
    places = 1 + max(marker, *present)
    return Seat(marker_after(marker, [seat in present for seat in range(places)]))


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
    line = (stake.bank, stake.maximum_bank)
    return topup_room(banks[seat], height, line, sheet.topup.cap == "maximum bank")
