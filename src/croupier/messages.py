"""Sentences for people, in their language.

The games give codes, clauses and values; the sentences stand in Fluent catalogues,
``locales/LANGUAGE/NAME.ftl``. All catalogues of a language are one set of messages. Babel and
Fluent are imported by the first sentence or number: an answer for programs needs neither.
"""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal
from functools import cache, lru_cache
from importlib import resources
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from babel import Locale
    from fluent.runtime import FluentBundle

FALLBACK = "en"
"""The language of what another language's catalogues lack."""

HOME_SYMBOLS = {"CAD": "$", "USD": "$"}
"""Currencies written as at home: ``$12.50`` says enough, without ``CA$`` or ``US$``."""

_LOCALES = resources.files("croupier") / "locales"


class LanguageError(ValueError):
    """A language without messages; the message lists those that have some."""


class Messages:
    """The messages of one language, ``Messages("fr")``; catalogues are read once a process.

    A regional language (``fr-CA``) has its main language's messages, its own number format, and
    its own wording where there is a catalogue of it. A language without any catalogue is English.
    """

    def __init__(self, language: str = FALLBACK) -> None:
        tag = _tag(language)
        main = tag.partition("-")[0].lower()
        if main not in languages():
            tag = main = FALLBACK
        self.language = main
        """The language whose messages these are."""
        self._locale = _locale(tag) or _locale(main)
        self._bundle = _bundle(main, tag)

    def __contains__(self, message_id: str) -> bool:
        return bool(self._bundle.has_message(message_id))

    def text(self, message_id: str, **values: object) -> str:
        """Return the sentence of a message with its values put in.

        Numbers are written and plurals chosen as the language does.

        Raises:
            KeyError: no catalogue of this language has the message, nor has English.
            ValueError: a value that the message needs is missing, or does not fit.
        """
        if message_id in self:
            pattern = self._bundle.get_message(message_id).value
            if pattern is not None:
                said, errors = self._bundle.format_pattern(pattern, values)
                if errors:
                    raise ValueError(f"message {message_id!r} ({self.language}): {errors[0]}")
                return str(said)
        if self.language != FALLBACK:
            return Messages(FALLBACK).text(message_id, **values)
        raise KeyError(message_id)

    def number(self, value: int | Decimal) -> str:
        """Return a number as the language writes it: ``1,234.5``, ``1 234,5``."""
        from babel.numbers import format_decimal

        return format_decimal(value, locale=self._locale)

    def money(self, amount: int, currency: str = "") -> str:
        """Return an amount in whole minor units as the language writes it, with two decimals.

        ``currency`` is an ISO code such as ``"EUR"``; without one the bare number is written.
        """
        from babel.numbers import format_currency, format_decimal, get_currency_symbol

        exact = Decimal(amount).scaleb(-2)
        if not currency:
            return format_decimal(exact, format="#,##0.00", locale=self._locale)
        said = format_currency(exact, currency, locale=self._locale, currency_digits=False)
        if currency not in HOME_SYMBOLS:
            return said
        abroad = get_currency_symbol(currency, self._locale)
        return said.replace(abroad, HOME_SYMBOLS[currency])


@cache
def languages() -> tuple[str, ...]:
    """Return the languages that have catalogues."""
    return tuple(sorted(folder.name for folder in _LOCALES.iterdir() if folder.is_dir()))


def checked_language(language: str) -> str:
    """Return the language that has catalogues and that ``language`` asks for: ``fr`` for ``fr-CA``.

    Raises:
        LanguageError: there is none; the message lists those there are.
    """
    main = _tag(language).partition("-")[0].lower()
    if main not in languages():
        raise LanguageError(
            f"{language!r} is no language of these messages: use {', '.join(languages())}",
        )
    return main


def add_catalogues(bundle: FluentBundle, texts: Mapping[str, str]) -> None:
    """Add the messages of several catalogues, given by their names; they replace earlier ones.

    Raises:
        ValueError: a catalogue is not Fluent, or two of them have the same message.
    """
    from fluent.runtime import FluentResource
    from fluent.syntax.ast import Junk, Message, Term

    origin: dict[str, str] = {}
    for name, text in texts.items():
        resource = FluentResource(text)
        for entry in resource.body:
            if isinstance(entry, Junk):
                unread = (entry.content or "").strip()
                raise ValueError(f"{name}: this is not Fluent: {unread!r}")  # noqa: TRY004
            if isinstance(entry, Message | Term):
                key = f"{type(entry).__name__} {entry.id.name}"
                if key in origin:
                    raise ValueError(f"{name}: the {key!r} is in {origin[key]} too")
                origin[key] = name
        bundle.add_resource(resource, allow_overrides=True)


def _tag(language: str) -> str:
    return language.partition(".")[0].replace("_", "-")


def _locale(tag: str) -> Locale | None:
    from babel import Locale, UnknownLocaleError

    try:
        return Locale.parse(tag, sep="-")
    except (UnknownLocaleError, ValueError):
        return None


@lru_cache(maxsize=32)
def _bundle(main: str, tag: str) -> FluentBundle:
    from fluent.runtime import FluentBundle

    bundle = FluentBundle([str(_locale(tag) or main)], use_isolating=False)
    for folder in dict.fromkeys((main, tag)):
        place = _LOCALES / folder
        if place.is_dir():
            files = sorted(place.iterdir(), key=lambda entry: entry.name)
            texts = {
                f"{folder}/{file.name}": file.read_text(encoding="utf-8")
                for file in files
                if file.name.endswith(".ftl")
            }
            add_catalogues(bundle, texts)
    return bundle
