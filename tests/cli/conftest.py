"""What holds for the tests of commands that ask for it."""

from __future__ import annotations

import pytest


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Run commands as on an English terminal of 100 columns without colours."""
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("CROUPIER_LANGUAGE", "en")
