"""``croupier settle``: sentences for people, one JSON document for programs, lines for faults."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

from croupier.cli.main import run
from croupier.games.actions import HOUSE, Seat, Void
from croupier.games.stud import stud_game
from croupier.records import record_of, write
from records.coups import stud_sheet

COUP = """\
sheet = "caribbean-stud-quebec"
meter = "123456.78"
dealer = "Ah Kd 9s 4c 2h"
[[seat]]
ante = "10.00"
progressive = true
cards = "Kh Ks 9d 9c 2d"
raise = true
"""


@pytest.fixture
def coup(tmp_path: Path) -> Path:
    """Return the file of a coup."""
    path = tmp_path / "coup.toml"
    path.write_text(COUP, encoding="utf-8")
    return path


def test_people_read_sentences_with_clauses(
    coup: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each bet has its line, and what its clauses say stands below."""
    monkeypatch.setenv("COLUMNS", "200")
    assert run(["settle", str(coup), "--language", "en"]) == 0
    shown = capsys.readouterr()
    assert "Additional bet: $40.00 won, 2 to 1 for two pair, kings and nines" in shown.out
    assert "[QC-15, QC-18]" in shown.out
    assert "What the clauses say" in shown.out
    assert shown.err == ""


def test_french(coup: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The same in French."""
    assert run(["settle", str(coup), "--language", "fr"]) == 0
    assert "Relance : gain de 40,00" in capsys.readouterr().out


def test_programs_read_one_json_document(coup: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """--json prints the document and nothing else."""
    assert run(["settle", str(coup), "--json"]) == 0
    shown = capsys.readouterr()
    assert json.loads(shown.out)["seats"][0]["net"] == "49.00"
    assert shown.err == ""


def test_standard_input(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A dash reads the coup from standard input."""
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(COUP.encode())))
    assert run(["settle", "-", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["meter"] == "123456.78"


@pytest.mark.parametrize(
    ("content", "lines"),
    [
        (COUP.replace("Kh Ks", "Ah Ks").encode(), 1),
        (COUP.replace("Kh Ks", "Ah As").replace("Kd", "Zz").encode(), 2),
        (COUP.replace("quebec", "qebec").encode(), 1),
        (b"\x00\xff" * 5_000_000, 1),
        (b"\xff", 1),
        (b"no toml", 1),
        (b"", 1),
    ],
)
def test_bad_input_gives_lines_and_exit_code_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes, lines: int
) -> None:
    """A line a fault on standard error, nothing on standard output."""
    path = tmp_path / "bad.toml"
    path.write_bytes(content)
    assert run(["settle", str(path), "--language", "en"]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert len(shown.err.splitlines()) == lines
    assert "Traceback" not in shown.err


def test_as_a_process(tmp_path: Path) -> None:
    """The installed command: a folder or a missing file is one line and exit code 2."""
    for path in (tmp_path, tmp_path / "none.toml"):
        done = subprocess.run(
            [str(Path(sys.executable).with_name("croupier")), "settle", str(path)],
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 2
        assert done.stdout == ""
        assert len(done.stderr.splitlines()) == 1
        assert "Traceback" not in done.stderr


def test_a_voided_record_has_nothing_to_settle(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A record that holds no settlement is one line and exit code 2."""
    sheet = stud_sheet()
    played = stud_game(sheet).coup(sheet.stakes[0], {Seat(1): 50_000, Seat(2): 50_000}, Seat(1))
    played.act(HOUSE, Void("fire"))
    path = tmp_path / "coup.phh"
    path.write_text(write(record_of(played)), encoding="utf-8")
    assert run(["settle", str(path), "--language", "en"]) == 2
    assert "voided" in capsys.readouterr().err


def test_help_has_an_example(capsys: pytest.CaptureFixture[str]) -> None:
    """--help shows the file of each game."""
    assert run(["settle", "--help"]) == 0
    shown = capsys.readouterr().out
    assert "[[seat]]" in shown
    assert "put_in" in shown
