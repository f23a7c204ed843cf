"""A simulation being played: who plays, what is kept, and how to go on after a stop."""

from __future__ import annotations

import hashlib
import shlex
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from croupier.messages import Messages

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from croupier.simulation.caribbean import CaribbeanJob
    from croupier.simulation.run import Done
    from croupier.simulation.stud import StudJob

INTERRUPTED = 130
DIED = 1
FEW = 8
"""Chunks that this process plays alone: starting others would take longer."""


@dataclass(frozen=True)
class Way:
    """How a job is played and gone on with."""

    resume: Path | None
    on: str | None
    workers: int | None
    again: tuple[str, ...]
    """The command that asks for the same, but for who plays."""
    language: str

    @property
    def place(self) -> Path:
        """Where what is done is kept after a stop."""
        if self.resume is not None:
            return self.resume
        from platformdirs import user_cache_path

        name = hashlib.sha256("\0".join(self.again).encode()).hexdigest()[:16]
        return user_cache_path("croupier") / "simulations" / f"{name}.json"

    def going_on(self, *more: str) -> str:
        """Return the command that goes on."""
        where = () if self.on is None else ("--on", self.on)
        return shlex.join([*self.again, *where, *more, "--resume", str(self.place)])


@contextmanager
def playing(job: CaribbeanJob | StudJob, way: Way) -> Iterator[Done[Any]]:
    """Play a job and give what was done; after Ctrl-C, in the block too, say how to go on.

    Raises:
        SimulationError: the file to go on from is of another job, damaged, or in use.
        OSError: it cannot be read or written.
        typer.Exit: it was stopped; what was done is kept.
    """
    from croupier.simulation.keep import alone, load
    from croupier.simulation.run import Interrupted, WorkersDiedError

    with ExitStack() as stack:
        done = None
        if way.resume is not None:
            stack.enter_context(alone(way.resume))
            done = load(way.resume, job)
        stack.enter_context(_terminable())
        try:
            done = _play(job, way, done)
            yield done
        except Interrupted as stopped:
            _told(job, stopped.done, way, "simulate-stopped", way.going_on())
            raise typer.Exit(INTERRUPTED) from None
        except WorkersDiedError as stopped:
            more = ("--workers", "1") if way.on is None else ()
            _told(job, stopped.done, way, "simulate-died", way.going_on(*more))
            raise typer.Exit(DIED) from None
        except KeyboardInterrupt:
            if done is None:
                raise
            _told(job, done, way, "simulate-stopped", way.going_on())
            raise typer.Exit(INTERRUPTED) from None


def _told(job: CaribbeanJob | StudJob, done: Done[Any], way: Way, message: str, again: str) -> None:
    """Keep what is done, and say so."""
    from croupier.simulation.keep import save

    told: dict[str, Any] = {"done": done.totals.coups, "coups": job.coups}
    try:
        save(way.place, job, done)
    except OSError as error:
        message, told["why"] = "simulate-not-kept", f"{way.place}: {error.strerror}"
    else:
        told["again"] = again
    print(Messages(way.language).text(message, **told), file=sys.stderr)


def _play(job: CaribbeanJob | StudJob, way: Way, done: Done[Any] | None) -> Done[Any]:
    from croupier.cli.simulate_bar import CoupsBar
    from croupier.simulation.keep import save
    from croupier.simulation.run import run

    failed: list[OSError] = []

    def keep(found: Done[Any]) -> None:
        """Keep what is done; a full disk does not end what is being played."""
        failed.clear()
        try:
            if way.resume is not None:
                save(way.resume, job, found)
        except OSError as error:
            failed.append(error)

    with _executor(job, way) as (executor, workers):
        bar = CoupsBar(job.coups, lambda: Messages(way.language))
        try:
            found = run(job, executor=executor, workers=workers, done=done, progress=bar, keep=keep)
        finally:
            bar.close()
    for error in failed:
        why = f"{way.place}: {error.strerror}"
        print(Messages(way.language).text("simulate-unkept", why=why), file=sys.stderr)
    return found


@contextmanager
def _executor(job: CaribbeanJob | StudJob, way: Way) -> Iterator[tuple[Executor | None, int]]:
    from croupier.simulation.cluster import cluster
    from croupier.simulation.job import chunks_of
    from croupier.simulation.workers import pool, processors

    if way.on is not None:
        with cluster(way.on) as (executor, threads):
            yield executor, threads
        return
    number = processors() if way.workers is None else way.workers
    if way.workers is None and chunks_of(job.coups, job.chunk) <= FEW:
        number = 1
    with pool(number) as processes:
        yield processes, number


@contextmanager
def _terminable() -> Iterator[None]:
    """Take the system's wish to end, as batch systems send it, for Ctrl-C."""
    if threading.current_thread() is not threading.main_thread():  # signals go to that one
        yield
        return
    # In the background of a script Ctrl-C is ignored: the wish to end still comes.
    ours = {
        signal.SIGINT: signal.default_int_handler,
        signal.SIGTERM: lambda *_: signal.raise_signal(signal.SIGINT),
    }
    before = {number: signal.signal(number, handler) for number, handler in ours.items()}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, signal.SIG_DFL if handler is None else handler)
