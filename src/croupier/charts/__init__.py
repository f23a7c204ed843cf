"""Pictures of what a sheet is worth, as Vega-Lite specifications and as SVG or PNG.

>>> from croupier.charts import Look, draw, specification
>>> from croupier.odds import analyse
>>> from croupier.sheets import load_sheet
>>> chart = draw(analyse(load_sheet("five-card-stud-casino")), "rake", Look())
>>> sorted(specification(chart))[:2]
['config', 'datasets']

Every chart is a plain function of what ``odds/`` found and of a :class:`Look`. Data stand in the
specification itself; nothing is fetched, and expressions are of those that Vega's interpreter for
strict content policies knows. Names are imported when first used: Altair takes its time.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from croupier.charts.drawn import CHARTS, ChartError, chart_named, draw
    from croupier.charts.look import DARK, LIGHT, Look, Theme
    from croupier.charts.render import png, specification, svg

__all__ = [
    "CHARTS",
    "DARK",
    "LIGHT",
    "ChartError",
    "Look",
    "Theme",
    "chart_named",
    "draw",
    "png",
    "specification",
    "svg",
]

_HOMES = {
    "CHARTS": "drawn",
    "DARK": "look",
    "LIGHT": "look",
    "ChartError": "drawn",
    "Look": "look",
    "Theme": "look",
    "chart_named": "drawn",
    "draw": "drawn",
    "png": "render",
    "specification": "render",
    "svg": "render",
}


def __getattr__(name: str) -> object:
    if name in _HOMES:
        return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
