"""A rule sheet as a page for people: what both games' pages are made of."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from croupier.cards import Card, card_text
from croupier.hands import Ranking
from croupier.records.rulewords import RuleWords
from croupier.sheets.examples import example

_GLYPHS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}
_RED = "dh"


@dataclass(slots=True)
class Page(RuleWords):
    """Parts of a page, said in one language for one sheet."""

    parts: list[RenderableType] = field(default_factory=list)

    def part(self, title: str, *content: RenderableType) -> None:
        """Add a part of the page under a title."""
        head = Rule(Text(self.say(f"part-{title}"), style="bold"), align="left", style="dim")
        self.parts += [head, *(Padding(each, (0, 0, 1, 2)) for each in content)]

    def facts(self, rows: Iterable[tuple[str, str]]) -> RenderableType:
        """Return lines of a name and what holds."""
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style="dim")
        grid.add_column()
        for name, value in rows:
            grid.add_row(self.say(name), value)
        return grid

    def steps(self, steps: Sequence[tuple[str, str]]) -> RenderableType:
        """Return numbered sentences, each with the clauses and rulings that say so."""
        grid = Table.grid(padding=(0, 1))
        grid.add_column(justify="right", style="bold")
        grid.add_column()
        for number, (sentence, rules) in enumerate(steps, start=1):
            line = Text(sentence)
            # No-break spaces: the ids of a step stay together.
            line.append(f"  {rules}".replace(" ", "\u00a0").replace("\u00a0\u00a0", " ", 1), "dim")
            grid.add_row(f"{number}.", line)
        return grid

    def hands(self, ranking: Ranking, columns: Sequence[tuple[str, dict[str, str]]]) -> Table:
        """Return the order of hands with an example each; further columns by class."""
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
        table.add_column("", justify="right")
        table.add_column(self.say("hand"), style="bold")
        table.add_column(self.say("example"), no_wrap=True)
        for name, _ in columns:
            table.add_column(self.say(name), justify="right")
        for place, name in enumerate(self.sheet.hands.order, start=1):
            cells = [cells.get(name, "–") for _, cells in columns]
            shown = cards(example(ranking, name) or ())
            table.add_row(str(place), self.class_name(name), shown, *cells)
        return table

    def whole(self) -> RenderableType:
        """Return the page."""
        return Group(*self.parts)


def cards(hand: Iterable[Card]) -> Text:
    """Return cards with their suits' signs, hearts and diamonds in red."""
    text = Text()
    for card in hand:
        rank, suit = card_text(card)[0].replace("T", "10"), card_text(card)[1]
        style = "red" if suit in _RED else ""
        text.append(f"{rank}{_GLYPHS[suit]}", style).append(" ")
    text.rstrip()
    return text
