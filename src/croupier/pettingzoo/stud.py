"""Five card stud as an environment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from croupier.cards import DECK_SIZE
from croupier.games.actions import HOUSE, AnyAction, Blind, Deal, Decline, Seat
from croupier.games.events import AnyEvent
from croupier.games.stud import stud_game
from croupier.games.stud_view import StudSeatView, StudView
from croupier.money import Minor
from croupier.pettingzoo.environment import METADATA, Environment, cards_seen, seat_of
from croupier.sheets import StudSheet
from croupier.strategy import character_table as ct
from croupier.strategy.characters import act_of
from croupier.strategy.player import offered
from croupier.strategy.trained import acts_offered

STUD_ACTIONS = ("fold", "call", "least", "half", "pot", "all-in", "blind")
"""The actions at stud: ``fold`` (decline a blind), ``call`` (or check), four sizes of opening and
raising, and ``blind``. Two sizes that come to the same amount are one: the first is legal."""
BLIND = STUD_ACTIONS.index("blind")
_SEAT_NUMBERS = 5
_TABLE_NUMBERS = 8


class RawStud(Environment):
    """Five card stud, every seat with the bank of a stake; the marker moves on at each episode.

    A seat sees, itself first and then the others clockwise: the face-up cards (52) of each, with
    its own face-down ones first (52); of each whether it is in (1), its bank, what it put in front
    and in all, whether it is the marker; then of the table: street, pot, bet to call, raises left,
    whether blinds are offered, and how much, what a call costs, the lowest rank of the deck.
    """

    metadata: ClassVar[dict[str, Any]] = {**METADATA, "name": "croupier_stud_v0"}
    _actions = STUD_ACTIONS

    def __init__(
        self, sheet: StudSheet, seats: int, stake: int = 0, render_mode: str | None = None
    ) -> None:
        self._size = DECK_SIZE * (1 + seats) + _SEAT_NUMBERS * seats + _TABLE_NUMBERS
        super().__init__(seats, render_mode=render_mode)
        self._game = stud_game(sheet)
        self._stake = sheet.stakes[stake]
        self._marker = Seat(seats)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin an episode; with a seed the marker is at the last seat again."""
        seats = len(self.possible_agents)
        self._marker = Seat(seats if seed is not None else self._marker % seats + 1)
        super().reset(seed, options)

    def _begin(self) -> None:
        seats = [seat_of(agent) for agent in self.possible_agents]
        self._coup = self._game.coup(
            self._stake, dict.fromkeys(seats, self._stake.bank), self._marker
        )
        self._house()

    def _house(self) -> None:
        coup = self._coup
        if coup.to_act == (HOUSE,):
            coup.act(HOUSE, Deal(self._deck(coup.lowest)))

    def _events(self) -> Sequence[AnyEvent]:
        return self._coup.events

    def _turn(self) -> Seat | None:
        return self._coup.to_act[0] if self._coup.to_act else None

    def _act(self, seat: Seat, action: int) -> None:
        self._coup.act(seat, action_of(action, self._coup.view(seat)))
        self._house()

    def _mask(self, seat: Seat) -> list[int]:
        return legal_actions(self._coup.view(seat))

    def _seen(self, seat: Seat) -> NDArray[np.float32]:
        return observation_of(self._coup.view(seat), len(self.possible_agents))

    def _net(self, seat: Seat) -> float:
        return (self._coup.chips(seat) - self._stake.bank) / self._stake.ante


def legal_actions(view: StudView) -> list[int]:
    """Return 1 for each of :data:`STUD_ACTIONS` that the view's seat may do, else 0."""
    if offered(view.offers, "blind") is not None:
        return [1, *[0] * (ct.ACTS - 1), 1]
    return [*(int(amount is not None) for amount in acts_offered(view)), 0]


def action_of(action: int, view: StudView) -> AnyAction:
    """Return what one of :data:`STUD_ACTIONS` is at a view."""
    if offered(view.offers, "blind") is not None:
        return Blind() if action == BLIND else Decline()
    return act_of(action, view)


def observation_of(view: StudView, seats: int) -> NDArray[np.float32]:
    """Return what the view's seat sees as a vector; see :class:`RawStud`."""
    by_seat = {seat.seat: seat for seat in view.seats}
    viewer = view.viewer or Seat(1)
    order = [by_seat.get(Seat((viewer - 1 + step) % seats + 1)) for step in range(seats)]
    ante: Minor = view.ante
    call = offered(view.offers, "call")
    table = [
        view.street,
        view.pot / ante,
        view.level / ante,
        view.raises_left,
        float(view.blind is not None),
        view.blind[1] / ante if view.blind else 0.0,
        call.low / ante if call else 0.0,
        view.lowest,
    ]
    parts = [cards_seen(view.own)]
    for seat in order:
        parts.append(cards_seen(() if seat is None else seat.up))
        parts.append(np.array(_numbers(seat, view), np.float32))
    return np.concatenate([*parts, np.array(table, np.float32)])


def _numbers(seat: StudSeatView | None, view: StudView) -> list[float]:
    if seat is None:
        return [0.0] * _SEAT_NUMBERS
    return [
        float(not seat.folded),
        seat.bank / view.ante,
        seat.in_front / view.ante,
        seat.put_in / view.ante,
        float(seat.seat == view.marker),
    ]
