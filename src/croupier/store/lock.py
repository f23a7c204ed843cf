"""One writer a store: who holds it, and the refusal of a second one."""

from __future__ import annotations

import json
import os
import socket
import time
from pathlib import Path
from types import TracebackType
from typing import Self

from sqlalchemy import Connection, text

from croupier.locks import lock
from croupier.store.errors import StoreBusy

ADVISORY_KEY = 0x63726F7570696572
"""The eight bytes of ``croupier``: the advisory lock of a PostgreSQL database."""

PATIENCE = 1.5
"""Seconds that a PostgreSQL server may take to notice that the holder is gone."""


def me() -> str:
    """Return this process as others are told of it."""
    return f"process {os.getpid()} on {socket.gethostname()}"


class FileLock:
    """A lock on a file beside the store; the kernel frees it when its process ends, however."""

    def __init__(self, store: Path, shown: str) -> None:
        """Take it.

        Raises:
            StoreBusy: another holds it.
            OSError: the file cannot be made.
        """
        real = store.resolve()
        self._path = real.with_name(real.name + ".lock")
        self._file = os.open(self._path, os.O_CREAT | os.O_RDWR | getattr(os, "O_BINARY", 0), 0o600)
        try:
            lock(self._file, wait=False)
        except OSError as error:
            holder = self._holder()
            os.close(self._file)
            raise StoreBusy(shown, holder) from error
        since = time.strftime("%Y-%m-%d %H:%M:%S %z")
        os.ftruncate(self._file, 0)
        os.write(self._file, json.dumps({"holder": me(), "since": since}).encode() + b"\n")

    def _holder(self) -> str:
        try:
            told = json.loads(self._path.read_text(encoding="utf-8"))
            return f"{told['holder']} since {told['since']}"
        except (OSError, ValueError, KeyError, TypeError):
            return "another process"

    def release(self) -> None:
        """Give it back; the file stays, as another may be waiting at it."""
        if self._file >= 0:
            os.close(self._file)
            self._file = -1

    def __enter__(self) -> Self:
        """Hold it during a block."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Give it back."""
        self.release()


def lock_database(connection: Connection, shown: str) -> None:
    """Take the lock of a PostgreSQL database for as long as ``connection`` lives.

    Raises:
        StoreBusy: another holds it.
    """
    until = time.monotonic() + PATIENCE
    while not _try_lock(connection):
        if time.monotonic() > until:
            raise StoreBusy(shown, _database_holder(connection))
        time.sleep(0.05)


def _try_lock(connection: Connection) -> bool:
    query = text("SELECT pg_try_advisory_lock(:key)")
    return bool(connection.execute(query, {"key": ADVISORY_KEY}).scalar_one())


def _database_holder(connection: Connection) -> str:
    found = connection.execute(
        text(
            "SELECT a.application_name, a.backend_start FROM pg_locks l "
            "JOIN pg_stat_activity a ON a.pid = l.pid "
            "WHERE l.locktype = 'advisory' AND l.granted AND l.objsubid = 1 "
            "AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database()) "
            "AND l.classid::bigint = :high AND l.objid::bigint = :low"
        ),
        {"high": ADVISORY_KEY >> 32, "low": ADVISORY_KEY & 0xFFFFFFFF},
    ).first()
    if found is None:
        return "another process"
    return f"{found[0] or 'another program'} since {found[1]:%Y-%m-%d %H:%M:%S %z}"
