"""Training by self-play: repeatable, resumable, and what comes of it wins."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from croupier.kernels import kernel
from croupier.sheets import StudSheet, load_sheet
from croupier.simulation.heads_up_deals import Prospects, deck_tables, measure, no_prospects
from croupier.simulation.regret import match_regrets
from croupier.simulation.training import (
    STEP,
    Trainer,
    TrainingError,
    cleaned,
    exploitable,
    match,
    results,
    stream,
    trained_side,
)
from croupier.strategy.character_table import ACTS
from croupier.strategy.characters import CHARACTERS
from croupier.strategy.trained import shipped

OPEN, CLOSED = "five-card-stud-casino", "five-card-stud-casino-closed"
PAIRS = 20_000


def stud(name: str = CLOSED) -> StudSheet:
    """Return a shipped sheet."""
    sheet = load_sheet(name)
    assert isinstance(sheet, StudSheet)
    return sheet


@cache
def trained(kind: str) -> tuple[Trainer, Any]:
    """Return a trainer with the shipped strategy's prospects, and its policy."""
    found = shipped(kind)
    trainer = Trainer.new(stud(OPEN if kind == "open" else CLOSED), 7, measured=20)
    trainer.prospects = Prospects(found.hopes, found.looks)
    return trainer, found.policy


def test_a_training_that_was_kept_goes_on_as_if_never_stopped(tmp_path: Path) -> None:
    """Two steps at one go, or one, kept, loaded and one more: the same to the last bit."""
    whole = Trainer.new(stud(), 5)
    whole.learn(2 * STEP)
    half = Trainer.new(stud(), 5)
    half.learn(STEP)
    half.save(tmp_path / "kept")
    again = Trainer.load(stud(), tmp_path / "kept")
    again.learn(STEP)
    assert again.deals == whole.deals == 2 * STEP
    assert (again.learned.regrets == whole.learned.regrets).all()
    assert (again.policy() == whole.policy()).all()
    other = Trainer.new(stud(), 6)
    other.learn(STEP)
    assert (other.learned.regrets != half.learned.regrets).any()


def test_a_file_that_is_no_training_of_this_sheet_is_refused(tmp_path: Path) -> None:
    """Another sheet's, and what is none, are told as such."""
    Trainer.new(stud(), 5).save(tmp_path / "kept")
    with pytest.raises(TrainingError, match="another sheet"):
        Trainer.load(stud(OPEN), tmp_path / "kept")
    (tmp_path / "none").write_bytes(b"no")
    with pytest.raises(TrainingError, match="no kept training"):
        Trainer.load(stud(), tmp_path / "none")
    streets = [{"down": 1, "up": 1}, {"down": 1, "up": 2}]
    with pytest.raises(TrainingError, match="first street"):
        Trainer.new(stud(OPEN).replace({"deal": {"streets": streets}}), 1)


@pytest.mark.parametrize("kind", ["open", "closed"])
def test_the_shipped_strategy_beats_every_character(kind: str) -> None:
    """For two, each deal played twice: the 99% interval of what it wins excludes zero."""
    trainer, policy = trained(kind)
    found = results(trainer, policy, PAIRS)
    assert set(found) == set(CHARACTERS)
    for name, result in found.items():
        assert result.mean - result.half > 0, name
        assert result.coups == 2 * PAIRS


def test_a_match_against_itself_is_even() -> None:
    """Each deal is played twice with places changed: the same player wins nothing of itself."""
    trainer, policy = trained("closed")
    me = trained_side(policy)
    result = match(trainer, me, me, PAIRS)
    assert abs(result.mean) <= result.half


def test_the_best_answer_wins_no_less_than_any_other() -> None:
    """What the exact answer to the shipped closed strategy wins is more than characters lose."""
    trainer, policy = trained("closed")
    best = exploitable(trainer, policy)
    assert 0 < best < 0.3
    nothing = np.zeros_like(policy)
    assert exploitable(trainer, nothing) > best, "who only calls or folds loses more"


def test_a_trained_strategy_is_harder_to_answer_the_longer_it_learns() -> None:
    """Some thousand deals more, and the best answer wins less."""
    trainer = Trainer.new(stud(), 5)
    trainer.learn(STEP)
    early = exploitable(trainer, trainer.policy())
    trainer.learn(7 * STEP)
    assert exploitable(trainer, trainer.policy()) < early


def test_measured_chances_are_those_of_the_cards() -> None:
    """On the last street who shows a pair over every card of a rival's has all but won."""
    trainer, _ = trained("open")
    assert (trainer.prospects.hopes >= 0).all()
    assert (trainer.prospects.hopes <= 1).all()
    rules = stud(OPEN)
    from croupier.games.stud import stud_game

    game = stud_game(rules)
    ranking = game.ranking(game.lowest[2])
    deck = deck_tables(game, ranking)
    hopes, looks = (np.zeros((2, *part.shape)) for part in no_prospects(deck, ranking))
    kernel(measure, nogil=True)(stream(1, 0, 8), 20_000, deck, hopes, looks)
    for street in range(4):
        assert hopes[1, street].sum() == looks[1, street].sum() == 40_000
        assert hopes[0, street].sum() == 20_000, "one wins, or both half"


def test_acts_are_chosen_by_their_regret() -> None:
    """In proportion to what was positive; where nothing was, all that may be done alike."""
    amounts = np.array([0, 5, -1, 9, -1, -1])
    regrets, chances = np.array([3.0, 1.0, 99.0, -2.0, 0, 0], np.float32), np.zeros(ACTS)
    match_regrets(regrets, amounts, chances)
    assert chances.tolist() == [0.75, 0.25, 0, 0, 0, 0]
    match_regrets(-regrets - 1, amounts, chances)
    assert chances.tolist() == pytest.approx([0, 0, 0, 1, 0, 0])
    match_regrets(np.zeros(ACTS, np.float32), amounts, chances)
    assert chances.tolist() == pytest.approx([1 / 3, 1 / 3, 0, 1 / 3, 0, 0])


def test_rare_acts_are_left_out_of_what_is_shipped() -> None:
    """What was chosen once in a hundred walks is noise; the rest adds up to one."""
    chosen = np.array([[99, 1, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0], [5, 5, 0, 0, 0, 0]], np.float32)
    assert cleaned(chosen).tolist() == [[1, 0, 0, 0, 0, 0], [0] * 6, [0.5, 0.5, 0, 0, 0, 0]]
