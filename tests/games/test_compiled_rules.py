"""The integer cores of stud, compiled: Numba takes them as they stand, on arrays."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.games import betting, pots
from croupier.kernels import kernel

BETTING: list[tuple[Callable[..., Any], int]] = [
    (betting.up_to_unit, 2),
    (betting.first_opening, 2),
    (betting.opening_bounds, 5),
    (betting.raise_bounds, 7),
    (betting.is_reopened, 3),
    (pots.rake_of, 4),
]
amount = st.integers(1, 100_000)
seats = st.lists(
    st.tuples(st.integers(0, 50), st.booleans(), st.integers(0, 4), st.booleans()),
    min_size=2,
    max_size=9,
)


def array(values: Sequence[int]) -> Any:  # noqa: ANN401 - an array of whole numbers
    """Return values as Numba likes them."""
    return np.array(values, dtype=np.int64)


@pytest.mark.parametrize(
    ("rule", "number"), BETTING, ids=lambda value: getattr(value, "__name__", "")
)
@given(st.data())
@settings(max_examples=30)
def test_sizes_are_the_same_compiled(
    rule: Callable[..., Any], number: int, data: st.DataObject
) -> None:
    """What a bet may be, and the rake, are the same numbers in native code."""
    values = [data.draw(amount) for _ in range(number)]
    if rule in {betting.opening_bounds, betting.raise_bounds}:
        values[0] = data.draw(st.integers(0, 2))
    assert kernel(rule)(*values) == rule(*values)


@given(seats, st.integers(0, 9), st.integers(0, 50))
def test_the_turn_is_the_same_compiled(
    table: list[tuple[int, bool, int, bool]], start: int, level: int
) -> None:
    """Who is next to act is the same seat in native code."""
    chips, live, bets, acted = (list(column) for column in zip(*table, strict=True))
    start = min(start, len(table))
    expected = betting.next_to_act(start, live, chips, bets, acted, level)
    compiled = kernel(betting.next_to_act)
    assert compiled(start, array(live), array(chips), array(bets), array(acted), level) == expected


@given(seats, st.integers(0, 400), st.integers(1, 9))
def test_the_pots_are_the_same_compiled(
    table: list[tuple[int, bool, int, bool]], above: int, numerator: int
) -> None:
    """Returned part, levels, sums, rake, winners and shares are the same in native code."""
    put_in, live, strength, _ = (list(column) for column in zip(*table, strict=True))
    live[0], put_in[0] = True, put_in[0] + 1
    assert pot_steps(put_in, live, strength, above, numerator) == pot_steps(
        array(put_in), array(live), array(strength), above, numerator, through=kernel
    )


def pot_steps(
    put_in: Any,  # noqa: ANN401 - a list or an array
    live: Any,  # noqa: ANN401 - likewise
    strength: Any,  # noqa: ANN401 - likewise
    above: int,
    numerator: int,
    *,
    through: Callable[[Callable[..., Any]], Callable[..., Any]] = lambda function: function,
) -> list[object]:
    """Return what every step of the pots gives, each function taken through ``through``."""
    number, put_in = len(put_in), put_in.copy()
    top, returned = through(pots.unmatched_top)(put_in, live)
    if returned:
        put_in[top] -= returned
    levels, amounts, parts = array([0] * number), array([0] * number), array([0] * number)
    count = through(pots.pot_levels)(put_in, live, levels)
    through(pots.pot_amounts)(put_in, levels, count, amounts)
    total = int(amounts.sum())
    rake = through(pots.rake_of)(total, above, numerator, 10)
    through(pots.split_rake)(amounts, count, rake, parts)
    found: list[object] = [top, returned, count, rake]
    for k in range(count):
        winners, shares = array([0] * number), array([0] * number)
        through(pots.best_in)(levels[k], put_in, live, strength, winners)
        through(pots.share_pot)(amounts[k] - parts[k], winners, shares)
        found += [int(amounts[k]), int(parts[k]), winners.tolist(), shares.tolist()]
    return found
