"""Charts of simulated coups: how sessions end, beside what is exact; what players win."""

from __future__ import annotations

from typing import Any

import altair as alt

from croupier.charts.look import Look
from croupier.charts.parts import Chart, data, finished
from croupier.charts.session import EDGES, Bar
from croupier.odds.lattice import Chances, WidthError
from croupier.odds.session import coup_of, spread
from croupier.simulation.caribbean_result import CaribbeanResult
from croupier.simulation.intervals import quantile
from croupier.simulation.stud_result import StudResult

BARS = 48
"""About so many bars."""


def simulated(found: CaribbeanResult | StudResult, look: Look) -> Chart:
    """Return the chart of a simulation: sessions at Caribbean Stud, players at stud."""
    if isinstance(found, StudResult):
        return players(found, look)
    return sessions(found, look)


def sessions(found: CaribbeanResult, look: Look) -> Chart:
    """Return how sessions ended, in antes, with what chance says as a line of dots."""
    bars = _bars(found)
    rows = [
        {"low": bar.low, "high": bar.high, "chance": bar.chance, "zero": 0, "behind": bar.low < 0}
        for bar in bars
    ]
    theme = look.theme
    x = alt.X(
        "low:Q",
        title=look.say("result", coups=found.job.session),
        axis=alt.Axis(format=",.0f", tickCount=8, domain=True, domainColor=theme.line),
    )
    y = alt.Y(
        "chance:Q",
        title=look.say("simulated-share"),
        axis=alt.Axis(format=".1%", grid=True, tickCount=5),
    )
    colour = alt.condition(alt.datum.behind, alt.value(theme.loss), alt.value(theme.gain))
    drawn = alt.Chart(data(rows)).mark_rect(stroke=theme.paper, strokeWidth=0.6)
    layers = [drawn.encode(x=x, x2="high:Q", y=y, y2="zero:Q", color=colour)]
    exact = _exact(found, bars)
    if exact:
        dots = alt.Chart(data(exact)).mark_circle(size=26, color=theme.ink, opacity=1)
        layers.append(dots.encode(x=x, y=y))
    chart = alt.layer(*layers).properties(width=look.width - 120, height=290)
    lines = [
        look.say(
            "simulated-sessions",
            sessions=found.sessions,
            seed=str(found.job.seed),
        )
    ]
    if exact:
        lines.append(look.say("simulated-dots"))
    title = look.say("session", coups=found.job.session)
    return finished(chart, look, title, found.job.sheet, *lines)


def _bars(found: CaribbeanResult) -> list[Bar]:
    """Return the shares of sessions put together in bars, one of which begins at zero."""
    counts, ante = found.totals.sessions, found.job.ante
    low, high = (quantile(counts, edge) for edge in EDGES)
    # Even numbers of antes: odd results and even ones take turns.
    wide = 2 * ante * max(1, round((high - low) / BARS / ante / 2))
    first, last = low // wide, high // wide
    number = [0] * (last - first + 1)
    for result, times in counts.items():
        if first <= result // wide <= last:
            number[result // wide - first] += times
    every = sum(counts.values())
    return [
        Bar((first + k) * wide / ante, (first + k + 1) * wide / ante, times / every)
        for k, times in enumerate(number)
    ]


def _exact(found: CaribbeanResult, bars: list[Bar]) -> list[dict[str, Any]]:
    """Return the exact chance of each bar, at its middle; nothing where it cannot be computed."""
    job = found.job
    try:
        coup = coup_of(found.exact, job.ante, meter=job.meter if job.progressive else None)
        low, high = spread(coup, job.session)
    except (ValueError, WidthError):
        return []
    rows = []
    for bar in bars:
        chance = (_between(low, bar, job.ante) + _between(high, bar, job.ante)) / 2
        rows.append({"low": (bar.low + bar.high) / 2, "chance": chance})
    return rows


def _between(chances: Chances, bar: Bar, ante: int) -> float:
    """Return the chance of a bar's results."""
    low, high = (int(-(-(end * ante) // chances.unit)) for end in (bar.low, bar.high))
    return chances.above(low - 1) - chances.above(high - 1)


def players(found: StudResult, look: Look) -> Chart:
    """Return what each player won a coup, in antes, with its 95% interval, by stake."""
    rows = []
    for stake in found.stakes:
        for player in stake.players:
            low, high = player.mean.interval95
            name = look.messages.text(f"play-way-{player.name}")
            rows.append(
                {
                    "player": f"{player.seat} {name}",
                    "stake": look.money(stake.stake.ante, found.job.sheet.currency),
                    "mean": player.mean.mean,
                    "low": low,
                    "high": high,
                    "behind": player.mean.mean < 0,
                }
            )
    theme = look.theme
    x = alt.X(
        "low:Q",
        title=look.say("simulated-antes"),
        axis=alt.Axis(format="+.2f", grid=True, tickCount=7),
    )
    y = alt.Y("player:N", title=None, sort=None)
    colour = alt.condition(alt.datum.behind, alt.value(theme.loss), alt.value(theme.gain))
    base = alt.Chart()  # the data stand at the facet, which parts them
    rules = base.mark_rule(strokeWidth=2).encode(x=x, x2="high:Q", y=y, color=colour)
    points = base.mark_circle(size=60, opacity=1).encode(x="mean:Q", y=y, color=colour)
    head = alt.Header(title=None, labelColor=theme.quiet, labelAnchor="start", labelFontSize=12)
    stakes = [look.money(stake.stake.ante, found.job.sheet.currency) for stake in found.stakes]
    chart = (
        alt.layer(rules, points)
        .properties(width=look.width - 200, height=24 * len(found.job.players))
        .facet(row=alt.Row("stake:N", header=head, sort=stakes), data=data(rows))
    )
    line = look.say("simulated-coups", coups=found.totals.coups, seed=str(found.job.seed))
    return finished(chart, look, look.say("simulated-players"), found.job.sheet, line)
