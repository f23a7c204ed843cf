"""Both games as PettingZoo environments, for research: ``pip install 'croupier[rl]'``.

>>> from croupier.pettingzoo import stud_env  # doctest: +SKIP
>>> env = stud_env(seats=2)  # doctest: +SKIP
>>> env.reset(seed=1)  # doctest: +SKIP

An episode is one coup; an agent is a seat, ``seat_1`` and so on, clockwise. What an agent observes
is a dict: ``observation``, a vector of ``float32``, and ``action_mask``, one ``int8`` an action, 1
where it is legal. It is built from the seat's own view, which holds nothing that the seat may not
see. Rewards come at the end, in antes. Amounts in an observation are in antes; cards are 52 numbers
for the 52 cards, two of clubs first, 1 where the card is. A seed gives the same deck: a shuffle for
studies, not the house's own.

The environments are made of the same engine that plays at live tables.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, TypeAlias

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from croupier.cards import DECK_SIZE, Card, Rank, full_deck
from croupier.games.actions import (
    HOUSE,
    AnyAction,
    Blind,
    Deal,
    Decline,
    Expose,
    Fold,
    Place,
    Raise,
    Seat,
)
from croupier.games.caribbean import caribbean_game
from croupier.games.events import EVERYONE, AnyEvent
from croupier.games.stud import stud_game
from croupier.games.stud_view import StudSeatView, StudView
from croupier.money import Minor, micro
from croupier.sheets import CaribbeanSheet, StudSheet, load_sheet
from croupier.strategy import character_table as ct
from croupier.strategy.characters import act_of
from croupier.strategy.player import offered
from croupier.strategy.trained import acts_offered

Observation: TypeAlias = dict[str, NDArray[Any]]

FOLD_OR_RAISE = ("fold", "raise")
"""The actions at Caribbean Stud."""
STUD_ACTIONS = ("fold", "call", "least", "half", "pot", "all-in", "blind")
"""The actions at stud: ``fold`` (decline a blind), ``call`` (or check), four sizes of opening and
raising, and ``blind``. Two sizes that come to the same amount are one: the first is legal."""
BLIND = STUD_ACTIONS.index("blind")
_METADATA: dict[str, Any] = {
    "render_modes": ["ansi"],
    "is_parallelizable": False,
    "render_fps": 1,
}
_SEAT_NUMBERS = 5
_TABLE_NUMBERS = 8


class _Env(AECEnv[str, Observation, int]):  # type: ignore[misc]  # published without types
    """What both games share: a coup an episode, an agent a seat."""

    _actions: tuple[str, ...]
    _size: int

    def __init__(self, seats: int, *, render_mode: str | None) -> None:
        super().__init__()
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{number}" for number in range(1, seats + 1)]
        self.agents: list[str] = []
        space = spaces.Dict(
            {
                "observation": spaces.Box(0.0, np.inf, (self._size,), np.float32),
                "action_mask": spaces.Box(0, 1, (len(self._actions),), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {
            agent: spaces.Discrete(len(self._actions)) for agent in self.possible_agents
        }
        self._random, _ = seeding.np_random()

    # What each game adds

    @abstractmethod
    def _begin(self) -> None:
        """Begin a coup, up to the first decision of a seat."""

    @abstractmethod
    def _turn(self) -> Seat | None:
        """Return the seat that decides now; None: the coup is over."""

    @abstractmethod
    def _act(self, seat: Seat, action: int) -> None:
        """Do a legal action, and what the house does after it."""

    @abstractmethod
    def _mask(self, seat: Seat) -> list[int]:
        """Return which actions are legal for a seat."""

    @abstractmethod
    def _seen(self, seat: Seat) -> NDArray[np.float32]:
        """Return what a seat sees."""

    @abstractmethod
    def _net(self, seat: Seat) -> float:
        """Return what a seat has won or lost, in antes."""

    @abstractmethod
    def _events(self) -> Sequence[AnyEvent]:
        """Return what has happened in the coup."""

    # PettingZoo's interface

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin an episode; the same seed deals the same cards."""
        del options
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._begin()
        turn = self._turn()
        self.agent_selection = self.possible_agents[(turn or 1) - 1]

    def observe(self, agent: str) -> Observation:
        """Return what an agent sees, and what it may do now; nothing, where it is not its turn."""
        seat = _seat_of(agent)
        mask = self._mask(seat) if self._turn() == seat else [0] * len(self._actions)
        return {"observation": self._seen(seat), "action_mask": np.array(mask, np.int8)}

    def step(self, action: int | None) -> None:
        """Let the agent on turn do an action; None once its episode is over.

        Raises:
            ValueError: the action is not legal.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = _seat_of(agent)
        if action is None or not self._mask(seat)[int(action)]:
            raise ValueError(f"{agent} may not do {action} now: see its action_mask")
        self._cumulative_rewards[agent] = 0.0
        self._act(seat, int(action))
        self._clear_rewards()
        turn = self._turn()
        if turn is None:
            for one in self.agents:
                self.rewards[one] = self._net(_seat_of(one))
                self.terminations[one] = True
            self._accumulate_rewards()
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[turn - 1]

    def render(self) -> str | None:
        """Return the events of the coup so far that everyone saw, a line each."""
        if self.render_mode is None:
            return None
        return "\n".join(str(event) for event in self._events() if event.audience == EVERYONE)

    def close(self) -> None:
        """Nothing is held open."""

    def _deck(self, lowest: Rank) -> tuple[Card, ...]:
        deck = full_deck(lowest)
        return tuple(deck[place] for place in self._random.permutation(len(deck)))


class RawCaribbean(_Env):
    """Caribbean Stud: every seat bets the least ante, then folds (0) or raises (1) in turn.

    A seat sees its own cards (52) and the dealer's exposed ones (52). Nobody's decision touches
    another's result.
    """

    metadata: ClassVar[dict[str, Any]] = {**_METADATA, "name": "croupier_caribbean_v0"}
    _actions = FOLD_OR_RAISE
    _size = 2 * DECK_SIZE

    def __init__(self, sheet: CaribbeanSheet, seats: int, render_mode: str | None = None) -> None:
        super().__init__(seats, render_mode=render_mode)
        self._game = caribbean_game(sheet)
        self._ante = sheet.table.ante.min
        self._bank = (1 + self._game.multiple) * self._ante

    def _begin(self) -> None:
        seats = [_seat_of(agent) for agent in self.possible_agents]
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
        return np.concatenate([_cards(view.cards or ()), _cards(view.dealer)])

    def _net(self, seat: Seat) -> float:
        return (self._coup.chips(seat) - self._bank) / self._ante


class RawStud(_Env):
    """Five card stud, every seat with the bank of a stake; the marker moves on at each episode.

    A seat sees, itself first and then the others clockwise: the face-up cards (52) of each, with
    its own face-down ones first (52); of each whether it is in (1), its bank, what it put in front
    and in all, whether it is the marker; then of the table: street, pot, bet to call, raises left,
    whether blinds are offered, and how much, what a call costs, the lowest rank of the deck.
    """

    metadata: ClassVar[dict[str, Any]] = {**_METADATA, "name": "croupier_stud_v0"}
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
        seats = [_seat_of(agent) for agent in self.possible_agents]
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
    parts = [_cards(view.own)]
    for seat in order:
        parts.append(_cards(() if seat is None else seat.up))
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


def _cards(cards: Sequence[Card]) -> NDArray[np.float32]:
    found = np.zeros(DECK_SIZE, np.float32)
    found[list(cards)] = 1.0
    return found


def _seat_of(agent: str) -> Seat:
    return Seat(int(agent.rpartition("_")[2]))


def caribbean_env(
    sheet: str | CaribbeanSheet = "caribbean-stud-quebec",
    *,
    seats: int = 3,
    render_mode: str | None = None,
) -> AECEnv[str, Observation, int]:
    """Return Caribbean Stud as an environment, in PettingZoo's usual wrappers.

    Raises:
        SheetError: there is no such sheet.
        TypeError: the sheet is another game's.
        ValueError: the table has not so many seats.
    """
    rules = load_sheet(sheet) if isinstance(sheet, str) else sheet
    if not isinstance(rules, CaribbeanSheet):
        raise TypeError(f"{rules.name!r} is no sheet of Caribbean Stud: take stud_env")
    _refuse_seats(seats, 1, rules.table.seats)
    return _wrapped(RawCaribbean(rules, seats, render_mode))


def stud_env(
    sheet: str | StudSheet = "five-card-stud-casino",
    *,
    seats: int = 2,
    stake: int = 0,
    render_mode: str | None = None,
) -> AECEnv[str, Observation, int]:
    """Return five card stud as an environment, in PettingZoo's usual wrappers.

    ``stake`` is a line of the sheet's stakes, from 0.

    Raises:
        SheetError: there is no such sheet.
        TypeError: the sheet is another game's.
        ValueError: the table has not so many seats.
        IndexError: the sheet has no such stake.
    """
    rules = load_sheet(sheet) if isinstance(sheet, str) else sheet
    if not isinstance(rules, StudSheet):
        raise TypeError(f"{rules.name!r} is no sheet of stud: take caribbean_env")
    _refuse_seats(seats, 2, rules.table.seats)
    return _wrapped(RawStud(rules, seats, stake, render_mode))


def _refuse_seats(seats: int, least: int, most: int) -> None:
    if not least <= seats <= most:
        raise ValueError(f"{seats} seats: this table takes {least} to {most}")


def _wrapped(env: _Env) -> AECEnv[str, Observation, int]:
    legal = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1.0)
    bounded = wrappers.AssertOutOfBoundsWrapper(legal)
    return wrappers.OrderEnforcingWrapper(bounded)
