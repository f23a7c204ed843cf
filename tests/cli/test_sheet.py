"""``croupier sheet``: list, schema, show and check."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from cli.shell import told
from croupier.cli.page import cards
from croupier.hands import ranking
from croupier.messages import languages
from croupier.sheets import SHIPPED, load_sheet
from croupier.sheets.examples import example
from croupier.sheets.load import shipped_text

pytestmark = pytest.mark.usefixtures("plain")

CARIBBEAN = shipped_text("caribbean-stud-quebec")


def answer(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:  # noqa: ANN401 - any JSON
    """Run a command line that succeeds; return its one JSON document."""
    code, out, err = told(capsys, *arguments)
    assert (code, err) == (0, "")
    return json.loads(out)


# --- sheet list and schema ---------------------------------------------------------------------


def test_list_names_the_shipped_sheets(capsys: pytest.CaptureFixture[str]) -> None:
    """`sheet list` gives each shipped name, for people and for programs."""
    _, out, _ = told(capsys, "sheet", "list")
    assert all(name in out for name in SHIPPED)
    found = answer(capsys, "sheet", "list", "--json")
    assert [row["sheet"] for row in found] == list(SHIPPED)
    assert found[0]["digest"] == load_sheet(SHIPPED[0]).digest


def test_schema_is_one_json_document(capsys: pytest.CaptureFixture[str]) -> None:
    """`sheet schema` prints the JSON Schema alone."""
    found = answer(capsys, "sheet", "schema")
    assert found["$schema"].endswith("2020-12/schema")
    assert {"CaribbeanSheet", "StudSheet"} <= set(found["$defs"])


# --- sheet show --------------------------------------------------------------------------------


@pytest.mark.parametrize("columns", ["60", "80", "120"])
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", SHIPPED)
def test_the_page_fits_its_terminal(
    name: str,
    language: str,
    columns: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A sheet's page is never wider than the terminal, in each language."""
    monkeypatch.setenv("COLUMNS", columns)
    code, out, err = told(capsys, "sheet", "show", name, "--language", language)
    assert (code, err) == (0, "")
    assert max(len(line) for line in out.splitlines()) <= int(columns)


@pytest.mark.parametrize("name", SHIPPED)
def test_a_very_narrow_terminal_cuts_no_figure(
    name: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Below 60 columns the page stays 60 wide: the terminal breaks lines, and no amount is cut."""
    pages = []
    for columns in ("60", "40", "1"):
        monkeypatch.setenv("COLUMNS", columns)
        code, out, err = told(capsys, "sheet", "show", name)
        assert (code, err) == (0, "")
        pages.append(out)
    assert pages[0] == pages[1] == pages[2]
    assert "…" not in pages[0]


def words(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Return what `sheet show` says, in one line without layout."""
    code, out, err = told(capsys, "sheet", "show", *arguments)
    assert (code, err) == (0, "")
    return " ".join(out.split())


def test_the_page_says_what_the_sheet_says(capsys: pytest.CaptureFixture[str]) -> None:
    """Pays, limits, prizes and the dealer's opening hand on the page are the sheet's."""
    page = words(capsys, SHIPPED[0])
    for sentence in (
        "$5.00 to $100.00",
        "full house 8♠ 8♥ 8♣ 9♠ 9♥ 7 to 1 $100.00",
        "straight flush 9♠ 8♠ 7♠ 6♠ 5♠ 50 to 1 10% of the meter",
        "raises by exactly twice the ante",
        "opens with ace-king high or better",
        "within 30 seconds",
    ):
        assert sentence in page


def test_the_page_follows_the_sheet(capsys: pytest.CaptureFixture[str]) -> None:
    """Change a line of the sheet and the page follows."""
    page = words(
        capsys,
        SHIPPED[0],
        *("--set", "raise.multiple=3"),
        *("--set", "dealer.opens=Q Q"),
        *("--set", "raise.pays.flush=11 to 2"),
        *("--set", "table.max_payout=5000.00"),
        *("--set", "progressive.pays_folded=false"),
        *("--set", "progressive.order=share"),
        *("--set", "hands.kickers=first"),
    )
    for sentence in (
        "raises by exactly 3 times the ante",
        "cover 4 times the ante",
        "opens with pair of queens or better",
        "11 to 2",
        "$5,000.00",
        "loses its progressive bet",
        "smaller shares first",
        "one further card counts",
    ):
        assert sentence in page


@pytest.mark.parametrize(
    ("setting", "sentence"),
    [
        ("dealer.opens=any", "It always opens."),
        ("dealer.opens=two pair", "opens with two pair or better"),
        ("dealer.exposed=0", "none of these is turned up"),
        ("dealer.exposed=2", "the last 2 of these are turned up"),
        ("hands.ace_low=false", "Ace also low no"),
        ("raise.pays.high card=0", "comes back"),
    ],
)
def test_the_page_tells_each_switch(
    setting: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whatever a Caribbean Stud sheet may say has its words on the page."""
    assert sentence in words(capsys, SHIPPED[0], "--set", setting)


@pytest.mark.parametrize(
    ("setting", "sentence"),
    [
        ("betting.raise=pot", "at most the pot after the call"),
        ("betting.raise=fixed", "A raise is exactly the last full bet or raise."),
        ("betting.raises=0", "Nobody may raise."),
        ("betting.raises_per=round", "At most 3 raises are allowed in a round."),
        ("betting.first=marker", "or of the last blind, in every round."),
        ("blinds.of=ante", "The measure is one ante."),
        ("topup.cap=none", "A player may top up to the winner’s bank; a bank below"),
        ("deck.lowest=7", "2–5 seven 32"),
        ("table.seats=9", "9 deuce 52"),
        ("deal.streets=[{ down = 2 }, { up = 3 }]", "Each player left gets 3 cards face up"),
        ("rake.rate=3%", "the dealer keeps 3% of them"),
    ],
)
def test_the_stud_page_tells_each_switch(
    setting: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whatever a stud sheet may say has its words on the page."""
    assert sentence in words(capsys, SHIPPED[1], "--set", setting)


def test_the_page_of_a_chart_by_the_letter(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """By the letter of the chart only aces and kings are paid, and the page says so."""
    text = re.sub(r'"pair" .*\n"high card" .*\n', '"pair of aces or kings" = 1\n', CARIBBEAN)
    file = tmp_path / "letter.toml"
    file.write_text(text, encoding="utf-8")
    page = words(capsys, str(file))
    assert "1 to 1 *" in page
    assert "any other winning pair has its raise back" in page


def test_the_page_of_a_house_without_extras(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without progressive, blinds and rake the page says nothing of them."""
    plain = tmp_path / "plain.toml"
    plain.write_text(CARIBBEAN.partition("# The Progressive")[0], encoding="utf-8")
    assert "rogressive" not in words(capsys, str(plain))
    stud = shipped_text(SHIPPED[1])
    stud = re.sub(r"\[blinds\][^\[]*", "", stud.partition("[rake]")[0])
    bare = tmp_path / "bare.toml"
    bare.write_text(stud, encoding="utf-8")
    page = words(capsys, str(bare))
    assert "buio" not in page
    assert "The dealer keeps nothing of the pot." in page


def test_show_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    """`sheet show --json` gives the sheet with every default, its digest, and example hands."""
    for name in SHIPPED:
        found = answer(capsys, "sheet", "show", name, "--json")
        sheet = load_sheet(name)
        assert found["sheet"] == sheet.dump()
        assert found["digest"] == sheet.digest
        assert [hand["class"] for hand in found["hands"]] == list(sheet.hands.order)


@pytest.mark.parametrize("lowest", range(9))
def test_each_example_is_a_hand_of_its_class(lowest: int) -> None:
    """The example of a class is five cards of the deck that have that class."""
    order = load_sheet(SHIPPED[0]).hands.order
    made = ranking(order, lowest=lowest)  # type: ignore[arg-type]
    for name in order:
        hand = example(made, name)
        if hand is None:
            assert lowest == 8
            continue
        assert len(set(hand)) == 5
        assert made.class_name(made.strength(hand)) == name


def test_cards_are_shown_with_their_signs() -> None:
    """Cards have their suits' signs, ten is written out."""
    assert cards(
        example(ranking(load_sheet(SHIPPED[0]).hands.order), "royal flush") or ()
    ).plain == ("A♠ K♠ Q♠ J♠ 10♠")


# --- sheet check -------------------------------------------------------------------------------


def test_check_tells_what_is_left_open(capsys: pytest.CaptureFixture[str]) -> None:
    """A sound sheet: nothing on standard error, every ruling with its line and value, exit 0."""
    code, out, err = told(capsys, "sheet", "check", SHIPPED[0])
    assert (code, err) == (0, "")
    assert "sound, no warning" in out
    assert all(f"R-QC-{number} " in out for number in range(1, 17))
    assert 'hands.kickers = "all"' in out
    assert "table.max_payout = none" in out


def test_check_tells_faults_a_line_each(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A readable sheet with faults: each a line on standard error with file and line, exit 1."""
    file = tmp_path / "house.toml"
    file.write_text(CARIBBEAN.replace('"CAD"', "1").replace("exposed", "exposd"), encoding="utf-8")
    code, out, err = told(capsys, "sheet", "check", str(file))
    assert (code, out) == (1, "")
    assert [line.split(": ")[1] for line in err.splitlines()] == ["currency", "dealer.exposd"]
    assert all(re.match(rf"{re.escape(str(file))}:\d+: ", line) for line in err.splitlines())


def test_check_for_programs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`sheet check --json` is one document, sound or not; the exit code stays."""
    file = tmp_path / "house.toml"
    file.write_text(CARIBBEAN.replace('"50%"', '"70%"'), encoding="utf-8")
    found = answer(capsys, "sheet", "check", str(file), "--json")
    assert found["sound"]
    assert [warning["code"] for warning in found["warnings"]] == ["returns-over-1"]
    assert len({line["ruling"] for line in found["open"]}) == 16
    file.write_text(CARIBBEAN.replace('"50%"', "50"), encoding="utf-8")
    code, out, err = told(capsys, "sheet", "check", str(file), "--json")
    assert (code, err) == (1, "")
    [fault] = json.loads(out)["faults"]
    assert (fault["key"], fault["code"]) == ("progressive.contribution", "not-percent")
    assert fault["line"] == 1 + CARIBBEAN[: CARIBBEAN.index("contribution")].count("\n")


@pytest.mark.ruling("R-QC-7")
def test_check_warns_on_standard_output(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A warning is told with its place, and the sheet is sound all the same."""
    file = tmp_path / "house.toml"
    file.write_text(CARIBBEAN.replace('"50%"', '"70%"'), encoding="utf-8")
    code, out, err = told(capsys, "sheet", "check", str(file))
    assert (code, err) == (0, "")
    assert "one warning" in out
    assert "gives back 107.8%" in out


@pytest.mark.parametrize("content", [b"\xff", b"not toml", b"x" * 10_000_000], ids=len)
def test_check_of_what_cannot_be_read(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What is no sheet at all gives one line and exit code 2."""
    file = tmp_path / "house.toml"
    file.write_bytes(content)
    code, out, err = told(capsys, "sheet", "check", str(file))
    assert (code, out, err.count("\n")) == (2, "", 1)
