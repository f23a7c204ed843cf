"""``croupier odds``: promised keys for programs, a page for people, one line for faults."""

from __future__ import annotations

import csv
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from croupier.cli.main import run
from croupier.odds import cache

SHEET = "caribbean-stud-quebec"
NET = -1_041_372_912_372
TABLES = ("outcomes", "distribution", "pays", "strategy", "rules")


@pytest.fixture(scope="module", autouse=True)
def counts(counts_of_run: str) -> Iterator[None]:
    """Keep the user's counts out of it; none is in memory."""
    cache._memory.clear()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("CROUPIER_CACHE_DIR", counts_of_run)
        patch.setenv("COLUMNS", "120")
        yield


def answer(capsys: pytest.CaptureFixture[str], *options: str) -> dict[str, Any]:
    """Return the JSON document of the command."""
    assert run(["odds", SHEET, "--json", *options]) == 0
    shown = capsys.readouterr()
    assert shown.err == ""
    found: dict[str, Any] = json.loads(shown.out)
    return found


def test_the_promised_keys(capsys: pytest.CaptureFixture[str]) -> None:
    """Every key that interfaces.md promises, with the published figures."""
    found = answer(capsys)
    assert found["deals"] == 19_933_230_517_200
    assert found["net"] == NET
    assert found["house_edge"] == 0.052243057715778654
    assert round(found["element_of_risk"], 12) == 0.025552856148
    assert round(found["average_bet"], 12) == 2.044509522303
    assert round(found["standard_deviation"], 12) == 2.242950269131
    assert round(found["raise_frequency"], 12) == 0.522254761152
    assert round(found["dealer_opens"], 13) == 0.5631868131868
    assert sum(found["outcomes"].values()) == found["deals"]
    assert list(found["outcomes"])[:5] == ["fold", "no_open", "lose", "push", "win:royal flush"]
    assert "progressive" in found
    assert found["best_play"]["lowest_always"] == "A K Q J"


def test_fractional_pays_give_an_exact_text(capsys: pytest.CaptureFixture[str]) -> None:
    """`net` is a text like "-3/2" where it is not whole."""
    assert answer(capsys, "--set", "raise.pays.flush=5 to 1")["net"] == NET
    found = answer(capsys, "--set", "raise.pays.royal flush=700/3")
    assert isinstance(found["net"], (int, str))
    third = answer(capsys, "--set", "raise.pays.straight flush=151/3", "--ante", "7.00")
    assert "/" in third["net"]


@pytest.mark.parametrize(
    ("strategy", "net"),
    [
        ("pair-or-better", -1_090_272_101_460),
        ("raise pair+; else fold", -1_090_272_101_460),
        ("AKJ83-or-better", -1_059_715_400_580),
    ],
)
def test_strategies(capsys: pytest.CaptureFixture[str], strategy: str, net: int) -> None:
    """Names and lines; best play is told beside."""
    found = answer(capsys, "--strategy", strategy)
    assert found["net"] == net
    assert found["best_play"]["house_edge"] == 0.052243057715778654


def test_a_file_of_lines(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A file named like a strategy is still the file."""
    path = tmp_path / "optimal"
    path.write_text("raise pair+\nelse fold\n", encoding="utf-8")
    found = answer(capsys, "--strategy", str(path))
    assert found["net"] == -1_090_272_101_460
    assert found["best_play"]["house_edge"] < found["house_edge"]


def test_set_is_an_edited_file_and_compares(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """--set equals the sheet edited, stands beside the sheet as it was, and so does --compare."""
    from croupier.sheets import load_sheet
    from croupier.sheets.load import shipped_text

    path = tmp_path / "house.toml"
    text = shipped_text(SHEET).replace('"flush"           = 5', '"flush" = 6')
    path.write_text(text, encoding="utf-8")
    found = answer(capsys, "--set", "raise.pays.flush=6")
    assert found["digest"] == load_sheet(path).digest
    assert found["compared"]["net"] == NET
    assert found["changes"] == [{"key": "raise.pays.flush", "before": "5", "after": "6"}]
    assert answer(capsys, "--compare", str(path))["compared"]["net"] == found["net"]


def test_seen_and_dead(capsys: pytest.CaptureFixture[str]) -> None:
    """What the rules forbid to know."""
    assert (
        answer(capsys, "--seen", "5")["house_edge"]
        < 0
        < answer(capsys, "--seen", "0")["house_edge"]
    )
    found = answer(capsys, "--seen", "0", "--dead", "Ah Kd")
    assert found["dead"] == ["Kd", "Ah"]
    assert found["deals"] == 2_118_760 * 1_221_759


def test_people_read_a_page(capsys: pytest.CaptureFixture[str]) -> None:
    """Worth, outcomes, the chart, rules with their costs, and what changed."""
    assert run(["odds", SHEET, "--set", "raise.pays.flush=6", "--language", "en"]) == 0
    shown = capsys.readouterr().out
    for said in (
        "5.0050%",
        "19,933,230,517,200",
        "ace-king-queen high",
        "Raise with pair or better.",
        "raise A K J 8 3+; else fold",
        "raise.pays.flush",
    ):
        assert said in shown


def test_french(capsys: pytest.CaptureFixture[str]) -> None:
    """The same in French, with a strategy and what it costs."""
    options = ["--strategy", "pair-or-better", "--language", "fr", "--ante", "10.00"]
    assert run(["odds", SHEET, *options]) == 0
    shown = capsys.readouterr().out
    assert "5,4696\u202f%" in shown
    assert "0,2453 points" in shown
    assert "as-roi-dame" in shown
    assert "gains pour un ante de 10,00\u00a0$" in shown


@pytest.mark.parametrize("seen", ["0", "3", "5"])
def test_a_page_without_a_chart(capsys: pytest.CaptureFixture[str], seen: str) -> None:
    """Without one exposed card there is no chart, and the rest is told."""
    assert run(["odds", SHEET, "--seen", seen, "--language", "en"]) == 0
    shown = capsys.readouterr().out
    assert "How a deal ends" in shown
    assert "Best play" not in shown


def test_csv(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """The tables as files: outcomes and results add up to the deals."""
    answer(capsys, "--csv", str(tmp_path / "out"))
    names = {path.name for path in (tmp_path / "out").iterdir()}
    assert names == {f"{name}.csv" for name in TABLES}
    for name in ("outcomes.csv", "distribution.csv"):
        with (tmp_path / "out" / name).open(encoding="utf-8") as file:
            rows = list(csv.DictReader(file))
        assert sum(int(row["deals"]) for row in rows) == 19_933_230_517_200


def test_the_stud_sheet(capsys: pytest.CaptureFixture[str]) -> None:
    """The other game's sheet has its own page and document."""
    assert run(["odds", "five-card-stud-casino", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert "decks" in found
    assert found["sheet"] == "Five Card Stud Poker"
    assert run(["odds", "five-card-stud-casino", "--language", "en"]) == 0
    assert capsys.readouterr().out


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--strategy", "optimall"], "did you mean 'optimal'"),
        (["--strategy", "raise par+; else fold"], "did you mean 'pair'"),
        (["--strategy", "/nowhere/lines.txt"], "/nowhere/lines.txt: No such file"),
        (["--strategy", "/proc/self/mem"], "/proc/self/mem: "),
        (["--seen", "6"], "0 to 5"),
        (["--seen", "2", "--dead", "Ah"], "dead cards"),
        (["--seen", "2", "--strategy", "raise A K if exposed matches; else fold"], "exposed"),
        (["--dead", "Ah Ah"], "twice"),
        (["--dead", "Zz"], "--dead: 'Zz' is no card"),
        (["--ante", "0"], "above zero"),
        (["--ante", "ten"], "--ante: 'ten'"),
        (["--ante", "-1"], "--ante -1"),
        (["--meter", "1.001"], "--meter: '1.001'"),
        (["--session", "10", "--bankroll", ""], "--bankroll: ''"),
        (["--compare", ""], "no shipped sheet"),
        (["--report", ""], "name a file, not a folder"),
        (["--set", "raise.pays.flsh=6"], "flsh"),
        (["--compare", "five-card-stud-casino"], "another game"),
        (["--csv", "/dev/null/x"], "Not a directory; check the path"),
        (["--session", "10", "--pace", "1e-320"], "0.01 to 100000"),
        (["--session", "10", "--pace", "nan"], "0.01 to 100000"),
        (["--session", "1000000000000000"], "ask for fewer"),
        (
            ["--session", "1000000000000000", "--plot", "x.svg", "--chart", "session"],
            "ask for fewer",
        ),
    ],
)
def test_a_fault_is_one_line(
    capsys: pytest.CaptureFixture[str], options: list[str], said: str
) -> None:
    """Exit code 2, one line that says what would be right, nothing on standard output."""
    assert run(["odds", SHEET, "--language", "en", *options]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert len(shown.err.splitlines()) == 1
    assert said in shown.err


@pytest.mark.parametrize(
    "options",
    [
        ["--strategy", "always-raise"],
        ["--compare", SHEET],
        ["--seen", "0"],
        ["--dead", "Ah"],
        ["--ante", "5.00"],
        ["--meter", "10000.00"],
        ["--session", "10"],
        ["--pace", "10"],
        ["--bankroll", "100.00"],
    ],
)
def test_stud_refuses_what_means_nothing_there(
    capsys: pytest.CaptureFixture[str], options: list[str]
) -> None:
    """An option of the other game is never quietly left out."""
    assert run(["odds", "five-card-stud-casino", *options]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.startswith(f"{options[0]} is of Caribbean Stud")


def test_a_kept_count_needs_no_numba() -> None:
    """A sheet counted before, and another pay table, are answered without importing Numba."""
    assert run(["odds", SHEET, "--json"]) == 0
    code = (
        "import sys\n"
        "from croupier.cli.main import run\n"
        f"code = run(['odds', '{SHEET}', '--json', '--set', 'raise.pays.flush=6'])\n"
        "assert code == 0\n"
        "assert 'numba' not in sys.modules\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert json.loads(done.stdout)["compared"]["net"] == NET


def test_help_has_an_example(capsys: pytest.CaptureFixture[str]) -> None:
    """--help shows a command to copy."""
    assert run(["odds", "--help"]) == 0
    assert "Example: croupier odds caribbean-stud-quebec" in capsys.readouterr().out
