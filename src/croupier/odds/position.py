"""A position at the stud table: what is known of each seat's cards, in numbers and as typed.

One word a seat, clockwise from the marker's left: hidden cards, a colon, shown cards. ``?`` is a
hidden card that nobody knows, ``x`` before a word a folded seat: ``?:Ah Kd``, ``Qs:Qd9c``,
``x ?:7c 8d``. Streets still to come follow from the sheet.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate

from croupier.cards import (
    RANKS,
    Card,
    CardError,
    Rank,
    card_text,
    full_deck,
    parse_card,
    parse_rank,
    rank,
)
from croupier.games.stud_rules import StudRules
from croupier.hands import Ranking, showing_strength
from croupier.hands.order import HIGHEST_LOWEST
from croupier.messages import Messages
from croupier.sheets.schema import Sheet, StudSheet

HAND = 5
UNKNOWN = "?"
_FOLDED = re.compile(r"[xX](?=\s|[?:]|$)\s*")
_CARD = re.compile(r"\?|(?:10|[0-9A-Za-z])[A-Za-z♣♦♥♠]")
_GAP = re.compile(r"[\s,]*")


class PositionError(ValueError):
    """A position that cannot stand at this table; the message says what, at which seat, and why."""

    def __init__(self, code: str, seat: int = 0, **values: int | str) -> None:
        """Name the fault: its sentence is ``position-CODE`` of the catalogues.

        Args:
            code: what is wrong.
            seat: at which seat, the first being 1; 0 where it is the whole table.
            values: what the sentence says.
        """
        super().__init__(code, seat, values)
        self.code, self.seat, self.values = code, seat, values

    def text(self, language: str = "en") -> str:
        """Return the sentence in a language of the catalogues."""
        return Messages(language).text(f"position-{self.code}", seat=self.seat, **self.values)

    def __str__(self) -> str:
        return self.text()


@dataclass(frozen=True, slots=True)
class SeatCards:
    """What is known of one seat's cards; hidden cards that nobody knows are left out."""

    shown: tuple[Card, ...] = ()
    hidden: tuple[Card, ...] = ()
    folded: bool = False

    @property
    def known(self) -> tuple[Card, ...]:
        """The cards that are known, hidden ones first."""
        return self.hidden + self.shown


@dataclass(frozen=True, slots=True)
class Position:
    """Seats clockwise from the marker's left, between two bets; made by :func:`position`."""

    sheet: StudSheet
    ranking: Ranking
    """The order of hands on this deck."""
    seats: tuple[SeatCards, ...]
    players: int
    """Players dealt in: they make the deck (R-CM-2), whether or not they are among ``seats``."""
    street: int
    """Place in the sheet of the street that was dealt last."""
    down: int
    """Cards that each live hand has face down."""
    up: int
    """Cards that each live hand shows."""

    @property
    def live(self) -> tuple[int, ...]:
        """The places in ``seats`` of those that did not fold."""
        return tuple(i for i, seat in enumerate(self.seats) if not seat.folded)

    @property
    def to_come(self) -> int:
        """Cards that each live hand is still dealt."""
        return HAND - self.down - self.up

    @property
    def unseen(self) -> tuple[Card, ...]:
        """The cards of the deck that are not known to lie anywhere, in card order."""
        known = {card for seat in self.seats for card in seat.known}
        return tuple(card for card in full_deck(self.ranking.lowest) if card not in known)

    def speaker(self) -> int:
        """Return the place of the live seat that speaks first in this round, blinds apart (R-CM-4).

        In later rounds that is the best show, ties to the first clockwise; in the first round, and
        always where the sheet says so or nothing shows, the first from the marker's left.
        """
        live = self.live
        if self.street == 0 or self.sheet.betting.first == "marker" or not self.up:
            return live[0]
        shows = {i: show(self.ranking, self.seats[i].shown) for i in live}
        return max(live, key=lambda i: (shows[i], -i))


def show(ranking: Ranking, cards: Sequence[Card]) -> int:
    """Return what face-up cards are worth; all five, where a sheet deals them so, are the hand."""
    if len(cards) == HAND:
        return ranking.ties[ranking.strength(cards)]
    return showing_strength(ranking, cards)


def position(
    sheet: StudSheet,
    seats: Sequence[SeatCards],
    *,
    players: int | None = None,
    lowest: Rank | None = None,
) -> Position:
    """Return the position of ``seats``, clockwise from the marker's left.

    Args:
        sheet: the rules.
        seats: what is known of each; a folded seat may be left out if ``players`` counts it.
        players: how many were dealt in; the number of ``seats`` unless given.
        lowest: the lowest rank of the deck; the sheet's for so many players unless given.

    Raises:
        PositionError: the table cannot stand so.
        OrderError: the deck starts where no deck can.
    """
    dealt_in = _dealt_in(sheet, seats, players)
    first = sheet.deck.rank(dealt_in) if lowest is None else lowest
    ranking = StudRules(sheet).ranking(first)
    _refuse_cards(seats, first)
    street, down, up = _dealt(sheet, seats)
    for number, seat in enumerate(seats, start=1):
        if len(seat.hidden) > down:
            raise PositionError("hidden", number, cards=len(seat.hidden), up=up, down=down)
        if seat.folded and len(seat.shown) > up:
            raise PositionError("folded", number, cards=len(seat.shown), up=up)
    found = Position(sheet, ranking, tuple(seats), dealt_in, street, down, up)
    needed = sum(HAND - len(seats[i].known) for i in found.live)
    if needed > len(found.unseen):
        raise PositionError("deck", cards=len(found.unseen), rank=RANKS[first], needed=needed)
    return found


def read_position(
    sheet: Sheet, words: Sequence[str], *, players: int | None = None, lowest: str | None = None
) -> Position:
    """Return the position that ``words`` name, one word a seat, on a deck from ``lowest`` up.

    Raises:
        PositionError: the sheet is of another game, a word is no seat, ``lowest`` starts no deck,
            or the table cannot stand so.
        OrderError: the sheet has no deck for so many.
    """
    if not isinstance(sheet, StudSheet):
        raise PositionError("game", name=sheet.name, game=sheet.game)
    seats = parse_seats(sheet, words)
    return position(sheet, seats, players=players, lowest=None if lowest is None else _low(lowest))


def _low(text: str) -> Rank:
    try:
        found = parse_rank(text)
    except CardError:
        raise PositionError("rank", text=repr(_clip(text))) from None
    if found > HIGHEST_LOWEST:
        raise PositionError("lowest", text=_clip(text), least=RANKS[0], most=RANKS[HIGHEST_LOWEST])
    return found


def _refuse_cards(seats: Sequence[SeatCards], lowest: Rank) -> None:
    """Refuse the first card that a deck from ``lowest`` up lacks, or that stands twice."""
    seen: dict[Card, int] = {}
    for number, seat in enumerate(seats, start=1):
        for card in seat.known:
            if rank(card) < lowest:
                raise PositionError("stranger", number, card=card_text(card), rank=RANKS[lowest])
            if card in seen:
                raise PositionError("twice", number, card=card_text(card), other=seen[card])
            seen[card] = number


def _dealt_in(sheet: StudSheet, seats: Sequence[SeatCards], players: int | None) -> int:
    if not any(not seat.folded for seat in seats):
        raise PositionError("all-folded")
    dealt_in = len(seats) if players is None else players
    if dealt_in < len(seats):
        raise PositionError("players-few", seats=len(seats), players=dealt_in)
    if not 2 <= dealt_in <= sheet.table.seats:
        raise PositionError("players", players=dealt_in, most=sheet.table.seats)
    return dealt_in


def _dealt(sheet: StudSheet, seats: Sequence[SeatCards]) -> tuple[int, int, int]:
    """Return after which street this is, and how many cards each live hand has down and up."""
    live = [(i, seat) for i, seat in enumerate(seats, start=1) if not seat.folded]
    first, up = live[0][0], len(live[0][1].shown)
    for number, seat in live[1:]:
        if len(seat.shown) != up:
            raise PositionError("uneven", number, cards=len(seat.shown), other=first, up=up)
    most = max(len(seat.hidden) for _, seat in live)
    streets = sheet.deal.streets
    downs = list(accumulate(street.down for street in streets))
    ups = list(accumulate(street.up for street in streets))
    stages = list(zip(range(len(streets)), downs, ups, strict=True))
    matching = [stage for stage in stages if stage[2] == up]
    if not matching:
        counts = ", ".join(str(count) for count in dict.fromkeys(ups))
        raise PositionError("street", first, cards=up, counts=counts)
    return next((stage for stage in matching if stage[1] >= most), matching[-1])


def parse_seats(sheet: StudSheet, words: Sequence[str]) -> tuple[SeatCards, ...]:
    """Return the seats that ``words`` name, one a word.

    Without a colon the cards are the shown ones; on a sheet that deals none face up, the hidden.

    Raises:
        PositionError: a word is no seat; the message names the seat and what would be one.
    """
    shows = any(street.up for street in sheet.deal.streets)
    return tuple(
        _seat(word, number, "shown" if shows else "hidden")
        for number, word in enumerate(words, start=1)
    )


def _seat(word: str, number: int, bare: str) -> SeatCards:
    text = word.strip()
    folded = _FOLDED.match(text)
    if folded:
        text = text[folded.end() :]
    parts = text.split(":")
    if len(parts) > 2:
        raise PositionError("colon", number, text=repr(_clip(word)))
    if len(parts) == 2:
        hidden, shown = (_cards(part, number) for part in parts)
    elif bare == "hidden" or set(text) <= {UNKNOWN, " "}:
        hidden, shown = _cards(text, number), []
    else:
        hidden, shown = [], _cards(text, number)
    if UNKNOWN in shown:
        raise PositionError("shown-unknown", number, text=repr(_clip(word)))
    if len(hidden) > HAND:
        raise PositionError("hand", number, text=repr(_clip(word)), cards=HAND)
    return SeatCards(
        tuple(_card(card, number) for card in shown),
        tuple(_card(card, number) for card in hidden if card != UNKNOWN),
        folded is not None,
    )


def _card(text: str, number: int) -> Card:
    try:
        return parse_card(text)
    except CardError:
        raise PositionError("card", number, text=repr(_clip(text))) from None


def _cards(text: str, number: int) -> list[str]:
    """Return the cards of a text, with or without spaces between them."""
    found, at = [], _GAP.match(text).end()  # type: ignore[union-attr]  # matches nothing too
    while at < len(text):
        match = _CARD.match(text, at)
        if match is None:
            raise PositionError("card", number, text=repr(_clip(text[at:])))
        found.append(match[0])
        at = _GAP.match(text, match.end()).end()  # type: ignore[union-attr]
    return found


def seat_text(place: Position, seat: SeatCards) -> str:
    """Return a seat as it is typed."""
    hidden = [card_text(card) for card in seat.hidden]
    hidden += [UNKNOWN] * (place.down - len(hidden))
    shown = [card_text(card) for card in seat.shown]
    mark = ["x"] if seat.folded else []
    return " ".join([*mark, " ".join(hidden) + (":" if place.up else "") + " ".join(shown)])


def _clip(text: str) -> str:
    return text if len(text) <= 30 else text[:27] + "..."
