"""Who is paid what, by which clause: the settlements of both games as frozen values.

A settlement may be shown to everyone: the strength of a hand that stays hidden is ``None``.
Amounts are minor units.
"""

from __future__ import annotations

import msgspec

from croupier.cards import Card
from croupier.games.actions import Seat
from croupier.money import Micro, Minor


class BetResult(msgspec.Struct, frozen=True):
    """One bet: its ``stake``, and ``net`` won (positive), pushed (zero) or lost (negative)."""

    stake: Minor
    net: Minor
    clauses: tuple[str, ...]


class CaribbeanSeatResult(msgspec.Struct, frozen=True):
    """The bets of a seat at Caribbean Stud; ``additional`` is None after a fold."""

    seat: Seat
    strength: int | None
    ante: BetResult
    additional: BetResult | None
    progressive: BetResult | None

    @property
    def net(self) -> Minor:
        """The sum of what the bets won and lost."""
        total = self.ante.net
        if self.additional is not None:
            total += self.additional.net
        if self.progressive is not None:
            total += self.progressive.net
        return total


class ProgressivePrize(msgspec.Struct, frozen=True):
    """A progressive bet's prize; ``before`` and ``after`` are the meter in micro-units.

    ``from_meter`` is false for a fixed prize, which is the house's and leaves the meter alone.
    """

    seat: Seat
    prize: Minor
    from_meter: bool
    before: Micro
    after: Micro


class CaribbeanSettlement(msgspec.Struct, frozen=True):
    """A settled coup of Caribbean Stud; the meter before and after in micro-units.

    ``hits`` are the progressive's winners in the order of payment (R-QC-6).
    """

    dealer: tuple[Card, ...]
    dealer_strength: int
    opens: bool
    seats: tuple[CaribbeanSeatResult, ...]
    hits: tuple[ProgressivePrize, ...]
    meter_before: Micro
    meter_after: Micro


class Returned(msgspec.Struct, frozen=True):
    """What nobody matched, given back before the pots are made (R-CM-10)."""

    seat: Seat
    amount: Minor


class PotResult(msgspec.Struct, frozen=True):
    """A pot: ``amount`` before its ``rake``, the live ``seats`` in it, and its winners' shares."""

    amount: Minor
    rake: Minor
    seats: tuple[Seat, ...]
    winners: tuple[Seat, ...]
    shares: tuple[Minor, ...]


class StudSeatResult(msgspec.Struct, frozen=True):
    """What a seat put in and is paid at stud; ``paid`` includes what was returned."""

    seat: Seat
    strength: int | None
    put_in: Minor
    paid: Minor
    clauses: tuple[str, ...]

    @property
    def net(self) -> Minor:
        """What the seat won or lost."""
        return self.paid - self.put_in


class StudSettlement(msgspec.Struct, frozen=True):
    """A settled coup of stud; pots from the main pot up."""

    returned: Returned | None
    rake: Minor
    pots: tuple[PotResult, ...]
    seats: tuple[StudSeatResult, ...]
