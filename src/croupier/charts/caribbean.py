"""Charts of a Caribbean Stud sheet: how deals end, best play, the jackpot."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import altair as alt

from croupier.cards import RANKS
from croupier.charts.look import Look
from croupier.charts.parts import Chart, data, finished, labelled, small_title
from croupier.odds.advice import Advice
from croupier.odds.brings import brings_of
from croupier.odds.caribbean import Analysis
from croupier.odds.progressive import ProgressiveWorth
from croupier.odds.words import Words

FULLEST = 0.55
"""How full a cell is that is nearly always raised: text can still be read on it. Only what is
always raised is quite full, with text in the other colour."""

STEPS = 60
"""Points of a line."""


def outcome_name(words: Words, outcome: str) -> str:
    """Return an outcome in words: ``folded``, ``won: a flush``."""
    end, colon, name = outcome.partition(":")
    return words.say("end-win", hand=words.class_name(name)) if colon else words.say(f"end-{end}")


def outcome_bars(found: Analysis, look: Look) -> Chart:
    """Return the chance of each outcome, and what it adds to the player's mean result."""
    words, brings = Words(found.sheet, look.messages), brings_of(found)
    rows = [
        {
            "outcome": outcome_name(words, outcome),
            "chance": number / found.deals,
            "chance_text": look.small(Fraction(number, found.deals)) if number else "0",
            "brings": 100 * float(brings[outcome]),
            "brings_text": look.signed(100 * brings[outcome], 3),
            "kind": _kind(brings[outcome]),
        }
        for outcome, number in found.outcomes.items()
    ]
    height, panel = 23 * len(rows), (look.width - 330) // 2
    names = alt.Y("outcome:N", sort=None, title=None)
    bare = alt.Y("outcome:N", sort=None, title=None, axis=None)
    chance = _bars(rows, look, "chance", names, panel, height)
    brought = _bars(rows, look, "brings", bare, panel, height)
    edge = look.say("outcomes-net", edge=look.percent(found.edge, 4), deals=found.deals)
    return finished(alt.hconcat(chance, brought), look, look.say("outcomes"), found.sheet, edge)


def _kind(brings: Fraction) -> str:
    return "even" if brings == 0 else "gain" if brings > 0 else "loss"


def _bars(
    rows: list[dict[str, Any]], look: Look, field: str, y: alt.Y, width: int, height: int
) -> Chart:
    values = [float(row[field]) for row in rows]
    low, high = min(0.0, *values), max(0.0, *values)
    room = (high - low) * 0.42  # for the text at the end of a bar
    ends = [low - room if low < 0 else 0, high + room]
    x = alt.X(f"{field}:Q", scale=alt.Scale(domain=ends, nice=False), axis=None)
    base = alt.Chart(data(rows)).encode(y=y, x=x)
    kinds = ["loss", "even", "gain"]
    colour = alt.Color(
        "kind:N",
        scale=alt.Scale(domain=kinds, range=[getattr(look.theme, kind) for kind in kinds]),
        legend=None,
    )
    bars = base.mark_bar(height=13).encode(color=colour)
    plus = base.transform_filter(alt.datum[field] >= 0).mark_text(align="left", dx=5)
    minus = base.transform_filter(alt.datum[field] < 0).mark_text(align="right", dx=-5)
    texts = [part.encode(text=f"{field}_text:N") for part in (plus, minus)]
    zero = alt.Chart(data([{field: 0}])).mark_rule(color=look.theme.line).encode(x=x)
    heading = small_title(look, look.say(field))
    return alt.layer(zero, bars, *texts).properties(width=width, height=height, title=heading)


def strategy_chart(told: Advice, look: Look) -> Chart:
    """Return how often best play raises, by group of hands and exposed card."""
    words, low = Words(told.analysis.sheet, look.messages), told.ranking.lowest
    rows = []
    every = look.say("all")
    for group in told.groups:
        name = words.group(told.ranking, group)
        shares = zip([*RANKS[low:], every], [*group.by_exposed[low:], group.share], strict=True)
        rows += [
            {
                "hand": name,
                "card": card.replace("T", "10"),
                "share": share or 0.0,
                "text": _cell(share),
                "full": share == 1,
            }
            for card, share in shares
        ]
    cards = [rank.replace("T", "10") for rank in RANKS[low:]] + [every]
    axis = alt.Axis(orient="top", labelAngle=0, labelFontWeight=600)
    x = alt.X("card:N", sort=cards, title=look.say("exposed"), axis=axis)
    y = alt.Y("hand:N", sort=None, title=None)
    base = alt.Chart(data(rows)).encode(x=x, y=y)
    opacity = alt.Opacity(
        "share:Q", scale=alt.Scale(domain=[0, 0.9999, 1], range=[0, FULLEST, 1]), legend=None
    )
    cells = base.mark_rect(color=look.theme.gain).encode(opacity=opacity)
    frames = base.mark_rect(filled=False, stroke=look.theme.line, strokeWidth=1)
    ink = alt.condition(alt.datum.full, alt.value(look.theme.on), alt.value(look.theme.ink))
    texts = base.mark_text(fontSize=12).encode(text="text:N", color=ink)
    width, height = look.width - 230, 27 * len(told.groups)
    chart = alt.layer(cells, frames, texts).properties(width=width, height=height)
    sheet = told.analysis.sheet
    title = look.say("strategy", strategy=told.analysis.strategy)
    return finished(chart, look, title, sheet, look.say("strategy-how"))


def _cell(share: float | None) -> str:
    """Return a share as a whole percentage; only what is always or never so is 100 or 0."""
    if share is None:
        return "\u2013"
    if share in {0.0, 1.0}:
        return f"{100 * share:.0f}"
    return f"{min(99, max(1, round(share * 100)))}"


def jackpot_line(worth: ProgressiveWorth, look: Look) -> Chart:
    """Return what the progressive bet gives back by what the meter shows; break-even is marked."""
    sheet, even = worth.sheet, worth.break_even_as_paid
    seed = worth.pays.seed
    most = _round(int(1.35 * max(even or 0, 2 * seed, 100 * worth.pays.bet)))
    meters = sorted({most * step // STEPS for step in range(STEPS + 1)} | {seed, even or 0})
    rows = [
        {"meter": meter / 100, "share": float(worth.return_at(meter))}
        for meter in meters
        if meter <= most
    ]
    x = alt.X(
        "meter:Q",
        title=look.say("meter", currency=sheet.currency),
        scale=alt.Scale(domain=[0, most / 100], nice=False),
        axis=alt.Axis(
            format=",.0f", tickCount=6, labelFlush=False, domain=True, domainColor=look.theme.line
        ),
    )
    top = max(1.1, 1.08 * rows[-1]["share"])
    y = alt.Y(
        "share:Q",
        title=look.say("return"),
        scale=alt.Scale(domain=[0, top], nice=False),
        axis=alt.Axis(format=".0%", grid=True, tickCount=6),
    )
    theme = look.theme
    line = alt.Chart(data(rows)).mark_line(color=theme.gain, strokeWidth=2.5).encode(x=x, y=y)
    whole = alt.Chart(data([{"share": 1}])).mark_rule(color=theme.quiet, strokeDash=[5, 4])
    layers: list[Chart] = [whole.encode(y=y), line]
    layers += _long_run(worth, look, y)
    spots = [_spot(look, x, y, worth.return_at(seed), seed, _seed_text(worth, look), below=True)]
    if even is not None and 0 < even <= most:
        text = look.say("break-even", meter=look.money(even, sheet.currency))
        spots.append(_spot(look, x, y, worth.return_at(even), even, text, below=False))
    layers += [part for spot in spots for part in spot]
    chart = alt.layer(*layers).properties(width=look.width - 120, height=300)
    how = look.say("jackpot-how", bet=look.money(worth.pays.bet, sheet.currency))
    return finished(chart, look, look.say("jackpot"), sheet, how)


def _long_run(worth: ProgressiveWorth, look: Look, y: alt.Y) -> list[Chart]:
    """Return a line at the long-run return, named at its left end."""
    share = worth.long_run_return
    row = {"share": float(share), "text": look.say("long-run", share=look.percent(share))}
    base = alt.Chart(data([row])).encode(y=y)
    rule = base.mark_rule(color=look.theme.accent, strokeDash=[2, 3])
    text = base.mark_text(align="left", baseline="bottom", dx=6, dy=-4, color=look.theme.accent)
    return [rule, text.encode(x=alt.value(0), text="text:N")]


def _seed_text(worth: ProgressiveWorth, look: Look) -> str:
    share = look.percent(worth.return_at_seed)
    seed = look.money(worth.pays.seed, worth.sheet.currency)
    return look.say("at-seed", seed=seed, share=share)


def _spot(
    look: Look, x: alt.X, y: alt.Y, share: Fraction, meter: int, text: str, *, below: bool
) -> list[Chart]:
    row = {"meter": meter / 100, "share": float(share), "text": text}
    return labelled(row, look, x, y, align="left" if below else "right", dy=16 if below else -14)


def _round(amount: int) -> int:
    """Return an amount rounded up to two digits that count."""
    unit = int("1" + "0" * max(0, len(str(amount)) - 2))
    return -(-amount // unit) * unit
