"""The trained strategy: what is shipped, how it is kept, how it is played."""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np
import pytest

from croupier.games.actions import HOUSE, Deal, Decline, Seat
from croupier.games.stud import stud_game
from croupier.sheets.change import set_text
from croupier.strategy import trained
from croupier.strategy.characters import Character
from croupier.strategy.trained import Strategy, Trained, shipped, strategy_for
from strategy.test_stud import casino, shuffled

KINDS = {"open": "five-card-stud-casino", "closed": "five-card-stud-casino-closed"}
FIVE_MB = 5_000_000


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_shipped_is_small_and_says_what_it_is(kind: str) -> None:
    """At most 5 MB a table; chances of each case sum to one; sheet, seed and length stand in it."""
    path = Path(trained.__file__).parent / "tables" / f"{kind}.npz"
    assert path.stat().st_size < FIVE_MB
    found = shipped(kind)
    total = found.policy.sum(axis=1)
    known = total > 0
    assert np.allclose(total[known], 1, atol=0.02)
    assert known.sum() > 1_000
    assert found.about["digest"] == casino(KINDS[kind]).digest
    assert int(found.about["deals"]) >= 1_000_000
    assert shipped(kind) is found


def test_a_strategy_is_read_as_it_was_written(tmp_path: Path) -> None:
    """What is saved and loaded is the same, and saved again the same bytes of chances."""
    found = shipped("closed")
    found.save(tmp_path / "again.npz")
    again = Strategy.load(tmp_path / "again.npz")
    assert (again.policy == found.policy).all()
    assert again.about == found.about
    (tmp_path / "none.npz").write_bytes(b"")
    with pytest.raises(ValueError, match="no trained strategy"):
        Strategy.load(tmp_path / "none.npz")


@pytest.mark.parametrize("name", KINDS.values())
def test_it_plays_any_table(name: str) -> None:
    """With two to five at the table, tiny and huge banks, the rules accept what it does."""
    rng, sheet = random.Random(8), casino(name)
    game, player = stud_game(casino(name)), Trained(casino(name), rng)
    for number in range(60):
        players = 2 + number % 4
        banks = {Seat(n): rng.choice([300, 2500, 50_000, 200_000]) for n in range(1, players + 1)}
        coup = game.coup(rng.choice(sheet.stakes), banks, Seat(1 + number % players))
        while not coup.done:
            (seat,) = coup.to_act
            if seat == HOUSE:
                coup.act(HOUSE, Deal(shuffled(rng, coup)))
                continue
            view = coup.view(seat)
            if view.phase == "betting":
                shares = player.shares(view)
                assert sum(shares) == pytest.approx(1)
                assert player.shares(view) == shares, "the same view, the same shares"
            coup.act(seat, player.decide(view))


def test_it_plays_no_blind_and_says_when_it_has_no_turn() -> None:
    """A blind on offer is declined; a watcher's view is no turn."""
    sheet = casino()
    player = Trained(sheet, random.Random(1))
    coup = stud_game(sheet).coup(sheet.stakes[0], {Seat(1): 50_000, Seat(2): 50_000}, Seat(2))
    assert player.decide(coup.view(Seat(1))) == Decline()
    with pytest.raises(ValueError, match="nothing to decide"):
        player.decide(coup.view(Seat(2)))
    with pytest.raises(ValueError, match="nothing to decide"):
        player.shares(coup.view(None))


@pytest.mark.parametrize("kind", KINDS)
def test_among_more_than_two_it_plays_by_its_table(kind: str) -> None:
    """It decides as a character with that table; what is told of its mix is that of the table."""
    sheet, rng = casino(KINDS[kind]), random.Random(3)
    game = stud_game(sheet)
    for number in range(20):
        coup = game.coup(sheet.stakes[0], {Seat(n): 50_000 for n in range(1, 5)}, Seat(4))
        while not coup.done:
            (seat,) = coup.to_act
            if seat == HOUSE:
                coup.act(HOUSE, Deal(shuffled(rng, coup)))
                continue
            view, seed = coup.view(seat), rng.random()
            player = Trained(sheet, random.Random(seed))
            like = Character(sheet, random.Random(seed), trained.many_table(kind))
            assert player.decide(view) == like.decide(view), number
            if view.phase == "betting":
                shares, offered = player.shares(view), trained.acts_offered(view)
                assert sum(shares) == pytest.approx(1)
                assert all(s == 0 for s, to in zip(shares, offered, strict=True) if to is None)
            coup.act(seat, player.decide(view))


def test_a_deal_that_nobody_trained_for_is_refused() -> None:
    """A sheet with other streets has no strategy; one with other bets has."""
    other = set_text(casino(), "betting.raise=pot")
    assert strategy_for(other) is shipped("open")
    streets = [{"down": 1, "up": 1}, {"down": 0, "up": 3}]
    with pytest.raises(ValueError, match="no trained strategy fits"):
        strategy_for(casino().replace({"deal": {"streets": streets}}))
