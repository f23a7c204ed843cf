"""Processes of this machine that play: one that is killed is replaced."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from typing import ParamSpec, TypeVar

from croupier.simulation.breaks import handed_down
from croupier.simulation.job import SimulationError

P = ParamSpec("P")
R = TypeVar("R")

MOST_WORKERS = 1024


def processors() -> int:
    """Return how many processors this process may use."""
    allowed = getattr(os, "sched_getaffinity", None)  # not on every system
    return len(allowed(0)) if allowed is not None else os.cpu_count() or 1


@contextmanager
def pool(workers: int) -> Iterator[Executor | None]:
    """Give an executor of so many processes of this machine; None for one: this thread plays.

    Raises:
        SimulationError: no worker, or more than any machine has use for.
    """
    if not 1 <= workers <= MOST_WORKERS:
        raise SimulationError("workers", workers=str(workers), most=MOST_WORKERS)
    if workers == 1:
        yield None
        return
    found = Workers(workers)
    try:
        yield found
    finally:
        found.shutdown(wait=True, cancel_futures=True)


class Workers(Executor):
    """A pool of processes; when one of them is killed, the next work begins a new pool.

    What the killed pool had is lost: its futures fail with :class:`BrokenExecutor`.
    """

    def __init__(self, workers: int) -> None:
        """Start the processes."""
        self._workers = workers
        self._pool = _started(workers)

    def submit(self, fn: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> Future[R]:
        """Give work out."""
        try:
            return self._pool.submit(fn, *args, **kwargs)
        except BrokenExecutor:
            self._pool.shutdown(wait=False)
            self._pool = _started(self._workers)
            return self._pool.submit(fn, *args, **kwargs)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:  # noqa: FBT001, FBT002 - as its base has it
        """End the processes."""
        self._pool.shutdown(wait, cancel_futures=cancel_futures)


def _started(workers: int) -> ProcessPoolExecutor:
    """Return a pool whose processes are there already: none is started later, unmasked."""
    found = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_begin)
    with handed_down():
        for _ in range(workers):
            found.submit(int)
    return found


def _begin() -> None:
    """Leave Ctrl-C to who gave the work out, and end with it, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
