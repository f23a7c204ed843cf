"""The parts of a report on a five card stud sheet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import comb

from croupier.cards import RANKS
from croupier.cli.page_stud_odds import LINES, wrong_pairs
from croupier.cli.report import Check, Teller, hands_table
from croupier.cli.report_html import Content, Html, note, section, table, tag
from croupier.games.stud_rules import StudRules
from croupier.odds.stud_rake import Line, RakedPot, RakeReport
from croupier.odds.stud_report import StudReport
from croupier.records.voice import Voice


def stud_parts(report: StudReport, teller: Teller) -> list[Html]:
    """Return the parts, in order."""
    parts = [_stakes(report, teller), _order(report, teller), _counts(report, teller)]
    if report.shows:
        parts.append(_shows(report, teller))
    return [*parts, _rake(report, teller), _method(report, teller)]


def _stakes(report: StudReport, teller: Teller) -> Html:
    rows: list[Sequence[Content]] = [
        (
            teller.money(stake.ante),
            teller.money(stake.bank),
            f"× {stake.banks}",
            teller.money(stake.maximum_bank),
        )
        for stake in report.sheet.stakes
    ]
    names = ("stake-ante", "stake-bank", "stake-banks", "stake-maximum")
    heads = [teller.page.say(name) for name in names]
    return section(teller.page.say("part-stakes"), table(heads, rows, words=()))


def _order(report: StudReport, teller: Teller) -> Html:
    rules, (_, deck) = StudRules(report.sheet), report.decks[-1]
    shown = hands_table(teller, rules.ranking(deck.lowest), [])
    decks: list[Sequence[Content]] = [
        (
            str(players),
            teller.page.rank(each.lowest),
            str(each.cards),
            teller.exact(each.hands),
        )
        for players, each in report.decks
    ]
    heads = [teller.page.say(name) for name in ("players", "lowest", "cards")]
    heads.append(teller.say("five-cards"))
    return section(
        teller.page.say("part-hands"),
        shown,
        tag("h3", teller.page.say("part-deck")),
        table(heads, decks, words=()),
    )


def _counts(report: StudReport, teller: Teller) -> Html:
    """Return how many hands each class has, by deck; a star where the class below is rarer."""
    counts: list[Sequence[Content]] = []
    chances: list[Sequence[Content]] = []
    wrong = [{higher for higher, _ in deck.out_of_order()} for _, deck in report.decks]
    for place, name in enumerate(report.sheet.hands.order):
        named, exact, shares = teller.words.class_name(name), [], []
        for (_, deck), out in zip(report.decks, wrong, strict=True):
            star = " *" if name in out else ""
            exact.append(teller.exact(deck.counts[place][1]) + star)
            shares.append(teller.look.percent(deck.chance(name), 6) + star)
        counts.append((named, *exact))
        chances.append((named, *shares))
    heads = [""] + [
        teller.messages.text("chances-deck-of", players=players, cards=deck.cards)
        for players, deck in report.decks
    ]
    foot = (teller.say("all"), *(teller.exact(deck.hands) for _, deck in report.decks))
    voice = _voice(report, teller)
    lines = [tag("li", line) for line in wrong_pairs(report, voice)]
    return section(
        teller.messages.text("chances-part-decks"),
        teller.picture(report, "order"),
        table(heads, counts, foot=foot),
        table(heads, chances),
        tag("ul", lines) if lines else note(teller.say("in-order")),
    )


def _voice(report: StudReport, teller: Teller) -> Voice:
    ranking = StudRules(report.sheet).ranking(report.decks[-1][1].lowest)
    return Voice(report.sheet, ranking, teller.look.language)


def _shows(report: StudReport, teller: Teller) -> Html:
    classes = {name for show in report.shows for name, _ in show.best}
    order = [name for name in report.sheet.hands.order if name in classes]
    rows: list[Sequence[Content]] = []
    for show in report.shows:
        counts = dict(show.best)
        of = sum(counts.values())
        cells = [
            teller.look.percent(Fraction(counts[name], of), 4) if counts.get(name) else "–"
            for name in order
        ]
        rows.append((str(show.players), str(show.up), *cells))
    heads = [teller.messages.text("chances-players"), teller.messages.text("chances-up")]
    heads += [teller.words.class_name(name) for name in order]
    return section(teller.messages.text("chances-part-shows"), table(heads, rows, words=()))


def _rake(report: StudReport, teller: Teller) -> Html:
    title = teller.messages.text("chances-part-rake")
    rake = report.rake
    if rake is None:
        return section(title, tag("p", teller.messages.text("explain-no-rake-house")))
    text, money = teller.messages.text, teller.money
    rate = teller.look.percent(Fraction(rake.rule.numerator, rake.rule.denominator))
    said = [tag("p", text("chances-rake", rate=rate, above=money(rake.rule.above)))]
    if rake.cliff is not None:
        cliff = rake.cliff
        pots = {
            name: money(getattr(cliff, name).pot)
            for name in ("threshold", "first", "last", "level")
        }
        said.append(tag("p", text("chances-cliff", net=money(cliff.first.net), **pots)))
    rows: list[Sequence[Content]] = [
        (money(pot.pot), money(pot.rake), money(pot.net), teller.look.percent(pot.rate, 4))
        for pot in rake.pots
    ]
    heads = [text(f"chances-{name}") for name in ("pot", "kept", "paid", "rate")]
    typical = note(text("chances-lines"))
    picture = teller.picture(report, "rake")
    tables = (table(heads, rows, words=()), typical, _typical(rake, teller))
    return section(title, *said, picture, *tables)


def _typical(rake: RakeReport, teller: Teller) -> Html:
    """Return what is kept of typical pots, a line for each stake and number of players."""
    kept: dict[tuple[int, int], dict[Line, RakedPot]] = {}
    for each in rake.stakes:
        kept.setdefault((each.stake.ante, each.players), {})[each.line] = each.pot
    rows: list[Sequence[Content]] = []
    for (ante, players), pots in kept.items():
        cells = [teller.money(pots[line].rake) if line in pots else "–" for line in LINES]
        rows.append((teller.money(ante), str(players), *cells))
    names = ["ante", "players", *(f"line-{line.replace(' ', '-')}" for line in LINES)]
    heads = [teller.messages.text(f"chances-{name}") for name in names]
    return table(heads, rows, words=())


def _method(report: StudReport, teller: Teller) -> Html:
    said = [tag("p", teller.say(name)) for name in ("method-stud", "method-rake")]
    checks = teller.checks(list(_checks(report, teller)))
    return section(teller.say("part-method"), *said, tag("h3", teller.say("checks")), checks)


def _checks(report: StudReport, teller: Teller) -> Iterator[Check]:
    """Yield numbers that are reached on two ways."""
    for players, deck in report.decks:
        name = teller.say("check-classes", cards=deck.cards)
        yield Check(name, comb(deck.cards, 5), sum(number for _, number in deck.counts))
        for show in report.shows:
            if show.players != players:
                continue
            one = comb(4 * (len(RANKS) - deck.lowest), show.up)
            told = {"cards": deck.cards, "up": show.up, "players": players}
            yield Check(
                teller.say("check-show", **told), one, sum(number for _, number in show.one)
            )
            every = 1
            for dealt in range(players):
                every *= comb(deck.cards - dealt * show.up, show.up)
            best = sum(number for _, number in show.best)
            yield Check(teller.say("check-shows", **told), every, best)
