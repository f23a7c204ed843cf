"""Files that cannot be settled: one clear line for each fault, never a traceback."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import croupier
from croupier.records.coupfile import read_coup
from croupier.records.document import RecordError, parse_document, read_document
from croupier.records.settling import settle_coup
from croupier.sheets.toml import SIZE_LIMIT

CARIBBEAN = """\
sheet = "caribbean-stud-quebec"
meter = "123456.78"
dealer = "Ah Kd 9s 4c 2h"
[[seat]]
ante = "10.00"
progressive = true
cards = "Qh Qd 7s 5c 2d"
raise = true
"""
STUD = """\
sheet = "five-card-stud-casino"
[[seat]]
put_in = "76.00"
cards = "Ah Ad 9s Tc Jh"
[[seat]]
put_in = "76.00"
cards = "Kh Kd 9c Td Js"
"""

Settle = Callable[[str], RecordError]


def faults(text: str) -> list[str]:
    """Return the lines of the error that a file's text gives; there must be one."""
    with pytest.raises((RecordError, croupier.SheetError)) as caught:
        settle_coup(read_coup(parse_document(text, "coup.toml")))
    return str(caught.value).splitlines()


@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [
        ("Ah Kd 9s 4c 2h", "Ah Kd 9s 4c", "coup.toml:3: dealer: 4 cards, where a hand has 5"),
        ("Qh Qd", "Ah Qd", "coup.toml:7: seat.0.cards: the card Ah stands at dealer already"),
        ("Qh Qd", "Qh Qh", "coup.toml:7: seat.0.cards: the card Qh stands twice"),
        ("Qh Qd", "Qx Qd", "coup.toml:7: seat.0.cards: “Qx” is no card; write a rank"),
        ('ante = "10.00"', 'ante = "-10.00"', "coup.toml:5: seat.0.ante: "),
        ('ante = "10.00"', "ante = 10.00", "coup.toml:5: seat.0.ante: 10.00 is not an amount"),
        ('ante = "10.00"', 'ante = "0.00"', "seat.0.ante: a progressive bet without an ante"),
        ('ante = "10.00"', 'ante = "1e3"', "is not an amount; write it as text in quotes"),
        ("raise = true", 'raise = "yes"', 'coup.toml:8: seat.0.raise: "yes" is neither true'),
        ("raise = true", "rasie = true", "coup.toml:8: seat.0.rasie: there is no key “rasie” here"),
        ("raise = true", "xyzzy = true", "known are ante, progressive, cards, raise"),
        ("progressive = true", "progressive = 1", "seat.0.progressive: 1 is neither true nor"),
        ("quebec", "qebec", "caribbean-stud-quebec"),
        ('sheet = "caribbean-stud-quebec"', "", "it names no rule sheet"),
        ('sheet = "caribbean-stud-quebec"', "sheet = 7", "sheet: 7 is not text"),
        ("caribbean-stud-quebec", "no/such.toml", "no/such.toml"),
        ('dealer = "Ah Kd 9s 4c 2h"', "dealer = []", "coup.toml:3: dealer: […] is not text"),
        ('dealer = "Ah Kd 9s 4c 2h"', "", "dealer: the key “dealer” is missing"),
        ("[[seat]]", "[seat]", "seat: {…} is not a list"),
        ("[[seat]]", "[[seat", "coup.toml:4: it is not TOML"),
        ("ante", "ante = 1\nante", "it is not TOML"),
    ],
)
def test_a_fault_names_place_key_and_cure(right: str, wrong: str, said: str) -> None:
    """Each fault is one line that says where, what, and how to mend it."""
    lines = faults(CARIBBEAN.replace(right, wrong, 1))
    assert any(said in line for line in lines), lines
    assert all("; " in line for line in lines)


@pytest.mark.ruling("R-QC-13")
def test_a_progressive_bet_without_an_ante_is_refused_by_its_ruling() -> None:
    """The line names the ruling."""
    assert "[R-QC-13]" in faults(CARIBBEAN.replace('ante = "10.00"\n', ""))[0]


def test_a_raise_without_an_ante_is_refused() -> None:
    """The additional bet is a multiple of an ante that must be there."""
    text = CARIBBEAN.replace('ante = "10.00"\nprogressive = true\n', "")
    assert "an additional bet without an ante" in faults(text)[0]


def test_all_faults_come_at_once() -> None:
    """Several faults of meaning give several lines."""
    text = CARIBBEAN.replace("Qh Qd", "Zh Qd").replace("Ah Kd 9s", "Ah Ah 9s")
    assert len(faults(text)) == 2


@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [
        ('cards = "Ah Ad 9s Tc Jh"\n', "", "seat.0: the seat did not fold and shows no cards"),
        ('put_in = "76.00"', 'put_in = "0.00"', "seat.0.put_in: the seat put nothing in"),
        ("[[seat]]", 'lowest = "1"\n[[seat]]', "“1” is no rank"),
        ("[[seat]]", 'lowest = "J"\n[[seat]]', "too short for a straight"),
        ("[[seat]]", 'dealer = "x"\n[[seat]]', "there is no key “dealer” here"),
        ("9s", "3s", "the card 3s is not in this deck, whose lowest rank is 9"),
    ],
)
def test_stud_faults(right: str, wrong: str, said: str) -> None:
    """The same for a coup of stud."""
    assert any(said in line for line in faults(STUD.replace(right, wrong, 1)))


def test_nobody_left_and_no_seats_and_too_many() -> None:
    """Somebody must win, and a hundred seats are not at one table."""
    folded = STUD.replace("cards", "folded = true\ncards")
    assert "every seat has folded" in faults(folded)[0]
    nobody = 'sheet = "five-card-stud-casino"\nseat = []'
    assert "seat: there is none; give at least 1" in faults(nobody)[0]
    more = STUD + '[[seat]]\nput_in = "1.00"\nfolded = true\n' * 98
    assert any("100 seats, and the sheet’s table has 5" in line for line in faults(more))
    head, seat, lines = CARIBBEAN.partition("[[seat]]")
    crowd = head + (seat + lines) * 101
    assert any("101 seats, and the sheet’s table has 7" in line for line in faults(crowd))


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    """No such file, a folder, noise, too large, other encodings: a line each."""
    noise = tmp_path / "noise"
    noise.write_bytes(bytes(range(256)) * (SIZE_LIMIT // 256 + 1))
    latin = tmp_path / "latin.toml"
    latin.write_bytes('sheet = "é"'.encode("latin-1"))
    deep = tmp_path / "deep.toml"
    deep.write_text("a = " + "[" * 100_000)
    huge = tmp_path / "huge.toml"
    huge.write_text("a = " + "9" * 100_000)
    for path in (tmp_path / "none", tmp_path, noise, latin, deep, huge, Path("a\0b")):
        with pytest.raises(RecordError) as caught:
            read_document(path)
        assert len(str(caught.value).splitlines()) == 1
        assert "; " in str(caught.value)


def test_no_more_lines_than_help() -> None:
    """A file with a thousand faults tells the first of them only."""
    assert len(faults(CARIBBEAN + "[[seat]]\nx = 1\n" * 1000)) <= 21


SNIPPETS = st.sampled_from(
    [
        'sheet = "caribbean-stud-quebec"\n',
        'sheet = "five-card-stud-casino"\n',
        "sheet = ",
        "[[seat]]\n",
        "[seat]\n",
        'ante = "10.00"\n',
        'put_in = "5.00"\n',
        "put_in = -0.0\n",
        "raise = true\n",
        "folded = nan\n",
        'cards = "Ah Kd 9s Tc Jh"\n',
        'dealer = "Qh Qd 9h Tc Jh"\n',
        'lowest = "9"\n',
        'meter = "1.00"\n',
        "seat = [1, {}, []]\n",
        "seat = [[[]]]\n",
        '"" = 1\n',
        "a.b.c = 1979-05-27\n",
        "_history = [1]\n",
        "_history = []\n",
        "[_sheet]\n",
        'game = "five-card-stud"\n',
        "\ufeff",
        "\r\n",
        "\x00",
        "é🂡",
    ]
)


@given(st.lists(st.one_of(SNIPPETS, st.text(max_size=12)), max_size=14).map("".join))
def test_any_text_is_settled_or_refused_in_lines(text: str) -> None:
    """Whatever stands in the file, it settles or gives lines that people can read."""
    lines = _outcome(text).splitlines()
    assert lines
    assert all(line.strip() for line in lines)


@given(st.binary(max_size=400))
def test_any_bytes_are_refused_in_lines(content: bytes) -> None:
    """Noise is no coup."""
    with pytest.raises((RecordError, croupier.SheetError)) as caught:
        settle_coup(read_coup(parse_document(content, "noise")))
    assert str(caught.value)


def _outcome(coup: str | dict[str, object]) -> str:
    """Return the settlement of a text or of values, or the lines that refuse it."""
    try:
        data = parse_document(coup, "coup.toml").data if isinstance(coup, str) else coup
        return str(croupier.settle(data))
    except (RecordError, croupier.SheetError) as error:
        return str(error)


VALUES = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=9)),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3)
    ),
    max_leaves=6,
)


@given(
    st.sampled_from(["caribbean-stud-quebec", "five-card-stud-casino"]),
    st.dictionaries(st.sampled_from(["seat", "dealer", "meter", "lowest", "x"]), VALUES),
    st.lists(
        st.dictionaries(st.sampled_from(["ante", "cards", "raise", "put_in", "folded"]), VALUES),
        max_size=3,
    ),
)
def test_any_values_from_python_are_refused_in_lines(
    sheet: str, top: dict[str, object], seats: list[dict[str, object]]
) -> None:
    """A mapping of any values is refused as a file is."""
    assert _outcome({"seat": seats} | top | {"sheet": sheet})
