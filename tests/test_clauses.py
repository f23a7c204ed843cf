"""Every clause of the two house sheets, and every ruling, is played by a test that names it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

TESTS = Path(__file__).parent

CLAUSES = [*(f"QC-{n}" for n in range(1, 22)), *(f"CM-{n}" for n in range(1, 19))]
RULINGS = [*(f"R-QC-{n}" for n in range(1, 17)), *(f"R-CM-{n}" for n in range(1, 21))]

OWED: dict[str, str] = {}
"""Clauses that nothing can show yet, and why."""

OWED_IN_PART: dict[str, str] = {}
"""Rulings that a test plays in part, and what is missing."""


def marks(kind: str) -> Iterator[tuple[str, str]]:
    """Yield each id that a test is marked with, and the test: ``pytest.mark.<kind>("…")``."""
    for path in sorted(TESTS.rglob("test_*.py")):
        for test in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(test, (ast.FunctionDef, ast.AsyncFunctionDef)):
                continue
            for call in test.decorator_list if test.name.startswith("test_") else []:
                if isinstance(call, ast.Call) and ast.unparse(call.func) == f"pytest.mark.{kind}":
                    for argument in call.args:
                        yield ast.literal_eval(argument), f"{path.name}::{test.name}"


@cache
def named(kind: str) -> dict[str, list[str]]:
    """Return the tests that name each id."""
    found: dict[str, list[str]] = {}
    for name, test in marks(kind):
        found.setdefault(name, []).append(test)
    return found


@pytest.mark.parametrize("clause", [clause for clause in CLAUSES if clause not in OWED])
def test_a_test_names_the_clause(clause: str) -> None:
    """Every clause that an engine can show is played by at least one test."""
    assert named("clause").get(clause), f"no test is marked with {clause}"


@pytest.mark.parametrize("ruling", RULINGS)
def test_a_test_names_the_ruling(ruling: str) -> None:
    """Every ruling is played by at least one test, as far as an engine can."""
    assert named("ruling").get(ruling), f"no test is marked with {ruling}"


@pytest.mark.parametrize(("kind", "known"), [("clause", CLAUSES), ("ruling", RULINGS)])
def test_no_test_names_what_there_is_not(kind: str, known: list[str]) -> None:
    """A mark with a clause or ruling that does not exist is a slip."""
    assert not set(named(kind)) - set(known)


def test_what_is_owed_is_known() -> None:
    """The lists of what is owed to the live table name clauses and rulings that there are."""
    assert set(OWED) <= set(CLAUSES)
    assert set(OWED_IN_PART) <= set(RULINGS)
