"""Promises about charts: valid, drawn offline, true to what was counted, in light and dark."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from croupier.charts import (
    CHARTS,
    DARK,
    LIGHT,
    ChartError,
    Look,
    Theme,
    chart_named,
    draw,
    png,
    specification,
    svg,
)
from croupier.charts.session import bars_of, chances_of
from croupier.messages import languages
from croupier.odds import analyse
from croupier.odds.advice import advice
from croupier.odds.brings import brings_of
from croupier.odds.caribbean import Analysis
from croupier.odds.progressive import progressive_worth
from croupier.odds.stud_report import StudReport
from croupier.sheets import load_sheet

GAMES = {"caribbean-stud": "caribbean-stud-quebec", "five-card-stud": "five-card-stud-casino"}
EVERY = [(game, name) for game, names in CHARTS.items() for name in names]


@pytest.fixture(scope="module")
def worths() -> dict[str, Analysis | StudReport]:
    """Return what a sheet of each game is worth."""
    return {game: analyse(load_sheet(name)) for game, name in GAMES.items()}


@pytest.fixture(scope="module")
def quebec(worths: dict[str, Analysis | StudReport]) -> Analysis:
    """Return the worth of the Caribbean Stud sheet."""
    found = worths["caribbean-stud"]
    assert isinstance(found, Analysis)
    return found


@pytest.fixture(scope="module")
def casino(worths: dict[str, Analysis | StudReport]) -> StudReport:
    """Return the worth of the stud sheet."""
    found = worths["five-card-stud"]
    assert isinstance(found, StudReport)
    return found


def rows(spec: dict[str, Any], key: str) -> list[dict[str, Any]]:
    """Return the rows of the specification's data that have a key, once each."""
    return [row for values in _values(spec) for row in values if key in row]


def _values(part: object) -> Iterator[list[dict[str, Any]]]:
    """Yield each list of rows, where it stands or among the named sets."""
    if isinstance(part, dict):
        for name, value in part.items():
            if name == "values" and isinstance(value, list):
                yield [row for row in value if isinstance(row, dict)]
            elif name == "datasets":
                yield from value.values()
            else:
                yield from _values(value)
    elif isinstance(part, list):
        for value in part:
            yield from _values(value)


@pytest.mark.parametrize(("game", "name"), EVERY)
@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("language", languages())
def test_specifications_are_valid_and_name_no_address(
    worths: dict[str, Analysis | StudReport], game: str, name: str, theme: Theme, language: str
) -> None:
    """Altair's schema accepts each, data stand inside, and nothing is fetched."""
    spec = specification(draw(worths[game], name, Look(theme, language)))
    text = json.dumps(spec)
    assert "http" not in text
    assert '"url"' not in text
    assert spec["config"]["background"] == theme.paper
    assert spec["title"]["text"]
    assert worths[game].sheet.name in spec["title"]["subtitle"][0]


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_charts_are_drawn_as_svg_and_png(
    worths: dict[str, Analysis | StudReport], game: str, name: str
) -> None:
    """An SVG in the theme's colours, no wider than asked; a PNG of twice the size."""
    chart = draw(worths[game], name, Look())
    text = svg(chart)
    root = ET.fromstring(text)  # noqa: S314 - made here
    width = float(root.attrib["width"])
    assert 560 < width <= Look().width
    colours = set(re.findall(r'"(#[0-9a-f]{6})"', text))
    assert LIGHT.paper in colours
    assert colours <= set(LIGHT.colours().values())
    assert not re.findall(r"https?://(?!www\.w3\.org/)", text)
    picture = png(chart)
    assert picture.startswith(b"\x89PNG\r\n\x1a\n")
    assert abs(int.from_bytes(picture[16:20], "big") - 2 * width) <= 2


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_colours_can_be_read_and_told_apart(theme: Theme) -> None:
    """Text has a contrast of 4.5 to its ground, and no two names share a colour."""
    colours = theme.colours()
    assert len(set(colours.values())) == len(colours)

    def light(colour: str) -> float:
        parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
        linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    def contrast(one: str, other: str) -> float:
        low, high = sorted((light(one), light(other)))
        return (high + 0.05) / (low + 0.05)

    for ink in (theme.ink, theme.quiet, theme.accent, theme.loss):
        assert contrast(ink, theme.paper) >= 4.5
    assert contrast(theme.on, theme.gain) >= 4.5
    assert contrast(theme.even, theme.paper) >= 3


def test_outcome_bars_show_what_was_counted(quebec: Analysis) -> None:
    """Chances are those of the count, and what outcomes bring adds up to the mean result."""
    spec = specification(draw(quebec, "outcomes", Look()))
    found = {row["outcome"]: row for row in rows(spec, "chance_text")}
    assert len(found) == len(quebec.outcomes)
    assert found["folded"]["chance"] == quebec.outcomes["fold"] / quebec.deals
    assert sum(row["chance"] for row in found.values()) == pytest.approx(1, abs=1e-12)
    brought = sum(row["brings"] for row in found.values())
    assert brought == pytest.approx(-100 * float(quebec.edge), abs=1e-9)
    assert sum(brings_of(quebec).values()) == quebec.net / quebec.deals


def test_what_outcomes_bring_adds_up_where_one_class_is_paid_differently() -> None:
    """By the letter of the chart only aces and kings are paid: a pair has what the others leave."""
    sheet = load_sheet("caribbean-stud-quebec")
    letter = sheet.replace(
        {
            "raise.pays.pair": None,
            "raise.pays.high card": None,
            "raise.pays.pair of aces or kings": 1,
        }
    )
    found = analyse(letter)
    assert isinstance(found, Analysis)
    assert sum(brings_of(found).values()) == found.net / found.deals
    pair = brings_of(found)["win:pair"]
    share = Fraction(found.outcomes["win:pair"], found.deals)
    assert share < pair < 3 * share


def test_the_strategy_chart_shows_best_play(quebec: Analysis) -> None:
    """Each cell is the share of the advice; only what is always raised is full."""
    told = advice(quebec)
    assert told is not None
    spec = specification(draw(quebec, "strategy", Look()))
    cells = rows(spec, "card")
    assert len(cells) == len(told.groups) * 14
    shown = [cell["share"] for cell in cells if cell["card"] == "all"]
    assert shown == [group.share for group in told.groups]
    assert {cell["text"] for cell in cells if cell["full"]} == {"100"}
    assert all(cell["text"] != "0" for cell in cells if cell["share"] > 0)


def test_a_session_s_bars_hold_all_that_is_drawn(quebec: Analysis) -> None:
    """Bars do not overlap, one begins at zero, and together they are what lies in their range."""
    chances = chances_of(quebec, 200)
    bars = bars_of(chances)
    assert all(one.high == other.low for one, other in pairwise(bars))
    assert any(bar.low == 0 for bar in bars)
    assert 0.994 < sum(bar.chance for bar in bars) < 1
    ahead = sum(bar.chance for bar in bars if bar.low >= 0)
    assert ahead == pytest.approx(chances.above(-1), abs=0.003)


@pytest.mark.parametrize("coups", [1, 2, 50, 5000])
def test_sessions_of_any_length_are_drawn(quebec: Analysis, coups: int) -> None:
    """One coup or thousands: the chart is valid and says its length."""
    spec = specification(draw(quebec, "session", Look(), coups=coups))
    length = "one coup" if coups == 1 else f"{coups} coups"
    assert length in spec["title"]["text"].replace(",", "")


def test_the_jackpot_s_line_goes_through_break_even(quebec: Analysis) -> None:
    """The marked point is the least meter with which the bet is even, as it is paid."""
    worth = progressive_worth(quebec.sheet)
    assert worth is not None
    assert worth.break_even_as_paid is not None
    spec = specification(draw(quebec, "jackpot", Look()))
    points = {row["meter"]: row["share"] for row in rows(spec, "meter")}
    even = worth.break_even_as_paid / 100
    assert 1 <= points[even] < 1.0001
    assert points[worth.pays.seed / 100] == float(worth.return_at_seed)


def test_the_rake_falls_off_its_cliff(casino: StudReport) -> None:
    """No pot up to the threshold is raked, every one above it is, and the first pays the least."""
    spec = specification(draw(casino, "rake", Look()))
    assert casino.rake is not None
    above = casino.rake.rule.above / 100
    rates = {row["pot"]: row["rate"] for row in rows(spec, "rate")}
    assert {rate == 0 for pot, rate in rates.items() if pot <= above} == {True}
    assert {0.02 < rate <= 0.025 for pot, rate in rates.items() if pot > above} == {True}
    nets = {row["pot"]: row["net"] for row in rows(spec, "part")}
    assert nets[200.0] == 200
    assert nets[200.01] == 195.01


def test_the_order_is_marked_where_it_is_wrong(casino: StudReport) -> None:
    """As many cells are marked as classes are more frequent than the next one down."""
    spec = specification(draw(casino, "order", Look()))
    marked = sum(row["wrong"] for row in rows(spec, "wrong"))
    assert marked == sum(len(deck.out_of_order()) for _, deck in casino.decks) > 0


def test_a_sheet_without_jackpot_or_rake_has_no_such_chart() -> None:
    """The refusal says what is missing; other charts are drawn."""
    sheet = load_sheet("caribbean-stud-quebec").replace({"progressive": None})
    with pytest.raises(ChartError, match="no progressive bet"):
        draw(analyse(sheet), "jackpot", Look())
    free = load_sheet("five-card-stud-casino").replace({"rake": None})
    with pytest.raises(ChartError, match="takes none"):
        draw(analyse(free), "rake", Look())
    assert specification(draw(analyse(free), "order", Look()))


def test_unknown_charts_are_refused_with_the_nearest() -> None:
    """A slip of the pen is answered with the name that was meant."""
    with pytest.raises(ChartError, match="did you mean 'jackpot'"):
        chart_named("caribbean-stud", "jackpots")
    with pytest.raises(ChartError, match="order, rake"):
        chart_named("five-card-stud", "outcomes")
    assert chart_named("five-card-stud", "") == "order"


@pytest.mark.parametrize(
    "changes", [{"rake.rate": "0%"}, {"rake.rate": "100%"}, {"rake.above": "0.00"}]
)
def test_any_rake_is_drawn(changes: dict[str, object]) -> None:
    """Nothing kept, all kept, or of every pot: there is a line, of the whole width."""
    sheet = load_sheet("five-card-stud-casino").replace(changes)
    text = svg(draw(analyse(sheet), "rake", Look()))
    assert 600 < float(ET.fromstring(text).attrib["width"]) <= Look().width  # noqa: S314


def test_the_command_line_starts_without_drawing() -> None:
    """Neither Altair nor vl-convert is imported before a chart is asked for."""
    code = (
        "import sys, croupier, croupier.charts, croupier.cli.main, croupier.cli.odds; "
        "sys.exit(bool({'altair', 'vl_convert', 'numpy'} & set(sys.modules)))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.parametrize(
    ("language", "written"),
    [
        ("en", ("2.50%", "12,345.6", ".", ",")),
        ("fr", ("2,50\u202f%", "12\u202f345,6", ",", "\u202f")),
        ("it", ("2,50%", "12.345,6", ",", ".")),
        ("sl", ("2,50\u202f%", "12.345,6", ",", ".")),
    ],
)
def test_numbers_are_written_as_the_language_does(
    language: str, written: tuple[str, str, str, str]
) -> None:
    """Labels and axes have the same separators, and a share its sign in the same place."""
    look = Look(LIGHT, language)
    percent, number, decimal, group = written
    assert look.percent(Fraction(1, 40)) == percent
    assert look.number(12345.6, 1) == number
    axes = look.number_locale()
    assert (axes["decimal"], axes["thousands"]) == (decimal, group)
    assert percent.endswith(axes["percent"])
