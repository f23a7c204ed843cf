"""Charts as specifications, SVG and PNG; nothing is ever fetched."""

from __future__ import annotations

from typing import Any, TypeAlias

import altair as alt

Chart: TypeAlias = alt.TopLevelMixin
"""Any chart: single, layered or side by side."""

SCALE = 2.0
"""Pixels of a PNG for one of the specification's."""


def specification(chart: Chart) -> dict[str, Any]:
    """Return the Vega-Lite specification of a chart, checked against its schema.

    It names no schema, for that is an address: say ``mode: "vega-lite"`` to vega-embed.

    Raises:
        altair.SchemaValidationError: the chart is none.
    """
    with alt.theme.enable("none"):  # a notebook's own theme is not ours
        found: dict[str, Any] = chart.to_dict()
    found.pop("$schema", None)
    return found


def svg(chart: Chart) -> str:
    """Return a chart as SVG text."""
    import vl_convert

    return str(vl_convert.vegalite_to_svg(specification(chart), allowed_base_urls=[]))


def png(chart: Chart, *, scale: float = SCALE) -> bytes:
    """Return a chart as PNG."""
    import vl_convert

    return bytes(
        vl_convert.vegalite_to_png(specification(chart), scale=scale, allowed_base_urls=[])
    )
