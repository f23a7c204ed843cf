"""HTML of a report, put together from parts that are escaped where they are made."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from importlib import resources
from typing import TypeAlias

from croupier.charts.look import DARK, LIGHT, Theme

_POLICY = "default-src 'none'; style-src 'unsafe-inline'"
"""A page that fetches nothing, whatever a sheet's name holds."""

_ROOT = re.compile(r'<svg [^>]*viewBox="(?P<box>0 0 (?P<width>[0-9.]+) [0-9.]+)"[^>]*>')


class Html(str):
    """Text that is markup already."""

    __slots__ = ()


Content: TypeAlias = "str | Iterable[Content]"


def html(content: Content) -> Html:
    """Return content as markup: plain text escaped, markup as it is."""
    if isinstance(content, Html):
        return content
    if isinstance(content, str):
        return Html(escape(content))
    return Html("".join(html(part) for part in content))


def tag(name: str, *content: Content, **attributes: str) -> Html:
    """Return an element; ``class_`` is the attribute ``class``."""
    given = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(value)}"'
        for key, value in attributes.items()
    )
    return Html(f"<{name}{given}>{html(content)}</{name}>")


def facts(rows: Iterable[tuple[Content, Content]]) -> Html:
    """Return a table of names and what holds."""
    lines = [tag("tr", tag("th", name, scope="row"), tag("td", value)) for name, value in rows]
    return _wide(tag("table", tag("tbody", lines), class_="facts"))


def table(
    head: Sequence[Content],
    rows: Iterable[Sequence[Content]],
    *,
    foot: Sequence[Content] = (),
    words: Iterable[int] = (0,),
) -> Html:
    """Return a table; the columns ``words`` hold words, the others numbers."""
    left = set(words)

    def line(cells: Sequence[Content], kind: str) -> Html:
        return tag(
            "tr",
            [
                tag(kind, cell, class_="word" if place in left else "number")
                for place, cell in enumerate(cells)
            ],
        )

    parts = [tag("thead", line(head, "th")), tag("tbody", [line(row, "td") for row in rows])]
    if foot:
        parts.append(tag("tfoot", line(foot, "td")))
    return _wide(tag("table", parts))


def section(title: str, *content: Content) -> Html:
    """Return a part of the page under a title."""
    return tag("section", tag("h2", title), *content)


def note(*content: Content) -> Html:
    """Return a quiet paragraph."""
    return tag("p", *content, class_="note")


def figure(svg: str, description: str) -> Html:
    """Return a chart of the light theme, its colours those of the page: light and dark."""
    match = _ROOT.search(svg)
    if match is None:
        raise ValueError("this is no chart as vl-convert draws them")
    label, box, width = escape(description), match["box"], match["width"]
    root = f'<svg role="img" aria-label="{label}" viewBox="{box}" style="max-width:{width}px">'
    drawing = root + svg[match.end() :]
    for name, colour in LIGHT.colours().items():
        drawing = drawing.replace(f'"{colour}"', f'"var(--{name})"')
    return tag("figure", tag("div", Html(drawing), class_="wide"))


def document(language: str, title: str, *content: Content) -> str:
    """Return a whole page that needs nothing beside itself."""
    css = resources.files("croupier.cli").joinpath("report.css").read_text(encoding="utf-8")
    style = f"{_variables(':root', LIGHT)}@media screen and (prefers-color-scheme:dark)"
    style += f"{{{_variables(':root', DARK)}}}\n{css}"
    head = [
        Html('<meta charset="utf-8">'),
        Html(f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">'),
        Html('<meta name="viewport" content="width=device-width,initial-scale=1">'),
        Html('<meta name="color-scheme" content="light dark">'),
        tag("title", title),
        tag("style", Html(style)),
    ]
    page = tag("html", tag("head", head), "\n", tag("body", tag("main", *content)), lang=language)
    return f"<!doctype html>\n{page}\n"


def _variables(selector: str, theme: Theme) -> str:
    colours: Mapping[str, str] = theme.colours()
    return f"{selector}{{{';'.join(f'--{name}:{value}' for name, value in colours.items())}}}"


def _wide(content: Html) -> Html:
    """Return a table that is scrolled by itself where the page is narrow."""
    return tag("div", content, class_="wide", tabindex="0")
