"""``croupier chances``: each seat's chances as a person and as a program reads them."""

from __future__ import annotations

import json
from typing import Any

import pytest
from rich.console import Console

from croupier.cli.main import run
from croupier.cli.page_stud_odds import stud_odds_page
from croupier.messages import languages
from croupier.odds.stud_report import stud_report
from croupier.sheets import StudSheet, load_sheet

OPEN = "five-card-stud-casino"
CLOSED = "five-card-stud-casino-closed"
Printed = pytest.CaptureFixture[str]


def answer(capsys: Printed, *arguments: str) -> dict[str, Any]:
    """Return the JSON that a call prints, and nothing else."""
    assert run(["chances", *arguments, "--json"]) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    found = json.loads(printed.out)
    assert isinstance(found, dict)
    return found


def page(capsys: Printed, *arguments: str) -> str:
    """Return what a person reads, on one line."""
    assert run(["chances", *arguments, "--language", "en"]) == 0
    return " ".join(capsys.readouterr().out.split())


def test_counts_are_exact_where_they_can_be_had(capsys: Printed) -> None:
    """Counts are integers out of all deals, chances floats, and no error is left."""
    found = answer(capsys, OPEN, "?:Ah Kd", "Qs:Qd 9c", "x ?:Jc 10d")
    assert found["deck"] == {"lowest": "8", "cards": 28}
    assert (found["method"], found["deals"], found["samples"]) == ("exact", 203_490, None)
    assert (found["players"], found["to_come"], found["speaks"]) == (3, 2, 1)
    one, two, three = found["seats"]
    assert one["counts"]["2"] == two["counts"]["2"]
    assert one["counts"]["win"] + two["counts"]["win"] + one["counts"]["2"] == 203_490
    assert one["equity"] + two["equity"] == pytest.approx(1, abs=1e-15)
    assert one["standard_error"] == 0
    assert one["interval_99"] == [one["equity"]] * 2
    assert (three["folded"], three["shown"], three["win"]) == (True, "Jc Td", 0)
    assert two["written"] == "Qs:Qd 9c"
    assert sum(two["classes"].values()) == pytest.approx(1)
    assert one["speaks_next"] + two["speaks_next"] == pytest.approx(1)


def test_samples_come_with_their_error_and_their_seed(capsys: Printed) -> None:
    """The same seed gives the same answer, and the interval holds the counted equity."""
    seats = ["Ah Kd", "Qd 9c", "--players", "5"]
    exact = answer(capsys, OPEN, *seats)
    options = ["--steps", "0", "--samples", "5000", "--seed", "3"]
    once, again = (answer(capsys, OPEN, *seats, *options) for _ in range(2))
    assert once == again
    assert (once["method"], once["samples"], once["seed"]) == ("sampled", 5000, 3)
    for true, seat in zip(exact["seats"], once["seats"], strict=True):
        low, high = seat["interval_99"]
        assert low < true["equity"] < high
        assert 0 < seat["standard_error"] < 0.01


@pytest.mark.ruling("R-CM-2")
def test_the_deck_can_be_said(capsys: Printed) -> None:
    """By the players dealt in, by a lowest card, or by a changed line of the sheet."""
    assert answer(capsys, OPEN, "Ah", "Kd", "--players", "4")["deck"]["cards"] == 32
    assert answer(capsys, OPEN, "Ah", "Kd", "--lowest", "10")["deck"]["cards"] == 20
    assert answer(capsys, OPEN, "Ah", "Kd", "--set", "deck.lowest=2")["deck"]["cards"] == 52


def test_a_person_reads_seats_chances_and_how_they_were_found(capsys: Printed) -> None:
    """The page names the hand held, the chances, who speaks, and what each hand becomes."""
    told = page(capsys, OPEN, "Ah:Ad 9s 8c 7h", "?:Kd Kc Jd Js", "x", "x", "x")
    assert "36 cards from the six up, 5 players dealt in, no card to come." in told
    assert "pair of aces" in told
    assert "two pair 0.00% 0.00% 0.00%" not in told
    assert "100.00%" in told
    assert "Counted exactly, over all 27 ways" in told
    assert "* Seat 2 speaks first, blinds apart." in told
    assert "folded" in told
    sampled = page(capsys, OPEN, "Ah", "Kd", "Qs", "--steps", "0", "--samples", "2000")
    assert "2,000 samples of" in sampled
    assert "99% between" in sampled


def test_a_closed_deal_needs_no_colon(capsys: Printed) -> None:
    """Five hidden cards are a hand, five unknown ones another."""
    found = answer(capsys, CLOSED, "Ah Ad Ks 9s 9c", "?????")
    assert found["deals"] == 11_628
    assert found["seats"][0]["hidden"] == "Ah Ad Ks 9s 9c"
    assert found["seats"][0]["speaks_next"] is None


def test_the_house_and_the_language_have_their_words(capsys: Printed) -> None:
    """In French the page is French, with the sheet's own names of classes."""
    assert run(["chances", OPEN, "?:Ah Ad As", "?:Kh Kd Ks", "--language", "fr"]) == 0
    told = capsys.readouterr().out
    assert "Compté exactement" in told
    assert "poker" in told


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ([OPEN, "Ah Kd", "Zz"], "'Zz' is no card"),
        ([OPEN, "Ah Kd", "Qd"], "seat 2 shows 1 card and seat 1 2"),
        ([OPEN, "Ah", "Ah"], "the card Ah stands twice"),
        ([OPEN, "Ah", "2c"], "the card 2c is not in this deck"),
        ([OPEN, "Ah:Kd:Qd", "2c"], "one colon"),
        ([OPEN, "x", "x"], "every seat has folded"),
        ([OPEN, "Ah"], "1 player dealt in"),
        ([OPEN, "Ah", "Kd", "--players", "9"], "9 players dealt in"),
        ([OPEN, "Ah", "Kd", "--lowest", "Z"], "'Z' is no rank"),
        ([OPEN, "Ah", "Kd", "--lowest", "K"], "a deck starts at 2 to T"),
        ([OPEN, "Ah", "Kd", "--samples", "0"], "--samples"),
        ([OPEN, "Ah", "Kd", "--samples", "1000000001"], "--samples"),
        ([OPEN, "Ah", "Kd", "--seed", "-1"], "--seed"),
        ([OPEN], "Missing argument"),
        (["caribbean-stud-quebec", "Ah", "Kd"], "chances are told at a stud table"),
        (["no-such-sheet", "Ah", "Kd"], "no-such-sheet"),
    ],
)
def test_what_cannot_be_read_is_told_in_one_line(
    arguments: list[str], told: str, capsys: Printed
) -> None:
    """Bad input ends with exit code 2 and one line on standard error."""
    assert run(["chances", *arguments]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert told in printed.err
    assert len(printed.err.strip().splitlines()) == 1


def test_help_has_examples_that_work(capsys: Printed) -> None:
    """Every example in the help is a call that is answered."""
    import shlex

    run(["chances", "--help"])
    printed = capsys.readouterr().out
    examples = [
        line.strip() for line in printed.splitlines() if line.strip().startswith("croupier chances")
    ]
    assert len(examples) == 4
    for example in examples:
        assert run([*shlex.split(example)[1:], "--json"]) == 0
        json.loads(capsys.readouterr().out)


# What croupier odds says of a stud sheet


def told(sheet: StudSheet, language: str) -> str:
    """Return the page of a stud sheet's worth in 80 columns."""
    console = Console(width=80, highlight=False, color_system=None)
    with console.capture() as capture:
        console.print(stud_odds_page(stud_report(sheet), language))
    return capture.get()


@pytest.mark.parametrize("language", languages())
def test_a_stud_sheets_worth_fits_in_eighty_columns(language: str) -> None:
    """Nothing is cut off, and no sentence is missing in any language."""
    for name in (OPEN, CLOSED):
        sheet = load_sheet(name)
        assert isinstance(sheet, StudSheet)
        page = told(sheet, language)
        assert "…" not in page
        assert "chances-" not in page


def test_a_stud_sheets_worth_tells_the_order_the_cliff_and_the_stakes() -> None:
    """The page has the counts, the pairs out of order, the cliff, and the rake of each stake."""
    sheet = load_sheet(OPEN)
    assert isinstance(sheet, StudSheet)
    page = " ".join(told(sheet, "en").split())
    assert "poker above flush: out of order by frequency with 20, 24, 28, 32 cards" in page
    assert "flush above full house: in order with" in page
    assert "from €200.01 to €205.11 winning less is winning more" in page
    assert "€50.00 5 €6.25 €18.75 €37.50 €253.75 €625.00" in page
    assert "keeps no rake" in " ".join(told(sheet.replace({"rake": None}), "en").split())
