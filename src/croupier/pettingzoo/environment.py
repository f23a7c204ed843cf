"""What both games' environments share: a coup an episode, an agent a seat."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv

from croupier.cards import DECK_SIZE, Card, Rank, full_deck
from croupier.games.actions import Seat
from croupier.games.events import EVERYONE, AnyEvent

Observation: TypeAlias = dict[str, NDArray[Any]]

METADATA: dict[str, Any] = {
    "render_modes": ["ansi"],
    "is_parallelizable": False,
    "render_fps": 1,
}


class Environment(AECEnv[str, Observation, int]):  # type: ignore[misc]  # published without types
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
        seat = seat_of(agent)
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
        seat = seat_of(agent)
        if action is None or not self._mask(seat)[int(action)]:
            raise ValueError(f"{agent} may not do {action} now: see its action_mask")
        self._cumulative_rewards[agent] = 0.0
        self._act(seat, int(action))
        self._clear_rewards()
        turn = self._turn()
        if turn is None:
            for one in self.agents:
                self.rewards[one] = self._net(seat_of(one))
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


def cards_seen(cards: Sequence[Card]) -> NDArray[np.float32]:
    """Return 52 numbers, 1 where a card is."""
    found = np.zeros(DECK_SIZE, np.float32)
    found[list(cards)] = 1.0
    return found


def seat_of(agent: str) -> Seat:
    """Return the seat of an agent by its name."""
    return Seat(int(agent.rpartition("_")[2]))
