"""Hands ranked by a sheet, best first: what each is and which place it has."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape

from croupier.cards import RANKS, Card, Rank, card_text, cards_text, rank
from croupier.hands import Ranking, ranking
from croupier.hands.order import HIGHEST_LOWEST
from croupier.records.coupfile import read_hand, read_lowest
from croupier.records.document import Document
from croupier.records.voice import Voice
from croupier.sheets import CaribbeanSheet, StudSheet


@dataclass(frozen=True)
class RankedHand:
    """A hand and its place: 1 is the best, equal hands share one."""

    place: int
    cards: tuple[Card, ...]
    cls: str
    """The class, by its key in the sheet's order."""
    name: str
    """The hand in words."""

    def answer(self) -> dict[str, str | int]:
        """Return the hand as ``croupier hand --json`` writes it."""
        cards = cards_text(self.cards)
        return {"place": self.place, "cards": cards, "class": self.cls, "name": self.name}


@dataclass(frozen=True)
class RankedHands(Sequence[RankedHand]):
    """Hands by place; shows itself in a notebook."""

    hands: tuple[RankedHand, ...]
    lowest: Rank
    """The lowest rank of the deck that they were ranked with."""

    def __getitem__(self, at: int) -> RankedHand:  # type: ignore[override]  # no slices
        return self.hands[at]

    def __len__(self) -> int:
        return len(self.hands)

    def __iter__(self) -> Iterator[RankedHand]:
        return iter(self.hands)

    def __str__(self) -> str:
        return "\n".join(f"{h.place}. {cards_text(h.cards)}  {h.name}" for h in self.hands)

    def _repr_html_(self) -> str:
        rows = "".join(
            f"<tr><td>{h.place}.</td><td><b>{cards_text(h.cards)}</b></td>"
            f"<td>{escape(h.name)}</td></tr>"
            for h in self.hands
        )
        return f"<table><tbody>{rows}</tbody></table>"


def rank_hands(
    sheet: CaribbeanSheet | StudSheet,
    hands: Sequence[str],
    *,
    lowest: str | None = None,
    language: str = "en",
) -> RankedHands:
    """Return hands, five cards each as text, ranked by a sheet, best first.

    Args:
        sheet: the rules.
        hands: such as ``"Kh Kd 9s 9c 2h"``.
        lowest: the deck's lowest rank; else the sheet's own. Where the sheet takes it from the
            number of players, the shortest of its decks that has all the cards, or else all 52.
        language: of the names.

    Raises:
        RecordError: a text is no hand, or no such deck has all the cards.
    """
    parsed = [read_hand(text) for text in hands]
    order = _ranking(sheet, _lowest(sheet, parsed, lowest))
    voice = Voice(sheet, order, language)
    worth = [order.ties[order.strength(cards)] for cards in parsed]
    ranked = [
        RankedHand(
            place=1 + sum(other > worth[i] for other in worth),
            cards=parsed[i],
            cls=order.class_name(order.strength(parsed[i])),
            name=voice.hand(parsed[i]),
        )
        for i in sorted(range(len(parsed)), key=lambda i: -worth[i])
    ]
    return RankedHands(tuple(ranked), order.lowest)


def decks(sheet: StudSheet) -> list[Rank]:
    """Return the lowest ranks of the decks that a stud sheet plays with."""
    return [sheet.deck.rank(players) for players in range(2, sheet.table.seats + 1)]


def _lowest(
    sheet: CaribbeanSheet | StudSheet, hands: Sequence[tuple[Card, ...]], given: str | None
) -> Rank:
    lowest_card = min((card for cards in hands for card in cards), key=rank)
    least = rank(lowest_card)
    if given is not None:
        lowest = read_lowest(given, Document("--lowest", {}))
    elif isinstance(sheet, CaribbeanSheet):
        lowest = sheet.deck.rank
    else:
        fitting = [deck for deck in decks(sheet) if deck <= min(least, HIGHEST_LOWEST)]
        lowest = max(fitting, default=Rank(0))
    if least < lowest:
        card, text = card_text(lowest_card), RANKS[lowest]
        raise Document(card, {}).refused("not-in-deck", card=card, lowest=text)
    return lowest


def _ranking(sheet: CaribbeanSheet | StudSheet, lowest: Rank) -> Ranking:
    hands = sheet.hands
    return ranking(hands.order, lowest=lowest, ace_low=hands.ace_low, kickers=hands.kickers)
