"""``croupier odds --report``, ``--plot``, ``--csv``: what a house takes away."""

from __future__ import annotations

import csv
import json
from collections.abc import Sequence
from datetime import date
from fractions import Fraction
from html.parser import HTMLParser
from math import comb
from pathlib import Path
from typing import Any

import pytest

from croupier.cards import parse_cards
from croupier.cli.files import write_whole
from croupier.cli.main import run
from croupier.cli.report import report
from croupier.cli.report_caribbean import LEVELS, hit_frequency, ranges_of
from croupier.messages import languages
from croupier.odds import analyse
from croupier.odds.caribbean import Analysis, analyse_caribbean
from croupier.odds.progressive import progressive_worth
from croupier.sheets import CaribbeanSheet, load_sheet

QUEBEC, CASINO = "caribbean-stud-quebec", "five-card-stud-casino"
VOID = {"meta", "link", "br", "hr", "img", "input"}
Printed = pytest.CaptureFixture[str]


class Page(HTMLParser):
    """A page's tags, texts and tables; refuses what is not well nested."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.texts: list[str] = []
        self.rows: list[list[str]] = []
        self.title = ""
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note a tag."""
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)
        if tag == "tr":
            self.rows.append([])
        if tag in {"td", "th"}:
            self.rows[-1].append("")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note an empty tag."""
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        """Close what is open."""
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        """Note a text, in its cell if it has one."""
        if self.open and self.open[-1] in {"style", "script"}:
            return
        self.texts.append(data)
        if {"td", "th"} & set(self.open):
            self.rows[-1][-1] += data
        if self.open and self.open[-1] == "title":
            self.title += data

    @property
    def text(self) -> str:
        """All that is read on it."""
        return " ".join(self.texts)

    def row(self, name: str) -> Sequence[str]:
        """Return the first row that begins so."""
        return next(row for row in self.rows if row and row[0] == name)


@pytest.fixture(scope="module")
def quebec() -> Analysis:
    """Return the worth of the Caribbean Stud sheet."""
    found = analyse(load_sheet(QUEBEC))
    assert isinstance(found, Analysis)
    return found


@pytest.fixture(scope="module")
def page(quebec: Analysis) -> Page:
    """Return its report."""
    return Page(report(quebec, quebec, "en", date(2026, 5, 31)))


def named(**changes: str) -> CaribbeanSheet:
    """Return the Caribbean Stud sheet with some lines changed."""
    sheet = load_sheet(QUEBEC)
    assert isinstance(sheet, CaribbeanSheet)
    return sheet.replace(changes)


@pytest.mark.parametrize("name", [QUEBEC, CASINO])
@pytest.mark.parametrize("language", languages())
def test_a_report_is_one_page_that_fetches_nothing(name: str, language: str) -> None:
    """It parses, has its language and title, and holds no address, script, link or image."""
    worth = analyse(load_sheet(name))
    best = worth if isinstance(worth, Analysis) else None
    text = report(worth, best, language)
    page = Page(text)
    assert text.startswith("<!doctype html>\n")
    assert dict(page.tags)["html"] == {"lang": language}
    assert worth.sheet.name in page.title
    assert "://" not in text
    assert not {"script", "link", "img", "iframe", "a"} & {tag for tag, _ in page.tags}
    assert not [key for _, given in page.tags for key in given if key in {"src", "href", "onclick"}]
    assert "default-src 'none'" in text
    assert sum(tag == "svg" for tag, _ in page.tags) == (4 if best is not None else 2)
    assert all(given["aria-label"] for tag, given in page.tags if tag == "svg")
    assert "\u2068" not in text
    assert page.text.count("NO ") == 0


def test_the_same_sheet_makes_the_same_page(quebec: Analysis) -> None:
    """Byte for byte; a date stands on it only when given."""
    once, again = (report(quebec, quebec, "en") for _ in range(2))
    assert once == again
    assert "2026" not in once.replace(quebec.sheet.digest, "")
    dated = report(quebec, quebec, "en", date(2026, 5, 31))
    assert "May 31, 2026" in dated


def test_the_numbers_are_those_of_the_count(quebec: Analysis, page: Page) -> None:
    """Deals, net, edge, returns, hits, deviation, to the digit that is printed."""
    assert page.row("Digest of the sheet (SHA-256)")[1] == quebec.sheet.digest
    assert page.row("Deals counted")[1] == f"{quebec.deals:,}"
    net = page.row("The player’s result over all of them, in antes")[1]
    assert net == "\u22121,041,372,912,372"
    edge = f"{100 * float(quebec.edge):.6f}%"
    assert page.row("House edge, of the ante")[1] == edge == "5.224306%"
    assert page.row("Standard deviation, in antes")[1] == f"{quebec.standard_deviation:.6f}"
    for share in (1 - quebec.edge, 1 - quebec.element_of_risk, hit_frequency(quebec)):
        assert f"{100 * float(share):.4f}%" in page.texts
    assert f"{1.6448536 * quebec.standard_deviation:.4f}" in page.texts


def test_every_outcome_stands_with_its_count(quebec: Analysis, page: Page) -> None:
    """The counts of the table add up to its last line, all deals."""
    cells = {row[0]: row for row in page.rows if len(row) == 6}
    told = [int(row[1].replace(",", "")) for name, row in cells.items() if name != "Outcome"]
    assert sorted(told) == sorted([*quebec.outcomes.values(), quebec.deals])
    assert cells["all"][5] == "\u22125.224306"
    assert cells["won: royal flush"][1:5] == ["16,759,740", "0.00008408%", "1,189,352", "+201"]


def test_the_progressive_stands_apart(quebec: Analysis, page: Page) -> None:
    """Fixed, at the seed, in the long run, and where it is even."""
    worth = progressive_worth(quebec.sheet)
    assert worth is not None
    fixed = f"{100 * float(worth.fixed_return):.6f}%"
    assert page.row("Given back by prizes of an amount")[1] == fixed == "36.237572%"
    assert page.row("Given back in the long run")[1] == "87.776649%"
    assert page.row("Even when the meter shows")[1] == "$218,047.37"
    bare = analyse(named().replace({"progressive": None}))
    assert isinstance(bare, Analysis)
    assert "The progressive bet, apart" not in report(bare, bare, "en")


def test_all_checks_hold(page: Page) -> None:
    """What is reached on two ways is equal, and there is something to check."""
    start = next(i for i, row in enumerate(page.rows) if row[-1:] == ["Equal"])
    held = [row for row in page.rows[start + 1 :] if len(row) == 4 and row[3] in {"yes", "NO"}]
    assert len(held) >= 8
    assert {row[3] for row in held} == {"yes"}
    assert all(row[1] == row[2] for row in held)


def test_rulings_and_the_whole_sheet_are_there(quebec: Analysis, page: Page) -> None:
    """A regulator reads what fills the sheet, and every line of it."""
    ids = {row[0] for row in page.rows if row and row[0].startswith("R-QC-")}
    assert ids == {f"R-QC-{number}" for number in range(1, 17)}
    assert '"full house" = "7"' in page.text or '"full house" = 7' in page.text
    assert quebec.sheet.house in page.text


@pytest.mark.parametrize("coups", [10_000, 10_000_000])
def test_ranges_are_where_returns_lie(quebec: Analysis, coups: int) -> None:
    """The wider the chance the wider the range, near what a normal distribution would say."""
    found = ranges_of(quebec, coups)
    mean = 1 - float(quebec.edge)
    for level, (low, high), z in zip(LEVELS, found, (1.645, 1.960, 2.576), strict=True):
        spread = z * quebec.standard_deviation / coups**0.5
        assert low == pytest.approx(mean - spread, abs=0.15 * spread), level
        assert high == pytest.approx(mean + spread, abs=0.15 * spread), level


def test_whatever_a_sheet_is_called_is_text() -> None:
    """A name that is markup stands on the page as it was written, in charts too."""
    evil = "<script>alert('&amp;')</script>"
    sheet = named(name=evil, house='"><img src=x>')
    found = analyse(sheet)
    assert isinstance(found, Analysis)
    text = report(found, found, "en")
    page = Page(text)
    assert "<script" not in text
    assert "<img" not in text
    assert evil in page.title
    assert not {"script", "img"} & {tag for tag, _ in page.tags}


def test_another_strategy_is_told_with_what_it_costs(quebec: Analysis) -> None:
    """The report is of the play asked for, beside best play."""
    sheet = quebec.sheet
    found = analyse_caribbean(sheet, "always-raise")
    page = Page(report(found, quebec, "en"))
    assert "strategy: always-raise" in page.row("Played")[1]
    cost = f"{100 * float(found.edge - quebec.edge):.6f} points"
    assert page.row("Costs")[1] == cost


def test_two_cards_seen_leave_the_strategy_out() -> None:
    """Best play by two exposed cards has no chart; the rest of the report stands."""
    found = analyse_caribbean(named(), seen=2)
    text = report(found, found, "en")
    assert "2 dealer cards seen" in text
    assert "Rules that are easier to learn" not in text


@pytest.mark.parametrize(
    "changes",
    [
        {"progressive.pays.royal flush": "50000.00", "progressive.pays.straight flush": "500.00"},
        {"progressive.pays_folded": False},
        {"progressive.order": "share", "progressive.seed": "0.00"},
        {"table.max_payout": "500.00"},
    ],
)
def test_the_checks_hold_of_other_sheets(changes: dict[str, object]) -> None:
    """No share of the meter, folded hands that lose the bet, a cap: no check fails."""
    found = analyse(named().replace(changes))
    assert isinstance(found, Analysis)
    assert "NO" not in {row[-1] for row in Page(report(found, found, "en")).rows if row}


def test_a_chart_too_long_to_read_is_left_out() -> None:
    """With dead cards best play has hundreds of lines: the report says where they are."""
    found = analyse_caribbean(named(), dead=parse_cards("2c 3d"))
    page = Page(report(found, found, "en"))
    assert "too many to read" in page.text
    assert "2 dead cards" in page.row("Played")[1]


def test_a_table_of_ten_with_all_cards_has_a_report() -> None:
    """Counts of more digits than decimals carry are written out."""
    sheet = load_sheet(CASINO).replace({"deck.lowest": "2", "table.seats": 10})
    page = Page(report(analyse(sheet), None, "en"))
    assert "NO" not in {row[-1] for row in page.rows if row}


def test_a_stud_report_counts_every_class() -> None:
    """Each deck's classes add up to all hands of five cards, and the cliff is told."""
    worth = analyse(load_sheet(CASINO))
    page = Page(report(worth, None, "en"))
    assert page.row("all")[1:] == [f"{comb(cards, 5):,}" for cards in (24, 28, 32, 36)]
    assert "€200.01 pays €195.01" in page.text
    assert "NO" not in {row[-1] for row in page.rows if row}


def test_a_closed_or_free_table_has_a_report() -> None:
    """No shows, no rake: what there is to tell is told."""
    for sheet in (
        load_sheet("five-card-stud-casino-closed"),
        load_sheet(CASINO).replace({"rake": None}),
    ):
        worth = analyse(sheet)
        assert Page(report(worth, None, "fr")).title


def test_the_command_line_writes_all_files(tmp_path: Path, capsys: Printed) -> None:
    """One call writes tables, chart and report, and still prints its answer alone."""
    paths = {name: tmp_path / name for name in ("r.html", "c.svg", "t")}
    call = ["odds", QUEBEC, "--json", "--language", "en", "--date", "2026-05-31"]
    call += ["--report", str(paths["r.html"]), "--plot", str(paths["c.svg"]), "--chart", "jackpot"]
    assert run([*call, "--csv", str(paths["t"])]) == 0
    printed = capsys.readouterr()
    assert json.loads(printed.out)["deals"] == 19_933_230_517_200
    assert printed.err == ""
    assert "May 31, 2026" in paths["r.html"].read_text(encoding="utf-8")
    assert "218,047.40" in paths["c.svg"].read_text(encoding="utf-8")
    assert not [path for path in tmp_path.rglob("*") if path.name.endswith(".part")]


def test_a_stud_chart_is_drawn_dark(tmp_path: Path, capsys: Printed) -> None:
    """A PNG of the dark theme."""
    path = tmp_path / "rake.PNG"
    assert run(["odds", CASINO, "--json", "--plot", str(path), "--chart", "rake", "--dark"]) == 0
    assert path.read_bytes().startswith(b"\x89PNG")
    capsys.readouterr()


def table(path: Path) -> list[dict[str, str]]:
    """Return a CSV file's lines."""
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_tables_read_back_are_what_was_counted(
    quebec: Analysis, tmp_path: Path, capsys: Printed
) -> None:
    """Counts and results are exact, and one can reckon the edge from the file alone."""
    assert run(["odds", QUEBEC, "--json", "--csv", str(tmp_path)]) == 0
    answer: dict[str, Any] = json.loads(capsys.readouterr().out)
    outcomes = {row["outcome"]: int(row["deals"]) for row in table(tmp_path / "outcomes.csv")}
    assert outcomes == answer["outcomes"]
    spread = table(tmp_path / "distribution.csv")
    net = sum(Fraction(row["result"]) * int(row["deals"]) for row in spread)
    assert net == quebec.net == answer["net"]
    pays = {row["class"]: row for row in table(tmp_path / "pays.csv")}
    assert pays["full house"]["pays_to_one"] == "7"
    assert pays["royal flush"]["prize_share_of_meter"] == "1"
    assert pays["flush"]["prize_amount"] == "50.00"
    chart = table(tmp_path / "strategy.csv")
    assert [row["hand"] for row in chart] == [row["hand"] for row in answer["best_play"]["chart"]]


def test_stud_tables_read_back_are_what_was_counted(tmp_path: Path, capsys: Printed) -> None:
    """Classes add up to all hands; what is kept and what is paid add up to the pot."""
    assert run(["odds", CASINO, "--json", "--csv", str(tmp_path / "new" / "folder")]) == 0
    capsys.readouterr()
    classes = table(tmp_path / "new" / "folder" / "classes.csv")
    hands = {int(row["cards"]): 0 for row in classes}
    for row in classes:
        hands[int(row["cards"])] += int(row["hands"])
    assert hands == {cards: comb(cards, 5) for cards in (24, 28, 32, 36)}
    for row in table(tmp_path / "new" / "folder" / "rake.csv"):
        assert Fraction(row["rake"]) + Fraction(row["paid"]) == Fraction(row["pot"])


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (["--plot", "x.gif"], ".svg or .png"),
        (["--plot", "x"], ".svg or .png"),
        (["--plot", "x.svg", "--chart", "jackpo"], "did you mean 'jackpot'"),
        (["--chart", "jackpot"], "--plot"),
        (["--dark"], "--plot"),
        (["--date", "2026-05-31"], "--report"),
        (["--report", "x.html", "--date", "31.5.2026"], "year-month-day"),
        (["--report", "none/x.html"], "none/x.html"),
        (["--plot", "none/x.svg"], "none/x.svg"),
        (["--plot", "is.svg"], "is.svg"),
        (["--csv", "taken"], "taken"),
    ],
)
def test_what_cannot_be_written_is_told_in_one_line(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: Printed,
    options: list[str],
    told: str,
) -> None:
    """Exit code 2, one line on standard error that says what would do, and no file."""
    monkeypatch.chdir(tmp_path)
    Path("is.svg").mkdir()
    Path("taken").write_text("mine", encoding="utf-8")
    assert run(["odds", QUEBEC, "--json", *options]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    assert told in printed.err
    assert sorted(path.name for path in tmp_path.iterdir()) == ["is.svg", "taken"]
    assert Path("taken").read_text(encoding="utf-8") == "mine"


def test_a_file_is_written_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When the move fails, what stood there stands there still, and nothing beside it."""
    path = tmp_path / "page.html"
    write_whole(path, "old")
    assert path.read_text(encoding="utf-8") == "old"

    def refuse(self: Path, target: Path) -> Path:
        raise OSError(28, "No space left on device", str(self), None, str(target))

    monkeypatch.setattr(Path, "replace", refuse)
    with pytest.raises(OSError, match="No space left") as caught:
        write_whole(path, b"new")
    assert caught.value.filename == str(path)
    assert path.read_text(encoding="utf-8") == "old"
    assert [each.name for each in tmp_path.iterdir()] == ["page.html"]
