"""Where keys stand in a TOML text, in every spelling of TOML."""

from __future__ import annotations

import pytest

from croupier.sheets.places import Path, Places, path_text

TEXT = """\
# a comment
game = "x"
"quoted key" = 1
dotted.a."b c" = 2

[table] # another
ante = { min = 1, max = 2, in.side = 3 }
list = [
    1, # one
    [2,
     { deep = 3 }],
]

[[stakes]]
ante = 1
[stakes.more]
x = 1
[[stakes]]
ante = 2
bank = '''
long
text'''
after = 1
[stakes.more]
y = 1

[raise.pays]
'full house' = 7
"\\u0066lush" = 5
[raise]
multiple = 2
"""


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (("game",), 2),
        (("quoted key",), 3),
        (("dotted",), 4),
        (("dotted", "a", "b c"), 4),
        (("table",), 6),
        (("table", "ante"), 7),
        (("table", "ante", "max"), 7),
        (("table", "ante", "in", "side"), 7),
        (("table", "list"), 8),
        (("table", "list", 0), 9),
        (("table", "list", 1), 10),
        (("table", "list", 1, 1, "deep"), 11),
        (("stakes", 0), 14),
        (("stakes", 0, "ante"), 15),
        (("stakes", 0, "more", "x"), 17),
        (("stakes", 1), 18),
        (("stakes", 1, "ante"), 19),
        (("stakes", 1, "after"), 23),
        (("stakes", 1, "more", "y"), 25),
        (("raise", "pays", "full house"), 28),
        (("raise", "pays", "flush"), 29),
        (("raise",), 30),
        (("raise", "multiple"), 31),
    ],
    ids=lambda value: path_text(value) if isinstance(value, tuple) else "",
)
def test_every_spelling_of_a_key_has_its_line(path: Path, line: int) -> None:
    """Bare, quoted and dotted keys, tables, inline tables and arrays all have their line."""
    places = Places(TEXT)
    assert places.written(path)
    assert places.line(path) == line


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (("raise", "pays", "pair"), 27),
        (("stakes", 1, "banks"), 18),
        (("stakes",), 14),
        (("table", "list", 9), 8),
        (("nothing",), 1),
        ((), 1),
    ],
    ids=lambda value: path_text(value) if isinstance(value, tuple) else "",
)
def test_a_key_that_is_missing_has_the_line_of_what_is_around_it(path: Path, line: int) -> None:
    """What a sheet lacks is missed in the section where it belongs."""
    places = Places(TEXT)
    assert places.line(path) == line
    assert not places.written((*path, "x"))


def test_a_path_is_written_with_dots() -> None:
    """A path reads as --set takes it."""
    assert path_text(("stakes", 0, "ante")) == "stakes.0.ante"
    assert path_text(("raise", "pays", "full house")) == "raise.pays.full house"
