"""The progressive bet and a session: what ``croupier odds`` is asked, and answers to programs."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from croupier import money
from croupier.cli.errors import Refusal
from croupier.money import Minor

if TYPE_CHECKING:
    from croupier.odds.caribbean import Analysis
    from croupier.odds.progressive import ProgressiveWorth
    from croupier.odds.session import Session
    from croupier.odds.together import Together

PACE = 50
"""Coups an hour, if not asked otherwise."""


@dataclass(frozen=True, slots=True)
class Bets:
    """What is asked of the progressive and of a session."""

    meter: Minor | None
    coups: int | None
    pace: Fraction
    bankroll: Minor | None
    ante: Minor | None

    @classmethod
    def asked(
        cls,
        meter: str | None,
        coups: int | None,
        pace: float | None,
        bankroll: str | None,
        ante: str | None,
    ) -> Bets:
        """Return the options of the command line.

        Raises:
            Refusal: an option means nothing, or nothing without another.
            MoneyError: a text is no amount.
        """
        for option, value in (("--pace", pace), ("--bankroll", bankroll)):
            if value is not None and coups is None:
                raise Refusal(f"{option} is of a session: say how long, with --session COUPS")
        if coups is not None and coups < 1:
            raise Refusal(f"--session {coups}: a session has at least one coup, like 1000")
        if pace is not None and not 0.01 <= pace <= 100_000:
            raise Refusal(f"--pace {pace}: coups an hour are 0.01 to 100000, like {PACE}")
        return cls(
            _amount("--meter", meter),
            coups,
            Fraction(str(PACE if pace is None else pace)),
            _amount("--bankroll", bankroll),
            None if ante is None else money.parse(ante),
        )

    def progressive(self, found: Analysis) -> ProgressiveWorth | None:
        """Return the worth of the progressive bet.

        Raises:
            Refusal: a meter is given and the sheet has none.
        """
        from croupier.odds.progressive import progressive_worth

        if self.meter is not None and found.sheet.progressive is None:
            raise Refusal("--meter: this sheet has no progressive bet, and so no meter")
        return progressive_worth(found.sheet, play=found)

    def together(self, found: Analysis) -> Together | None:
        """Return both bets together; None too where it was not kept which hands are raised."""
        from croupier.odds.together import TogetherError, together

        try:
            return together(found, self.ante)
        except TogetherError:
            return None

    def session(self, found: Analysis) -> Session | None:
        """Return the session, if one is asked for.

        Raises:
            SessionError: it cannot be computed.
        """
        if self.coups is None:
            return None
        from croupier.odds.session import session

        return session(
            found,
            self.coups,
            ante=self.ante,
            meter=self.meter,
            pace=self.pace,
            bankroll=self.bankroll,
        )


def _amount(option: str, text: str | None) -> Minor | None:
    if text is None:
        return None
    amount = money.parse(text)
    if amount < 0:
        raise Refusal(f"{option} {text}: an amount is zero or more, like 10000.00")
    return amount


def progressive_answer(worth: ProgressiveWorth | None) -> dict[str, Any] | None:
    """Return the worth of the progressive bet under the keys that are promised."""
    if worth is None:
        return None
    even = worth.break_even_meter
    return {
        "fixed_return": float(worth.fixed_return),
        "return_per_unit_of_meter": float(worth.return_per_unit_of_meter),
        "break_even_meter": None if even is None else money.text(even),
        "return_at_seed": float(worth.return_at_seed),
        "long_run_return": float(worth.long_run_return),
    }


def bets_answer(bets: Bets, found: Analysis) -> dict[str, Any]:
    """Return what more there is to say of the progressive, and the session if one is asked for."""
    answer: dict[str, Any] = {}
    worth = bets.progressive(found)
    if worth is not None:
        answer["progressive_detail"] = _detail(bets, found, worth)
    session = bets.session(found)
    if session is not None:
        answer["session"] = session_answer(session, found)
    return answer


def _detail(bets: Bets, found: Analysis, worth: ProgressiveWorth) -> dict[str, Any]:
    meter = worth.pays.seed if bets.meter is None else bets.meter
    both = bets.together(found)
    several = worth.several(meter, found.sheet.table.seats)
    paid, mean = worth.break_even_as_paid, worth.mean_meter_at_hit
    positive = None if both is None else both.turns_positive
    return {
        "meter": money.text(meter),
        "return_at_meter": float(worth.return_at(meter)),
        "deviation_at_meter": worth.deviation_at(meter) / money.MINOR_PER_UNIT,
        "break_even_as_paid": None if paid is None else money.text(paid),
        "mean_meter_at_hit": None if mean is None else money.text(round(mean)),
        "contribution_return": float(worth.contribution_return),
        "seed_return": float(worth.seed_return),
        "with_ante": None if both is None else money.text(both.ante),
        "turns_positive_with_ante": None if positive is None else money.text(positive),
        "hits": {hit.name: float(hit.chance) for hit in worth.hits},
        "several_winners": {
            "players": several.players,
            "chance": float(several.chance),
            "loss": float(several.loss),
            "bound": float(several.bound),
        },
    }


def session_answer(session: Session, found: Analysis) -> dict[str, Any]:
    """Return a session for programs."""
    from croupier.odds.session import ranges, volatility_index

    fallen = session.ruin
    return {
        "coups": session.coups,
        "ante": money.text(session.ante),
        "meter": None if session.meter is None else money.text(session.meter),
        "mean": _money(session.mean),
        "standard_deviation": session.deviation / money.MINOR_PER_UNIT,
        "ahead": session.ahead,
        "even": session.even,
        "behind": session.behind,
        "error_bound": session.bound,
        "quantiles": {str(level): _money(value) for level, value in session.quantiles.items()},
        "pace": float(session.pace),
        "hours": float(session.hours),
        "hourly_cost": _money(session.hourly_cost),
        "bankroll": None if session.bankroll is None else money.text(session.bankroll),
        "ruin": None if fallen is None else fallen.chance,
        "ruin_error_bound": None if fallen is None else fallen.bound,
        "coups_played": None if fallen is None else fallen.coups_played,
        "volatility_index": volatility_index(found),
        "ranges": [each._asdict() for each in ranges(found)],
    }


def _money(amount: Fraction) -> str:
    """Return an amount in minor units as text, rounded to the nearest one."""
    return money.text(round(amount))
