"""The worth of a Caribbean Stud sheet as a page for people."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from babel import Locale
from babel.numbers import format_decimal
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from croupier.cards import RANKS
from croupier.messages import Messages
from croupier.odds.advice import Advice, advice
from croupier.odds.advice import Group as Hands
from croupier.odds.brings import result_range
from croupier.odds.caribbean import Analysis, results_of
from croupier.odds.learning import Simple, simple_rules
from croupier.odds.whatif import changes
from croupier.odds.words import Words

WORTH = (
    "house_edge",
    "element_of_risk",
    "raise_frequency",
    "dealer_opens",
    "average_bet",
    "standard_deviation",
)
"""The figures of the page, in order; the last two are in antes, the others shares."""

PLAIN = ("average_bet", "standard_deviation")


def odds_page(
    found: Analysis, best: Analysis, beside: Analysis | None, messages: Messages
) -> RenderableType:
    """Return the worth, the outcomes, best play and simpler rules; ``beside`` to compare with.

    ``best`` is best play of the same sheet: ``found`` itself if that was asked for.
    """
    page = _Page(found, messages)
    page.head()
    page.part("worth", page.worth(best))
    page.part("outcomes", page.outcomes())
    told = advice(best)
    if told is not None:
        page.part("strategy", *page.strategy(told))
        page.part("learn", page.rules(told, simple_rules(told)), page.dim("learn-how"))
    if beside is not None:
        page.part("compare", page.compared(beside))
        page.part("changes", page.changed(beside))
    return Group(*page.parts)


class _Page:
    def __init__(self, found: Analysis, messages: Messages) -> None:
        self.found = found
        self.messages = messages
        self.words = Words(found.sheet, messages)
        self.parts: list[RenderableType] = []
        self._locale = Locale.parse(messages.language)

    def say(self, message: str, **values: object) -> str:
        return self.words.say(message, **values)

    def part(self, title: str, *content: RenderableType) -> None:
        head = Rule(Text(self.say(f"part-{title}"), style="bold"), align="left", style="dim")
        self.parts += [head, *(Padding(each, (0, 0, 1, 2)) for each in content)]

    def dim(self, message: str) -> Text:
        return Text(self.say(message), style="dim")

    def number(self, value: float | Fraction, digits: int) -> str:
        pattern = "#,##0" + ("." + "0" * digits if digits else "")
        return format_decimal(float(value), format=pattern, locale=self._locale)

    def percent(self, share: float | Fraction, digits: int = 4) -> str:
        return self.say("percent", number=self.number(100 * float(share), digits))

    def exact(self, value: Fraction) -> str:
        """Return a number to the last digit: whole, or as a fraction."""
        whole = self.messages.number(value.numerator)
        if value.denominator == 1:
            return whole
        return f"{whole}/{self.messages.number(value.denominator)}"

    def head(self) -> None:
        found = self.found
        currency = found.sheet.currency
        ante = "none" if found.ante is None else self.messages.money(found.ante, currency)
        how = self.say(
            "how", strategy=found.strategy, seen=found.seen, dead=len(found.dead), ante=ante
        )
        title = self.say("title", name=found.sheet.name, house=found.sheet.house)
        digest = self.say("digest", digest=found.sheet.digest[:12])
        line = Text(f"{how.replace(' ,', ',')} · {digest}", style="dim")
        self.parts += [Text(title, style="bold"), line, Text()]

    def figure(self, name: str, value: float | Fraction) -> str:
        return self.number(value, 6) if name in PLAIN else self.percent(value)

    def worth(self, best: Analysis) -> Table:
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style="dim")
        grid.add_column(justify="right")
        for key, value in _figures(self.found).items():
            grid.add_row(self.say(_key(key)), self.figure(key, value))
        grid.add_row(self.say("deals"), self.messages.number(self.found.deals))
        grid.add_row(self.say("net"), self.exact(self.found.net))
        if best is not self.found:
            grid.add_row(self.say("cost"), self.points(self.found.edge - best.edge))
        return grid

    def points(self, cost: Fraction) -> str:
        return self.say("points", points=self.number(100 * cost, 4))

    def outcomes(self) -> Table:
        found = self.found
        table = self.table("outcome", "count", "chance", "result", "brings")
        results = results_of(found.pays, found.ante)
        for outcome, number in found.outcomes.items():
            low, high = result_range(results, found, outcome)
            spread = self.short(low) if low == high else f"{self.short(low)}–{self.short(high)}"
            share = Fraction(number, found.deals)
            brings = self.percent(share * low) if low == high else self.say("none")
            cells = [self.messages.number(number), self.percent(share, 6), spread, brings]
            style = "dim" if number == 0 else ""
            table.add_row(self.outcome(outcome), *cells, style=style)
        return table

    def short(self, value: Fraction) -> str:
        sign = "+" if value > 0 else ""
        if value.denominator == 1:
            return f"{sign}{self.messages.number(value.numerator)}"
        return f"{sign}{self.number(value, 2)}"

    def outcome(self, outcome: str) -> str:
        end, colon, name = outcome.partition(":")
        if colon:
            return self.say("end-win", hand=self.words.class_name(name))
        return self.say(f"end-{end}")

    def table(self, *columns: str) -> Table:
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
        for place, name in enumerate(columns):
            justify = "right" if place else "left"
            table.add_column(self.say(name), justify=justify)  # type: ignore[arg-type]
        return table

    def strategy(self, told: Advice) -> list[RenderableType]:
        sentences = Text("\n".join(self.words.plain(told)))
        return [sentences, Text(self.say("chart"), style="dim"), self.chart(told)]

    def chart(self, told: Advice) -> Table:
        low = told.ranking.lowest
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
        table.add_column(self.say("hand"))
        for rank in RANKS[low:]:
            table.add_column(rank.replace("T", "10"), justify="right", min_width=3)
        table.add_column(self.say("all"), justify="right")
        for group in told.groups:
            name = self.words.group(told.ranking, group)
            table.add_row(name, *_cells(group, low), _cell(group.share))
        return table

    def rules(self, told: Advice, rules: Sequence[Simple]) -> Table:
        table = self.table("rule", "edge", "cost")
        for rule in rules:
            sentence = Text("\n".join(self.words.strategy(rule.strategy)))
            lines = "; ".join(str(rule.strategy).splitlines())
            sentence.append(f"\n{lines}\n", style="dim")
            edge = -rule.net / told.analysis.deals
            table.add_row(sentence, self.percent(edge), self.points(rule.cost))
        best = told.analysis
        table.add_row(self.say("best-play"), self.percent(best.edge), self.points(Fraction(0)))
        return table

    def compared(self, beside: Analysis) -> Table:
        table = self.table("figure", "before", "after", "difference")
        before, after = _figures(beside), _figures(self.found)
        for key, value in after.items():
            cells = [self.figure(key, each) for each in (before[key], value)]
            table.add_row(self.say(_key(key)), *cells, self.figure(key, value - before[key]))
        return table

    def changed(self, beside: Analysis) -> Table:
        table = self.table("line", "before", "after")
        for change in changes(beside.sheet, self.found.sheet):
            none = self.say("none")
            table.add_row(change.key, change.before or none, change.after or none)
        return table


def _figures(found: Analysis) -> dict[str, float]:
    values = {name: getattr(found, name) for name in WORTH if name != "house_edge"}
    return {name: float(values.get(name, found.edge)) for name in WORTH}


def _key(name: str) -> str:
    return name.replace("_", "-")


def _cells(group: Hands, low: int) -> list[Text]:
    return [_cell(share) for share in group.by_exposed[low:]]


def _cell(share: float | None) -> Text:
    """Return a share as a whole percentage; only what is always or never so is 100 or 0."""
    if share is None:
        return Text("–", style="dim")
    if share in {0.0, 1.0}:
        return Text(f"{share * 100:.0f}", style="green" if share else "dim")
    return Text(f"{min(99, max(1, round(share * 100)))}", style="yellow")
