"""``croupier hand``: class, name and order of hands under a sheet."""

from __future__ import annotations

import json

import pytest

from croupier.cli.main import run


def test_best_first_and_equal_hands_share_a_place(capsys: pytest.CaptureFixture[str]) -> None:
    """Three hands, two of them equal."""
    hands = ["9h 9d 5s 4c 2h", "Kh Kd 9s 9c 2h", "9s 9c 5h 4d 2c"]
    assert run(["hand", "caribbean-stud-quebec", *hands, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [row["place"] for row in found] == [1, 2, 2]
    assert found[0] == {
        "place": 1,
        "cards": "Kh Kd 9s 9c 2h",
        "class": "two pair",
        "name": "two pair, kings and nines, deuce kicker",
    }


@pytest.mark.clause("CM-9")
@pytest.mark.ruling("R-CM-2")
def test_the_stud_deck_is_the_shortest_that_has_the_cards(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """With nines and up A-9-T-J-Q is a straight; with a seven in hand the deck is longer."""
    straight = "Ah 9d Ts Jc Qh"
    assert run(["hand", "five-card-stud-casino", straight, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)[0]["class"] == "straight"
    assert run(["hand", "five-card-stud-casino", straight, "7h 7d 7s Kc Kh", "--json"]) == 0
    assert [row["class"] for row in json.loads(capsys.readouterr().out)] == [
        "full house",
        "high card",
    ]
    assert run(["hand", "five-card-stud-casino", "Ah 7d 8s 9c Th", "--lowest", "7", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)[0]["class"] == "straight"


def test_people_read_names(capsys: pytest.CaptureFixture[str]) -> None:
    """The house's own words are said, in the reader's language."""
    assert run(["hand", "five-card-stud-casino", "Kh Kd Ks Kc 9h", "--language", "fr"]) == 0
    assert "poker" in capsys.readouterr().out


def test_a_card_below_every_deck_of_the_sheet(capsys: pytest.CaptureFixture[str]) -> None:
    """The hand is ranked with all 52 cards, and that is said."""
    arguments = ["hand", "five-card-stud-casino", "Kh Kd 9s 9c 2h", "--language", "en"]
    assert run(arguments) == 0
    shown = capsys.readouterr()
    assert "two pair, kings and nines" in shown.out
    assert "No deck of this sheet has a 2: ranked with all 52 cards." in shown.out
    assert shown.err == ""


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["caribbean-stud-quebec", "Kh Kd 9s 9c"], "4 cards, where a hand has 5"),
        (["caribbean-stud-quebec", "Kh"], "one card, where a hand has 5"),
        (["caribbean-stud-quebec", "Kh Kh 9s 9c 2h"], "the card Kh stands twice"),
        (["caribbean-stud-quebec", "Kx Kh 9s 9c 2h"], "“Kx” is no card"),
        (["five-card-stud-casino", "Kh Kd 9s 9c 8h", "--lowest", "9"], "8h is not in this deck"),
        (["five-card-stud-casino", "Kh Kd 9s 9c 9h", "--lowest", "J"], "too short"),
        (["five-card-stud-casino", "Kh Kd 9s 9c 9h", "--lowest", "x"], "is no rank"),
        (["five-card-stud-casno", "Kh Kd 9s 9c 9h"], "five-card-stud-casino"),
    ],
)
def test_a_wrong_hand_is_one_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    """Exit code 2, one line that says what is wrong and how to mend it."""
    assert run(["hand", *arguments, "--language", "en"]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert said in shown.err
    assert len(shown.err.splitlines()) == 1
