"""Files of TOML as they come in: what cannot be read says which line, in words for its writer."""

from __future__ import annotations

from decimal import Decimal
from pathlib import Path

import pytest

from croupier.sheets.toml import SIZE_LIMIT, TomlError, decode, parse, read_bytes


def refused(text: str) -> TomlError:
    """Return why a text is no TOML."""
    with pytest.raises(TomlError) as caught:
        parse(text)
    return caught.value


@pytest.mark.parametrize("number", ["9" * 5000, "1e" + "9" * 30, "-1.5E+" + "9" * 30])
def test_a_number_too_long_is_told_with_its_line(number: str) -> None:
    """What Python cannot hold is told by its line, not by advice on Python's settings."""
    error = refused(f"a = 1\n\nb = {number}\nc = 2\n")
    assert (error.code, error.line) == ("not-toml", 3)
    assert error.values == {"why": "a number has too many digits"}


def test_what_is_no_toml_is_told_with_its_line() -> None:
    """The line is the parser's, and the last one where the text ends too soon."""
    assert refused("a = 1\nb =\nc = 2\n").line == 2
    assert refused("a = 1\nb = [1,\n").line == 3
    assert refused("a = " + "[" * 50_000).code == "too-deep"


def test_decimals_stay_exact() -> None:
    """A number with a point is never a binary fraction."""
    assert parse("a = 0.1") == {"a": Decimal("0.1")}


def test_bytes_are_read_up_to_the_limit(tmp_path: Path) -> None:
    """A file of the largest size is read, one byte more is refused, and so is no UTF-8."""
    file = tmp_path / "file.toml"
    file.write_bytes(b"#" * SIZE_LIMIT)
    assert decode(read_bytes(file)) == "#" * SIZE_LIMIT
    file.write_bytes(b"#" * (SIZE_LIMIT + 1))
    with pytest.raises(TomlError, match="too-large"):
        read_bytes(file)
    with pytest.raises(TomlError) as caught:
        decode(b"a = 1\nb = \xff")
    assert (caught.value.line, caught.value.values) == (2, {"byte": "0xff"})
