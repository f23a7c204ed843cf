"""Stud simulated is stud as it is played, and its bots decide as they do at a table."""

from __future__ import annotations

import pytest

from simulation.stud_parity import SHEETS, compare, sheet_of

COUPS = 2_500
"""Of each sheet; sixteen of them, with Caribbean Stud's 200,000 coups in all."""


@pytest.mark.parametrize("name", SHEETS)
def test_kernel_and_engine_agree_on_every_payment(name: str) -> None:
    """Random coups of a sheet are offered, rake and pay the same both ways, pot by pot."""
    compare(sheet_of(name), COUPS, seed=3)


@pytest.mark.parity
@pytest.mark.parametrize("name", SHEETS)
def test_kernel_and_engine_agree_on_many_coups(name: str) -> None:
    """The same for 200,000 coups of a sheet."""
    compare(sheet_of(name), 200_000, seed=4)
