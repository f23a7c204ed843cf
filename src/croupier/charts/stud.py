"""Charts of a stud sheet: the rake by pot, and the order of hands against the decks."""

from __future__ import annotations

from itertools import pairwise
from math import log10
from typing import Any

import altair as alt

from croupier.charts.look import Look
from croupier.charts.parts import Chart, data, finished, labelled, small_title
from croupier.odds.stud_rake import Cliff, RakeReport, raked
from croupier.odds.stud_report import StudReport
from croupier.odds.words import Words

POINTS = 160
"""Pots of a line."""


def rake_by_pot(report: StudReport, look: Look) -> Chart | None:
    """Return what part of a pot the dealer keeps, and beside it the cliff; None without a rake."""
    rake = report.rake
    if rake is None:
        return None
    sheet = report.sheet
    panel = (look.width - 190) // 2 if rake.cliff is not None else look.width - 120
    parts = [_rates(rake, look, sheet.currency).properties(width=panel, height=270)]
    lines = [
        look.say(
            "rake-how",
            rate=look.percent(rake.rule.numerator / rake.rule.denominator, 1),
            above=look.money(rake.rule.above, sheet.currency),
        )
    ]
    if rake.cliff is not None:
        parts.append(
            _cliff(rake, rake.cliff, look, sheet.currency).properties(width=panel, height=270)
        )
        cliff = rake.cliff
        amounts = {
            name: look.money(amount, sheet.currency)
            for name, amount in (("first", cliff.first.pot), ("last", cliff.last.pot))
        }
        lines.append(look.say("cliff-how", **amounts))
    chart = alt.hconcat(*parts) if len(parts) > 1 else parts[0]
    return finished(chart, look, look.say("rake"), sheet, *lines)


def _rates(rake: RakeReport, look: Look, currency: str) -> Chart:
    """Return the rate by pot, on a scale of tenfold steps, over all pots of the stakes."""
    stakes = [each.pot.pot for each in rake.stakes if each.pot.pot > 0]
    above = rake.rule.above
    low, high = min([*stakes, above // 4 or stakes[0]]), max([*stakes, 20 * above])
    step = (high / low) ** (1 / POINTS)
    pots = {int(low * step**place) for place in range(POINTS + 1)}
    pots |= {rake.rule.above, rake.rule.above + 1}
    rows = [
        {"pot": pot / 100, "rate": float(raked(rake.rule, pot).rate)}
        for pot in sorted(pots)
        if low <= pot <= high
    ]
    x = alt.X(
        "pot:Q",
        title=look.say("pot", currency=currency),
        scale=alt.Scale(type="log", domain=[low / 100, high / 100], nice=False),
        axis=alt.Axis(
            format=",.0f",
            values=_tens(low / 100, high / 100),
            domain=True,
            domainColor=look.theme.line,
        ),
    )
    top = 1.3 * max(row["rate"] for row in rows) or 1
    y = alt.Y(
        "rate:Q",
        title=look.say("rate"),
        scale=alt.Scale(domain=[0, top], nice=False),
        axis=alt.Axis(format=".1%", grid=True, tickCount=5),
    )
    line = alt.Chart(data(rows)).mark_line(color=look.theme.gain, strokeWidth=2.5)
    return line.encode(x=x, y=y).properties(title=small_title(look, look.say("rake-rate")))


def _tens(low: float, high: float) -> list[float]:
    found, unit = [], 10.0 ** int(log10(low) - 1)
    while unit <= high:
        found += [unit * times for times in (1, 3) if low <= unit * times <= high]
        unit *= 10
    return found


def _cliff(rake: RakeReport, cliff: Cliff, look: Look, currency: str) -> Chart:
    """Return what is paid by pot around the threshold, the pots that pay less than it shaded."""
    around = max(cliff.level.pot - cliff.threshold.pot, cliff.drop, 2) * 2
    low, high = max(0, cliff.threshold.pot - around), cliff.level.pot + around
    pots = {low + (high - low) * place // POINTS for place in range(POINTS + 1)}
    pots |= {cliff.threshold.pot, cliff.first.pot, cliff.level.pot}
    rows: list[dict[str, Any]] = [
        {"pot": pot / 100, "net": raked(rake.rule, pot).net / 100, "part": pot > rake.rule.above}
        for pot in sorted(pots)
    ]
    x = alt.X(
        "pot:Q",
        title=look.say("pot", currency=currency),
        scale=alt.Scale(domain=[low / 100, high / 100], nice=False),
        axis=alt.Axis(format=",.0f", tickCount=5, domain=True, domainColor=look.theme.line),
    )
    nets = [row["net"] for row in rows]
    y = alt.Y(
        "net:Q",
        title=look.say("paid", currency=currency),
        scale=alt.Scale(domain=[min(nets), max(nets)], nice=False),
        axis=alt.Axis(format=",.0f", grid=True, tickCount=5),
    )
    theme = look.theme
    span = data([{"pot": cliff.first.pot / 100, "to": cliff.level.pot / 100}])
    shade = alt.Chart(span).mark_rect(color=theme.loss, opacity=0.18).encode(x=x, x2="to:Q")
    line = alt.Chart(data(rows)).mark_line(color=theme.gain, strokeWidth=2.5)
    line = line.encode(x=x, y=y, detail="part:N")
    point = {"pot": cliff.first.pot / 100, "net": cliff.first.net / 100}
    point_text = look.say(
        "cliff-point",
        pot=look.money(cliff.first.pot, currency),
        net=look.money(cliff.first.net, currency),
    )
    spot = labelled(point | {"text": point_text}, look, x, y, align="left", dy=14, ground=False)
    return alt.layer(shade, line, *spot).properties(title=small_title(look, look.say("cliff")))


def order_against_deck(report: StudReport, look: Look) -> Chart:
    """Return how often each class comes, by number of players; marked where it is out of order."""
    rows = _chances(report, look)
    columns = list(dict.fromkeys(row["deck"] for row in rows))
    axis = alt.Axis(
        orient="top",
        labelAngle=0,
        labelExpr="split(datum.label, '|')",
        labelLineHeight=14,
        labelPadding=22,
    )
    x = alt.X("deck:N", sort=columns, title=None, axis=axis)
    y = alt.Y("class:N", sort=None, title=None)
    base, theme = alt.Chart(data(rows)).encode(x=x, y=y), look.theme
    known = [row["weight"] for row in rows if row["weight"] is not None]
    ends = [min(known, default=-1), max(known, default=0)]
    opacity = alt.Opacity(
        "weight:Q", scale=alt.Scale(domain=ends, range=[0.04, 0.5], clamp=True), legend=None
    )
    cells = base.transform_filter("isValid(datum.weight)").mark_rect(color=theme.gain)
    frames = base.mark_rect(filled=False, stroke=theme.line, strokeWidth=1)
    marked = base.transform_filter(alt.datum.wrong)
    marks = marked.mark_rect(filled=False, stroke=theme.loss, strokeWidth=2)
    texts = base.mark_text(fontSize=12 if len(columns) <= 6 else 10.5).encode(text="text:N")
    layers = [cells.encode(opacity=opacity), frames, marks, texts]
    size = {"width": look.width - 170, "height": 30 * len(report.sheet.hands.order)}
    chart = alt.layer(*layers).properties(**size)
    return finished(
        chart, look, look.say("order"), report.sheet, look.say("order-how"), *_pairs(report, look)
    )


def _chances(report: StudReport, look: Look) -> list[dict[str, Any]]:
    """Return a row for each class on each deck."""
    words, rows = Words(report.sheet, look.messages), []
    for players, deck in report.decks:
        wrong = {higher for higher, _ in deck.out_of_order()}
        for name, number in deck.counts:
            share, mark = number / deck.hands, "\u25bc\u00a0" if name in wrong else ""
            rows.append(
                {
                    "class": words.class_name(name),
                    "deck": look.say("deck", players=players, cards=deck.cards),
                    "weight": log10(share) if share else None,
                    "text": mark + look.small(share) if number else "0",
                    "wrong": name in wrong,
                }
            )
    return rows


def _pairs(report: StudReport, look: Look) -> list[str]:
    """Return how many neighbours are out of order, a line."""
    wrong = sum(len(deck.out_of_order()) for _, deck in report.decks)
    every = sum(len(list(pairwise(deck.counts))) for _, deck in report.decks)
    return [look.say("order-wrong", wrong=wrong, every=every)]
