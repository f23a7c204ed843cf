"""Training the stronger stud player: by self-play, resumable, the same for the same seed.

>>> trainer = Trainer.new(load_sheet("five-card-stud-casino-closed"), seed=1)  # doctest: +SKIP
>>> trainer.learn(1_000_000)  # doctest: +SKIP
>>> trainer.strategy().save(Path("closed.npz"))  # doctest: +SKIP

First the chances of all kinds of hands are measured, then walks are done in steps; a step's walks
depend on the seed and the step's number alone.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

import numpy as np
from numpy.typing import NDArray

from croupier.games.stud_rules import StudRules
from croupier.kernels import kernel
from croupier.simulation import regret
from croupier.simulation.breaks import held_back
from croupier.simulation.heads_up import WIDTH, Row, Sizes, begin
from croupier.simulation.heads_up_deals import (
    DeckTables,
    Prospects,
    deck_tables,
    measure,
    no_prospects,
)
from croupier.simulation.job import SimulationError
from croupier.simulation.matches import Side, play
from croupier.simulation.regret import Against, Learned, Setting, new_desk
from croupier.simulation.streams import MOST_SEED, key_of
from croupier.strategy.abstraction import CASES
from croupier.strategy.character_table import ACTS
from croupier.strategy.characters import CHARACTERS, Name, character_table
from croupier.strategy.trained import UNREADABLE, Strategy

if TYPE_CHECKING:
    from croupier.sheets import StudSheet

Progress: TypeAlias = Callable[[float], None]

MEASURED = 10_000_000
"""Deals by which the chances of kinds of hands are measured."""
STEP = 5_000
"""Deals of a step, each walked from both seats."""
FADES = 4_000
"""Steps in which what was learned before counts less: it was learned of worse play."""
LEAST = 0.03
"""An act that is chosen less often than this is left out: most of that is the walks' noise."""
BANKS = (1, 1, 1, 1, 2, 4)
"""Banks that coups are begun with, in banks of the sheet's first stake."""
_MEASURES, _WALKS, _MATCHES = 8, 9, 10
"""What the random numbers of a stream are for."""
Z99 = 2.5758293035489004


class TrainingError(SimulationError):
    """A sheet, or a file, that training cannot go on with; the message says why."""


@dataclass(frozen=True, slots=True)
class Result:
    """What one side of a match won of the other on average, in antes a coup."""

    mean: float
    half: float
    """Half the width of its 99% interval."""
    coups: int


@dataclass
class Trainer:
    """A training, as far as it has come."""

    sheet: StudSheet
    seed: int
    deck: DeckTables
    prospects: Prospects
    learned: Learned
    steps: int = 0
    measured: int = MEASURED
    setting: Setting = field(init=False)
    sizes: Sizes = field(init=False)

    def __post_init__(self) -> None:
        """Read the sheet."""
        self.setting = setting_of(self.sheet)
        self.sizes = sizes_of(StudRules(self.sheet))

    @classmethod
    def new(
        cls,
        sheet: StudSheet,
        seed: int,
        *,
        measured: int = MEASURED,
        progress: Progress = lambda _: None,
    ) -> Trainer:
        """Begin: measure the chances of hands.

        Raises:
            TrainingError: the sheet's blinds or streets are not such as can be trained, or the
                seed is none.
        """
        if not 0 <= seed <= MOST_SEED:
            raise TrainingError("seed", seed=str(seed), most=str(MOST_SEED))
        rules = StudRules(sheet)
        refuse_sheet(rules)
        ranking = rules.ranking(rules.lowest[2])
        deck = deck_tables(rules, ranking)
        prospects = no_prospects(deck, ranking)
        if deck.ups.any():
            prospects = _measured(deck, prospects, seed, measured, progress)
        learned = _nothing_learned(deck)
        return cls(sheet, seed, deck, prospects, learned, measured=measured)

    def learn(self, deals: int, progress: Progress = lambda _: None) -> None:
        """Walk at least so many deals more."""
        walks = kernel(regret.train, nogil=True)
        nobody = Against(0, np.zeros((1, ACTS), np.float32))
        number = -(-deals // STEP)
        for done in range(number):
            desk = new_desk(stream(self.seed, self.steps, _WALKS))
            args = (self.setting, self.sizes, self.deck, self.prospects, self.learned, desk)
            with held_back():  # a step is learned wholly or not at all
                walks(STEP, *args, nobody)
                self.steps += 1
                if self.steps < FADES:
                    fading = np.float32(self.steps / (self.steps + 1))
                    self.learned.regrets[:] *= fading
                    self.learned.chosen[:] *= fading
            progress((done + 1) / number)

    @property
    def deals(self) -> int:
        """How many deals have been walked."""
        return self.steps * STEP

    def policy(self) -> NDArray[np.float32]:
        """Return how often each act is chosen in each case: (cases, ACTS); zeros: unknown."""
        return cleaned(self.learned.chosen)

    def strategy(self) -> Strategy:
        """Return what has been learned, as it is shipped."""
        about: dict[str, str | int] = {
            "sheet": self.sheet.name,
            "digest": self.sheet.digest,
            "seed": self.seed,
            "deals": self.deals,
            "measured": self.measured,
        }
        return Strategy.of(self.policy(), self.prospects, about)

    def save(self, path: Path) -> None:
        """Keep all of it, so that it can go on; the file is whole or not there."""
        part = path.with_name(f"{path.name}.{os.getpid()}.part")
        with held_back():
            try:
                with part.open("wb") as file:
                    np.savez_compressed(
                        file,
                        regrets=self.learned.regrets,
                        chosen=self.learned.chosen,
                        hopes=self.prospects.hopes,
                        looks=self.prospects.looks,
                        seed=np.uint64(self.seed),
                        steps=np.int64(self.steps),
                        measured=np.int64(self.measured),
                        digest=np.array(self.sheet.digest),
                    )
                part.replace(path)
            finally:
                part.unlink(missing_ok=True)

    @classmethod
    def load(cls, sheet: StudSheet, path: Path) -> Trainer:
        """Return a training that was kept.

        Raises:
            TrainingError: the file is none, or is of another sheet.
            OSError: it cannot be read.
        """
        with path.open("rb") as file:
            try:
                with np.load(file, allow_pickle=False) as kept:
                    found = {name: kept[name] for name in kept.files}
                learned = Learned(found["regrets"], found["chosen"])
                prospects = Prospects(found["hopes"], found["looks"])
                seed, steps, measured = (int(found[name]) for name in ("seed", "steps", "measured"))
                digest = str(found["digest"])
            except UNREADABLE as error:
                raise TrainingError("training-none", path=str(path)) from error
        if digest != sheet.digest:
            raise TrainingError("training-other", path=str(path), name=sheet.name)
        rules = StudRules(sheet)
        ranking = rules.ranking(rules.lowest[2])
        deck = deck_tables(rules, ranking)
        like = (*_nothing_learned(deck), *no_prospects(deck, ranking))
        parts = (*learned, *prospects)
        if not (
            min(seed, steps, measured) >= 0
            and all(
                a.shape == b.shape and a.dtype == b.dtype for a, b in zip(parts, like, strict=True)
            )
            and all(np.isfinite(part).all() for part in parts)
        ):
            raise TrainingError("training-none", path=str(path))
        return cls(sheet, seed, deck, prospects, learned, steps, measured)


def _nothing_learned(deck: DeckTables) -> Learned:
    rows = len(deck.ups) * CASES
    return Learned(np.zeros((rows, ACTS), np.float32), np.zeros((rows, ACTS), np.float32))


def stream(seed: int, number: int, use: int) -> Row:
    """Return the random numbers of a step: key, chunk, use and the next block."""
    key = key_of(seed)
    return np.array([int(key[0]), int(key[1]), number, use, 0], np.int64)


def refuse_sheet(rules: StudRules) -> None:
    """Return if a sheet can be trained.

    Raises:
        TrainingError: hands have no face-down card or no five cards when the betting ends.
    """
    downs = [down for down, _ in rules.streets]
    if downs[0] == 0 or any(downs[1:]):
        raise TrainingError("training-streets")


def setting_of(sheet: StudSheet, banks: tuple[int, ...] = BANKS) -> Setting:
    """Return what coups of the sheet's first stake begin with."""
    rules, stake = StudRules(sheet), sheet.stakes[0]
    unit = rules.blind_unit(2 * stake.ante, stake.ante)
    times = [rules.blind_times(number, 2) for number in (0, 1)]
    buio, controbuio = (0 if found is None else found[1] * unit for found in times)
    often = np.array([0.25 if buio else 0.0, 0.3 if controbuio else 0.0])
    amounts = np.array([stake.bank * times for times in banks], np.int64)
    return Setting(stake.ante, amounts, buio, controbuio, often)


def sizes_of(rules: StudRules) -> Sizes:
    """Return the lines of a sheet as the kernels take them."""
    betting, rake = rules.betting_rules, rules.rake_rule
    return Sizes(
        betting.size,
        betting.raises,
        int(betting.raises_per_round),
        betting.unit,
        len(rules.streets),
        rake.above,
        rake.numerator,
        rake.denominator,
    )


def cleaned(chosen: NDArray[np.float32]) -> NDArray[np.float32]:
    """Return sums of what was chosen as chances, rare acts left out."""
    total = chosen.sum(axis=1, keepdims=True)
    chances = np.divide(chosen, total, out=np.zeros_like(chosen), where=total > 0)
    chances[chances < LEAST] = 0
    total = chances.sum(axis=1, keepdims=True)
    found: NDArray[np.float32] = np.divide(
        chances, total, out=np.zeros_like(chances), where=total > 0
    )
    return found


def trained_side(policy: NDArray[np.float32]) -> Side:
    """Return a trained player for a match; it plays no blinds."""
    return Side(1, policy, np.zeros((1, ACTS), np.float32), np.zeros(3, np.float32), 1)


def character_side(name: Name) -> Side:
    """Return a character for a match."""
    table = character_table(name)
    nothing = np.zeros((1, ACTS), np.float32)
    return Side(0, nothing, table.acts.copy(), table.blinds.copy(), table.afford)


def match(trainer: Trainer, one: Side, two: Side, pairs: int, *, number: int = 0) -> Result:
    """Return what ``one`` wins of ``two`` over so many deals, each played twice."""
    setting = setting_of(trainer.sheet, (1,))
    desk = new_desk(stream(trainer.seed, number, _MATCHES))
    found = kernel(play, nogil=True)(
        pairs, (one, two), setting, trainer.sizes, trainer.deck, trainer.prospects, desk
    )
    mean = found[0] / pairs
    deviation = sqrt(max(0.0, found[1] / pairs - mean * mean))
    unit = 2 * setting.ante
    return Result(mean / unit, Z99 * deviation / sqrt(pairs) / unit, 2 * pairs)


def results(trainer: Trainer, policy: NDArray[np.float32], pairs: int) -> dict[Name, Result]:
    """Return what a policy wins of each character."""
    me = trained_side(policy)
    return {
        name: match(trainer, me, character_side(name), pairs, number=number)
        for number, name in enumerate(CHARACTERS)
    }


def exploitable(trainer: Trainer, policy: NDArray[np.float32]) -> float:
    """Return what the best answers to a policy win on average, in antes a coup, exactly.

    Only for games in which nobody shows a card: see :mod:`croupier.simulation.best_response`.
    """
    from croupier.simulation.best_response import answer_to, best

    answer, row = answer_to(policy, trainer.deck, trainer.sizes), np.zeros(WIDTH, np.int64)
    bank = int(trainer.setting.banks[0])
    begin(row, trainer.setting.ante, bank, bank, 0, 0)
    return sum(best(answer, row, seat) for seat in range(2)) / 2 / trainer.setting.ante


def answered(
    trainer: Trainer,
    policy: NDArray[np.float32],
    deals: int,
    pairs: int,
    progress: Progress = lambda _: None,
) -> Result:
    """Return what an answer learned against a policy wins of it: no more than the best would."""
    nothing = Learned(*(np.zeros_like(part) for part in trainer.learned))
    other = Trainer(trainer.sheet, trainer.seed + 1, trainer.deck, trainer.prospects, nothing)
    other.setting = setting_of(trainer.sheet, (1,))._replace(played=np.zeros(2))
    walks, against = kernel(regret.train, nogil=True), Against(1, policy)
    number = -(-deals // STEP)
    for step in range(number):
        desk = new_desk(stream(other.seed, step, _WALKS))
        args = (other.setting, other.sizes, other.deck, other.prospects, other.learned, desk)
        walks(STEP, *args, against)
        progress((step + 1) / number)
    regrets = np.maximum(other.learned.regrets, 0)
    answer = np.where(regrets == regrets.max(axis=1, keepdims=True), regrets, 0)
    return match(trainer, trained_side(cleaned(answer)), trained_side(policy), pairs, number=99)


def _measured(
    deck: DeckTables, prospects: Prospects, seed: int, deals: int, progress: Progress
) -> Prospects:
    hopes, looks = (np.zeros((2, *part.shape)) for part in prospects)
    count = kernel(measure, nogil=True)
    parts = 20
    for part in range(parts):
        count(stream(seed, part, _MEASURES), deals // parts, deck, hopes, looks)
        progress((part + 1) / parts)
    found = [(part[0] + 0.5) / (part[1] + 1) for part in (hopes, looks)]
    # As they are shipped: in 255ths, so that what is trained is what is played.
    rounded = [(np.rint(part * 255) / 255).astype(np.float32) for part in found]
    return Prospects(*rounded)
