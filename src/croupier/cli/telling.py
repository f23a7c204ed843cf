"""Coups told on the terminal with Rich; texts are printed as they are, never as markup."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from croupier.messages import Messages
from croupier.records.explain import Explanation, clause_texts, clauses_of
from croupier.records.voice import Sentence

NARROWEST = 60
"""Columns. On less a table would cut its figures: the terminal may break its lines instead."""


def console() -> Console:
    """Return the console for standard output."""
    out = Console(highlight=False, soft_wrap=False)
    out.width = max(out.width, NARROWEST)
    return out


def sentence_text(sentence: Sentence) -> Text:
    """Return a sentence with its clauses dimmed behind it."""
    text = Text(sentence.text)
    if sentence.clauses:
        text.append(f" [{', '.join(sentence.clauses)}]", style="dim")
    return text


def indented(text: Text) -> Padding:
    """Return a text two columns in, its further lines as well."""
    return Padding(text, (0, 0, 0, 2), expand=False)


def tell_explanation(explanation: Explanation, language: str) -> None:
    """Print a settled coup: what holds for all, each seat's bets, and what the clauses say."""
    out = console()
    for sentence in explanation.head:
        out.print(sentence_text(sentence))
    for seat in explanation.seats:
        out.print()
        out.print(Text(seat.title, style="bold"))
        for sentence in seat.sentences:
            out.print(indented(sentence_text(sentence)))
        style = "green" if seat.net > 0 else "red" if seat.net < 0 else "yellow"
        out.print(indented(Text(seat.net_sentence.text, style=style)))
    if explanation.tail:
        out.print()
    for sentence in explanation.tail:
        out.print(sentence_text(sentence))
    _tell_clauses(out, clauses_of(explanation.sentences()), language)


def _tell_clauses(out: Console, clauses: Iterable[str], language: str) -> None:
    messages = Messages(language)
    rows = Table.grid(padding=(0, 2))
    for clause, text in clause_texts(clauses, messages).items():
        rows.add_row(Text(clause), Text(text))
    if rows.row_count:
        out.print()
        out.print(Text(messages.text("explain-clauses"), style="bold"))
        out.print(rows, style="dim")
