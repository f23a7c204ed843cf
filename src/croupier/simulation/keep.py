"""What is done of a job, kept in a file: a run that was stopped goes on where it was."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from croupier.simulation.caribbean import CaribbeanJob, CaribbeanTotals
from croupier.simulation.job import SimulationError, chunks_of, coups_in
from croupier.simulation.run import Done
from croupier.simulation.stud import StudJob, StudTotals

FORMAT = "croupier simulation 1"

T = TypeVar("T", CaribbeanTotals, StudTotals)


class _Kept(msgspec.Struct):
    """A file's content."""

    format: str
    version: str
    job: dict[str, Any]
    chunk: int
    chunks: list[tuple[int, int]]
    """Those that are done: first, and last plus one."""
    totals: msgspec.Raw


def save(path: Path, job: CaribbeanJob | StudJob, done: Done[Any]) -> None:
    """Write what is done, whole or not at all.

    Raises:
        OSError: it cannot be written.
    """
    kept = _Kept(
        FORMAT,
        _version(),
        described(job),
        job.chunk,
        done.ranges(),
        msgspec.Raw(msgspec.json.encode(done.totals)),
    )
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
    kind: type[CaribbeanTotals | StudTotals] = (
        CaribbeanTotals if isinstance(job, CaribbeanJob) else StudTotals
    )
    try:
        kept = msgspec.json.decode(content, type=_Kept)
        totals = msgspec.json.decode(kept.totals, type=kind)
    except msgspec.MsgspecError as error:
        raise SimulationError(f"{path}: this is no kept simulation ({error})") from error
    if (kept.format, kept.version, kept.chunk) != (FORMAT, _version(), job.chunk):
        raise SimulationError(
            f"{path}: kept by another version of Croupier, {kept.version[:40]}: its chunks are not "
            "ours; take that version, or begin anew with another file"
        )
    different = _differs(kept.job, described(job))
    if different:
        raise SimulationError(f"{path}: kept of another simulation: {different}")
    end = 0
    for first, after in kept.chunks:
        if not end <= first < after <= chunks_of(job.coups, job.chunk):
            raise SimulationError(f"{path}: this file is damaged: begin anew with another")
        end = after
    numbers = [number for first, end in kept.chunks for number in range(first, end)]
    coups = sum(coups_in(job.coups, job.chunk, number) for number in numbers)
    if totals.coups != coups:
        raise SimulationError(f"{path}: this file is damaged: begin anew with another")
    try:
        job.nothing().add(totals)  # type: ignore[arg-type]  # refuses lists of another length
    except ValueError as error:
        raise SimulationError(f"{path}: this file is damaged: begin anew with another") from error
    return Done(totals, numbers)


def described(job: CaribbeanJob | StudJob) -> dict[str, Any]:
    """Return what a job is, as plain values such as JSON gives back."""
    plain = {name: value for name, value in asdict(job).items() if name != "sheet"}
    text = msgspec.json.encode(plain | {"sheet": job.sheet.dump()})
    return msgspec.json.decode(text, type=dict[str, Any])


def _differs(kept: Mapping[str, Any], asked: Mapping[str, Any]) -> str:
    for name, value in asked.items():
        if kept.get(name) != value:
            if name == "sheet":
                return "its sheet has other rules"
            return f"{name} was {kept.get(name)!r} and is now {value!r}"
    return ""


def _version() -> str:
    from importlib.metadata import version

    return version("croupier")
