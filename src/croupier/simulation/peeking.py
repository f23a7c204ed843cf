"""What a stud player gains who sees another's hole card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import hypot

from croupier.sheets.schema import StudSheet
from croupier.simulation.coups import stud_job
from croupier.simulation.intervals import Estimate
from croupier.simulation.run import run
from croupier.simulation.stud import StudJob
from croupier.simulation.stud_result import StudResult


def hole_card_gain(
    sheet: StudSheet, coups: int, players: Sequence[str], *, seed: int, stake: int = 0
) -> Estimate:
    """Return what the first seat gains a coup, in antes, by seeing the second seat's hole card.

    Both times the same decks are played by the same characters, once with and once without the
    look; the error is that of two simulations apart, so that the interval is on the wide side.

    Raises:
        SimulationError: the deal is not the open one, or the table cannot sit down.
    """
    fair = stud_job(sheet, coups, seed=seed, players=players, stakes=[stake])
    seen = _first(replace(fair, peeks=((1, 2),)))
    unseen = _first(fair)
    return Estimate(
        seen.mean - unseen.mean,
        hypot(seen.deviation, unseen.deviation),
        hypot(seen.error, unseen.error),
    )


def _first(job: StudJob) -> Estimate:
    """Return what the first seat wins a coup."""
    return StudResult(job, run(job).totals).stakes[0].players[0].mean
