"""A stud sheet read into the integers that the rules work with, and what no coup may begin with.

Clauses CM-1, CM-8; rulings R-CM-9, R-CM-12, R-CM-15, R-CM-20.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from croupier.cards import Rank
from croupier.games.actions import Seat
from croupier.games.betting import FIXED_LIMIT, NO_LIMIT, POT_LIMIT, BettingRules
from croupier.games.coup import CoupError, whole
from croupier.games.events import BlindName
from croupier.games.pots import NO_RAKE, RakeRule
from croupier.hands import Ranking, ranking
from croupier.money import Minor
from croupier.sheets.schema import Stake, StudSheet

_SIZES = {"no limit": NO_LIMIT, "pot": POT_LIMIT, "fixed": FIXED_LIMIT}


BLIND_NAMES: tuple[BlindName, ...] = ("buio", "controbuio", "over")
"""The blinds in order; each can only follow the one before."""


def blind_multiple(
    number: int, players: int, times: tuple[int, int, int], over_players: int
) -> int:
    """Return of what multiple the blind ``number`` is (0: buio), 0 where there is none.

    ``times`` are the sheet's multiples, 0 for a blind that it lacks; the over needs
    ``over_players`` at the table.
    """
    if number >= players or number > 2 or (number == 2 and players < over_players):
        return 0
    return times[number]


def blind_offered(multiple: int, unit: Minor, chips: Minor) -> Minor:
    """Return the blind that a seat with ``chips`` may play, 0 for none: it is paid in full."""
    amount = multiple * unit
    return amount if amount <= chips else 0


def blind_unit(antes: Minor, ante: Minor, of_antes: int) -> Minor:
    """Return what a blind is a multiple of: all antes in the pot, or one ante (R-CM-9)."""
    return antes if of_antes else ante


def best_show(shows: Sequence[int], live: Sequence[bool]) -> int:
    """Return the position of the best show of live hands, the first of equal ones (R-CM-4).

    What folded hands show is not looked at.
    """
    best, first = -1, 0
    for i in range(len(shows)):
        if live[i] and shows[i] > best:
            best, first = shows[i], i
    return first


class StudRules:
    """The lines of one stud sheet, ready to play. Immutable."""

    def __init__(self, sheet: StudSheet) -> None:
        """Read the sheet's lines."""
        self.sheet = sheet
        self.streets = tuple((street.down, street.up) for street in sheet.deal.streets)
        self.lowest = tuple(sheet.deck.rank(players) for players in range(sheet.table.seats + 1))
        """The lowest rank of the deck by the number of players dealt in."""
        self.best_showing = sheet.betting.first == "best showing"
        self.betting_rules = BettingRules(
            size=_SIZES[sheet.betting.size],
            raises=sheet.betting.raises,
            raises_per_round=sheet.betting.raises_per == "round",
            unit=sheet.table.unit,
        )
        blinds = sheet.blinds
        over = None if blinds is None else blinds.over
        self.blinds = (0, 0, 0)
        """What multiple each blind is; 0 for one that the sheet lacks."""
        if blinds is not None:
            self.blinds = (blinds.buio, blinds.controbuio, 0 if over is None else over.times)
        self.over_players = 0 if over is None else over.players
        self.blinds_of_antes = blinds is not None and blinds.of == "antes"
        self.rake_rule = NO_RAKE
        if sheet.rake is not None:
            rate = sheet.rake.rate
            self.rake_rule = RakeRule(sheet.rake.above, rate.numerator, rate.denominator)

    def ranking(self, lowest: Rank) -> Ranking:
        """Return the sheet's order of hands on a deck from ``lowest`` up."""
        hands = self.sheet.hands
        return ranking(hands.order, lowest=lowest, ace_low=hands.ace_low, kickers=hands.kickers)

    def blind_times(self, number: int, players: int) -> tuple[BlindName, int] | None:
        """Return name and multiple of the blind ``number`` (0: buio), or None: there is none."""
        times = blind_multiple(number, players, self.blinds, self.over_players)
        return (BLIND_NAMES[number], times) if times else None

    def blind_unit(self, antes: Minor, ante: Minor) -> Minor:
        """Return what a blind is a multiple of: all antes in the pot, or one ante (R-CM-9)."""
        return blind_unit(antes, ante, self.blinds_of_antes)


def refuse_setup(sheet: StudSheet, stake: Stake, banks: Mapping[Seat, Minor], marker: Seat) -> None:
    """Return if a coup may begin so.

    Raises:
        CoupError: it may not; the message says why.
        TypeError: a bank is no int.
    """
    if stake not in sheet.stakes:
        msg = f"the sheet has no stake with ante {stake.ante} and bank {stake.bank} (CM-1)"
        raise CoupError(msg)
    for seat in (*banks, marker):
        if not 1 <= seat <= sheet.table.seats:
            msg = f"there is no seat {seat}: the table has seats 1 to {sheet.table.seats}"
            raise CoupError(msg)
    for seat, bank in banks.items():
        if whole(bank) < 0:
            msg = f"seat {seat} has a bank of {bank}: a bank is never below zero"
            raise CoupError(msg)
    if sum(bank > 0 for bank in banks.values()) < 2:
        msg = "a coup needs at least two seats with chips in front"
        raise CoupError(msg)
