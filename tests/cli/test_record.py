"""``croupier record``: a record told, stepped through, and written for other programs."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import pexpect
import pytest

from croupier.cli.main import run
from croupier.messages import languages
from croupier.records import record_of, write
from records.coups import random_caribbean, random_stud


@pytest.fixture(params=["stud", "caribbean"])
def record(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """Return the file of a coup's record."""
    coup = random_stud(Random(5)) if request.param == "stud" else random_caribbean(Random(5))
    path = tmp_path / "coup.phh"
    path.write_text(write(record_of(coup)), encoding="utf-8")
    return path


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("command", ["show", "replay"])
def test_a_record_is_told(
    record: Path, capsys: pytest.CaptureFixture[str], command: str, language: str
) -> None:
    """Title, warning, and every event; off a terminal nothing waits."""
    assert run(["record", command, str(record), "--language", language]) == 0
    shown = capsys.readouterr()
    assert len(shown.out.splitlines()) > 8
    assert shown.err == ""


def test_on_a_terminal_each_act_waits_for_enter(record: Path) -> None:
    """Enter shows the next act, q leaves."""
    command = str(Path(sys.executable).with_name("croupier"))
    child = pexpect.spawn(
        command, ["record", "replay", str(record), "--language", "en"], encoding="utf-8"
    )
    child.expect("Enter: next; q: leave")
    child.sendline("")
    child.expect("Act 1 of")
    child.expect("Enter: next; q: leave")
    child.sendline("q")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_export(record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Plain PHH to standard output or a file; what Croupier alone reads is left out."""
    assert run(["record", "export", str(record)]) == 0
    text = capsys.readouterr().out
    assert "variant = " in text
    assert "_history" not in text
    out = tmp_path / "out.phh"
    assert run(["record", "export", str(record), "-o", str(out)]) == 0
    assert out.read_text(encoding="utf-8") == text


def test_an_export_for_a_seat_that_was_not_there(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One line that names the seats there were, in the reader's language."""
    assert run(["record", "export", str(record), "--seat", "99"]) == 2
    assert "the coup has seats" in capsys.readouterr().err
    assert run(["record", "export", str(record), "--seat", "99", "--language", "fr"]) == 2
    assert "le coup a les places" in capsys.readouterr().err


def test_an_export_never_takes_the_place_of_its_record(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """An export cannot be replayed: written onto the record it would be the end of it."""
    before = record.read_text(encoding="utf-8")
    other_way = record.with_name("link.phh")
    other_way.symlink_to(record)
    for output in (record, other_way):
        assert run(["record", "export", str(record), "-o", str(output)]) == 2
        assert "that is the record itself" in capsys.readouterr().err
    assert record.read_text(encoding="utf-8") == before


@pytest.mark.parametrize("command", ["show", "replay", "export"])
def test_what_is_no_record_is_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    """An export, noise, nothing: exit code 2."""
    path = tmp_path / "x.phh"
    for content in (b'variant = "NT"', b"\xff\x00", b""):
        path.write_bytes(content)
        assert run(["record", command, str(path)]) == 2
        shown = capsys.readouterr()
        assert len(shown.err.splitlines()) == 1
        assert "Traceback" not in shown.err
