"""A terminal as the game sees it: lines out, entries in, pauses; nothing of the rules.

Input, pauses and output come from outside, so that tests play without a terminal or a clock.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.text import Text

from croupier.cli.telling import indented, sentence_text
from croupier.messages import Messages
from croupier.records.voice import Sentence

BETWEEN = " · "
PROMPT = "> "
WIDEST = 110
"""A line of text is not read across a wider screen."""


class Leave(Exception):  # noqa: N818 - the player leaves; nothing has failed
    """The player leaves: by word, by Ctrl-C, or because the input has ended."""


@dataclass(frozen=True)
class Terminal:
    """Where a person plays: ``read`` returns what was entered after a prompt.

    ``read`` raises ``EOFError`` when there is no more; ``sleep`` waits so many seconds.
    """

    out: Console
    read: Callable[[str], str]
    sleep: Callable[[float], None]

    def print(self, *parts: RenderableType) -> None:
        """Print parts, each from a new line."""
        for part in parts:
            self.out.print(part)

    def line(self, text: str | Text, style: str = "") -> None:
        """Print a line of text two columns in."""
        self.out.print(indented(text if isinstance(text, Text) else Text(text, style=style)))

    def items(self, items: Iterable[str], style: str = "") -> None:
        """Print short items in as few lines as hold them, none of them broken."""
        line = ""
        for item in items:
            longer = f"{line}{BETWEEN}{item}" if line else item
            if line and cell_len(longer) > self.out.width - 2:
                self.line(line, style)
                longer = item
            line = longer
        self.line(line, style)

    def whole(self, text: str, style: str = "dim") -> None:
        """Print what is to be copied, such as a path: never broken into lines."""
        self.out.print(Text(f"  {text}", style=style), soft_wrap=True)

    def sentences(self, sentences: Iterable[Sentence]) -> None:
        """Print sentences with their clauses."""
        for sentence in sentences:
            self.line(sentence_text(sentence))

    def ask(self) -> str:
        """Return what the person enters, without the space around it.

        Raises:
            Leave: there is no more input, or the person pressed Ctrl-C.
        """
        try:
            return self.read(PROMPT).strip()
        except (EOFError, KeyboardInterrupt) as error:
            self.out.print()
            raise Leave from error

    def pause(self, seconds: float) -> None:
        """Wait, so that an act can be seen.

        Raises:
            Leave: the person pressed Ctrl-C.
        """
        try:
            self.sleep(seconds)
        except KeyboardInterrupt as error:
            self.out.print()
            raise Leave from error

    def page(self, content: RenderableType, messages: Messages) -> None:
        """Print a long page, a screen at a time where this is a screen."""
        with self.out.capture() as capture:
            self.out.print(content)
        lines = capture.get().rstrip("\n").split("\n")
        height = self.out.height - 2 if self.out.is_terminal else len(lines)
        for start in range(0, len(lines), max(height, 1)):
            if start:
                self.line(messages.text("play-more"), "dim")
                if self.ask().lower() in messages.text("play-words-leave").split():
                    return
            for text in lines[start : start + height]:
                self.out.print(Text.from_ansi(text), no_wrap=True, crop=True)


def terminal(*, fast: bool) -> Terminal:
    """Return the terminal of this process."""
    import time

    from croupier.cli.telling import console

    with contextlib.suppress(ImportError):
        import readline  # noqa: F401 - gives input() its line editing

    out = console()
    out.width = min(out.width, WIDEST)
    return Terminal(out, input, (lambda _: None) if fast else time.sleep)
