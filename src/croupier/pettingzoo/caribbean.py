"""Caribbean Stud as an environment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from croupier.cards import DECK_SIZE
from croupier.games.actions import HOUSE, Deal, Expose, Fold, Place, Raise, Seat
from croupier.games.caribbean import caribbean_game
from croupier.games.events import AnyEvent
from croupier.money import micro
from croupier.pettingzoo.environment import METADATA, Environment, cards_seen, seat_of
from croupier.sheets import CaribbeanSheet

FOLD_OR_RAISE = ("fold", "raise")
"""The actions at Caribbean Stud."""


class RawCaribbean(Environment):
    """Caribbean Stud: every seat bets the least ante, then folds (0) or raises (1) in turn.

    A seat sees its own cards (52) and the dealer's exposed ones (52). Nobody's decision touches
    another's result.
    """

    metadata: ClassVar[dict[str, Any]] = {**METADATA, "name": "croupier_caribbean_v0"}
    _actions = FOLD_OR_RAISE
    _size = 2 * DECK_SIZE

    def __init__(self, sheet: CaribbeanSheet, seats: int, render_mode: str | None = None) -> None:
        super().__init__(seats, render_mode=render_mode)
        self._game = caribbean_game(sheet)
        self._ante = sheet.table.ante.min
        self._bank = (1 + self._game.multiple) * self._ante

    def _begin(self) -> None:
        seats = [seat_of(agent) for agent in self.possible_agents]
        coup = self._coup = self._game.coup(dict.fromkeys(seats, self._bank))
        for seat in seats:
            coup.act(seat, Place(self._ante))
        coup.act(HOUSE, Deal(self._deck(self._game.sheet.deck.rank)))

    def _events(self) -> Sequence[AnyEvent]:
        return self._coup.events

    def _turn(self) -> Seat | None:
        return self._coup.to_act[0] if self._coup.to_act else None

    def _act(self, seat: Seat, action: int) -> None:
        self._coup.act(seat, Raise(self._bank - self._ante) if action else Fold())
        if self._coup.to_act == (HOUSE,):
            progressive = self._game.sheet.progressive
            self._coup.act(HOUSE, Expose(micro(progressive.seed) if progressive else 0))

    def _mask(self, seat: Seat) -> list[int]:
        del seat
        return [1, 1]

    def _seen(self, seat: Seat) -> NDArray[np.float32]:
        view = self._coup.view(seat)
        return np.concatenate([cards_seen(view.cards or ()), cards_seen(view.dealer)])

    def _net(self, seat: Seat) -> float:
        return (self._coup.chips(seat) - self._bank) / self._ante
