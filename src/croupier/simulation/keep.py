"""What is done of a job, kept in a file: a run that was stopped goes on where it was."""

from __future__ import annotations

import contextlib
import hashlib
import os
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any

import msgspec

from croupier import locks, money
from croupier.simulation.breaks import held_back
from croupier.simulation.caribbean import CaribbeanJob, CaribbeanTotals
from croupier.simulation.job import SimulationError
from croupier.simulation.run import Done
from croupier.simulation.stud import StudJob, StudTotals

FORMAT = "croupier simulation 2"

AMOUNTS = frozenset({"ante", "meter", "bankroll"})
"""What a job has in minor units."""


class _Head(msgspec.Struct):
    """What a file is."""

    format: str
    version: str


class _Kept(_Head):
    """A file's content."""

    job: dict[str, Any]
    chunk: int
    chunks: list[tuple[int, int]]
    """Those that are done: first, and last plus one."""
    totals: msgspec.Raw
    digest: str
    """Of all that stands before it: what was damaged is never added up."""


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """Be the only process that plays on a file, during a block.

    Raises:
        OSError: there can be no such file.
        SimulationError: another process plays on it, or it is a folder or a device.
    """
    if path.exists() and not path.is_file():
        raise SimulationError("kept-no-file", path=str(path))
    path.parent.mkdir(parents=True, exist_ok=True)
    with ExitStack() as stack:
        try:
            stack.enter_context(locks.alone(path.with_name(f"{path.name}.lock")))
        except locks.HeldError as error:
            raise SimulationError("kept-busy", path=str(path)) from error
        yield


def save(path: Path, job: CaribbeanJob | StudJob, done: Done[Any]) -> None:
    """Write what is done, whole or not at all.

    Raises:
        OSError: it cannot be written.
    """
    with held_back():
        totals = msgspec.Raw(msgspec.json.encode(done.totals))
        kept = _Kept(FORMAT, _version(), described(job), job.chunk, done.ranges(), totals, "")
        kept.digest = _digest(kept)
        beside = path.with_name(f"{path.name}.{os.getpid()}.part")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            beside.write_bytes(msgspec.json.encode(kept))
            beside.replace(path)
        finally:
            with contextlib.suppress(OSError):
                beside.unlink(missing_ok=True)


def load(path: Path, job: CaribbeanJob | StudJob) -> Done[Any] | None:
    """Return what is done of a job; None where there is no such file.

    Raises:
        OSError: the file cannot be read.
        SimulationError: it is no such file, or of another job; the message says what differs.
    """
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        return None
    try:
        head = msgspec.json.decode(content, type=_Head)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise SimulationError("kept-none", path=str(path)) from error
    if not head.format.startswith(FORMAT.rpartition(" ")[0]):
        raise SimulationError("kept-none", path=str(path))
    if (head.format, head.version) != (FORMAT, _version()):
        raise SimulationError("kept-version", path=str(path), version=head.version[:40])
    try:
        kept = msgspec.json.decode(content, type=_Kept)
        whole = _digest(kept) == kept.digest
    except (msgspec.MsgspecError, RecursionError) as error:
        raise SimulationError("kept-damaged", path=str(path)) from error
    if not whole:
        raise SimulationError("kept-damaged", path=str(path))
    _refuse_other(path, kept.job, described(job))
    if kept.chunk != job.chunk:  # with another size of chunks, numbers are others
        raise SimulationError("kept-version", path=str(path), version=head.version)
    kind = CaribbeanTotals if isinstance(job, CaribbeanJob) else StudTotals
    totals: Any = msgspec.json.decode(kept.totals, type=kind)
    return Done(totals, (n for first, end in kept.chunks for n in range(first, end)))


def _digest(kept: _Kept) -> str:
    parts = (kept.format, kept.version, kept.job, kept.chunk, kept.chunks, kept.totals)
    return hashlib.sha256(msgspec.json.encode(parts)).hexdigest()


def described(job: CaribbeanJob | StudJob) -> dict[str, Any]:
    """Return what a job is, as plain values such as JSON gives back."""
    plain = {name: value for name, value in asdict(job).items() if name != "sheet"}
    text = msgspec.json.encode(plain | {"sheet": job.sheet.dump()})
    return msgspec.json.decode(text, type=dict[str, Any])


def _refuse_other(path: Path, kept: Mapping[str, Any], asked: Mapping[str, Any]) -> None:
    for name, value in asked.items():
        was = kept.get(name)
        if was == value:
            continue
        if name == "sheet":
            raise SimulationError("kept-other-sheet", path=str(path))
        told = {"was": _told(name, was), "now": _told(name, value)}
        raise SimulationError("kept-other", path=str(path), option=f"--{name}", **told)


def _told(name: str, value: Any) -> str:  # noqa: ANN401 - as JSON gives it back
    """Return a job's value as a person would write it."""
    if name in AMOUNTS and isinstance(value, int):
        return money.text(value)
    if isinstance(value, list):
        return ",".join(str(part) for part in value)
    return str(value)


def _version() -> str:
    from importlib.metadata import version

    return version("croupier")
