"""How charts look: colours of a theme, one font, numbers as a language writes them."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from fractions import Fraction
from functools import cached_property
from typing import Any, Literal

from babel import Locale
from babel.numbers import format_decimal, format_percent

from croupier.messages import Messages

FONT = "Arial, 'Liberation Sans', Helvetica, sans-serif"
"""All of one width: a picture is laid out alike on a bare machine, which draws it with the
Liberation Sans that vl-convert brings, and in a browser."""


@dataclass(frozen=True, slots=True)
class Theme:
    """The colours of a page; within a theme no two are equal."""

    name: Literal["light", "dark"]
    paper: str
    ink: str
    quiet: str
    line: str
    gain: str
    loss: str
    even: str
    accent: str
    on: str
    """Text on a full ``gain``."""

    def colours(self) -> dict[str, str]:
        """Return the colours by their names."""
        return {key: value for key, value in asdict(self).items() if key != "name"}


LIGHT = Theme(
    "light",
    paper="#fdfcf8",
    ink="#17211d",
    quiet="#55645e",
    line="#dadfd8",
    gain="#125243",
    loss="#b23a2a",
    even="#87928c",
    accent="#85590a",
    on="#fefdfa",
)
DARK = Theme(
    "dark",
    paper="#0b2620",
    ink="#f3efe4",
    quiet="#a9beb4",
    line="#294a41",
    gain="#4fae8f",
    loss="#e6897c",
    even="#748b83",
    accent="#dcb76e",
    on="#081d18",
)


@dataclass(frozen=True)
class Look:
    """A theme, a language, and how wide a chart is at most, in pixels."""

    theme: Theme = LIGHT
    language: str = "en"
    width: int = 760

    @cached_property
    def messages(self) -> Messages:
        """The language's messages."""
        return Messages(self.language)

    @cached_property
    def _locale(self) -> Locale:
        return Locale.parse(self.messages.language)

    @cached_property
    def _percent(self) -> str:
        """The sign of a share; where the language parts it from the number, a narrow space."""
        usual = self._locale.percent_formats[None].pattern
        return "%" if usual.endswith("0%") else "\u202f%"

    def say(self, message: str, /, **values: object) -> str:
        """Return a message of the charts' with its values put in."""
        return self.messages.text(f"chart-{message}", **values)

    def percent(self, share: float | Fraction, digits: int = 2) -> str:
        """Return a share as the language writes it: ``2.50%``, ``2,50 %``."""
        pattern = f"#,##0.{'0' * digits}" if digits else "#,##0"
        return format_percent(float(share), format=pattern + self._percent, locale=self._locale)

    def small(self, share: float | Fraction) -> str:
        """Return a share with as many digits as it takes to say something: ``0.00008%``."""
        value, digits = float(share), 2
        while digits < 8 and 0 < value < 10.0 ** -(digits + 1):
            digits += 1
        return self.percent(share, digits)

    def number(self, value: float | Fraction, digits: int = 0) -> str:
        """Return a number with so many decimals."""
        pattern = f"#,##0.{'0' * digits}" if digits else "#,##0"
        return format_decimal(float(value), format=pattern, locale=self._locale)

    def signed(self, value: float | Fraction, digits: int = 0) -> str:
        """Return a number with its sign, a real minus."""
        text = self.number(abs(float(value)), digits)
        sign = "" if not any(d in text for d in "123456789") else "+" if value > 0 else "\u2212"
        return f"{sign}{text}"

    def money(self, amount: int, currency: str) -> str:
        """Return minor units as money."""
        return self.messages.money(amount, currency)

    def number_locale(self) -> dict[str, Any]:
        """Return how axes write numbers, for Vega."""
        symbols = self._locale.number_symbols["latn"]
        return {
            "decimal": symbols["decimal"],
            "thousands": symbols["group"],
            "grouping": [3],
            "currency": ["", ""],
            "percent": self._percent,
        }

    def config(self) -> dict[str, Any]:
        """Return the configuration of every chart."""
        t = self.theme
        return {
            "background": t.paper,
            "font": FONT,
            "padding": 14,
            "locale": {"number": self.number_locale()},
            "view": {"stroke": None},
            "concat": {"spacing": 24},
            "title": {
                "anchor": "start",
                "frame": "bounds",
                "color": t.ink,
                "fontSize": 16,
                "fontWeight": 600,
                "subtitleColor": t.quiet,
                "subtitleFontSize": 12.5,
                "subtitlePadding": 5,
                "offset": 14,
            },
            "axis": {
                "domain": False,
                "ticks": False,
                "grid": False,
                "gridColor": t.line,
                "labelColor": t.ink,
                "labelFontSize": 12,
                "labelLimit": 260,
                "labelPadding": 6,
                "titleColor": t.quiet,
                "titleFontSize": 12,
                "titleFontWeight": "normal",
                "titlePadding": 8,
            },
            "text": {"color": t.ink, "fontSize": 12},
            "rule": {"color": t.quiet},
        }
