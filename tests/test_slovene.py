"""Promises about Slovene: four plural forms, cases of ranks, sentences that read as one."""

import re
from importlib import resources
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Identifier, SelectExpression
from fluent.syntax.visitor import Visitor
from hypothesis import given
from hypothesis import strategies as st

from croupier.cards import RANKS, Rank, parse_cards
from croupier.cli.main import run
from croupier.hands import describe, hand_name, ranking
from croupier.hands.names import rank_word
from croupier.messages import Messages

SLOVENE = resources.files("croupier") / "locales" / "sl"
FORMS = {"one", "two", "few", "other"}
CATEGORIES = FORMS | {"zero", "many"}
STANDARD = ranking(
    (
        "royal flush",
        "straight flush",
        "four of a kind",
        "full house",
        "flush",
        "straight",
        "three of a kind",
        "two pair",
        "pair",
        "high card",
    )
)


class Plurals(Visitor):
    """Collects the forms of every plural of a catalogue."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[set[str]] = []

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802 - Fluent's name
        """Note a plural, and look for others inside."""
        keys = {each.key.name for each in node.variants if isinstance(each.key, Identifier)}
        if keys & CATEGORIES > {"other"}:
            self.found.append(keys & CATEGORIES)
        self.generic_visit(node)


def test_every_plural_has_all_four_forms() -> None:
    """No number of things is left without its form: one, two, three and four, five and more."""
    for file in SLOVENE.iterdir():
        plurals = Plurals()
        plurals.visit(FluentParser().parse(file.read_text(encoding="utf-8")))
        assert all(forms == FORMS for forms in plurals.found), file.name


@pytest.mark.parametrize(
    ("count", "said"),
    [
        (0, "0 opozoril čaka na osebje."),
        (1, "1 opozorilo čaka na osebje."),
        (2, "2 opozorili čakata na osebje."),
        (3, "3 opozorila čakajo na osebje."),
        (4, "4 opozorila čakajo na osebje."),
        (5, "5 opozoril čaka na osebje."),
        (11, "11 opozoril čaka na osebje."),
        (100, "100 opozoril čaka na osebje."),
        (101, "101 opozorilo čaka na osebje."),
        (102, "102 opozorili čakata na osebje."),
        (103, "103 opozorila čakajo na osebje."),
        (105, "105 opozoril čaka na osebje."),
        (1001, "1.001 opozorilo čaka na osebje."),
    ],
)
def test_numbers_choose_noun_and_verb(count: int, said: str) -> None:
    """Noun and verb follow the last two digits, so that 101 is like one and 102 like two."""
    assert Messages("sl").text("serve-alerts", count=count) == said


def test_money_is_written_with_commas_and_the_currency_behind() -> None:
    """Thousands are parted by points, decimals by a comma; a dollar is a plain dollar."""
    sl = Messages("sl")
    said = [sl.money(123456), sl.money(-5, "EUR"), sl.money(123456, "CAD"), sl.number(12345)]
    assert [re.sub(r"\s", " ", text) for text in said] == [
        "1.234,56",
        "-0,05 €",
        "1.234,56 $",
        "12.345",
    ]


@given(st.integers(0, 10**6))
def test_the_number_itself_is_always_said(count: int) -> None:
    """A form for one is also the form for 101: none says the number in letters."""
    sl = Messages("sl")
    assert sl.number(count) in sl.text("serve-alerts", count=count)
    if count != 0:
        assert sl.number(count) in sl.text("verify-cards", count=count)
        assert sl.number(count) in sl.text("play-raises-left", count=count)


@pytest.mark.parametrize("rank", [Rank(rank) for rank in range(len(RANKS))])
def test_ranks_are_counted(rank: Rank) -> None:
    """Every rank has four words: for one, for two, for three and for five."""
    words = [rank_word(rank, Messages("sl"), count=count) for count in (1, 2, 3, 5)]
    assert len(set(words)) == 4
    assert rank_word(rank, Messages("sl"), count=102) == words[1]


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        ("Ah Kh Qh Jh Th", "kraljeva lestvica"),
        ("Kh Qh Jh Th 9h", "barvna lestvica, najvišja karta kralj"),
        ("9h 9s 9c 9d Th", "poker devetk, stranska karta desetka"),
        ("Ah Ad Ac 9d 9h", "full, tris asov in par devetk"),
        ("Kh 9h 7h 4h 2h", "barva, kralj-devetka-sedmica-štirica-dvojka"),
        ("5h 4s 3c 2d Ah", "lestvica, najvišja karta petica"),
        ("4h 4d 4s 8c 7h", "tris štiric, stranski karti osmica-sedmica"),
        ("Kh Kd 9s 9c Ah", "dva para, kralji in devetke, stranska karta as"),
        ("Qh Qd Ts 9c 8h", "par dam, stranske karte desetka-devetka-osmica"),
        ("Jh Jd Ts 9c 8h", "par fantov, stranske karte desetka-devetka-osmica"),
        ("Ah Kd 9s 8c 7h", "najvišji karti as-kralj, stranske karte devetka-osmica-sedmica"),
    ],
)
def test_hands_are_named_in_the_right_case(cards: str, said: str) -> None:
    """A pair is of queens in the genitive, two pair are kings and nines in the nominative."""
    name = hand_name(STANDARD, parse_cards(cards))
    assert describe(name, Messages("sl"), {}) == said


def test_a_house_word_stands_before_slovene_ranks() -> None:
    """The house's own word for a combination takes the place of the Slovene one."""
    four = hand_name(STANDARD, parse_cards("Kh Kd Ks Kc 9h"))
    said = describe(four, Messages("sl"), {"four of a kind": "carré"})
    assert said == "carré kraljev, stranska karta devetka"


CARIBBEAN = """
sheet = "caribbean-stud-quebec"
dealer = "Ah Kd 9s 4c 2h"
[[seat]]
ante = "10.00"
progressive = true
cards = "Qh Qd 7s 5c 2d"
raise = true
"""
STUD = """
sheet = "five-card-stud-casino"
lowest = "6"
[[seat]]
put_in = "300.00"
cards = "Ah Ad 9s 8c 7h"
[[seat]]
put_in = "300.00"
cards = "As Ac 9d 8h 7d"
[[seat]]
put_in = "76.00"
folded = true
"""


def settled(text: str, place: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """Return what ``croupier settle`` says of a coup, in Slovene, with plain spaces."""
    file = place / "coup.toml"
    file.write_text(text, encoding="utf-8")
    assert run(["settle", str(file), "--language", "sl"]) == 0
    return re.sub(r"\s+", " ", capsys.readouterr().out)


def test_a_coup_against_the_dealer_is_explained(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each bet has its Slovene sentence, with money as Slovene writes it and the clauses behind."""
    told = settled(CARIBBEAN, tmp_path, capsys)
    for said in (
        "Krupje odpre: najvišji karti as-kralj, stranske karte devetka-štirica-dvojka. [QC-10]",
        "Sedež 1: par dam, stranske karte sedmica-petica-dvojka",
        "Ante: dobitek 10,00 $, 1 proti 1; roka (par dam) je višja od krupjejeve (najvišji karti",
        "Dodatna stava: dobitek 20,00 $, 1 proti 1 (par dam); krupje odpre (najvišji karti",
        "Progresivna stava: izguba 1,00 $; roka ne prinese nagrade.",
        "Skupaj: dobitek 29,00 $.",
    ):
        assert said in told, told


def test_a_shared_pot_is_explained_in_the_dual(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Two who share a pot do so in the dual."""
    told = settled(STUD, tmp_path, capsys)
    assert "delita si ga 2 sedeža (par asov, stranske karte devetka-osmica-sedmica)" in told, told
    assert "Vloženo: 76,00 €; odstop." in told, told
