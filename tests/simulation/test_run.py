"""Running jobs: here, in processes, with interruptions, from a file; always the same totals."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest

from croupier.sheets import CaribbeanSheet, StudSheet, load_sheet
from croupier.simulation import caribbean, stud
from croupier.simulation.caribbean import CaribbeanJob
from croupier.simulation.coups import caribbean_job, simulate, stud_job
from croupier.simulation.job import SimulationError
from croupier.simulation.keep import load, save
from croupier.simulation.run import Done, Interrupted, pool, run
from croupier.simulation.stud import StudJob

SHEET = cast("CaribbeanSheet", load_sheet("caribbean-stud-quebec"))
STUD = cast("StudSheet", load_sheet("five-card-stud-casino"))


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make chunks small enough for a test to have many."""
    monkeypatch.setattr(caribbean, "CHUNK", 1000)
    monkeypatch.setattr(stud, "CHUNK", 400)


@pytest.fixture(params=["caribbean", "stud"])
def job(request: pytest.FixtureRequest) -> CaribbeanJob | StudJob:
    """A job of seven chunks, the last one short."""
    if request.param == "stud":
        return stud_job(STUD, 2_500, seed=3, session=20)
    return caribbean_job(SHEET, 6_500, seed=3, seats=2, session=20)


def settled(done: Done[Any]) -> Any:  # noqa: ANN401 - of either game
    """Return totals with what has no order put in one."""
    if hasattr(done.totals, "hits"):
        done.totals.hits.sort()
    return done.totals


class Backwards(Executor):
    """Plays what is submitted only when asked for, the last first."""

    def __init__(self) -> None:
        self.played = 0

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:  # noqa: ANN401
        """Play now, and answer as an executor does."""
        future: Future[Any] = Future()
        self.played += 1
        future.set_result(fn(*args, **kwargs))
        return future


def test_many_workers_give_the_totals_of_one(job: CaribbeanJob | StudJob) -> None:
    """Threads that finish in any order give what one thread gives."""
    alone = settled(run(cast("Any", job)))
    with ThreadPoolExecutor(4) as threads:
        together = settled(run(cast("Any", job), executor=threads, workers=4))
    assert together == alone
    assert together.coups == job.coups


def test_an_executor_is_given_each_chunk_once(job: CaribbeanJob | StudJob) -> None:
    """No chunk is played twice."""
    executor = Backwards()
    done = run(cast("Any", job), executor=executor, workers=2)
    assert executor.played == 7
    assert done.ranges() == [(0, 7)]


def test_ctrl_c_keeps_what_was_done_and_a_file_goes_on(
    job: CaribbeanJob | StudJob, tmp_path: Path
) -> None:
    """A run that is stopped, kept and taken up again ends with the totals of one go."""
    whole, path, seen = settled(run(cast("Any", job))), tmp_path / "kept.json", []

    def stop(coups: int) -> None:
        seen.append(coups)
        if len(seen) == 3:
            signal.raise_signal(signal.SIGINT)

    with pytest.raises(Interrupted) as stopped:
        run(cast("Any", job), progress=stop)
    done = stopped.value.done
    assert 0 < done.totals.coups < job.coups
    save(path, job, done)
    again = load(path, job)
    assert again is not None
    assert again.ranges() == done.ranges()
    assert settled(run(cast("Any", job), done=again)) == whole


def test_what_is_done_is_kept_at_the_end(job: CaribbeanJob | StudJob, tmp_path: Path) -> None:
    """A finished run that is taken up again plays nothing more."""
    path, executor = tmp_path / "kept.json", Backwards()
    whole = run(cast("Any", job), keep=lambda done: save(path, job, done))
    again = run(cast("Any", job), done=load(path, job), executor=executor)
    assert settled(again) == settled(whole)
    assert executor.played == 0


def test_a_file_of_another_simulation_is_refused(tmp_path: Path) -> None:
    """What differs is named; another seed's coups are never added up with ours."""
    path, one = tmp_path / "kept.json", caribbean_job(SHEET, 2_000, seed=3)
    save(path, one, run(one))
    with pytest.raises(SimulationError, match="seed was 3 and is now 4"):
        load(path, replace(one, seed=4))
    other = SHEET.replace({"raise.pays.flush": 6})
    with pytest.raises(SimulationError, match="other rules"):
        load(path, replace(one, sheet=other))
    assert load(tmp_path / "none.json", one) is None


@pytest.mark.parametrize("content", [b"", b"{}", b"\xff\x00", b'{"format": "x"}'])
def test_a_file_that_is_none_of_ours_is_refused(tmp_path: Path, content: bytes) -> None:
    """Any other file is refused with its name."""
    path = tmp_path / "kept.json"
    path.write_bytes(content)
    with pytest.raises(SimulationError, match=r"kept\.json"):
        load(path, caribbean_job(SHEET, 2_000, seed=3))


@pytest.mark.parametrize(
    "damage",
    [
        {"chunks": [[0, 99]]},
        {"chunks": [[-1, 1]]},
        {"chunks": [[0, 10**12]]},
        {"chunks": [[0, 1], [0, 1]]},
        {"chunks": [[0, 1]]},
    ],
)
def test_a_damaged_file_is_refused(tmp_path: Path, damage: dict[str, Any]) -> None:
    """Chunks that the job has not, or that do not fit the coups, are never added up."""
    path, job = tmp_path / "kept.json", caribbean_job(SHEET, 2_000, seed=3)
    save(path, job, run(job))
    path.write_text(json.dumps(json.loads(path.read_text()) | damage))
    with pytest.raises(SimulationError, match=r"kept\.json: this file is damaged"):
        load(path, job)


def test_ctrl_c_never_cuts_a_chunk_in_two(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C while totals are added up waits until they are."""
    job = caribbean_job(SHEET, 3_000, seed=3)
    add = caribbean.CaribbeanTotals.add

    def pressed(self: Any, other: Any) -> None:  # noqa: ANN401
        signal.raise_signal(signal.SIGINT)
        add(self, other)

    monkeypatch.setattr(caribbean.CaribbeanTotals, "add", pressed)
    with pytest.raises(Interrupted) as stopped:
        run(job)
    assert stopped.value.done.ranges() == [(0, 1)]
    assert stopped.value.done.totals.coups == 1000


def test_a_failure_of_a_chunk_is_not_hidden() -> None:
    """An error in a chunk ends the run with that error."""

    class Broken(Backwards):
        def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:  # noqa: ANN401
            del fn, args, kwargs
            future: Future[Any] = Future()
            future.set_exception(ZeroDivisionError("a chunk failed"))
            return future

    with pytest.raises(ZeroDivisionError, match="a chunk failed"):
        run(caribbean_job(SHEET, 2_000, seed=3), executor=Broken())


@pytest.fixture(scope="module")
def processes() -> Iterator[Executor]:
    """Two processes."""
    with pool(2) as found:
        assert found is not None
        yield found


def test_processes_give_the_totals_of_this_one(processes: Executor) -> None:
    """The same seed gives the same totals in other processes, with chunks of their true size."""
    job = replace(caribbean_job(SHEET, 900, seed=11), session=30)
    assert processes.submit(job.play, 0).result(timeout=300) == job.play(0)
    assert processes.submit(os.getpid).result(timeout=60) != os.getpid()


def test_a_pool_needs_a_worker() -> None:
    """No worker is refused."""
    with pytest.raises(SimulationError, match="at least one"), pool(0):
        pass


@pytest.mark.parametrize(
    ("how", "said"),
    [
        ({"seats": 8}, "1 to 7"),
        ({"ante": 0}, "above zero"),
        ({"seed": -1}, "seed"),
        ({"session": 0}, "session"),
    ],
)
def test_what_means_nothing_is_refused(how: dict[str, Any], said: str) -> None:
    """A simulation that cannot be is refused with what can."""
    with pytest.raises(SimulationError, match=said):
        simulate(SHEET, 10, **how)


def test_no_coups_are_refused() -> None:
    """Nothing is not simulated."""
    with pytest.raises(SimulationError, match="0 coups"):
        simulate(SHEET, 0)
