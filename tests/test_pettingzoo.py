"""The games as PettingZoo environments: by PettingZoo's own tests, and against the engine."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

pettingzoo = pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, seed_test  # noqa: E402 - only where it is installed

from croupier.pettingzoo import (  # noqa: E402 - likewise
    STUD_ACTIONS,
    RawStud,
    caribbean_env,
    stud_env,
)
from croupier.sheets import StudSheet, load_sheet  # noqa: E402 - likewise

CLOSED = "five-card-stud-casino-closed"
ENVIRONMENTS: dict[str, Callable[[], Any]] = {
    "caribbean": caribbean_env,
    "caribbean-1": lambda: caribbean_env(seats=1),
    "stud": stud_env,
    "stud-5": lambda: stud_env(seats=5),
    "closed": lambda: stud_env(CLOSED, seats=3, stake=1),
}


# What is observed is a dict with the mask of legal actions: the test says that it is unusual.
@pytest.mark.filterwarnings("ignore:Observation:UserWarning")
@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_pettingzoo_finds_nothing_wrong(name: str) -> None:
    """Its API test passes over many episodes."""
    api_test(ENVIRONMENTS[name](), num_cycles=300)


@pytest.mark.filterwarnings("ignore:Observation:UserWarning")
@pytest.mark.parametrize("name", ["caribbean", "stud", "closed"])
def test_a_seed_gives_the_same_episodes(name: str) -> None:
    """PettingZoo's seed test passes: the same seed, the same observations and rewards."""
    seed_test(ENVIRONMENTS[name], num_cycles=200)


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_no_legal_action_is_refused_and_chips_are_conserved(name: str) -> None:
    """Whatever the mask allows the rules accept; at stud what is won is lost, but for the rake."""
    env, random = ENVIRONMENTS[name](), np.random.default_rng(3)
    for episode in range(60):
        env.reset(seed=episode)
        rewards: dict[str, float] = {}
        for agent in env.agent_iter():
            observed, reward, over, cut, _ = env.last()
            rewards[agent] = reward
            assert not cut
            legal = np.flatnonzero(observed["action_mask"])
            assert over or len(legal)
            env.step(None if over else int(random.choice(legal)))
        total = sum(rewards.values())
        assert "caribbean" in name or -20 <= total <= 1e-9
        assert max(map(abs, rewards.values())) > 0 or name == "caribbean"


def test_an_illegal_action_ends_the_episode_at_the_agents_cost() -> None:
    """As PettingZoo's wrapper has it: a reward of -1, and everybody is out."""
    env = stud_env()
    env.reset(seed=1)
    observed = env.observe(env.agent_selection)
    wrong = int(np.flatnonzero(observed["action_mask"] == 0)[0])
    agent = env.agent_selection
    env.step(wrong)
    assert env.rewards[agent] == -1
    assert all(env.terminations.values())


def test_the_raw_environment_says_why_it_refuses() -> None:
    """Without wrappers an action outside the mask is an error that names the mask."""
    sheet = load_sheet(CLOSED)
    assert isinstance(sheet, StudSheet)
    env = RawStud(sheet, 2)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="action_mask"):
        env.step(STUD_ACTIONS.index("pot"))


def test_nobody_observes_what_is_not_theirs_to_see() -> None:
    """Two decks that differ in another seat's face-down card give the same observation."""
    sheet = load_sheet("five-card-stud-casino")
    assert isinstance(sheet, StudSheet)
    env = RawStud(sheet, 2)
    env.reset(seed=4)
    env.step(0)
    own = env.observe("seat_1")["observation"]
    others = env.observe("seat_2")["observation"]
    assert own[:52].sum() == others[:52].sum() == 1
    assert not (own[:52] == others[:52]).all()
    # What seat 1 knows of seat 2 is exactly the card that seat 2 shows.
    assert (own[52 + 57 : 104 + 57] == others[52:104]).all()


def test_seats_and_sheets_that_do_not_fit_are_refused() -> None:
    """Too many seats, and a sheet of the other game, say what would do."""
    with pytest.raises(ValueError, match="2 to 5"):
        stud_env(seats=6)
    with pytest.raises(TypeError, match="stud_env"):
        caribbean_env("five-card-stud-casino")
    with pytest.raises(TypeError, match="caribbean_env"):
        stud_env("caribbean-stud-quebec")


def test_what_everyone_saw_can_be_shown() -> None:
    """As text, the events of the coup without anybody's own card."""
    env = stud_env(render_mode="ansi")
    env.reset(seed=2)
    env.step(0)
    shown = env.render()
    assert shown is not None
    assert "CardUp" in shown
    assert "OwnCard" not in shown
