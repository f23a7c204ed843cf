"""A job of Caribbean Stud: chunks in any order, totals that add up, sessions, the meter."""

from __future__ import annotations

from typing import cast

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.games.pays import caribbean_pays
from croupier.kernels import kernel
from croupier.money import MICRO_PER_MINOR
from croupier.sheets import CaribbeanSheet, load_sheet
from croupier.simulation import caribbean, streams
from croupier.simulation.caribbean import CaribbeanJob, CaribbeanTotals, plan_of
from croupier.simulation.caribbean_kernels import ENDS, cells_of_deals
from croupier.simulation.job import SimulationError
from croupier.simulation.meter_path import meter_path

SHEET = cast("CaribbeanSheet", load_sheet("caribbean-stud-quebec"))


def job(coups: int, **changed: object) -> CaribbeanJob:
    """Return a job of the shipped sheet."""
    values: dict[str, object] = {
        "sheet": SHEET,
        "coups": coups,
        "seed": 7,
        "strategy": "optimal",
        "seats": 1,
        "ante": 1000,
        "progressive": True,
        "meter": 1_000_000,
        "session": 50,
        "bankroll": 20_000,
    }
    return CaribbeanJob(**(values | changed))  # type: ignore[arg-type]


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make chunks small enough for a test to have many."""
    monkeypatch.setattr(caribbean, "CHUNK", 1000)


def written_down(one: CaribbeanJob, number: int) -> CaribbeanTotals:
    """Return a chunk's totals from its coups one by one, added up in plain Python."""
    plan, coups = plan_of(one), min(one.chunk, one.coups - number * one.chunk)
    room = streams.room_for(one.seats + 1)
    deals = []
    for first in range(0, coups, streams.LANES):
        kernel(streams.deal)(streams.key_of(one.seed), number, streams.CARDS, first, (52, 0), room)
        deals.append(room.cards.copy())
    cards = np.concatenate(deals, axis=1)[:, :coups]
    asked = np.full((one.seats, coups), -1, np.int8)
    raised, cells = asked.copy(), np.zeros((one.seats, coups), np.int64)
    kinds = len(plan.cells.num) // ENDS
    kernel(cells_of_deals)(cards, asked, (plan.hands, plan.decisions, kinds), raised, cells)
    tally, square, hits = [0] * len(plan.cells.num), 0, []
    for coup in range(coups):
        game = 0
        for seat in range(one.seats):
            cell = int(cells[seat, coup])
            tally[cell] += 1
            game += int(plan.cells.ante[cell] + plan.cells.additional[cell])
            if plan.cells.num[cell]:
                hits.append((number * one.chunk + coup, seat, cell))
        square += (game // plan.unit) ** 2
    found = CaribbeanTotals(coups, tally, square, hits, {}, {}, 0, 0)
    for session in range(coups // one.session):
        for seat in range(one.seats):
            part = cells[seat, session * one.session : (session + 1) * one.session]
            _evening(one, [int(plan.cells.standing[cell]) for cell in part], found)
    return found


def _evening(one: CaribbeanJob, results: list[int], into: CaribbeanTotals) -> None:
    chips, played, kept = one.bankroll, 0, 0
    for result in results:
        if chips < one.need:
            break
        chips, kept, played = chips + result, kept + result, played + 1
    total = sum(results)
    into.sessions[total] = into.sessions.get(total, 0) + 1
    into.ended[kept] = into.ended.get(kept, 0) + 1
    into.ruined += played < one.session
    into.played += played


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize("seats", [1, 2, 7])
@pytest.mark.parametrize("changed", [{}, {"bankroll": 4_000, "session": 7}, {"progressive": False}])
def test_a_chunk_is_its_coups_added_up(seats: int, changed: dict[str, object]) -> None:
    """Tally, squares, hits, sessions and ruin are those of the chunk's coups one by one."""
    one = job(2_500, **{"seats": seats, **changed})
    for number in (0, 2):
        assert one.play(number) == written_down(one, number)


@pytest.mark.usefixtures("small")
@given(st.permutations(range(5)))
@settings(max_examples=20)
def test_the_order_of_chunks_changes_nothing(order: list[int]) -> None:
    """Chunks in any order add up to the same totals."""
    one = job(4_321, seats=2)
    forth, other = one.nothing(), one.nothing()
    for number in range(5):
        forth.add(one.play(number))
    for number in order:
        other.add(one.play(number))
    other.hits.sort()
    assert other == forth
    assert forth.coups == 4_321
    assert sum(forth.tally) == 2 * 4_321


@pytest.mark.usefixtures("small")
def test_another_seed_gives_other_coups() -> None:
    """Two seeds do not give the same totals, nor do two chunks of one."""
    assert job(2_000).play(0) != job(2_000, seed=8).play(0)
    assert job(2_000).play(0).tally != job(2_000).play(1).tally


def test_a_sheet_of_too_many_hits_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where more hands win of the meter than are kept, that is said, and how to go on."""
    monkeypatch.setattr(caribbean, "MOST_HITS", 3)
    sheet = SHEET.replace({"progressive.pays.flush": "1%"})
    with pytest.raises(SimulationError, match="rare hands"):
        job(10_000, sheet=sheet).play(0)


@given(
    st.lists(st.tuples(st.integers(0, 999), st.integers(0, 6), st.sampled_from([10, 100]))),
    st.sampled_from(["seat", "share"]),
    st.integers(0, 10**7),
)
def test_what_goes_into_the_meter_comes_out_or_stays(
    hits: list[tuple[int, int, int]], order: str, start: int
) -> None:
    """Start, contributions and seeds are what was paid and what is left, to the micro-unit."""
    sheet = SHEET.replace({"progressive.order": order})
    line = caribbean_pays(sheet).progressive
    assert line is not None
    once = list({(coup, seat): (coup, seat, num) for coup, seat, num in hits}.values())
    path = meter_path(line, once, 1000, 7, start)
    into = start * MICRO_PER_MINOR + path.fed + path.seeds * MICRO_PER_MINOR
    assert into == path.end + path.paid * MICRO_PER_MINOR
    assert path.fed == 7 * 1000 * line.feed
    assert sum(number for number, _ in path.prizes.values()) == len(once)
    assert path.least <= path.mean <= path.most
