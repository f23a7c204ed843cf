"""Caribbean Stud simulated: the job, its totals, and what it plays by."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import gcd
from typing import TYPE_CHECKING, NamedTuple

import msgspec
import numpy as np

from croupier.cards import full_deck
from croupier.games.meter import pay_prizes
from croupier.games.pays import CaribbeanPays, ProgressivePays, caribbean_pays
from croupier.money import MICRO_PER_MINOR, Minor
from croupier.sheets.schema import CaribbeanSheet
from croupier.simulation.job import SimulationError, coups_in

if TYPE_CHECKING:
    from croupier.odds.strategies import Strategy
    from croupier.simulation.caribbean_kernels import Cells, Decisions, Hands

CHUNK = 1 << 22
"""Coups of a chunk: a fifth of a second."""

MOST_HITS = 1 << 21
"""Of the meter in one chunk: sheets that give shares of it for common hands have more."""

NO_FLOOR = -(1 << 62)


class CaribbeanTotals(msgspec.Struct):
    """What coups of Caribbean Stud came to, exactly."""

    coups: int
    tally: list[int]
    """Hands by cell: see :class:`Kinds`."""
    square: int
    """The sum of the squares of what the table won or lost with ante and raise, in units."""
    hits: list[tuple[int, int, int]]
    """Hands that won of the meter: coup, seat, cell."""
    sessions: dict[int, int]
    """Sessions by their result, minor units; the meter standing still."""
    ended: dict[int, int]
    """Sessions by their result when the chips no longer covered a coup, or at the end."""
    ruined: int
    played: int
    """Coups played in sessions before the chips no longer covered the next."""

    def add(self, other: CaribbeanTotals) -> None:
        """Take other totals in."""
        self.coups += other.coups
        self.tally = [a + b for a, b in zip(self.tally, other.tally, strict=True)]
        self.square += other.square
        self.hits += other.hits
        for mine, others in ((self.sessions, other.sessions), (self.ended, other.ended)):
            for result, number in others.items():
                mine[result] = mine.get(result, 0) + number
        self.ruined += other.ruined
        self.played += other.played


@dataclass(frozen=True)
class CaribbeanJob:
    """Coups of Caribbean Stud: so many seats, each with the same ante and by the same strategy.

    ``strategy`` is a name or lines. The progressive is bet if ``progressive``; ``meter`` is what
    its meter shows at the beginning, and all along in sessions of ``session`` coups, for which a
    player has ``bankroll``. All amounts are minor units.
    """

    sheet: CaribbeanSheet
    coups: int
    seed: int
    strategy: str
    seats: int
    ante: Minor
    progressive: bool
    meter: Minor
    session: int
    bankroll: Minor

    @property
    def chunk(self) -> int:
        """Coups of a chunk."""
        return CHUNK

    @property
    def need(self) -> Minor:
        """Chips without which a coup cannot be played (R-QC-14)."""
        pays = caribbean_pays(self.sheet)
        dollar = pays.progressive.bet if self.progressive and pays.progressive else 0
        return self.ante * (1 + pays.multiple) + dollar

    def nothing(self) -> CaribbeanTotals:
        """Return the totals of no coup."""
        cells = len(plan_of(self).cells.ante)
        return CaribbeanTotals(0, [0] * cells, 0, [], {}, {}, 0, 0)

    def play(self, number: int) -> CaribbeanTotals:
        """Return the totals of a chunk."""
        from croupier.kernels import kernel
        from croupier.simulation.caribbean_kernels import Session, tally_chunk
        from croupier.simulation.streams import key_of, room_for

        plan = plan_of(self)
        coups = coups_in(self.coups, CHUNK, number)
        floor = self.need - self.bankroll
        full = coups // self.session * self.seats
        tally, squares = np.zeros(len(plan.cells.ante), np.int64), np.zeros(2, np.int64)
        hits = np.zeros((min(coups * self.seats, MOST_HITS), 3), np.int64)
        sessions = np.zeros((full, 3), np.int64)
        deck = full_deck(self.sheet.deck.rank)
        won = kernel(tally_chunk, nogil=True)(
            (key_of(self.seed), number),
            (coups, (len(deck), int(deck[0]))),
            (plan.hands, plan.decisions, plan.cells),
            Session(self.session, floor),
            room_for(self.seats + 1),
            (tally, squares, hits, sessions),
        )
        if won > len(hits):
            raise SimulationError("common-hits", hands=won, coups=coups)
        hits[:won, 0] += number * CHUNK
        return CaribbeanTotals(
            coups=coups,
            tally=tally.tolist(),
            square=(int(squares[0]) << 32) + int(squares[1]),
            hits=[(a, b, c) for a, b, c in hits[:won].tolist()],
            sessions=_counted(sessions[:, 0]),
            ended=_counted(sessions[:, 1]),
            ruined=int((sessions[:, 2] < self.session).sum()),
            played=int(sessions[:, 2].sum()),
        )


class Kinds(NamedTuple):
    """Which strengths are of one kind: of one class and paid alike.

    A cell is ``end * len(names) + kind``, the end one of :mod:`croupier.games.pays`.
    """

    of_strength: tuple[int, ...]
    names: tuple[str, ...]
    """The class of each kind; a class whose hands are paid differently has several."""
    pay: tuple[int, ...]
    share: tuple[int, ...]
    amount: tuple[Minor, ...]


class Plan(NamedTuple):
    """What a chunk is played by."""

    kinds: Kinds
    hands: Hands
    decisions: Decisions
    cells: Cells
    unit: Minor
    line: ProgressivePays | None


def kinds_of(pays: CaribbeanPays) -> Kinds:
    """Return the kinds of a sheet's hands."""
    line, ranks = pays.progressive, pays.ranking
    found: dict[tuple[int, int, int, int], int] = {}
    of_strength = []
    for strength in range(ranks.size):
        share, amount = (line.share_num[strength], line.amount[strength]) if line else (0, 0)
        key = (ranks.class_index[strength], pays.pay_num[strength], share, amount)
        of_strength.append(found.setdefault(key, len(found)))
    places, pay, shares, amounts = zip(*found, strict=True)
    names = tuple(ranks.order[place] for place in places)
    return Kinds(tuple(of_strength), names, pay, shares, amounts)


def strategy_by(text: str) -> Strategy:
    """Return the strategy of a name or of lines.

    Raises:
        StrategyError: there is no such strategy, or a line means nothing.
    """
    from croupier.odds.strategies import strategy_named
    from croupier.odds.written import read_lines

    if " " in text.strip() or ";" in text or "\n" in text:
        return read_lines(text, name="lines", label="strategy")
    return strategy_named(text)


@lru_cache(maxsize=8)
def plan_of(job: CaribbeanJob) -> Plan:
    """Return what a job's chunks are played by."""
    from croupier.odds.caribbean import terms_of
    from croupier.simulation.decisions import decisions_of

    pays = caribbean_pays(job.sheet)
    kinds = kinds_of(pays)
    cells, unit = cells_of(pays, kinds, job)
    decisions = decisions_of(terms_of(job.sheet, job.ante), strategy_by(job.strategy))
    return Plan(kinds, hands_of(pays, kinds), decisions, cells, unit, pays.progressive)


def hands_of(pays: CaribbeanPays, kinds: Kinds) -> Hands:
    """Return a sheet's hands as arrays."""
    from croupier.hands.bulk import kernel_tables
    from croupier.simulation.caribbean_kernels import Hands

    keys, rows, table = kernel_tables(pays.ranking)
    ties = np.array(pays.ranking.ties, np.int16)
    kind = np.array(kinds.of_strength, np.uint8)
    return Hands(keys, rows, table, ties, kind, pays.opening)


def cells_of(pays: CaribbeanPays, kinds: Kinds, job: CaribbeanJob) -> tuple[Cells, Minor]:
    """Return what every bet wins or loses, by cell, and the unit of ante and raise together."""
    from croupier.kernels import kernel
    from croupier.simulation.caribbean_kernels import ENDS, Cells, fill_cells

    line = pays.progressive
    cells = Cells(*(np.zeros(ENDS * len(kinds.names), np.int64) for _ in Cells._fields))
    kernel(fill_cells)(
        (
            pays.multiple,
            pays.cap,
            pays.pay_den,
            int(line is not None and line.pays_folded),
            int(job.progressive and line is not None),
        ),
        (job.ante, line.bet if line is not None else 0),
        (np.array(kinds.pay), np.array(kinds.share), np.array(kinds.amount)),
        cells,
    )
    game = cells.ante + cells.additional
    unit = gcd(*game.tolist()) or 1
    cells.game[:] = game // unit
    cells.standing[:] = game + cells.progressive
    for cell in np.flatnonzero(cells.num):
        if line is not None:
            cells.standing[cell] += prize_of(line, int(cells.num[cell]), job.meter)
    return cells, unit


def prize_of(line: ProgressivePays, num: int, meter: Minor) -> Minor:
    """Return what the only winner of a share is paid from a meter that shows ``meter``."""
    prizes, before, after = [0], [0], [0]
    micro, den = meter * MICRO_PER_MINOR, line.share_den
    pay_prizes(micro, line.seed, line.by_share, den, [num], prizes, before, after)
    return prizes[0]


def _counted(results: np.ndarray[tuple[int], np.dtype[np.int64]]) -> dict[int, int]:
    values, numbers = np.unique(results, return_counts=True)
    return dict(zip(values.tolist(), numbers.tolist(), strict=True))
