"""A sheet with some lines changed."""

from __future__ import annotations

from fractions import Fraction

import pytest

from croupier.sheets import CaribbeanSheet, SheetError, StudSheet, load_sheet
from croupier.sheets.change import replace, set_text


@pytest.fixture
def caribbean() -> CaribbeanSheet:
    """Return the shipped Caribbean Stud sheet."""
    sheet = load_sheet("caribbean-stud-quebec")
    assert isinstance(sheet, CaribbeanSheet)
    return sheet


@pytest.fixture
def stud() -> StudSheet:
    """Return the shipped stud sheet."""
    sheet = load_sheet("five-card-stud-casino")
    assert isinstance(sheet, StudSheet)
    return sheet


def test_keys_with_dots_reach_every_line(caribbean: CaribbeanSheet, stud: StudSheet) -> None:
    """Sections, classes by name and places in a list are all reached; the old sheet stays."""
    changed = caribbean.replace({"raise.pays.full house": 10, "table.ante.min": "2.00"})
    assert changed.additional.pays["full house"] == 10
    assert changed.table.ante.min == 200
    assert caribbean.additional.pays["full house"] == 7
    assert stud.replace({"stakes.1.bank": "1500.00"}).stakes[1].bank == 150_000
    assert stud.replace({"blinds.over.times": 16}).blinds != stud.blinds


def test_nothing_takes_a_line_away(caribbean: CaribbeanSheet, stud: StudSheet) -> None:
    """None leaves out a section that a sheet may lack, and a line falls back to its default."""
    assert caribbean.replace({"progressive": None}).progressive is None
    assert stud.replace({"blinds": None}).blinds is None
    assert stud.replace({"blinds.over": None}).blinds == stud.blinds
    assert caribbean.replace({"table.seats": 3}).replace({"table.seats": None}) == caribbean


@pytest.mark.parametrize(
    ("key", "value", "code", "at"),
    [
        ("table.seat", 3, "unknown-key", "table.seat"),
        ("tabel.seats", 3, "unknown-key", "tabel"),
        ("table.seats", 99, "too-great", "table.seats"),
        ("table.seats.more", 99, "no-section", "table.seats.more"),
        ("raise.pays.flush", 1, "pays-decrease", "raise.pays.flush"),
        ("raise.pays.flash", 1, "unknown-class", "raise.pays.flash"),
        ("game", "five-card-stud", "unknown-key", "raise"),
        ("", 1, "unknown-key-far", ""),
        ("hands.order.12", "pair", "no-such-place", "hands.order.12"),
        ("hands.order.x", "pair", "no-such-place", "hands.order.x"),
        ("name", object(), "not-text", "name"),
    ],
)
def test_a_change_that_does_not_stand_names_its_key(
    caribbean: CaribbeanSheet, key: str, value: object, code: str, at: str
) -> None:
    """An unknown key or a value that does not fit is refused by the key."""
    with pytest.raises(SheetError) as caught:
        caribbean.replace({key: value})
    assert (code, at) in {(fault.code, fault.key) for fault in caught.value.faults}


def test_another_game_is_no_change(caribbean: CaribbeanSheet, stud: StudSheet) -> None:
    """A sheet never becomes one of another game."""
    keys = {*caribbean.dump()} - {"game"}
    changes: dict[str, object] = dict.fromkeys(keys)
    with pytest.raises(SheetError, match="the game cannot be changed"):
        replace(caribbean, changes | stud.dump())


@pytest.mark.parametrize(
    ("setting", "check"),
    [
        ("raise.pays.full house=10", lambda s: s.additional.pays["full house"] == 10),
        ("raise.pays.flush = 5.5", lambda s: s.additional.pays["flush"] == Fraction(11, 2)),
        ("raise.pays.flush=11 to 2", lambda s: s.additional.pays["flush"] == Fraction(11, 2)),
        ("table.ante.min=10.00", lambda s: s.table.ante.min == 1000),
        ('table.ante.min="10.00"', lambda s: s.table.ante.min == 1000),
        ("table.ante={ min = '1.00', max = '9.00' }", lambda s: s.table.ante.max == 900),
        ("dealer.opens=Q Q", lambda s: s.dealer.opens == "Q Q"),
        ("progressive.pays_folded=false", lambda s: not s.progressive.pays_folded),
        ("progressive.contribution=25%", lambda s: s.progressive.contribution == Fraction(1, 4)),
        ("name=7", lambda s: s.name == "7"),
        ("name=a = b", lambda s: s.name == "a = b"),
    ],
)
def test_a_setting_is_read_as_a_sheet_would_have_it(
    caribbean: CaribbeanSheet, setting: str, check: object
) -> None:
    """The command line's KEY=VALUE needs no quotes within quotes."""
    assert callable(check)
    assert check(set_text(caribbean, setting))


def test_settings_are_checked_together(caribbean: CaribbeanSheet) -> None:
    """Two settings that only stand together stand."""
    both = ["raise.pays.flush=8", "raise.pays.full house=9"]
    assert set_text(caribbean, both).additional.pays["flush"] == 8
    with pytest.raises(SheetError):
        set_text(caribbean, both[:1])


def test_a_number_without_quotes_is_told_as_the_amount_that_it_is(
    caribbean: CaribbeanSheet,
) -> None:
    """What is wrong with table.ante.min=7.50 is the half dollar, not the missing quotes."""
    with pytest.raises(SheetError, match=r'7\.50 is not in whole units of 1\.00; write "7\.00"'):
        set_text(caribbean, "table.ante.min=7.50")
    with pytest.raises(SheetError, match="0 is too small; the least is 1"):
        set_text(caribbean, "table.seats=0")


@pytest.mark.parametrize("setting", ["", "=", "=3", "table.seats", "table.seats="])
def test_what_is_no_setting_is_refused(caribbean: CaribbeanSheet, setting: str) -> None:
    """A setting without a key, a sign or a value is told in one line."""
    with pytest.raises(SheetError) as caught:
        set_text(caribbean, setting)
    assert str(caught.value).startswith("--set: ")
    assert len(caught.value.faults) == 1
