"""How all tests run: Hypothesis profiles, chosen by HYPOTHESIS_PROFILE, and the databases."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

if TYPE_CHECKING:
    from databases import Postgres

# What a script runs in the background ignores Ctrl-C, and would hand that on to what it starts.
signal.signal(signal.SIGINT, signal.default_int_handler)

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


@pytest.fixture(scope="session")
def counts_of_run(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return a folder where all workers of a run keep their counts: each is made once."""
    base = tmp_path_factory.getbasetemp()
    run = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    return str(run / "counts-of-run")


@pytest.fixture(params=["sqlite", "postgresql"])
def store_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Yield the address of an empty database for a store: a test runs on SQLite and PostgreSQL."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'house.db'}"
        return
    from databases import new_database

    with new_database(request.getfixturevalue("postgres")) as url:
        yield url


@pytest.fixture(scope="session")
def postgres_stores(postgres: str) -> "Iterator[Postgres]":
    """Yield where new stores are made on PostgreSQL."""
    from databases import postgres_stores

    with postgres_stores(postgres) as stores:
        yield stores


@pytest.fixture(params=["sqlite", "postgresql"])
def houses(request: pytest.FixtureRequest) -> Iterator[None]:
    """Let ``databases.address`` give addresses on SQLite, then on PostgreSQL."""
    from databases import houses_on

    stores = request.param == "postgresql" and request.getfixturevalue("postgres_stores")
    with houses_on(stores or None):
        yield
