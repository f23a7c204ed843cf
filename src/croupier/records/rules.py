"""A sheet's rules as one page, for whoever shows them: every part, and twelve items in full.

The items are those that Québec's by-law S-13.1, r. 3.1, s. 11 wants in posted rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction

import msgspec
from babel.lists import format_list

from croupier.cards import Card
from croupier.hands import Ranking, ranking
from croupier.messages import Messages
from croupier.records import rules_caribbean, rules_stud
from croupier.records.rulewords import Facts, Rows, RuleWords, Steps
from croupier.records.voice import Sentence
from croupier.sheets import CaribbeanSheet, StudSheet
from croupier.sheets.check_caribbean import ACES_OR_KINGS
from croupier.sheets.examples import example

ITEMS = (
    "players",
    "cards",
    "object",
    "wagers",
    "betting",
    "commission",
    "options",
    "dealer",
    "bank",
    "handling",
    "results",
    "odds",
)


class Fact(msgspec.Struct, frozen=True):
    """A line of the rules: what is meant, in words, and what holds."""

    key: str
    name: str
    value: str


class HandLine(msgspec.Struct, frozen=True):
    """A class of hands, the highest first, with an example; ``pays`` and ``prize`` in words."""

    key: str
    name: str
    example: tuple[Card, ...]
    pays: str | None = None
    prize: str | None = None


class Grid(msgspec.Struct, frozen=True):
    """A table: what its columns are called, and its lines."""

    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Item(msgspec.Struct, frozen=True):
    """One of the twelve items: its title, and what holds."""

    key: str
    title: str
    lines: tuple[Sentence, ...]


class Returns(msgspec.Struct, frozen=True):
    """The theoretical return: shares of the ante, of all that is bet, of the progressive bet."""

    house_edge: float
    element_of_risk: float
    progressive: float | None


class RulePage(msgspec.Struct, frozen=True):
    """The rules of a sheet in one language; what a game does not have is empty or null."""

    language: str
    title: str
    table: tuple[Fact, ...]
    hands: tuple[HandLine, ...]
    notes: tuple[str, ...]
    equal: tuple[Fact, ...]
    coup: tuple[Sentence, ...]
    between: tuple[Sentence, ...]
    jackpot: tuple[Fact, ...]
    stakes: Grid | None
    deck: Grid | None
    items: tuple[Item, ...]


def rule_page(
    sheet: CaribbeanSheet | StudSheet, language: str, returns: Returns | None = None
) -> RulePage:
    """Return a sheet's rules; ``returns`` stand among the odds where they are known."""
    words = RuleWords(sheet, Messages(language))
    if isinstance(sheet, CaribbeanSheet):
        return _caribbean(words, sheet, returns)
    return _stud(words, sheet)


# Caribbean Stud


def _caribbean(words: RuleWords, sheet: CaribbeanSheet, returns: Returns | None) -> RulePage:
    hands, jackpot = sheet.hands, sheet.progressive
    made = ranking(
        hands.order, lowest=sheet.deck.rank, ace_low=hands.ace_low, kickers=hands.kickers
    )
    pays = rules_caribbean.pays(words, sheet)
    prizes = {} if jackpot is None else rules_caribbean.prizes(words, jackpot)
    notes = (words.say("letter-note"),) if ACES_OR_KINGS in sheet.additional.pays else ()
    facts = rules_caribbean.table_facts(words, sheet, made)
    jackpots = () if jackpot is None else rules_caribbean.jackpot_facts(words, jackpot)
    return RulePage(
        language=words.messages.language,
        title=words.say("title-by", name=sheet.name, house=sheet.house),
        table=_facts(words, facts),
        hands=tuple(_hands(words, made, pays, prizes)),
        notes=notes,
        equal=_facts(words, words.equal_hands(made)),
        coup=_sentences(rules_caribbean.coup_steps(words, sheet)),
        between=(),
        jackpot=_facts(words, jackpots),
        stakes=None,
        deck=None,
        items=_items(words, _CaribbeanItems(words, sheet, made, returns).all()),
    )


class _CaribbeanItems:
    """The twelve items of a Caribbean Stud sheet."""

    def __init__(
        self,
        words: RuleWords,
        sheet: CaribbeanSheet,
        made: Ranking,
        returns: Returns | None,
    ) -> None:
        self.words = words
        self.sheet = sheet
        self.returns = returns
        self.facts = dict(rules_caribbean.table_facts(words, sheet, made))
        self.steps = rules_caribbean.named_steps(words, sheet)

    def say(self, message: str, clauses: str, **values: object) -> tuple[str, str]:
        return self.words.messages.text(f"rules-cs-{message}", **values), clauses

    def all(self) -> Iterator[Steps]:
        """Yield what each item says, in the order of the items."""
        sheet, say, steps = self.sheet, self.say, self.steps
        multiple = sheet.additional.multiple
        yield [say("players", "QC-4 R-QC-3", seats=sheet.table.seats)]
        yield [say("cards", "QC-1", deck=self.facts["deck"])]
        yield [say("object", "QC-12 QC-15")]
        additional = say("additional", "QC-7", multiple=multiple)
        yield [steps["ante"], *_some(steps, "progressive"), additional]
        yield _some(steps, "closed", "deal", "decide")
        yield [say("commission", ""), *self._contribution()]
        yield [say("options", "QC-7")]
        yield [say("dealer", "QC-9"), *_some(steps, "opens")]
        yield [say("bank", "QC-5")]
        yield [self._law("QC-6"), self._law("QC-8"), self._law("QC-9"), self._law("R-QC-16")]
        yield _some(steps, "no-open", "higher", "lower", "equal", "prizes")
        yield list(self._odds())

    def _law(self, clause: str) -> tuple[str, str]:
        kind = "ruling" if clause.startswith("R-") else "clause"
        return self.words.messages.text(f"{kind}-{clause}"), clause

    def _contribution(self) -> Steps:
        jackpot = self.sheet.progressive
        if jackpot is None:
            return []
        share = self.words.percent(jackpot.contribution)
        return [self.say("contribution", "R-QC-7", share=share)]

    def _odds(self) -> Iterator[tuple[str, str]]:
        words, sheet = self.words, self.sheet
        yield self.say("even", "QC-14 QC-15")
        pays = rules_caribbean.pays(words, sheet)
        yield self.say("pays", "QC-18 R-QC-1", pays=self._listed(pays))
        if sheet.table.max_payout is not None:
            yield self.say("cap", "R-QC-11", amount=words.money(sheet.table.max_payout))
        if sheet.progressive is not None:
            prizes = rules_caribbean.prizes(words, sheet.progressive)
            yield self.say("prizes", "QC-20 R-QC-13", prizes=self._listed(prizes))
        found = self.returns
        if found is None:
            return
        edge, risk = (_percent(words, share) for share in (found.house_edge, found.element_of_risk))
        yield self.say("return", "", edge=edge, risk=risk)
        if found.progressive is not None:
            share = _percent(words, found.progressive)
            yield self.say("return-progressive", "R-QC-7", share=share)

    def _listed(self, paid: dict[str, str]) -> str:
        order = [name for name in self.sheet.hands.order if name in paid]
        return "; ".join(f"{self.words.class_name(name)} {paid[name]}" for name in order)


def _percent(words: RuleWords, share: float) -> str:
    return words.percent(Fraction(round(share * 10_000), 10_000))


def _some(steps: dict[str, tuple[str, str]], *names: str) -> Steps:
    return [steps[name] for name in names if name in steps]


# Five card stud


def _stud(words: RuleWords, sheet: StudSheet) -> RulePage:
    hands = sheet.hands
    lowest = sheet.deck.rank(sheet.table.seats)
    made = ranking(hands.order, lowest=lowest, ace_low=hands.ace_low, kickers=hands.kickers)
    return RulePage(
        language=words.messages.language,
        title=words.say("title-by", name=sheet.name, house=sheet.house),
        table=_facts(words, rules_stud.table_facts(words, sheet)),
        hands=tuple(_hands(words, made, {}, {})),
        notes=(),
        equal=_facts(words, words.equal_hands(made)),
        coup=_sentences(rules_stud.coup_steps(words, sheet)),
        between=_sentences(rules_stud.between_steps(words, sheet)),
        jackpot=(),
        stakes=_grid(words, rules_stud.STAKES, rules_stud.stake_rows(words, sheet)),
        deck=_grid(words, rules_stud.DECK, rules_stud.deck_rows(words, sheet)),
        items=_items(words, _stud_items(words, sheet)),
    )


def _stud_items(words: RuleWords, sheet: StudSheet) -> Iterator[Steps]:
    """Yield what each item says, in the order of the items."""
    steps = rules_stud.named_steps(words, sheet)
    between = rules_stud.between_steps(words, sheet)

    def say(message: str, clauses: str, **values: object) -> tuple[str, str]:
        return words.messages.text(f"rules-st-{message}", **values), clauses

    decks = "; ".join(
        say("deck", "", players=players, cards=cards, lowest=lowest)[0]
        for players, lowest, cards in rules_stud.deck_rows(words, sheet)
    )
    stakes = "; ".join(
        say("stake", "", ante=words.money(stake.ante), bank=words.money(stake.bank))[0]
        for stake in sheet.stakes
    )
    names = [words.class_name(name) for name in sheet.hands.order]
    yield [say("players", "R-CM-20", seats=sheet.table.seats)]
    yield [say("cards", "R-CM-2", decks=decks)]
    yield [say("object", "CM-12 CM-14")]
    yield [say("stakes", "CM-1", stakes=stakes), *_some(steps, "ante", "blinds", "opening")]
    yield _some(steps, "first", "raises", "size", "short")
    yield _some(steps, "rake")
    yield [say("options" if sheet.blinds is not None else "options-no-blinds", "CM-6 CM-8")]
    yield [say("dealer", "CM-3")]
    yield [say("bank", "R-CM-13"), *between[1:]]
    yield [*rules_stud.street_steps(words, sheet), say("handling", "CM-15 R-CM-18")]
    yield [*_some(steps, "showdown"), say("last", "CM-14"), say("lose", "CM-14")]
    order = format_list(names, locale=words.messages.language)
    yield [say("odds", "CM-13"), say("order", "R-CM-3", hands=order)]


# Parts of both


def _facts(words: RuleWords, facts: Facts) -> tuple[Fact, ...]:
    return tuple(Fact(key, words.say(key), value) for key, value in facts)


def _sentences(steps: Iterable[tuple[str, str]]) -> tuple[Sentence, ...]:
    return tuple(Sentence(text, tuple(rules.split())) for text, rules in steps)


def _hands(
    words: RuleWords, made: Ranking, pays: dict[str, str], prizes: dict[str, str]
) -> Iterator[HandLine]:
    for name in words.sheet.hands.order:
        shown = example(made, name) or ()
        title = words.class_name(name)
        yield HandLine(name, title, shown, pays.get(name), prizes.get(name))


def _grid(words: RuleWords, names: Iterable[str], rows: Rows) -> Grid:
    return Grid(tuple(words.say(name) for name in names), tuple(rows))


def _items(words: RuleWords, said: Iterable[Steps]) -> tuple[Item, ...]:
    return tuple(
        Item(key, words.messages.text(f"rules-item-{key}"), _sentences(steps))
        for key, steps in zip(ITEMS, said, strict=True)
    )
