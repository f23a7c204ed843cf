"""Running jobs: here, in processes, with interruptions, from a file; always the same totals."""

from __future__ import annotations

import json
import os
import pickle
import signal
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from croupier.messages import languages
from croupier.sheets import CaribbeanSheet, StudSheet, load_sheet
from croupier.simulation import caribbean, stud
from croupier.simulation.caribbean import CaribbeanJob
from croupier.simulation.coups import caribbean_job, simulate, stud_job
from croupier.simulation.job import SimulationError
from croupier.simulation.keep import alone, load, save
from croupier.simulation.run import Done, Interrupted, WorkersDiedError, run
from croupier.simulation.sharing import SharingTotals
from croupier.simulation.stud import StudJob
from croupier.simulation.workers import pool

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


@pytest.fixture
def kept(tmp_path: Path) -> tuple[Path, bytes]:
    """A kept simulation, and what it is whole."""
    path, job = tmp_path / "kept.json", caribbean_job(SHEET, 2_000, seed=3)
    save(path, job, run(job))
    return path, path.read_bytes()


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
    with pytest.raises(SimulationError, match="--seed was 3 and is now 4"):
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


@given(place=st.integers(0, 10**6), byte=st.integers(1, 255))
@settings(max_examples=200, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_damaged_file_is_refused(kept: tuple[Path, bytes], place: int, byte: int) -> None:
    """With any byte changed, the file is refused, or what it says is what it said."""
    path, whole = kept
    content = bytearray(whole)
    content[place % len(content)] ^= byte
    path.write_bytes(content)
    with suppress(SimulationError):
        found = load(path, caribbean_job(SHEET, 2_000, seed=3))
        assert found is not None
        assert (found.totals, found.ranges()) == _read(whole)


def _read(content: bytes) -> Any:  # noqa: ANN401 - what a file of Caribbean Stud says
    kept = json.loads(content)
    totals = msgspec.json.decode(
        msgspec.json.encode(kept["totals"]), type=caribbean.CaribbeanTotals
    )
    return totals, [tuple(chunks) for chunks in kept["chunks"]]


@pytest.mark.parametrize("damage", [{"hits": [[0, 0, 99_999]]}, {"square": -1}, {"tally": []}])
def test_damaged_totals_are_never_added_up(
    kept: tuple[Path, bytes], damage: dict[str, Any]
) -> None:
    """A hit of the meter, a sum, a list that was changed: the file is damaged."""
    path, whole = kept
    content = json.loads(whole)
    path.write_text(json.dumps(content | {"totals": content["totals"] | damage}))
    with pytest.raises(SimulationError, match=r"kept\.json: this file is damaged"):
        load(path, caribbean_job(SHEET, 2_000, seed=3))


def test_a_file_of_another_version_is_refused(kept: tuple[Path, bytes]) -> None:
    """The version that kept it is named, whatever else its file holds."""
    path, whole = kept
    path.write_text(json.dumps({**json.loads(whole), "version": "0.0.7", "totals": 3}))
    with pytest.raises(SimulationError, match=r"another version of Croupier, 0\.0\.7"):
        load(path, caribbean_job(SHEET, 2_000, seed=3))


def test_one_process_works_on_a_file(tmp_path: Path) -> None:
    """A second one is refused as long as the first is there; then nothing is left of the lock."""
    path = tmp_path / "kept.json"
    for _ in range(2):
        with alone(path):
            with pytest.raises(SimulationError, match="another process"), alone(path):
                pass
            assert not path.exists()
    assert not list(tmp_path.iterdir())
    with pytest.raises(SimulationError, match="no file"), alone(tmp_path):
        pass


@pytest.mark.parametrize("language", languages())
def test_a_refusal_is_the_same_from_another_process(language: str) -> None:
    """It can be pickled, and has a sentence in each language."""
    error = SimulationError("workers", workers="0", most=9)
    again = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own
    assert again.text(language) == error.text(language)
    assert "--workers 0" in error.text(language)


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


def test_a_killed_process_is_replaced(processes: Executor) -> None:
    """The chunks that it had are played by another, and none of them twice."""
    lives = [1, 1]

    class Dying(Executor):
        def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:  # noqa: ANN401
            """Let a process end over a chunk instead of playing it, twice."""
            if args == (2,) and lives:
                return processes.submit(os._exit, lives.pop())
            return processes.submit(fn, *args, **kwargs)

    nothing = partial(SharingTotals, alone=0, alone_square=0, gained=0, gained_square=0, turned=0)
    job: Any = SimpleNamespace(coups=6, chunk=1, play=nothing, nothing=lambda: nothing(0))
    done = run(job, executor=Dying(), workers=2)
    assert not lives
    assert (done.ranges(), done.totals.coups) == ([(0, 6)], 15)


class Killing(Backwards):
    """Answers as a pool whose processes are killed over one chunk."""

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:  # noqa: ANN401
        """Play now, but for the chunk that nobody survives."""
        if args == (1,):
            future: Future[Any] = Future()
            future.set_exception(BrokenExecutor("killed"))
            return future
        return super().submit(fn, *args, **kwargs)


def test_who_dies_again_and_again_ends_the_run_with_what_was_done() -> None:
    """The other chunks are in the error, and kept."""
    kept: list[int] = []
    with pytest.raises(WorkersDiedError, match="--workers 1") as died:
        run(
            caribbean_job(SHEET, 3_000, seed=3),
            executor=Killing(),
            workers=3,
            keep=lambda done: kept.append(done.totals.coups),
        )
    assert kept[-1] == died.value.done.totals.coups == 2_000


def test_a_pool_needs_a_worker() -> None:
    """No worker is refused."""
    with pytest.raises(SimulationError, match="--workers 0"), pool(0):
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
    with pytest.raises(SimulationError, match="--coups 0"):
        simulate(SHEET, 0)
