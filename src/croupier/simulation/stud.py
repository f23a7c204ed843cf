"""Five card stud simulated: the job, its totals, and what it plays by."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations_with_replacement, permutations
from typing import TYPE_CHECKING, NamedTuple

import msgspec
import numpy as np
from numpy.typing import ArrayLike, NDArray

from croupier.cards import Card, full_deck
from croupier.games.stud_rules import StudRules
from croupier.hands import Ranking
from croupier.money import Minor
from croupier.sheets.schema import StudSheet
from croupier.simulation.job import SimulationError, coups_in
from croupier.strategy.characters import CHARACTERS, character_table
from croupier.strategy.held import PLACES, held_tables, place_of
from croupier.strategy.names import TRAINED
from croupier.strategy.trained import TWO, kind_for, many_table

if TYPE_CHECKING:
    from croupier.simulation.stud_kernels import Minds, Terms
    from croupier.simulation.stud_records import Cards
    from croupier.simulation.stud_sessions import Desk, Table

CHUNK = 1 << 16
"""Coups of a chunk: a fifth of a second."""


class StudTotals(msgspec.Struct):
    """What coups of stud came to, exactly; amounts in minor units."""

    coups: int
    stakes: list[list[int]]
    """By stake, the sums of :data:`croupier.simulation.stud_sessions.SUMS`."""
    hands: list[int]
    """By stake, seat, end and class, in one line."""
    nets: list[int]
    """The same, what the hands won or lost."""
    rakes: list[list[int]]
    """By stake: evenings, their rake, and its square."""
    seats: list[list[int]]
    """By stake and seat: the evenings' results, their squares, and evenings with a bank lost."""
    evenings: list[dict[int, int]]
    """By stake and seat, evenings by their result."""

    def add(self, other: StudTotals) -> None:
        """Take other totals in."""
        self.coups += other.coups
        self.stakes = _added_rows(self.stakes, other.stakes)
        self.hands = _added(self.hands, other.hands)
        self.nets = _added(self.nets, other.nets)
        self.rakes = _added_rows(self.rakes, other.rakes)
        self.seats = _added_rows(self.seats, other.seats)
        for mine, others in zip(self.evenings, other.evenings, strict=True):
            for result, number in others.items():
                mine[result] = mine.get(result, 0) + number


def _added(mine: Sequence[int], other: Sequence[int]) -> list[int]:
    return [a + b for a, b in zip(mine, other, strict=True)]


def _added_rows(mine: Sequence[Sequence[int]], other: Sequence[Sequence[int]]) -> list[list[int]]:
    return [_added(a, b) for a, b in zip(mine, other, strict=True)]


@dataclass(frozen=True)
class StudJob:
    """Coups of stud between characters, table after table.

    A table sits down with a bank each, plays ``session`` coups and gets up; who has nothing left
    buys the bank again. Tables take the ``stakes`` (places in the sheet's list) in turn.
    """

    sheet: StudSheet
    coups: int
    seed: int
    players: tuple[str, ...]
    """Characters by name, one a seat; ``trained`` among more than two."""
    stakes: tuple[int, ...]
    session: int
    peeks: tuple[tuple[int, int], ...] = ()
    """Seats, from 1, of who sees a hole card, and whose: what no rule allows."""

    @property
    def chunk(self) -> int:
        """Coups of a chunk: whole evenings, where one fits."""
        return CHUNK

    def nothing(self) -> StudTotals:
        """Return the totals of no coup."""
        from croupier.simulation.stud_kernels import ENDS
        from croupier.simulation.stud_sessions import SUMS

        stakes, seats = len(self.stakes), len(self.players)
        cells = stakes * seats * ENDS * (len(self.sheet.hands.order) + 1)
        return StudTotals(
            0,
            [[0] * SUMS for _ in range(stakes)],
            [0] * cells,
            [0] * cells,
            [[0] * 3 for _ in range(stakes)],
            [[0] * 3 for _ in range(stakes * seats)],
            [{} for _ in range(stakes * seats)],
        )

    def play(self, number: int) -> StudTotals:
        """Return the totals of a chunk."""
        from croupier.kernels import kernel
        from croupier.simulation.streams import key_of
        from croupier.simulation.stud_kernels import ENDS
        from croupier.simulation.stud_sessions import SUMS, Sums, play_chunk

        plan = plan_of(self)
        coups = coups_in(self.coups, CHUNK, number)
        stakes, seats = len(self.stakes), len(self.players)
        shape = (stakes, seats, ENDS, len(self.sheet.hands.order) + 1)
        sums = Sums(
            np.zeros((stakes, SUMS), np.int64),
            np.zeros(shape, np.int64),
            np.zeros(shape, np.int64),
            np.zeros((coups // self.session, 2 + 2 * seats), np.int64),
        )
        kernel(play_chunk, nogil=True)(
            (key_of(self.seed), number),
            (coups, plan.deck),
            plan.table,
            (plan.terms, plan.cards, plan.minds),
            desk_for(self),
            sums,
        )
        rakes, results, evenings = _by_stake(sums.evenings, stakes, seats)
        return StudTotals(
            coups,
            sums.stakes.tolist(),
            sums.hands.ravel().tolist(),
            sums.nets.ravel().tolist(),
            rakes,
            results,
            evenings,
        )


def _by_stake(
    rows: NDArray[np.int64], stakes: int, seats: int
) -> tuple[list[list[int]], list[list[int]], list[dict[int, int]]]:
    """Return rake, results and their distributions of evenings, by stake and seat."""
    rakes, results, evenings = [], [], []
    for stake in range(stakes):
        mine = rows[rows[:, 0] == stake]
        rakes.append([len(mine), *_sums(mine[:, 1])])
        for seat in range(seats):
            net, bought = mine[:, 2 + seat], mine[:, 2 + seats + seat]
            results.append([*_sums(net), int((bought > 0).sum())])
            values, numbers = np.unique(net, return_counts=True)
            evenings.append(dict(zip(values.tolist(), numbers.tolist(), strict=True)))
    return rakes, results, evenings


def _sums(values: NDArray[np.int64]) -> tuple[int, int]:
    listed: list[int] = values.tolist()
    return sum(listed), sum(value * value for value in listed)


class Plan(NamedTuple):
    """What a chunk is played by."""

    deck: tuple[int, int]
    terms: Terms
    cards: Cards
    minds: Minds
    table: Table


@lru_cache(maxsize=8)
def plan_of(job: StudJob) -> Plan:
    """Return what a job's chunks are played by.

    Raises:
        SimulationError: fewer than two players, more than seats, an unknown character or stake.
    """
    from croupier.simulation.stud_sessions import Table

    sheet, rules = job.sheet, StudRules(job.sheet)
    _refuse_nonsense(job)
    lowest = rules.lowest[len(job.players)]
    deck = full_deck(lowest)
    names = sorted(set(job.players))
    lines = [sheet.stakes[place] for place in job.stakes]
    return Plan(
        (len(deck), int(deck[0])),
        terms_of(rules),
        cards_of(rules.ranking(lowest)),
        minds_of(names, rules),
        Table(
            np.array([names.index(name) for name in job.players]),
            np.array([_peeked(job, seat) for seat in range(len(job.players))]),
            np.array([(line.ante, line.bank, line.maximum_bank) for line in lines]),
            int(sheet.topup.cap == "maximum bank"),
            job.session,
        ),
    )


def _refuse_nonsense(job: StudJob) -> None:
    seats = job.sheet.table.seats
    if not 2 <= len(job.players) <= seats:
        raise SimulationError("players", players=len(job.players), most=seats)
    known = (*CHARACTERS, TRAINED)
    for name in job.players:
        if name not in known:
            raise SimulationError("player", name=name[:60], known=", ".join(known))
    if TRAINED in job.players and len(job.players) <= TWO:
        raise SimulationError("trained-two")
    for who, whom in job.peeks:
        if who == whom or not all(1 <= seat <= len(job.players) for seat in (who, whom)):
            raise SimulationError("peek", who=who, whom=whom)
    if job.peeks and sum(street.down for street in job.sheet.deal.streets) != 1:
        raise SimulationError("peek-deal")


def _peeked(job: StudJob, seat: int) -> int:
    """Return whose hole card a seat sees, both from 0; -1: nobody's."""
    return next((whom - 1 for who, whom in job.peeks if who == seat + 1), -1)


def terms_of(rules: StudRules) -> Terms:
    """Return a sheet's lines as whole numbers."""
    from croupier.simulation.stud_kernels import Terms

    downs, ups = zip(*rules.streets, strict=True)
    rake = rules.rake_rule
    return Terms(
        np.array(downs),
        np.array(ups),
        rules.blinds,
        rules.over_players,
        int(rules.blinds_of_antes),
        (rake.above, rake.numerator, rake.denominator),
        int(rules.best_showing),
    )


@lru_cache(maxsize=8)
def cards_of(ranking: Ranking) -> Cards:
    """Return what cards are worth, as a record."""
    from croupier.hands.bulk import kernel_tables
    from croupier.simulation.stud_records import CARDS_WORTH

    held = held_tables(ranking)
    keys, rows, table = kernel_tables(ranking)
    found = np.zeros(1, CARDS_WORTH)
    columns: dict[str, ArrayLike] = {
        "keys": keys,
        "rows": rows,
        "table": table,
        "ties": ranking.ties,
        "classes": ranking.class_index,
        "hand_worth": held.hand_worth,
        "hand_code": held.hand_code,
    }
    for name, values in columns.items():
        column = np.asarray(values)
        found[name][0, : len(column)] = column
    found["shows"], found["worth"], found["code"] = _shows(ranking), held.worth, held.code
    return found[0]


def _shows(ranking: Ranking) -> NDArray[np.int16]:
    """Return what one to four cards show, by their place; cards in whatever order."""
    shows = np.full(PLACES, -1, np.int16)
    for number in range(1, 5):
        for ranks in combinations_with_replacement(range(ranking.lowest, 13), number):
            value = ranking.showing([Card(4 * rank + suit) for suit, rank in enumerate(ranks)])
            for order in set(permutations(ranks)):
                shows[place_of([4 * rank for rank in order])] = value
    return shows


def minds_of(names: Sequence[str], rules: StudRules) -> Minds:
    """Return characters by name as arrays; the trained player as it plays among many."""
    from croupier.simulation.stud_kernels import Minds

    many = many_table(kind_for(rules))
    tables = [many if name == TRAINED else character_table(name) for name in names]
    return Minds(
        np.stack([table.acts for table in tables]),
        np.stack([table.blinds for table in tables]),
        np.array([table.afford for table in tables]),
    )


def desk_for(job: StudJob, rows: int = 0) -> Desk:
    """Return room to play a job's coups in; ``rows`` of a log of one coup."""
    from croupier.simulation.streams import key_of, room_for
    from croupier.simulation.stud_kernels import LOG
    from croupier.simulation.stud_records import BETS, HELD, POSITIONS, POTS, WHIMS_READ
    from croupier.simulation.stud_sessions import Desk

    rules = StudRules(job.sheet).betting_rules
    bets, held, pots, whims = (np.zeros(1, kind) for kind in (BETS, HELD, POTS, WHIMS_READ))
    for name in ("size", "raises", "unit", "raises_per_round"):
        bets[name] = getattr(rules, name)
    whims["key"] = key_of(job.seed)
    log, who = np.zeros((rows, LOG), np.int64), np.full((2, POSITIONS), -1)
    return Desk(bets, held, pots, whims, room_for(len(job.players)), who, log)


def stake_ante(job: StudJob, stake: int) -> Minor:
    """Return the ante of a job's stake."""
    return job.sheet.stakes[job.stakes[stake]].ante
