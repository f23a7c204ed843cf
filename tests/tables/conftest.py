"""Every test here runs on SQLite, then on PostgreSQL; one marked ``ON_SQLITE`` on that alone."""

import pytest


@pytest.fixture(autouse=True)
def _on_each_database(houses: None) -> None:
    """Let ``databases.url_of`` give addresses on the database under test."""
