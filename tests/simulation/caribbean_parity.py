"""Coups of Caribbean Stud through kernel and engine: same decks, same decisions, same results."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import numpy as np

from croupier.cards import Card, Rank, full_deck
from croupier.games.actions import HOUSE, Deal, Expose, Fold, Place, Raise, Seat
from croupier.games.caribbean import caribbean_game
from croupier.games.results import CaribbeanSettlement
from croupier.kernels import kernel
from croupier.money import MICRO_PER_MINOR
from croupier.sheets import CaribbeanSheet
from croupier.simulation.caribbean import CaribbeanJob, plan_of
from croupier.simulation.caribbean_kernels import ENDS, cells_of_deals
from croupier.simulation.meter_path import meter_path, pay_coup
from games.caribbean_random import CHART, PRIZES, random_deck
from games.caribbean_tools import LETTER_OF_THE_CHART, SHIPPED, sheet

SWITCHES: dict[str, dict[str, object]] = {
    "shipped": {},
    "first kicker": {"hands__kickers": "first"},
    "no low ace": {"hands__ace_low": False},
    "any dealer": {"dealer__opens": "any"},
    "queens open": {"dealer__opens": "Q Q"},
    "letter of the chart": {"raise__pays": LETTER_OF_THE_CHART},
    "fractions": {"raise__pays": CHART | {"pair": "3 to 2", "flush": "17 to 3"}},
    "capped": {"table__max_payout": "77.77"},
    "nothing paid": {"table__max_payout": "0.00"},
    "one for one": {"raise__multiple": 1},
    "three for one": {"raise__multiple": 3},
    "blind": {"dealer__exposed": 0},
    "folded lose": {"progressive__pays_folded": False},
    "shared": {"progressive__order": "share", "table__seats": 9},
    "many shares": {
        "progressive__pays": PRIZES | {"straight flush": "45%", "flush": "0.01%"},
        "progressive__order": "share",
        "progressive__bet": "2.50",
        "progressive__contribution": "33.333333%",
    },
    "many shares in turn": {
        "progressive__pays": PRIZES | {"straight flush": "45%", "full house": "10%"},
        "progressive__seed": "123.45",
        "progressive__pays_folded": False,
        "table__seats": 9,
    },
    "no progressive": {"progressive": None},
    "cents": {"table__unit": "0.01", "raise__pays": CHART | {"two pair": "5 to 3"}},
    "from the sevens": {"deck__lowest": "7", "dealer__opens": "K Q", "table__seats": 5},
    "another order": {
        "hands__order": [*SHIPPED.hands.order[:3], "flush", "full house", *SHIPPED.hands.order[5:]]
    },
}
"""Sheets with every switch turned, by name."""


@cache
def sheet_of(name: str) -> CaribbeanSheet:
    """Return a sheet of :data:`SWITCHES`."""
    return sheet(**SWITCHES[name])


def rigged_or_not(lowest: int, rng: Random) -> tuple[Card, ...]:
    """Return a deck: of 52 cards often full of jackpots and of equal hands, else shuffled."""
    if lowest == 0 and rng.random() < 0.4:
        return random_deck(rng)
    deck = full_deck(Rank(lowest))
    return tuple(rng.sample(deck, len(deck)))


def job_of(sheet: CaribbeanSheet, rng: Random, strategy: str) -> CaribbeanJob:
    """Return a job with random seats, ante and progressive."""
    table = sheet.table
    steps = (table.ante.max - table.ante.min) // table.unit
    return CaribbeanJob(
        sheet=sheet,
        coups=1,
        seed=0,
        strategy=strategy,
        seats=min(table.seats, rng.choice([1, 1, 1, 2, 3, table.seats])),
        ante=table.ante.min + table.unit * rng.randint(0, steps),
        progressive=sheet.progressive is not None and rng.random() < 0.8,
        meter=rng.choice([0, 12_345, 10**6, 10**8]),
        session=1,
        bankroll=0,
    )


def compare(sheet: CaribbeanSheet, coups: int, seed: int) -> None:
    """Play ``coups`` random coups of a sheet both ways; every bet's result must be equal."""
    rng = Random(seed)
    for first in range(0, coups, 1000):
        # Best play is counted for each ante anew, which takes longer than the coups.
        strategy = "optimal" if first % 20_000 == 0 else "pair-or-better"
        compare_job(job_of(sheet, rng, strategy), min(coups - first, 1000), rng)


def compare_job(job: CaribbeanJob, coups: int, rng: Random) -> None:
    """Play coups of one job both ways, the meter going from one to the next."""
    seats = job.seats
    decks = [rigged_or_not(job.sheet.deck.rank, rng) for _ in range(coups)]
    deals = np.array([deck[: 5 * (seats + 1)] for deck in decks], np.uint8).T.copy()
    asked = np.array([[rng.choice([-1, -1, 0, 1]) for _ in decks] for _ in range(seats)], np.int8)
    raised, cells = np.zeros((seats, coups), np.int8), np.zeros((seats, coups), np.int64)
    plan = plan_of(job)
    kinds = len(plan.cells.num) // ENDS
    kernel(cells_of_deals)(deals, asked, (plan.hands, plan.decisions, kinds), raised, cells)
    assert ((asked < 0) | (asked == raised)).all()
    line = plan.line
    meter, hits = job.meter * MICRO_PER_MINOR, []
    for coup, deck in enumerate(decks):
        nums = [int(plan.cells.num[cell]) for cell in cells[:, coup]]
        winners = [seat for seat in range(seats) if nums[seat]]
        prizes = dict.fromkeys(range(seats), 0)
        if line is not None and job.progressive:
            meter += line.feed * seats
            paid, left = pay_coup(line, meter, [nums[seat] for seat in winners])
            prizes |= dict(zip(winners, paid, strict=True))
            hits += [(coup, seat, nums[seat]) for seat in winners]
        else:
            left = meter
        settled = play_here(job, deck, raised[:, coup].tolist(), meter)
        expected = list(results(plan.cells, cells[:, coup], raised[:, coup], prizes, job))
        found = [
            (
                seat.ante.net,
                None if seat.additional is None else seat.additional.net,
                None if seat.progressive is None else seat.progressive.net,
            )
            for seat in settled.seats
        ]
        assert found == expected, (deck, job)
        assert settled.meter_after == left
        meter = left
    if line is not None and job.progressive:
        path = meter_path(line, rng.sample(hits, len(hits)), coups, seats, job.meter)
        assert path.end == meter
        assert path.start * MICRO_PER_MINOR + path.fed + path.seeds * MICRO_PER_MINOR == (
            path.end + path.paid * MICRO_PER_MINOR
        )


def results(
    table: Any,  # noqa: ANN401 - the kernel's cells
    cells: Any,  # noqa: ANN401 - an array
    raised: Any,  # noqa: ANN401 - an array
    prizes: dict[int, int],
    job: CaribbeanJob,
) -> Iterator[tuple[int, int | None, int | None]]:
    """Yield what each seat's bets won or lost by the kernel."""
    for seat, cell in enumerate(cells):
        yield (
            int(table.ante[cell]),
            int(table.additional[cell]) if raised[seat] else None,
            int(table.progressive[cell]) + prizes[seat] if job.progressive else None,
        )


def play_here(
    job: CaribbeanJob, deck: tuple[Card, ...], raised: list[int], meter: int
) -> CaribbeanSettlement:
    """Play one coup by the engine, the deal and every decision as actions."""
    game = caribbean_game(job.sheet)
    coup = game.coup({Seat(n + 1): job.need for n in range(job.seats)})
    for n in range(job.seats):
        coup.act(Seat(n + 1), Place(job.ante, job.progressive))
    coup.act(HOUSE, Deal(deck))
    raising, folding = Raise(job.ante * game.multiple), Fold()
    for n, choice in enumerate(raised):
        coup.act(Seat(n + 1), raising if choice else folding)
    coup.act(HOUSE, Expose(meter))
    assert coup.settlement is not None
    return coup.settlement
