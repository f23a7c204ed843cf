"""Counts of the tests are kept in a folder of their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest


@pytest.fixture(scope="session", autouse=True)
def counts_apart(counts_of_run: str) -> Iterator[None]:
    """Keep the user's counts out of it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("CROUPIER_CACHE_DIR", counts_of_run)
        yield
