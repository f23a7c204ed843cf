"""Promises about compiled kernels: they follow the sources, and disturb nobody."""

import json
import logging
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numba
import pytest
from numba.core import config as numba_config

from croupier import kernels
from croupier.kernels import kernel, source_digest

RULE = """
def rule(pot):
    return pot // {share}

def paid(pot):
    return [rule(amount) for amount in [pot]][0] + own(pot)

def own(pot):
    return 0 * pot
"""

# Numba types some of itself, and this not as it is used here.
config: Any = numba_config

USE = """
import json, sys
from house import rules
from house.kernels import kernel, cache_folder

paid = kernel(rules.paid)
answer = paid(100)
stats = getattr(paid, "stats", None)
print(json.dumps({
    "answer": answer,
    "hits": sum(stats.cache_hits.values()) if stats else None,
    "folder": str(cache_folder()),
    "plain": rules.rule.__class__.__name__,
}))
"""


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """Return a folder with a small package that compiles its rules as this one does."""
    package = tmp_path / "lib" / "house"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    shutil.copy(kernels.__file__, package / "kernels.py")
    (package / "use.py").write_text(USE, encoding="utf-8")
    write_rule(package.parent, 2)
    return package.parent


def write_rule(house: Path, share: int) -> None:
    """Write the rule, as old as a source that was there before."""
    path = house / "house" / "rules.py"
    path.write_text(RULE.format(share=share), encoding="utf-8")
    os.utime(path, (1_700_000_000, 1_700_000_000))


def start(house: Path, **environment: str) -> subprocess.Popen[str]:
    """Start the small package in a process of its own, its cache beside it."""
    inherited = {k: v for k, v in os.environ.items() if not k.startswith(("NUMBA", "XDG"))}
    return subprocess.Popen(
        [sys.executable, "-m", "house.use"],
        env=inherited
        | {"PYTHONPATH": str(house), "NUMBA_CACHE_DIR": str(house.parent / "cache")}
        | environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def finish(process: subprocess.Popen[str]) -> tuple[dict[str, Any], str]:
    """Return what the small package answered, and what it said on standard error."""
    out, err = process.communicate(timeout=120)
    assert process.returncode == 0, err
    return json.loads(out), err


def test_a_changed_rule_is_never_answered_from_an_old_cache(house: Path) -> None:
    """A change in a function that a cached kernel calls changes the answer; going back, too."""
    first, said = finish(start(house))
    assert (first["answer"], first["hits"], said) == (50, 0, "")
    assert first["plain"] == "function"  # in the module that wrote it, the rule stays as it was
    assert finish(start(house))[0] == first | {"hits": 1}
    write_rule(house, 4)  # the same size and time: only the content tells
    changed, _ = finish(start(house))
    assert (changed["answer"], changed["hits"]) == (25, 0)
    assert changed["folder"] != first["folder"]
    write_rule(house, 2)
    assert finish(start(house))[0] == first | {"hits": 1}


def test_without_a_place_for_a_cache_the_answer_is_the_same(house: Path) -> None:
    """Where nothing can be written, kernels are compiled uncached and the log says so once."""
    (house.parent / "taken").touch()
    blocked = str(house.parent / "taken" / "here")
    found, said = finish(start(house, NUMBA_CACHE_DIR=blocked))
    assert (found["answer"], found["hits"], found["folder"]) == (50, 0, "None")
    assert said.count("compiled kernels cannot be kept") == 1


def test_without_compiling_the_answer_is_the_same(house: Path) -> None:
    """Numba's own switch for debugging is respected."""
    assert finish(start(house, NUMBA_DISABLE_JIT="1"))[0]["answer"] == 50


def test_the_users_cache_folder_is_the_default(house: Path) -> None:
    """Without a folder from the user, kernels are kept in the user's cache folder."""
    home = {"XDG_CACHE_HOME": str(house.parent / "home"), "HOME": str(house.parent / "home")}
    found, _ = finish(start(house, NUMBA_CACHE_DIR="", **home))
    assert Path(found["folder"]).is_relative_to(house.parent / "home")
    assert any(Path(found["folder"]).rglob("*.nbc"))


def test_a_broken_cache_file_is_compiled_again(house: Path) -> None:
    """Half-written or foreign files in the cache cost time, not an answer."""
    first, _ = finish(start(house))
    for path in Path(first["folder"]).rglob("*.nb?"):
        path.write_bytes(b"" if path.suffix == ".nbi" else b"not a cache")
    again, _ = finish(start(house))
    assert (again["answer"], again["hits"]) == (50, 0)
    for path in Path(first["folder"]).rglob("*.nbc"):
        path.write_bytes(b"not a cache")
    again, _ = finish(start(house))
    assert (again["answer"], again["hits"]) == (50, 0)
    assert finish(start(house))[0]["hits"] == 1


def test_several_processes_may_compile_at_once(house: Path) -> None:
    """Processes that start together all answer, and leave a cache that can be used."""
    together = [start(house) for _ in range(3)]
    assert [finish(process)[0]["answer"] for process in together] == [50] * 3
    assert finish(start(house))[0]["hits"] == 1


def test_old_cache_folders_are_pruned(house: Path) -> None:
    """Only the newest few cache folders stay, and nothing else there is touched."""
    base = house.parent / "cache" / "croupier" / "kernels"
    for age in range(10):
        folder = base / f"{age:016x}"
        folder.mkdir(parents=True)
        os.utime(folder, (time.time() - 1000 - age,) * 2)
    (base / "a note").mkdir()
    found, _ = finish(start(house))
    kept = {path.name for path in base.iterdir()}
    assert kept == {Path(found["folder"]).name, "a note", *(f"{age:016x}" for age in range(3))}


def test_sources_edited_while_running_are_not_cached(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """What runs is older than what is on disk then: no cache is better than a wrong one."""
    monkeypatch.setattr(config, "CACHE_DIR", str(tmp_path / "edited"))
    monkeypatch.setattr(kernels, "_LOADED", 0.0)
    with caplog.at_level(logging.WARNING):
        assert kernels.cache_folder() is None
        assert kernels.cache_folder() is None
    assert [record.message.count("sources changed") for record in caplog.records] == [1]


def test_the_hosts_numba_is_left_alone() -> None:
    """Compiling changes no setting of Numba, and functions from elsewhere stay uncached."""
    before = config.CACHE_DIR

    def own(number: int) -> int:
        return number + 1

    made: Any = kernel(own)
    assert made(1) == 2
    assert before == config.CACHE_DIR
    assert made.stats.cache_path is None


def test_the_same_function_is_compiled_once() -> None:
    """A function gives one kernel for the same options, and a kernel is its own kernel."""

    def own(number: int) -> int:
        return number + 1

    assert kernel(own) is kernel(own)
    assert kernel(own, fastmath=True) is not kernel(own)
    assert kernel(kernel(own)) is kernel(own)
    compiled: Any = numba.njit(own)
    assert kernel(compiled) is compiled


def test_the_digest_tells_every_change(tmp_path: Path) -> None:
    """A new, renamed, moved or changed source changes the digest; other files do not."""
    (tmp_path / "a.py").write_text("a = 1\n", encoding="utf-8")
    seen = [source_digest(tmp_path)]
    (tmp_path / "b.py").touch()
    seen.append(source_digest(tmp_path))
    (tmp_path / "b.py").rename(tmp_path / "c.py")
    seen.append(source_digest(tmp_path))
    (tmp_path / "d").mkdir()
    (tmp_path / "c.py").rename(tmp_path / "d" / "c.py")
    seen.append(source_digest(tmp_path))
    (tmp_path / "a.py").write_text("a = 2\n", encoding="utf-8")
    seen.append(source_digest(tmp_path))
    assert len(set(seen)) == len(seen)
    (tmp_path / "notes.txt").touch()
    assert source_digest(tmp_path) == seen[-1]
