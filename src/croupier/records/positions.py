"""Where in the deck each card lay that an event shows, so that its proof can be shown with it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from croupier.cards import Card
from croupier.games import events as ev
from croupier.games.actions import HOUSE, Seat
from croupier.games.coup import seen_by

HAND = 5


class Positions:
    """Follows a coup's events in order and tells which positions of the deck each one shows.

    Position 0 is the top card. What an event shows, it shows to its own audience.
    """

    def __init__(self) -> None:
        self._next = 0
        self._down: dict[Seat, list[int]] = {}
        self._up: dict[Seat, list[int]] = {}

    def of(self, event: ev.AnyEvent) -> tuple[int, ...]:
        """Return the positions of the cards that the event shows, in the order it lists them."""
        match event:
            case ev.HandDealt():
                self._down[event.seat] = self._take(HAND)
            case ev.CardDown():
                self._down.setdefault(event.seat, []).extend(self._take(1))
            case ev.CardUp():
                taken = self._take(1)
                self._up.setdefault(event.seat, []).extend(taken)
                return tuple(taken)
            case ev.OwnHand() | ev.HandShown():
                return tuple(self.hand(event.seat))
            case ev.OwnCard():
                return (self._down[event.seat][-1],)
            case ev.DealerExposed():
                self._down[HOUSE] = self._take(HAND)
                return tuple(self._down[HOUSE][HAND - len(event.cards) :])
            case ev.DealerShown():
                return tuple(self._down[HOUSE])
            case _:
                pass
        return ()

    def hand(self, seat: Seat) -> list[int]:
        """Return the positions of a seat's cards so far: the face-down ones, then the others."""
        return self._down.get(seat, []) + self._up.get(seat, [])

    def _take(self, count: int) -> list[int]:
        self._next += count
        return list(range(self._next - count, self._next))


def positions_seen(events: Iterable[ev.AnyEvent], viewer: Seat | None) -> tuple[int, ...]:
    """Return every position of the deck that a viewer saw, in rising order.

    ``viewer`` is a seat or None for a watcher. The house sees the whole deck when it is set; here
    it has the cards that lay on the table.
    """
    return tuple(sorted(cards_seen(events, viewer)))


def cards_seen(events: Iterable[ev.AnyEvent], viewer: Seat | None) -> Mapping[int, Card]:
    """Return the cards that a viewer saw, by their positions in the deck."""
    where, found = Positions(), dict[int, Card]()
    for event in events:
        shown = where.of(event)
        if not shown or not seen_by(event, viewer):
            continue
        match event:
            case ev.OwnCard() | ev.CardUp():
                found[shown[0]] = event.card
            case ev.OwnHand() | ev.HandShown() | ev.DealerExposed() | ev.DealerShown():
                found.update(zip(shown, event.cards, strict=True))
            case _:
                pass
    return found
