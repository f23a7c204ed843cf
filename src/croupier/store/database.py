"""Connections to a store's database, SQLite or PostgreSQL, and its tables brought up to date."""

from __future__ import annotations

import os
import sqlite3
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, make_url, text
from sqlalchemy.exc import ArgumentError

from croupier.store.errors import StoreError

# Alembic is imported where it is needed: a house that comes back after a power cut has its tables,
# and reading them in takes a third of a second.
if TYPE_CHECKING:
    from alembic.config import Config

NEWEST = "0003"
"""The last migration that this version has."""

BUSY_MS = 10_000
"""Milliseconds that a connection waits for another's lock on an SQLite file."""

SQLITE_PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    f"busy_timeout={BUSY_MS}",
    "trusted_schema=OFF",
    # On macOS a plain fsync leaves the data in the drive; elsewhere these change nothing.
    "fullfsync=ON",
    "checkpoint_fullfsync=ON",
)


def parse_url(url: str) -> URL:
    """Return the address of a database.

    Raises:
        StoreError: it is neither an SQLite file's nor a PostgreSQL database's.
    """
    try:
        parsed = make_url(url)
    except ArgumentError as error:
        raise StoreError(f"{url!r}: write sqlite:///PATH or postgresql+psycopg://…") from error
    if parsed.drivername in {"postgresql", "postgres"}:
        parsed = parsed.set(drivername="postgresql+psycopg")
    if parsed.drivername == "sqlite" and not parsed.query:
        if parsed.database and parsed.database != ":memory:":
            return parsed
        raise StoreError(f"{url}: a store needs a file that outlives the process: sqlite:///PATH")
    if parsed.drivername != "postgresql+psycopg":
        shown = parsed.render_as_string()
        raise StoreError(f"{shown}: write sqlite:///PATH or postgresql+psycopg://…")
    return parsed


def file_of(url: URL) -> Path | None:
    """Return the file of an SQLite store; None of a PostgreSQL one."""
    if url.get_backend_name() != "sqlite":
        return None
    return Path(str(url.database)).absolute()


def refuse_no_file(url: URL) -> None:
    """Return if an SQLite store has its file; PostgreSQL answers for its databases itself.

    Raises:
        StoreError: there is none.
    """
    path = file_of(url)
    if path is not None and not path.is_file():
        raise StoreError(f"{url.render_as_string()}: there is no such file: check the path")


def make_file(path: Path) -> None:
    """Make an empty file that its owner alone may read, if there is none: seeds lie in it.

    Raises:
        OSError: it cannot be made.
    """
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))


def engine_of(url: URL, *, begin: str = "BEGIN", **options: Any) -> Engine:  # noqa: ANN401
    """Return an engine; ``begin`` is how a transaction on SQLite begins."""
    if url.get_backend_name() != "sqlite":
        return create_engine(url, **options)
    engine = create_engine(url, connect_args={"check_same_thread": False}, **options)

    @event.listens_for(engine, "connect")
    def _connect(raw: sqlite3.Connection, _record: object) -> None:
        raw.isolation_level = None  # transactions begin and end where SQLAlchemy says
        cursor = raw.cursor()
        for pragma in SQLITE_PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}").fetchall()
        cursor.close()

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def revision_of(connection: Connection) -> str | None:
    """Return the last migration that a database has seen; None for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)


def refuse_other_version(connection: Connection, shown: str) -> None:
    """Return if the tables of the database at ``shown`` are those of this version.

    Raises:
        StoreError: it has none, or others.
    """
    found = revision_of(connection)
    if found == NEWEST:
        return
    if found is None:
        raise StoreError(f"{shown}: it is no store: check the address; croupier serve makes one")
    raise StoreError(
        f"{shown}: its tables are at {found}, this version's at {NEWEST}: croupier serve brings "
        "older ones up to date; newer ones need a newer Croupier"
    )


def is_empty(connection: Connection) -> bool:
    """Whether a database has no table."""
    return not inspect(connection).get_table_names()


def migrate(connection: Connection) -> None:
    """Bring a database's tables up to date, in the transaction of ``connection``.

    Raises:
        StoreError: the database was written by a newer version, or is not a store.
    """
    found = revision_of(connection)
    if found == NEWEST:
        return
    from alembic import command
    from alembic.script import ScriptDirectory

    known = {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}
    if found is not None and found not in known:
        raise StoreError(
            f"the store was written by a newer Croupier (its tables are at {found}, "
            f"this one knows {NEWEST}): use that version"
        )
    if found is None and not is_empty(connection):
        raise StoreError("the database has tables and is no store: give an empty one")
    command.upgrade(_config(connection), "head")


def _config(connection: Connection | None = None) -> Config:
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    place = resources.files("croupier.store") / "migrations"
    config.set_main_option("script_location", str(place).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config
