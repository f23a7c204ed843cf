"""What simulated coups of stud came to: the rake by stake, and each player's results."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from math import sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from croupier import money
from croupier.odds.session import LEVELS
from croupier.sheets.schema import Stake
from croupier.simulation.caribbean_result import estimate_answer
from croupier.simulation.intervals import Estimate, estimate, quantile, share
from croupier.simulation.stud import StudJob, StudTotals
from croupier.simulation.stud_kernels import ALONE, ENDS, FOLDED, LOST, SHARED, WON
from croupier.simulation.stud_sessions import (
    BOUGHT,
    COUPS,
    IN_POTS,
    RAKE,
    RAKED,
    SHOWDOWNS,
    SIDE_POTS,
)

END_NAMES = {FOLDED: "folded", ALONE: "alone", WON: "won", SHARED: "shared", LOST: "lost"}
"""How a hand ends: folded, the last one left, and at the showdown won, shared or lost."""


@dataclass(frozen=True)
class StudPlayer:
    """A seat's results at one stake."""

    seat: int
    name: str
    ends: dict[str, int]
    classes: dict[str, dict[str, int]]
    """Hands shown, by class: won, shared, lost."""
    net: int
    mean: Estimate
    """The result of a coup in antes; its error is that of whole evenings."""
    evenings: dict[int, int]
    """Evenings by their result, minor units."""
    lost_bank: Estimate
    """The share of evenings in which the bank was lost at least once."""

    def quantiles(self) -> dict[float, int]:
        """Return the quantiles of an evening's result, minor units."""
        return {level: quantile(self.evenings, level) for level in LEVELS}


@dataclass(frozen=True)
class StudStake:
    """What a stake came to."""

    stake: Stake
    coups: int
    rake: int
    raked: Estimate
    """The share of coups that the rake was taken from."""
    rake_a_coup: Estimate
    """Minor units; its error is that of whole evenings."""
    mean_pot: float
    """Minor units."""
    showdowns: Estimate
    side_pots: Estimate
    bought: int
    """Banks bought again."""
    players: tuple[StudPlayer, ...]


@dataclass(frozen=True)
class StudResult:
    """The totals of a job, and what follows from them."""

    job: StudJob
    totals: StudTotals

    @cached_property
    def _shape(self) -> tuple[int, int, int, int]:
        classes = len(self.job.sheet.hands.order) + 1
        return len(self.job.stakes), len(self.job.players), ENDS, classes

    @cached_property
    def stakes(self) -> tuple[StudStake, ...]:
        """The results by stake, those that were played."""
        return tuple(self._stakes())

    def _stakes(self) -> Iterator[StudStake]:
        hands = np.array(self.totals.hands).reshape(self._shape)
        nets = np.array(self.totals.nets, object).reshape(self._shape)
        for place, number in enumerate(self.job.stakes):
            row, (evenings, rake, square) = self.totals.stakes[place], self.totals.rakes[place]
            coups = row[COUPS]
            if not coups:
                continue
            of_evenings = estimate(rake, square, evenings)
            yield StudStake(
                stake=self.job.sheet.stakes[number],
                coups=coups,
                rake=row[RAKE],
                raked=share(row[RAKED], coups),
                rake_a_coup=Estimate(
                    row[RAKE] / coups,
                    of_evenings.deviation / sqrt(self.job.session),
                    of_evenings.error / self.job.session,
                ),
                mean_pot=row[IN_POTS] / coups,
                showdowns=share(row[SHOWDOWNS], coups),
                side_pots=share(row[SIDE_POTS], coups),
                bought=row[BOUGHT],
                players=tuple(
                    self._player((place, seat), coups, hands[place, seat], nets[place, seat])
                    for seat in range(len(self.job.players))
                ),
            )

    def _player(
        self, at: tuple[int, int], coups: int, hands: NDArray[np.int64], nets: NDArray[np.object_]
    ) -> StudPlayer:
        place, seat = at
        order = self.job.sheet.hands.order
        result, square, lost = self.totals.seats[place * len(self.job.players) + seat]
        evenings = self.totals.evenings[place * len(self.job.players) + seat]
        ante = self.job.sheet.stakes[self.job.stakes[place]].ante
        number = self.totals.rakes[place][0]
        of_evenings, scale = estimate(result, square, number), ante * self.job.session
        net = int(nets.sum())
        return StudPlayer(
            seat=seat + 1,
            name=self.job.players[seat],
            ends={name: int(hands[end].sum()) for end, name in END_NAMES.items()},
            classes={
                name: {END_NAMES[end]: int(hands[end, k]) for end in (WON, SHARED, LOST)}
                for k, name in enumerate(order)
            },
            net=net,
            mean=Estimate(
                net / coups / ante,
                of_evenings.deviation / ante / sqrt(self.job.session),
                of_evenings.error / scale,
            ),
            evenings=evenings,
            lost_bank=share(lost, number),
        )

    def answer(self) -> dict[str, Any]:
        """Return all that for programs: counts, floats, and money as text."""
        job = self.job
        return {
            "game": job.sheet.game,
            "sheet": job.sheet.name,
            "digest": job.sheet.digest,
            "coups": self.totals.coups,
            "seats": len(job.players),
            "seed": job.seed,
            "session": job.session,
            "players": list(job.players),
            "rake": money.text(sum(stake.rake for stake in self.stakes)),
            "stakes": [_stake_answer(stake) for stake in self.stakes],
        }


def _stake_answer(found: StudStake) -> dict[str, Any]:
    return {
        "ante": money.text(found.stake.ante),
        "bank": money.text(found.stake.bank),
        "coups": found.coups,
        "rake": money.text(found.rake),
        "rake_per_coup": _in_units(found.rake_a_coup),
        "raked": found.raked.mean,
        "mean_pot": found.mean_pot / money.MINOR_PER_UNIT,
        "showdowns": found.showdowns.mean,
        "side_pots": found.side_pots.mean,
        "banks_bought_again": found.bought,
        "players": [_player_answer(player) for player in found.players],
    }


def _in_units(found: Estimate) -> dict[str, Any]:
    unit = money.MINOR_PER_UNIT
    return estimate_answer(Estimate(found.mean / unit, found.deviation / unit, found.error / unit))


def _player_answer(player: StudPlayer) -> dict[str, Any]:
    return {
        "seat": player.seat,
        "player": player.name,
        "net": money.text(player.net),
        "antes_per_coup": estimate_answer(player.mean),
        "hands": player.ends,
        "classes": player.classes,
        "session": {
            "sessions": sum(player.evenings.values()),
            "quantiles": {str(k): money.text(v) for k, v in player.quantiles().items()},
            "ruin": estimate_answer(player.lost_bank),
        },
    }
