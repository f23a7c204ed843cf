"""Running a job: chunk after chunk here, or many at once by an executor; never in an order.

Any :class:`concurrent.futures.Executor` will do: a pool of processes on this machine, or a Dask
cluster's (``dask.distributed.Client.get_executor()``). A chunk whose worker died is given to
another.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, wait
from itertools import islice
from typing import Any, Generic, TypeAlias

from croupier.simulation.breaks import held_back
from croupier.simulation.job import Job, SimulationError, Total, chunks_of, coups_in

Progress: TypeAlias = Callable[[int], None]
"""Called with how many coups are done."""

TRIES = 5
"""How often a chunk is given out before its worker's death is believed to be its own fault."""

AHEAD = 3
"""Chunks given out for each worker: none waits for work."""

KEEP_EVERY = 10.0
"""Seconds between two times that what is done is kept."""


class Interrupted(Exception):  # noqa: N818 - nothing failed
    """Somebody stopped a run; what was done is in ``done``."""

    def __init__(self, done: Done[Total]) -> None:
        """Keep what was done."""
        super().__init__("stopped")
        self.done = done


class WorkersDiedError(SimulationError):
    """Processes that played were killed again and again; what was done is in ``done``."""

    done: Done[Any]

    @classmethod
    def of(cls, done: Done[Any]) -> WorkersDiedError:
        """Return the error, with what was done."""
        found = cls("workers-died", tries=TRIES)
        found.done = done
        return found


class Done(Generic[Total]):
    """The totals of some chunks of a job, and which."""

    def __init__(self, totals: Total, chunks: Iterable[int] = ()) -> None:
        """Begin with totals, and the chunks that are in them."""
        self.totals = totals
        self.chunks = set(chunks)

    def take(self, number: int, totals: Total) -> None:
        """Take a chunk's totals in; a second time changes nothing."""
        if number not in self.chunks:
            self.chunks.add(number)
            self.totals.add(totals)

    def ranges(self) -> list[tuple[int, int]]:
        """Return the chunks as ranges: first, and last plus one."""
        found: list[tuple[int, int]] = []
        for number in sorted(self.chunks):
            if found and found[-1][1] == number:
                found[-1] = (found[-1][0], number + 1)
            else:
                found.append((number, number + 1))
        return found


Keep: TypeAlias = Callable[[Done[Total]], None]
"""Called now and then with what is done."""


def run(
    job: Job[Total],
    *,
    executor: Executor | None = None,
    workers: int = 1,
    done: Done[Total] | None = None,
    progress: Progress = lambda _: None,
    keep: Keep[Total] = lambda _: None,
) -> Done[Total]:
    """Play a job's chunks and return their totals.

    Args:
        job: what to play.
        executor: who plays; None: this thread.
        workers: how many chunks the executor works on at once.
        done: what was done before.
        progress: told how many coups are done.
        keep: told now and then what is done; the last time when all is.

    Raises:
        Interrupted: Ctrl-C; chunks that were begun are lost, all others are in it.
        WorkersDiedError: workers die over a chunk again and again; what was done is in it.
        SimulationError: the job cannot be played.
    """
    found = Done(job.nothing()) if done is None else done
    left = (n for n in range(chunks_of(job.coups, job.chunk)) if n not in found.chunks)
    coups = sum(coups_in(job.coups, job.chunk, number) for number in found.chunks)
    kept = -KEEP_EVERY  # the first chunk at once: whether it can be kept is known early
    try:
        results = _here(job, left) if executor is None else _by(executor, workers, job, left)
        for number, totals in results:
            with held_back():
                found.take(number, totals)
            coups += totals.coups
            progress(coups)
            if time.monotonic() - kept > KEEP_EVERY:
                keep(found)
                kept = time.monotonic()
    except KeyboardInterrupt:
        keep(found)
        raise Interrupted(found) from None
    except Exception as error:
        if not _worker_died(error):
            raise
        keep(found)
        raise WorkersDiedError.of(found) from error
    keep(found)
    return found


def _here(job: Job[Total], numbers: Iterator[int]) -> Iterator[tuple[int, Total]]:
    for number in numbers:
        yield number, job.play(number)


def _by(
    executor: Executor, workers: int, job: Job[Total], numbers: Iterator[int]
) -> Iterator[tuple[int, Total]]:
    """Yield chunks as they are done, a few for each worker given out at any time."""
    waiting: dict[Future[Total], int] = {}
    tries: dict[int, int] = {}

    def give(number: int) -> None:
        tries[number] = tries.get(number, 0) + 1
        waiting[executor.submit(job.play, number)] = number

    try:
        for number in islice(numbers, AHEAD * workers):
            give(number)
        while waiting:
            finished, _ = wait(waiting, return_when=FIRST_COMPLETED)
            for future in finished:
                number = waiting.pop(future)
                error = future.exception()
                if error is None:
                    yield number, future.result()
                    number = next(numbers, -1)
                elif not _worker_died(error) or tries[number] >= TRIES:
                    raise error
                if number >= 0:
                    give(number)
    finally:
        for future in waiting:
            future.cancel()


def _worker_died(error: BaseException) -> bool:
    """Whether a chunk failed with its worker, here or on a cluster, and not by itself."""
    return isinstance(error, BrokenExecutor) or any(
        kind.__name__ == "KilledWorker" for kind in type(error).__mro__
    )
