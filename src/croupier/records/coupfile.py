"""The file of a coup to settle: its keys, and what may stand at each.

The keys are public (people write these files by hand); ``docs`` and ``croupier settle --help``
show one of each game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias, TypeVar

from pydantic import BaseModel, ConfigDict, Field

from croupier.cards import RANKS, Card, CardError, Rank, card_text, parse_card, parse_rank, rank
from croupier.games.actions import Seat
from croupier.hands.order import HIGHEST_LOWEST
from croupier.money import Minor
from croupier.records.document import Document, RecordError
from croupier.sheets import CaribbeanSheet, Fault, SheetError, StudSheet, load_sheet
from croupier.sheets.fields import Amount, Flag
from croupier.sheets.places import Path
from croupier.sheets.shape import clip

AnySheet: TypeAlias = CaribbeanSheet | StudSheet

HAND = 5


class _Section(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class CaribbeanSeatLines(_Section):
    """A ``[[seat]]`` of Caribbean Stud; without an additional bet the hand is folded."""

    ante: Amount | None = None
    progressive: Flag = False
    cards: str
    made: Flag = Field(alias="raise", default=False)


class CaribbeanLines(_Section):
    """A coup of Caribbean Stud; the last of the dealer's cards is the exposed one."""

    sheet: Any
    meter: Amount | None = None
    dealer: str
    seat: list[CaribbeanSeatLines] = Field(min_length=1)


class StudSeatLines(_Section):
    """A ``[[seat]]`` of five card stud."""

    put_in: Amount
    folded: Flag = False
    cards: str | None = None


class StudLines(_Section):
    """A coup of five card stud; seats clockwise from the marker's left."""

    sheet: Any
    lowest: str | None = None
    seat: list[StudSeatLines] = Field(min_length=1)


@dataclass(frozen=True, slots=True)
class CaribbeanSeatIn:
    """What lay before a seat when the hands were exposed."""

    seat: Seat
    ante: Minor
    progressive: bool
    cards: tuple[Card, ...]
    made: bool


@dataclass(frozen=True, slots=True)
class CaribbeanIn:
    """A coup of Caribbean Stud, ready to settle; ``meter`` is the display at exposure."""

    sheet: CaribbeanSheet
    dealer: tuple[Card, ...]
    seats: tuple[CaribbeanSeatIn, ...]
    meter: Minor


@dataclass(frozen=True, slots=True)
class StudSeatIn:
    """What a seat put in, and the hand that it holds if it is known."""

    seat: Seat
    put_in: Minor
    folded: bool
    cards: tuple[Card, ...] | None


@dataclass(frozen=True, slots=True)
class StudIn:
    """A coup of five card stud, ready to settle."""

    sheet: StudSheet
    lowest: Rank
    seats: tuple[StudSeatIn, ...]


def read_coup(document: Document) -> CaribbeanIn | StudIn:
    """Return the coup that a document states.

    Raises:
        RecordError: it states none that can be settled; every fault is named.
    """
    sheet = _sheet(document)
    if isinstance(sheet, CaribbeanSheet):
        return _caribbean(document, sheet, document.shaped(CaribbeanLines))
    return _stud(document, sheet, document.shaped(StudLines))


def _sheet(document: Document) -> AnySheet:
    name = document.data.get("sheet")
    if name is None:
        raise document.refused("no-sheet-named")
    if isinstance(name, (CaribbeanSheet, StudSheet)):
        return name
    if not isinstance(name, str):
        raise document.refused("not-text", ("sheet",), value=clip(name))
    try:
        if document.folder is not None and ("/" in name or name.endswith(".toml")):
            return load_sheet(document.folder / name)
        return load_sheet(name)
    except SheetError as error:
        here = document.fault("sheet", ("sheet",))
        unknown = [Fault(f.code, here.file, here.line, "sheet", f.values) for f in error.faults]
        far_or_near = ("no-sheet", "no-sheet-far")
        faults = unknown if error.faults[0].code in far_or_near else error.faults
        raise RecordError(faults) from error


@dataclass
class _Checks:
    """Collects the faults in what the values of a document mean."""

    document: Document
    lowest: Rank
    faults: list[Fault] = field(default_factory=list)
    seen: dict[Card, Path] = field(default_factory=dict)

    def note(self, code: str, path: Path, **values: str | int) -> None:
        self.faults.append(self.document.fault(code, path, **values))

    def cards(self, text: str, path: Path) -> tuple[Card, ...]:
        """Return the five cards of a text; note what is wrong with them."""
        words = text.replace(",", " ").split()
        if len(words) != HAND:
            self.note("card-count", path, found=len(words), wanted=HAND)
            return ()
        found = [card for word in words if (card := self._card(word, path)) is not None]
        return tuple(found)

    def _card(self, word: str, path: Path) -> Card | None:
        try:
            card = parse_card(word)
        except CardError:
            self.note("not-a-card", path, word=word[:20])
            return None
        if self.seen.get(card) == path:
            self.note("card-twice-here", path, card=card_text(card))
        elif card in self.seen:
            where = ".".join(str(part) for part in self.seen[card])
            self.note("card-twice", path, card=card_text(card), where=where)
        elif rank(card) < self.lowest:
            self.note("not-in-deck", path, card=card_text(card), lowest=RANKS[self.lowest])
        self.seen.setdefault(card, path)
        return card

    def done(self) -> None:
        if self.faults:
            raise RecordError(self.faults)


def read_hand(text: str) -> tuple[Card, ...]:
    """Return the five cards of a text.

    Raises:
        RecordError: it is no hand; every fault is named.
    """
    checks = _Checks(Document(f'"{text[:40]}"', {}), Rank(0))
    cards = checks.cards(text, ())
    checks.done()
    return cards


def read_lowest(text: str, document: Document, path: Path = ()) -> Rank:
    """Return the lowest rank of a deck.

    Raises:
        RecordError: the text is no rank, or the deck would be too short for a straight.
    """
    try:
        lowest = parse_rank(text)
    except CardError as error:
        raise document.refused("not-a-rank", path, value=text[:20]) from error
    if lowest > HIGHEST_LOWEST:
        raise document.refused("deck-too-short", path, value=RANKS[lowest])
    return lowest


Line = TypeVar("Line")
Entry = TypeVar("Entry")


def _seats(lines: Sequence[Line], one: Callable[[Line, Path, Seat], Entry]) -> tuple[Entry, ...]:
    return tuple(one(line, ("seat", i), Seat(i + 1)) for i, line in enumerate(lines))


def _caribbean(document: Document, sheet: CaribbeanSheet, lines: CaribbeanLines) -> CaribbeanIn:
    checks = _Checks(document, sheet.deck.rank)
    _at_most(checks, len(lines.seat), sheet.table.seats)
    progressive = sheet.progressive
    if lines.meter is not None and progressive is None:
        checks.note("no-progressive", ("meter",))
    dealer = checks.cards(lines.dealer, ("dealer",))

    def seat(line: CaribbeanSeatLines, path: Path, number: Seat) -> CaribbeanSeatIn:
        if line.ante is None or line.ante == 0:
            at = path if line.ante is None else (*path, "ante")
            code = "no-ante"
            if line.progressive:
                code = "progressive-without-ante"
            elif line.made:
                code = "raise-without-ante"
            checks.note(code, at)
        elif line.progressive and progressive is None:
            checks.note("no-progressive", (*path, "progressive"))
        cards = checks.cards(line.cards, (*path, "cards"))
        return CaribbeanSeatIn(number, line.ante or 0, line.progressive, cards, line.made)

    seats = _seats(lines.seat, seat)
    checks.done()
    seed = 0 if progressive is None else progressive.seed
    meter = seed if lines.meter is None else lines.meter
    return CaribbeanIn(sheet, dealer, seats, meter)


def _stud(document: Document, sheet: StudSheet, lines: StudLines) -> StudIn:
    lowest = _lowest(document, sheet, lines)
    checks = _Checks(document, lowest)
    _at_most(checks, len(lines.seat), sheet.table.seats)
    live = sum(not line.folded for line in lines.seat)
    if live == 0:
        checks.note("nobody-left", ("seat",))

    def seat(line: StudSeatLines, path: Path, number: Seat) -> StudSeatIn:
        if line.put_in == 0:
            checks.note("nothing-put-in", (*path, "put_in"))
        if line.cards is not None:
            cards = checks.cards(line.cards, (*path, "cards"))
            return StudSeatIn(number, line.put_in, line.folded, cards)
        if not line.folded and live > 1:
            checks.note("no-cards", path)
        return StudSeatIn(number, line.put_in, line.folded, None)

    seats = _seats(lines.seat, seat)
    checks.done()
    return StudIn(sheet, lowest, seats)


def _lowest(document: Document, sheet: StudSheet, lines: StudLines) -> Rank:
    if lines.lowest is None:
        return min(sheet.deck.rank(len(lines.seat)), HIGHEST_LOWEST)
    return read_lowest(lines.lowest, document, ("lowest",))


def _at_most(checks: _Checks, found: int, seats: int) -> None:
    if found > seats:
        checks.note("too-many-seats", ("seat",), found=found, seats=seats)
