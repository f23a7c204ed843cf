"""What simulated coups of Caribbean Stud came to, beside the exact values of :mod:`croupier.odds`.

Results of the ante game are in antes, of one hand a coup. Where several seats play, their results
hang together by the dealer's hand: the error of the mean is that of whole coups.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import sqrt
from typing import Any

from croupier import money
from croupier.games.pays import FOLD, LOSE, NO_OPEN, PUSH, WIN
from croupier.money import MICRO_PER_MINOR
from croupier.odds.caribbean import Analysis, analyse_caribbean
from croupier.odds.lattice import WidthError
from croupier.odds.progressive import ProgressiveWorth, progressive_worth
from croupier.odds.session import LEVELS, Session, SessionError, session
from croupier.odds.together import TogetherError
from croupier.simulation.caribbean import CaribbeanJob, CaribbeanTotals, plan_of, strategy_by
from croupier.simulation.intervals import Estimate, estimate, quantile, share
from croupier.simulation.meter_path import MeterPath, meter_path

ENDS = {FOLD: "fold", NO_OPEN: "no_open", LOSE: "lose", PUSH: "push", WIN: "win"}
"""The names of a hand's ends, as in :mod:`croupier.odds.caribbean`."""


@dataclass(frozen=True)
class CaribbeanResult:
    """The totals of a job, and what follows from them."""

    job: CaribbeanJob
    totals: CaribbeanTotals

    @property
    def hands(self) -> int:
        """How many hands were played."""
        return self.totals.coups * self.job.seats

    @cached_property
    def exact(self) -> Analysis:
        """The exact worth of the ante game."""
        return analyse_caribbean(self.job.sheet, strategy_by(self.job.strategy), ante=self.job.ante)

    @cached_property
    def by_class(self) -> dict[str, dict[str, int]]:
        """Hands by class, highest first, and how they ended."""
        kinds = plan_of(self.job).kinds
        found = {name: dict.fromkeys(ENDS.values(), 0) for name in self.job.sheet.hands.order}
        for end, name in ENDS.items():
            for kind, class_name in enumerate(kinds.names):
                found[class_name][name] += self.totals.tally[end * len(kinds.names) + kind]
        return found

    @cached_property
    def outcomes(self) -> dict[str, int]:
        """Hands by outcome: ``fold``, ``no_open``, ``lose``, ``push``, ``win:<class>``."""
        ends = [name for end, name in ENDS.items() if end != WIN]
        found = {end: sum(row[end] for row in self.by_class.values()) for end in ends}
        return found | {f"win:{name}": row["win"] for name, row in self.by_class.items()}

    def _summed(self, *columns: Any) -> int:  # noqa: ANN401 - arrays by cell
        return sum(
            number * sum(int(column[cell]) for column in columns)
            for cell, number in enumerate(self.totals.tally)
        )

    @cached_property
    def net(self) -> int:
        """What the ante game brought all players together, minor units."""
        cells = plan_of(self.job).cells
        return self._summed(cells.ante, cells.additional)

    @cached_property
    def mean(self) -> Estimate:
        """The mean result of a hand in antes, without the progressive."""
        job, totals = self.job, self.totals
        scale = plan_of(job).unit / (job.ante * job.seats)
        exact = float(-self.exact.edge)
        units = self.net // plan_of(job).unit
        return estimate(units * scale, totals.square * scale * scale, totals.coups, exact)

    @cached_property
    def deviation(self) -> float:
        """The standard deviation of one hand's result, in antes."""
        cells = plan_of(self.job).cells
        game = (cells.ante + cells.additional).tolist()
        square = sum(n * value * value for n, value in zip(self.totals.tally, game, strict=True))
        hands, ante = self.hands, self.job.ante
        return sqrt(max(0.0, square / hands - (self.net / hands) ** 2)) / ante

    @property
    def raised(self) -> int:
        """How many hands were raised."""
        return self.hands - self.outcomes["fold"]

    @property
    def bet(self) -> int:
        """All that was bet but the progressive, minor units."""
        multiple = self.job.sheet.additional.multiple
        return self.job.ante * (self.hands + multiple * self.raised)

    @property
    def shares(self) -> dict[str, Estimate]:
        """The share of each outcome, beside the exact one."""
        exact = self.exact
        return {
            name: share(number, self.hands, exact.outcomes[name] / exact.deals)
            for name, number in self.outcomes.items()
        }

    # The progressive

    @cached_property
    def path(self) -> MeterPath | None:
        """The meter's path over all coups; None where the progressive was not bet."""
        plan, job = plan_of(self.job), self.job
        if plan.line is None or not job.progressive:
            return None
        hits = ((coup, seat, int(plan.cells.num[cell])) for coup, seat, cell in self.totals.hits)
        return meter_path(plan.line, hits, self.totals.coups, job.seats, job.meter)

    @cached_property
    def progressive(self) -> ProgressiveWorth | None:
        """The exact worth of the progressive bet; None where it was not bet, or is not known."""
        if not self.job.progressive:
            return None
        return progressive_worth(self.job.sheet, play=self.exact, players=self.job.seats)

    @cached_property
    def hits(self) -> dict[str, Estimate]:
        """Of each class that wins the progressive, the share of hands that won it."""
        plan = plan_of(self.job)
        kinds = plan.kinds
        won: dict[str, int] = {}
        for cell, number in enumerate(self.totals.tally):
            end, kind = divmod(cell, len(kinds.names))
            kept = end != FOLD or (plan.line is not None and plan.line.pays_folded)
            if self.job.progressive and kept and (kinds.share[kind] or kinds.amount[kind]):
                won[kinds.names[kind]] = won.get(kinds.names[kind], 0) + number
        worth = self.progressive
        exact = {} if worth is None else {hit.name: float(hit.chance) for hit in worth.hits}
        names = (name for name in self.job.sheet.hands.order if name in won)
        return {name: share(won[name], self.hands, exact.get(name)) for name in names}

    @property
    def progressive_net(self) -> int:
        """What the progressive brought all players together, minor units."""
        paid = 0 if self.path is None else self.path.paid
        return self._summed(plan_of(self.job).cells.progressive) + paid

    @property
    def hold(self) -> float:
        """What the house kept of all that was bet, the progressive's part in the meter included."""
        bets = self.bet
        if self.path is not None and plan_of(self.job).line is not None:
            line = plan_of(self.job).line
            bets += self.hands * (0 if line is None else line.bet)
        return -(self.net + self.progressive_net) / bets if bets else 0.0

    # Sessions

    @cached_property
    def session_exact(self) -> Session | None:
        """The exact session; None where it cannot be computed."""
        job = self.job
        try:
            return session(
                self.exact,
                job.session,
                ante=job.ante,
                meter=job.meter if job.progressive else None,
                bankroll=job.bankroll,
            )
        except (SessionError, WidthError, TogetherError):
            return None

    @property
    def sessions(self) -> int:
        """How many sessions were played."""
        return sum(self.totals.sessions.values())

    @property
    def ruin(self) -> Estimate:
        """The share of sessions whose chips did not last."""
        exact = self.session_exact
        known = None if exact is None or exact.ruin is None else exact.ruin.chance
        return share(self.totals.ruined, self.sessions, known)

    @property
    def ahead(self) -> Estimate:
        """The share of sessions that ended ahead."""
        exact = self.session_exact
        won = sum(number for result, number in self.totals.sessions.items() if result > 0)
        return share(won, self.sessions, None if exact is None else exact.ahead)

    def quantiles(self, *, of_bankroll: bool = False) -> dict[float, int]:
        """Return the quantiles of a session's result, or of the chips at its end, minor units."""
        counts = self.totals.ended if of_bankroll else self.totals.sessions
        more = self.job.bankroll if of_bankroll else 0
        return {level: quantile(counts, level) + more for level in LEVELS}

    @property
    def agrees(self) -> bool:
        """Whether the exact mean lies within the 99% interval."""
        return bool(self.mean.agrees)

    def answer(self) -> dict[str, Any]:
        """Return all that for programs: counts, floats, and money as text."""
        job, mean = self.job, self.mean
        return {
            "game": job.sheet.game,
            "sheet": job.sheet.name,
            "digest": job.sheet.digest,
            "coups": self.totals.coups,
            "seats": job.seats,
            "hands": self.hands,
            "seed": job.seed,
            "strategy": job.strategy,
            "ante": money.text(job.ante),
            "net": money.text(self.net),
            "house_edge": -mean.mean,
            "standard_deviation": self.deviation,
            "raise_frequency": self.raised / max(1, self.hands),
            "hold": self.hold,
            "mean": estimate_answer(mean),
            "agrees": mean.agrees,
            "outcomes": self.outcomes,
            "shares": {name: estimate_answer(each) for name, each in self.shares.items()},
            "classes": self.by_class,
            "progressive": self._progressive_answer(),
            "session": self._session_answer(),
        }

    def _progressive_answer(self) -> dict[str, Any] | None:
        path = self.path
        if path is None:
            return None
        return {
            "bets": self.hands,
            "net": money.text(self.progressive_net),
            "hits": {
                name: {"count": round(each.mean * self.hands)} | estimate_answer(each)
                for name, each in self.hits.items()
            },
            "meter": {
                "start": money.text(path.start),
                "end": money.text(path.end // MICRO_PER_MINOR),
                "least": money.text(path.least),
                "most": money.text(path.most),
                "mean": path.mean / money.MINOR_PER_UNIT,
                "mean_at_hit": path.mean_at_hit / money.MINOR_PER_UNIT,
                "fed": money.text(path.fed // MICRO_PER_MINOR),
                "seeds": money.text(path.seeds),
                "paid": money.text(path.paid),
            },
        }

    def _session_answer(self) -> dict[str, Any] | None:
        if not self.sessions:
            return None
        texts = {
            name: {str(level): money.text(value) for level, value in quantiles.items()}
            for name, quantiles in (
                ("quantiles", self.quantiles()),
                ("bankroll_quantiles", self.quantiles(of_bankroll=True)),
            )
        }
        return {
            "coups": self.job.session,
            "sessions": self.sessions,
            "bankroll": money.text(self.job.bankroll),
            "meter": money.text(self.job.meter) if self.job.progressive else None,
            "ahead": estimate_answer(self.ahead),
            "ruin": estimate_answer(self.ruin),
            "coups_played": self.totals.played / self.sessions,
        } | texts

    def _repr_html_(self) -> str:
        """Return the verdict as a notebook shows it."""
        mean = self.mean
        low, high = mean.interval99
        return (
            f"<p>{self.totals.coups:,} coups: house edge {-mean.mean:.4%}, 99% interval "
            f"{-high:.4%} to {-low:.4%}; exact {float(self.exact.edge):.4%}</p>"
        )


def estimate_answer(found: Estimate) -> dict[str, Any]:
    """Return an estimate for programs."""
    return {
        "mean": found.mean,
        "standard_error": found.error,
        "interval95": list(found.interval95),
        "interval99": list(found.interval99),
        "exact": found.exact,
        "off": found.off,
        "agrees": found.agrees,
    }
