"""Coups of Caribbean Stud in a file, settled: every outcome, by hand."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

import croupier
from croupier.messages import languages
from croupier.records import RecordError
from croupier.sheets import CaribbeanSheet
from records.coups import caribbean_file, settled_caribbean

AK = "Ah Kd 9s 4c 2h"
QUEEN_HIGH = "Qh Jd 9s 4c 2h"
FLUSH = "Kc Jc 8c 5c 3c"


def seat(cards: str, *, made: bool = True, dollar: bool = False) -> dict[str, Any]:
    """Return the values of a [[seat]]."""
    return {"ante": "10.00", "progressive": dollar, "cards": cards, "raise": made}


def only(dealer: str, values: dict[str, Any], **top: Any) -> dict[str, Any]:  # noqa: ANN401
    """Return the JSON of the only seat of a coup."""
    found = settled_caribbean(caribbean_file(dealer, values, **top)).answer()["seats"]
    assert len(found) == 1
    answer: dict[str, Any] = found[0]
    return answer


def nets(answer: dict[str, Any]) -> tuple[str, str, str, str]:
    """Return what ante, raise and progressive came to, and their sum."""
    return answer["ante"], answer["raise"], answer["progressive"], answer["net"]


@pytest.mark.clause("QC-7")
def test_who_does_not_raise_loses_the_ante() -> None:
    """Without the additional bet the ante is lost, whatever the hands are."""
    answer = only(AK, seat("Qs Qd 7s 5c 2d", made=False))
    assert nets(answer) == ("-10.00", "0.00", "0.00", "-10.00")
    assert answer["clauses"] == ["QC-7"]
    assert answer["class"] == "pair"


@pytest.mark.clause("QC-14")
def test_where_the_dealer_does_not_open_only_the_ante_is_paid() -> None:
    """The ante is paid even money and the additional bet comes back."""
    answer = only(QUEEN_HIGH, seat("7h 6d 4s 3c 2d"))
    assert nets(answer) == ("10.00", "0.00", "0.00", "10.00")
    assert "QC-14" in answer["clauses"]


@pytest.mark.clause("QC-15", "QC-18")
@pytest.mark.parametrize(
    ("cards", "name", "won"),
    [
        ("As Kh Td 6h 3h", "high card", "20.00"),
        ("3h 3d 7s 5c 2d", "pair", "20.00"),
        ("Kh Ks 9d 9c 2d", "two pair", "40.00"),
        ("7h 7d 7s 5c 2d", "three of a kind", "60.00"),
        ("5s 4d 3h 2d Ac", "straight", "80.00"),
        (FLUSH, "flush", "100.00"),
        ("7h 7d 7s 5c 5d", "full house", "140.00"),
        ("7h 7d 7s 7c 5d", "four of a kind", "400.00"),
        ("9c 8c 7c 6c 5c", "straight flush", "1000.00"),
        ("Ac Kc Qc Jc Tc", "royal flush", "2000.00"),
    ],
)
def test_a_winning_raise_is_paid_by_the_chart(cards: str, name: str, won: str) -> None:
    """Each row of the chart, on an additional bet of twenty dollars."""
    answer = only(AK, seat(cards))
    assert answer["class"] == name
    assert nets(answer)[:2] == ("10.00", won)
    assert {"QC-15", "QC-18"} <= set(answer["clauses"])


@pytest.mark.clause("QC-16")
def test_a_lower_hand_loses_both_bets() -> None:
    """The dealer opens and is higher: ante and additional bet are lost."""
    answer = only(AK, seat("Qs Jd 7s 5c 3d"))
    assert nets(answer) == ("-10.00", "-20.00", "0.00", "-30.00")
    assert "QC-16" in answer["clauses"]


@pytest.mark.clause("QC-17", "QC-13")
def test_an_equal_hand_gets_its_bets_back() -> None:
    """The same five ranks: nothing is won, nothing lost."""
    answer = only(AK, seat("As Kh 9d 4s 2c"))
    assert nets(answer) == ("0.00", "0.00", "0.00", "0.00")
    assert {"QC-17", "QC-13"} <= set(answer["clauses"])


@pytest.mark.clause("QC-20")
@pytest.mark.ruling("R-QC-13", "R-QC-5")
def test_the_progressive_is_paid_less_its_dollar_folded_or_not() -> None:
    """A flush nets 49 dollars though the hand was given up; the meter stays."""
    data = caribbean_file(AK, seat(FLUSH, made=False, dollar=True), meter="123456.78")
    answer = settled_caribbean(data).answer()
    assert nets(answer["seats"][0]) == ("-10.00", "0.00", "49.00", "39.00")
    assert {"R-QC-13", "R-QC-5"} <= set(answer["seats"][0]["clauses"])
    assert answer["meter"] == "123456.78"


@pytest.mark.clause("QC-20")
@pytest.mark.ruling("R-QC-6", "R-QC-8")
def test_two_winners_of_the_jackpot_are_paid_in_seat_order() -> None:
    """A straight flush takes a tenth; the royal behind it the rest, and the meter starts anew."""
    data = caribbean_file(
        AK.replace("Ah", "As"),
        seat("9c 8c 7c 6c 5c", dollar=True),
        seat("Ad Qd Jd Td Kd".replace("Kd", "Ks"), dollar=True),
        seat("Ah Kh Qh Jh Th", dollar=True),
        meter="1000.05",
    )
    answer = settled_caribbean(data).answer()
    assert [one["progressive"] for one in answer["seats"]] == ["99.00", "-1.00", "899.05"]
    assert answer["meter"] == "10000.00"


@pytest.mark.ruling("R-QC-7")
def test_without_a_meter_it_stands_at_its_seed() -> None:
    """The meter may be left out."""
    assert settled_caribbean(caribbean_file(AK, seat(FLUSH))).answer()["meter"] == "10000.00"


def test_the_keys_are_those_that_are_promised() -> None:
    """The JSON has the public keys, in their order, and no others."""
    answer = settled_caribbean(caribbean_file(AK, seat(FLUSH))).answer()
    assert list(answer) == ["dealer", "seats", "meter"]
    assert list(answer["dealer"]) == ["class", "name", "opens"]
    expected = ["seat", "class", "name", "ante", "raise", "progressive", "net", "clauses"]
    assert list(answer["seats"][0]) == expected


def test_a_sheet_beside_the_file_is_found_from_there(tmp_path: Path) -> None:
    """A path in `sheet` starts from the folder of the file; without a progressive, no meter."""
    text = (
        Path(croupier.__file__).parent / "sheets" / "shipped" / "caribbean-stud-quebec.toml"
    ).read_text(encoding="utf-8")
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "mine.toml").write_text(
        text.partition("[progressive]")[0].replace('"full house"      = 7', '"full house" = 9'),
        encoding="utf-8",
    )
    coup = tmp_path / "coup.toml"
    coup.write_text(
        'sheet = "rules/mine.toml"\ndealer = "Ah Kd 9s 4c 2h"\n'
        '[[seat]]\nante = "10.00"\ncards = "7h 7d 7s 5c 5d"\nraise = true\n',
        encoding="utf-8",
    )
    answer = croupier.settle(coup).answer()
    assert answer["meter"] is None
    assert answer["seats"][0]["raise"] == "180.00"


@pytest.mark.parametrize("language", languages())
def test_every_outcome_has_its_sentences(language: str) -> None:
    """One sentence a bet, with the clauses behind it, in each language."""
    for dealer in (AK, QUEEN_HIGH):
        for values in (
            seat("7h 6d 4s 3c 2d", made=False, dollar=True),
            seat("7h 6d 4s 3c 2d"),
            seat("As Kh 9d 4s 2c"),
            seat(FLUSH, dollar=True),
            seat("9h 8h 7h 6h 5h", dollar=True),
            seat("Ac Kc Qc Jc Tc", made=False, dollar=True),
        ):
            settled = settled_caribbean(caribbean_file(dealer, values), language)
            explained = settled.explain().seats[0]
            bets = 1 + values["raise"] + values["progressive"]
            assert len(explained.sentences) == bets
            assert all(sentence.clauses and sentence.text for sentence in explained.sentences)


def test_the_explanation_is_what_a_player_reads() -> None:
    """The wording of one coup, whole, in English and French."""
    data = caribbean_file(AK, seat("Qh Qd 7s 5c 2d", dollar=True), meter="123456.78")
    assert str(settled_caribbean(data)).splitlines() == [
        "The dealer opens: ace-king high, nine-four-deuce kickers. [QC-10]",
        "Seat 1: pair of queens, seven-five-deuce kickers",
        "  Ante: $10.00 won, even money; pair of queens beats the dealer’s ace-king high. [QC-15]",
        (
            "  Additional bet: $20.00 won, 1 to 1 for pair of queens; the dealer opens with "
            "ace-king high. [QC-15, QC-18, R-QC-1]"
        ),
        "  Progressive: $1.00 lost; the hand wins no prize. [QC-19, QC-20]",
        "  Net: $29.00 won.",
        "The jackpot shows $123,456.78. [QC-21, R-QC-8]",
    ]
    french = str(settled_caribbean(data, "fr")).replace("\xa0", " ")
    assert "Ante : gain de 10,00 $, à égalité" in french
    assert "Le gros lot affiche 123\u202f456,78 $." in french


def test_the_explanation_in_italian() -> None:
    """The wording of one coup, whole: the house words stay, amounts are written as at home."""
    data = caribbean_file(AK, seat("Qh Qd 7s 5c 2d", dollar=True), meter="123456.78")
    italian = str(settled_caribbean(data, "it")).replace("\xa0", " ")
    assert italian.splitlines() == [
        "Il mazziere apre: carta alta asso-re, kicker nove-quattro-due. [QC-10]",
        "Posto 1: coppia di donne, kicker sette-cinque-due",
        (
            "  Ante: vincita di 10,00 $, alla pari; la mano (coppia di donne) batte quella del "
            "mazziere (carta alta asso-re). [QC-15]"
        ),
        (
            "  Relance: vincita di 20,00 $, pagata 1 a 1 (coppia di donne); il mazziere apre con "
            "carta alta asso-re. [QC-15, QC-18, R-QC-1]"
        ),
        "  Progressivo: perdita di 1,00 $; la mano non vince alcun premio. [QC-19, QC-20]",
        "  Risultato: vincita di 29,00 $.",
        "Il jackpot segna 123.456,78 $. [QC-21, R-QC-8]",
    ]


def test_a_notebook_shows_the_settlement_escaped() -> None:
    """The HTML has the sentences and no mark-up from the sheet."""
    shown = settled_caribbean(caribbean_file(AK, seat(FLUSH)))._repr_html_()
    assert shown.startswith('<div class="croupier-settlement">')
    assert "Additional bet: $100.00 won" in shown
    assert "<script" not in shown


def test_the_public_example_settles() -> None:
    """The file of the command's help settles as its bets say."""
    text = """
sheet = "caribbean-stud-quebec"
meter = "123456.78"
dealer = "Ah Kd 9s 4c 2h"
[[seat]]
ante = "10.00"
progressive = true
cards = "Qh Qd 7s 5c 2d"
raise = true
"""
    with pytest.raises(RecordError, match="Ah"):
        croupier.settle(tomllib.loads(text.replace("Qh", "Ah")))
    answer = croupier.settle(tomllib.loads(text)).answer()
    assert answer["seats"][0]["net"] == "29.00"


ROYAL = ("As Ks Qs Js Ts", "Ac Kc Qc Jc Tc")
STRAIGHT_FLUSH = ("8h 7h 6h 5h 4h", "9d 8d 7d 6d 5d")


def changed_sheet(changes: dict[str, Any]) -> CaribbeanSheet:
    """Return the shipped sheet with changes."""
    sheet = croupier.load_sheet("caribbean-stud-quebec").replace(changes)
    assert isinstance(sheet, CaribbeanSheet)
    return sheet


@pytest.mark.ruling("R-QC-6")
def test_a_shared_jackpot_is_told_as_shared() -> None:
    """By shares, a tenth is of the meter at the hit and two royals get an equal share each."""
    hands = (ROYAL[0], STRAIGHT_FLUSH[0], ROYAL[1], STRAIGHT_FLUSH[1])
    sheet = changed_sheet({"progressive.order": "share"})
    seats = [seat(cards, dollar=True) for cards in hands]
    data = {"sheet": sheet, "meter": "50000.55", "dealer": "Kd 9h 9s 4c 2h", "seat": seats}
    settled = settled_caribbean(data)
    told = [line.sentences[-1].text for line in settled.explain().seats]
    tenth = "Progressive: 10% of the jackpot of $50,000.55, $5,000.05, for straight flush"
    assert [text.startswith(tenth) for text in told] == [False, True, False, True]
    equal = "Progressive: an equal share of the jackpot, $20,000.22, for royal flush;"
    assert [text.startswith(equal) for text in told] == [True, False, True, False]


def test_a_loaded_sheet_settles_as_it_is() -> None:
    """From Python a changed sheet needs no file: it stands in the coup itself."""
    sheet = croupier.load_sheet("caribbean-stud-quebec").replace({"raise.pays.flush": 6})
    settled = settled_caribbean({"sheet": sheet, "dealer": AK, "seat": [seat(FLUSH)]})
    assert settled.coup.sheet is sheet
    assert settled.answer()["seats"][0]["raise"] == "120.00"


@pytest.mark.parametrize("name", ["caribbean-stud-quebek", "zzz"])
def test_an_unknown_sheet_has_its_place(tmp_path: Path, name: str) -> None:
    """A sheet that is not shipped, near to one or not, is named with the file and the line."""
    path = tmp_path / "coup.toml"
    path.write_text(f'# A coup.\nsheet = "{name}"\n', encoding="utf-8")
    with pytest.raises(RecordError) as refused:
        croupier.settle(path)
    assert str(refused.value).startswith(f"{path}:2: sheet: there is no shipped sheet")


@pytest.mark.clause("QC-18")
def test_a_pay_that_rounds_to_nothing_is_not_said_to_be_missing() -> None:
    """The chart pays the pair; of two cents a tenth is nothing."""
    tenth = {"raise.pays.pair": "1 to 10", "raise.pays.high card": "1 to 10"}
    sheet = changed_sheet(tenth)
    low = seat("Qs Qc 7s 5c 2d") | {"ante": "0.01"}
    settled = settled_caribbean({"sheet": sheet, "dealer": AK, "seat": [low]})
    told = settled.explain().seats[0].sentences[1].text
    assert told.startswith("Additional bet: $0.00 won, 1 to 10 for pair of queens")
