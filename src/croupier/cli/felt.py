"""How cards and tables look in a terminal, drawn from what one seat may see and nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from croupier.cards import RANKS, SUITS, Card, rank, suit

ACCENT = "green"
"""The one colour beside those of the cards, and of won and lost."""

SIGNS = "♣♦♥♠"
_TWO = ("black", "red", "red", "black")
_FOUR = ("green", "blue", "red", "black")
_FACE = "on bright_white"
_BACK = "dim"


@dataclass(frozen=True, slots=True)
class Look:
    """What this terminal can show: suits as signs or, failing that, as letters; the deck."""

    signs: bool = True
    four_colours: bool = False

    def mark(self, card: Card) -> str:
        """Return rank and suit of a card: ``K♠``, ``10♥``; ``Ks``, ``10h`` without signs."""
        letter = RANKS[rank(card)].replace("T", "10")
        return letter + (SIGNS if self.signs else SUITS)[suit(card)]

    def style(self, card: Card) -> str:
        """Return the style of a card's face."""
        colour = (_FOUR if self.four_colours else _TWO)[suit(card)]
        return f"bold {colour} {_FACE}"

    def small(self, cards: Iterable[Card], *, hidden: int = 0) -> Text:
        """Return cards in a line, five columns each, those face down first."""
        back = "░░░" if self.signs else "###"
        parts = [Text(back, style=_BACK) for _ in range(hidden)]
        parts += [Text(f"{self.mark(card):^3}", style=self.style(card)) for card in cards]
        return Text(" ").join(parts)

    def large(self, cards: Sequence[Card], *, hidden: int = 0) -> list[Text]:
        """Return cards as three lines, seven columns each, those face down first."""
        top, side, low = ("╭─────╮", "│", "╰─────╯") if self.signs else ("+-----+", "|", "+-----+")
        back = "░░░░░" if self.signs else "#####"
        faces = [(f"{side}{back}{side}", _BACK)] * hidden
        faces += [(f"{side}{self.mark(card):^5}{side}", self.style(card)) for card in cards]
        space = Text(" ")
        return [
            space.join([Text(top, style=style) for _, style in faces]),
            space.join([Text(face, style=style) for face, style in faces]),
            space.join([Text(low, style=style) for _, style in faces]),
        ]

    def rule(self, title: str) -> Rule:
        """Return the line above a table."""
        characters = "─" if self.signs else "-"
        return Rule(Text(title, style="bold"), align="left", style=ACCENT, characters=characters)


def labelled(label: str, lines: Sequence[Text], *, width: int) -> list[Text]:
    """Return lines of cards with a label before the middle one."""
    middle = len(lines) // 2
    blank = " " * width
    return [
        Text.assemble((f"{label:<{width}}" if number == middle else blank, "bold"), line)
        for number, line in enumerate(lines)
    ]


def seat_table(columns: Sequence[tuple[str, bool]]) -> Table:
    """Return an empty table of the seats; columns by title, and whether they hold amounts."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for title, amounts in columns:
        table.add_column(title, justify="right" if amounts else "left", no_wrap=True)
    return table
