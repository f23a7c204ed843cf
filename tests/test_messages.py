"""Promises about sentences: each language whole, numbers and plurals its own."""

import re
from importlib import resources

import pytest
from babel import Locale
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Identifier,
    Junk,
    Message,
    NumberLiteral,
    SelectExpression,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from croupier.messages import (
    FALLBACK,
    LanguageError,
    Messages,
    add_catalogues,
    checked_language,
    languages,
)

LOCALES = resources.files("croupier") / "locales"


class Variables(Visitor):
    """Collects the values that a message asks for."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - Fluent's name
        """Note a value."""
        self.names.add(node.id.name)


def catalogue(language: str) -> dict[str, set[str]]:
    """Return each message of a language with the values that it asks for."""
    found: dict[str, set[str]] = {}
    for file in (LOCALES / language).iterdir():
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, Junk), f"{language}/{file.name}: {entry.content}"
            if isinstance(entry, Message):
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("language", [name for name in languages() if name != FALLBACK])
def test_every_language_says_everything(language: str) -> None:
    """Each language has every English message, asks for no other value, and has none besides."""
    english, other = catalogue(FALLBACK), catalogue(language)
    assert english.keys() == other.keys()
    asked = {name: other[name] - english[name] for name in other if other[name] - english[name]}
    # A hand's ranks and how many: French elides before an ace, Slovene has cases and a dual.
    known = {"first", "count", "first-three", "first-five", "second-three", "second-five"}
    assert all(more <= known for more in asked.values()), asked


PLURALS = {"1", "one", "two", "few", "many"}
NEVER_ONE = {
    *("bytes", "cards", "characters", "count", "found", "high", "hours", "lines", "needed"),
    "players",
}
"""What the rules, or the house's own limits, never let be one."""
AT_STUD = {
    *("fault-over-never", "fault-shares-over-100", "sheet-how-stud-open", "sheet-how-stud-closed"),
    *("simulate-how-stud", "refused-unknown-table-seat"),
}
"""Where two seats are the fewest, or their number stands alone."""


class Counted(Visitor):
    """Collects the values that a message has a form for one thing for."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802 - Fluent's name
        """Note a plural's value, and look for others inside."""
        if {fluent_text(each.key) for each in node.variants} & PLURALS:
            asked = Variables()
            asked.visit(node.selector)
            self.names |= asked.names
        self.generic_visit(node)


def fluent_text(key: Identifier | NumberLiteral) -> str:
    """Return the key of a variant as it is written."""
    return key.value if isinstance(key, NumberLiteral) else key.name


def counted(language: str) -> dict[str, set[str]]:
    """Return each message of a language with the values that it counts."""
    found: dict[str, set[str]] = {}
    for file in (LOCALES / language).iterdir():
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message):
                plurals = Counted()
                plurals.visit(entry)
                found[entry.id.name] = plurals.names
    return found


@pytest.mark.parametrize("language", ["en", "fr"])
def test_one_thing_is_not_said_as_many(language: str) -> None:
    """What Slovene counts, English and French count as well: nowhere stands "1 players"."""
    said = counted(language)
    for name, numbers in counted("sl").items():
        many = NEVER_ONE | ({"seats"} if name in AT_STUD else set())
        if not name.startswith(("rank-", "hand-")):  # which are no counts
            assert numbers - said[name] <= many, name


ELSEWHERE = {
    "mise initiale": "ante, or montant de départ for the meter's seed",
    "mise additionnelle": "relance",
    "feuille": "fiche",
    "banque": "cave",
    "bouton": "marqueur",
    "cagnotte": "gros lot",
    "toutes les antes": "tous les antes",
    "quinte royale": "quinte flush royale",
    "deux paires": "double paire",
    "parties": "coups",
}
"""Other French words for a thing that has its word in this house."""


@pytest.mark.parametrize("word", ELSEWHERE)
def test_french_has_one_word_for_one_thing(word: str) -> None:
    """No French catalogue says a thing by another word than the others do."""
    said = [
        f"{path.name}: {line}"
        for path in (LOCALES / "fr").iterdir()
        for line in path.read_text(encoding="utf-8").splitlines()
        if re.search(rf"\b{word}\b", line)
    ]
    assert not said, f"say {ELSEWHERE[word]}"


ALTROVE = {
    "gettoni": "fiches",
    "banco": "mazziere for the dealer, cave for what a player sits down with",
    "banca": "cave",
    "montepremi": "jackpot",
    "piatto secondario": "piatto laterale",
    "marcatore": "bottone",
    "robot": "bot",
    "tutte le ante": "tutti gli ante",
    "mano più forte": "mano più alta",
    "chiamare": "vedere",
    "partita": "coup",
    "cassa di": "cave",
    "puntata aggiuntiva": "relance",
    "foglio": "scheda",
    "mescolamento": "mescolata",
    "il marker": "il bottone",
    "avete|vostr[aeio]|chiedete|potete|aggiungete": "tu",
}
"""Other Italian words for a thing that has its word in this house."""


@pytest.mark.parametrize("word", ALTROVE)
def test_italian_has_one_word_for_one_thing(word: str) -> None:
    """No Italian catalogue says a thing by another word than the others do."""
    said = [
        f"{path.name}: {line}"
        for path in (LOCALES / "it").iterdir()
        for line in path.read_text(encoding="utf-8").splitlines()
        if re.search(rf"\b(?:{word})\b", line) and not line.startswith("#")
    ]
    assert not said, f"say {ALTROVE[word]}"


def test_italian_is_typeset_as_italian() -> None:
    """Curved apostrophes, quotes like «this», no space before a colon or a semicolon."""
    for path in (LOCALES / "it").iterdir():
        for line in path.read_text(encoding="utf-8").splitlines():
            if not line.startswith("#"):
                assert not re.search(r"'|“|”|« | »|[\w»})] [;:!?]", line), (path.name, line)


def test_english_and_french_are_there() -> None:
    """English and French stand on equal terms, and Italian is there beside them."""
    assert {"en", "fr", "it"} <= set(languages())


def test_a_missing_message_is_named() -> None:
    """A message that no catalogue has is an error that names it, in every language."""
    for language in languages():
        with pytest.raises(KeyError, match="no-such-message"):
            Messages(language).text("no-such-message")


def test_a_missing_value_is_an_error() -> None:
    """A sentence is never said with a hole in it."""
    with pytest.raises(ValueError, match="message 'hand-pair'"):
        Messages("en").text("hand-pair")


@pytest.mark.parametrize(
    ("asked", "spoken"),
    [
        ("fr", "fr"),
        ("fr-CA", "fr"),
        ("fr_CA.UTF-8", "fr"),
        ("FR", "fr"),
        ("en-GB", "en"),
        ("it-CH", "it"),
        ("it_IT.UTF-8", "it"),
        ("de", "en"),
        ("", "en"),
        ("C", "en"),
        ("../../etc", "en"),
    ],
)
def test_any_language_falls_back(asked: str, spoken: str) -> None:
    """A region falls back to its language, and a language without catalogues to English."""
    assert Messages(asked).language == spoken
    assert Messages(asked).text("class-pair") == Messages(spoken).text("class-pair")


def test_a_chosen_language_can_be_insisted_on() -> None:
    """A language asked for by name and not there is refused with the list of those there are."""
    assert checked_language("fr_CA.UTF-8") == "fr"
    with pytest.raises(LanguageError, match="'de' is no language of these messages: use en, fr"):
        checked_language("de")


def test_a_message_that_a_language_lacks_is_said_in_english(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A sentence not yet translated is better in English than not said."""
    french = Messages("fr")
    monkeypatch.setattr(french, "_bundle", FluentBundle(["fr"]))
    assert french.text("class-full-house") == "full house"


def test_plurals_are_the_languages_own() -> None:
    """None is many in English and one in French, and Slovene has its dual."""
    source = {
        "test/a.ftl": "cards = { $count ->\n    [one] one\n    [two] two\n   *[other] other\n}\n"
    }
    said = {}
    for language in ("en", "fr", "sl"):
        bundle = FluentBundle([language])
        add_catalogues(bundle, source)
        pattern = bundle.get_message("cards").value
        assert pattern is not None
        said[language] = [bundle.format_pattern(pattern, {"count": n})[0] for n in (0, 1, 2)]
    assert said["en"] == ["other", "one", "other"]
    assert said["fr"] == ["one", "one", "other"]
    assert said["sl"] == ["other", "one", "two"]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["1,234.56", "-0.05", "€1,234.56", "12,345"]),
        ("fr", ["1 234,56", "-0,05", "1 234,56 €", "12 345"]),
        ("it", ["1.234,56", "-0,05", "1.234,56 €", "12.345"]),
    ],
)
def test_money_is_written_as_the_language_does(language: str, said: list[str]) -> None:
    """Amounts are exact to the cent, with the language's separators and place of the sign."""
    messages = Messages(language)
    found = [
        messages.money(123456),
        messages.money(-5),
        messages.money(123456, "EUR"),
        messages.number(12345),
    ]
    assert [re.sub(r"\s", " ", text) for text in found] == said


@pytest.mark.parametrize(
    ("count", "said"),
    [(0, "nessun avvertimento"), (1, "un avvertimento"), (2, "2 avvertimenti")],
)
def test_italian_counts(count: int, said: str) -> None:
    """None, one and several, each with its own words."""
    messages = Messages("it")
    assert messages.text("sheet-check-sound", file="a", warnings=count) == f"a: in ordine, {said}"


def test_italian_plurals_of_millions() -> None:
    """What CLDR calls many (a whole million) is said as other plurals are."""
    messages = Messages("it")
    assert messages.text("audit-found", count=1_000_000).endswith("differenze.")


@pytest.mark.parametrize(
    ("message", "values", "said"),
    [
        ("odds-ranks-run", {"low": "fante", "high": "asso"}, "da fante ad asso"),
        ("odds-ranks-run", {"low": "due", "high": "re"}, "da due a re"),
        ("play-did-folded", {"you": "no", "who": "Ada"}, "Ada passa."),
        ("play-did-checked", {"you": "yes", "who": ""}, "Dici parola."),
        ("sheet-st-blind", {"name": "controbuio", "times": 4}, "controbuio 4 volte"),
        ("story-no-more-bets", {}, "Rien ne va plus."),
    ],
)
def test_italian_sentences(message: str, values: dict[str, object], said: str) -> None:
    """Typical sentences are those an Italian card room says; the house words stay."""
    assert Messages("it").text(message, **values) == said


@pytest.mark.parametrize("currency", ["CAD", "USD"])
@pytest.mark.parametrize(
    ("language", "said"),
    [(tag, "-$1,234.56") for tag in ("en", "en-CA")]
    + [(tag, "-1 234,56 $") for tag in ("fr", "fr-CA")]
    + [("it", "-1.234,56 $")],
)
def test_a_dollar_is_written_as_at_home(language: str, said: str, currency: str) -> None:
    """The sheet says whose dollar it is; amounts and numbers have the same separators."""
    messages = Messages(language)
    amount = messages.money(-123456, currency)
    assert re.sub(r"\s", " ", amount) == said
    assert messages.number(1234)[1:-3] in amount


def test_large_amounts_stay_exact() -> None:
    """Formatting goes through no float."""
    assert Messages("en").money(10**17 + 1) == "1,000,000,000,000,000.01"


@pytest.mark.parametrize(
    ("texts", "said"),
    [
        ({"en/a.ftl": "a = one\n", "en/b.ftl": "a = two\n"}, "'Message a' is in en/a.ftl too"),
        ({"en/a.ftl": "this is no message\n"}, "en/a.ftl: this is not Fluent"),
    ],
)
def test_a_faulty_catalogue_is_refused(texts: dict[str, str], said: str) -> None:
    """A catalogue that is not Fluent, or repeats a message, is named."""
    with pytest.raises(ValueError, match=re.escape(said)):
        add_catalogues(FluentBundle([str(Locale("en"))]), texts)
