"""Every refusal of the games has a sentence in every language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import croupier
from croupier.games.actions import IllegalAction
from croupier.messages import Messages, languages
from croupier.records import refusal

GAMES = Path(croupier.__file__).parent / "games"
CATALOGUES = Path(croupier.__file__).parent / "locales"
PREFIXES = ("opening", "raise")
"""What an f-string in a code stands for in betting.py."""


def raised() -> Iterator[tuple[str, frozenset[str]]]:
    """Yield code and names of values of each IllegalAction that games/ makes."""
    for path in sorted(GAMES.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "IllegalAction":
                names = frozenset(keyword.arg or "" for keyword in node.keywords)
                for code in codes(node.args[0]):
                    yield code, names


def codes(node: ast.expr) -> list[str]:
    """Return the codes that an expression may be."""
    if isinstance(node, ast.Constant):
        return [str(node.value)]
    assert isinstance(node, ast.JoinedStr), ast.dump(node)
    tail = node.values[-1]
    assert isinstance(tail, ast.Constant)
    return [prefix + str(tail.value) for prefix in PREFIXES]


RAISED = sorted(set(raised()), key=lambda pair: (pair[0], sorted(pair[1])))


def test_the_search_finds_them() -> None:
    """There are refusals of both games among those found."""
    found = {code for code, _ in RAISED}
    assert len(found) > 30
    assert {"raise-cap", "raise-least", "opening-unit", "chips-short"} <= found


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("code", "names"), RAISED)
def test_every_code_has_its_sentence(language: str, code: str, names: frozenset[str]) -> None:
    """The catalogue of each language has it, and asks for no value that the refusal lacks."""
    text = (CATALOGUES / language / "refusals.ftl").read_text(encoding="utf-8")
    assert f"refused-{code} =" in text
    values: dict[str, int | str] = dict.fromkeys(names, 3)
    said = refusal(IllegalAction(code, "QC-7", **values), language, "CAD")
    assert said.clauses == ("QC-7",)
    assert "{" not in said.text


@pytest.mark.parametrize("language", languages())
def test_no_sentence_is_left_over(language: str) -> None:
    """Each sentence belongs to a code."""
    text = (CATALOGUES / language / "refusals.ftl").read_text(encoding="utf-8")
    found = set(re.findall(r"^refused-([a-z-]+) =", text, flags=re.MULTILINE))
    assert found == {code for code, _ in RAISED}


@pytest.mark.parametrize("language", languages())
def test_all_catalogues_have_the_same_messages(language: str) -> None:
    """What one language can say, the other can: explanations, records, refusals."""
    for name in ("explain", "record", "refusals"):
        texts = [
            (CATALOGUES / code / f"{name}.ftl").read_text(encoding="utf-8")
            for code in ("en", language)
        ]
        ids = [set(re.findall(r"^([a-z-]+) =", text, flags=re.MULTILINE)) for text in texts]
        variables = [set(re.findall(r"\$([a-z_]+)", text)) for text in texts]
        assert ids[0] == ids[1]
        assert variables[0] == variables[1]


def test_plurals_and_money_are_the_language_s_own() -> None:
    """One raise is not two, and a dollar stands where the language puts it."""
    one = refusal(IllegalAction("raise-cap", "CM-6", raises=1), "en", "EUR")
    assert str(one) == "The one raise is made: call or fold. [CM-6]"
    three = refusal(IllegalAction("raise-cap", "CM-6", raises=3), "fr", "EUR")
    assert str(three).startswith("Les 3 relances sont faites")
    exact = refusal(IllegalAction("raise-exact", "QC-7", to=5000, exact=4000), "fr", "CAD")
    assert exact.text.replace("\xa0", " ") == "La relance est d’exactement 40,00 $, pas 50,00 $."
    italian = [
        refusal(IllegalAction("raise-cap", "CM-6", raises=raises), "it", "EUR").text
        for raises in (0, 1, 3)
    ]
    assert italian == [
        "In questo gioco non ci sono rilanci: vedi o passa.",
        "L’unico rilancio è fatto: vedi o passa.",
        "Tutti i 3 rilanci sono fatti: vedi o passa.",
    ]
    assert Messages("en").text("fault-paper-too-few", found=0) == "there is none"


def test_an_unknown_code_is_never_lost() -> None:
    """A code without a sentence is said as it stands."""
    assert "brand-new" in refusal(IllegalAction("brand-new", "", seat=3), "fr", "CAD").text
