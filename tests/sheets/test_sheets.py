"""The shipped sheets, what they leave open, their schema; and that no text breaks the loader."""

from __future__ import annotations

import json
import re
import tomllib
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.hands import ranking
from croupier.messages import Messages, languages
from croupier.sheets import (
    SHIPPED,
    CaribbeanSheet,
    SheetError,
    StudSheet,
    load_sheet,
    read_sheet,
)
from croupier.sheets.export import json_schema
from croupier.sheets.load import filler, read_text, shipped_text, validate
from croupier.sheets.rulings import CLAUSES, RULINGS, left_open, sentence_id, switches
from croupier.sheets.worth import class_counts, progressive_worth

CARIBBEAN = shipped_text("caribbean-stud-quebec")
STUD = shipped_text("five-card-stud-casino")
LANGUAGES = Path(__file__).parents[2] / "src" / "croupier" / "locales"


def sheet_of(data: dict[str, Any]) -> CaribbeanSheet | StudSheet:
    """Return the sheet of plain values."""
    return validate(data, "", lambda _: None)[0]


# --- the shipped sheets ------------------------------------------------------------------------


@pytest.mark.parametrize("name", SHIPPED)
def test_shipped_sheets_are_sound(name: str) -> None:
    """Every shipped sheet loads, without a warning."""
    assert read_sheet(name).warnings == ()


@pytest.mark.clause("CM-1")
def test_the_stakes_are_the_printed_ones() -> None:
    """Ante, bank, n° and maximum bank stand as on the printed sheet."""
    sheet = load_sheet("five-card-stud-casino")
    assert isinstance(sheet, StudSheet)
    lines = [(s.ante, s.bank, s.banks, s.maximum_bank) for s in sheet.stakes]
    assert lines == [
        (500, 50_000, 4, 200_000),
        (1_000, 100_000, 3, 300_000),
        (2_000, 200_000, 2, 400_000),
        (5_000, 500_000, 2, 1_000_000),
    ]


@pytest.mark.clause("QC-18")
def test_the_chart_is_the_printed_one() -> None:
    """The chart of the additional bet stands as on the printed sheet."""
    sheet = load_sheet("caribbean-stud-quebec")
    assert isinstance(sheet, CaribbeanSheet)
    assert list(sheet.additional.pays.values()) == [100, 50, 20, 7, 5, 4, 3, 2, 1, 1]
    assert tuple(sheet.additional.pays) == sheet.hands.order


@pytest.mark.ruling("R-CM-1")
def test_the_closed_sheet_differs_in_its_streets_alone() -> None:
    """The closed game is the open one with five cards down and one round of bets."""
    opened, closed = load_sheet(SHIPPED[1]).dump(), load_sheet(SHIPPED[2]).dump()
    assert closed.pop("deal") == {"streets": [{"down": 5, "up": 0}]}
    assert len(opened.pop("deal")["streets"]) == 4
    assert opened.pop("name") != closed.pop("name")
    assert opened == closed


@pytest.mark.parametrize("name", SHIPPED)
def test_shipped_sheets_mark_every_ruling(name: str) -> None:
    """Each line of a shipped sheet that comes from a ruling says so in a comment."""
    text = shipped_text(name)
    lines = text.splitlines()
    marked = {ruling for line in lines for ruling in re.findall(r"R-[QC]\w-\d+", line)}
    file = read_sheet(name)
    with_switch = {line.ruling for line in left_open(file.sheet, file.places) if line.key}
    assert with_switch - marked <= {"R-CM-3"} - marked
    assert max(len(line) for line in lines) <= 100


# --- values ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SHIPPED)
def test_dumped_values_make_the_same_sheet(name: str) -> None:
    """A sheet's plain values, through JSON, are the sheet again."""
    sheet = load_sheet(name)
    again = sheet_of(json.loads(json.dumps(sheet.dump())))
    assert again == sheet
    assert again.digest == sheet.digest
    assert hash(again) == hash(sheet)


def test_order_of_keys_and_comments_do_not_change_the_digest() -> None:
    """The digest is of the rules, not of the file."""
    turned = dict(reversed(tomllib.loads(CARIBBEAN, parse_float=Decimal).items()))
    sheet = load_sheet("caribbean-stud-quebec")
    assert sheet_of(turned).digest == sheet.digest
    assert read_text(CARIBBEAN.replace("\n[", "\n# more\n["), "x").sheet.digest == sheet.digest
    defaults = re.sub(r"(seats|unit|kickers|opens) +=.*", "", CARIBBEAN)
    assert read_text(defaults, "x").sheet.digest == sheet.digest


SETTINGS = [
    ("caribbean-stud-quebec", "raise.pays.full house", 8),
    ("caribbean-stud-quebec", "table.clock.decision", 31),
    ("caribbean-stud-quebec", "name", "Another"),
    ("caribbean-stud-quebec", "progressive", None),
    ("five-card-stud-casino", "rake.rate", "2.6%"),
    ("five-card-stud-casino", "stakes.0.ante", "6.00"),
    ("five-card-stud-casino", "hands.names.flush", "colour"),
]

SWITCHES = [
    ("R-QC-2", SHIPPED[0], "hands.kickers", ["all", "first"]),
    ("R-QC-3", SHIPPED[0], "table.seats", [1, 7, 9]),
    ("R-QC-4", SHIPPED[0], "table.ante", [{"min": "1.00", "max": "1.00"}]),
    ("R-QC-4", SHIPPED[0], "table.unit", ["0.50", "5.00"]),
    ("R-QC-5", SHIPPED[0], "progressive.pays_folded", [True, False]),
    ("R-QC-6", SHIPPED[0], "progressive.order", ["seat", "share"]),
    ("R-QC-7", SHIPPED[0], "progressive.seed", ["0.00", "50000.00"]),
    ("R-QC-7", SHIPPED[0], "progressive.contribution", ["0%", "70%", "100%"]),
    ("R-QC-9", SHIPPED[0], "table.clock", [{"bets": 5, "decision": 5}]),
    ("R-QC-11", SHIPPED[0], "table.max_payout", [None, "50000.00"]),
    ("R-CM-1", SHIPPED[1], "deal.streets", [[{"down": 5}], [{"down": 2, "up": 1}, {"up": 2}]]),
    ("R-CM-2", SHIPPED[1], "deck.lowest", ["11 - players", "7", "2", "10-players"]),
    ("R-CM-3", SHIPPED[1], "hands.ace_low", [True, False]),
    ("R-CM-4", SHIPPED[1], "betting.first", ["best showing", "marker"]),
    ("R-CM-6", SHIPPED[1], "betting.raise", ["no limit", "pot", "fixed"]),
    ("R-CM-7", SHIPPED[1], "betting.raises", [0, 3, 9]),
    ("R-CM-7", SHIPPED[1], "betting.raises_per", ["coup", "round"]),
    ("R-CM-9", SHIPPED[1], "blinds.of", ["antes", "ante"]),
    ("R-CM-11", SHIPPED[1], "table.unit", ["1.00", "5.00"]),
    ("R-CM-12", SHIPPED[1], "rake", [None, {"above": "0.00", "rate": "5%"}]),
    ("R-CM-14", SHIPPED[1], "topup.cap", ["maximum bank", "none"]),
    ("R-CM-16", SHIPPED[1], "table.clock", [{"act": 5}]),
    ("R-CM-20", SHIPPED[1], "table.seats", [2, 5, 10]),
]


@pytest.mark.parametrize(("name", "key", "value"), SETTINGS)
def test_any_other_value_changes_the_digest(name: str, key: str, value: object) -> None:
    """Two sheets that differ in one value have different digests."""
    sheet = load_sheet(name)
    assert sheet.replace({key: value}).digest != sheet.digest


@pytest.mark.parametrize(("ruling", "name", "key", "values"), SWITCHES)
def test_every_switch_loads_each_way(
    ruling: str, name: str, key: str, values: list[object]
) -> None:
    """Each switch of a ruling takes each of its values, and is listed under that ruling."""
    sheet = load_sheet(name)
    for value in values:
        changed = sheet.replace({key: value})
        if value is not None:
            assert ruling in {line.ruling for line in left_open(changed)}
    # How many raises is printed (CM-6); that they count by the coup is the ruling.
    assert key in switches(sheet.game)[ruling] or key == "betting.raises"


@pytest.mark.ruling("R-QC-1")
def test_the_last_row_of_the_chart_by_its_letter() -> None:
    """The key "pair of aces or kings" stands in place of both the pair and the high card."""
    sheet = load_sheet("caribbean-stud-quebec")
    pays = {**sheet.dump()["raise"]["pays"], "pair of aces or kings": 1}
    del pays["pair"], pays["high card"]
    changed = sheet.replace({"raise.pays": pays})
    keys = [line.key for line in left_open(changed) if line.ruling == "R-QC-1"]
    assert keys == ["raise.pays.pair of aces or kings"]


@pytest.mark.ruling("R-QC-3")
def test_nine_seats_at_most() -> None:
    """Nine seats and the dealer need fifty cards; a tenth is refused."""
    sheet = load_sheet("caribbean-stud-quebec")
    assert sheet.replace({"table.seats": 9}).table.seats == 9
    with pytest.raises(SheetError, match="the most is 9"):
        sheet.replace({"table.seats": 10})


@pytest.mark.ruling("R-CM-20")
def test_a_stud_table_seats_what_its_deck_can_deal() -> None:
    """A fixed deck from the nine up deals four players; the sheet's own deck deals ten."""
    sheet = load_sheet("five-card-stud-casino")
    assert sheet.replace({"table.seats": 4, "deck.lowest": "9"}).table.seats == 4
    assert sheet.replace({"table.seats": 10}).table.seats == 10
    with pytest.raises(
        SheetError, match="5 players need 25 cards, the deck has 24; seat at most 4"
    ):
        sheet.replace({"table.seats": 5, "deck.lowest": "9"})


@pytest.mark.ruling("R-CM-3")
def test_an_order_may_leave_out_the_straight_flush() -> None:
    """With a royal flush class alone, the order is sound."""
    sheet = load_sheet("five-card-stud-casino")
    order = ["royal flush", *sheet.hands.order[1:]]
    assert sheet.replace({"hands.order": order, "hands.names": {}}).hands.order[0] == "royal flush"


@pytest.mark.ruling("R-QC-7")
def test_what_a_progressive_dollar_gives_back_is_exact() -> None:
    """Counts of the classes are the known ones, and the shipped sheet returns under 1."""
    sheet = load_sheet("caribbean-stud-quebec")
    assert isinstance(sheet, CaribbeanSheet)
    assert sheet.progressive is not None
    made = ranking(sheet.hands.order)
    counts = class_counts(made)
    known = [4, 36, 624, 3744, 5108, 10200, 54912, 123552, 1098240, 1302540]
    assert list(counts.values()) == known
    worth = progressive_worth(sheet.progressive, made)
    assert worth.fixed * 2_598_960 == 624 * 500 + 3744 * 100 + 5108 * 50
    assert round(float(worth.long_run), 6) == 0.877766


# --- what is left open -------------------------------------------------------------------------


@pytest.mark.parametrize("name", SHIPPED)
def test_every_ruling_is_listed_once_per_line(name: str) -> None:
    """What a sheet leaves open names every ruling of its game, in order, with place and value."""
    file = read_sheet(name)
    lines = left_open(file.sheet, file.places)
    assert tuple(dict.fromkeys(line.ruling for line in lines)) == RULINGS[file.sheet.game]
    text = shipped_text(name).splitlines()
    for line in lines:
        if line.line is not None:
            assert line.key.rpartition(".")[2] in text[line.line - 1]
        assert bool(line.key) == bool(switches(file.sheet.game)[line.ruling])


def test_a_line_that_is_not_written_is_open_by_default() -> None:
    """A switch that the file leaves out is listed with the default that fills it."""
    file = read_text(re.sub(r"seats += .*", "", CARIBBEAN), "house.toml")
    [seats] = [line for line in left_open(file.sheet, file.places) if line.ruling == "R-QC-3"]
    assert (seats.key, seats.value, seats.line) == ("table.seats", "7", None)


def test_a_sheet_without_a_section_leaves_nothing_of_it_open() -> None:
    """Without a progressive, rake or blinds there is nothing to rule about them."""
    plain = left_open(load_sheet("caribbean-stud-quebec").replace({"progressive": None}))
    assert not {"R-QC-5", "R-QC-8", "R-QC-13"} & {line.ruling for line in plain}
    bare = left_open(load_sheet("five-card-stud-casino").replace({"rake": None, "blinds": None}))
    assert "R-CM-12" not in {line.ruling for line in bare}


@pytest.mark.parametrize("language", [folder.name for folder in sorted(LANGUAGES.iterdir())])
def test_every_clause_and_ruling_has_a_sentence(language: str) -> None:
    """Each clause and ruling is told in one sentence, in every language of the catalogue."""
    messages = Messages(language)
    rules = [rule for table in (RULINGS, CLAUSES) for rules in table.values() for rule in rules]
    assert len(rules) == 16 + 20 + 21 + 18
    for rule in rules:
        assert sentence_id(rule) in messages
        assert messages.text(sentence_id(rule)).endswith(".")


# --- the schema --------------------------------------------------------------------------------


def test_the_schema_names_the_rulings() -> None:
    """Every switch carries its ruling in the JSON Schema."""
    schema = json_schema()
    assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    found = set(re.findall(r'"ruling": "(R-\w+-\d+)"', json.dumps(schema)))
    known = {r for game in RULINGS for r, keys in switches(game).items() if keys}
    assert found == known


def test_the_schema_takes_the_shipped_sheets_and_no_fault() -> None:
    """The JSON Schema is sound, accepts what is shipped, and refuses a key or value at fault."""
    jsonschema = pytest.importorskip("jsonschema")
    judge = jsonschema.Draft202012Validator(json_schema())
    judge.check_schema(json_schema())
    for name in SHIPPED:
        judge.validate(tomllib.loads(shipped_text(name)))
        judge.validate(load_sheet(name).dump())
    for bad in (
        CARIBBEAN.replace("seats", "seets"),
        CARIBBEAN.replace('"50%"', '"50"'),
        CARIBBEAN.replace("seats = 7", "seats = 10"),
        STUD.replace('"500.00"', "500"),
    ):
        assert not judge.is_valid(tomllib.loads(bad))


# --- whatever is written -----------------------------------------------------------------------

VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.decimals()
    | st.text(max_size=20)
    | st.sampled_from(
        ["1.00", "100%", "A K", "11 - players", "pair", "seat", "2", "caribbean-stud"]
    ),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=5,
)


def told(error: SheetError) -> None:
    """Check that an error tells each fault in one line, in every language."""
    assert error.faults
    for language in languages():
        assert len(error.text(language).splitlines()) == len(error.faults)


@given(st.sampled_from([CARIBBEAN, STUD]), st.data())
def test_a_sheet_with_bytes_missing_is_a_sheet_or_refused(whole: str, data: st.DataObject) -> None:
    """Whatever stretch of a sheet is lost, it loads or names its faults."""
    start = data.draw(st.integers(0, len(whole)))
    length = data.draw(st.integers(0, 80))
    put = data.draw(st.sampled_from(["", "\n", '"', "= 1\n", "[x]\n", "[[stakes]]\n", "{", "\x00"]))
    try:
        read_text(whole[:start] + put + whole[start + length :], "house.toml")
    except SheetError as error:
        told(error)


@given(st.sampled_from(["caribbean-stud", "five-card-stud"]), st.data())
def test_a_sheet_with_any_value_is_a_sheet_or_refused(game: str, data: st.DataObject) -> None:
    """Whatever stands in place of a value, the sheet loads or names its faults."""
    sheet = json.loads(json.dumps(filler()[game]))
    for _ in range(data.draw(st.integers(1, 3))):
        at = sheet
        while True:
            keys = list(at) if isinstance(at, dict) else list(range(len(at)))
            if not keys:
                break
            key = data.draw(st.sampled_from(keys))
            if isinstance(at[key], (dict, list)) and data.draw(st.booleans()):
                at = at[key]
                continue
            at[key] = data.draw(VALUES)
            break
    try:
        made = sheet_of(sheet)
    except SheetError as error:
        told(error)
    else:
        assert sheet_of(made.dump()) == made


@given(st.dictionaries(st.text(max_size=12), VALUES, max_size=5))
def test_any_values_at_all_are_refused_in_order(data: dict[str, Any]) -> None:
    """Values that are no sheet are refused as such, never with another error."""
    with pytest.raises(SheetError) as caught:
        sheet_of(data)
    told(caught.value)
