"""How all tests run: Hypothesis profiles, chosen by HYPOTHESIS_PROFILE, and the databases."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# No deadline: a first call may compile a kernel, and the machine may be busy.
settings.register_profile(
    "quick",
    deadline=None,
    derandomize=bool(os.environ.get("CI")),
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("thorough", settings.get_profile("quick"), max_examples=5_000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Yield the address of a PostgreSQL server, started once a run."""
    from databases import postgres_server, shared_folder

    with postgres_server(shared_folder(tmp_path_factory.getbasetemp())) as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def store_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Yield the address of an empty database for a store: a test runs on SQLite and PostgreSQL."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'house.db'}"
        return
    from databases import new_database

    with new_database(request.getfixturevalue("postgres")) as url:
        yield url
