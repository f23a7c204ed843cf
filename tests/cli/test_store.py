"""``croupier audit``, ``backup`` and ``restore``: a store checked and carried from the shell."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from croupier.cli.main import run
from databases import houses_on, url_of
from test_audit import play


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def house(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[str]:
    """Yield the address of a store in which some coups were played, on each database."""
    on_postgresql = request.param == "postgresql"
    with houses_on(request.getfixturevalue("postgres_stores") if on_postgresql else None):
        url = url_of(tmp_path_factory.mktemp("house") / "house.db")
        play(url, 6)
        yield url


def test_an_audit_says_what_it_checked(house: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Counts in words, the meter, and that everything agrees; exit 0."""
    assert run(["audit", "--db", house, "--language", "en"]) == 0
    out = capsys.readouterr().out.splitlines()
    assert out[0].startswith("Checked: ")
    assert out[1].startswith("Played again: 6 coups with ")
    assert out[3].startswith("Meter quebec: 10,00")
    assert out[-1] == "Everything agrees."


def test_an_audit_for_programs(house: str, capsys: pytest.CaptureFixture[str]) -> None:
    """One JSON document with counts, meters to the micro-unit, and no difference."""
    assert run(["audit", "--db", house, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["clean"] is True
    assert told["differences"] == []
    assert told["checked"]["coups"] == 6
    assert told["meters"]["quebec"].startswith("1000")
    assert len(told["meters"]["quebec"].partition(".")[2]) == 6


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_difference_is_a_line_and_the_exit_code_is_1(
    house: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    """Where it is and what is wrong, in the reader's language."""
    assert run(["backup", "--db", house, str(tmp_path / "backup.db")]) == 0
    url = f"sqlite:///{tmp_path / 'other.db'}"
    assert run(["restore", "--db", url, str(tmp_path / "backup.db")]) == 0
    with closing(sqlite3.connect(tmp_path / "other.db")) as connection:
        connection.execute("DROP TRIGGER posting_no_update")
        connection.execute("UPDATE posting SET amount = amount + 1 WHERE transfer = 3 AND line = 1")
        connection.commit()
    capsys.readouterr()
    assert run(["audit", "--db", url, "--language", language]) == 1
    out = capsys.readouterr().out
    assert "table:t0 2" in out
    assert ("not the one that was written" if language == "en" else "a été écrit") in out
    assert run(["audit", "--db", url, "--json"]) == 1
    codes = [one["code"] for one in json.loads(capsys.readouterr().out)["differences"]]
    assert sorted(codes) == ["balance", "transfer"]


def test_a_backup_and_what_is_made_from_it(
    house: str, store_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Both say what they did; a restored store is clean; nothing is written over: exit 2."""
    path, other = tmp_path / "backup.db", store_url
    assert run(["backup", "--db", house, str(path)]) == 0
    assert run(["restore", "--db", other, str(path)]) == 0
    assert run(["audit", "--db", other]) == 0
    assert str(path) in capsys.readouterr().out
    for command in (["backup", "--db", house], ["restore", "--db", other]):
        assert run([*command, str(path)]) == 2
        (line,) = capsys.readouterr().err.splitlines()
        assert "there already" in line or "not empty" in line


def test_a_store_that_is_not_there_is_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Exit 2 and what is wrong, no traceback."""
    for command in (
        ["audit", "--db", f"sqlite:///{tmp_path / 'none.db'}"],
        ["audit", "--db", "mysql://x/y"],
        ["backup", "--db", f"sqlite:///{tmp_path / 'none.db'}", str(tmp_path / "b.db")],
        ["restore", "--db", f"sqlite:///{tmp_path / 'new.db'}", str(tmp_path / "b.db")],
    ):
        assert run(command) == 2
        shown = capsys.readouterr()
        assert len(shown.err.splitlines()) == 1
        assert shown.out == ""
    assert list(tmp_path.glob("*.db")) == []
