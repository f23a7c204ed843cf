"""Hands ranked by a sheet."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest

import croupier
from croupier.records import RecordError, rank_hands
from croupier.sheets import load_sheet


def test_a_notebook_shows_hands_in_order() -> None:
    """In a notebook ranked hands show place, cards and name, best first, and nothing unescaped."""
    casino = load_sheet("five-card-stud-casino")
    named = casino.replace({"hands.names.flush": "<b>colour</b>"})
    shown = croupier.rank_hands(named, ["Qs Qd Qc 8s 8d", "Ah Kh Jh 9h 7h"])._repr_html_()
    cells: list[str] = []
    parser = HTMLParser()
    parser.handle_data = cells.append  # type: ignore[method-assign, assignment]
    parser.feed(shown)
    assert cells[0] == "1."
    assert cells[1] == "Ah Kh Jh 9h 7h"
    assert "<b>colour</b>" in "".join(cells)
    assert "<b>colour</b>" not in shown


def test_equal_hands_share_a_place() -> None:
    """Equal hands have one place, and the next place counts both."""
    sheet = load_sheet("caribbean-stud-quebec")
    ranked = rank_hands(sheet, ["2h 3d 5s 7c 9h", "Ah Kd 9s 4c 2h", "As Kc 9d 4h 2d"])
    assert [(hand.place, hand.cls) for hand in ranked] == [
        (1, "high card"),
        (1, "high card"),
        (3, "high card"),
    ]


def test_a_card_that_no_deck_of_the_sheet_has_is_refused_by_name() -> None:
    """A card below the deck that was asked for is refused by its name."""
    with pytest.raises(RecordError, match="2h"):
        rank_hands(load_sheet("caribbean-stud-quebec"), ["2h 3d 5s 7c 9h"], lowest="6")
