"""Locks on files, between processes: the system frees them when their holder ends, however."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

_FAR = 1 << 30  # a byte beyond the text, which others may read while it is locked


class HeldError(Exception):
    """Another process holds a lock."""


def lock(file: int, *, wait: bool) -> None:
    """Lock an open file, given by its number, until it is closed.

    Raises:
        OSError: another holds it, and ``wait`` is False.
    """
    try:
        import fcntl
    except ImportError:  # Windows
        import msvcrt

        os.lseek(file, _FAR, os.SEEK_SET)
        mode = "LK_LOCK" if wait else "LK_NBLCK"
        msvcrt.locking(file, getattr(msvcrt, mode), 1)  # type: ignore[attr-defined,unused-ignore]
        os.lseek(file, 0, os.SEEK_SET)
    else:
        fcntl.flock(file, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """Hold a lock file during a block; it is taken away afterwards.

    Raises:
        HeldError: another process holds it.
        OSError: it cannot be made.
    """
    while True:
        file = os.open(path, os.O_CREAT | os.O_RDWR, 0o600)
        try:
            lock(file, wait=False)
        except OSError as error:
            os.close(file)
            raise HeldError(str(path)) from error
        if _is_there(file, path):
            break
        os.close(file)  # its last holder took it away between our opening and our locking it
    try:
        yield
    finally:
        with contextlib.suppress(OSError):  # Windows keeps a file that is open
            path.unlink()
        os.close(file)


def _is_there(file: int, path: Path) -> bool:
    try:
        return os.path.samestat(os.fstat(file), path.stat())
    except FileNotFoundError:
        return False
