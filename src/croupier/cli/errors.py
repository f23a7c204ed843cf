"""Errors that a person on the command line can mend, told as one line and never as a traceback."""

from __future__ import annotations

import errno
import sys

EXPECTED = (
    ("croupier.cards", "CardError"),
    ("croupier.charts.drawn", "ChartError"),
    ("croupier.games", "IllegalAction"),
    ("croupier.hands", "OrderError"),
    ("croupier.messages", "LanguageError"),
    ("croupier.money", "MoneyError"),
    ("croupier.odds.caribbean", "PaysError"),
    ("croupier.odds.lattice", "WidthError"),
    ("croupier.odds.peek", "PeekError"),
    ("croupier.odds.position", "PositionError"),
    ("croupier.odds.session", "SessionError"),
    ("croupier.odds.strategies", "StrategyError"),
    ("croupier.odds.together", "TogetherError"),
    ("croupier.records", "RecordError"),
    ("croupier.sheets", "SheetError"),
    ("croupier.shuffle", "ShuffleError"),
    ("croupier.simulation.job", "SimulationError"),
    ("croupier.store", "StoreError"),
)
"""Module and name of the errors that rooms raise on bad input: what :func:`line` tells of them."""


MENDS = {
    errno.ENOENT: "path",
    errno.ENOTDIR: "path",
    errno.ELOOP: "path",
    errno.ENAMETOOLONG: "name",
    errno.EISDIR: "folder",
    errno.EEXIST: "name",
    errno.EACCES: "rights",
    errno.EPERM: "rights",
    errno.EROFS: "rights",
    errno.ENOSPC: "room",
}
"""What mends an error of the system: the end of its message's name, ``system-mend-…``."""


class Refusal(Exception):  # noqa: N818 - a command refuses; nothing in Croupier failed
    """What a command refuses, in a sentence that says what, where and how to mend it."""

    def __init__(self, sentence: str, *, exit_code: int = 2) -> None:
        super().__init__(sentence)
        self.exit_code = exit_code


def refusal(message: str, **values: str | int) -> Refusal:
    """Return what a command refuses, by a message of the catalogues, in the call's language."""
    from croupier.cli.options import language
    from croupier.messages import Messages

    return Refusal(Messages(language()).text(message, **values))


def line(error: BaseException, language: str) -> str | None:
    """Return what to tell a person of an expected error, or nothing if it is none."""
    if isinstance(error, Refusal):
        return str(error)
    if isinstance(error, OSError):
        return _of_the_system(error, language)
    if not any(isinstance(error, kind) for kind in _loaded()):
        return None
    text = getattr(error, "text", None)
    return str(text(language)) if callable(text) else str(error)


def _of_the_system(error: OSError, language: str) -> str:
    """Return where the system refused something, what it said, and what mends that if known."""
    parts = (error.filename, error.strerror) if error.strerror else (error,)
    told = ": ".join(str(part) for part in parts if part)
    mend = MENDS.get(error.errno or 0)
    if mend is None:
        return told
    from croupier.messages import Messages

    return f"{told}; {Messages(language).text(f'system-mend-{mend}')}"


def _loaded() -> list[type]:
    """Return the expected errors of rooms that are imported; another room cannot have raised."""
    modules = ((sys.modules.get(module), name) for module, name in EXPECTED)
    kinds = (getattr(module, name, None) for module, name in modules if module is not None)
    return [kind for kind in kinds if isinstance(kind, type)]
