"""`croupier simulate` as it is typed: pages, JSON, files, refusals, Ctrl-C and going on."""

from __future__ import annotations

import json
import os
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from croupier.cli.main import run
from croupier.kernels import cache_folder

CARIBBEAN = "caribbean-stud-quebec"
STUD = "five-card-stud-casino"


def answer(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    """Return what a command prints as JSON."""
    assert run(["simulate", *arguments, "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_a_seed_gives_the_same_answer(capsys: pytest.CaptureFixture[str]) -> None:
    """The same seed, the same JSON; another seed, another."""
    first = answer(capsys, CARIBBEAN, "--coups", "50000", "--seed", "4")
    assert first == answer(capsys, CARIBBEAN, "--coups", "50000", "--seed", "4")
    assert first["outcomes"] != answer(capsys, CARIBBEAN, "--coups", "50000")["outcomes"]
    assert sum(first["outcomes"].values()) == 50_000
    assert first["mean"]["exact"] == pytest.approx(-0.0522430577)


def test_options_of_caribbean_stud_are_heard(capsys: pytest.CaptureFixture[str]) -> None:
    """Seats, ante, strategy, session and a line of the sheet change what is played."""
    options = ["--seats", "3", "--ante", "20.00", "--strategy", "raise pair+; else fold"]
    options += ["--session", "30", "--bankroll", "300.00", "--no-progressive"]
    options += ["--set", "raise.pays.flush=6"]
    found = answer(capsys, CARIBBEAN, "--coups", "30000", "--seed", "1", *options)
    assert (found["seats"], found["hands"], found["ante"]) == (3, 90_000, "20.00")
    assert found["progressive"] is None
    assert found["session"]["coups"] == 30
    assert found["session"]["bankroll"] == "300.00"
    assert found["classes"]["high card"]["win"] == 0


@pytest.mark.parametrize("language", ["en", "fr", "it", "sl"])
def test_pages_speak_each_language(capsys: pytest.CaptureFixture[str], language: str) -> None:
    """Both games' pages are printed in each language, no message missing, no name cut."""
    for sheet in (CARIBBEAN, STUD):
        code = run(["simulate", sheet, "--coups", "20000", "--seed", "1", "--language", language])
        assert code == 0
        said = capsys.readouterr().out
        assert "simulate-" not in said
        assert "…" not in said


def test_stud_is_told_by_stake_and_player(capsys: pytest.CaptureFixture[str]) -> None:
    """One ante is one stake; players are those that are named."""
    found = answer(
        capsys,
        STUD,
        "--coups",
        "4000",
        "--seed",
        "1",
        "--ante",
        "10.00",
        "--players",
        "bold, tight",
    )
    (stake,) = found["stakes"]
    assert (stake["ante"], stake["coups"]) == ("10.00", 4_000)
    assert [player["player"] for player in stake["players"]] == ["bold", "tight"]


def test_files_hold_what_was_played(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Parquet has every hand, the picture is one."""
    import pyarrow.parquet as pq

    table, picture = tmp_path / "hands.parquet", tmp_path / "sessions.svg"
    files = ["--parquet", str(table), "--plot", str(picture)]
    for sheet, hands in ((CARIBBEAN, 20_000), (STUD, 100_000)):
        found = answer(capsys, sheet, "--coups", "20000", "--seed", "1", *files)
        read = pq.read_table(table)
        assert sum(read.column("hands").to_pylist()) == hands
        assert json.loads(read.schema.metadata[b"croupier"]) == found
        assert picture.read_text(encoding="utf-8").startswith("<svg")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([CARIBBEAN, "--coups", "0"], "--coups 0"),
        ([CARIBBEAN, "--coups", "9", "--seats", "8"], "1 to 7"),
        ([CARIBBEAN, "--coups", "9", "--players", "bold,bold"], "five card stud"),
        ([CARIBBEAN, "--coups", "9", "--strategy", "optimum"], "optimal"),
        ([CARIBBEAN, "--coups", "9", "--session", "0"], "session"),
        ([CARIBBEAN, "--coups", "9", "--plot", "a.gif"], ".svg"),
        ([CARIBBEAN, "--coups", "9", "--dark"], "--plot"),
        ([CARIBBEAN, "--coups", "9", "--parquet", "no/such/folder/a"], "no folder"),
        ([CARIBBEAN, "--coups", "9", "--on", "tcp://127.0.0.1:1", "--workers", "2"], "cluster"),
        ([CARIBBEAN, "--coups", "9", "--workers", "0"], "--workers 0"),
        ([CARIBBEAN, "--coups", "9", "--seed", "-1"], "seed"),
        ([STUD, "--coups", "9", "--strategy", "optimal"], "Caribbean Stud"),
        ([STUD, "--coups", "9", "--ante", "7.00"], "5.00, 10.00"),
        ([STUD, "--coups", "9", "--players", "shy,bold"], "tight"),
        ([STUD, "--coups", "9", "--players", "bold,bold", "--seats", "3"], "--players"),
        ([STUD, "--coups", "9", "--seats", "1"], "seats 2 to 5"),
    ],
)
def test_what_means_nothing_is_refused_in_a_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    """One line on standard error says what would do; the exit code is 2."""
    assert run(["simulate", *arguments]) == 2
    told = capsys.readouterr()
    assert said in told.err
    assert len(told.err.strip().splitlines()) == 1
    assert not told.out


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal there")
def test_a_stop_says_how_to_go_on(tmp_path: Path) -> None:
    """Stopped where Ctrl-C is ignored, by the system, it prints the command that goes on."""
    environment = os.environ | {"XDG_CACHE_HOME": str(tmp_path), "CROUPIER_LANGUAGE": "en"}
    folder = cache_folder()
    assert folder is not None
    environment["NUMBA_CACHE_DIR"] = str(folder.parents[2])  # that of this process: compiled once
    kept = tmp_path / "kept.json"
    words = ["simulate", CARIBBEAN, "--coups", "6000000000", "--seed", "6", "--workers", "1"]
    command = [sys.executable, "-m", "croupier.cli", *words, "--resume", str(kept)]
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)  # as a script's background jobs have it
    try:
        process = subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True)
    finally:
        signal.signal(signal.SIGINT, before)
    end = time.monotonic() + 100
    while not kept.exists() and time.monotonic() < end:
        time.sleep(0.05)
    process.send_signal(signal.SIGTERM)
    _, said = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "To go on: croupier simulate" in said
    line = said.partition("To go on: ")[2].strip()
    assert shlex.split(line)[-2:] == ["--resume", str(kept)]
    state = json.loads(kept.read_text())
    assert 0 < sum(end - first for first, end in state["chunks"]) < 1_431
