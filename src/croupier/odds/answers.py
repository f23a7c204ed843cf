"""What a Caribbean Stud sheet is worth, for programs: the answers under their promised keys."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from croupier import money
from croupier.cards import RANKS, card_text
from croupier.money import Minor
from croupier.odds.advice import advice, group_text, hand_text
from croupier.odds.caribbean import Analysis
from croupier.odds.learning import simple_names
from croupier.odds.progressive import ProgressiveWorth, progressive_worth
from croupier.odds.session import Session, ranges, volatility_index
from croupier.odds.together import Together


def figures(found: Analysis) -> dict[str, Any]:
    """Return the worth under the keys that are promised, and some more."""
    return {
        "deals": found.deals,
        "net": found.net.numerator if found.net.denominator == 1 else str(found.net),
        "house_edge": float(found.edge),
        "element_of_risk": float(found.element_of_risk),
        "average_bet": float(found.average_bet),
        "standard_deviation": found.standard_deviation,
        "raise_frequency": float(found.raise_frequency),
        "outcomes": found.outcomes,
        "progressive": progressive_answer(progressive_worth(found.sheet, play=found)),
        "dealer_opens": float(found.dealer_opens),
        "strategy": found.strategy,
        "seen": found.seen,
        "dead": [card_text(card) for card in found.dead],
        "ante": None if found.ante is None else money.text(found.ante),
        "sheet": found.sheet.name,
        "digest": found.sheet.digest,
    }


def best_play(best: Analysis) -> dict[str, Any]:
    """Return best play for programs: what is always and never raised, the chart, the costs."""
    answer: dict[str, Any] = {"house_edge": float(best.edge)}
    told = advice(best)
    if told is None:
        return answer
    low, high = told.lowest_always, told.highest_never
    return answer | {
        "lowest_always": None if low is None else hand_text(told.ranking, low),
        "highest_never": None if high is None else hand_text(told.ranking, high),
        "chart": [
            {
                "hand": group_text(told.ranking, group),
                "play": group.play,
                "raises": group.share,
                "by_exposed": dict(zip(RANKS, group.by_exposed, strict=True)),
            }
            for group in told.groups
        ],
        "costs": {name: float(cost) for name, cost in simple_names(told)},
    }


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


def progressive_detail(
    found: Analysis, worth: ProgressiveWorth, both: Together | None, meter: Minor | None = None
) -> dict[str, Any]:
    """Return what more there is to say of the progressive bet, the meter at an amount or its seed.

    ``both`` is the ante game and the progressive together, where they can be taken so.
    """
    if meter is None:
        meter = worth.pays.seed
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
