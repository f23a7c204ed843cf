"""A backup while tables run, and a house made from one.

A backup is always one SQLite file: all of a store's tables at one moment, readable by any later
version, whichever database it came from. On SQLite the pages are copied under one read lock, on
PostgreSQL the rows in one ``REPEATABLE READ`` snapshot; writers wait for neither.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from sqlalchemy import Connection, Engine, NullPool, Table, func, insert, select
from sqlalchemy.exc import SQLAlchemyError

from croupier.store.database import (
    engine_of,
    file_of,
    is_empty,
    make_file,
    migrate,
    parse_url,
    refuse_no_file,
    refuse_other_version,
    revision_of,
)
from croupier.store.errors import StoreError
from croupier.store.lock import FileLock, lock_database
from croupier.store.schema import METADATA

ROWS = 5_000
"""Rows copied at once."""


def backup(url: str, path: Path) -> None:
    """Write the store of ``url``, as it is at one moment, to a new SQLite file.

    The file appears whole or not at all; its owner alone may read it, as seeds lie in it.

    Raises:
        StoreError: there is no such store, no folder for ``path``, or it is there already.
    """
    source = parse_url(url)
    shown = source.render_as_string()
    if path.exists():
        raise StoreError(f"{path}: it is there already; a backup never writes over another")
    if not path.parent.is_dir():
        raise StoreError(f"{path}: there is no folder {path.parent}: make it, or name another")
    refuse_no_file(source)
    with _told(shown), tempfile.TemporaryDirectory(dir=path.parent, prefix=".backup-") as folder:
        part = Path(folder) / "part.db"
        make_file(part)
        file = file_of(source)
        if file is not None:
            _copy_pages(file, part)
        else:
            with _engine(url) as engine:
                _copy_snapshot(engine, part, shown)
        _place(part, path)


def restore(path: Path, url: str) -> None:
    """Make the store of ``url``, which is empty or not there yet, from a backup.

    Run :func:`croupier.audit.audit` on it afterwards: it checks every entry.

    Raises:
        StoreError: the file is no backup, or the database is not empty.
        StoreBusy: a process writes the store of ``url``.
    """
    target = parse_url(url)
    shown, file = target.render_as_string(), file_of(target)
    if not path.is_file():
        raise StoreError(f"{path}: there is no such file: check the path")
    beside = None if file is None else file.parent
    with _told(shown), tempfile.TemporaryDirectory(dir=beside, prefix=".restore-") as folder:
        # An older backup is brought up to date, and never in place.
        copy = Path(folder) / "part.db"
        make_file(copy)
        shutil.copyfile(path, copy)
        if file is None:
            with _upgraded(copy, path) as old:
                _fill(old, url, shown)
            return
        with FileLock(file, shown):
            if file.exists() and file.stat().st_size:
                raise StoreError(f"{file}: it is not empty; restore to a new file")
            with _upgraded(copy, path):
                pass
            file.unlink(missing_ok=True)
            _place(copy, file)


@contextmanager
def _upgraded(copy: Path, path: Path) -> Iterator[Connection]:
    """Bring a copy of the backup at ``path`` up to date, and yield a connection to it."""
    with _engine(f"sqlite:///{copy}") as engine:
        try:
            with engine.connect() as connection, connection.begin():
                found = revision_of(connection)
                if found is not None:
                    migrate(connection)
        except SQLAlchemyError:
            found = None
        if found is None:
            raise StoreError(
                f"{path}: it is no backup of a store: give a file that croupier backup wrote"
            )
        with engine.connect() as connection:
            yield connection
    with closing(sqlite3.connect(copy)) as raw:
        raw.execute("PRAGMA journal_mode=DELETE").fetchall()  # one file, nothing beside it


def _place(part: Path, path: Path) -> None:
    """Give a finished file its name, for good; fails where another has appeared meanwhile."""
    _sync(part)
    try:
        os.link(part, path)
    except FileExistsError:
        raise StoreError(f"{path}: it is there already") from None
    except OSError:  # a file system without links
        part.rename(path)
    _sync(path.parent)


def _copy_pages(file: Path, part: Path) -> None:
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(part)) as copy:
        source.backup(copy)  # in one step: one read lock, one moment
        copy.execute("PRAGMA journal_mode=DELETE").fetchall()  # one file, nothing beside it


def _copy_snapshot(engine: Engine, part: Path, shown: str) -> None:
    with engine.connect().execution_options(isolation_level="REPEATABLE READ") as source:
        refuse_other_version(source, shown)
        with _engine(f"sqlite:///{part}") as target, target.connect() as copy:
            with copy.begin():
                migrate(copy)
            with copy.begin():
                _copy_rows(source, copy)
    with closing(sqlite3.connect(part)) as copy_:
        copy_.execute("PRAGMA journal_mode=DELETE").fetchall()


def _fill(old: Connection, url: str, shown: str) -> None:
    with _engine(url) as engine, engine.connect() as new:
        if new.dialect.name != "sqlite":
            lock_database(new, shown)
        if not is_empty(new):
            raise StoreError(f"{shown}: it is not empty; restore to a new database")
        new.commit()
        with new.begin():
            migrate(new)
            _copy_rows(old, new)


def _copy_rows(source: Connection, target: Connection) -> None:
    for table in METADATA.sorted_tables:
        rows = source.execution_options(yield_per=ROWS).execute(
            select(table).order_by(*table.primary_key)
        )
        for some in rows.mappings().partitions():
            target.execute(insert(table), [dict(row) for row in some])
        if _count(source, table) != _count(target, table):
            raise StoreError(f"the rows of {table.name} were not all copied")


def _count(connection: Connection, table: Table) -> int:
    return connection.execute(select(func.count()).select_from(table)).scalar_one()


@contextmanager
def _engine(url: str) -> Iterator[Engine]:
    engine = engine_of(parse_url(url), poolclass=NullPool)
    try:
        yield engine
    finally:
        engine.dispose()


@contextmanager
def _told(shown: str) -> Iterator[None]:
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error) as error:
        raise StoreError(f"{shown}: {getattr(error, 'orig', None) or error}") from error
    except OSError as error:
        raise StoreError(f"{error.filename or shown}: {error.strerror or error}") from error


def _sync(path: Path) -> None:
    """Have the disk keep a file, or a folder's list of files."""
    with suppress(PermissionError):  # Windows opens no folders
        file = os.open(path, os.O_RDONLY)
        try:
            os.fsync(file)
        finally:
            os.close(file)
