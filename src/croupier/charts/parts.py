"""What several charts are made of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

import altair as alt

from croupier.charts.look import Look
from croupier.sheets.schema import Sheet

Chart: TypeAlias = Any
"""An Altair chart: single, layered or side by side; their classes share no useful base."""


def data(rows: Sequence[dict[str, Any]]) -> alt.InlineData:
    """Return rows as data that stand in the specification."""
    return alt.InlineData(values=list(rows))


def finished(chart: Chart, look: Look, title: str, sheet: Sheet, *lines: str) -> Chart:
    """Return a chart with its title, what sheet it is of, further lines, and the theme."""
    whose = look.say("of-sheet", name=sheet.name, house=sheet.house)
    said = "; ".join([title, whose, *lines])
    done = chart.properties(title=alt.Title(title, subtitle=[whose, *lines]), description=said)
    done.config = alt.Config(**look.config())
    return done


def small_title(look: Look, text: str) -> alt.Title:
    """Return the title of one of several panels."""
    return alt.Title(
        text, fontSize=12.5, fontWeight=600, offset=8, frame="group", color=look.theme.ink
    )


def labelled(
    row: dict[str, Any],
    look: Look,
    x: alt.X,
    y: alt.Y,
    *,
    align: Literal["left", "right", "center"],
    dy: int,
    ground: bool = True,
) -> list[Chart]:
    """Return a point with its ``text`` beside it; lines do not cross a ``ground`` of paper."""
    base = alt.Chart(data([row])).encode(x=x, y=y)
    dx = {"left": 8, "right": -8, "center": 0}[align]
    point = base.mark_point(size=70, filled=True, color=look.theme.accent, opacity=1)
    under = base.mark_text(
        align=align, dx=dx, dy=dy, stroke=look.theme.paper, strokeWidth=5, strokeJoin="round"
    )
    text = base.mark_text(align=align, dx=dx, dy=dy, color=look.theme.ink)
    parts = [under.encode(text="text:N")] if ground else []
    return [*parts, point, text.encode(text="text:N")]
