"""Counts kept on disk: damaged, foreign or unwritable files never change an answer."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from croupier.hands import CLASSES, ranking
from croupier.odds import cache
from croupier.odds.cache import counted

RULES = ranking(CLASSES)
OPENING = RULES.lowest_strength("A K")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return an empty folder for counts; nothing is in memory."""
    monkeypatch.setenv("CROUPIER_CACHE_DIR", str(tmp_path))
    cache._memory.clear()
    return tmp_path


def only(folder: Path) -> Path:
    """Return the one file that is kept."""
    (path,) = (folder / "counts").iterdir()
    return path


def again() -> int:
    """Return a sum over the count as a new process would have it."""
    cache._memory.clear()
    found = counted(RULES, OPENING)
    return int((found.no_open * found.weight).sum())


def test_a_kept_count_is_read_as_it_was(folder: Path) -> None:
    """Every column comes back, and no deal is counted twice."""
    made = counted(RULES, OPENING)
    told: list[float] = []
    cache._memory.clear()
    read = counted(RULES, OPENING, progress=told.append)
    assert told == []
    assert read.completions == made.completions
    for name in cache._COLUMNS:
        assert (getattr(read, name) == getattr(made, name)).all()
    assert only(folder).stat().st_size < 20_000_000


def flipped(content: bytes) -> bytes:
    """Return the content with one bit changed."""
    middle = len(content) // 2
    return content[:middle] + bytes([content[middle] ^ 1]) + content[middle + 1 :]


@pytest.mark.parametrize(
    "damage",
    [
        flipped,
        lambda content: content[:1000],
        lambda _: b"",
        lambda content: content + b"x",
        lambda content: b"croupier count 0\n" + content[17:],
        lambda _: b"\x80\x04something pickled",
    ],
    ids=["a bit", "cut", "empty", "longer", "older", "foreign"],
)
def test_a_damaged_file_is_counted_anew(
    folder: Path, damage: Callable[[bytes], bytes], caplog: pytest.LogCaptureFixture
) -> None:
    """The answer stays the same, and a sound file is there afterwards."""
    right = again()
    path = only(folder)
    sound = path.read_bytes()
    path.write_bytes(damage(sound))
    assert again() == right
    assert "damaged" in caplog.text
    assert path.read_bytes() == sound


def test_a_folder_that_cannot_be_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Where nothing can be kept the count is made all the same."""
    blocked = tmp_path / "file"
    blocked.write_text("no folder", encoding="utf-8")
    monkeypatch.setenv("CROUPIER_CACHE_DIR", str(blocked))
    assert again() == again()
    assert "cannot be kept" in caplog.text


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may write anywhere")
def test_a_folder_that_may_only_be_read(folder: Path) -> None:
    """A read-only folder is no fault."""
    (folder / "counts").mkdir()
    (folder / "counts").chmod(0o500)
    assert again() == again()


def test_other_rules_have_other_files(folder: Path) -> None:
    """Another opening hand or ranking is another file; the oldest beyond the limit go."""
    first = cache._name(RULES, OPENING)
    assert first != cache._name(RULES, OPENING + 1)
    assert first != cache._name(ranking(CLASSES, kickers="first"), OPENING)
    (folder / "counts").mkdir()
    for number in range(cache.KEPT + 3):
        path = folder / "counts" / f"{number}.count"
        path.write_bytes(b"")
        os.utime(path, (number, number))
    counted(RULES, OPENING)
    kept = sorted(path.stem for path in (folder / "counts").iterdir())
    assert len(kept) == cache.KEPT
    assert first in kept
    assert "0" not in kept


@pytest.mark.parametrize("error", [KeyboardInterrupt, OSError])
def test_what_breaks_off_leaves_no_part(
    folder: Path, monkeypatch: pytest.MonkeyPatch, error: type[BaseException]
) -> None:
    """Ctrl-C or a full disk while a count is written leaves nothing, and a killed writer's goes."""
    (folder / "counts").mkdir()
    left = folder / "counts" / "x.count.1.part"
    left.write_bytes(b"")
    os.utime(left, (0, 0))

    def broken(path: Path, _: Path) -> None:
        raise error(path)

    with monkeypatch.context() as patch, contextlib.suppress(KeyboardInterrupt):
        patch.setattr(Path, "replace", broken)
        counted(RULES, OPENING)
    assert [path for path in (folder / "counts").iterdir() if path != left] == []
    again()
    assert only(folder).suffix == ".count"


def test_two_processes_at_once(folder: Path) -> None:
    """Two processes that count the same at once agree, and leave one sound file."""
    code = (
        "from croupier import analyse, load_sheet;"
        "print(analyse(load_sheet('caribbean-stud-quebec')).net)"
    )
    running = [
        subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)
        for _ in range(2)
    ]
    assert {process.communicate()[0].strip() for process in running} == {"-1041372912372"}
    assert again() == int(again())
    only(folder)
