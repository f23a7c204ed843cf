"""``croupier train``: what it tells, keeps and refuses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from croupier.cli.main import run
from croupier.strategy.characters import CHARACTERS
from croupier.strategy.trained import Strategy

CLOSED = "five-card-stud-casino-closed"


def test_a_training_is_told_kept_and_gone_on_with(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The table of results; then, from the kept file, as JSON with the strategy written."""
    kept, out = str(tmp_path / "kept"), tmp_path / "out.npz"
    short = ["--pairs", "500", "--keep", kept]
    assert run(["train", CLOSED, "--deals", "5000", *short]) == 0
    told = capsys.readouterr().out
    assert "5,000 deals walked" in told
    assert all(f"  {name}: " in told for name in ("tight", "loose", "calling", "bold"))
    assert "The best answer to it wins " in told
    more = ["--deals", "10000", "--json", "--out", str(out), "--answer", "5000"]
    assert run(["train", CLOSED, *short, *more]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["deals"] == 10_000
    assert set(found["against"]) == set(CHARACTERS)
    assert found["exploitable"] > 0
    assert found["answer"]["coups"] == 1000
    assert Strategy.load(out).about["deals"] == 10_000


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["caribbean-stud-quebec"], "training is for stud"),
        (["nothing"], "nothing"),
        ([CLOSED, "--seed", str(1 << 64)], "a seed is"),
        ([CLOSED, "--out", "no/such/folder/x.npz"], "no folder"),
        ([CLOSED, "--keep", "."], "no file that can be written"),
    ],
)
def test_what_cannot_be_trained_is_refused(
    words: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Another game, no sheet, a seed or a file that cannot be: one line each."""
    assert run(["train", *words]) == 2
    error = capsys.readouterr().err
    assert why in error
    assert error.count("\n") == 1


def test_a_kept_file_of_another_kind_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A file that holds no training is named."""
    (tmp_path / "kept").write_text("no", encoding="utf-8")
    assert run(["train", CLOSED, "--keep", str(tmp_path / "kept")]) == 2
    assert "no kept training" in capsys.readouterr().err


@pytest.mark.parametrize("content", [b"", b"PK\x03\x04cut off"])
def test_a_damaged_file_is_refused_and_left(
    tmp_path: Path, content: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    """A kept file that was cut off is named, and not written over."""
    kept = tmp_path / "kept"
    kept.write_bytes(content)
    assert run(["train", CLOSED, "--keep", str(kept)]) == 2
    assert "this is no kept training" in capsys.readouterr().err
    assert kept.read_bytes() == content
