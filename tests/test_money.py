"""Promises about money: whole minor units, and text that is exact both ways."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier import money
from croupier.money import MoneyError


@given(st.integers(-(10**17) + 1, 10**17 - 1))
def test_money_reads_back_exactly(minor: int) -> None:
    """Any amount survives being written and read, to the cent."""
    assert money.parse(money.text(minor)) == minor


@pytest.mark.parametrize(
    ("text", "minor"),
    [
        ("0", 0),
        ("12", 1200),
        ("12.5", 1250),
        ("12.50", 1250),
        ("0.05", 5),
        ("-3.07", -307),
        ("007.00", 700),
        ("-0", 0),
    ],
)
def test_money_reads_decimal_text(text: str, minor: int) -> None:
    """Amounts have at most two decimals and may be negative."""
    assert money.parse(text) == minor


@pytest.mark.parametrize(
    "text",
    [
        "",
        "1.234",
        "1,50",
        "1e3",
        "+1",
        "€5",
        " 1",
        "1 ",
        "1\n",
        ".5",
        "5.",
        "--1",
        "nan",
        "inf",
        "٣",
        "1_000",
        "9" * 16,
        "9" * 400,
    ],
)
def test_what_is_no_amount_is_refused(text: str) -> None:
    """Anything else is refused in a short line that shows how an amount is written."""
    with pytest.raises(MoneyError, match=r'write it like "12.50", with at most two decimals'):
        money.parse(text)
    with pytest.raises(MoneyError) as refused:
        money.parse(text)
    assert len(str(refused.value)) < 140


@pytest.mark.ruling("R-QC-8")
@given(st.integers(0, 10**15), st.integers(0, money.MICRO_PER_MINOR - 1))
def test_a_display_shows_whole_cents(minor: int, rest: int) -> None:
    """Micro-units are shown rounded down to the cent, and whole cents are shown exactly."""
    assert money.shown(money.micro(minor)) == minor
    assert money.shown(money.micro(minor) + rest) == minor
