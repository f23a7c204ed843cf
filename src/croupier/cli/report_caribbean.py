"""The parts of a report on a Caribbean Stud sheet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import comb

from croupier.cards import full_deck
from croupier.charts.caribbean import outcome_name
from croupier.charts.drawn import MOST_LINES
from croupier.cli.report import Check, Teller, hands_table
from croupier.cli.report_html import Content, Html, facts, note, section, table, tag
from croupier.cli.report_progressive import progressive_checks, progressive_part
from croupier.odds.advice import Advice, advice
from croupier.odds.brings import brings_of, result_range
from croupier.odds.caribbean import Analysis, results_of
from croupier.odds.learning import simple_rules
from croupier.odds.session import RANGE_COUPS, mean_quantiles, volatility_index
from croupier.odds.tables import HAND
from croupier.records.rules_caribbean import pays, prizes
from croupier.sheets.worth import class_counts

LEVELS = (Fraction(90, 100), Fraction(95, 100), Fraction(99, 100))
"""The chances with which a mean result lies in its range."""


def caribbean_parts(found: Analysis, best: Analysis, teller: Teller) -> list[Html]:
    """Return the parts, in order."""
    parts = [
        _worth(found, best, teller),
        _pay_table(found, teller),
        _outcomes(found, teller),
        _ranges(found, teller),
        *_strategy(best, teller),
    ]
    if found.sheet.progressive is not None:
        parts.append(progressive_part(found, teller))
    return [*parts, _method(found, teller)]


def hit_frequency(found: Analysis) -> Fraction:
    """Return the chance of a result above zero."""
    won = sum(deals for result, deals in found.distribution.items() if result > 0)
    return Fraction(won, found.deals)


def _worth(found: Analysis, best: Analysis, teller: Teller) -> Html:
    say, look = teller.say, teller.look
    big = [
        (look.percent(1 - found.edge, 4), say("rtp-ante")),
        (look.percent(1 - found.element_of_risk, 4), say("rtp-stake")),
        (look.percent(hit_frequency(found), 4), say("hit-frequency")),
        (look.number(volatility_index(found), 4), say("volatility")),
    ]
    cells = [tag("div", tag("strong", value), tag("span", name)) for value, name in big]
    rows = list(_figures(found, best, teller))
    said = [note(say("rtp-how")), note(say("volatility-how")), note(say("hit-how"))]
    return section(say("part-worth"), tag("div", cells, class_="big"), facts(rows), *said)


def _figures(found: Analysis, best: Analysis, teller: Teller) -> Iterator[tuple[str, str]]:
    words, look = teller.words, teller.look
    yield words.say("house-edge"), look.percent(found.edge, 6)
    yield words.say("element-of-risk"), look.percent(found.element_of_risk, 6)
    yield words.say("average-bet"), look.number(found.average_bet, 6)
    yield words.say("raise-frequency"), look.percent(found.raise_frequency, 6)
    yield words.say("dealer-opens"), look.percent(found.dealer_opens, 6)
    yield words.say("standard-deviation"), look.number(found.standard_deviation, 6)
    per_stake = found.standard_deviation / float(found.average_bet)
    yield teller.say("deviation-per-stake"), look.number(per_stake, 6)
    least, most = min(found.distribution), max(found.distribution)
    chance = teller.one_in(Fraction(found.distribution[most], found.deals))
    ends = {"least": look.signed(least, _digits(least)), "most": look.signed(most, _digits(most))}
    yield teller.say("extremes"), teller.say("extremes-are", **ends, one=chance)
    yield words.say("deals"), teller.exact(found.deals)
    yield words.say("net"), teller.exact(found.net)
    if best is not found:
        yield (
            words.say("cost"),
            words.say("points", points=look.number(100 * (found.edge - best.edge), 6)),
        )


def _digits(value: Fraction) -> int:
    return 0 if value.denominator == 1 else 4


def _pay_table(found: Analysis, teller: Teller) -> Html:
    sheet, page, say = found.sheet, teller.page, teller.say
    columns = [(say("pays", multiple=sheet.additional.multiple), pays(page, sheet))]
    if sheet.progressive is not None:
        columns.append((say("prize"), prizes(page, sheet.progressive)))
    order = hands_table(teller, found.ranking, columns)
    equal = [(page.say(name), value) for name, value in page.equal_hands(found.ranking)]
    limits = page.say(
        "ante-limits",
        min=teller.money(sheet.table.ante.min),
        max=teller.money(sheet.table.ante.max),
    )
    cap = sheet.table.max_payout
    most = page.say("max-payout-none") if cap is None else teller.money(cap)
    rows = [
        (page.say("ante"), limits),
        (say("raise"), say("raise-is", multiple=sheet.additional.multiple)),
        (say("opens"), teller.words.exact(found.ranking, found.pays.opening)),
        (say("exposed"), str(sheet.dealer.exposed)),
        (page.say("max-payout"), most),
        (say("deck"), str(len(full_deck(sheet.deck.rank)))),
        *equal,
    ]
    ante = say("ante-pays")
    return section(say("part-pays"), order, note(ante), facts(rows))


def _outcomes(found: Analysis, teller: Teller) -> Html:
    say, words, look = teller.say, teller.words, teller.look
    results, brings = results_of(found.pays, found.ante), brings_of(found)
    rows: list[Sequence[Content]] = []
    for outcome, number in found.outcomes.items():
        share = Fraction(number, found.deals)
        low, high = result_range(results, found, outcome)
        spread = look.signed(low, _digits(low))
        if low != high:
            spread += f" / {look.signed(high, _digits(high))}"
        added = look.signed(100 * brings[outcome], 6)
        cells = (teller.exact(number), look.percent(share, 8), teller.one_in(share), spread, added)
        rows.append((outcome_name(words, outcome), *cells))
    total = look.signed(100 * sum(brings.values()), 6)
    foot = (say("all"), teller.exact(found.deals), look.percent(1, 8), "", "", total)
    heads = [words.say("outcome"), words.say("count"), words.say("chance"), say("one-in")]
    heads += [say("result"), say("brings")]
    by_result: list[Sequence[Content]] = [
        (
            look.signed(result, _digits(result)),
            teller.exact(deals),
            look.percent(Fraction(deals, found.deals), 8),
            teller.one_in(Fraction(deals, found.deals)),
        )
        for result, deals in sorted(found.distribution.items())
    ]
    return section(
        say("part-outcomes"),
        teller.picture(found, "outcomes"),
        table(heads, rows, foot=foot),
        tag("h3", say("by-result")),
        table([say("result"), *heads[1:4]], by_result, words=()),
    )


def ranges_of(found: Analysis, coups: int) -> list[tuple[float, float]]:
    """Return for each of :data:`LEVELS` where the return of so many coups lies, in antes a coup.

    Below and above lie at most half of the rest each.
    """
    ends = [float((1 + sign * level) / 2) for level in LEVELS for sign in (-1, 1)]
    means = [1 + mean for mean in mean_quantiles(found, coups, ends)]
    return list(zip(means[::2], means[1::2], strict=True))


def _ranges(found: Analysis, teller: Teller) -> Html:
    say, look = teller.say, teller.look
    rows: list[Sequence[Content]] = []
    for coups in RANGE_COUPS:
        cells = [
            say("range", low=look.percent(low, 2), high=look.percent(high, 2))
            for low, high in ranges_of(found, coups)
        ]
        rows.append((teller.exact(coups), *cells))
    heads = [say("coups"), *(look.percent(level, 0) for level in LEVELS)]
    return section(
        say("part-ranges"),
        tag("p", say("ranges-how")),
        table(heads, rows, words=()),
        teller.picture(found, "session"),
    )


def _strategy(best: Analysis, teller: Teller) -> list[Html]:
    """Return best play in words, as a chart, and what simpler rules cost."""
    told = advice(best)
    if told is None:
        return []
    say, words, look = teller.say, teller.words, teller.look
    rows: list[Sequence[Content]] = []
    for rule in simple_rules(told):
        lines = [tag("div", line) for line in words.strategy(rule.strategy)]
        edge = -rule.net / best.deals
        rows.append((lines, look.percent(edge, 4), look.number(100 * rule.cost, 4)))
    rows.append((words.say("best-play"), look.percent(best.edge, 4), look.number(0, 4)))
    heads = [words.say("rule"), words.say("edge"), say("cost")]
    return [
        section(
            words.say("part-strategy"),
            tag("ul", [tag("li", line) for line in words.plain(told)]),
            _chart(told, teller),
            tag("h3", words.say("part-learn")),
            table(heads, rows),
        )
    ]


def _chart(told: Advice, teller: Teller) -> Html:
    if len(told.groups) > MOST_LINES:
        return note(teller.say("no-chart", lines=len(told.groups)))
    return teller.picture(told.analysis, "strategy")


def _method(found: Analysis, teller: Teller) -> Html:
    say = teller.say
    paragraphs = [tag("p", say(name)) for name in ("method-count", "method-pays", "method-ranges")]
    checks = [*_checks(found, teller), *progressive_checks(found, teller)]
    return section(say("part-method"), *paragraphs, tag("h3", say("checks")), teller.checks(checks))


def _checks(found: Analysis, teller: Teller) -> Iterator[Check]:
    """Yield numbers that are reached on two ways."""
    say = teller.say
    cards = len(full_deck(found.ranking.lowest)) - len(found.dead)
    if found.seen == 1:
        deals = comb(cards, HAND) * (cards - HAND) * comb(cards - HAND - 1, HAND - 1)
        yield Check(say("check-deals", cards=cards), deals, found.deals)
    yield Check(say("check-outcomes"), sum(found.outcomes.values()), found.deals)
    yield Check(say("check-results"), sum(found.distribution.values()), found.deals)
    results = results_of(found.pays, found.ante)
    ends = {outcome: result_range(results, found, outcome) for outcome in found.outcomes}
    if all(low == high for low, high in ends.values()):
        brought = sum((number * ends[o][0] for o, number in found.outcomes.items()), Fraction(0))
        yield Check(say("check-net"), brought, found.net)
    if not found.dead:
        hands = sum(class_counts(found.ranking).values())
        yield Check(say("check-classes", cards=cards), comb(cards, HAND), hands)
