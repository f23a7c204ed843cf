"""Caribbean Stud simulated is Caribbean Stud as it is played."""

from __future__ import annotations

import pytest

from simulation.caribbean_parity import SWITCHES, compare, sheet_of

COUPS = 8_000
"""Of each sheet, twenty of them; with stud's 200,000 coups in all."""


@pytest.mark.parametrize("name", SWITCHES)
def test_kernel_and_engine_agree_on_every_bet(name: str) -> None:
    """Random coups of a sheet pay every bet the same both ways, and leave the same meter."""
    compare(sheet_of(name), COUPS, seed=1)


@pytest.mark.parity
@pytest.mark.parametrize("name", SWITCHES)
def test_kernel_and_engine_agree_on_many_coups(name: str) -> None:
    """The same for 200,000 coups of a sheet."""
    compare(sheet_of(name), 200_000, seed=2)
