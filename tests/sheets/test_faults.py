"""Every fault of a rule sheet is named: its file, line and key, and what would be right."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

from croupier.messages import Messages, languages
from croupier.sheets import Fault, SheetError, load_sheet, read_sheet
from croupier.sheets.load import read_text, shipped_text

CARIBBEAN = shipped_text("caribbean-stud-quebec")
STUD = shipped_text("five-card-stud-casino")


class Change(NamedTuple):
    """One line of a shipped sheet written otherwise, and the fault that follows."""

    old: str
    new: str
    code: str
    key: str
    game: str = "caribbean"


CHANGES = [
    # Keys.
    Change('currency = "CAD"\n', "", "missing", "currency"),
    Change("kickers =", "kicker =", "unknown-key", "hands.kicker"),
    Change("[dealer]", "[zzz]\n[dealer]", "unknown-key-far", "zzz"),
    Change('"caribbean-stud"', '"caribean-stud"', "unknown-game", "game"),
    Change('game     = "caribbean-stud"\n', "", "no-game", "game"),
    # Single values.
    Change("multiple = 2 ", 'multiple = "2" ', "not-count", "raise.multiple"),
    Change("multiple = 2 ", "multiple = 2.0 ", "not-count", "raise.multiple"),
    Change("multiple = 2 ", "multiple = 0 ", "too-small", "raise.multiple"),
    Change("seats = 7", "seats = 10", "too-great", "table.seats"),
    Change("exposed = 1", "exposed = 5", "too-great", "dealer.exposed"),
    Change("pays_folded  = true", 'pays_folded  = "yes"', "not-flag", "progressive.pays_folded"),
    Change('opens   = "A K"', "opens   = 14", "not-text", "dealer.opens"),
    Change('name     = "Caribbean Stud Poker"', 'name     = "a\\nb"', "not-words", "name"),
    Change('"CAD"', '"cad"', "not-currency", "currency"),
    Change('unit  = "1.00"', "unit  = 1.00", "not-amount", "table.unit"),
    Change('min = "5.00"', 'min = "5,00"', "not-amount", "table.ante.min"),
    Change('min = "5.00"', 'min = "-5.00"', "negative", "table.ante.min"),
    Change('seed         = "10000.00"', 'seed         = "-1"', "negative", "progressive.seed"),
    Change('contribution = "50%"', "contribution = 0.5", "not-percent", "progressive.contribution"),
    Change('"flush"           = 5', '"flush"           = "many"', "not-pay", "raise.pays.flush"),
    Change('"flush"           = 5', '"flush"           = -5', "not-pay", "raise.pays.flush"),
    Change('"flush"           = 5', '"flush"           = 1e400', "not-pay", "raise.pays.flush"),
    Change('"flush"           = 5', '"flush"           = nan', "not-pay", "raise.pays.flush"),
    Change(
        '"flush"          = "50.00"', '"flush"        = 50', "not-prize", "progressive.pays.flush"
    ),
    Change('kickers = "all"', 'kickers = "most"', "not-a-choice", "hands.kickers"),
    Change("exposed = 1 ", "exposed = ", "not-toml", ""),
    Change("clock = {", "clock = 3 # {", "not-section", "table.clock"),
    # Lines that do not go together.
    Change('    "full house",', '    "full hose",', "unknown-class", "hands.order.3"),
    Change('    "full house",', '    "xyz",', "unknown-class-far", "hands.order.3"),
    Change('    "pair",', '    "pair",\n    "pair",', "class-twice", "hands.order.9"),
    Change('    "pair",\n', "", "class-missing", "hands.order"),
    Change(
        '    "royal flush",\n    "straight flush",',
        '    "straight flush",\n    "royal flush",',
        "class-never",
        "hands.order.1",
    ),
    Change(
        '"full house"      = 7', '"full hose"       = 7', "unknown-class", "raise.pays.full hose"
    ),
    Change('"full house"      = 7\n', "", "row-missing", "raise.pays.full house"),
    Change('"high card"       = 1', "", "row-missing-pair", "raise.pays.high card"),
    Change(
        '"high card"       = 1',
        '"pair of aces or kings" = 1',
        "row-replaced",
        "raise.pays.pair",
    ),
    Change(
        '"straight"        = 4', '"straight"        = 2', "pays-decrease", "raise.pays.straight"
    ),
    Change(
        '"full house"     = "100.00"',
        '"full house"     = "10.00"',
        "pays-decrease",
        "progressive.pays.full house",
    ),
    Change(
        '"royal flush"    = "100%"',
        '"royal flush"    = "5%"',
        "pays-decrease",
        "progressive.pays.royal flush",
    ),
    Change('"full house"     = "100.00"\n', "", "prize-missing", "progressive.pays.full house"),
    Change(
        '"flush"          = "50.00"',
        '"flash"          = "50.00"',
        "unknown-class",
        "progressive.pays.flash",
    ),
    Change('max = "100.00"', 'max = "4.00"', "min-above-max", "table.ante.min"),
    Change('max = "100.00"', 'max = "100.50"', "not-whole-units", "table.ante.max"),
    Change('unit  = "1.00"', 'unit  = "0.00"', "zero", "table.unit"),
    Change('min = "5.00"', 'min = "0.00"', "zero", "table.ante.min"),
    Change('bet          = "1.00"', 'bet          = "0"', "zero", "progressive.bet"),
    Change('opens   = "A K"', 'opens   = "A Z"', "no-such-hand", "dealer.opens"),
    Change('lowest = "2"', 'lowest = "1"', "not-rank", "deck.lowest"),
    Change('lowest = "2"', 'lowest = "J"', "deck-too-small-with-dealer", "table.seats"),
    Change('lowest = "2"', 'lowest = "J"', "deck-too-short", "deck.lowest"),
    Change('contribution = "50%"', 'contribution = "101%"', "over-100", "progressive.contribution"),
    Change(
        '"royal flush"    = "100%"',
        '"royal flush"    = "110%"',
        "over-100",
        "progressive.pays.royal flush",
    ),
    # Stud.
    Change('bank  = "1000.00"', 'bank  = "9.00"', "bank-below-ante", "stakes.1.bank", "stud"),
    Change('ante  = "10.00"', 'ante  = "5.00"', "stake-twice", "stakes.1.ante", "stud"),
    Change('ante  = "10.00"', 'ante  = "10.50"', "not-whole-units", "stakes.1.ante", "stud"),
    Change("banks = 3 ", "banks = 0 ", "too-small", "stakes.1.banks", "stud"),
    Change("banks = 3 ", "bank_s = 3 ", "unknown-key", "stakes.1.bank_s", "stud"),
    Change(
        'bank  = "1000.00"', 'bank  = "999999999999999"', "too-much-money", "stakes.1.bank", "stud"
    ),
    Change('"11 - players"', '"players"', "not-deck", "deck.lowest", "stud"),
    Change('"11 - players"', '"Q"', "deck-too-small", "table.seats", "stud"),
    Change('"11 - players"', '"15 - players"', "deck-too-short-for", "deck.lowest", "stud"),
    Change("seats = 5", "seats = 11", "too-great", "table.seats", "stud"),
    Change(
        "    { up = 1 },\n    { up = 1 },\n",
        "    { up = 1 },\n",
        "not-five-cards",
        "deal.streets",
        "stud",
    ),
    Change(
        "    { up = 1 },\n]",
        "    { up = 1 },\n    {},\n]",
        "empty-street",
        "deal.streets.4",
        "stud",
    ),
    Change("controbuio = 4", "controbuio = 2", "blind-not-higher", "blinds.controbuio", "stud"),
    Change("{ times = 8,", "{ times = 3,", "blind-not-higher", "blinds.over.times", "stud"),
    Change('rate  = "2.5%"', 'rate  = "250%"', "over-100", "rake.rate", "stud"),
    Change(
        'raise      = "no limit"', 'size       = "pot"', "unknown-key-far", "betting.size", "stud"
    ),
]


def refused(text: str, label: str = "house.toml") -> SheetError:
    """Return the error that a text is refused with."""
    with pytest.raises(SheetError) as caught:
        read_text(text, label)
    return caught.value


def first_difference(old: str, new: str) -> int:
    """Return the number of the first line of ``new`` that is not in ``old`` at that place."""
    pairs = zip(old.splitlines(), new.splitlines(), strict=False)
    return next(number for number, (a, b) in enumerate(pairs, start=1) if a != b)


@pytest.mark.parametrize("change", CHANGES, ids=lambda c: f"{c.code}-{c.key}")
def test_each_fault_alone_is_named_with_its_key(change: Change) -> None:
    """One line written wrong gives the fault of that line, and the file's name."""
    whole = CARIBBEAN if change.game == "caribbean" else STUD
    assert change.old in whole
    error = refused(whole.replace(change.old, change.new, 1))
    found = {(fault.code, fault.key) for fault in error.faults}
    assert (change.code, change.key) in found
    assert all(fault.file == "house.toml" for fault in error.faults)


@pytest.mark.parametrize(
    "change",
    [c for c in CHANGES if c.new and "\n" not in c.new and c.code != "unknown-game"],
    ids=lambda c: f"{c.code}-{c.key}",
)
def test_a_changed_line_is_the_line_that_the_fault_names(change: Change) -> None:
    """The fault stands in the line that was changed, or in the one that no longer fits it."""
    whole = CARIBBEAN if change.game == "caribbean" else STUD
    text = whole.replace(change.old, change.new, 1)
    error = refused(text)
    [fault] = [f for f in error.faults if (f.code, f.key) == (change.code, change.key)]
    assert fault.line is not None
    line = text.splitlines()[fault.line - 1]
    other_end = {"row-replaced", "deck-too-small", "deck-too-small-with-dealer", "row-missing-pair"}
    if change.code not in other_end:
        assert fault.line == first_difference(whole, text)
    last = fault.key.rpartition(".")[2]
    assert last in line or last.isdecimal()


def test_no_fault_makes_another_one_up() -> None:
    """A misspelt class in the order does not put the chart's right rows in the wrong."""
    error = refused(CARIBBEAN.replace('    "full house",', '    "full hose",', 1))
    assert [fault.code for fault in error.faults] == ["unknown-class"]
    assert error.faults[0].would_be_right == 'did you mean "full house"?'


def test_all_faults_are_named_at_once() -> None:
    """Wrong values and lines that do not go together are told in one reading."""
    text = (
        STUD.replace('bank  = "1000.00"', 'bank  = "9.00"')
        .replace("controbuio = 4", "controbuio = 1")
        .replace('rate  = "2.5%"', "rate  = 2.5")
        .replace("raises     = 3", "raise_s    = 3")
        .replace('ante  = "50.00"', 'ante  = "-50.00"')
        .replace("[topup]", "[top]")
    )
    found = [(fault.code, fault.key) for fault in refused(text).faults]
    assert found == [
        ("bank-below-ante", "stakes.1.bank"),
        ("negative", "stakes.3.ante"),
        ("blind-not-higher", "blinds.controbuio"),
        ("unknown-key", "betting.raise_s"),
        ("unknown-key", "top"),
        ("not-percent", "rake.rate"),
    ]


def test_an_unknown_game_does_not_hide_the_other_faults() -> None:
    """A sheet of a misspelt game is still looked at as the game that its keys mean."""
    text = CARIBBEAN.replace('"caribbean-stud"', '"stud"').replace("seats = 7", "seats = 12")
    assert [fault.code for fault in refused(text).faults] == ["unknown-game", "too-great"]


def test_a_fault_is_one_line_with_place_key_and_remedy() -> None:
    """The text of a fault is file:line: key: what is wrong; what would be right."""
    [fault] = refused(CARIBBEAN.replace('"CAD"', '"cad"')).faults
    assert str(fault) == (
        'house.toml:8: currency: "cad" is no currency code; '
        'write three capital letters, like "CAD" or "EUR"'
    )
    assert fault.text("fr").endswith(
        'n’est pas un code de monnaie ; écrivez trois majuscules, par exemple "CAD" ou "EUR"'
    )
    assert (fault.file, fault.line, fault.key) == ("house.toml", 8, "currency")
    assert fault.what in str(fault)
    assert fault.would_be_right in str(fault)


def test_a_key_with_line_breaks_is_told_in_one_line() -> None:
    """Whatever a key is made of, its fault stays one printable line."""
    error = refused(CARIBBEAN + '\n"a\\nb\\u001b[31m" = 1\n')
    assert len(str(error).splitlines()) == 1
    assert str(error).isprintable()


def test_a_thousand_faults_are_counted_not_listed() -> None:
    """A sheet of nothing but unknown keys names a hundred of them and counts the rest."""
    keys = "\n".join(f"key{number} = 1" for number in range(1000))
    error = refused(f"{keys}\n{CARIBBEAN}")
    assert len(error.faults) == 101
    assert {fault.values["count"] for fault in error.faults if fault.code == "and-more"} == {900}


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"\x00\xff" * 5_000_000, "too-large"),
        (bytes(range(256)) * 30, "not-utf8"),
        ("name = é".encode("latin-1"), "not-utf8"),
        (b"this is not TOML", "not-toml"),
        (b"", "no-game"),
        (b"x = " + b"9" * 5000, "not-toml"),
        (b"x = " + b"[" * 50_000, "too-deep"),
        (b"x = " + b"[" * 200 + b"]" * 200, "no-game"),
    ],
    ids=lambda value: value if isinstance(value, str) else f"{len(value)}-bytes",
)
def test_noise_is_refused_in_one_line(tmp_path: Path, content: bytes, code: str) -> None:
    """Ten megabytes of noise, text that is not UTF-8, TOML that is none: one line, no traceback."""
    file = tmp_path / "noise.toml"
    file.write_bytes(content)
    with pytest.raises(SheetError) as caught:
        load_sheet(file)
    assert code in {fault.code for fault in caught.value.faults}
    assert len(str(caught.value).splitlines()) == len(caught.value.faults)


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("caribbean-stud-quebek", "no-sheet"),
        ("zzz", "no-sheet-far"),
        ("missing.toml", "no-file"),
        ("./", "no-file"),
        ("a\0b.toml", "no-file"),
    ],
)
def test_a_sheet_that_is_not_there_is_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, code: str
) -> None:
    """A wrong name gives the nearest shipped one, a wrong path the system's reason."""
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SheetError) as caught:
        load_sheet(name)
    assert [fault.code for fault in caught.value.faults] == [code]
    assert not caught.value.readable


def test_a_file_with_windows_line_ends_and_mark_is_read(tmp_path: Path) -> None:
    """A sheet saved by a Windows editor is the same sheet."""
    file = tmp_path / "house.toml"
    file.write_bytes(b"\xef\xbb\xbf" + CARIBBEAN.replace("\n", "\r\n").encode())
    assert load_sheet(file) == load_sheet("caribbean-stud-quebec")


@pytest.mark.ruling("R-QC-7")
def test_a_progressive_that_gives_back_too_much_is_warned_of() -> None:
    """At 70% the printed prizes would return 107.8%: a warning, and the sheet still plays."""
    text = CARIBBEAN.replace('contribution = "50%"', 'contribution = "70%"')
    file = read_text(text, "house.toml")
    [warning] = file.warnings
    assert (warning.code, warning.key) == ("returns-over-1", "progressive.contribution")
    assert warning.line == first_difference(CARIBBEAN, text)
    assert warning.values["total"] == "107.8%"
    assert read_sheet("caribbean-stud-quebec").warnings == ()


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("odd-cents", CARIBBEAN.replace('"two pair"        = 2', '"two pair"        = "7 to 3"')),
        ("prize-low-at-seed", CARIBBEAN.replace('"10000.00"', '"100.00"')),
        ("over-never", STUD.replace("seats = 5", "seats = 4")),
    ],
)
def test_what_is_odd_but_playable_is_a_warning(code: str, text: str) -> None:
    """What a house may mean is no fault: the sheet loads, and a warning says what is odd."""
    assert code in {warning.code for warning in read_text(text, "house.toml").warnings}


@pytest.mark.ruling("R-QC-6")
def test_shares_of_one_meter_never_exceed_it() -> None:
    """Winners who share can all be paid: seats times share stays within the meter."""
    shared = CARIBBEAN.replace('order        = "seat"', 'order        = "share"')
    assert read_text(shared, "house.toml").warnings == ()
    error = refused(shared.replace('= "10%"', '= "15%"'))
    assert [fault.code for fault in error.faults] == ["shares-over-100"]
    assert error.faults[0].values["together"] == "105%"


@pytest.mark.parametrize("language", languages())
def test_every_fault_has_its_sentences(language: str) -> None:
    """Each fault that a sheet can have is told in each language, with nothing left unsaid."""
    for change in CHANGES:
        whole = CARIBBEAN if change.game == "caribbean" else STUD
        for fault in refused(whole.replace(change.old, change.new, 1)).faults:
            assert f"fault-{fault.code}" in Messages(language)
            assert f"fault-{fault.code}-mend" in Messages(language)
            assert fault.text(language).isprintable()


def test_a_fault_without_a_file_names_its_key_alone() -> None:
    """A fault of a value that no file has begins with the key."""
    assert str(Fault("zero", "", None, "table.unit")).startswith("table.unit: the amount is zero; ")
