"""What a stud sheet is worth as a page for people: its order, its shows, its rake."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from croupier.cli.page_chances import percent, plain_table
from croupier.odds.stud_rake import Line, RakedPot, RakeReport
from croupier.odds.stud_report import StudReport
from croupier.records.voice import Voice

LINES: tuple[Line, ...] = ("antes", "one call", "all call", "heads-up banks", "all banks")
"""The typical pots, in the order of a table's columns."""


def stud_odds_page(report: StudReport, language: str) -> RenderableType:
    """Return a stud sheet's order against its decks, what shows, and what the rake takes."""
    sheet = report.sheet
    _, deck = report.decks[-1]
    from croupier.games.stud_rules import StudRules

    voice = Voice(sheet, StudRules(sheet).ranking(deck.lowest), language)
    parts: list[RenderableType] = [Text(f"{sheet.name}, {sheet.house}", style="bold"), Text()]
    parts += [*_head("decks", voice), _decks(report, voice), Text()]
    parts += [Text(line) for line in wrong_pairs(report, voice)]
    if report.shows:
        parts += [Text(), *_head("shows", voice), _shows(report, voice)]
    if report.rake is not None:
        parts += [Text(), *_head("rake", voice), *_rake(report.rake, voice)]
    else:
        parts += [Text(), *_head("rake", voice), Text(voice.say("explain-no-rake-house"))]
    return Group(*parts)


def _head(name: str, voice: Voice) -> list[RenderableType]:
    title = Text(voice.say(f"chances-part-{name}"), style="bold")
    return [Rule(title, align="left", style="dim")]


def _class(name: str, voice: Voice) -> str:
    own = voice.sheet.hands.names.get(name)
    return own or voice.say(f"class-{name.replace(' ', '-')}")


def _decks(report: StudReport, voice: Voice) -> RenderableType:
    """Return counts and chances of the classes; a star where the next class down is rarer."""
    counts, chances = plain_table(voice, [""]), plain_table(voice, [""])
    for table in (counts, chances):
        for players, deck in report.decks:
            head = voice.say("chances-deck-of", players=players, cards=deck.cards)
            table.add_column(head.replace(", ", "\n"), justify="right", no_wrap=True)
    wrong = [{higher for higher, _ in deck.out_of_order()} for _, deck in report.decks]
    for place, name in enumerate(report.sheet.hands.order):
        said, cells = _class(name, voice), []
        for (_, deck), out in zip(report.decks, wrong, strict=True):
            text = Text(voice.messages.number(deck.counts[place][1]))
            cells.append(text.append(" *" if name in out else "  ", style="yellow"))
        counts.add_row(said, *cells)
        chances.add_row(said, *(percent(deck.chance(name), voice) for _, deck in report.decks))
    return Group(counts, Text(), chances)


def wrong_pairs(report: StudReport, voice: Voice) -> list[str]:
    """Return a sentence for each pair of neighbours that is out of order on some deck."""
    played = {deck.cards for _, deck in report.decks}
    said = []
    for pair in report.pairs:
        names = {"higher": _class(pair.higher, voice), "lower": _class(pair.lower, voice)}
        if pair.wrong:
            decks = {"right": _numbers(pair.right), "wrong": _numbers(pair.wrong)}
            here = "here" if played & set(pair.wrong) else "elsewhere"
            said.append(voice.say(f"chances-pair-{here}", **names, **decks))
    return said


def _numbers(decks: Sequence[int]) -> str:
    return ", ".join(str(cards) for cards in decks) or "–"


def _shows(report: StudReport, voice: Voice) -> Table:
    classes = list(dict.fromkeys(name for show in reversed(report.shows) for name, _ in show.best))
    order = [name for name in report.sheet.hands.order if name in classes]
    table = plain_table(voice, ["players", "up"])
    for name in order:
        table.add_column(_class(name, voice), justify="right")
    for show in report.shows:
        counts = dict(show.best)
        of = sum(counts.values())
        cells = [
            percent(Fraction(counts[name], of), voice) if counts.get(name) else "–"
            for name in order
        ]
        table.add_row(str(show.players), str(show.up), *cells)
    return table


def _rake(rake: RakeReport, voice: Voice) -> list[RenderableType]:
    rate = voice.percent(Fraction(rake.rule.numerator, rake.rule.denominator))
    above = voice.money(rake.rule.above)
    parts: list[RenderableType] = [Text(voice.say("chances-rake", rate=rate, above=above))]
    cliff = rake.cliff
    if cliff is not None:
        said = voice.say(
            "chances-cliff",
            threshold=voice.money(cliff.threshold.pot),
            first=voice.money(cliff.first.pot),
            net=voice.money(cliff.first.net),
            last=voice.money(cliff.last.pot),
            level=voice.money(cliff.level.pot),
        )
        parts.append(Text(said))
    told = Text(voice.say("chances-lines"))
    return [*parts, Text(), _pots(rake.pots, voice), Text(), told, Text(), _stakes(rake, voice)]


def _pots(pots: Sequence[RakedPot], voice: Voice) -> Table:
    table = plain_table(voice, ["pot", "kept", "paid", "rate"])
    table.columns[0].justify = "right"
    for pot in pots:
        money = [voice.money(amount) for amount in (pot.pot, pot.rake, pot.net)]
        table.add_row(*money, percent(pot.rate, voice))
    return table


def _stakes(rake: RakeReport, voice: Voice) -> Table:
    """Return what the dealer keeps of typical pots, a line for each stake and number of players."""
    lines = [f"line-{line.replace(' ', '-')}" for line in LINES]
    table = plain_table(voice, ["ante", "players", *lines])
    rows: dict[tuple[int, int], dict[Line, RakedPot]] = {}
    for each in rake.stakes:
        rows.setdefault((each.stake.ante, each.players), {})[each.line] = each.pot
    for (ante, players), pots in rows.items():
        cells = [voice.money(pots[line].rake) if line in pots else "–" for line in LINES]
        table.add_row(voice.money(ante), str(players), *cells)
    return table
