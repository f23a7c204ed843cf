"""How fast coups are simulated; prints one JSON line.

Caribbean Stud: one seat with ante and progressive bet by best play, from the shuffle through the
decision and the settlement to the statistics, sessions with their ruin included. Stud: five seats
of characters on 36 cards, from the shuffle through the betting to pots, rake and statistics.

One core: seconds of the processor, which other work on the machine does not stretch. Two cores:
seconds of the clock, one process against two that were started before, turn about; where other work
takes one of the cores, that is what is measured. The engine plays the same coups of Caribbean Stud
one by one for comparison.
"""

from __future__ import annotations

import json
import platform
import random
import statistics
import time
from collections.abc import Callable
from concurrent.futures import Executor
from importlib.metadata import version
from typing import Any, cast

from croupier.cards import full_deck
from croupier.games.actions import HOUSE, Deal, Expose, Fold, Place, Raise, Seat
from croupier.games.caribbean import caribbean_game
from croupier.sheets import CaribbeanSheet, StudSheet, load_sheet
from croupier.simulation.caribbean import CHUNK as CARIBBEAN_CHUNK
from croupier.simulation.caribbean import CaribbeanJob
from croupier.simulation.coups import caribbean_job, stud_job
from croupier.simulation.run import run
from croupier.simulation.stud import CHUNK as STUD_CHUNK
from croupier.simulation.stud import StudJob
from croupier.simulation.workers import pool

ROUNDS = 7
CHUNKS = 4
"""Of a round of one core."""
TOGETHER = {"caribbean": 40, "open": 32, "closed": 32}
"""Chunks of a round of two cores."""
ENGINE_COUPS = 5_000

Job = CaribbeanJob | StudJob


def jobs() -> dict[str, Job]:
    """Return what is measured, by name."""
    caribbean = cast("CaribbeanSheet", load_sheet("caribbean-stud-quebec"))
    open_deal = cast("StudSheet", load_sheet("five-card-stud-casino"))
    closed = cast("StudSheet", load_sheet("five-card-stud-casino-closed"))
    many = TOGETHER["caribbean"] * CARIBBEAN_CHUNK
    return {
        "caribbean": caribbean_job(caribbean, many, seed=1),
        "open": stud_job(open_deal, TOGETHER["open"] * STUD_CHUNK, seed=1),
        "closed": stud_job(closed, TOGETHER["closed"] * STUD_CHUNK, seed=1),
    }


def summary(rates: list[float]) -> dict[str, float]:
    """Return median, least and most, to four digits."""
    found = {"median": statistics.median(rates), "min": min(rates), "max": max(rates)}
    return {name: float(f"{value:.4g}") for name, value in found.items()}


def on_one_core(job: Job) -> dict[str, float]:
    """Return coups a second of the processor."""
    job.play(0)
    rates = []
    for number in range(ROUNDS):
        began = time.process_time()
        for chunk in range(CHUNKS):
            job.play(number * CHUNKS + chunk)
        rates.append(CHUNKS * job.chunk / (time.process_time() - began))
    return summary(rates)


def clocked(job: Job, processes: Executor | None, workers: int) -> float:
    """Return the seconds that a whole job takes."""
    began = time.perf_counter()
    run(cast("Any", job), executor=processes, workers=workers)
    return time.perf_counter() - began


def on_two_cores(all_jobs: dict[str, Job]) -> dict[str, dict[str, float]]:
    """Return how many times as fast two processes are as one."""
    found: dict[str, dict[str, float]] = {}
    with pool(2) as processes:
        for name, job in all_jobs.items():
            clocked(job, processes, 2)
            ratios = [clocked(job, None, 1) / clocked(job, processes, 2) for _ in range(3)]
            found[name] = summary(ratios)
    return found


def engine(job: CaribbeanJob) -> Callable[[], float]:
    """Return what measures the engine: coups of one seat a second of the processor."""
    game, dice = caribbean_game(job.sheet), random.Random(1)
    deck = full_deck()
    decks = [Deal(tuple(dice.sample(deck, 52))) for _ in range(ENGINE_COUPS)]
    raising, folding = Raise(job.ante * game.multiple), Fold()
    place, seat, chips = Place(job.ante, progressive=True), Seat(1), {Seat(1): job.need}

    def measure() -> float:
        began = time.process_time()
        for number, deal in enumerate(decks):
            coup = game.coup(chips)
            coup.act(seat, place)
            coup.act(HOUSE, deal)
            coup.act(seat, raising if number & 1 else folding)
            coup.act(HOUSE, Expose(job.meter * 10**6))
        return ENGINE_COUPS / (time.process_time() - began)

    return measure


def main() -> None:
    """Measure and print."""
    measured = jobs()
    alone = {name: on_one_core(job) for name, job in measured.items()}
    measure = engine(cast("CaribbeanJob", measured["caribbean"]))
    of_engine = summary([measure() for _ in range(ROUNDS)])
    line = {
        "bench": "simulate",
        "what": "coups a second, shuffle to statistics, kernels compiled",
        "machine": f"{platform.machine()} {platform.system()}",
        "versions": {"python": platform.python_version(), "croupier": version("croupier")},
        "one_core": alone,
        "two_cores_times_one": on_two_cores(measured),
        "engine_caribbean": of_engine,
        "caribbean_to_engine": round(alone["caribbean"]["median"] / of_engine["median"]),
    }
    print(json.dumps(line))


if __name__ == "__main__":
    main()
