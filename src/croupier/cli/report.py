"""The report on what a sheet is worth: one HTML page that needs nothing beside itself.

It is a PAR sheet as laboratories and regulators expect one. The same sheet, the same play, the same
date and language make the same page, byte for byte.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date
from fractions import Fraction
from typing import NamedTuple

import tomli_w
from babel.numbers import get_group_symbol

from croupier import __version__
from croupier.charts import Look, draw, svg
from croupier.cli.page import Page
from croupier.cli.report_html import (
    Content,
    Html,
    document,
    facts,
    figure,
    html,
    note,
    section,
    table,
    tag,
)
from croupier.hands import Ranking
from croupier.odds.caribbean import Analysis
from croupier.odds.stud_report import StudReport
from croupier.odds.words import Words
from croupier.records import RULES_VERSION
from croupier.sheets import CaribbeanSheet, StudSheet
from croupier.sheets.examples import example
from croupier.sheets.rulings import left_open, sentence_id

_GLYPHS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}


class Check(NamedTuple):
    """Two ways to one number."""

    name: str
    one: int | Fraction
    other: int | Fraction


class Teller:
    """Says a report of one sheet in one language."""

    def __init__(self, sheet: CaribbeanSheet | StudSheet, language: str) -> None:
        self.sheet = sheet
        self.look = Look(language=language)
        self.messages = self.look.messages
        self.words = Words(sheet, self.messages)
        self.page = Page(sheet, self.messages)
        """The sheet's own page, for what it says of pays and prizes."""

    def say(self, message: str, /, **values: object) -> str:
        """Return a message of the report's with its values put in."""
        return self.messages.text(f"report-{message}", **values)

    def money(self, amount: float | Fraction) -> str:
        """Return minor units as money."""
        return self.page.money(round(amount))

    def exact(self, value: int | Fraction) -> str:
        """Return a number to the last digit: whole, or as a fraction."""
        if isinstance(value, int) or value.denominator == 1:
            group = get_group_symbol(self.messages.language)
            return f"{int(value):,}".replace(",", group).replace("-", "\u2212")
        return f"{self.exact(value.numerator)}/{self.exact(value.denominator)}"

    def one_in(self, chance: Fraction) -> str:
        """Return a chance as one in so many."""
        if not chance:
            return "–"
        many = 1 / chance
        return self.look.number(many, 0 if many >= 1000 else 2)

    def picture(self, worth: Analysis | StudReport, name: str) -> Html:
        """Return a chart as a figure."""
        said = self.messages.text(f"chart-{name}", coups=200, strategy="optimal")
        return figure(svg(draw(worth, name, self.look)), said)

    def checks(self, checks: Sequence[Check]) -> Html:
        """Return checks as a table; one that fails is told as such."""
        rows: list[Sequence[Content]] = []
        for check in checks:
            holds = check.one == check.other
            said = self.say("holds") if holds else tag("span", self.say("fails"), class_="bad")
            rows.append((check.name, self.exact(check.one), self.exact(check.other), said))
        heads = [self.say(f"check-{name}") for name in ("what", "one", "other", "holds")]
        return table(heads, rows)


def report(
    worth: Analysis | StudReport, best: Analysis | None, language: str, dated: date | None = None
) -> str:
    """Return the report as a page.

    Args:
        worth: what a sheet is worth; of Caribbean Stud under any strategy.
        best: best play of the same Caribbean Stud sheet, ``worth`` itself if it is that.
        language: of all sentences.
        dated: the date that the page bears; without it there is none.
    """
    teller = Teller(worth.sheet, language)
    if isinstance(worth, StudReport):
        from croupier.cli.report_stud import stud_parts

        parts = stud_parts(worth, teller)
    else:
        from croupier.cli.report_caribbean import caribbean_parts

        parts = caribbean_parts(worth, best or worth, teller)
    sheet = worth.sheet
    title = teller.say("title", name=sheet.name, house=sheet.house)
    foot = teller.say("made-by", version=__version__)
    return document(
        teller.messages.language,
        title,
        tag("h1", sheet.name),
        tag("p", teller.say("by", house=sheet.house), class_="by"),
        facts(_about(worth, teller, dated)),
        *parts,
        *_ends(sheet, teller),
        tag("footer", foot),
    )


def _about(
    worth: Analysis | StudReport, teller: Teller, dated: date | None
) -> Iterator[tuple[Content, Content]]:
    """Yield what the report is of."""
    sheet, say = worth.sheet, teller.say
    yield say("game"), say(f"game-{sheet.game}")
    yield say("house"), sheet.house
    yield say("currency"), sheet.currency
    yield say("digest"), tag("code", sheet.digest)
    yield say("rules"), say("rules-version", rules=RULES_VERSION, version=__version__)
    if isinstance(worth, Analysis):
        ante = "none" if worth.ante is None else teller.money(worth.ante)
        how = teller.words.say(
            "how", strategy=worth.strategy, seen=worth.seen, dead=len(worth.dead), ante=ante
        )
        yield say("played"), how.replace(" ,", ",")
    if dated is not None:
        from babel.dates import format_date

        yield say("date"), format_date(dated, format="long", locale=teller.messages.language)


def hands_table(
    teller: Teller, ranking: Ranking, columns: Sequence[tuple[str, dict[str, str]]]
) -> Html:
    """Return the order of hands, the highest first, an example each, and further columns."""
    rows: list[Sequence[Content]] = []
    for place, name in enumerate(ranking.order, start=1):
        cells = [cells.get(name, "–") for _, cells in columns]
        shown = example(ranking, name) or ()
        named = teller.words.class_name(name)
        rows.append((str(place), named, _cards(shown), *cells))
    heads = [
        "",
        teller.say("class"),
        tag("span", teller.say("example"), class_="example"),
        *(head for head, _ in columns),
    ]
    return table(heads, rows, words=(1, 2))


def _cards(cards: Sequence[int]) -> Html:
    from croupier.cards import Card, card_text

    parts: list[Content] = []
    for card in cards:
        text = card_text(Card(card))
        shown = f"{text[0].replace('T', '10')}{_GLYPHS[text[1]]}"
        parts += [tag("span", shown, class_="red") if text[1] in "dh" else shown, " "]
    return tag("span", [html(part) for part in parts[:-1]], class_="cards")


def _ends(sheet: CaribbeanSheet | StudSheet, teller: Teller) -> list[Html]:
    """Return the rulings that fill the sheet, and the sheet itself."""
    settings: dict[str, list[Content]] = {}
    for line in left_open(sheet):
        lines = settings.setdefault(line.ruling, [])
        if line.key:
            lines.append(tag("div", tag("code", f"{line.key} = {line.value}")))
    rows: list[Sequence[Content]] = [
        (tag("span", ruling, class_="rule"), teller.messages.text(sentence_id(ruling)), lines)
        for ruling, lines in settings.items()
    ]
    heads = [teller.say(f"ruling-{name}") for name in ("id", "says", "setting")]
    text = tomli_w.dumps(sheet.dump())
    return [
        section(
            teller.say("part-rulings"),
            note(teller.say("rulings-how")),
            table(heads, rows, words=(0, 1, 2)),
        ),
        section(teller.say("part-sheet"), note(teller.say("sheet-how")), tag("pre", text)),
    ]
