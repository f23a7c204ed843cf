"""What the rake takes: by pot size, at its threshold, and of the sheet's stakes.

The rake is of all pots together when they are strictly above an amount, and then of the whole
(R-CM-12). So a pot just above it leaves less to the winner than the amount itself: the cliff.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Literal, TypeAlias

from croupier.games.pots import RakeRule, rake_of
from croupier.games.stud_rules import StudRules
from croupier.money import Minor
from croupier.sheets.schema import Stake, StudSheet

Line: TypeAlias = Literal["antes", "one call", "all call", "heads-up banks", "all banks"]
"""A pot by how it came about: nothing bet; the opening called by one or by all; all-in to the bank
of two seats, the antes of the others in it; all-in to the bank of all."""

_TIMES = (Fraction(1, 2), 1, 2, 5, 10, 50)


@dataclass(frozen=True, slots=True)
class RakedPot:
    """A pot, what the dealer keeps of it, in minor units."""

    pot: Minor
    rake: Minor

    @property
    def net(self) -> Minor:
        """What the winners are paid."""
        return self.pot - self.rake

    @property
    def rate(self) -> Fraction:
        """The part of the pot that the dealer keeps."""
        return Fraction(self.rake, self.pot) if self.pot else Fraction(0)


@dataclass(frozen=True, slots=True)
class Cliff:
    """The pots above the threshold that pay less than the threshold itself."""

    threshold: RakedPot
    """The largest pot that is not raked."""
    first: RakedPot
    """The next one: it pays the least of all above the threshold."""
    last: RakedPot
    """The largest pot that pays less than the threshold."""
    level: RakedPot
    """The smallest raked pot that pays as much as the threshold."""

    @property
    def drop(self) -> Minor:
        """How much less the first raked pot pays."""
        return self.threshold.net - self.first.net


@dataclass(frozen=True, slots=True)
class StakePot:
    """A typical pot at a stake."""

    stake: Stake
    players: int
    line: Line
    pot: RakedPot


@dataclass(frozen=True, slots=True)
class RakeReport:
    """What a sheet's rake takes."""

    rule: RakeRule
    cliff: Cliff | None
    """None where no raked pot pays less than an unraked one, or every one does."""
    pots: tuple[RakedPot, ...]
    """Rising, around the threshold and far from it."""
    stakes: tuple[StakePot, ...]


def rake_rule(sheet: StudSheet) -> RakeRule:
    """Return the sheet's rake as the games take it."""
    return StudRules(sheet).rake_rule


def raked(rule: RakeRule, pot: Minor) -> RakedPot:
    """Return a pot with what the rule takes of it."""
    return RakedPot(pot, rake_of(pot, rule.above, rule.numerator, rule.denominator))


def rake_report(sheet: StudSheet) -> RakeReport | None:
    """Return what a sheet's rake takes, or None: it has none."""
    if sheet.rake is None:
        return None
    rule = rake_rule(sheet)
    cliff = cliff_of(rule)
    sizes = {int(rule.above * times) for times in _TIMES} if rule.above else {10_000, 100_000}
    sizes.add(rule.above + 1)
    if cliff is not None:
        sizes |= {cliff.last.pot, cliff.level.pot}
    pots = tuple(raked(rule, pot) for pot in sorted(sizes) if pot > 0)
    stakes = tuple(pot for stake in sheet.stakes for pot in stake_pots(sheet, stake))
    return RakeReport(rule, cliff, pots, stakes)


def cliff_of(rule: RakeRule) -> Cliff | None:
    """Return the pots at which winning less is winning more, if any and if they end."""
    at = raked(rule, rule.above)
    first = raked(rule, rule.above + 1)
    if first.net >= at.net or rule.numerator >= rule.denominator:
        return None
    # What a raked pot pays never falls as it grows, as long as less than all of it is taken.
    low, high = rule.above + 1, rule.above + 2
    while raked(rule, high).net < at.net:
        low, high = high, 2 * high
    while high - low > 1:
        middle = (low + high) // 2
        if raked(rule, middle).net < at.net:
            low = middle
        else:
            high = middle
    return Cliff(at, first, raked(rule, low), raked(rule, high))


def stake_pots(sheet: StudSheet, stake: Stake) -> tuple[StakePot, ...]:
    """Return typical pots of a stake for each number of players; the opening is all antes (CM-5).

    Where two players sit, what one calls is what all call.
    """
    rule, found = rake_rule(sheet), []
    for players in range(2, sheet.table.seats + 1):
        antes = stake.ante * players
        sizes: dict[Line, Minor] = {
            "antes": antes,
            "one call": antes + 2 * antes,
            "all call": antes + players * antes,
            "heads-up banks": 2 * stake.bank + (players - 2) * stake.ante,
            "all banks": players * stake.bank,
        }
        if players == 2:
            del sizes["all call"], sizes["heads-up banks"]
        found += [StakePot(stake, players, line, raked(rule, pot)) for line, pot in sizes.items()]
    return tuple(found)
