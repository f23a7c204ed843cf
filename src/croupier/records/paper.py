"""A record as text and back: PHH 0.0.2 fields first, what only Croupier reads behind ``_``.

Reading replays the record through the engine: a record that the engine refuses, whose sheet is
not the one of its digest, or whose PHH fields say otherwise than its acts lead to, is refused.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path as FilePath
from types import MappingProxyType
from typing import Any

import tomli_w
from pydantic import BaseModel, ConfigDict, Field

from croupier import money
from croupier.cards import CardError, cards_text, parse_cards
from croupier.games.actions import AnyAction, IllegalAction, Seat
from croupier.records import phh
from croupier.records.document import Document, RecordError, parse_document, read_document
from croupier.records.notation import NotationError, act_of, line_of
from croupier.records.positions import positions_seen
from croupier.records.proofs import KEY as PROOFS
from croupier.records.proofs import ProofLines, lines_of, read_proofs, seat_proofs
from croupier.records.record import (
    ABOUT,
    RULES_VERSION,
    About,
    CaribbeanOpening,
    Record,
    ReplayError,
    StudOpening,
    replay,
)
from croupier.records.refusals import refusal
from croupier.sheets import CaribbeanSheet, Fault, SheetError, StudSheet
from croupier.sheets.fields import Amount, Count
from croupier.sheets.load import validate
from croupier.sheets.near import nearest
from croupier.sheets.places import Path
from croupier.sheets.schema import Stake
from croupier.sheets.shape import clip

HISTORY = "_history"
ACTS = "_acts"
"""On a seat's paper: every act that everyone saw; the deck of the deal is not on it."""

_NUMBERS = re.compile(r"\[\n((?:    [0-9a-z.]+,\n)+)\]")

_HEAD = """\
# A coup of {game}, by Croupier, as PHH 0.0.2 (poker hand history) with private variant codes.
# It holds hidden cards: it is the house's paper. Keys that begin with _ are for Croupier alone.

"""


class _Lines(BaseModel):
    """What only Croupier reads; the PHH fields beside it are compared with the coup's own."""

    model_config = ConfigDict(extra="allow", frozen=True, strict=True)

    rules: Count = Field(alias="_rules")
    digest: str = Field(alias="_sheet_digest")
    deck: str | None = Field(alias="_deck", default=None)
    history: list[str] = Field(alias="_history")
    sheet: dict[str, Any] = Field(alias="_sheet")
    shuffle: ProofLines | None = Field(alias="_shuffle", default=None)


class _CaribbeanLines(_Lines):
    chips: dict[str, Amount] = Field(alias="_chips")
    barred: list[Count] = Field(alias="_barred", default_factory=list)


class _StudLines(_Lines):
    stake: Stake = Field(alias="_stake")
    banks: dict[str, Amount] = Field(alias="_banks")
    marker: Count = Field(alias="_marker")


def write(record: Record) -> str:
    """Return a record as the text of a TOML document.

    Raises:
        ReplayError: the engine refuses the record.
    """
    fields = phh.fields_of(record, replay(record))
    fields["_rules"] = record.rules
    fields["_sheet_digest"] = record.sheet.digest
    own, tables = _began(record)
    fields |= own
    if record.deck is not None:
        fields["_deck"] = cards_text(record.deck)
    fields[HISTORY] = _acts(record)
    if record.shuffle is not None:
        tables[PROOFS] = lines_of(record.shuffle)
    name = "".join(c if c.isprintable() else " " for c in record.sheet.name)
    return _HEAD.format(game=name) + _toml(fields | tables)


def write_export(record: Record, seat: Seat | None = None) -> str:
    """Return what other programs read of a record, or what one seat saw, as a TOML document.

    A seat's paper has the proofs of the cards that it saw, where the record has any, and the sheet
    with what everyone saw done, so that ``croupier record verify`` can settle it again.

    Raises:
        ReplayError: the engine refuses the record.
        ShuffleError: the record's proofs do not fit each other.
    """
    fields = phh.export(record, seat)
    if seat is None or record.shuffle is None:
        return _toml(fields)
    coup = replay(record)
    proofs = seat_proofs(record.shuffle, positions_seen(coup.events, seat))
    own, tables = _began(record)
    # Before the end an act may tell what only its seat and the house know.
    if coup.done and coup.voided is None:
        own[ACTS] = _acts(record)
    return _toml(fields | own | tables | {PROOFS: lines_of(proofs)})


def _began(record: Record) -> tuple[phh.Fields, phh.Fields]:
    """Return how a coup began: the keys of the document, and its tables."""
    opening, sheet = record.opening, {"_sheet": record.sheet.dump()}
    if isinstance(opening, CaribbeanOpening):
        return {"_barred": sorted(opening.barred)}, {"_chips": _amounts(opening.chips)} | sheet
    stake = opening.stake.model_dump(mode="json")
    return {"_marker": opening.marker}, {
        "_stake": stake,
        "_banks": _amounts(opening.banks),
    } | sheet


def _acts(record: Record) -> list[str]:
    return [line_of(seat, action) for seat, action in record.history]


def read(text: str, *, label: str = "record", language: str = "en") -> Record:
    """Return the record of a text, after playing it again.

    ``language`` is that of the sentence in a fault about an act that the engine refuses.

    Raises:
        RecordError: it is no record, or not a true one.
    """
    return read_record(parse_document(text, label), language)


def read_file(path: str | FilePath, *, language: str = "en") -> Record:
    """Return the record of a file, like :func:`read`; ``-`` is standard input."""
    return read_record(read_document(path), language)


def is_record(document: Document) -> bool:
    """Whether a document is meant to be a record."""
    return HISTORY in document.data


def read_record(document: Document, language: str = "en") -> Record:
    """Return the record of a document, like :func:`read`."""
    record = stated(document)
    _verify(document, record, language)
    return record


def stated(document: Document) -> Record:
    """Return the record that a document states, not yet played again.

    Raises:
        RecordError: it states none.
    """
    if not is_record(document):
        raise document.refused("no-record")
    sheet = sheet_of(document)
    caribbean = isinstance(sheet, CaribbeanSheet)
    lines = document.shaped(_CaribbeanLines if caribbean else _StudLines)
    if lines.rules != RULES_VERSION:
        raise document.refused("rules", ("_rules",), found=lines.rules, known=RULES_VERSION)
    if lines.digest != sheet.digest:
        raise document.refused("digest", ("_sheet_digest",))
    proofs = None if lines.shuffle is None else read_proofs(document, lines.shuffle, sheet.digest)
    return Record(
        sheet,
        _opening(document, lines),
        _history(document, lines),
        lines.rules,
        _about(document, lines),
        proofs,
    )


def sheet_of(document: Document) -> CaribbeanSheet | StudSheet:
    """Return the sheet that stands on a paper.

    Raises:
        RecordError: there is none, or it cannot be played.
    """
    data = document.data.get("_sheet")
    if not isinstance(data, Mapping):
        raise document.refused("missing", ("_sheet",), name="_sheet")
    places = document.places

    def line(path: Path) -> int | None:
        return None if places is None else places.line(("_sheet", *path))

    try:
        return validate(data, document.label, line)[0]
    except SheetError as error:
        raise RecordError(
            [Fault(f.code, f.file, f.line, f"_sheet.{f.key}", f.values) for f in error.faults]
        ) from error


def _history(document: Document, lines: _Lines) -> tuple[tuple[Seat, AnyAction], ...]:
    deck = None
    if lines.deck is not None:
        try:
            deck = parse_cards(lines.deck)
        except CardError as error:
            why = str(error)
            raise document.refused("refused", ("_deck",), value="_deck", why=why) from error
    history = []
    for place, text in enumerate(lines.history):
        try:
            history.append(act_of(text, deck))
        except NotationError as error:
            raise document.refused(
                "not-an-act", (HISTORY, place), line=text[:60], how=str(error)
            ) from error
    return tuple(history)


def _opening(document: Document, lines: _Lines) -> CaribbeanOpening | StudOpening:
    if isinstance(lines, _CaribbeanLines):
        barred = frozenset(Seat(seat) for seat in lines.barred)
        return CaribbeanOpening(_by_seat(document, "_chips", lines.chips), barred)
    if isinstance(lines, _StudLines):
        banks = _by_seat(document, "_banks", lines.banks)
        return StudOpening(lines.stake, banks, Seat(lines.marker))
    raise TypeError(lines)


def _by_seat(document: Document, key: str, values: Mapping[str, int]) -> dict[Seat, int]:
    for name in values:
        if not (name.isascii() and name.isdigit() and len(name) <= 2 and name != "0"):
            raise document.refused("not-a-seat", (key, name), name=name[:20])
    return {Seat(int(name)): amount for name, amount in values.items()}


def _about(document: Document, lines: _Lines) -> About:
    about: dict[str, str | int | tuple[str, ...]] = {}
    for key, value in (lines.model_extra or {}).items():
        kind = ABOUT.get(key)
        if kind is None:
            continue
        if kind is tuple and isinstance(value, list) and all(isinstance(v, str) for v in value):
            about[key] = tuple(value)
        elif type(value) is kind and isinstance(value, (str, int)):
            about[key] = value
        else:
            code = {str: "not-text", int: "not-count", tuple: "not-list"}[kind]
            raise document.refused(code, (key,), value=clip(value))
    return MappingProxyType(about)


def _verify(document: Document, record: Record, language: str) -> None:
    """Play the record and hold what PHH says of it against the coup."""
    try:
        coup = replay(record)
    except ReplayError as error:
        raise refused_act(document, record, error, language) from error
    right = phh.fields_of(record, coup)
    model = _CaribbeanLines if isinstance(record.sheet, CaribbeanSheet) else _StudLines
    lines = model.model_fields
    known = [*right, *(info.alias or name for name, info in lines.items())]
    for key in document.data:
        if key not in known:
            near = nearest(key, known)
            code = "unknown-key" if near else "unknown-key-far"
            raise document.refused(
                code, (key,), name=clip(key).strip('"'), near=near or "", known=", ".join(known)
            )
    for key, value in right.items():
        compare(document, key, value)


def compare(document: Document, key: str, right: object) -> None:
    """Refuse a document that says anything else than what is right at a key."""
    if key not in document.data:
        raise document.refused("missing", (key,), name=key)
    said = document.data[key]
    if said == right:
        return
    path: Path = (key,)
    if isinstance(said, list) and isinstance(right, list) and len(said) == len(right):
        pairs = zip(said, right, strict=True)
        place = next(i for i, (one, other) in enumerate(pairs) if one != other)
        path, said, right = (key, place), said[place], right[place]
    raise document.refused("differs", path, said=clip(said), right=clip(right))


def refused_act(
    document: Document, record: Record, error: ReplayError, language: str
) -> RecordError:
    """Return the error of a record that the engine refuses, with its sentence and clause."""
    cause = error.cause
    if not isinstance(cause, IllegalAction):
        return document.refused("opening", why=str(cause))
    why = refusal(cause, language, record.sheet.currency)
    seat, action = record.history[error.number - 1]
    line = clip(line_of(seat, action)).strip('"')
    place = error.number - 1
    said = str(why).rstrip(".")
    return document.refused(
        "act-refused", (HISTORY, place), number=error.number, line=line, why=said
    )


def _toml(fields: Mapping[str, Any]) -> str:
    """Return TOML text with lists of numbers and flags on one line, as PHH files have them."""
    # Within a string tomli_w writes a line's end as \\n: what this finds is a list.
    return _NUMBERS.sub(
        lambda found: "[" + ", ".join(found[1].replace(",", " ").split()) + "]",
        tomli_w.dumps(fields),
    )


def _amounts(amounts: Mapping[Seat, int]) -> dict[str, str]:
    return {str(seat): money.text(amounts[seat]) for seat in sorted(amounts)}
