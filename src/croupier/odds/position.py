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
    Rank,
    card_text,
    full_deck,
    parse_card,
    refuse_duplicates,
    refuse_strangers,
)
from croupier.games.stud_rules import StudRules
from croupier.hands import Ranking, showing_strength
from croupier.sheets.schema import StudSheet

HAND = 5
UNKNOWN = "?"
_FOLDED = re.compile(r"[xX](?=\s|[?:]|$)\s*")
_CARD = re.compile(r"\?|(?:10|[0-9A-Za-z])[A-Za-z♣♦♥♠]")
_GAP = re.compile(r"[\s,]*")


class PositionError(ValueError):
    """A position that cannot stand at this table; the message says what, at which seat, and why."""


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
        CardError: a card stands twice, or is not in the deck.
        OrderError: the deck starts where no deck can.
    """
    dealt_in = _dealt_in(sheet, seats, players)
    rank = sheet.deck.rank(dealt_in) if lowest is None else lowest
    ranking = StudRules(sheet).ranking(rank)
    known = [card for seat in seats for card in seat.known]
    refuse_strangers(known, rank)
    refuse_duplicates(known)
    street, down, up = _dealt(sheet, seats)
    for number, seat in enumerate(seats, start=1):
        if len(seat.hidden) > down:
            raise PositionError(
                f"seat {number} has {_some(len(seat.hidden), 'hidden card')}: "
                f"where {up} show, {down} lie face down",
            )
        if seat.folded and len(seat.shown) > up:
            raise PositionError(
                f"seat {number} folded and shows {_some(len(seat.shown), 'card')}: "
                f"those still in show {up}, so it had no more",
            )
    found = Position(sheet, ranking, tuple(seats), dealt_in, street, down, up)
    needed = sum(HAND - len(seats[i].known) for i in found.live)
    if needed > len(found.unseen):
        raise PositionError(
            f"{_some(len(found.unseen), 'card')} left of a deck from {RANKS[rank]} up, "
            f"and the hands still need {needed}: take a lower lowest card",
        )
    return found


def _dealt_in(sheet: StudSheet, seats: Sequence[SeatCards], players: int | None) -> int:
    if not any(not seat.folded for seat in seats):
        raise PositionError("every seat has folded: write at least one that is still in")
    dealt_in = len(seats) if players is None else players
    if dealt_in < len(seats):
        raise PositionError(
            f"{_some(len(seats), 'seat')} written, and {_some(dealt_in, 'player')} dealt in: "
            "who folded counts as well",
        )
    if not 2 <= dealt_in <= sheet.table.seats:
        raise PositionError(
            f"{_some(dealt_in, 'player')} dealt in: this table takes 2 to {sheet.table.seats}; "
            "write a seat for each, folded ones with x, or say how many",
        )
    return dealt_in


def _dealt(sheet: StudSheet, seats: Sequence[SeatCards]) -> tuple[int, int, int]:
    """Return after which street this is, and how many cards each live hand has down and up."""
    live = [(i, seat) for i, seat in enumerate(seats, start=1) if not seat.folded]
    first, up = live[0][0], len(live[0][1].shown)
    for number, seat in live[1:]:
        if len(seat.shown) != up:
            raise PositionError(
                f"seat {number} shows {_some(len(seat.shown), 'card')} and seat {first} {up}: "
                "all hands still in show as many",
            )
    most = max(len(seat.hidden) for _, seat in live)
    streets = sheet.deal.streets
    downs = list(accumulate(street.down for street in streets))
    ups = list(accumulate(street.up for street in streets))
    stages = list(zip(range(len(streets)), downs, ups, strict=True))
    matching = [stage for stage in stages if stage[2] == up]
    if not matching:
        counts = ", ".join(str(count) for count in dict.fromkeys(ups))
        raise PositionError(
            f"seat {first} shows {_some(up, 'card')}: "
            f"by this sheet a hand shows {counts}, street by street",
        )
    return next((stage for stage in matching if stage[1] >= most), matching[-1])


def parse_seats(sheet: StudSheet, words: Sequence[str]) -> tuple[SeatCards, ...]:
    """Return the seats that ``words`` name, one a word.

    Without a colon the cards are the shown ones; on a sheet that deals none face up, the hidden.

    Raises:
        PositionError: a word is no seat; the message names the seat and what would be one.
        CardError: a word names no card.
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
        raise PositionError(f"seat {number}, {_clip(word)!r}: one colon parts hidden from shown")
    if len(parts) == 2:
        hidden, shown = (_cards(part, number) for part in parts)
    elif bare == "hidden" or set(text) <= {UNKNOWN, " "}:
        hidden, shown = _cards(text, number), []
    else:
        hidden, shown = [], _cards(text, number)
    if UNKNOWN in shown:
        raise PositionError(
            f"seat {number}, {_clip(word)!r}: a shown card is known; ? stands before the colon, "
            "cards still to come are not written",
        )
    if len(hidden) > HAND:
        raise PositionError(f"seat {number}, {_clip(word)!r}: a hand has {HAND} cards")
    return SeatCards(
        tuple(parse_card(card) for card in shown),
        tuple(parse_card(card) for card in hidden if card != UNKNOWN),
        folded is not None,
    )


def _cards(text: str, number: int) -> list[str]:
    """Return the cards of a text, with or without spaces between them."""
    found, at = [], _GAP.match(text).end()  # type: ignore[union-attr]  # matches nothing too
    while at < len(text):
        match = _CARD.match(text, at)
        if match is None:
            raise PositionError(
                f"seat {number}: {_clip(text[at:])!r} is no card: write a rank (2 to 9, T or 10, "
                "J, Q, K, A) and a suit (c, d, h, s) like Ah, ? for a hidden one, x for folded",
            )
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


def _some(number: int, thing: str) -> str:
    return f"{number} {thing}{'' if number == 1 else 's'}"


def _clip(text: str) -> str:
    return text if len(text) <= 30 else text[:27] + "..."
