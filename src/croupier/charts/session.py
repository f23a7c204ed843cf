"""The chart of a session: how the result of many coups is spread."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

import altair as alt
import numpy as np

from croupier.charts.look import Look
from croupier.charts.parts import Chart, data, finished
from croupier.odds.caribbean import Analysis
from croupier.odds.lattice import Chances, common_unit, lattice_of, power

COUPS = 200
"""Four hours at fifty coups an hour."""

BARS = 64
"""About so many bars."""

EDGES = (0.002, 0.998)
"""What lies outside of these quantiles is not drawn."""

MARKED = (0.05, 0.5, 0.95)
"""The quantiles that are marked."""

NARROW, LOWER = 640, 34
"""In a chart narrower than this every other quantile's text stands so much lower."""


class Bar(NamedTuple):
    """The chance of the results from ``low`` up to, not including, ``high``, in antes."""

    low: float
    high: float
    chance: float


def chances_of(found: Analysis, coups: int) -> Chances:
    """Return the chances of a session's results, in antes."""
    results = {r: Fraction(n, found.deals) for r, n in found.distribution.items()}
    return power(lattice_of(results, common_unit(results)), coups)


def bars_of(chances: Chances) -> list[Bar]:
    """Return the chances put together in bars, one of which begins at zero."""
    low, high = (int(chances.quantile(edge) / chances.unit) for edge in EDGES)
    # Even numbers of steps: odd results and even ones take turns.
    wide = max(2, 2 * round((high - low) / BARS / 2))
    first = low // wide
    found = []
    for place in range(first, high // wide + 1):
        start = place * wide - chances.first
        part = chances.chances[max(0, start) : max(0, start + wide)]
        low_end, high_end = (float((place + more) * wide * chances.unit) for more in (0, 1))
        found.append(Bar(low_end, high_end, float(np.sum(part))))
    return found


def session_spread(found: Analysis, look: Look, *, coups: int = COUPS) -> Chart:
    """Return the chances of the result of so many coups, with quantiles."""
    chances = chances_of(found, coups)
    bars = bars_of(chances)
    theme = look.theme
    rows = [
        {"low": bar.low, "high": bar.high, "chance": bar.chance, "zero": 0, "behind": bar.low < 0}
        for bar in bars
    ]
    step = bars[0].high - bars[0].low
    x = alt.X(
        "low:Q",
        title=look.say("result", coups=coups),
        scale=alt.Scale(domain=[bars[0].low, bars[-1].high], nice=False),
        axis=alt.Axis(format=",.0f", tickCount=8, domain=True, domainColor=theme.line),
    )
    top = (1.22 if look.width >= NARROW else 1.42) * max(bar.chance for bar in bars)
    y = alt.Y(
        "chance:Q",
        title=look.say("chance-of", wide=look.number(step)),
        scale=alt.Scale(domain=[0, top], nice=False),
        axis=alt.Axis(format=".1%", grid=True, tickCount=5),
    )
    colour = alt.condition(alt.datum.behind, alt.value(theme.loss), alt.value(theme.gain))
    drawn = alt.Chart(data(rows)).mark_rect(stroke=theme.paper, strokeWidth=0.6)
    layers = [
        drawn.encode(x=x, x2="high:Q", y=y, y2="zero:Q", color=colour),
        *_marks(chances, look, x),
    ]
    chart = alt.layer(*layers).properties(width=look.width - 120, height=290)
    return finished(
        chart,
        look,
        look.say("session", coups=coups),
        found.sheet,
        *_lines(found, chances, coups, look),
    )


def _lines(found: Analysis, chances: Chances, coups: int, look: Look) -> list[str]:
    ahead, not_behind = chances.above(0), chances.above(-1)
    mean = look.signed(found.net / found.deals * coups, 2)
    ends = look.say(
        "session-ends",
        ahead=look.percent(ahead, 1),
        even=look.percent(not_behind - ahead, 1),
        behind=look.percent(1 - not_behind, 1),
    )
    return [ends, look.say("session-how", mean=mean, drawn=look.percent(EDGES[1] - EDGES[0], 1))]


def _marks(chances: Chances, look: Look, x: alt.X) -> list[Chart]:
    lower = LOWER if look.width < NARROW else 0
    rows = [
        {
            "low": float(chances.quantile(level)),
            "place": 2 + lower * ((place + 1) % 2),
            "text": look.say(
                "quantile",
                level=look.percent(level, 0),
                result=look.signed(chances.quantile(level)),
            ).split("|"),
        }
        for place, level in enumerate(MARKED)
    ]
    base = alt.Chart(data(rows)).encode(x=x)
    rules = base.mark_rule(color=look.theme.ink, strokeDash=[3, 3], strokeWidth=1)
    over = base.mark_text(baseline="top", lineHeight=15, align="left", dx=5)
    under = base.mark_text(
        baseline="top",
        lineHeight=15,
        align="left",
        dx=5,
        stroke=look.theme.paper,
        strokeWidth=5,
        strokeJoin="round",
    )
    y = alt.Y("place:Q", scale=None, axis=None)
    texts = (text.encode(y=y, text="text:N") for text in (under, over))
    return [rules, *texts]
