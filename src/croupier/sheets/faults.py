"""What can be wrong with a sheet: where it stands, what it is, and what would be right.

A fault is a code with values; its sentences are in the catalogue ``sheet.ftl``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from croupier.sheets.places import Path, path_text

UNREADABLE = frozenset(
    {"no-sheet", "no-sheet-far", "no-file", "too-large", "not-utf8", "not-toml", "too-deep"}
)
"""Codes of what keeps a sheet from being read at all."""


@dataclass(frozen=True, slots=True)
class Finding:
    """A fault or a warning, before it is known where its key stands."""

    code: str
    path: Path
    values: Mapping[str, str | int] = field(default_factory=dict)
    about: tuple[Path, ...] = ()
    """Other keys that the finding rests on; it is void where one of them is at fault itself."""
    warning: bool = False


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong, or worth a warning. ``str`` gives it as one line for people."""

    code: str
    file: str
    line: int | None
    key: str
    values: Mapping[str, str | int] = field(default_factory=dict)

    @classmethod
    def of(cls, finding: Finding, file: str, line: int | None) -> Fault:
        """Return a finding as the fault of a place."""
        values = {
            name: value if isinstance(value, int) else one_line(value, most=400)
            for name, value in finding.values.items()
        }
        key = one_line(path_text(finding.path), most=80)
        return cls(finding.code, one_line(file, most=400), line, key, values)

    @property
    def what(self) -> str:
        """What is wrong, in English."""
        return self.say("en")[0]

    @property
    def would_be_right(self) -> str:
        """What would be right, in English."""
        return self.say("en")[1]

    def say(self, language: str) -> tuple[str, str]:
        """Return what is wrong and what would be right, in a language of the catalogue."""
        from croupier.messages import Messages  # it takes its time: only a fault pays for it

        catalogue = Messages(language)
        identity = f"fault-{self.code}"
        what = catalogue.text(identity, **self.values)
        return what, catalogue.text(f"{identity}-mend", **self.values)

    def text(self, language: str = "en") -> str:
        """Return the fault as one line: ``file:line: key: what; what would be right``."""
        place = self.file if self.line is None else f"{self.file}:{self.line}"
        head = ": ".join(part for part in (place, self.key) if part)
        from croupier.messages import Messages

        what, mend = self.say(language)
        line = Messages(language).text("sheet-line", what=what, mend=mend)
        return f"{head}: {line}" if head else line

    def __str__(self) -> str:
        return self.text()


class SheetError(ValueError):
    """A sheet that cannot be played: every fault of it, a line each."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        super().__init__(faults)
        self.faults = faults

    @property
    def readable(self) -> bool:
        """Whether the sheet could at least be read: its faults are in what it says."""
        return not any(fault.code in UNREADABLE for fault in self.faults)

    def text(self, language: str = "en") -> str:
        """Return all faults, a line each, in a language of the catalogue."""
        return "\n".join(fault.text(language) for fault in self.faults)

    def __str__(self) -> str:
        return self.text()


def one_line(text: str, *, most: int) -> str:
    """Return a text in one line that a terminal only shows, in at most ``most`` characters."""
    short = text if len(text) <= most else text[: most - 1] + "…"
    return "".join(c if c.isprintable() else repr(c)[1:-1] for c in short)
