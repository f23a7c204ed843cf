"""Coups of five card stud in a file, settled: pots of public fault reports, rake, odd cents."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import croupier
from croupier import money
from croupier.games.actions import HOUSE, Seat, Violation
from croupier.messages import languages
from croupier.records import settled_of
from croupier.sheets import StudSheet
from records.coups import settled_stud

SHIPPED = Path(croupier.__file__).parent / "sheets" / "shipped" / "five-card-stud-casino.toml"

BY_RANK = {
    1: ("Ah Ad Kc Qc Jc", "As Ac Kd Qd Jd"),
    2: ("Kh Ks Qh Jh Th",),
    3: ("Tc Td 9c 8c 7c",),
    4: ("Qs 9h 8h 7h 6h",),
}
"""Hands that rank 1 (best) to 4; two of the best that are equal."""

REFERENCE: list[tuple[list[int], list[bool], list[int], list[int]]] = [
    ([50, 100, 200, 450], [False] * 4, [1, 2, 3, 4], [200, 150, 200, 250]),
    ([40, 100, 300, 300], [False, False, True, True], [1, 2, 0, 0], [160, 580, 0, 0]),
    ([100, 80, 20], [False] * 3, [1, 2, 1], [170, 0, 30]),
]


@pytest.fixture
def rakeless(tmp_path: Path) -> Path:
    """Return the folder of a sheet without rake, called rakeless.toml."""
    text = SHIPPED.read_text(encoding="utf-8").replace('"2.5%"', '"0%"')
    (tmp_path / "rakeless.toml").write_text(text, encoding="utf-8")
    return tmp_path


def stud(*seats: tuple[str, str | None], **top: Any) -> dict[str, Any]:  # noqa: ANN401
    """Return a coup to settle; a seat is what it put in and its cards, None for a fold."""
    lines = [
        {"put_in": put_in, "folded": True}
        if cards is None
        else {"put_in": put_in, "folded": False, "cards": cards}
        for put_in, cards in seats
    ]
    return {"sheet": "five-card-stud-casino"} | top | {"seat": lines}


def paid(data: dict[str, Any]) -> list[str]:
    """Return what each seat is paid."""
    return [seat["paid"] for seat in settled_stud(data).answer()["seats"]]


@pytest.mark.ruling("R-CM-10")
@pytest.mark.clause("CM-10", "CM-12")
@pytest.mark.parametrize(("put_in", "folded", "order", "expected"), REFERENCE)
def test_reference_pots(
    rakeless: Path, put_in: list[int], folded: list[bool], order: list[int], expected: list[int]
) -> None:
    """Pots that other software got wrong: without rake each seat is paid as it should be."""
    left = {rank: list(hands) for rank, hands in BY_RANK.items()}
    seats = [
        (f"{amount}.00", None if out else left[rank].pop())
        for amount, out, rank in zip(put_in, folded, order, strict=True)
    ]
    data = stud(*seats, sheet=str(rakeless / "rakeless.toml"), lowest="6")
    assert paid(data) == [f"{amount}.00" for amount in expected]


@pytest.mark.clause("CM-12")
def test_a_three_way_tie_shares_what_the_folded_put_in(rakeless: Path) -> None:
    """Three equal hands share, the folded seats' chips included."""
    hands = ("Ah Kd Qc Jc 9c", "Ad Kc Qh Jh 9h", "Ac Kh Qd Jd 9d")
    seats = [("10000.00", hand) for hand in hands] + [("100.00", None), ("200.00", None)]
    data = stud(*seats, sheet=str(rakeless / "rakeless.toml"))
    assert paid(data) == ["10100.00"] * 3 + ["0.00"] * 2


@pytest.mark.ruling("R-CM-10", "R-CM-12")
@pytest.mark.clause("CM-13")
def test_the_rake_is_taken_after_the_unmatched_part_came_back() -> None:
    """82 come back, 396 are in the pot, 9.90 go to the dealer."""
    data = stud(("280.00", BY_RANK[1][0]), ("198.00", BY_RANK[2][0]))
    answer = settled_stud(data).answer()
    assert answer["returned"] == {"seat": 1, "amount": "82.00"}
    assert answer["rake"] == "9.90"
    assert paid(data) == ["468.10", "0.00"]
    assert answer["pots"] == [{"amount": "396.00", "rake": "9.90", "seats": [1, 2], "winners": [1]}]


@pytest.mark.ruling("R-CM-12")
@pytest.mark.clause("CM-13")
@pytest.mark.parametrize(
    ("put_in", "expected"),
    [
        (("100.00", "100.00"), "200.00"),
        (("100.00", "100.01"), "195.01"),
        (("102.56", "102.56"), "200.00"),
        (("125.00", "125.00"), "243.75"),
    ],
)
def test_the_cliff_of_the_rake(put_in: tuple[str, str], expected: str) -> None:
    """A pot of 200.00 pays 200.00, one of 200.01 pays 195.01, one of 205.12 pays 200.00 again."""
    folded = max(put_in, key=money.parse)
    live = min(put_in, key=money.parse)
    assert paid(stud((live, BY_RANK[1][0]), (folded, None))) == [expected, "0.00"]


@pytest.mark.ruling("R-CM-11")
def test_an_odd_cent_goes_to_the_first_winner_clockwise() -> None:
    """0.05 in the pot for two winners: three cents and two."""
    data = stud(("0.01", None), ("0.02", BY_RANK[1][0]), ("0.02", BY_RANK[1][1]))
    answer = settled_stud(data).answer()
    assert [seat["paid"] for seat in answer["seats"]] == ["0.00", "0.03", "0.02"]
    assert "R-CM-11" in answer["seats"][1]["clauses"]


@pytest.mark.clause("CM-9")
def test_a_flush_beats_a_full_house_here() -> None:
    """The sheet's own order decides, and its own names are said."""
    data = stud(
        ("50.00", "Ah Kh 9h 8h Th"), ("50.00", "As Ac Ad Ks Kc"), ("50.00", "Ts 9s 8s Qs Js")
    )
    answer = settled_stud(data).answer()
    assert paid(data) == ["0.00", "0.00", "150.00"]
    assert [seat["class"] for seat in answer["seats"]] == ["flush", "full house", "straight flush"]
    assert answer["seats"][2]["name"].startswith("royal flush")
    two = stud(("50.00", "Ah Kh 9h Th Qh"), ("50.00", "As Ac Ad Ks Kc"))
    assert paid(two) == ["100.00", "0.00"]


def test_a_seat_left_alone_needs_no_cards() -> None:
    """All others folded: the pot is theirs whose hand nobody sees."""
    data = stud(("30.00", None), ("15.00", None))
    data["seat"][1]["folded"] = False
    answer = settled_stud(data).answer()
    assert [seat["paid"] for seat in answer["seats"]] == ["0.00", "45.00"]
    assert answer["seats"][1]["class"] is None
    assert answer["seats"][1]["name"] is None
    assert "nobody else is left" in str(settled_stud(data))


def test_a_single_seat_gets_everything_back() -> None:
    """Nobody matched anything of what it put in."""
    data = stud(("76.00", "Ah Ad 9s 8c 7h"), lowest="6")
    answer = settled_stud(data).answer()
    assert answer["returned"] == {"seat": 1, "amount": "76.00"}
    assert answer["seats"][0]["net"] == "0.00"
    assert str(settled_stud(data))


@pytest.mark.ruling("R-CM-2")
def test_the_deck_is_by_the_seats_given() -> None:
    """Two seats play with nines and up: an eight is not in that deck, unless `lowest` says so."""
    data = stud(("5.00", "Ah Ad Kc Qc 8c"), ("5.00", BY_RANK[2][0]))
    with pytest.raises(croupier.RecordError, match="8c is not in this deck"):
        croupier.settle(data)
    assert paid(data | {"lowest": "8"}) == ["10.00", "0.00"]


def test_the_keys_are_those_that_are_promised() -> None:
    """The JSON has the public keys, in their order, and no others."""
    answer = settled_stud(stud(("5.00", None), ("5.00", BY_RANK[1][0]))).answer()
    assert list(answer) == ["returned", "rake", "pots", "seats"]
    assert answer["returned"] is None
    assert list(answer["pots"][0]) == ["amount", "rake", "seats", "winners"]
    expected = ["seat", "class", "name", "put_in", "paid", "net", "clauses"]
    assert list(answer["seats"][0]) == expected


@pytest.mark.parametrize("language", languages())
def test_pots_are_explained(language: str) -> None:
    """The returned bet, the rake, each pot and each seat have their sentences."""
    data = stud(
        ("100.00", BY_RANK[1][0]),
        ("100.00", BY_RANK[1][1]),
        ("300.00", BY_RANK[2][0]),
        ("400.00", BY_RANK[3][0]),
        lowest="6",
    )
    explained = settled_stud(data, language).explain()
    clauses = [sentence.clauses for sentence in explained.head]
    assert clauses == [
        ("R-CM-10",),
        ("CM-13", "R-CM-12"),
        ("CM-12", "CM-14"),
        ("CM-10", "CM-14"),
    ]
    assert len(explained.seats) == 4
    shown = settled_stud(data, language)._repr_html_()
    assert shown.count("<li>") == 8


LEAST = {
    "en": "is less than the smallest coin.",
    "fr": "font moins que la plus petite pièce.",
    "it": "è meno della moneta più piccola.",
    "sl": "je manj kot najmanjši kovanec.",
}


@pytest.mark.ruling("R-CM-12")
@pytest.mark.parametrize("language", LEAST)
def test_a_rake_that_rounds_to_nothing_is_told_so(tmp_path: Path, language: str) -> None:
    """A pot above the limit whose share is below a cent is not said to be below the limit."""
    text = SHIPPED.read_text(encoding="utf-8").replace('"200.00"', '"0.00"')
    (tmp_path / "low.toml").write_text(text, encoding="utf-8")
    data = stud(("0.10", BY_RANK[1][0]), ("0.10", BY_RANK[2][0]), lowest="6")
    settled = settled_stud(data | {"sheet": str(tmp_path / "low.toml")}, language)
    said = settled.explain().head[0]
    assert settled.answer()["rake"] == "0.00"
    assert said.clauses == ("CM-13", "R-CM-12")
    assert said.text.endswith(LEAST[language])


@pytest.mark.clause("CM-17")
@pytest.mark.ruling("R-CM-18")
def test_an_expelled_seat_is_not_said_to_have_folded() -> None:
    """The sentence of a dead hand says why it is dead."""
    sheet = croupier.load_sheet("five-card-stud-casino")
    assert isinstance(sheet, StudSheet)
    banks = {Seat(1): 50_000, Seat(2): 50_000, Seat(3): 50_000}
    coup = croupier.stud_game(sheet).coup(sheet.stakes[0], banks, Seat(3))
    coup.act(HOUSE, Violation(Seat(2), "showed a card"))
    coup.act(HOUSE, Violation(Seat(3), "spoke"))
    explained = settled_of(coup).explain()
    second = explained.seats[1].sentences[0]
    assert second.clauses == ("CM-17", "R-CM-18")
    assert "violation" in second.text
    assert "gave the hand up" not in second.text
