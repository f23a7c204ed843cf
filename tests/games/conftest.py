"""What holds for all tests of the games."""

import os

import pytest

from croupier.games.caribbean import caribbean_game
from croupier.games.pays import caribbean_pays


@pytest.fixture(autouse=True)
def _compile_sheets_anew() -> None:
    """In a mutation run, forget the sheets that unmutated code compiled before the fork."""
    if "MUTANT_UNDER_TEST" in os.environ:
        caribbean_pays.cache_clear()
        caribbean_game.cache_clear()
