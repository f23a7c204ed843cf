"""What several commands take: the sheet, the language, JSON."""

from __future__ import annotations

import locale
import os
from typing import Annotated

import typer

_chosen: list[str] = []


def _choose(value: str | None) -> str:
    """Settle on a language: the option, the variable, else the machine's, else English.

    Raises:
        LanguageError: the option or the variable names a language without messages.
    """
    from croupier.messages import LanguageError, checked_language

    asked = (value or "").strip()
    if not asked:
        asked = (locale.getlocale()[0] or os.environ.get("LANG", "")).partition(".")[0]
        try:
            checked_language(asked)
        except LanguageError:
            asked = "en"
    checked_language(asked)
    _chosen[:] = [asked]
    return asked


def language() -> str:
    """Return the language of this call, for what is told outside of a command."""
    return _chosen[0] if _chosen else "en"


def command_line(help_: str) -> typer.Typer:
    """Return the Typer app of a command's file, as every command has it."""
    return typer.Typer(help=help_, add_completion=False, pretty_exceptions_enable=False)


SheetArgument = Annotated[
    str,
    typer.Argument(metavar="SHEET", help="A rule sheet: a file, or the name of a shipped one."),
]
"""The sheet that a command works by."""

LanguageOption = Annotated[
    str,
    typer.Option(
        "--language",
        envvar="CROUPIER_LANGUAGE",
        metavar="LANGUAGE",
        callback=_choose,
        help="The language of all sentences: en, fr, it, sl; or of a region, fr-CA.",
        show_default="of this machine, else en",
    ),
]
"""Language code; a command declares it ``language: LanguageOption = ""`` and gets a known one."""

JsonOption = Annotated[
    bool, typer.Option("--json", help="Print one JSON document and nothing else.")
]
"""Whether the answer is for programs."""

SetOption = Annotated[
    list[str] | None,
    typer.Option(
        "--set",
        metavar="KEY=VALUE",
        help="Change a line of the sheet first: --set 'raise.pays.full house=10'. May be repeated.",
    ),
]
"""Changes to the sheet: ``settings: SetOption = None``, handed to ``croupier.sheets.set_text``."""

DatabaseOption = Annotated[
    str,
    typer.Option(
        "--db",
        envvar="CROUPIER_DB",
        metavar="URL",
        help="The store: sqlite:///PATH or postgresql+psycopg://USER@HOST/NAME.",
    ),
]
"""The address of a store: ``db: DatabaseOption``, required."""
