"""Many coups of a sheet: the one call that commands and programs make."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from concurrent.futures import Executor
from typing import TypedDict, Unpack, overload

from croupier.games.pays import caribbean_pays
from croupier.money import Minor
from croupier.sheets.schema import CaribbeanSheet, StudSheet
from croupier.simulation.caribbean import CaribbeanJob, plan_of
from croupier.simulation.caribbean_result import CaribbeanResult
from croupier.simulation.job import SimulationError, refuse_coups, refuse_seats
from croupier.simulation.run import Progress, run
from croupier.simulation.streams import MOST_SEED
from croupier.simulation.stud import CHUNK, StudJob
from croupier.simulation.stud import plan_of as stud_plan_of
from croupier.simulation.stud_result import StudResult
from croupier.simulation.workers import pool

SESSION = 200
"""Coups of a session: four hours at fifty an hour."""
BANKROLL = 100
"""Antes that a player brings."""
PLAYERS = ("tight", "loose", "calling", "bold")
"""Who sits down at stud, in turn."""


class CaribbeanHow(TypedDict, total=False):
    """How Caribbean Stud is simulated: the arguments of :func:`caribbean_job`."""

    seed: int | None
    strategy: str
    seats: int
    ante: Minor | None
    progressive: bool
    meter: Minor | None
    session: int
    bankroll: Minor | None


class StudHow(TypedDict, total=False):
    """How stud is simulated: the arguments of :func:`stud_job`."""

    seed: int | None
    players: Sequence[str] | None
    stakes: Sequence[int] | None
    session: int
    peeks: Sequence[tuple[int, int]]


@overload
def simulate(
    sheet: CaribbeanSheet,
    coups: int,
    *,
    workers: int = 1,
    executor: Executor | None = None,
    progress: Progress = ...,
    **how: Unpack[CaribbeanHow],
) -> CaribbeanResult: ...


@overload
def simulate(
    sheet: StudSheet,
    coups: int,
    *,
    workers: int = 1,
    executor: Executor | None = None,
    progress: Progress = ...,
    **how: Unpack[StudHow],
) -> StudResult: ...


def simulate(
    sheet: CaribbeanSheet | StudSheet,
    coups: int,
    *,
    workers: int = 1,
    executor: Executor | None = None,
    progress: Progress = lambda _: None,
    **how: object,
) -> CaribbeanResult | StudResult:
    """Play many coups of a sheet and return what they came to.

    Args:
        sheet: the rules.
        coups: how many.
        workers: processes of this machine; with an ``executor`` how many chunks it works on at
            once. A program that is a script needs ``if __name__ == "__main__"`` for more than one.
        executor: any of :mod:`concurrent.futures`.
        progress: told how many coups are done.
        how: see :func:`caribbean_job` and :func:`stud_job`.

    Raises:
        SimulationError: something cannot be simulated so; the message says what can.
        StrategyError: there is no such strategy, or it cannot be simulated.
        croupier.simulation.run.Interrupted: Ctrl-C.
    """
    job = job_of(sheet, coups, **how)
    if executor is not None:
        return result_of(
            job, run(job, executor=executor, workers=workers, progress=progress).totals
        )
    with pool(workers) as processes:
        done = run(job, executor=processes, workers=workers, progress=progress)
    return result_of(job, done.totals)


def job_of(sheet: CaribbeanSheet | StudSheet, coups: int, **how: object) -> CaribbeanJob | StudJob:
    """Return the job of a sheet; see :func:`caribbean_job` and :func:`stud_job`."""
    refuse_coups(coups)
    if isinstance(sheet, StudSheet):
        return stud_job(sheet, coups, **how)  # type: ignore[arg-type]
    return caribbean_job(sheet, coups, **how)  # type: ignore[arg-type]


def result_of(job: CaribbeanJob | StudJob, totals: object) -> CaribbeanResult | StudResult:
    """Return what the totals of a job mean."""
    if isinstance(job, CaribbeanJob):
        return CaribbeanResult(job, totals)  # type: ignore[arg-type]
    return StudResult(job, totals)  # type: ignore[arg-type]


def caribbean_job(
    sheet: CaribbeanSheet,
    coups: int,
    *,
    seed: int | None = None,
    strategy: str = "optimal",
    seats: int = 1,
    ante: Minor | None = None,
    progressive: bool = True,
    meter: Minor | None = None,
    session: int = SESSION,
    bankroll: Minor | None = None,
) -> CaribbeanJob:
    """Return a job of Caribbean Stud; amounts in minor units.

    Args:
        sheet: the rules.
        coups: how many.
        seed: 0 to 2^64 - 1; by default one is drawn.
        strategy: a name or lines, see :mod:`croupier.odds.strategies`.
        seats: how many play, all alike.
        ante: by default the least of the table.
        progressive: whether it is bet, where the sheet has it.
        meter: what its meter shows at the beginning, by default its seed.
        session: coups that belong together.
        bankroll: what a player brings to a session, by default 100 antes.

    Raises:
        SimulationError: something means nothing; the message says what would.
        StrategyError: there is no such strategy, or it cannot be simulated.
    """
    table, line = sheet.table, caribbean_pays(sheet).progressive
    chosen = table.ante.min if ante is None else ante
    refuse_seats(seats, table.seats)
    if chosen < 1:
        raise SimulationError("ante")
    shown = (line.seed if line else 0) if meter is None else meter
    job = CaribbeanJob(
        sheet=sheet,
        coups=coups,
        seed=_seed(seed),
        strategy=strategy,
        seats=seats,
        ante=chosen,
        progressive=progressive and line is not None,
        meter=shown,
        session=_session(session),
        bankroll=BANKROLL * chosen if bankroll is None else bankroll,
    )
    plan_of(job)
    return job


def stud_job(
    sheet: StudSheet,
    coups: int,
    *,
    seed: int | None = None,
    players: Sequence[str] | None = None,
    stakes: Sequence[int] | None = None,
    session: int = SESSION,
    peeks: Sequence[tuple[int, int]] = (),
) -> StudJob:
    """Return a job of stud.

    Args:
        sheet: the rules.
        coups: how many.
        seed: 0 to 2^64 - 1; by default one is drawn.
        players: characters by name, one a seat; by default all of them in turn, every seat taken.
        stakes: places in the sheet's list, from 0; by default all.
        session: coups that a table plays before it gets up.
        peeks: seats, from 1, of who sees a hole card, and whose.

    Raises:
        SimulationError: something means nothing; the message says what would.
    """
    if players is None:
        players = [PLAYERS[seat % len(PLAYERS)] for seat in range(sheet.table.seats)]
    chosen = tuple(range(len(sheet.stakes))) if stakes is None else tuple(stakes)
    if not chosen or any(not 0 <= place < len(sheet.stakes) for place in chosen):
        raise SimulationError("stakes", last=len(sheet.stakes) - 1)
    job = StudJob(
        sheet, coups, _seed(seed), tuple(players), chosen, _session(session), tuple(peeks)
    )
    stud_plan_of(job)
    return job


def _seed(seed: int | None) -> int:
    if seed is None:
        return secrets.randbits(32)
    if not 0 <= seed <= MOST_SEED:
        raise SimulationError("seed", seed=str(seed), most=str(MOST_SEED))
    return seed


def _session(coups: int) -> int:
    if not 1 <= coups <= CHUNK:
        raise SimulationError("session", coups=str(coups), most=CHUNK)
    return coups
